//! Vertical: a cliff that is built while it is climbed.

mod codec;
pub mod components;
mod history;
mod packing;
pub mod rule_ids;
pub mod rules;
mod scene;
pub mod ui;
pub mod wall;
