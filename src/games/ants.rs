//! The ants: tricks won, colours collected, aphids counted.

pub mod because;
