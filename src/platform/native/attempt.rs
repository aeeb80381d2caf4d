//! Remembers which file of the players is being decoded, so that one that ends the whole program
//! does so once. What a panic costs is limited elsewhere; this is for what cannot be caught.

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
    /// None when the program ended in the middle of this file the last time; the next attempt is
    /// allowed again. Without a data folder nothing is remembered.
    #[must_use]
    pub fn begin(file: &Path) -> Option<Self> {
        let unmarked = Some(Self { mark: None });
        let Some(folder) = logging::folder() else {
            return unmarked;
        };
        let mut hasher = DefaultHasher::new();
        file.hash(&mut hasher);
        let path = folder.join(format!(".decoding-{:016x}", hasher.finish()));
        match Handle::open_locked(&path) {
            // Another thread may have ended in this very moment, and taken its mark away.
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
            // While it is locked, so that nobody takes it for a mark of the last time.
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
