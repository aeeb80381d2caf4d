//! The setup of SkyRunner: who holds the pile, which wall, and the components for this number of
//! players.

use super::super::components::{hand, lanes, pile};
use super::super::rules::{Setup, State};
use super::super::walls::Walls;
use super::building::picture;
use super::words;
use crate::core::{Game, Icon, Player, Seat};
use crate::localize::Words;
use crate::session::field::Field;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::ui::checklist::Step;
use crate::ui::choice::stepper;
use crate::ui::panel::panel;
use crate::ui::{Element, Role, Ui, button, by_space, fit, fit_group, fit_soft, sheet};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};
use serde::{Deserialize, Serialize};

/// The choices of the last game.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    /// Who held the pile first.
    pub youngest: Option<String>,
    /// Levels of the three sections of the players' own building.
    pub walls: Option<[u8; 3]>,
}

impl Remembered {
    pub fn walls(&self) -> Walls {
        self.walls.map(Walls::new).unwrap_or_default()
    }
}

#[derive(Debug)]
pub struct Form {
    chosen: Remembered,
    /// The levels of the building, while they are being set.
    measured: Option<Walls>,
}

#[derive(Debug, Clone)]
pub enum Message {
    First(usize),
    Measure,
    Levels(usize, u8),
    Measured,
    Close,
}

impl Form {
    fn first(&self, people: &[Player]) -> usize {
        let name = self.chosen.youngest.as_deref();
        people
            .iter()
            .position(|person| Some(person.name.as_str()) == name)
            .unwrap_or(0)
    }

    /// The wall for this number of players, and the levels of their own building.
    fn wall<'a>(&self, ui: Ui<'a>, players: usize) -> Element<'a, Message> {
        let lanes = lanes(players);
        let words = words::building(ui, self.chosen.walls(), self.chosen.walls.is_none());
        let content = by_space(ui, move |ui| {
            let digits = ui.digits(ui.px(Role::Huge).min(110.0), lanes.to_string());
            let heading = ui.tr("skyrunner-wall-lanes", &[("count", lanes.into())]);
            let heading = fit(ui, Role::Heading, heading).max_lines(3);
            let about = fit_soft(ui, Role::Small, ui.t("skyrunner-wall-higher")).max_lines(3);
            let change = button::text_button(&ui, Some(Icon::Edit), words.clone())
                .padding(0)
                .on_press(Message::Measure);
            let count = row![digits, heading].spacing(14);
            let words = column![count.align_y(Alignment::Center), about, change]
                .spacing(6)
                .width(Length::FillPortion(7));
            let picture = (ui.width_ems() >= 21.0).then(|| {
                let height = ui.space.height.unwrap_or(ui.em(8.0));
                let picture = container(picture(ui, lanes)).height(height);
                picture.width(Length::FillPortion(5))
            });
            let content = row![].push(picture).push(words).spacing(16);
            container(content.align_y(Alignment::Center))
                .center_y(ui.space.height.map_or(Length::Shrink, Length::from))
                .into()
        });
        // Beside the list the picture fills a pane.
        let height = ui
            .space
            .height
            .filter(|_| ui.two_panes() && !ui.large_text());
        let height = height.map_or(Length::Shrink, |height| (height * 0.36).max(160.0).into());
        panel(&ui, content.height(height))
            .padding(12)
            .width(Length::Fill)
            .into()
    }
}

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        Self {
            chosen: cx.settings.of_game(State::NAME),
            measured: None,
        }
    }

    fn update(
        &mut self,
        _cx: &mut Cx<'_>,
        players: &[Player],
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::First(seat) => {
                self.chosen.youngest = players.get(seat).map(|person| person.name.clone());
            }
            Message::Measure => self.measured = Some(self.chosen.walls()),
            Message::Levels(section, levels) => {
                let walls = self.measured.and_then(|walls| walls.with(section, levels));
                self.measured = walls.or(self.measured);
            }
            Message::Measured => {
                if let Some(walls) = self.measured.take() {
                    self.chosen.walls = Some(walls.sections());
                }
            }
            Message::Close => self.measured = None,
        }
        Action::None
    }

    fn fields<'a>(&'a self, ui: Ui<'a>, players: &'a [Player]) -> Vec<Field<'a, Message>> {
        vec![
            Field::Seat {
                title: ui.t("skyrunner-who-holds"),
                chosen: self.first(players),
                mark: Icon::BidCard,
                random: None,
                on_choose: Box::new(Message::First),
            },
            Field::Own(self.wall(ui, players.len())),
        ]
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        let (walls, ui) = (self.measured?, *ui);
        let title = row![
            fit(ui, Role::Title, ui.t("skyrunner-walls")),
            button::icon_button(&ui, Icon::Close, Some(Message::Close)),
        ]
        .align_y(Alignment::Center);
        let done = button::secondary(&ui, Some(Icon::Check), ui.t("table-done"))
            .width(Length::Fill)
            .on_press(Message::Measured);
        let content = measure(ui, title.into(), walls, Message::Levels, done.into());
        Some(sheet::sheet_frame(&ui, ui.accent.accent, content))
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        let mut steps = steps(ui, people.len());
        // Asked once per box, when the building is set up.
        if let (None, Some(wall)) = (self.chosen.walls, steps.first_mut()) {
            wall.how = Some(ui.t("skyrunner-step-levels-how"));
        }
        steps
    }

    fn on_step(&self, step: usize) -> Option<Message> {
        (step == 0 && self.chosen.walls.is_none()).then_some(Message::Measure)
    }

    fn keeps_list(message: &Message) -> bool {
        !matches!(message, Message::First(_))
    }

    fn back(&mut self, _cx: &mut Cx<'_>) -> bool {
        self.measured.take().is_some()
    }

    fn start(&self, words: &Words) -> String {
        words.text("skyrunner-first-turn")
    }

    fn setup(&self, people: &[Player], _seed: u64) -> Setup {
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            first: Seat::all(people.len())
                .nth(self.first(people))
                .unwrap_or(Seat::new(0)),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        settings.set_of_game(State::NAME, &self.chosen);
    }
}

/// The levels of each section, as steppers.
pub(super) fn measure<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    title: Element<'a, Message>,
    walls: Walls,
    on_levels: impl Fn(usize, u8) -> Message,
    done: Element<'a, Message>,
) -> Element<'a, Message> {
    let names = [
        "skyrunner-walls-low",
        "skyrunner-walls-middle",
        "skyrunner-walls-top",
    ];
    let sections = names.iter().zip(walls.sections()).enumerate().rev();
    let rows = sections.map(|(section, (name, levels))| {
        let to = |levels: u8| {
            let fits = walls.with(section, levels).is_some();
            fits.then(|| on_levels(section, levels))
        };
        let steps = stepper(&ui, levels.to_string(), to(levels - 1), to(levels + 1));
        let name = fit(ui, Role::Label, ui.t(name)).max_lines(2);
        row![name, steps]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    });
    let rows = fit_group(column(rows).spacing(if ui.narrow() { 8 } else { 12 }));
    let roof = [("roof", walls.roof().into())];
    let about = fit_soft(ui, Role::Small, ui.tr("skyrunner-walls-about", &roof)).max_lines(3);
    column![title, about, rows, space::vertical(), done]
        .spacing(if ui.narrow() { 10 } else { 18 })
        .into()
}

/// What to take out, in order.
fn steps(ui: &Ui<'_>, players: usize) -> Vec<Step> {
    let Some(pile) = pile(players) else {
        return Vec::new();
    };
    let hand = hand();
    let seats = u32::try_from(players).unwrap_or(2);
    let step = |count: u32, picture, key: &str| {
        Step::new(picture, ui.tr(key, &[("count", count.into())])).count(count)
    };
    let each = |count: usize| seats * u32::try_from(count).unwrap_or(0);
    let lanes = u32::try_from(lanes(players)).unwrap_or(3);
    let in_pile = [
        ("climb", pile.climb.into()),
        ("material", pile.material.into()),
        ("lost", pile.lost.into()),
        ("sabotage", pile.sabotage.into()),
        ("fall", pile.fall.into()),
    ];
    let (bids, climbs) = (hand.bids.values().count(), hand.climbs.values().count());
    vec![
        step(lanes, Icon::Building, "skyrunner-step-wall").how(ui.t("skyrunner-step-wall-how")),
        step(seats, Icon::Pawn, "skyrunner-step-pawns").how(ui.t("skyrunner-step-pawns-how")),
        step(each(bids), Icon::BidCard, "skyrunner-step-bids").how(ui.t("skyrunner-step-bids-how")),
        step(seats, Icon::Surprise, "skyrunner-step-surprises")
            .how(ui.t("skyrunner-step-one-each")),
        step(each(climbs), Icon::ClimbCard, "skyrunner-step-climbs")
            .how(ui.t("skyrunner-step-climbs-how")),
        step(
            each(hand.material.into()),
            Icon::Material,
            "skyrunner-step-material",
        )
        .how(ui.t("skyrunner-step-one-each")),
        step(pile.len().into(), Icon::BidCard, "skyrunner-step-pile")
            .how(ui.tr("skyrunner-step-pile-how", &in_pile)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Language;
    use iced::Size;

    #[test]
    fn components_match_the_rules() {
        let words = Words::new(Language::French);
        let ui = Ui::new(&words, true, 100, Size::new(1280.0, 800.0));
        for (players, counts) in [(2, [3, 2, 16, 2, 4, 2, 39]), (5, [5, 5, 40, 5, 10, 5, 30])] {
            let steps = steps(&ui, players);
            let found: Vec<_> = steps.iter().filter_map(|step| step.count).collect();
            assert_eq!(found, counts);
        }
    }
}
