//! What a session and its screens are given, and what they ask of the root.

use crate::core::{FileId, RuleId};
use crate::live::Now;
use crate::localize::Words;
use crate::platform;
use crate::settings::Settings;
use crate::sound::{self, Effect};
use crate::store::Store;
use std::time::Duration;

/// What reaches a session from outside: time and chance come in as arguments.
#[derive(Debug)]
pub struct Cx<'a> {
    pub settings: &'a mut Settings,
    pub store: &'a Store,
    pub words: &'a Words,
    pub now: Now,
    /// The clock that never jumps.
    pub instant: Duration,
    pub seed: u64,
    /// The desktop wants nothing to move.
    pub reduced_motion: bool,
    /// Small sounds to be heard after this update.
    pub effects: Vec<Effect>,
    pub sound: &'a sound::Player,
}

impl<'a> Cx<'a> {
    /// What a session needs at this moment.
    pub fn new(
        settings: &'a mut Settings,
        store: &'a Store,
        words: &'a Words,
        sound: &'a sound::Player,
    ) -> Self {
        Self {
            settings,
            store,
            words,
            now: platform::now(),
            instant: platform::instant(),
            seed: platform::random(),
            reduced_motion: platform::motion::is_reduced(),
            effects: Vec::new(),
            sound,
        }
    }

    /// How long a movement lasts: no time at all where nothing is to move.
    pub fn lasts(&self, length: Duration) -> Duration {
        length * u32::from(!self.reduced_motion)
    }
}

/// Another page has come up under the finger just now: the second half of a double tap would do
/// there what nobody wanted.
pub fn doubled(turned: Option<Duration>, now: Duration) -> bool {
    const DOUBLE: Duration = Duration::from_millis(350);
    let passed = turned.and_then(|turned| now.checked_sub(turned));
    passed.is_some_and(|passed| passed > Duration::ZERO && passed < DOUBLE)
}

/// What a session wants of the root.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    None,
    /// Back to where one came from.
    Leave,
    /// The rules beside the game, at a rule or at the start.
    Rules(Option<RuleId>),
    /// Settings changed and are to be kept.
    Remember,
    /// The line of this name gets the cursor.
    Write(&'static str),
    /// The game that is over, step by step.
    Review(FileId),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_follows_at_once_is_a_double_tap() {
        let at = Duration::from_millis;
        assert!(doubled(Some(at(1_000)), at(1_120)));
        assert!(!doubled(Some(at(1_000)), at(1_400)));
        assert!(!doubled(None, at(1_120)));
    }
}
