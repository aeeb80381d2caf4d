//! The worker that writes what memory already holds to the disk.
//!
//! Nothing is queued as a command that could fail and be forgotten. Memory holds the wanted state
//! (these lines, in that folder); each pass looks for what is missing on the disk and tries again
//! what failed, so a full disk needs no special case. A line counts as saved when the platform says
//! that it is durable, which may be long after the pass. Lines of games wait neither for that nor
//! for settings and index, which another worker writes.

use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::game_file::GameFile;
use super::state::{OpenGame, Shared, State};
use super::{Error, Place, Problem, Report, index};
use crate::core::FileId;
use crate::platform::file;
use crate::platform::worker::{Next, Worker};

/// How long a failed write waits before it is tried again.
const RETRY: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(super) enum Wake {
    Work,
    /// Answers when everything known before this has been tried.
    Flush(Sender<Result<(), Error>>),
}

/// What a writer writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Games,
    /// Settings and index: written whole, which waits for the disk.
    Rest,
}

/// Runs until the last [`Store`](super::Store) is dropped, then releases every lock.
#[derive(Debug)]
pub(super) struct Writer {
    shared: Arc<Shared>,
    part: Part,
    /// The result of the last pass.
    outcome: Result<(), Error>,
}

impl Writer {
    pub(super) fn new(shared: Arc<Shared>, part: Part) -> Self {
        let outcome = Ok(());
        Self {
            shared,
            part,
            outcome,
        }
    }
}

impl Writer {
    /// Answers when everything is on the disk.
    fn flush(&self, answer: Sender<Result<(), Error>>) {
        let (shared, part) = (Arc::clone(&self.shared), self.part);
        let written = self.outcome.clone();
        file::when_durable(move |kept| {
            let kept = kept.map_err(|e| Error::Io {
                detail: e.to_string(),
            });
            // A failed sync may have been told to the job that wrote, which will be repeated.
            let state = shared.lock();
            let failed = match part {
                Part::Games => state.game_error(),
                Part::Rest => state.settings.error.clone(),
            };
            let failed = failed.map_or(Ok(()), Err);
            // Whoever asked may have stopped waiting.
            let _ = answer.send(written.clone().and(kept).and(failed));
        });
    }
}

impl Worker for Writer {
    const NAME: &'static str = "store";
    type In = Wake;
    type Out = ();

    fn step(&mut self, inbox: &mut VecDeque<Wake>, _out: &mut Vec<()>, now: Duration) -> Next {
        let outcome = match self.part {
            Part::Games => save_games(&self.shared),
            Part::Rest => save_settings(&self.shared).and(save_index(&self.shared)),
        };
        log_change(&self.outcome, &outcome);
        self.outcome = outcome;
        let waits = self.part == Part::Games && self.shared.lock().watch(now);
        self.shared.report_problems();
        for wake in inbox.drain(..) {
            if let Wake::Flush(answer) = wake {
                self.flush(answer);
            }
        }
        match self.outcome {
            Ok(()) if !waits => Next::OnMessage,
            _ => Next::At(now + RETRY),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if self.part == Part::Games {
            self.shared.lock().open_games.clear();
        }
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

/// One pass over all games. Returns the last error that something still waits for.
fn save_games(shared: &Arc<Shared>) -> Result<(), Error> {
    let ids: Vec<FileId> = {
        let mut state = shared.lock();
        state.open_games.retain(|_, slot| !slot.is_over());
        state.open_games.keys().cloned().collect()
    };
    let mut outcome = Ok(());
    for id in ids {
        outcome = work_on(shared, &id).and(outcome);
    }
    outcome
}

/// Writes what one game's file lacks.
fn work_on(shared: &Arc<Shared>, id: &FileId) -> Result<(), Error> {
    let Some(taken) = with_slot(shared, id, |slot| slot.file.take()) else {
        return Ok(());
    };
    let had_file = taken.is_some();
    // A file that another process has changed or moved is opened again.
    let mut file = taken.filter(GameFile::is_there);
    let job = with_slot(shared, id, |slot| {
        if had_file && file.is_none() {
            slot.at = None;
        }
        slot.is_behind().then(|| Job::new(slot, file.is_some()))
    });
    let Some(mut job) = job.flatten() else {
        with_slot(shared, id, |slot| slot.file = file);
        return Ok(());
    };
    let result = job.run(shared, id, &mut file);
    with_slot(shared, id, |slot| {
        slot.file = file;
        slot.repaired |= result.is_ok();
        slot.rewrite &= result.is_err();
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
        shared.report_problems();
    });
    result
}

fn with_slot<T>(shared: &Shared, id: &FileId, f: impl FnOnce(&mut OpenGame) -> T) -> Option<T> {
    shared.lock().open_games.get_mut(id).map(f)
}

struct Job {
    /// All of them when there is no open file or it is written again, else those it lacks.
    lines: Vec<Vec<u8>>,
    rewrite: bool,
    /// How many lines of the game are in its file.
    written: usize,
    /// Where the file was before, and where it is.
    was_at: Option<Place>,
    at: Option<Place>,
    wanted: Place,
}

impl Job {
    fn new(slot: &OpenGame, has_file: bool) -> Self {
        let first = if has_file && !slot.rewrite {
            slot.written
        } else {
            0
        };
        Self {
            lines: slot.lines[first..].to_vec(),
            rewrite: slot.rewrite,
            written: slot.written,
            was_at: slot.at,
            at: slot.at,
            wanted: slot.place,
        }
    }

    fn run(
        &mut self,
        shared: &Shared,
        id: &FileId,
        file: &mut Option<GameFile>,
    ) -> Result<(), Error> {
        if let Some(old) = file.as_ref().filter(|_| self.rewrite) {
            old.rewrite(&self.lines)?;
            *file = None;
        }
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

/// Opens the file, if it holds a beginning of these lines, or creates it.
fn attach(
    shared: &Shared,
    id: &FileId,
    lines: &[Vec<u8>],
    wanted: Place,
) -> Result<Attached, Error> {
    for at in [Place::Current, Place::Finished] {
        let path = shared.folder.game(at, id);
        match GameFile::open(&path) {
            Ok(opened) if lines.starts_with(&opened.lines) => {
                return Ok(Attached {
                    file: opened.file,
                    written: opened.lines.len(),
                    at,
                });
            }
            Ok(_) | Err(Error::NotAGame) => return attach_beside(shared, id, lines, wanted),
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

/// Another process has changed the game's file. It is left alone, and the game goes on in a `.kept`
/// file, which [`Store::current`](super::Store::current) finds when nobody plays it.
fn attach_beside(
    shared: &Shared,
    id: &FileId,
    lines: &[Vec<u8>],
    wanted: Place,
) -> Result<Attached, Error> {
    let path = shared.folder.kept(id);
    let (file, written) = match GameFile::open(&path) {
        Ok(opened) if lines.starts_with(&opened.lines) => (opened.file, opened.lines.len()),
        Err(Error::NotFound { .. }) => (GameFile::create(&path, lines)?, lines.len()),
        _ => {
            return Err(Error::Changed {
                file: path.display().to_string(),
            });
        }
    };
    let beside = path.display();
    log::error!("{id} was changed by somebody else; it goes on in {beside}");
    let name = path.file_name().unwrap_or_default();
    let file_name = name.to_string_lossy().into_owned();
    shared.lock().add_lasting(Problem::Kept { file: file_name });
    let at = wanted;
    Ok(Attached { file, written, at })
}

/// Records the result of a job, and reports changes to the window. `kept` is whether what it wrote
/// is on the disk, `written` whether it wrote everything.
fn settle(
    state: &mut State,
    id: &FileId,
    job: &Job,
    kept: Result<(), Error>,
    written: &Result<(), Error>,
) -> Option<Report> {
    let slot = state.open_games.get_mut(id)?;
    let before = slot.durable;
    slot.rewrite |= kept.is_err();
    if !slot.rewrite {
        slot.durable = job.written;
    }
    if slot.durable > before {
        slot.note_progress();
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
    shared.report_problems();
}

fn save_index(shared: &Shared) -> Result<(), Error> {
    let path = shared.folder.index();
    let (whole, changes) = {
        let state = shared.lock();
        let whole = state.index.entries().filter(|_| state.index.rewrite);
        let whole: Option<Vec<_>> = whole.map(|entries| entries.values().cloned().collect());
        (whole, state.index.unwritten.clone())
    };
    if whole.is_some() || !changes.is_empty() {
        let root = &shared.folder.root;
        file::make_folder(root).map_err(|e| Error::io(root, &e))?;
    }
    match &whole {
        Some(summaries) => index::rewrite(&path, summaries)?,
        None if changes.is_empty() => return Ok(()),
        None => index::append(&path, &changes)?,
    }
    let mut state = shared.lock();
    // What came in meanwhile stays at the end.
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

    /// Reports if the problems differ from those reported last.
    pub(super) fn report_problems(&self) {
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
