//! Vertical: the cliff that is built while it is climbed.

pub mod because;
pub mod desk;
pub mod rules;
pub mod setup;
pub mod wall;
pub mod screen;
mod wire;

pub use screen::Screen;
