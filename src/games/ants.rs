//! The ants: tricks won, colours collected, aphids counted.

pub mod because;
pub mod cards;
pub mod desk;
pub mod rules;
pub mod screen;
pub mod setup;
mod trick;
mod wire;

pub use screen::Screen;
