//! Antialiased coverage of rectangles with rounded corners.

use crate::core::Rectangle;
use crate::region::Region;
use std::ops::Range;

/// A rectangle with rounded corners, in pixels.
#[derive(Debug, Clone, Copy)]
pub struct RoundedRect {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    /// Top left, top right, bottom right, bottom left.
    radii: [f32; 4],
}

/// What a rectangle covers of one row of pixels.
#[derive(Debug, Clone, Copy)]
pub struct Span {
    /// Part of the row's height that lies between top and bottom.
    pub height: f32,
    /// The columns that are touched at all.
    pub touched: (i32, i32),
    /// The columns that are covered from side to side. May be empty, or in the wrong order.
    pub full: (i32, i32),
    /// Whether it lies between the corners, where all rows are the same.
    pub is_straight: bool,
}

/// The corner that a row passes through on one side: its radius, and the vertical distance from
/// the corner's centre to the middle of the row. Both are zero between the corners.
type Corner = (f32, f32);

impl RoundedRect {
    pub fn new(bounds: Rectangle, radii: [f32; 4]) -> Self {
        let largest = (bounds.width.min(bounds.height) / 2.0).max(0.0);
        Self {
            left: bounds.x,
            top: bounds.y,
            right: bounds.x + bounds.width,
            bottom: bounds.y + bounds.height,
            radii: radii.map(|radius| radius.clamp(0.0, largest)),
        }
    }

    /// Moves every edge inwards, or outwards where `by` is negative.
    pub fn inset(self, by: f32) -> Self {
        Self {
            left: self.left + by,
            top: self.top + by,
            right: self.right - by,
            bottom: self.bottom - by,
            radii: self.radii.map(|radius| (radius - by).max(0.0)),
        }
    }

    pub fn translate(self, x: f32, y: f32) -> Self {
        Self {
            left: self.left + x,
            top: self.top + y,
            right: self.right + x,
            bottom: self.bottom + y,
            ..self
        }
    }

    pub fn region(self) -> Region {
        Region::covering(Rectangle {
            x: self.left,
            y: self.top,
            width: self.right - self.left,
            height: self.bottom - self.top,
        })
    }

    /// The heights between the corners, where all rows are the same.
    pub fn straight_rows(self) -> Range<f32> {
        let [top_left, top_right, bottom_right, bottom_left] = self.radii;
        self.top + top_left.max(top_right)..self.bottom - bottom_left.max(bottom_right)
    }

    /// The columns of a region between the corners, where all pixels above or below the rectangle
    /// are equally far from it. The two columns are the same if there are none.
    pub fn straight_columns(self, region: Region) -> (i32, i32) {
        let [top_left, top_right, bottom_right, bottom_left] = self.radii;
        let first = (self.left + top_left.max(bottom_left)).ceil() as i32;
        let last = (self.right - top_right.max(bottom_right)).floor() as i32;
        let first = first.clamp(region.left, region.right);
        (first, last.clamp(first, region.right))
    }

    fn corners(self, y: f32) -> (Corner, Corner) {
        let [top_left, top_right, bottom_right, bottom_left] = self.radii;
        let corner = |upper: f32, lower: f32| {
            if y < self.top + upper {
                (upper, self.top + upper - y)
            } else if y > self.bottom - lower {
                (lower, y - (self.bottom - lower))
            } else {
                (0.0, 0.0)
            }
        };
        (
            corner(top_left, bottom_left),
            corner(top_right, bottom_right),
        )
    }

    /// The rows within a region that it covers at all. Between the corners they are the same.
    pub fn spans(self, region: Region) -> impl Iterator<Item = (i32, Span)> {
        let mut kept: Option<Span> = None;
        (region.top..region.bottom).filter_map(move |y| {
            if !self.is_straight(y) || kept.is_none_or(|span| !span.is_straight) {
                kept = self.span(y);
            }
            kept.map(|span| (y, span))
        })
    }

    fn is_straight(self, y: i32) -> bool {
        let rows = self.straight_rows();
        y as f32 >= rows.start && y as f32 + 1.0 <= rows.end
    }

    pub fn span(self, y: i32) -> Option<Span> {
        let height = self.bottom.min(y as f32 + 1.0) - self.top.max(y as f32);
        if height <= 0.0 || self.right <= self.left {
            return None;
        }
        let (left, right) = self.corners(y as f32 + 0.5);
        // Horizontal distance from the side to a circle around the corner's centre.
        let indent = |(radius, away): Corner, to_radius: f32| {
            (radius - (to_radius * to_radius - away * away).max(0.0).sqrt()).max(0.0)
        };
        // Half a pixel inside the arc everything is covered, half a pixel outside nothing.
        let touched = |corner: Corner| indent(corner, corner.0 + 0.5);
        let full = |corner: Corner| indent(corner, (corner.0 - 0.5).max(0.0));
        Some(Span {
            height,
            touched: (
                (self.left + touched(left) - 0.5).floor() as i32,
                (self.right - touched(right) + 0.5).ceil() as i32,
            ),
            full: (
                (self.left + full(left)).ceil() as i32 + i32::from(left.0 > 0.0),
                (self.right - full(right)).floor() as i32 - i32::from(right.0 > 0.0),
            ),
            is_straight: self.is_straight(y),
        })
    }

    /// How much of one pixel is covered.
    pub fn coverage(self, x: i32, y: i32, height: f32) -> f32 {
        let (center_x, center_y) = (x as f32 + 0.5, y as f32 + 0.5);
        let ((left, left_away), (right, right_away)) = self.corners(center_y);
        let arc = |radius: f32, across: f32, away: f32| {
            (radius + 0.5 - (across * across + away * away).sqrt()).clamp(0.0, 1.0)
        };
        if left > 0.0 && center_x < self.left + left {
            arc(left, self.left + left - center_x, left_away)
        } else if right > 0.0 && center_x > self.right - right {
            arc(right, center_x - (self.right - right), right_away)
        } else {
            let width = self.right.min(x as f32 + 1.0) - self.left.max(x as f32);
            width.clamp(0.0, 1.0) * height
        }
    }

    /// Distance of a row from the rectangle between its corners, 0 inside.
    pub fn vertical_distance(self, y: i32) -> f32 {
        let y = y as f32 + 0.5;
        (self.top - y).max(y - self.bottom).max(0.0)
    }

    /// Distances of the pixels of a row from the rectangle, 0 inside, for columns left of the
    /// right corners.
    pub fn left_distances(self, columns: Range<i32>, y: i32) -> impl Iterator<Item = f32> {
        let [top_left, _, _, bottom_left] = self.radii;
        let (radius, away) = self.nearest_corner(y, top_left, bottom_left);
        let center = self.left + radius;
        columns.map(move |x| distance_from_arc(center - (x as f32 + 0.5), away, radius))
    }

    /// The same for columns right of the left corners.
    pub fn right_distances(self, columns: Range<i32>, y: i32) -> impl Iterator<Item = f32> {
        let [_, top_right, bottom_right, _] = self.radii;
        let (radius, away) = self.nearest_corner(y, top_right, bottom_right);
        let center = self.right - radius;
        columns.map(move |x| distance_from_arc(x as f32 + 0.5 - center, away, radius))
    }

    /// The radius of the upper or the lower corner of a side, whichever is nearer, and how far a
    /// row lies beyond the corner's centre.
    fn nearest_corner(self, y: i32, upper: f32, lower: f32) -> Corner {
        let y = y as f32 + 0.5;
        if y > (self.top + self.bottom) / 2.0 {
            (lower, (y - (self.bottom - lower)).max(0.0))
        } else {
            (upper, (self.top + upper - y).max(0.0))
        }
    }
}

/// Distance of a point beyond the centre of a corner from its arc, 0 inside.
fn distance_from_arc(across: f32, away: f32, radius: f32) -> f32 {
    let across = across.max(0.0);
    // Not `hypot`, whose last bit depends on the platform.
    ((across * across + away * away).sqrt() - radius).max(0.0)
}
