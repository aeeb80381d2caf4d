//! Files: read whole, written atomically, appended to durably, locked, moved, listed.
//!
//! On a page they are kept in memory and in the browser's database, which is slower than the
//! caller: what was written is certain only when [`when_durable`] says so.

#[cfg(not(target_arch = "wasm32"))]
pub use super::native::file::{Effort, effort, reader, sync_folder_of};
pub use super::system::file::{
    Handle, Scratch, create_locked, entries, exists, head, list, make_folder, media, probe, read,
    read_first_line, rename, sweep_temporaries, when_durable, write_whole,
};

/// Something in a folder that somebody looks through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub folder: bool,
}
