//! A part that is built for its measured space.

use super::{Arranged, space_in};
use crate::ui::{Element, Ui};
use iced::advanced::layout::Node;
use std::cell::Cell;

/// Calls `view` during layout with the measured space in its [`Ui`]. Fills both ways.
///
/// iced's `responsive` would not do: below a parent that shrinks it reports a height although the
/// content decides it, and in a scrolling area an infinite one. Here the space then has none.
///
/// Write the closure in the call: bound to a name first, it loses the lifetime of its argument.
pub fn by_space<'a, Message: 'a>(
    ui: Ui<'a>,
    view: impl Fn(Ui<'a>) -> Element<'a, Message> + 'a,
) -> Arranged<'a, Message> {
    let made_for = Cell::new(None);
    Arranged::made_in_layout(Box::new(move |children, limits, size| {
        let space = space_in(limits);
        // A group is laid out twice, mostly in the same space: the part is the same then.
        if made_for.replace(Some(space)) != Some(space) {
            children.replace(view(ui.in_space(space)));
        }
        let node = children.layout(0, &limits.loose());
        let size = limits.resolve(size.width, size.height, node.size());
        Node::with_children(size, vec![node])
    }))
}
