//! What the journal remembers for the screen: rounds with their rulings, and what was half
//! entered when the game was left.

use super::draft::Draft;
use super::judge::Hand;
use super::rules::{Event, Round, Ruling, State};
use crate::journal::{Journal, Ruled};
use crate::sitting::Sitting;

/// A round of the journal: where it stands there, and what it led to.
#[derive(Debug, Clone)]
pub(super) struct Scored {
    pub at: usize,
    pub round: Round,
    pub ruled: Ruled<Ruling>,
    pub scores: Vec<i64>,
}

pub(super) fn rounds(journal: &Journal<State>) -> Vec<Scored> {
    journal
        .history()
        .enumerate()
        .filter_map(|(at, (event, state, ruled))| match (event, ruled) {
            (Event::Round(round), Some(ruled)) => Some(Scored {
                at,
                round: round.clone(),
                ruled,
                scores: state.scores().to_vec(),
            }),
            _ => None,
        })
        .collect()
}

/// The counts that were being entered when the game was left.
pub(super) fn drafted(sitting: &Sitting<State>) -> Draft {
    let players = sitting.people().len();
    sitting
        .noted("draft")
        .and_then(|draft| Draft::from_json(draft, players))
        .unwrap_or_else(|| Draft::new(players))
}

/// The newest event that stands.
pub(super) fn tail(sitting: &Sitting<State>) -> Option<(usize, Event)> {
    let events = sitting.journal().events();
    Some((events.len().checked_sub(1)?, events.last()?.clone()))
}

/// What that draft was before each tap, since the last round was noted.
pub(super) fn drafts(sitting: &Sitting<State>) -> Vec<Draft> {
    let players = sitting.people().len();
    let notes = sitting.journal().notes().iter();
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

/// The round that was being corrected, and how far that had come.
pub(super) fn amending(sitting: &Sitting<State>) -> Option<(usize, Draft)> {
    let noted = sitting.noted("amending")?;
    let at = usize::try_from(noted.get("at")?.as_u64()?).ok()?;
    let draft = Draft::from_json(noted.get("draft")?, sitting.people().len())?;
    matches!(sitting.journal().events().get(at), Some(Event::Round(_))).then_some((at, draft))
}

/// The trick that was being laid out.
pub(super) fn laid(sitting: &Sitting<State>) -> Option<Hand> {
    let noted = sitting.journal().notes().iter().rev();
    let (after, laid) = noted
        .filter_map(|note| Some((note.after, note.note.get("laid")?)))
        .next()?;
    let hand = Hand::from_json(laid, sitting.state().seats_in_trick())?;
    (after == sitting.journal().events().len()).then_some(hand)
}
