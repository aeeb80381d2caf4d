//! Files, threads, clocks, random numbers, the sound device and the desktop.
//!
//! Nothing else in the program may use them directly, so that a web build replaces this module
//! alone. It uses nothing of ours and holds no policy: what to do when a disk is full is up to
//! `store`. This file and those beside it are the interface; it has two implementations, `native`
//! for desktop systems and `web` for a page.

pub mod audio;
mod clock;
pub mod drives;
pub mod file;
#[cfg(not(target_arch = "wasm32"))]
mod native;
pub mod outline;
#[cfg(target_arch = "wasm32")]
mod web;
pub mod worker;

#[cfg(not(target_arch = "wasm32"))]
use native as system;
#[cfg(target_arch = "wasm32")]
use web as system;

pub use clock::{Fixed, fix, instant, now, random};
pub use drives::{arrivals, documents};
#[cfg(not(target_arch = "wasm32"))]
pub use native::desktop::{attach_console, process};
pub use system::attempt::Attempt;
pub use system::desktop::{data_dir, locales, paces_frames, set_dark, set_playing, tell_drawn};
pub use system::keep_awake::KeepAwake;
pub use system::sounds::sound_file;
pub use system::worker::spawn;
pub use system::{appearance, exchange, logging, motion};
#[cfg(target_arch = "wasm32")]
pub use web::{start, timer};
