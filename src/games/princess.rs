//! La Princesse aux échelles: four princesses, a book that ends, ladders that do not come back.

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
