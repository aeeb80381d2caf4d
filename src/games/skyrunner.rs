//! SkyRunner: bids, climbs and sabotage on the way to the roof.

pub mod cards;
mod codec;
pub mod components;
mod entry;
mod history;
pub mod rule_ids;
pub mod rules;
mod turn;
mod turn_report;
pub mod ui;
mod walls;
