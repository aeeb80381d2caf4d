//! Figures that change all the time.

use super::{Element, typeface};
use iced::widget::text::Wrapping;
use iced::widget::{container, text};
use iced::{Color, Length};

/// Digits of a given height in a box of their own.
pub fn figure<'a, Message: 'a>(px: f32, colour: Color, digits: String) -> Element<'a, Message> {
    let room = typeface::room_of(digits.chars().count(), px);
    let written = text(digits)
        .size(px)
        .font(typeface::DIGITS)
        .line_height(typeface::DIGIT_LINE)
        .wrapping(Wrapping::None)
        .color(colour);
    container(written)
        .center_x(Length::Fixed(room.width))
        .center_y(Length::Fixed(room.height))
        .into()
}
