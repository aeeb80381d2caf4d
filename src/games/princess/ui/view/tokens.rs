//! Small parts that every screen of this game shares.

use super::draw;
use crate::core::{Icon, PlayerColour};
pub use crate::ui::colour::rgb;
use crate::ui::player_chip::chip;
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Text, Ui, icon};
use iced::widget::{container, pin, row, stack, text};
use iced::{Alignment, Color, Font, Length, Padding};

/// A ladder card and a page of the book: paper under the lamp, the same in both themes.
pub const PAPER: Color = rgb(0x00F9_EFDA);
pub const PAPER_INK: Color = rgb(0x002E_1D10);
pub const PAPER_SOFT: Color = rgb(0x007A_4A1C);
pub const RUNG: Color = rgb(0x00F0_E2C2);
pub const RAIL: Color = rgb(0x00BE_8740);
pub const PAGE_READ: Color = rgb(0x00CD_B48B);
pub const PAGE_READ_INK: Color = rgb(0x004A_331F);
pub const PAGE_BACK: Color = rgb(0x005F_2342);
pub const PAGE_BACK_EDGE: Color = rgb(0x00C9_914B);
pub const PAGE_BACK_INK: Color = rgb(0x00F2_C879);

pub const fn swords(level: i16) -> Icon {
    match level {
        1 => Icon::Swords1,
        2 => Icon::Swords2,
        3 => Icon::Swords3,
        _ => Icon::Swords4,
    }
}

/// Her name; without one, her swords in words.
pub fn lady_name(ui: &Ui<'_>, name: &str, swords: i16) -> String {
    if name.trim().is_empty() {
        ui.tr("princess-nameless", &[("swords", swords.into())])
    } else {
        name.to_owned()
    }
}

/// The largest size of at most `px` at which the words stay on one line of this width.
pub fn fit(px: f32, words: &str, width: f32, least: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
    let letters = words.chars().count().max(1) as f32;
    px.min(width / (0.56 * letters)).max(least).floor()
}

/// The largest size of at most `px` at which the words, broken into lines, fit into the box.
pub fn fit_box(px: f32, words: &str, width: f32, height: f32, least: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
    let letters = words.chars().count().max(1) as f32;
    let mut px = px;
    while px > least {
        // Lines break between words, so each is rarely full.
        let lines = (letters * 0.54 * px / (width * 0.86)).ceil();
        if lines * px * 1.13 <= height {
            break;
        }
        px -= 1.0;
    }
    px.max(least).floor()
}

/// A player's disc, with the crown above it for the Prince.
pub fn crowned<'a, M: 'a>(ui: &Ui<'_>, hue: PlayerColour, px: f32, crown: bool) -> Element<'a, M> {
    if !crown {
        return chip(ui, hue, px);
    }
    let top = (px * 0.26).round();
    let side = (px * 0.66).round();
    stack![
        container(chip(ui, hue, px)).padding(Padding::ZERO.top(top)),
        pin(icon::coloured(Icon::Crown, side))
            .x(((px - side) / 2.0).round())
            .y((px * -0.14).round())
            .width(Length::Fixed(px))
            .height(Length::Fixed(px)),
    ]
    .into()
}

/// A disc with a name beside it that stays on one line.
pub fn named<'a, M: 'a>(
    ui: &Ui<'_>,
    person: &crate::core::Player,
    crown: bool,
    px: f32,
    width: f32,
) -> Element<'a, M> {
    // A long name takes two lines before it becomes small.
    let room = width - px - 12.0;
    let size = fit(ui.px(Role::Label) + 1.0, &person.name, room, 0.0);
    let (size, wrapping) = if size >= 16.0 {
        (size, text::Wrapping::None)
    } else {
        let two = fit(16.0, &person.name, 1.7 * room, 13.0);
        (two, text::Wrapping::WordOrGlyph)
    };
    row![
        container(crowned(ui, person.hue, px, crown)).align_y(Alignment::Center),
        text(person.name.clone())
            .size(size)
            .line_height(1.1)
            .font(typography::BOLD)
            .color(ui.colours.ink)
            .wrapping(wrapping),
    ]
    .spacing(12)
    .align_y(Alignment::Center)
    .width(Length::Fixed(width))
    .into()
}

/// A ladder card with its number.
pub fn ladder<'a, M: 'a>(
    ui: &Ui<'_>,
    value: i16,
    face: draw::Face,
    height: f32,
    px: f32,
) -> Element<'a, M> {
    let ink = match face {
        draw::Face::Held | draw::Face::Best => PAPER_INK,
        draw::Face::Spent => ui.colours.line_strong,
        draw::Face::Chosen => ui.accent.on_accent,
    };
    draw::card(ui, face, height, draw::Number { value, px, ink })
}

/// The label of a button, shrunk to fit on one line, or on two.
pub fn label<'a>(px: f32, word: String, width: f32, ink: Color, font: Font) -> Text<'a> {
    let longest = word
        .split(' ')
        .map(|part| part.chars().count())
        .max()
        .unwrap_or(1);
    #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
    let widest = width / (0.56 * longest.max(1) as f32);
    let px = fit(px, &word, width * 1.9, 12.0).min(widest).max(12.0);
    text(word)
        .size(px.floor())
        .line_height(1.08)
        .font(font)
        .color(ink)
        .align_x(Alignment::Center)
}

/// One sentence in a line's width, shrunk to fit.
pub fn line<'a>(ui: &Ui<'_>, role: Role, words: String, width: f32) -> Text<'a> {
    let px = fit(ui.px(role), &words, width, 14.0);
    ui.text(role, words).size(px).wrapping(text::Wrapping::None)
}
