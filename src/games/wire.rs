//! What the games share when they are read and written.

use serde::{Serialize, Serializer};

use crate::json::{Json, Read};

/// Writes what an iterator gives as a list, without collecting it first.
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

/// The players' names in a setup.
pub(crate) fn names(setup: &Json<'_>) -> Read<Vec<String>> {
    setup
        .field("players")?
        .list(|name| name.text().map(str::to_owned))
}
