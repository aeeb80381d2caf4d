//! The commands of the engine, and its reports.

use crate::core::Language;
use crate::sound::clock::Timeline;
use crate::sound::mixer::Levels;
use crate::sound::recording::Fault;
use crate::sound::soundtrack::Playable;
use crate::sound::{Effect, Error, Frame};

#[derive(Debug)]
pub enum Command {
    Load {
        playable: Playable,
        /// `None`: at the clock's frame; the clock continues.
        at: Option<Frame>,
        request_id: u64,
    },
    Play,
    Pause,
    Stop,
    Levels(Levels),
    Effect(Effect),
    Language(Language),
    /// Opens a device although nothing is to be played, and reports the outcome again.
    Retry,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Report {
    /// The clock of this play request.
    Clock(u64, Timeline),
    /// Why the recording of this play request cannot be played.
    Fault(u64, Fault),
    Device(Result<(), Error>),
}

/// What was reported last.
#[derive(Debug, Default)]
pub(super) struct Reported {
    pub clock: Option<(u64, Timeline)>,
    pub fault: Option<(u64, Fault)>,
    pub device: Option<bool>,
}
