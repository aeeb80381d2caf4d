//! One game as the list of its events, with undo and redo, generic over the game.
//!
//! Pure: lines come in as bytes and go out as text. Files and clocks are up to the caller.

use super::json::Json;
use super::{Game, Header, Line, Refusal, Ruled, ensure};

/// The number of events between two saved states: an undo applies fewer than this again, however
/// long the game is.
const STRIDE: usize = 32;

/// A note of the app, and the number of events before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    pub after: usize,
    pub note: serde_json::Value,
}

/// One game: its events, those that could be redone, and the state.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    setup: G::Setup,
    state: G,
    /// The states before each event since the last saved one.
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

    /// The state before the first event.
    pub fn first(&self) -> &G {
        self.kept.first().unwrap_or(&self.state)
    }

    /// The events that were not undone, oldest first.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The events that were undone and could be redone, the next one last.
    pub fn undone(&self) -> &[G::Event] {
        &self.undone
    }

    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The value of this field in the newest note that has it.
    pub fn noted(&self, field: &str) -> Option<&serde_json::Value> {
        let notes = self.notes.iter().rev();
        notes.filter_map(|note| note.note.get(field)).next()
    }

    pub fn can_undo(&self) -> bool {
        !self.events.is_empty()
    }

    /// Applies an event. Unless it is refused, nothing can be redone after it.
    pub fn push(&mut self, event: G::Event) -> Result<Option<Ruled<G::Ruling>>, Refusal> {
        let (state, ruling) = self.state.apply(&event)?;
        self.undone.clear();
        self.stand(event, state);
        Ok(ruling)
    }

    /// Undoes the newest event.
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

    /// Redoes the event undone last.
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

    /// The events with the state that each led to and its ruling, oldest first.
    pub fn history(&self) -> impl Iterator<Item = (&G::Event, G, Option<Ruled<G::Ruling>>)> {
        let mut state = self.first().clone();
        self.events.iter().map_while(move |event| {
            let (next, ruling) = state.apply(event).ok()?;
            state = next.clone();
            Some((event, next, ruling))
        })
    }

    /// The state after the first `count` events.
    pub fn state_after(&self, count: usize) -> Option<G> {
        let events = self.events.get(..count)?;
        let from = count / STRIDE;
        let mut state = self.kept.get(from)?.clone();
        for event in events.get(from * STRIDE..)? {
            state = state.apply(event).ok()?.0;
        }
        Some(state)
    }

    /// Applies one line. Notes are up to the caller, so that the memory of `replay` does not grow
    /// with them.
    pub fn follow(&mut self, line: Line<G::Event>) -> Result<Option<Ruled<G::Ruling>>, Refusal> {
        match line {
            Line::Event(event) => self.push(event),
            Line::Undo => self.undo().map(|()| None),
            Line::Redo => self.redo().map(|()| None),
            Line::Note => Ok(None),
        }
    }

    /// Reads a journal from the lines of a file, the header first. Rejected lines are reported with
    /// their number and the others count; after each of those `told` is called with the journal.
    /// Only an invalid header is fatal.
    pub fn load<'a>(
        lines: impl IntoIterator<Item = &'a [u8]>,
        mut told: impl FnMut(&Self, &Json<'_>, Line<()>),
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

    /// The journal that begins with a header.
    pub fn open(header: &Header<'_>) -> Result<Self, Refusal> {
        ensure(header.game == G::NAME, Refusal::BAD_SETUP)?;
        let setup = G::read_setup(header.setup).map_err(|_| Refusal::BAD_SETUP)?;
        Self::new(setup)
    }

    fn take(
        &mut self,
        bytes: &[u8],
        told: &mut impl FnMut(&Self, &Json<'_>, Line<()>),
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
        told(self, &json, kind);
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

    /// Steps back over a saved state: the states before it are computed from the previous saved
    /// one.
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
