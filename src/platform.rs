//! The machine under the app: files, threads, the two clocks, chance, the
//! desktop's language and the screen's lamp.
//!
//! Nothing else in the house may reach for them (`tests/rooms.rs` looks), so
//! that a web build replaces this one room. No game, no iced, no policy: what
//! to do when a disk is full is decided in `store`.

pub mod appearance;
pub mod awake;
#[cfg(target_os = "linux")]
mod bus;
pub mod file;
pub mod helper;
pub mod logging;
pub mod motion;
pub mod places;
#[cfg(target_os = "linux")]
mod portal;

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

pub use awake::Awake;
pub use places::{arrivals, documents};

/// Values that replace both clocks and the random numbers of a thread.
#[derive(Debug, Clone, Copy)]
pub struct Fixed {
    pub now: chrono::DateTime<chrono::FixedOffset>,
    pub instant: Duration,
    /// The next random number; later ones count up from it, so that names stay distinct.
    pub random: u64,
}

thread_local! {
    static FIXED: Cell<Option<Fixed>> = const { Cell::new(None) };
}

/// Fixes time and randomness for the calling thread. Used by tests that compare pictures, which
/// show dates and clocks.
pub fn fix(fixed: Fixed) {
    FIXED.set(Some(fixed));
}

fn is_fixed() -> bool {
    FIXED.get().is_some()
}

/// The wall clock, as the people at the table read it.
#[must_use]
pub fn now() -> chrono::DateTime<chrono::FixedOffset> {
    FIXED
        .get()
        .map_or_else(|| chrono::Local::now().fixed_offset(), |fixed| fixed.now)
}

/// The clock that never jumps: time since the first time anyone asked.
#[must_use]
pub fn instant() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    FIXED.get().map_or_else(
        || START.get_or_init(Instant::now).elapsed(),
        |fixed| fixed.instant,
    )
}

/// Runs `work` beside the window. It is not waited for at the end of the
/// program: what must be finished says so over a channel. A failure is logged here.
///
/// # Errors
/// When the system has no thread left to give.
pub fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    std::thread::Builder::new()
        .name(name.to_owned())
        .spawn(work)
        .map(drop)
        .inspect_err(|error| log::error!("thread '{name}' cannot start: {error}"))
}

/// Runs `work` while what C libraries write to standard error goes nowhere: the sound library
/// says dozens of lines when there is no device, and nobody at a table reads them.
#[cfg(unix)]
pub fn quietly<T>(work: impl FnOnce() -> T) -> T {
    use rustix::stdio::{dup2_stderr, stderr};
    let kept = stderr().try_clone_to_owned();
    let nowhere = std::fs::OpenOptions::new().write(true).open("/dev/null");
    if let (Ok(_), Ok(nowhere)) = (&kept, &nowhere) {
        let _ = dup2_stderr(nowhere);
    }
    let done = work();
    if let Ok(kept) = kept {
        let _ = dup2_stderr(kept);
    }
    done
}

#[cfg(not(unix))]
pub fn quietly<T>(work: impl FnOnce() -> T) -> T {
    work()
}

/// Whether a frame that is asked for comes only when the display is ready for it. Wayland works so;
/// other systems draw at once.
#[must_use]
pub fn paces_frames() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(target_os = "linux") && (set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET"))
}

/// Chance, for names that must not collide. Not for games: cardboard has dice.
#[must_use]
pub fn random() -> u64 {
    let Some(fixed) = FIXED.get() else {
        return rand::random();
    };
    FIXED.set(Some(Fixed {
        random: fixed.random.wrapping_add(1),
        ..fixed
    }));
    fixed.random
}

/// This very program, also where another has taken its place on the disk meanwhile.
pub fn program() -> Option<PathBuf> {
    if cfg!(target_os = "linux") {
        return Some(PathBuf::from("/proc/self/exe"));
    }
    std::env::current_exe().ok()
}

/// Which process this is, to tell its temporary files from another's.
#[must_use]
pub fn process() -> u32 {
    std::process::id()
}

/// The folder the desktop sets aside for our files, when it has one.
#[must_use]
pub fn data_dir() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "tablee").map(|dirs| dirs.data_dir().to_path_buf())
}

/// The desktop's languages, the preferred one first, as BCP 47 tags.
#[must_use]
pub fn locales() -> Vec<String> {
    sys_locale::get_locales().collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_steady_clock_never_runs_back() {
        let (a, b) = (instant(), instant());
        assert!(b >= a);
    }

    #[test]
    fn work_beside_the_window_is_done_and_named() {
        let (tell, told) = std::sync::mpsc::channel();
        spawn("a-name", move || {
            let name = std::thread::current().name().map(str::to_owned);
            tell.send(name).unwrap();
        })
        .unwrap();
        assert_eq!(told.recv().unwrap().as_deref(), Some("a-name"));
    }
}
