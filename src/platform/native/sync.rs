//! Syncs written files on a thread of its own. A disk may take seconds for that; meanwhile later
//! writes reach the system, and survive the end of the program.

use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

type Tell = Box<dyn FnMut(io::Result<()>) + Send>;

pub(super) enum Request {
    File(Arc<File>),
    /// The folder of this path, after something in it was renamed.
    FolderOf(PathBuf),
    Tell(Tell),
}

/// `None` when the thread could not be started: then writers wait for the disk.
static QUEUE: LazyLock<Option<Sender<Request>>> = LazyLock::new(|| {
    let (sender, requests) = mpsc::channel();
    let started = super::worker::spawn("sync", move || run(&requests));
    started.is_ok().then_some(sender)
});

/// Why a sync failed, until it has been reported.
static UNTOLD: Mutex<Option<(io::ErrorKind, String)>> = Mutex::new(None);

pub(super) fn request(request: Request) {
    if let Some(queue) = &*QUEUE {
        // The thread never ends.
        let _ = queue.send(request);
    } else {
        serve(vec![request]);
    }
}

/// Calls `tell` once everything written so far is on the disk, or with the reason why something is
/// not: it then has to be written again.
pub fn when_durable(tell: impl FnMut(io::Result<()>) + Send + 'static) {
    request(Request::Tell(Box::new(tell)));
}

fn run(requests: &Receiver<Request>) {
    while let Ok(first) = requests.recv() {
        serve(std::iter::once(first).chain(requests.try_iter()).collect());
    }
}

/// Syncs every file and folder once, however often it was written to.
fn serve(batch: Vec<Request>) {
    let mut files: Vec<Arc<File>> = Vec::new();
    let mut folders: Vec<PathBuf> = Vec::new();
    let mut waiting = Vec::new();
    for request in batch {
        match request {
            Request::File(file) if files.iter().any(|one| Arc::ptr_eq(one, &file)) => {}
            Request::File(file) => files.push(file),
            Request::FolderOf(path) if folders.iter().any(|one| one.parent() == path.parent()) => {}
            Request::FolderOf(path) => folders.push(path),
            Request::Tell(tell) => waiting.push(tell),
        }
    }
    let synced_files = files.iter().map(|file| file.sync_data());
    let synced_folders = folders.iter().map(|path| super::file::sync_folder_of(path));
    let mut untold = UNTOLD.lock().unwrap_or_else(PoisonError::into_inner);
    for error in synced_files.chain(synced_folders).filter_map(Result::err) {
        log::error!("not on the disk: {error}");
        *untold = Some((error.kind(), error.to_string()));
    }
    let failed = if waiting.is_empty() {
        None
    } else {
        untold.take()
    };
    drop(untold);
    // A lock is released with the last handle of a file: before anybody is told.
    drop(files);
    for mut tell in waiting {
        tell(match &failed {
            Some((kind, reason)) => Err(io::Error::new(*kind, reason.clone())),
            None => Ok(()),
        });
    }
}
