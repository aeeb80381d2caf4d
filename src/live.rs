//! A game being played: its journal, its file and its players.

pub mod amend;
mod draft;
mod live_game;
mod memo;
mod taps;

pub use draft::Drafting;
pub use live_game::{LiveGame, Now, Unopened};
pub use memo::Memo;
