//! Escape: the curse of the temple. One to five adventurers, ten minutes.

pub mod because;
