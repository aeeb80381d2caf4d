//! The lines of a journal file, read and written.

use std::ops::Not;

use serde::Serialize;
use serde_json::Value;

use super::{Game, Refusal, ensure};
use crate::core::json::{Json, Malformed, Read};

/// The contents of line 1.
#[derive(Clone, Copy, Debug)]
pub struct Header<'a> {
    pub game: &'a str,
    pub started: &'a str,
    pub setup: &'a Json<'a>,
}

impl<'a> Header<'a> {
    pub fn read(json: &'a Json<'a>) -> Result<Self, Refusal> {
        ensure(matches!(json, Json::Object(_)), Refusal::MALFORMED)?;
        Self::fields(json).map_err(|Malformed| Refusal::BAD_SETUP)
    }

    fn fields(json: &'a Json<'a>) -> Read<Self> {
        if json.field("tablee")?.whole()? != 1 {
            return Err(Malformed);
        }
        Ok(Self {
            game: json.field("game")?.text()?,
            started: json.field("started")?.text()?,
            setup: json.field("setup")?,
        })
    }
}

/// The contents of every later line. The fields of a note are the app's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<E> {
    Event(E),
    Undo,
    Redo,
    Note,
}

impl<E> Line<E> {
    /// Reads everything but `at`, which the caller may have to fill in.
    pub fn read(json: &Json<'_>, event: impl Fn(&Json<'_>) -> Read<E>) -> Read<Self> {
        if json.count(&["event", "undo", "redo", "note"]) != 1 {
            return Err(Malformed);
        }
        let said = (
            json.optional("event")?,
            json.optional("undo")?,
            json.optional("redo")?,
            json.optional("note")?,
        );
        match said {
            (Some(data), None, None, None) => event(data).map(Self::Event),
            (None, Some(Json::Bool(true)), None, None) => Ok(Self::Undo),
            (None, None, Some(Json::Bool(true)), None) => Ok(Self::Redo),
            (None, None, None, Some(Json::Object(_))) => Ok(Self::Note),
            _ => Err(Malformed),
        }
    }
}

/// The header as a line for the file, without the line break.
pub fn header_line<G: Game>(started: &str, setup: &G::Setup) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct Written<'a, S> {
        tablee: u8,
        game: &'a str,
        started: &'a str,
        setup: &'a S,
    }
    serde_json::to_string(&Written {
        tablee: 1,
        game: G::NAME,
        started,
        setup,
    })
}

/// A later line, to be written.
#[derive(Clone, Copy, Debug)]
pub enum Entry<'a, E> {
    Event(&'a E),
    Undo,
    Redo,
    Note(&'a Value),
}

/// A later line for the file, without the line break. `and`: it belongs to the same tap as the
/// line before.
pub fn entry_line<E: Serialize>(
    at: &str,
    entry: Entry<'_, E>,
    and: bool,
) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct Written<'a, E> {
        at: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        event: Option<&'a E>,
        #[serde(skip_serializing_if = "Not::not")]
        undo: bool,
        #[serde(skip_serializing_if = "Not::not")]
        redo: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<&'a Value>,
        #[serde(skip_serializing_if = "Not::not")]
        and: bool,
    }
    let (event, note) = match entry {
        Entry::Event(event) => (Some(event), None),
        Entry::Note(note) => (None, Some(note)),
        Entry::Undo | Entry::Redo => (None, None),
    };
    serde_json::to_string(&Written {
        at,
        event,
        undo: matches!(entry, Entry::Undo),
        redo: matches!(entry, Entry::Redo),
        note,
        and,
    })
}
