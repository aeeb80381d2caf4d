//! A player's own recording: a file of any supported format, streamed from the disk as it plays.

mod decoder;
mod reader;
mod resample;
mod stream;

pub use decoder::{Answer, Decoder, Depth, Examination, Facts, Read, Request};
pub use reader::{Progress, Reader, playable};
pub use stream::Stream;

use super::Frame;
use std::io::ErrorKind;

/// Why a recording cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It is not where it was.
    Missing,
    /// It may not be read.
    Denied,
    /// An unsupported format.
    Unknown,
    Damaged,
    /// It ends too early.
    Cut,
}

impl From<&std::io::Error> for Fault {
    fn from(error: &std::io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::PermissionDenied => Self::Denied,
            ErrorKind::UnexpectedEof => Self::Cut,
            ErrorKind::InvalidInput => Self::Unknown,
            _ => Self::Damaged,
        }
    }
}

impl Fault {
    pub const ALL: [Self; 5] = [
        Self::Missing,
        Self::Denied,
        Self::Unknown,
        Self::Damaged,
        Self::Cut,
    ];

    /// Suffix of its text key.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Denied => "denied",
            Self::Unknown => "unknown",
            Self::Damaged => "damaged",
            Self::Cut => "cut",
        }
    }
}

fn length(frames: &[[f32; 2]]) -> Frame {
    Frame::try_from(frames.len()).unwrap_or(Frame::MAX)
}
