//! Corrections: an old round that is counted again, and figures that are set by hand.

use super::{Ask, Edit, Page, Screen, Tab};
use crate::core::Seat;
use crate::games::princess::count::{Entry, Fate};
use crate::games::princess::rounds::RoundResult;
use crate::games::princess::rules::{Event, State};
use crate::games::princess::solver::Hand;
use crate::live::{Drafting, LiveGame};
use crate::session::Cx;
use crate::sound::Effect;
use serde_json::{Value, json};

/// A round that is being corrected.
#[derive(Debug, Clone)]
pub struct OldRound {
    /// Where the event that ended it is in the journal.
    pub at: usize,
    /// The state before that event.
    pub state: State,
}

impl Screen {
    /// Opens the count of a round that is over.
    pub(super) fn correct_round(&mut self, live: &LiveGame<State>, place: usize) {
        let Some(round) = self.rounds.get(place) else {
            return;
        };
        let entry = |state: &State| match &round.result {
            RoundResult::Count(count) => Entry::of_ladders(state, &count.0),
            RoundResult::Foghorn | RoundResult::Open | RoundResult::Ended => {
                Entry::new(state, None)
            }
        };
        if let Some(state) = live.journal().state_after(round.at) {
            let (at, entry) = (round.at, entry(&state));
            self.start_correction(live, OldRound { at, state }, entry);
        }
    }

    fn start_correction(&mut self, live: &LiveGame<State>, old: OldRound, entry: Entry) {
        self.ask = Ask::of(live.journal(), old.state.page());
        self.entry = Drafting::new(entry);
        self.edit = None;
        self.correcting = Some(old);
        self.page = Page::Count;
    }

    /// Continues a correction that was half entered when the app was closed.
    pub(super) fn resume_correction(&mut self, live: &LiveGame<State>) {
        let amending = live.journal().noted("amending");
        let at = amending.and_then(|note| usize::try_from(note.get("at")?.as_u64()?).ok());
        let round = at.filter(|at| self.rounds.iter().any(|round| round.at == *at));
        let state = round.and_then(|at| Some((at, live.journal().state_after(at)?)));
        if let (Some((at, state)), Some(note)) = (state, amending)
            && let Some(entry) = note
                .get("count")
                .and_then(|count| Entry::noted(&state, count))
        {
            self.start_correction(live, OldRound { at, state }, entry);
        }
    }

    /// Saves what has been counted so far.
    pub(super) fn keep_count(&self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        let count = self.entry.to_json(self.count_state(live));
        let note = match &self.correcting {
            None => json!({ "count": count }),
            Some(old) => json!({ "amending": { "at": old.at, "count": count } }),
        };
        live.note(&cx.now, note);
    }

    fn forget_correction(cx: &Cx<'_>, live: &mut LiveGame<State>) {
        let amending = live.journal().noted("amending");
        if amending.is_some_and(|note| !note.is_null()) {
            live.note(&cx.now, json!({ "amending": Value::Null }));
        }
    }

    /// Leaves the old round as it was.
    pub(super) fn leave_correction(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        Self::forget_correction(cx, live);
        self.after_event(live);
    }

    /// Replaces the event that ended the old round.
    pub(super) fn amend(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        old: OldRound,
        event: Event,
    ) {
        if !cx.amend(live, old.at, event) {
            self.correcting = Some(old);
            return;
        }
        Self::forget_correction(cx, live);
        cx.effects.push(Effect::POP);
        cx.page_changed();
        self.after_event(live);
    }

    pub(super) fn edit_hand(&mut self, live: &LiveGame<State>, seat: Seat) {
        if let Some(hand) = live.state().hands().get(seat.index()) {
            self.edit = Some(Edit::Hand(seat, *hand));
            self.tab = Tab::Ladders;
        }
    }

    /// A ladder is in hand after all, or is not.
    pub(super) fn toggle_ladder(&mut self, value: i16) {
        if let Some(Edit::Hand(_, hand)) = &mut self.edit {
            let held = *hand;
            *hand = (1..=8)
                .filter(|card| held.contains(*card) != (*card == value))
                .collect::<Hand>();
        }
    }

    /// Writes the correction by hand, if it changes something.
    pub(super) fn finish_edit(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let state = live.state();
        let event = match self.edit.take() {
            Some(Edit::Hand(player, hand)) => {
                let changes = state.hands().get(player.index()) != Some(&hand);
                changes.then(|| Event::Hand {
                    player,
                    cards: hand.cards().collect(),
                })
            }
            Some(Edit::Squires(left)) => {
                (left != state.squires()).then(|| Event::Squires(left.into()))
            }
            None => None,
        };
        if let Some(event) = event {
            let tab = self.tab;
            self.happened(cx, live, event);
            self.tab = tab;
        }
    }

    /// The next answer about the page.
    pub(super) fn next_fate(&self, live: &LiveGame<State>) -> Fate {
        let has_squire = self.count_state(live).squires() > 0;
        match self.entry.fate {
            Fate::Respected => Fate::Broken,
            Fate::Broken if has_squire => Fate::Ignored,
            Fate::Broken | Fate::Ignored => Fate::Respected,
        }
    }
}
