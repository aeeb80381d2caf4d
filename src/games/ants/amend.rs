//! Correcting an old round: what followed it is taken back, the round is changed, and all that
//! followed is played again. The journal keeps both; one undo brings the old rounds back.

use super::rules::{Event, State};
use crate::journal::{Game, Refusal};
use crate::json::Json;
use crate::sitting::{Now, Sitting};
use serde_json::{Value, json};

/// An event to be put in the place of another.
#[derive(Debug, Clone)]
pub(super) struct Correction {
    pub at: usize,
    pub event: Event,
}

/// A correction that stands: from which event on, and what was there before.
#[derive(Debug, Clone)]
pub(super) struct Fix {
    from: usize,
    old: Vec<Event>,
    new: Correction,
}

/// The events after a changed one, as far as they still count: a game may now end earlier.
fn still_count(state: &State, changed: &Event, later: &[Event]) -> Result<Vec<Event>, Refusal> {
    let mut state = state.apply(changed)?.0;
    let mut plan = vec![changed.clone()];
    for event in later {
        if state.ended().is_some() {
            break;
        }
        state = state.apply(event)?.0;
        plan.push(event.clone());
    }
    Ok(plan)
}

/// Puts the correction in its place. Says how many later events no longer count.
pub(super) fn amend(
    sitting: &mut Sitting<State>,
    now: &Now,
    correction: &Correction,
) -> Result<(Fix, usize), Refusal> {
    let Correction { at, event } = correction;
    let at = *at;
    let events = sitting.journal().events().to_vec();
    let (Some(state), Some(later)) = (sitting.journal().state_after(at), events.get(at + 1..))
    else {
        return Err(Refusal::OUT_OF_RANGE);
    };
    if sitting.read_only() {
        return Err(Refusal::IN_USE);
    }
    let plan = still_count(&state, event, later)?;
    let dropped = later.len() + 1 - plan.len();
    while sitting.journal().events().len() > at {
        sitting.undo(now)?;
    }
    // A tap that wrote several events was taken back as a whole: what came before goes back too.
    let from = sitting.journal().events().len();
    let before = events.get(from..at).unwrap_or_default().to_vec();
    let fix = Fix {
        from,
        old: events.get(from..).unwrap_or_default().to_vec(),
        new: correction.clone(),
    };
    let note = json!({ "corrected": { "from": from, "old": fix.old, "at": at, "new": event } });
    sitting.note(now, note);
    let _ = sitting.tap(now, before.into_iter().chain(plan).collect())?;
    Ok((fix, dropped))
}

/// After an undo: if it took back a correction, the old rounds stand again. Gives back the
/// correction, to be put again.
pub(super) fn restore(
    sitting: &mut Sitting<State>,
    now: &Now,
    fixes: &mut Vec<Fix>,
) -> Option<Correction> {
    let count = sitting.journal().events().len();
    let fix = fixes.pop_if(|fix| count <= fix.from)?;
    fixes.retain(|other| other.from < fix.from);
    for event in fix.old {
        if sitting.tap(now, vec![event]).is_err() {
            break;
        }
    }
    sitting.note(now, json!({ "restored": { "from": fix.from } }));
    Some(fix.new)
}

/// The corrections that stand in a game that is taken up again, and the one taken back last.
pub(super) fn standing(sitting: &Sitting<State>) -> (Vec<Fix>, Option<Correction>) {
    let mut fixes: Vec<Fix> = Vec::new();
    let mut taken_back = None;
    for note in sitting.journal().notes() {
        if let Some(fix) = note.note.get("corrected").and_then(read) {
            fixes.push(fix);
            taken_back = None;
        } else if note.note.get("restored").is_some()
            && let Some(gone) = fixes.pop()
        {
            fixes.retain(|other| other.from < gone.from);
            taken_back = Some((note.after, gone.new));
        }
    }
    let count = sitting.journal().events().len();
    let taken_back = taken_back.filter(|(after, _)| *after == count);
    (fixes, taken_back.map(|(_, correction)| correction))
}

fn read_event(value: &Value) -> Option<Event> {
    let text = value.to_string();
    let json = Json::parse(text.as_bytes()).ok()?;
    State::read_event(&json).ok()
}

fn read(value: &Value) -> Option<Fix> {
    let whole = |name: &str| usize::try_from(value.get(name)?.as_u64()?).ok();
    let from = whole("from")?;
    let old = value.get("old")?.as_array()?.iter();
    let old = old.map(read_event).collect::<Option<Vec<Event>>>()?;
    let new = Correction {
        at: whole("at")?,
        event: read_event(value.get("new")?)?,
    };
    Some(Fix { from, old, new })
}
