//! Converts between places of the wall and positions on the screen.

use super::super::wall::Place;
use iced::{Point, Rectangle, Size, Vector};
use std::collections::BTreeSet;

/// The part of the wall that should be visible at once, if it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    low: i64,
    high: i64,
    top: i64,
}

/// Most columns or rows that are drawn, whatever a journal says.
const MOST: i64 = 60;
const FAR: i64 = 1_000_000;

impl Extent {
    /// The known tiles with a margin, and never less than a small cliff.
    pub fn of(tiles: &BTreeSet<Place>, columns: i64, rows: i64) -> Self {
        let all = || tiles.iter().map(|place| place.column.clamp(-FAR, FAR));
        let mut low = all().min().unwrap_or(0).saturating_sub(1);
        let mut high = all().max().unwrap_or(0).saturating_add(1);
        while high.saturating_sub(low) + 1 < columns {
            if (high + low).rem_euclid(2) == 0 {
                low -= 1;
            } else {
                high += 1;
            }
        }
        high = high.min(low.saturating_add(MOST));
        let known = tiles.iter().map(|place| place.row).max().unwrap_or(0);
        let top = known.saturating_add(1).max(rows - 1).min(MOST);
        Self { low, high, top }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    pub cell: f32,
    /// The middle of column `middle`.
    centre: f32,
    middle: i64,
    /// The lower edge of the foot.
    pub foot: f32,
    pub size: Size,
    pub gutter: f32,
    /// Not all of it fits: it can be dragged.
    pub overflows: bool,
    /// How far it has been dragged, limited to what there is to see.
    pub pan: Vector,
}

fn wide(count: i64) -> f32 {
    count as f32
}

fn whole(number: f32) -> i64 {
    number.floor() as i64
}

/// How the field is fitted into its space.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    pub gutter: f32,
    pub least: f32,
    pub most: f32,
    pub focus: Option<Place>,
    pub pan: Vector,
}

impl Field {
    pub fn new(size: Size, extent: Extent, fit: Fit) -> Self {
        let columns = wide(extent.high - extent.low + 1);
        let rows = wide(extent.top + 1) + 0.15;
        let room = (size.width - fit.gutter - 6.0).max(1.0);
        let cell = (room / columns)
            .min(size.height / rows)
            .clamp(fit.least, fit.most.max(fit.least))
            .floor();
        let middle = i64::midpoint(extent.low, extent.high);
        let focus = fit.focus.unwrap_or(Place::new(middle, 0));
        let width = cell * columns;
        let height = cell * rows;
        // The middle of column `middle`, so that the whole extent is centred.
        let centred =
            fit.gutter + room / 2.0 - cell * (wide(extent.low + extent.high - 2 * middle) / 2.0);
        let slack = ((width - room) / 2.0).max(0.0);
        let towards = -cell * wide(focus.column.saturating_sub(middle).clamp(-MOST, MOST));
        let shift = towards.clamp(-slack, slack);
        let across = (shift + fit.pan.x).clamp(-slack, slack);
        let centre = centred + across;
        let over = (height - size.height).max(0.0);
        let row = wide(focus.row.clamp(0, MOST)) + 0.5;
        let lift = (row * cell - size.height * 0.5).clamp(0.0, over);
        let down = (lift + fit.pan.y).clamp(0.0, over);
        let foot = size.height + down;
        Self {
            cell,
            centre,
            middle,
            foot,
            size,
            gutter: fit.gutter,
            overflows: slack > 0.0 || over > 0.0,
            pan: Vector::new(across - shift, down - lift),
        }
    }

    pub fn centre(&self, place: Place) -> Point {
        let columns = place
            .column
            .saturating_sub(self.middle)
            .clamp(-4 * MOST, 4 * MOST);
        let rows = place.row.clamp(-MOST, 4 * MOST);
        Point::new(
            self.centre + wide(columns) * self.cell,
            self.foot - (wide(rows) + 0.5) * self.cell,
        )
    }

    /// The square of a place, made smaller by `gap` all around.
    pub fn square(&self, place: Place, gap: f32) -> Rectangle {
        let centre = self.centre(place);
        let side = self.cell - 2.0 * gap;
        Rectangle::new(
            Point::new(centre.x - side / 2.0, centre.y - side / 2.0),
            Size::new(side, side),
        )
    }

    pub fn place(&self, point: Point) -> Option<Place> {
        let inside = Rectangle::with_size(self.size).contains(point);
        let column = whole((point.x - self.centre) / self.cell + 0.5);
        let row = whole((self.foot - point.y) / self.cell);
        (inside && point.x > self.gutter * 0.6 && row >= 0)
            .then(|| Place::new(column + self.middle, row))
    }

    /// The visible columns and rows.
    pub fn seen(&self) -> (std::ops::RangeInclusive<i64>, std::ops::RangeInclusive<i64>) {
        let low = whole((self.gutter - self.centre) / self.cell + 0.5) + self.middle;
        let high = whole((self.size.width - self.centre) / self.cell + 0.5) + self.middle;
        let bottom = whole((self.foot - self.size.height) / self.cell).max(0);
        let top = whole(self.foot / self.cell).max(0);
        (low..=high, bottom..=top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(least: f32, focus: Option<Place>) -> Fit {
        Fit {
            gutter: 56.0,
            least,
            most: 76.0,
            focus,
            pan: Vector::ZERO,
        }
    }

    #[test]
    fn a_tap_finds_the_place_that_is_drawn_there() {
        let tiles = BTreeSet::from([Place::new(-1, 0), Place::new(3, 6)]);
        let field = Field::new(
            Size::new(688.0, 620.0),
            Extent::of(&tiles, 7, 8),
            fit(44.0, None),
        );
        for place in [Place::new(-1, 0), Place::new(3, 6), Place::new(0, 3)] {
            assert_eq!(field.place(field.centre(place)), Some(place));
        }
        assert!(!field.overflows);
        assert_eq!(field.place(Point::new(-3.0, 5.0)), None);
    }

    #[test]
    fn a_large_wall_keeps_its_climber_in_sight() {
        let tiles = (-9..9).map(|column| Place::new(column, 11)).collect();
        let focus = Place::new(8, 11);
        let size = Size::new(336.0, 312.0);
        let field = Field::new(size, Extent::of(&tiles, 7, 8), fit(44.0, Some(focus)));
        assert!(field.overflows);
        assert!(Rectangle::with_size(size).contains(field.centre(focus)));
        let foot = Field::new(size, Extent::of(&tiles, 7, 8), fit(44.0, None));
        assert_eq!(foot.foot, size.height, "without a climber the foot is seen");
    }

    #[test]
    fn dragging_answers_at_once_and_stops_at_the_edge() {
        let tiles = (0..14).map(|row| Place::new(0, row)).collect();
        let size = Size::new(688.0, 620.0);
        let dragged = |y: f32| {
            let mut fit = fit(56.0, Some(Place::new(0, 13)));
            fit.pan = Vector::new(0.0, y);
            Field::new(size, Extent::of(&tiles, 7, 8), fit)
        };
        let still = dragged(0.0);
        assert!((still.foot - dragged(-40.0).foot - 40.0).abs() < 0.1);
        let end = dragged(-9000.0);
        assert_eq!(end.foot, size.height, "the foot is the end of it");
        assert!(end.pan.y > -1000.0, "what was dragged too far is not kept");
        assert_eq!(dragged(end.pan.y).foot, end.foot);
    }

    #[test]
    fn absurd_places_do_not_make_absurd_drawings() {
        let tiles = BTreeSet::from([Place::new(i64::MIN, 0), Place::new(i64::MAX, i64::MAX)]);
        let extent = Extent::of(&tiles, 7, 8);
        let field = Field::new(Size::new(688.0, 620.0), extent, fit(44.0, None));
        let (columns, rows) = field.seen();
        assert!(columns.count() < 100 && rows.count() < 100);
    }
}
