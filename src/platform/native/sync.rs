//! Syncs written files on a thread of its own. A disk may take seconds for that; meanwhile later
//! writes reach the system, and survive the end of the program.

use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::thread::{self, ThreadId};

type Tell = Box<dyn FnMut(io::Result<()>) + Send>;

pub(super) enum Request {
    File(Arc<File>),
    /// The folder of this path, after something in it was renamed.
    FolderOf(PathBuf),
    Tell(Tell),
}

/// A request, and the thread that made it.
type Sent = (ThreadId, Request);

/// `None` when the thread could not be started: then writers wait for the disk.
static QUEUE: LazyLock<Option<Sender<Sent>>> = LazyLock::new(|| {
    let (sender, requests) = mpsc::channel();
    let started = super::worker::spawn("sync", move || run(&requests));
    started.is_ok().then_some(sender)
});

/// Why syncs failed, until the thread that wrote has been told: another one does not know what has
/// to be written again.
static UNTOLD: Mutex<Vec<(ThreadId, io::ErrorKind, String)>> = Mutex::new(Vec::new());

pub(super) fn request(request: Request) {
    let sent = (thread::current().id(), request);
    if let Some(queue) = &*QUEUE {
        // The thread never ends.
        let _ = queue.send(sent);
    } else {
        serve(vec![sent]);
    }
}

/// Calls `tell` once everything that this thread has written so far is on the disk, or with the
/// reason why something is not: it then has to be written again.
pub fn when_durable(tell: impl FnMut(io::Result<()>) + Send + 'static) {
    request(Request::Tell(Box::new(tell)));
}

fn run(requests: &Receiver<Sent>) {
    while let Ok(first) = requests.recv() {
        serve(std::iter::once(first).chain(requests.try_iter()).collect());
    }
}

/// Syncs every file and folder once, however often it was written to.
fn serve(batch: Vec<Sent>) {
    let mut files: Vec<(ThreadId, Arc<File>)> = Vec::new();
    let mut folders: Vec<(ThreadId, PathBuf)> = Vec::new();
    let mut waiting = Vec::new();
    for (from, request) in batch {
        match request {
            Request::File(file) if files.iter().any(|(_, one)| Arc::ptr_eq(one, &file)) => {}
            Request::File(file) => files.push((from, file)),
            Request::FolderOf(path)
                if folders
                    .iter()
                    .any(|(one, other)| *one == from && other.parent() == path.parent()) => {}
            Request::FolderOf(path) => folders.push((from, path)),
            Request::Tell(tell) => waiting.push((from, tell)),
        }
    }
    let synced_files = files.iter().map(|(from, file)| (*from, file.sync_data()));
    let synced_folders = folders
        .iter()
        .map(|(from, path)| (*from, super::file::sync_folder_of(path)));
    let mut untold = UNTOLD.lock().unwrap_or_else(PoisonError::into_inner);
    for (from, synced) in synced_files.chain(synced_folders) {
        if let Err(error) = synced {
            log::error!("not on the disk: {error}");
            untold.push((from, error.kind(), error.to_string()));
        }
    }
    let failed: Vec<_> = untold
        .extract_if(.., |(from, ..)| waiting.iter().any(|(to, _)| to == from))
        .collect();
    drop(untold);
    // A lock is released with the last handle of a file: before anybody is told.
    drop(files);
    for (to, mut tell) in waiting {
        let error = failed.iter().find(|(from, ..)| *from == to);
        tell(error.map_or(Ok(()), |(_, kind, reason)| {
            Err(io::Error::new(*kind, reason.clone()))
        }));
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    fn told() -> io::Result<()> {
        let (sender, told) = mpsc::channel();
        when_durable(move |result| drop(sender.send(result)));
        told.recv().map_err(io::Error::other)?
    }

    #[test]
    fn a_failed_sync_is_reported_to_the_thread_that_wrote() {
        // The system refuses to sync this device.
        let file = Arc::new(File::open("/dev/null").unwrap());
        request(Request::File(file));
        assert!(thread::spawn(told).join().unwrap().is_ok());
        assert!(told().is_err());
        assert!(told().is_ok());
    }
}
