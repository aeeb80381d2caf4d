//! The components that SkyRunner is set up with.

use super::cards::{Bids, Stack};
use super::rules::{MAX_PLAYERS, Runner};

/// What each player begins with.
pub fn hand() -> Runner {
    Runner {
        bids: Bids::ALL,
        surprise: true,
        climbs: [3, 4].into_iter().collect(),
        material: 1,
        lost: 0,
        sabotage: 0,
        level: 0,
        beside: Vec::new(),
    }
}

/// What is left for the pile; nothing if the box does not allow so many players.
pub fn pile(players: usize) -> Option<Stack> {
    let hands = u8::try_from(players).ok()?;
    (2..=MAX_PLAYERS).contains(&players).then(|| Stack {
        climb: 25 - 2 * hands,
        material: 12 - hands,
        lost: 2,
        sabotage: 4,
        fall: 2,
    })
}

/// Lanes of the lowest wall: at least as many as players.
pub fn lanes(players: usize) -> usize {
    players.clamp(3, 5)
}
