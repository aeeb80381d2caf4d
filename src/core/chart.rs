//! The chart of a game: pure data that a game computes from its journal.

use super::{Icon, PlayerColour};

/// Whose line it is: a player, or a component of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    Player(PlayerColour),
    Thing(Icon),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Series {
    pub sign: Sign,
    pub name: String,
    /// The points from left to right: position and value.
    pub points: Vec<(f32, i64)>,
    /// The value stays constant until the next point, instead of being interpolated.
    pub stairs: bool,
}

impl Series {
    /// The value of the line at a position.
    pub fn at(&self, x: f32) -> Option<i64> {
        let passed = self.points.partition_point(|(at, _)| *at <= x + 0.001);
        self.points.get(passed.checked_sub(1)?).map(|(_, y)| *y)
    }
}

/// Something that happened at one moment: a vertical line with an icon.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Event {
    pub at: f32,
    pub sign: Sign,
}

/// Everything that a chart shows.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Chart {
    pub title: String,
    pub series: Vec<Series>,
    /// Values marked by a horizontal line: the goal, a ledge, the roof.
    pub goals: Vec<i64>,
    pub events: Vec<Event>,
    /// The right end; the left is 0.
    pub until: f32,
    /// The lowest and highest value shown even when no line reaches it.
    pub least: i64,
    pub most: i64,
    /// The value that stands for "nowhere": it is written as a dash.
    pub nowhere: Option<i64>,
    /// The position of each step of the journal, the one before the first event included.
    pub steps: Vec<f32>,
}

/// Highest value that is shown: a level set by hand may be any number.
const HIGHEST: i64 = 1 << 40;

impl Chart {
    /// The range from bottom to top.
    pub fn range(&self) -> (i64, i64) {
        let all = || {
            self.series
                .iter()
                .flat_map(|series| series.points.iter().map(|(_, y)| *y))
        };
        let low = all().min().unwrap_or(0).min(self.least);
        let low = low.clamp(-HIGHEST, HIGHEST - 1);
        let high = all().max().unwrap_or(1).max(self.most).max(low + 1);
        (low, high.min(HIGHEST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(points: &[(f32, i64)]) -> Series {
        Series {
            sign: Sign::Player(PlayerColour::Ember),
            name: String::new(),
            points: points.to_vec(),
            stairs: true,
        }
    }

    #[test]
    fn a_line_shows_what_was_last() {
        let line = line(&[(0.0, 0), (1.0, 4), (1.0, 6), (3.0, 2)]);
        assert_eq!(line.at(0.0), Some(0));
        assert_eq!(line.at(1.0), Some(6));
        assert_eq!(line.at(2.5), Some(6));
        assert_eq!(line.at(9.0), Some(2));
        assert_eq!(line.at(-1.0), None);
    }

    #[test]
    fn the_range_holds_every_line_and_what_was_asked_for() {
        let plot = Chart {
            series: vec![line(&[(0.0, -2), (1.0, 9)])],
            most: 15,
            ..Chart::default()
        };
        assert_eq!(plot.range(), (-2, 15));
        assert_eq!(Chart::default().range(), (0, 1));
        let plot = Chart {
            series: vec![line(&[(0.0, i64::MIN), (1.0, i64::MAX)])],
            ..Chart::default()
        };
        let (low, high) = plot.range();
        assert!(high - low < i64::MAX / 2, "can be drawn");
    }
}
