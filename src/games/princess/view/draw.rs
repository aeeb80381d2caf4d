//! Drawings that are kept until what they show changes, and the ladder card.

use super::kit;
use crate::ui::layer::apart;
use crate::ui::{Element, Look, typeface};
use iced::widget::canvas::{self, Cache, Canvas, Frame, Geometry, LineDash, Path, Stroke, Text};
use iced::{Alignment, Color, Length, Point, Rectangle, Renderer, Size, Theme, mouse};
use std::cell::RefCell;

/// A drawing and what it was drawn for.
#[derive(Debug)]
pub struct Kept<K> {
    key: RefCell<Option<K>>,
    cache: Cache,
}

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Self {
            key: RefCell::new(None),
            cache: Cache::new(),
        }
    }
}

impl<K: Clone + PartialEq> Kept<K> {
    pub fn draw(
        &self,
        key: &K,
        renderer: &Renderer,
        size: Size,
        draw: impl FnOnce(&mut Frame),
    ) -> Geometry {
        if self.key.borrow().as_ref() != Some(key) {
            self.cache.clear();
            let _ = self.key.replace(Some(key.clone()));
        }
        self.cache.draw(renderer, size, draw)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Held,
    /// Played in an earlier round.
    Spent,
    Chosen,
    /// Held, and the one that helps most.
    Best,
}

/// The number on a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Number {
    pub value: i16,
    pub px: f32,
    pub ink: Color,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Card {
    face: Face,
    number: Number,
    edged: bool,
    accent: Color,
    ink: Color,
    line: Color,
}

impl<M> canvas::Program<M> for Card {
    type State = Kept<Self>;

    fn draw(
        &self,
        kept: &Kept<Self>,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let size = bounds.size();
        vec![kept.draw(self, renderer, size, |frame| self.paint(frame, size))]
    }
}

fn frame_of(size: Size, inset: f32, radius: f32) -> Path {
    Path::rounded_rectangle(
        Point::new(inset, inset),
        Size::new(
            (size.width - 2.0 * inset).max(1.0),
            (size.height - 2.0 * inset).max(1.0),
        ),
        radius.into(),
    )
}

impl Card {
    fn paint(&self, frame: &mut Frame, size: Size) {
        match self.face {
            Face::Held => self.paper(frame, size, 0.0),
            Face::Best => {
                let inset = if size.width < 50.0 { 3.0 } else { 6.0 };
                self.paper(frame, size, inset);
                let stroke = Stroke::default().with_color(self.accent).with_width(4.0);
                frame.stroke(&frame_of(size, 2.0, 12.0), stroke);
            }
            Face::Chosen => {
                frame.fill(&frame_of(size, 0.0, 9.0), self.accent);
                let stroke = Stroke::default().with_color(self.ink).with_width(4.0);
                frame.stroke(&frame_of(size, 2.0, 8.0), stroke);
            }
            Face::Spent => {
                let stroke = Stroke {
                    line_dash: LineDash {
                        segments: &[6.0, 5.0],
                        offset: 0,
                    },
                    ..Stroke::default().with_color(self.line).with_width(2.0)
                };
                frame.stroke(&frame_of(size, 1.0, 9.0), stroke);
            }
        }
        // A chosen card's number makes room for the check below it.
        let raised = if self.face == Face::Chosen {
            size.height * 0.1
        } else {
            0.0
        };
        frame.fill_text(Text {
            content: self.number.value.to_string(),
            position: Point::new(size.width / 2.0, size.height / 2.0 - raised),
            color: self.number.ink,
            size: self.number.px.into(),
            line_height: 1.0.into(),
            font: typeface::DIGITS,
            align_x: Alignment::Center.into(),
            align_y: Alignment::Center.into(),
            ..Text::default()
        });
    }

    /// Cream, three rungs, two rails.
    fn paper(&self, frame: &mut Frame, size: Size, inset: f32) {
        let Size { width, height } = size;
        frame.fill(&frame_of(size, inset, 9.0), kit::PAPER);
        let rung = (height * 0.08).clamp(2.0, 8.0);
        for part in [0.22, 0.5, 0.78] {
            let y = inset + (height - 2.0 * inset) * part - rung / 2.0;
            frame.fill_rectangle(
                Point::new(inset + width * 0.1, y),
                Size::new(width * 0.8 - 2.0 * inset, rung),
                kit::RUNG,
            );
        }
        let rail = (width * 0.07).clamp(2.5, 6.0);
        for x in [width * 0.12, width * 0.88] {
            frame.fill_rectangle(
                Point::new(x - rail / 2.0, inset),
                Size::new(rail, height - 2.0 * inset),
                kit::RAIL,
            );
        }
        if self.edged {
            let stroke = Stroke::default().with_color(kit::RAIL).with_width(2.0);
            frame.stroke(&frame_of(size, inset + 1.0, 8.0), stroke);
        }
    }
}

/// A ladder card.
pub fn card<'a, M: 'a>(look: &Look<'_>, face: Face, height: f32, number: Number) -> Element<'a, M> {
    let card = Canvas::new(Card {
        face,
        number,
        edged: !look.colours.dark,
        accent: look.accent.accent,
        ink: look.colours.ink,
        line: if look.colours.dark {
            look.colours.line
        } else {
            look.colours.line_strong
        },
    })
    .width(Length::Fill)
    .height(Length::Fixed(height));
    apart(card)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .into()
}
