//! The ants: tricks won, colours collected, aphids counted.

mod amend;
pub mod because;
pub mod cards;
mod chronicle;
pub mod cover;
pub mod desk;
pub mod draft;
mod judge;
mod memory;
pub mod paint;
pub mod rules;
pub mod screen;
mod seating;
pub mod setup;
mod trick;
pub mod verdict;
mod view;
mod walk;
mod wire;

pub use screen::Screen;
