//! The cards of the ants, named as in the journal. Pure.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// One of the five colours, `c1` to `c5`; the app shows them in the colours of the printed cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    C1,
    C2,
    C3,
    C4,
    C5,
}

impl Colour {
    pub const ALL: [Self; 5] = [Self::C1, Self::C2, Self::C3, Self::C4, Self::C5];

    pub const fn name(self) -> &'static str {
        match self {
            Self::C1 => "c1",
            Self::C2 => "c2",
            Self::C3 => "c3",
            Self::C4 => "c4",
            Self::C5 => "c5",
        }
    }
}

/// A card or a colour that is not in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotInTheBox;

impl FromStr for Colour {
    type Err = NotInTheBox;

    fn from_str(name: &str) -> Result<Self, NotInTheBox> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.name() == name)
            .ok_or(NotInTheBox)
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Strength of an ant: soldiers 2 to 8, a ninja 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Strength(u8);

impl Strength {
    pub const NINJA: Self = Self(9);

    /// A soldier of this strength, if there is one.
    pub fn soldier(strength: u8) -> Option<Self> {
        (2..=8).contains(&strength).then_some(Self(strength))
    }

    pub const fn value(self) -> u8 {
        self.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// A soldier or a ninja.
    Ant(Colour, Strength),
    Queen(Colour),
    Ladybug,
}

impl FromStr for Card {
    type Err = NotInTheBox;

    fn from_str(name: &str) -> Result<Self, NotInTheBox> {
        if name == "ladybug" {
            return Ok(Self::Ladybug);
        }
        let (colour, rank) = name.split_once('-').ok_or(NotInTheBox)?;
        let colour = colour.parse()?;
        match (rank, rank.as_bytes()) {
            ("queen", _) => Ok(Self::Queen(colour)),
            ("ninja", _) => Ok(Self::Ant(colour, Strength::NINJA)),
            (_, [digit @ b'2'..=b'8']) => Ok(Self::Ant(colour, Strength(digit - b'0'))),
            _ => Err(NotInTheBox),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ant(colour, Strength::NINJA) => write!(f, "{}-ninja", colour.name()),
            Self::Ant(colour, strength) => write!(f, "{}-{}", colour.name(), strength.0),
            Self::Queen(colour) => write!(f, "{}-queen", colour.name()),
            Self::Ladybug => f.write_str("ladybug"),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
