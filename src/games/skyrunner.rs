//! SkyRunner: bids, climbs and sabotage on the way to the roof.

pub mod because;
