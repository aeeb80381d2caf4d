//! One decoded sound, in memory or in a scratch file.
//!
//! The sounds of a soundtrack take up to 60 MB; in a file they hardly need memory.

use super::RATE;
use super::recording::Reader;
use crate::platform::Attempt;
use crate::platform::file::Scratch;
use rodio::Decoder;
use rodio::source::{Source, UniformSourceIterator};
use std::io::{self, Cursor};
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::task::Poll;
use std::{fmt, mem};

/// Samples decoded in one step: a few milliseconds of work.
const PIECE: usize = 16_384;
/// Frames that are read from a scratch file at once.
const READ_AHEAD: usize = 2_048;
/// Longest voice of the players, in frames: ten minutes.
const LONGEST_VOICE: usize = 600 * RATE as usize;
const SAMPLE_BYTES: usize = size_of::<i16>();

/// Decoded sound at 48 kHz: 16 bits are enough for what lossy files hold, and half the memory.
#[derive(Debug)]
pub struct Clip {
    channels: usize,
    frames: usize,
    samples: Samples,
}

#[derive(Debug)]
enum Samples {
    InMemory(Vec<i16>),
    /// Begins at this byte of the file.
    InFile(Arc<Scratch>, u64),
}

impl Clip {
    pub fn frames(&self) -> i64 {
        i64::try_from(self.frames).unwrap_or(i64::MAX)
    }

    /// One or two.
    pub const fn channels(&self) -> usize {
        self.channels
    }

    /// Left and right of every frame.
    pub fn pairs(&self) -> Vec<(f32, f32)> {
        let mut window = Window::default();
        let frame = |frame: &[i16]| (unit(frame[0]), unit(frame[frame.len() - 1]));
        window
            .look(self, 0, self.frames)
            .chunks_exact(self.channels)
            .map(frame)
            .collect()
    }

    /// Decodes into memory.
    pub fn read(decoded: DecodedSamples) -> Self {
        let mut samples: Vec<i16> = decoded.samples.collect();
        samples.shrink_to_fit();
        Self {
            channels: decoded.channels,
            frames: samples.len() / decoded.channels,
            samples: Samples::InMemory(samples),
        }
    }
}

/// A sound that is decoded piece by piece, into a scratch file or into memory.
#[derive(Debug)]
pub struct Decoding {
    decoded: DecodedSamples,
    samples: Samples,
    /// How many samples there are so far.
    count: usize,
}

impl Decoding {
    pub fn new(decoded: DecodedSamples, scratch: Option<&Arc<Scratch>>) -> Self {
        let samples = scratch.map_or_else(
            || Samples::InMemory(Vec::new()),
            |scratch| Samples::InFile(Arc::clone(scratch), scratch.length()),
        );
        Self {
            decoded,
            samples,
            count: 0,
        }
    }

    /// Decodes the next piece. The clip is ready when there is none.
    ///
    /// # Errors
    /// The scratch file cannot be written.
    pub fn step(&mut self) -> io::Result<Poll<Clip>> {
        let piece = self.decoded.samples.by_ref().take(PIECE);
        let before = self.count;
        match &mut self.samples {
            Samples::InMemory(samples) => {
                samples.extend(piece);
                self.count = samples.len();
            }
            Samples::InFile(scratch, _) => {
                let bytes: Vec<u8> = piece.flat_map(i16::to_ne_bytes).collect();
                scratch.append(&bytes)?;
                self.count += bytes.len() / SAMPLE_BYTES;
            }
        }
        if self.count > before {
            return Ok(Poll::Pending);
        }
        let mut samples = mem::replace(&mut self.samples, Samples::InMemory(Vec::new()));
        if let Samples::InMemory(samples) = &mut samples {
            samples.shrink_to_fit();
        }
        Ok(Poll::Ready(Clip {
            channels: self.decoded.channels,
            frames: self.count / self.decoded.channels,
            samples,
        }))
    }
}

/// Decodes a file at our rate, sample by sample.
pub struct DecodedSamples {
    /// One or two.
    channels: usize,
    samples: Box<dyn Iterator<Item = i16> + Send>,
}

impl fmt::Debug for DecodedSamples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DecodedSamples").finish_non_exhaustive()
    }
}

impl DecodedSamples {
    pub fn open(bytes: impl AsRef<[u8]> + Send + Sync + 'static) -> Option<Self> {
        let rate = NonZero::new(RATE)?;
        let decoder = Decoder::new(Cursor::new(bytes)).ok()?;
        let channels = decoder.channels().min(NonZero::new(2)?);
        let samples: Box<dyn Iterator<Item = i16> + Send> =
            if decoder.sample_rate() == rate && decoder.channels() == channels {
                Box::new(decoder.map(quantise))
            } else {
                Box::new(UniformSourceIterator::new(decoder, channels, rate).map(quantise))
            };
        Some(Self {
            channels: channels.get().into(),
            samples,
        })
    }

    /// A file of the players, with the limits of their recordings, so that it cannot harm anything
    /// else.
    pub fn of_players(path: &Path) -> Option<Self> {
        let attempt = Attempt::begin(path)?;
        let mut reader = Reader::open(path).ok()?;
        let first = reader.next_piece().ok()??;
        let rest = std::iter::from_fn(move || {
            let _ = &attempt;
            reader.next_piece().ok().flatten()
        });
        let frames = std::iter::once(first).chain(rest).flatten();
        let samples = frames.take(LONGEST_VOICE).flatten().map(quantise);
        Some(Self {
            channels: 2,
            samples: Box::new(samples),
        })
    }
}

fn quantise(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * 32_767.0).round() as i16
}

/// A sample between −1 and 1.
pub fn unit(sample: i16) -> f32 {
    f32::from(sample) / 32_768.0
}

/// Buffered part of a clip that is being played.
#[derive(Debug, Default)]
pub struct Window {
    from: usize,
    samples: Vec<i16>,
    bytes: Vec<u8>,
}

impl Window {
    /// At most `frames` frames of a clip; silence where they cannot be read.
    pub fn look<'a>(&'a mut self, clip: &'a Clip, from: usize, frames: usize) -> &'a [i16] {
        let frames = frames.min(clip.frames.saturating_sub(from));
        let (start, count) = (from * clip.channels, frames * clip.channels);
        match &clip.samples {
            Samples::InMemory(samples) => &samples[start..start + count],
            Samples::InFile(scratch, place) => {
                let has = self.from..self.from + self.samples.len();
                if start < has.start || start + count > has.end {
                    let wanted = frames.max(READ_AHEAD).min(clip.frames - from) * clip.channels;
                    self.fill(scratch, *place, start, wanted);
                }
                &self.samples[start - self.from..start - self.from + count]
            }
        }
    }

    fn fill(&mut self, scratch: &Scratch, place: u64, start: usize, count: usize) {
        self.bytes.clear();
        self.bytes.resize(count * SAMPLE_BYTES, 0);
        let at = place + (start * SAMPLE_BYTES) as u64;
        if scratch.read_at(at, &mut self.bytes).is_err() {
            self.bytes.fill(0);
        }
        self.from = start;
        self.samples.clear();
        let (pairs, _) = self.bytes.as_chunks::<SAMPLE_BYTES>();
        self.samples
            .extend(pairs.iter().copied().map(i16::from_ne_bytes));
    }
}
