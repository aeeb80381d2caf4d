//! Which frame of a playback is heard when. The clock follows the monotonic clock alone, whatever
//! happens to the device, and never runs backwards; the engine keeps the sound in sync with it.

use super::{Frame, RATE};
use std::time::Duration;

/// All that is needed to compute the frame of any moment; the engine sends it to the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Timeline {
    Stopped(Frame),
    /// This frame is heard at that moment, which may be in the future.
    Running {
        frame: Frame,
        at: Duration,
    },
}

#[derive(Debug, Clone)]
pub struct Clock {
    timeline: Timeline,
    /// The latest frame that was returned: no later answer is before it.
    latest: Frame,
}

/// How many frames are heard in this time.
pub(super) fn frames(time: Duration) -> Frame {
    let frames = time.as_nanos() * u128::from(RATE) / 1_000_000_000;
    Frame::try_from(frames).unwrap_or(Frame::MAX)
}

/// How long frames are heard, so that [`frames`] gives the same number again.
pub(super) fn time(frames: Frame) -> Duration {
    let frames = u64::try_from(frames).unwrap_or(0);
    let rest = (frames % u64::from(RATE) * 1_000_000_000).div_ceil(u64::from(RATE));
    Duration::from_secs(frames / u64::from(RATE)) + Duration::from_nanos(rest)
}

impl Clock {
    pub fn stopped(frame: Frame) -> Self {
        Self {
            timeline: Timeline::Stopped(frame),
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
        !matches!(self.timeline, Timeline::Stopped(_))
    }

    /// The frame of the playback that is heard now.
    pub fn now(&mut self, now: Duration) -> Frame {
        self.latest = self.at(now);
        self.latest
    }

    /// The frame at a moment, which may be in the future.
    pub fn at(&self, now: Duration) -> Frame {
        let frame = match self.timeline {
            Timeline::Stopped(frame) => frame,
            Timeline::Running { frame, at } => frame + frames(now.saturating_sub(at)),
        };
        frame.max(self.latest)
    }

    /// Continues from its frame at this moment, which may be in the future.
    pub fn run_from(&mut self, at: Duration) {
        let frame = self.now(at);
        self.timeline = Timeline::Running { frame, at };
    }

    pub fn stop(&mut self, now: Duration) -> Frame {
        let frame = self.now(now);
        self.timeline = Timeline::Stopped(frame);
        frame
    }

    /// Stops at another frame, which may be an earlier one.
    pub fn jump(&mut self, frame: Frame) {
        self.timeline = Timeline::Stopped(frame);
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
    fn it_begins_when_the_first_frame_is_heard() {
        let mut clock = Clock::stopped(480);
        clock.run_from(ms(1_200));
        assert_eq!(clock.now(ms(1_150)), 480, "not before it begins");
        assert_eq!(clock.now(ms(1_200)), 480);
        assert_eq!(clock.now(ms(1_300)), 480 + 4_800);
        assert_eq!(clock.stop(ms(2_200)), 480 + 48_000);
        assert_eq!(clock.now(ms(9_000)), 480 + 48_000);
    }

    #[test]
    fn it_never_runs_backwards() {
        let mut clock = Clock::stopped(0);
        clock.run_from(ms(0));
        assert_eq!(clock.now(ms(1_000)), 48_000);
        clock.follow(Timeline::Running {
            frame: 0,
            at: ms(100),
        });
        assert_eq!(clock.now(ms(1_050)), 48_000);
        assert_eq!(clock.now(ms(1_200)), 52_800);
    }

    #[test]
    fn frames_and_time_agree() {
        for count in [0, 1, 7, 47_999, 48_000, 123_457] {
            assert_eq!(frames(time(count)), count);
        }
    }
}
