//! Rectangles of whole pixels.

use crate::core::{Rectangle, Transformation};

/// Transforms bounds that may be infinite, which iced's own product turns into not-a-numbers.
pub fn transform(bounds: Rectangle, transformation: Transformation) -> Rectangle {
    let scale = transformation.scale_factor();
    let offset = transformation.translation();
    Rectangle {
        x: bounds.x * scale + offset.x,
        y: bounds.y * scale + offset.y,
        width: bounds.width * scale,
        height: bounds.height * scale,
    }
}

/// A half-open rectangle of whole pixels: `left..right` by `top..bottom`.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Region {
    /// First column.
    pub left: i32,
    /// First row.
    pub top: i32,
    /// Column after the last.
    pub right: i32,
    /// Row after the last.
    pub bottom: i32,
}

impl Region {
    pub(crate) const EMPTY: Self = Self {
        left: 0,
        top: 0,
        right: 0,
        bottom: 0,
    };

    /// The region from the origin to the given size.
    pub fn with_size(width: u32, height: u32) -> Self {
        Self {
            left: 0,
            top: 0,
            right: width as i32,
            bottom: height as i32,
        }
    }

    /// The pixels whose centre lies inside `bounds`. Adjacent bounds share no pixel.
    pub(crate) fn centers(bounds: Rectangle) -> Self {
        Self::rounded(bounds, |at| (at - 0.5).ceil(), |at| (at - 0.5).ceil())
    }

    /// Every pixel that `bounds` touches.
    pub(crate) fn covering(bounds: Rectangle) -> Self {
        Self::rounded(bounds, f32::floor, f32::ceil)
    }

    /// The pixels that lie completely inside `bounds`.
    pub(crate) fn inside(bounds: Rectangle) -> Self {
        Self::rounded(bounds, f32::ceil, f32::floor)
    }

    fn rounded(bounds: Rectangle, start: fn(f32) -> f32, end: fn(f32) -> f32) -> Self {
        // Beyond every window, and small enough for sums in `i32`.
        const LIMIT: f32 = 1e6;
        let first = |at: f32| start(at.clamp(-LIMIT, LIMIT)) as i32;
        // The start of infinite bounds may be negative infinity, and the sum not a number.
        let last = |at: f32, length: f32| {
            if length.is_finite() {
                end((at + length).clamp(-LIMIT, LIMIT)) as i32
            } else {
                LIMIT as i32
            }
        };
        Self {
            left: first(bounds.x),
            top: first(bounds.y),
            right: last(bounds.x, bounds.width),
            bottom: last(bounds.y, bounds.height),
        }
    }

    /// Whether it contains no pixel.
    pub fn is_empty(self) -> bool {
        self.right <= self.left || self.bottom <= self.top
    }

    /// Number of columns.
    pub fn width(self) -> usize {
        (self.right - self.left).max(0) as usize
    }

    /// Number of rows.
    pub fn height(self) -> usize {
        (self.bottom - self.top).max(0) as usize
    }

    /// Number of pixels.
    pub fn area(self) -> usize {
        self.width() * self.height()
    }

    pub(crate) fn intersection(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// The smallest region that contains both. Neither may be empty.
    pub(crate) fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// What remains without `other`, which must intersect it: up to four regions.
    pub(crate) fn difference(self, other: Self) -> impl Iterator<Item = Self> {
        let hole = self.intersection(other);
        let beside = Self {
            top: hole.top,
            bottom: hole.bottom,
            ..self
        };
        [
            Self {
                bottom: hole.top,
                ..self
            },
            Self {
                right: hole.left,
                ..beside
            },
            Self {
                left: hole.right,
                ..beside
            },
            Self {
                top: hole.bottom,
                ..self
            },
        ]
        .into_iter()
        .filter(|rest| !rest.is_empty())
    }

    pub(crate) fn intersects(self, other: Self) -> bool {
        !self.intersection(other).is_empty()
    }

    pub(crate) fn translate(self, x: i32, y: i32) -> Self {
        Self {
            left: self.left + x,
            top: self.top + y,
            right: self.right + x,
            bottom: self.bottom + y,
        }
    }

    pub(crate) fn expand(self, by: i32) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn difference_covers_everything_but_the_hole() {
        let region = Region::with_size(10, 8);
        for (x, y) in [(2, 3), (-2, -1), (8, 6), (0, 0), (3, -1)] {
            let hole = Region::with_size(4, 3).translate(x, y);
            let rest: Vec<_> = region.difference(hole).collect();
            let area: usize = rest.iter().map(|piece| piece.area()).sum();
            assert_eq!(area, region.area() - region.intersection(hole).area());
            assert!(rest.iter().all(|piece| !piece.intersects(hole)));
        }
    }

    #[test]
    fn infinite_bounds_contain_every_window() {
        let all = Region::centers(Rectangle::INFINITE);
        let window = Region::with_size(7680, 4320);
        assert_eq!(all.intersection(window), window);
    }

    #[test]
    fn adjacent_bounds_share_no_pixel() {
        for edge in [3.0, 3.25, 3.5, 3.75] {
            let bounds = |x: f32, width: f32| Rectangle {
                x,
                y: 0.0,
                width,
                height: 4.0,
            };
            let left = Region::centers(bounds(0.0, edge));
            let right = Region::centers(bounds(edge, 8.0 - edge));
            assert_eq!(left.right, right.left, "edge at {edge}");
        }
    }
}
