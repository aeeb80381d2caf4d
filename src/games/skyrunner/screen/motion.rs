//! The ruling in motion: lines come one after the other, pawns climb to where they stand.

use super::super::story::What;
use super::{Screen, Stage};
use crate::room::Cx;
use crate::sound::Effect;
use std::time::Duration;

/// How long a line of the ruling stands before the next one comes.
const BEAT: Duration = Duration::from_millis(650);
/// How far a pawn climbs between two pictures, in levels.
const STRIDE: f32 = 0.5;

impl Screen {
    /// Where the pawns are after the lines that are shown.
    pub(super) fn standing(&self) -> Vec<f32> {
        let Some(told) = &self.told else {
            return self
                .race
                .last()
                .map(|levels| drawn(levels))
                .unwrap_or_default();
        };
        let line = self
            .shown
            .checked_sub(1)
            .and_then(|last| told.lines.get(last));
        drawn(line.map_or(&told.levels, |line| &line.levels))
    }

    /// How the line that has just come sounds.
    pub(super) fn sound(&self) -> Effect {
        let last = self.shown.checked_sub(1);
        let line = last.and_then(|last| self.told.as_ref()?.lines.get(last));
        match line.map(|line| &line.what) {
            Some(What::Wins { .. } | What::Recovers) => Effect::Pop,
            Some(What::Fell(_) | What::Strikes { .. } | What::Waited(_)) => Effect::Defeat,
            Some(What::Robs(_) | What::Refilled | What::Passes) => Effect::Page,
            _ => Effect::Tick,
        }
    }

    pub(super) fn telling(&self) -> bool {
        let lines = self.told.as_ref().map_or(0, |told| told.lines.len());
        self.stage == Stage::Told && (self.shown < lines || self.drawn != self.standing())
    }

    /// The next picture of the play: pawns move, then the next line comes.
    pub(super) fn tick(&mut self, cx: &mut Cx<'_>) {
        let standing = self.standing();
        if self.drawn.len() != standing.len() {
            self.drawn = standing;
            return;
        }
        for (at, to) in self.drawn.iter_mut().zip(&standing) {
            *at += (to - *at).clamp(-STRIDE, STRIDE);
        }
        let lines = self.told.as_ref().map_or(0, |told| told.lines.len());
        let rested = cx.instant.saturating_sub(self.since) >= BEAT;
        if self.drawn == standing && rested && self.shown < lines {
            self.shown += 1;
            self.since = cx.instant;
            cx.effects.push(self.sound());
        }
    }
}

pub(super) fn drawn(levels: &[i64]) -> Vec<f32> {
    levels.iter().map(|level| *level as f32).collect()
}
