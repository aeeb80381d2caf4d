//! What the engine is asked, and what it reports.

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
        /// None: where the clock is, which goes on.
        at: Option<Frame>,
        request_id: u64,
    },
    Play,
    Pause,
    Stop,
    Levels(Levels),
    Effect(Effect),
    Language(Language),
    /// Opens a device although nothing is to be heard, and reports the outcome again.
    Retry,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Report {
    /// The clock of this play request.
    Clock(u64, Timeline),
    /// Why the recording of this play request is not heard.
    Fault(u64, Fault),
    Device(Result<(), Error>),
}
