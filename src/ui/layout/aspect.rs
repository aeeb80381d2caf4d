//! Parts with a fixed ratio of width and height.

use super::{Arranged, space_in};
use crate::ui::Element;
use iced::advanced::layout::{Limits, Node};
use iced::{Length, Size};

/// The whole width, in whole pixels, and a height in this ratio to it.
pub fn aspect<'a, Message: 'a>(
    ratio: f32,
    part: impl Into<Element<'a, Message>>,
) -> Arranged<'a, Message> {
    sized(part, move |limits| {
        let width = space_in(limits).width.floor();
        Size::new(width, width * ratio)
    })
    .height(Length::Shrink)
}

/// As high as there is space, up to `max_side`, and as wide.
pub fn square<'a, Message: 'a>(
    max_side: f32,
    part: impl Into<Element<'a, Message>>,
) -> Arranged<'a, Message> {
    sized(part, move |limits| {
        let side = limits.max().height.floor().min(max_side);
        Size::new(side, side)
    })
    .width(Length::Shrink)
    .height(Length::Shrink)
}

fn sized<'a, Message: 'a>(
    part: impl Into<Element<'a, Message>>,
    size: impl Fn(&Limits) -> Size + 'a,
) -> Arranged<'a, Message> {
    Arranged::new(
        vec![part.into()],
        Box::new(move |children, limits, _| {
            let size = size(limits);
            Node::with_children(size, vec![children.layout(0, &Limits::new(size, size))])
        }),
    )
}
