//! Setting up the ants: teams or not, who is the youngest, below zero or not, and the colours of
//! one's own cards.

use super::super::cards::Colour;
use super::super::components::{self, Side, deal, ghost_side};
use super::super::rules::{Setup, State, TEAM_ROUNDS};
use super::card_colours::{self, CardColours, Paint};
use super::seating;
use crate::core::{Game, Icon, Player};
use crate::localize::Words;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::ui::checklist::Step;
use crate::ui::choice::segmented;
use crate::ui::panel::{page, panel};
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, Ui, button, icon, sheet};
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
    pub paints: CardColours,
}

impl Remembered {
    pub fn youngest(&self, people: &[Player]) -> usize {
        people
            .iter()
            .position(|person| Some(&person.name) == self.youngest.as_ref())
            .unwrap_or(0)
    }
}

#[derive(Debug)]
pub struct Form {
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

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        Self {
            chosen: cx.settings.of_game(State::NAME),
            painting: None,
        }
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        _players: &[Player],
        message: Message,
    ) -> Action<Message> {
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
        Action::None
    }

    fn options<'a>(&'a self, ui: &Ui<'a>, table: &'a Players) -> Element<'a, Message> {
        let people = table.seats();
        let teams = self.teams(people);
        let team_choice = (people.len() == 4).then(|| {
            let kinds = [(false, ui.t("ants-alone")), (true, ui.t("ants-in-teams"))];
            segmented(ui, &kinds, Some(teams), columns(ui), Message::Teams)
        });
        let seats = self.around(ui, people);
        let drawn = seats.is_some();
        column![]
            .push(team_choice)
            .push(seats)
            .push((teams && !drawn).then(|| partners(ui, people)))
            .push(self.youngest(ui, people))
            .push(self.zero(ui))
            .push(self.colours(ui))
            .spacing(if ui.narrow() { 14 } else { 12 })
            .into()
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
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
            what: ui.t(what),
            how: Some(how).filter(|_| !ui.large_text()),
            done: false,
        };
        let mut steps = vec![
            step(
                Some(each * piles),
                Icon::AntSoldier,
                "ants-step-deck",
                ui.tr(
                    "ants-step-deck-how",
                    &[("ladybugs", components::LADYBUGS.into())],
                ),
            ),
            step(
                Some(each),
                Icon::AntNinja,
                "ants-step-deal",
                ui.t("ants-step-deal-how"),
            ),
        ];
        if deal.ghost {
            steps.push(step(
                Some(each),
                Icon::EyeClosed,
                "ants-step-ghost",
                ghost_words(ui, 0, &youngest),
            ));
        }
        steps.extend([
            step(
                Some(2),
                Icon::PlusGoal,
                "ants-step-heaps",
                ui.t("ants-step-heaps-how"),
            ),
            step(
                Some(2),
                Icon::MinusGoal,
                "ants-step-goals",
                ui.t("ants-step-goals-how"),
            ),
            step(
                None,
                Icon::Aphid,
                "ants-step-aphids",
                ui.t("ants-step-aphids-how"),
            ),
        ]);
        let opens = if deal.ghost {
            ui.t("ants-step-ghost-opens")
        } else {
            ui.tr("ants-step-opens", &[("name", youngest.into())])
        };
        steps.push(Step {
            count: None,
            picture: Icon::Pawn,
            what: opens,
            how: (!ui.large_text()).then(|| ui.t("ants-step-opens-how")),
            done: false,
        });
        steps
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        self.painting.map(|colour| self.painter(ui, colour))
    }

    fn start(&self, words: &Words) -> String {
        words.text("ants-start")
    }

    fn setup(&self, people: &[Player], _seed: u64) -> Setup {
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            teams: self.teams(people),
            below_zero: self.chosen.below_zero,
        }
    }

    fn remember(&self, settings: &mut Settings) {
        settings.set_of_game(State::NAME, &self.chosen);
    }
}

/// Where the Ghost's pile lies in a round, in words.
pub fn ghost_words(ui: &Ui<'_>, round: u64, youngest: &str) -> String {
    let key = match ghost_side(round) {
        Side::Right => "ants-ghost-right",
        Side::Left => "ants-ghost-left",
    };
    ui.tr(key, &[("name", youngest.into())])
}

fn columns(ui: &Ui<'_>) -> usize {
    if ui.narrow() && ui.large_text() { 1 } else { 2 }
}

/// Two partners: seats 0 and 2, or 1 and 3.
fn pair<'a>(ui: &Ui<'a>, people: &[Player], first: usize) -> Element<'a, Message> {
    let px = if ui.narrow() { 34.0 } else { 42.0 };
    let pair = || people.iter().skip(first).step_by(2).take(2);
    let names = pair()
        .map(|person| person.name.clone())
        .collect::<Vec<_>>()
        .join(" · ");
    let chips = row(pair().map(|person| chip(ui, person.hue, px))).spacing(4);
    row![
        chips,
        ui.text(Role::Small, names)
            .font(crate::ui::typography::BOLD)
            .width(Length::Fill)
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .width(Length::Fill)
    .into()
}

/// Who plays with whom, in a strip.
fn partners<'a>(ui: &Ui<'a>, people: &[Player]) -> Element<'a, Message> {
    let team = |first: usize| pair(ui, people, first);
    let rounds = row![
        ui.digits(ui.px(Role::MidDigits), TEAM_ROUNDS.to_string())
            .line_height(1.0),
        ui.soft(Role::Small, ui.t("ants-rounds-word")),
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let body: Element<'a, Message> = if ui.narrow() || ui.large_text() {
        column![team(0), team(1)].spacing(8).into()
    } else {
        row![team(0), team(1), rounds]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    };
    panel(ui, body).padding([10, 14]).width(Length::Fill).into()
}

impl Form {
    fn teams(&self, people: &[Player]) -> bool {
        self.chosen.teams && people.len() == 4
    }

    /// The table from above, where the pane has room for it.
    fn around<'a>(&self, ui: &Ui<'a>, people: &[Player]) -> Option<Element<'a, Message>> {
        if !ui.two_panes() || ui.large_text() {
            return None;
        }
        #[expect(clippy::cast_precision_loss, reason = "at most two")]
        let lines = people.len().div_ceil(2) as f32;
        let choice = if people.len() == 4 { 76.0 } else { 0.0 };
        let free = ui.size.height - 88.0 - lines * 92.0 - choice - 76.0 - 113.0 - 68.0;
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
            let rounds = ui.tr("ants-in-rounds", &[("rounds", TEAM_ROUNDS.into())]);
            column![pair(ui, people, 0), pair(ui, people, 1)]
                .push(ui.soft(Role::Body, rounds))
                .spacing(14)
                .into()
        } else if people.len() == 2 {
            column![
                ui.text(Role::Body, ghost_words(ui, 0, &name)),
                ui.soft(Role::Small, ui.t("ants-ghost-moves")),
            ]
            .spacing(8)
            .into()
        } else {
            column![
                ui.text(Role::Label, ui.tr("ants-opens", &[("name", name.into())])),
                ui.soft(Role::Small, ui.t("ants-clockwise")),
            ]
            .spacing(4)
            .into()
        };
        let table = seating::seating(ui, people, youngest, teams, side);
        let body = row![table, container(words).width(Length::Fill)]
            .spacing(24)
            .align_y(Alignment::Center);
        let panel = panel(ui, body).padding([12, 20]).width(Length::Fill);
        Some(panel.into())
    }

    fn youngest<'a>(&self, ui: &Ui<'a>, people: &[Player]) -> Element<'a, Message> {
        let chosen = self.chosen.youngest(people);
        let px = if ui.narrow() { 44.0 } else { 48.0 };
        let chips = people.iter().enumerate().map(|(seat, person)| {
            let on = seat == chosen;
            let skin = if on {
                TapStyle::bare(ui)
                    .fill(ui.accent.tint)
                    .edge(ui.accent.accent, 3.0)
            } else {
                TapStyle::bare(ui).edge(ui.colours.line, 1.0)
            };
            let content = row![chip(ui, person.hue, px)]
                .push(on.then(|| icon::tinted(Icon::Check, 24.0, ui.accent.accent)))
                .spacing(6)
                .align_y(Alignment::Center);
            tap(ui, skin.radius(20.0), content)
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
            ui.text(Role::Heading, ui.t("ants-youngest")),
            ui.soft(Role::Small, name),
        ];
        if ui.narrow() || ui.large_text() {
            column![title, chips].spacing(8).into()
        } else {
            row![title, space::horizontal(), chips]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    }

    fn zero<'a>(&self, ui: &Ui<'a>) -> Element<'a, Message> {
        let kinds = [
            (false, ui.t("ants-zero-floor")),
            (true, ui.t("ants-zero-below")),
        ];
        let title = ui.text(Role::Heading, ui.t("ants-zero"));
        let silent = ui.soft(Role::Small, ui.t("ants-zero-silent"));
        let head: Element<'a, Message> = if ui.narrow() || ui.large_text() {
            column![title, silent].spacing(2).into()
        } else {
            row![title, space::horizontal(), silent]
                .align_y(Alignment::Center)
                .into()
        };
        column![
            head,
            segmented(
                ui,
                &kinds,
                Some(self.chosen.below_zero),
                columns(ui),
                Message::BelowZero
            ),
        ]
        .spacing(8)
        .into()
    }

    fn colours<'a>(&self, ui: &Ui<'a>) -> Element<'a, Message> {
        let patches = Colour::ALL.map(|colour| {
            tap(
                ui,
                TapStyle::bare(ui),
                card_colours::swatch(ui, &self.chosen.paints, colour, 42.0, 48.0),
            )
            .width(Length::Fixed(56.0))
            .height(Length::Fixed(56.0))
            .on_press(Message::Painting(Some(colour)))
            .in_list()
            .into()
        });
        let patches = row(patches).spacing(2);
        let title = column![
            ui.text(Role::Heading, ui.t("ants-your-cards")),
            ui.soft(Role::Small, ui.t("ants-your-cards-tap")),
        ];
        if ui.narrow() || ui.large_text() {
            column![title, patches].spacing(6).into()
        } else {
            row![title, space::horizontal(), patches]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    }

    /// The paint of one colour, in place of the list.
    fn painter<'a>(&self, ui: &Ui<'a>, colour: Colour) -> Element<'a, Message> {
        let paints = self.chosen.paints;
        let slots = row(Colour::ALL.map(|slot| {
            let on = slot == colour;
            let skin = if on {
                TapStyle::bare(ui)
                    .fill(ui.accent.tint)
                    .edge(ui.accent.accent, 4.0)
            } else {
                TapStyle::bare(ui).edge(ui.colours.line, 1.0)
            };
            tap(
                ui,
                skin.radius(16.0),
                card_colours::swatch(ui, &paints, slot, 40.0, 48.0),
            )
            .width(Length::Fill)
            .height(Length::Fixed(72.0))
            .on_press(Message::Painting(Some(slot)))
            .in_list()
            .into()
        }))
        .spacing(8);
        let across = if ui.size.width < 460.0 || ui.large_text() {
            2
        } else {
            5
        };
        let choices = column(Paint::ALL.chunks(across).map(|line| {
            row(line.iter().map(|paint| {
                let on = paints.of(colour) == *paint;
                paint_choice(ui, *paint, on)
            }))
            .spacing(8)
            .into()
        }))
        .spacing(8);
        let body = column![
            ui.text(Role::Heading, ui.t("ants-your-cards")),
            ui.soft(Role::Body, ui.t("ants-your-cards-how")),
            slots,
            choices,
        ]
        .spacing(16);
        let done = button::primary(ui, Some(Icon::Check), ui.t("table-done"))
            .width(Length::Fill)
            .on_press(Message::Painting(None));
        sheet::sheet_frame(
            ui,
            ui.accent.accent,
            column![page(ui, body), done].spacing(12),
        )
    }
}

fn paint_choice<'a>(ui: &Ui<'a>, paint: Paint, on: bool) -> Element<'a, Message> {
    let fill = paint.colour();
    let patch =
        container(row![].push(on.then(|| icon::tinted(Icon::Check, 30.0, card_colours::INK))))
            .center_x(Length::Fill)
            .center_y(Length::Fixed(56.0))
            .style(move |_| container::Style {
                background: Some(Background::Color(fill)),
                border: border::rounded(12),
                ..container::Style::default()
            });
    let content = column![patch, ui.text(Role::Small, ui.t(paint.key()))]
        .spacing(4)
        .align_x(Alignment::Center);
    let skin = if on {
        TapStyle::bare(ui).edge(ui.accent.accent, 4.0)
    } else {
        TapStyle::bare(ui).edge(ui.colours.line, 1.0)
    };
    tap(ui, skin.radius(16.0), content)
        .width(Length::Fill)
        .padding(8)
        .on_press(Message::Paint(paint))
        .in_list()
        .into()
}
