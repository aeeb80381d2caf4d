//! Workers: parts of the program that run beside the window and are driven step by step.

use std::collections::VecDeque;
use std::time::Duration;

pub use super::system::worker::{Handle, run, wait};

/// When a worker needs its next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// At once.
    Again,
    /// At this moment of [`super::instant`], or when a message arrives.
    At(Duration),
    /// When a message arrives.
    OnMessage,
}

/// Work that never waits: each step does a bounded part of it and says when the next one is due.
/// Whatever runs it (a thread, a timer of a web page) waits in between.
pub trait Worker: Send + 'static {
    /// Name of its thread.
    const NAME: &'static str;
    type In: Send + 'static;
    type Out;

    /// Messages that have arrived are in `inbox`; what is put into `out` is delivered after the
    /// step.
    fn step(
        &mut self,
        inbox: &mut VecDeque<Self::In>,
        out: &mut Vec<Self::Out>,
        now: Duration,
    ) -> Next;
}
