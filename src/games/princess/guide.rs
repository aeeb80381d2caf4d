//! The step of the guide in the open round, and what the story page asks: kept as notes.

use super::rules::State;
use crate::core::Journal;
use crate::localize::Words;
use serde_json::{Value, json};

/// What a story page asks for: as the rulebook says, or in the players' own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    Gift,
    Heroes,
    Prince,
    Nothing,
    Own(String),
}

impl Ask {
    pub const PRINTED: [Self; 4] = [Self::Gift, Self::Heroes, Self::Prince, Self::Nothing];

    const fn name(&self) -> Option<&'static str> {
        match self {
            Self::Gift => Some("gift"),
            Self::Heroes => Some("heroes"),
            Self::Prince => Some("prince"),
            Self::Nothing => Some("nothing"),
            Self::Own(_) => None,
        }
    }

    pub(super) fn note(&self, page: u8) -> Value {
        match (self, self.name()) {
            (Self::Own(text), _) => json!({ "asks": { "page": page, "text": text } }),
            (_, name) => json!({ "asks": { "page": page, "what": name } }),
        }
    }

    /// What was noted for this page last.
    pub fn of(journal: &Journal<State>, page: u8) -> Option<Self> {
        let notes = journal.notes().iter().rev();
        let asks = notes
            .filter_map(|note| note.note.get("asks"))
            .find(|asks| asks.get("page").and_then(Value::as_u64) == Some(page.into()))?;
        if let Some(text) = asks.get("text").and_then(Value::as_str) {
            return Some(Self::Own(text.to_owned()));
        }
        let what = asks.get("what").and_then(Value::as_str)?;
        Self::PRINTED
            .into_iter()
            .find(|ask| ask.name() == Some(what))
    }

    /// A heading, and a line that may be empty.
    pub fn words(&self, words: &Words) -> (String, String) {
        match self {
            Self::Own(text) => (text.clone(), String::new()),
            _ => {
                let name = self.name().unwrap_or("nothing");
                let about = words.text(&format!("princess-asks-{name}-about"));
                (words.text(&format!("princess-asks-{name}")), about)
            }
        }
    }
}

/// The step of the guide in the open round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Guide {
    pub page: u8,
    pub step: u8,
    pub dungeon: Option<i64>,
}

impl Guide {
    pub fn of(journal: &Journal<State>) -> Self {
        let page = journal.state().page();
        let noted = journal
            .noted("round")
            .filter(|round| round.get("page").and_then(Value::as_u64) == Some(page.into()));
        let step = noted.and_then(|round| round.get("step")?.as_u64());
        Self {
            page,
            step: step.and_then(|step| u8::try_from(step).ok()).unwrap_or(3),
            dungeon: noted.and_then(|round| round.get("dungeon")?.as_i64()),
        }
    }

    pub fn note(self) -> Value {
        json!({ "round": { "page": self.page, "step": self.step, "dungeon": self.dungeon } })
    }
}
