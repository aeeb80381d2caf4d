//! Adds up what sounds, frame by frame. Knows no device and no time but the frame it is at.

use super::Frame;
use super::bank::Bank;
use super::clip::{Clip, Window, unit};
use super::score::{Bus, Placement, Take};
use std::sync::Arc;

/// The levels at which music and effects are heard, 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Levels {
    pub music: f32,
    pub effects: f32,
}

#[derive(Debug)]
struct Sounding {
    clip: Arc<Clip>,
    window: Window,
    placement: usize,
    /// Frames of the placement that have sounded.
    done: Frame,
    /// How many there are in all.
    frames: Frame,
}

#[derive(Debug, Default)]
pub struct Mixer {
    placements: Vec<Placement>,
    /// The first placement that has not begun.
    next: usize,
    sounding: Vec<Sounding>,
    frame: Frame,
}

impl Mixer {
    /// `placements` sorted by start; those placed by their end are moved to where they begin.
    pub fn new(mut placements: Vec<Placement>, bank: &mut Bank) -> Self {
        for placement in &mut placements {
            if placement.take.by_its_end
                && let Ok(clip) = bank.clip(&placement.take.source)
            {
                placement.start -= clip.frames();
            }
        }
        placements.sort_by_key(|placement| placement.start);
        Self {
            placements,
            ..Self::default()
        }
    }

    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// From here on, with everything that already sounds here.
    pub fn seek(&mut self, frame: Frame, bank: &mut Bank) {
        self.frame = frame;
        self.sounding.clear();
        self.next = self
            .placements
            .partition_point(|placement| placement.start < frame);
        for place in 0..self.next {
            let placement = &self.placements[place];
            if !placement.is_over(frame) {
                self.begin(place, frame - placement.start, bank);
            }
        }
    }

    fn begin(&mut self, place: usize, done: Frame, bank: &mut Bank) {
        let placement = &self.placements[place];
        let take = &placement.take;
        let Ok(clip) = bank.clip(&take.source) else {
            return;
        };
        let frames = take.frames.min(clip.frames() - take.from);
        if done < frames {
            self.sounding.push(Sounding {
                clip,
                window: Window::default(),
                placement: place,
                done,
                frames,
            });
        }
    }

    /// A sound that was not in the plan, from now on.
    pub fn add(&mut self, mut placement: Placement, bank: &mut Bank) {
        placement.start = self.frame;
        self.placements.insert(self.next, placement);
        for sounding in &mut self.sounding {
            if sounding.placement >= self.next {
                sounding.placement += 1;
            }
        }
        self.next += 1;
        self.begin(self.next - 1, 0, bank);
    }

    /// Whether nothing sounds and nothing is to come.
    pub fn is_done(&self) -> bool {
        self.sounding.is_empty() && self.next >= self.placements.len()
    }

    /// Adds the next frames to `out` (left and right in turn), which is cleared first.
    pub fn render(&mut self, out: &mut [f32], levels: Levels, bank: &mut Bank) {
        out.fill(0.0);
        let frames = Frame::try_from(out.len() / 2).unwrap_or(0);
        let end = self.frame + frames;
        while let Some(placement) = self.placements.get(self.next) {
            if placement.start >= end {
                break;
            }
            // One that should have begun before begins late and stays in place.
            let late = (self.frame - placement.start).max(0);
            self.begin(self.next, late, bank);
            self.next += 1;
        }
        for sounding in &mut self.sounding {
            let placement = &self.placements[sounding.placement];
            sound(sounding, placement, self.frame, out, levels);
        }
        let placements = &self.placements;
        self.sounding.retain(|sounding| {
            let cut = placements[sounding.placement].take.cut;
            sounding.done < sounding.frames && cut.is_none_or(|(stop, cut)| end < stop + cut)
        });
        self.frame = end;
    }
}

/// Adds one sound to a block that begins at `block`.
fn sound(
    sounding: &mut Sounding,
    placement: &Placement,
    block: Frame,
    out: &mut [f32],
    levels: Levels,
) {
    let at = placement.start + sounding.done;
    let offset = usize::try_from(at - block).unwrap_or(0);
    let room = out.len() / 2;
    let take = placement.take.as_ref();
    let level = match take.bus {
        Bus::Music => levels.music,
        Bus::Effects => levels.effects,
    };
    let count = room
        .saturating_sub(offset)
        .min(usize::try_from(sounding.frames - sounding.done).unwrap_or(0));
    let from = usize::try_from(take.from + sounding.done).unwrap_or(0);
    let last = Frame::try_from(count).unwrap_or(0);
    let plain = placement.gain * level;
    let out = &mut out[2 * offset..2 * (offset + count)];
    let even = is_even(take, sounding, at, last);
    let channels = sounding.clip.channels();
    let samples = sounding.window.look(&sounding.clip, from, count);
    if even {
        add(out, samples, channels, plain);
    } else {
        let frames = out.chunks_exact_mut(2).zip(samples.chunks_exact(channels));
        for (step, (sum, frame)) in (0..).zip(frames) {
            let gain = plain * envelope(take, sounding.done + step, sounding.frames, at + step);
            sum[0] += unit(frame[0]) * gain;
            sum[1] += unit(frame[channels - 1]) * gain;
        }
    }
    sounding.done += last;
}

/// Adds frames to `out`, left and right in turn, all at one gain.
fn add(out: &mut [f32], samples: &[i16], channels: usize, gain: f32) {
    if channels == 1 {
        for (sum, sample) in out.chunks_exact_mut(2).zip(samples) {
            let sample = unit(*sample) * gain;
            sum[0] += sample;
            sum[1] += sample;
        }
    } else {
        for (sum, sample) in out.iter_mut().zip(samples) {
            *sum += unit(*sample) * gain;
        }
    }
}

/// Whether none of the edges of a take falls into the next frames.
fn is_even(take: &Take, sounding: &Sounding, at: Frame, count: Frame) -> bool {
    let done = sounding.done;
    (take.fade_in == 0 || done >= take.fade_in)
        && (take.fade_out == 0 || sounding.frames - done - count >= take.fade_out)
        && take.cut.is_none_or(|(stop, _)| at + count <= stop)
}

/// The edges of a take: fades of its own, and the cut at the end of its part.
#[expect(clippy::cast_precision_loss, reason = "fades are short")]
fn envelope(take: &Take, done: Frame, frames: Frame, at: Frame) -> f32 {
    let mut gain = 1.0;
    if take.fade_in > 0 && done < take.fade_in {
        gain *= done as f32 / take.fade_in as f32;
    }
    if take.fade_out > 0 && frames - done < take.fade_out {
        gain *= (frames - done) as f32 / take.fade_out as f32;
    }
    if let Some((stop, cut)) = take.cut
        && at > stop
    {
        gain *= if cut > 0 {
            ((stop + cut - at) as f32 / cut as f32).clamp(0.0, 1.0)
        } else {
            0.0
        };
    }
    gain
}
