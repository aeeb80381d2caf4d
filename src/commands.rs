//! The commands without a window.

pub mod args;
pub mod history;
pub mod play;
pub mod replay;
pub mod soundtrack;
