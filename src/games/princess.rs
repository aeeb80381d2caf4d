//! La Princesse aux échelles: four princesses, a book that ends, ladders that do not come back.

pub mod because;
pub mod rules;
pub mod setup;
pub mod solver;
mod wire;
