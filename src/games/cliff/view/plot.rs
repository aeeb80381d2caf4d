//! Small drawings: the tiles that are left, and the heights over the turns.

use super::Table;
use crate::games::cliff::screen::Message;
use crate::settings::Person;
use crate::ui::colour::Colours;
use crate::ui::icon::Icon;
use crate::ui::typeface;
use crate::ui::{Element, Look};
use iced::advanced::svg::{Handle, Svg};
use iced::widget::canvas::{self, Canvas, Frame, LineCap, LineJoin, Path, Stroke, Text};
use iced::{Color, Length, Point, Rectangle, Renderer, Size, Theme, alignment, mouse};

/// The tiles, drawn ones hollow: two rows of thirty, or one row per heap.
#[derive(Clone, PartialEq)]
struct Pips {
    left: u8,
    heaps: Option<[u8; 3]>,
    full: Color,
    hollow: Color,
    ink: Color,
}

pub fn pips<'a>(
    look: &Look<'_>,
    left: u8,
    heaps: Option<[u8; 3]>,
    height: f32,
) -> Element<'a, Message> {
    Canvas::new(Pips {
        left,
        heaps,
        full: look.accent.accent,
        hollow: look.colours.line,
        ink: look.colours.ink_soft,
    })
    .width(Length::Fill)
    .height(Length::Fixed(height.clamp(32.0, 60.0)))
    .into()
}

impl canvas::Program<Message> for Pips {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let rows: Vec<u8> = self
            .heaps
            .map_or_else(|| vec![30, 30], |heaps| heaps.to_vec());
        let longest = f32::from(rows.iter().copied().max().unwrap_or(1));
        let lines = if rows.len() == 3 { 3.0 } else { 2.0 };
        let indent = if self.heaps.is_some() { 20.0 } else { 0.0 };
        let step = (bounds.width - indent) / longest;
        let line = bounds.height / lines;
        let drawn = 60 - self.left;
        let mut tile = 0;
        for (row, count) in (0_u8..).zip(rows) {
            let y = f32::from(row) * line;
            if self.heaps.is_some() {
                frame.fill_text(Text {
                    content: (row + 1).to_string(),
                    position: Point::new(0.0, y + line / 2.0),
                    color: self.ink,
                    size: 18.0.into(),
                    font: typeface::DIGITS,
                    align_y: alignment::Vertical::Center,
                    ..Text::default()
                });
            }
            for place in 0..count {
                let x = indent + f32::from(place) * step;
                self.pip(
                    &mut frame,
                    Point::new(x, y),
                    Size::new(step - 3.0, line - 3.0),
                    tile < drawn,
                );
                tile += 1;
            }
        }
        vec![frame.into_geometry()]
    }
}

impl Pips {
    fn pip(&self, frame: &mut Frame, at: Point, size: Size, spent: bool) {
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

/// Everybody's height over the turns, with their chip at the end of their line.
struct Heights<'a> {
    turns: &'a [Vec<Option<i64>>],
    people: &'a [Person],
    colours: &'static Colours,
    chip: f32,
}

pub fn heights<'a>(table: Table<'a>) -> Element<'a, Message> {
    Canvas::new(Heights {
        turns: &table.screen.scene.heights,
        people: table.sitting.people(),
        colours: table.look.colours,
        chip: if table.narrow() { 30.0 } else { 36.0 },
    })
    .width(Length::Fill)
    .height(Length::Fill)
    .into()
}

/// A height on the plot: below the foot is one lower than the foot.
fn level(row: Option<i64>) -> i64 {
    row.map_or(-1, |row| row.clamp(0, 60))
}

#[expect(clippy::cast_precision_loss, reason = "a few turns, a few rows")]
impl Heights<'_> {
    fn top(&self) -> i64 {
        let all = self.turns.iter().flatten();
        all.map(|row| level(*row)).max().unwrap_or(0).max(3)
    }

    fn at(&self, size: Size, turn: usize, row: i64) -> Point {
        let (left, right) = (34.0, self.chip + 10.0);
        let width = size.width - left - right;
        let height = size.height - self.chip - 4.0;
        let turns = self.turns.len().max(1) as f32;
        let rows = (self.top() + 1) as f32;
        Point::new(
            left + width * turn as f32 / turns,
            size.height - self.chip / 2.0 - 2.0 - height * (row + 1) as f32 / rows,
        )
    }

    fn grid(&self, frame: &mut Frame) {
        let size = frame.size();
        let top = self.top();
        let stride = if top > 6 { 2 } else { 1 };
        for row in (0..=top).filter(|row| row % stride == 0) {
            let from = self.at(size, 0, row);
            let to = self.at(size, self.turns.len(), row);
            let line = Stroke::default()
                .with_color(self.colours.line)
                .with_width(1.0);
            frame.stroke(&Path::line(from, to), line);
            frame.fill_text(Text {
                content: row.to_string(),
                position: Point::new(12.0, from.y),
                color: self.colours.ink_soft,
                size: 20.0.into(),
                font: typeface::DIGITS,
                align_x: alignment::Horizontal::Center.into(),
                align_y: alignment::Vertical::Center,
                ..Text::default()
            });
        }
    }

    fn line(&self, frame: &mut Frame, seat: usize, colour: Color) {
        let size = frame.size();
        let row = |turn: &Vec<Option<i64>>| level(turn.get(seat).copied().flatten());
        let path = Path::new(|path| {
            path.move_to(self.at(size, 0, -1));
            for (turn, rows) in self.turns.iter().enumerate() {
                path.line_to(self.at(size, turn + 1, row(rows)));
            }
        });
        let stroke = Stroke {
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default().with_color(colour).with_width(4.0)
        };
        frame.stroke(&path, stroke);
    }

    /// Where the chips at the ends go: at their height, but never on each other.
    fn ends(&self, size: Size) -> Vec<(usize, Point)> {
        let Some(last) = self.turns.last() else {
            return Vec::new();
        };
        let mut ends: Vec<(usize, Point)> = (0..self.people.len().min(last.len()))
            .map(|seat| {
                let end = self.at(size, self.turns.len(), level(last[seat]));
                (seat, Point::new(end.x + self.chip / 2.0 + 6.0, end.y))
            })
            .collect();
        ends.sort_by(|one, other| other.1.y.total_cmp(&one.1.y));
        let step = (self.chip * 0.92).min(size.height / ends.len().max(1) as f32);
        let mut floor = size.height - self.chip / 2.0;
        for (_, end) in &mut ends {
            end.y = end.y.min(floor);
            floor = end.y - step;
        }
        // Pushed out at the top, they come down again together.
        let mut ceiling = self.chip / 2.0;
        for (_, end) in ends.iter_mut().rev() {
            end.y = end.y.max(ceiling);
            ceiling = end.y + step;
        }
        ends
    }

    fn chips(&self, frame: &mut Frame) {
        for (seat, centre) in self.ends(frame.size()) {
            let Some(person) = self.people.get(seat) else {
                continue;
            };
            let player = self.colours.players[person.hue as usize];
            let edge = self.colours.player_edge.unwrap_or(self.colours.surface);
            frame.fill(&Path::circle(centre, self.chip / 2.0), edge);
            frame.fill(&Path::circle(centre, self.chip / 2.0 - 2.0), player.fill);
            let side = self.chip * 0.58;
            let square = Rectangle::new(
                Point::new(centre.x - side / 2.0, centre.y - side / 2.0),
                Size::new(side, side),
            );
            let symbol: Icon = person.hue.symbol();
            frame.draw_svg(
                square,
                Svg::new(Handle::from_memory(symbol.svg())).color(player.sign),
            );
        }
    }
}

impl canvas::Program<Message> for Heights<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        self.grid(&mut frame);
        for (seat, person) in self.people.iter().enumerate() {
            self.line(
                &mut frame,
                seat,
                self.colours.players[person.hue as usize].line,
            );
        }
        self.chips(&mut frame);
        vec![frame.into_geometry()]
    }
}
