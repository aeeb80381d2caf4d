//! The ants: tricks won, colours collected, aphids counted.

pub mod because;
pub mod desk;
pub mod cards;
pub mod rules;
pub mod setup;
mod trick;
pub mod screen;
mod wire;

pub use screen::Screen;
