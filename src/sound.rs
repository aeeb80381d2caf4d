//! Sound: short effects now and then, and the show of ten minutes.
//!
//! `score` (pure) says what sounds when; `sources` finds it, `clip` decodes it, for a show `beside`
//! the program; `bank` keeps it; `mixer` adds it up;
//! `recording` streams a file of one's own; `show` is either or both; `output` owns the device;
//! `clock` is what is heard. `player` holds them together on a thread of its own, so that neither a
//! busy window nor a lost device stops the gongs.

pub mod bank;
pub mod beside;
pub mod clip;
pub mod clock;
pub mod effect;
pub mod mixer;
pub mod output;
pub mod player;
pub mod recording;
pub mod render_wav;
pub mod score;
pub mod soundtrack;
pub mod sources;

pub use effect::Effect;
pub use player::{Player, Report};
pub use soundtrack::{Playable, Soundtrack};

use std::fmt;

/// Frames a second, everywhere.
pub const RATE: u32 = 48_000;

/// Frames of the show; 0 is the shout.
pub type Frame = i64;

/// The frame of a moment.
pub const fn frame_of(ms: i64) -> Frame {
    ms * (RATE as i64) / 1000
}

/// The moment of a frame, in milliseconds, rounded down.
pub const fn ms_of(frame: Frame) -> i64 {
    (frame * 1000).div_euclid(RATE as i64)
}

/// What can go wrong with sound. The game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// There is no device, or it does not take what we give.
    NoDevice(String),
    /// It was there and is gone.
    DeviceLost,
    /// A file that cannot be played.
    Unplayable(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDevice(detail) => write!(f, "no sound device: {detail}"),
            Self::DeviceLost => f.write_str("the sound device is gone"),
            Self::Unplayable(name) => write!(f, "cannot be played: {name}"),
        }
    }
}

impl std::error::Error for Error {}
