//! The worker that brings the disk up to what memory already knows.
//!
//! Nothing is queued as a command that could fail and be forgotten. Memory
//! holds how things should be (these lines, in that folder); each pass looks
//! for what the disk lacks and tries again what failed, so a full disk is no
//! special case: it is a longer wait. A line counts as saved when the platform
//! says that it is durable, which may be after the pass.

use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::game_file::GameFile;
use super::state::{OpenGame, Shared, State};
use super::{Error, Place, Report, index};
use crate::core::FileId;
use crate::platform::file;
use crate::platform::worker::{Next, Worker};

/// How long a failed write waits before it is tried again.
const RETRY: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(super) enum Wake {
    Work,
    /// Answer when everything that was known before this has been tried.
    Flush(Sender<Result<(), Error>>),
}

/// Runs until the last [`Store`](super::Store) is gone, then lets go of every
/// lock.
#[derive(Debug)]
pub(super) struct Writer {
    shared: Arc<Shared>,
    /// What the last pass came to.
    outcome: Result<(), Error>,
}

impl Writer {
    pub(super) fn new(shared: Arc<Shared>) -> Self {
        let outcome = Ok(());
        Self { shared, outcome }
    }
}

impl Worker for Writer {
    const NAME: &'static str = "store";
    type In = Wake;
    type Out = ();

    fn step(&mut self, inbox: &mut VecDeque<Wake>, _out: &mut Vec<()>, now: Duration) -> Next {
        let outcome = pass(&self.shared);
        log_change(&self.outcome, &outcome);
        self.outcome = outcome;
        self.shared.tell_troubles();
        for wake in inbox.drain(..) {
            if let Wake::Flush(answer) = wake {
                let _ = answer.send(self.outcome.clone());
            }
        }
        match self.outcome {
            Ok(()) => Next::OnMessage,
            Err(_) => Next::At(now + RETRY),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.shared.lock().open_games.clear();
    }
}

/// A failure is tried again every second, and logged once.
fn log_change(before: &Result<(), Error>, after: &Result<(), Error>) {
    match (before, after) {
        (_, Err(error)) if before != after => log::error!("not saved: {error}"),
        (Err(_), Ok(())) => log::info!("everything is saved again"),
        _ => {}
    }
}

/// One look at everything. The error is the last that something still waits
/// for.
fn pass(shared: &Arc<Shared>) -> Result<(), Error> {
    let ids: Vec<FileId> = {
        let mut state = shared.lock();
        state.open_games.retain(|_, slot| !slot.is_over());
        let behind = state.open_games.iter().filter(|(_, s)| s.is_behind());
        behind.map(|(id, _)| id.clone()).collect()
    };
    let mut outcome = Ok(());
    for id in ids {
        outcome = work_on(shared, &id).and(outcome);
    }
    outcome.and(save_settings(shared)).and(save_index(shared))
}

/// Brings one game's file up to date.
fn work_on(shared: &Arc<Shared>, id: &FileId) -> Result<(), Error> {
    let Some(taken) = with_slot(shared, id, |slot| slot.file.take()) else {
        return Ok(());
    };
    // A file that was deleted or whose disk went away is written again from
    // memory, which has all of it.
    let kept = taken.filter(GameFile::is_there);
    let job = with_slot(shared, id, |slot| Job {
        lines: match kept {
            Some(_) => slot.lines[slot.written..].to_vec(),
            None => slot.lines.clone(),
        },
        written: slot.written,
        was_at: slot.at,
        at: slot.at,
        wanted: slot.place,
    });
    let Some(mut job) = job else { return Ok(()) };
    let mut file = kept;
    let result = job.run(shared, id, &mut file);
    with_slot(shared, id, |slot| {
        slot.file = file;
        slot.repaired |= result.is_ok();
        slot.written = job.written;
        slot.at = job.at;
        slot.durable = slot.durable.min(job.written);
    });
    let (shared, id, written) = (Arc::clone(shared), id.clone(), result.clone());
    file::when_durable(move |kept| {
        let path = shared.folder.game(job.wanted, &id);
        let kept = kept.map_err(|e| Error::io(&path, &e));
        let report = settle(&mut shared.lock(), &id, &job, kept, &written);
        if let Some(report) = report {
            shared.tell(report);
        }
        shared.tell_troubles();
    });
    result
}

fn with_slot<T>(shared: &Shared, id: &FileId, f: impl FnOnce(&mut OpenGame) -> T) -> Option<T> {
    shared.lock().open_games.get_mut(id).map(f)
}

struct Job {
    /// All of them when there is no file at hand, else those it lacks.
    lines: Vec<Vec<u8>>,
    /// How many lines of the game are in its file.
    written: usize,
    /// Where the file was before, and where it is.
    was_at: Option<Place>,
    at: Option<Place>,
    wanted: Place,
}

impl Job {
    fn run(
        &mut self,
        shared: &Shared,
        id: &FileId,
        file: &mut Option<GameFile>,
    ) -> Result<(), Error> {
        let (file, missing) = match file {
            Some(file) => (file, &self.lines[..]),
            None => {
                let found = attach(shared, id, &self.lines, self.wanted)?;
                self.written = found.written;
                self.at = Some(found.at);
                (file.insert(found.file), &self.lines[found.written..])
            }
        };
        file.append_lines(missing)?;
        self.written += missing.len();
        if self.at != Some(self.wanted) {
            let folder = shared.folder.of(self.wanted);
            file::make_folder(&folder).map_err(|e| Error::io(&folder, &e))?;
            file.move_to(&folder.join(id.file()))?;
            self.at = Some(self.wanted);
        }
        Ok(())
    }
}

struct Attached {
    file: GameFile,
    written: usize,
    at: Place,
}

/// Finds the file, if it holds a beginning of these lines, or makes it.
fn attach(
    shared: &Shared,
    id: &FileId,
    lines: &[Vec<u8>],
    wanted: Place,
) -> Result<Attached, Error> {
    for at in [Place::Current, Place::Finished] {
        let path = shared.folder.game(at, id);
        let changed = || Error::Changed {
            file: path.display().to_string(),
        };
        match GameFile::open(&path) {
            Ok(opened) if lines.starts_with(&opened.lines) => {
                return Ok(Attached {
                    file: opened.file,
                    written: opened.lines.len(),
                    at,
                });
            }
            Ok(_) | Err(Error::NotAGame) => return Err(changed()),
            Err(Error::NotFound { .. }) => {}
            Err(e) => return Err(e),
        }
    }
    let folder = shared.folder.of(wanted);
    file::make_folder(&folder).map_err(|e| Error::io(&folder, &e))?;
    Ok(Attached {
        file: GameFile::create(&shared.folder.game(wanted, id), lines)?,
        written: lines.len(),
        at: wanted,
    })
}

/// Notes what became of a job, and says what is news to the window. `kept` is
/// whether what it wrote is on the disk, `written` whether it wrote everything.
fn settle(
    state: &mut State,
    id: &FileId,
    job: &Job,
    kept: Result<(), Error>,
    written: &Result<(), Error>,
) -> Option<Report> {
    let slot = state.open_games.get_mut(id)?;
    let before = slot.durable;
    if kept.is_ok() {
        slot.durable = job.written;
    }
    let waiting = slot.lines.len() - slot.durable;
    let result = kept.and(written.clone());
    let report = match &result {
        Ok(()) => {
            let recovered = slot.error.take().is_some();
            let news = recovered || (before, job.was_at) != (slot.durable, job.at);
            news.then(|| Report::Saved {
                id: id.clone(),
                lines: job.written,
                place: job.wanted,
            })
        }
        Err(error) => {
            let told = (slot.error.as_ref(), slot.told) == (Some(error), waiting);
            slot.error = Some(error.clone());
            slot.told = waiting;
            (!told).then(|| Report::Unsaved {
                id: id.clone(),
                waiting,
                error: error.clone(),
            })
        }
    };
    if slot.is_over() {
        state.open_games.remove(id);
    }
    if result.is_ok() {
        state.folder_error = None;
    }
    report
}

fn save_settings(shared: &Arc<Shared>) -> Result<(), Error> {
    let Some(text) = shared.lock().settings.unwritten() else {
        return Ok(());
    };
    let path = shared.folder.settings();
    let result = file::make_folder(&shared.folder.root)
        .and_then(|()| file::write_whole(&path, text.as_bytes()))
        .map_err(|e| Error::io(&path, &e));
    if result.is_ok() {
        shared.lock().settings.note_written(&text);
    }
    let (shared, written) = (Arc::clone(shared), result.clone());
    file::when_durable(move |kept| {
        let kept = kept.map_err(|e| Error::io(&path, &e));
        settle_settings(&shared, kept.and(written.clone()));
    });
    result
}

fn settle_settings(shared: &Shared, result: Result<(), Error>) {
    let mut state = shared.lock();
    let news = state.settings.settle(&result);
    if result.is_ok() {
        state.folder_error = None;
    }
    drop(state);
    if news {
        shared.tell(match result {
            Ok(()) => Report::SettingsSaved,
            Err(error) => Report::SettingsUnsaved { error },
        });
    }
    shared.tell_troubles();
}

fn save_index(shared: &Shared) -> Result<(), Error> {
    let path = shared.folder.index();
    let (whole, changes) = {
        let state = shared.lock();
        let whole = state.index.entries().filter(|_| state.index.rewrite);
        let whole: Option<Vec<_>> = whole.map(|entries| entries.values().cloned().collect());
        (whole, state.index.unwritten.clone())
    };
    match &whole {
        Some(summaries) => index::rewrite(&path, summaries)?,
        None if changes.is_empty() => return Ok(()),
        None => index::append(&path, &changes)?,
    }
    let mut state = shared.lock();
    // What came in while the disk was busy is still at the end.
    state.index.unwritten.drain(..changes.len());
    if whole.is_some() {
        state.index.rewrite = false;
        state.index.useless = 0;
    }
    Ok(())
}

impl Shared {
    pub(super) fn tell(&self, report: Report) {
        let tell = self.tell.lock().unwrap_or_else(PoisonError::into_inner);
        tell(report);
    }

    /// Says so if what is wrong differs from what was last said.
    pub(super) fn tell_troubles(&self) {
        let mut state = self.lock();
        let problems = state.problems();
        let changed = problems != state.reported;
        state.reported = problems;
        drop(state);
        if changed {
            self.tell(Report::Problems);
        }
    }
}
