//! Escape: the curse of the temple. One to five adventurers, ten minutes.

pub mod alarm;
pub mod because;
mod chronicle;
pub mod cover;
pub mod cues;
pub mod desk;
pub mod dial;
mod end;
mod marks;
pub mod rules;
pub mod screen;
pub mod setup;
pub mod soundtrack;
pub mod ui;
mod view;
mod wire;

pub use screen::Screen;
