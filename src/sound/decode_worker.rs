//! Worker that decodes sounds, in the order in which they are requested.

use super::clip::Clip;
use super::score::SoundId;
use super::sources::Sources;
use crate::platform::file::Scratch;
use crate::platform::worker::{Next, Worker};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

#[derive(Debug)]
pub struct DecodeWorker {
    pub sources: Sources,
    /// Where decoded sounds are kept; without it, or when the disk is full, in memory.
    pub scratch: Option<Arc<Scratch>>,
}

/// A decoded sound; none if it cannot be played.
pub type DecodedSound = (Arc<SoundId>, Option<Arc<Clip>>);

impl Worker for DecodeWorker {
    const NAME: &'static str = "decoder";
    type In = Arc<SoundId>;
    type Out = DecodedSound;

    fn step(
        &mut self,
        inbox: &mut VecDeque<Arc<SoundId>>,
        out: &mut Vec<DecodedSound>,
        _now: Duration,
    ) -> Next {
        let Some(sound) = inbox.pop_front() else {
            return Next::OnMessage;
        };
        let stored = self.scratch.as_ref().and_then(|scratch| {
            let samples = self.sources.open(&sound)?;
            Clip::write(scratch, samples)
        });
        let clip = stored.or_else(|| self.sources.open(&sound).map(Clip::read));
        out.push((sound, clip.map(Arc::new)));
        Next::Again
    }
}
