//! The device: a stream that is owned, and a callback that neither locks, allocates nor decodes.
//!
//! Every block of the show says at which frame of the output it belongs, so a late feeder or a
//! missed callback costs silence but never the beat.

use super::clock::Stamp;
use super::{Error, RATE};
use crate::platform;
use rodio::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use rodio::cpal::{self, BufferSize, ErrorKind, OutputCallbackInfo, StreamConfig};
use rtrb::{Consumer, Producer, RingBuffer};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Frames in a block.
pub const BLOCK: usize = 256;
/// Blocks that can wait: two thirds of a second.
const BLOCKS: usize = 128;
/// Frames of short sounds that can wait.
const SHORT: usize = 8_192;
/// A change of mind fades over so many frames: no click.
const FADE: f32 = 480.0;
/// What PulseAudio runs ahead by is fixed here, else it is two seconds.
const BUFFER: u32 = 2_048;

#[derive(Debug, Clone, Copy)]
pub struct Block {
    /// Blocks of an older generation are no longer wanted.
    pub generation: u32,
    /// The output frame its first frame belongs to.
    pub out: i64,
    pub samples: [f32; 2 * BLOCK],
}

pub struct Output {
    _stream: cpal::Stream,
    pub show: Producer<Block>,
    pub short: Producer<[f32; 2]>,
    pub stamps: Consumer<Stamp>,
    pub generation: Arc<AtomicU32>,
    dead: Arc<AtomicBool>,
}

impl fmt::Debug for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Output").finish_non_exhaustive()
    }
}

impl Output {
    pub fn open() -> Result<Self, Error> {
        let failed = |error: cpal::Error| Error::NoDevice(error.to_string());
        let device = cpal::default_host()
            .default_output_device()
            .ok_or_else(|| Error::NoDevice(String::new()))?;
        let wanted = [BufferSize::Fixed(BUFFER), BufferSize::Default];
        let mut last = Error::NoDevice(String::new());
        for buffer_size in wanted {
            let config = StreamConfig {
                channels: 2,
                sample_rate: RATE,
                buffer_size,
            };
            match Self::build(&device, config) {
                Ok(output) => {
                    output._stream.play().map_err(failed)?;
                    return Ok(output);
                }
                Err(error) => last = failed(error),
            }
        }
        Err(last)
    }

    fn build(device: &cpal::Device, config: StreamConfig) -> Result<Self, cpal::Error> {
        let (show, show_out) = RingBuffer::new(BLOCKS);
        let (short, short_out) = RingBuffer::new(SHORT);
        let (stamps_in, stamps) = RingBuffer::new(64);
        let generation = Arc::new(AtomicU32::new(0));
        let dead = Arc::new(AtomicBool::new(false));
        let mut callback = Callback {
            show: show_out,
            short: short_out,
            stamps: stamps_in,
            generation: Arc::clone(&generation),
            out: 0,
            current: None,
            gain: 0.0,
        };
        let lost = Arc::clone(&dead);
        let stream = device.build_output_stream::<f32, _, _>(
            config,
            move |samples, info| callback.fill(samples, info),
            move |error| {
                let harmless = matches!(
                    error.kind(),
                    ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged
                );
                if !harmless {
                    lost.store(true, Ordering::Release);
                }
            },
            None,
        )?;
        Ok(Self {
            _stream: stream,
            show,
            short,
            stamps,
            generation,
            dead,
        })
    }

    pub fn is_dead(&self) -> bool {
        self.dead.load(Ordering::Acquire)
    }

    /// Everything that waits is no longer wanted.
    pub fn change_mind(&self) -> u32 {
        self.generation.fetch_add(1, Ordering::AcqRel) + 1
    }
}

struct Callback {
    show: Consumer<Block>,
    short: Consumer<[f32; 2]>,
    stamps: Producer<Stamp>,
    generation: Arc<AtomicU32>,
    out: u64,
    current: Option<Block>,
    gain: f32,
}

impl Callback {
    fn fill(&mut self, samples: &mut [f32], info: &OutputCallbackInfo) {
        let time = info.timestamp();
        let latency = time.playback.saturating_duration_since(time.callback);
        // A full ring only means that nobody has looked for a while.
        let _ = self.stamps.push(Stamp {
            out: self.out,
            heard_at: platform::instant() + latency,
        });
        let generation = self.generation.load(Ordering::Acquire);
        for frame in samples.chunks_exact_mut(2) {
            let (mut left, mut right) = self.show_frame(generation);
            if let Ok([more_left, more_right]) = self.short.pop() {
                left += more_left;
                right += more_right;
            }
            frame[0] = left.clamp(-1.0, 1.0);
            frame[1] = right.clamp(-1.0, 1.0);
            self.out += 1;
        }
    }

    fn show_frame(&mut self, generation: u32) -> (f32, f32) {
        let out = i64::try_from(self.out).unwrap_or(i64::MAX);
        let block_frames = BLOCK as i64;
        loop {
            if self.current.is_none() {
                self.current = self.show.pop().ok();
            }
            let Some(block) = &self.current else {
                self.gain = 0.0;
                return (0.0, 0.0);
            };
            let stale = block.generation != generation;
            if block.out + block_frames <= out || (stale && self.gain <= 0.0) {
                self.current = None;
                continue;
            }
            let step = if stale { -1.0 / FADE } else { 1.0 / FADE };
            let Ok(place) = usize::try_from(out - block.out) else {
                return (0.0, 0.0);
            };
            self.gain = (self.gain + step).clamp(0.0, 1.0);
            let (left, right) = (block.samples[2 * place], block.samples[2 * place + 1]);
            return (left * self.gain, right * self.gain);
        }
    }
}
