//! What stays of a game: its steps in the words of the table, its course as a plot, and the
//! deeds that totals and records are made of.
//!
//! A game brings a [`History`]; the history, the end screens and the exports share it.

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

use crate::core::chart::Chart;
use crate::core::{Game, Journal, Player, Ruled};
use crate::localize::Words;

/// What a game tells of itself when it is looked back on.
pub trait History: Game {
    /// Where it stands: a heading and a line.
    fn headline(words: &Words, people: &[Player], journal: &Journal<Self>) -> (String, String);
    /// How it ended, in one line; also for a game that was put away before its end.
    fn result(words: &Words, record: &Record) -> String;
    /// What happened, in the words of the table, and perhaps a word more.
    fn describe(at: &Moment<'_, Self>) -> (String, Option<String>);
    /// How things stand. The step that led here, if any, may be mentioned.
    fn standings(
        words: &Words,
        people: &[Player],
        state: &Self,
        at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing>;
    /// How it went, to be drawn.
    fn chart(words: &Words, people: &[Player], journal: &Journal<Self>) -> Chart;
    /// What counts in totals and records. `over` and `people` are filled in for it.
    fn record(journal: &Journal<Self>) -> Record;
    /// How it ended, as short as can be: "1:12", "3/4"; nothing where the winners say it.
    fn brief(_words: &Words, _deeds: &Record) -> String {
        String::new()
    }
    /// Totals and records of many games.
    fn totals(words: &Words, many: &Games<'_>) -> Vec<Total>;
}

/// One step of a journal, with what was before and after.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    pub words: &'a Words,
    pub people: &'a [Player],
    pub journal: &'a Journal<G>,
    /// Which event, from 0.
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
