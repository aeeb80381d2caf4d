//! A game's file as text: whole lines, and a torn piece at the end.

use serde::Deserialize;

use super::{Error, Place};
use crate::core::FileId;

/// The fields of a header that the store needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    pub game: String,
    /// As written; empty when it is not text.
    pub started: String,
    pub players: Vec<String>,
}

impl Header {
    /// Reads a first line: an object with `"tablee":1` and a game.
    pub fn parse(line: &[u8]) -> Option<Self> {
        let value: serde_json::Value = serde_json::from_slice(line).ok()?;
        if value.get("tablee")?.as_u64()? != 1 {
            return None;
        }
        let text = |v: &serde_json::Value| v.as_str().map(str::to_owned);
        let players = value.pointer("/setup/players").and_then(|p| p.as_array());
        Some(Self {
            game: text(value.get("game")?)?,
            started: value.get("started").and_then(text).unwrap_or_default(),
            players: players.map_or_else(Vec::new, |p| p.iter().filter_map(text).collect()),
        })
    }
}

/// A game as it is on the disk, or will be once the writer is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameText {
    pub id: FileId,
    pub place: Place,
    pub header: Header,
    /// The lines without their newlines, the header first.
    pub lines: Vec<Vec<u8>>,
    /// A torn last line. It is not among the lines.
    pub torn: Option<Vec<u8>>,
}

impl GameText {
    /// A game that is in no file of ours yet.
    ///
    /// # Errors
    /// `NotAGame` without a valid first line.
    pub fn read(id: FileId, bytes: &[u8]) -> Result<Self, Error> {
        Ok(Parts::of(bytes)?.into_text(id, Place::Finished))
    }

    /// The whole as bytes again, without the torn piece.
    pub fn bytes(&self) -> Vec<u8> {
        join(&self.lines)
    }
}

/// How a file ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tail {
    /// With a newline, as it should.
    Clean,
    /// With a whole line without a newline; it counts as a line.
    NoNewline,
    /// In the middle of a line.
    Torn(Vec<u8>),
}

/// The parts of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts {
    pub lines: Vec<Vec<u8>>,
    pub tail: Tail,
    pub header: Header,
}

impl Parts {
    /// Splits a file; one without a valid first line is no game.
    pub(super) fn of(bytes: &[u8]) -> Result<Self, Error> {
        let end = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1);
        let (whole, rest) = bytes.split_at(end);
        let mut lines: Vec<Vec<u8>> = whole
            .split_inclusive(|b| *b == b'\n')
            .map(|line| line[..line.len() - 1].to_vec())
            .collect();
        let tail = if rest.is_empty() {
            Tail::Clean
        } else if is_json(rest) {
            lines.push(rest.to_vec());
            Tail::NoNewline
        } else {
            Tail::Torn(rest.to_vec())
        };
        let header = lines.first().and_then(|line| Header::parse(line));
        Ok(Self {
            lines,
            tail,
            header: header.ok_or(Error::NotAGame)?,
        })
    }

    pub(super) fn into_text(self, id: FileId, place: Place) -> GameText {
        GameText {
            id,
            place,
            header: self.header,
            lines: self.lines,
            torn: match self.tail {
                Tail::Torn(piece) => Some(piece),
                Tail::Clean | Tail::NoNewline => None,
            },
        }
    }
}

fn is_json(bytes: &[u8]) -> bool {
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    serde::de::IgnoredAny::deserialize(&mut deserializer).is_ok() && deserializer.end().is_ok()
}

/// Lines as a file has them.
pub(super) fn join(lines: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(lines.iter().map(|l| l.len() + 1).sum());
    for line in lines {
        bytes.extend_from_slice(line);
        bytes.push(b'\n');
    }
    bytes
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const HEADER: &str = r#"{"tablee":1,"game":"ants","started":"2026-11-16T20:15:00+01:00","setup":{"players":["Ani","Bo"]}}"#;

    #[test]
    fn a_header_is_an_object_with_a_version_and_a_game() {
        let header = Header::parse(HEADER.as_bytes()).unwrap();
        assert_eq!(header.game, "ants");
        assert_eq!(header.players, ["Ani", "Bo"]);
        for bad in [
            "",
            "[]",
            "{}",
            r#"{"tablee":2,"game":"ants"}"#,
            r#"{"tablee":1}"#,
            r#"{"tablee":1,"game":5}"#,
            "\u{0}\u{0}",
        ] {
            assert_eq!(Header::parse(bad.as_bytes()), None, "{bad}");
        }
        // Enough for the store; whether it can be played the journal says.
        assert!(Header::parse(br#"{"tablee":1,"game":"x","started":5}"#).is_some());
    }

    #[test]
    fn how_a_file_ends() {
        let cases: [(&str, usize, Tail); 5] = [
            ("\n", 1, Tail::Clean),
            ("\n{\"undo\":true}\n", 2, Tail::Clean),
            ("\n{\"undo\":true}", 2, Tail::NoNewline),
            ("\n{\"undo\":tr", 1, Tail::Torn(b"{\"undo\":tr".to_vec())),
            ("\n\0\0\0", 1, Tail::Torn(vec![0; 3])),
        ];
        for (rest, lines, tail) in cases {
            let parts = Parts::of(format!("{HEADER}{rest}").as_bytes()).unwrap();
            assert_eq!((parts.lines.len(), parts.tail), (lines, tail), "{rest:?}");
        }
        assert_eq!(Parts::of(b""), Err(Error::NotAGame));
        assert_eq!(Parts::of(&HEADER.as_bytes()[..20]), Err(Error::NotAGame));
    }
}
