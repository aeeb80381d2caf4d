//! The places of the house that belong to no game.

pub mod history;
pub mod home;
pub mod keys;
pub mod library;
pub mod licences;
pub mod settings;
