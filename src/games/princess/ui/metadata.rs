//! The game as Home shows it.

use super::super::rules::State;
use crate::core::Game;
use crate::session::Metadata;
use crate::session::shortcut::{ARROWS, ENTER, Keys, Press, SPACE, chars};
use crate::ui::colour::{Accent, rgb};
use iced::keyboard::key::Named;

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
    keys: &[
        Keys::new("princess-keys-enter", ENTER),
        Keys::new("princess-keys-steps", &chars(['3', '4', '5', '6'])),
        Keys::new("princess-keys-foghorn", &chars(['c'])),
        Keys::new("princess-keys-help", &chars(['h'])),
        Keys::new("princess-keys-uncover", SPACE),
        Keys::new("princess-keys-heights", ARROWS),
        Keys::new(
            "princess-keys-digits",
            &chars(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']),
        ),
        Keys::new("princess-keys-move", ARROWS),
        Keys::new("princess-keys-page", &chars(['p'])),
        Keys::new("princess-keys-back", &[Press::Named(Named::Backspace)]),
    ],
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
