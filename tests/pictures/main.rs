//! Pictures of every screen, compared with fingerprints of those that were looked at.
//!
//! Each test walks through one part of the app as a player does and takes pictures on the way: by
//! keys, by taps on visible texts, and from journals on the disk. See the README for how to accept
//! changes.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod album;
mod ants;
mod cliff;
mod escape;
mod history;
mod home;
mod keyboard;
mod princess;
mod rules;
mod sensitivity;
mod settings;
mod skyrunner;
mod table;
mod window;
