//! Buttons: one primary per screen, secondary beside it, quiet ones that are never the only way.

use super::Look;
use super::icon::{self, Icon};
use super::tap::{Skin, Tap, tap};
use super::typeface::{self, Role};
use iced::widget::{container, row, text};
use iced::{Alignment, Color, Font, Length};

/// How a button with words looks.
struct Face {
    ink: Color,
    px: f32,
    font: Font,
    skin: Skin,
    height: f32,
    aside: f32,
}

/// Icon and word, in one colour, centred.
fn made<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
    face: Face,
) -> Tap<'a, Message> {
    let word = text(word)
        .size(face.px)
        .line_height(1.15)
        .font(face.font)
        .color(face.ink)
        .align_x(Alignment::Center);
    let content = row![]
        .push(sign.map(|sign| icon::sign(sign, (face.px * 1.2).round(), face.ink)))
        .push(word)
        .spacing(if look.narrow() { 8.0 } else { 12.0 })
        .align_y(Alignment::Center);
    tap(look, face.skin, content)
        .height(Length::Fixed(face.height))
        .padding([0.0, face.aside])
}

fn label(look: &Look<'_>, ink: Color, skin: Skin) -> Face {
    Face {
        ink,
        px: look.px(Role::Label),
        font: typeface::BOLD,
        skin: skin.radius(16.0),
        height: look.grow(64.0),
        aside: 20.0,
    }
}

fn big(look: &Look<'_>, ink: Color, skin: Skin) -> Face {
    let (px, height) = if look.narrow() {
        (26.0, 72.0)
    } else {
        (28.0, 80.0)
    };
    Face {
        ink,
        px,
        font: typeface::SERIF,
        skin: skin.radius(16.0),
        height,
        aside: 16.0,
    }
}

/// The one thing to do next.
pub fn primary<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let skin = Skin::bare(look).fill(look.accent.accent);
    let face = label(look, look.accent.on_accent, skin);
    made(
        look,
        sign,
        word,
        Face {
            aside: 24.0,
            ..face
        },
    )
}

/// The one thing to do next, where the whole evening starts.
pub fn primary_big<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let skin = Skin::bare(look).fill(look.accent.accent);
    made(look, sign, word, big(look, look.accent.on_accent, skin))
}

/// The same with words of any length: they take two lines, then grow smaller.
pub fn primary_fitting<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
    width: f32,
) -> Tap<'a, Message> {
    let skin = Skin::bare(look).fill(look.accent.accent);
    let face = big(look, look.accent.on_accent, skin);
    let two_lines = 2.0 * (width - 2.0 * face.aside - 44.0) * 0.9;
    let px = typeface::fit_line(face.px, &word, two_lines);
    made(look, sign, word, Face { px, ..face })
}

/// The same while something is missing: it does not look as if it could be tapped.
pub fn waiting_big<'a, Message: Clone + 'a>(look: &Look<'_>, word: String) -> Tap<'a, Message> {
    let skin = Skin::bare(look).edge(look.colours.line, 2.0);
    made(look, None, word, big(look, look.colours.line_strong, skin))
}

pub fn secondary<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let colours = look.colours;
    let skin = Skin::bare(look)
        .fill(colours.raised)
        .edge(colours.line_strong, 2.0);
    let height = look.grow(if look.narrow() { 56.0 } else { 64.0 });
    let face = label(look, colours.ink, skin);
    made(look, sign, word, Face { height, ..face })
}

/// Outlined in the accent: "Pourquoi ?".
pub fn tinted<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let accent = look.accent;
    let skin = Skin::bare(look).fill(accent.tint).edge(accent.accent, 2.0);
    made(look, sign, word, label(look, accent.accent, skin))
}

/// Words only.
pub fn quiet<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let height = look.grow(if look.narrow() { 48.0 } else { 56.0 });
    let face = Face {
        height,
        aside: 12.0,
        ..label(look, look.accent.accent, Skin::bare(look))
    };
    made(look, sign, word, face)
}

/// A sign with its word, as in the bar: it stays as large as the signs beside it.
pub fn worded<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Icon,
    word: String,
) -> Tap<'a, Message> {
    let face = Face {
        px: 20.0,
        height: 56.0,
        aside: 12.0,
        ..label(look, look.colours.ink, Skin::bare(look))
    };
    made(look, Some(sign), word, face)
}

/// A square sign, as in the bar: off when there is nothing to do.
pub fn sign<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Icon,
    message: Option<Message>,
) -> Tap<'a, Message> {
    let (side, px) = if look.narrow() {
        (48.0, 26.0)
    } else {
        (56.0, 30.0)
    };
    let colour = if message.is_some() {
        look.colours.ink
    } else {
        super::colour::veil(look.colours.line_strong, 0.75)
    };
    let content = container(icon::sign(sign, px, colour)).center(Length::Fill);
    tap(look, Skin::bare(look), content)
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .on_press_maybe(message)
}

/// A square sign with an edge, beside what it moves.
pub fn framed<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Icon,
    message: Option<Message>,
) -> Tap<'a, Message> {
    let side = if look.narrow() { 56.0 } else { 64.0 };
    let (colour, edge) = if message.is_some() {
        (look.colours.ink, look.colours.line_strong)
    } else {
        (look.colours.line_strong, look.colours.line)
    };
    let content = container(icon::sign(sign, 28.0, colour)).center(Length::Fill);
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(edge, 2.0)
        .radius(16.0);
    tap(look, skin, content)
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .on_press_maybe(message)
}
