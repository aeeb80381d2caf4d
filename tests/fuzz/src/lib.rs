//! What the fuzz targets check of any input. `tests/fuzz_inputs.rs` tries the same with the seeds
//! and damaged copies of them, so that the targets keep building and holding.

pub mod codec;
pub mod import;
pub mod journal;
pub mod recording;
pub mod settings;
