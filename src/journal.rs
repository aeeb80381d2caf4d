//! Events, undo, redo: one game as what happened at its table, generic over the game.
//!
//! Pure: lines come in as bytes and go out as text. Files and clocks belong to whoever calls.

mod few;
mod line;
mod seat;

pub use few::Few;
pub use line::{Entry, Header, Line, entry_line, header_line};
pub use seat::Seat;

use std::fmt::Debug;

use serde::Serialize;

use crate::games::because::RuleId;
use crate::json::{Json, Read};

/// A game that can be kept in a journal. The type itself is the state.
pub trait Game: Clone + Debug + Serialize + Sized {
    /// The name in the header.
    const NAME: &'static str;
    type Setup: Clone + Debug + Serialize;
    type Event: Clone + Debug + Serialize;
    type Ruling: Clone + Debug + Serialize;

    fn read_setup(json: &Json<'_>) -> Read<Self::Setup>;
    fn read_event(json: &Json<'_>) -> Read<Self::Event>;

    /// The state before the first event, if the setup is one that the box allows.
    fn start(setup: &Self::Setup) -> Result<Self, Refusal>;

    /// The rules that ended the game, once it has ended.
    fn ended(&self) -> Option<&'static [RuleId]>;

    /// What the event makes of a game that is not over.
    fn resolve(&self, event: &Self::Event) -> Outcome<Self>;

    /// What the event makes of the game. A refusal leaves everything as it was.
    fn apply(&self, event: &Self::Event) -> Outcome<Self> {
        match self.ended() {
            Some(because) => Err(Refusal::because("game-over", because)),
            None => self.resolve(event),
        }
    }
}

/// The next state, with what was ruled on the way; or why not.
pub type Outcome<G> = Result<(G, Option<Ruled<<G as Game>::Ruling>>), Refusal>;

/// A ruling and the rules behind it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ruled<R> {
    #[serde(flatten)]
    pub facts: R,
    pub because: Vec<RuleId>,
    /// The printed rules say nothing and the app decided.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
}

impl<R> Ruled<R> {
    /// Silent if one of the rules is the app's own decision.
    pub fn new(facts: R, because: Vec<RuleId>) -> Self {
        let silent = because.iter().any(|rule| rule.is_silent());
        Self {
            facts,
            because,
            silent,
        }
    }
}

/// Why a line is rejected: a code for programs, and the rules of the game if they decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub code: &'static str,
    pub because: &'static [RuleId],
}

impl Refusal {
    pub const MALFORMED: Self = Self::general("malformed");
    pub const UNKNOWN_PLAYER: Self = Self::general("unknown-player");
    pub const OUT_OF_RANGE: Self = Self::general("out-of-range");
    pub const GAME_OVER: Self = Self::general("game-over");
    pub const NOTHING_TO_UNDO: Self = Self::general("nothing-to-undo");
    pub const NOTHING_TO_REDO: Self = Self::general("nothing-to-redo");
    pub const BAD_SETUP: Self = Self::general("bad-setup");
    pub const IN_USE: Self = Self::general("in-use");

    /// Those that any game may give.
    pub const GENERAL: &'static [Self] = &[
        Self::MALFORMED,
        Self::UNKNOWN_PLAYER,
        Self::OUT_OF_RANGE,
        Self::GAME_OVER,
        Self::NOTHING_TO_UNDO,
        Self::NOTHING_TO_REDO,
        Self::BAD_SETUP,
        Self::IN_USE,
    ];

    const fn general(code: &'static str) -> Self {
        Self { code, because: &[] }
    }

    #[must_use]
    pub const fn because(code: &'static str, because: &'static [RuleId]) -> Self {
        Self { code, because }
    }
}

impl From<crate::json::Malformed> for Refusal {
    fn from(_: crate::json::Malformed) -> Self {
        Self::MALFORMED
    }
}

/// Refuses with `refusal` unless the condition holds.
pub(crate) fn ensure(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// How many events lie between two states that are kept: an undo re-applies fewer than this,
/// however long the game is.
const STRIDE: usize = 32;

/// A note of the app, and how many events stood when it was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    pub after: usize,
    pub note: serde_json::Value,
}

/// One game: the events that stand, those that could be redone, and the state they give.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    setup: G::Setup,
    state: G,
    /// The states before each event since the last kept one.
    recent: Vec<G>,
    /// The states after 0, 32, 64 … events.
    kept: Vec<G>,
    events: Vec<G::Event>,
    undone: Vec<G::Event>,
    notes: Vec<Note>,
}

impl<G: Game> Journal<G> {
    pub fn new(setup: G::Setup) -> Result<Self, Refusal> {
        let state = G::start(&setup)?;
        Ok(Self {
            setup,
            kept: vec![state.clone()],
            state,
            recent: Vec::with_capacity(STRIDE),
            events: Vec::new(),
            undone: Vec::new(),
            notes: Vec::new(),
        })
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    /// The events that stand, oldest first.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    pub fn can_undo(&self) -> bool {
        !self.events.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether the event would be accepted now, and what it would lead to.
    pub fn preview(&self, event: &G::Event) -> Outcome<G> {
        self.state.apply(event)
    }

    /// Something has happened at the table. Drops what could be redone, unless it is refused.
    pub fn push(&mut self, event: G::Event) -> Result<Option<Ruled<G::Ruling>>, Refusal> {
        let (state, ruling) = self.state.apply(&event)?;
        self.undone.clear();
        self.stand(event, state);
        Ok(ruling)
    }

    /// Takes back the newest event still standing.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let event = self.events.pop().ok_or(Refusal::NOTHING_TO_UNDO)?;
        self.undone.push(event);
        if self.recent.is_empty() {
            self.rewind();
        }
        if let Some(state) = self.recent.pop() {
            self.state = state;
        }
        Ok(())
    }

    /// Puts back the newest event undone.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        let event = self.undone.pop().ok_or(Refusal::NOTHING_TO_REDO)?;
        match self.state.apply(&event) {
            Ok((state, _)) => {
                self.stand(event, state);
                Ok(())
            }
            Err(refusal) => Err(refusal),
        }
    }

    pub fn note(&mut self, note: serde_json::Value) {
        let after = self.events.len();
        self.notes.push(Note { after, note });
    }

    /// The standing events with the state that each led to and its ruling, oldest first.
    pub fn history(&self) -> impl Iterator<Item = (&G::Event, G, Option<Ruled<G::Ruling>>)> {
        let mut state = self.kept.first().cloned();
        self.events.iter().map_while(move |event| {
            let (next, ruling) = state.as_ref()?.apply(event).ok()?;
            state = Some(next.clone());
            Some((event, next, ruling))
        })
    }

    /// The state when the first `count` standing events had happened, for looking back.
    pub fn state_after(&self, count: usize) -> Option<G> {
        let events = self.events.get(..count)?;
        let from = count / STRIDE;
        let mut state = self.kept.get(from)?.clone();
        for event in events.get(from * STRIDE..)? {
            state = state.apply(event).ok()?.0;
        }
        Some(state)
    }

    /// Carries out one line. Notes are left to the caller: replay must not grow with them.
    pub fn follow(&mut self, line: Line<G::Event>) -> Result<Option<Ruled<G::Ruling>>, Refusal> {
        match line {
            Line::Event(event) => self.push(event),
            Line::Undo => self.undo().map(|()| None),
            Line::Redo => self.redo().map(|()| None),
            Line::Note => Ok(None),
        }
    }

    /// Builds a journal from the lines of a file, the header first. Lines that are rejected are
    /// reported with their number and the rest counts, and is `told`; only a bad header is fatal.
    pub fn load<'a>(
        lines: impl IntoIterator<Item = &'a [u8]>,
        mut told: impl FnMut(&Json<'_>, Line<()>),
    ) -> Result<Loaded<G>, Refusal> {
        let mut lines = lines.into_iter();
        let json = Json::parse(lines.next().ok_or(Refusal::MALFORMED)?)?;
        let header = Header::read(&json)?;
        let mut journal = Self::open(&header)?;
        let mut rejected = Vec::new();
        for (index, bytes) in lines.enumerate() {
            if let Err(refusal) = journal.take(bytes, &mut told) {
                rejected.push((index + 2, refusal));
            }
        }
        Ok(Loaded {
            journal,
            started: header.started.to_owned(),
            rejected,
        })
    }

    /// The journal that a header begins.
    pub fn open(header: &Header<'_>) -> Result<Self, Refusal> {
        ensure(header.game == G::NAME, Refusal::BAD_SETUP)?;
        let setup = G::read_setup(header.setup).map_err(|_| Refusal::BAD_SETUP)?;
        Self::new(setup)
    }

    fn take(
        &mut self,
        bytes: &[u8],
        told: &mut impl FnMut(&Json<'_>, Line<()>),
    ) -> Result<(), Refusal> {
        let json = Json::parse(bytes)?;
        json.field("at")?.text()?;
        let line = Line::read(&json, G::read_event)?;
        let kind = match &line {
            Line::Event(_) => Line::Event(()),
            Line::Undo => Line::Undo,
            Line::Redo => Line::Redo,
            Line::Note => {
                self.note(json.field("note")?.to_value());
                Line::Note
            }
        };
        let _ = self.follow(line)?;
        told(&json, kind);
        Ok(())
    }

    fn stand(&mut self, event: G::Event, state: G) {
        let before = std::mem::replace(&mut self.state, state);
        self.events.push(event);
        if self.events.len().is_multiple_of(STRIDE) {
            self.recent.clear();
            self.kept.push(self.state.clone());
        } else {
            self.recent.push(before);
        }
    }

    /// Back over a kept state: the ones before it come from the kept one before, by applying
    /// again what happened in between.
    fn rewind(&mut self) {
        self.kept.truncate(self.events.len() / STRIDE + 1);
        let Some(mut state) = self.kept.last().cloned() else {
            return;
        };
        let start = (self.kept.len() - 1) * STRIDE;
        for event in &self.events[start..] {
            match state.apply(event) {
                Ok((next, _)) => self.recent.push(std::mem::replace(&mut state, next)),
                Err(_) => break,
            }
        }
        self.recent.push(state);
    }
}

/// A journal as it was read, and the lines of the file that were rejected.
#[derive(Clone, Debug)]
pub struct Loaded<G: Game> {
    pub journal: Journal<G>,
    /// When it began, as the header has it.
    pub started: String,
    pub rejected: Vec<(usize, Refusal)>,
}
