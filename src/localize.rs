//! Languages: every text on screen comes through here.
//!
//! French is the fallback; a test checks that the three languages have the same keys.

mod dates;
pub mod rulebook;
mod words;

pub use words::{Arg, Words, number, refusal, signed, sources};

use include_dir::{Dir, include_dir};

/// One folder for each language, by its code.
static TEXTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/i18n");
