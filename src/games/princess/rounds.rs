//! The game so far, one round after the other. Pure.

use super::rule_ids;
use super::rules::{Event, Ladders, Ruling, State};
use crate::core::{Journal, RuleId, Ruled, Seat};

/// One page of the book and what happened on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Début is page 1.
    pub page: u8,
    pub prince: Seat,
    /// Which princess was to be saved.
    pub princess: usize,
    /// Where the event that ended it is in the journal; while it is open, the one that began it.
    pub at: usize,
    pub result: RoundResult,
}

#[derive(Clone, Debug, PartialEq)]
pub enum RoundResult {
    /// The round is under way.
    Open,
    Foghorn,
    /// Fin.
    Ended,
    Count(Box<(Ladders, Ruled<Ruling>)>),
}

impl Round {
    pub fn saved(&self) -> bool {
        matches!(&self.result, RoundResult::Count(count) if count.1.facts.saved)
    }

    /// Whether it has a count, or a foghorn, that may have been wrong.
    pub fn can_be_corrected(&self) -> bool {
        matches!(self.result, RoundResult::Foghorn | RoundResult::Count(_))
    }

    /// The rule that decided this round.
    pub fn because(&self) -> Option<RuleId> {
        match &self.result {
            RoundResult::Open => None,
            RoundResult::Foghorn => Some(rule_ids::FOGHORN),
            RoundResult::Ended => Some(rule_ids::BOOK_ENDS),
            RoundResult::Count(count) => {
                let (played, ruled) = count.as_ref();
                if !ruled.facts.saved && ruled.facts.difference == 0 {
                    Some(rule_ids::PAGE)
                } else if ruled.facts.saved && (played.plus > 0 || played.minus > 0) {
                    Some(rule_ids::SQUIRES)
                } else {
                    ruled.because.first().copied()
                }
            }
        }
    }
}

/// All rounds, oldest first; the last may be open.
pub fn rounds(journal: &Journal<State>) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (at, (event, state, ruling)) in journal.history().enumerate() {
        match (event, ruling) {
            (Event::TurnPage, _) => rounds.push(Round {
                page: state.page(),
                prince: state.prince(),
                princess: usize::from(state.saved()),
                at,
                result: if state.is_open() {
                    RoundResult::Open
                } else {
                    RoundResult::Ended
                },
            }),
            (Event::Foghorn, _) => {
                if let Some(last) = rounds.last_mut() {
                    (last.at, last.result) = (at, RoundResult::Foghorn);
                }
            }
            (Event::Ladders(played), Some(ruled)) => {
                if let Some(last) = rounds.last_mut() {
                    last.at = at;
                    last.result = RoundResult::Count(Box::new((played.clone(), ruled)));
                }
            }
            (Event::Ladders(_), None) | (Event::Hand { .. } | Event::Squires(_), _) => {}
        }
    }
    rounds
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use crate::games::princess::components::first_game;

    #[test]
    fn every_page_has_a_round() {
        let mut journal: Journal<State> = Journal::new(first_game()).unwrap();
        let played = |respected| {
            Event::Ladders(Ladders {
                dungeon: 6,
                cards: [1, 2, 3].into_iter().collect(),
                plus: 0,
                minus: 0,
                respected,
                ignored: false,
            })
        };
        for event in [
            Event::TurnPage,
            Event::Foghorn,
            Event::TurnPage,
            played(false),
            Event::TurnPage,
        ] {
            let _ = journal.push(event).unwrap();
        }
        let rounds = rounds(&journal);
        assert_eq!(rounds.len(), 3);
        assert_eq!(rounds[0].result, RoundResult::Foghorn);
        assert_eq!([rounds[0].at, rounds[1].at, rounds[2].at], [1, 3, 4]);
        assert_eq!((rounds[1].page, rounds[1].prince), (2, Seat::new(0)));
        assert!(!rounds[1].saved());
        assert_eq!(rounds[1].because(), Some(rule_ids::PAGE));
        assert_eq!(
            (rounds[2].prince, &rounds[2].result),
            (Seat::new(1), &RoundResult::Open)
        );
    }
}
