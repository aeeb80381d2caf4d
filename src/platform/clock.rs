//! The wall clock, the monotonic clock and random numbers. Tests can fix all three.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use chrono::{DateTime, FixedOffset, Local, NaiveDate, NaiveTime, TimeDelta, Utc};
use std::cell::Cell;
use std::sync::OnceLock;
use std::time::Duration;
#[cfg(not(target_arch = "wasm32"))]
use std::time::{Instant, SystemTime};
#[cfg(target_arch = "wasm32")]
use web_time::{Instant, SystemTime};

/// Values that replace both clocks and the random numbers of a thread.
#[derive(Debug, Clone, Copy)]
pub struct Fixed {
    pub now: DateTime<FixedOffset>,
    pub instant: Duration,
    /// The next random number; later ones count up from it, so that names stay distinct.
    pub random: u64,
}

thread_local! {
    static FIXED: Cell<Option<Fixed>> = const { Cell::new(None) };
}

/// Fixes time and randomness for the calling thread. Used by tests that compare pictures, which
/// show dates and clocks.
pub fn fix(fixed: Fixed) {
    FIXED.set(Some(fixed));
}

pub(super) fn is_fixed() -> bool {
    FIXED.get().is_some()
}

/// The wall clock in the local time zone.
pub fn now() -> DateTime<FixedOffset> {
    FIXED
        .get()
        .map_or_else(|| local(SystemTime::now()), |fixed| fixed.now)
}

/// A moment in the local time zone. A clock may have been set to anything, also to a time before
/// 1970; years without four digits, which our files cannot hold, become the nearest that has.
fn local(time: SystemTime) -> DateTime<FixedOffset> {
    let day = |year, month, day| {
        let date = NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
        date.and_time(NaiveTime::MIN).and_utc()
    };
    // A day is left for the time zone.
    let (first, last) = (day(1, 1, 2), day(9999, 12, 30));
    let epoch: DateTime<Utc> = DateTime::UNIX_EPOCH;
    let moment = match time.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(after) => TimeDelta::from_std(after)
            .ok()
            .and_then(|after| epoch.checked_add_signed(after))
            .unwrap_or(last),
        Err(before) => TimeDelta::from_std(before.duration())
            .ok()
            .and_then(|before| epoch.checked_sub_signed(before))
            .unwrap_or(first),
    };
    let moment = moment.clamp(first, last);
    moment.with_timezone(&Local).fixed_offset()
}

/// The monotonic clock: time since the first call.
pub fn instant() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    FIXED.get().map_or_else(
        || START.get_or_init(Instant::now).elapsed(),
        |fixed| fixed.instant,
    )
}

/// A random number, for names that must not collide and for seeds.
pub fn random() -> u64 {
    let Some(fixed) = FIXED.get() else {
        return rand::random();
    };
    FIXED.set(Some(Fixed {
        random: fixed.random.wrapping_add(1),
        ..fixed
    }));
    fixed.random
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn monotonic_clock_never_runs_back() {
        let (a, b) = (instant(), instant());
        assert!(b >= a);
    }

    #[test]
    fn every_setting_of_the_wall_clock_is_a_date() {
        let seconds = |seconds| Duration::from_secs(seconds);
        let cases = [
            (SystemTime::UNIX_EPOCH - seconds(86_400), "1969-12-31"),
            (SystemTime::UNIX_EPOCH - seconds(1 << 50), "0001-01-02"),
            (SystemTime::UNIX_EPOCH, "1970-01-01"),
            (SystemTime::UNIX_EPOCH + seconds(1 << 50), "9999-12-30"),
            (SystemTime::UNIX_EPOCH + seconds(1 << 62), "9999-12-30"),
        ];
        for (time, day) in cases {
            assert_eq!(local(time).to_utc().date_naive().to_string(), day);
            // Every form in which a time is written.
            let text = local(time).to_rfc3339();
            assert!(DateTime::parse_from_rfc3339(&text).is_ok(), "{text}");
        }
    }
}
