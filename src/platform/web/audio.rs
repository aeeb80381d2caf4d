//! The page's sound: what is pushed in one step goes to `packaging/web/worklet.js` in one message.

use super::host;
use crate::platform::audio::{AudioDevice, BLOCK, Block, Opened, Opening, RATE, Stamp};
use crate::platform::instant;
use js_sys::{Array, Float32Array};
use std::task::Poll;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// Frames of the playback that are queued ahead of what is heard: a page that stands still for a
/// second or two is not heard.
pub const AHEAD: i64 = 3 * RATE as i64;
/// Any number will do: the queue is on the page, and grows as needed.
const FREE: usize = 1_024;

/// Opens the page's sound, which begins with the first tap.
pub fn open() -> Opening {
    Box::new(|| -> Poll<Opened> {
        let answer = host::call("openSound", &[]);
        if answer.is_undefined() {
            return Poll::Pending;
        }
        match answer.as_string() {
            Some(reason) => Poll::Ready(Err(reason)),
            None => Poll::Ready(Ok(Box::new(Device::default()))),
        }
    })
}

#[derive(Default)]
struct Device {
    /// Frames of blocks in a row that are not sent yet, and the output frame of the first.
    blocks: Vec<f32>,
    out: i64,
    short: Vec<f32>,
}

impl Device {
    fn send_blocks(&mut self) {
        if !self.blocks.is_empty() {
            let samples = Float32Array::from(self.blocks.as_slice());
            host::call("playBlocks", &[(self.out as f64).into(), samples.into()]);
            self.blocks.clear();
        }
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        host::call("closeSound", &[]);
    }
}

impl AudioDevice for Device {
    fn free_blocks(&self) -> usize {
        FREE
    }

    fn push(&mut self, block: Block) {
        let end = self.out + (self.blocks.len() / 2) as i64;
        if block.out != end {
            self.send_blocks();
        }
        if self.blocks.is_empty() {
            self.out = block.out;
        }
        self.blocks.extend_from_slice(&block.samples[..2 * BLOCK]);
    }

    fn can_replace(&self) -> bool {
        true
    }

    fn discard(&mut self) {
        self.blocks.clear();
        host::call("discardBlocks", &[]);
    }

    /// None that another sound would have to wait for: the worklet plays all of them at once.
    fn short_frames(&self) -> usize {
        0
    }

    fn push_short(&mut self, samples: &[f32]) {
        self.short.extend_from_slice(samples);
    }

    fn stamp(&mut self) -> Option<Stamp> {
        let stamp = host::call("soundStamp", &[]).dyn_into::<Array>().ok()?;
        let (time, until_heard) = (stamp.get(0).as_f64()?, stamp.get(1).as_f64()?);
        let out = (time * f64::from(RATE)).round() as u64;
        let delay = Duration::try_from_secs_f64(until_heard.abs()).ok()?;
        let now = instant();
        Some(Stamp {
            out,
            heard_at: if until_heard < 0.0 {
                now.saturating_sub(delay)
            } else {
                now + delay
            },
        })
    }

    fn is_lost(&self) -> bool {
        host::call("isSoundLost", &[]).is_truthy()
    }

    fn flush(&mut self) {
        self.send_blocks();
        if !self.short.is_empty() {
            let samples = Float32Array::from(self.short.as_slice());
            host::call("playShort", &[samples.into()]);
            self.short.clear();
        }
    }
}
