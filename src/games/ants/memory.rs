//! What the screen reads from the journal: rounds with their rulings, and input that was half
//! entered when the game was left.

use super::draft::Draft;
use super::hand::Hand;
use super::rules::{Event, Round, RoundRuling, Ruling, State};
use crate::core::Journal;

/// A round of the journal: its event and its ruling.
#[derive(Debug, Clone)]
pub(super) struct Scored {
    pub at: usize,
    pub round: Round,
    pub ruling: RoundRuling,
    pub scores: Vec<i64>,
}

pub(super) fn rounds(journal: &Journal<State>) -> Vec<Scored> {
    journal
        .history()
        .enumerate()
        .filter_map(|(at, (event, state, ruled))| match (event, ruled?.facts) {
            (Event::Round(round), Ruling::Round(ruling)) => Some(Scored {
                at,
                round: round.clone(),
                ruling,
                scores: state.scores().to_vec(),
            }),
            _ => None,
        })
        .collect()
}

/// The number of players.
fn players(journal: &Journal<State>) -> usize {
    journal.state().scores().len()
}

/// The counts that were being entered when the game was left.
pub(super) fn drafted(journal: &Journal<State>) -> Draft {
    let players = players(journal);
    journal
        .noted("draft")
        .and_then(|draft| Draft::from_json(draft, players))
        .unwrap_or_else(|| Draft::new(players))
}

/// The newest event.
pub(super) fn tail(journal: &Journal<State>) -> Option<(usize, Event)> {
    let events = journal.events();
    Some((events.len().checked_sub(1)?, events.last()?.clone()))
}

/// The draft before each tap since the last round was written, oldest first.
pub(super) fn drafts(journal: &Journal<State>) -> Vec<Draft> {
    let players = players(journal);
    let notes = journal.notes().iter();
    let mut drafts: Vec<Draft> = Vec::new();
    for value in notes.filter_map(|note| note.note.get("draft")) {
        match Draft::from_json(value, players) {
            Some(draft) if drafts.is_empty() => drafts.extend([Draft::new(players), draft]),
            Some(draft) => drafts.push(draft),
            None => drafts.clear(),
        }
    }
    let _ = drafts.pop();
    drafts
}

/// The round that was being corrected, and its draft.
pub(super) fn amending(journal: &Journal<State>) -> Option<(usize, Draft)> {
    let noted = journal.noted("amending")?;
    let at = usize::try_from(noted.get("at")?.as_u64()?).ok()?;
    let draft = Draft::from_json(noted.get("draft")?, players(journal))?;
    matches!(journal.events().get(at), Some(Event::Round(_))).then_some((at, draft))
}

/// The trick that was being entered.
pub(super) fn laid(journal: &Journal<State>) -> Option<Hand> {
    let noted = journal.notes().iter().rev();
    let (after, laid) = noted
        .filter_map(|note| Some((note.after, note.note.get("laid")?)))
        .next()?;
    let hand = Hand::from_json(laid, journal.state().seats_in_trick())?;
    (after == journal.events().len()).then_some(hand)
}
