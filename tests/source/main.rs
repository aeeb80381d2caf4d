//! Promises that the source and the texts keep: who may know what, and that the three languages
//! say the same.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod dependencies;
mod files;
mod languages;
mod layers;
mod pages;
mod rules_text;
