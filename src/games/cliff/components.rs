//! The components that are prepared before the climb.

use super::rules::Token;

pub const TILES: u8 = 60;
/// Tokens that each climber packs.
pub const BAG: usize = 4;
/// Tokens of each kind in the box.
pub const HEAP: u8 = 5;

/// The six heaps, and what is left of each once these bags are packed; nothing if the box does
/// not hold so many.
pub fn heaps<'a>(packed: impl IntoIterator<Item = &'a Token>) -> Option<[(Token, u8); 6]> {
    let mut heaps = Token::ALL.map(|token| (token, HEAP));
    for token in packed {
        let (_, left) = heaps.iter_mut().find(|(kind, _)| kind == token)?;
        *left = left.checked_sub(1)?;
    }
    Some(heaps)
}
