//! Which soundtrack a game has, as its journal keeps it: in `track` of the setup, or in a later
//! note when it was changed during the game. Pure.

use super::cues::{Cues, Track};
use super::marks::Marks;
use super::rules::State;
use crate::core::Journal;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::PathBuf;

/// Identifies a recording by its size and a hash of its first bytes, wherever the file lies.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RecordingFile {
    pub path: PathBuf,
    pub bytes: u64,
    pub head: String,
}

impl RecordingFile {
    /// Whether both are the same recording, in whatever folder.
    pub fn is(&self, other: &Self) -> bool {
        self.bytes == other.bytes && self.head == other.head
    }

    pub fn name(&self) -> String {
        let name = self.path.file_stem().unwrap_or(self.path.as_os_str());
        name.to_string_lossy().into_owned()
    }
}

/// A player's own recording, with the marks that were set in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recording {
    pub file: RecordingFile,
    pub length_ms: u32,
    #[serde(default)]
    pub marks: Marks,
    /// Without marks: whether our own gongs are played over it.
    #[serde(default = "yes")]
    pub gongs: bool,
}

const fn yes() -> bool {
    true
}

impl Recording {
    pub fn is_marked(&self) -> bool {
        self.marks.cues().is_some()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SoundtrackChoice {
    /// A built-in track; `cues` where they differ from the track's own.
    Track {
        track: Track,
        seed: u64,
        cues: Option<Cues>,
    },
    Recording(Box<Recording>),
    Silent,
}

/// When the temple collapses in this game: a recording may have its own moment.
pub fn collapse_ms(journal: &Journal<State>) -> i64 {
    i64::from(SoundtrackChoice::of(journal).cues().collapse)
}

impl SoundtrackChoice {
    pub fn of(journal: &Journal<State>) -> Self {
        let noted = journal
            .notes()
            .iter()
            .rev()
            .find_map(|note| note.note.get("track"));
        noted
            .or(journal.setup().track.as_ref())
            .map_or(Self::Silent, Self::read)
    }

    fn read(value: &Value) -> Self {
        let name = value
            .get("name")
            .and_then(Value::as_str)
            .unwrap_or_default();
        if name == "own" {
            let recording = serde_json::from_value(value.clone());
            return recording.map_or(Self::Silent, |recording| {
                Self::Recording(Box::new(recording))
            });
        }
        Track::named(name).map_or(Self::Silent, |track| Self::Track {
            track,
            seed: value
                .get("seed")
                .and_then(Value::as_u64)
                .unwrap_or_default(),
            cues: value
                .get("cues")
                .and_then(|cues| serde_json::from_value(cues.clone()).ok()),
        })
    }

    pub fn write(&self) -> Value {
        match self {
            Self::Track { track, seed, cues } => {
                let mut value = json!({ "name": track, "seed": seed });
                if let Some(cues) = cues {
                    value["cues"] = json!(cues);
                }
                value
            }
            Self::Recording(recording) => {
                let mut value = json!(recording);
                value["name"] = json!("own");
                value
            }
            Self::Silent => json!({ "name": "none" }),
        }
    }

    pub fn cues(&self) -> Cues {
        match self {
            Self::Track { track, seed, cues } => cues.unwrap_or_else(|| Cues::of(*track, *seed)),
            Self::Recording(recording) => {
                let marked = recording.marks.cues();
                marked.map_or(Cues::PLAIN, |(_, cues)| cues)
            }
            Self::Silent => Cues::PLAIN,
        }
    }

    /// A built-in track with the same cues, to replace a recording that cannot be played.
    pub fn instead(&self, seed: u64) -> Self {
        let cues = self.cues();
        Self::Track {
            track: Track::One,
            seed,
            cues: (cues != Cues::PLAIN).then_some(cues),
        }
    }
}
