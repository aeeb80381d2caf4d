//! Short sounds by the names of their files under `sounds/effects`.

/// A short sound. What it tells is also shown on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Effect(pub &'static str);

impl Effect {
    pub const GONG: Self = Self("gong");
    pub const FOGHORN: Self = Self("foghorn");
    pub const PAGE: Self = Self("page");
    pub const FANFARE: Self = Self("fanfare");
    pub const DEFEAT: Self = Self("defeat");
    pub const DRUM_ROLL: Self = Self("drum-roll");
    pub const POP: Self = Self("pop");
    pub const TICK: Self = Self("tick");
}
