//! The device's own clock, computed from its stamps: which output frame is heard when.

use crate::platform::audio::Stamp;
use crate::sound::clock::{frames, time};
use std::time::Duration;

/// A new device fills its buffer at once and may then be silent for a second before it runs: its
/// stamps count once they have agreed for this long.
const WARMUP: Duration = Duration::from_millis(90);
/// Stamps that differ by less agree.
const JITTER: Duration = Duration::from_millis(15);

#[derive(Debug, Default)]
pub(super) struct DeviceClock {
    stamp: Option<Stamp>,
    /// When the last stamp came.
    stamped: Duration,
    /// Since when the stamps agree, and on what: the moment at which the first frame was heard.
    agreed: Option<(Duration, Duration)>,
}

impl DeviceClock {
    pub(super) fn take(&mut self, stamp: Stamp, now: Duration) {
        let first = stamp.heard_at.saturating_sub(time(out(stamp)));
        let agrees = self
            .agreed
            .filter(|(_, before)| first.abs_diff(*before) < JITTER);
        self.agreed = Some((agrees.map_or(now, |(since, _)| since), first));
        self.stamped = now;
        self.stamp = Some(stamp);
    }

    /// When the last stamp came.
    pub(super) fn stamped(&self) -> Duration {
        self.stamped
    }

    pub(super) fn is_warmed_up(&self) -> bool {
        self.agreed
            .is_some_and(|(since, _)| self.stamped.saturating_sub(since) >= WARMUP)
    }

    /// The output frame that is heard at a moment.
    pub(super) fn out_at(&self, now: Duration) -> Option<i64> {
        let stamp = self.stamp?;
        Some(if now >= stamp.heard_at {
            out(stamp) + frames(now - stamp.heard_at)
        } else {
            out(stamp) - frames(stamp.heard_at - now)
        })
    }
}

fn out(stamp: Stamp) -> i64 {
    i64::try_from(stamp.out).unwrap_or(i64::MAX)
}
