//! Dashed edges: what is spent, empty, or filled in by the app.

use super::Element;
use iced::widget::canvas::{self, Canvas, Frame, LineDash, Path, Stroke};
use iced::widget::stack;
use iced::{Color, Length, Point, Rectangle, Renderer, Size, Theme, mouse};
use std::cell::Cell;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Edge {
    colour: Color,
    width: f32,
    radius: f32,
}

/// What was drawn last: an edge that changes its colour is drawn anew.
#[derive(Debug, Default)]
struct Kept {
    cache: canvas::Cache,
    edge: Cell<Option<Edge>>,
}

impl<Message> canvas::Program<Message> for Edge {
    type State = Kept;

    fn draw(
        &self,
        kept: &Kept,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        if kept.edge.replace(Some(*self)) != Some(*self) {
            kept.cache.clear();
        }
        let drawing = kept
            .cache
            .draw(renderer, bounds.size(), |frame: &mut Frame| {
                let inset = self.width / 2.0;
                let path = Path::rounded_rectangle(
                    Point::new(inset, inset),
                    Size::new(bounds.width - self.width, bounds.height - self.width),
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
            });
        vec![drawing]
    }
}

/// `content` with a dashed edge around it.
pub fn dashed<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    colour: Color,
    width: f32,
    radius: f32,
) -> Element<'a, Message> {
    let edge = Canvas::new(Edge {
        colour,
        width,
        radius,
    })
    .width(Length::Fill)
    .height(Length::Fill);
    stack![content.into(), edge].into()
}
