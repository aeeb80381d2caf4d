//! What a session and its screens are given, and the actions they return to the root.

use crate::core::{FileId, Refusal, RuleId, Ruled};
use crate::history::{self, History};
use crate::live::{LiveGame, Now};
use crate::localize::{self, Arg, Words};
use crate::platform;
use crate::settings::Settings;
use crate::sound::{self, Effect};
use crate::store::Store;
use iced::Task;
use iced::futures::channel::oneshot;
use std::fmt;
use std::time::Duration;

/// What a session gets from outside: time and random numbers come in as arguments.
#[derive(Debug)]
pub struct Cx<'a> {
    pub settings: &'a mut Settings,
    pub store: &'a Store,
    pub words: &'a Words,
    pub now: Now,
    /// The monotonic clock.
    pub instant: Duration,
    pub seed: u64,
    /// The desktop prefers reduced motion.
    pub reduced_motion: bool,
    /// Effects to be played after this update.
    pub effects: Vec<Effect>,
    pub sound: &'a sound::Player,
    pub(super) notice: Option<Notice>,
    pub(super) guard: TapGuard,
}

impl<'a> Cx<'a> {
    /// The context of one update.
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
            notice: None,
            guard: TapGuard::default(),
        }
    }

    /// The duration of an animation: zero with reduced motion.
    pub fn lasts(&self, length: Duration) -> Duration {
        length * u32::from(!self.reduced_motion)
    }

    /// Shows a sentence in the bar until the next tap, with the rule behind it.
    pub fn say(&mut self, text: String, why: Option<RuleId>) {
        self.notice = Some(Notice { text, why });
    }

    /// The same with the text of a key.
    pub fn tell(&mut self, key: &str, args: &[(&'static str, Arg)], why: Option<RuleId>) {
        self.say(self.words.text_with(key, args), why);
    }

    /// Shows why something was refused.
    pub fn refuse(&mut self, refusal: &Refusal) {
        let (text, why) = localize::refusal(self.words, refusal);
        self.say(text, why);
    }

    /// Writes the events of one tap. A refusal is shown, and nothing is written.
    pub fn tap<G: History>(
        &mut self,
        live: &mut LiveGame<G>,
        events: Vec<G::Event>,
    ) -> Option<Vec<Option<Ruled<G::Ruling>>>> {
        let written = live.tap(&self.now, events);
        written.map_err(|refusal| self.refuse(&refusal)).ok()
    }

    /// Corrects an old entry and shows which later ones were dropped. Returns whether it was done.
    pub fn amend<G: History>(
        &mut self,
        live: &mut LiveGame<G>,
        at: usize,
        event: G::Event,
    ) -> bool {
        let old = live.journal().clone();
        let dropped = match live.amend(&self.now, at, event) {
            Ok(dropped) => dropped,
            Err(refusal) => {
                self.refuse(&refusal);
                return false;
            }
        };
        let words = self.words;
        let (text, why) = match dropped {
            None => (words.text("notice-corrected"), None),
            Some(dropped) if live.is_over() => {
                let args = [("count", dropped.events.len().into())];
                (words.text_with("notice-corrected-ended", &args), None)
            }
            Some(dropped) => {
                let (reason, why) = localize::refusal(words, &dropped.why);
                let step = history::describe(words, live.people(), &old, dropped.at);
                let args = [
                    ("step", step.unwrap_or_default().into()),
                    ("reason", reason.into()),
                ];
                (words.text_with("notice-corrected-refused", &args), why)
            }
        };
        self.say(text, why);
        true
    }

    /// What is to be shown in the bar after this update.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Another page has appeared, with a button where there was one before.
    pub fn page_changed(&mut self) {
        self.guard.changed = Some(self.instant);
    }

    /// Whether this tap may be the second half of a double tap that was meant for the previous
    /// page.
    pub fn is_second_tap(&self) -> bool {
        self.guard.is_second_tap(self.instant)
    }
}

/// A sentence shown in the bar.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    pub text: String,
    pub why: Option<RuleId>,
}

/// Remembers when the page changed, to detect double taps.
#[derive(Debug, Clone, Copy, Default)]
pub struct TapGuard {
    changed: Option<Duration>,
}

impl TapGuard {
    fn is_second_tap(self, now: Duration) -> bool {
        const DOUBLE_TAP: Duration = Duration::from_millis(350);
        let passed = self.changed.and_then(|changed| now.checked_sub(changed));
        passed.is_some_and(|passed| passed > Duration::ZERO && passed < DOUBLE_TAP)
    }
}

/// What a screen asks of the session, and a session of the root.
#[must_use]
pub enum Action<Message> {
    None,
    Run(Task<Message>),
    /// Goes back.
    Leave,
    /// Another game with the same players.
    PlayAgain,
    /// Opens the rules beside the game, at a rule or at the start.
    Rules(Option<RuleId>),
    /// Gives the focus to the text field of this id.
    Focus(&'static str),
    /// Opens the finished game in the history.
    Review(FileId),
    /// Opens the list of entries beside the game.
    Entries,
}

impl<Message> fmt::Debug for Action<Message> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("None"),
            Self::Run(_) => f.write_str("Run"),
            Self::Leave => f.write_str("Leave"),
            Self::PlayAgain => f.write_str("PlayAgain"),
            Self::Rules(rule) => f.debug_tuple("Rules").field(rule).finish(),
            Self::Focus(line) => f.debug_tuple("Focus").field(line).finish(),
            Self::Review(id) => f.debug_tuple("Review").field(id).finish(),
            Self::Entries => f.write_str("Entries"),
        }
    }
}

/// Runs long work on another thread. `None` where that failed.
pub fn background<T: Send + 'static>(
    name: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = Option<T>> + Send + 'static {
    let (sender, receiver) = oneshot::channel();
    let started = platform::spawn(name, move || {
        // After the window has closed nobody waits for the result.
        let _ = sender.send(work());
    });
    if let Err(error) = started {
        log::error!("{name} cannot be started: {error}");
    }
    async move { receiver.await.ok() }
}

impl<Message: Send + 'static> Action<Message> {
    /// Runs long work, such as reading a disk, on another thread. The message gets its result, or
    /// `None` where that failed.
    pub fn work<T: Send + 'static>(
        name: &'static str,
        work: impl FnOnce() -> T + Send + 'static,
        on_done: impl FnOnce(Option<T>) -> Message + Send + 'static,
    ) -> Self {
        Self::Run(Task::perform(background(name, work), on_done))
    }

    pub fn map<T: Send + 'static>(self, f: impl Fn(Message) -> T + Send + 'static) -> Action<T> {
        match self {
            Self::None => Action::None,
            Self::Run(task) => Action::Run(task.map(f)),
            Self::Leave => Action::Leave,
            Self::PlayAgain => Action::PlayAgain,
            Self::Rules(rule) => Action::Rules(rule),
            Self::Focus(line) => Action::Focus(line),
            Self::Review(id) => Action::Review(id),
            Self::Entries => Action::Entries,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_tap_soon_after_a_page_change_is_a_second_tap() {
        let at = Duration::from_millis;
        let guard = TapGuard {
            changed: Some(at(1_000)),
        };
        assert!(guard.is_second_tap(at(1_120)));
        assert!(!guard.is_second_tap(at(1_400)));
        assert!(!guard.is_second_tap(at(1_000)), "the same tap");
        assert!(!TapGuard::default().is_second_tap(at(1_120)));
    }
}
