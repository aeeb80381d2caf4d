//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::ui::colour::{Accent, rgb};

pub static METADATA: Metadata = Metadata {
    name: State::NAME,
    players: 2..=5,
    minutes: 30,
    by_ear: false,
    dark: Accent {
        accent: rgb(0x94B7F5),
        on_accent: rgb(0x0E1A33),
        tint: rgb(0x1D2740),
        second: rgb(0xF6D27A),
        on_second: rgb(0x2B1F05),
    },
    light: Accent {
        accent: rgb(0x2C5296),
        on_accent: rgb(0xFFFBF3),
        tint: rgb(0xDADFEA),
        second: rgb(0x755400),
        on_second: rgb(0xFFFBF3),
    },
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
