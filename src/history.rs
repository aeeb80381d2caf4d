//! Looking back on a game: its steps in words, its course as a chart, and the record that totals
//! are computed from.
//!
//! A game implements [`History`]; the history screens, the end screens and the exports use it.

pub mod csv;
mod names;
mod record;
mod review;
mod standing;
mod totals;

pub use names::{name, names, players_of, seated, with_number};
pub use record::{PastGame, Record};
pub use review::{AnyReview, Review, Step, describe, describe_instead};
pub use standing::{Standing, Who};
pub use totals::{GameEntry, Games, Total};

use crate::core::chart::{Chart, Series, Sign};
use crate::core::{Game, Icon, Journal, Player, Ruled};
use crate::localize::Words;

/// What a game provides to be looked back on.
pub trait History: Game {
    /// The current standing: a heading and a line.
    fn headline(words: &Words, people: &[Player], journal: &Journal<Self>) -> (String, String);
    /// How it ended, in one line; also for a game that was given up before its end.
    fn result(words: &Words, record: &Record) -> String;
    /// The step in words, and an optional second line.
    fn describe(at: &Moment<'_, Self>) -> (String, Option<String>);
    /// The standing after a step. The step that led here, if any, may be mentioned.
    fn standings(
        words: &Words,
        people: &[Player],
        state: &Self,
        at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing>;
    /// The course of the game as a chart.
    fn chart(words: &Words, people: &[Player], journal: &Journal<Self>) -> Chart;
    /// The figures that totals are computed from. `over` and `people` are filled in by the caller.
    fn record(journal: &Journal<Self>) -> Record;
    /// How it ended, as short as possible: "1:12", "3/4"; empty where the winners say it.
    fn brief(_words: &Words, _record: &Record) -> String {
        String::new()
    }
    /// Totals and records of many games.
    fn totals(words: &Words, many: &Games<'_>) -> Vec<Total>;
}

/// A component's line in a chart, named for the count at its end.
#[must_use]
pub fn component_line(words: &Words, icon: Icon, key: &str, points: Vec<(f32, i64)>) -> Series {
    let count = points.last().map_or(0, |(_, count)| *count);
    Series {
        sign: Sign::Thing(icon),
        name: words.text_with(key, &[("count", count.into())]),
        points,
        stairs: true,
    }
}

/// One step of a journal, with the states before and after it.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    pub words: &'a Words,
    pub people: &'a [Player],
    pub journal: &'a Journal<G>,
    /// The index of the event, from 0.
    pub place: usize,
    pub event: &'a G::Event,
    pub before: &'a G,
    pub after: &'a G,
    pub ruling: Option<&'a Ruled<G::Ruling>>,
}

impl<G: Game> Moment<'_, G> {
    pub fn name(&self, seat: usize) -> String {
        name(self.people, seat)
    }
}
