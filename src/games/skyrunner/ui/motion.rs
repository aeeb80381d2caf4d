//! Animation of the ruling: lines appear one after the other, pawns move to their levels.

use super::super::rules::State;
use super::super::turn_report::{self, What};
use super::{Message, Screen, Stage};
use crate::session::Cx;
use crate::sound::Effect;
use crate::ui::motion::{every, frames};
use iced::Subscription;
use std::time::Duration;

/// Time between two lines of the ruling.
const LINE_INTERVAL: Duration = Duration::from_millis(650);
/// Duration of a pawn's movement by one level.
const LEVEL: Duration = Duration::from_millis(100);
/// A timer of no length would fire without end.
const SHORTEST: Duration = Duration::from_millis(1);

impl Screen {
    /// The levels after the lines that are shown.
    pub(super) fn standing(&self, state: &State) -> Vec<f32> {
        let Some(told) = &self.report else {
            return drawn(&turn_report::levels(state));
        };
        let line = self
            .shown
            .checked_sub(1)
            .and_then(|last| told.lines.get(last));
        drawn(line.map_or(&told.levels, |line| &line.levels))
    }

    /// The effect of the line that has just appeared.
    pub(super) fn sound(&self) -> Effect {
        let last = self.shown.checked_sub(1);
        let line = last.and_then(|last| self.report.as_ref()?.lines.get(last));
        match line.map(|line| &line.what) {
            Some(What::Wins { .. } | What::Recovers) => Effect::POP,
            Some(What::Fell(_) | What::Strikes { .. } | What::Waited(_)) => Effect::DEFEAT,
            Some(What::Robs(_) | What::Refilled | What::Passes) => Effect::PAGE,
            _ => Effect::TICK,
        }
    }

    pub(super) fn lines(&self) -> usize {
        self.report.as_ref().map_or(0, |report| report.lines.len())
    }

    /// Shows the next line, and starts the movement of the pawns; with reduced motion all lines are
    /// shown at once and the pawns do not move.
    pub(super) fn tell_next(&mut self, cx: &mut Cx<'_>, state: &State) {
        let next = if cx.reduced_motion {
            self.lines()
        } else {
            self.shown + 1
        };
        self.shown = next.min(self.lines());
        self.since = cx.instant;
        cx.page_changed();
        let (shown, standing) = (self.pawns.values(), self.standing(state));
        let ways = shown.iter().zip(&standing).map(|(at, to)| (to - at).abs());
        let length = LEVEL.mul_f32(ways.fold(0.0, f32::max));
        self.pawns.start(standing, cx.instant, cx.lasts(length));
        self.wait = LINE_INTERVAL;
    }

    /// Whether the ruling has only just replaced the entry.
    pub(super) fn just_revealed(&self, cx: &Cx<'_>) -> bool {
        (self.shown == 1 || cx.reduced_motion) && cx.is_second_tap()
    }

    /// A frame, or the end of a line's time: moves the pawns, then shows the next line.
    pub(super) fn tick(&mut self, cx: &mut Cx<'_>, state: &State) {
        self.pawns.advance(cx.instant);
        let rested = cx.instant.saturating_sub(self.since);
        self.wait = LINE_INTERVAL.saturating_sub(rested);
        if !self.pawns.is_moving() && self.wait.is_zero() && self.shown < self.lines() {
            self.tell_next(cx, state);
            cx.effects.push(self.sound());
        }
    }

    /// Frames while pawns move; between two lines only the end of the wait.
    pub(super) fn ticks(&self) -> Subscription<Message> {
        if self.stage != Stage::Told {
            Subscription::none()
        } else if self.pawns.is_moving() {
            frames().map(|_| Message::Tick)
        } else if self.shown < self.lines() {
            every(self.wait.max(SHORTEST)).map(|()| Message::Tick)
        } else {
            Subscription::none()
        }
    }
}

/// Levels as they are drawn.
pub(super) fn drawn(levels: &[i64]) -> Vec<f32> {
    levels.iter().map(|level| *level as f32).collect()
}
