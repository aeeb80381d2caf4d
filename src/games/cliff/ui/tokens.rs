//! The look of tokens: an orange or blue ring around a picture, and their names.

use super::super::rules::{Gear, Token};
use crate::core::Icon;
use crate::ui::colour::Colours;
use crate::ui::dashed::dashed;
use crate::ui::panel::outlined;
use crate::ui::{Element, Ui, icon};
use iced::Color;
use iced::widget::{container, row, space};

/// The dark face of a token, in both themes.
pub const FACE: Color = Color::from_rgb8(0x1B, 0x14, 0x11);

/// Those that go on the wall, then those that stay in the bag.
pub const WALL: [Token; 3] = [Token::Carabiner, Token::Ladder, Token::Zipline];
pub const BLUE: [Token; 3] = [Token::IceAxe, Token::Crampons, Token::CaveMap];

pub const fn orange(colours: &Colours) -> Color {
    if colours.dark {
        Color::from_rgb8(0xF0, 0x8A, 0x3C)
    } else {
        Color::from_rgb8(0xBF, 0x5A, 0x10)
    }
}

pub const fn blue(colours: &Colours) -> Color {
    if colours.dark {
        Color::from_rgb8(0x5A, 0xA6, 0xDE)
    } else {
        Color::from_rgb8(0x1F, 0x6F, 0xB0)
    }
}

impl Token {
    pub const fn icon(self) -> Icon {
        match self {
            Self::Carabiner => Icon::Carabiner,
            Self::CaveMap => Icon::CaveMap,
            Self::Crampons => Icon::Crampons,
            Self::IceAxe => Icon::IceAxe,
            Self::Ladder => Icon::Ladder,
            Self::Zipline => Icon::Zipline,
        }
    }

    pub const fn gear(self) -> Option<Gear> {
        match self {
            Self::Carabiner => Some(Gear::Carabiner),
            Self::Ladder => Some(Gear::Ladder),
            Self::Zipline => Some(Gear::Zipline),
            Self::CaveMap | Self::Crampons | Self::IceAxe => None,
        }
    }

    pub fn ring(self, colours: &Colours) -> Color {
        if self.gear().is_some() {
            orange(colours)
        } else {
            blue(colours)
        }
    }

    /// How much of its ring the picture fills.
    pub const fn share(self) -> f32 {
        match self {
            Self::Carabiner => 0.8,
            _ => 0.7,
        }
    }
}

/// A token, ring and picture.
pub fn disc<'a, Message: 'a>(ui: &Ui<'_>, token: Token, px: f32) -> Element<'a, Message> {
    let ring = token.ring(ui.colours);
    let width = if px < 40.0 { 2.5 } else { 3.0 };
    container(icon::coloured(token.icon(), (px * token.share()).round()))
        .center(px)
        .style(outlined(FACE, ring, width, px / 2.0))
        .into()
}

/// An empty place of a token.
pub fn hole<'a, Message: 'a>(ui: &Ui<'_>, px: f32) -> Element<'a, Message> {
    let empty = space().width(px).height(px);
    dashed(empty, ui.colours.line_strong, 2.0, px / 2.0)
}

/// Between two tokens of a bag.
pub fn gap(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 4.0 } else { 7.0 }
}

/// A bag of four: what is in it, and what is spent or missing.
pub fn bag<'a, Message: 'a>(
    ui: &Ui<'_>,
    tokens: &[Token],
    px: f32,
    gap: f32,
) -> Element<'a, Message> {
    let full = tokens.iter().map(|token| disc(ui, *token, px));
    let holes = (tokens.len()..super::super::components::BAG).map(|_| hole(ui, px));
    row(full.chain(holes)).spacing(gap).into()
}
