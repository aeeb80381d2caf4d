//! What is heard now. Follows the device while there is one, the steady clock while there is
//! none, and never runs backwards.

use super::{Frame, RATE};
use std::time::Duration;

/// What a device said at a callback: this output frame is heard at that moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stamp {
    /// Frames the device has been given before this callback.
    pub out: u64,
    /// When it is heard, on the steady clock.
    pub heard_at: Duration,
}

/// Since when the show runs, and where.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Run {
    Stopped(Frame),
    /// By the steady clock: no device.
    Steady {
        frame: Frame,
        at: Duration,
    },
    /// By the device: this frame of the show is that frame of the output.
    Device {
        frame: Frame,
        out: i64,
    },
}

#[derive(Debug, Clone)]
pub struct Clock {
    run: Run,
    stamp: Option<Stamp>,
    /// The latest frame that was told: later ones are not earlier.
    told: Frame,
}

fn frames(time: Duration) -> Frame {
    let frames = time.as_nanos() * u128::from(RATE) / 1_000_000_000;
    Frame::try_from(frames).unwrap_or(Frame::MAX)
}

impl Clock {
    pub fn stopped(frame: Frame) -> Self {
        Self {
            run: Run::Stopped(frame),
            stamp: None,
            told: frame,
        }
    }

    pub fn is_running(&self) -> bool {
        !matches!(self.run, Run::Stopped(_))
    }

    /// What the device says of itself; the newest word counts.
    pub fn stamp(&mut self, stamp: Stamp) {
        self.stamp = Some(stamp);
    }

    pub fn forget_device(&mut self) {
        self.stamp = None;
    }

    /// The output frame that is heard at a moment.
    pub fn out_at(&self, now: Duration) -> Option<i64> {
        let stamp = self.stamp?;
        let out = i64::try_from(stamp.out).ok()?;
        Some(if now >= stamp.heard_at {
            out + frames(now - stamp.heard_at)
        } else {
            out - frames(stamp.heard_at - now)
        })
    }

    /// The frame of the show that is heard now.
    pub fn now(&mut self, now: Duration) -> Frame {
        let frame = self.raw(now);
        self.told = self.told.max(frame);
        self.told
    }

    fn raw(&self, now: Duration) -> Frame {
        match self.run {
            Run::Stopped(frame) => frame,
            Run::Steady { frame, at } => frame + frames(now.saturating_sub(at)),
            Run::Device { frame, out } => match self.out_at(now) {
                Some(heard) => frame + (heard - out).max(0),
                None => self.told,
            },
        }
    }

    /// Goes on by the steady clock from where it is.
    pub fn run_steady(&mut self, now: Duration) {
        let frame = self.now(now);
        self.run = Run::Steady { frame, at: now };
    }

    /// Goes on by the device: `frame` is heard when `out` is.
    pub fn run_device(&mut self, frame: Frame, out: i64) {
        self.run = Run::Device { frame, out };
    }

    pub fn stop(&mut self, now: Duration) -> Frame {
        let frame = self.now(now);
        self.run = Run::Stopped(frame);
        frame
    }

    /// A jump is asked for: the one time it may go back.
    pub fn jump(&mut self, frame: Frame) {
        self.run = Run::Stopped(frame);
        self.told = frame;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn it_follows_the_device() {
        let mut clock = Clock::stopped(0);
        clock.stamp(Stamp {
            out: 48_000,
            heard_at: ms(1_100),
        });
        clock.run_device(480, 48_000 + 4_800);
        assert_eq!(clock.now(ms(1_150)), 480, "not before it begins");
        assert_eq!(clock.now(ms(1_200)), 480);
        assert_eq!(clock.now(ms(1_300)), 480 + 4_800);
    }

    #[test]
    fn it_never_runs_backwards() {
        let mut clock = Clock::stopped(0);
        clock.stamp(Stamp {
            out: 0,
            heard_at: ms(0),
        });
        clock.run_device(0, 0);
        assert_eq!(clock.now(ms(1_000)), 48_000);
        // The device now says that it lags by a tenth of a second.
        clock.stamp(Stamp {
            out: 48_000,
            heard_at: ms(1_100),
        });
        assert_eq!(clock.now(ms(1_050)), 48_000);
        assert_eq!(clock.now(ms(1_200)), 52_800);
    }

    #[test]
    fn a_lost_device_does_not_stop_it() {
        let mut clock = Clock::stopped(0);
        clock.stamp(Stamp {
            out: 0,
            heard_at: ms(0),
        });
        clock.run_device(0, 0);
        clock.run_steady(ms(500));
        clock.forget_device();
        assert_eq!(clock.now(ms(1_500)), 72_000);
        assert_eq!(clock.stop(ms(2_000)), 96_000);
        assert_eq!(clock.now(ms(9_000)), 96_000);
    }
}
