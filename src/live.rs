//! A game at the table: its journal, its file, and the people around it.

pub mod amend;
mod live_game;
mod memo;

pub use live_game::{LiveGame, Now, Unopened};
pub use memo::Memo;
