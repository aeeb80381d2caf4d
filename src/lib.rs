//! Tablée: a companion for the table, beside the box.

pub mod games;
pub mod journal;
pub mod json;
pub mod platform;
pub mod play;
pub mod replay;
pub mod store;
