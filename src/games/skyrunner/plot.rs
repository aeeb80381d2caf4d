//! The race as a plot: levels over turns, the ledges and the roof across it.

use super::walls::Walls;
use crate::settings::Person;
use crate::ui::chip::chip;
use crate::ui::{Element, Look, typeface};
use iced::widget::canvas::{self, Canvas, Frame, LineCap, LineDash, LineJoin, Path, Stroke, Text};
use iced::widget::{pin, stack};
use iced::{Color, Length, Pixels, Point, Rectangle, Renderer, Size, Theme, mouse};
use std::cell::RefCell;

#[derive(Debug, Clone, PartialEq)]
struct Plot {
    race: Vec<Vec<i64>>,
    walls: Walls,
    size: Size,
    lines: Vec<Color>,
    grid: Color,
    ink: Color,
    edge: Color,
}

const LEFT: f32 = 38.0;
const FOOT: f32 = 40.0;
const CHIP: f32 = 36.0;

impl Plot {
    fn turns(&self) -> usize {
        self.race.len().saturating_sub(1).max(1)
    }

    fn x(&self, turn: usize) -> f32 {
        let width = self.size.width - LEFT - CHIP - 10.0;
        LEFT + width * turn as f32 / self.turns() as f32
    }

    fn y(&self, level: i64) -> f32 {
        let height = self.size.height - FOOT - CHIP / 2.0 - 4.0;
        let part = level as f32 / self.walls.roof().max(1) as f32;
        CHIP / 2.0 + 4.0 + height * (1.0 - part.min(1.0))
    }

    fn draw_all(&self, frame: &mut Frame) {
        let right = self.size.width - CHIP / 2.0;
        let [first, second, _] = self.walls.edges();
        for (level, dashed) in [
            (0, false),
            (first, true),
            (second, true),
            (self.walls.roof(), false),
        ] {
            let line = Path::line(
                Point::new(LEFT, self.y(level)),
                Point::new(right, self.y(level)),
            );
            let stroke = Stroke::default()
                .with_width(if dashed { 2.0 } else { 1.0 })
                .with_color(if dashed { self.edge } else { self.grid });
            let stroke = Stroke {
                line_dash: LineDash {
                    segments: if dashed { &[7.0, 6.0] } else { &[] },
                    offset: 0,
                },
                ..stroke
            };
            frame.stroke(&line, stroke);
            self.number(
                frame,
                level.to_string(),
                Point::new(LEFT - 8.0, self.y(level)),
                true,
            );
        }
        let step = self.turns().div_ceil(8).max(1);
        for turn in (0..=self.turns()).step_by(step) {
            let at = Point::new(self.x(turn), self.size.height - 10.0);
            self.number(frame, turn.to_string(), at, false);
        }
        for (seat, colour) in self.lines.iter().enumerate() {
            self.climber(frame, seat, *colour);
        }
    }

    fn number(&self, frame: &mut Frame, content: String, position: Point, right: bool) {
        frame.fill_text(Text {
            content,
            position,
            color: self.ink,
            size: Pixels(20.0),
            font: typeface::DIGITS,
            align_x: if right {
                iced::widget::text::Alignment::Right
            } else {
                iced::widget::text::Alignment::Center
            },
            align_y: iced::alignment::Vertical::Center,
            ..Text::default()
        });
    }

    fn climber(&self, frame: &mut Frame, seat: usize, colour: Color) {
        let points = self.race.iter().enumerate().filter_map(|(turn, levels)| {
            let level = levels.get(seat)?;
            // Side by side, where several stand on one level.
            let apart = 4.0 * (seat as f32 - (self.lines.len() as f32 - 1.0) / 2.0);
            Some(Point::new(self.x(turn), self.y(*level) - apart))
        });
        let path = Path::new(|path| {
            for (place, point) in points.enumerate() {
                if place == 0 {
                    path.move_to(point);
                } else {
                    path.line_to(point);
                }
            }
        });
        let stroke = Stroke::default()
            .with_width(5.0)
            .with_color(colour)
            .with_line_join(LineJoin::Round)
            .with_line_cap(LineCap::Round);
        frame.stroke(&path, stroke);
    }
}

#[derive(Debug, Default)]
struct Kept {
    cache: canvas::Cache,
    drawn: RefCell<Option<Plot>>,
}

impl<Message> canvas::Program<Message> for Plot {
    type State = Kept;

    fn draw(
        &self,
        kept: &Kept,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let mut drawn = kept.drawn.borrow_mut();
        if drawn.as_ref() != Some(self) {
            kept.cache.clear();
            *drawn = Some(self.clone());
        }
        vec![
            kept.cache
                .draw(renderer, bounds.size(), |frame| self.draw_all(frame)),
        ]
    }
}

pub fn plot<'a, Message: 'a>(
    look: &Look<'_>,
    walls: Walls,
    size: Size,
    people: &[Person],
    race: &[Vec<i64>],
) -> Element<'a, Message> {
    let plot = Plot {
        race: race.to_vec(),
        walls,
        size,
        lines: people
            .iter()
            .map(|person| look.colours.players[person.hue as usize].line)
            .collect(),
        grid: look.colours.line,
        ink: look.colours.ink_soft,
        edge: look.accent.second,
    };
    let chips = ends(&plot, people.len());
    let canvas = Canvas::new(plot)
        .width(Length::Fixed(size.width))
        .height(Length::Fixed(size.height));
    let chips = people.iter().zip(chips).map(|(person, at)| {
        pin(chip(look, person.hue, CHIP))
            .x(at.x - CHIP / 2.0)
            .y(at.y - CHIP / 2.0)
            .into()
    });
    stack(std::iter::once(canvas.into()).chain(chips))
        .width(Length::Fixed(size.width))
        .height(Length::Fixed(size.height))
        .into()
}

/// Where each line ends; chips that would cover each other move apart.
fn ends(plot: &Plot, players: usize) -> Vec<Point> {
    let last = plot.race.last().cloned().unwrap_or_default();
    let right = plot.x(plot.turns()) + CHIP / 2.0;
    let mut order: Vec<usize> = (0..players).collect();
    order.sort_by_key(|seat| last.get(*seat).copied().unwrap_or(0));
    let mut ends = vec![Point::new(right, 0.0); players];
    let mut below = plot.size.height - CHIP / 2.0 + CHIP;
    for seat in order {
        let wanted = plot.y(last.get(seat).copied().unwrap_or(0));
        let y = wanted.min(below - CHIP).max(CHIP / 2.0);
        below = y;
        if let Some(end) = ends.get_mut(seat) {
            end.y = y;
        }
    }
    ends
}
