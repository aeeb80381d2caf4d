//! `replay` through its public interface: each answer is compared with the contract and the
//! rulebooks.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::needless_pass_by_value
)]

mod ants;
mod cliff;
mod contract;
mod corrections;
mod described;
mod errors;
mod escape;
mod noise;
mod princess;
mod properties;
mod samples;
mod skyrunner;
mod strategies;
mod table;
