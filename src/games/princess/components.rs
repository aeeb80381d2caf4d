//! The components of the game, and who may see what.

use super::rules::Mode;

/// Squires, if the table plays with them.
pub const SQUIRES: u8 = 3;
/// Ladders per player, from 1 to 8.
pub const LADDERS: u8 = 8;

/// The story book: Début on top, pages at random, Fin at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    pub story_pages: u8,
}

impl Book {
    /// All cards, Début and Fin included.
    pub fn cards(self) -> u8 {
        self.story_pages + 2
    }
}

pub fn book(mode: Mode) -> Book {
    Book {
        story_pages: match mode {
            Mode::Standard => 7,
            Mode::Extreme => 8,
        },
    }
}

/// How many princesses wait to be saved.
pub fn princesses(mode: Mode) -> u8 {
    match mode {
        Mode::Standard => 4,
        Mode::Extreme => 7,
    }
}

/// The princesses of a first game, with their swords.
pub const FIRST_GAME: [(&str, i16); 4] = [
    ("Raymondine", 1),
    ("Cunégonde", 2),
    ("Rapunzel", 3),
    ("Plectrude", 4),
];

/// The setup of a first game with three players, for tests.
#[cfg(test)]
pub fn first_game() -> super::rules::Setup {
    let princess = |(name, swords): (&str, i16)| super::rules::Princess {
        name: name.to_owned(),
        swords,
    };
    super::rules::Setup {
        players: ["Ani", "Frank", "Zoé"].map(str::to_owned).to_vec(),
        prince: crate::core::Seat::new(0),
        mode: Mode::Standard,
        squires: true,
        princesses: FIRST_GAME.map(princess).to_vec(),
    }
}

/// Who may look at a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sees {
    PrinceOnly,
    Everyone,
    Nobody,
}

/// What a princess requires. The Prince's reference ladder is visible to all, always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    pub dungeon: Sees,
    pub ladders: Sees,
}

/// Levels of difficulty: who sees what, by swords.
pub fn sight(swords: i16) -> Option<Sight> {
    let (dungeon, ladders) = match swords {
        1 => (Sees::PrinceOnly, Sees::Everyone),
        2 => (Sees::Everyone, Sees::PrinceOnly),
        3 => (Sees::PrinceOnly, Sees::PrinceOnly),
        4 => (Sees::PrinceOnly, Sees::Nobody),
        _ => return None,
    };
    Some(Sight { dungeon, ladders })
}
