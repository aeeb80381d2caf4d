//! Renames damaged files: they are never overwritten and never deleted, since somebody may still
//! want to look. Also adopts games that went on in a `.kept` file.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::state::KEPT;
use super::{Error, Header, LONGEST_HEADER, Place, Problem, Store, fresh_id};
use crate::core::FileId;
use crate::platform::{self, file};

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

impl Store {
    /// Renames unreadable settings, with the date. A banner says so, also when they could not be
    /// renamed.
    pub fn set_settings_aside(&self) -> Result<PathBuf, Error> {
        let ending = platform::now().format("damaged-%Y-%m-%dT%H%M%S");
        let path = self.shared().folder.settings();
        let kept = quarantine(&path, &ending.to_string());
        if kept.is_ok() || file::exists(&path) {
            self.note_damage(&path, kept.as_deref().ok());
        }
        kept
    }

    /// A `.kept` file becomes a game of its own, once nobody plays it.
    pub(super) fn adopt(&self, path: &Path) -> Option<FileId> {
        path.extension().filter(|ending| *ending == KEPT)?;
        let header = Header::parse(&file::read_first_line(path, LONGEST_HEADER).ok()?)?;
        // Held until the file has its new name.
        let _handle = file::Handle::open_locked(path).ok()??;
        let id = fresh_id(&header.game);
        let to = self.shared().folder.game(Place::Current, &id);
        if let Err(error) = file::rename(path, &to) {
            log::error!("{} stays: {error}", path.display());
            return None;
        }
        self.add_lasting(Problem::Kept { file: id.file() });
        Some(id)
    }

    /// Renames a file that is no game, unless it is in use.
    pub(super) fn quarantine(&self, path: &Path) -> Error {
        if matches!(file::Handle::open_locked(path), Ok(None)) {
            return Error::InUse {
                file: path.display().to_string(),
            };
        }
        log::error!("{} is no game", path.display());
        let kept = quarantine(path, "damaged")
            .inspect_err(|error| log::error!("{} stays in place: {error}", path.display()))
            .ok();
        self.note_damage(path, kept.as_deref());
        Error::Damaged {
            file: path.display().to_string(),
            kept_as: kept.map_or_else(String::new, |k| k.display().to_string()),
        }
    }

    fn note_damage(&self, path: &Path, kept: Option<&Path>) {
        let name = |p: &Path| p.file_name().map(|n| n.to_string_lossy().into_owned());
        let problem = Problem::Damaged {
            file: name(path).unwrap_or_default(),
            kept_as: kept.and_then(name),
        };
        self.add_lasting(problem);
    }
}
