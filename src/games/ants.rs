//! The ants: tricks won, colours collected, aphids counted.

pub mod because;
pub mod cards;
pub mod rules;
pub mod setup;
mod trick;
mod wire;
