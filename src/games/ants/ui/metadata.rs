//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::ui::colour::{Accent, rgb};

pub static METADATA: Metadata = Metadata {
    name: State::NAME,
    players: 2..=4,
    minutes: 20,
    by_ear: false,
    dark: Accent {
        accent: rgb(0xB0D064),
        on_accent: rgb(0x1A2408),
        tint: rgb(0x29301A),
        second: rgb(0xF4A27F),
        on_second: rgb(0x33140A),
    },
    light: Accent {
        accent: rgb(0x4A6714),
        on_accent: rgb(0xFFFBF3),
        tint: rgb(0xE1E6C6),
        second: rgb(0x9A3816),
        on_second: rgb(0xFFFBF3),
    },
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
