//! The system's sound device: a callback that neither locks, allocates nor decodes.

use crate::platform::audio::{AudioDevice, BLOCK, Block, Opened, Opening, RATE, Stamp};
use crate::platform::{instant, spawn};
use rodio::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use rodio::cpal::{self, BufferSize, ErrorKind, OutputCallbackInfo, StreamConfig};
use rtrb::{Consumer, Producer, RingBuffer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, TryRecvError};
use std::task::Poll;

/// Frames of the playback that are queued ahead of what is heard.
pub const AHEAD: i64 = RATE as i64 / 2;
/// Blocks in the queue: two thirds of a second.
const BLOCKS: usize = 128;
/// Frames of short sounds in the queue.
const SHORT: usize = 8_192;
/// Frames over which discarded blocks fade out, so that they do not click.
const FADE: f32 = 480.0;
/// Requested buffer size in frames; PulseAudio would otherwise buffer two seconds.
const BUFFER: u32 = 2_048;

/// Starts to open the default device on a thread of its own, so that a sound server that hangs
/// blocks nothing else.
pub fn open() -> Opening {
    let (result, opened) = mpsc::channel();
    // Without a thread the channel is closed, which is an error below.
    let _ = spawn("audio-open", move || {
        let _ = result.send(Device::open());
    });
    Box::new(move || -> Poll<Opened> {
        match opened.try_recv() {
            Ok(Ok(device)) => Poll::Ready(Ok(Box::new(device))),
            Ok(Err(error)) => Poll::Ready(Err(error)),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => {
                Poll::Ready(Err("it could not be opened".to_owned()))
            }
        }
    })
}

#[derive(Debug, Clone, Copy)]
struct Queued {
    block: Block,
    /// Blocks of an older generation were discarded.
    generation: u32,
}

struct Device {
    stream: Option<cpal::Stream>,
    blocks: Producer<Queued>,
    short: Producer<[f32; 2]>,
    stamps: Consumer<Stamp>,
    generation: Arc<AtomicU32>,
    lost: Arc<AtomicBool>,
}

impl Device {
    fn open() -> Result<Self, String> {
        // ALSA writes dozens of lines to standard error when there is no device. This collects
        // those of this thread in a buffer, and leaves other threads alone.
        #[cfg(target_os = "linux")]
        let _silenced = alsa::Output::local_error_handler();
        let device = cpal::default_host().default_output_device();
        let device = device.ok_or("there is none")?;
        let mut refusal = String::new();
        for buffer_size in [BufferSize::Fixed(BUFFER), BufferSize::Default] {
            let config = StreamConfig {
                channels: 2,
                sample_rate: RATE,
                buffer_size,
            };
            match Self::build(&device, config) {
                Ok(device) => return Ok(device),
                Err(error) => refusal = error.to_string(),
            }
        }
        Err(refusal)
    }

    fn build(device: &cpal::Device, config: StreamConfig) -> Result<Self, cpal::Error> {
        let (blocks, queued) = RingBuffer::new(BLOCKS);
        let (short, short_queued) = RingBuffer::new(SHORT);
        let (stamps_in, stamps) = RingBuffer::new(64);
        let generation = Arc::new(AtomicU32::new(0));
        let lost = Arc::new(AtomicBool::new(false));
        let mut callback = Callback {
            blocks: queued,
            short: short_queued,
            stamps: stamps_in,
            generation: Arc::clone(&generation),
            out: 0,
            current: None,
            gain: 0.0,
        };
        let is_lost = Arc::clone(&lost);
        let stream = device.build_output_stream::<f32, _, _>(
            config,
            move |samples, info| callback.fill(samples, info),
            move |error| {
                let harmless = matches!(
                    error.kind(),
                    ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged
                );
                if !harmless {
                    is_lost.store(true, Ordering::Release);
                }
            },
            None,
        )?;
        stream.play()?;
        Ok(Self {
            stream: Some(stream),
            blocks,
            short,
            stamps,
            generation,
            lost,
        })
    }
}

impl Drop for Device {
    /// Closing a device that hangs may take long: nobody waits for it.
    fn drop(&mut self) {
        let stream = self.stream.take();
        let _ = spawn("audio-close", move || drop(stream));
    }
}

impl AudioDevice for Device {
    fn free_blocks(&self) -> usize {
        self.blocks.slots()
    }

    fn push(&mut self, block: Block) {
        let generation = self.generation.load(Ordering::Acquire);
        let _ = self.blocks.push(Queued { block, generation });
    }

    fn discard(&mut self) {
        let _ = self.generation.fetch_add(1, Ordering::AcqRel);
    }

    fn short_frames(&self) -> usize {
        self.short.buffer().capacity() - self.short.slots()
    }

    fn push_short(&mut self, samples: &[f32]) {
        for frame in samples.chunks_exact(2) {
            let _ = self.short.push([frame[0], frame[1]]);
        }
    }

    fn stamp(&mut self) -> Option<Stamp> {
        let mut newest = None;
        while let Ok(stamp) = self.stamps.pop() {
            newest = Some(stamp);
        }
        newest
    }

    fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }
}

struct Callback {
    blocks: Consumer<Queued>,
    short: Consumer<[f32; 2]>,
    stamps: Producer<Stamp>,
    generation: Arc<AtomicU32>,
    out: u64,
    current: Option<Queued>,
    gain: f32,
}

impl Callback {
    fn fill(&mut self, samples: &mut [f32], info: &OutputCallbackInfo) {
        let time = info.timestamp();
        let latency = time.playback.saturating_duration_since(time.callback);
        // A full ring only means that nobody has read it for a while.
        let _ = self.stamps.push(Stamp {
            out: self.out,
            heard_at: instant() + latency,
        });
        let generation = self.generation.load(Ordering::Acquire);
        for frame in samples.chunks_exact_mut(2) {
            let (mut left, mut right) = self.block_frame(generation);
            if let Ok([more_left, more_right]) = self.short.pop() {
                left += more_left;
                right += more_right;
            }
            frame[0] = left.clamp(-1.0, 1.0);
            frame[1] = right.clamp(-1.0, 1.0);
            self.out += 1;
        }
    }

    fn block_frame(&mut self, generation: u32) -> (f32, f32) {
        let out = i64::try_from(self.out).unwrap_or(i64::MAX);
        let block_frames = BLOCK as i64;
        loop {
            if self.current.is_none() {
                self.current = self.blocks.pop().ok();
            }
            let Some(Queued {
                block,
                generation: of_block,
            }) = &self.current
            else {
                self.gain = 0.0;
                return (0.0, 0.0);
            };
            let discarded = *of_block != generation;
            if block.out + block_frames <= out || (discarded && self.gain <= 0.0) {
                self.current = None;
                continue;
            }
            let step = if discarded { -1.0 / FADE } else { 1.0 / FADE };
            let Ok(place) = usize::try_from(out - block.out) else {
                return (0.0, 0.0);
            };
            self.gain = (self.gain + step).clamp(0.0, 1.0);
            let (left, right) = (block.samples[2 * place], block.samples[2 * place + 1]);
            return (left * self.gain, right * self.gain);
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use std::process::Command;

    const IN_CHILD: &str = "TABLEE_TEST_IN_CHILD";

    /// Opens a device that is not there while another thread panics. Prints how often it did.
    fn child() {
        let mut opening = open();
        let mut panics = 0;
        loop {
            let thread = std::thread::spawn(|| panic!("on purpose"));
            assert!(thread.join().is_err());
            panics += 1;
            if let Poll::Ready(opened) = opening() {
                assert!(opened.is_err(), "there is no device");
                println!("panics: {panics}");
                return;
            }
        }
    }

    #[test]
    fn only_messages_of_the_sound_library_are_kept_from_standard_error() {
        if std::env::var_os(IN_CHILD).is_some() {
            return child();
        }
        let name = "platform::native::audio::tests::\
                    only_messages_of_the_sound_library_are_kept_from_standard_error";
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture"])
            .env(IN_CHILD, "yes")
            .env("ALSA_CONFIG_PATH", "/nowhere/alsa.conf")
            .output()
            .unwrap();
        let (said, errors) = (
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
        let panics = errors.matches("on purpose").count();
        assert!(
            said.contains(&format!("panics: {panics}\n")),
            "{said}\n{errors}"
        );
        assert!(panics > 0, "{said}\n{errors}");
        assert!(!errors.contains("ALSA lib"), "{errors}");
    }
}
