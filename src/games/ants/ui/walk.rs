//! Animation of the aphids towards the score that is shown.

use super::super::rules::State;
use super::{Message, Screen};
use crate::live::LiveGame;
use crate::session::Cx;
use crate::ui::motion;
use iced::Subscription;
use std::time::Duration;

/// Duration of the animation, whatever the distance.
const WALK: Duration = Duration::from_millis(300);

fn place(score: i64) -> f32 {
    score as f32
}

impl Screen {
    /// Starts the animation if the scores shown have changed.
    pub(super) fn walk(&mut self, cx: &Cx<'_>, live: &LiveGame<State>) {
        let counted = self.shown.outlook.as_ref().filter(|_| self.is_counting());
        let state = counted.map_or(live.state(), |(_, state)| state);
        let scores: Vec<f32> = state.scores().iter().map(|score| place(*score)).collect();
        if self.walking.target() != scores {
            self.walking.start(scores, cx.instant, cx.lasts(WALK));
        }
    }

    /// The animated score of these seats; a score that is not the target is shown at once.
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
