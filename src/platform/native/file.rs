//! Access to files: read whole, write atomically, append durably, lock, move, list.

#[cfg(unix)]
#[path = "file/unix.rs"]
mod os;
#[cfg(windows)]
#[path = "file/windows.rs"]
mod os;

pub use super::sync::when_durable;
pub use os::sync_folder_of;

use super::sync::{self, Request};
use crate::platform::file::Entry;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

static OPENED: AtomicU64 = AtomicU64::new(0);
static LISTED: AtomicU64 = AtomicU64::new(0);

/// Counts the file operations of this process, for tests: starting must not depend on the number of
/// finished games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// Files opened.
    pub opened: u64,
    /// Names read from folders.
    pub listed: u64,
}

/// The counts since the program started.
pub fn effort() -> Effort {
    Effort {
        opened: OPENED.load(Relaxed),
        listed: LISTED.load(Relaxed),
    }
}

/// Larger files are not read into memory.
const MAX_READ: u64 = 256 << 20;

/// Options to open or create a regular file that only its owner may read. Opening or reading a pipe
/// or a device could block for ever.
fn regular<'a>(options: &'a mut OpenOptions, path: &Path) -> io::Result<&'a mut OpenOptions> {
    OPENED.fetch_add(1, Relaxed);
    if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
        return Err(io::Error::new(
            ErrorKind::InvalidInput,
            "this is not a regular file",
        ));
    }
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    Ok(options)
}

fn opened(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    regular(options, path)?.open(path)
}

fn opened_locked(options: &mut OpenOptions, path: &Path) -> io::Result<Option<Handle>> {
    let file = os::open_locked(regular(options, path)?, path)?;
    Ok(file.map(Handle::of))
}

fn opened_to_read(path: &Path) -> io::Result<File> {
    opened(OpenOptions::new().read(true), path)
}

/// Opens a file to read and append, creating it if needed. A link is not followed.
pub(super) fn append_or_create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    {
        let flags = rustix::fs::OFlags::NOFOLLOW.bits().cast_signed();
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, flags);
    }
    opened(options.read(true).append(true).create(true), path)
}

/// Everything in a file, if it is not too large.
fn read_bounded(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MAX_READ + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_READ {
        return Err(io::Error::new(
            ErrorKind::InvalidData,
            "this file is too large",
        ));
    }
    Ok(bytes)
}

/// A file to be read in pieces.
pub fn reader(path: &Path) -> io::Result<impl Read> {
    opened_to_read(path)
}

/// A file that is read and sought while it plays, and its length.
pub fn media(path: &Path) -> io::Result<(impl Read + Seek + Send + Sync + use<>, u64)> {
    let file = opened_to_read(path)?;
    let length = file.metadata()?.len();
    Ok((file, length))
}

/// The first bytes of a file, and its length.
pub fn head(path: &Path, limit: u64) -> io::Result<(Vec<u8>, u64)> {
    let file = opened_to_read(path)?;
    let length = file.metadata()?.len();
    let mut bytes = Vec::new();
    file.take(limit).read_to_end(&mut bytes)?;
    Ok((bytes, length))
}

/// The whole file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_bounded(opened_to_read(path)?)
}

/// The beginning of a file up to and without its first newline, at most `limit` bytes.
pub fn read_first_line(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let file = opened_to_read(path)?;
    let mut line = Vec::new();
    let mut reader = io::BufReader::new(file).take(limit);
    io::BufRead::read_until(&mut reader, b'\n', &mut line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    Ok(line)
}

/// Writes `bytes` to `path`, atomically and durably: to a temporary file in the same folder,
/// synced, then renamed over the old one.
///
/// # Errors
/// Any I/O error; the old file is unchanged then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let temporary = Temporary::create(path)?;
    temporary.file.write_and_sync(bytes)?;
    temporary.rename_to(path).map(drop)
}

/// Like [`write_whole`] for a new file, which is returned open and locked: no other process ever
/// sees it half written or unlocked.
///
/// # Errors
/// `AlreadyExists` when the name is taken; else any I/O error.
pub fn create_locked(path: &Path, bytes: &[u8]) -> io::Result<Handle> {
    let temporary = Temporary::create(path)?;
    temporary.file.write_and_sync(bytes)?;
    if exists(path) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    temporary.rename_to(path)
}

/// Like [`create_locked`], but does not wait for the disk: [`when_durable`] says when it is done.
///
/// # Errors
/// `AlreadyExists` when the name is taken; else any I/O error.
pub fn create_locked_soon(path: &Path, bytes: &[u8]) -> io::Result<Handle> {
    let mut temporary = Temporary::create(path)?;
    temporary.file.write(bytes)?;
    if exists(path) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    temporary.take_name(path)?;
    sync::request(Request::FolderOf(path.to_owned()));
    Ok(temporary.file.again())
}

/// Removes the temporary files of killed processes from this folder. Those of running ones are
/// locked and stay.
pub fn sweep_temporaries(names: &[String], folder: &Path) {
    for name in names
        .iter()
        .filter(|n| n.starts_with('.') && n.ends_with(".tmp"))
    {
        let path = folder.join(name);
        let dead = Handle::open_locked(&path).is_ok_and(|file| file.is_some());
        if dead {
            remove(&path);
        }
    }
}

/// A file that is removed unless it is renamed to its target.
struct Temporary {
    file: Handle,
    path: Option<PathBuf>,
}

impl Temporary {
    fn create(target: &Path) -> io::Result<Self> {
        let name = target.file_name().ok_or(ErrorKind::InvalidInput)?;
        let path = target.with_file_name(format!(
            ".{}.{}-{:x}.tmp",
            name.to_string_lossy(),
            crate::platform::process(),
            crate::platform::random()
        ));
        let file = opened_locked(OpenOptions::new().create_new(true), &path)?;
        Ok(Self {
            file: file.ok_or(ErrorKind::ResourceBusy)?,
            path: Some(path),
        })
    }

    fn rename_to(mut self, target: &Path) -> io::Result<Handle> {
        self.take_name(target)?;
        sync_folder_of(target)?;
        Ok(self.file.again())
    }

    fn take_name(&mut self, target: &Path) -> io::Result<()> {
        if let Some(path) = &self.path {
            os::rename(path, target)?;
        }
        self.path = None;
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if let Some(path) = self.path.take() {
            remove(&path);
        }
    }
}

/// Removes a temporary file; one that stays is harmless, and removed at the next start.
fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path) {
        log::warn!("{} stays: {error}", path.display());
    }
}

/// Space that scratch files leave free for games.
const RESERVED_SPACE: u64 = 256 << 20;

/// An unnamed file for data that is too large for memory. It is gone when it is closed, however the
/// program ends.
#[derive(Debug)]
pub struct Scratch {
    file: File,
    length: AtomicU64,
}

impl Scratch {
    /// In this folder, which must exist.
    ///
    /// # Errors
    /// Any I/O error, also when the disk is nearly full: the rest is for the games.
    pub fn create(folder: &Path) -> io::Result<Self> {
        if os::free_space(folder)? < RESERVED_SPACE {
            return Err(ErrorKind::StorageFull.into());
        }
        let path = folder.join(format!(
            ".scratch.{}-{:x}.tmp",
            crate::platform::process(),
            crate::platform::random()
        ));
        OPENED.fetch_add(1, Relaxed);
        Ok(Self {
            file: os::create_scratch(&path)?,
            length: AtomicU64::new(0),
        })
    }

    /// Its length.
    pub fn length(&self) -> u64 {
        self.length.load(Relaxed)
    }

    /// Appends bytes. Many may read meanwhile, but only one may append.
    ///
    /// # Errors
    /// Any I/O error; nothing has been appended then.
    pub fn append(&self, bytes: &[u8]) -> io::Result<()> {
        let at = self.length();
        os::write_at(&self.file, bytes, at)?;
        self.length.store(at + bytes.len() as u64, Relaxed);
        Ok(())
    }

    /// Fills `bytes` from position `at` on.
    ///
    /// # Errors
    /// Any I/O error, also when the file is shorter.
    pub fn read_at(&self, at: u64, bytes: &mut [u8]) -> io::Result<()> {
        os::read_at(&self.file, bytes, at)
    }
}

/// An open file that is read and appended to. A lock lasts until it is dropped or the process ends.
#[derive(Debug)]
pub struct Handle(Arc<File>);

impl Handle {
    fn of(file: File) -> Self {
        Self(Arc::new(file))
    }

    /// Opens an existing file and locks it; `None` when another process has locked it. Where the
    /// file system has no locks it counts as locked.
    ///
    /// # Errors
    /// Any other I/O error.
    pub fn open_locked(path: &Path) -> io::Result<Option<Self>> {
        opened_locked(&mut OpenOptions::new(), path)
    }

    /// Like [`Handle::open_locked`], creating the file if needed.
    ///
    /// # Errors
    /// Any other I/O error.
    pub fn open_or_create_locked(path: &Path) -> io::Result<Option<Self>> {
        opened_locked(OpenOptions::new().create(true), path)
    }

    /// Opens a file to append, creating it if needed. Others may append too; it cannot be
    /// truncated. A link is not followed: it could lead out of the folder.
    pub fn open_or_create(path: &Path) -> io::Result<Self> {
        append_or_create(path).map(Self::of)
    }

    /// Everything in it.
    pub fn read_all(&self) -> io::Result<Vec<u8>> {
        let mut file = &*self.0;
        file.seek(SeekFrom::Start(0))?;
        read_bounded(file)
    }

    /// Whether it is empty or its last byte is a newline.
    pub fn ends_with_newline(&self) -> io::Result<bool> {
        if self.length()? == 0 {
            return Ok(true);
        }
        let mut last = [0];
        let mut file = &*self.0;
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
        Ok(last == *b"\n")
    }

    /// Appends; [`when_durable`] says when it is on the disk. After an error a part may have been
    /// written.
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        let mut file = &*self.0;
        file.seek(SeekFrom::End(0))?;
        file.write_all(bytes)?;
        sync::request(Request::File(Arc::clone(&self.0)));
        Ok(())
    }

    /// Appends and waits until it is on the disk. After an error a part may have been written:
    /// truncate with [`Handle::cut`] before trying again.
    pub fn write_and_sync(&self, bytes: &[u8]) -> io::Result<()> {
        let mut file = &*self.0;
        file.seek(SeekFrom::End(0))?;
        file.write_all(bytes)?;
        file.sync_data()
    }

    /// Truncates the file to `length` bytes, durably.
    pub fn cut(&self, length: u64) -> io::Result<()> {
        self.0.set_len(length)?;
        self.0.sync_data()
    }

    /// Its length.
    pub fn length(&self) -> io::Result<u64> {
        Ok(self.0.metadata()?.len())
    }

    /// Whether `path` still names this file: it may have been moved or deleted since it was opened,
    /// and writes would be lost.
    pub fn is_at(&self, path: &Path) -> bool {
        os::is_at(&self.0, path).unwrap_or(false)
    }

    /// Another handle of the same open file and lock.
    fn again(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl Read for &Handle {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        (&*self.0).read(into)
    }
}

/// Renames a file to a free name, in the same folder or another of the same disk. [`when_durable`]
/// says when it is on the disk.
///
/// # Errors
/// `AlreadyExists` when the name is taken; else any I/O error.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    if exists(to) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    os::rename(from, to)?;
    sync::request(Request::FolderOf(to.to_owned()));
    sync::request(Request::FolderOf(from.to_owned()));
    Ok(())
}

/// Whether the name exists, a dangling link included.
pub fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Creates the folder and its parents, accessible to their owner alone.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Whether this folder is writable.
///
/// # Errors
/// Why not.
pub fn probe(folder: &Path) -> io::Result<()> {
    let temporary = Temporary::create(&folder.join("probe"))?;
    (&*temporary.file.0).write_all(b"is there room for a line?\n")
}

/// The names in a folder, sorted; those that are not UTF-8 are left out.
pub fn list(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        LISTED.fetch_add(1, Relaxed);
        if let Ok(name) = entry?.file_name().into_string() {
            names.push(name);
        }
    }
    names.sort_unstable();
    Ok(names)
}

/// The visible entries of a folder, folders first, then by name; names that are not UTF-8 are left
/// out. At most `most` of them.
pub fn entries(
    folder: &Path,
    most: usize,
    wanted: impl Fn(&str) -> bool,
) -> io::Result<Vec<Entry>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)?.flatten() {
        LISTED.fetch_add(1, Relaxed);
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        // A link counts as its target.
        let folder = fs::metadata(entry.path()).is_ok_and(|about| about.is_dir());
        if name.starts_with('.') || !(folder || wanted(&name)) {
            continue;
        }
        found.push(Entry { name, folder });
        if found.len() == most {
            break;
        }
    }
    found.sort_by_key(|entry| (!entry.folder, entry.name.to_lowercase()));
    Ok(found)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_locked_file_is_refused_and_can_be_read_and_moved() {
        let folder = tempfile::tempdir().unwrap();
        let (path, moved) = (folder.path().join("one"), folder.path().join("two"));
        let held = create_locked(&path, b"first\n").unwrap();
        assert!(Handle::open_locked(&path).unwrap().is_none());
        assert_eq!(read(&path).unwrap(), b"first\n");
        assert!(held.is_at(&path));
        rename(&path, &moved).unwrap();
        assert!(!held.is_at(&path));
        write_whole(&path, b"another\n").unwrap();
        assert!(!held.is_at(&path) && held.is_at(&moved));
        held.write_and_sync(b"second\n").unwrap();
        held.write_and_sync(b"thi").unwrap();
        held.cut(13).unwrap();
        held.write_and_sync(b"third\n").unwrap();
        assert_eq!(read(&moved).unwrap(), b"first\nsecond\nthird\n");
        drop(held);
        assert!(Handle::open_locked(&moved).unwrap().is_some());
    }

    #[test]
    fn a_scratch_file_keeps_what_was_added_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let scratch = match Scratch::create(folder.path()) {
            // A disk that is nearly full has none.
            Err(error) if error.kind() == ErrorKind::StorageFull => return,
            scratch => scratch.unwrap(),
        };
        scratch.append(b"one").unwrap();
        scratch.append(b"two").unwrap();
        let mut bytes = [0; 4];
        scratch.read_at(2, &mut bytes).unwrap();
        assert_eq!((&bytes, scratch.length()), (b"etwo", 6));
        assert!(scratch.read_at(4, &mut bytes).is_err());
        drop(scratch);
        assert_eq!(list(folder.path()).unwrap(), Vec::<String>::new());
    }
}
