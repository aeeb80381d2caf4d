//! The wall clock, the steady clock and random numbers. Tests can fix all three.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::cell::Cell;
use std::sync::OnceLock;
use std::time::Duration;
#[cfg(not(target_arch = "wasm32"))]
use std::time::Instant;
#[cfg(target_arch = "wasm32")]
use web_time::Instant;

/// Values that replace both clocks and the random numbers of a thread.
#[derive(Debug, Clone, Copy)]
pub struct Fixed {
    pub now: chrono::DateTime<chrono::FixedOffset>,
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
#[must_use]
pub fn now() -> chrono::DateTime<chrono::FixedOffset> {
    FIXED
        .get()
        .map_or_else(|| chrono::Local::now().fixed_offset(), |fixed| fixed.now)
}

/// The steady clock: time since the first call.
#[must_use]
pub fn instant() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    FIXED.get().map_or_else(
        || START.get_or_init(Instant::now).elapsed(),
        |fixed| fixed.instant,
    )
}

/// A random number, for names that must not collide and for seeds.
#[must_use]
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
    fn the_steady_clock_never_runs_back() {
        let (a, b) = (instant(), instant());
        assert!(b >= a);
    }
}
