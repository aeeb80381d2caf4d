//! Ants: tricks, colours, aphids.

pub mod cards;
mod codec;
pub mod components;
pub mod draft;
mod hand;
mod history;
mod memory;
pub mod rule_ids;
pub mod rules;
mod trick;
pub mod ui;
pub mod verdict;
mod words;
