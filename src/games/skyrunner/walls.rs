//! The building: three sections, two ledges, a roof. Pure.
//!
//! The rules only count levels; the number of levels of a section depends on the box.

use super::rules::State;
use crate::core::Journal;
use serde::{Deserialize, Serialize};

/// The note that says how many levels the building has.
pub(super) const WALLS: &str = "walls";

/// Levels of the lower, middle and upper section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Walls([u8; 3]);

/// The building this game is played on.
pub(super) fn walls_of(journal: &Journal<State>) -> Option<Walls> {
    let noted = journal.notes().iter();
    let noted = noted.filter_map(|note| note.note.get(WALLS)).next_back()?;
    let levels: [u8; 3] = serde_json::from_value(noted.clone()).ok()?;
    Some(Walls::new(levels))
}

impl Default for Walls {
    fn default() -> Self {
        Self([12, 12, 12])
    }
}

/// What a climb passes on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// Ledges crossed, the edge of the roof included.
    pub edges: i16,
    /// Whether it ends on the roof.
    pub roof: bool,
}

/// What is above the last level of a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    Ledge,
    Roof,
}

impl Walls {
    pub const LEAST: u8 = 3;
    pub const MOST: u8 = 20;

    /// Walls from a file; invalid ones become the usual walls.
    pub fn new(sections: [u8; 3]) -> Self {
        let stands = sections
            .iter()
            .all(|levels| (Self::LEAST..=Self::MOST).contains(levels));
        if stands {
            Self(sections)
        } else {
            Self::default()
        }
    }

    pub fn sections(self) -> [u8; 3] {
        self.0
    }

    /// The same walls with one section changed, if they are valid.
    #[must_use]
    pub fn with(mut self, section: usize, levels: u8) -> Option<Self> {
        let fits = (Self::LEAST..=Self::MOST).contains(&levels);
        *self.0.get_mut(section).filter(|_| fits)? = levels;
        Some(self)
    }

    /// The last level below each ledge, then below the roof.
    pub fn edges(self) -> [i64; 3] {
        let [low, middle, top] = self.0.map(i64::from);
        [low, low + middle, low + middle + top]
    }

    /// The level on which one stands on the roof.
    pub fn roof(self) -> i64 {
        self.edges()[2] + 1
    }

    /// Which section a level belongs to; the roof to the last.
    pub fn section(self, level: i64) -> usize {
        self.edges()
            .iter()
            .take(2)
            .filter(|edge| level > **edge)
            .count()
    }

    /// What lies between two levels.
    pub fn way(self, from: i64, to: i64) -> Way {
        let crossed = self
            .edges()
            .iter()
            .filter(|edge| from <= **edge && **edge < to)
            .count();
        Way {
            edges: i16::try_from(crossed).unwrap_or(0),
            roof: to >= self.roof(),
        }
    }

    /// The levels and the material of a climb as one would usually play it: over every ledge that
    /// the material in hand allows, else to just below it, and no higher than the roof.
    pub fn advise(self, from: i64, value: i16, held: u8) -> (i16, i16) {
        let mut to = (from + i64::from(value)).min(self.roof().max(from));
        let mut spent = 0;
        for edge in self.edges() {
            if from <= edge && edge < to {
                if spent < held.min(2) {
                    spent += 1;
                } else {
                    to = edge;
                }
            }
        }
        let levels = i16::try_from(to - from).unwrap_or(value);
        (levels, i16::from(spent))
    }

    /// The ledge (or the edge of the roof) right above a level.
    pub fn edge_above(self, level: i64) -> Option<Edge> {
        let [first, second, roof] = self.edges();
        match level {
            _ if level == roof => Some(Edge::Roof),
            _ if level == first || level == second => Some(Edge::Ledge),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledge_costs_material_or_stops_the_climb() {
        let walls = Walls::default();
        assert_eq!(walls.advise(0, 4, 1), (4, 0));
        assert_eq!(walls.advise(10, 4, 1), (4, 1));
        assert_eq!(walls.advise(10, 4, 0), (2, 0));
        assert_eq!(walls.advise(12, 5, 0), (0, 0));
        assert_eq!(
            walls.advise(36, 5, 1),
            (1, 1),
            "the exact number is not needed"
        );
        assert_eq!(walls.advise(36, 5, 0), (0, 0));
        assert_eq!(walls.advise(40, 3, 0), (0, 0), "nobody climbs down");
        assert_eq!(walls.edge_above(24), Some(Edge::Ledge));
        assert_eq!(walls.edge_above(36), Some(Edge::Roof));
        assert_eq!(walls.edge_above(35), None);
    }

    #[test]
    fn a_way_knows_its_ledges() {
        let walls = Walls::new([6, 5, 5]);
        assert_eq!(walls.roof(), 17);
        assert_eq!(
            walls.way(4, 6),
            Way {
                edges: 0,
                roof: false
            }
        );
        assert_eq!(
            walls.way(6, 7),
            Way {
                edges: 1,
                roof: false
            }
        );
        assert_eq!(
            walls.way(15, 17),
            Way {
                edges: 1,
                roof: true
            }
        );
        assert_eq!(walls.section(6), 0);
        assert_eq!(walls.section(7), 1);
        assert_eq!(walls.section(17), 2);
        assert_eq!(Walls::new([0, 5, 5]), Walls::default());
        assert_eq!(walls.with(0, 2), None);
    }
}
