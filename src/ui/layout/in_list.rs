//! What scrolls: a finger that comes down on a button in it may still scroll.

use super::Arranged;
use crate::ui::Element;
use iced::advanced::layout::Node;
use std::cell::Cell;

thread_local! {
    /// Whether an event is being handled in a list. Handling one is one call on one thread.
    static IN_LIST: Cell<bool> = const { Cell::new(false) };
}

/// Around the content of a scrolling area.
pub fn in_list<'a, Message: 'a>(part: impl Into<Element<'a, Message>>) -> Arranged<'a, Message> {
    let part = part.into();
    let size = part.as_widget().size_hint();
    Arranged::new(
        vec![part],
        Box::new(|children, limits, _| {
            let node = children.layout(0, limits);
            Node::with_children(node.size(), vec![node])
        }),
    )
    .width(size.width)
    .height(size.height)
    .in_list()
}

pub fn is_in_list() -> bool {
    IN_LIST.get()
}

/// Handles an event of what is in a list.
pub(super) fn handle_in_list(handle: impl FnOnce()) {
    let was = IN_LIST.replace(true);
    handle();
    IN_LIST.set(was);
}
