//! Setting damaged files aside: under another name, never overwritten, never
//! deleted. Somebody may still want to look.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::Error;
use crate::platform::file;

/// `a.jsonl` and `torn` give `a.jsonl.torn`.
pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Renames `path` to `path.<ending>`, or `path.<ending>-2` and so on when that
/// is taken.
pub(super) fn quarantine(path: &Path, ending: &str) -> Result<PathBuf, Error> {
    for n in 1..10_000 {
        let to = match n {
            1 => with_ending(path, ending),
            n => with_ending(path, &format!("{ending}-{n}")),
        };
        match file::rename(path, &to) {
            Ok(()) => return Ok(to),
            Err(e) if e.kind() == ErrorKind::AlreadyExists => {}
            Err(e) => return Err(Error::io(path, &e)),
        }
    }
    Err(Error::Io {
        detail: format!("{}: too many set aside", path.display()),
    })
}
