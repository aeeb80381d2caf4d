//! The outline of the window for a page: it only sees pixels otherwise.

pub use super::system::outline::{IS_WANTED, show};

/// The headline for screen readers, and the line that the tablet's keyboard is for.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Outline {
    pub headline: String,
    pub line: Option<Line>,
}

/// A text field: its position in the window and its content.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub text: String,
}
