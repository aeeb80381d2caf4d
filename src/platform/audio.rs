//! The sound device as the mixer sees it.

use std::task::Poll;
use std::time::Duration;

pub use super::system::audio::{AHEAD, open};

/// Frames per second, of every device.
pub const RATE: u32 = 48_000;
/// Frames in a block.
pub const BLOCK: usize = 256;

/// What a device reported in a callback: this output frame is heard at that time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stamp {
    /// Frames that the device had taken before this callback.
    pub out: u64,
    /// When the next frame is heard, on the monotonic clock.
    pub heard_at: Duration,
}

/// Samples for one position of the output: a block that is late is skipped, and later ones stay in
/// place.
#[derive(Debug, Clone, Copy)]
pub struct Block {
    /// The output frame that its first frame belongs to.
    pub out: i64,
    /// Left and right interleaved.
    pub samples: [f32; 2 * BLOCK],
}

/// An open device. No method waits.
pub trait AudioDevice: Send {
    /// How many blocks can be pushed.
    fn free_blocks(&self) -> usize;
    fn push(&mut self, block: Block);
    /// Whether a block replaces all that was pushed from its frame on.
    fn can_replace(&self) -> bool {
        false
    }
    /// Fades out and drops the blocks that were pushed.
    fn discard(&mut self);
    /// Frames of short sounds that were pushed and not yet taken.
    fn short_frames(&self) -> usize;
    /// Samples that are played as soon as possible, over the blocks.
    fn push_short(&mut self, samples: &[f32]);
    /// The newest stamp since the last call.
    fn stamp(&mut self) -> Option<Stamp>;
    fn is_lost(&self) -> bool;
    /// To be called when all has been pushed for now.
    fn flush(&mut self) {}
}

/// A device, or why there is none.
pub type Opened = Result<Box<dyn AudioDevice>, String>;

/// Polls a device that is being opened.
pub type Opening = Box<dyn FnMut() -> Poll<Opened> + Send>;
