//! The state that the window's thread and the writer share.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::game_file::GameFile;
use super::index::Index;
use super::quarantine::with_ending;
use super::{Access, Error, GameText, Header, Place, Problem, Report};
use crate::core::FileId;

/// Lines that wait longer for the disk are reported.
pub(super) const LATE: Duration = Duration::from_secs(1);

/// Extension of a file in which a game goes on beside its own.
pub(super) const KEPT: &str = "kept";

/// The paths of the data folder.
#[derive(Debug, Clone)]
pub(super) struct Folder {
    pub root: PathBuf,
}

impl Folder {
    pub(super) fn of(&self, place: Place) -> PathBuf {
        self.root.join(match place {
            Place::Current => "current",
            Place::Finished => "finished",
            Place::Deleted => "deleted",
        })
    }

    pub(super) fn game(&self, place: Place, id: &FileId) -> PathBuf {
        self.of(place).join(id.file())
    }

    /// The file in which a game goes on after another process has changed its own.
    pub(super) fn kept(&self, id: &FileId) -> PathBuf {
        with_ending(&self.game(Place::Current, id), KEPT)
    }

    pub(super) fn settings(&self) -> PathBuf {
        self.root.join("settings.json")
    }

    pub(super) fn index(&self) -> PathBuf {
        self.root.join("history.jsonl")
    }
}

pub(super) struct Shared {
    pub folder: Folder,
    pub state: Mutex<State>,
    pub tell: Mutex<Box<dyn Fn(Report) + Send>>,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared")
            .field("folder", &self.folder)
            .finish_non_exhaustive()
    }
}

impl Shared {
    /// A panic elsewhere must not lose a game: the data are plain.
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Updates how long lines have been waiting for the disk. True while some do.
    pub(super) fn watch(&mut self, now: Duration) -> bool {
        let watched = self.open_games.values_mut().map(|slot| slot.watch(now));
        watched.fold(false, |some, waits| some | waits)
    }

    /// Adds a problem that stays until it is dismissed.
    pub(super) fn add_lasting(&mut self, problem: Problem) {
        if !self.lasting.contains(&problem) {
            self.lasting.push(problem);
        }
    }

    /// Why lines of a game are not on the disk although they were written.
    pub(super) fn game_error(&self) -> Option<Error> {
        let mut slots = self
            .open_games
            .values()
            .filter(|slot| slot.lacks_anything());
        slots.find_map(|slot| slot.error.clone())
    }

    /// All current problems.
    pub(super) fn problems(&self) -> Vec<Problem> {
        let folder = self.folder_error.clone();
        let folder = folder.map(|reason| Problem::ReadOnly { reason });
        let unsaved = self.open_games.iter().filter_map(|(id, slot)| {
            let error = slot.error.clone().filter(|_| slot.lacks_anything())?;
            Some(Problem::Unsaved {
                id: id.clone(),
                waiting: slot.lines.len() - slot.durable,
                error,
            })
        });
        let late = self
            .open_games
            .values()
            .any(|slot| slot.is_late && slot.error.is_none());
        let late = late.then_some(Problem::Late);
        let settings = self.settings.error.clone();
        let settings = settings.map(|error| Problem::SettingsUnsaved { error });
        let all = folder
            .into_iter()
            .chain(unsaved)
            .chain(late)
            .chain(settings);
        all.chain(self.lasting.iter().cloned()).collect()
    }
}

#[derive(Debug, Default)]
pub(super) struct State {
    /// The games that are open for writing here.
    pub open_games: BTreeMap<FileId, OpenGame>,
    pub settings: Settings,
    pub index: Index,
    /// Renamed files and lines that were not accepted since the start, until dismissed.
    pub lasting: Vec<Problem>,
    /// The problems that were reported last.
    pub reported: Vec<Problem>,
    /// Why nothing could be written when the folder was opened, until something was.
    pub folder_error: Option<Error>,
}

/// An open game: its lines, its wanted place, and how much of it is on the disk.
#[derive(Debug)]
pub(super) struct OpenGame {
    pub header: Header,
    pub lines: Vec<Vec<u8>>,
    /// The torn piece found when it was opened, until it is in a file of its own.
    pub torn: Option<Vec<u8>>,
    /// Where it should be.
    pub place: Place,
    /// Where it is, if it has a file.
    pub at: Option<Place>,
    /// How many lines were written, and how many of them are known to be on the disk.
    pub written: usize,
    pub durable: usize,
    /// `None` while the writer has it, and when it could not be opened.
    pub file: Option<GameFile>,
    pub repaired: bool,
    /// A sync has failed: anything written may be lost.
    pub rewrite: bool,
    /// Since when lines have been waiting for the disk without any progress.
    pub waiting_since: Option<Duration>,
    /// They have been waiting for more than a second.
    pub is_late: bool,
    /// It is removed when everything is on the disk.
    pub closing: bool,
    pub error: Option<Error>,
    /// How many lines were waiting at the last report.
    pub told: usize,
}

impl OpenGame {
    pub(super) fn new(header: Header, lines: Vec<Vec<u8>>, place: Place) -> Self {
        Self {
            header,
            lines,
            torn: None,
            place,
            at: None,
            written: 0,
            durable: 0,
            file: None,
            repaired: true,
            rewrite: false,
            waiting_since: None,
            is_late: false,
            closing: false,
            error: None,
            told: 0,
        }
    }

    /// Whether there is something to write.
    pub(super) fn is_behind(&self) -> bool {
        self.written < self.lines.len()
            || self.at != Some(self.place)
            || !self.repaired
            || self.rewrite
    }

    /// Updates how long lines have been waiting for the disk. True while they do.
    pub(super) fn watch(&mut self, now: Duration) -> bool {
        let waits = self.durable < self.lines.len();
        if waits {
            let since = *self.waiting_since.get_or_insert(now);
            self.is_late = now.saturating_sub(since) >= LATE;
        } else {
            self.note_progress();
        }
        waits
    }

    pub(super) fn note_progress(&mut self) {
        self.waiting_since = None;
        self.is_late = false;
    }

    pub(super) fn lacks_anything(&self) -> bool {
        self.is_behind() || self.durable < self.lines.len()
    }

    pub(super) fn is_over(&self) -> bool {
        self.closing && !self.lacks_anything()
    }

    pub(super) fn access(&self) -> Access {
        match &self.error {
            None => Access::Write,
            Some(error) => Access::Memory(error.clone()),
        }
    }

    pub(super) fn text(&self, id: &FileId) -> GameText {
        GameText {
            id: id.clone(),
            place: self.place,
            header: self.header.clone(),
            lines: self.lines.clone(),
            torn: self.torn.clone(),
        }
    }
}

/// The settings' text: the newest one counts.
#[derive(Debug, Default)]
pub(super) struct Settings {
    wanted: Option<Arc<str>>,
    is_written: bool,
    pub error: Option<Error>,
}

impl Settings {
    pub(super) fn want(&mut self, text: &str) {
        if self.wanted.as_deref() != Some(text) {
            self.wanted = Some(text.into());
            self.is_written = false;
        }
    }

    /// The text saved last, if there was one since the start.
    pub(super) fn wanted(&self) -> Option<Arc<str>> {
        self.wanted.clone()
    }

    pub(super) fn unwritten(&self) -> Option<Arc<str>> {
        self.wanted.clone().filter(|_| !self.is_written)
    }

    pub(super) fn note_written(&mut self, text: &Arc<str>) {
        self.is_written = self.wanted.as_ref() == Some(text);
    }

    /// Records the result of an attempt; true if it differs from the last one.
    pub(super) fn settle(&mut self, result: &Result<(), Error>) -> bool {
        let error = result.as_ref().err().cloned();
        let news = result.is_ok() || self.error != error;
        self.error = error;
        news
    }
}
