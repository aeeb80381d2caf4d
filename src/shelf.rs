//! The shelf: the boxes as people see them, before any is opened.

pub use crate::games::Kind as GameId;

use crate::ui::colour::{Accent, Colours};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::ops::RangeInclusive;

macro_rules! shelf {
    ($($name:ident = $module:ident;)*) => {
        impl GameId {
            pub const fn accent(self, colours: &Colours) -> Accent {
                match self {
                    $(Self::$name => colours.$module,)*
                }
            }

            /// The picture on its card, four by five.
            pub const fn card(self) -> &'static [u8] {
                match self {
                    $(Self::$name => include_bytes!(
                        concat!("ui/art/cards/", stringify!($module), ".svg")
                    ),)*
                }
            }

            /// The same, square, for lists.
            pub const fn square(self) -> &'static [u8] {
                match self {
                    $(Self::$name => include_bytes!(
                        concat!("ui/art/cards/", stringify!($module), "-square.svg")
                    ),)*
                }
            }
        }
    };
}
crate::games::each_game!(shelf);

impl GameId {
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Self::Escape => 1..=5,
            Self::Princess => 3..=6,
            Self::Skyrunner | Self::Cliff => 2..=5,
            Self::Ants => 2..=4,
        }
    }

    /// About how long a game takes.
    pub const fn minutes(self) -> u32 {
        match self {
            Self::Escape => 10,
            Self::Princess | Self::Skyrunner => 30,
            Self::Ants => 20,
            Self::Cliff => 40,
        }
    }

    /// The key of a text that belongs to this game, such as `escape-name`.
    pub fn key(self, what: &str) -> String {
        format!("{}-{what}", self.name())
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| D::Error::custom("no such game"))
    }
}
