//! The aphids walk to the score that is shown.

use super::super::rules::State;
use super::{Message, Screen};
use crate::live::LiveGame;
use crate::session::Cx;
use crate::ui::motion;
use iced::Subscription;
use std::time::Duration;

/// How long they walk, however far.
const WALK: Duration = Duration::from_millis(300);

#[expect(clippy::cast_precision_loss, reason = "a score")]
fn place(score: i64) -> f32 {
    score as f32
}

impl Screen {
    /// The scores that are shown may have changed: those of the count as entered, or the noted ones.
    pub(super) fn walk(&mut self, cx: &Cx<'_>, live: &LiveGame<State>) {
        let counted = self.shown.outlook.as_ref().filter(|_| self.is_counting());
        let state = counted.map_or(live.state(), |(_, state)| state);
        let scores: Vec<f32> = state.scores().iter().map(|score| place(*score)).collect();
        if self.walking.target() != scores {
            self.walking.start(scores, cx.instant, cx.lasts(WALK));
        }
    }

    /// Where the aphids of these seats are on the way to their score; a score that is not the one
    /// they walk to is shown at once.
    pub(super) fn walked(&self, seats: &[usize], score: i64) -> f32 {
        let of = |all: &[f32]| seats.iter().filter_map(|seat| all.get(*seat)).sum::<f32>();
        let target = place(score);
        if of(self.walking.target()) == target {
            of(&self.walking.values())
        } else {
            target
        }
    }

    pub(super) fn frames(&self) -> Subscription<Message> {
        if self.walking.is_moving() {
            motion::frames().map(|_| Message::Frame)
        } else {
            Subscription::none()
        }
    }
}
