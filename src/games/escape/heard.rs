//! What is heard in one game, as its journal keeps it: in `track` of the setup, or in a later
//! note when it was changed on the way.

use super::cues::{Cues, Track};
use super::marks::Marks;
use super::rules::State;
use crate::journal::Journal;
use crate::platform::{file, places};
use crate::sound::recording::{self, Fault};
use crate::sound::show::{self, Show};
use crate::sound::{frame_of, ms_of, render};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Before the shout when there is no soundtrack: time to take the dice in hand.
const SILENT_LEAD_MS: i64 = 5_000;
/// How much of a file says which one it is.
const HEAD: u64 = 65_536;

/// Which file a recording is, wherever it lies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct File {
    pub path: PathBuf,
    pub bytes: u64,
    pub head: String,
}

impl File {
    /// Looks at a file.
    pub fn look(path: &Path) -> Result<Self, Fault> {
        let (head, bytes) = file::head(path, HEAD).map_err(|error| Fault::from(&error))?;
        // FNV-1a: it only has to tell one's own recordings apart.
        let hash = head.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Ok(Self {
            path: path.to_path_buf(),
            bytes,
            head: format!("{hash:016x}"),
        })
    }

    /// The same recording, here or elsewhere.
    pub fn is(&self, other: &Self) -> bool {
        self.bytes == other.bytes && self.head == other.head
    }

    pub fn name(&self) -> String {
        let name = self.path.file_stem().unwrap_or(self.path.as_os_str());
        name.to_string_lossy().into_owned()
    }

    /// Where it is now: a file that was moved is looked for where people keep files.
    fn find(&self, elsewhere: &[&Path]) -> Option<PathBuf> {
        let name = self.path.file_name()?;
        let places = places::all();
        let moved = places.iter().map(|place| place.path.join(name));
        let elsewhere = elsewhere.iter().map(|path| path.to_path_buf());
        std::iter::once(self.path.clone())
            .chain(elsewhere)
            .chain(moved)
            .find(|path| Self::look(path).is_ok_and(|found| found.is(self)))
    }
}

/// A recording of one's own, as it is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    pub file: File,
    pub length_ms: u32,
    #[serde(default)]
    pub marks: Marks,
    /// Without marks: whether our own gongs are heard over it.
    #[serde(default = "yes")]
    pub gongs: bool,
}

const fn yes() -> bool {
    true
}

impl Own {
    /// Opens a file: what it is, whether it can be played, and how long it is.
    pub fn examine(path: &Path) -> Result<Self, Fault> {
        let file = File::look(path)?;
        let facts = recording::examine(path)?;
        Ok(Self {
            file,
            length_ms: u32::try_from(ms_of(facts.length)).unwrap_or(u32::MAX),
            marks: Marks::default(),
            gongs: true,
        })
    }

    pub fn is_marked(&self) -> bool {
        self.marks.cues().is_some()
    }

    /// The whole of it, from its beginning: to be marked, or to be tried.
    pub fn alone(&self) -> Show {
        Show::Recording(show::Recording {
            path: self.file.path.clone(),
            start: 0,
            needed: frame_of(i64::from(self.length_ms)),
            gongs: None,
        })
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// One of ours; its cues, where they are not the track's own.
    Track {
        track: Track,
        seed: u64,
        cues: Option<Cues>,
    },
    Own(Box<Own>),
    Silent,
}

/// When the temple falls in this game: a recording may have its own moment.
pub fn collapse_ms(journal: &Journal<State>) -> i64 {
    i64::from(Heard::of(journal).cues().collapse)
}

impl Heard {
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
            let own = serde_json::from_value(value.clone());
            return own.map_or(Self::Silent, |own| Self::Own(Box::new(own)));
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
            Self::Own(own) => {
                let mut value = json!(own);
                value["name"] = json!("own");
                value
            }
            Self::Silent => json!({ "name": "none" }),
        }
    }

    pub fn cues(&self) -> Cues {
        match self {
            Self::Track { track, seed, cues } => cues.unwrap_or_else(|| Cues::of(*track, *seed)),
            Self::Own(own) => own.marks.cues().map_or(Cues::PLAIN, |(_, cues)| cues),
            Self::Silent => Cues::PLAIN,
        }
    }

    /// Milliseconds before the shout.
    pub fn lead_ms(&self) -> i64 {
        let lead = |track, seed| render::length(track, seed).map_or(0, |length| length.lead_in);
        match self {
            Self::Track { track, seed, .. } => ms_of(lead(*track, *seed)),
            Self::Own(own) => match own.marks.cues() {
                Some((shout, _)) => i64::from(shout),
                None => ms_of(lead(Track::Gongs, 0)),
            },
            Self::Silent => SILENT_LEAD_MS,
        }
    }

    /// What the player is given.
    pub fn show(&self) -> Option<Show> {
        match self {
            Self::Track { track, seed, .. } => Some(Show::Track {
                track: *track,
                seed: *seed,
                cues: self.cues(),
            }),
            Self::Own(own) => {
                let needed = match own.marks.cues() {
                    Some((shout, cues)) => shout.saturating_add(cues.collapse),
                    None => own.length_ms,
                };
                Some(Show::Recording(show::Recording {
                    path: own.file.path.clone(),
                    start: frame_of(-self.lead_ms()),
                    needed: frame_of(i64::from(needed)),
                    gongs: (own.gongs && !own.is_marked()).then(|| self.cues()),
                }))
            }
            Self::Silent => None,
        }
    }

    /// Before it is played: whether a recording is still there, or has moved, or is lost.
    pub fn check(&mut self, elsewhere: &[&Path]) -> Option<Fault> {
        let Self::Own(own) = self else { return None };
        let Some(path) = own.file.find(elsewhere) else {
            // Another file in its place is played all the same, if it can be.
            return recording::examine(&own.file.path).err();
        };
        own.file.path = path;
        recording::examine(&own.file.path).err()
    }

    /// One of ours in its place, at the moments that were agreed.
    #[must_use]
    pub fn instead(&self, seed: u64) -> Self {
        let cues = self.cues();
        Self::Track {
            track: Track::One,
            seed,
            cues: (cues != Cues::PLAIN).then_some(cues),
        }
    }
}
