//! Files: read whole, written atomically, appended to durably, locked, moved, listed.
//!
//! The disk, or the database of a page, is slower than the caller: a write is durable only when
//! [`when_durable`] says so.

#[cfg(not(target_arch = "wasm32"))]
pub use super::native::file::{Effort, effort, reader, sync_folder_of};
pub use super::system::file::{
    Handle, Scratch, create_locked, create_locked_soon, entries, exists, head, list, make_folder,
    media, probe, read, read_first_line, rename, sweep_temporaries, when_durable, write_whole,
};

/// An entry of a folder, for a file picker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub folder: bool,
}
