//! Corrects an old entry: later entries are undone, the entry is replaced, and the later ones are
//! applied again, all in one tap.

use super::{LiveGame, Now};
use crate::core::Refusal;
use crate::history::History;

/// Entries that no longer count after a correction: from the first that the rules now refuse.
#[derive(Debug, Clone, PartialEq)]
pub struct Dropped<E> {
    /// The index of the first of them in the journal.
    pub at: usize,
    /// All of them, oldest first.
    pub events: Vec<E>,
    /// Why the first is refused.
    pub why: Refusal,
}

impl<G: History> LiveGame<G> {
    /// Replaces the event at `at` and applies the later ones again, as far as the rules accept
    /// them. Returns what was dropped. One undo reverts all of it.
    pub fn amend(
        &mut self,
        now: &Now,
        at: usize,
        event: G::Event,
    ) -> Result<Option<Dropped<G::Event>>, Refusal> {
        let old = self.journal().events().get(at..);
        let later = old.and_then(|old| old.get(1..));
        let later = later.ok_or(Refusal::OUT_OF_RANGE)?;
        let state = self.journal().state_after(at);
        let (mut state, _) = state.ok_or(Refusal::OUT_OF_RANGE)?.apply(&event)?;
        let mut dropped = None;
        let mut events = vec![event];
        for (place, event) in later.iter().enumerate() {
            match state.apply(event) {
                Ok((next, _)) => {
                    state = next;
                    events.push(event.clone());
                }
                Err(why) => {
                    dropped = Some(Dropped {
                        at: at + 1 + place,
                        events: later[place..].to_vec(),
                        why,
                    });
                    break;
                }
            }
        }
        self.replace_from(now, at, events)?;
        Ok(dropped)
    }
}
