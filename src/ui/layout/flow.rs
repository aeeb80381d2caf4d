//! A row where it fits, else a column.

use super::{Arranged, share, space_in};
use crate::ui::{Element, Ui};
use iced::advanced::layout::flex::{self, Axis};
use iced::{Alignment, Padding};

/// A row if each child would get this many ems of body text, else a column.
pub fn flow<'a, Message: 'a>(
    ui: Ui<'_>,
    min_ems: f32,
    spacing: f32,
    children: impl IntoIterator<Item = Element<'a, Message>>,
) -> Arranged<'a, Message> {
    let min_width = ui.em(min_ems);
    let children = children.into_iter().collect();
    Arranged::new(
        children,
        Box::new(move |children, limits, size| {
            let width = space_in(limits).width;
            let (axis, align) = if share(width, children.len(), spacing) >= min_width {
                (Axis::Horizontal, Alignment::Center)
            } else {
                (Axis::Vertical, Alignment::Start)
            };
            flex::resolve(
                axis,
                children.renderer,
                limits,
                size.width,
                size.height,
                Padding::ZERO,
                spacing,
                align,
                children.elements,
                &mut children.tree.children,
            )
        }),
    )
}
