//! Setting up SkyRunner: who holds the pile, which wall, and the list for this number.

use super::super::components::{hand, lanes, pile};
use super::super::rules::{Setup, State};
use super::super::walls::Walls;
use super::building::picture;
use crate::core::{Game, Icon, Player, Seat};
use crate::localize::Words;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::ui::checklist::Step;
use crate::ui::panel::panel;
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, short_name};
use crate::ui::{Element, Ui, button, choice, icon, sheet};
use iced::widget::{column, container, pin, row, space, stack, text};
use iced::{Alignment, Length, Size};
use serde::{Deserialize, Serialize};

/// What a table chose last, for next time.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    /// Who held the pile first.
    pub youngest: Option<String>,
    /// Levels of the three sections of one's own copy.
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
    /// The levels of the building are being set.
    measuring: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    First(usize),
    Measure(bool),
    Levels(usize, u8),
}

impl Form {
    fn first(&self, people: &[Player]) -> usize {
        let name = self.chosen.youngest.as_deref();
        people
            .iter()
            .position(|person| Some(person.name.as_str()) == name)
            .unwrap_or(0)
    }

    /// Everybody, and who of them holds the pile.
    fn holder<'a>(&self, ui: &Ui<'a>, people: &[Player]) -> Element<'a, Message> {
        let first = self.first(people);
        let per_line = if ui.size.width < 420.0 && ui.large_text() {
            3
        } else {
            5
        };
        let gap = if ui.narrow() { 6.0 } else { 10.0 };
        let columns = people.len().min(per_line).max(1) as f32;
        let free = ui.size.width - 2.0 * if ui.two_panes() { 0.0 } else { ui.margin() };
        let width = (free - 10.0 - gap * (columns - 1.0)) / columns;
        let lines = people.chunks(per_line).enumerate().map(|(line, people)| {
            row(people.iter().enumerate().map(|(place, person)| {
                let seat = line * per_line + place;
                holder_cell(ui, person, seat == first, width, Message::First(seat))
            }))
            .spacing(gap)
            .into()
        });
        let title = ui.text(Role::Heading, ui.t("skyrunner-who-holds"));
        let holds = people.get(first).map(|person| {
            ui.soft(
                Role::Small,
                ui.tr("skyrunner-holds", &[("name", person.name.as_str().into())]),
            )
        });
        column![
            row![title.width(Length::Fill)]
                .push(holds.filter(|_| !ui.narrow() && !ui.large_text()))
                .align_y(Alignment::Center),
            column(lines).spacing(gap),
        ]
        .spacing(10)
        .into()
    }

    /// The wall for this number of players, and the levels of one's own copy.
    fn wall<'a>(&self, ui: &Ui<'a>, people: &[Player]) -> Element<'a, Message> {
        let lanes = lanes(people.len());
        let height = below_the_holder(ui, people.len());
        let tall = height.filter(|height| *height >= 220.0);
        let digits = tall.map_or(92.0, |height| (height - 170.0).clamp(92.0, 180.0));
        let digits = ui.digits(ui.px(Role::Huge).min(digits), lanes.to_string());
        let levels = self.chosen.walls().sections();
        let [low, middle, top] = levels;
        let change = button::text_button(
            ui,
            Some(Icon::Edit),
            ui.tr(
                "skyrunner-walls-now",
                &[
                    ("low", low.into()),
                    ("middle", middle.into()),
                    ("top", top.into()),
                ],
            ),
        )
        .padding(0)
        .on_press(Message::Measure(true));
        let about = ui.soft(Role::Small, ui.t("skyrunner-wall-higher"));
        let heading = ui
            .text(
                Role::Heading,
                ui.tr("skyrunner-wall-lanes", &[("count", lanes.into())]),
            )
            .width(Length::Fill);
        let many: Element<'a, Message> = if tall.is_some() {
            column![digits, heading].spacing(4).into()
        } else {
            row![digits, heading]
                .spacing(14)
                .align_y(Alignment::Center)
                .into()
        };
        let words = column![many, about, change].spacing(6).width(Length::Fill);
        let picture = (ui.size.width >= 420.0 && !ui.large_text()).then(|| {
            let high = height.map_or(158.0, |height| (height - 24.0).clamp(158.0, 520.0));
            let wide = (high * 0.86).min(ui.size.width * 0.44).max(160.0);
            picture(ui, Walls::new([5, 3, 3]), lanes, Size::new(wide, high))
        });
        panel(
            ui,
            row![]
                .push(picture)
                .push(words)
                .spacing(16)
                .align_y(Alignment::Center),
        )
        .padding(12)
        .width(Length::Fill)
        .height(height.map_or(Length::Shrink, Length::Fixed))
        .align_y(Alignment::Center)
        .into()
    }
}

/// What the seats and the choice of the holder leave of a pane, where it is worth filling.
fn below_the_holder(ui: &Ui<'_>, players: usize) -> Option<f32> {
    if !ui.two_panes() || ui.large_text() {
        return None;
    }
    let lines = if players > 2 { 2.0 } else { 1.0 };
    let seats = 68.0 + 16.0 + lines * ui.grow(80.0) + (lines - 1.0) * 12.0;
    let holder = ui.px(Role::Heading) * 1.2 + 10.0 + cell_height(ui);
    let left = ui.size.height - seats - 20.0 - holder - 16.0;
    (left >= 182.0).then_some(left)
}

fn cell_height(ui: &Ui<'_>) -> f32 {
    52.0 + ui.px(Role::Small) * 1.15 + 14.0
}

fn holder_cell<'a>(
    ui: &Ui<'a>,
    person: &Player,
    on: bool,
    width: f32,
    message: Message,
) -> Element<'a, Message> {
    let (name, px) = short_name(ui.px(Role::Small), &person.name, width - 14.0);
    let name = text(name)
        .size(px)
        .line_height(1.15)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .align_x(Alignment::Center)
        .wrapping(text::Wrapping::None);
    let mark = on.then(|| pin(icon::coloured(Icon::BidCard, 24.0)).x(30).y(0));
    let who = stack![container(chip(ui, person.hue, 40.0)).padding([0, 7])]
        .push(mark)
        .width(Length::Fixed(54.0))
        .height(Length::Fixed(40.0));
    let skin = TapStyle::choice(ui, on);
    let name = container(name)
        .width(Length::Fill)
        .align_x(Alignment::Center)
        .clip(true);
    tap(
        ui,
        skin.radius(16.0),
        column![who, name].spacing(4).align_x(Alignment::Center),
    )
    .width(Length::Fill)
    .height(Length::Fixed(cell_height(ui)))
    .padding([0, 4])
    .on_press(message)
    .into()
}

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        Self {
            chosen: cx.settings.of_game(State::NAME),
            measuring: false,
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
            Message::Measure(on) => self.measuring = on,
            Message::Levels(section, levels) => {
                if let Some(walls) = self.chosen.walls().with(section, levels) {
                    self.chosen.walls = Some(walls.sections());
                }
            }
        }
        Action::None
    }

    fn options<'a>(&'a self, ui: &Ui<'a>, table: &'a Players) -> Element<'a, Message> {
        let people = table.seats();
        column![self.holder(ui, people), self.wall(ui, people)]
            .spacing(16)
            .into()
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        self.measuring.then(|| measure(ui, self.chosen.walls()))
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        steps(ui, people.len())
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

/// The levels of each section, as they are on one's own building.
fn measure<'a>(ui: &Ui<'a>, walls: Walls) -> Element<'a, Message> {
    let head = row![
        ui.text(Role::Title, ui.t("skyrunner-walls"))
            .width(Length::Fill),
        button::icon_button(ui, Icon::Close, Some(Message::Measure(false))),
    ]
    .align_y(Alignment::Center);
    let names = [
        "skyrunner-walls-low",
        "skyrunner-walls-middle",
        "skyrunner-walls-top",
    ];
    let rows =
        names
            .iter()
            .zip(walls.sections())
            .enumerate()
            .rev()
            .map(|(section, (name, levels))| {
                let to = |levels: u8| {
                    walls
                        .with(section, levels)
                        .map(|_| Message::Levels(section, levels))
                };
                let stepper =
                    choice::stepper(ui, levels.to_string(), to(levels - 1), to(levels + 1));
                let name = ui.text(Role::Label, ui.t(name)).width(Length::Fill);
                if ui.narrow() && ui.large_text() {
                    column![name, stepper].spacing(4).into()
                } else {
                    row![name, stepper]
                        .spacing(12)
                        .align_y(Alignment::Center)
                        .into()
                }
            });
    let done = button::secondary(ui, Some(Icon::Check), ui.t("table-done"))
        .width(Length::Fill)
        .on_press(Message::Measure(false));
    let about = ui.soft(
        Role::Small,
        ui.tr("skyrunner-walls-about", &[("roof", walls.roof().into())]),
    );
    let body = column![
        head,
        about,
        column(rows).spacing(12),
        space::vertical(),
        done
    ]
    .spacing(if ui.narrow() { 12 } else { 18 });
    sheet::sheet_frame(ui, ui.accent.accent, body)
}

/// What to take out, in order.
fn steps(ui: &Ui<'_>, players: usize) -> Vec<Step> {
    let Some(pile) = pile(players) else {
        return Vec::new();
    };
    let hand = hand();
    let seats = u32::try_from(players).unwrap_or(2);
    let step = |count: u32, picture, what: &str, how: String| Step {
        count: Some(count),
        picture,
        what: ui.tr(what, &[("count", count.into())]),
        how: Some(how),
        done: false,
    };
    let each = |count: usize| seats * u32::try_from(count).unwrap_or(0);
    let lanes = u32::try_from(lanes(players)).unwrap_or(3);
    let whole_pile = ui.tr(
        "skyrunner-step-pile-how",
        &[
            ("climb", pile.climb.into()),
            ("material", pile.material.into()),
            ("lost", pile.lost.into()),
            ("sabotage", pile.sabotage.into()),
            ("fall", pile.fall.into()),
        ],
    );
    vec![
        step(
            lanes,
            Icon::Building,
            "skyrunner-step-wall",
            ui.t("skyrunner-step-wall-how"),
        ),
        step(
            seats,
            Icon::Pawn,
            "skyrunner-step-pawns",
            ui.t("skyrunner-step-pawns-how"),
        ),
        step(
            each(hand.bids.values().count()),
            Icon::BidCard,
            "skyrunner-step-bids",
            ui.t("skyrunner-step-bids-how"),
        ),
        step(
            seats,
            Icon::Surprise,
            "skyrunner-step-surprises",
            ui.t("skyrunner-step-one-each"),
        ),
        step(
            each(hand.climbs.values().count()),
            Icon::ClimbCard,
            "skyrunner-step-climbs",
            ui.t("skyrunner-step-climbs-how"),
        ),
        step(
            each(usize::from(hand.material)),
            Icon::Material,
            "skyrunner-step-material",
            ui.t("skyrunner-step-one-each"),
        ),
        step(
            u32::from(pile.len()),
            Icon::BidCard,
            "skyrunner-step-pile",
            whole_pile,
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Language;

    #[test]
    fn the_box_comes_out_as_the_rules_count_it() {
        let words = Words::new(Language::French);
        let ui = Ui::new(&words, true, 100, Size::new(1280.0, 800.0));
        for (players, counts) in [(2, [3, 2, 16, 2, 4, 2, 39]), (5, [5, 5, 40, 5, 10, 5, 30])] {
            let steps = steps(&ui, players);
            let found: Vec<_> = steps.iter().filter_map(|step| step.count).collect();
            assert_eq!(found, counts);
        }
    }
}
