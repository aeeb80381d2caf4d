//! A player: a disc in their colour with their symbol, always both.

use super::panel::{filled, outlined};
use super::{Element, Ui, icon};
use crate::core::PlayerColour;
use iced::widget::container;

pub fn chip<'a, Message: 'a>(ui: &Ui<'_>, hue: PlayerColour, px: f32) -> Element<'a, Message> {
    let colours = ui.colours.players[hue as usize];
    let symbol = icon::tinted(hue.symbol(), (px * 0.58).round(), colours.sign);
    let disc = container(symbol).center(px);
    match ui.colours.player_edge {
        Some(edge) => disc.style(outlined(colours.fill, edge, 2.5, px / 2.0)),
        None => disc.style(filled(colours.fill, px / 2.0)),
    }
    .into()
}
