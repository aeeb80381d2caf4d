//! Canvases that are redrawn only when their data changes.
//!
//! Recording a drawing flattens and strokes its paths; a kept one costs nothing and is known to be
//! unchanged without comparing it.

use super::{Cache, Canvas, Element, Frame, Geometry, Renderer, typography};
use iced::widget::canvas::Program;
use iced::widget::text::Wrapping;
use iced::widget::{Row, container, text};
use iced::{Color, Length, Rectangle, Theme, mouse};
use std::cell::RefCell;

/// Something to be drawn: equal data give equal pictures.
pub trait Picture: Clone + PartialEq + 'static {
    fn paint(&self, frame: &mut Frame);
}

/// A canvas that fills its space.
pub fn drawing<'a, P: Picture, Message: 'a>(picture: P) -> Canvas<Drawing<P>, Message> {
    Canvas::new(Drawing(picture))
        .width(Length::Fill)
        .height(Length::Fill)
}

#[derive(Debug)]
pub struct Drawing<P>(P);

/// The last drawing.
#[derive(Debug)]
pub struct Kept<P> {
    picture: RefCell<Option<P>>,
    cache: Cache,
}

impl<P> Default for Kept<P> {
    fn default() -> Self {
        Self {
            picture: RefCell::new(None),
            cache: Cache::new(),
        }
    }
}

impl<P: Picture, Message> Program<Message, Theme, Renderer> for Drawing<P> {
    type State = Kept<P>;

    fn draw(
        &self,
        kept: &Kept<P>,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        if kept.picture.borrow().as_ref() != Some(&self.0) {
            kept.cache.clear();
            let _ = kept.picture.replace(Some(self.0.clone()));
        }
        let paint = |frame: &mut Frame| self.0.paint(frame);
        vec![kept.cache.draw(renderer, bounds.size(), paint)]
    }
}

/// Digits of a given height in a box of their own.
pub fn figure<'a, Message: 'a>(px: f32, colour: Color, digits: String) -> Element<'a, Message> {
    let characters = digits.chars().count();
    boxed(px, characters, figure_text(px, colour, digits))
}

/// The same for digits of which the last changes often: each is a text of its own, so that the
/// others are not drawn again.
pub fn ticking_figure<'a, Message: 'a>(
    px: f32,
    colour: Color,
    digits: &str,
) -> Element<'a, Message> {
    let texts = digits
        .chars()
        .map(|digit| figure_text(px, colour, digit.to_string()));
    boxed(px, digits.chars().count(), Row::with_children(texts))
}

fn figure_text<'a, Message: 'a>(px: f32, colour: Color, digits: String) -> Element<'a, Message> {
    text(digits)
        .size(px)
        .font(typography::DIGITS)
        .line_height(typography::DIGIT_LINE)
        .wrapping(Wrapping::None)
        .color(colour)
        .into()
}

fn boxed<'a, Message: 'a>(
    px: f32,
    characters: usize,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let room = typography::room_of(characters, px);
    container(content)
        .center_x(room.width)
        .center_y(room.height)
        .into()
}
