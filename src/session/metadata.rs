//! A game as it is shown before it is opened: number of players, duration, colours and pictures.

use super::shortcut::Keys;
use crate::ui::colour::{Accent, Colours};
use std::ops::RangeInclusive;

#[derive(Debug)]
pub struct Metadata {
    /// The name in a journal's header, and of its folder and texts.
    pub name: &'static str,
    pub players: RangeInclusive<usize>,
    /// About how long a game takes.
    pub minutes: u32,
    /// Whether it depends on sound: a missing sound device must be reported.
    pub by_ear: bool,
    pub dark: Accent,
    pub light: Accent,
    /// Every key that does something at some point of the game.
    pub keys: &'static [Keys],
    /// The picture on its card, four by five.
    pub card: &'static [u8],
    /// The same, square, for lists.
    pub square: &'static [u8],
}

impl Metadata {
    pub const fn accent(&self, colours: &Colours) -> Accent {
        if colours.dark { self.dark } else { self.light }
    }

    /// The key of a text that belongs to this game, such as `escape-name`.
    pub fn key(&self, what: &str) -> String {
        format!("{}-{what}", self.name)
    }
}
