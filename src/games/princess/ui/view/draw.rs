//! The ladder card.

use super::tokens;
use crate::ui::canvas::{Picture, drawing};
use crate::ui::{Element, Frame, Ui, typography};
use iced::widget::canvas::{LineDash, Path, Stroke, Text};
use iced::{Alignment, Color, Length, Point, Size};

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

impl Picture for Card {
    fn paint(&self, frame: &mut Frame) {
        let size = frame.size();
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
            font: typography::DIGITS,
            align_x: Alignment::Center.into(),
            align_y: Alignment::Center.into(),
            ..Text::default()
        });
    }
}

impl Card {
    /// Cream, three rungs, two rails.
    fn paper(&self, frame: &mut Frame, size: Size, inset: f32) {
        let Size { width, height } = size;
        frame.fill(&frame_of(size, inset, 9.0), tokens::PAPER);
        let rung = (height * 0.08).clamp(2.0, 8.0);
        for part in [0.22, 0.5, 0.78] {
            let y = inset + (height - 2.0 * inset) * part - rung / 2.0;
            frame.fill_rectangle(
                Point::new(inset + width * 0.1, y),
                Size::new(width * 0.8 - 2.0 * inset, rung),
                tokens::RUNG,
            );
        }
        let rail = (width * 0.07).clamp(2.5, 6.0);
        for x in [width * 0.12, width * 0.88] {
            frame.fill_rectangle(
                Point::new(x - rail / 2.0, inset),
                Size::new(rail, height - 2.0 * inset),
                tokens::RAIL,
            );
        }
        if self.edged {
            let stroke = Stroke::default().with_color(tokens::RAIL).with_width(2.0);
            frame.stroke(&frame_of(size, inset + 1.0, 8.0), stroke);
        }
    }
}

/// A ladder card.
pub fn card<'a, M: 'a>(ui: &Ui<'_>, face: Face, height: f32, number: Number) -> Element<'a, M> {
    let card = drawing(Card {
        face,
        number,
        edged: !ui.colours.dark,
        accent: ui.accent.accent,
        ink: ui.colours.ink,
        line: if ui.colours.dark {
            ui.colours.line
        } else {
            ui.colours.line_strong
        },
    });
    card.width(Length::Fill)
        .height(Length::Fixed(height))
        .into()
}
