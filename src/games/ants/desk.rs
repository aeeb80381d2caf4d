//! Setting up the ants: teams or not, who is the youngest, below zero or not, and the colours of
//! one's own cards.

use super::cards::Colour;
use super::paint::{self, Paint, Paints};
use super::rules::{Setup, State, TEAM_ROUNDS};
use super::seating;
use super::setup::{self, Side, deal, ghost_side};
use crate::localize::Words;
use crate::room::{self, Cx};
use crate::settings::{Person, Settings};
use crate::shelf::GameId;
use crate::table::Table;
use crate::ui::checklist::Step;
use crate::ui::chip::chip;
use crate::ui::choice::segmented;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::Role;
use crate::ui::{Element, Look, button, sheet};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Background, Length, border};
use serde::{Deserialize, Serialize};

/// What a table chose last, for next time.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub teams: bool,
    pub below_zero: bool,
    /// By name: people change seats.
    pub youngest: Option<String>,
    pub paints: Paints,
}

impl Remembered {
    pub fn youngest(&self, people: &[Person]) -> usize {
        people
            .iter()
            .position(|person| Some(&person.name) == self.youngest.as_ref())
            .unwrap_or(0)
    }
}

#[derive(Debug)]
pub struct Desk {
    chosen: Remembered,
    /// The colour whose paint is being chosen.
    painting: Option<Colour>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Teams(bool),
    BelowZero(bool),
    Youngest(String),
    Painting(Option<Colour>),
    Paint(Paint),
}

impl room::Desk for Desk {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        Self {
            chosen: cx.settings.of_game(GameId::Ants),
            painting: None,
        }
    }

    fn update(&mut self, cx: &mut Cx<'_>, _table: &Table, message: Message) {
        match message {
            Message::Teams(teams) => self.chosen.teams = teams,
            Message::BelowZero(below) => self.chosen.below_zero = below,
            Message::Youngest(name) => self.chosen.youngest = Some(name),
            Message::Painting(colour) => self.painting = colour,
            Message::Paint(paint) => {
                if let Some(colour) = self.painting {
                    self.chosen.paints.set(colour, paint);
                }
            }
        }
        self.remember(cx.settings);
    }

    fn options<'a>(&'a self, look: &Look<'a>, table: &'a Table) -> Element<'a, Message> {
        let people = table.seats();
        let teams = self.teams(people);
        let team_choice = (people.len() == 4).then(|| {
            let kinds = [
                (false, look.t("ants-alone")),
                (true, look.t("ants-in-teams")),
            ];
            segmented(look, &kinds, Some(teams), columns(look), Message::Teams)
        });
        let seats = self.around(look, people);
        let drawn = seats.is_some();
        column![]
            .push(team_choice)
            .push(seats)
            .push((teams && !drawn).then(|| partners(look, people)))
            .push(self.youngest(look, people))
            .push(self.zero(look))
            .push(self.colours(look))
            .spacing(if look.narrow() { 14 } else { 12 })
            .into()
    }

    fn steps(&self, look: &Look<'_>, people: &[Person]) -> Vec<Step> {
        let Some(deal) = deal(people.len()) else {
            return Vec::new();
        };
        let each = u32::from(deal.cards_each);
        let youngest = people
            .get(self.chosen.youngest(people))
            .map(|person| person.name.clone())
            .unwrap_or_default();
        let piles = u32::try_from(people.len()).unwrap_or(0) + u32::from(deal.ghost);
        let step = |count: Option<u32>, picture, what: &str, how: String| Step {
            count,
            picture,
            what: look.t(what),
            how: Some(how).filter(|_| !look.large_text()),
            done: false,
        };
        let mut steps = vec![
            step(
                Some(each * piles),
                Icon::AntSoldier,
                "ants-step-deck",
                look.tr(
                    "ants-step-deck-how",
                    &[("ladybugs", setup::LADYBUGS.into())],
                ),
            ),
            step(
                Some(each),
                Icon::AntNinja,
                "ants-step-deal",
                look.t("ants-step-deal-how"),
            ),
        ];
        if deal.ghost {
            steps.push(step(
                Some(each),
                Icon::EyeClosed,
                "ants-step-ghost",
                ghost_words(look, 0, &youngest),
            ));
        }
        steps.extend([
            step(
                Some(2),
                Icon::PlusGoal,
                "ants-step-heaps",
                look.t("ants-step-heaps-how"),
            ),
            step(
                Some(2),
                Icon::MinusGoal,
                "ants-step-goals",
                look.t("ants-step-goals-how"),
            ),
            step(
                None,
                Icon::Aphid,
                "ants-step-aphids",
                look.t("ants-step-aphids-how"),
            ),
        ]);
        let opens = if deal.ghost {
            look.t("ants-step-ghost-opens")
        } else {
            look.tr("ants-step-opens", &[("name", youngest.into())])
        };
        steps.push(Step {
            count: None,
            picture: Icon::Pawn,
            what: opens,
            how: (!look.large_text()).then(|| look.t("ants-step-opens-how")),
            done: false,
        });
        steps
    }

    fn panel<'a>(&'a self, look: &Look<'a>, _table: &'a Table) -> Option<Element<'a, Message>> {
        self.painting.map(|colour| self.painter(look, colour))
    }

    fn start(&self, words: &Words) -> String {
        words.text("ants-start")
    }

    fn setup(&self, people: &[Person], _seed: u64) -> Setup {
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            teams: self.teams(people),
            below_zero: self.chosen.below_zero,
        }
    }

    fn remember(&self, settings: &mut Settings) {
        settings.set_of_game(GameId::Ants, &self.chosen);
    }
}

/// Where the Ghost's pile lies in a round, in words.
pub fn ghost_words(look: &Look<'_>, round: u64, youngest: &str) -> String {
    let key = match ghost_side(round) {
        Side::Right => "ants-ghost-right",
        Side::Left => "ants-ghost-left",
    };
    look.tr(key, &[("name", youngest.into())])
}

fn columns(look: &Look<'_>) -> usize {
    if look.narrow() && look.large_text() {
        1
    } else {
        2
    }
}

/// Two partners: seats 0 and 2, or 1 and 3.
fn pair<'a>(look: &Look<'a>, people: &[Person], first: usize) -> Element<'a, Message> {
    let px = if look.narrow() { 34.0 } else { 42.0 };
    let pair = || people.iter().skip(first).step_by(2).take(2);
    let names = pair()
        .map(|person| person.name.clone())
        .collect::<Vec<_>>()
        .join(" · ");
    let chips = row(pair().map(|person| chip(look, person.hue, px))).spacing(4);
    row![
        chips,
        look.text(Role::Small, names)
            .font(crate::ui::typeface::BOLD)
            .width(Length::Fill)
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .width(Length::Fill)
    .into()
}

/// Who plays with whom, in a strip.
fn partners<'a>(look: &Look<'a>, people: &[Person]) -> Element<'a, Message> {
    let team = |first: usize| pair(look, people, first);
    let rounds = row![
        look.digits(look.px(Role::MidDigits), TEAM_ROUNDS.to_string())
            .line_height(1.0),
        look.soft(Role::Small, look.t("ants-rounds-word")),
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let body: Element<'a, Message> = if look.narrow() || look.large_text() {
        column![team(0), team(1)].spacing(8).into()
    } else {
        row![team(0), team(1), rounds]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    };
    panel(look, body)
        .padding([10, 14])
        .width(Length::Fill)
        .into()
}

impl Desk {
    fn teams(&self, people: &[Person]) -> bool {
        self.chosen.teams && people.len() == 4
    }

    /// The table from above, where the pane has room for it.
    fn around<'a>(&self, look: &Look<'a>, people: &[Person]) -> Option<Element<'a, Message>> {
        if !look.two_panes() || look.large_text() {
            return None;
        }
        #[expect(clippy::cast_precision_loss, reason = "at most two")]
        let lines = people.len().div_ceil(2) as f32;
        let choice = if people.len() == 4 { 76.0 } else { 0.0 };
        let free = look.size.height - 88.0 - lines * 92.0 - choice - 76.0 - 113.0 - 68.0;
        let side = (free - 48.0).min(240.0).floor();
        if side < 110.0 {
            return None;
        }
        let youngest = self.chosen.youngest(people);
        let teams = self.teams(people);
        let name = people
            .get(youngest)
            .map(|person| person.name.clone())
            .unwrap_or_default();
        let words: Element<'a, Message> = if teams {
            let rounds = look.tr("ants-in-rounds", &[("rounds", TEAM_ROUNDS.into())]);
            column![pair(look, people, 0), pair(look, people, 1)]
                .push(look.soft(Role::Body, rounds))
                .spacing(14)
                .into()
        } else if people.len() == 2 {
            column![
                look.text(Role::Body, ghost_words(look, 0, &name)),
                look.soft(Role::Small, look.t("ants-ghost-moves")),
            ]
            .spacing(8)
            .into()
        } else {
            column![
                look.text(Role::Label, look.tr("ants-opens", &[("name", name.into())])),
                look.soft(Role::Small, look.t("ants-clockwise")),
            ]
            .spacing(4)
            .into()
        };
        let table = seating::seating(look, people, youngest, teams, side);
        let body = row![table, container(words).width(Length::Fill)]
            .spacing(24)
            .align_y(Alignment::Center);
        let panel = panel(look, body).padding([12, 20]).width(Length::Fill);
        Some(panel.into())
    }

    fn youngest<'a>(&self, look: &Look<'a>, people: &[Person]) -> Element<'a, Message> {
        let chosen = self.chosen.youngest(people);
        let px = if look.narrow() { 44.0 } else { 48.0 };
        let chips = people.iter().enumerate().map(|(seat, person)| {
            let on = seat == chosen;
            let skin = if on {
                Skin::bare(look)
                    .fill(look.accent.tint)
                    .edge(look.accent.accent, 3.0)
            } else {
                Skin::bare(look).edge(look.colours.line, 1.0)
            };
            let content = row![chip(look, person.hue, px)]
                .push(on.then(|| icon::sign(Icon::Check, 24.0, look.accent.accent)))
                .spacing(6)
                .align_y(Alignment::Center);
            tap(look, skin.radius(20.0), content)
                .height(Length::Fixed(px + 16.0))
                .padding([0, 8])
                .on_press(Message::Youngest(person.name.clone()))
                .in_list()
                .into()
        });
        let chips = row(chips).spacing(8);
        let name = people
            .get(chosen)
            .map(|person| person.name.clone())
            .unwrap_or_default();
        let title = column![
            look.text(Role::Heading, look.t("ants-youngest")),
            look.soft(Role::Small, name),
        ];
        if look.narrow() || look.large_text() {
            column![title, chips].spacing(8).into()
        } else {
            row![title, space::horizontal(), chips]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    }

    fn zero<'a>(&self, look: &Look<'a>) -> Element<'a, Message> {
        let kinds = [
            (false, look.t("ants-zero-floor")),
            (true, look.t("ants-zero-below")),
        ];
        let title = look.text(Role::Heading, look.t("ants-zero"));
        let silent = look.soft(Role::Small, look.t("ants-zero-silent"));
        let head: Element<'a, Message> = if look.narrow() || look.large_text() {
            column![title, silent].spacing(2).into()
        } else {
            row![title, space::horizontal(), silent]
                .align_y(Alignment::Center)
                .into()
        };
        column![
            head,
            segmented(
                look,
                &kinds,
                Some(self.chosen.below_zero),
                columns(look),
                Message::BelowZero
            ),
        ]
        .spacing(8)
        .into()
    }

    fn colours<'a>(&self, look: &Look<'a>) -> Element<'a, Message> {
        let patches = Colour::ALL.map(|colour| {
            tap(
                look,
                Skin::bare(look),
                paint::swatch(look, &self.chosen.paints, colour, 42.0, 48.0),
            )
            .width(Length::Fixed(56.0))
            .height(Length::Fixed(56.0))
            .on_press(Message::Painting(Some(colour)))
            .in_list()
            .into()
        });
        let patches = row(patches).spacing(2);
        let title = column![
            look.text(Role::Heading, look.t("ants-your-cards")),
            look.soft(Role::Small, look.t("ants-your-cards-tap")),
        ];
        if look.narrow() || look.large_text() {
            column![title, patches].spacing(6).into()
        } else {
            row![title, space::horizontal(), patches]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    }

    /// The paint of one colour, in place of the list.
    fn painter<'a>(&self, look: &Look<'a>, colour: Colour) -> Element<'a, Message> {
        let paints = self.chosen.paints;
        let slots = row(Colour::ALL.map(|slot| {
            let on = slot == colour;
            let skin = if on {
                Skin::bare(look)
                    .fill(look.accent.tint)
                    .edge(look.accent.accent, 4.0)
            } else {
                Skin::bare(look).edge(look.colours.line, 1.0)
            };
            tap(
                look,
                skin.radius(16.0),
                paint::swatch(look, &paints, slot, 40.0, 48.0),
            )
            .width(Length::Fill)
            .height(Length::Fixed(72.0))
            .on_press(Message::Painting(Some(slot)))
            .in_list()
            .into()
        }))
        .spacing(8);
        let across = if look.size.width < 460.0 || look.large_text() {
            2
        } else {
            5
        };
        let choices = column(Paint::ALL.chunks(across).map(|line| {
            row(line.iter().map(|paint| {
                let on = paints.of(colour) == *paint;
                paint_choice(look, *paint, on)
            }))
            .spacing(8)
            .into()
        }))
        .spacing(8);
        let body = column![
            look.text(Role::Heading, look.t("ants-your-cards")),
            look.soft(Role::Body, look.t("ants-your-cards-how")),
            slots,
            choices,
        ]
        .spacing(16);
        let done = button::primary(look, Some(Icon::Check), look.t("table-done"))
            .width(Length::Fill)
            .on_press(Message::Painting(None));
        sheet::framed(
            look,
            look.accent.accent,
            column![page(look, body), done].spacing(12),
        )
    }
}

fn paint_choice<'a>(look: &Look<'a>, paint: Paint, on: bool) -> Element<'a, Message> {
    let fill = paint.colour();
    let patch = container(row![].push(on.then(|| icon::sign(Icon::Check, 30.0, paint::INK))))
        .center_x(Length::Fill)
        .center_y(Length::Fixed(56.0))
        .style(move |_| container::Style {
            background: Some(Background::Color(fill)),
            border: border::rounded(12),
            ..container::Style::default()
        });
    let content = column![patch, look.text(Role::Small, look.t(paint.key()))]
        .spacing(4)
        .align_x(Alignment::Center);
    let skin = if on {
        Skin::bare(look).edge(look.accent.accent, 4.0)
    } else {
        Skin::bare(look).edge(look.colours.line, 1.0)
    };
    tap(look, skin.radius(16.0), content)
        .width(Length::Fill)
        .padding(8)
        .on_press(Message::Paint(paint))
        .in_list()
        .into()
}
