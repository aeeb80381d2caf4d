//! SkyRunner: bids, climbs and sabotage on the way to the roof.

pub mod because;
pub mod cards;
pub mod desk;
pub mod rules;
pub mod screen;
pub mod setup;
mod turn;
mod wire;

pub use screen::Screen;
