//! Vertical: the cliff that is built while it is climbed.

pub mod because;
