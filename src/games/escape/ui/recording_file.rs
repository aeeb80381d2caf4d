//! Finds and examines the file of a player's own recording.

use super::super::marks::Marks;
use super::super::soundtrack::{Recording, RecordingFile, SoundtrackChoice};
use crate::platform::{drives, file};
use crate::sound::ms_of;
use crate::sound::recording::{self, Fault};
use std::path::{Path, PathBuf};

/// How many of the first bytes are hashed.
const HEAD_BYTES: u64 = 65_536;

/// Opens a file: which recording it is, whether it can be played, and how long it is.
pub fn examine(path: &Path) -> Result<Recording, Fault> {
    let file = identify(path)?;
    let facts = recording::examine(path)?;
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
fn find(wanted: &RecordingFile, elsewhere: &[&Path]) -> Option<PathBuf> {
    let name = wanted.path.file_name()?;
    let places = drives::all();
    let moved = places.iter().map(|place| place.path.join(name));
    let elsewhere = elsewhere.iter().map(|path| path.to_path_buf());
    std::iter::once(wanted.path.clone())
        .chain(elsewhere)
        .chain(moved)
        .find(|path| identify(path).is_ok_and(|found| found.is(wanted)))
}

/// Why a recording cannot be played, if it cannot. One that was moved is followed.
pub fn check(choice: &mut SoundtrackChoice, elsewhere: &[&Path]) -> Option<Fault> {
    let SoundtrackChoice::Recording(recording) = choice else {
        return None;
    };
    // Another file under the same name is played all the same, if it can be.
    if let Some(path) = find(&recording.file, elsewhere) {
        recording.file.path = path;
    }
    recording::opens(&recording.file.path).err()
}
