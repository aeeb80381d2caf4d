//! What rectangles and paths are filled with.

use crate::core::gradient::ColorStop;
use crate::core::{Color, Point};
use crate::pixels::{blend_color, blend_mask, modulate, over, premultiply};

/// A colour for each pixel of the window.
#[derive(Debug)]
pub enum Paint {
    Solid(u32),
    Gradient { ramp: Box<[u32; 256]>, line: Line },
}

/// The position along a gradient as a linear function of a point: 0 at its start, 1 at its end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Line {
    pub at_origin: f32,
    pub per_x: f32,
    pub per_y: f32,
}

impl Line {
    pub fn between(start: Point, end: Point) -> Self {
        let (x, y) = (end.x - start.x, end.y - start.y);
        let squared_length = (x * x + y * y).max(f32::MIN_POSITIVE);
        Self {
            at_origin: -(start.x * x + start.y * y) / squared_length,
            per_x: x / squared_length,
            per_y: y / squared_length,
        }
    }
}

impl Paint {
    pub fn solid(color: Color) -> Self {
        Self::Solid(premultiply(color))
    }

    pub fn gradient(stops: &[Option<ColorStop>], line: Line) -> Self {
        let stops: Vec<ColorStop> = stops.iter().flatten().copied().collect();
        let mut ramp = Box::new([0; 256]);
        for (step, pixel) in ramp.iter_mut().enumerate() {
            *pixel = premultiply(color_at(&stops, step as f32 / 255.0));
        }
        Self::Gradient { ramp, line }
    }

    pub fn is_transparent(&self) -> bool {
        matches!(self, Self::Solid(color) if color >> 24 == 0)
    }

    fn pixel(&self, x: i32, y: i32) -> u32 {
        match self {
            Self::Solid(color) => *color,
            Self::Gradient { ramp, line } => {
                let at =
                    line.at_origin + line.per_x * (x as f32 + 0.5) + line.per_y * (y as f32 + 0.5);
                ramp[(at.clamp(0.0, 1.0) * 255.0 + 0.5) as usize]
            }
        }
    }

    /// Fills part of a row that begins at `x`.
    pub fn blend(&self, row: &mut [u32], x: i32, y: i32) {
        match self {
            Self::Solid(color) => blend_color(row, *color),
            // Along a row a vertical gradient is one colour.
            Self::Gradient { line, .. } if line.per_x.abs() < 1e-6 => {
                blend_color(row, self.pixel(x, y));
            }
            Self::Gradient { .. } => {
                for (x, pixel) in (x..).zip(row) {
                    *pixel = over(*pixel, self.pixel(x, y));
                }
            }
        }
    }

    /// Fills part of a row that begins at `x`, weighted by a mask.
    pub fn blend_mask(&self, row: &mut [u32], x: i32, y: i32, mask: &[u8]) {
        match self {
            Self::Solid(color) => blend_mask(row, *color, mask),
            Self::Gradient { .. } => {
                for ((x, pixel), &coverage) in (x..).zip(row).zip(mask) {
                    if coverage != 0 {
                        *pixel = over(*pixel, modulate(self.pixel(x, y), u32::from(coverage)));
                    }
                }
            }
        }
    }
}

fn color_at(stops: &[ColorStop], at: f32) -> Color {
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else {
        return Color::TRANSPARENT;
    };
    if at <= first.offset {
        return first.color;
    }
    for pair in stops.windows(2) {
        let [from, to] = pair else { continue };
        if at <= to.offset {
            let share = (at - from.offset) / (to.offset - from.offset).max(f32::EPSILON);
            let mix = |from: f32, to: f32| from + (to - from) * share;
            return Color {
                r: mix(from.color.r, to.color.r),
                g: mix(from.color.g, to.color.g),
                b: mix(from.color.b, to.color.b),
                a: mix(from.color.a, to.color.a),
            };
        }
    }
    last.color
}
