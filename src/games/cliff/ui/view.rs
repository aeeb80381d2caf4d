//! The screen in its four shapes: two panes, held upright, phone, and each with large text.

mod bags;
mod end;
mod fall;
mod keys;
mod parts;
mod plot;
mod prompts;

use super::super::rules::{Gear, State, Token};
use super::super::scene::{self, Way};
use super::super::wall::Place;
use super::paint::weather;
use super::wall_canvas::{Marks, Wall, sketch};
use super::{Ask, Message, Screen, Side, Tool};
use crate::core::Player;
use crate::live::LiveGame;
use crate::ui::player_chip::chip;
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Size, border};

/// What every part of the screen needs.
#[derive(Clone, Copy)]
struct Table<'a> {
    ui: Ui<'a>,
    screen: &'a Screen,
    live: &'a LiveGame<State>,
}

impl<'a> Table<'a> {
    fn state(&self) -> &'a State {
        self.live.state()
    }

    fn person(&self) -> Player {
        self.live.person(self.state().turn().index())
    }

    fn within(mut self, width: f32, height: f32) -> Self {
        self.ui = self.ui.within(Size::new(width, height));
        self
    }

    fn narrow(&self) -> bool {
        self.ui.narrow()
    }
}

pub fn view<'a>(ui: Ui<'a>, screen: &'a Screen, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let table = Table { ui, screen, live };
    if live.state().winners().is_some() {
        return end::view(table);
    }
    if ui.narrow() {
        phone(table)
    } else if ui.two_panes() {
        panes(table)
    } else {
        upright(table)
    }
}

/// The wall at the left, the turn at the right.
fn panes(table: Table<'_>) -> Element<'_, Message> {
    let Size { width, height } = table.ui.size;
    let left = ((width - 60.0) * 0.564).round();
    let room = table.within(width - 60.0 - left, height - 32.0);
    let right = if table.screen.scene.fall.is_some() {
        fall::pane(room)
    } else {
        turn(room)
    };
    row![
        container(wall(table.within(left, height - 32.0))).width(Length::Fixed(left)),
        container(right).width(Length::Fill),
    ]
    .spacing(20)
    .padding(iced::Padding::from([14, 20]).bottom(18))
    .height(Length::Fill)
    .into()
}

/// Whether everything about the turn fits at once.
fn roomy(table: Table<'_>) -> bool {
    let ui = table.ui;
    !ui.large_text() && parts::around_tiles(table) + 76.0 <= ui.size.height
}

fn turn(table: Table<'_>) -> Element<'_, Message> {
    if !roomy(table) {
        return tight(table);
    }
    column![
        parts::head(table, false),
        parts::steps(table),
        parts::tiles(table),
        bags::list(table),
        space::vertical(),
        prompts::between(table),
        keys::buttons(table),
    ]
    .spacing(12)
    .height(Length::Fill)
    .into()
}

/// Large text: the tiles beside the name, the other bags behind a tap.
fn tight(table: Table<'_>) -> Element<'_, Message> {
    let middle: Element<'_, Message> = if table.screen.bags {
        bags::page(table)
    } else {
        column![
            parts::steps(table),
            bags::own(table),
            space::vertical(),
            prompts::between(table),
        ]
        .spacing(12)
        .height(Length::Fill)
        .into()
    };
    column![parts::head(table, true), middle, keys::buttons(table)]
        .spacing(12)
        .height(Length::Fill)
        .into()
}

/// Held upright: the wall in the middle.
fn upright(table: Table<'_>) -> Element<'_, Message> {
    let Size { width, height } = table.ui.size;
    let inner = table.within(width - 40.0, height - 32.0);
    let falls = table.screen.scene.fall.is_some();
    let fixed = bags::height(inner) + table.ui.grow(68.0 + 64.0 + 64.0) + 84.0 + 60.0;
    let all = !table.ui.large_text() && inner.ui.size.height - fixed > 360.0;
    let wall = container(wall(inner)).height(Length::Fill);
    let body = if falls {
        column![wall, fall::upright(inner)]
    } else if table.screen.bags && !all {
        column![
            parts::head(inner, true),
            bags::page(inner),
            keys::buttons(inner)
        ]
    } else if all {
        column![
            parts::head(inner, true),
            parts::steps(inner),
            wall,
            bags::list(inner),
            prompts::between(inner),
            keys::buttons(inner),
        ]
    } else {
        column![
            parts::head(inner, true),
            parts::steps(inner),
            wall,
            bags::own(inner),
            prompts::between(inner),
            keys::buttons(inner),
        ]
    };
    body.spacing(12)
        .padding(iced::Padding::from([14, 20]).bottom(18))
        .height(Length::Fill)
        .into()
}

fn phone(table: Table<'_>) -> Element<'_, Message> {
    let Size { width, height } = table.ui.size;
    let inner = table.within(width - 24.0, height - 20.0);
    // Beside the open rules there is only room for what is said and done.
    let seen = inner.ui.size.height >= 300.0;
    let wall = seen.then(|| container(wall(inner)).height(Length::Fill));
    let body = if table.screen.scene.fall.is_some() {
        column![].push(wall).push(fall::phone(inner))
    } else if table.screen.bags && seen {
        column![parts::phone_head(inner), bags::page(inner)]
    } else {
        let middle = match &table.screen.ask {
            Ask::Nothing => keys::arrows(inner),
            _ => prompts::between(inner),
        };
        column![parts::phone_head(inner)]
            .push(wall)
            .push(middle)
            .push(keys::buttons(inner))
    };
    body.spacing(8)
        .padding(iced::Padding::from([8, 12]).bottom(12))
        .height(Length::Fill)
        .into()
}

/// The sketch on its ground, with those who wait below the foot.
fn wall(table: Table<'_>) -> Element<'_, Message> {
    let state = table.state();
    let over = state.winners().is_some();
    let picture = Wall {
        ui: table.ui,
        state,
        scene: &table.screen.scene,
        people: table.live.people(),
        marks: marks(table, over),
        focus: if over {
            scene::highest(state)
        } else {
            table.screen.cursor.or(scene::here(state))
        },
        pan: table.screen.pan,
    };
    column![
        sketch(&picture, &table.screen.layers, Message::Place, Message::Pan),
        ground(table),
    ]
    .into()
}

/// What may be tapped, for what is being done.
fn marks(table: Table<'_>, over: bool) -> Marks {
    let state = table.state();
    let tiles = &table.screen.scene.tiles;
    let base = Marks {
        cursor: table.screen.cursor,
        over,
        ..Marks::default()
    };
    if over {
        return base;
    }
    match table.screen.ask {
        Ask::Where(Tool::Cave) => {
            let limit = scene::cave_limit(state);
            let near = tiles.iter().flat_map(|place| scene::neighbours(*place));
            let mut offers: Vec<Place> = near
                .chain(scene::foot(tiles))
                .filter(|place| (0..=limit).contains(&place.row) && !tiles.contains(place))
                .collect();
            offers.sort_unstable();
            offers.dedup();
            Marks {
                offers,
                limit: Some(limit),
                ..base
            }
        }
        Ask::Where(Tool::Hang(_)) => {
            let mut offers: Vec<Place> = tiles.iter().copied().collect();
            match scene::here(state) {
                Some(at) => offers.extend(
                    scene::neighbours(at)
                        .into_iter()
                        .filter(|near| near.row >= 0),
                ),
                None => offers.extend(scene::foot(tiles)),
            }
            Marks { offers, ..base }
        }
        _ => Marks {
            ways: scene::ways(state, tiles),
            ..base
        },
    }
}

fn ground(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let narrow = ui.narrow();
    let weather = weather(ui.colours.dark);
    let below: Vec<Player> = table
        .state()
        .climbers()
        .iter()
        .enumerate()
        .filter(|(_, climber)| climber.at.is_none())
        .map(|(seat, _)| table.live.person(seat))
        .collect();
    let flat = narrow || (!ui.two_panes() && ui.size.height < 760.0);
    let px = if flat { 32.0 } else { 48.0 };
    let size = ui.px(if narrow { Role::Small } else { Role::Label });
    let words = ui.t("cliff-below");
    let margins = if narrow { 36.0 } else { 80.0 };
    let room = ui.size.width - margins;
    let (names, place) = shown_below(&below, &words, room, px, size);
    let people = below.iter().map(|person| {
        let name = names.then(|| {
            text(person.name.clone())
                .size(size)
                .font(typography::BOLD)
                .color(ui.colours.ink)
                .wrapping(text::Wrapping::None)
        });
        row![chip(&ui, person.hue, px)]
            .push(name)
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    });
    let place = (!below.is_empty() && place).then(|| {
        text(words)
            .size(size)
            .color(ui.colours.ink)
            .wrapping(text::Wrapping::None)
    });
    let line = row(people)
        .push(place)
        .spacing(if narrow { 8 } else { 14 })
        .align_y(Alignment::Center);
    let grass = container(space())
        .width(Length::Fill)
        .height(Length::Fixed(7.0))
        .style(move |_| container::Style::default().background(Background::Color(weather.grass)));
    let earth = container(line)
        .width(Length::Fill)
        .height(Length::Fixed(if flat { 40.0 } else { 70.0 }))
        .padding([0, if narrow { 16 } else { 40 }])
        .align_y(Alignment::Center)
        .style(move |_| container::Style {
            background: Some(Background::Color(weather.ground)),
            border: border::rounded(border::bottom(22)),
            ..container::Style::default()
        });
    column![grass, earth].into()
}

/// Whether there is room for names beside the chips, and for the words after them.
fn shown_below(below: &[Player], words: &str, room: f32, px: f32, size: f32) -> (bool, bool) {
    #[expect(clippy::cast_precision_loss, reason = "a few letters")]
    let wide = |letters: usize| letters as f32 * size * 0.56;
    let chips: f32 = below.iter().map(|_| px + 16.0).sum();
    let names: f32 = below
        .iter()
        .map(|person| wide(person.name.chars().count()) + 8.0)
        .sum();
    let words = wide(words.chars().count()) + 14.0;
    (
        chips + names < room,
        chips + names + words < room || (chips + names >= room && chips + words < room),
    )
}

/// Where somebody stands, in words.
fn height_words(ui: &Ui<'_>, at: Option<Place>) -> String {
    match at.map(|place| place.row) {
        None => ui.t("cliff-below"),
        Some(0) => ui.t("cliff-at-foot"),
        Some(row) => ui.tr("cliff-at-row", &[("row", row.into())]),
    }
}

/// The same as a figure.
fn figure(row: Option<i64>) -> String {
    row.map_or_else(|| "–".to_owned(), |row| row.to_string())
}

const fn token_of(gear: Gear) -> Token {
    gear.token()
}

/// Which of the four sides lead somewhere now.
fn open_sides(table: Table<'_>) -> Vec<Side> {
    let state = table.state();
    let ways = scene::ways(state, &table.screen.scene.tiles);
    match scene::here(state) {
        None if ways.is_empty() => Vec::new(),
        None => vec![Side::Up],
        Some(at) => Side::ALL
            .into_iter()
            .filter(|side| {
                ways.iter()
                    .any(|(place, way)| *way == Way::Step && *place == side.of(at))
            })
            .collect(),
    }
}
