//! The figures of a game that the index keeps; totals and results are computed from them.

use super::History;
use crate::core::{FileId, Journal, Player};
use chrono::{DateTime, FixedOffset, NaiveDate};
use serde::{Deserialize, Serialize};

/// The figures of a game that the index keeps.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    pub over: bool,
    /// Given up before anything happened: not shown in the history.
    #[serde(rename = "barren", skip_serializing_if = "std::ops::Not::not")]
    pub is_empty: bool,
    pub people: Vec<Player>,
    /// How hard it was, by the name in the setup.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// Won or lost together; competitive games have winners instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<usize>,
    /// One number per seat: aphids, levels, rows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i64>,
    /// What the players achieved together: jewels activated, princesses saved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<i64>,
    /// The figure that records compare: the time left, ladders left, turns.
    #[serde(rename = "mark", skip_serializing_if = "Option::is_none")]
    pub best: Option<i64>,
    /// How long it took, in milliseconds, where a clock runs.
    #[serde(rename = "took", skip_serializing_if = "Option::is_none")]
    pub duration_ms: Option<i64>,
    /// Why it was lost, by a name of the game's own.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// A number that only the text of the result needs: who stayed inside, the turn that was not
    /// played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
}

impl Record {
    /// The record of a game played by these people.
    pub fn of<G: History>(journal: &Journal<G>, people: &[Player]) -> Self {
        Self {
            is_empty: journal.events().is_empty(),
            over: journal.state().ended().is_some(),
            people: people.to_vec(),
            ..G::record(journal)
        }
    }
}

/// A game of the history.
#[derive(Debug, Clone, PartialEq)]
pub struct PastGame {
    pub id: FileId,
    /// The game's name in the file; this version may not know it.
    pub game: String,
    pub started: Option<DateTime<FixedOffset>>,
    pub minutes: Option<i64>,
    pub record: Record,
}

impl PastGame {
    pub fn day(&self) -> Option<NaiveDate> {
        self.started.map(|started| started.date_naive())
    }

    /// Where somebody sat, if they did.
    pub fn seat_of(&self, name: &str) -> Option<usize> {
        self.record
            .people
            .iter()
            .position(|person| person.name == name)
    }
}
