//! La Princesse aux échelles: four princesses, a book that ends, ladders that do not come back.

pub mod because;
pub mod cast;
mod chronicle;
pub mod count;
pub mod cover;
pub mod desk;
mod guide;
pub mod rules;
pub mod screen;
pub mod setup;
pub mod solver;
mod tale;
mod view;
mod wire;

pub use screen::Screen;
