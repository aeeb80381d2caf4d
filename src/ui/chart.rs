//! Draws charts.
//!
//! One kind of chart for every game. Lines can be told apart without colour: each has its own dash,
//! the icon of its player or component along it and at its end, and its value beside it.

mod paint;

use super::canvas::{Picture, drawing};
use super::colour::{Accent, Colours};
use super::typography::Role;
use super::{Element, Frame, Ui};
use crate::core::chart::Chart;

/// A chart with the colours and texts it is drawn in.
#[derive(Debug, Clone, PartialEq)]
struct Drawing {
    plot: Chart,
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

/// The chart, as large as its space; `mark` is the step that is selected.
pub fn plot<'a, Message: 'a>(
    ui: &Ui<'_>,
    plot: Chart,
    mark: Option<usize>,
) -> Element<'a, Message> {
    let drawn = drawing(Drawing {
        plot,
        mark,
        colours: ui.colours,
        accent: ui.accent,
        px: ui.px(Role::Small).clamp(18.0, 24.0),
    });
    drawn.into()
}
