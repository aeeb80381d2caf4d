//! Vertical: the cliff that is built while it is climbed.

pub mod because;
pub mod rules;
pub mod setup;
pub mod wall;
mod wire;
