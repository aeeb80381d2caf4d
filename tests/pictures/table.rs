//! What is on the disk before the app starts: settings, and games as journals.

use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use tablee::commands::replay::{Status, replay};
use tempfile::TempDir;

const NAMES: [(&str, &str); 6] = [
    ("Ani", "ember"),
    ("Frank", "lagoon"),
    ("Zoé", "honey"),
    ("Maximilien", "moss"),
    ("Bernadette", "plum"),
    ("Luc", "stone"),
];

/// The names of the first so many players.
pub fn names(count: usize) -> Vec<&'static str> {
    NAMES.iter().take(count).map(|(name, _)| *name).collect()
}

/// A folder for the app.
#[derive(Clone)]
pub struct Table {
    /// Relative, because the settings show it.
    folder: PathBuf,
    games: usize,
}

impl Table {
    /// A first start: nothing is known, but that the theme is the desktop's, and that the screen
    /// is not to be kept on.
    pub fn new(name: &str) -> Self {
        enter_scratch_folder();
        let folder = Path::new("Tablée").join(name);
        for place in ["current", "finished"] {
            fs::create_dir_all(folder.join(place)).unwrap();
        }
        let table = Self { folder, games: 0 };
        table.settings(&json!({ "light": "system", "awake": false }));
        table
    }

    /// So many have played this game yesterday, and chose these options.
    pub fn of(name: &str, game: &str, players: usize, options: &Value) -> Self {
        let table = Self::new(name);
        let seats = NAMES.iter().take(players);
        let seats: Vec<_> = seats
            .map(|(name, hue)| json!({ "name": name, "hue": hue }))
            .collect();
        table.settings(&json!({
            "light": "system",
            "awake": false,
            "people": seats,
            "tables": { game: { "seats": seats, "day": "2026-11-15" } },
            "games": { game: options },
        }));
        table
    }

    pub fn folder(&self) -> PathBuf {
        self.folder.clone()
    }

    pub fn settings(&self, settings: &Value) {
        fs::write(self.folder.join("settings.json"), settings.to_string()).unwrap();
    }

    /// A game under way.
    #[must_use]
    pub fn with(self, game: &str, setup: &Value, lines: &[Value]) -> Self {
        self.journal("current", "2026-11-16", game, setup, lines)
    }

    /// A game that is over.
    #[must_use]
    pub fn with_finished(self, day: &str, game: &str, setup: &Value, lines: &[Value]) -> Self {
        self.journal("finished", day, game, setup, lines)
    }

    fn journal(
        mut self,
        place: &str,
        day: &str,
        game: &str,
        setup: &Value,
        lines: &[Value],
    ) -> Self {
        let minute = self.games;
        self.games += 1;
        let started = format!("{day}T20:{minute:02}:00+01:00");
        let header = json!({ "tablee": 1, "game": game, "started": started, "setup": setup });
        let mut text = format!("{header}\n");
        for (at, line) in lines.iter().enumerate() {
            let mut line = line.clone();
            let (hour, minute) = (20 + (minute + at) / 60, (minute + at) % 60);
            line["at"] = json!(format!("{day}T{hour:02}:{minute:02}:30+01:00"));
            text.push_str(&format!("{line}\n"));
        }
        let mut answers = Vec::new();
        let status = replay(text.as_bytes(), &mut answers, &|_| String::new()).unwrap();
        let answers = String::from_utf8_lossy(&answers);
        let errors: Vec<_> = answers
            .lines()
            .filter(|line| line.contains("error"))
            .collect();
        assert_eq!(status, Status::Accepted, "{game}: {errors:?}");
        let name = format!("{day}T20{minute:02}00-{game}-22{:02}.jsonl", minute + 22);
        fs::write(self.folder.join(place).join(name), text).unwrap();
        self
    }
}

/// A line of a journal.
pub fn event(event: Value) -> Value {
    json!({ "event": event })
}

pub fn note(note: Value) -> Value {
    json!({ "note": note })
}

/// All walks work below one folder that goes with the process.
fn enter_scratch_folder() {
    static FOLDER: OnceLock<TempDir> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        std::env::set_current_dir(folder.path()).unwrap();
        folder
    });
}
