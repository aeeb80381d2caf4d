//! A player: a disc in their colour with their symbol, always both.

use super::icon::{self, Icon};
use super::{Element, Look};
use iced::widget::container;
use iced::{Background, Length, border};
use serde::{Deserialize, Serialize};

/// Six players that people who are colour-blind tell apart by symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hue {
    Ember,
    Lagoon,
    Honey,
    Moss,
    Plum,
    Stone,
}

impl Hue {
    pub const ALL: [Self; 6] = [
        Self::Ember,
        Self::Lagoon,
        Self::Honey,
        Self::Moss,
        Self::Plum,
        Self::Stone,
    ];

    pub const fn symbol(self) -> Icon {
        match self {
            Self::Ember => Icon::SignStar,
            Self::Lagoon => Icon::SignWave,
            Self::Honey => Icon::SignSun,
            Self::Moss => Icon::SignLeaf,
            Self::Plum => Icon::SignMoon,
            Self::Stone => Icon::SignMountain,
        }
    }
}

pub fn chip<'a, Message: 'a>(look: &Look<'_>, hue: Hue, px: f32) -> Element<'a, Message> {
    let colours = look.colours.players[hue as usize];
    let edge = look.colours.player_edge;
    let symbol = icon::sign(hue.symbol(), (px * 0.58).round(), colours.sign);
    container(symbol)
        .center(Length::Fixed(px))
        .style(move |_| container::Style {
            background: Some(Background::Color(colours.fill)),
            border: match edge {
                Some(edge) => border::rounded(px / 2.0).color(edge).width(2.5),
                None => border::rounded(px / 2.0),
            },
            ..container::Style::default()
        })
        .into()
}
