//! Draws the building: three sections, two ledges, a roof, lit windows, and the pawns.

use super::super::rules::Play;
use super::super::turn_report;
use super::super::walls::Walls;
use super::motion::drawn;
use super::parts::{Table, View};
use super::{Message, Open};
use crate::ui::canvas::{Picture, drawing};
use crate::ui::colour::Colours;
use crate::ui::panel::filled;
use crate::ui::{Element, Frame, Ui, by_space, chip, typography};
use iced::widget::canvas::{LineCap, LineJoin, Path, Stroke, Text};
use iced::widget::{Stack, container, pin, stack};
use iced::{Color, Length, Pixels, Point, Rectangle, Size};

const GROUND: f32 = 26.0;
const SLAB: f32 = 12.0;
/// The width of each section, relative to the lowest.
const NARROWER: [f32; 3] = [1.0, 0.82, 0.66];
const WINDOWS: [u8; 3] = [7, 6, 5];

/// The positions of all parts, in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Plan {
    walls: Walls,
    size: Size,
    /// Space for the numbers at the left.
    numbers: f32,
    /// Space above the roof, where the winner stands.
    sky: f32,
}

impl Plan {
    fn new(walls: Walls, size: Size, numbered: bool) -> Self {
        Self {
            walls,
            size,
            numbers: if numbered { 34.0 } else { 0.0 },
            sky: if numbered {
                (size.height * 0.08).clamp(30.0, 56.0)
            } else {
                4.0
            },
        }
    }

    fn row(&self) -> f32 {
        let free = self.size.height - self.sky - self.ground() - 3.0 * SLAB;
        (free / self.walls.roof().saturating_sub(1).max(1) as f32).max(1.0)
    }

    fn bottom(&self) -> f32 {
        self.size.height - self.ground()
    }

    /// Height of the ground, where pawns stand before they climb; in a picture only a line.
    fn ground(&self) -> f32 {
        if self.numbers > 0.0 { GROUND } else { 8.0 }
    }

    /// The middle of a level; 0 is the ground.
    fn y(&self, level: i64) -> f32 {
        if level <= 0 {
            return self.bottom() + self.ground() / 2.0;
        }
        if level >= self.walls.roof() {
            return self.top() - self.sky / 2.0;
        }
        let slabs = self.walls.section(level) as f32 * SLAB;
        self.bottom() - slabs - (level as f32 - 0.5) * self.row()
    }

    /// The upper edge of the roof.
    fn top(&self) -> f32 {
        self.sky
    }

    fn middle(&self) -> f32 {
        self.numbers + (self.size.width - self.numbers) / 2.0
    }

    fn width(&self, section: usize) -> f32 {
        let widest = self.size.width - self.numbers - 2.0 * SLAB - 6.0;
        widest * NARROWER.get(section).copied().unwrap_or(1.0)
    }

    /// Every pawn has a lane of its own, so that two on a level stand side by side.
    fn x(&self, seat: usize, players: usize, level: i64, pawn: f32) -> f32 {
        let section = if level <= 0 {
            0
        } else {
            self.walls.section(level)
        };
        let count = players.max(1) as f32;
        let lane = (self.width(section) / count).clamp(pawn, pawn * 1.5);
        self.middle() + (seat as f32 - (count - 1.0) / 2.0) * lane
    }

    fn pawn(&self, players: usize) -> f32 {
        let free = self.size.width - self.numbers;
        (free / players.max(2) as f32 * 0.92)
            .clamp(24.0, 46.0)
            .round()
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Paint {
    wall: Color,
    dark: Color,
    lit: Color,
    slab: Color,
    ground: Color,
    ink: Color,
}

impl Paint {
    fn new(colours: &Colours) -> Self {
        if colours.dark {
            Self {
                wall: Color::from_rgb8(0x2A, 0x40, 0x75),
                dark: Color::from_rgb8(0x1B, 0x2A, 0x52),
                lit: Color::from_rgb8(0xF6, 0xD2, 0x7A),
                slab: Color::from_rgb8(0x8F, 0xA5, 0xDB),
                ground: colours.sunken,
                ink: colours.ink_soft,
            }
        } else {
            Self {
                wall: Color::from_rgb8(0x4C, 0x6C, 0xAE),
                dark: Color::from_rgb8(0x34, 0x50, 0x8C),
                lit: Color::from_rgb8(0xFF, 0xE2, 0x96),
                slab: Color::from_rgb8(0x2C, 0x52, 0x96),
                ground: colours.sunken,
                ink: colours.ink_soft,
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Drawing {
    plan: Plan,
    paint: Paint,
    /// Number of lanes drawn on the lowest wall, in a picture.
    lanes: usize,
}

impl Picture for Drawing {
    fn paint(&self, frame: &mut Frame) {
        let Plan { size, walls, .. } = self.plan;
        let ground = Path::rounded_rectangle(
            Point::new(0.0, self.plan.bottom()),
            Size::new(size.width, self.plan.ground()),
            4.0.into(),
        );
        frame.fill(&ground, self.paint.ground);
        let mut first = 1;
        for (section, last) in walls.edges().into_iter().enumerate() {
            self.section(frame, section, first, last);
            first = last + 1;
        }
        if self.plan.numbers > 0.0 {
            self.numbers(frame);
        }
    }
}

impl Drawing {
    fn section(&self, frame: &mut Frame, section: usize, first: i64, last: i64) {
        let row = self.plan.row();
        let width = self.plan.width(section);
        let left = self.plan.middle() - width / 2.0;
        let top = self.plan.y(last) - row / 2.0;
        let top = if last + 1 == self.plan.walls.roof() {
            self.plan.bottom() - 2.0 * SLAB - last as f32 * row
        } else {
            top
        };
        let bottom = self.plan.y(first) + row / 2.0;
        frame.fill_rectangle(
            Point::new(left, top - 1.0),
            Size::new(width, bottom - top + 2.0),
            self.paint.wall,
        );
        if section == 0 && self.lanes > 0 {
            self.draw_lanes(
                frame,
                Rectangle::new(Point::new(left, top), Size::new(width, bottom - top)),
            );
        } else {
            for level in first..=last {
                self.windows(frame, section, level, left, width);
            }
        }
        let slab = Path::rounded_rectangle(
            Point::new(left - SLAB, top - SLAB),
            Size::new(width + 2.0 * SLAB, SLAB),
            (SLAB / 2.0).into(),
        );
        frame.fill(&slab, self.paint.slab);
    }

    /// Where the pawns climb: an arrow up each lane.
    fn draw_lanes(&self, frame: &mut Frame, wall: Rectangle) {
        let step = wall.width / self.lanes as f32;
        let width = (step * 0.62).min(30.0);
        let stroke = Stroke::default()
            .with_color(self.paint.lit)
            .with_width(3.5)
            .with_line_cap(LineCap::Round)
            .with_line_join(LineJoin::Round);
        for lane in 0..self.lanes {
            let x = wall.x + step * (lane as f32 + 0.5);
            let pit = Path::rounded_rectangle(
                Point::new(x - width / 2.0, wall.y + 5.0),
                Size::new(width, wall.height - 5.0),
                (width / 2.0).into(),
            );
            frame.fill(&pit, self.paint.dark);
            let (top, head) = (wall.y + 16.0, width * 0.24);
            let arrow = Path::new(|path| {
                path.move_to(Point::new(x, wall.y + wall.height - 10.0));
                path.line_to(Point::new(x, top));
                path.move_to(Point::new(x - head, top + head));
                path.line_to(Point::new(x, top));
                path.line_to(Point::new(x + head, top + head));
            });
            frame.stroke(&arrow, stroke);
        }
    }

    fn windows(&self, frame: &mut Frame, section: usize, level: i64, left: f32, width: f32) {
        let row = self.plan.row();
        let count = WINDOWS.get(section).copied().unwrap_or(5);
        let step = width / f32::from(count);
        let side = Size::new((step * 0.46).min(row * 0.9), row * 0.52);
        let y = self.plan.y(level) - side.height / 2.0;
        for window in 0..count {
            let lit = lit(level, window);
            let x = left + step * (f32::from(window) + 0.5) - side.width / 2.0;
            let pane = Path::rounded_rectangle(Point::new(x, y), side, 2.0.into());
            frame.fill(&pane, if lit { self.paint.lit } else { self.paint.dark });
        }
    }

    /// Every level has its number where that fits, else every second or third.
    fn numbers(&self, frame: &mut Frame) {
        let px = 19.0;
        let step = (px * 1.05 / self.plan.row()).ceil().max(1.0) as i64;
        for level in 1..self.plan.walls.roof() {
            let edge = self.plan.walls.edges().contains(&level);
            let near = self
                .plan
                .walls
                .edges()
                .iter()
                .any(|edge| (level - edge).abs() < step);
            if edge || (level % step == 0 && !near) {
                frame.fill_text(Text {
                    content: level.to_string(),
                    position: Point::new(self.plan.numbers - 8.0, self.plan.y(level)),
                    color: self.paint.ink,
                    size: Pixels(px),
                    font: typography::DIGITS,
                    align_x: iced::widget::text::Alignment::Right,
                    align_y: iced::alignment::Vertical::Center,
                    ..Text::default()
                });
            }
        }
    }
}

/// Which windows are lit: always the same ones.
fn lit(level: i64, window: u8) -> bool {
    let seed = level.unsigned_abs().wrapping_mul(0x9E37_79B9)
        ^ (u64::from(window) + 1).wrapping_mul(0x85EB_CA6B);
    ((seed ^ (seed >> 13)).wrapping_mul(0xC2B2_AE35) >> 16).is_multiple_of(6)
}

/// The building with the pawns; while a climb is entered, with its result.
pub(super) fn standing(view: View<'_>) -> Element<'_, Message> {
    let climb = match view.screen.open {
        Some(Open::Other { seat, .. }) => view.play(seat).map(|play| (seat, play)),
        _ => None,
    };
    let levels = match climb {
        Some((seat, Play::Climb { levels, .. })) => {
            let mut reached = turn_report::levels(view.before());
            for level in reached.iter_mut().skip(seat.index()).take(1) {
                *level += i64::from(levels);
            }
            drawn(&reached)
        }
        _ if view.screen.correcting.is_some() => drawn(&turn_report::levels(view.before())),
        _ => view.screen.pawns.values(),
    };
    building(view, levels)
}

/// The building as large as its space allows, with everybody's pawn at their level.
pub(super) fn building(view: View<'_>, levels: Vec<f32>) -> Element<'_, Message> {
    let (walls, people) = (view.screen.walls, view.players());
    by_space(view.ui, move |ui| {
        let height = ui.space.height.unwrap_or(ui.space.width);
        let width = ui.space.width.min((height * 0.9).max(220.0));
        let plan = Plan::new(walls, Size::new(width, height), true);
        let building = drawing(Drawing {
            plan,
            paint: Paint::new(ui.colours),
            lanes: 0,
        });
        let pawn = plan.pawn(people.len());
        let seats = people.iter().zip(&levels).enumerate();
        let pawns = seats.map(|(seat, (person, level))| {
            let at = position(&plan, seat, people.len(), *level, pawn);
            let disc = container(chip(&ui, person.hue, pawn - 6.0))
                .padding(3)
                .style(filled(ui.colours.ground, pawn / 2.0));
            pin(disc)
                .x((at.x - pawn / 2.0).min(width - pawn).max(0.0))
                .y((at.y - pawn / 2.0).min(height - pawn).max(0.0))
        });
        let building = pawns
            .fold(stack![building], Stack::push)
            .width(width)
            .height(height);
        container(building).center_x(Length::Fill).into()
    })
    .into()
}

/// The building as a picture, with the lanes of its lowest wall.
pub(super) fn picture<'a, Message: 'a>(ui: Ui<'a>, lanes: usize) -> Element<'a, Message> {
    by_space(ui, move |ui| {
        let height = ui.space.height.unwrap_or(ui.space.width);
        let width = ui.space.width.min(height * 0.86);
        let building = drawing(Drawing {
            plan: Plan::new(Walls::new([5, 3, 3]), Size::new(width, height), false),
            paint: Paint::new(ui.colours),
            lanes,
        });
        container(stack![building].width(width).height(height))
            .center_x(Length::Fill)
            .into()
    })
    .into()
}

/// Between two levels while a pawn is on its way.
fn position(plan: &Plan, seat: usize, players: usize, level: f32, pawn: f32) -> Point {
    let below = level.floor() as i64;
    let part = level - level.floor();
    let at = |level| Point::new(plan.x(seat, players, level, pawn), plan.y(level));
    let (low, high) = (at(below), at(below + 1));
    Point::new(
        low.x + (high.x - low.x) * part,
        low.y + (high.y - low.y) * part,
    )
}
