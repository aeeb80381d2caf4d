//! A recording as the engine plays it: decoded a few seconds ahead.
//!
//! A drive may be slow or removed: what comes too late is silence, and everything after it keeps
//! its position.

use super::decoder::{Answer, Content, Decoder, Piece, Read, Request};
use super::{Fault, length};
use crate::platform::worker::{self, Handle};
use crate::sound::{Frame, RATE};
use std::collections::VecDeque;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, TryRecvError};

/// How far ahead is read.
const AHEAD: Frame = 2 * RATE as Frame;
/// A recording may end this much too early.
const END_TOLERANCE: Frame = RATE as Frame / 2;

/// Frames are those of the recording, 0 its first.
#[derive(Debug)]
pub struct Stream {
    decoder: Option<Handle<Request>>,
    pieces: Receiver<Piece>,
    /// What the decoder was asked for.
    asked: Read,
    /// What was read and not yet played, and its position.
    held: VecDeque<(Frame, Vec<[f32; 2]>)>,
    ended: bool,
    /// The position of the last seek, until something is played.
    sought: Option<Frame>,
    /// How long the recording has to be.
    needed: Frame,
    fault: Option<Fault>,
}

impl Stream {
    /// Nothing is read before the first seek.
    pub fn open(path: &Path, needed: Frame) -> Self {
        let (read, pieces) = mpsc::channel();
        let decoder = worker::run_apart::<Decoder>(path, move |answer| {
            if let Answer::Piece(piece) = answer {
                let _ = read.send(piece);
            }
        });
        Self {
            fault: decoder.is_err().then_some(Fault::Damaged),
            ended: decoder.is_err(),
            decoder: decoder.ok(),
            pieces,
            asked: Read {
                seek: 0,
                from: 0,
                until: 0,
            },
            held: VecDeque::new(),
            sought: None,
            needed,
        }
    }

    /// Continues from this frame.
    pub fn seek(&mut self, at: Frame) {
        let at = at.max(0);
        if self.sought == Some(at) {
            return;
        }
        self.held.clear();
        self.ended = self.decoder.is_none();
        self.sought = Some(at);
        self.asked = Read {
            seek: self.asked.seek + 1,
            from: at,
            until: at,
        };
        self.read_ahead(at);
    }

    /// Requests more once half of the last request is used up.
    fn read_ahead(&mut self, at: Frame) {
        if let Some(decoder) = &self.decoder
            && self.asked.until < at + AHEAD / 2
        {
            self.asked.until = at + AHEAD;
            let _ = decoder.send(Request::Read(self.asked));
        }
    }

    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// Whether the next `count` frames are here, or will never come.
    pub fn is_ready(&mut self, at: Frame, count: Frame) -> bool {
        while self.held.front().is_some_and(|held| end(held) <= at) {
            let _ = self.held.pop_front();
        }
        self.read_ahead(at);
        loop {
            let reach = self.held.back().map_or(0, end);
            if self.ended || reach >= at + count {
                return true;
            }
            match self.pieces.try_recv() {
                Ok(piece) if piece.seek != self.asked.seek => {}
                Ok(piece) => self.take(piece),
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => {
                    self.ended = true;
                    self.fault = Some(Fault::Damaged);
                }
            }
        }
    }

    fn take(&mut self, piece: Piece) {
        match piece.content {
            Content::Sound(frames) => self.held.push_back((piece.at, frames)),
            Content::End => {
                self.ended = true;
                if piece.at + END_TOLERANCE < self.needed {
                    self.fault = Some(Fault::Cut);
                }
            }
            Content::Fault(fault) => {
                self.ended = true;
                self.fault = Some(fault);
            }
        }
    }

    /// Adds what is heard from this frame on to `out`, left and right interleaved.
    pub fn add(&mut self, at: Frame, out: &mut [f32], gain: f32) {
        let count = Frame::try_from(out.len() / 2).unwrap_or(0);
        let _ = self.is_ready(at, count);
        for held in &self.held {
            let (from, frames) = held;
            let place = |frame: Frame| usize::try_from(frame).unwrap_or(0);
            let sums = out.chunks_exact_mut(2).skip(place(from - at));
            for (sum, frame) in sums.zip(frames.iter().skip(place(at - from))) {
                sum[0] += frame[0] * gain;
                sum[1] += frame[1] * gain;
                self.sought = None;
            }
        }
    }
}

/// The frame after the last of a piece.
fn end((from, frames): &(Frame, Vec<[f32; 2]>)) -> Frame {
    from + length(frames)
}
