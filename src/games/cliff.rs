//! Vertical: the cliff that is built while it is climbed.

pub mod because;
mod chronicle;
pub mod cover;
pub mod desk;
mod field;
mod kit;
mod packing;
mod paint;
pub mod rules;
mod scene;
pub mod screen;
pub mod setup;
mod sketch;
mod view;
pub mod wall;
mod wire;

pub use screen::Screen;
