//! A game read back, step by step.

use super::names::{players_of, seated};
use super::{History, Moment, Record, Standing};
use crate::core::chart::Chart;
use crate::core::json::Json;
use crate::core::{Game, Journal, Line, Player, Refusal};
use crate::localize::Words;

/// One step as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    pub told: String,
    pub more: Option<String>,
    /// The standing of each after the step, and how much it changed.
    pub after: Vec<(Standing, i64)>,
    /// When, as the file has it.
    pub at: Option<String>,
}

/// An event in words.
pub fn describe<G: History>(
    words: &Words,
    people: &[Player],
    journal: &Journal<G>,
    place: usize,
) -> Option<String> {
    describe_instead(words, people, journal, place, journal.events().get(place)?)
}

/// In words, what another event in the place of one would have done; `None` where the rules do not
/// allow it.
pub fn describe_instead<G: History>(
    words: &Words,
    people: &[Player],
    journal: &Journal<G>,
    place: usize,
    event: &G::Event,
) -> Option<String> {
    let before = journal.state_after(place)?;
    let (after, ruling) = before.apply(event).ok()?;
    let moment = Moment {
        words,
        people,
        journal,
        place,
        event,
        before: &before,
        after: &after,
        ruling: ruling.as_ref(),
    };
    Some(G::describe(&moment).0)
}

/// A game of any kind, read back.
pub trait AnyReview: std::fmt::Debug {
    fn people(&self) -> &[Player];
    /// The number of steps.
    fn steps(&self) -> usize;
    /// The step, from 1; 0 is the start.
    fn step(&self, words: &Words, step: usize) -> Step;
    fn chart(&self, words: &Words) -> Chart;
    /// The current standing: a heading and a line.
    fn headline(&self, words: &Words) -> (String, String);
    /// How it ended, or the current standing, in one line.
    fn result(&self, words: &Words) -> String;
    fn record(&self) -> Record;
    /// The time of the last event.
    fn ended(&self) -> &str;
}

/// The journal of one game, read back.
#[derive(Debug)]
pub struct Review<G: Game> {
    journal: Journal<G>,
    people: Vec<Player>,
    /// The time of each event.
    times: Vec<String>,
    started: String,
}

impl<G: Game> Review<G> {
    /// Reads the lines of a file; `names` are the players of its header.
    pub fn read(lines: &[Vec<u8>], names: &[String]) -> Result<Self, Refusal> {
        let mut times = Vec::new();
        let mut undone = Vec::new();
        let lines = lines.iter().map(Vec::as_slice);
        let loaded = Journal::load(lines, |_, json, line| match line {
            Line::Event(()) => {
                undone.clear();
                let at = json.field("at").and_then(Json::text);
                times.push(at.unwrap_or_default().to_owned());
            }
            Line::Undo => undone.extend(times.pop()),
            Line::Redo => times.extend(undone.pop()),
            Line::Note => {}
        })?;
        Ok(Self {
            people: players_of(&loaded.journal).unwrap_or_else(|| seated(names)),
            journal: loaded.journal,
            times,
            started: loaded.started,
        })
    }
}

impl<G: History> AnyReview for Review<G> {
    fn people(&self) -> &[Player] {
        &self.people
    }

    fn steps(&self) -> usize {
        self.journal.events().len()
    }

    fn step(&self, words: &Words, step: usize) -> Step {
        let people = &self.people;
        let before = |place| self.journal.state_after(place);
        let reached = step.checked_sub(1).and_then(|place| {
            let event = self.journal.events().get(place)?;
            let before = before(place)?;
            let (after, ruling) = before.apply(event).ok()?;
            Some((place, event, before, after, ruling))
        });
        let Some((place, event, before, after, ruling)) = reached else {
            let after = G::standings(words, people, self.journal.first(), None);
            let still = |standing| (standing, 0);
            return Step {
                told: words.text("history-start"),
                more: None,
                after: after.into_iter().map(still).collect(),
                at: Some(self.started.clone()),
            };
        };
        let moment = Moment {
            words,
            people,
            journal: &self.journal,
            place,
            event,
            before: &before,
            after: &after,
            ruling: ruling.as_ref(),
        };
        let (told, more) = G::describe(&moment);
        let was = G::standings(words, people, &before, None);
        let now = G::standings(words, people, &after, Some(&moment));
        let changed = |(place, standing): (usize, Standing)| {
            let was = was.get(place).map_or(standing.value, |was| was.value);
            let change = standing.value.saturating_sub(was);
            (standing, change)
        };
        Step {
            told,
            more,
            after: now.into_iter().enumerate().map(changed).collect(),
            at: self.times.get(place).cloned(),
        }
    }

    fn chart(&self, words: &Words) -> Chart {
        G::chart(words, &self.people, &self.journal)
    }

    fn headline(&self, words: &Words) -> (String, String) {
        G::headline(words, &self.people, &self.journal)
    }

    fn result(&self, words: &Words) -> String {
        match self.journal.state().ended() {
            Some(_) => G::result(words, &self.record()),
            None => self.headline(words).0,
        }
    }

    fn record(&self) -> Record {
        Record::of(&self.journal, &self.people)
    }

    fn ended(&self) -> &str {
        self.times.last().unwrap_or(&self.started)
    }
}
