//! Animation from one state to the next, computed from the elapsed time.

use crate::platform;
use iced::Subscription;
use std::time::Duration;

/// Time between two frames where the display does not pace them.
const FRAME: Duration = Duration::from_micros(16_667);

/// Ticks at the display's rate, while something moves.
///
/// Where nothing paces them, `window::frames` would draw as fast as the processor can.
pub fn frames() -> Subscription<()> {
    if platform::paces_frames() {
        iced::window::frames().map(|_| ())
    } else {
        every(FRAME)
    }
}

/// Ticks, the first one after the interval.
pub fn every(interval: Duration) -> Subscription<()> {
    #[cfg(not(target_arch = "wasm32"))]
    return iced::time::every(interval).map(|_| ());
    // On a page the toolkit's own first tick comes at once: a clock that sets its interval with
    // every tick would draw without a pause.
    #[cfg(target_arch = "wasm32")]
    return Subscription::run_with(interval, |interval| {
        iced::futures::stream::unfold(*interval, |interval| async move {
            platform::timer(interval).await;
            Some(((), interval))
        })
    });
}

/// Values that move to a target. Frames are needed only while [`Motion::is_moving`]; a frame that
/// comes late or not at all delays nothing.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Motion {
    from: Vec<f32>,
    to: Vec<f32>,
    started: Duration,
    length: Duration,
    /// The time of the frame that is shown.
    now: Duration,
}

impl Motion {
    /// Values that do not move.
    pub fn still(values: Vec<f32>) -> Self {
        Self {
            from: values.clone(),
            to: values,
            ..Self::default()
        }
    }

    /// Moves from the values shown now to `to`. Without a length, or when the number of values
    /// changes, they are there at once.
    pub fn start(&mut self, to: Vec<f32>, now: Duration, length: Duration) {
        let from = self.values();
        *self = if length.is_zero() || from.len() != to.len() || from == to {
            Self::still(to)
        } else {
            Self {
                from,
                to,
                started: now,
                length,
                now,
            }
        };
    }

    /// The time of the frame that is shown next.
    pub fn advance(&mut self, now: Duration) {
        self.now = now;
    }

    pub fn is_moving(&self) -> bool {
        self.now < self.started + self.length
    }

    pub fn target(&self) -> &[f32] {
        &self.to
    }

    /// The values now, with ease-in and ease-out.
    pub fn values(&self) -> Vec<f32> {
        if !self.is_moving() {
            return self.to.clone();
        }
        let passed = self.now.saturating_sub(self.started);
        let part = passed.as_secs_f32() / self.length.as_secs_f32();
        let eased = part * part * (3.0 - 2.0 * part);
        let pairs = self.from.iter().zip(&self.to);
        pairs.map(|(from, to)| from + (to - from) * eased).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn the_position_follows_the_time_and_not_the_frames() {
        let mut motion = Motion::still(vec![2.0, 5.0]);
        assert!(!motion.is_moving());
        motion.start(vec![4.0, 5.0], ms(1000), ms(300));
        assert!(motion.is_moving());
        assert_eq!(motion.values(), [2.0, 5.0]);
        motion.advance(ms(1150));
        assert_eq!(
            motion.values(),
            [3.0, 5.0],
            "half of the time, half of the way"
        );
        // A hundred frames at one moment are no movement.
        (0..100).for_each(|_| motion.advance(ms(1150)));
        assert_eq!(motion.values(), [3.0, 5.0]);
        // One late frame is the end.
        motion.advance(ms(9000));
        assert!(!motion.is_moving());
        assert_eq!(motion.values(), [4.0, 5.0]);
    }

    #[test]
    fn a_new_target_is_reached_from_where_the_values_are() {
        let mut motion = Motion::still(vec![0.0]);
        motion.start(vec![4.0], ms(0), ms(100));
        motion.advance(ms(50));
        motion.start(vec![0.0], ms(50), ms(100));
        assert_eq!(motion.values(), [2.0]);
        motion.advance(ms(100));
        assert_eq!(motion.values(), [1.0]);
    }

    #[test]
    fn nothing_moves_without_a_length_or_a_difference() {
        let mut motion = Motion::still(vec![1.0]);
        motion.start(vec![3.0], ms(500), ms(0));
        assert!(!motion.is_moving() && motion.values() == [3.0]);
        motion.start(vec![3.0], ms(500), ms(300));
        assert!(!motion.is_moving());
        motion.start(vec![3.0, 4.0], ms(500), ms(300));
        assert!(!motion.is_moving() && motion.values() == [3.0, 4.0]);
    }
}
