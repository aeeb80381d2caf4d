//! The ring of the ten minutes: what is past, what is to come, where the doors are, and the
//! flame that stands at now.

use super::cues::Cues;
use crate::ui::Look;
use crate::ui::colour::{Accent, Colours, veil};
use crate::ui::drawing::Picture;
use crate::ui::icon::Icon;
use iced::advanced::svg;
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke, path::Arc};
use iced::{Point, Radians, Rectangle, Renderer, Size, Theme, mouse};
use std::f32::consts::TAU;

/// The drawing, kept until a second has passed or something has changed.
#[derive(Debug, Default)]
pub struct Dial(canvas::Cache);

impl Dial {
    pub fn changed(&self) {
        self.0.clear();
    }
}

/// A picture of the dial.
#[derive(Debug)]
pub struct Ring<'a> {
    pub dial: &'a Dial,
    pub colours: &'static Colours,
    pub accent: Accent,
    pub cues: Cues,
    /// Milliseconds after the shout.
    pub at: i64,
    /// A surprise keeps to itself what has not happened yet.
    pub secret: bool,
    pub paused: bool,
    pub small: bool,
}

impl<'a> Ring<'a> {
    pub fn new(dial: &'a Dial, look: &Look<'_>, cues: Cues, at: i64) -> Self {
        Self {
            dial,
            colours: look.colours,
            accent: look.accent,
            cues,
            at,
            secret: false,
            paused: false,
            small: look.narrow(),
        }
    }

    fn stroke(&self) -> f32 {
        if self.small { 15.0 } else { 24.0 }
    }

    fn badge(&self) -> f32 {
        if self.small { 36.0 } else { 54.0 }
    }

    fn radius(&self, size: Size) -> f32 {
        size.width.min(size.height) / 2.0 - self.badge() / 2.0 - 1.0
    }

    /// The angle of a moment: twelve o'clock is the shout and the fall.
    fn angle(&self, ms: i64) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "an angle")]
        let part = ms as f32 / self.cues.collapse.max(1) as f32;
        part.clamp(0.0, 1.0) * TAU - TAU / 4.0
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

impl<Message> canvas::Program<Message> for Ring<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let size = bounds.size();
        let drawing = self.dial.0.draw(renderer, size, |frame| {
            self.track(frame);
            self.now(frame);
        });
        vec![drawing]
    }
}

impl Ring<'_> {
    /// Track, hairlines, ticks and the arcs that are still to come.
    fn track(&self, frame: &mut Frame) {
        let (centre, radius) = (frame.center(), self.radius(frame.size()));
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
        if !self.small {
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
        self.arcs(frame, centre, radius);
        self.badges(frame, centre, radius);
    }

    fn arcs(&self, frame: &mut Frame, centre: Point, radius: f32) {
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
                .with_color(veil(colour, fade))
                .with_width(self.stroke());
            let (from, to) = (self.angle(from.max(now)) + gap, self.angle(to) - gap);
            if to > from {
                frame.stroke(&arc(centre, radius, from, to), stroke);
            }
        }
    }

    /// Doors and the falling temple, grey once past.
    fn badges(&self, frame: &mut Frame, centre: Point, radius: f32) {
        let doors = [self.cues.door1, self.cues.door2].map(|ms| (i64::from(ms), Icon::Door));
        let fall = (i64::from(self.cues.collapse), Icon::Collapse);
        for (ms, icon) in doors.into_iter().chain([fall]) {
            let past = self.at >= ms;
            if self.secret && !past && icon == Icon::Door {
                continue;
            }
            let at = on_ring(centre, radius, self.angle(ms));
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

    /// The flame at now.
    fn now(&self, frame: &mut Frame) {
        if self.at < 0 || self.at >= i64::from(self.cues.collapse) {
            return;
        }
        let (centre, radius) = (frame.center(), self.radius(frame.size()));
        let at = on_ring(centre, radius, self.angle(self.at));
        let size = if self.small { 26.0 } else { 41.0 };
        frame.fill(&Path::circle(at, size / 2.0 + 3.0), self.colours.ground);
        frame.fill(
            &Path::circle(at, size / 2.0 - 1.0),
            iced::Color::from_rgb8(0xF7, 0xEB, 0xD5),
        );
        draw_icon(frame, Icon::Flame, at, size * 0.72, 1.0);
    }
}

fn draw_icon(frame: &mut Frame, icon: Icon, centre: Point, side: f32, opacity: f32) {
    let bounds = Rectangle::new(
        Point::new(centre.x - side / 2.0, centre.y - side / 2.0),
        Size::new(side, side),
    );
    frame.draw_svg(bounds, svg::Svg::new(icon.handle()).opacity(opacity));
}

/// What is left of a countdown, from the top, clockwise.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rest {
    pub part: f32,
    pub width: f32,
    pub ink: iced::Color,
}

impl Picture for Rest {
    fn paint(&self, frame: &mut Frame) {
        let centre = frame.center();
        let radius = frame.width().min(frame.height()) / 2.0 - self.width / 2.0;
        let track = Stroke::default()
            .with_color(iced::Color::from_rgba(0.0, 0.0, 0.0, 0.24))
            .with_width(self.width);
        frame.stroke(&Path::circle(centre, radius), track);
        let from = -TAU / 4.0;
        let to = from + TAU * self.part.clamp(0.0, 1.0);
        let left = Stroke::default()
            .with_color(self.ink)
            .with_width(self.width)
            .with_line_cap(canvas::LineCap::Round);
        if self.part > 0.0 {
            frame.stroke(&arc(centre, radius, from, to), left);
        }
    }
}

/// Waves around the gong: circles that fade outward.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Waves {
    pub centre: Point,
    pub ink: iced::Color,
}

impl Picture for Waves {
    fn paint(&self, frame: &mut Frame) {
        let mut radius = 140.0;
        let mut alpha = 0.4;
        while alpha > 0.06 {
            let stroke = Stroke::default()
                .with_color(veil(self.ink, alpha))
                .with_width(3.0);
            frame.stroke(&Path::circle(self.centre, radius), stroke);
            radius *= 1.38;
            alpha *= 0.76;
        }
    }
}
