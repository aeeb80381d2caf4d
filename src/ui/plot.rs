//! How a game went, as lines: data in, drawing out.
//!
//! One plot for every game. Lines are told apart without colour: each has its own dash, the sign
//! of its player or thing on the way and at its end, and its figure beside it.

mod paint;

use super::chip::Hue;
use super::colour::{Accent, Colours};
use super::drawing::{Picture, drawing};
use super::icon::Icon;
use super::typeface::Role;
use super::{Element, Frame, Look};

/// Whose line it is: somebody at the table, or a thing from the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    Player(Hue),
    Thing(Icon),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Series {
    pub sign: Sign,
    pub name: String,
    /// Where and how much, from left to right.
    pub points: Vec<(f32, i64)>,
    /// It stays as it was until the next point, instead of leaning towards it.
    pub stairs: bool,
}

impl Series {
    /// What the line shows there.
    #[must_use]
    pub fn at(&self, x: f32) -> Option<i64> {
        let passed = self.points.partition_point(|(at, _)| *at <= x + 0.001);
        self.points.get(passed.checked_sub(1)?).map(|(_, y)| *y)
    }
}

/// Something that happened at a moment: a line across, with its sign on top.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Event {
    pub at: f32,
    pub sign: Sign,
}

/// All that a plot shows. Pure data: a game makes it from its journal.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Plot {
    pub title: String,
    pub series: Vec<Series>,
    /// Heights that count: the goal, a ledge, the roof.
    pub goals: Vec<i64>,
    pub events: Vec<Event>,
    /// The right end; the left is 0.
    pub until: f32,
    /// The lowest and highest that is shown even when no line goes there.
    pub least: i64,
    pub most: i64,
    /// The height that stands for nowhere: a dash is written for it.
    pub nowhere: Option<i64>,
    /// Where each step of the journal stands, the one before the first event included.
    pub steps: Vec<f32>,
}

impl Plot {
    /// The range from bottom to top.
    pub(super) fn range(&self) -> (i64, i64) {
        let all = || {
            self.series
                .iter()
                .flat_map(|series| series.points.iter().map(|(_, y)| *y))
        };
        let low = all().min().unwrap_or(0).min(self.least);
        let high = all().max().unwrap_or(1).max(self.most).max(low + 1);
        (low, high)
    }
}

/// A plot with the look it is drawn in.
#[derive(Debug, Clone, PartialEq)]
struct Drawing {
    plot: Plot,
    mark: Option<usize>,
    colours: &'static Colours,
    accent: Accent,
    /// The size of its small texts.
    px: f32,
}

impl Picture for Drawing {
    fn paint(&self, frame: &mut Frame) {
        paint::paint(self, frame);
    }
}

/// The plot, as large as it may be; `mark` is the step that is looked at.
pub fn plot<'a, Message: 'a>(
    look: &Look<'_>,
    plot: Plot,
    mark: Option<usize>,
) -> Element<'a, Message> {
    let drawn = drawing(Drawing {
        plot,
        mark,
        colours: look.colours,
        accent: look.accent,
        px: look.px(Role::Small).clamp(18.0, 24.0),
    });
    drawn.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(points: &[(f32, i64)]) -> Series {
        Series {
            sign: Sign::Player(Hue::Ember),
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
        let plot = Plot {
            series: vec![line(&[(0.0, -2), (1.0, 9)])],
            most: 15,
            ..Plot::default()
        };
        assert_eq!(plot.range(), (-2, 15));
        assert_eq!(Plot::default().range(), (0, 1));
    }
}
