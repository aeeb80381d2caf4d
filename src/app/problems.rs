//! Problems in words, with their actions: one at a time, the most severe first.

use super::{App, Message, Screen};
use crate::core::Icon;
use crate::platform::logging;
use crate::sound;
use crate::store::{Error, Problem};
use crate::ui::Ui;
use crate::ui::banner::{Banner, Exit, Tone};
use std::path::Path;

/// Something to be reported, wherever it comes from.
#[derive(Debug, Clone, PartialEq)]
pub enum Report {
    Store(Problem),
    /// Another window writes the game on screen.
    InUse,
    Sound(sound::Error),
    /// The program ended by a panic the last time.
    Crashed,
    /// Closing the window would lose what the disk has refused.
    Closing(Error),
}

impl Report {
    /// The lower, the more severe.
    fn rank(&self) -> u8 {
        match self {
            Self::Closing(_) | Self::Store(Problem::ReadOnly { .. }) => 0,
            Self::Store(Problem::Unsaved { .. } | Problem::SettingsUnsaved { .. }) => 1,
            Self::Store(Problem::Lost { .. }) => 2,
            Self::InUse => 3,
            Self::Sound(_) => 4,
            Self::Store(_) | Self::Crashed => 5,
        }
    }

    /// Whether it is the same problem, although its details may have changed.
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Store(Problem::Unsaved { id, error, .. }),
                Self::Store(Problem::Unsaved {
                    id: other_id,
                    error: other_error,
                    ..
                }),
            ) => id == other_id && error == other_error,
            _ => self == other,
        }
    }
}

impl App {
    /// All current problems, whether or not they have been dismissed.
    fn reports(&self) -> Vec<Report> {
        let problems = self.problems.iter().filter(|one| **one != Problem::Late);
        let closing = self.unsaved().filter(|_| self.close_held);
        let closing = closing.cloned().map(Report::Closing);
        let problems = problems.cloned().map(Report::Store);
        let mut reports: Vec<Report> = closing.into_iter().chain(problems).collect();
        if self.crashed {
            reports.push(Report::Crashed);
        }
        if self.watching() {
            reports.push(Report::InUse);
        }
        // Nobody misses the effect of a tap.
        let is_missed = match &self.screen {
            Screen::Session(session) => session.game().metadata.by_ear,
            Screen::Settings => true,
            _ => false,
        };
        let mute = self.mute.clone().filter(|_| is_missed);
        reports.extend(mute.map(Report::Sound));
        reports.sort_by_key(Report::rank);
        reports
    }

    /// Why the disk does not accept what was tapped.
    pub(super) fn unsaved(&self) -> Option<&Error> {
        self.problems.iter().find_map(|problem| match problem {
            Problem::Unsaved { error, .. } => Some(error),
            _ => None,
        })
    }

    /// Whether the window must stay open for now: something would be lost, and it has not been said
    /// yet.
    pub(super) fn holds_close(&mut self) -> bool {
        self.problems = self.store.problems();
        let holds = self.unsaved().is_some() && !self.close_held;
        self.close_held |= holds;
        holds
    }

    /// Whether the disk has not confirmed the latest taps for more than a second.
    pub(super) fn waits_for_disk(&self) -> bool {
        self.problems.contains(&Problem::Late)
    }

    /// The most severe problem that has not been dismissed.
    pub(super) fn banner(&self, ui: &Ui<'_>) -> Option<Banner<Message>> {
        let is_new = |report: &Report| !self.dismissed.iter().any(|read| read.is_like(report));
        let report = self.reports().into_iter().find(is_new)?;
        let log = self.store.folder().join(logging::FILE);
        Some(banner(ui, &report, &log))
    }

    /// Dismisses a problem; the next one is shown.
    pub(super) fn dismiss(&mut self, report: Report) {
        if let Report::Closing(_) = report {
            self.close_held = false;
            return;
        }
        if let Report::Store(problem) = &report {
            self.store.dismiss(problem);
            self.problems = self.store.problems();
        }
        self.dismissed.push(report);
        self.problem_open = false;
    }

    /// A problem that is over is reported again when it returns.
    pub(super) fn forget_dismissed(&mut self) {
        let still = self.reports();
        self.dismissed.retain(|read| match read {
            // It is reported only on some screens.
            Report::Sound(error) => self.mute.as_ref() == Some(error),
            _ => still.iter().any(|report| report.is_like(read)),
        });
    }
}

/// `log` is where more is written about what went wrong.
fn banner(ui: &Ui<'_>, report: &Report, log: &Path) -> Banner<Message> {
    let exit = |key: &str, message| Exit {
        word: ui.t(key),
        message,
    };
    let dismiss = |key| exit(key, Message::Dismiss(report.clone()));
    let (tone, icon, text) = match report {
        Report::Store(problem) => disk(ui, problem),
        Report::InUse => (Tone::Warning, Icon::Warning, ui.t("banner-in-use")),
        Report::Sound(error) => {
            let key = match error {
                sound::Error::NoDevice(_) => "banner-no-sound",
                sound::Error::DeviceLost => "banner-sound-lost",
                sound::Error::Unplayable(_) => "banner-sound-damaged",
            };
            (Tone::Warning, Icon::Mute, ui.t(key))
        }
        Report::Closing(error) => {
            let text = ui.tr("banner-closing", &[("reason", reason(ui, error).into())]);
            (Tone::Danger, Icon::Warning, text)
        }
        Report::Crashed => {
            let log = log.to_string_lossy().into_owned();
            let text = ui.tr("banner-crashed", &[("file", log.into())]);
            (Tone::Warning, Icon::Warning, text)
        }
    };
    let exits = match report {
        Report::Sound(sound::Error::Unplayable(_)) => vec![dismiss("banner-without-sound")],
        Report::Sound(_) => vec![
            exit("banner-retry", Message::RetrySound),
            dismiss("banner-without-sound"),
        ],
        Report::Closing(_) => vec![
            dismiss("banner-stay"),
            exit("banner-close-anyway", Message::Close),
        ],
        Report::Store(_) | Report::InUse | Report::Crashed => vec![dismiss("banner-dismiss")],
    };
    Banner {
        tone,
        icon,
        text,
        short: ui.t(short_key(report)),
        exits,
        on_open: Message::ShowProblem(true),
    }
}

/// The problem in one or two words.
fn short_key(report: &Report) -> &'static str {
    match report {
        Report::Store(Problem::Kept { .. } | Problem::Damaged { .. }) => "banner-short-file",
        Report::Store(_) | Report::Closing(_) => "banner-short-not-saved",
        Report::InUse => "banner-short-in-use",
        Report::Sound(_) => "banner-short-no-sound",
        Report::Crashed => "banner-short-crashed",
    }
}

fn disk(ui: &Ui<'_>, problem: &Problem) -> (Tone, Icon, String) {
    let because = |key: &str, error| ui.tr(key, &[("reason", reason(ui, error).into())]);
    let (tone, text) = match problem {
        Problem::ReadOnly { reason } => (Tone::Danger, because("banner-read-only", reason)),
        Problem::Unsaved { error, .. } | Problem::SettingsUnsaved { error } => {
            (Tone::Danger, because("banner-not-saved", error))
        }
        Problem::Lost { error, .. } => (Tone::Danger, because("banner-lost", error)),
        Problem::Late => (Tone::Plain, ui.t("store-slow")),
        Problem::Kept { file } => {
            let text = ui.tr("banner-kept", &[("file", file.as_str().into())]);
            (Tone::Warning, text)
        }
        Problem::Damaged { file, kept_as } => {
            let file = kept_as.as_ref().unwrap_or(file).as_str();
            let text = ui.tr("banner-set-aside", &[("file", file.into())]);
            (Tone::Warning, text)
        }
    };
    (tone, Icon::Warning, text)
}

/// The I/O error in the app's language.
fn reason(ui: &Ui<'_>, error: &Error) -> String {
    let key = format!("store-{}", error.code());
    if ui.words.has(&key) {
        ui.t(&key)
    } else {
        error.to_string()
    }
}
