//! A recording of one's own: any file people have, streamed from the disk as it plays.
//!
//! It is read and decoded on a thread of its own, some seconds ahead, because a stick may be slow
//! or pulled out; what comes too late costs silence but never the beat.

mod reader;
mod resample;

pub use reader::{Facts, Reader, examine, playable};

use super::{Frame, RATE};
use crate::platform;
use std::collections::VecDeque;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender, TryRecvError};

/// Why a recording is not heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It is not where it was.
    Missing,
    /// It may not be read.
    Denied,
    /// Nothing that we can play.
    Unknown,
    Damaged,
    /// It ends before it should.
    Cut,
}

impl From<&std::io::Error> for Fault {
    fn from(error: &std::io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::PermissionDenied => Self::Denied,
            ErrorKind::UnexpectedEof => Self::Cut,
            _ => Self::Damaged,
        }
    }
}

impl Fault {
    /// The end of the key of its sentence.
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

/// Pieces that wait, each a few hundredths of a second.
const PIECES: usize = 32;
/// An end this much too early is still an end.
const SLACK: Frame = RATE as Frame / 2;

#[derive(Debug)]
enum What {
    Sound(Vec<[f32; 2]>),
    End,
    Fault(Fault),
}

/// What the reader has found, for which order, and where it belongs.
#[derive(Debug)]
struct Piece {
    turn: u32,
    at: Frame,
    what: What,
}

/// A recording as the player holds it. Frames are those of the recording, 0 its first.
#[derive(Debug)]
pub struct Stream {
    orders: Sender<(u32, Frame)>,
    pieces: Receiver<Piece>,
    turn: u32,
    /// What has come and is still to be heard, and where it belongs.
    held: VecDeque<(Frame, Vec<[f32; 2]>)>,
    over: bool,
    /// Where the last jump led, while nothing has been heard since.
    fresh: Option<Frame>,
    /// How long it has to last.
    needed: Frame,
    fault: Option<Fault>,
}

impl Stream {
    /// Begins to read; `needed` frames should come.
    pub fn open(path: &Path, needed: Frame) -> Self {
        let (orders, ordered) = mpsc::channel();
        let (found, pieces) = mpsc::sync_channel(PIECES);
        let path = path.to_path_buf();
        let spawned = platform::spawn("recording", move || read(&path, &ordered, &found));
        Self {
            orders,
            pieces,
            turn: 0,
            held: VecDeque::new(),
            over: spawned.is_err(),
            fresh: None,
            needed,
            fault: spawned.err().map(|_| Fault::Damaged),
        }
    }

    /// From here on.
    pub fn seek(&mut self, at: Frame) {
        let at = at.max(0);
        if self.fresh == Some(at) {
            return;
        }
        self.turn += 1;
        self.held.clear();
        self.over = false;
        self.fresh = Some(at);
        // What waits is of no use, and room for more lets the reader hear the order.
        while self.pieces.try_recv().is_ok() {}
        if self.orders.send((self.turn, at)).is_err() {
            self.over = true;
        }
    }

    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// Whether so many frames from here on are here (or will never come).
    pub fn is_ready(&mut self, at: Frame, count: Frame) -> bool {
        while self.held.front().is_some_and(|held| end(held) <= at) {
            let _ = self.held.pop_front();
        }
        loop {
            let reach = self.held.back().map_or(0, end);
            if self.over || reach >= at + count {
                return true;
            }
            match self.pieces.try_recv() {
                Ok(piece) if piece.turn != self.turn => {}
                Ok(piece) => self.take(piece),
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => self.over = true,
            }
        }
    }

    fn take(&mut self, piece: Piece) {
        match piece.what {
            What::Sound(frames) => self.held.push_back((piece.at, frames)),
            What::End => {
                self.over = true;
                if piece.at + SLACK < self.needed {
                    self.fault = Some(Fault::Cut);
                }
            }
            What::Fault(fault) => {
                self.over = true;
                self.fault = Some(fault);
            }
        }
    }

    /// Adds what sounds from this frame on to `out`, left and right in turn.
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
                self.fresh = None;
            }
        }
    }
}

/// The frame behind the last of a piece.
fn end((from, frames): &(Frame, Vec<[f32; 2]>)) -> Frame {
    from + length(frames)
}

fn length(frames: &[[f32; 2]]) -> Frame {
    Frame::try_from(frames.len()).unwrap_or(Frame::MAX)
}

/// The reader's thread: obeys the newest order, reads ahead, ends with the stream.
fn read(path: &Path, orders: &Receiver<(u32, Frame)>, found: &SyncSender<Piece>) {
    let mut reader: Option<Reader> = None;
    let mut turn = 0;
    let mut waiting = true;
    loop {
        let mut order = if waiting {
            match orders.recv() {
                Ok(order) => Some(order),
                Err(_) => return,
            }
        } else {
            None
        };
        loop {
            match orders.try_recv() {
                Ok(newer) => order = Some(newer),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
        let piece = match step(path, &mut reader, order) {
            Ok((at, what)) => (at, what),
            // The next order tries to open it again.
            Err(fault) => {
                reader = None;
                (0, What::Fault(fault))
            }
        };
        turn = order.map_or(turn, |(newer, _)| newer);
        waiting = !matches!(piece.1, What::Sound(_));
        let (at, what) = piece;
        if found.send(Piece { turn, at, what }).is_err() {
            return;
        }
    }
}

fn step(
    path: &Path,
    reader: &mut Option<Reader>,
    order: Option<(u32, Frame)>,
) -> Result<(Frame, What), Fault> {
    let open = match reader {
        Some(open) => open,
        None => reader.insert(Reader::open(path)?),
    };
    if let Some((_, at)) = order {
        open.seek(at)?;
    }
    let at = open.at();
    Ok(match open.next_piece()? {
        Some(frames) => (at, What::Sound(frames)),
        None => (at, What::End),
    })
}
