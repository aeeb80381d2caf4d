//! A sitting: one game at the table, its journal, its file, and the people around it.
//!
//! A tap may write several lines; one undo takes all of them back, also after a restart, since
//! the lines of one tap are marked in the file (`"and":true` on all but the first).

use super::Memo;
use super::amend::{Corrections, Undone};
use crate::core::chart::Chart;
use crate::core::json::Json;
use crate::core::{
    Entry, FileId, Journal, Language, Line, Player, PlayerColour, Refusal, Ruled, entry_line,
    header_line,
};
use crate::history::{self, History, Record};
use crate::localize::Words;
use crate::settings::Settings;
use crate::store::{Access, Error, GameText, Place, Store, Summary};
use chrono::{DateTime, FixedOffset, SecondsFormat};
use serde_json::{Value, json};

pub type Now = DateTime<FixedOffset>;

#[derive(Debug)]
pub struct LiveGame<G: History> {
    journal: Journal<G>,
    people: Vec<Player>,
    /// How many events each tap made, oldest first; and those taken back.
    taps: Vec<u16>,
    untaps: Vec<u16>,
    /// When each event that stands happened, and each one taken back.
    times: Vec<String>,
    untimes: Vec<String>,
    /// When it began, as the header has it.
    started: String,
    /// How many lines its file has.
    lines: usize,
    id: FileId,
    store: Store,
    access: Access,
    over: bool,
    pub(super) corrections: Corrections<G>,
    /// Counts the changes of the journal.
    revision: u64,
    course: Memo<(u64, Language), Chart>,
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

impl<G: History> LiveGame<G> {
    /// A new game: its file begins with the setup and who sits where.
    pub fn start(
        store: &Store,
        setup: G::Setup,
        people: &[Player],
        now: &Now,
    ) -> Result<Self, Unopened> {
        let started = stamp(now);
        let header = header_line::<G>(&started, &setup)
            .map_err(|error| Unopened::Store(Error::unwritable(&error)))?;
        let journal = Journal::new(setup).map_err(Unopened::Refused)?;
        let id = store.create(header.as_bytes()).map_err(Unopened::Store)?;
        let mut live = Self {
            journal,
            people: people.to_vec(),
            taps: Vec::new(),
            untaps: Vec::new(),
            times: Vec::new(),
            untimes: Vec::new(),
            started,
            lines: 1,
            id,
            store: store.clone(),
            access: Access::Write,
            over: false,
            corrections: Corrections::none(),
            revision: 0,
            course: Memo::default(),
        };
        live.note(now, json!({ "table": people }));
        Ok(live)
    }

    /// A game that goes on, or that is looked at again.
    pub fn resume(store: &Store, id: &FileId, settings: &Settings) -> Result<Self, Unopened> {
        let (text, access) = store.open_game(id).map_err(Unopened::Store)?;
        let mut live = Self::of_text(store, &text, settings).map_err(Unopened::Refused)?;
        live.access = access;
        // A game that was put away and is taken up again is under way again.
        if text.place == Place::Finished && !live.over && !live.read_only() {
            live.report(store.reopen(id));
        }
        // The plug was pulled between the last tap and the move to the history.
        if text.place == Place::Current && live.over && !live.read_only() {
            live.finish();
        }
        Ok(live)
    }

    fn of_text(store: &Store, text: &GameText, settings: &Settings) -> Result<Self, Refusal> {
        let (mut taps, mut untaps) = (Vec::new(), Vec::new());
        let (mut times, mut untimes) = (Vec::new(), Vec::new());
        let lines = text.lines.iter().map(Vec::as_slice);
        let loaded = Journal::load(lines, |json, line| {
            let and = matches!(json.optional("and"), Ok(Some(Json::Bool(true))));
            match line {
                Line::Event(()) => {
                    untaps.clear();
                    untimes.clear();
                    grow(&mut taps, and);
                    let at = json.field("at").and_then(Json::text);
                    times.push(at.unwrap_or_default().to_owned());
                }
                Line::Undo => {
                    untimes.extend(times.pop());
                    shrink(&mut taps);
                    grow(&mut untaps, and);
                }
                Line::Redo => {
                    times.extend(untimes.pop());
                    shrink(&mut untaps);
                    grow(&mut taps, and);
                }
                Line::Note => {}
            }
        })?;
        let journal: Journal<G> = loaded.journal;
        Ok(Self {
            people: history::players_of(&journal)
                .unwrap_or_else(|| people_of(&text.header.players, settings)),
            taps,
            untaps,
            times,
            untimes,
            started: loaded.started,
            lines: text.lines.len(),
            id: text.id.clone(),
            store: store.clone(),
            access: Access::InUse,
            over: journal.state().ended().is_some(),
            corrections: Corrections::of(&journal),
            journal,
            revision: 0,
            course: Memo::default(),
        })
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

    pub fn people(&self) -> &[Player] {
        &self.people
    }

    pub fn person(&self, seat: usize) -> Player {
        self.people.get(seat).cloned().unwrap_or(Player {
            name: (seat + 1).to_string(),
            hue: PlayerColour::ALL[seat % PlayerColour::ALL.len()],
        })
    }

    pub fn id(&self) -> &FileId {
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
        !self.read_only() && (self.corrections.can_redo() || self.journal.can_redo())
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
            self.times.push(at.clone());
            grow(&mut self.taps, place > 0);
        }
        self.untaps.clear();
        self.untimes.clear();
        self.corrections.forget_undone();
        self.after_event();
        Ok(rulings)
    }

    /// Takes back what the last tap did. If it corrected old entries, they stand again.
    pub fn undo(&mut self, now: &Now) -> Result<Undone, Refusal> {
        self.undo_tap(now)?;
        self.restore(now)
    }

    pub(super) fn undo_tap(&mut self, now: &Now) -> Result<(), Refusal> {
        if self.read_only() {
            return Err(Refusal::IN_USE);
        }
        let count = self.taps.last().copied().unwrap_or(1);
        for place in 0..count {
            self.journal.undo()?;
            self.write(&stamp(now), Entry::Undo, place > 0);
            self.untimes.extend(self.times.pop());
            shrink(&mut self.taps);
            grow(&mut self.untaps, place > 0);
        }
        self.after_event();
        Ok(())
    }

    pub fn redo(&mut self, now: &Now) -> Result<(), Refusal> {
        if self.read_only() {
            return Err(Refusal::IN_USE);
        }
        if self.amend_again(now)? {
            return Ok(());
        }
        let count = self.untaps.last().copied().unwrap_or(1);
        for place in 0..count {
            self.journal.redo()?;
            self.write(&stamp(now), Entry::Redo, place > 0);
            self.times.extend(self.untimes.pop());
            shrink(&mut self.untaps);
            grow(&mut self.taps, place > 0);
        }
        self.after_event();
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
        self.journal.noted(field)
    }

    fn write(&mut self, at: &str, entry: Entry<'_, G::Event>, and: bool) {
        let line = entry_line(at, entry, and).map_err(|error| Error::unwritable(&error));
        let written = line.and_then(|line| self.store.append(&self.id, line.as_bytes()));
        self.lines += usize::from(written.is_ok());
        self.report(written);
    }

    /// What the store did not accept is reported to the people at the table.
    fn report(&self, done: Result<(), Error>) {
        if let Err(error) = done {
            self.store.report_lost(&self.id, error);
        }
    }

    /// A game that is over moves to the history; an undo brings it back.
    fn after_event(&mut self) {
        self.revision += 1;
        let over = self.journal.state().ended().is_some();
        if over != self.over {
            self.over = over;
            if over {
                self.finish();
            } else {
                self.report(self.store.reopen(&self.id));
            }
        }
    }

    /// Into the history, with what it shows of the game.
    fn finish(&self) {
        let record = Record::of(&self.journal, &self.people);
        let summary = Summary {
            id: self.id.clone(),
            game: G::NAME.to_owned(),
            started: self.started.clone(),
            ended: self.times.last().unwrap_or(&self.started).clone(),
            players: record.people.iter().map(|one| one.name.clone()).collect(),
            result: serde_json::to_value(&record).unwrap_or_default(),
            lines: self.lines,
            rough: false,
            form: Summary::FORM,
        };
        self.report(self.store.finish(&self.id, summary));
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

impl<G: History> LiveGame<G> {
    /// An entry in the words of the history.
    pub fn describe(&self, words: &Words, place: usize) -> Option<String> {
        history::describe(words, &self.people, &self.journal, place)
    }

    /// The game's plot, computed again only after a change.
    pub fn course(&self, words: &Words) -> Chart {
        let course = self.course.get((self.revision, words.language()), || {
            G::chart(words, &self.people, &self.journal)
        });
        course.as_ref().clone()
    }
}

/// Colours for names: those they had before, else the first that are free.
fn people_of(names: &[String], settings: &Settings) -> Vec<Player> {
    let mut people: Vec<Player> = Vec::new();
    for name in names {
        let known = settings.people.iter().find(|person| person.name == *name);
        let free = |hue: &PlayerColour| people.iter().all(|person| person.hue != *hue);
        let hue = known
            .map(|person| person.hue)
            .filter(free)
            .or_else(|| PlayerColour::ALL.into_iter().find(free))
            .unwrap_or(PlayerColour::Ember);
        people.push(Player {
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
