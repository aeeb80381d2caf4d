//! The fingerprints of one scene as text: a heading for every picture, then a line per row of
//! cells.
//!
//! A cell is two characters; a number after it says how often it is repeated, and a line `=` is
//! the same as the one above. A change of a picture is thus a change of a few lines.

use crate::reduce::{Cell, Fingerprint};
use std::fmt::Write;

/// Values of six bits are the characters from here on; digits come before it.
const FIRST: u8 = b'?';
/// Begins the heading of a picture; no cell begins with it.
const HEADING: char = '#';

/// The pictures of one scene by their names, in the order in which they are taken.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Kept(pub Vec<(String, Fingerprint)>);

/// The number of the line that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Malformed(pub usize);

impl std::fmt::Display for Malformed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {} is not a fingerprint", self.0)
    }
}

impl std::error::Error for Malformed {}

impl Kept {
    pub fn find(&self, name: &str) -> Option<&Fingerprint> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, print)| print)
    }

    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, print) in &self.0 {
            let _ = writeln!(text, "{HEADING}{name} {} {}", print.width, print.height);
            let mut above = String::new();
            for row in print.cells.chunks(print.columns()) {
                let line = line(row);
                text.push_str(if line == above { "=" } else { &line });
                text.push('\n');
                above = line;
            }
        }
        text
    }

    /// # Errors
    /// With the first line that is not as [`Self::to_text`] writes it.
    pub fn from_text(text: &str) -> Result<Self, Malformed> {
        let mut kept = Vec::new();
        let mut above: Vec<Cell> = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let malformed = Malformed(at + 1);
            if let Some(title) = line.strip_prefix(HEADING) {
                kept.push(heading(title).ok_or(malformed)?);
                continue;
            }
            let (_, print) = kept.last_mut().ok_or(malformed)?;
            if line != "=" {
                above = row(line).ok_or(malformed)?;
            }
            if above.len() != print.columns() {
                return Err(malformed);
            }
            print.cells.extend_from_slice(&above);
        }
        Ok(Self(kept))
    }
}

fn heading(title: &str) -> Option<(String, Fingerprint)> {
    let mut parts = title.split(' ');
    let name = parts.next()?.to_owned();
    let width = parts.next()?.parse().ok()?;
    let height = parts.next()?.parse().ok()?;
    let cells = Vec::new();
    Some((
        name,
        Fingerprint {
            width,
            height,
            cells,
        },
    ))
}

fn line(row: &[Cell]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|one, next| one == next) {
        let Cell { grey, code } = run[0];
        text.push(char::from(FIRST + (grey << 2 | code >> 6)));
        text.push(char::from(FIRST + (code & 63)));
        if run.len() > 1 {
            let _ = write!(text, "{}", run.len());
        }
    }
    text
}

fn row(line: &str) -> Option<Vec<Cell>> {
    let value = |byte: u8| byte.checked_sub(FIRST).filter(|value| *value < 64);
    let mut cells = Vec::new();
    let mut rest = line.as_bytes();
    while let [upper, lower, after @ ..] = rest {
        let (upper, lower) = (value(*upper)?, value(*lower)?);
        let cell = Cell {
            grey: upper >> 2,
            code: upper << 6 | lower,
        };
        let digits = after
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let count = match str::from_utf8(&after[..digits]).ok()? {
            "" => 1,
            count => count.parse::<u16>().ok()?,
        };
        cells.extend((0..count).map(|_| cell));
        rest = &after[digits..];
    }
    rest.is_empty().then_some(cells)
}
