//! Correcting an old entry: what followed it is taken back, the entry is changed, and all that
//! followed is played again. The journal keeps both; one undo brings the old entries back.

use super::{LiveGame, Now};
use crate::core::json::Json;
use crate::core::{Game, Refusal};
use crate::history::History;
use serde_json::{Value, json};

/// An event to be put in the place of another.
#[derive(Debug, Clone)]
pub struct Correction<G: Game> {
    pub at: usize,
    pub event: G::Event,
}

/// A correction that stands: from which event on, and what was there before.
#[derive(Debug, Clone)]
pub struct Fix<G: Game> {
    from: usize,
    old: Vec<G::Event>,
    new: Correction<G>,
}

/// The events after a changed one, as far as they still count: a game may now end earlier.
fn still_count<G: Game>(
    state: &G,
    changed: &G::Event,
    later: &[G::Event],
) -> Result<Vec<G::Event>, Refusal> {
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
pub fn amend<G: History>(
    live: &mut LiveGame<G>,
    now: &Now,
    correction: &Correction<G>,
) -> Result<(Fix<G>, usize), Refusal> {
    let Correction { at, event } = correction;
    let at = *at;
    let events = live.journal().events().to_vec();
    let (Some(state), Some(later)) = (live.journal().state_after(at), events.get(at + 1..)) else {
        return Err(Refusal::OUT_OF_RANGE);
    };
    if live.read_only() {
        return Err(Refusal::IN_USE);
    }
    let plan = still_count(&state, event, later)?;
    let dropped = later.len() + 1 - plan.len();
    while live.journal().events().len() > at {
        live.undo(now)?;
    }
    // A tap that wrote several events was taken back as a whole: what came before goes back too.
    let from = live.journal().events().len();
    let before = events.get(from..at).unwrap_or_default().to_vec();
    let fix = Fix {
        from,
        old: events.get(from..).unwrap_or_default().to_vec(),
        new: correction.clone(),
    };
    let note = json!({ "corrected": { "from": from, "old": fix.old, "at": at, "new": event } });
    live.note(now, note);
    let _ = live.tap(now, before.into_iter().chain(plan).collect())?;
    Ok((fix, dropped))
}

/// After an undo: if it took back a correction, the old entries stand again. Gives back the
/// correction, to be put again.
pub fn restore<G: History>(
    live: &mut LiveGame<G>,
    now: &Now,
    fixes: &mut Vec<Fix<G>>,
) -> Option<Correction<G>> {
    let count = live.journal().events().len();
    let fix = fixes.pop_if(|fix| count <= fix.from)?;
    fixes.retain(|other| other.from < fix.from);
    for event in fix.old {
        if live.tap(now, vec![event]).is_err() {
            break;
        }
    }
    live.note(now, json!({ "restored": { "from": fix.from } }));
    Some(fix.new)
}

/// The corrections that stand in a game that is taken up again, and the one taken back last.
pub fn standing<G: History>(live: &LiveGame<G>) -> (Vec<Fix<G>>, Option<Correction<G>>) {
    let mut fixes: Vec<Fix<G>> = Vec::new();
    let mut taken_back = None;
    for note in live.journal().notes() {
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
    let count = live.journal().events().len();
    let taken_back = taken_back.filter(|(after, _)| *after == count);
    (fixes, taken_back.map(|(_, correction)| correction))
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
