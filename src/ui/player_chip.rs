//! A player: a disc in their colour with their symbol, always both.

use super::{Element, Ui, icon};
use crate::core::PlayerColour;
use iced::widget::container;
use iced::{Length, border};

pub fn chip<'a, Message: 'a>(ui: &Ui<'_>, hue: PlayerColour, px: f32) -> Element<'a, Message> {
    let colours = ui.colours.players[hue as usize];
    let edge = ui.colours.player_edge;
    let symbol = icon::tinted(hue.symbol(), (px * 0.58).round(), colours.sign);
    container(symbol)
        .center(Length::Fixed(px))
        .style(move |_| {
            container::background(colours.fill).border(match edge {
                Some(edge) => border::rounded(px / 2.0).color(edge).width(2.5),
                None => border::rounded(px / 2.0),
            })
        })
        .into()
}
