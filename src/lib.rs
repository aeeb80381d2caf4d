//! Tablée: a companion app for boxed board games.
//!
//! Read [`pages`] first: architecture, file format, how to add a game, how to run tests.

/// Pages for newcomers, beside the code that they are about.
#[cfg(doc)]
pub mod pages {
    #[doc = include_str!("architecture.md")]
    pub mod architecture {}
    #[doc = include_str!("core/journal.md")]
    pub mod journal {}
    #[doc = include_str!("games/adding-a-game.md")]
    pub mod adding_a_game {}
    #[doc = include_str!("testing.md")]
    pub mod testing {}
}

pub mod app;
pub mod archive;
#[cfg(not(target_arch = "wasm32"))]
pub mod commands;
pub mod core;
pub mod games;
pub mod history;
pub mod live;
pub mod localize;
pub mod platform;
pub mod screens;
pub mod session;
pub mod settings;
pub mod sound;
pub mod store;
pub mod ui;
