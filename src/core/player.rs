//! Who plays: a name and a colour.

use serde::{Deserialize, Serialize};

use super::Icon;

/// Somebody who has sat at this table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    pub hue: PlayerColour,
}

/// Six players that people who are colour-blind tell apart by symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerColour {
    Ember,
    Lagoon,
    Honey,
    Moss,
    Plum,
    Stone,
}

impl PlayerColour {
    pub const ALL: [Self; 6] = [
        Self::Ember,
        Self::Lagoon,
        Self::Honey,
        Self::Moss,
        Self::Plum,
        Self::Stone,
    ];

    pub const fn symbol(self) -> Icon {
        match self {
            Self::Ember => Icon::SignStar,
            Self::Lagoon => Icon::SignWave,
            Self::Honey => Icon::SignSun,
            Self::Moss => Icon::SignLeaf,
            Self::Plum => Icon::SignMoon,
            Self::Stone => Icon::SignMountain,
        }
    }
}
