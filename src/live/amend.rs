//! Correcting an old entry: what followed it is taken back, the entry is changed, and what
//! followed is played again. The journal keeps both; one undo brings the old entries back, and a
//! redo corrects them again.

use super::{LiveGame, Now};
use crate::core::json::Json;
use crate::core::{Game, Journal, Refusal};
use crate::history::History;
use serde_json::{Value, json};

/// An event to be put in the place of another.
#[derive(Debug, Clone)]
struct Correction<G: Game> {
    at: usize,
    event: G::Event,
}

/// A correction that stands: from which event on, and what was there before.
#[derive(Debug, Clone)]
struct Fix<G: Game> {
    from: usize,
    old: Vec<G::Event>,
    new: Correction<G>,
}

/// The corrections that stand, and the one that was undone last.
#[derive(Debug)]
pub(super) struct Corrections<G: Game> {
    standing: Vec<Fix<G>>,
    undone: Option<Correction<G>>,
}

/// What became of the entries after a corrected one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amended {
    /// How many of them no longer count, because the game ends earlier or one is refused.
    pub dropped: usize,
    /// The first one that is no longer possible, by its place among the old entries, and why.
    pub refused: Option<(usize, Refusal)>,
}

/// What an undo took back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undone {
    Tap,
    /// A correction: the old entries stand again.
    Correction,
}

/// The changed event and those after it that still count, and what becomes of the others.
fn plan<G: Game>(
    state: &G,
    correction: &Correction<G>,
    later: &[G::Event],
) -> Result<(Vec<G::Event>, Amended), Refusal> {
    let mut state = state.apply(&correction.event)?.0;
    let mut events = vec![correction.event.clone()];
    let mut refused = None;
    for (place, event) in later.iter().enumerate() {
        if state.ended().is_some() {
            break;
        }
        match state.apply(event) {
            Ok((next, _)) => state = next,
            Err(refusal) => {
                refused = Some((correction.at + 1 + place, refusal));
                break;
            }
        }
        events.push(event.clone());
    }
    let dropped = later.len() + 1 - events.len();
    Ok((events, Amended { dropped, refused }))
}

impl<G: Game> Corrections<G> {
    pub fn none() -> Self {
        Self {
            standing: Vec::new(),
            undone: None,
        }
    }

    /// Those of a game that is taken up again.
    pub fn of(journal: &Journal<G>) -> Self {
        let mut standing: Vec<Fix<G>> = Vec::new();
        let mut undone = None;
        for note in journal.notes() {
            if let Some(fix) = note.note.get("corrected").and_then(read) {
                standing.push(fix);
                undone = None;
            } else if note.note.get("restored").is_some()
                && let Some(gone) = standing.pop()
            {
                standing.retain(|other| other.from < gone.from);
                undone = Some((note.after, gone.new));
            }
        }
        let count = journal.events().len();
        let undone = undone.filter(|(after, _)| *after == count);
        Self {
            standing,
            undone: undone.map(|(_, correction)| correction),
        }
    }

    pub fn can_redo(&self) -> bool {
        self.undone.is_some()
    }

    /// Something else has been entered or undone: a correction cannot be redone any more.
    pub fn forget_undone(&mut self) {
        self.undone = None;
    }
}

impl<G: History> LiveGame<G> {
    /// Puts an event in the place of an old one and plays again what followed, up to the end of
    /// the game or the first entry that is no longer possible.
    pub fn amend(&mut self, now: &Now, at: usize, event: G::Event) -> Result<Amended, Refusal> {
        self.put(now, Correction { at, event })
    }

    fn put(&mut self, now: &Now, correction: Correction<G>) -> Result<Amended, Refusal> {
        let at = correction.at;
        let events = self.journal().events().to_vec();
        let (Some(state), Some(later)) = (self.journal().state_after(at), events.get(at + 1..))
        else {
            return Err(Refusal::OUT_OF_RANGE);
        };
        if self.read_only() {
            return Err(Refusal::IN_USE);
        }
        let (plan, amended) = plan(&state, &correction, later)?;
        while self.journal().events().len() > at {
            self.undo_tap(now)?;
        }
        // A tap that wrote several events was taken back as a whole: what came before goes back too.
        let from = self.journal().events().len();
        let before = events.get(from..at).unwrap_or_default().to_vec();
        let old = events.get(from..).unwrap_or_default().to_vec();
        let note = json!({
            "corrected": { "from": from, "old": old, "at": at, "new": correction.event }
        });
        self.note(now, note);
        let _ = self.tap(now, before.into_iter().chain(plan).collect())?;
        self.corrections.standing.push(Fix {
            from,
            old,
            new: correction,
        });
        Ok(amended)
    }

    /// After an undo: if it took back a correction, the old entries stand again.
    pub(super) fn restore(&mut self, now: &Now) -> Result<Undone, Refusal> {
        self.corrections.forget_undone();
        let count = self.journal().events().len();
        let fixes = &mut self.corrections.standing;
        let Some(fix) = fixes.pop_if(|fix| count <= fix.from) else {
            return Ok(Undone::Tap);
        };
        fixes.retain(|other| other.from < fix.from);
        for event in fix.old {
            let _ = self.tap(now, vec![event])?;
        }
        self.note(now, json!({ "restored": { "from": fix.from } }));
        self.corrections.undone = Some(fix.new);
        Ok(Undone::Correction)
    }

    /// Corrects again what was undone last. Says whether there was a correction.
    pub(super) fn amend_again(&mut self, now: &Now) -> Result<bool, Refusal> {
        let Some(correction) = self.corrections.undone.take() else {
            return Ok(false);
        };
        self.put(now, correction).map(|_| true)
    }
}

fn read_event<G: Game>(value: &Value) -> Option<G::Event> {
    let text = value.to_string();
    let json = Json::parse(text.as_bytes()).ok()?;
    G::read_event(&json).ok()
}

fn read<G: Game>(value: &Value) -> Option<Fix<G>> {
    let whole = |name: &str| usize::try_from(value.get(name)?.as_u64()?).ok();
    let from = whole("from")?;
    let old = value.get("old")?.as_array()?.iter();
    let old = old
        .map(read_event::<G>)
        .collect::<Option<Vec<G::Event>>>()?;
    let new = Correction {
        at: whole("at")?,
        event: read_event::<G>(value.get("new")?)?,
    };
    Some(Fix { from, old, new })
}
