//! The components that Escape is set up with.

use super::rules::{Difficulty, MAX_PLAYERS};

/// Everything to take out of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxList {
    pub reserve: u8,
    pub beside: u8,
    pub dice_each: u8,
    pub tiles: TileStack,
}

/// Setup 1: how the pile of rooms is stacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileStack {
    pub main_rooms: u8,
    pub base_rooms: u8,
    /// Drawn at random and laid beside the start room.
    pub beside_start: u8,
    /// The pile that is drawn from, the exit included.
    pub pile: u8,
    pub exit: Exit,
}

/// Where the exit is hidden in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Shuffled with the top tiles of the pile, then all of these under it.
    AmongLast(u8),
    /// With one or two players: about in the middle.
    AboutTheMiddle,
}

const MAIN_ROOMS: u8 = 6;
const BASE_ROOMS: u8 = 13;
const BESIDE_START: u8 = 2;
/// Setup 2: jewels beside the reserve.
pub const BESIDE: u8 = 2;

/// The contents for a game; nothing if the box does not allow so many players.
pub fn box_list(players: usize, difficulty: Difficulty) -> Option<BoxList> {
    const RESERVE: [u8; MAX_PLAYERS] = [7, 7, 11, 14, 16];
    let base = *RESERVE.get(players.checked_sub(1)?)?;
    let (more, beside) = match difficulty {
        Difficulty::Normal => (0, BESIDE),
        Difficulty::Advanced => (3, BESIDE),
        Difficulty::Expert => (6, 0),
    };
    Some(BoxList {
        reserve: base + more,
        beside,
        dice_each: if players == 1 { 7 } else { 5 },
        tiles: TileStack {
            main_rooms: MAIN_ROOMS,
            base_rooms: BASE_ROOMS,
            beside_start: BESIDE_START,
            // The start room and the two beside it lie on the table already.
            pile: MAIN_ROOMS + BASE_ROOMS - 1 - BESIDE_START,
            exit: if players <= 2 {
                Exit::AboutTheMiddle
            } else {
                Exit::AmongLast(5)
            },
        },
    })
}
