//! Home: the boxes under the lamp, what is under way, and the way to the other places.

mod list;

use crate::core::Icon;
use crate::games::GameInfo;
use crate::settings::{LastPlayers, Settings};
use crate::ui::fit_text::{fit, fit_group};
use crate::ui::layout::cells;
use crate::ui::picture::picture;
use crate::ui::pictures::{PictureSize, Pictures};
use crate::ui::player_chip::chip;
use crate::ui::screen_parts::ScreenParts;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, icon};
use chrono::NaiveDate;
use iced::widget::{column, container, image, row, space, stack, text};
use iced::{Alignment, ContentFit, Gradient, Length, Radians, Size, gradient};

const LAMPSHADE: &[u8] = include_bytes!("../ui/art/lampshade.svg");
const LAMPLIGHT: &[u8] = include_bytes!("../ui/art/lamplight.svg");

/// A game that can be taken up again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Underway {
    pub game: &'static GameInfo,
    pub file: String,
    /// Where it stands: a heading and a line, in the app's language.
    pub stands: (String, String),
}

/// A game that is over, in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recent {
    pub game: &'static GameInfo,
    pub file: String,
    pub day: NaiveDate,
    pub result: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(&'static GameInfo),
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
    pub pictures: &'a Pictures,
    pub settings: &'a Settings,
    pub underway: &'a [Underway],
    pub recent: &'a [Recent],
    pub today: NaiveDate,
}

/// How many share the room.
#[expect(clippy::cast_precision_loss, reason = "a handful")]
const BOXES: f32 = GameInfo::ALL.len() as f32;

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
    fn new(ui: &Ui<'_>) -> Self {
        let size = ui.size;
        let scale = (size.width / 1280.0).clamp(1.0, 1.3);
        let margin = if size.width > 1500.0 { 64.0 } else { 32.0 };
        let gap = (16.0 * scale * scale).round();
        let header = (128.0 * scale * scale * 0.86).max(128.0).round();
        let card = ((size.width - 2.0 * margin - (BOXES - 1.0) * gap) / BOXES).floor();
        let nav = if ui.narrow() {
            64.0
        } else {
            (64.0 * scale).round()
        };
        let list = if ui.narrow() { 64.0 } else { 128.0 };
        let free = (size.height - list - nav - 40.0) / BOXES - 8.0;
        let row = if ui.narrow() {
            ui.grow(free.clamp(76.0, 100.0))
        } else {
            ui.grow(free.clamp(110.0, 196.0))
        };
        Self {
            scale,
            margin,
            gap,
            header,
            picture: card - 20.0,
            nav,
            row,
            thumb: if ui.narrow() && ui.large_text() {
                64.0
            } else {
                (row - 18.0).min(160.0)
            },
        }
    }
}

/// The lamp over the boxes: it grows with the window.
fn shade(ui: &Ui<'_>) -> Size {
    Size::new(128.0, 112.0) * (ui.size.width / 1280.0)
}

/// The pool of light under it.
fn light(ui: &Ui<'_>) -> Size {
    Size::new(1280.0, 560.0) * (ui.size.width / 1280.0)
}

/// Whether the cards stand side by side.
fn side_by_side(ui: &Ui<'_>) -> bool {
    ui.two_panes() && ui.size.height >= 640.0
}

/// The pictures this window wants, in physical pixels.
pub fn wanted(ui: &Ui<'_>, factor: f32) -> Vec<PictureSize> {
    let measures = Measures::new(ui);
    let pixels = |length: f32| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "lengths of a window"
        )]
        let pixels = (length * factor).round().max(1.0) as u32;
        pixels
    };
    let squares = GameInfo::ALL.iter().copied().map(|game| {
        let side = pixels(if side_by_side(ui) {
            // Twice what a row of the latest games shows: an end screen shows it whole.
            152.0
        } else {
            measures.thumb
        });
        PictureSize {
            svg: game.metadata.square,
            width: side,
            height: side,
        }
    });
    if !side_by_side(ui) {
        return squares.collect();
    }
    let lamp = shade(ui);
    let lamp = PictureSize {
        svg: LAMPSHADE,
        width: pixels(lamp.width),
        height: pixels(lamp.height),
    };
    // Light has no edges: a quarter of the pixels each way is enough.
    let light = light(ui);
    let light = PictureSize {
        svg: LAMPLIGHT,
        width: pixels(light.width / 4.0),
        height: pixels(light.height / 4.0),
    };
    let cards = GameInfo::ALL.iter().copied().map(|game| PictureSize {
        svg: game.metadata.card,
        width: pixels(measures.picture),
        height: pixels(measures.picture * 1.25),
    });
    cards.chain([lamp, light]).chain(squares).collect()
}

impl<'a> Home<'a> {
    pub fn view(self, ui: Ui<'a>) -> ScreenParts<'a, Message> {
        let measures = Measures::new(&ui);
        let body = if side_by_side(&ui) {
            self.lamplit(&ui, self.wide(ui, &measures))
        } else {
            ground(&ui, vec![self.list(ui, &measures)])
        };
        let header = if side_by_side(&ui) {
            measures.header
        } else {
            list::header(&ui)
        };
        ScreenParts::without_bar(ui, header, body)
    }

    /// The pool of light lies behind everything.
    fn lamplit(self, ui: &Ui<'_>, content: Element<'a, Message>) -> Element<'a, Message> {
        let hang = |svg, size: Size| {
            let picture = self.pictures.picture(svg).map(|handle| {
                image(handle)
                    .width(Length::Fixed(size.width))
                    .height(Length::Fixed(size.height))
                    .content_fit(ContentFit::Fill)
                    .opacity(if ui.colours.dark { 1.0 } else { 0.85 })
            });
            // A place for each, so that a card that is held stays so when they come.
            container(column![].push(picture))
                .center_x(Length::Fill)
                .into()
        };
        let light = hang(LAMPLIGHT, light(ui));
        let lamp = hang(LAMPSHADE, shade(ui));
        ground(ui, vec![light, lamp, content])
    }

    fn wide(self, ui: Ui<'_>, m: &Measures) -> Element<'a, Message> {
        let title = text(ui.t("app-name"))
            .size((60.0 * m.scale).round())
            .font(typography::SERIF)
            .color(ui.colours.ink);
        let ask = text(ui.t("home-question"))
            .size((28.0 * m.scale).round())
            .line_height(1.15)
            .font(typography::SERIF)
            .color(ui.colours.ink)
            .align_x(Alignment::End)
            .width(Length::Fixed(240.0 * m.scale));
        let head = row![title, space::horizontal(), ask]
            .align_y(Alignment::Center)
            .height(Length::Fixed(m.header))
            .padding([0.0, m.margin + 8.0]);
        let cards = row(GameInfo::ALL
            .iter()
            .copied()
            .map(|game| self.card(&ui, m, game)))
        .spacing(m.gap)
        .height(Length::Fill);
        let recent =
            (ui.size.height >= 1100.0 && !self.recent.is_empty()).then(|| self.recent_row(&ui, m));
        let body = column![cards]
            .push(recent)
            .push(self.nav(&ui, m))
            .spacing(24.0 * m.scale)
            .padding(iced::Padding::from([0.0, m.margin]).bottom(28.0 * m.scale));
        column![head, body].into()
    }

    fn card(self, ui: &Ui<'_>, m: &Measures, game: &'static GameInfo) -> Element<'a, Message> {
        let ui = ui.with_accent(game.accent(ui.colours));
        let underway = self.underway.iter().find(|under| under.game == game);
        let px = |base: f32| (base * m.scale).round();
        let players = row![
            icon::tinted(Icon::People, px(22.0), ui.colours.ink_soft),
            text(players(&ui, game))
                .size(px(17.0))
                .color(ui.colours.ink_soft),
            space::horizontal(),
            text(ui.tr("minutes", &[("minutes", game.metadata.minutes.into())]))
                .size(px(17.0))
                .color(ui.colours.ink_soft),
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .padding([0, 6]);
        let grown = 1.0 + 0.22 * f32::from(ui.percent - 100) / 75.0;
        // Where it stands needs the room that a long name would take.
        let name = if underway.is_some() { "short" } else { "name" };
        let name = fit(ui, Role::Heading, ui.t(&game.key(name)))
            .max_size((px(27.0) * grown).round())
            .max_lines(2)
            .line_height(1.12)
            .font(typography::SERIF)
            .color(ui.colours.ink);
        let body_px = (px(18.0) * (1.0 + 0.55 * f32::from(ui.percent - 100) / 75.0)).round();
        let about = about(&ui, game, underway, body_px);
        // What stands at the foot keeps its place; the words get what is left.
        let words = column![name]
            .push(about)
            .spacing(8)
            .padding([0, 6])
            .height(Length::Fill);
        let foot: Element<'_, Message> = match underway {
            Some(under) => resume(&ui, m.scale, under.file.clone()),
            None => self.table_of(&ui, m, game),
        };
        let content = column![
            picture(
                &ui,
                self.pictures,
                game.metadata.card,
                Size::new(m.picture, m.picture * 1.25),
                16.0
            ),
            container(players).padding(iced::Padding::ZERO.top(12).bottom(2)),
            words,
            foot,
        ]
        .width(Length::Fixed(m.picture));
        let live = underway.is_some();
        let edge = if live {
            ui.accent.accent
        } else {
            ui.colours.line
        };
        let mut skin = TapStyle::bare(&ui)
            .fill(ui.colours.surface)
            .edge(edge, if live { 3.0 } else { 1.0 })
            .radius(26.0);
        skin.shadow = ui.colours.card_shadow;
        tap(&ui, skin, content)
            .width(Length::Fill)
            .height(Length::Fill)
            .padding(iced::Padding::from(10).bottom(14))
            .on_press(opens(game, underway))
            .into()
    }

    /// Who played it last; free seats for a box that was never opened.
    fn table_of(self, ui: &Ui<'_>, m: &Measures, game: &'static GameInfo) -> Element<'a, Message> {
        let Some((table, day)) = self
            .settings
            .tables
            .get(game.name())
            .and_then(|t| Some((t, t.day()?)))
        else {
            let px = 38.0 * m.scale.min((m.picture - 10.0) / (40.0 * 6.0));
            let seats = free_seats(ui, game, px.floor());
            return foot(ui, m, ui.t("home-free"), seats);
        };
        let px = 38.0 * m.scale.min((m.picture - 10.0) / (40.0 * 5.0));
        let words = ui.words.table_of(day, self.today);
        foot(ui, m, words, chips(ui, table, px.floor()))
    }

    fn recent_row(self, ui: &Ui<'_>, m: &Measures) -> Element<'a, Message> {
        let head = text(ui.t("home-recent"))
            .size(30)
            .line_height(1.1)
            .font(typography::SERIF)
            .color(ui.colours.ink)
            .width(Length::Fixed(190.0));
        let games = self.recent.iter().take(4).map(|recent| {
            let name = row![
                text(ui.t(&recent.game.key("short")))
                    .size(28)
                    .font(typography::SERIF)
                    .color(ui.colours.ink)
                    .wrapping(text::Wrapping::None),
                text(ui.words.day(recent.day, self.today))
                    .size(18)
                    .color(ui.colours.ink_soft)
                    .wrapping(text::Wrapping::None),
            ]
            .spacing(8)
            .align_y(Alignment::End);
            let words = column![
                name,
                text(recent.result.clone())
                    .size(19)
                    .color(ui.colours.ink)
                    .wrapping(text::Wrapping::None)
            ]
            .spacing(2);
            let content = row![
                picture(
                    ui,
                    self.pictures,
                    recent.game.metadata.square,
                    Size::new(76.0, 76.0),
                    12.0
                ),
                container(words).clip(true),
            ]
            .spacing(16)
            .align_y(Alignment::Center)
            .width(Length::Fill);
            let skin = TapStyle::bare(ui)
                .fill(ui.colours.surface)
                .edge(ui.colours.line, 1.0)
                .radius(20.0);
            tap(ui, skin, content)
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

    fn nav(self, ui: &Ui<'_>, m: &Measures) -> Element<'a, Message> {
        let places = [
            (Icon::Rules, "place-rules", Message::Rules),
            (Icon::History, "place-history", Message::History),
            (Icon::Settings, "place-settings", Message::Settings),
        ];
        let narrow = ui.narrow();
        let px = if narrow {
            ui.px(Role::Small).min(19.0)
        } else {
            ui.px(Role::Label) * m.scale
        };
        let keys = places.map(|(sign, key, message)| {
            let word = fit(*ui, Role::Label, ui.t(key))
                .max_size(px.round())
                .min_size(12.0)
                .line_height(1.1)
                .color(ui.colours.ink);
            let side = if narrow { 24.0 } else { 28.0 * m.scale };
            let sign = icon::tinted(sign, side, ui.colours.ink);
            let content: Element<'_, Message> = if narrow {
                column![sign, word.center()]
                    .spacing(2)
                    .align_x(Alignment::Center)
                    .into()
            } else {
                row![sign, word.width(Length::Shrink)]
                    .spacing(12)
                    .align_y(Alignment::Center)
                    .into()
            };
            let skin = if narrow {
                TapStyle::bare(ui)
            } else {
                TapStyle::bare(ui).edge(ui.colours.line, 2.0).radius(16.0)
            };
            tap(ui, skin, content)
                .width(Length::Fill)
                .height(Length::Fixed(m.nav))
                .padding([0, 6])
                .on_press(message)
                .into()
        });
        fit_group(cells(keys).spacing(if narrow { 0.0 } else { 12.0 })).into()
    }
}

fn opens(game: &'static GameInfo, underway: Option<&Underway>) -> Message {
    underway.map_or(Message::Open(game), |under| {
        Message::Resume(under.file.clone())
    })
}

fn players(ui: &Ui<'_>, game: &'static GameInfo) -> String {
    let range = &game.metadata.players;
    ui.tr(
        "players-range",
        &[
            ("from", (*range.start()).into()),
            ("to", (*range.end()).into()),
        ],
    )
}

/// What is at the foot of a card: a few words over a row of seats.
fn foot<'a>(
    ui: &Ui<'_>,
    m: &Measures,
    words: String,
    seats: Element<'a, Message>,
) -> Element<'a, Message> {
    let words = text(words)
        .size((16.0 * m.scale).round())
        .color(ui.colours.ink_soft);
    column![container(words).padding([0, 6]), seats]
        .spacing(6)
        .padding([0, 2])
        .into()
}

/// A ring for everybody who can play; those who need not come are fainter.
fn free_seats<'a>(ui: &Ui<'_>, game: &'static GameInfo, px: f32) -> Element<'a, Message> {
    let players = &game.metadata.players;
    let colours = ui.colours;
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
    ui: &Ui<'_>,
    game: &'static GameInfo,
    underway: Option<&Underway>,
    px: f32,
) -> Option<Element<'a, Message>> {
    let Some(under) = underway else {
        return (!ui.large_text()).then(|| {
            text(ui.t(&game.key("tagline")))
                .size(px)
                .line_height(1.32)
                .color(ui.colours.ink_soft)
                .into()
        });
    };
    let (heading, line) = under.stands.clone();
    let ink = ui.colours.ink;
    let heading = fit(*ui, Role::Label, heading)
        .max_size(px)
        .max_lines(2)
        .font(typography::BOLD)
        .color(ink);
    let line = fit(*ui, Role::Body, line)
        .max_size(px)
        .min_size(14.0)
        .max_lines(6)
        .color(ink);
    let line = container(line).height(Length::Fill);
    Some(column![heading, line].into())
}

fn chips<'a>(ui: &Ui<'_>, table: &LastPlayers, px: f32) -> Element<'a, Message> {
    row(table.seats.iter().map(|seat| chip(ui, seat.hue, px)))
        .spacing(2)
        .into()
}

fn resume<'a>(ui: &Ui<'_>, scale: f32, file: String) -> Element<'a, Message> {
    let accent = ui.accent;
    let px = (ui.px(Role::Label) * scale).min(28.0).round();
    let content = row![
        icon::tinted(Icon::Play, 26.0 * scale, accent.on_accent),
        text(ui.t("home-resume"))
            .size(px)
            .font(typography::BOLD)
            .color(accent.on_accent),
    ]
    .spacing(12)
    .align_y(Alignment::Center)
    .width(Length::Fill);
    tap(
        ui,
        TapStyle::bare(ui).fill(accent.accent).radius(16.0),
        content,
    )
    .width(Length::Fill)
    .height(Length::Fixed((64.0 * scale).round()))
    .padding([0, 18])
    .on_press(Message::Resume(file))
    .into()
}

/// The warm ground behind everything, lighter at the top: what lies on it, from below.
fn ground<'a>(ui: &Ui<'_>, layers: Vec<Element<'a, Message>>) -> Element<'a, Message> {
    let colours = ui.colours;
    let end = (360.0 / ui.size.height).clamp(0.1, 1.0);
    let light = gradient::Linear::new(Radians(std::f32::consts::PI))
        .add_stop(0.0, colours.lamplit)
        .add_stop(end, colours.ground);
    let style = container::Style::default().background(Gradient::Linear(light));
    let layers = stack(layers).width(Length::Fill).height(Length::Fill);
    container(layers).style(move |_| style).into()
}
