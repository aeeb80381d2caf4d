//! SkyRunner: bids, climbs and sabotage on the way to the roof.

pub mod because;
pub mod desk;
pub mod cards;
pub mod rules;
pub mod setup;
mod turn;
pub mod screen;
mod wire;

pub use screen::Screen;
