//! Antialiased coverage of rectangles with rounded corners.

use crate::core::Rectangle;
use crate::region::Region;

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
    pub fn straight_rows(self) -> std::ops::Range<f32> {
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

    pub fn middle_column(self) -> i32 {
        ((self.left + self.right) / 2.0).floor() as i32
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
        let straight = self.straight_rows();
        let mut kept = None;
        (region.top..region.bottom).filter_map(move |y| {
            let (top, bottom) = (y as f32, y as f32 + 1.0);
            if top < straight.start || bottom > straight.end {
                return self.span(y).map(|span| (y, span));
            }
            kept = kept.or_else(|| self.span(y));
            kept.map(|span| (y, span))
        })
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

    /// Distance of a point from the edge, negative inside.
    pub fn distance(self, x: f32, y: f32) -> f32 {
        let (center_x, center_y) = (
            (self.left + self.right) / 2.0,
            (self.top + self.bottom) / 2.0,
        );
        let radius = match (x > center_x, y > center_y) {
            (false, false) => self.radii[0],
            (true, false) => self.radii[1],
            (true, true) => self.radii[2],
            (false, true) => self.radii[3],
        };
        let past_x = (x - center_x).abs() - (self.right - self.left) / 2.0 + radius;
        let past_y = (y - center_y).abs() - (self.bottom - self.top) / 2.0 + radius;
        let (outside_x, outside_y) = (past_x.max(0.0), past_y.max(0.0));
        // Not `hypot`, whose last bit depends on the platform.
        let outside = (outside_x * outside_x + outside_y * outside_y).sqrt();
        outside + past_x.max(past_y).min(0.0) - radius
    }
}
