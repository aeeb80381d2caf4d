//! Remembers which recording is being decoded, so that a file that crashes the whole program does
//! so only once. Panics are caught elsewhere; this is for crashes that cannot be caught.

use super::file::Handle;
use super::logging;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// A file that is being decoded. While this lives, a locked file in the data folder says so.
#[derive(Debug)]
pub struct Attempt {
    mark: Option<(Handle, PathBuf)>,
}

impl Attempt {
    /// `None` when the program ended while decoding this file the last time; the next attempt is
    /// allowed again. Without a data folder nothing is remembered.
    pub fn begin(file: &Path) -> Option<Self> {
        let unmarked = Some(Self { mark: None });
        let Some(folder) = logging::folder() else {
            return unmarked;
        };
        let mut hasher = DefaultHasher::new();
        file.hash(&mut hasher);
        let path = folder.join(format!(".decoding-{:016x}", hasher.finish()));
        match Handle::open_locked(&path) {
            // Another thread may have finished at this moment, and removed its mark.
            Ok(Some(handle)) if handle.is_at(&path) => {
                drop(handle);
                remove(&path);
                log::error!("{}: the program ended while it was decoded", file.display());
                return None;
            }
            // It is being decoded elsewhere, too.
            Ok(None) => return unmarked,
            Ok(Some(_)) | Err(_) => {}
        }
        match Handle::open_or_create_locked(&path) {
            Ok(Some(handle)) => Some(Self {
                mark: Some((handle, path)),
            }),
            Ok(None) => unmarked,
            Err(error) => {
                log::debug!("{}: {error}", path.display());
                unmarked
            }
        }
    }
}

impl Drop for Attempt {
    fn drop(&mut self) {
        if let Some((handle, path)) = self.mark.take() {
            // Removed while locked, so that nobody takes it for a mark of the last run.
            if fs::remove_file(&path).is_err() {
                drop(handle);
                remove(&path);
            }
        }
    }
}

fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path) {
        log::warn!("{} stays: {error}", path.display());
    }
}
