//! The taps of a game: what each one changed, so that one undo reverts it as a whole.
//!
//! Most taps only add events. A tap that corrects an old entry removes events and adds others; its
//! undo restores the old ones.

use crate::core::json::Json;
use crate::core::{Game, Journal, Line};

/// Events and when each happened, oldest first.
pub(super) type Timed<E> = Vec<(E, String)>;

/// What undoing or redoing a tap does: so many events are removed, then these are added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Step<E> {
    pub take: usize,
    pub put: Timed<E>,
}

/// How the taps are undone, and how those that were undone are redone; newest last.
#[derive(Debug)]
pub(super) struct Taps<E> {
    undo: Vec<Step<E>>,
    redo: Vec<Step<E>>,
}

impl<E> Default for Taps<E> {
    fn default() -> Self {
        Self {
            undo: Vec::new(),
            redo: Vec::new(),
        }
    }
}

impl<E> Taps<E> {
    /// A new tap that has added so many events, after it removed these.
    pub fn push(&mut self, added: usize, taken: Timed<E>) {
        self.undo.push(Step {
            take: added,
            put: taken,
        });
        self.redo.clear();
    }

    pub fn next_undo(&self) -> Option<&Step<E>> {
        self.undo.last()
    }

    pub fn next_redo(&self) -> Option<&Step<E>> {
        self.redo.last()
    }

    pub fn take_undo(&mut self) -> Option<Step<E>> {
        self.undo.pop()
    }

    pub fn take_redo(&mut self) -> Option<Step<E>> {
        self.redo.pop()
    }

    /// The newest tap was undone: it had added these events and removed so many.
    pub fn undone(&mut self, added: Timed<E>, taken: usize) {
        self.redo.push(Step {
            take: taken,
            put: added,
        });
    }

    /// A tap was redone: it has added so many events, after it removed these.
    pub fn redone(&mut self, added: usize, taken: Timed<E>) {
        self.undo.push(Step {
            take: added,
            put: taken,
        });
    }

    /// An undo line by itself: the newest tap has one event less.
    fn undo_event(&mut self, event: (E, String), and: bool) {
        self.forget_newest();
        match self.redo.last_mut() {
            Some(step) if and => step.put.insert(0, event),
            _ => self.undone(vec![event], 0),
        }
    }

    fn forget_newest(&mut self) {
        let Some(step) = self.undo.last_mut() else {
            return;
        };
        step.take -= 1;
        if step.take == 0 {
            // Nothing of a correction is left, nor of what it had removed.
            let corrected = self.undo.pop().map_or(0, |step| step.put.len());
            for _ in 0..corrected {
                self.forget_newest();
            }
        }
    }

    /// A redo line by itself.
    fn redo_event(&mut self, and: bool) {
        if let Some(step) = self.redo.last_mut() {
            if !step.put.is_empty() {
                let _ = step.put.remove(0);
            }
            if step.put.is_empty() {
                let _ = self.redo.pop();
            }
        }
        match self.undo.last_mut() {
            Some(step) if and => step.take += 1,
            _ => self.redone(1, Vec::new()),
        }
    }
}

impl<E: PartialEq> Taps<E> {
    /// A tap has removed events and added others. If that is exactly what the undo or the redo of a
    /// correction would do, it is that undo or redo: both have the same lines in a file.
    pub fn replace(&mut self, taken: Timed<E>, added: &Timed<E>) {
        let events = |list: &Timed<E>, other: &Timed<E>| {
            let same = |(one, other): (&(E, String), &(E, String))| one.0 == other.0;
            list.len() == other.len() && list.iter().zip(other).all(same)
        };
        let is = |step: &Step<E>| step.take == taken.len() && events(&step.put, added);
        if self.next_undo().is_some_and(is) {
            let _ = self.undo.pop();
            self.undone(taken, added.len());
        } else if self.next_redo().is_some_and(is) {
            let _ = self.redo.pop();
            self.redone(added.len(), taken);
        } else {
            self.push(added.len(), taken);
        }
    }
}

/// The lines of one tap: undos and then events, or redos.
#[derive(Debug)]
struct Group<E> {
    /// The newest first.
    undone: Timed<E>,
    added: Timed<E>,
    redone: usize,
}

/// Reads the taps of a game from the lines of its file, on which `and` marks those that belong to
/// the same tap as the line before.
#[derive(Debug)]
pub(super) struct TapReader<E> {
    groups: Vec<Group<E>>,
    /// The next event belongs to the undos before it.
    joined: bool,
    /// The time of each event, and of each one undone.
    times: Vec<String>,
    undone_times: Vec<String>,
}

impl<E> Default for TapReader<E> {
    fn default() -> Self {
        Self {
            groups: Vec::new(),
            joined: false,
            times: Vec::new(),
            undone_times: Vec::new(),
        }
    }
}

impl<E: Clone + PartialEq> TapReader<E> {
    /// Reads a line that the journal has applied.
    pub fn read<G: Game<Event = E>>(
        &mut self,
        journal: &Journal<G>,
        json: &Json<'_>,
        line: Line<()>,
    ) {
        let and = matches!(json.optional("and"), Ok(Some(Json::Bool(true))));
        match line {
            Line::Event(()) => {
                let at = json.field("at").and_then(Json::text).unwrap_or_default();
                self.undone_times.clear();
                self.times.push(at.to_owned());
                let and = and || std::mem::take(&mut self.joined);
                let event = journal.events().last().cloned();
                let group = self.group(and, |group| group.redone == 0);
                group
                    .added
                    .extend(event.map(|event| (event, at.to_owned())));
            }
            Line::Undo => {
                let at = self.times.pop().unwrap_or_default();
                self.undone_times.push(at.clone());
                let event = journal.undone().last().cloned();
                let group = self.group(and, |group| group.added.is_empty() && group.redone == 0);
                group.undone.extend(event.map(|event| (event, at)));
            }
            Line::Redo => {
                self.times.extend(self.undone_times.pop());
                self.group(and, |group| group.redone > 0).redone += 1;
            }
            Line::Note => self.join_noted(journal, json),
        }
    }

    /// The group that the line belongs to.
    fn group(&mut self, and: bool, fits: impl Fn(&Group<E>) -> bool) -> &mut Group<E> {
        if !(and && self.groups.last().is_some_and(fits)) {
            self.groups.push(Group {
                undone: Vec::new(),
                added: Vec::new(),
                redone: 0,
            });
        }
        let last = self.groups.len() - 1;
        &mut self.groups[last]
    }

    /// Earlier versions wrote a correction as several taps and a note: `corrected` stands between
    /// its undos and its events, `restored` after the undo of a correction and the old events.
    fn join_noted<G: Game<Event = E>>(&mut self, journal: &Journal<G>, json: &Json<'_>) {
        let Ok(note) = json.field("note") else {
            return;
        };
        if let Ok(Some(corrected)) = note.optional("corrected") {
            let old = corrected.field("old").and_then(|old| old.list(|_| Ok(())));
            let old: Vec<()> = old.unwrap_or_default();
            self.join(old.len(), 0);
            self.joined = true;
        } else if let Ok(Some(restored)) = note.optional("restored") {
            let from = restored.field("from").and_then(Json::whole).ok();
            let from = from.and_then(|from| usize::try_from(from).ok());
            let count = journal.events().len();
            self.join(1, count.saturating_sub(from.unwrap_or(count)));
        }
    }

    /// Makes one group of the last ones, until it has so many undos and events.
    fn join(&mut self, undone: usize, added: usize) {
        let Some(mut joined) = self.groups.pop() else {
            return;
        };
        while (joined.undone.len() < undone || joined.added.len() < added)
            && let Some(before) = self.groups.pop_if(|group| group.redone == 0)
        {
            joined.undone = before.undone.into_iter().chain(joined.undone).collect();
            joined.added = before.added.into_iter().chain(joined.added).collect();
        }
        self.groups.push(joined);
    }

    /// The taps, and the time of each event.
    pub fn finish(self) -> (Taps<E>, Vec<String>) {
        let mut taps = Taps::default();
        for Group {
            mut undone,
            added,
            redone,
        } in self.groups
        {
            match (undone.is_empty(), added.is_empty()) {
                (false, false) => {
                    undone.reverse();
                    taps.replace(undone, &added);
                }
                (_, false) => taps.push(added.len(), Vec::new()),
                (_, true) => {
                    for (place, event) in undone.into_iter().enumerate() {
                        taps.undo_event(event, place > 0);
                    }
                    for place in 0..redone {
                        taps.redo_event(place > 0);
                    }
                }
            }
        }
        (taps, self.times)
    }
}
