//! Escape: the curse of the temple. One to five adventurers, ten minutes.

pub mod because;
pub mod rules;
pub mod setup;
mod wire;
