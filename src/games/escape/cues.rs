//! The times of gongs, doors and collapse. Pure.
//!
//! Times are milliseconds after the shout.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

/// The ten minutes.
pub const COLLAPSE_MS: u32 = 600_000;
/// From the first stroke of a gong to its door.
pub const COUNTDOWN_MS: u32 = 40_000;
const LAST_GONG_MS: u32 = 540_000;

/// What is played during the ten minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    One,
    Two,
    /// The first two gongs move within a window.
    Surprise,
    /// The cues and nothing else.
    Gongs,
}

impl Track {
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Surprise, Self::Gongs];

    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::Surprise => "surprise",
            Self::Gongs => "gongs",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|track| track.name() == name)
    }
}

/// The moments of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cues {
    pub gong1: u32,
    pub door1: u32,
    pub gong2: u32,
    pub door2: u32,
    pub gong3: u32,
    pub collapse: u32,
}

/// The phase of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Before the shout.
    LeadIn,
    /// The first, second or third exploration.
    Explore(u8),
    /// A countdown: which, and the milliseconds left to its door or to the collapse.
    Countdown(u8, u32),
    Collapsed,
}

impl Phase {
    /// Whether a gong has sounded and its countdown runs.
    pub(super) fn is_alarm(self) -> bool {
        matches!(self, Self::Countdown(..))
    }
}

/// A cue as `tablee cues` prints it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Printed {
    pub cue: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strokes: Option<u8>,
    pub at_ms: u32,
}

impl Cues {
    /// As on the disc.
    pub const PLAIN: Self = Self {
        gong1: 180_000,
        door1: 180_000 + COUNTDOWN_MS,
        gong2: 380_000,
        door2: 380_000 + COUNTDOWN_MS,
        gong3: LAST_GONG_MS,
        collapse: COLLAPSE_MS,
    };

    pub fn of(track: Track, seed: u64) -> Self {
        if track != Track::Surprise {
            return Self::PLAIN;
        }
        let mut chance = SmallRng::seed_from_u64(seed);
        let gong1 = chance.random_range(150_000..=225_000);
        let gong2 = chance.random_range(345_000..=420_000);
        Self {
            gong1,
            door1: gong1 + COUNTDOWN_MS,
            gong2,
            door2: gong2 + COUNTDOWN_MS,
            ..Self::PLAIN
        }
    }

    /// Milliseconds after the shout, negative before it.
    pub fn phase(&self, at: i64) -> Phase {
        let Ok(at) = u32::try_from(at) else {
            return Phase::LeadIn;
        };
        match at {
            _ if at < self.gong1 => Phase::Explore(1),
            _ if at < self.door1 => Phase::Countdown(1, self.door1 - at),
            _ if at < self.gong2 => Phase::Explore(2),
            _ if at < self.door2 => Phase::Countdown(2, self.door2 - at),
            _ if at < self.gong3 => Phase::Explore(3),
            _ if at < self.collapse => Phase::Countdown(3, self.collapse - at),
            _ => Phase::Collapsed,
        }
    }

    /// How long this countdown is, from its gong to its door or to the collapse.
    pub const fn countdown(&self, which: u8) -> u32 {
        match which {
            1 => self.door1.saturating_sub(self.gong1),
            2 => self.door2.saturating_sub(self.gong2),
            _ => self.collapse.saturating_sub(self.gong3),
        }
    }

    /// Milliseconds from this moment to the next second on the clock, which counts down to the
    /// collapse, or to a cue that comes before it.
    pub fn until_change(&self, at: i64) -> i64 {
        let second = 1000 - (at - i64::from(self.collapse)).rem_euclid(1000);
        let cues = self.list().into_iter();
        let ahead = cues.map(|cue| i64::from(cue.at_ms) - at);
        ahead.filter(|ahead| *ahead > 0).fold(second, i64::min)
    }

    /// All cues in order, the shout first.
    pub fn list(&self) -> [Printed; 7] {
        let cue = |cue, strokes, at_ms| Printed {
            cue,
            strokes,
            at_ms,
        };
        [
            cue("shout", None, 0),
            cue("gong", Some(1), self.gong1),
            cue("door", None, self.door1),
            cue("gong", Some(2), self.gong2),
            cue("door", None, self.door2),
            cue("gong", Some(3), self.gong3),
            cue("collapse", None, self.collapse),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_cues_are_those_of_the_disc() {
        let at: Vec<_> = Cues::of(Track::One, 7)
            .list()
            .iter()
            .map(|cue| cue.at_ms)
            .collect();
        assert_eq!(
            at,
            [0, 180_000, 220_000, 380_000, 420_000, 540_000, 600_000]
        );
        assert_eq!(Cues::of(Track::Two, 1), Cues::of(Track::Gongs, 2));
    }

    #[test]
    fn a_surprise_stays_within_its_windows_and_is_drawn_by_its_seed() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..2_000 {
            let cues = Cues::of(Track::Surprise, seed);
            assert!((150_000..=225_000).contains(&cues.gong1));
            assert!((345_000..=420_000).contains(&cues.gong2));
            assert_eq!(cues.door1, cues.gong1 + 40_000);
            assert_eq!(cues.door2, cues.gong2 + 40_000);
            assert_eq!((cues.gong3, cues.collapse), (540_000, 600_000));
            assert_eq!(cues, Cues::of(Track::Surprise, seed));
            let _ = seen.insert(cues.gong1);
        }
        assert!(seen.len() > 1_500);
    }

    #[test]
    fn phases_follow_the_cues() {
        let cues = Cues::PLAIN;
        assert_eq!(cues.phase(-1), Phase::LeadIn);
        assert_eq!(cues.phase(0), Phase::Explore(1));
        assert_eq!(cues.phase(180_000), Phase::Countdown(1, 40_000));
        assert_eq!(cues.phase(219_999), Phase::Countdown(1, 1));
        assert_eq!(cues.phase(220_000), Phase::Explore(2));
        assert_eq!(cues.phase(599_000), Phase::Countdown(3, 1_000));
        assert_eq!(cues.phase(600_000), Phase::Collapsed);
    }

    #[test]
    fn from_change_to_change_no_second_and_no_cue_is_missed() {
        let cues = Cues {
            gong1: 150_250,
            door1: 190_251,
            collapse: 599_990,
            ..Cues::PLAIN
        };
        let mut seen = Vec::new();
        let mut at = -20_123;
        while at < 601_000 {
            let step = cues.until_change(at);
            assert!((1..=1000).contains(&step), "{step} after {at}");
            at += step;
            seen.push(at);
        }
        for cue in cues.list() {
            assert!(seen.contains(&i64::from(cue.at_ms)), "{cue:?}");
        }
        assert!((0..=619).all(|left| seen.contains(&(599_990 - left * 1000))));
        assert!(seen.len() <= 622 + cues.list().len(), "nothing in between");
    }
}
