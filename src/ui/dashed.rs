//! Dashed edges: for what is spent, empty, or filled in by the app.

use super::canvas::{Picture, drawing};
use super::{Element, Frame};
use iced::widget::canvas::{LineDash, Path, Stroke};
use iced::widget::stack;
use iced::{Color, Point, Size};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Edge {
    colour: Color,
    width: f32,
    radius: f32,
}

impl Picture for Edge {
    fn paint(&self, frame: &mut Frame) {
        let inset = self.width / 2.0;
        let size = frame.size();
        let path = Path::rounded_rectangle(
            Point::new(inset, inset),
            Size::new(size.width - self.width, size.height - self.width),
            self.radius.into(),
        );
        let stroke = Stroke {
            line_dash: LineDash {
                segments: &[6.0, 5.0],
                offset: 0,
            },
            ..Stroke::default()
                .with_color(self.colour)
                .with_width(self.width)
        };
        frame.stroke(&path, stroke);
    }
}

/// `content` with a dashed edge around it.
pub fn dashed<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    colour: Color,
    width: f32,
    radius: f32,
) -> Element<'a, Message> {
    let edge = drawing(Edge {
        colour,
        width,
        radius,
    });
    stack![content.into(), edge].into()
}
