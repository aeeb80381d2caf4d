//! Decoded sounds by their id.

use super::RATE;
use super::clip::Clip;
use super::decode_worker::{DecodeWorker, DecodedSound};
use super::score::SoundId;
use super::sources::Sources;
use crate::platform::file::Scratch;
use crate::platform::worker::{self, Handle};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::task::Poll;

/// A sound that is pending was requested; a ready one without a clip cannot be played.
type Slot = Poll<Option<Arc<Clip>>>;

#[derive(Debug)]
pub struct Bank {
    slots: HashMap<Arc<SoundId>, Slot>,
    decoder: Decoder,
}

#[derive(Debug)]
enum Decoder {
    /// Decodes on the calling thread, into memory.
    Here(Sources),
    Worker(Handle<Arc<SoundId>>, Receiver<DecodedSound>),
}

impl Bank {
    /// Sounds are decoded on the calling thread when they are first asked for: none is pending
    /// whose file is there.
    pub fn immediate(sources: Sources) -> Self {
        Self {
            slots: HashMap::new(),
            decoder: Decoder::Here(sources),
        }
    }

    /// Sounds are decoded by a worker, into a scratch file in `folder` where that is possible.
    pub fn with_worker(sources: Sources, folder: Option<&Path>) -> Self {
        let scratch = folder.and_then(|folder| Scratch::create(folder).ok());
        let worker = DecodeWorker {
            sources: sources.clone(),
            scratch: scratch.map(Arc::new),
            current: None,
        };
        let (finished, decoded) = mpsc::channel();
        let started = worker::run(worker, move |out| {
            let _ = finished.send(out);
        });
        match started {
            Ok(handle) => Self {
                slots: HashMap::new(),
                decoder: Decoder::Worker(handle, decoded),
            },
            Err(_) => Self::immediate(sources),
        }
    }

    /// Requests sounds that will be needed, the most urgent first. Without a worker nothing is done.
    pub fn preload(&mut self, sounds: Vec<Arc<SoundId>>) {
        if matches!(self.decoder, Decoder::Worker(..)) {
            for sound in sounds {
                let _ = self.clip(&sound);
            }
        }
    }

    /// A sound; `None` if it cannot be played. Never waits: one that is not decoded yet is
    /// requested.
    pub fn clip(&mut self, sound: &Arc<SoundId>) -> Poll<Option<Arc<Clip>>> {
        if let Some(Poll::Ready(clip)) = self.slots.get(sound) {
            return Poll::Ready(clip.clone());
        }
        match &self.decoder {
            Decoder::Here(sources) => {
                let Poll::Ready(samples) = sources.open(sound) else {
                    return Poll::Pending;
                };
                let slot = Poll::Ready(samples.map(Clip::read).map(Arc::new));
                let _ = self.slots.insert(Arc::clone(sound), slot.clone());
                return slot;
            }
            Decoder::Worker(handle, decoded) => {
                if !self.slots.contains_key(sound) {
                    let _ = handle.send(Arc::clone(sound));
                    let _ = self.slots.insert(Arc::clone(sound), Poll::Pending);
                }
                loop {
                    match decoded.try_recv() {
                        Ok((sound, clip)) => {
                            let _ = self.slots.insert(sound, Poll::Ready(clip));
                        }
                        Err(TryRecvError::Empty) => break,
                        // The worker has failed: what was requested will not come.
                        Err(TryRecvError::Disconnected) => return Poll::Ready(None),
                    }
                }
            }
        }
        self.slots.get(sound).cloned().unwrap_or(Poll::Pending)
    }

    /// Forgets all sounds but the short ones, which come with nearly every tap: decoding one takes
    /// longer than all else that a tap does.
    pub fn keep_short(&mut self) {
        const SHORT: i64 = RATE as i64;
        let is_short =
            |slot: &Slot| matches!(slot, Poll::Ready(Some(clip)) if clip.frames() <= SHORT);
        self.slots.retain(|_, slot| is_short(slot));
    }
}
