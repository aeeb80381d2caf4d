//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::ui::colour::{Accent, rgb};

pub static METADATA: Metadata = Metadata {
    name: State::NAME,
    players: 3..=6,
    minutes: 30,
    by_ear: false,
    dark: Accent {
        accent: rgb(0xF09AB4),
        on_accent: rgb(0x2E0F1D),
        tint: rgb(0x3C2030),
        second: rgb(0xD3A6E4),
        on_second: rgb(0x2A1233),
    },
    light: Accent {
        accent: rgb(0x9C3560),
        on_accent: rgb(0xFFFBF3),
        tint: rgb(0xF0D9DC),
        second: rgb(0x73418A),
        on_second: rgb(0xFFFBF3),
    },
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
