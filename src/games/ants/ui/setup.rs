//! The setup of the ants: teams or not, the youngest player, below zero or not, and the colours of
//! the printed cards.

use super::super::cards::Colour;
use super::super::components::{self, deal};
use super::super::rules::{Setup, State, TEAM_ROUNDS};
use super::card_colours::{self, CardColours, Paint};
use super::seating::seating;
use crate::core::{Game, Icon, Player};
use crate::localize::Words;
use crate::session::field::Field;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::ui::checklist::Step;
use crate::ui::panel::{filled, page, panel};
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, cells, chip, fit, fit_group, flow, icon, sheet, tap,
    typography,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};
use serde::{Deserialize, Serialize};

/// What was chosen last, for next time.
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
    pub fn youngest(&self, players: &[Player]) -> usize {
        players
            .iter()
            .position(|player| Some(&player.name) == self.youngest.as_ref())
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
    Youngest(usize),
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
        _cx: &mut Cx<'_>,
        players: &[Player],
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::Teams(teams) => self.chosen.teams = teams,
            Message::BelowZero(below) => self.chosen.below_zero = below,
            Message::Youngest(seat) => {
                self.chosen.youngest = players.get(seat).map(|player| player.name.clone());
            }
            Message::Painting(colour) => self.painting = colour,
            Message::Paint(paint) => {
                if let Some(colour) = self.painting {
                    self.chosen.paints.set(colour, paint);
                }
            }
        }
        Action::None
    }

    fn fields<'a>(&'a self, ui: Ui<'a>, players: &'a [Player]) -> Vec<Field<'a, Message>> {
        let teams = (players.len() == 4).then(|| {
            let kinds = [(false, ui.t("ants-alone")), (true, ui.t("ants-in-teams"))];
            let chosen = self.teams(players);
            Field::choice("", kinds, &chosen, Message::Teams)
        });
        let youngest = Field::Seat {
            title: ui.t("ants-youngest"),
            chosen: self.chosen.youngest(players),
            mark: Icon::Pawn,
            random: None,
            on_choose: Box::new(Message::Youngest),
        };
        let kinds = [
            (false, ui.t("ants-zero-floor")),
            (true, ui.t("ants-zero-below")),
        ];
        let below = self.chosen.below_zero;
        let zero = Field::choice(ui.t("ants-zero"), kinds, &below, Message::BelowZero)
            .note(ui.t("ants-zero-silent"));
        let colours = Field::Own(self.colours(ui));
        let table = self.around(ui, players).map(Field::Own);
        teams
            .into_iter()
            .chain(table)
            .chain([youngest, zero, colours])
            .collect()
    }

    fn steps(&self, ui: &Ui<'_>, players: &[Player]) -> Vec<Step> {
        let Some(deal) = deal(players.len()) else {
            return Vec::new();
        };
        let each = u32::from(deal.cards_each);
        let name = [("name", self.youngest_name(players).into())];
        let piles = u32::try_from(players.len()).unwrap_or(0) + u32::from(deal.ghost);
        let step = |count: u32, picture, key: &str| Step::new(picture, ui.t(key)).count(count);
        let ladybugs = [("ladybugs", components::LADYBUGS.into())];
        let mut steps = vec![
            step(each * piles, Icon::AntSoldier, "ants-step-deck")
                .how(ui.tr("ants-step-deck-how", &ladybugs)),
            step(each, Icon::AntNinja, "ants-step-deal").how(ui.t("ants-step-deal-how")),
        ];
        let opens = if deal.ghost {
            let ghost = step(each, Icon::EyeClosed, "ants-step-ghost");
            steps.push(ghost.how(ui.tr("ants-step-ghost-right", &name)));
            ui.t("ants-step-ghost-opens")
        } else {
            ui.tr("ants-step-opens", &name)
        };
        steps.extend([
            step(2, Icon::PlusGoal, "ants-step-heaps").how(ui.t("ants-step-heaps-how")),
            step(2, Icon::MinusGoal, "ants-step-goals").how(ui.t("ants-step-goals-how")),
            Step::new(Icon::Aphid, ui.t("ants-step-aphids")).how(ui.t("ants-step-aphids-how")),
            Step::new(Icon::Pawn, opens).how(ui.t("ants-step-opens-how")),
        ]);
        if ui.large_text() {
            for step in &mut steps {
                step.how = None;
            }
        }
        steps
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        self.painting.map(|colour| self.colour_sheet(*ui, colour))
    }

    fn start(&self, words: &Words) -> String {
        words.text("ants-start")
    }

    fn setup(&self, players: &[Player], _seed: u64) -> Setup {
        Setup {
            players: players.iter().map(|player| player.name.clone()).collect(),
            teams: self.teams(players),
            below_zero: self.chosen.below_zero,
        }
    }

    fn remember(&self, settings: &mut Settings) {
        settings.set_of_game(State::NAME, &self.chosen);
    }
}

/// Two partners: seats 0 and 2, or 1 and 3.
fn pair<'a>(ui: Ui<'a>, players: &[Player], first: usize) -> Element<'a, Message> {
    let pair = || players.iter().skip(first).step_by(2).take(2);
    let names: Vec<String> = pair().map(|player| player.name.clone()).collect();
    let chips = row(pair().map(|player| chip(&ui, player.hue, 36.0))).spacing(4);
    let names = fit(ui, Role::Small, names.join(" · ")).font(typography::BOLD);
    row![chips, names]
        .spacing(10)
        .align_y(Alignment::Center)
        .into()
}

impl Form {
    fn teams(&self, players: &[Player]) -> bool {
        self.chosen.teams && players.len() == 4
    }

    fn youngest_name(&self, players: &[Player]) -> String {
        let player = players.get(self.chosen.youngest(players));
        player.map(|player| player.name.clone()).unwrap_or_default()
    }

    /// Who sits where: the table from above where there is room, or where the Ghost plays.
    fn around<'a>(&'a self, ui: Ui<'a>, players: &'a [Player]) -> Option<Element<'a, Message>> {
        if ui.window.height < 900.0 && players.len() != 2 {
            let pairs = [0, 1].map(|first| pair(ui, players, first));
            let pairs = cells(pairs).min_width(ui.em(11.0)).spacing(8.0);
            return self.teams(players).then(|| fit_group(pairs).into());
        }
        let name = self.youngest_name(players);
        let words = if self.teams(players) {
            let rounds = ui.tr("ants-in-rounds", &[("rounds", TEAM_ROUNDS.into())]);
            let pairs = column![pair(ui, players, 0), pair(ui, players, 1)].spacing(8);
            column![fit_group(pairs), ui.soft(Role::Small, rounds)].spacing(8)
        } else if players.len() == 2 {
            let pile = ui.tr("ants-ghost-whose", &[("name", name.into())]);
            column![
                ui.text(Role::Label, ui.t("ants-ghost-right")),
                ui.soft(Role::Small, pile),
                ui.soft(Role::Small, ui.t("ants-ghost-moves")),
            ]
            .spacing(4)
        } else {
            column![
                ui.text(Role::Label, ui.tr("ants-opens", &[("name", name.into())])),
                ui.soft(Role::Small, ui.t("ants-clockwise")),
            ]
            .spacing(4)
        };
        let youngest = self.chosen.youngest(players);
        let table = seating(ui, players, youngest, self.teams(players), 0);
        let px = if ui.narrow() { 120 } else { 136 };
        let body = row![
            container(table).width(px).height(px),
            words.width(Length::Fill)
        ]
        .spacing(20)
        .align_y(Alignment::Center);
        let panel = panel(&ui, body).padding([8, 16]).width(Length::Fill);
        Some(panel.into())
    }

    fn colours<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let patches = Colour::ALL.map(|colour| {
            let patch = card_colours::swatch(&ui, self.chosen.paints.of(colour), colour, 40.0);
            tap(&ui, TapStyle::bare(&ui), patch)
                .width(56)
                .height(60)
                .on_press(Message::Painting(Some(colour)))
                .into()
        });
        let title = column![
            ui.text(Role::Heading, ui.t("ants-your-cards")),
            ui.soft(Role::Small, ui.t("ants-your-cards-tap")),
        ];
        let parts = [
            container(title).width(Length::Fill).into(),
            row(patches).spacing(2).into(),
        ];
        flow(ui, 12.0, 12.0, parts).into()
    }

    /// The colour of one kind of cards, in place of the list.
    fn colour_sheet<'a>(&self, ui: Ui<'a>, colour: Colour) -> Element<'a, Message> {
        let paints = self.chosen.paints;
        let slots = Colour::ALL.map(|slot| {
            let skin = Face::Card.chosen_if(slot == colour).skin(&ui);
            let swatch = card_colours::swatch(&ui, paints.of(slot), slot, 40.0);
            tap(&ui, skin.radius(16.0), swatch)
                .width(Length::Fill)
                .height(72)
                .on_press(Message::Painting(Some(slot)))
                .into()
        });
        let choices = Paint::ALL.map(|paint| paint_choice(ui, paint, paints.of(colour) == paint));
        let choices = cells(choices)
            .min_width(ui.em(4.0))
            .max_columns(5)
            .spacing(8.0);
        let body = column![
            ui.text(Role::Heading, ui.t("ants-your-cards")),
            ui.soft(Role::Body, ui.t("ants-your-cards-how")),
            row(slots).spacing(8),
            fit_group(choices),
        ]
        .spacing(16);
        let done = button::primary(&ui, Some(Icon::Check), ui.t("table-done"))
            .width(Length::Fill)
            .on_press(Message::Painting(None));
        let body = column![page(&ui, body), done].spacing(12);
        sheet::sheet_frame(&ui, ui.accent.accent, body)
    }
}

fn paint_choice<'a>(ui: Ui<'a>, paint: Paint, is_on: bool) -> Element<'a, Message> {
    let check = is_on.then(|| icon::tinted(Icon::Check, 30.0, card_colours::INK));
    let patch = container(row![].push(check))
        .center_x(Length::Fill)
        .center_y(56)
        .style(filled(paint.colour(), 12));
    let name = fit(ui, Role::Small, ui.t(paint.key())).center();
    let content = column![patch, name].spacing(4);
    let skin = Face::Card.chosen_if(is_on).skin(&ui);
    tap(&ui, skin.radius(16.0), content)
        .width(Length::Fill)
        .padding(8)
        .on_press(Message::Paint(paint))
        .into()
}
