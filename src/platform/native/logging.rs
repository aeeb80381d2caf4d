//! Log sink: a file of bounded size in the data folder, and standard error with `--verbose`.
//!
//! The file is opened when the first line is written. Beyond `LIMIT` it becomes
//! `tablee.old.log`, in place of the one before, so both together stay below twice that.

use log::{Level, LevelFilter, Log, Metadata, Record};
use std::backtrace::Backtrace;
use std::fs::{self, File};
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Name of the log in the data folder.
pub const FILE: &str = "tablee.log";
/// Exists in the data folder after a panic, until the next start.
const CRASH_FILE: &str = "crashed";
const OLD_FILE: &str = "tablee.old.log";
/// Length of a log file in bytes from which the next line goes to a new one.
const LIMIT: u64 = 256 * 1024;

/// Installs the sink for the whole program, and logs panics from then on. Without `verbose`
/// nothing goes to standard error.
pub fn start(verbose: bool) {
    let sink = Sink {
        verbose,
        file: Mutex::new(None),
    };
    // A second start changes nothing.
    if SINK.set(sink).is_err() {
        return;
    }
    if let Some(sink) = SINK.get()
        && log::set_logger(sink).is_ok()
    {
        log::set_max_level(if verbose {
            LevelFilter::Debug
        } else {
            LevelFilter::Info
        });
    }
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        log_panic(panic);
        print(panic);
    }));
}

/// From now on the log is kept in this folder too.
pub fn keep_in(folder: &Path) {
    if let Some(sink) = SINK.get() {
        let mut file = sink.file.lock().unwrap_or_else(PoisonError::into_inner);
        *file = Some(LogFile::new(folder));
    }
}

/// Where the log is kept.
pub(super) fn folder() -> Option<PathBuf> {
    let file = SINK.get()?.file.lock();
    let file = file.unwrap_or_else(PoisonError::into_inner);
    Some(file.as_ref()?.path.parent()?.to_owned())
}

/// Remembers for the next start that there was a panic, which is in the log.
pub(super) fn note_crash() {
    let Some(sink) = SINK.get() else { return };
    let file = sink.file.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(log) = file.as_ref() else { return };
    if let Err(error) = super::file::append_or_create(&log.path.with_file_name(CRASH_FILE)) {
        complain(&format!("tablee: {error}\n"));
    }
}

/// Whether there was a panic since the last call.
pub fn take_crash(folder: &Path) -> bool {
    fs::remove_file(folder.join(CRASH_FILE)).is_ok()
}

/// Runs the whole program; a panic becomes an error.
///
/// # Errors
/// When it panicked.
pub fn guard<T>(program: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(program)).map_err(|_| {
        note_crash();
        "it ended by a panic".to_owned()
    })
}

static SINK: OnceLock<Sink> = OnceLock::new();

#[derive(Debug)]
struct Sink {
    verbose: bool,
    /// `None` until a folder is known.
    file: Mutex<Option<LogFile>>,
}

impl Log for Sink {
    /// Other crates log only warnings and errors.
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let ours = metadata.target().starts_with("tablee");
        metadata.level()
            <= match (ours, self.verbose) {
                (true, true) => Level::Debug,
                (true, false) => Level::Info,
                (false, _) => Level::Warn,
            }
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let line = line(record.level(), record.target(), record.args());
        if self.verbose {
            complain(&line);
        }
        if record.level() <= Level::Info {
            self.write(&line);
        }
    }

    fn flush(&self) {}
}

impl Sink {
    fn write(&self, line: &str) {
        // Logging goes on in a panic hook, whose thread may hold the lock already.
        let Ok(mut file) = self.file.try_lock().or_else(|error| match error {
            std::sync::TryLockError::Poisoned(poisoned) => Ok(poisoned.into_inner()),
            std::sync::TryLockError::WouldBlock if std::thread::panicking() => Err(()),
            std::sync::TryLockError::WouldBlock => {
                Ok(self.file.lock().unwrap_or_else(PoisonError::into_inner))
            }
        }) else {
            return;
        };
        if let Some(file) = file.as_mut() {
            file.append(line);
        }
    }
}

/// To standard error, if anybody still reads it: `eprint` would panic.
fn complain(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

fn line(level: Level, target: &str, message: &dyn std::fmt::Display) -> String {
    let now = crate::platform::now().format("%Y-%m-%dT%H:%M:%S%.3f%:z");
    format!("{now} {level:<5} {target}: {message}\n")
}

/// To the file only: the hook that was there before prints to standard error.
fn log_panic(panic: &PanicHookInfo<'_>) {
    let Some(sink) = SINK.get() else { return };
    let thread = std::thread::current();
    let name = thread.name().unwrap_or("?").to_owned();
    let message = format!("thread '{name}': {panic}\n{}", Backtrace::force_capture());
    sink.write(&line(Level::Error, "panic", &message));
}

#[derive(Debug)]
struct LogFile {
    path: PathBuf,
    old: PathBuf,
    file: Option<File>,
    /// Whether a failure has been reported on standard error.
    reported: bool,
}

impl LogFile {
    fn new(folder: &Path) -> Self {
        Self {
            path: folder.join(FILE),
            old: folder.join(OLD_FILE),
            file: None,
            reported: false,
        }
    }

    fn append(&mut self, line: &str) {
        if let Err(error) = self.try_append(line) {
            self.file = None;
            if !self.reported {
                self.reported = true;
                complain(&format!("tablee: {}: {error}\n", self.path.display()));
            }
        }
    }

    fn try_append(&mut self, line: &str) -> io::Result<()> {
        let has_room = |file: &File| file.metadata().map(|about| about.len() < LIMIT);
        let current = match self.file.take() {
            Some(file) if has_room(&file)? => file,
            // Another process may have renamed the full file already.
            _ => match self.open()? {
                file if has_room(&file)? => file,
                _ => {
                    fs::rename(&self.path, &self.old)?;
                    self.open()?
                }
            },
        };
        self.file.insert(current).write_all(line.as_bytes())
    }

    fn open(&self) -> io::Result<File> {
        if let Some(folder) = self.path.parent() {
            super::file::make_folder(folder)?;
        }
        super::file::append_or_create(&self.path)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn size(path: &Path) -> u64 {
        fs::metadata(path).unwrap().len()
    }

    #[test]
    fn log_file_is_rotated_and_stays_bounded() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = LogFile::new(folder.path());
        // A second window writes to the same file.
        let mut second = LogFile::new(folder.path());
        let text = format!("{}\n", "x".repeat(1023));
        for _ in 0..500 {
            first.append(&text);
            second.append(&text);
        }
        let (now, old) = (folder.path().join(FILE), folder.path().join(OLD_FILE));
        assert!(
            size(&now) > 0 && size(&now) <= LIMIT + 1024,
            "{}",
            size(&now)
        );
        assert!(
            size(&old) >= LIMIT && size(&old) <= LIMIT + 2048,
            "{}",
            size(&old)
        );
        first.append("last\n");
        assert!(fs::read_to_string(now).unwrap().ends_with("last\n"));
    }

    #[test]
    fn unwritable_log_is_no_panic_and_recovers() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("data");
        fs::write(&inside, "a file where the folder should be").unwrap();
        let mut log = LogFile::new(&inside);
        log.append("lost\n");
        assert!(log.reported);
        fs::remove_file(&inside).unwrap();
        log.append("kept\n");
        assert_eq!(fs::read_to_string(inside.join(FILE)).unwrap(), "kept\n");
    }

    #[test]
    fn other_crates_are_logged_from_warnings_up() {
        let sink = |verbose| Sink {
            verbose,
            file: Mutex::new(None),
        };
        let logs = |sink: &Sink, target: &str, level| {
            sink.enabled(&Metadata::builder().target(target).level(level).build())
        };
        assert!(logs(&sink(false), "tablee::store", Level::Info));
        assert!(!logs(&sink(false), "tablee::store", Level::Debug));
        assert!(logs(&sink(true), "tablee::store", Level::Debug));
        assert!(logs(&sink(false), "iced_winit", Level::Warn));
        assert!(!logs(&sink(true), "iced_winit", Level::Info));
    }
}
