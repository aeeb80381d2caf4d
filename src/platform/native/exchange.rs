//! Files that come from the user and go to him. Here they lie in folders that the program sees.

/// Whether the program sees the user's folders.
pub const SEES_FOLDERS: bool = true;

/// Hands a file to the user where no folder is seen. Returns whether that was done.
pub fn hand_over(_name: &str, _bytes: &[u8]) -> bool {
    false
}

/// Lets the user choose files with this ending where no folder is seen: their names and contents.
pub async fn choose(_ending: &str) -> Vec<(String, Vec<u8>)> {
    Vec::new()
}
