//! Workers: parts of the program that run beside the window and are driven step by step.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

pub use super::system::worker::{Handle, run, run_apart, wait};
#[cfg(target_arch = "wasm32")]
pub use super::system::worker::{is_apart, serve};

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

/// A message that can be handed to another instance of the program: numbers, and frames of sound.
pub trait Wire: Sized {
    fn to_wire(self) -> (Vec<f64>, Vec<[f32; 2]>);
    /// None for what is no such message.
    fn from_wire(numbers: &[f64], frames: Vec<[f32; 2]>) -> Option<Self>;
}

/// A worker that reads a file of unknown origin, which may be its end: on a page it runs in an
/// instance of its own, and what it would have told is dropped when it ends. It waits for messages
/// only, never for a moment.
pub trait Apart: Worker<In: Wire, Out: Wire> {
    fn new(file: PathBuf) -> Self;
}
