//! Checks of the source and the texts: layers, dependencies, and equal keys in three languages.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod dependencies;
mod files;
mod languages;
mod layers;
mod pages;
mod rules_text;
