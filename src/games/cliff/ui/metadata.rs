//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::session::shortcut::{ARROWS, ENTER, ERASE, Keys, Press, chars};
use crate::ui::colour::{Accent, rgb};
use iced::keyboard::key::Named;

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
    keys: &[
        Keys::new("cliff-key-enter", ENTER),
        Keys::new("cliff-key-step", ARROWS),
        Keys::new("cliff-key-draw", &chars(['1'])),
        Keys::new("cliff-key-fall", &chars(['0'])),
        Keys::new("cliff-key-equip", &chars(['3'])),
        Keys::new("cliff-key-cave", &chars(['c'])),
        Keys::new("cliff-key-cancel", ERASE),
        Keys::new("cliff-key-way", &chars(['l'])),
        Keys::new(
            "cliff-key-tile",
            &[Press::Named(Named::Enter), Press::Char('1')],
        ),
        Keys::new("cliff-key-heights", &chars(['h'])),
        Keys::new(
            "cliff-key-height",
            &[Press::Named(Named::ArrowUp), Press::Named(Named::ArrowDown)],
        ),
        Keys::new(
            "cliff-key-climber",
            &[
                Press::Named(Named::ArrowLeft),
                Press::Named(Named::ArrowRight),
            ],
        ),
        Keys::new("cliff-key-done", ENTER),
    ],
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
