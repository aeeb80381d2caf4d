//! Who wins a trick: the ruling, what the rulebook leaves open, and what the players chose there.

use super::cards::{Card, Colour, Strength};
use super::rule_ids;
use super::rules::{Ruling, State, Trick};
use super::trick::strongest_ant;
use crate::core::{Journal, RuleId, Ruled, Seat};
use serde_json::{Value, json};

/// An interpretation of what the rulebook leaves open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// The one of this app.
    Tablee,
    /// The strongest soldier or ninja, of equals the first played.
    Ant,
    /// The first queen played.
    Queen,
    /// Whoever led the trick.
    Opener,
    Nobody,
}

impl Reading {
    const ALL: [Self; 5] = [
        Self::Tablee,
        Self::Ant,
        Self::Queen,
        Self::Opener,
        Self::Nobody,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Tablee => "tablee",
            Self::Ant => "ant",
            Self::Queen => "queen",
            Self::Opener => "opener",
            Self::Nobody => "nobody",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reading| reading.name() == name)
    }
}

/// One answer to an open question: an interpretation, and the position of the card that wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    pub reading: Reading,
    pub winner: Option<usize>,
}

/// A queen's sum against the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sum {
    pub queen: Card,
    pub own: Card,
    pub lifted: u8,
    pub rival: Option<Card>,
}

/// A finished trick, ruled.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    pub seats: Vec<usize>,
    pub cards: Vec<Card>,
    /// Positions in the order played.
    pub winner: Option<usize>,
    pub queens: usize,
    pub ladybugs: usize,
    /// The rule that decided.
    pub rule: RuleId,
    pub silent: Option<(RuleId, Vec<Answer>)>,
    pub chosen: Reading,
    /// The players decided this trick otherwise.
    pub decided: bool,
}

fn place_of_queen(cards: &[Card], alone: bool) -> Option<usize> {
    cards.iter().position(|card| match card {
        Card::Queen(colour) => !alone || best_of(cards, |other| other == *colour).is_none(),
        _ => false,
    })
}

/// The strongest soldier or ninja of some colours, the first played of equals.
fn best_of(cards: &[Card], of: impl Fn(Colour) -> bool) -> Option<(Card, Strength)> {
    let mut best: Option<(Card, Strength)> = None;
    for card in cards {
        if let Card::Ant(colour, strength) = card
            && of(*colour)
            && best.is_none_or(|(_, highest)| *strength > highest)
        {
            best = Some((*card, *strength));
        }
    }
    best
}

/// The interpretations of what the rulebook leaves open in this trick, this app's first.
fn answers(cards: &[Card], rule: RuleId, winner: Option<usize>) -> Vec<Answer> {
    let ant = strongest_ant(cards).0;
    let mut others = Vec::new();
    if rule == rule_ids::ONLY_LADYBUGS {
        others.push((Reading::Opener, Some(0)));
    } else if rule == rule_ids::QUEEN_ALONE {
        if ant.is_some() {
            others.push((Reading::Queen, place_of_queen(cards, true)));
        } else {
            others.push((Reading::Nobody, None));
        }
    } else {
        if rule == rule_ids::SEVERAL_QUEENS {
            others.push((Reading::Queen, place_of_queen(cards, false)));
        }
        match ant {
            Some(_) => others.push((Reading::Ant, ant)),
            None => others.push((Reading::Nobody, None)),
        }
    }
    let mut answers = vec![Answer {
        reading: Reading::Tablee,
        winner,
    }];
    answers.extend(
        others
            .into_iter()
            .filter(|(_, place)| *place != winner)
            .map(|(reading, winner)| Answer { reading, winner }),
    );
    answers
}

/// The rule to show first.
fn deciding(because: &[RuleId]) -> RuleId {
    let after_lift = because
        .iter()
        .position(|rule| *rule == rule_ids::QUEEN_LIFTS)
        .and_then(|place| because.get(place + 1));
    let too_low = because
        .iter()
        .find(|rule| **rule == rule_ids::QUEEN_TOO_LOW);
    after_lift
        .or(too_low)
        .or(because.last())
        .copied()
        .unwrap_or(rule_ids::STRONGEST)
}

/// The question that the rulebook leaves open, if this trick raises one.
fn open_question(because: &[RuleId]) -> Option<RuleId> {
    because
        .iter()
        .copied()
        .find(|rule| *rule == rule_ids::SEVERAL_QUEENS)
        .or_else(|| because.iter().copied().find(|rule| rule.is_silent()))
}

/// What the players chose for a question, in this game.
fn read(journal: &Journal<State>, rule: RuleId) -> Option<Reading> {
    journal
        .notes()
        .iter()
        .rev()
        .find_map(|note| note.note.get("reads")?.get(rule.as_str())?.as_str())
        .and_then(Reading::named)
}

pub fn reading_note(rule: RuleId, reading: Reading) -> Value {
    json!({ "reads": { rule.as_str(): reading.name() } })
}

/// The note that the players decide one trick otherwise.
pub fn decision_note(event: usize, trick: &Trick, winner: Option<usize>) -> Value {
    json!({ "decided": { "event": event, "trick": trick, "winner": winner } })
}

/// `Some` if the players decided this trick themselves: the seat, or nobody.
fn decided(journal: &Journal<State>, event: usize, trick: &Trick) -> Option<Option<usize>> {
    let wanted = serde_json::to_value(trick).ok()?;
    let note = journal.notes().iter().rev().find_map(|note| {
        let decided = note.note.get("decided")?;
        let this = decided.get("event")?.as_u64() == u64::try_from(event).ok()
            && decided.get("trick") == Some(&wanted);
        this.then_some(decided)
    })?;
    Some(
        note.get("winner")
            .and_then(Value::as_u64)
            .and_then(|seat| usize::try_from(seat).ok()),
    )
}

/// The verdict on a trick of the journal.
pub fn verdict(
    journal: &Journal<State>,
    event: usize,
    trick: &Trick,
    ruled: &Ruled<Ruling>,
) -> Option<Verdict> {
    let Ruling::Trick {
        winner,
        queens,
        ladybugs,
    } = &ruled.facts
    else {
        return None;
    };
    let cards: Vec<Card> = trick.cards.iter().copied().collect::<Option<_>>()?;
    let seats: Vec<usize> = trick.seats.iter().copied().map(Seat::index).collect();
    let place = |seat: usize| seats.iter().position(|other| *other == seat);
    let ours = winner.and_then(|seat| place(seat.index()));
    let silent = open_question(&ruled.because).map(|rule| (rule, answers(&cards, rule, ours)));
    let chosen = silent
        .as_ref()
        .and_then(|(rule, answers)| {
            let reading = read(journal, *rule)?;
            answers
                .iter()
                .any(|answer| answer.reading == reading)
                .then_some(reading)
        })
        .unwrap_or(Reading::Tablee);
    let read = silent
        .iter()
        .flat_map(|(_, answers)| answers)
        .find(|answer| answer.reading == chosen)
        .map_or(ours, |answer| answer.winner);
    let otherwise = decided(journal, event, trick);
    Some(Verdict {
        winner: otherwise.map_or(read, |seat| seat.and_then(place)),
        queens: *queens,
        ladybugs: *ladybugs,
        rule: deciding(&ruled.because),
        silent,
        chosen,
        decided: otherwise.is_some(),
        seats,
        cards,
    })
}

impl Verdict {
    pub fn winning_seat(&self) -> Option<usize> {
        self.winner.and_then(|place| self.seats.get(place).copied())
    }

    /// The sum that shows why a queen wins.
    pub fn sum(&self) -> Option<Sum> {
        let queen = *self.cards.get(self.winner?)?;
        self.sum_of(queen)
    }

    /// The sum of a queen that does not win.
    pub fn short(&self) -> Option<Sum> {
        let queens = self.cards.iter().filter_map(|card| self.sum_of(*card));
        queens.max_by_key(|sum| sum.lifted)
    }

    fn sum_of(&self, queen: Card) -> Option<Sum> {
        let Card::Queen(colour) = queen else {
            return None;
        };
        let (own, strength) = best_of(&self.cards, |other| other == colour)?;
        Some(Sum {
            queen,
            own,
            lifted: strength.value() + 1,
            rival: best_of(&self.cards, |other| other != colour).map(|(card, _)| card),
        })
    }
}
