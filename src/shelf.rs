//! The shelf: the boxes as people see them, before any is opened.

pub use crate::games::Kind as GameId;

use crate::ui::colour::{Accent, Colours};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::ops::RangeInclusive;

/// A box as it stands there.
#[derive(Debug)]
pub struct Cover {
    pub players: RangeInclusive<usize>,
    /// About how long a game takes.
    pub minutes: u32,
    /// It is played by what is heard: that there is no sound must be said.
    pub by_ear: bool,
    pub dark: Accent,
    pub light: Accent,
    /// The picture on its card, four by five.
    pub card: &'static [u8],
    /// The same, square, for lists.
    pub square: &'static [u8],
}

macro_rules! shelf {
    ($($name:ident = $module:ident;)*) => {
        impl GameId {
            pub const fn cover(self) -> &'static Cover {
                match self {
                    $(Self::$name => &crate::games::$module::cover::COVER,)*
                }
            }
        }
    };
}
crate::games::each_game!(shelf);

impl GameId {
    pub const fn accent(self, colours: &Colours) -> Accent {
        if colours.dark {
            self.cover().dark
        } else {
            self.cover().light
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::colour::{DARK, LIGHT, tests::assert_legible};

    #[test]
    fn every_game_can_be_read_in_its_colours() {
        for game in GameId::ALL {
            for colours in [&DARK, &LIGHT] {
                assert_legible(colours, game.accent(colours));
            }
        }
    }
}
