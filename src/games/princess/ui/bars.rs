//! Bars for the Prince's help: the heights that are still possible, and in how many ways.

use crate::ui::canvas::Picture;
use crate::ui::typography::DIGIT_WIDTH;
use crate::ui::{Frame, typography};
use iced::widget::canvas::{Path, Stroke, Text};
use iced::{Alignment, Color, Point, Size};

/// A row of bars, the chosen one highlighted.
#[derive(Debug, Clone, PartialEq)]
pub struct Bars {
    /// The first height; the rest follow.
    pub from: i64,
    pub ways: Vec<u64>,
    pub chosen: i64,
    pub bar: Color,
    pub lit: Color,
    pub tint: Color,
    pub ink: Color,
    pub soft: Color,
}

fn part(ways: u64, most: u64) -> f32 {
    ways as f32 / most.max(1) as f32
}

impl Picture for Bars {
    fn paint(&self, frame: &mut Frame) {
        let size = frame.size();
        let count = u16::try_from(self.ways.len().max(1)).unwrap_or(48);
        let share = size.width / f32::from(count);
        let most = self.ways.iter().copied().max().unwrap_or(1);
        let longest = u16::try_from(most.to_string().len()).unwrap_or(6);
        // Where the numbers of ways would touch, not every bar has one.
        let fits = |bars: u16| {
            let room = f32::from(bars) * share / (DIGIT_WIDTH * f32::from(longest));
            (room * 0.86).min(18.0)
        };
        let spoken = (1..=4).find(|bars| fits(*bars) >= 14.0).unwrap_or(5);
        let said = fits(spoken);
        let number = (share / (DIGIT_WIDTH * 2.0) * 0.72).min(26.0);
        // Where a height does not fit below its bar, every fifth does.
        let every = if number >= 14.0 { 1 } else { 5 };
        let foot = size.height - 44.0;
        let room = foot - if said >= 12.0 { 36.0 } else { 12.0 };
        // The frame is as wide as the number in it.
        let digits = f32::from(u16::try_from(self.chosen_ways().to_string().len()).unwrap_or(5));
        let around = if said >= 12.0 {
            share.max(said * 1.12 * DIGIT_WIDTH * digits + 10.0)
        } else {
            share
        }
        .max(30.0);
        for (place, (height, ways)) in (self.from..).zip(&self.ways).enumerate() {
            let x = share * f32::from(u16::try_from(place).unwrap_or(0));
            let middle = x + share / 2.0;
            let on = height == self.chosen;
            if on {
                self.frame(frame, middle, around, size.height);
            }
            let tall = if *ways == 0 {
                0.0
            } else {
                (room * part(*ways, most)).max(4.0)
            };
            let wide = (share * 0.76).max(3.0);
            let bar = Path::rounded_rectangle(
                Point::new(middle - wide / 2.0, foot - tall),
                Size::new(wide, tall.max(1.0)),
                (wide * 0.2).min(6.0).into(),
            );
            frame.fill(&bar, if on { self.lit } else { self.bar });
            if said >= 12.0 && *ways > 0 && (height - self.chosen) % i64::from(spoken) == 0 {
                let px = if on { said * 1.12 } else { said };
                let ink = if on { self.ink } else { self.soft };
                label(frame, ways.to_string(), middle, foot - tall - 12.0, px, ink);
            }
            let near = (height - self.chosen).abs();
            let beside = (every > 1 && near <= 3) || (near == 1 && around > 1.3 * share);
            if on || (height % every == 0 && !beside) {
                let px = if on {
                    number.clamp(18.0, 26.0) * 1.2
                } else if every > 1 {
                    18.0
                } else {
                    number
                };
                label(frame, height.to_string(), middle, foot + 22.0, px, self.ink);
            }
        }
    }
}

impl Bars {
    fn chosen_ways(&self) -> u64 {
        let place = usize::try_from(self.chosen - self.from).ok();
        place.and_then(|at| self.ways.get(at)).copied().unwrap_or(0)
    }

    fn frame(&self, frame: &mut Frame, middle: f32, wide: f32, height: f32) {
        let left = middle - wide / 2.0;
        let path = Path::rounded_rectangle(
            Point::new(left, 4.0),
            Size::new(wide, height - 8.0),
            12.0.into(),
        );
        frame.fill(&path, self.tint);
        frame.stroke(
            &path,
            Stroke::default().with_color(self.lit).with_width(3.0),
        );
    }
}

fn label(frame: &mut Frame, content: String, x: f32, y: f32, px: f32, color: Color) {
    frame.fill_text(Text {
        content,
        position: Point::new(x, y),
        color,
        size: px.into(),
        font: typography::DIGITS,
        align_x: Alignment::Center.into(),
        align_y: Alignment::Center.into(),
        ..Text::default()
    });
}
