//! One game being played: its journal, its file and its players.
//!
//! A tap may write several lines; one undo reverts all of them, also after a restart, since the
//! lines of one tap are marked in the file (`"and":true` on all but the first).

use super::Memo;
use super::taps::{TapReader, Taps, Timed};
use crate::core::chart::Chart;
use crate::core::{
    Entry, FileId, Journal, Language, Player, PlayerColour, Refusal, Ruled, entry_line,
    header_line, shown_name,
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
    taps: Taps<G::Event>,
    /// The time of each event.
    times: Vec<String>,
    /// When it began, as the header has it.
    started: String,
    /// How many lines its file has.
    lines: usize,
    id: FileId,
    store: Store,
    access: Access,
    over: bool,
    /// Counts the changes of the journal.
    revision: u64,
    course: Memo<(u64, Language), Chart>,
}

/// Why a game could not be opened.
#[derive(Debug, Clone, PartialEq)]
pub enum Unopened {
    Store(Error),
    Refused(Refusal),
}

fn stamp(now: &Now) -> String {
    now.to_rfc3339_opts(SecondsFormat::Millis, false)
}

impl<G: History> LiveGame<G> {
    /// A new game: its file begins with the setup and the players.
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
            taps: Taps::default(),
            times: Vec::new(),
            started,
            lines: 1,
            id,
            store: store.clone(),
            access: Access::Write,
            over: false,
            revision: 0,
            course: Memo::default(),
        };
        live.note(now, json!({ "table": people }));
        Ok(live)
    }

    /// Opens a game to play on, or to look at.
    pub fn resume(store: &Store, id: &FileId, settings: &Settings) -> Result<Self, Unopened> {
        let (text, access) = store.open_game(id).map_err(Unopened::Store)?;
        let mut live = Self::of_text(store, &text, settings).map_err(Unopened::Refused)?;
        live.access = access;
        // A game that was given up is under way again.
        if text.place == Place::Finished && !live.over && !live.read_only() {
            live.report(store.reopen(id));
        }
        // The program ended between the last tap and the move to the history.
        if text.place == Place::Current && live.over && !live.read_only() {
            live.finish();
        }
        Ok(live)
    }

    fn of_text(store: &Store, text: &GameText, settings: &Settings) -> Result<Self, Refusal> {
        let mut reader = TapReader::default();
        let lines = text.lines.iter().map(Vec::as_slice);
        let loaded = Journal::load(lines, |journal, json, line| {
            reader.read(journal, json, line);
        })?;
        for (line, refusal) in &loaded.rejected {
            log::warn!("{}: line {line} is left out: {}", text.id, refusal.code);
        }
        let (taps, times) = reader.finish();
        let journal: Journal<G> = loaded.journal;
        Ok(Self {
            people: history::players_of(&journal)
                .unwrap_or_else(|| people_of(&text.header.players, settings)),
            taps,
            times,
            started: loaded.started,
            lines: text.lines.len(),
            id: text.id.clone(),
            store: store.clone(),
            access: Access::InUse,
            over: journal.state().ended().is_some(),
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

    /// Another window is writing this game: it is read-only here.
    pub fn read_only(&self) -> bool {
        self.access == Access::InUse
    }

    pub fn can_undo(&self) -> bool {
        !self.read_only() && self.journal.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        !self.read_only() && self.taps.next_redo().is_some()
    }

    /// Whether the tap that was undone last is a correction of an old entry.
    pub fn has_undone_correction(&self) -> bool {
        self.taps.next_redo().is_some_and(|step| step.take > 0)
    }

    /// Applies the events of one tap: all of them, or none.
    pub fn tap(
        &mut self,
        now: &Now,
        events: Vec<G::Event>,
    ) -> Result<Vec<Option<Ruled<G::Ruling>>>, Refusal> {
        self.check(0, &events)?;
        let at = stamp(now);
        let count = events.len();
        let events = events.into_iter().map(|event| (event, at.clone()));
        let rulings = self.put(events.collect(), false)?;
        if count > 0 {
            self.taps.push(count, Vec::new());
        }
        self.after_event();
        Ok(rulings)
    }

    /// What the last tap did, in the words of the history. Of several events the first is
    /// described.
    pub fn describe_last_tap(&self, words: &Words) -> Option<String> {
        let count = self.taps.next_undo()?.take;
        let place = self.journal.events().len().checked_sub(count)?;
        history::describe(words, &self.people, &self.journal, place)
    }

    /// Undoes the last tap.
    pub fn undo(&mut self, now: &Now) -> Result<(), Refusal> {
        let step = self.taps.next_undo().ok_or(Refusal::NOTHING_TO_UNDO)?;
        self.check(step.take, step.put.iter().map(|(event, _)| event))?;
        if let Some(step) = self.taps.take_undo() {
            let count = step.put.len();
            let taken = self.take_back(now, step.take)?;
            let _ = self.put(step.put, true)?;
            self.taps.undone(taken, count);
        }
        self.after_event();
        Ok(())
    }

    pub fn redo(&mut self, now: &Now) -> Result<(), Refusal> {
        let step = self.taps.next_redo().ok_or(Refusal::NOTHING_TO_REDO)?;
        self.check(step.take, step.put.iter().map(|(event, _)| event))?;
        if let Some(step) = self.taps.take_redo() {
            let count = step.put.len();
            let taken = self.take_back(now, step.take)?;
            // The undo of a correction has dropped what the journal could redo.
            if step.take == 0 && self.journal.undone().len() >= count {
                self.put_back(now, step.put)?;
            } else {
                let _ = self.put(step.put, step.take > 0)?;
            }
            self.taps.redone(count, taken);
        }
        self.after_event();
        Ok(())
    }

    /// Replaces all events from `from` on in one tap. They keep the times of those that they
    /// replace.
    pub(super) fn replace_from(
        &mut self,
        now: &Now,
        from: usize,
        events: Vec<G::Event>,
    ) -> Result<(), Refusal> {
        let take = self.journal.events().len().saturating_sub(from);
        self.check(take, &events)?;
        let at = stamp(now);
        let times = self.times.get(from..).unwrap_or_default().to_vec();
        let times = times.into_iter().chain(std::iter::repeat(at));
        let events: Timed<G::Event> = events.into_iter().zip(times).collect();
        let taken = self.take_back(now, take)?;
        let _ = self.put(events.clone(), take > 0)?;
        self.taps.replace(taken, &events);
        self.after_event();
        Ok(())
    }

    /// Whether these events would be accepted after the newest were undone.
    fn check<'a>(
        &self,
        take: usize,
        put: impl IntoIterator<Item = &'a G::Event>,
    ) -> Result<(), Refusal>
    where
        G::Event: 'a,
    {
        if self.read_only() {
            return Err(Refusal::IN_USE);
        }
        let left = self.journal.events().len().checked_sub(take);
        let state = left.and_then(|left| self.journal.state_after(left));
        let mut state = state.ok_or(Refusal::NOTHING_TO_UNDO)?;
        for event in put {
            state = state.apply(event)?.0;
        }
        Ok(())
    }

    fn take_back(&mut self, now: &Now, count: usize) -> Result<Timed<G::Event>, Refusal> {
        let mut taken = Vec::with_capacity(count);
        for place in 0..count {
            let event = self.journal.events().last().cloned();
            self.journal.undo()?;
            self.write(&stamp(now), Entry::Undo, place > 0);
            let at = self.times.pop().unwrap_or_default();
            taken.extend(event.map(|event| (event, at)));
        }
        taken.reverse();
        Ok(taken)
    }

    /// Adds events; `and` says that the first belongs to the line before.
    fn put(
        &mut self,
        events: Timed<G::Event>,
        and: bool,
    ) -> Result<Vec<Option<Ruled<G::Ruling>>>, Refusal> {
        let mut rulings = Vec::with_capacity(events.len());
        for (place, (event, at)) in events.into_iter().enumerate() {
            self.write(&at, Entry::Event(&event), and || place > 0);
            rulings.push(self.journal.push(event)?);
            self.times.push(at);
        }
        Ok(rulings)
    }

    /// Redoes the events that were undone last.
    fn put_back(&mut self, now: &Now, events: Timed<G::Event>) -> Result<(), Refusal> {
        for (place, (_, at)) in events.into_iter().enumerate() {
            self.journal.redo()?;
            self.write(&stamp(now), Entry::Redo, place > 0);
            self.times.push(at);
        }
        Ok(())
    }

    /// Adds a note: it is never refused and never undone.
    pub fn note(&mut self, now: &Now, note: Value) {
        if self.read_only() {
            return;
        }
        self.write(&stamp(now), Entry::Note(&note), false);
        self.journal.note(note);
        self.revision += 1;
        // A decision of the players after the end may change the result.
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

    /// Reports what the store did not accept.
    fn report(&self, done: Result<(), Error>) {
        if let Err(error) = done {
            self.store.report_lost(&self.id, error);
        }
    }

    /// A game that is over moves to the history; an undo moves it back.
    fn after_event(&mut self) {
        self.revision += 1;
        let was_over = self.over;
        self.over = self.journal.state().ended().is_some();
        if self.over {
            // A correction may have changed the result.
            self.finish();
        } else if was_over {
            self.report(self.store.reopen(&self.id));
        }
    }

    /// Moves the game to the history, with its summary.
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

    /// Gives up a game that is not over.
    pub fn put_away(&mut self) {
        if !self.over && !self.read_only() {
            self.finish();
        }
        self.close();
    }

    /// Closes the file; pending lines are still written.
    pub fn close(&self) {
        if !self.read_only() {
            self.store.close(&self.id);
        }
    }
}

impl<G: History> LiveGame<G> {
    /// The game's chart, computed again only after a change.
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
    for name in names.iter().map(|name| shown_name(name)) {
        let known = settings.people.iter().find(|person| person.name == name);
        let free = |hue: &PlayerColour| people.iter().all(|person| person.hue != *hue);
        let hue = known
            .map(|person| person.hue)
            .filter(free)
            .or_else(|| PlayerColour::ALL.into_iter().find(free))
            .unwrap_or(PlayerColour::Ember);
        people.push(Player { name, hue });
    }
    people
}
