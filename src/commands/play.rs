//! `tablee play`: a game read line by line from a terminal or a script, and saved to a file.
//!
//! An accepted line is on the disk before its answer is printed. Lines that the file already holds
//! are not answered: `replay` does that.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::commands::replay::{Answers, Lines, Phrase, Stamp, Stamped, Status};
use crate::core::Refusal;
use crate::core::json::Json;
use crate::games::AnyJournal;
use crate::platform::file::{self, Handle};

/// Input, output and clock, supplied by the caller.
pub struct PlayIo<'a, I, O> {
    pub input: I,
    pub output: O,
    /// The time as RFC 3339, for lines without one.
    pub now: &'a dyn Fn() -> String,
    pub phrase: Phrase<'a>,
}

impl<I, O> std::fmt::Debug for PlayIo<'_, I, O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").finish_non_exhaustive()
    }
}

/// Resumes the game in the file, or begins one.
pub fn play<I: Read, O: Write>(path: &Path, io: PlayIo<'_, I, O>) -> io::Result<Status> {
    let mut output = io.output;
    let mut answers = Answers::new(io.phrase);
    let Some(mut file) = Book::open(path)? else {
        answers.fatal(None, Refusal::IN_USE);
        answers.send(&mut output)?;
        return Ok(Status::Fatal);
    };
    let mut lines = Lines::new(io.input);
    let table = match file.reopen(&mut answers)? {
        Past::Nothing => {
            let header = lines.next()?.unwrap_or_default();
            let table = answers.header(header);
            if table.is_some() {
                file.add(trimmed(header));
            }
            table
        }
        Past::Game(table) => Some(*table),
        Past::Unreadable => None,
    };
    let Some(mut table) = table else {
        answers.send(&mut output)?;
        return Ok(Status::Fatal);
    };
    let mut status = Status::Accepted;
    loop {
        if answers.are_many() || lines.would_wait() {
            file.save()?;
            answers.send(&mut output)?;
        }
        let Some(line) = lines.next()? else {
            return Ok(status);
        };
        let number = file.lines + 1;
        match answers.line(&mut table, number, line, Stamp::MayBeMissing) {
            Ok(Stamped::Yes) => file.add(trimmed(line)),
            Ok(Stamped::No) => file.add(&stamped(line, &(io.now)())),
            Err(_) => status = Status::SomeRejected,
        }
    }
}

/// The line with the time inserted, otherwise unchanged.
fn stamped(line: &[u8], now: &str) -> Vec<u8> {
    let line = trimmed(line);
    let inside = line.strip_prefix(b"{").unwrap_or(line);
    let at = serde_json::Value::from(now);
    let mut whole = format!("{{\"at\":{at},").into_bytes();
    whole.extend_from_slice(inside);
    whole
}

fn trimmed(line: &[u8]) -> &[u8] {
    line.trim_ascii()
}

/// What the file held when it was opened.
enum Past {
    Nothing,
    Game(Box<AnyJournal>),
    /// Its header is invalid, which has been answered.
    Unreadable,
}

/// The journal's file, locked while it is open.
struct Book {
    path: PathBuf,
    file: Handle,
    /// Lines in the file, unsaved ones included.
    lines: u64,
    /// Accepted lines that are not on the disk yet.
    unsaved: Vec<u8>,
}

impl Book {
    /// Opens the file; `None` if another process is writing it.
    fn open(path: &Path) -> io::Result<Option<Self>> {
        let Some(file) = Handle::open_or_create_locked(path)? else {
            return Ok(None);
        };
        // A new file is durable only once its folder has been synced.
        file::sync_folder_of(path)?;
        Ok(Some(Self {
            path: path.to_owned(),
            file,
            lines: 0,
            unsaved: Vec::new(),
        }))
    }

    /// Reads the file up to a torn last line.
    fn reopen(&mut self, answers: &mut Answers<'_>) -> io::Result<Past> {
        let mut lines = Lines::new(&self.file);
        let mut silent = Answers::new(&|_| String::new());
        let mut table: Option<AnyJournal> = None;
        let mut whole = 0;
        let mut torn = Vec::new();
        let mut unbroken = false;
        while let Some((line, broken)) = lines.next_with_break()? {
            // A line that parses as an object was not torn.
            if !broken && Json::parse(line).is_err() {
                torn = line.to_vec();
                break;
            }
            unbroken = !broken;
            whole += line.len() + usize::from(broken);
            self.lines += 1;
            match &mut table {
                Some(table) => {
                    let _ = silent.line(table, self.lines, line, Stamp::Required);
                }
                None => table = silent.header(line),
            }
            silent.send(&mut io::sink())?;
            if table.is_none() {
                let _ = answers.header(line);
                return Ok(Past::Unreadable);
            }
        }
        if !torn.is_empty() {
            self.cut(&torn, whole)?;
        }
        if unbroken {
            self.unsaved.push(b'\n');
        }
        Ok(table.map_or(Past::Nothing, |table| Past::Game(Box::new(table))))
    }

    /// Moves the torn piece to a file of its own.
    fn cut(&self, torn: &[u8], whole: usize) -> io::Result<()> {
        let mut name = OsString::from(&self.path);
        name.push(".torn");
        let beside = Handle::open_or_create(Path::new(&name))?;
        if beside.length()? > 0 {
            beside.write_and_sync(b"\n")?;
        }
        beside.write_and_sync(torn)?;
        file::sync_folder_of(Path::new(&name))?;
        self.file
            .cut(u64::try_from(whole).map_err(io::Error::other)?)
    }

    fn add(&mut self, line: &[u8]) {
        self.unsaved.extend_from_slice(line);
        self.unsaved.push(b'\n');
        self.lines += 1;
    }

    /// Everything added is on the disk when this returns.
    fn save(&mut self) -> io::Result<()> {
        if self.unsaved.is_empty() {
            return Ok(());
        }
        self.file.write_and_sync(&self.unsaved)?;
        self.unsaved.clear();
        Ok(())
    }
}
