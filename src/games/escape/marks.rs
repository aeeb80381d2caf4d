//! The marks of a player's own recording: its shout, gongs, doors and end. Pure.
//!
//! Times are milliseconds from the beginning of the recording.

use super::cues::Cues;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    Shout,
    Gong1,
    Door1,
    Gong2,
    Door2,
    Gong3,
    End,
}

impl Mark {
    pub const ALL: [Self; 7] = [
        Self::Shout,
        Self::Gong1,
        Self::Door1,
        Self::Gong2,
        Self::Door2,
        Self::Gong3,
        Self::End,
    ];

    /// The end of the key of its text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shout => "shout",
            Self::Gong1 => "gong-1",
            Self::Door1 => "door-1",
            Self::Gong2 => "gong-2",
            Self::Door2 => "door-2",
            Self::Gong3 => "gong-3",
            Self::End => "end",
        }
    }

    /// The one before it, and the one after.
    #[must_use]
    pub fn beside(self, forward: bool) -> Option<Self> {
        let place = self as usize;
        let place = if forward {
            place.checked_add(1)?
        } else {
            place.checked_sub(1)?
        };
        Self::ALL.get(place).copied()
    }

    /// Its time in a plain game, after the shout.
    const fn plain(self) -> u32 {
        let cues = Cues::PLAIN;
        match self {
            Self::Shout => 0,
            Self::Gong1 => cues.gong1,
            Self::Door1 => cues.door1,
            Self::Gong2 => cues.gong2,
            Self::Door2 => cues.door2,
            Self::Gong3 => cues.gong3,
            Self::End => cues.collapse,
        }
    }
}

/// The shortest time between two marks.
pub const GAP_MS: u32 = 1_000;
/// The assumed time of the shout until it is marked.
const SHOUT_MS: u32 = 20_000;

/// The marks of one recording, always in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "[Option<u32>; 7]", into = "[Option<u32>; 7]")]
pub struct Marks([Option<u32>; 7]);

impl From<[Option<u32>; 7]> for Marks {
    /// A file may hold anything: what contradicts an earlier mark is dropped.
    fn from(times: [Option<u32>; 7]) -> Self {
        let mut marks = Self::default();
        for (mark, time) in Mark::ALL.into_iter().zip(times) {
            let before = marks.0.iter().flatten().max().copied();
            if let Some(time) = time
                && before.is_none_or(|before| time >= before.saturating_add(GAP_MS))
            {
                marks.0[mark as usize] = Some(time);
            }
        }
        marks
    }
}

impl From<Marks> for [Option<u32>; 7] {
    fn from(marks: Marks) -> Self {
        marks.0
    }
}

impl Marks {
    pub const fn at(&self, mark: Mark) -> Option<u32> {
        self.0[mark as usize]
    }

    /// Sets a mark; others that it contradicts are removed.
    pub fn set(&mut self, mark: Mark, ms: u32) {
        for other in Mark::ALL {
            let contradicts = self.at(other).is_some_and(|at| {
                if other < mark {
                    at.saturating_add(GAP_MS) > ms
                } else {
                    at < ms.saturating_add(GAP_MS)
                }
            });
            if other != mark && contradicts {
                self.clear(other);
            }
        }
        self.0[mark as usize] = Some(ms);
    }

    pub fn clear(&mut self, mark: Mark) {
        self.0[mark as usize] = None;
    }

    /// Moves a mark within its neighbours and the recording's length; one that is not set yet
    /// appears at its assumed time.
    pub fn step(&mut self, mark: Mark, by: i32, length: u32) {
        let time = match self.at(mark) {
            Some(at) => at.saturating_add_signed(by),
            None => self.guess(mark),
        };
        let place = mark as usize;
        let before = self.0[..place].iter().flatten().next_back();
        let after = self.0[place + 1..].iter().flatten().next();
        let low = before.map_or(0, |before| before.saturating_add(GAP_MS));
        let high = after.map_or(length, |after| after.saturating_sub(GAP_MS));
        self.0[place] = Some(time.min(high).max(low));
    }

    /// The assumed time of a mark.
    pub fn guess(&self, mark: Mark) -> u32 {
        let shout = self.at(Mark::Shout).unwrap_or(SHOUT_MS);
        shout.saturating_add(mark.plain())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// The first that is missing.
    pub fn next(&self) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| self.at(*mark).is_none())
    }

    /// With all of them: where the shout is, and the cues after it.
    pub fn cues(&self) -> Option<(u32, Cues)> {
        let [
            Some(shout),
            Some(gong1),
            Some(door1),
            Some(gong2),
            Some(door2),
            Some(gong3),
            Some(end),
        ] = self.0
        else {
            return None;
        };
        let cues = Cues {
            gong1: gong1 - shout,
            door1: door1 - shout,
            gong2: gong2 - shout,
            door2: door2 - shout,
            gong3: gong3 - shout,
            collapse: end - shout,
        };
        Some((shout, cues))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn all() -> Marks {
        let mut marks = Marks::default();
        for (mark, second) in Mark::ALL.into_iter().zip([12, 30, 40, 60, 70, 80, 90]) {
            assert_eq!(marks.next(), Some(mark));
            marks.set(mark, second * 1000);
        }
        marks
    }

    #[test]
    fn all_seven_make_the_cues() {
        let marks = all();
        let (shout, cues) = marks.cues().unwrap();
        assert_eq!(shout, 12_000);
        assert_eq!((cues.gong1, cues.door1), (18_000, 28_000));
        assert_eq!((cues.gong3, cues.collapse), (68_000, 78_000));
        assert_eq!(marks.next(), None);
        let mut fewer = marks;
        fewer.clear(Mark::Door2);
        assert_eq!(fewer.cues(), None);
        assert_eq!(fewer.next(), Some(Mark::Door2));
        assert_eq!(fewer.count(), 6);
    }

    #[test]
    fn marks_stay_in_order() {
        let mut marks = all();
        marks.set(Mark::Gong2, 75_000);
        assert_eq!(marks.at(Mark::Door2), None, "a later one is contradicted");
        assert_eq!(marks.at(Mark::Door1), Some(40_000));
        assert_eq!(marks.at(Mark::Gong3), Some(80_000));
        let damaged: Marks = serde_json::from_str("[5000,4000,9000,null,9500,30000,1]").unwrap();
        let text = serde_json::to_string(&damaged).unwrap();
        assert_eq!(text, "[5000,null,9000,null,null,30000,null]");
    }

    #[test]
    fn steps_stop_at_the_neighbours() {
        let mut marks = all();
        marks.step(Mark::Gong1, 10_000, 100_000);
        assert_eq!(marks.at(Mark::Gong1), Some(39_000));
        marks.step(Mark::Gong1, -100, 100_000);
        assert_eq!(marks.at(Mark::Gong1), Some(38_900));
        marks.step(Mark::End, 60_000, 100_000);
        assert_eq!(marks.at(Mark::End), Some(100_000));
        marks.step(Mark::Shout, -20_000, 100_000);
        assert_eq!(marks.at(Mark::Shout), Some(0));
        let mut none = Marks::default();
        none.step(Mark::Door1, 0, 700_000);
        assert_eq!(none.at(Mark::Door1), Some(240_000));
    }
}
