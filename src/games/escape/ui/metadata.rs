//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::session::shortcut::{ENTER, Keys, SPACE, chars};
use crate::ui::colour::{Accent, rgb};

pub static METADATA: Metadata = Metadata {
    name: State::NAME,
    players: 1..=5,
    minutes: 10,
    by_ear: true,
    dark: Accent {
        accent: rgb(0x63CBA5),
        on_accent: rgb(0x10201A),
        tint: rgb(0x1C3229),
        second: rgb(0xF79B4A),
        on_second: rgb(0x2A1405),
    },
    light: Accent {
        accent: rgb(0x166B4F),
        on_accent: rgb(0xFFFBF3),
        tint: rgb(0xD9E6D4),
        second: rgb(0x964108),
        on_second: rgb(0xFFFBF3),
    },
    keys: &[
        Keys::new("escape-press-pause", SPACE),
        Keys::new("escape-press-jewels", &chars(['1', '2', '3'])),
        Keys::new("escape-press-destiny", &chars(['d'])),
        Keys::new("escape-press-caught", &chars(['1', '2', '3', '4', '5'])),
        Keys::new("escape-press-give", &chars(['1', '2', '3', '4', '5'])),
        Keys::new("escape-press-done", ENTER),
    ],
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
