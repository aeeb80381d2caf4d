//! Files, threads, clocks, random numbers, the sound device and the desktop.
//!
//! Nothing else in the program may use them directly, so that a web build replaces this module
//! alone. It uses nothing of ours and decides nothing: what to do when a disk is full is up to
//! `store`. This file and those beside it are the interface, `native` is its body for desktop
//! systems.

pub mod audio;
mod clock;
mod native;
pub mod worker;

pub use clock::{Fixed, fix, instant, now, random};
pub use native::desktop::{data_dir, locales, paces_frames, process};
pub use native::drives::{self, arrivals, documents};
pub use native::keep_awake::KeepAwake;
pub use native::worker::spawn;
pub use native::{appearance, file, logging, motion};
