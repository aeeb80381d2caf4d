//! A turn that is being entered is taken back tap by tap, before the journal is touched.

use super::super::entry::Entry;
use super::super::rules::{Play, State};
use super::{Open, Screen, Stage};
use crate::live::LiveGame;
use crate::session::Cx;
use crate::sound::Effect;

/// What was entered so far in this turn, tap by tap, and where in it one is.
#[derive(Debug)]
pub(super) struct Trail {
    steps: Vec<Entry>,
    at: usize,
}

impl Trail {
    pub fn new(first: Entry) -> Self {
        Self {
            steps: vec![first],
            at: 0,
        }
    }

    /// One tap further; what could have been put again is gone.
    pub fn walk(&mut self, entry: &Entry) {
        if self.steps.get(self.at) != Some(entry) {
            self.steps.truncate(self.at + 1);
            self.steps.push(entry.clone());
            self.at = self.steps.len() - 1;
        }
    }

    fn next(&self, forward: bool) -> Option<usize> {
        if forward {
            Some(self.at + 1).filter(|at| *at < self.steps.len())
        } else {
            self.at.checked_sub(1)
        }
    }

    fn go(&mut self, forward: bool) -> Option<Entry> {
        self.at = self.next(forward)?;
        self.steps.get(self.at).cloned()
    }
}

impl Screen {
    /// Whether something half entered could be taken back, or put again.
    pub(super) fn could_rethink(&self, forward: bool) -> bool {
        let entering = self.stage == Stage::Entry;
        match &self.open {
            Some(_) => !forward,
            None => entering && self.trail.next(forward).is_some(),
        }
    }

    /// An open panel closes; otherwise the last tap is undone.
    pub(super) fn take_back(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) {
        let entered = match self.open.take() {
            // What was chosen in the panel goes with it.
            Some(Open::Other(seat, _)) => !matches!(
                self.entry.play(seat),
                None | Some(Play::Bid(_) | Play::Surprise)
            ),
            Some(Open::Pile | Open::Levels(_)) => false,
            None => true,
        };
        self.refused = None;
        if let Some(entry) = entered.then(|| self.trail.go(forward)).flatten() {
            self.entry = entry;
            self.active = self.first_missing(live.state());
            self.keep(cx, live);
            cx.effects.push(Effect::POP);
        }
    }
}
