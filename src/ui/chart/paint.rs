//! Draws the chart's lines, icons and values on a canvas.

use super::Drawing;
use crate::core::chart::{Series, Sign};
use crate::localize::number;
use crate::ui::fit_text::fit_line;
use crate::ui::{Frame, icon, typography};
use iced::advanced::svg::Svg;
use iced::alignment::Vertical;
use iced::widget::canvas::{LineCap, LineDash, LineJoin, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::{Color, Font, Point, Rectangle, Size};

/// One dash for each line, so that they can be told apart in grey too.
const DASHES: [&[f32]; 6] = [
    &[],
    &[15.0, 9.0],
    &[1.0, 9.0],
    &[16.0, 8.0, 1.0, 8.0],
    &[7.0, 9.0],
    &[24.0, 8.0],
];
const LINE: f32 = 5.0;
const CHIP: f32 = 34.0;
const FIGURE: f32 = 36.0;
/// Size of the axis labels, and of the names at the ends, relative to the other texts.
const LABEL: f32 = 1.1;
const NAME: f32 = 0.95;
/// From this width on the ends have names.
const ROOMY: f32 = 520.0;
/// Most points of a line that are marked.
const STOPS: usize = 14;

/// Positions on the canvas.
struct Scale {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    until: f32,
    low: i64,
    high: i64,
}

impl Scale {
    fn of(drawing: &Drawing, size: Size) -> Self {
        let plot = &drawing.plot;
        let (low, high) = plot.range();
        let label = |value| digits_width(&number(value), drawing.px * LABEL);
        let left = 14.0 + label(high).max(label(low));
        let events = if plot.events.is_empty() { 0.0 } else { 30.0 };
        let last = plot.series.iter().filter_map(|series| series.points.last());
        let last = last.map(|(x, _)| *x).fold(0.0, f32::max);
        let ends = (CHIP + 14.0 + ends_width(drawing, size)).min(size.width * 0.4);
        // Lines that stop early leave space for their ends by themselves.
        let room = size.width - left;
        let share = (last / plot.until.max(0.001)).clamp(0.05, 1.0);
        let right = left + ((room - ends) / share).min(room - CHIP / 2.0);
        Self {
            left,
            right,
            top: events + CHIP / 2.0 + 2.0,
            bottom: (size.height - drawing.px * 1.7).max(CHIP * 2.0),
            until: plot.until.max(0.001),
            low,
            high,
        }
    }

    fn x(&self, x: f32) -> f32 {
        self.left + (self.right - self.left) * (x / self.until).clamp(0.0, 1.0)
    }

    fn y(&self, y: i64) -> f32 {
        let y = y.clamp(self.low, self.high);
        let part = (y - self.low) as f32 / (self.high - self.low) as f32;
        self.bottom - (self.bottom - self.top) * part
    }

    fn point(&self, (x, y): (f32, i64)) -> Point {
        Point::new(self.x(x), self.y(y))
    }

    /// The difference between two labelled values.
    fn rise(&self) -> i64 {
        let fit = ((self.bottom - self.top) / 36.0).clamp(1.0, 6.0);
        nice((self.high - self.low) as f32 / fit)
    }

    /// The difference between two labelled moments.
    fn stride(&self) -> i64 {
        let fit = ((self.right - self.left) / 52.0).max(1.0);
        nice(self.until / fit)
    }
}

/// The next of 1, 2, 5, 10, 20, 50 …
fn nice(least: f32) -> i64 {
    let mut size = 1;
    loop {
        for step in [size, 2 * size, 5 * size] {
            if step as f32 >= least {
                return step;
            }
        }
        size *= 10;
    }
}

/// How wide digits are.
fn digits_width(digits: &str, px: f32) -> f32 {
    typography::room_of(digits.chars().count(), px).width
}

/// How wide the figures and names at the right end are.
fn ends_width(drawing: &Drawing, size: Size) -> f32 {
    let of = |series: &Series| {
        let value = series.points.last().map_or(0, |(_, y)| *y);
        let figure = digits_width(&number(value), FIGURE);
        if size.width < ROOMY {
            figure
        } else {
            figure + 8.0 + name(drawing, series).1
        }
    };
    drawing.plot.series.iter().map(of).fold(0.0, f32::max)
}

/// The name at the right end, as much of it as fits there, and its width.
fn name(drawing: &Drawing, series: &Series) -> (String, f32) {
    let px = drawing.px * NAME;
    fit_line(&series.name, typography::BOLD, px, 7.0 * px)
}

pub(super) fn paint(drawing: &Drawing, frame: &mut Frame) {
    let size = frame.size();
    let scale = Scale::of(drawing, size);
    let brush = Brush { drawing, scale };
    brush.mark(frame);
    brush.grid(frame);
    brush.events(frame);
    // Dashes over the first line, which has none: where they coincide both can be seen.
    for place in 0..drawing.plot.series.len() {
        brush.line(frame, place);
    }
    let mut taken = brush.ends(frame, size);
    brush.marked(frame, &mut taken);
    brush.stops(frame, &mut taken);
}

struct Brush<'a> {
    drawing: &'a Drawing,
    scale: Scale,
}

impl Brush<'_> {
    fn colour(&self, place: usize) -> Color {
        let Drawing {
            colours, accent, ..
        } = self.drawing;
        match self
            .drawing
            .plot
            .series
            .get(place)
            .map(|series| series.sign)
        {
            Some(Sign::Player(hue)) => colours.players[hue as usize].line,
            _ => [accent.accent, accent.second, colours.ink][place % 3],
        }
    }

    /// The offset of lines that would coincide.
    fn aside(&self, place: usize) -> f32 {
        let series = &self.drawing.plot.series;
        if series.iter().any(|series| series.stairs) {
            return 0.0;
        }
        let aside = place as f32 - (series.len() as f32 - 1.0) / 2.0;
        aside * 3.0
    }

    fn label(&self, frame: &mut Frame, content: String, at: Point, align: Alignment) {
        frame.fill_text(Text {
            content,
            position: at,
            color: self.drawing.colours.ink_soft,
            size: (self.drawing.px * LABEL).into(),
            font: typography::DIGITS,
            align_x: align,
            align_y: Vertical::Center,
            ..Text::default()
        });
    }

    fn across(&self, y: i64) -> Path {
        let (from, to) = (self.scale.left, self.scale.right);
        Path::line(
            Point::new(from, self.scale.y(y)),
            Point::new(to, self.scale.y(y)),
        )
    }

    /// A value as it is written.
    fn figure(&self, value: i64) -> String {
        if self.drawing.plot.nowhere == Some(value) {
            "–".to_owned()
        } else {
            number(value)
        }
    }

    fn grid(&self, frame: &mut Frame) {
        let scale = &self.scale;
        let goals = &self.drawing.plot.goals;
        let rise = scale.rise();
        let first = scale.low.div_euclid(rise) * rise;
        let mut y = if first < scale.low {
            first + rise
        } else {
            first
        };
        while y <= scale.high {
            let near = |goal: &i64| (scale.y(*goal) - scale.y(y)).abs() < self.drawing.px * 1.1;
            if !goals.iter().any(near) {
                let thin = Stroke::default()
                    .with_color(self.drawing.colours.line)
                    .with_width(1.0);
                frame.stroke(&self.across(y), thin);
                let at = Point::new(scale.left - 10.0, scale.y(y));
                self.label(frame, self.figure(y), at, Alignment::Right);
            }
            y += rise;
        }
        for goal in goals {
            let dash = Stroke {
                line_dash: LineDash {
                    segments: &[4.0, 7.0],
                    offset: 0,
                },
                ..Stroke::default()
                    .with_color(self.drawing.accent.second)
                    .with_width(2.5)
            };
            frame.stroke(&self.across(*goal), dash);
            let at = Point::new(scale.left - 10.0, scale.y(*goal));
            self.label(frame, self.figure(*goal), at, Alignment::Right);
        }
        let stride = scale.stride();
        let mut moment = 0;
        while moment as f32 <= scale.until + 0.001 {
            let at = Point::new(
                scale.x(moment as f32),
                scale.bottom + self.drawing.px * 1.05,
            );
            self.label(frame, moment.to_string(), at, Alignment::Center);
            moment += stride;
        }
    }

    fn events(&self, frame: &mut Frame) {
        for event in &self.drawing.plot.events {
            let x = self.scale.x(event.at);
            let dash = Stroke {
                line_dash: LineDash {
                    segments: &[5.0, 5.0],
                    offset: 0,
                },
                ..Stroke::default()
                    .with_color(self.drawing.accent.second)
                    .with_width(2.0)
            };
            let line = Path::line(Point::new(x, 28.0), Point::new(x, self.scale.bottom));
            frame.stroke(&line, dash);
            self.sign(frame, event.sign, Point::new(x, 14.0), 26.0);
        }
    }

    /// The selected step: a bright strip behind everything.
    fn mark(&self, frame: &mut Frame) {
        let Some(x) = self.marked_x() else { return };
        let x = self.scale.x(x);
        let half = 21.0;
        let strip = Path::rounded_rectangle(
            Point::new(x - half, 1.5),
            Size::new(2.0 * half, frame.height() - 3.0),
            12.0.into(),
        );
        frame.fill(&strip, self.drawing.accent.tint);
        let edge = Stroke::default()
            .with_color(self.drawing.accent.accent)
            .with_width(2.5);
        frame.stroke(&strip, edge);
    }

    fn marked_x(&self) -> Option<f32> {
        self.drawing.plot.steps.get(self.drawing.mark?).copied()
    }

    fn line(&self, frame: &mut Frame, place: usize) {
        let Some(series) = self.drawing.plot.series.get(place) else {
            return;
        };
        let aside = self.aside(place);
        let path = Path::new(|path| {
            let mut before: Option<Point> = None;
            for point in &series.points {
                let mut at = self.scale.point(*point);
                at.y -= aside;
                match before {
                    None => path.move_to(at),
                    Some(last) => {
                        if series.stairs {
                            path.line_to(Point::new(at.x, last.y));
                        }
                        path.line_to(at);
                    }
                }
                before = Some(at);
            }
        });
        let stroke = Stroke {
            line_dash: LineDash {
                segments: DASHES[place % DASHES.len()],
                offset: 0,
            },
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
                .with_color(self.colour(place))
                .with_width(LINE)
        };
        frame.stroke(&path, stroke);
    }

    /// An icon, a value and a name where each line ends; they are moved apart.
    fn ends(&self, frame: &mut Frame, size: Size) -> Vec<Point> {
        let series = &self.drawing.plot.series;
        let mut ends: Vec<(usize, Point, i64)> = series
            .iter()
            .enumerate()
            .filter_map(|(place, line)| {
                let last = line.points.last()?;
                let at = self.scale.point(*last);
                Some((place, Point::new(at.x + CHIP / 2.0 + 6.0, at.y), last.1))
            })
            .collect();
        ends.sort_by(|one, other| other.1.y.total_cmp(&one.1.y));
        let step = (CHIP + 2.0).min((self.scale.bottom - CHIP / 2.0) / ends.len().max(1) as f32);
        let mut floor = self.scale.bottom;
        for (_, end, _) in &mut ends {
            end.y = end.y.min(floor);
            floor = end.y - step;
        }
        let mut ceiling = CHIP / 2.0 + 1.0;
        for (_, end, _) in ends.iter_mut().rev() {
            end.y = end.y.max(ceiling);
            ceiling = end.y + step;
        }
        for (place, end, value) in &ends {
            let Some(line) = series.get(*place) else {
                continue;
            };
            self.sign(frame, line.sign, *end, CHIP.min(step));
            let at = Point::new(end.x + CHIP / 2.0 + 8.0, end.y);
            let figure = self.figure(*value);
            // Where many end close together their values are drawn smaller.
            let px = FIGURE.min(step * 1.15);
            let wide = digits_width(&figure, px);
            self.write(frame, figure, at, px, typography::DIGITS);
            if size.width >= ROOMY {
                let at = Point::new(at.x + wide + 8.0, at.y);
                let (name, _) = name(self.drawing, line);
                self.write(frame, name, at, self.drawing.px * NAME, typography::BOLD);
            }
        }
        ends.into_iter().map(|(_, end, _)| end).collect()
    }

    fn write(&self, frame: &mut Frame, content: String, at: Point, px: f32, font: Font) {
        frame.fill_text(Text {
            content,
            position: at,
            color: self.drawing.colours.ink,
            size: px.into(),
            font,
            align_x: Alignment::Left,
            align_y: Vertical::Center,
            ..Text::default()
        });
    }

    /// Everybody's position at the selected step.
    fn marked(&self, frame: &mut Frame, taken: &mut Vec<Point>) {
        let Some(x) = self.marked_x() else { return };
        for line in &self.drawing.plot.series {
            // At its end a line has its icon already.
            let ended = line
                .points
                .last()
                .is_some_and(|(last, _)| self.scale.x(*last) - self.scale.x(x) < CHIP);
            if let Some(y) = line.at(x).filter(|_| !ended) {
                self.stop(frame, line.sign, self.scale.point((x, y)), 30.0, taken);
            }
        }
    }

    /// The icons along the lines, where there are few.
    fn stops(&self, frame: &mut Frame, taken: &mut Vec<Point>) {
        for (place, line) in self.drawing.plot.series.iter().enumerate() {
            if line.stairs || line.points.len() > STOPS {
                continue;
            }
            let inner = 1..line.points.len().saturating_sub(1);
            for point in line.points.get(inner).unwrap_or_default() {
                let mut at = self.scale.point(*point);
                at.y -= self.aside(place);
                self.stop(frame, line.sign, at, 24.0, taken);
            }
        }
    }

    /// An icon, unless another is there already.
    fn stop(&self, frame: &mut Frame, sign: Sign, at: Point, px: f32, taken: &mut Vec<Point>) {
        let free = taken
            .iter()
            .all(|other| other.distance(at) >= px / 2.0 + 14.0);
        if free {
            self.sign(frame, sign, at, px);
            taken.push(at);
        }
    }

    fn sign(&self, frame: &mut Frame, sign: Sign, at: Point, px: f32) {
        let square = |side: f32| {
            let corner = Point::new(at.x - side / 2.0, at.y - side / 2.0);
            Rectangle::new(corner, Size::new(side, side))
        };
        match sign {
            Sign::Player(hue) => {
                let colours = self.drawing.colours;
                let player = colours.players[hue as usize];
                let edge = colours.player_edge.unwrap_or(colours.surface);
                frame.fill(&Path::circle(at, px / 2.0), edge);
                frame.fill(&Path::circle(at, px / 2.0 - 2.0), player.fill);
                let symbol = Svg::new(icon::handle(hue.symbol())).color(player.sign);
                frame.draw_svg(square(px * 0.58), symbol);
            }
            Sign::Thing(icon) => frame.draw_svg(square(px * 0.94), Svg::new(icon::handle(icon))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever part of the chart a line takes, its icon, value and name end inside.
    #[test]
    fn ends_stay_inside() {
        let words = crate::localize::Words::new(crate::core::Language::French);
        for last in 1..=20_u8 {
            let size = Size::new(600.0, 400.0);
            let last = f32::from(last) / 2.0;
            let series = Series {
                sign: Sign::Thing(crate::core::Icon::Jewel),
                name: "joyaux".to_owned(),
                points: vec![(0.0, 14), (last, 12)],
                stairs: true,
            };
            let ui = crate::ui::Ui::new(&words, true, 100, size);
            let drawing = Drawing {
                plot: crate::core::chart::Chart {
                    series: vec![series],
                    until: 10.0,
                    most: 14,
                    ..Default::default()
                },
                mark: None,
                colours: ui.colours,
                accent: ui.accent,
                px: 18.0,
            };
            let scale = Scale::of(&drawing, size);
            let end = scale.x(last) + CHIP + 14.0 + ends_width(&drawing, size);
            assert!(end <= size.width + 0.1, "{last}: {end}");
            assert!(scale.right > scale.left, "{last}");
        }
    }

    #[test]
    fn labels_stand_at_round_numbers() {
        assert_eq!(nice(0.3), 1);
        assert_eq!(nice(1.2), 2);
        assert_eq!(nice(4.0), 5);
        assert_eq!(nice(7.0), 10);
        assert_eq!(nice(130.0), 200);
    }
}
