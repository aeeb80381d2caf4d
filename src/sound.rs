//! Sound: short effects, and soundtracks with a clock that the sound is kept in step with.
//!
//! `soundtrack` says what is played and `score` (pure) which sound starts at which frame; `sources`
//! finds the sounds, `decode_worker` decodes them and `bank` keeps them; `mixer` adds them up;
//! `recording` streams a player's own file. `engine` feeds the device step by step on a worker of
//! its own, so that neither a busy window nor a lost device stops the clock; `player` is the
//! window's handle of it.

pub mod bank;
pub mod clip;
pub mod clock;
pub mod decode_worker;
pub mod effect;
pub mod engine;
pub mod mixer;
pub mod player;
pub mod recording;
#[cfg(not(target_arch = "wasm32"))]
pub mod render_wav;
pub mod score;
pub mod soundtrack;
pub mod sources;

pub use effect::Effect;
pub use player::Player;
pub use soundtrack::{Playable, Soundtrack};

use std::fmt;

pub use crate::platform::audio::RATE;

/// Frames of a playback; 0 of a soundtrack is the shout.
pub type Frame = i64;

/// The frame of a time in milliseconds.
pub const fn frame_of(ms: i64) -> Frame {
    ms * (RATE as i64) / 1000
}

/// The time of a frame in milliseconds, rounded down.
pub const fn ms_of(frame: Frame) -> i64 {
    (frame * 1000).div_euclid(RATE as i64)
}

/// Why there is no sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// There is none, or it does not support our format.
    NoDevice(String),
    /// It was removed or has stopped.
    DeviceLost,
    /// A sound that cannot be played.
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
