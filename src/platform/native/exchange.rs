//! Files exchanged with the user: in folders that the program can access.

use std::path::{Path, PathBuf};

/// Whether the program can access the user's folders.
pub const SEES_FOLDERS: bool = true;

/// Offers a file to the user where folders cannot be accessed. Returns whether that was done.
pub fn hand_over(_name: &str, _bytes: &[u8]) -> bool {
    false
}

/// Lets the user choose files with this extension where folders cannot be accessed: their names and
/// contents.
pub async fn choose(_ending: &str) -> Vec<(String, Vec<u8>)> {
    Vec::new()
}

/// Lets the user choose a sound file where no folder is seen: by which path it is known from now
/// on.
pub async fn choose_recording() -> Option<PathBuf> {
    None
}

/// Whether a chosen recording is still there when the program is started again.
pub fn is_kept(_recording: &Path) -> bool {
    true
}

/// Keeps a chosen recording for later, or no longer. Returns whether that was done.
pub async fn keep(_recording: PathBuf, _is_wanted: bool) -> bool {
    true
}
