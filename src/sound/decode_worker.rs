//! Worker that decodes sounds piece by piece, in the order in which they are requested.

use super::clip::{Clip, Decoding};
use super::score::SoundId;
use super::sources::Sources;
use crate::platform::file::Scratch;
use crate::platform::worker::{Next, Worker};
use std::collections::VecDeque;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

/// Time between two checks for files that are being fetched.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

#[derive(Debug)]
pub struct DecodeWorker {
    pub sources: Sources,
    /// Where decoded sounds are kept; without it, or when the disk is full, in memory.
    pub scratch: Option<Arc<Scratch>>,
    /// The sound that is being decoded.
    pub current: Option<(Arc<SoundId>, Decoding)>,
}

/// A decoded sound; none if it cannot be played.
pub type DecodedSound = (Arc<SoundId>, Option<Arc<Clip>>);

impl DecodeWorker {
    /// Begins with the first sound whose file is available; one without a file is skipped.
    fn begin(&mut self, inbox: &mut VecDeque<Arc<SoundId>>) -> Poll<Option<DecodedSound>> {
        for place in 0..inbox.len() {
            let Poll::Ready(samples) = self.sources.open(&inbox[place]) else {
                continue;
            };
            let Some(sound) = inbox.remove(place) else {
                break;
            };
            let Some(samples) = samples else {
                return Poll::Ready(Some((sound, None)));
            };
            self.current = Some((sound, Decoding::new(samples, self.scratch.as_ref())));
            return Poll::Ready(None);
        }
        Poll::Pending
    }
}

impl Worker for DecodeWorker {
    const NAME: &'static str = "decoder";
    type In = Arc<SoundId>;
    type Out = DecodedSound;

    fn step(
        &mut self,
        inbox: &mut VecDeque<Arc<SoundId>>,
        out: &mut Vec<DecodedSound>,
        now: Duration,
    ) -> Next {
        let Some((sound, mut decoding)) = self.current.take() else {
            if inbox.is_empty() {
                return Next::OnMessage;
            }
            return match self.begin(inbox) {
                Poll::Pending => Next::At(now + POLL_INTERVAL),
                Poll::Ready(silent) => {
                    out.extend(silent);
                    Next::Again
                }
            };
        };
        match decoding.step() {
            Ok(Poll::Pending) => self.current = Some((sound, decoding)),
            Ok(Poll::Ready(clip)) => out.push((sound, Some(Arc::new(clip)))),
            // The disk is full: tries again, into memory.
            Err(_) => match self.sources.open(&sound) {
                Poll::Ready(Some(samples)) => {
                    self.current = Some((sound, Decoding::new(samples, None)));
                }
                Poll::Ready(None) => out.push((sound, None)),
                Poll::Pending => inbox.push_front(sound),
            },
        }
        Next::Again
    }
}
