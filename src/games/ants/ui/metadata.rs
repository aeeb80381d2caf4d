//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::session::shortcut::{ARROWS, ENTER, ERASE, Keys, chars};
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
    keys: &[
        Keys::new(
            "ants-keys-number",
            &chars(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']),
        ),
        Keys::new("ants-keys-clear", ERASE),
        Keys::new("ants-keys-step", ARROWS),
        Keys::new("ants-note", ENTER),
        Keys::new("ants-correct", ENTER),
        Keys::new("ants-next-trick", ENTER),
        Keys::new("ants-next-round", ENTER),
        Keys::new("again", ENTER),
    ],
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
