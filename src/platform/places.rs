//! Where people keep and receive files: documents, downloads, sticks and cards.

use std::path::{Path, PathBuf};

/// The desktop's folder for documents, when it has one.
#[must_use]
pub fn documents() -> Option<PathBuf> {
    directories::UserDirs::new()?
        .document_dir()
        .filter(|folder| folder.is_dir())
        .map(Path::to_path_buf)
}

/// Folders in which files from elsewhere arrive: downloads, and whatever is plugged in.
#[must_use]
pub fn arrivals() -> Vec<PathBuf> {
    let user = directories::UserDirs::new();
    let downloads = user.as_ref().and_then(|user| user.download_dir());
    let plugged = ["/media", "/run/media", "/Volumes", "/mnt"]
        .iter()
        .flat_map(|root| folders(Path::new(root)));
    // A desktop mounts below the user's name: one level further down.
    let plugged = plugged.flat_map(|folder| {
        let inner = folders(&folder);
        std::iter::once(folder).chain(inner)
    });
    let known = downloads.map(Path::to_path_buf).into_iter();
    known.chain(plugged.take(40)).collect()
}

fn folders(of: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(of)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .take(20)
        .collect();
    found.sort();
    found
}
