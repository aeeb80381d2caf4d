//! The screens that belong to no game.

pub mod history;
pub mod home;
pub mod licences;
pub mod rules;
pub mod settings;
pub mod shortcuts;
