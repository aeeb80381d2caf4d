//! The index of finished games, one line each, so that the history opens without reading thousands
//! of files. It is a cache: it can always be rebuilt from `finished/`, and a damaged line is simply
//! missing.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::import::fingerprint;
use super::{Error, GameText};
use crate::core::FileId;
use crate::platform::file;

/// A finished game, as the history shows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    pub id: FileId,
    pub game: String,
    #[serde(default)]
    pub started: String,
    #[serde(default)]
    pub ended: String,
    #[serde(default)]
    pub players: Vec<String>,
    /// The game's own data; the store does not read it.
    #[serde(default)]
    pub result: serde_json::Value,
    #[serde(default)]
    pub lines: usize,
    /// Only the header could be read; the game is summarised again at the next reconciliation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rough: bool,
    /// The format of `result`; a summary in another format is made again.
    #[serde(default)]
    pub form: u8,
}

impl Summary {
    /// The current format of results.
    pub const FORM: u8 = 3;

    /// A summary from the header alone.
    pub fn rough(text: &GameText) -> Self {
        Self {
            id: text.id.clone(),
            game: text.header.game.clone(),
            started: text.header.started.clone(),
            ended: String::new(),
            players: text.header.players.clone(),
            result: serde_json::Value::Null,
            lines: text.lines.len(),
            rough: true,
            form: Self::FORM,
        }
    }

    /// Whether the game has to be read (again).
    pub(super) fn is_wanting(&self) -> bool {
        self.rough || self.form != Self::FORM
    }
}

/// One line of the index: a game is over, or under way again.
#[derive(Debug, Clone)]
pub(super) enum Change {
    Put(Arc<Summary>),
    Gone(FileId),
}

#[derive(Serialize, Deserialize)]
struct Gone {
    gone: FileId,
}

/// Comes before the checksum at the end of a line.
const CHECK: &[u8] = b",\"check\":\"";
/// How long the rest of the line is then.
const CHECKSUM: usize = 18;

/// The end of a line that begins with these bytes.
fn checksum(bytes: &[u8]) -> Vec<u8> {
    let sum = fingerprint(bytes);
    [CHECK, format!("{sum:016x}\"}}").as_bytes()].concat()
}

fn is_whole(line: &[u8]) -> bool {
    let at = line.len().checked_sub(CHECK.len() + CHECKSUM);
    at.is_some_and(|at| line[at..] == checksum(&line[..at]))
}

fn write_checked(out: &mut Vec<u8>, summary: &Summary) -> serde_json::Result<()> {
    let mut line = serde_json::to_vec(summary)?;
    // Replaces the last brace.
    line.pop();
    out.extend_from_slice(&line);
    out.extend_from_slice(&checksum(&line));
    Ok(())
}

impl Change {
    /// Reads a line. A summary without its checksum, or with a wrong one, is damaged.
    fn parse(line: &[u8]) -> Option<Self> {
        if let Ok(summary) = serde_json::from_slice::<Summary>(line) {
            return is_whole(line).then(|| Self::Put(Arc::new(summary)));
        }
        let gone: Gone = serde_json::from_slice(line).ok()?;
        Some(Self::Gone(gone.gone))
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let written = match self {
            Self::Put(summary) => write_checked(out, summary),
            Self::Gone(id) => serde_json::to_writer(&mut *out, &Gone { gone: id.clone() }),
        };
        debug_assert!(written.is_ok(), "a vector takes everything");
        out.push(b'\n');
    }
}

pub(super) type Entries = BTreeMap<FileId, Arc<Summary>>;

fn apply(entries: &mut Entries, change: &Change) {
    match change {
        Change::Put(summary) => {
            entries.insert(summary.id.clone(), Arc::clone(summary));
        }
        Change::Gone(id) => {
            entries.remove(id);
        }
    }
}

/// The index as read from the file.
#[derive(Debug, Default)]
pub(super) struct Loaded {
    pub entries: Entries,
    /// Lines that are obsolete or damaged.
    pub useless: usize,
}

impl Loaded {
    pub(super) fn read(path: &Path) -> Self {
        let bytes = file::read(path).unwrap_or_default();
        let mut loaded = Self::default();
        let mut lines = 0;
        for line in bytes.split(|b| *b == b'\n').filter(|l| !l.is_empty()) {
            lines += 1;
            if let Some(change) = Change::parse(line) {
                apply(&mut loaded.entries, &change);
            }
        }
        loaded.useless = lines - loaded.entries.len();
        loaded
    }
}

/// The index in memory. Before the history is opened only changes since the start are known.
#[derive(Debug, Default)]
pub(super) struct Index {
    entries: Option<Entries>,
    since_start: Vec<Change>,
    /// Changes that the file does not have yet.
    pub unwritten: Vec<Change>,
    /// The file has to be written again.
    pub rewrite: bool,
    /// Obsolete or damaged lines of the file when it was read.
    pub useless: usize,
}

impl Index {
    pub(super) fn change(&mut self, change: Change) {
        match &mut self.entries {
            Some(entries) => apply(entries, &change),
            None => self.since_start.push(change.clone()),
        }
        self.unwritten.push(change);
    }

    pub(super) fn entries(&self) -> Option<&Entries> {
        self.entries.as_ref()
    }

    /// Merges what was read with the changes since; unless another thread was faster.
    pub(super) fn take(&mut self, loaded: Loaded) {
        if self.entries.is_some() {
            return;
        }
        let mut entries = loaded.entries;
        for change in self.since_start.drain(..) {
            apply(&mut entries, &change);
        }
        self.useless = loaded.useless;
        self.entries = Some(entries);
    }
}

/// Appends to the file; a torn line before is terminated first, so that it damages no other.
pub(super) fn append(path: &Path, changes: &[Change]) -> Result<(), Error> {
    let fail = |e| Error::io(path, &e);
    let handle = file::Handle::open_or_create(path).map_err(fail)?;
    let mut bytes = Vec::new();
    if !handle.ends_with_newline().map_err(fail)? {
        bytes.push(b'\n');
    }
    for change in changes {
        change.write(&mut bytes);
    }
    handle.write_and_sync(&bytes).map_err(fail)
}

/// Writes the whole file.
pub(super) fn rewrite(path: &Path, summaries: &[Arc<Summary>]) -> Result<(), Error> {
    let mut bytes = Vec::new();
    for summary in summaries {
        Change::Put(Arc::clone(summary)).write(&mut bytes);
    }
    file::write_whole(path, &bytes).map_err(|e| Error::io(path, &e))
}
