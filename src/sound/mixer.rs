//! Adds up sounds, frame by frame. Knows no device and no time but its frame.

use super::Frame;
use super::bank::Bank;
use super::clip::{Clip, Window, unit};
use super::score::{Bus, Placement, Take};
use std::sync::Arc;
use std::task::Poll;

/// Volume of music and effects, 0 to 1.
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
    /// Frames of the placement that have been played.
    done: Frame,
    /// How many there are in all.
    frames: Frame,
}

#[derive(Debug, Default)]
pub struct Mixer {
    /// Sorted by start.
    placements: Vec<Placement>,
    /// Whether there are placements by their end that have not been moved to where they begin.
    unplaced: bool,
    /// The first placement that has not begun.
    next: usize,
    /// Placements that should be playing, once their clips are decoded.
    waiting: Vec<usize>,
    sounding: Vec<Sounding>,
    frame: Frame,
}

impl Mixer {
    /// `placements` sorted by start.
    pub fn new(placements: Vec<Placement>) -> Self {
        let unplaced = placements.iter().any(|placement| placement.take.by_its_end);
        let mut mixer = Self {
            placements,
            unplaced,
            ..Self::default()
        };
        mixer.seek(0);
        mixer
    }

    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// Continues from this frame, with everything that plays there.
    pub fn seek(&mut self, frame: Frame) {
        self.frame = frame;
        self.sounding.clear();
        self.next = self
            .placements
            .partition_point(|placement| placement.start < frame);
        self.waiting.clear();
        self.waiting
            .extend((0..self.next).filter(|place| !self.placements[*place].is_over(frame)));
    }

    /// Whether every sound of the next `frames` is decoded, or cannot be played.
    pub fn is_ready(&mut self, frames: Frame, bank: &mut Bank) -> bool {
        if !self.place_by_end(bank) {
            return false;
        }
        let end = self.frame + frames;
        let coming = self.placements[self.next..].iter();
        let coming = coming.take_while(|placement| placement.start < end);
        let waiting = self.waiting.iter().map(|place| &self.placements[*place]);
        waiting
            .chain(coming)
            .all(|placement| bank.clip(&placement.take.source).is_ready())
    }

    /// Moves placements by their end to where they begin. Whether that is done: they have to be
    /// decoded for it.
    fn place_by_end(&mut self, bank: &mut Bank) -> bool {
        if !self.unplaced {
            return true;
        }
        let by_end = |placement: &&mut Placement| placement.take.by_its_end;
        let mut starts = Vec::new();
        for placement in self.placements.iter_mut().filter(by_end) {
            match bank.clip(&placement.take.source) {
                Poll::Pending => return false,
                Poll::Ready(clip) => {
                    starts.push(placement.start - clip.map_or(0, |clip| clip.frames()));
                }
            }
        }
        for (placement, start) in self.placements.iter_mut().filter(by_end).zip(starts) {
            placement.start = start;
        }
        self.placements.sort_by_key(|placement| placement.start);
        self.unplaced = false;
        self.seek(self.frame);
        true
    }

    /// Whether it plays, will never play, or has to wait.
    fn begin(&mut self, place: usize, bank: &mut Bank) -> Poll<()> {
        let placement = &self.placements[place];
        let take = &placement.take;
        if self.unplaced && take.by_its_end {
            return Poll::Pending;
        }
        let Poll::Ready(clip) = bank.clip(&take.source) else {
            return Poll::Pending;
        };
        // One that should have begun before begins late and stays in place.
        let done = (self.frame - placement.start).max(0);
        if let Some(clip) = clip {
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
        Poll::Ready(())
    }

    /// Adds a sound from now on.
    pub fn add(&mut self, mut placement: Placement) {
        placement.start = self.frame;
        self.placements.insert(self.next, placement);
        self.waiting.push(self.next);
        self.next += 1;
    }

    /// Whether nothing plays and nothing is to come.
    pub fn is_done(&self) -> bool {
        self.sounding.is_empty() && self.waiting.is_empty() && self.next >= self.placements.len()
    }

    /// Fills `out` (left and right interleaved) with the next frames. What is not decoded yet joins
    /// in later.
    pub fn render(&mut self, out: &mut [f32], levels: Levels, bank: &mut Bank) {
        out.fill(0.0);
        let _ = self.place_by_end(bank);
        let frames = Frame::try_from(out.len() / 2).unwrap_or(0);
        let end = self.frame + frames;
        let begun = self.next;
        while let Some(placement) = self.placements.get(self.next)
            && placement.start < end
        {
            self.next += 1;
        }
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.extend(begun..self.next);
        waiting.retain(|place| self.begin(*place, bank).is_pending());
        self.waiting = waiting;
        for sounding in &mut self.sounding {
            let placement = &self.placements[sounding.placement];
            sound(sounding, placement, self.frame, out, levels);
        }
        let placements = &self.placements;
        self.sounding.retain(|sounding| {
            let cut = placements[sounding.placement].take.cut;
            sounding.done < sounding.frames && cut.is_none_or(|(stop, cut)| end < stop + cut)
        });
        self.waiting
            .retain(|place| !placements[*place].is_over(end));
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

/// Adds frames to `out`, left and right interleaved, all at one gain.
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
