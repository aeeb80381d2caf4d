//! SkyRunner: bids, climbs and sabotage on the way to the roof.

pub mod because;
mod building;
pub mod cards;
mod chronicle;
pub mod cover;
pub mod desk;
mod entry;
pub mod rules;
pub mod screen;
pub mod setup;
mod story;
mod turn;
mod walls;
mod wire;

pub use screen::Screen;
