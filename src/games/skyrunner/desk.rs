//! Setting up SkyRunner: who holds the pile, which wall, and the list for this number.

use super::building::picture;
use super::rules::{Setup, State};
use super::setup::{hand, lanes, pile};
use super::walls::Walls;
use crate::journal::Seat;
use crate::localize::Words;
use crate::room::{self, Cx};
use crate::settings::{Person, Settings};
use crate::shelf::GameId;
use crate::table::Table;
use crate::ui::checklist::Step;
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::panel;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role, short_name};
use crate::ui::{Element, Look, button, choice, sheet};
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
pub struct Desk {
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

impl Desk {
    fn first(&self, people: &[Person]) -> usize {
        let name = self.chosen.youngest.as_deref();
        people
            .iter()
            .position(|person| Some(person.name.as_str()) == name)
            .unwrap_or(0)
    }

    /// Everybody, and who of them holds the pile.
    fn holder<'a>(&self, look: &Look<'a>, people: &[Person]) -> Element<'a, Message> {
        let first = self.first(people);
        let per_line = if look.size.width < 420.0 && look.large_text() {
            3
        } else {
            5
        };
        let gap = if look.narrow() { 6.0 } else { 10.0 };
        let columns = people.len().min(per_line).max(1) as f32;
        let free = look.size.width - 2.0 * if look.two_panes() { 0.0 } else { look.margin() };
        let width = (free - 10.0 - gap * (columns - 1.0)) / columns;
        let lines = people.chunks(per_line).enumerate().map(|(line, people)| {
            row(people.iter().enumerate().map(|(place, person)| {
                let seat = line * per_line + place;
                holder_cell(look, person, seat == first, width, Message::First(seat))
            }))
            .spacing(gap)
            .into()
        });
        let title = look.text(Role::Heading, look.t("skyrunner-who-holds"));
        let holds = people.get(first).map(|person| {
            look.soft(
                Role::Small,
                look.tr("skyrunner-holds", &[("name", person.name.as_str().into())]),
            )
        });
        column![
            row![title.width(Length::Fill)]
                .push(holds.filter(|_| !look.narrow() && !look.large_text()))
                .align_y(Alignment::Center),
            column(lines).spacing(gap),
        ]
        .spacing(10)
        .into()
    }

    /// The wall for this number of players, and the levels of one's own copy.
    fn wall<'a>(&self, look: &Look<'a>, people: &[Person]) -> Element<'a, Message> {
        let lanes = lanes(people.len());
        let height = below_the_holder(look, people.len());
        let tall = height.filter(|height| *height >= 220.0);
        let digits = tall.map_or(92.0, |height| (height - 170.0).clamp(92.0, 180.0));
        let digits = look.digits(look.px(Role::Huge).min(digits), lanes.to_string());
        let levels = self.chosen.walls().sections();
        let [low, middle, top] = levels;
        let change = button::quiet(
            look,
            Some(Icon::Edit),
            look.tr(
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
        let about = look.soft(Role::Small, look.t("skyrunner-wall-higher"));
        let heading = look
            .text(
                Role::Heading,
                look.tr("skyrunner-wall-lanes", &[("count", lanes.into())]),
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
        let picture = (look.size.width >= 420.0 && !look.large_text()).then(|| {
            let high = height.map_or(158.0, |height| (height - 24.0).clamp(158.0, 520.0));
            let wide = (high * 0.86).min(look.size.width * 0.44).max(160.0);
            picture(look, Walls::new([5, 3, 3]), lanes, Size::new(wide, high))
        });
        panel(
            look,
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
fn below_the_holder(look: &Look<'_>, players: usize) -> Option<f32> {
    if !look.two_panes() || look.large_text() {
        return None;
    }
    let lines = if players > 2 { 2.0 } else { 1.0 };
    let seats = 68.0 + 16.0 + lines * look.grow(80.0) + (lines - 1.0) * 12.0;
    let holder = look.px(Role::Heading) * 1.2 + 10.0 + cell_height(look);
    let left = look.size.height - seats - 20.0 - holder - 16.0;
    (left >= 182.0).then_some(left)
}

fn cell_height(look: &Look<'_>) -> f32 {
    52.0 + look.px(Role::Small) * 1.15 + 14.0
}

fn holder_cell<'a>(
    look: &Look<'a>,
    person: &Person,
    on: bool,
    width: f32,
    message: Message,
) -> Element<'a, Message> {
    let (name, px) = short_name(look.px(Role::Small), &person.name, width - 14.0);
    let name = text(name)
        .size(px)
        .line_height(1.15)
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .align_x(Alignment::Center)
        .wrapping(text::Wrapping::None);
    let mark = on.then(|| pin(icon::thing(Icon::BidCard, 24.0)).x(30).y(0));
    let who = stack![container(chip(look, person.hue, 40.0)).padding([0, 7])]
        .push(mark)
        .width(Length::Fixed(54.0))
        .height(Length::Fixed(40.0));
    let skin = Skin::choice(look, on);
    let name = container(name)
        .width(Length::Fill)
        .align_x(Alignment::Center)
        .clip(true);
    tap(
        look,
        skin.radius(16.0),
        column![who, name].spacing(4).align_x(Alignment::Center),
    )
    .width(Length::Fill)
    .height(Length::Fixed(cell_height(look)))
    .padding([0, 4])
    .on_press(message)
    .into()
}

impl room::Desk for Desk {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        Self {
            chosen: cx.settings.of_game(GameId::Skyrunner),
            measuring: false,
        }
    }

    fn update(&mut self, _cx: &mut Cx<'_>, table: &Table, message: Message) {
        match message {
            Message::First(seat) => {
                self.chosen.youngest = table.seats().get(seat).map(|person| person.name.clone());
            }
            Message::Measure(on) => self.measuring = on,
            Message::Levels(section, levels) => {
                if let Some(walls) = self.chosen.walls().with(section, levels) {
                    self.chosen.walls = Some(walls.sections());
                }
            }
        }
    }

    fn options<'a>(&'a self, look: &Look<'a>, table: &'a Table) -> Element<'a, Message> {
        let people = table.seats();
        column![self.holder(look, people), self.wall(look, people)]
            .spacing(16)
            .into()
    }

    fn panel<'a>(&'a self, look: &Look<'a>, _table: &'a Table) -> Option<Element<'a, Message>> {
        self.measuring.then(|| measure(look, self.chosen.walls()))
    }

    fn steps(&self, look: &Look<'_>, people: &[Person]) -> Vec<Step> {
        steps(look, people.len())
    }

    fn start(&self, words: &Words) -> String {
        words.text("skyrunner-first-turn")
    }

    fn setup(&self, people: &[Person], _seed: u64) -> Setup {
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            first: Seat::all(people.len())
                .nth(self.first(people))
                .unwrap_or(Seat::new(0)),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        settings.set_of_game(GameId::Skyrunner, &self.chosen);
    }
}

/// The levels of each section, as they are on one's own building.
fn measure<'a>(look: &Look<'a>, walls: Walls) -> Element<'a, Message> {
    let head = row![
        look.text(Role::Title, look.t("skyrunner-walls"))
            .width(Length::Fill),
        button::sign(look, Icon::Close, Some(Message::Measure(false))),
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
                    choice::stepper(look, levels.to_string(), to(levels - 1), to(levels + 1));
                let name = look.text(Role::Label, look.t(name)).width(Length::Fill);
                if look.narrow() && look.large_text() {
                    column![name, stepper].spacing(4).into()
                } else {
                    row![name, stepper]
                        .spacing(12)
                        .align_y(Alignment::Center)
                        .into()
                }
            });
    let done = button::secondary(look, Some(Icon::Check), look.t("table-done"))
        .width(Length::Fill)
        .on_press(Message::Measure(false));
    let about = look.soft(
        Role::Small,
        look.tr("skyrunner-walls-about", &[("roof", walls.roof().into())]),
    );
    let body = column![
        head,
        about,
        column(rows).spacing(12),
        space::vertical(),
        done
    ]
    .spacing(if look.narrow() { 12 } else { 18 });
    sheet::framed(look, look.accent.accent, body)
}

/// What to take out, in order.
fn steps(look: &Look<'_>, players: usize) -> Vec<Step> {
    let Some(pile) = pile(players) else {
        return Vec::new();
    };
    let hand = hand();
    let seats = u32::try_from(players).unwrap_or(2);
    let step = |count: u32, picture, what: &str, how: String| Step {
        count: Some(count),
        picture,
        what: look.tr(what, &[("count", count.into())]),
        how: Some(how),
        done: false,
    };
    let each = |count: usize| seats * u32::try_from(count).unwrap_or(0);
    let lanes = u32::try_from(lanes(players)).unwrap_or(3);
    let whole_pile = look.tr(
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
            look.t("skyrunner-step-wall-how"),
        ),
        step(
            seats,
            Icon::Pawn,
            "skyrunner-step-pawns",
            look.t("skyrunner-step-pawns-how"),
        ),
        step(
            each(hand.bids.values().count()),
            Icon::BidCard,
            "skyrunner-step-bids",
            look.t("skyrunner-step-bids-how"),
        ),
        step(
            seats,
            Icon::Surprise,
            "skyrunner-step-surprises",
            look.t("skyrunner-step-one-each"),
        ),
        step(
            each(hand.climbs.values().count()),
            Icon::ClimbCard,
            "skyrunner-step-climbs",
            look.t("skyrunner-step-climbs-how"),
        ),
        step(
            each(usize::from(hand.material)),
            Icon::Material,
            "skyrunner-step-material",
            look.t("skyrunner-step-one-each"),
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
    use crate::localize::Language;

    #[test]
    fn the_box_comes_out_as_the_rules_count_it() {
        let words = Words::new(Language::French);
        let look = Look::new(&words, true, 100, Size::new(1280.0, 800.0));
        for (players, counts) in [(2, [3, 2, 16, 2, 4, 2, 39]), (5, [5, 5, 40, 5, 10, 5, 30])] {
            let steps = steps(&look, players);
            let found: Vec<_> = steps.iter().filter_map(|step| step.count).collect();
            assert_eq!(found, counts);
        }
    }
}
