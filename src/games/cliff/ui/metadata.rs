//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::ui::colour::{Accent, rgb};

pub static METADATA: Metadata = Metadata {
    name: State::NAME,
    players: 2..=5,
    minutes: 40,
    by_ear: false,
    dark: Accent {
        accent: rgb(0xE6B566),
        on_accent: rgb(0x2B1B06),
        tint: rgb(0x3A2A16),
        second: rgb(0xC9C2B6),
        on_second: rgb(0x221E19),
    },
    light: Accent {
        accent: rgb(0x825411),
        on_accent: rgb(0xFFFBF3),
        tint: rgb(0xEFDDB8),
        second: rgb(0x5F574C),
        on_second: rgb(0xFFFBF3),
    },
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
