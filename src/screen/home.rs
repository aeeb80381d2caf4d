//! Home: the boxes under the lamp, what is under way, and the way to the other places.

mod list;

use crate::settings::{LastTable, Settings};
use crate::shelf::GameId;
use crate::ui::art::{Gallery, Wanted};
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::picture::picture;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look};
use chrono::NaiveDate;
use iced::widget::{column, container, image, row, space, stack, text};
use iced::{Alignment, ContentFit, Gradient, Length, Radians, Size, gradient};

const LAMPSHADE: &[u8] = include_bytes!("../ui/art/lampshade.svg");
const LAMPLIGHT: &[u8] = include_bytes!("../ui/art/lamplight.svg");

/// A game that can be taken up again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Underway {
    pub game: GameId,
    pub file: String,
    /// Where it stands: a heading and a line, in the app's language.
    pub stands: (String, String),
}

/// A game that is over, in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recent {
    pub game: GameId,
    pub file: String,
    pub day: NaiveDate,
    pub result: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(GameId),
    Resume(String),
    /// Not this one: it is put away, and its box set up again.
    Another(String),
    Review(String),
    Rules,
    History,
    Settings,
}

/// What Home shows.
#[derive(Debug, Clone, Copy)]
pub struct Home<'a> {
    pub gallery: &'a Gallery,
    pub settings: &'a Settings,
    pub underway: &'a [Underway],
    pub recent: &'a [Recent],
    pub today: NaiveDate,
}

/// How many share the room.
#[expect(clippy::cast_precision_loss, reason = "a handful")]
const BOXES: f32 = GameId::ALL.len() as f32;

/// Sizes that follow from the window alone, so that pictures can be asked for before a frame.
#[derive(Debug, Clone, Copy)]
struct Measures {
    /// Everything but body text grows with large windows.
    scale: f32,
    margin: f32,
    gap: f32,
    header: f32,
    picture: f32,
    nav: f32,
    /// The height of a row in the list.
    row: f32,
    thumb: f32,
}

impl Measures {
    fn new(look: &Look<'_>) -> Self {
        let size = look.size;
        let scale = (size.width / 1280.0).clamp(1.0, 1.3);
        let margin = if size.width > 1500.0 { 64.0 } else { 32.0 };
        let gap = (16.0 * scale * scale).round();
        let header = (128.0 * scale * scale * 0.86).max(128.0).round();
        let card = ((size.width - 2.0 * margin - (BOXES - 1.0) * gap) / BOXES).floor();
        let nav = if look.narrow() {
            64.0
        } else {
            (64.0 * scale).round()
        };
        let list = if look.narrow() { 64.0 } else { 128.0 };
        let free = (size.height - list - nav - 40.0) / BOXES - 8.0;
        let row = if look.narrow() {
            look.grow(free.clamp(76.0, 100.0))
        } else {
            look.grow(free.clamp(110.0, 196.0))
        };
        Self {
            scale,
            margin,
            gap,
            header,
            picture: card - 20.0,
            nav,
            row,
            thumb: if look.narrow() && look.large_text() {
                64.0
            } else {
                (row - 18.0).min(160.0)
            },
        }
    }
}

/// The lamp over the boxes: it grows with the window.
fn shade(look: &Look<'_>) -> Size {
    Size::new(128.0, 112.0) * (look.size.width / 1280.0)
}

/// The pool of light under it.
fn light(look: &Look<'_>) -> Size {
    Size::new(1280.0, 560.0) * (look.size.width / 1280.0)
}

/// Whether the cards stand side by side.
fn side_by_side(look: &Look<'_>) -> bool {
    look.two_panes() && look.size.height >= 640.0
}

/// The pictures this window wants, in physical pixels.
pub fn wanted(look: &Look<'_>, factor: f32) -> Vec<Wanted> {
    let measures = Measures::new(look);
    let pixels = |length: f32| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "lengths of a window"
        )]
        let pixels = (length * factor).round().max(1.0) as u32;
        pixels
    };
    let squares = GameId::ALL.iter().copied().map(|game| {
        let side = pixels(if side_by_side(look) {
            // Twice what a row of the latest games shows: an end screen shows it whole.
            152.0
        } else {
            measures.thumb
        });
        Wanted {
            svg: game.cover().square,
            width: side,
            height: side,
        }
    });
    if !side_by_side(look) {
        return squares.collect();
    }
    let lamp = shade(look);
    let lamp = Wanted {
        svg: LAMPSHADE,
        width: pixels(lamp.width),
        height: pixels(lamp.height),
    };
    // Light has no edges: a quarter of the pixels each way is enough.
    let light = light(look);
    let light = Wanted {
        svg: LAMPLIGHT,
        width: pixels(light.width / 4.0),
        height: pixels(light.height / 4.0),
    };
    let cards = GameId::ALL.iter().copied().map(|game| Wanted {
        svg: game.cover().card,
        width: pixels(measures.picture),
        height: pixels(measures.picture * 1.25),
    });
    cards.chain([lamp, light]).chain(squares).collect()
}

impl<'a> Home<'a> {
    pub fn view(self, look: Look<'_>) -> Element<'a, Message> {
        let measures = Measures::new(&look);
        if side_by_side(&look) {
            self.lamplit(&look, self.wide(look, &measures))
        } else {
            ground(&look, vec![self.list(look, &measures)])
        }
    }

    /// The pool of light lies behind everything.
    fn lamplit(self, look: &Look<'_>, content: Element<'a, Message>) -> Element<'a, Message> {
        let hang = |svg, size: Size| {
            let picture = self.gallery.picture(svg).map(|handle| {
                image(handle)
                    .width(Length::Fixed(size.width))
                    .height(Length::Fixed(size.height))
                    .content_fit(ContentFit::Fill)
                    .opacity(if look.colours.dark { 1.0 } else { 0.85 })
            });
            // A place for each, so that a card that is held stays so when they come.
            container(column![].push(picture))
                .center_x(Length::Fill)
                .into()
        };
        let light = hang(LAMPLIGHT, light(look));
        let lamp = hang(LAMPSHADE, shade(look));
        ground(look, vec![light, lamp, content])
    }

    fn wide(self, look: Look<'_>, m: &Measures) -> Element<'a, Message> {
        let title = text(look.t("app-name"))
            .size((60.0 * m.scale).round())
            .font(typeface::SERIF)
            .color(look.colours.ink);
        let ask = text(look.t("home-question"))
            .size((28.0 * m.scale).round())
            .line_height(1.15)
            .font(typeface::SERIF)
            .color(look.colours.ink)
            .align_x(Alignment::End)
            .width(Length::Fixed(240.0 * m.scale));
        let head = row![title, space::horizontal(), ask]
            .align_y(Alignment::Center)
            .height(Length::Fixed(m.header))
            .padding([0.0, m.margin + 8.0]);
        let cards = row(GameId::ALL
            .iter()
            .copied()
            .map(|game| self.card(&look, m, game)))
        .spacing(m.gap)
        .height(Length::Fill);
        let recent = (look.size.height >= 1100.0 && !self.recent.is_empty())
            .then(|| self.recent_row(&look, m));
        let body = column![cards]
            .push(recent)
            .push(self.nav(&look, m))
            .spacing(24.0 * m.scale)
            .padding(iced::Padding::from([0.0, m.margin]).bottom(28.0 * m.scale));
        column![head, body].into()
    }

    fn card(self, look: &Look<'_>, m: &Measures, game: GameId) -> Element<'a, Message> {
        let look = look.with_accent(game.accent(look.colours));
        let underway = self.underway.iter().find(|under| under.game == game);
        let px = |base: f32| (base * m.scale).round();
        let players = row![
            icon::sign(Icon::People, px(22.0), look.colours.ink_soft),
            text(players(&look, game))
                .size(px(17.0))
                .color(look.colours.ink_soft),
            space::horizontal(),
            text(look.tr("minutes", &[("minutes", game.cover().minutes.into())]))
                .size(px(17.0))
                .color(look.colours.ink_soft),
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .padding([0, 6]);
        let grown = 1.0 + 0.22 * f32::from(look.percent - 100) / 75.0;
        // Where it stands needs the room that a long name would take.
        let name = if underway.is_some() { "short" } else { "name" };
        let name = text(look.t(&game.key(name)))
            .size((px(27.0) * grown).round())
            .line_height(1.12)
            .font(typeface::SERIF)
            .color(look.colours.ink);
        let body_px = (px(18.0) * (1.0 + 0.55 * f32::from(look.percent - 100) / 75.0)).round();
        let about = about(&look, game, underway, body_px);
        let words = column![name].push(about).spacing(8).padding([0, 6]);
        let foot: Element<'_, Message> = match underway {
            Some(under) => resume(&look, m.scale, under.file.clone()),
            None => self.table_of(&look, m, game),
        };
        let content = column![
            picture(
                &look,
                self.gallery,
                game.cover().card,
                Size::new(m.picture, m.picture * 1.25),
                16.0
            ),
            container(players).padding(iced::Padding::ZERO.top(12).bottom(2)),
            words,
            space::vertical(),
            foot,
        ]
        .width(Length::Fixed(m.picture));
        let live = underway.is_some();
        let edge = if live {
            look.accent.accent
        } else {
            look.colours.line
        };
        let mut skin = Skin::bare(&look)
            .fill(look.colours.surface)
            .edge(edge, if live { 3.0 } else { 1.0 })
            .radius(26.0);
        skin.shadow = look.colours.card_shadow;
        tap(&look, skin, content)
            .width(Length::Fill)
            .height(Length::Fill)
            .padding(iced::Padding::from(10).bottom(14))
            .on_press(opens(game, underway))
            .into()
    }

    /// Who played it last; free seats for a box that was never opened.
    fn table_of(self, look: &Look<'_>, m: &Measures, game: GameId) -> Element<'a, Message> {
        let Some((table, day)) = self
            .settings
            .tables
            .get(&game)
            .and_then(|t| Some((t, t.day()?)))
        else {
            let px = 38.0 * m.scale.min((m.picture - 10.0) / (40.0 * 6.0));
            let seats = free_seats(look, game, px.floor());
            return foot(look, m, look.t("home-free"), seats);
        };
        let px = 38.0 * m.scale.min((m.picture - 10.0) / (40.0 * 5.0));
        let words = look.words.table_of(day, self.today);
        foot(look, m, words, chips(look, table, px.floor()))
    }

    fn recent_row(self, look: &Look<'_>, m: &Measures) -> Element<'a, Message> {
        let head = text(look.t("home-recent"))
            .size(30)
            .line_height(1.1)
            .font(typeface::SERIF)
            .color(look.colours.ink)
            .width(Length::Fixed(190.0));
        let games = self.recent.iter().take(4).map(|recent| {
            let name = row![
                text(look.t(&recent.game.key("short")))
                    .size(28)
                    .font(typeface::SERIF)
                    .color(look.colours.ink)
                    .wrapping(text::Wrapping::None),
                text(look.words.day(recent.day, self.today))
                    .size(18)
                    .color(look.colours.ink_soft)
                    .wrapping(text::Wrapping::None),
            ]
            .spacing(8)
            .align_y(Alignment::End);
            let words = column![
                name,
                text(recent.result.clone())
                    .size(19)
                    .color(look.colours.ink)
                    .wrapping(text::Wrapping::None)
            ]
            .spacing(2);
            let content = row![
                picture(
                    look,
                    self.gallery,
                    recent.game.cover().square,
                    Size::new(76.0, 76.0),
                    12.0
                ),
                container(words).clip(true),
            ]
            .spacing(16)
            .align_y(Alignment::Center)
            .width(Length::Fill);
            let skin = Skin::bare(look)
                .fill(look.colours.surface)
                .edge(look.colours.line, 1.0)
                .radius(20.0);
            tap(look, skin, content)
                .width(Length::Fill)
                .height(Length::Fixed(100.0))
                .padding([0, 12])
                .on_press(Message::Review(recent.file.clone()))
                .into()
        });
        let gaps = (self.recent.len()..4).map(|_| space::horizontal().into());
        row![head]
            .extend(games)
            .extend(gaps)
            .spacing(m.gap)
            .align_y(Alignment::Center)
            .into()
    }

    fn nav(self, look: &Look<'_>, m: &Measures) -> Element<'a, Message> {
        let places = [
            (Icon::Rules, "place-rules", Message::Rules),
            (Icon::History, "place-history", Message::History),
            (Icon::Settings, "place-settings", Message::Settings),
        ];
        let narrow = look.narrow();
        let (px, beside) = if narrow {
            (look.px(Role::Small).min(19.0), 12.0)
        } else {
            (look.px(Role::Label) * m.scale, 90.0)
        };
        let room = look.size.width / 3.0 - beside;
        let px = places.iter().fold(px, |px, (_, key, _)| {
            typeface::fit_line(px, &look.t(key), room)
        });
        let keys = places.map(|(sign, key, message)| {
            let word = text(look.t(key))
                .size(px.round())
                .font(typeface::BOLD)
                .line_height(1.1)
                .color(look.colours.ink);
            let side = if narrow { 24.0 } else { 28.0 * m.scale };
            let sign = icon::sign(sign, side, look.colours.ink);
            let content: Element<'_, Message> = if narrow {
                column![sign, word]
                    .spacing(2)
                    .align_x(Alignment::Center)
                    .into()
            } else {
                row![sign, word]
                    .spacing(12)
                    .align_y(Alignment::Center)
                    .into()
            };
            let skin = if narrow {
                Skin::bare(look)
            } else {
                Skin::bare(look).edge(look.colours.line, 2.0).radius(16.0)
            };
            tap(look, skin, content)
                .width(Length::Fill)
                .height(Length::Fixed(m.nav))
                .on_press(message)
                .into()
        });
        row(keys).spacing(if narrow { 0 } else { 12 }).into()
    }
}

fn opens(game: GameId, underway: Option<&Underway>) -> Message {
    underway.map_or(Message::Open(game), |under| {
        Message::Resume(under.file.clone())
    })
}

fn players(look: &Look<'_>, game: GameId) -> String {
    let range = &game.cover().players;
    look.tr(
        "players-range",
        &[
            ("from", (*range.start()).into()),
            ("to", (*range.end()).into()),
        ],
    )
}

/// What is at the foot of a card: a few words over a row of seats.
fn foot<'a>(
    look: &Look<'_>,
    m: &Measures,
    words: String,
    seats: Element<'a, Message>,
) -> Element<'a, Message> {
    let words = text(words)
        .size((16.0 * m.scale).round())
        .color(look.colours.ink_soft);
    column![container(words).padding([0, 6]), seats]
        .spacing(6)
        .padding([0, 2])
        .into()
}

/// A ring for everybody who can play; those who need not come are fainter.
fn free_seats<'a>(look: &Look<'_>, game: GameId, px: f32) -> Element<'a, Message> {
    let players = &game.cover().players;
    let colours = look.colours;
    let seats = (1..=*players.end()).map(|seat| {
        let edge = if seat <= *players.start() {
            colours.line_strong
        } else {
            colours.line
        };
        container(space::horizontal())
            .width(Length::Fixed(px))
            .height(Length::Fixed(px))
            .style(move |_| container::Style {
                border: iced::border::rounded(px / 2.0).color(edge).width(2),
                ..container::Style::default()
            })
            .into()
    });
    row(seats).spacing(2).into()
}

/// Where a game stands, or what it is about.
fn about<'a>(
    look: &Look<'_>,
    game: GameId,
    underway: Option<&Underway>,
    px: f32,
) -> Option<Element<'a, Message>> {
    let Some(under) = underway else {
        return (!look.large_text()).then(|| {
            text(look.t(&game.key("tagline")))
                .size(px)
                .line_height(1.32)
                .color(look.colours.ink_soft)
                .into()
        });
    };
    let (heading, line) = under.stands.clone();
    let ink = look.colours.ink;
    let heading = text(heading).size(px).font(typeface::BOLD).color(ink);
    Some(column![heading, text(line).size(px).color(ink)].into())
}

fn chips<'a>(look: &Look<'_>, table: &LastTable, px: f32) -> Element<'a, Message> {
    row(table.seats.iter().map(|seat| chip(look, seat.hue, px)))
        .spacing(2)
        .into()
}

fn resume<'a>(look: &Look<'_>, scale: f32, file: String) -> Element<'a, Message> {
    let accent = look.accent;
    let px = (look.px(Role::Label) * scale).min(28.0).round();
    let content = row![
        icon::sign(Icon::Play, 26.0 * scale, accent.on_accent),
        text(look.t("home-resume"))
            .size(px)
            .font(typeface::BOLD)
            .color(accent.on_accent),
    ]
    .spacing(12)
    .align_y(Alignment::Center)
    .width(Length::Fill);
    tap(
        look,
        Skin::bare(look).fill(accent.accent).radius(16.0),
        content,
    )
    .width(Length::Fill)
    .height(Length::Fixed((64.0 * scale).round()))
    .padding([0, 18])
    .on_press(Message::Resume(file))
    .into()
}

/// The warm ground behind everything, lighter at the top: what lies on it, from below.
fn ground<'a>(look: &Look<'_>, layers: Vec<Element<'a, Message>>) -> Element<'a, Message> {
    let colours = look.colours;
    let end = (360.0 / look.size.height).clamp(0.1, 1.0);
    let light = gradient::Linear::new(Radians(std::f32::consts::PI))
        .add_stop(0.0, colours.lamplit)
        .add_stop(end, colours.ground);
    let style = container::Style::default().background(Gradient::Linear(light));
    let layers = stack(layers).width(Length::Fill).height(Length::Fill);
    container(layers).style(move |_| style).into()
}
