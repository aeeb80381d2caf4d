//! Files of a page: in memory, as they were in the browser's database when the page was opened.
//! Every change goes to the database too, one record per line.
//!
//! One page of the browser owns the files. Another one that is opened meanwhile only reads them,
//! until the first is closed.

use super::database::{self, Change};
use super::host;
use crate::platform::file::Entry;
use js_sys::{Array, Uint8Array};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use wasm_bindgen::{JsCast, JsValue};

pub use super::database::when_durable;

/// Stands for records that are missing: a line that is no text of a game.
const MISSING: &[u8] = b"\0\n";

#[derive(Debug, Default)]
struct Content {
    path: PathBuf,
    bytes: Vec<u8>,
    /// Where each record begins.
    starts: Vec<usize>,
    is_locked: bool,
}

impl Content {
    /// Adds bytes, one record per line.
    fn append(&mut self, bytes: &[u8]) {
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.starts.push(self.bytes.len());
            self.bytes.extend_from_slice(line);
        }
    }

    fn truncate(&mut self, length: usize) {
        self.bytes.truncate(length);
        self.starts.retain(|start| *start < length);
    }

    /// Puts the records from this one on into the database.
    fn save(&self, from: usize) {
        let ends = self.starts.iter().copied().skip(1);
        let ends = ends.chain([self.bytes.len()]);
        let records = self.starts.iter().copied().zip(ends).skip(from);
        database::push(Change {
            path: self.path.to_string_lossy().into_owned(),
            from,
            records: records
                .map(|(start, end)| self.bytes[start..end].to_vec())
                .collect(),
        });
    }
}

#[derive(Debug, Default)]
struct Disk {
    /// Numbers of the files; a file keeps its number when it is moved.
    names: BTreeMap<PathBuf, u64>,
    files: HashMap<u64, Content>,
    last: u64,
}

thread_local! {
    static DISK: RefCell<Disk> = RefCell::default();
}

fn with<T>(work: impl FnOnce(&mut Disk) -> T) -> T {
    DISK.with_borrow_mut(work)
}

impl Disk {
    /// Puts a file under a name, in place of the one that had it.
    fn put(&mut self, path: &Path) -> (u64, &mut Content) {
        self.last += 1;
        if let Some(old) = self.names.insert(path.to_owned(), self.last) {
            self.files.remove(&old);
        }
        let content = self.files.entry(self.last).or_default();
        path.clone_into(&mut content.path);
        (self.last, content)
    }

    fn number(&self, path: &Path) -> io::Result<u64> {
        let number = self.names.get(path).copied();
        number.ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn content(&mut self, number: u64) -> io::Result<&mut Content> {
        let content = self.files.get_mut(&number);
        content.ok_or_else(|| ErrorKind::NotFound.into())
    }
}

/// Takes over the records of the database, sorted: path, number and bytes of each. Files that were
/// open are no longer there.
pub(super) fn load(records: &JsValue) {
    let Some(records) = records.dyn_ref::<Array>() else {
        return;
    };
    with(|disk| {
        disk.names.clear();
        disk.files.clear();
    });
    let mut damaged = Vec::new();
    for record in records.iter() {
        let record: Array = record.unchecked_into();
        let path = PathBuf::from(record.get(0).as_string().unwrap_or_default());
        let bytes = record.get(2).unchecked_into::<Uint8Array>().to_vec();
        with(|disk| {
            let number = disk.number(&path).unwrap_or_else(|_| disk.put(&path).0);
            let Ok(content) = disk.content(number) else {
                return;
            };
            if record.get(1).as_f64() != Some(content.starts.len() as f64)
                && !damaged.contains(&path)
            {
                log::error!("{}: records are missing", path.display());
                content.append(MISSING);
                damaged.push(path);
            }
            content.starts.push(content.bytes.len());
            content.bytes.extend_from_slice(&bytes);
        });
    }
    if check_writable().is_ok() {
        with(|disk| {
            let renumbered = disk.files.values();
            renumbered
                .filter(|content| damaged.contains(&content.path))
                .for_each(|content| content.save(0));
        });
    }
}

/// Why the page cannot write: another one does, or there is no database.
fn check_writable() -> io::Result<()> {
    match host::call("whyReadOnly", &[]).as_string() {
        None => Ok(()),
        Some(reason) => Err(io::Error::new(ErrorKind::PermissionDenied, reason)),
    }
}

/// The recording that this instance decodes, and how long it is.
///
/// # Errors
/// When it is not there, and in the page itself, which never decodes one.
pub fn media(_path: &Path) -> io::Result<(Media, u64)> {
    let length = length(&host::call("mediaLength", &[]))?;
    Ok((Media { at: 0, length }, length))
}

/// A file of the user that is read piece by piece.
#[derive(Debug)]
pub struct Media {
    at: u64,
    length: u64,
}

impl Read for Media {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let end = self.length.min(self.at + into.len() as u64);
        if self.at >= end {
            return Ok(0);
        }
        let place = [(self.at as f64).into(), (end as f64).into()];
        // A file that is no longer there, or has changed, is not read.
        let bytes = host::call("readMedia", &place).dyn_into::<Uint8Array>();
        let bytes = bytes.map_err(|_| ErrorKind::NotFound)?.to_vec();
        into[..bytes.len()].copy_from_slice(&bytes);
        self.at += bytes.len() as u64;
        Ok(bytes.len())
    }
}

impl Seek for Media {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => self.length.checked_add_signed(by),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
        };
        self.at = at.ok_or(ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}

/// The first bytes of a chosen recording, and how long it is.
///
/// # Errors
/// When there is none.
pub fn head(path: &Path, _limit: u64) -> io::Result<(Vec<u8>, u64)> {
    let path = path.to_string_lossy().as_ref().into();
    let head = host::call("recordingHead", &[path]);
    let head = head.dyn_into::<Array>().unwrap_or_default();
    let bytes = head.get(0).dyn_into::<Uint8Array>();
    let bytes = bytes.map_err(|_| ErrorKind::NotFound)?;
    Ok((bytes.to_vec(), length(&head.get(1))?))
}

fn length(value: &JsValue) -> io::Result<u64> {
    let length = value.as_f64().ok_or(ErrorKind::NotFound)?;
    Ok(length as u64)
}

/// The whole file.
///
/// # Errors
/// When there is none.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    with(|disk| {
        let number = disk.number(path)?;
        Ok(disk.content(number)?.bytes.clone())
    })
}

/// The beginning of a file up to and without its first newline, at most `limit` bytes.
///
/// # Errors
/// When there is none.
pub fn read_first_line(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = read(path)?;
    bytes.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    let line = bytes.split(|byte| *byte == b'\n').next();
    Ok(line.unwrap_or_default().to_vec())
}

/// Puts `bytes` at `path`, whole, or leaves what was there.
///
/// # Errors
/// When this page cannot write.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    check_writable()?;
    with(|disk| {
        let (_, content) = disk.put(path);
        content.append(bytes);
        content.save(0);
    });
    Ok(())
}

/// Like [`write_whole`] for a name that is still free, and the new file comes back open and locked.
///
/// # Errors
/// `AlreadyExists` when the name is taken, or when this page cannot write.
pub fn create_locked(path: &Path, bytes: &[u8]) -> io::Result<Handle> {
    if exists(path) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    write_whole(path, bytes)?;
    Handle::open_locked(path)?.ok_or_else(|| ErrorKind::ResourceBusy.into())
}

/// The same here: the database is never waited for.
///
/// # Errors
/// As for [`create_locked`].
pub fn create_locked_soon(path: &Path, bytes: &[u8]) -> io::Result<Handle> {
    create_locked(path, bytes)
}

/// There are no temporary files here.
pub fn sweep_temporaries(_names: &[String], _folder: &Path) {}

/// Moves a file to a free name.
///
/// # Errors
/// `AlreadyExists` when the name is taken, or when this page cannot write.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    check_writable()?;
    with(|disk| {
        if disk.names.contains_key(to) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let number = disk.number(from)?;
        disk.names.remove(from);
        disk.names.insert(to.to_owned(), number);
        let content = disk.content(number)?;
        database::push(Change {
            path: from.to_string_lossy().into_owned(),
            from: 0,
            records: Vec::new(),
        });
        to.clone_into(&mut content.path);
        content.save(0);
        Ok(())
    })
}

pub fn exists(path: &Path) -> bool {
    with(|disk| disk.names.contains_key(path))
}

/// A folder is there as soon as a file is in it.
///
/// # Errors
/// Never.
pub fn make_folder(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether this page can write.
///
/// # Errors
/// Why not.
pub fn probe(_folder: &Path) -> io::Result<()> {
    check_writable()
}

/// The names in a folder, sorted.
///
/// # Errors
/// Never.
pub fn list(folder: &Path) -> io::Result<Vec<String>> {
    let name = |path: &PathBuf| Some(path.file_name()?.to_str()?.to_owned());
    Ok(with(|disk| {
        let inside = disk.names.keys();
        let inside = inside.filter(|path| path.parent() == Some(folder));
        inside.filter_map(name).collect()
    }))
}

/// Nobody looks through the folders of a page.
///
/// # Errors
/// Never.
pub fn entries(
    _folder: &Path,
    _most: usize,
    _wanted: impl Fn(&str) -> bool,
) -> io::Result<Vec<Entry>> {
    Ok(Vec::new())
}

/// A page has no scratch files.
#[derive(Debug)]
pub enum Scratch {}

impl Scratch {
    /// # Errors
    /// Always.
    pub fn create(_folder: &Path) -> io::Result<Self> {
        Err(ErrorKind::Unsupported.into())
    }

    pub fn length(&self) -> u64 {
        match *self {}
    }

    /// # Errors
    /// Never: there is none.
    pub fn append(&self, _bytes: &[u8]) -> io::Result<()> {
        match *self {}
    }

    /// # Errors
    /// Never: there is none.
    pub fn read_at(&self, _at: u64, _bytes: &mut [u8]) -> io::Result<()> {
        match *self {}
    }
}

/// An open file that is read and appended to. A lock taken on it lasts until it is dropped.
#[derive(Debug)]
pub struct Handle {
    number: u64,
    holds_lock: Cell<bool>,
}

impl Handle {
    /// Opens a file that is there, and keeps others from writing it; `None` when another page or
    /// somebody here has it locked.
    ///
    /// # Errors
    /// When there is none.
    pub fn open_locked(path: &Path) -> io::Result<Option<Self>> {
        let handle = Self::open(path)?;
        Ok(handle.try_lock()?.then_some(handle))
    }

    fn open(path: &Path) -> io::Result<Self> {
        let number = with(|disk| disk.number(path))?;
        let holds_lock = Cell::new(false);
        Ok(Self { number, holds_lock })
    }

    /// Opens a file to append, and makes it when it is not there.
    ///
    /// # Errors
    /// When this page cannot write.
    pub fn open_or_create(path: &Path) -> io::Result<Self> {
        if !exists(path) {
            write_whole(path, &[])?;
        }
        Self::open(path)
    }

    /// True if nobody else has it locked: no other page, and nobody here.
    fn try_lock(&self) -> io::Result<bool> {
        if check_writable().is_err() {
            return Ok(false);
        }
        let is_free = self.with(|content| !std::mem::replace(&mut content.is_locked, true))?;
        self.holds_lock.set(is_free || self.holds_lock.get());
        Ok(is_free)
    }

    /// Everything in it.
    ///
    /// # Errors
    /// When the file is gone.
    pub fn read_all(&self) -> io::Result<Vec<u8>> {
        self.with(|content| content.bytes.clone())
    }

    /// Whether it is empty or its last byte is a newline.
    ///
    /// # Errors
    /// When the file is gone.
    pub fn ends_with_newline(&self) -> io::Result<bool> {
        self.with(|content| content.bytes.last().is_none_or(|byte| *byte == b'\n'))
    }

    /// How long it is now.
    ///
    /// # Errors
    /// When the file is gone.
    pub fn length(&self) -> io::Result<u64> {
        self.with(|content| content.bytes.len() as u64)
    }

    /// The same here as [`Handle::write_and_sync`].
    ///
    /// # Errors
    /// When the file is gone, or when this page cannot write.
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        self.write_and_sync(bytes)
    }

    /// Appends. [`when_durable`] says when the database has it.
    ///
    /// # Errors
    /// When the file is gone, or when this page cannot write.
    pub fn write_and_sync(&self, bytes: &[u8]) -> io::Result<()> {
        check_writable()?;
        self.with(|content| {
            let from = content.starts.len();
            content.append(bytes);
            content.save(from);
        })
    }

    /// Cuts the file off after `length` bytes.
    ///
    /// # Errors
    /// When the file is gone, or when this page cannot write.
    pub fn cut(&self, length: u64) -> io::Result<()> {
        check_writable()?;
        self.with(|content| {
            content.truncate(usize::try_from(length).unwrap_or(usize::MAX));
            content.save(content.starts.len().saturating_sub(1));
        })
    }

    /// Whether `path` still names this very file.
    pub fn is_at(&self, path: &Path) -> bool {
        with(|disk| disk.names.get(path) == Some(&self.number))
    }

    fn with<T>(&self, work: impl FnOnce(&mut Content) -> T) -> io::Result<T> {
        with(|disk| disk.content(self.number).map(work))
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        if self.holds_lock.get() {
            // A file that is gone has no lock.
            let _ = self.with(|content| content.is_locked = false);
        }
    }
}
