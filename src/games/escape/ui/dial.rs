//! The ring of the ten minutes: past and remaining time, doors, and a flame at the current moment.
//! The waves of a gong.

use crate::core::Icon;
use crate::games::escape::cues::Cues;
use crate::ui::canvas::{Picture, drawing};
use crate::ui::colour::{Accent, Colours, with_alpha};
use crate::ui::{Element, Frame, Ui, icon};
use iced::advanced::svg;
use iced::widget::canvas::{Path, Stroke, path::Arc};
use iced::{Length, Point, Radians, Rectangle, Size};
use std::f32::consts::TAU;

/// The ring at a moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ring {
    colours: &'static Colours,
    accent: Accent,
    cues: Cues,
    /// Milliseconds after the shout, of the second that has begun.
    at: i64,
    side: f32,
    /// A surprise does not show cues before they happen.
    pub secret: bool,
    pub paused: bool,
}

impl Ring {
    pub fn new(ui: &Ui<'_>, cues: Cues, at: i64, side: f32) -> Self {
        Self {
            colours: ui.colours,
            accent: ui.accent,
            cues,
            at: at.div_euclid(1000) * 1000,
            side,
            secret: false,
            paused: false,
        }
    }

    pub fn show<'a, Message: 'a>(self) -> Element<'a, Message> {
        let side = Length::Fixed(self.side);
        drawing(self).width(side).height(side).into()
    }

    /// How far inwards the ring and its ticks reach.
    pub fn depth(&self) -> f32 {
        if self.is_small() { 44.0 } else { 72.0 }
    }

    fn is_small(&self) -> bool {
        self.side < 300.0
    }

    fn stroke(&self) -> f32 {
        if self.is_small() { 15.0 } else { 24.0 }
    }

    fn badge(&self) -> f32 {
        if self.is_small() { 36.0 } else { 54.0 }
    }

    fn flame(&self) -> f32 {
        if self.is_small() { 26.0 } else { 41.0 }
    }

    fn centre(&self) -> Point {
        Point::new(self.side / 2.0, self.side / 2.0)
    }

    fn radius(&self) -> f32 {
        self.side / 2.0 - self.badge() / 2.0 - 1.0
    }

    /// The angle of a moment: twelve o'clock is the shout and the collapse.
    fn angle(&self, ms: i64) -> f32 {
        let part = ms as f32 / self.cues.collapse.max(1) as f32;
        part.clamp(0.0, 1.0) * TAU - TAU / 4.0
    }

    /// Doors and collapse.
    fn badges(&self) -> [(i64, Icon); 3] {
        let Cues {
            door1,
            door2,
            collapse,
            ..
        } = self.cues;
        [
            (i64::from(door1), Icon::Door),
            (i64::from(door2), Icon::Door),
            (i64::from(collapse), Icon::Collapse),
        ]
    }
}

fn on_ring(centre: Point, radius: f32, angle: f32) -> Point {
    Point::new(
        centre.x + radius * angle.cos(),
        centre.y + radius * angle.sin(),
    )
}

fn arc(centre: Point, radius: f32, from: f32, to: f32) -> Path {
    Path::new(|path| {
        path.arc(Arc {
            center: centre,
            radius,
            start_angle: Radians(from),
            end_angle: Radians(to),
        });
    })
}

impl Picture for Ring {
    /// Track, hairlines, ticks, the remaining arcs, badges and the flame.
    fn paint(&self, frame: &mut Frame) {
        let (centre, radius) = (self.centre(), self.radius());
        let width = self.stroke();
        let track = Stroke::default()
            .with_color(self.colours.sunken)
            .with_width(width + 10.0);
        frame.stroke(&Path::circle(centre, radius), track);
        let hair = Stroke::default()
            .with_color(self.colours.line)
            .with_width(1.0);
        for edge in [radius + width / 2.0 + 5.0, radius - width / 2.0 - 5.0] {
            frame.stroke(&Path::circle(centre, edge), hair);
        }
        if !self.is_small() {
            for minute in 0..=i64::from(self.cues.collapse.saturating_sub(1)) / 60_000 {
                let angle = self.angle(minute * 60_000);
                let tick = Path::line(
                    on_ring(centre, radius - width / 2.0 - 14.0, angle),
                    on_ring(centre, radius - width / 2.0 - 22.0, angle),
                );
                let stroke = Stroke::default()
                    .with_color(self.colours.line_strong)
                    .with_width(2.5);
                frame.stroke(&tick, stroke);
            }
        }
        self.draw_arcs(frame);
        self.draw_badges(frame);
        self.draw_flame(frame);
    }
}

impl Ring {
    /// Each remaining arc in two pieces: only the first, at most half a minute, changes every
    /// second, and little has to be drawn.
    fn draw_arcs(&self, frame: &mut Frame) {
        let (centre, radius) = (self.centre(), self.radius());
        let now = self.at.max(0);
        let gap = 2.2 / radius;
        let fade = if self.paused { 0.45 } else { 1.0 };
        let cues = self.cues;
        let collapse = i64::from(cues.collapse);
        let parts: Vec<(i64, i64, bool)> = if self.secret {
            vec![
                (0, i64::from(cues.gong3), false),
                (i64::from(cues.gong3), collapse, true),
            ]
        } else {
            vec![
                (0, i64::from(cues.gong1), false),
                (i64::from(cues.gong1), i64::from(cues.door1), true),
                (i64::from(cues.door1), i64::from(cues.gong2), false),
                (i64::from(cues.gong2), i64::from(cues.door2), true),
                (i64::from(cues.door2), i64::from(cues.gong3), false),
                (i64::from(cues.gong3), collapse, true),
            ]
        };
        for (from, to, countdown) in parts {
            if to <= now {
                continue;
            }
            let colour = if countdown {
                self.accent.second
            } else {
                self.accent.accent
            };
            let stroke = Stroke::default()
                .with_color(with_alpha(colour, fade))
                .with_width(self.stroke());
            let begin = self.angle(from.max(now)) + gap;
            let end = self.angle(to) - gap;
            let mut cut = self.angle((from.max(now) / 30_000 + 1) * 30_000);
            if cut + gap >= end || self.paused {
                cut = end;
            }
            // The pieces overlap, so that no seam is seen.
            for (begin, end) in [(begin, (cut + gap).min(end)), (cut, end)] {
                if end > begin {
                    frame.stroke(&arc(centre, radius, begin, end), stroke);
                }
            }
        }
    }

    /// Doors and collapse, grey once past.
    fn draw_badges(&self, frame: &mut Frame) {
        for (ms, icon) in self.badges() {
            let past = self.at >= ms;
            if self.secret && !past && icon == Icon::Door {
                continue;
            }
            let at = on_ring(self.centre(), self.radius(), self.angle(ms));
            let disc = Path::circle(at, self.badge() / 2.0 - 1.5);
            let edge = if past {
                self.colours.line
            } else {
                self.accent.second
            };
            frame.fill(&disc, self.colours.raised);
            frame.stroke(&disc, Stroke::default().with_color(edge).with_width(3.0));
            let side = self.badge() * 0.62;
            draw_icon(frame, icon, at, side, if past { 0.45 } else { 1.0 });
        }
    }

    /// At the current moment, between the shout and the collapse.
    fn draw_flame(&self, frame: &mut Frame) {
        if !(0..i64::from(self.cues.collapse)).contains(&self.at) {
            return;
        }
        let at = on_ring(self.centre(), self.radius(), self.angle(self.at));
        let size = self.flame();
        frame.fill(&Path::circle(at, size / 2.0 + 3.0), self.colours.ground);
        frame.fill(&Path::circle(at, size / 2.0 - 1.0), self.colours.ink);
        draw_icon(frame, Icon::Flame, at, size * 0.72, 1.0);
    }
}

fn draw_icon(frame: &mut Frame, icon: Icon, centre: Point, side: f32, opacity: f32) {
    let bounds = Rectangle::new(
        Point::new(centre.x - side / 2.0, centre.y - side / 2.0),
        Size::new(side, side),
    );
    frame.draw_svg(bounds, svg::Svg::new(icon::handle(icon)).opacity(opacity));
}

/// Waves of a gong: circles that fade outward.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Waves {
    /// How far they have come, from 0 to 1.
    pub spread: f32,
    pub ink: iced::Color,
}

impl Picture for Waves {
    fn paint(&self, frame: &mut Frame) {
        let mut radius = 140.0;
        let mut alpha = 0.4;
        while alpha > 0.06 {
            let stroke = Stroke::default()
                .with_color(with_alpha(self.ink, alpha * self.spread))
                .with_width(3.0);
            let circle = Path::circle(frame.center(), radius * (0.4 + 0.6 * self.spread));
            frame.stroke(&circle, stroke);
            radius *= 1.38;
            alpha *= 0.76;
        }
    }
}
