//! What the views of this game share: card faces, tiles, players.

use super::super::cards::Card;
use super::super::rules::{Penalty, Runner, State};
use super::{Message, Screen};
use crate::core::{Icon, Player, Seat};
use crate::live::LiveGame;
use crate::ui::dashed::dashed;
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, pin, row, stack, text};
use iced::{Alignment, Background, Color, Length, Padding, Size, border};

const CREAM: Color = Color::from_rgb8(0xF9, 0xEF, 0xDA);
const CREAM_EDGE: Color = Color::from_rgb8(0xFF, 0xFB, 0xF3);
const PRINT: Color = Color::from_rgb8(0x2D, 0x1F, 0x16);
const BLUE: Color = Color::from_rgb8(0x2F, 0x55, 0x97);
const RED: Color = Color::from_rgb8(0xC8, 0x51, 0x3A);

/// A row that stands out from the others, or does not.
pub(super) fn lit<'a>(
    ui: &Ui<'a>,
    on: bool,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let (ground, edge, stroke) = if on {
        (ui.accent.tint, ui.accent.accent, 3.0)
    } else {
        (ui.colours.surface, ui.colours.line, 1.0)
    };
    container(content)
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: border::rounded(20).color(edge).width(stroke),
            ..container::Style::default()
        })
        .into()
}

/// The screen and the game it shows.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub screen: &'a Screen,
    pub live: &'a LiveGame<State>,
}

impl<'a> Table<'a> {
    pub fn state(&self) -> &'a State {
        self.live.state()
    }

    pub fn people(&self) -> &'a [Player] {
        self.live.people()
    }

    pub fn name(&self, seat: Seat) -> String {
        self.live.person(seat.index()).name
    }

    pub fn name_of(&self, seat: Option<&Seat>) -> String {
        seat.map(|seat| self.name(*seat)).unwrap_or_default()
    }

    pub fn players(&self) -> usize {
        self.state().runners().len()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + 'a {
        Seat::all(self.players())
    }

    pub fn runner(&self, seat: Seat) -> Option<&'a Runner> {
        self.state().runners().get(seat.index())
    }

    pub fn chip(&self, ui: &Ui<'_>, seat: Seat, px: f32) -> Element<'a, Message> {
        chip(ui, self.live.person(seat.index()).hue, px)
    }

    /// The chip, with the pile beside it for who holds it.
    pub fn holder_chip(&self, ui: &Ui<'_>, seat: Seat, px: f32) -> Element<'a, Message> {
        let chip = self.chip(ui, seat, px);
        if self.state().holder() != seat {
            return chip;
        }
        let side = (px * 0.54).round();
        let whole = px + (side * 0.3).round();
        let base = container(chip)
            .width(Length::Fixed(whole))
            .height(Length::Fixed(px));
        let mark = pin(icon::coloured(Icon::BidCard, side))
            .x(whole - side)
            .y(0);
        stack![base, mark]
            .width(Length::Fixed(whole))
            .height(Length::Fixed(px))
            .into()
    }
}

/// The largest size at which the longest word of a text fits into a line of this width.
pub(super) fn fit(px: f32, words: &str, width: f32) -> f32 {
    let longest = words.split(' ').map(|word| word.chars().count()).max();
    px.min(width / (0.62 * longest.unwrap_or(1).max(1) as f32))
        .max(12.0)
}

pub(super) fn picture(card: Card) -> Icon {
    match card {
        Card::Climb(_) => Icon::ClimbCard,
        Card::Material => Icon::Material,
        Card::Lost => Icon::MaterialLost,
        Card::Sabotage => Icon::Sabotage,
        Card::Fall(_) => Icon::Fall,
    }
}

pub(super) fn penalty_picture(penalty: Penalty) -> Icon {
    picture(penalty.card())
}

pub(super) fn card_word(ui: &Ui<'_>, card: Card) -> String {
    ui.t(match card {
        Card::Climb(_) => "skyrunner-card-climb",
        Card::Material => "skyrunner-card-material",
        Card::Lost => "skyrunner-card-lost",
        Card::Sabotage => "skyrunner-card-sabotage",
        Card::Fall(_) => "skyrunner-card-fall",
    })
}

/// The card's name with its number, as a title.
pub(super) fn card_title(ui: &Ui<'_>, card: Card) -> String {
    match card {
        Card::Climb(value) | Card::Fall(value) => {
            format!("{} {value}", card_word(ui, card))
        }
        Card::Material | Card::Lost | Card::Sabotage => card_word(ui, card),
    }
}

/// A printed card, as large as it is wanted; its word goes first when it gets tight.
pub(super) fn face<'a>(
    ui: &Ui<'_>,
    card: Option<Card>,
    size: Size,
    foot: Option<String>,
) -> Element<'a, Message> {
    let edge = (size.width * 0.034).clamp(3.0, 8.0);
    let radius = (size.width * 0.1).clamp(10.0, 24.0);
    let fall = matches!(card, Some(Card::Fall(_)));
    let around = match (fall, ui.colours.dark) {
        (true, _) => RED,
        (false, true) => CREAM_EDGE,
        (false, false) => ui.colours.line,
    };
    let inner = Size::new(size.width - 2.0 * edge, size.height - 2.0 * edge);
    let content = match card {
        Some(card) => printed(ui, card, inner, foot),
        None => container(icon::coloured(
            Icon::BidCard,
            (inner.width * 0.62).min(inner.height * 0.6),
        ))
        .center(Length::Fill)
        .into(),
    };
    container(content)
        .width(Length::Fixed(size.width))
        .height(Length::Fixed(size.height))
        .padding(edge)
        .style(move |_| container::Style {
            background: Some(Background::Color(CREAM)),
            border: border::rounded(radius).width(edge).color(around),
            ..container::Style::default()
        })
        .into()
}

fn printed<'a>(ui: &Ui<'_>, card: Card, inner: Size, foot: Option<String>) -> Element<'a, Message> {
    let worded = inner.width >= 84.0 && inner.height >= 84.0;
    let word = card_word(ui, card);
    let large = if ui.large_text() { 1.25 } else { 1.0 };
    let word_px = fit(
        (inner.width * 0.14).clamp(17.0, 42.0) * large,
        &word,
        inner.width - 10.0,
    );
    let word_room = if worded { word_px * 2.4 } else { 0.0 };
    let foot_px = ui.px(Role::Small);
    let foot_room = if foot.is_some() { foot_px * 2.0 } else { 0.0 };
    let room = inner.height - word_room - foot_room - 8.0;
    let digit = |value: i16, px: f32, colour: Color| ui.digits(px, value.to_string()).color(colour);
    let middle: Element<'a, Message> = match card {
        Card::Climb(value) => {
            let px = (room * 1.02).min(inner.width * 0.9).min(270.0);
            digit(value, px, BLUE).into()
        }
        Card::Fall(value) => {
            let px = (room * 0.8).min(inner.width * 0.62).min(150.0);
            row![
                icon::coloured(Icon::Fall, px * 0.62),
                digit(value, px, PRINT)
            ]
            .spacing(px * 0.06)
            .align_y(Alignment::Center)
            .into()
        }
        Card::Material | Card::Lost | Card::Sabotage => icon::coloured(
            picture(card),
            (room * 0.86).min(inner.width * 0.66).min(150.0),
        ),
    };
    let print = |content: String, px: f32, font: iced::Font| {
        text(content)
            .size(px)
            .line_height(1.1)
            .font(font)
            .color(PRINT)
            .align_x(Alignment::Center)
    };
    let word = worded.then(|| print(word, word_px, typography::SERIF));
    let foot = foot.map(|foot| {
        if foot.starts_with('×') {
            print(foot, foot_px * 1.5, typography::DIGITS)
        } else {
            print(foot, foot_px, typography::SANS)
        }
    });
    container(
        column![middle]
            .push(word)
            .push(foot)
            .spacing((inner.height * 0.04).min(16.0))
            .align_x(Alignment::Center),
    )
    .center(Length::Fill)
    .into()
}

/// How a tile that could be tapped stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Free,
    Chosen,
    /// Played already, or impossible now: dashed, and nothing to tap.
    Spent,
}

impl Mood {
    pub fn ink(self, ui: &Ui<'_>) -> Color {
        match self {
            Self::Free => ui.colours.ink,
            Self::Chosen => ui.accent.on_accent,
            Self::Spent => ui.colours.line_strong,
        }
    }
}

/// A tile in a row: the chosen one is raised.
pub(super) fn tile<'a>(
    ui: &Ui<'_>,
    mood: Mood,
    size: Size,
    content: impl Into<Element<'a, Message>>,
    message: Message,
) -> Element<'a, Message> {
    let lift = if ui.narrow() { 0.0 } else { 8.0 };
    let skin = match mood {
        Mood::Chosen => TapStyle::bare(ui)
            .fill(ui.accent.accent)
            .edge(ui.accent.accent, 2.0),
        Mood::Free => TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0),
        Mood::Spent => TapStyle::bare(ui),
    };
    let width = if size.width > 0.0 {
        Length::Fixed(size.width)
    } else {
        Length::Fill
    };
    let height = Length::Fixed(size.height);
    let body: Element<'a, Message> = if mood == Mood::Spent {
        let inside = container(content)
            .width(width)
            .height(height)
            .center(Length::Fill);
        container(dashed(inside, ui.colours.line, 2.0, 14.0))
            .width(width)
            .height(height)
            .into()
    } else {
        let mut inner: Element<'a, Message> = content.into();
        if mood == Mood::Chosen && ui.narrow() {
            let check = container(icon::tinted(Icon::Check, 18.0, ui.accent.on_accent))
                .width(Length::Fill)
                .align_x(Alignment::End)
                .padding(4);
            inner = stack![container(inner).center(Length::Fill), check].into();
        }
        tap(ui, skin.radius(14.0), inner)
            .width(width)
            .height(height)
            .on_press(message)
            .into()
    };
    let padding = if mood == Mood::Chosen {
        Padding::ZERO.bottom(2.0 * lift)
    } else {
        Padding::from([lift, 0.0])
    };
    container(body).padding(padding).width(width).into()
}

/// A text of one number, as large as a tile allows.
pub(super) fn digits<'a>(
    ui: &Ui<'_>,
    mood: Mood,
    px: f32,
    content: String,
) -> Element<'a, Message> {
    ui.digits(px, content).color(mood.ink(ui)).into()
}

/// A pill at the end of a line that opens the rule behind it.
pub(super) fn why<'a>(
    ui: &Ui<'_>,
    rule: crate::core::RuleId,
    worded: bool,
) -> Element<'a, Message> {
    let colour = ui.accent.accent;
    let word = worded.then(|| {
        text(ui.t("skyrunner-why"))
            .size(ui.px(Role::Small))
            .font(typography::BOLD)
            .color(colour)
            .wrapping(text::Wrapping::None)
    });
    let content = row![icon::tinted(Icon::Help, 24.0, colour)]
        .push(word)
        .spacing(4)
        .align_y(Alignment::Center);
    let skin = TapStyle::bare(ui)
        .fill(ui.accent.tint)
        .edge(colour, 2.0)
        .radius(16.0);
    let pill = tap(ui, skin, content)
        .height(Length::Fixed(52.0))
        .on_press(Message::Why(rule));
    if worded {
        pill.padding([0, 14]).into()
    } else {
        pill.width(Length::Fixed(52.0)).into()
    }
}

/// The primary button of a stage; off, it says how far one is.
pub(super) fn go<'a>(ui: &Ui<'_>, word: String, message: Option<Message>) -> Element<'a, Message> {
    if let Some(message) = message {
        return crate::ui::button::primary_big(ui, None, word)
            .width(Length::Fill)
            .on_press(message)
            .into();
    }
    let height = if ui.narrow() { 72.0 } else { 80.0 };
    let px = if ui.narrow() { 22.0 } else { 24.0 };
    let word = text(word)
        .size(px)
        .font(typography::SERIF)
        .color(ui.colours.ink_soft)
        .align_x(Alignment::Center);
    let inside = container(word)
        .center(Length::Fill)
        .height(Length::Fixed(height));
    container(dashed(inside, ui.colours.line_strong, 2.0, 16.0))
        .height(Length::Fixed(height))
        .width(Length::Fill)
        .into()
}
