//! Tablée: a companion for the table, beside the box.

pub mod app;
pub mod chronicle;
pub mod exchange;
pub mod games;
pub mod journal;
pub mod json;
pub mod localize;
pub mod platform;
pub mod play;
pub mod replay;
pub mod room;
pub mod rooms;
pub mod rulebook;
pub mod screen;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod sitting;
pub mod sound;
pub mod store;
pub mod table;
pub mod ui;
