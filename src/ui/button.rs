//! Buttons: one primary per screen, secondary ones beside it, text buttons for what has another way
//! too.

use super::fit_text::fit;
use super::tap::{Tap, TapStyle, tap};
use super::typography::{self, Role};
use super::{Ui, icon};
use crate::core::Icon;
use iced::widget::{container, row};
use iced::{Alignment, Color, Font, Length};

/// The style of a button with words.
struct Face {
    ink: Color,
    px: f32,
    font: Font,
    skin: TapStyle,
    height: f32,
    aside: f32,
}

/// Icon and word, in one colour, centred.
fn made<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
    face: Face,
) -> Tap<'a, Message> {
    let word = fit(*ui, Role::Label, word)
        .max_size(face.px)
        .line_height(1.15)
        .font(face.font)
        .color(face.ink)
        .max_lines(2)
        .center()
        .width(Length::Shrink);
    let content = row![]
        .push(sign.map(|sign| icon::tinted(sign, (face.px * 1.2).round(), face.ink)))
        .push(word)
        .spacing(if ui.narrow() { 8.0 } else { 12.0 })
        .align_y(Alignment::Center);
    tap(ui, face.skin, content)
        .height(Length::Fixed(face.height))
        .padding([0.0, face.aside])
}

fn label(ui: &Ui<'_>, ink: Color, skin: TapStyle) -> Face {
    Face {
        ink,
        px: ui.px(Role::Label),
        font: typography::BOLD,
        skin: skin.radius(16.0),
        height: ui.grow(64.0),
        aside: 20.0,
    }
}

fn big(ui: &Ui<'_>, ink: Color, skin: TapStyle) -> Face {
    let (px, height) = if ui.narrow() {
        (26.0, 72.0)
    } else {
        (28.0, 80.0)
    };
    Face {
        ink,
        px,
        font: typography::SERIF,
        skin: skin.radius(16.0),
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
    let skin = TapStyle::bare(ui).fill(ui.accent.accent);
    let face = label(ui, ui.accent.on_accent, skin);
    made(
        ui,
        sign,
        word,
        Face {
            aside: 24.0,
            ..face
        },
    )
}

/// The button of the next step, larger: it starts a game.
pub fn primary_big<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let skin = TapStyle::bare(ui).fill(ui.accent.accent);
    made(ui, sign, word, big(ui, ui.accent.on_accent, skin))
}

/// The same while something is missing: it does not look as if it could be tapped.
pub fn waiting_big<'a, Message: Clone + 'a>(ui: &Ui<'_>, word: String) -> Tap<'a, Message> {
    let skin = TapStyle::bare(ui).edge(ui.colours.line, 2.0);
    made(ui, None, word, big(ui, ui.colours.line_strong, skin))
}

pub fn secondary<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let colours = ui.colours;
    let skin = TapStyle::bare(ui)
        .fill(colours.raised)
        .edge(colours.line_strong, 2.0);
    let height = ui.grow(if ui.narrow() { 56.0 } else { 64.0 });
    let face = label(ui, colours.ink, skin);
    made(ui, sign, word, Face { height, ..face })
}

/// Outlined in the accent: "Pourquoi ?".
pub fn tinted<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let accent = ui.accent;
    let skin = TapStyle::bare(ui)
        .fill(accent.tint)
        .edge(accent.accent, 2.0);
    made(ui, sign, word, label(ui, accent.accent, skin))
}

/// Words only.
pub fn text_button<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let height = ui.grow(if ui.narrow() { 48.0 } else { 56.0 });
    let face = Face {
        height,
        aside: 12.0,
        ..label(ui, ui.accent.accent, TapStyle::bare(ui))
    };
    made(ui, sign, word, face)
}

/// An icon with its word, as in the bar: as large as the icons beside it.
pub(super) fn labelled_icon_in<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    sign: Icon,
    word: String,
    ink: Color,
) -> Tap<'a, Message> {
    let face = Face {
        px: 20.0,
        height: 56.0,
        aside: 12.0,
        ..label(ui, ink, TapStyle::bare(ui).text(ink))
    };
    made(ui, Some(sign), word, face)
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
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
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
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.raised)
        .edge(edge, 2.0)
        .radius(16.0);
    tap(ui, skin, content)
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .on_press_maybe(message)
}
