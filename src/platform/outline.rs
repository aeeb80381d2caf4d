//! What a page has to know about the picture that is drawn on it.

pub use super::system::outline::{IS_WANTED, show};

/// The headline for screen readers, and the line that the tablet's keyboard is for.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Outline {
    pub headline: String,
    pub line: Option<Line>,
}

/// A line to type in: its place in the window and what stands in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub text: String,
}
