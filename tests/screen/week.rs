//! Hours at the table by a simulated clock: neither memory nor threads nor open files grow.

use crate::app_fixture::{SIZES, texts, window};
use iced::keyboard::{Key, Modifiers, key::Named};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;
use tablee::app::{App, Message, Options};
use tablee::core::Language;
use tablee::games::Message as InGame;
use tablee::games::escape::ui::Message as Play;
use tablee::platform::{Fixed, fix, instant};
use tablee::session::Message as InSession;
use tempfile::TempDir;

/// Set in the process that is measured.
const CHILD_FOLDER: &str = "TABLEE_TEST_WEEK";
/// A long game without a door's question, and the collapse.
const ESCAPE_SECONDS: u64 = 640;

/// The long form of `packaging/faults.sh` sets more.
fn wanted(variable: &str, otherwise: u64) -> u64 {
    let set = std::env::var(variable).ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[derive(Debug)]
struct Used {
    kilobytes: u64,
    threads: usize,
    files: usize,
}

fn used() -> Used {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let resident = status.lines().find(|line| line.starts_with("VmRSS:"));
    let resident = resident.unwrap().split_whitespace().nth(1).unwrap();
    Used {
        kilobytes: resident.parse().unwrap(),
        threads: fs::read_dir("/proc/self/task").unwrap().count(),
        files: fs::read_dir("/proc/self/fd").unwrap().count(),
    }
}

/// The app with a clock that the test moves on.
struct Table {
    folder: PathBuf,
    app: App,
    /// Since the evening began.
    gone: Duration,
    steady: Duration,
}

impl Table {
    fn new(folder: &Path) -> Self {
        let options = Options {
            language: Some(Language::French),
            data_dir: Some(folder.to_owned()),
            ..Options::default()
        };
        let (app, _tasks) = App::boot(options);
        let mut table = Self {
            folder: folder.to_owned(),
            app,
            gone: Duration::ZERO,
            steady: instant(),
        };
        table.passes(Duration::ZERO);
        table
    }

    fn passes(&mut self, time: Duration) {
        self.gone += time;
        self.steady += time;
        let begun: chrono::DateTime<chrono::FixedOffset> =
            "2026-11-16T20:15:00+01:00".parse().unwrap();
        fix(Fixed {
            now: begun + self.gone,
            instant: self.steady,
            random: self.gone.as_millis() as u64,
        });
    }

    fn press(&mut self, key: Key) {
        let _ = self.app.update(Message::Key(key, Modifiers::empty()));
    }

    fn look(&self, turn: u64) {
        let size = SIZES[usize::try_from(turn).unwrap() % SIZES.len()];
        let _ = window(self.app.view(), size);
    }

    fn says(&self, words: &str) -> bool {
        texts(self.app.view(), SIZES[0])
            .iter()
            .any(|text| text.contains(words))
    }

    /// Whether the clock of the game that is under way runs: more than one second was noted.
    fn has_begun(&self) -> bool {
        let games = fs::read_dir(self.folder.join("current")).unwrap();
        let mut texts = games.map(|game| fs::read_to_string(game.unwrap().path()).unwrap());
        texts.any(|text| text.matches("\"clock\":\"at\"").count() > 1)
    }

    /// Takes the monotonic clock of the other threads.
    fn follow_real_clock(&mut self) {
        self.steady = std::thread::spawn(instant).join().unwrap();
        self.passes(Duration::ZERO);
    }

    fn play_escape(&mut self) {
        let tick = || Message::Session(InGame::Escape(InSession::Play(Play::Tick)));
        self.follow_real_clock();
        self.press(Key::Character("1".into()));
        self.press(Key::Named(Named::Enter));
        // The engine begins when the first sounds are decoded, which takes real time.
        let mut waited = 0;
        while !self.has_begun() {
            assert!(waited < 400, "the clock does not run");
            waited += 1;
            sleep(Duration::from_millis(50));
            self.follow_real_clock();
            let _ = self.app.update(tick());
        }
        for second in 0..ESCAPE_SECONDS {
            self.passes(Duration::from_secs(1));
            let _ = self.app.update(tick());
            if second % 40 == 0 {
                self.look(second / 40);
            }
        }
        self.press(Key::Named(Named::Escape));
        assert!(self.says("Vertical"), "on Home");
    }
}

/// Not a test by itself: the process that is measured in the next one.
#[test]
fn child_runs_for_a_week() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER) else {
        return;
    };
    let mut table = Table::new(Path::new(&folder));
    let looks = wanted("TABLEE_WEEK_LOOKS", 60);
    let escapes = wanted("TABLEE_ESCAPES", 3);
    let look = |table: &mut Table, turn: u64| {
        table.passes(Duration::from_secs(7 * 86_400 / looks));
        let _ = table.app.update(Message::Store);
        table.look(turn);
    };
    (0..8).for_each(|turn| look(&mut table, turn));
    table.play_escape();
    let before = used();
    println!("after a first game: {before:?}");
    (0..looks).for_each(|turn| look(&mut table, turn));
    println!("after a week on Home: {:?}", used());
    (0..escapes).for_each(|_| table.play_escape());
    // What plays out, and the threads of the last game, take a moment.
    sleep(Duration::from_secs(6));
    let after = used();
    println!("after {escapes} more games: {after:?}");
    assert!(after.threads <= before.threads, "{before:?} {after:?}");
    assert!(after.files <= before.files, "{before:?} {after:?}");
    // A game that is over is known to the history: a few lines each.
    let more = 8 * 1024 + 100 * escapes;
    assert!(
        after.kilobytes <= before.kilobytes + more,
        "{before:?} {after:?}"
    );
    let finished = fs::read_dir(Path::new(&folder).join("finished")).unwrap();
    assert_eq!(finished.count() as u64, escapes + 1);
}

#[cfg(target_os = "linux")]
#[test]
fn memory_threads_and_files_stay_constant_for_a_week() {
    let folder = TempDir::new().unwrap();
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["week::child_runs_for_a_week", "--exact", "--nocapture"])
        .env(CHILD_FOLDER, folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    print!("{said}");
    let errors = String::from_utf8_lossy(&child.stderr);
    assert!(child.status.success(), "{said}\n{errors}");
}
