//! La Princesse aux échelles: four princesses and a limited number of ladders.

pub mod cast;
mod codec;
pub mod components;
pub mod count;
mod guide;
mod history;
mod rounds;
pub mod rule_ids;
pub mod rules;
pub mod solver;
pub mod ui;
