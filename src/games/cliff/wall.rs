//! Places on the cliff and what is fixed to them. Pure.

use serde::Serialize;

/// A tile of the wall. Row 0 is the foot; columns go both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    pub column: i64,
    pub row: i64,
}

impl Place {
    pub const fn new(column: i64, row: i64) -> Self {
        Self { column, row }
    }

    /// Steps between two places, columns and rows together.
    pub fn distance(self, other: Self) -> u64 {
        let columns = self.column.abs_diff(other.column);
        columns.saturating_add(self.row.abs_diff(other.row))
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.column, self.row).serialize(serializer)
    }
}

/// Places in order of column, then row. The same one may be there several times.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Places(Vec<Place>);

impl Places {
    pub fn contains(&self, place: Place) -> bool {
        self.0.binary_search(&place).is_ok()
    }

    pub fn as_slice(&self) -> &[Place] {
        &self.0
    }

    pub(super) fn add(&mut self, place: Place) {
        let at = self.0.partition_point(|other| *other <= place);
        self.0.insert(at, place);
    }

    /// The places of a column below a row, the highest first.
    pub(super) fn below(&self, from: Place) -> impl Iterator<Item = Place> {
        self.0
            .iter()
            .rev()
            .copied()
            .filter(move |place| place.column == from.column && place.row < from.row)
    }
}
