//! Figures that change all the time.
//!
//! Of a written digit the software renderer keeps a picture for every colour and quarter of a
//! pixel it has stood at: megabytes for a large clock. Outlines need none.

use super::drawing::{Picture, drawing};
use super::layer::apart;
use super::{Element, Frame, typeface};
use iced::widget::canvas::Text;
use iced::widget::container;
use iced::{Color, Length, Point, alignment};

#[derive(Debug, Clone, PartialEq)]
struct Figure {
    digits: String,
    px: f32,
    colour: Color,
}

/// Digits of a given height in a box of their own.
pub fn figure<'a, Message: 'a>(px: f32, colour: Color, digits: String) -> Element<'a, Message> {
    let room = typeface::room_of(digits.chars().count(), px);
    let figure = drawing(Figure { digits, px, colour });
    container(apart(figure))
        .width(Length::Fixed(room.width))
        .height(Length::Fixed(room.height))
        .into()
}

impl Picture for Figure {
    fn paint(&self, frame: &mut Frame) {
        let middle = Point::new(frame.width() / 2.0, frame.height() / 2.0);
        let text = Text {
            content: self.digits.clone(),
            position: middle,
            color: self.colour,
            size: self.px.into(),
            line_height: typeface::DIGIT_LINE.into(),
            font: typeface::DIGITS,
            align_x: iced::widget::text::Alignment::Center,
            align_y: alignment::Vertical::Center,
            ..Text::default()
        };
        text.draw_with(|outline, colour| frame.fill(&outline, colour));
    }
}
