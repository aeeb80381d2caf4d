//! A trick being entered, and the last judged one. Pure.

use super::cards::{Card, Colour};
use super::rules::{Event, State, Trick};
use super::verdict::{self, Verdict};
use crate::core::{Game, Journal};
use serde_json::{Value, json};

/// A trick being entered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hand {
    pub cards: Vec<Option<Card>>,
    /// Who leads, if the players have said so.
    pub opener: Option<usize>,
    /// On a phone: the colour whose cards are shown.
    pub colour: Option<Colour>,
}

impl Hand {
    pub(super) fn to_json(&self) -> Value {
        json!({ "laid": { "cards": self.cards, "opener": self.opener } })
    }

    /// Reads a hand with at least one card.
    pub(super) fn from_json(value: &Value, players: usize) -> Option<Self> {
        let cards = value.get("cards")?.as_array()?;
        let cards: Vec<Option<Card>> = cards
            .iter()
            .map(|card| card.as_str().and_then(|name| name.parse().ok()))
            .collect();
        let opener = value.get("opener").and_then(Value::as_u64);
        let begun = cards.len() == players && cards.iter().any(Option::is_some);
        begun.then_some(Self {
            cards,
            opener: opener.and_then(|seat| usize::try_from(seat).ok()),
            colour: None,
        })
    }
}

/// The trick at the end of the journal, with its ruling.
pub(super) fn last_trick(journal: &Journal<State>) -> Option<(usize, Trick, Verdict)> {
    let events = journal.events();
    let at = events.len().checked_sub(1)?;
    let event = events.last()?;
    let Event::Trick(trick) = event else {
        return None;
    };
    let (_, ruled) = journal.state_after(at)?.resolve(event).ok()?;
    let verdict = verdict::verdict(journal, at, trick, &ruled?)?;
    Some((at, trick.clone(), verdict))
}
