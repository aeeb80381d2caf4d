//! Layout by measured space: arrangements that decide during layout, from the space they get.
//!
//! View functions pass no widths or heights down. A part that depends on its space is made in
//! [`by_space`], which puts the measured space into [`Ui`].
//!
//! What to know about iced's layout when combining these:
//! - In a row, everything before a sibling of fixed width should fill: shrinking children are
//!   served in order and may take all of the width.
//! - A column gives a filling child a minimum height too, so `max_height` has no effect on it.
//! - A row that is too full hands out negative sizes; [`Arranged`] and `fit` correct their limits.

mod arranged;
mod aspect;
mod by_space;
mod cells;
mod flow;
mod in_list;
mod panes;
mod stack_or_tabs;

pub use arranged::Arranged;
pub use aspect::{aspect, square};
pub use by_space::by_space;
pub use cells::{Cells, cells};
pub use flow::flow;
pub use in_list::in_list;
pub use panes::{Panes, panes};
pub use stack_or_tabs::{StackOrTabs, stack_or_tabs};

pub(super) use arranged::{Place, nonnegative};
pub(super) use in_list::is_in_list;

use super::Space;
#[cfg(doc)]
use super::Ui;
use iced::advanced::layout::Limits;

/// The space that these limits leave.
fn space_in(limits: &Limits) -> Space {
    let (max, compressed) = (limits.max(), limits.compression());
    let height = (!compressed.height && max.height.is_finite()).then_some(max.height);
    // The width is infinite only in an area that scrolls sideways.
    let width = if max.width.is_finite() {
        max.width
    } else {
        limits.min().width
    };
    Space { width, height }
}

/// The size of each of `count` equal parts of a length, with gaps between them.
fn share(length: f32, count: usize, spacing: f32) -> f32 {
    let count = count.max(1) as f32;
    ((length - spacing * (count - 1.0)) / count).max(0.0)
}
