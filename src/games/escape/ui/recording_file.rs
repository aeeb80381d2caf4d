//! Finds and examines the file of a player's own recording.

use super::super::marks::Marks;
use super::super::soundtrack::{Recording, RecordingFile};
use crate::platform::{drives, file};
use crate::session::background;
use crate::sound::ms_of;
use crate::sound::recording::{self, Fault, Progress};
use iced::Subscription;
use iced::futures::{StreamExt, stream};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many of the first bytes are hashed.
const HEAD_BYTES: u64 = 65_536;

/// Opens a file: which recording it is, whether it can be played, and how long it is.
pub fn examine(path: &Path, progress: &Arc<Progress>) -> Result<Recording, Fault> {
    let file = identify(path)?;
    let facts = recording::examine(path, progress)?;
    Ok(Recording {
        file,
        length_ms: u32::try_from(ms_of(facts.length)).unwrap_or(u32::MAX),
        marks: Marks::default(),
        gongs: true,
    })
}

fn identify(path: &Path) -> Result<RecordingFile, Fault> {
    let (head, bytes) = file::head(path, HEAD_BYTES).map_err(|error| Fault::from(&error))?;
    // FNV-1a: it only has to tell a player's own recordings apart.
    let hash = head.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Ok(RecordingFile {
        path: path.to_path_buf(),
        bytes,
        head: format!("{hash:016x}"),
    })
}

/// Where the recording is now: where it was, else in `elsewhere`, else in the user's usual folders.
fn find(wanted: &RecordingFile, elsewhere: &[PathBuf]) -> Option<PathBuf> {
    let name = wanted.path.file_name()?;
    let places = drives::all();
    let moved = places.iter().map(|place| place.path.join(name));
    let elsewhere = elsewhere.iter().cloned();
    std::iter::once(wanted.path.clone())
        .chain(elsewhere)
        .chain(moved)
        .find(|path| identify(path).is_ok_and(|found| found.is(wanted)))
}

/// Finds and opens a recording on another thread: the disk may be slow, and the file may be
/// anything.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Check {
    file: RecordingFile,
    elsewhere: Vec<PathBuf>,
}

/// The path of a recording, or why it cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    pub path: PathBuf,
    pub fault: Option<Fault>,
}

impl Check {
    /// `elsewhere`: more places where it may be.
    pub fn new(recording: &Recording, elsewhere: &[&Path]) -> Self {
        Self {
            file: recording.file.clone(),
            elsewhere: elsewhere.iter().map(|path| path.to_path_buf()).collect(),
        }
    }

    /// Finds a recording that was moved. Another file under the same name is played too, if it is
    /// playable.
    fn run(&self) -> Checked {
        let path = find(&self.file, &self.elsewhere);
        let path = path.unwrap_or_else(|| self.file.path.clone());
        let fault = recording::opens(&path).err();
        Checked { path, fault }
    }

    /// Runs it once.
    pub fn subscription(&self) -> Subscription<Checked> {
        Subscription::run_with(self.clone(), |check| {
            let (asked, file) = (check.clone(), check.file.path.clone());
            let checked = background("recording-check", move || asked.run());
            stream::once(checked).map(move |checked| {
                checked.unwrap_or_else(|| Checked {
                    path: file.clone(),
                    fault: Some(Fault::Missing),
                })
            })
        })
    }
}
