//! Buttons: one primary per screen, secondary ones beside it, text buttons for what has another way
//! too.

use super::face::Face;
use super::fit_text::fit;
use super::tap::{Tap, TapStyle, tap};
use super::typography::{self, Role};
use super::{Ui, icon};
use crate::core::Icon;
use iced::widget::{container, row};
use iced::{Alignment, Color, Font, Length};

/// The style of a button with words, which are written in the text colour of its skin.
struct Style {
    skin: TapStyle,
    px: f32,
    font: Font,
    height: f32,
    aside: f32,
}

/// Icon and word, in one colour, centred.
fn made<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
    style: Style,
) -> Tap<'a, Message> {
    let ink = style.skin.text;
    let word = fit(*ui, Role::Label, word)
        .max_size(style.px)
        .line_height(1.15)
        .font(style.font)
        .color(ink)
        .max_lines(2)
        .center()
        .width(Length::Shrink);
    let content = row![]
        .push(sign.map(|sign| icon::tinted(sign, (style.px * 1.2).round(), ink)))
        .push(word)
        .spacing(if ui.narrow() { 8.0 } else { 12.0 })
        .align_y(Alignment::Center);
    tap(ui, style.skin.radius(16.0), content)
        .height(style.height)
        .padding([0.0, style.aside])
}

fn label(ui: &Ui<'_>, skin: TapStyle) -> Style {
    Style {
        skin,
        px: ui.px(Role::Label),
        font: typography::BOLD,
        height: ui.grow(64.0),
        aside: 20.0,
    }
}

fn big(ui: &Ui<'_>, skin: TapStyle) -> Style {
    let (px, height) = if ui.narrow() {
        (26.0, 72.0)
    } else {
        (28.0, 80.0)
    };
    Style {
        skin,
        px,
        font: typography::SERIF,
        height,
        aside: 16.0,
    }
}

/// The button of the next step.
pub fn primary<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let style = Style {
        aside: 24.0,
        ..label(ui, Face::Accent.skin(ui))
    };
    made(ui, sign, word, style)
}

/// The button of the next step, larger: it starts a game.
pub fn primary_big<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    made(ui, sign, word, big(ui, Face::Accent.skin(ui)))
}

/// The same while something is missing: it does not look as if it could be tapped.
pub fn waiting_big<'a, Message: Clone + 'a>(ui: &Ui<'_>, word: String) -> Tap<'a, Message> {
    let skin = TapStyle::bare(ui).edge(ui.colours.line, 2.0);
    made(ui, None, word, big(ui, skin.text(ui.colours.line_strong)))
}

pub fn secondary<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let style = Style {
        height: ui.grow(if ui.narrow() { 56.0 } else { 64.0 }),
        ..label(ui, Face::Raised.skin(ui))
    };
    made(ui, sign, word, style)
}

/// Outlined in the accent: "Pourquoi ?".
pub fn tinted<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let accent = ui.accent.accent;
    let skin = Face::Chosen.skin(ui).edge(accent, 2.0).text(accent);
    made(ui, sign, word, label(ui, skin))
}

/// Words only.
pub fn text_button<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let style = Style {
        height: ui.grow(if ui.narrow() { 48.0 } else { 56.0 }),
        aside: 12.0,
        ..label(ui, TapStyle::bare(ui).text(ui.accent.accent))
    };
    made(ui, sign, word, style)
}

/// An icon with its word, as in the bar: as large as the icons beside it.
pub(super) fn labelled_icon_in<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Icon,
    word: String,
    ink: Color,
) -> Tap<'a, Message> {
    let style = Style {
        px: 20.0,
        height: 56.0,
        aside: 12.0,
        ..label(ui, TapStyle::bare(ui).text(ink))
    };
    made(ui, Some(sign), word, style)
}

/// A square icon, as in the bar: disabled without a message.
pub fn icon_button<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Icon,
    message: Option<Message>,
) -> Tap<'a, Message> {
    let colours = (ui.colours.ink, ui.colours.line_strong);
    icon_button_in(ui, sign, colours, message)
}

/// The same on another background, with its colours when enabled and disabled.
pub(super) fn icon_button_in<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Icon,
    (ink, off): (Color, Color),
    message: Option<Message>,
) -> Tap<'a, Message> {
    let (side, px) = if ui.narrow() {
        (48.0, 26.0)
    } else {
        (56.0, 30.0)
    };
    let colour = if message.is_some() { ink } else { off };
    let content = container(icon::tinted(sign, px, colour)).center(Length::Fill);
    tap(ui, TapStyle::bare(ui).text(ink), content)
        .width(side)
        .height(side)
        .on_press_maybe(message)
}

/// A square icon with an edge, beside what it moves.
pub fn framed<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Icon,
    message: Option<Message>,
) -> Tap<'a, Message> {
    let side = if ui.narrow() { 56.0 } else { 64.0 };
    let (colour, edge) = if message.is_some() {
        (ui.colours.ink, ui.colours.line_strong)
    } else {
        (ui.colours.line_strong, ui.colours.line)
    };
    let content = container(icon::tinted(sign, 28.0, colour)).center(Length::Fill);
    let skin = Face::Raised.skin(ui).edge(edge, 2.0);
    tap(ui, skin.radius(16.0), content)
        .width(side)
        .height(side)
        .on_press_maybe(message)
}
