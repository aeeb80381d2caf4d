//! Vertical: the cliff that is built while it is climbed.

pub mod because;
pub mod desk;
pub mod rules;
pub mod screen;
pub mod setup;
pub mod wall;
mod wire;

pub use screen::Screen;
