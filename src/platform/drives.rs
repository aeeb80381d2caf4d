//! Folders in which users keep files.

use std::path::PathBuf;

pub use super::system::drives::{all, documents};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Music,
    Downloads,
    Home,
    /// A removable drive.
    Drive,
}

/// A folder to offer in a file picker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub kind: Kind,
    pub path: PathBuf,
}

/// Folders for files from elsewhere: downloads and removable drives.
pub fn arrivals() -> Vec<PathBuf> {
    all()
        .into_iter()
        .filter(|place| matches!(place.kind, Kind::Downloads | Kind::Drive))
        .map(|place| place.path)
        .collect()
}
