//! How games are read from and written to a journal.

use std::fmt::Debug;

use serde::{Serialize, Serializer};

use super::Seat;
use super::json::{Json, Read};

/// How a game's setup and events are read from a journal; the state is written by `Serialize`.
pub trait Codec: Serialize + Sized {
    type Setup: Clone + Debug + Serialize;
    type Event: Clone + Debug + PartialEq + Serialize;

    fn read_setup(json: &Json<'_>) -> Read<Self::Setup>;
    fn read_event(json: &Json<'_>) -> Read<Self::Event>;
}

/// Serialises an iterator as a list, without collecting it first.
pub(crate) struct List<I>(pub I);

impl<I> Serialize for List<I>
where
    I: Iterator + Clone,
    I::Item: Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// The outcome of a game that somebody wins.
#[derive(Serialize)]
pub(crate) struct Winners<'a> {
    pub winners: &'a [Seat],
}

/// The players' names in a setup.
pub(crate) fn names(setup: &Json<'_>) -> Read<Vec<String>> {
    setup
        .field("players")?
        .list(|name| name.text().map(str::to_owned))
}
