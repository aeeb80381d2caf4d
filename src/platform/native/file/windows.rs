//! File access that is specific to Windows.
//!
//! Files of games are not locked but opened with a share mode. A lock there is mandatory and would
//! keep other processes from reading, and a file opened to append cannot be truncated
//! (rust-lang/rust#105437).

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::os::windows::fs::{FileExt, OpenOptionsExt};
use std::path::Path;
use std::time::Duration;

const FILE_SHARE_READ: u32 = 1;
const FILE_SHARE_DELETE: u32 = 4;
const FILE_ATTRIBUTE_TEMPORARY: u32 = 0x100;
const FILE_FLAG_DELETE_ON_CLOSE: u32 = 0x0400_0000;
const ERROR_ACCESS_DENIED: i32 = 5;
const ERROR_SHARING_VIOLATION: i32 = 32;

/// Opens a file to read and write so that others can read, move and delete it, but not write;
/// `None` when another process has it open to write.
pub fn open_locked(options: &mut OpenOptions, path: &Path) -> io::Result<Option<File>> {
    let options = options.read(true).write(true);
    match options
        .share_mode(FILE_SHARE_READ | FILE_SHARE_DELETE)
        .open(path)
    {
        Ok(file) => Ok(Some(file)),
        Err(e) if e.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => Ok(None),
        Err(e) => Err(e),
    }
}

/// Creates a file that is gone when it is closed, however the program ends.
pub fn create_scratch(path: &Path) -> io::Result<File> {
    OpenOptions::new()
        .read(true)
        .write(true)
        .create_new(true)
        .attributes(FILE_ATTRIBUTE_TEMPORARY)
        .custom_flags(FILE_FLAG_DELETE_ON_CLOSE)
        .open(path)
}

/// Writes at a position; nobody uses the file's own position.
pub fn write_at(file: &File, mut bytes: &[u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.seek_write(bytes, at) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(count) => {
                bytes = &bytes[count..];
                at += count as u64;
            }
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(())
}

/// Reads at a position; nobody uses the file's own position.
pub fn read_at(file: &File, mut bytes: &mut [u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.seek_read(bytes, at) {
            Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                bytes = &mut bytes[count..];
                at += count as u64;
            }
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(())
}

/// Whether `path` names the open file.
pub fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    let open = same_file::Handle::from_file(file.try_clone()?)?;
    Ok(open == same_file::Handle::from_path(path)?)
}

/// The free bytes on the disk of this folder.
pub fn free_space(folder: &Path) -> io::Result<u64> {
    let mut free = 0;
    let folder = folder.to_string_lossy();
    winsafe::GetDiskFreeSpaceEx(Some(&folder), Some(&mut free), None, None)
        .map_err(|error| io::Error::from_raw_os_error(error.raw() as i32))?;
    Ok(free)
}

/// Renames a file, replacing one that has the name. A virus scanner or an indexer may hold a new
/// file for a moment, so a refusal counts only when it lasts.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    const ATTEMPTS: u32 = 10;
    const PAUSE: Duration = Duration::from_millis(20);
    for _ in 1..ATTEMPTS {
        match fs::rename(from, to) {
            Err(e)
                if matches!(
                    e.raw_os_error(),
                    Some(ERROR_ACCESS_DENIED | ERROR_SHARING_VIOLATION)
                ) =>
            {
                std::thread::sleep(PAUSE);
            }
            done => return done,
        }
    }
    fs::rename(from, to)
}

/// A folder cannot be synced here; the file system keeps a log of renames itself.
pub fn sync_folder_of(_: &Path) -> io::Result<()> {
    Ok(())
}
