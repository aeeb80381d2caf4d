//! Paths: flattened into lines when they are recorded, filled by exact area coverage.
//!
//! Points are rounded to 1/256 of a pixel in the coordinates of the window, and everything after
//! that is integer arithmetic on whole edges. Clipping therefore only skips rows and columns: a
//! part of a path that is drawn again has exactly the pixels that it had before.

use crate::core::gradient::ColorStop;
use crate::core::{Color, Point, Rectangle, Transformation};
use crate::paint::{Line, Paint};
use crate::pixels::Target;
use crate::region::{Region, transform};
use resvg::tiny_skia::{self, PathSegment};

/// A filled path.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    points: Vec<Point>,
    /// For each contour the index after its last point.
    contours: Vec<usize>,
    bounds: Rectangle,
    clip: Rectangle,
    fill: Fill,
    rule: Rule,
    /// Whether its points are rounded to whole pixels.
    pub snap: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Fill {
    Solid(Color),
    Gradient([Option<ColorStop>; 8], Line),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    NonZero,
    EvenOdd,
}

impl Shape {
    /// Flattens a path. The result is empty if the path is.
    pub fn new(path: &tiny_skia::Path, clip: Rectangle, fill: Fill, rule: Rule) -> Self {
        let mut flattened = Flattened::default();
        for segment in path.segments() {
            flattened.push(segment);
        }
        flattened.end_contour();
        let bounds = path.bounds();
        Self {
            points: flattened.points,
            contours: flattened.contours,
            bounds: Rectangle {
                x: bounds.x(),
                y: bounds.y(),
                width: bounds.width(),
                height: bounds.height(),
            },
            clip,
            fill,
            rule,
            snap: false,
        }
    }

    /// The pixels that it may change.
    pub fn extent(&self, transformation: Transformation) -> Region {
        // One pixel for the rounding of the points.
        Region::covering(transform(self.bounds, transformation))
            .expand(1)
            .intersection(Region::centers(transform(self.clip, transformation)))
    }

    fn paint(&self, transformation: Transformation) -> Paint {
        match &self.fill {
            Fill::Solid(color) => Paint::solid(*color),
            Fill::Gradient(stops, line) => {
                let scale = transformation.scale_factor();
                let offset = transformation.translation();
                let (per_x, per_y) = (line.per_x / scale, line.per_y / scale);
                let line = Line {
                    at_origin: line.at_origin - per_x * offset.x - per_y * offset.y,
                    per_x,
                    per_y,
                };
                Paint::gradient(stops, line)
            }
        }
    }
}

#[derive(Debug, Default)]
struct Flattened {
    points: Vec<Point>,
    contours: Vec<usize>,
}

impl Flattened {
    fn push(&mut self, segment: PathSegment) {
        let start = self.points.last().copied().unwrap_or(Point::ORIGIN);
        let point = |point: tiny_skia::Point| Point::new(point.x, point.y);
        match segment {
            PathSegment::MoveTo(to) => {
                self.end_contour();
                self.points.push(point(to));
            }
            PathSegment::LineTo(to) => self.points.push(point(to)),
            PathSegment::QuadTo(control, end) => {
                let (control, end) = (point(control), point(end));
                let lines = lines(bend(start, control, end), 4.0);
                for line in 1..=lines {
                    let t = line as f32 / lines as f32;
                    let u = 1.0 - t;
                    let weights = [u * u, 2.0 * u * t, t * t];
                    self.points.push(weighted([start, control, end], weights));
                }
            }
            PathSegment::CubicTo(first, second, end) => {
                let (first, second, end) = (point(first), point(second), point(end));
                let bend = bend(start, first, second).max(bend(first, second, end));
                let lines = lines(bend, 4.0 / 3.0);
                for line in 1..=lines {
                    let t = line as f32 / lines as f32;
                    let u = 1.0 - t;
                    let weights = [u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t];
                    self.points
                        .push(weighted([start, first, second, end], weights));
                }
            }
            // Every contour is closed when it is filled.
            PathSegment::Close => {}
        }
    }

    fn end_contour(&mut self) {
        if self.points.len() > self.contours.last().copied().unwrap_or(0) {
            self.contours.push(self.points.len());
        }
    }
}

fn weighted<const N: usize>(points: [Point; N], weights: [f32; N]) -> Point {
    let mut sum = Point::ORIGIN;
    for (point, weight) in points.into_iter().zip(weights) {
        sum.x += point.x * weight;
        sum.y += point.y * weight;
    }
    sum
}

/// Second difference of three control points: how much a curve bends.
fn bend(a: Point, b: Point, c: Point) -> f32 {
    let (x, y) = (a.x - 2.0 * b.x + c.x, a.y - 2.0 * b.y + c.y);
    (x * x + y * y).sqrt()
}

/// The number of lines that keep within `TOLERANCE` of a curve.
fn lines(bend: f32, divisor: f32) -> usize {
    const TOLERANCE: f32 = 0.025;
    const LIMIT: f32 = 256.0;
    (bend / (divisor * TOLERANCE))
        .sqrt()
        .ceil()
        .clamp(1.0, LIMIT) as usize
}

/// Fractional bits of coordinates.
const BITS: i32 = 8;
const ONE: i32 = 1 << BITS;

/// Accumulated coverage of a whole pixel: its height times twice its width.
const FULL: i32 = 2 * ONE * ONE;

fn to_fixed(at: f32) -> i32 {
    const LIMIT: f32 = 1e6;
    (at.clamp(-LIMIT, LIMIT) * ONE as f32).round() as i32
}

/// A line from top to bottom, in fixed-point pixels.
#[derive(Debug)]
struct Edge {
    x0: i32,
    y0: i32,
    x1: i32,
    y1: i32,
    winding: i32,
}

impl Edge {
    fn new(from: (i32, i32), to: (i32, i32)) -> Self {
        let (upper, lower, winding) = if from.1 < to.1 {
            (from, to, 1)
        } else {
            (to, from, -1)
        };
        Self {
            x0: upper.0,
            y0: upper.1,
            x1: lower.0,
            y1: lower.1,
            winding,
        }
    }

    fn x_at(&self, y: i32) -> i32 {
        let (along, height) = (i64::from(y - self.y0), i64::from(self.y1 - self.y0));
        self.x0 + (along * i64::from(self.x1 - self.x0)).div_euclid(height) as i32
    }

    /// Adds what it contributes to the rows of a band.
    fn accumulate(&self, band: &mut Band<'_>) {
        let mut y = self.y0.max(band.region.top * ONE);
        let end = self.y1.min(band.region.bottom * ONE);
        if y >= end {
            return;
        }
        let mut x = self.x_at(y);
        while y < end {
            let row = y >> BITS;
            let next_y = ((row + 1) * ONE).min(end);
            let next_x = self.x_at(next_y);
            band.add(
                row,
                (x.min(next_x), x.max(next_x)),
                next_y - y,
                self.winding,
            );
            (x, y) = (next_x, next_y);
        }
    }
}

/// Columns that are looked at together: blocks without an edge have one coverage throughout.
const BLOCK: usize = 16;

/// Some rows of differences: the sum of a row's cells up to a column is the coverage there.
struct Band<'a> {
    region: Region,
    /// Blocks in a row; one more than its pixels need, for the difference after the last column.
    blocks: usize,
    cells: &'a mut [[i32; BLOCK]],
    /// Whether any cell of a block differs from zero.
    is_touched: &'a mut [bool],
}

impl Band<'_> {
    fn blocks_of(region: Region) -> usize {
        region.width() / BLOCK + 1
    }

    /// Adds a line that crosses `height` of a row between two horizontal positions.
    fn add(&mut self, y: i32, (left, right): (i32, i32), height: i32, winding: i32) {
        let width = self.region.width() as i32;
        let origin = self.region.left * ONE;
        let (left, right) = (left - origin, right - origin);
        let (first, last) = (left >> BITS, right >> BITS);
        if first >= width {
            return;
        }
        let row = (y - self.region.top) as usize * self.blocks;
        // `fractions` is the sum of the positions in the column where the line enters and leaves.
        let mut add = |column: i32, height: i32, fractions: i32| {
            let mut add = |column: usize, area: i32| {
                self.cells[row + column / BLOCK][column % BLOCK] += winding * area;
                self.is_touched[row + column / BLOCK] = true;
            };
            add(column as usize, height * (2 * ONE - fractions));
            add(column as usize + 1, height * fractions);
        };
        if last < 0 {
            add(0, height, 0);
            return;
        }
        if first == last {
            add(first, height, (left & (ONE - 1)) + (right & (ONE - 1)));
            return;
        }
        // Part of the height that is crossed left of a position.
        let crossed = |x: i32| {
            let share = i64::from(height) * i64::from(x - left) / i64::from(right - left);
            share as i32
        };
        let mut done = 0;
        if first < 0 {
            done = crossed(0);
            add(0, done, 0);
        }
        for column in first.max(0)..=last.min(width - 1) {
            let start = left.max(column * ONE);
            let end = right.min((column + 1) * ONE);
            let until = crossed(end);
            add(column, until - done, start + end - 2 * column * ONE);
            done = until;
        }
    }

    /// Draws a row and clears its cells.
    fn draw(&mut self, target: &mut Target<'_>, y: i32, paint: &Paint, rule: Rule) {
        let row = target.row(y, self.region.left, self.region.right);
        let start = (y - self.region.top) as usize * self.blocks;
        let mut sum = 0;
        let mut block = 0;
        while block < self.blocks {
            let from = block * BLOCK;
            let touched = &mut self.is_touched[start + block..start + self.blocks];
            let left = self.region.left + from as i32;
            if touched[0] {
                touched[0] = false;
                let cells = &mut self.cells[start + block];
                let mask = cells.map(|cell| {
                    sum += cell;
                    coverage(sum, rule)
                });
                *cells = [0; BLOCK];
                block += 1;
                let to = row.len().min(from + BLOCK);
                paint.blend_mask(&mut row[from..to], left, y, &mask);
            } else {
                block += touched.iter().take_while(|touched| !**touched).count();
                let to = row.len().min(block * BLOCK);
                paint.blend_evenly(&mut row[from..to], left, y, coverage(sum, rule));
            }
        }
    }
}

/// Fills shapes. Its buffers are kept from one shape to the next.
#[derive(Debug, Default)]
pub struct Filler {
    edges: Vec<Edge>,
    /// All zero between two shapes.
    cells: Vec<[i32; BLOCK]>,
    is_touched: Vec<bool>,
}

impl Filler {
    /// Draws a shape within `region`, which must lie inside its extent.
    pub fn draw(
        &mut self,
        target: &mut Target<'_>,
        region: Region,
        shape: &Shape,
        transformation: Transformation,
    ) {
        // Rows that are accumulated together: few enough for the processor's cache.
        const ROWS: usize = 16;
        let paint = shape.paint(transformation);
        if region.is_empty() || paint.is_transparent() {
            return;
        }
        self.collect(shape, transformation, region);
        let blocks = Band::blocks_of(region);
        if self.cells.len() < blocks * ROWS {
            self.cells.resize(blocks * ROWS, [0; BLOCK]);
            self.is_touched.resize(blocks * ROWS, false);
        }
        for top in (region.top..region.bottom).step_by(ROWS) {
            let mut band = Band {
                region: Region {
                    top,
                    bottom: region.bottom.min(top + ROWS as i32),
                    ..region
                },
                blocks,
                cells: &mut self.cells,
                is_touched: &mut self.is_touched,
            };
            for edge in &self.edges {
                edge.accumulate(&mut band);
            }
            for y in band.region.top..band.region.bottom {
                band.draw(target, y, &paint, shape.rule);
            }
        }
    }

    fn collect(&mut self, shape: &Shape, transformation: Transformation, region: Region) {
        let fixed = |point: &Point| {
            let point = *point * transformation;
            if shape.snap {
                (to_fixed(point.x.round()), to_fixed(point.y.round()))
            } else {
                (to_fixed(point.x), to_fixed(point.y))
            }
        };
        self.edges.clear();
        let mut start = 0;
        for &end in &shape.contours {
            let Some(mut from) = shape.points[start..end].last().map(fixed) else {
                continue;
            };
            for to in shape.points[start..end].iter().map(fixed) {
                let edge = Edge::new(from, to);
                let beyond = edge.y1 <= region.top * ONE
                    || edge.y0 >= region.bottom * ONE
                    || edge.x0.min(edge.x1) >= region.right * ONE;
                if edge.y0 != edge.y1 && !beyond {
                    self.edges.push(edge);
                }
                from = to;
            }
            start = end;
        }
    }
}

fn coverage(sum: i32, rule: Rule) -> u8 {
    let covered = match rule {
        Rule::NonZero => sum.abs().min(FULL),
        Rule::EvenOdd => {
            let folded = sum.rem_euclid(2 * FULL);
            folded.min(2 * FULL - folded)
        }
    };
    ((covered * 255 + FULL / 2) / FULL) as u8
}
