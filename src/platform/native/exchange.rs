//! Files exchanged with the user: in folders that the program can access.

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
