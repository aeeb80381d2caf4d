//! Two columns in a wide window, else one part below the other.

use super::{Arranged, share, space_in};
use crate::ui::{Class, Element, Ui};
use iced::Size;
use iced::advanced::layout::{Limits, Node};
use iced::widget::column;
use std::ops::RangeInclusive;

/// A main part and one beside it.
#[expect(missing_debug_implementations, reason = "holds elements")]
#[must_use]
pub struct Panes<'a, Message> {
    class: Class,
    main: Element<'a, Message>,
    side: Element<'a, Message>,
    ratio: f32,
    range: RangeInclusive<f32>,
    side_first: bool,
    spacing: f32,
}

pub fn panes<'a, Message>(
    ui: Ui<'a>,
    main: impl Into<Element<'a, Message>>,
    side: impl Into<Element<'a, Message>>,
) -> Panes<'a, Message> {
    Panes {
        class: ui.class,
        main: main.into(),
        side: side.into(),
        ratio: 0.3,
        range: 300.0..=560.0,
        side_first: false,
        spacing: ui.margin(),
    }
}

impl<Message> Panes<'_, Message> {
    /// The part of the width that the side gets, within a range of pixels and never over half.
    pub fn side(mut self, ratio: f32, range: RangeInclusive<f32>) -> Self {
        (self.ratio, self.range) = (ratio, range);
        self
    }

    /// Puts the side before the main part.
    pub fn side_first(mut self) -> Self {
        self.side_first = true;
        self
    }

    pub fn spacing(mut self, spacing: f32) -> Self {
        self.spacing = spacing;
        self
    }
}

impl<'a, Message: 'a> From<Panes<'a, Message>> for Element<'a, Message> {
    fn from(panes: Panes<'a, Message>) -> Self {
        let (ratio, range, spacing) = (panes.ratio, panes.range, panes.spacing);
        let side = usize::from(!panes.side_first);
        let mut parts = vec![panes.side];
        parts.insert(1 - side, panes.main);
        if panes.class != Class::Wide {
            return column(parts).spacing(spacing).into();
        }
        Arranged::new(
            parts,
            Box::new(move |children, limits, size| {
                let space = space_in(limits);
                let width = (space.width * ratio).max(*range.start()).min(*range.end());
                let width = width.min(share(space.width, 2, spacing));
                let rest = (space.width - spacing - width).max(0.0);
                let mut left = 0.0;
                let mut nodes = Vec::with_capacity(2);
                for index in 0..2 {
                    let width = if index == side { width } else { rest };
                    let limits = Limits::with_compression(
                        Size::ZERO,
                        Size::new(width, limits.max().height),
                        Size::new(false, space.height.is_none()),
                    );
                    nodes.push(children.layout(index, &limits).translate([left, 0.0]));
                    left += width + spacing;
                }
                let heights = nodes.iter().map(|node| node.size().height);
                let content = Size::new(space.width, heights.fold(0.0, f32::max));
                Node::with_children(limits.resolve(size.width, size.height, content), nodes)
            }),
        )
        .into()
    }
}
