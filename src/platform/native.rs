//! The platform of desktop systems.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod appearance;
pub mod attempt;
pub mod audio;
#[cfg(target_os = "linux")]
mod dbus;
pub mod desktop;
pub mod drives;
pub mod exchange;
pub mod file;
pub mod keep_awake;
pub mod logging;
pub mod motion;
pub mod outline;
#[cfg(target_os = "linux")]
mod portal;
pub mod sounds;
mod sync;
pub mod worker;
