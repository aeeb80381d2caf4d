//! The shelf: the five boxes as people see them, before any is opened.

use crate::ui::colour::{Accent, Colours};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameId {
    Escape,
    Princess,
    Skyrunner,
    Ants,
    Cliff,
}

impl GameId {
    pub const ALL: [Self; 5] = [
        Self::Escape,
        Self::Princess,
        Self::Skyrunner,
        Self::Ants,
        Self::Cliff,
    ];

    /// Its name in journals, files and keys of i18n.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Escape => "escape",
            Self::Princess => "princess",
            Self::Skyrunner => "skyrunner",
            Self::Ants => "ants",
            Self::Cliff => "cliff",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Self::Escape => 1..=5,
            Self::Princess => 3..=6,
            Self::Skyrunner | Self::Cliff => 2..=5,
            Self::Ants => 2..=4,
        }
    }

    pub const fn minutes(self) -> u32 {
        match self {
            Self::Escape => 10,
            Self::Princess | Self::Skyrunner => 30,
            Self::Ants => 20,
            Self::Cliff => 40,
        }
    }

    pub const fn accent(self, colours: &Colours) -> Accent {
        match self {
            Self::Escape => colours.escape,
            Self::Princess => colours.princess,
            Self::Skyrunner => colours.skyrunner,
            Self::Ants => colours.ants,
            Self::Cliff => colours.cliff,
        }
    }

    /// The picture on its card, four by five.
    pub const fn card(self) -> &'static [u8] {
        match self {
            Self::Escape => include_bytes!("ui/art/cards/escape.svg"),
            Self::Princess => include_bytes!("ui/art/cards/princess.svg"),
            Self::Skyrunner => include_bytes!("ui/art/cards/skyrunner.svg"),
            Self::Ants => include_bytes!("ui/art/cards/ants.svg"),
            Self::Cliff => include_bytes!("ui/art/cards/cliff.svg"),
        }
    }

    /// The same, square, for lists.
    pub const fn square(self) -> &'static [u8] {
        match self {
            Self::Escape => include_bytes!("ui/art/cards/escape-square.svg"),
            Self::Princess => include_bytes!("ui/art/cards/princess-square.svg"),
            Self::Skyrunner => include_bytes!("ui/art/cards/skyrunner-square.svg"),
            Self::Ants => include_bytes!("ui/art/cards/ants-square.svg"),
            Self::Cliff => include_bytes!("ui/art/cards/cliff-square.svg"),
        }
    }

    /// The key of a text that belongs to this game, such as `escape-name`.
    pub fn key(self, what: &str) -> String {
        format!("{}-{what}", self.id())
    }
}
