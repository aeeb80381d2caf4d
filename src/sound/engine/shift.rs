//! Moves sound that is off the clock to its right position.

use crate::platform::audio::BLOCK;
use crate::sound::Frame;
use crate::sound::soundtrack::Playback;

/// The progress of a move.
#[derive(Default, Clone, Copy, PartialEq)]
pub(super) enum Shift {
    #[default]
    Done,
    /// The next block fades out.
    Due,
    /// The playback was moved: the next block fades in.
    Moved,
}

impl Shift {
    /// Moves the playback to the frame that belongs into the next block, between two short fades.
    pub(super) fn step(self, block: &mut [f32], playback: &mut Playback, next: Frame) -> Self {
        match self {
            Self::Done => Self::Done,
            Self::Due => {
                fade(block, |part| 1.0 - part);
                playback.seek(next);
                Self::Moved
            }
            Self::Moved => {
                fade(block, |part| part);
                Self::Done
            }
        }
    }
}

fn fade(block: &mut [f32], gain: impl Fn(f32) -> f32) {
    for (n, frame) in block.chunks_exact_mut(2).enumerate() {
        let gain = gain(n as f32 / BLOCK as f32);
        frame.iter_mut().for_each(|sample| *sample *= gain);
    }
}
