//! A sitting: one game at the table, its journal, its file, and the people around it.
//!
//! A tap may write several lines; one undo takes all of them back, also after a restart, since
//! the lines of one tap are marked in the file (`"and":true` on all but the first).

mod memo;

pub use memo::Memo;

use crate::chronicle::{self, Chronicle};
use crate::games::because::RuleId;
use crate::journal::{Entry, Game, Journal, Line, Refusal, Ruled};
use crate::journal::{entry_line, header_line};
use crate::json::Json;
use crate::localize::{Language, Words};
use crate::settings::{Person, Settings};
use crate::store::{Access, Error, GameText, Id, Place, Store, Summary};
use crate::ui::chip::Hue;
use crate::ui::plot::Plot;
use chrono::{DateTime, FixedOffset, SecondsFormat};
use serde_json::{Value, json};

pub type Now = DateTime<FixedOffset>;

#[derive(Debug)]
pub struct Sitting<G: Game> {
    journal: Journal<G>,
    people: Vec<Person>,
    /// How many events each tap made, oldest first; and those taken back.
    taps: Vec<u16>,
    untaps: Vec<u16>,
    id: Id,
    store: Store,
    access: Access,
    over: bool,
    /// Counts the changes of the journal.
    revision: u64,
    course: Memo<(u64, Language), Plot>,
}

/// Why a game could not be taken up.
#[derive(Debug, Clone, PartialEq)]
pub enum Unopened {
    Store(Error),
    Refused(Refusal),
}

fn stamp(now: &Now) -> String {
    now.to_rfc3339_opts(SecondsFormat::Millis, false)
}

impl<G: Game> Sitting<G> {
    /// A new game: its file begins with the setup and who sits where.
    pub fn start(
        store: &Store,
        setup: G::Setup,
        people: &[Person],
        now: &Now,
    ) -> Result<Self, Unopened> {
        let header = header_line::<G>(&stamp(now), &setup)
            .map_err(|error| Unopened::Store(Error::unwritable(&error)))?;
        let journal = Journal::new(setup).map_err(Unopened::Refused)?;
        let id = store.create(header.as_bytes()).map_err(Unopened::Store)?;
        let mut sitting = Self {
            journal,
            people: people.to_vec(),
            taps: Vec::new(),
            untaps: Vec::new(),
            id,
            store: store.clone(),
            access: Access::Write,
            over: false,
            revision: 0,
            course: Memo::default(),
        };
        sitting.note(now, json!({ "table": people }));
        Ok(sitting)
    }

    /// A game that goes on, or that is looked at again.
    pub fn resume(store: &Store, id: &Id, settings: &Settings) -> Result<Self, Unopened> {
        let (text, access) = store.open_game(id).map_err(Unopened::Store)?;
        let mut sitting = Self::of_text(store, &text, settings).map_err(Unopened::Refused)?;
        sitting.access = access;
        // A game that was put away and is taken up again is under way again.
        if text.place == Place::Finished && !sitting.over && !sitting.read_only() {
            sitting.kept(store.reopen(id));
        }
        // The plug was pulled between the last tap and the move to the history.
        if text.place == Place::Current && sitting.over && !sitting.read_only() {
            sitting.finish();
        }
        Ok(sitting)
    }

    fn of_text(store: &Store, text: &GameText, settings: &Settings) -> Result<Self, Refusal> {
        let (mut taps, mut untaps) = (Vec::new(), Vec::new());
        let lines = text.lines.iter().map(Vec::as_slice);
        let loaded = Journal::load(lines, |json, line| {
            let and = matches!(json.optional("and"), Ok(Some(Json::Bool(true))));
            match line {
                Line::Event(()) => {
                    untaps.clear();
                    grow(&mut taps, and);
                }
                Line::Undo => {
                    shrink(&mut taps);
                    grow(&mut untaps, and);
                }
                Line::Redo => {
                    shrink(&mut untaps);
                    grow(&mut taps, and);
                }
                Line::Note => {}
            }
        })?;
        let journal: Journal<G> = loaded.journal;
        Ok(Self {
            people: chronicle::table_of(&journal)
                .unwrap_or_else(|| people_of(&text.header.players, settings)),
            taps,
            untaps,
            id: text.id.clone(),
            store: store.clone(),
            access: Access::InUse,
            over: journal.state().ended().is_some(),
            journal,
            revision: 0,
            course: Memo::default(),
        })
    }

    /// A game to look at, without opening it for writing.
    pub fn glance(store: &Store, id: &Id, settings: &Settings) -> Result<Self, Unopened> {
        let text = store.read_game(id).map_err(Unopened::Store)?;
        Self::of_text(store, &text, settings).map_err(Unopened::Refused)
    }

    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    pub fn state(&self) -> &G {
        self.journal.state()
    }

    /// Another number after every change of the journal.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    pub fn people(&self) -> &[Person] {
        &self.people
    }

    pub fn person(&self, seat: usize) -> Person {
        self.people.get(seat).cloned().unwrap_or(Person {
            name: (seat + 1).to_string(),
            hue: Hue::ALL[seat % Hue::ALL.len()],
        })
    }

    pub fn id(&self) -> &Id {
        &self.id
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Another window is writing this game: one can only look.
    pub fn read_only(&self) -> bool {
        self.access == Access::InUse
    }

    pub fn can_undo(&self) -> bool {
        !self.read_only() && self.journal.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        !self.read_only() && self.journal.can_redo()
    }

    /// What one tap did at the table: all of its events, or none.
    pub fn tap(
        &mut self,
        now: &Now,
        events: Vec<G::Event>,
    ) -> Result<Vec<Option<Ruled<G::Ruling>>>, Refusal> {
        if self.read_only() {
            return Err(Refusal::IN_USE);
        }
        let mut state = self.journal.state().clone();
        for event in &events {
            state = state.apply(event)?.0;
        }
        let at = stamp(now);
        let mut rulings = Vec::with_capacity(events.len());
        for (place, event) in events.into_iter().enumerate() {
            self.write(&at, Entry::Event(&event), place > 0);
            rulings.push(self.journal.push(event)?);
            grow(&mut self.taps, place > 0);
        }
        self.untaps.clear();
        self.settle();
        Ok(rulings)
    }

    /// Takes back what the last tap did.
    pub fn undo(&mut self, now: &Now) -> Result<(), Refusal> {
        if self.read_only() {
            return Err(Refusal::IN_USE);
        }
        let count = self.taps.last().copied().unwrap_or(1);
        for place in 0..count {
            self.journal.undo()?;
            self.write(&stamp(now), Entry::Undo, place > 0);
            shrink(&mut self.taps);
            grow(&mut self.untaps, place > 0);
        }
        self.settle();
        Ok(())
    }

    pub fn redo(&mut self, now: &Now) -> Result<(), Refusal> {
        if self.read_only() {
            return Err(Refusal::IN_USE);
        }
        let count = self.untaps.last().copied().unwrap_or(1);
        for place in 0..count {
            self.journal.redo()?;
            self.write(&stamp(now), Entry::Redo, place > 0);
            shrink(&mut self.untaps);
            grow(&mut self.taps, place > 0);
        }
        self.settle();
        Ok(())
    }

    /// The app's own: never refused, never undone.
    pub fn note(&mut self, now: &Now, note: Value) {
        if self.read_only() {
            return;
        }
        self.write(&stamp(now), Entry::Note(&note), false);
        self.journal.note(note);
        self.revision += 1;
        // What the table decides after the end belongs to how it ended.
        if self.over {
            self.finish();
        }
    }

    /// The newest note that has this field, and its value.
    pub fn noted(&self, field: &str) -> Option<&Value> {
        self.journal
            .notes()
            .iter()
            .rev()
            .find_map(|note| note.note.get(field))
    }

    fn write(&self, at: &str, entry: Entry<'_, G::Event>, and: bool) {
        let line = entry_line(at, entry, and).map_err(|error| Error::unwritable(&error));
        self.kept(line.and_then(|line| self.store.append(&self.id, line.as_bytes())));
    }

    /// What the store did not accept is reported to the people at the table.
    fn kept(&self, done: Result<(), Error>) {
        if let Err(error) = done {
            self.store.report_lost(&self.id, error);
        }
    }

    /// A game that is over moves to the history; an undo brings it back.
    fn settle(&mut self) {
        self.revision += 1;
        let over = self.journal.state().ended().is_some();
        if over != self.over {
            self.over = over;
            if over {
                self.finish();
            } else {
                self.kept(self.store.reopen(&self.id));
            }
        }
    }

    /// Into the history, with what it shows of the game.
    fn finish(&self) {
        self.kept(self.store.read_game(&self.id).and_then(|text| {
            let summary = chronicle::summarise(&text).unwrap_or_else(|| Summary::rough(&text));
            self.store.finish(&self.id, summary)
        }));
    }

    /// Puts a game away that is not over.
    pub fn put_away(&mut self) {
        if !self.over && !self.read_only() {
            self.finish();
        }
        self.close();
    }

    /// Lets others write it; what waits still goes to the disk.
    pub fn close(&self) {
        if !self.read_only() {
            self.store.close(&self.id);
        }
    }
}

impl<G: Chronicle> Sitting<G> {
    /// The game's plot, computed again only after a change.
    pub fn course(&self, words: &Words) -> Plot {
        let course = self.course.get((self.revision, words.language()), || {
            G::course(words, &self.people, &self.journal)
        });
        course.as_ref().clone()
    }
}

/// Colours for names: those they had before, else the first that are free.
fn people_of(names: &[String], settings: &Settings) -> Vec<Person> {
    let mut people: Vec<Person> = Vec::new();
    for name in names {
        let known = settings.people.iter().find(|person| person.name == *name);
        let free = |hue: &Hue| people.iter().all(|person| person.hue != *hue);
        let hue = known
            .map(|person| person.hue)
            .filter(free)
            .or_else(|| Hue::ALL.into_iter().find(free))
            .unwrap_or(Hue::Ember);
        people.push(Person {
            name: name.clone(),
            hue,
        });
    }
    people
}

/// One more event: of the same tap as the one before, or of a new one.
fn grow(taps: &mut Vec<u16>, and: bool) {
    match taps.last_mut() {
        Some(last) if and => *last += 1,
        _ => taps.push(1),
    }
}

fn shrink(taps: &mut Vec<u16>) {
    if let Some(last) = taps.last_mut() {
        *last -= 1;
        if *last == 0 {
            let _ = taps.pop();
        }
    }
}

/// Why something was refused: the sentence, and the rule to open for "why?".
pub fn refusal(words: &Words, refusal: &Refusal) -> (String, Option<RuleId>) {
    let sentence = words.text(&format!("error-{}", refusal.code));
    (sentence, refusal.because.first().copied())
}
