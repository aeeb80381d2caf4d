//! Sound: short effects now and then, and the show of ten minutes.

/// Short sounds, each of which is also seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    Gong,
    Door,
    Collapse,
    Foghorn,
    Page,
    Fanfare,
    Defeat,
    DrumRoll,
    Pop,
    Tick,
}
