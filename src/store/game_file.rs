//! One game's file, open for writing: locked, repaired, appended to. Called from the writer's
//! thread of the [`Store`](super::Store).

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::text::{Parts, Tail, join};
use super::{Error, quarantine};
use crate::platform::{self, file, file::Handle};

/// A game's file that no other process writes meanwhile.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    handle: Handle,
    /// Up to here every byte was written by us or read at the start.
    length: u64,
    /// After `length` there may be the rest of a write that failed.
    dirty: bool,
    tail: Tail,
}

/// The contents of a file that was opened.
#[derive(Debug)]
pub struct Opened {
    pub file: GameFile,
    /// The lines without their newlines, the header first.
    pub lines: Vec<Vec<u8>>,
    /// A torn last line; [`GameFile::repair`] cuts it off.
    pub torn: Option<Vec<u8>>,
}

impl GameFile {
    /// Creates a file with these lines, whole or not at all.
    ///
    /// # Errors
    /// Any I/O error, or that the name is taken.
    pub fn create(path: &Path, lines: &[Vec<u8>]) -> Result<Self, Error> {
        let bytes = join(lines);
        let handle = file::create_locked_soon(path, &bytes).map_err(|e| Error::io(path, &e))?;
        Ok(Self {
            path: path.to_owned(),
            handle,
            length: bytes.len() as u64,
            dirty: false,
            tail: Tail::Clean,
        })
    }

    /// Opens and locks a game. Nothing is changed yet: a torn last line is handled by
    /// [`GameFile::repair`] or the first append.
    ///
    /// # Errors
    /// `InUse`, `NotAGame`, or any I/O error.
    pub fn open(path: &Path) -> Result<Opened, Error> {
        let fail = |e| Error::io(path, &e);
        // Between opening and locking the file may have been moved by the process that had the
        // lock: then try the name again.
        for _ in 0..3 {
            let Some(handle) = Handle::open_locked(path).map_err(fail)? else {
                return Err(Error::InUse {
                    file: path.display().to_string(),
                });
            };
            if !handle.is_at(path) {
                continue;
            }
            let bytes = handle.read_all().map_err(fail)?;
            let parts = Parts::of(&bytes)?;
            let good = bytes
                .iter()
                .rposition(|b| *b == b'\n')
                .map_or(0, |n| n as u64 + 1);
            let torn = match &parts.tail {
                Tail::Torn(piece) => Some(piece.clone()),
                Tail::Clean | Tail::NoNewline => None,
            };
            let length = match parts.tail {
                Tail::NoNewline => bytes.len() as u64,
                Tail::Clean | Tail::Torn(_) => good,
            };
            let file = Self {
                path: path.to_owned(),
                handle,
                length,
                dirty: false,
                tail: parts.tail,
            };
            let lines = parts.lines;
            return Ok(Opened { file, lines, torn });
        }
        Err(Error::InUse {
            file: path.display().to_string(),
        })
    }

    /// Whether the name still refers to this file, and nobody else has changed its length.
    pub fn is_there(&self) -> bool {
        let is_clean = !self.dirty && self.tail == Tail::Clean;
        self.handle.is_at(&self.path)
            && self
                .handle
                .length()
                .is_ok_and(|length| length == self.length || (!is_clean && length > self.length))
    }

    /// Writes the whole file again, under its name. The lock stays with the old one: open it again.
    pub(super) fn rewrite(&self, lines: &[Vec<u8>]) -> Result<(), Error> {
        file::write_whole(&self.path, &join(lines)).map_err(|e| self.failed(&e))
    }

    /// Makes the file end with a whole line: a torn piece is moved to a file of its own; a missing
    /// newline is added; the rest of a failed write is cut off. Does nothing otherwise.
    ///
    /// # Errors
    /// Any I/O error. It can be tried again.
    pub fn repair(&mut self) -> Result<(), Error> {
        if self.dirty {
            self.handle.cut(self.length).map_err(|e| self.failed(&e))?;
            self.dirty = false;
        }
        match &self.tail {
            Tail::Clean => {}
            Tail::NoNewline => {
                self.tail = Tail::Clean;
                if let Err(e) = self.append_bytes(b"\n") {
                    self.tail = Tail::NoNewline;
                    return Err(e);
                }
            }
            Tail::Torn(piece) => {
                let beside = quarantine::with_ending(&self.path, "torn");
                keep_piece(&beside, piece).map_err(|e| Error::io(&beside, &e))?;
                self.handle.cut(self.length).map_err(|e| self.failed(&e))?;
                self.tail = Tail::Clean;
            }
        }
        Ok(())
    }

    /// Appends all of these lines, or none.
    pub(super) fn append_lines(&mut self, lines: &[Vec<u8>]) -> Result<(), Error> {
        self.repair()?;
        if lines.is_empty() {
            return Ok(());
        }
        self.append_bytes(&join(lines))
    }

    fn append_bytes(&mut self, bytes: &[u8]) -> Result<(), Error> {
        if let Err(e) = self.handle.write(bytes) {
            let error = self.failed(&e);
            // If this fails too, the next attempt begins with it.
            self.dirty = self.handle.cut(self.length).is_err();
            return Err(error);
        }
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Renames the file; it stays locked.
    pub(super) fn move_to(&mut self, path: &Path) -> Result<(), Error> {
        file::rename(&self.path, path).map_err(|e| self.failed(&e))?;
        path.clone_into(&mut self.path);
        Ok(())
    }

    fn failed(&self, e: &std::io::Error) -> Error {
        Error::io(&self.path, e)
    }
}

/// A line is not empty and has no line break in it.
pub(super) fn check_line(line: &[u8]) -> Result<(), Error> {
    if line.is_empty() || line.contains(&b'\n') {
        return Err(Error::NotALine);
    }
    Ok(())
}

/// The first torn piece of a game is kept as it was; later ones are added with the date. A piece
/// that an earlier attempt already kept is not kept twice.
fn keep_piece(beside: &Path, piece: &[u8]) -> std::io::Result<()> {
    let mut kept = match file::read(beside) {
        Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
        kept => kept?,
    };
    if kept.ends_with(piece) {
        return Ok(());
    }
    if !kept.is_empty() {
        kept.extend_from_slice(format!("\n# {}\n", platform::now().to_rfc3339()).as_bytes());
    }
    kept.extend_from_slice(piece);
    file::write_whole(beside, &kept)
}
