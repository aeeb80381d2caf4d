//! What rectangles and paths are filled with.

use crate::core::gradient::ColorStop;
use crate::core::{Color, Point};
use crate::pixels::{blend_color, blend_mask, modulate, over, premultiply};

/// A colour for each pixel of the window.
#[derive(Debug)]
pub enum Paint {
    Solid(u32),
    Gradient(Ramp),
}

/// The colours of a gradient in 256 steps.
#[derive(Debug)]
pub struct Ramp {
    pixels: Box<[u32; 256]>,
    is_opaque: bool,
    /// The step at the origin, and its change for one pixel to the right or down, in fixed point.
    at_origin: i64,
    per_x: i64,
    per_y: i64,
}

impl Ramp {
    const FRACTION_BITS: u32 = 32;

    fn new(stops: &[Option<ColorStop>], line: Line) -> Self {
        let stops: Vec<ColorStop> = stops.iter().flatten().copied().collect();
        let mut pixels = Box::new([0; 256]);
        for (step, pixel) in pixels.iter_mut().enumerate() {
            *pixel = premultiply(color_at(&stops, step as f32 / 255.0));
        }
        let fixed = |value: f32| {
            let steps = (f64::from(value) * 255.0 * 2_f64.powi(32)) as i64;
            // A direction that is all but vertical or horizontal is exactly so.
            if steps.abs() < 1 << 16 { 0 } else { steps }
        };
        // The middle of a pixel, and half a step for rounding.
        let half = (fixed(line.per_x) + fixed(line.per_y)) / 2 + (1 << (Self::FRACTION_BITS - 1));
        Self {
            is_opaque: pixels.iter().all(|pixel| pixel >> 24 == 255),
            pixels,
            at_origin: fixed(line.at_origin).saturating_add(half),
            per_x: fixed(line.per_x),
            per_y: fixed(line.per_y),
        }
    }

    /// The pixels of a row from `x` on.
    fn row(&self, x: i32, y: i32) -> impl Iterator<Item = u32> {
        let across = self.per_x.saturating_mul(x.into());
        let down = self.per_y.saturating_mul(y.into());
        let mut step = self.at_origin.saturating_add(across).saturating_add(down);
        std::iter::repeat_with(move || {
            let index = (step >> Self::FRACTION_BITS).clamp(0, 255);
            step = step.saturating_add(self.per_x);
            self.pixels[index as usize]
        })
    }
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
        Self::Gradient(Ramp::new(stops, line))
    }

    pub fn is_transparent(&self) -> bool {
        matches!(self, Self::Solid(color) if color >> 24 == 0)
    }

    /// Fills part of a row that begins at `x`.
    pub fn blend(&self, row: &mut [u32], x: i32, y: i32) {
        match self {
            Self::Solid(color) => blend_color(row, *color),
            Self::Gradient(ramp) if ramp.per_x == 0 => {
                // Along a row a vertical gradient is one colour.
                blend_color(row, ramp.row(x, y).next().unwrap_or_default());
            }
            Self::Gradient(ramp) if ramp.is_opaque => {
                for (pixel, source) in row.iter_mut().zip(ramp.row(x, y)) {
                    *pixel = source;
                }
            }
            Self::Gradient(ramp) => {
                for (pixel, source) in row.iter_mut().zip(ramp.row(x, y)) {
                    *pixel = over(*pixel, source);
                }
            }
        }
    }

    /// Fills part of a row that begins at `x`, all of it with the same coverage.
    pub fn blend_evenly(&self, row: &mut [u32], x: i32, y: i32, coverage: u8) {
        match (self, coverage) {
            (_, 0) => {}
            (_, 255) => self.blend(row, x, y),
            (Self::Solid(color), _) => blend_color(row, modulate(*color, u32::from(coverage))),
            (Self::Gradient(_), _) => {
                const BLOCK: usize = 64;
                for (index, row) in row.chunks_mut(BLOCK).enumerate() {
                    let x = x + (index * BLOCK) as i32;
                    self.blend_mask(row, x, y, &[coverage; BLOCK]);
                }
            }
        }
    }

    /// Fills part of a row that begins at `x`, weighted by a mask.
    pub fn blend_mask(&self, row: &mut [u32], x: i32, y: i32, mask: &[u8]) {
        match self {
            Self::Solid(color) => blend_mask(row, *color, mask),
            Self::Gradient(ramp) => {
                let pixels = row.iter_mut().zip(ramp.row(x, y));
                for ((pixel, source), &coverage) in pixels.zip(mask) {
                    *pixel = over(*pixel, modulate(source, u32::from(coverage)));
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
