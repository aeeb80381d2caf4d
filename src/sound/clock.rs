//! What is heard now. Follows the device while there is one, the steady clock while there is
//! none, and never runs backwards.

use super::{Frame, RATE};
use crate::platform::audio::Stamp;
use std::time::Duration;

/// Where the playback is, and what moves it.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Run {
    Stopped(Frame),
    /// By the steady clock: no device.
    Steady {
        frame: Frame,
        at: Duration,
    },
    /// By the device: this frame of the playback is that frame of the output.
    Device {
        frame: Frame,
        out: i64,
    },
}

/// All that is needed to tell the frame of any moment; the engine sends it to the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Timeline {
    run: Run,
    stamp: Option<Stamp>,
}

#[derive(Debug, Clone)]
pub struct Clock {
    timeline: Timeline,
    /// The latest frame that was returned: no later answer is before it.
    latest: Frame,
}

fn frames(time: Duration) -> Frame {
    let frames = time.as_nanos() * u128::from(RATE) / 1_000_000_000;
    Frame::try_from(frames).unwrap_or(Frame::MAX)
}

impl Clock {
    pub fn stopped(frame: Frame) -> Self {
        Self {
            timeline: Timeline {
                run: Run::Stopped(frame),
                stamp: None,
            },
            latest: frame,
        }
    }

    pub fn timeline(&self) -> Timeline {
        self.timeline
    }

    /// Continues as another clock does.
    pub fn follow(&mut self, timeline: Timeline) {
        self.timeline = timeline;
    }

    pub fn is_running(&self) -> bool {
        !matches!(self.timeline.run, Run::Stopped(_))
    }

    /// What the device says of itself; the newest stamp counts.
    pub fn stamp(&mut self, stamp: Stamp) {
        self.timeline.stamp = Some(stamp);
    }

    pub fn forget_device(&mut self) {
        self.timeline.stamp = None;
    }

    /// The output frame that is heard at a moment.
    pub fn out_at(&self, now: Duration) -> Option<i64> {
        let stamp = self.timeline.stamp?;
        let out = i64::try_from(stamp.out).ok()?;
        Some(if now >= stamp.heard_at {
            out + frames(now - stamp.heard_at)
        } else {
            out - frames(stamp.heard_at - now)
        })
    }

    /// The frame of the playback that is heard now.
    pub fn now(&mut self, now: Duration) -> Frame {
        self.latest = self.latest.max(self.at(now));
        self.latest
    }

    /// The frame at a moment, which may be one to come.
    pub fn at(&self, now: Duration) -> Frame {
        let frame = match self.timeline.run {
            Run::Stopped(frame) => frame,
            Run::Steady { frame, at } => frame + frames(now.saturating_sub(at)),
            Run::Device { frame, out } => match self.out_at(now) {
                Some(heard) => frame + (heard - out).max(0),
                None => self.latest,
            },
        };
        frame.max(self.latest)
    }

    /// Goes on by the steady clock from where it is.
    pub fn run_steady(&mut self, now: Duration) {
        let frame = self.now(now);
        self.timeline.run = Run::Steady { frame, at: now };
    }

    /// Goes on by the device: `frame` is heard when `out` is.
    pub fn run_device(&mut self, frame: Frame, out: i64) {
        self.timeline.run = Run::Device { frame, out };
    }

    pub fn stop(&mut self, now: Duration) -> Frame {
        let frame = self.now(now);
        self.timeline.run = Run::Stopped(frame);
        frame
    }

    /// Stops at another frame, which may be an earlier one.
    pub fn jump(&mut self, frame: Frame) {
        self.timeline.run = Run::Stopped(frame);
        self.latest = frame;
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
