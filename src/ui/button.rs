//! Buttons: one primary per screen, secondary beside it, quiet ones that are never the only way.

use super::icon::{self, Icon};
use super::tap::{Skin, Tap, tap};
use super::typeface::{self, Role};
use super::{Element, Look};
use iced::widget::{container, row, text};
use iced::{Alignment, Color, Length};

/// Icon and word, in one colour, centred.
fn label<'a, Message: 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
    colour: Color,
    px: f32,
    font: iced::Font,
) -> Element<'a, Message> {
    let word = text(word)
        .size(px)
        .line_height(1.15)
        .font(font)
        .color(colour)
        .align_x(Alignment::Center);
    let gap = if look.narrow() { 8.0 } else { 12.0 };
    row![]
        .push(sign.map(|sign| icon::sign(sign, (px * 1.2).round(), colour)))
        .push(word)
        .spacing(gap)
        .align_y(Alignment::Center)
        .into()
}

/// The one thing to do next.
pub fn primary<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let accent = look.accent;
    let content = label(
        look,
        sign,
        word,
        accent.on_accent,
        look.px(Role::Label),
        typeface::BOLD,
    );
    let skin = Skin::bare(look).fill(accent.accent).radius(16.0);
    tap(look, skin, content)
        .height(Length::Fixed(look.grow(64.0)))
        .padding([0, 24])
}

/// The one thing to do next, where the whole evening starts.
pub fn primary_big<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let accent = look.accent;
    let content = label(
        look,
        sign,
        word,
        accent.on_accent,
        big_px(look),
        typeface::SERIF,
    );
    let skin = Skin::bare(look).fill(accent.accent).radius(16.0);
    tap(look, skin, content)
        .height(Length::Fixed(big_height(look)))
        .padding([0, 16])
}

fn big_px(look: &Look<'_>) -> f32 {
    if look.narrow() { 26.0 } else { 28.0 }
}

fn big_height(look: &Look<'_>) -> f32 {
    if look.narrow() { 72.0 } else { 80.0 }
}

/// The same while something is missing: it does not look as if it could be tapped.
pub fn waiting_big<'a, Message: Clone + 'a>(look: &Look<'_>, word: String) -> Tap<'a, Message> {
    let colours = look.colours;
    let content = label(
        look,
        None,
        word,
        colours.line_strong,
        big_px(look),
        typeface::SERIF,
    );
    let skin = Skin::bare(look).edge(colours.line, 2.0).radius(16.0);
    tap(look, skin, content)
        .height(Length::Fixed(big_height(look)))
        .padding([0, 16])
}

pub fn secondary<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let colours = look.colours;
    let content = label(
        look,
        sign,
        word,
        colours.ink,
        look.px(Role::Label),
        typeface::BOLD,
    );
    let skin = Skin::bare(look)
        .fill(colours.raised)
        .edge(colours.line_strong, 2.0)
        .radius(16.0);
    let height = if look.narrow() { 56.0 } else { 64.0 };
    tap(look, skin, content)
        .height(Length::Fixed(look.grow(height)))
        .padding([0, 20])
}

/// Outlined in the accent: "Pourquoi ?".
pub fn tinted<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let accent = look.accent;
    let content = label(
        look,
        sign,
        word,
        accent.accent,
        look.px(Role::Label),
        typeface::BOLD,
    );
    let skin = Skin::bare(look)
        .fill(accent.tint)
        .edge(accent.accent, 2.0)
        .radius(16.0);
    tap(look, skin, content)
        .height(Length::Fixed(look.grow(64.0)))
        .padding([0, 20])
}

/// Words only.
pub fn quiet<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    sign: Option<Icon>,
    word: String,
) -> Tap<'a, Message> {
    let colour = look.accent.accent;
    let content = label(
        look,
        sign,
        word,
        colour,
        look.px(Role::Label),
        typeface::BOLD,
    );
    let height = if look.narrow() { 48.0 } else { 56.0 };
    tap(look, Skin::bare(look), content)
        .height(Length::Fixed(look.grow(height)))
        .padding([0, 12])
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
