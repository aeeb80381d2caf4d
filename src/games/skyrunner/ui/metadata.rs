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
    keys: &[
        Keys::new(
            "skyrunner-keys-card",
            &chars(['2', '3', '4', '5', '6', '7', '8', '9', '0']),
        ),
        Keys::new(
            "skyrunner-keys-bid",
            &chars(['1', '2', '3', '4', '5', '6', '7', '8']),
        ),
        Keys::new("skyrunner-keys-surprise", &chars(['0'])),
        Keys::new("skyrunner-keys-other", &chars(['9'])),
        Keys::new("skyrunner-keys-climb", &chars(['2', '3', '4', '5'])),
        Keys::new("skyrunner-keys-player", ARROWS),
        Keys::new("skyrunner-keys-clear", ERASE),
        Keys::new("skyrunner-keys-reveal", ENTER),
        Keys::new("skyrunner-keys-done", ENTER),
        Keys::new(
            "skyrunner-keys-next",
            &[Press::Named(Named::Enter), Press::Named(Named::ArrowRight)],
        ),
    ],
    card: include_bytes!("cover/card.svg"),
    square: include_bytes!("cover/square.svg"),
};
