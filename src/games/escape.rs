//! Escape: the curse of the temple. One to five adventurers, ten minutes.

mod codec;
pub mod components;
pub mod cues;
mod history;
mod marks;
pub mod rule_ids;
pub mod rules;
pub mod soundtrack;
pub mod ui;
