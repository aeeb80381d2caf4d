//! Drawings beside text.

use super::{Element, Stack};
use iced::Length;
use iced::widget::{space, stack};

/// A drawing in a layer of its own.
///
/// A canvas leaves an entry among the texts of its layer even when it writes nothing, and the
/// software renderer moves the damage of whatever text had that place before by the canvas's
/// position: new words would only be drawn in part. Apart from other texts that cannot happen.
pub fn apart<'a, Message: 'a>(drawing: impl Into<Element<'a, Message>>) -> Stack<'a, Message> {
    stack![
        space::vertical().width(Length::Fill).height(Length::Fill),
        drawing.into()
    ]
}
