//! The sounds that are embedded in the program.

use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::task::Poll;

static EFFECTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/effects");
static ONE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/one");
static TWO: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/two");
static VOICE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/voice");

/// A file below `sounds`, such as `effects/gong.ogg`; none if there is none. Never pending here.
pub fn sound_file(path: &str) -> Poll<Option<Cow<'static, [u8]>>> {
    Poll::Ready(embedded(path))
}

fn embedded(path: &str) -> Option<Cow<'static, [u8]>> {
    let (folder, file) = path.split_once('/')?;
    let folder: &'static Dir<'static> = match folder {
        "effects" => &EFFECTS,
        "one" => &ONE,
        "two" => &TWO,
        "voice" => &VOICE,
        _ => return None,
    };
    let file = folder.get_file(file)?;
    Some(Cow::Borrowed(file.contents()))
}
