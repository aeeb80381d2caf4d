//! Opens and decodes a file for the rest of the program. A damaged file may be the end of the
//! decoder, and of nothing else.

use super::Fault;
use super::reader::{Progress, Reader};
use crate::platform::Attempt;
use crate::platform::worker::{self, Apart, Handle, Next, Wire, Worker};
use crate::sound::{Frame, RATE};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

/// Longer than any soundtrack: a file that states no length is decoded no further.
const MAX_LENGTH: Frame = 6 * 3600 * RATE as Frame;

/// What is asked of a decoder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Request {
    Examine(Depth),
    Read(Read),
}

/// How much of a file is decoded to examine it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// The beginning, which is fast.
    Beginning,
    /// All of one that states no length.
    Length,
}

/// The frames from the latest seek up to `until`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Read {
    /// Number of the seek.
    pub seek: u32,
    /// The position of the seek.
    pub from: Frame,
    pub until: Frame,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// How much of the file has been read.
    Percent(u8),
    Examined(Result<Facts, Fault>),
    Piece(Piece),
}

/// What is known of a recording before it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts {
    /// How long it is, in our frames, as far as it was examined.
    pub length: Frame,
}

/// What was read, for which seek, and its position.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    pub seek: u32,
    pub at: Frame,
    pub content: Content,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Content {
    Sound(Vec<[f32; 2]>),
    End,
    Fault(Fault),
}

/// A file that is being examined. Dropped, it is left alone.
#[derive(Debug)]
pub struct Examination {
    _decoder: Option<Handle<Request>>,
}

impl Examination {
    /// `on_answer` is dropped without the result when the decoder fails.
    pub fn start(path: &Path, depth: Depth, on_answer: impl Fn(Answer) + Send + 'static) -> Self {
        let decoder = worker::run_apart::<Decoder>(path, on_answer);
        if let Ok(decoder) = &decoder {
            let _ = decoder.send(Request::Examine(depth));
        }
        Self {
            _decoder: decoder.ok(),
        }
    }
}

/// Decodes one piece per step until it has what was asked for.
#[derive(Debug)]
pub struct Decoder {
    path: PathBuf,
    reader: Option<Reader>,
    progress: Arc<Progress>,
    examining: Option<Depth>,
    /// Number of the latest seek.
    seek: u32,
    until: Frame,
    /// Nothing more comes before the next seek, which opens the file again after a fault.
    ended: bool,
    /// While it decodes.
    attempt: Option<Attempt>,
}

impl Decoder {
    fn reader(&mut self) -> Result<&mut Reader, Fault> {
        if self.attempt.is_none() {
            self.attempt = Some(Attempt::begin(&self.path).ok_or(Fault::Damaged)?);
        }
        if self.reader.is_none() {
            self.reader = Some(Reader::open_with(&self.path, &self.progress)?);
        }
        self.reader.as_mut().ok_or(Fault::Damaged)
    }

    fn examine(&mut self, depth: Depth) -> Result<Poll<Facts>, Fault> {
        let reader = self.reader()?;
        let has_more = reader.next_piece()?.is_some();
        let (at, stated) = (reader.at(), reader.length());
        if at == 0 || at > MAX_LENGTH {
            return Err(Fault::Damaged);
        }
        let is_done = stated.is_some() || depth == Depth::Beginning || !has_more;
        let length = stated.unwrap_or(at);
        Ok(if is_done {
            Poll::Ready(Facts { length })
        } else {
            Poll::Pending
        })
    }

    fn read(&mut self, seek: Option<Frame>) -> Result<(Frame, Content), Fault> {
        let reader = self.reader()?;
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

impl Apart for Decoder {
    fn new(file: PathBuf) -> Self {
        Self {
            path: file,
            reader: None,
            progress: Arc::default(),
            examining: None,
            seek: 0,
            until: 0,
            ended: false,
            attempt: None,
        }
    }
}

impl Worker for Decoder {
    const NAME: &'static str = "recording";
    type In = Request;
    type Out = Answer;

    fn step(
        &mut self,
        inbox: &mut VecDeque<Request>,
        out: &mut Vec<Answer>,
        _now: Duration,
    ) -> Next {
        let mut seek = None;
        for request in inbox.drain(..) {
            match request {
                Request::Examine(depth) => self.examining = Some(depth),
                Request::Read(read) => {
                    if read.seek != self.seek {
                        self.seek = read.seek;
                        seek = Some(read.from);
                        self.ended = false;
                    }
                    self.until = read.until;
                }
            }
        }
        if let Some(depth) = self.examining {
            let before = self.progress.percent();
            match self.examine(depth) {
                Ok(Poll::Pending) if self.progress.percent() == before => {}
                Ok(Poll::Pending) => out.push(Answer::Percent(self.progress.percent())),
                Ok(Poll::Ready(facts)) => out.push(Answer::Examined(Ok(facts))),
                Err(fault) => out.push(Answer::Examined(Err(fault))),
            }
            if matches!(out.last(), Some(Answer::Examined(_))) {
                self.examining = None;
                self.attempt = None;
            }
            return Next::Again;
        }
        let at = self.reader.as_ref().map_or(0, Reader::at);
        if seek.is_none() && (self.ended || at >= self.until) {
            self.attempt = None;
            return Next::OnMessage;
        }
        let (at, content) = self.read(seek).unwrap_or_else(|fault| {
            self.reader = None;
            (0, Content::Fault(fault))
        });
        self.ended = !matches!(content, Content::Sound(_));
        out.push(Answer::Piece(Piece {
            seek: self.seek,
            at,
            content,
        }));
        Next::Again
    }
}

mod wire {
    use super::{Answer, Content, Depth, Facts, Fault, Frame, Piece, Read, Request, Wire};

    impl Wire for Request {
        fn to_wire(self) -> (Vec<f64>, Vec<[f32; 2]>) {
            let numbers = match self {
                Self::Examine(Depth::Beginning) => vec![0.0],
                Self::Examine(Depth::Length) => vec![1.0],
                Self::Read(read) => {
                    vec![2.0, read.seek.into(), read.from as f64, read.until as f64]
                }
            };
            (numbers, Vec::new())
        }

        fn from_wire(numbers: &[f64], _frames: Vec<[f32; 2]>) -> Option<Self> {
            match *numbers {
                [0.0] => Some(Self::Examine(Depth::Beginning)),
                [1.0] => Some(Self::Examine(Depth::Length)),
                [2.0, seek, from, until] => Some(Self::Read(Read {
                    seek: seek as u32,
                    from: from as Frame,
                    until: until as Frame,
                })),
                _ => None,
            }
        }
    }

    impl Wire for Answer {
        fn to_wire(self) -> (Vec<f64>, Vec<[f32; 2]>) {
            let number = |fault: Fault| f64::from(fault as u8);
            let piece = match self {
                Self::Percent(percent) => return (vec![0.0, percent.into()], Vec::new()),
                Self::Examined(Ok(facts)) => return (vec![1.0, facts.length as f64], Vec::new()),
                Self::Examined(Err(fault)) => return (vec![2.0, number(fault)], Vec::new()),
                Self::Piece(piece) => piece,
            };
            let (kind, frames) = match piece.content {
                Content::Sound(frames) => (vec![3.0], frames),
                Content::End => (vec![4.0], Vec::new()),
                Content::Fault(fault) => (vec![5.0, number(fault)], Vec::new()),
            };
            let place = [piece.seek.into(), piece.at as f64];
            (place.into_iter().chain(kind).collect(), frames)
        }

        fn from_wire(numbers: &[f64], frames: Vec<[f32; 2]>) -> Option<Self> {
            let fault = |number: f64| Fault::ALL.get(number as usize).copied();
            let piece = |seek: f64, at: f64, content| {
                Self::Piece(Piece {
                    seek: seek as u32,
                    at: at as Frame,
                    content,
                })
            };
            Some(match *numbers {
                [0.0, percent] => Self::Percent(percent as u8),
                [1.0, length] => Self::Examined(Ok(Facts {
                    length: length as Frame,
                })),
                [2.0, number] => Self::Examined(Err(fault(number)?)),
                [seek, at, 3.0] => piece(seek, at, Content::Sound(frames)),
                [seek, at, 4.0] => piece(seek, at, Content::End),
                [seek, at, 5.0, number] => piece(seek, at, Content::Fault(fault(number)?)),
                _ => return None,
            })
        }
    }

    #[cfg(test)]
    #[allow(clippy::unwrap_used)]
    mod tests {
        use super::*;

        fn passes<T: Wire + Clone + PartialEq + std::fmt::Debug>(message: T) {
            let (numbers, frames) = message.clone().to_wire();
            assert_eq!(T::from_wire(&numbers, frames), Some(message));
        }

        #[test]
        fn messages_arrive_as_they_were_sent() {
            passes(Request::Examine(Depth::Beginning));
            passes(Request::Examine(Depth::Length));
            passes(Request::Read(Read {
                seek: u32::MAX,
                from: 0,
                until: 1 << 40,
            }));
            passes(Answer::Percent(100));
            passes(Answer::Examined(Ok(Facts { length: 1 << 40 })));
            for fault in Fault::ALL {
                passes(Answer::Examined(Err(fault)));
            }
            let contents = [
                Content::Sound(vec![[0.5, -0.5]; 3]),
                Content::End,
                Content::Fault(Fault::Cut),
            ];
            for content in contents {
                let (seek, at) = (3, 48_000);
                passes(Answer::Piece(Piece { seek, at, content }));
            }
            assert_eq!(Answer::from_wire(&[], Vec::new()), None);
        }
    }
}
