//! A small drawing: the tiles that are left.

use super::Message;
use crate::ui::canvas::{Picture, drawing};
use crate::ui::{Element, Frame, Ui, typography};
use iced::widget::canvas::{Path, Stroke, Text};
use iced::{Color, Length, Point, Size, alignment};

/// The tiles, drawn ones hollow: two rows of thirty, or one row per heap.
#[derive(Clone, PartialEq)]
struct Tiles {
    left: u8,
    heaps: Option<[u8; 3]>,
    full: Color,
    hollow: Color,
    ink: Color,
}

pub fn tiles<'a>(ui: Ui<'_>, left: u8, heaps: Option<[u8; 3]>) -> Element<'a, Message> {
    let tiles = drawing(Tiles {
        left,
        heaps,
        full: ui.accent.accent,
        hollow: ui.colours.line,
        ink: ui.colours.ink_soft,
    });
    tiles
        .width(Length::Fill)
        .height(ui.em(2.6).min(64.0))
        .into()
}
impl Picture for Tiles {
    fn paint(&self, frame: &mut Frame) {
        let bounds = frame.size();
        let rows: Vec<u8> = self
            .heaps
            .map_or_else(|| vec![30, 30], |heaps| heaps.to_vec());
        let longest = f32::from(rows.iter().copied().max().unwrap_or(1));
        let lines = if rows.len() == 3 { 3.0 } else { 2.0 };
        let indent = if self.heaps.is_some() { 20.0 } else { 0.0 };
        let step = (bounds.width - indent) / longest;
        let line = bounds.height / lines;
        let drawn = 60 - self.left;
        let mut counted = 0;
        for (row, count) in (0_u8..).zip(rows) {
            let y = f32::from(row) * line;
            if self.heaps.is_some() {
                frame.fill_text(Text {
                    content: (row + 1).to_string(),
                    position: Point::new(0.0, y + line / 2.0),
                    color: self.ink,
                    size: 18.0.into(),
                    font: typography::DIGITS,
                    align_y: alignment::Vertical::Center,
                    ..Text::default()
                });
            }
            for place in 0..count {
                let x = indent + f32::from(place) * step;
                self.tile(
                    frame,
                    Point::new(x, y),
                    Size::new(step - 3.0, line - 3.0),
                    counted < drawn,
                );
                counted += 1;
            }
        }
    }
}

impl Tiles {
    fn tile(&self, frame: &mut Frame, at: Point, size: Size, spent: bool) {
        if spent {
            let inner = Size::new(size.width - 2.0, size.height - 2.0);
            let path =
                Path::rounded_rectangle(Point::new(at.x + 1.0, at.y + 1.0), inner, 3.0.into());
            frame.stroke(
                &path,
                Stroke::default().with_color(self.hollow).with_width(2.0),
            );
        } else {
            frame.fill(&Path::rounded_rectangle(at, size, 4.0.into()), self.full);
        }
    }
}
