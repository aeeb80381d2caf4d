//! A player's place at the table.

use serde::Serialize;

/// A player's place, counted clockwise from 0.
///
/// A number outside any table becomes a seat that no table has, so that it can be refused as an
/// unknown player after the game has been asked whether it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(u8);

impl Seat {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    pub fn from_whole(number: i64) -> Self {
        Self(u8::try_from(number).unwrap_or(u8::MAX))
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this seat exists at a table of so many.
    pub const fn is_at(self, players: usize) -> bool {
        self.index() < players
    }

    /// The left neighbour: the next one clockwise.
    #[must_use]
    pub fn left(self, players: usize) -> Self {
        let next = self.index() + 1;
        if next < players {
            Self(self.0 + 1)
        } else {
            Self(0)
        }
    }

    /// All seats of a table, from seat 0.
    pub fn all(players: usize) -> impl Iterator<Item = Self> + Clone {
        (0..u8::try_from(players).unwrap_or(u8::MAX)).map(Self)
    }

    /// All seats clockwise, this one first.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        let from = self.0;
        Self::all(players)
            .cycle()
            .skip(usize::from(from))
            .take(players)
    }
}
