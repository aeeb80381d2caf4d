//! Finds and examines the file of a player's own recording.

use super::super::marks::Marks;
use super::super::soundtrack::{Recording, RecordingFile};
use crate::platform::{drives, file};
use crate::session::background;
use crate::sound::ms_of;
use crate::sound::recording::{Answer, Depth, Examination, Facts, Fault, Progress};
use iced::Subscription;
use iced::futures::channel::mpsc;
use iced::futures::{StreamExt, stream};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many of the first bytes are hashed.
const HEAD_BYTES: u64 = 65_536;

/// A file that is being opened. Dropped, it is left alone.
#[derive(Debug)]
pub struct Opening {
    _examination: Examination,
    progress: Arc<Progress>,
}

impl Opening {
    /// How much of the file has been read.
    pub fn percent(&self) -> u8 {
        self.progress.percent()
    }
}

/// Opens a file, and says what it is: whether it can be played.
fn open(
    path: &Path,
    depth: Depth,
) -> (Opening, impl Future<Output = Result<Facts, Fault>> + use<>) {
    let progress = Arc::new(Progress::default());
    let (told, (sender, mut result)) = (Arc::clone(&progress), mpsc::unbounded());
    let examination = Examination::start(path, depth, move |answer| match answer {
        Answer::Percent(percent) => told.set(percent),
        Answer::Examined(examined) => {
            // Nobody waits for it any more once it was left alone.
            let _ = sender.unbounded_send(examined);
        }
        Answer::Piece(_) => {}
    });
    let opening = Opening {
        _examination: examination,
        progress,
    };
    // Whoever opens it fails by some files.
    let failed = Err(Fault::Damaged);
    (
        opening,
        async move { result.next().await.unwrap_or(failed) },
    )
}

/// Opens a file: which recording it is, whether it can be played, and how long it is.
pub fn examine(
    path: PathBuf,
) -> (
    Opening,
    impl Future<Output = Result<Recording, Fault>> + Send + use<>,
) {
    let (opening, facts) = open(&path, Depth::Length);
    let examined = async move {
        let facts = facts.await?;
        let file = background("recording-file", move || identify(&path)).await;
        Ok(Recording {
            file: file.unwrap_or(Err(Fault::Missing))?,
            length_ms: u32::try_from(ms_of(facts.length)).unwrap_or(u32::MAX),
            marks: Marks::default(),
            gongs: true,
        })
    };
    (opening, examined)
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
    async fn run(self) -> Checked {
        let was_there = self.file.path.clone();
        let found = background("recording-check", move || find(&self.file, &self.elsewhere)).await;
        let path = found.flatten().unwrap_or(was_there);
        let (_opening, facts) = open(&path, Depth::Beginning);
        let fault = facts.await.err();
        Checked { path, fault }
    }

    /// Runs it once.
    pub fn subscription(&self) -> Subscription<Checked> {
        Subscription::run_with(self.clone(), |check| stream::once(check.clone().run()))
    }
}
