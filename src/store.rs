//! The games and settings on disk: one folder, one file per game.
//!
//! ```text
//! settings.json           written whole
//! current/<id>.jsonl      games under way
//! finished/<id>.jsonl     games that are over; never read at the start
//! history.jsonl           their summaries, a cache
//! ```
//!
//! Beside a game there may be `<id>.jsonl.torn` (an incomplete last line),
//! `.damaged` (a file that is no game) and `.kept` (the game went on there,
//! because another process had changed its file).
//!
//! The store handles lines and names; it does not interpret a line. Memory is
//! ahead of the disk by what the writer has not written yet; when the disk
//! refuses, the game goes on in memory and [`Store::problems`] says so. Files
//! are accessed only through `platform`, and nothing in them causes a panic.

mod error;
mod game_file;
mod import;
mod index;
mod quarantine;
mod reconcile;
mod state;
mod text;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

pub use error::Error;
pub use game_file::{GameFile, Opened};
pub use import::{Imported, Importer};
pub use index::Summary;
pub use reconcile::Reconciled;
pub use text::{GameText, Header, Tail};

use crate::core::FileId;
use crate::platform::worker::{self, Handle};
use crate::platform::{self, file};
use index::Change;
use state::{Folder, OpenGame, Shared, State};
use text::Parts;
use writer::{Part, Wake, Writer};

/// Longest first line that is read; a longer one is damage.
const LONGEST_HEADER: u64 = 1 << 20;
/// How long dropping the last [`Store`] waits for its writers.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// An unused file name.
fn fresh_id(game: &str) -> FileId {
    let now = platform::now().format("%Y-%m-%dT%H%M%S");
    FileId::from_parts(&now.to_string(), game, platform::random())
}

/// Which of the folders a game is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Current,
    Finished,
    /// Deleted from the history; the file stays, so that it can be restored.
    Deleted,
}

/// How a game may be used once it is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Access {
    /// Append; it goes to the disk.
    Write,
    /// Append; lines stay in memory until the disk accepts them.
    Memory(Error),
    /// Read only: another process is writing it. Opening it again succeeds once that process has
    /// closed it.
    InUse,
}

/// A game under way, as Home lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Current {
    pub id: FileId,
    pub header: Header,
}

/// News from the writer, sent from its thread.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Report {
    /// The first `lines` lines (header included) are on the disk.
    Saved {
        id: FileId,
        lines: usize,
        place: Place,
    },
    /// So many lines are only in memory. Repeated when the number changes.
    Unsaved {
        id: FileId,
        waiting: usize,
        error: Error,
    },
    SettingsSaved,
    SettingsUnsaved {
        error: Error,
    },
    /// What [`Store::problems`] says has changed.
    Problems,
}

/// What a banner should say while it lasts.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// Nothing can be written here: all stays in memory.
    ReadOnly {
        reason: Error,
    },
    /// Lines of this game are not on disk.
    Unsaved {
        id: FileId,
        waiting: usize,
        error: Error,
    },
    SettingsUnsaved {
        error: Error,
    },
    /// A file was no game and has been renamed (`None`: could not be renamed).
    Damaged {
        file: String,
        kept_as: Option<String>,
    },
    /// A line of this game was not accepted, and is only on the screen.
    Lost {
        id: FileId,
        error: Error,
    },
    /// The disk has not confirmed the latest lines for more than a second.
    Late,
    /// Another process has changed the file of a game: what was played here is kept in this file.
    Kept {
        file: String,
    },
}

/// The open data folder. Clones share it; dropping the last one releases its locks.
#[derive(Debug, Clone)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    shared: Arc<Shared>,
    /// One for the games and one for the rest; fewer when they could not be started.
    writers: Vec<Handle<Wake>>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        for writer in self.writers.drain(..) {
            // Tries once more what failed before.
            let _ = writer.send(Wake::Work);
            writer.end(CLOSE_TIMEOUT);
        }
        let (answer, answered) = mpsc::channel();
        file::when_durable(move |_| {
            let _ = answer.send(());
        });
        if worker::wait(&answered, CLOSE_TIMEOUT).is_none() {
            log::warn!("the disk has not confirmed everything that was written");
        }
    }
}

impl Store {
    /// Opens a folder, creating it if needed. It always opens: where nothing can be written it
    /// works in memory and [`Store::problems`] says why. Reads the folder and `current/`, not the
    /// finished games.
    ///
    /// `tell` is called from other threads, and should only pass reports on.
    pub fn open(folder: &Path, tell: impl Fn(Report) + Send + 'static) -> Self {
        let folder = Folder {
            root: folder.to_owned(),
        };
        let state = State {
            folder_error: prepare(&folder).err(),
            ..State::default()
        };
        let shared = Arc::new(Shared {
            folder,
            state: Mutex::new(state),
            tell: Mutex::new(Box::new(tell)),
        });
        let mut writers = Vec::new();
        for part in [Part::Games, Part::Rest] {
            match worker::run(Writer::new(Arc::clone(&shared), part), |()| {}) {
                Ok(writer) => writers.push(writer),
                Err(e) => {
                    shared.lock().folder_error = Some(Error::Io {
                        detail: e.to_string(),
                    });
                }
            }
        }
        Self(Arc::new(Inner { shared, writers }))
    }

    /// The data folder.
    pub fn folder(&self) -> &Path {
        &self.shared().folder.root
    }

    /// The games under way, the oldest first. A file that is no game is renamed and reported as a
    /// problem.
    pub fn current(&self) -> Vec<Current> {
        let shared = self.shared();
        let folder = shared.folder.of(Place::Current);
        let mut names = file::list(&folder).unwrap_or_else(|error| {
            log::error!("{}: {error}", folder.display());
            Vec::new()
        });
        for name in &mut names {
            if let Some(id) = self.adopt(&folder.join(&*name)) {
                *name = id.file();
            }
        }
        let mut found = Vec::new();
        for id in names.iter().filter_map(|name| FileId::from_file(name)) {
            if shared.lock().open_games.contains_key(&id) {
                continue;
            }
            let path = shared.folder.game(Place::Current, &id);
            let line = match file::read_first_line(&path, LONGEST_HEADER) {
                Ok(line) => line,
                Err(error) => {
                    log::error!("{}: {error}", path.display());
                    continue;
                }
            };
            match Header::parse(&line) {
                Some(header) => found.push(Current { id, header }),
                None => drop(self.quarantine(&path)),
            }
        }
        let state = shared.lock();
        let open = state
            .open_games
            .iter()
            .filter(|(_, s)| s.place == Place::Current);
        found.extend(open.map(|(id, slot)| Current {
            id: id.clone(),
            header: slot.header.clone(),
        }));
        drop(state);
        found.sort_by(|a, b| a.id.cmp(&b.id));
        found
    }

    /// A game, wherever it is, without opening it for writing.
    ///
    /// # Errors
    /// `NotFound`, `Damaged` (the file is renamed), or an I/O error.
    pub fn read_game(&self, id: &FileId) -> Result<GameText, Error> {
        let shared = self.shared();
        if let Some(slot) = shared.lock().open_games.get(id) {
            return Ok(slot.text(id));
        }
        for place in [Place::Current, Place::Finished] {
            let path = shared.folder.game(place, id);
            match file::read(&path) {
                Ok(bytes) => {
                    return match Parts::of(&bytes) {
                        Ok(parts) => Ok(parts.into_text(id.clone(), place)),
                        Err(_) => Err(self.quarantine(&path)),
                    };
                }
                Err(e) if e.kind() == std::io::ErrorKind::NotFound => {}
                Err(e) => return Err(Error::io(&path, &e)),
            }
        }
        Err(self.not_found(id))
    }

    /// Opens a game for writing. It is locked until [`Store::close`]; a torn last line is moved to
    /// a file of its own.
    ///
    /// # Errors
    /// `NotFound`, `Damaged` (the file is renamed), or an I/O error when it cannot be
    /// read.
    pub fn open_game(&self, id: &FileId) -> Result<(GameText, Access), Error> {
        let shared = self.shared();
        if let Some(slot) = shared.lock().open_games.get_mut(id) {
            slot.closing = false;
            return Ok((slot.text(id), slot.access()));
        }
        for place in [Place::Current, Place::Finished] {
            let path = shared.folder.game(place, id);
            match GameFile::open(&path) {
                Ok(opened) => return self.admit(id, place, opened),
                Err(Error::NotFound { .. }) => {}
                Err(Error::NotAGame) => return Err(self.quarantine(&path)),
                Err(Error::InUse { .. }) => return Ok((self.read_game(id)?, Access::InUse)),
                Err(error) => {
                    let text = self.read_game(id)?;
                    let mut slot = OpenGame::new(text.header.clone(), text.lines.clone(), place);
                    slot.at = Some(place);
                    slot.written = text.lines.len();
                    slot.durable = text.lines.len();
                    slot.error = Some(error.clone());
                    shared.lock().open_games.insert(id.clone(), slot);
                    return Ok((text, Access::Memory(error)));
                }
            }
        }
        Err(self.not_found(id))
    }

    fn admit(
        &self,
        id: &FileId,
        place: Place,
        opened: Opened,
    ) -> Result<(GameText, Access), Error> {
        let header = opened.lines.first().and_then(|l| Header::parse(l));
        let mut slot = OpenGame::new(header.ok_or(Error::NotAGame)?, opened.lines, place);
        slot.at = Some(place);
        slot.written = slot.lines.len();
        slot.durable = slot.lines.len();
        slot.torn = opened.torn;
        slot.file = Some(opened.file);
        slot.repaired = false;
        let text = slot.text(id);
        self.shared().lock().open_games.insert(id.clone(), slot);
        self.wake();
        Ok((text, Access::Write))
    }

    /// Creates a game with this header line, open for writing.
    ///
    /// # Errors
    /// `NotALine` or `NotAGame` when the line is no header. Never an I/O error.
    pub fn create(&self, header_line: &[u8]) -> Result<FileId, Error> {
        game_file::check_line(header_line)?;
        let header = Header::parse(header_line).ok_or(Error::NotAGame)?;
        let id = fresh_id(&header.game);
        let slot = OpenGame::new(header, vec![header_line.to_vec()], Place::Current);
        self.shared().lock().open_games.insert(id.clone(), slot);
        self.wake();
        Ok(id)
    }

    /// Appends a line to an open game, and returns at once. A [`Report`] follows when it has been
    /// written, or could not be.
    ///
    /// # Errors
    /// `NotALine`, or `NotOpen` when the game is not open for writing here.
    pub fn append(&self, id: &FileId, line: &[u8]) -> Result<(), Error> {
        game_file::check_line(line)?;
        self.change_slot(id, |slot| slot.lines.push(line.to_vec()))
    }

    /// Moves a game that is over or given up to the finished ones and into the history. It stays
    /// open.
    ///
    /// # Errors
    /// `NotOpen` when the game is not open for writing here.
    pub fn finish(&self, id: &FileId, summary: Summary) -> Result<(), Error> {
        let summary = Summary {
            id: id.clone(),
            ..summary
        };
        self.change_slot(id, |slot| slot.place = Place::Finished)?;
        let change = Change::Put(Arc::new(summary));
        self.shared().lock().index.change(change);
        self.wake();
        Ok(())
    }

    /// Moves a finished game back to those under way.
    ///
    /// # Errors
    /// `NotOpen` when the game is not open for writing here.
    pub fn reopen(&self, id: &FileId) -> Result<(), Error> {
        self.change_slot(id, |slot| slot.place = Place::Current)?;
        self.shared().lock().index.change(Change::Gone(id.clone()));
        self.wake();
        Ok(())
    }

    /// Deletes a game from the history; its file is kept.
    ///
    /// # Errors
    /// `InUse` when it is open here, or an I/O error.
    pub fn delete(&self, id: &FileId) -> Result<(), Error> {
        self.move_closed(id, Place::Finished, Place::Deleted)?;
        self.shared().lock().index.change(Change::Gone(id.clone()));
        self.wake();
        Ok(())
    }

    /// Restores a deleted game; [`Store::reconcile`] then finds it.
    pub fn restore(&self, id: &FileId) -> Result<(), Error> {
        self.move_closed(id, Place::Deleted, Place::Finished)
    }

    fn move_closed(&self, id: &FileId, from: Place, to: Place) -> Result<(), Error> {
        let shared = self.shared();
        if shared.lock().open_games.contains_key(id) {
            return Err(Error::InUse { file: id.file() });
        }
        let folder = shared.folder.of(to);
        file::make_folder(&folder).map_err(|e| Error::io(&folder, &e))?;
        let (from, to) = (shared.folder.game(from, id), shared.folder.game(to, id));
        file::rename(&from, &to).map_err(|e| Error::io(&from, &e))
    }

    /// Closes a game as soon as all of it is on the disk.
    pub fn close(&self, id: &FileId) {
        let _ = self.change_slot(id, |slot| slot.closing = true);
    }

    /// The settings' text, or `None` when there is none yet.
    ///
    /// # Errors
    /// An I/O error; also when the file is not UTF-8.
    pub fn settings(&self) -> Result<Option<String>, Error> {
        if let Some(wanted) = self.shared().lock().settings.wanted() {
            return Ok(Some(wanted.as_ref().to_owned()));
        }
        let path = self.shared().folder.settings();
        match file::read(&path) {
            Ok(bytes) => String::from_utf8(bytes).map(Some).map_err(|e| Error::Io {
                detail: format!("{}: {e}", path.display()),
            }),
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(e) => Err(Error::io(&path, &e)),
        }
    }

    /// Saves the settings soon; only the newest text is written.
    pub fn save_settings(&self, text: &str) {
        self.shared().lock().settings.want(text);
        self.wake();
    }

    /// All current problems. They may change after any [`Report`].
    pub fn problems(&self) -> Vec<Problem> {
        self.shared().lock().problems()
    }

    /// Removes the problem of a damaged file or a lost line, once it has been read.
    pub fn dismiss(&self, problem: &Problem) {
        self.shared().lock().lasting.retain(|one| one != problem);
    }

    /// Reports that a line of this game was not kept, until it is dismissed.
    pub fn report_lost(&self, id: &FileId, error: Error) {
        log::error!("{id}: {error}");
        let id = id.clone();
        self.add_lasting(Problem::Lost { id, error });
    }

    fn add_lasting(&self, problem: Problem) {
        self.shared().lock().add_lasting(problem);
        self.shared().report_problems();
    }

    /// Waits until everything is on the disk, at most `timeout`.
    ///
    /// # Errors
    /// Why something is still only in memory; `Slow` when the time was up.
    pub fn flush(&self, timeout: Duration) -> Result<(), Error> {
        let end = platform::instant() + timeout;
        let mut outcome = Ok(());
        let flush = |writer: &Handle<Wake>| {
            let (answer, answered) = mpsc::channel();
            let _ = writer.send(Wake::Flush(answer));
            answered
        };
        let answers: Vec<_> = self.0.writers.iter().map(flush).collect();
        for answered in &answers {
            let left = end.saturating_sub(platform::instant());
            let answer = worker::wait(answered, left).unwrap_or(Err(Error::Slow));
            outcome = outcome.and(answer);
        }
        if answers.is_empty() {
            return Err(Error::Slow);
        }
        outcome
    }

    fn shared(&self) -> &Shared {
        &self.0.shared
    }

    fn wake(&self) {
        let gone = |writer: &Handle<Wake>| !writer.send(Wake::Work);
        // Every writer is asked, even if the first one is gone.
        if self.0.writers.iter().filter(|writer| gone(writer)).count() > 0 {
            self.writer_is_gone();
        }
    }

    /// Without a writer nothing reaches the disk any more.
    fn writer_is_gone(&self) {
        let mut state = self.shared().lock();
        if state.folder_error.is_none() {
            log::error!("the writer has ended");
            state.folder_error = Some(Error::Slow);
        }
        drop(state);
        self.shared().report_problems();
    }

    fn change_slot(&self, id: &FileId, change: impl FnOnce(&mut OpenGame)) -> Result<(), Error> {
        let mut state = self.shared().lock();
        let slot = state.open_games.get_mut(id).filter(|slot| !slot.closing);
        change(slot.ok_or_else(|| Error::NotOpen { file: id.file() })?);
        drop(state);
        self.wake();
        Ok(())
    }

    fn not_found(&self, id: &FileId) -> Error {
        let path = self.shared().folder.game(Place::Current, id);
        Error::NotFound {
            file: path.display().to_string(),
        }
    }
}

/// Creates the folders, checks that they are writable, and removes temporary files of a killed
/// process.
fn prepare(folder: &Folder) -> Result<(), Error> {
    let current = folder.of(Place::Current);
    for wanted in [&current, &folder.of(Place::Finished)] {
        file::make_folder(wanted).map_err(|e| Error::io(wanted, &e))?;
    }
    file::probe(&current).map_err(|e| Error::io(&current, &e))?;
    for swept in [&folder.root, &current] {
        let names = file::list(swept).map_err(|e| Error::io(swept, &e))?;
        file::sweep_temporaries(&names, swept);
    }
    Ok(())
}
