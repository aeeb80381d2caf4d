//! Opens a file, decodes it packet by packet, and seeks in it to the frame.

use super::Fault;
use super::resample::Resampler;
use crate::platform::file;
use crate::sound::{Frame, RATE};
use std::fmt;
use std::io::{ErrorKind, Read, Result as IoResult, Seek, SeekFrom};
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use symphonia::core::audio::SampleBuffer;
use symphonia::core::codecs::{CODEC_TYPE_NULL, Decoder, DecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::{FormatOptions, FormatReader, Packet, SeekMode, SeekTo};
use symphonia::core::io::{MediaSource, MediaSourceStream};
use symphonia::core::meta::MetadataOptions;
use symphonia::core::probe::Hint;

/// File name extensions of supported formats.
const EXTENSIONS: [&str; 6] = ["ogg", "oga", "mp3", "flac", "wav", "wave"];
/// Sample rates that a recording may have. A damaged header may state any.
const RATES: RangeInclusive<u32> = 4_000..=384_000;
const MAX_CHANNELS: usize = 8;
/// More frames in one packet than any supported format has.
const MAX_PACKET: usize = 1 << 20;
/// A damaged packet is skipped; a file with more of them in a row is given up.
const MAX_DAMAGED_PACKETS: u32 = 64;

/// Whether a file of this name could be a recording.
pub fn playable(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(before, ending)| {
        !before.is_empty()
            && EXTENSIONS
                .iter()
                .any(|known| ending.eq_ignore_ascii_case(known))
    })
}

/// How much of a file has been read.
#[derive(Debug, Default)]
pub struct Progress(AtomicU8);

impl Progress {
    pub fn percent(&self) -> u8 {
        self.0.load(Relaxed)
    }

    pub fn set(&self, percent: u8) {
        self.0.store(percent, Relaxed);
    }
}

struct Media<T> {
    file: T,
    /// The byte that is read next.
    at: u64,
    length: u64,
    progress: Arc<Progress>,
}

impl<T: Read> Read for Media<T> {
    fn read(&mut self, into: &mut [u8]) -> IoResult<usize> {
        let read = self.file.read(into)?;
        self.at += read as u64;
        let percent = self.at.saturating_mul(100) / self.length.max(1);
        self.progress
            .set(u8::try_from(percent.min(100)).unwrap_or(100));
        Ok(read)
    }
}

impl<T: Seek> Seek for Media<T> {
    fn seek(&mut self, to: SeekFrom) -> IoResult<u64> {
        self.at = self.file.seek(to)?;
        Ok(self.at)
    }
}

impl<T: Read + Seek + Send + Sync> MediaSource for Media<T> {
    fn is_seekable(&self) -> bool {
        true
    }

    fn byte_len(&self) -> Option<u64> {
        Some(self.length)
    }
}

pub struct Reader {
    format: Box<dyn FormatReader>,
    decoder: Box<dyn Decoder>,
    track: u32,
    resampler: Option<Resampler>,
    samples: Option<SampleBuffer<f32>>,
    /// The next frame, at our rate.
    at: Frame,
    /// The next frame at the file's rate: those before it are skipped.
    wanted: Frame,
    length: Option<Frame>,
    ended: bool,
    /// Whether the rest of the resampler has been returned.
    flushed: bool,
}

impl fmt::Debug for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

/// Some damaged files make symphonia panic (0.5, with overflow checks: a FLAC seek table that
/// points beyond the end). Such a file is reported as damaged.
fn guarded<T>(work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(Err(Fault::Damaged))
}

impl Reader {
    pub fn open(path: &Path) -> Result<Self, Fault> {
        Self::open_with(path, &Arc::default())
    }

    /// Tells how much of the file has been read.
    pub fn open_with(path: &Path, progress: &Arc<Progress>) -> Result<Self, Fault> {
        guarded(|| Self::try_open(path, Arc::clone(progress)))
    }

    fn try_open(path: &Path, progress: Arc<Progress>) -> Result<Self, Fault> {
        let (file, length) = file::media(path).map_err(|error| Fault::from(&error))?;
        let media = Media {
            file,
            at: 0,
            length,
            progress,
        };
        let media = MediaSourceStream::new(Box::new(media), Default::default());
        let mut hint = Hint::new();
        if let Some(ending) = path.extension().and_then(|ending| ending.to_str()) {
            let _ = hint.with_extension(ending);
        }
        let formats = FormatOptions {
            enable_gapless: true,
            ..FormatOptions::default()
        };
        let probed = symphonia::default::get_probe()
            .format(&hint, media, &formats, &MetadataOptions::default())
            .map_err(|error| unopened(&error))?;
        let format = probed.format;
        let track = format
            .tracks()
            .iter()
            .find(|track| track.codec_params.codec != CODEC_TYPE_NULL)
            .ok_or(Fault::Unknown)?;
        let params = &track.codec_params;
        let rate = params
            .sample_rate
            .filter(|rate| RATES.contains(rate))
            .ok_or(Fault::Unknown)?;
        if params
            .channels
            .is_some_and(|channels| channels.count() > MAX_CHANNELS)
        {
            return Err(Fault::Unknown);
        }
        let decoder = symphonia::default::get_codecs()
            .make(params, &DecoderOptions::default())
            .map_err(|error| unopened(&error))?;
        let length = params.n_frames.map(|frames| ours(frames, rate));
        Ok(Self {
            track: track.id,
            resampler: Resampler::new(rate),
            samples: None,
            at: 0,
            wanted: 0,
            length,
            ended: false,
            flushed: false,
            format,
            decoder,
        })
    }

    /// The frame that comes next.
    pub fn at(&self) -> Frame {
        self.at
    }

    /// How long the file says it is.
    pub fn length(&self) -> Option<Frame> {
        self.length
    }

    /// Continues from this frame, at our rate; beyond the end there is nothing.
    pub fn seek(&mut self, at: Frame) -> Result<(), Fault> {
        if at == self.at && !self.ended {
            return Ok(());
        }
        self.at = at;
        self.ended = self.length.is_some_and(|length| at >= length);
        self.flushed = self.ended;
        self.wanted = match &mut self.resampler {
            Some(resampler) => resampler.restart(at),
            None => at,
        };
        if self.ended {
            return Ok(());
        }
        let to = SeekTo::TimeStamp {
            ts: u64::try_from(self.wanted).unwrap_or(0),
            track_id: self.track,
        };
        guarded(|| {
            match self.format.seek(SeekMode::Accurate, to) {
                Ok(_) => {}
                Err(Error::SeekError(_)) => (self.ended, self.flushed) = (true, true),
                Err(error) => return Err(broken(&error)),
            }
            self.decoder.reset();
            Ok(())
        })
    }

    /// The next piece at our rate; none at the end.
    pub fn next_piece(&mut self) -> Result<Option<Vec<[f32; 2]>>, Fault> {
        guarded(|| self.try_next_piece())
    }

    fn try_next_piece(&mut self) -> Result<Option<Vec<[f32; 2]>>, Fault> {
        let mut damaged = 0;
        while !self.ended {
            let packet = match self.format.next_packet() {
                Ok(packet) => packet,
                Err(Error::IoError(error)) if error.kind() == ErrorKind::UnexpectedEof => {
                    self.ended = true;
                    break;
                }
                Err(Error::ResetRequired) => {
                    self.ended = true;
                    break;
                }
                Err(error) => return Err(broken(&error)),
            };
            if packet.track_id() != self.track {
                continue;
            }
            match self.decode(&packet) {
                Ok(theirs) => {
                    damaged = 0;
                    let frames = match &mut self.resampler {
                        Some(resampler) => resampler.push(&theirs),
                        None => theirs,
                    };
                    if !frames.is_empty() {
                        return Ok(Some(self.given(frames)));
                    }
                }
                Err(Error::DecodeError(_)) => {
                    damaged += 1;
                    if damaged > MAX_DAMAGED_PACKETS {
                        return Err(Fault::Damaged);
                    }
                }
                Err(error) => return Err(broken(&error)),
            }
        }
        if std::mem::replace(&mut self.flushed, true) {
            return Ok(None);
        }
        let rest = self.resampler.as_mut().map(Resampler::finish);
        let rest = rest.filter(|rest| !rest.is_empty());
        Ok(rest.map(|rest| self.given(rest)))
    }

    fn given(&mut self, frames: Vec<[f32; 2]>) -> Vec<[f32; 2]> {
        self.at += super::length(&frames);
        frames
    }

    /// The frames of a packet from `wanted` on, in stereo; a gap before them is silence.
    fn decode(&mut self, packet: &Packet) -> Result<Vec<[f32; 2]>, Error> {
        let decoded = self.decoder.decode(packet)?;
        let spec = *decoded.spec();
        let capacity = u64::try_from(decoded.capacity()).unwrap_or(0);
        let room = self.samples.as_ref().map_or(0, SampleBuffer::capacity);
        let channels = spec.channels.count().max(1);
        if channels > MAX_CHANNELS || decoded.capacity() > MAX_PACKET {
            return Err(Error::Unsupported("a packet of this size"));
        }
        if room < decoded.capacity() * channels {
            self.samples = Some(SampleBuffer::new(capacity, spec));
        }
        let Some(samples) = &mut self.samples else {
            return Ok(Vec::new());
        };
        samples.copy_interleaved_ref(decoded);
        let all = samples.samples().chunks_exact(channels);
        let count = Frame::try_from(all.len()).unwrap_or(0);
        // A decoder that was just reset gives only the end of the packet.
        let span = Frame::try_from(packet.dur()).unwrap_or(count).max(count);
        let from = Frame::try_from(packet.ts()).unwrap_or(0) + span - count;
        let skip = usize::try_from(self.wanted - from).unwrap_or(0);
        let gap = usize::try_from(from - self.wanted).unwrap_or(0);
        // After a damaged packet the gap may be of any length.
        let gap = if count > 0 { gap.min(RATE as usize) } else { 0 };
        let frames: Vec<[f32; 2]> = std::iter::repeat_n([0.0; 2], gap)
            .chain(all.skip(skip).map(stereo))
            .collect();
        self.wanted += super::length(&frames);
        Ok(frames)
    }
}

/// A mono file sounds on both sides; a third channel is the centre.
fn stereo(frame: &[f32]) -> [f32; 2] {
    match *frame {
        [] => [0.0; 2],
        [one] => [one; 2],
        [left, right] => [left, right],
        [left, right, middle, ..] => [left + 0.7 * middle, right + 0.7 * middle],
    }
}

fn ours(frames: u64, rate: u32) -> Frame {
    let frames = u128::from(frames) * u128::from(RATE) / u128::from(rate);
    Frame::try_from(frames).unwrap_or(Frame::MAX)
}

/// Why a file cannot be opened: an I/O error, else an unknown format.
fn unopened(error: &Error) -> Fault {
    match error {
        Error::IoError(error) if error.kind() != ErrorKind::UnexpectedEof => Fault::from(error),
        Error::IoError(_) | Error::DecodeError(_) => Fault::Damaged,
        _ => Fault::Unknown,
    }
}

fn broken(error: &Error) -> Fault {
    match error {
        Error::IoError(error) => Fault::from(error),
        _ => Fault::Damaged,
    }
}
