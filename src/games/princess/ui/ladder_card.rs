//! The ladder card.

use super::tokens;
use crate::ui::canvas::{Picture, drawing};
use crate::ui::{Element, Frame, Ui, typography};
use iced::widget::canvas::{LineCap, LineDash, LineJoin, Path, Stroke, Text};
use iced::{Alignment, Color, Point, Size};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Held,
    /// Played in an earlier round.
    Spent,
    Chosen,
    /// Held, and the one that helps most.
    Best,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Card {
    face: Face,
    value: i16,
    number: Color,
    edged: bool,
    accent: Color,
    ink: Color,
    ground: Color,
    line: Color,
}

/// A ladder card with its number, as large as its cell.
pub fn ladder_card<'a, M: 'a>(ui: &Ui<'_>, value: i16, face: Face) -> Element<'a, M> {
    drawing(Card {
        face,
        value,
        number: match face {
            Face::Held | Face::Best => tokens::PAPER_INK,
            Face::Spent => ui.colours.line_strong,
            Face::Chosen => ui.accent.on_accent,
        },
        edged: !ui.colours.dark,
        accent: ui.accent.accent,
        ink: ui.colours.ink,
        ground: ui.colours.ground,
        line: if ui.colours.dark {
            ui.colours.line
        } else {
            ui.colours.line_strong
        },
    })
    .into()
}

fn outline(size: Size, inset: f32, radius: f32) -> Path {
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
        let middle = Point::new(size.width / 2.0, size.height / 2.0);
        match self.face {
            Face::Held => self.paper(frame, size, 0.0),
            Face::Best => {
                let inset = if size.width < 50.0 { 3.0 } else { 6.0 };
                self.paper(frame, size, inset);
                let stroke = Stroke::default().with_color(self.accent).with_width(4.0);
                frame.stroke(&outline(size, 2.0, 12.0), stroke);
            }
            Face::Chosen => return self.chosen(frame, size),
            Face::Spent => {
                let stroke = Stroke {
                    line_dash: LineDash {
                        segments: &[6.0, 5.0],
                        offset: 0,
                    },
                    ..Stroke::default().with_color(self.line).with_width(2.0)
                };
                frame.stroke(&outline(size, 1.0, 9.0), stroke);
            }
        }
        self.number(frame, middle, Size::new(size.width * 0.62, size.height));
    }
}

impl Card {
    /// Cream, three rungs, two rails.
    fn paper(&self, frame: &mut Frame, size: Size, inset: f32) {
        let Size { width, height } = size;
        frame.fill(&outline(size, inset, 9.0), tokens::PAPER);
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
            frame.stroke(&outline(size, inset + 1.0, 8.0), stroke);
        }
    }

    /// Filled, edged and checked; number and check share the card and never meet.
    fn chosen(&self, frame: &mut Frame, size: Size) {
        frame.fill(&outline(size, 0.0, 9.0), self.accent);
        let stroke = Stroke::default().with_color(self.ink).with_width(4.0);
        frame.stroke(&outline(size, 2.0, 8.0), stroke);
        let Size { width, height } = size;
        if height >= 1.2 * width {
            let check = (height * 0.3).min(width * 0.6).min(34.0);
            let above = height - check - 4.0;
            let middle = Point::new(width / 2.0, above / 2.0 + 3.0);
            self.number(frame, middle, Size::new(width * 0.7, above));
            self.check(
                frame,
                Point::new(width / 2.0, height - check / 2.0 - 5.0),
                check,
            );
        } else {
            let check = (height * 0.5).min(width * 0.36).min(34.0);
            let left = width - check - 6.0;
            let middle = Point::new(left / 2.0 + 3.0, height / 2.0);
            self.number(frame, middle, Size::new(left - 8.0, height));
            let at = Point::new(width - check / 2.0 - 6.0, height / 2.0);
            self.check(frame, at, check);
        }
    }

    /// The number in the middle of a box, which it does not leave.
    fn number(&self, frame: &mut Frame, middle: Point, room: Size) {
        let px = (room.height * 0.78).min(room.width / typography::DIGIT_WIDTH);
        frame.fill_text(Text {
            content: self.value.to_string(),
            position: middle,
            color: self.number,
            size: px.clamp(1.0, 60.0).into(),
            line_height: 1.0.into(),
            font: typography::DIGITS,
            align_x: Alignment::Center.into(),
            align_y: Alignment::Center.into(),
            ..Text::default()
        });
    }

    fn check(&self, frame: &mut Frame, middle: Point, side: f32) {
        frame.fill(&Path::circle(middle, side / 2.0), self.ink);
        let at = |x: f32, y: f32| Point::new(middle.x + x * side, middle.y + y * side);
        let tick = Path::new(|path| {
            path.move_to(at(-0.22, 0.02));
            path.line_to(at(-0.06, 0.18));
            path.line_to(at(0.23, -0.16));
        });
        let stroke = Stroke {
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
                .with_color(self.ground)
                .with_width((side * 0.11).max(1.5))
        };
        frame.stroke(&tick, stroke);
    }
}
