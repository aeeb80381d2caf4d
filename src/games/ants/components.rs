//! The deck of the ants and how it is dealt.

/// Soldiers 2 to 8, a ninja and a queen.
pub const CARDS_PER_COLOUR: i64 = 9;
pub const QUEENS: i64 = 5;
pub const LADYBUGS: i64 = 3;

/// How the 48 cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub cards_each: u8,
    /// A third pile, face down, plays as the Ghost.
    pub ghost: bool,
}

pub fn deal(players: usize) -> Option<Deal> {
    match players {
        2 => Some(Deal {
            cards_each: 16,
            ghost: true,
        }),
        3 => Some(Deal {
            cards_each: 16,
            ghost: false,
        }),
        4 => Some(Deal {
            cards_each: 12,
            ghost: false,
        }),
        _ => None,
    }
}

/// On which side of the youngest player the Ghost's pile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Right,
    Left,
}

/// The pile changes sides every round, beginning on the right.
pub fn ghost_side(round: u64) -> Side {
    if round.is_multiple_of(2) {
        Side::Right
    } else {
        Side::Left
    }
}
