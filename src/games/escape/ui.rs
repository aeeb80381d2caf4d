//! The parts of Escape that know sound and files.

pub mod playable;
pub mod recording_file;
