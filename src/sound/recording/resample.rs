//! Converts the sample rate of a file to ours by a windowed sinc, in integer steps, so that nothing
//! drifts in ten minutes.

use crate::sound::{Frame, RATE};
use std::collections::VecDeque;
use std::f64::consts::PI;

/// Zero crossings on either side.
const REACH: f64 = 16.0;
/// Most phases; more are inaudible.
const PHASES: i64 = 640;

#[derive(Debug)]
pub struct Resampler {
    /// `up` of our frames last as long as `down` of the file's.
    up: i64,
    down: i64,
    half: i64,
    phases: Vec<Vec<f32>>,
    /// Input that is still needed, and the number of its first frame.
    heard: VecDeque<[f32; 2]>,
    base: Frame,
    /// The next output frame.
    next: Frame,
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Resampler {
    /// None at our own rate.
    pub fn new(rate: u32) -> Option<Self> {
        if rate == RATE || rate == 0 {
            return None;
        }
        let common = gcd(i64::from(RATE), i64::from(rate));
        let (up, down) = (i64::from(RATE) / common, i64::from(rate) / common);
        let cutoff = (f64::from(RATE) / f64::from(rate)).min(1.0) * 0.95;
        let half = (REACH / cutoff).ceil() as i64;
        let count = up.min(PHASES);
        let phases = (0..count)
            .map(|phase| taps(phase as f64 / count as f64, half, cutoff))
            .collect();
        let mut resampler = Self {
            up,
            down,
            half,
            phases,
            heard: VecDeque::new(),
            base: 0,
            next: 0,
        };
        let _ = resampler.restart(0);
        Some(resampler)
    }

    /// Continues at this output frame. Returns the first input frame that it needs.
    pub fn restart(&mut self, next: Frame) -> Frame {
        self.next = next;
        self.base = (next * self.down).div_euclid(self.up) - self.half + 1;
        self.heard.clear();
        let first = self.base.max(0);
        // Before the beginning there is silence.
        for _ in self.base..first {
            self.heard.push_back([0.0; 2]);
        }
        first
    }

    /// Takes input frames, in order, and returns output frames.
    pub fn push(&mut self, frames: &[[f32; 2]]) -> Vec<[f32; 2]> {
        self.heard.extend(frames);
        let mut ours = Vec::with_capacity(frames.len() * 2);
        loop {
            let place = self.next * self.down;
            let first = place.div_euclid(self.up) - self.half + 1 - self.base;
            let phase = place.rem_euclid(self.up) * self.count() / self.up;
            let (Ok(first), Ok(phase)) = (usize::try_from(first), usize::try_from(phase)) else {
                break;
            };
            let taps = &self.phases[phase];
            if first + taps.len() > self.heard.len() {
                let _ = self.heard.drain(..first.min(self.heard.len()));
                self.base += i64::try_from(first).unwrap_or(0);
                break;
            }
            let sum = self
                .heard
                .range(first..first + taps.len())
                .zip(taps)
                .fold([0.0_f32; 2], |[left, right], (frame, tap)| {
                    [left + frame[0] * tap, right + frame[1] * tap]
                });
            ours.push(sum);
            self.next += 1;
        }
        ours
    }

    /// The remaining output after the last input.
    pub fn finish(&mut self) -> Vec<[f32; 2]> {
        let silence = vec![[0.0; 2]; usize::try_from(self.half).unwrap_or(0)];
        self.push(&silence)
    }

    fn count(&self) -> i64 {
        i64::try_from(self.phases.len()).unwrap_or(1)
    }
}

/// The weights for a place between two frames; they add up to one.
fn taps(fraction: f64, half: i64, cutoff: f64) -> Vec<f32> {
    let raw: Vec<f64> = (1 - half..=half)
        .map(|tap| {
            let x = tap as f64 - fraction;
            let sinc = if x.abs() < 1e-9 {
                1.0
            } else {
                (PI * x * cutoff).sin() / (PI * x * cutoff)
            };
            let edge = (x / half as f64).clamp(-1.0, 1.0);
            // Blackman.
            sinc * (0.42 + 0.5 * (PI * edge).cos() + 0.08 * (2.0 * PI * edge).cos())
        })
        .collect();
    let sum: f64 = raw.iter().sum();
    raw.iter().map(|tap| (tap / sum) as f32).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn tone(rate: f64, hertz: f64, frames: usize) -> Vec<[f32; 2]> {
        (0..frames)
            .map(|n| {
                let sample = (2.0 * PI * hertz * n as f64 / rate).sin() as f32;
                [sample, -sample]
            })
            .collect()
    }

    #[test]
    fn a_tone_stays_the_tone_it_was() {
        for rate in [
            8_000, 22_050, 32_000, 44_100, 88_200, 96_000, 192_000, 44_056,
        ] {
            let mut resampler = Resampler::new(rate).unwrap();
            let theirs = tone(f64::from(rate), 1_000.0, rate as usize);
            let mut ours = Vec::new();
            for piece in theirs.chunks(777) {
                ours.extend(resampler.push(piece));
            }
            ours.extend(resampler.finish());
            assert!(
                (47_900..=48_100).contains(&ours.len()),
                "{rate}: {}",
                ours.len()
            );
            let wanted = tone(48_000.0, 1_000.0, 48_000);
            for n in 500..47_000 {
                let off = (ours[n][0] - wanted[n][0]).abs();
                assert!(off < 0.004, "{rate}, frame {n}: {off}");
            }
        }
        assert!(Resampler::new(RATE).is_none());
    }

    #[test]
    fn a_jump_gives_what_was_there() {
        let mut resampler = Resampler::new(44_100).unwrap();
        let theirs = tone(44_100.0, 440.0, 44_100);
        let whole = resampler.push(&theirs);
        let first = usize::try_from(resampler.restart(10_000)).unwrap();
        let later = resampler.push(&theirs[first..]);
        assert_eq!(whole[10_000..20_000], later[..10_000]);
    }
}
