//! A game at the table: taps, undo and redo, and old entries corrected, with and without a
//! restart in between.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::Duration;

use proptest::prelude::*;
use serde_json::{Value, json};
use tablee::core::json::Json;
use tablee::core::{Game, Journal};
use tablee::games::{ants, cliff, escape, princess, skyrunner};
use tablee::history::History;
use tablee::live::amend::Dropped;
use tablee::live::{LiveGame, Now};
use tablee::settings::Settings;
use tablee::store::Store;
use tempfile::TempDir;

struct Table<G: History> {
    live: LiveGame<G>,
    store: Store,
    folder: TempDir,
    /// Seconds, so that every tap has its own time.
    clock: u32,
}

fn parse<G: Game>(event: &Value) -> G::Event {
    let text = event.to_string();
    G::read_event(&Json::parse(text.as_bytes()).unwrap()).unwrap()
}

impl<G: History> Table<G> {
    fn new(setup: &Value) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), |_| {});
        let text = setup.to_string();
        let setup = G::read_setup(&Json::parse(text.as_bytes()).unwrap()).unwrap();
        let now: Now = "2026-11-16T20:15:00+01:00".parse().unwrap();
        let live = LiveGame::start(&store, setup, &[], &now).unwrap();
        Self {
            live,
            store,
            folder,
            clock: 0,
        }
    }

    fn now(&mut self) -> Now {
        self.clock += 1;
        let (minutes, seconds) = (self.clock / 60, self.clock % 60);
        format!("2026-11-16T21:{minutes:02}:{seconds:02}+01:00")
            .parse()
            .unwrap()
    }

    fn tap(&mut self, events: &[Value]) {
        let now = self.now();
        let events = events.iter().map(parse::<G>).collect();
        let _ = self.live.tap(&now, events).unwrap();
    }

    fn undo(&mut self) {
        let now = self.now();
        self.live.undo(&now).unwrap();
    }

    fn redo(&mut self) {
        let now = self.now();
        self.live.redo(&now).unwrap();
    }

    #[track_caller]
    fn amend(&mut self, at: usize, event: &Value) -> Option<Dropped<G::Event>> {
        let now = self.now();
        self.live.amend(&now, at, parse::<G>(event)).unwrap()
    }

    fn lines(&self) -> Vec<Value> {
        self.store.flush(Duration::from_secs(20)).unwrap();
        let text = self.store.read_game(self.live.id()).unwrap();
        let lines = text.lines.iter();
        lines
            .map(|line| serde_json::from_slice(line).unwrap())
            .collect()
    }

    /// The events that stand, what they lead to, and when each happened. The file must say the
    /// same, without a rejected line.
    fn stands(&self) -> (Vec<Value>, Value, Vec<String>) {
        let journal = self.live.journal();
        let lines = self.lines();
        let text: Vec<String> = lines.iter().map(Value::to_string).collect();
        let mut times: Vec<String> = Vec::new();
        let mut undone = Vec::new();
        let loaded = Journal::<G>::load(text.iter().map(String::as_bytes), |journal, json, _| {
            // What the events that stand say about when they happened.
            let at = json.field("at").unwrap().text().unwrap().to_owned();
            match journal.events().len() {
                count if count > times.len() && json.optional("redo") == Ok(None) => times.push(at),
                count if count > times.len() => times.extend(undone.pop()),
                count if count < times.len() => undone.extend(times.pop()),
                _ => {}
            }
        })
        .unwrap();
        assert_eq!(loaded.rejected, []);
        let values = |journal: &Journal<G>| {
            let events = journal.events().iter();
            let events: Vec<Value> = events
                .map(|one| serde_json::to_value(one).unwrap())
                .collect();
            (events, serde_json::to_value(journal.state()).unwrap())
        };
        let (events, state) = values(journal);
        assert_eq!(values(&loaded.journal), (events.clone(), state.clone()));
        (events, state, times)
    }

    /// Closes the game, appends lines to its file, and resumes it.
    fn restart_with(self, lines: &[Value]) -> Self {
        let id = self.live.id().clone();
        self.live.close();
        self.store.flush(Duration::from_secs(20)).unwrap();
        let path = self.folder.path().join("current");
        let mut text = self.store.read_game(&id).unwrap().bytes();
        for line in lines {
            text.extend(format!("{line}\n").bytes());
        }
        std::fs::write(path.join(format!("{id}.jsonl")), text).unwrap();
        self.restart()
    }

    fn restart(self) -> Self {
        let id = self.live.id().clone();
        self.live.close();
        let live = LiveGame::resume(&self.store, &id, &Settings::default()).unwrap();
        Self { live, ..self }
    }
}

/// The state after these events from the start.
fn state_after<G: History>(setup: &Value, events: &[Value]) -> Value {
    let mut table = Table::<G>::new(setup);
    for event in events {
        table.tap(std::slice::from_ref(event));
    }
    table.stands().1
}

/// Corrects the second event of a game whose last two events are one tap, and takes it back, with
/// a restart after every step or without.
fn corrected_and_taken_back<G: History>(setup: &Value, events: &[Value; 4], new: &Value) {
    let mut wanted = events.to_vec();
    wanted[1] = new.clone();
    let wanted = state_after::<G>(setup, &wanted);
    for restarts in [false, true] {
        let again = |table: Table<G>| if restarts { table.restart() } else { table };
        let mut table = Table::<G>::new(setup);
        table.tap(&events[..1]);
        table.tap(&events[1..2]);
        table.tap(&events[2..]);
        let before = table.stands();
        let lines = table.lines().len();
        assert_eq!(table.amend(1, new), None);
        let mut table = again(table);
        let after = table.stands();
        assert_eq!(after.1, wanted, "{new}");
        assert_eq!(after.2, before.2, "each happened when it did");
        let written = table.lines();
        let of_one_tap = written[lines..].iter().map(|line| line["and"] == true);
        let of_one_tap: Vec<bool> = of_one_tap.collect();
        assert_eq!(of_one_tap, [false, true, true, true, true, true]);
        table.undo();
        let mut table = again(table);
        assert!(table.live.has_undone_correction());
        assert_eq!(table.stands(), before, "one undo takes all of it back");
        table.redo();
        let mut table = again(table);
        assert_eq!(table.stands(), after);
        table.undo();
        let mut table = again(table);
        table.undo();
        let mut table = again(table);
        assert_eq!(table.stands().0, before.0[..2], "then tap by tap");
        table.redo();
        let mut table = again(table);
        assert_eq!(table.stands(), before);
        table.redo();
        let mut table = again(table);
        assert_eq!(table.stands(), after);
        assert!(!table.live.can_redo());
        for _ in 0..4 {
            table.undo();
        }
        let table = again(table);
        assert_eq!(table.stands().0, Vec::<Value>::new());
        assert!(!table.live.can_undo());
    }
}

fn temple() -> Value {
    json!({"players": ["A", "B"], "difficulty": "normal"})
}

fn book() -> Value {
    let princesses = vec![json!({"name": "P", "swords": 2}); 4];
    json!({"players": ["A", "B", "C"], "prince": 0, "mode": "standard", "squires": true,
        "princesses": princesses})
}

fn wall() -> Value {
    let bag = ["carabiner", "ladder", "zipline", "cave_map"];
    json!({"players": ["A", "B"], "first": 0, "bags": [bag, bag]})
}

fn ladders(cards: [i64; 3]) -> Value {
    json!({"ladders": {"dungeon": 6, "cards": cards, "plus": 0, "minus": 0}})
}

fn bids(first: i64, second: i64) -> Value {
    json!({"turn": {"card": {"climb": 2}, "plays": [{"bid": first}, {"bid": second}]}})
}

fn aphids(first: i64, ladybugs: i64) -> Value {
    json!({"round": {"plus": "c1", "minus": "c2", "tally": [
        {"plus": first, "minus": 0, "queens": 3, "ladybugs": ladybugs},
        {"plus": 1, "minus": 2, "queens": 2, "ladybugs": 0}]}})
}

#[test]
fn an_old_entry_is_corrected_in_every_game() {
    corrected_and_taken_back::<escape::rules::State>(
        &temple(),
        &[
            json!({"activate": 1}),
            json!({"activate": 3}),
            json!("destiny"),
            json!({"dice": {"player": 0, "dice": 4}}),
        ],
        &json!({"activate": 2}),
    );
    corrected_and_taken_back::<princess::rules::State>(
        &book(),
        &[
            json!("turn_page"),
            ladders([1, 2, 3]),
            json!("turn_page"),
            ladders([6, 5, 4]),
        ],
        &ladders([1, 2, 5]),
    );
    corrected_and_taken_back::<skyrunner::rules::State>(
        &json!({"players": ["A", "B"], "first": 0}),
        &[
            bids(1, 2),
            bids(3, 5),
            bids(4, 6),
            json!({"level": {"player": 0, "level": 3}}),
        ],
        &bids(5, 3),
    );
    corrected_and_taken_back::<ants::rules::State>(
        &json!({"players": ["A", "B"], "teams": false, "below_zero": false}),
        &[aphids(0, 3), aphids(0, 2), aphids(0, 3), aphids(0, 3)],
        &aphids(0, 3),
    );
    corrected_and_taken_back::<cliff::rules::State>(
        &wall(),
        &[
            json!({"draw": "tile"}),
            json!({"move": [0, 0]}),
            json!({"equip": {"token": "ladder", "at": [0, 1]}}),
            json!("next"),
        ],
        &json!({"move": [4, 0]}),
    );
}

/// Corrects the event at `at`; the one at `refused` is the first that no longer counts.
fn stops<G: History>(
    setup: &Value,
    events: &[Value],
    (at, new): (usize, Value),
    (refused, code): (usize, &str),
) {
    let mut wanted = events[..refused].to_vec();
    wanted[at] = new.clone();
    let wanted = state_after::<G>(setup, &wanted);
    let mut table = Table::<G>::new(setup);
    for event in events {
        table.tap(std::slice::from_ref(event));
    }
    let before = table.stands();
    let dropped = table.amend(at, &new).expect("something is dropped");
    assert_eq!((dropped.at, dropped.why.code), (refused, code));
    assert!(!dropped.why.because.is_empty(), "{code}");
    let gone: Vec<G::Event> = events[refused..].iter().map(parse::<G>).collect();
    assert_eq!(dropped.events, gone);
    assert_eq!(table.stands().1, wanted);
    let mut table = table.restart();
    table.undo();
    assert_eq!(table.stands(), before);
    table.redo();
    assert_eq!(table.stands().1, wanted);
}

#[test]
fn a_correction_stops_at_the_first_entry_that_is_refused() {
    stops::<escape::rules::State>(
        &temple(),
        &[
            json!({"activate": 2}),
            json!({"activate": 3}),
            json!({"activate": 2}),
            json!("destiny"),
            json!({"activate": 1}),
        ],
        (0, json!({"activate": 3})),
        (2, "not-enough-jewels"),
    );
    stops::<princess::rules::State>(
        &book(),
        &[
            json!("turn_page"),
            ladders([1, 2, 3]),
            json!("turn_page"),
            ladders([6, 5, 4]),
            json!("turn_page"),
        ],
        (1, ladders([1, 5, 3])),
        (3, "ladder-used"),
    );
    stops::<skyrunner::rules::State>(
        &json!({"players": ["A", "B"], "first": 0}),
        &[bids(1, 2), bids(3, 4), bids(5, 6)],
        (0, bids(5, 2)),
        (2, "card-not-in-hand"),
    );
    let sabotage = json!({"turn": {"card": "sabotage", "plays": [{"bid": 8}, {"bid": 1}]}});
    let lost = json!({"turn": {"card": "sabotage", "plays": [{"bid": 1}, {"bid": 8}]}});
    stops::<skyrunner::rules::State>(
        &json!({"players": ["A", "B"], "first": 0}),
        &[
            sabotage,
            json!({"use": {"player": 0, "card": "sabotage", "target": 1}}),
            bids(2, 3),
        ],
        (0, lost),
        (1, "not-now"),
    );
    stops::<ants::rules::State>(
        &json!({"players": ["A", "B"], "teams": false, "below_zero": false}),
        &[aphids(3, 3), aphids(3, 3), aphids(3, 0)],
        (0, aphids(3, 0)),
        (2, "game-over"),
    );
    stops::<cliff::rules::State>(
        &wall(),
        &[
            json!({"draw": "tile"}),
            json!({"move": [0, 0]}),
            json!("next"),
            json!({"draw": "tile"}),
            json!({"move": [3, 0]}),
        ],
        (1, json!({"move": [3, 0]})),
        (4, "occupied"),
    );
}

#[test]
fn a_correction_that_is_refused_writes_nothing() {
    let mut table = Table::<escape::rules::State>::new(&temple());
    table.tap(&[json!({"activate": 3})]);
    table.tap(&[json!({"activate": 2})]);
    table.undo();
    let lines = table.lines();
    let now = table.now();
    for (at, event, code) in [
        (0, json!({"activate": 4}), "out-of-range"),
        (
            0,
            json!({"dice": {"player": 5, "dice": 1}}),
            "unknown-player",
        ),
        (1, json!({"activate": 1}), "out-of-range"),
        (usize::MAX, json!({"activate": 1}), "out-of-range"),
    ] {
        let event = parse::<escape::rules::State>(&event);
        let refused = table.live.amend(&now, at, event).unwrap_err();
        assert_eq!(refused.code, code, "{at}");
    }
    assert_eq!(table.lines(), lines);
    assert!(table.live.can_redo());
}

#[test]
fn corrections_one_after_the_other_are_taken_back_one_by_one() {
    let mut table = Table::<escape::rules::State>::new(&temple());
    for _ in 0..3 {
        table.tap(&[json!({"activate": 1})]);
    }
    let mut seen = vec![table.stands()];
    for (at, jewels) in [(1, 2), (0, 2), (2, 3), (0, 1)] {
        assert_eq!(table.amend(at, &json!({"activate": jewels})), None);
        seen.push(table.stands());
    }
    table.tap(&[json!("destiny")]);
    let mut table = table.restart();
    let last = table.stands();
    for before in seen.iter().rev() {
        table.undo();
        assert_eq!(table.stands(), *before);
    }
    for after in seen.iter().skip(1).chain([&last]) {
        table.redo();
        assert_eq!(table.stands(), *after);
    }
    // A new tap drops what could be redone.
    table.undo();
    table.undo();
    table.tap(&[json!("destiny")]);
    assert!(!table.live.can_redo());
}

/// The history shows how a game ended after the correction.
#[test]
fn a_correction_after_the_end_changes_the_record() {
    let mut table = Table::<escape::rules::State>::new(&temple());
    table.tap(&[json!({"activate": 1})]);
    table.tap(&[json!("collapse")]);
    let jewels = |table: &Table<escape::rules::State>| {
        table.store.flush(Duration::from_secs(20)).unwrap();
        let history = table.store.history();
        assert_eq!(history.len(), 1);
        history[0].result["sum"].clone()
    };
    assert_eq!(jewels(&table), 1);
    assert_eq!(table.amend(0, &json!({"activate": 3})), None);
    assert!(table.live.is_over());
    assert_eq!(jewels(&table), 3);
    table.undo();
    assert_eq!(jewels(&table), 1);
}

/// What a version before corrections were one tap wrote: a note between undos and events, and one
/// after the old entries stood again.
#[test]
fn corrections_of_earlier_versions_can_be_undone() {
    let mut table = Table::<escape::rules::State>::new(&temple());
    for jewels in [1, 2, 1] {
        table.tap(&[json!({"activate": jewels})]);
    }
    let before = table.stands().1;
    let event = |jewels: i64| json!({"activate": jewels});
    let old = json!([event(2), event(1)]);
    let corrected = json!({"from": 1, "old": old, "at": 1, "new": event(3)});
    let correction = [
        json!({"at": "", "undo": true}),
        json!({"at": "", "undo": true}),
        json!({"at": "", "note": {"corrected": corrected}}),
        json!({"at": "", "event": event(3)}),
        json!({"at": "", "event": event(1), "and": true}),
    ];
    let its_undo = [
        json!({"at": "", "undo": true}),
        json!({"at": "", "undo": true, "and": true}),
        json!({"at": "", "event": event(2)}),
        json!({"at": "", "event": event(1)}),
        json!({"at": "", "note": {"restored": {"from": 1}}}),
    ];
    let mut table = table.restart_with(&[&correction[..], &its_undo, &correction].concat());
    assert_eq!(table.stands().1["reserve"], 2);
    table.undo();
    assert_eq!(table.stands().1, before);
    table.undo();
    assert_eq!(table.stands().1["reserve"], 4, "then tap by tap");
    table.undo();
    table.undo();
    assert!(!table.live.can_undo());
}

/// Lines that `tablee play` appends take back events one by one, whatever the taps were.
#[test]
fn single_undo_lines_are_followed() {
    let mut table = Table::<escape::rules::State>::new(&temple());
    table.tap(&[json!({"activate": 1})]);
    table.tap(&[json!({"activate": 1}), json!({"activate": 1})]);
    let _ = table.amend(1, &json!({"activate": 2}));
    for undos in 1..=3 {
        table = table.restart_with(&[json!({"at": "", "undo": true})]);
        assert_eq!(table.stands().0.len(), 3 - undos);
    }
    assert!(!table.live.can_undo() && table.live.can_redo());
    for count in 1..=3 {
        table.redo();
        assert_eq!(table.stands().0.len(), count);
    }
}

#[derive(Debug, Clone)]
enum Action {
    Tap(Vec<i64>),
    Amend(usize, i64),
    Undo,
    Redo,
    Restart,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => proptest::collection::vec(0..3_i64, 1..3).prop_map(Action::Tap),
        3 => (0..6_usize, 0..3_i64).prop_map(|(at, level)| Action::Amend(at, level)),
        4 => Just(Action::Undo),
        3 => Just(Action::Redo),
        1 => Just(Action::Restart),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Undo and redo walk through everything that stood, also over corrections and restarts.
    #[test]
    fn every_tap_can_be_undone_and_redone(actions in proptest::collection::vec(action(), 0..40)) {
        let level = |level: &i64| json!({"level": {"player": 0, "level": level}});
        let setup = json!({"players": ["A", "B"], "first": 0});
        let mut table = Table::<skyrunner::rules::State>::new(&setup);
        let mut past = Vec::new();
        let mut future = Vec::new();
        for action in actions {
            let before = table.stands();
            match action {
                Action::Tap(levels) => {
                    table.tap(&levels.iter().map(level).collect::<Vec<_>>());
                    past.push((before, None));
                    future.clear();
                }
                Action::Amend(at, n) if at < before.0.len() => {
                    prop_assert_eq!(table.amend(at, &level(&n)), None);
                    let now = table.stands();
                    // The reverse of the last correction is its undo, in the file as at the table.
                    let is = |(was, kind): &(_, Option<usize>)| *was == now && *kind == Some(at);
                    if past.last().is_some_and(is) {
                        let _ = past.pop();
                        future.push((before, Some(at)));
                    } else if future.last().is_some_and(is) {
                        let _ = future.pop();
                        past.push((before, Some(at)));
                    } else {
                        past.push((before, Some(at)));
                        future.clear();
                    }
                }
                Action::Undo if !past.is_empty() => {
                    table.undo();
                    let (wanted, kind) = past.pop().unwrap();
                    prop_assert_eq!(table.stands(), wanted);
                    future.push((before, kind));
                }
                Action::Redo if !future.is_empty() => {
                    table.redo();
                    let (wanted, kind) = future.pop().unwrap();
                    prop_assert_eq!(table.stands(), wanted);
                    past.push((before, kind));
                }
                Action::Amend(..) | Action::Undo | Action::Redo => {}
                Action::Restart => {
                    table = table.restart();
                    prop_assert_eq!(table.stands(), before);
                    // A restart may forget a redo, never an undo.
                    if !table.live.can_redo() {
                        future.clear();
                    }
                }
            }
            prop_assert_eq!(table.live.can_undo(), !past.is_empty());
            prop_assert_eq!(table.live.can_redo(), !future.is_empty());
        }
    }
}
