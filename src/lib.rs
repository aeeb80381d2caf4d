//! Tablée: a companion for the table, beside the box.

pub mod app;
pub mod localize;
pub mod platform;
pub mod rulebook;
pub mod screen;
pub mod settings;
pub mod shelf;
pub mod table;
pub mod ui;
