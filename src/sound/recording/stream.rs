//! A recording as the engine plays it: read and decoded by a worker, a few seconds ahead.
//!
//! A drive may be slow or removed: what comes too late is silence, and everything after it keeps
//! its position.

use super::reader::Reader;
use super::{Fault, length};
use crate::platform::Attempt;
use crate::platform::worker::{self, Handle, Next, Worker};
use crate::sound::{Frame, RATE};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::Duration;

/// How far ahead is read.
const AHEAD: Frame = 2 * RATE as Frame;
/// A recording may end this much too early.
const END_TOLERANCE: Frame = RATE as Frame / 2;

/// Asks for the frames from the latest seek up to `until`.
#[derive(Debug, Clone, Copy)]
struct Request {
    /// Number of the seek.
    seek: u32,
    /// The position of the seek.
    from: Frame,
    until: Frame,
}

#[derive(Debug)]
enum Content {
    Sound(Vec<[f32; 2]>),
    End,
    Fault(Fault),
}

/// What the worker has read, for which seek, and its position.
#[derive(Debug)]
struct Piece {
    seek: u32,
    at: Frame,
    content: Content,
}

/// Frames are those of the recording, 0 its first.
#[derive(Debug)]
pub struct Stream {
    worker: Option<Handle<Request>>,
    pieces: Receiver<Piece>,
    request: Request,
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
        let worker = ReadWorker {
            path: path.to_path_buf(),
            reader: None,
            seek: 0,
            until: 0,
            ended: false,
            attempt: None,
        };
        let worker = worker::run(worker, move |piece| {
            let _ = read.send(piece);
        });
        Self {
            fault: worker.is_err().then_some(Fault::Damaged),
            ended: worker.is_err(),
            worker: worker.ok(),
            pieces,
            request: Request {
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
        self.ended = self.worker.is_none();
        self.sought = Some(at);
        self.request = Request {
            seek: self.request.seek + 1,
            from: at,
            until: at,
        };
        self.read_ahead(at);
    }

    /// Requests more once half of the last request is used up.
    fn read_ahead(&mut self, at: Frame) {
        if let Some(worker) = &self.worker
            && self.request.until < at + AHEAD / 2
        {
            self.request.until = at + AHEAD;
            let _ = worker.send(self.request);
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
                Ok(piece) if piece.seek != self.request.seek => {}
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

/// Reads and decodes one piece per step until it has what was asked for.
#[derive(Debug)]
struct ReadWorker {
    path: PathBuf,
    reader: Option<Reader>,
    /// Number of the latest seek.
    seek: u32,
    until: Frame,
    /// Nothing more comes before the next seek, which opens the file again after a fault.
    ended: bool,
    /// While it decodes.
    attempt: Option<Attempt>,
}

impl ReadWorker {
    fn read(&mut self, seek: Option<Frame>) -> Result<(Frame, Content), Fault> {
        if self.attempt.is_none() {
            self.attempt = Some(Attempt::begin(&self.path).ok_or(Fault::Damaged)?);
        }
        let reader = match &mut self.reader {
            Some(reader) => reader,
            None => self.reader.insert(Reader::open(&self.path)?),
        };
        if let Some(at) = seek {
            reader.seek(at)?;
        }
        let at = reader.at();
        Ok(match reader.next_piece()? {
            Some(frames) => (at, Content::Sound(frames)),
            None => (at, Content::End),
        })
    }
}

impl Worker for ReadWorker {
    const NAME: &'static str = "recording";
    type In = Request;
    type Out = Piece;

    fn step(
        &mut self,
        inbox: &mut VecDeque<Request>,
        out: &mut Vec<Piece>,
        _now: Duration,
    ) -> Next {
        let mut seek = None;
        for request in inbox.drain(..) {
            if request.seek != self.seek {
                self.seek = request.seek;
                seek = Some(request.from);
                self.ended = false;
            }
            self.until = request.until;
        }
        let at = self.reader.as_ref().map_or(0, Reader::at);
        if seek.is_none() && (self.ended || at >= self.until) {
            self.attempt = None;
            return Next::OnMessage;
        }
        let (at, content) = match self.read(seek) {
            Ok(read) => read,
            Err(fault) => {
                self.reader = None;
                (0, Content::Fault(fault))
            }
        };
        self.ended = !matches!(content, Content::Sound(_));
        out.push(Piece {
            seek: self.seek,
            at,
            content,
        });
        Next::Again
    }
}
