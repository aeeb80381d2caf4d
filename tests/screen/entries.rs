//! The list of entries: an old one is corrected, later ones are applied again, one undo reverts it.

use super::app_fixture::{Fixture, game, seen};
use iced::Size;
use serde_json::json;
use std::time::Duration;
use tablee::core::Language;
use tablee::games::{AnySession, Message};
use tablee::localize::Words;
use tablee::session::Message as Session;
use tablee::ui::Ui;

const NOW: &str = "2026-11-16T20:10:00+01:00";
const SHEET: Size = Size::new(480.0, 700.0);

/// A game under way after these events.
fn resumed(fixture: &mut Fixture, name: &str, lines: &[serde_json::Value]) -> AnySession {
    let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let file = format!("current/2026-11-16T200000-{name}-3tk7.jsonl");
    std::fs::write(fixture.store.folder().join(file), lines).unwrap();
    let id = fixture.store.current()[0].id.clone();
    fixture.with(|cx| AnySession::resume(cx, game(name), &id).unwrap())
}

fn header(name: &str, setup: serde_json::Value) -> serde_json::Value {
    json!({ "tablee": 1, "game": name, "started": NOW, "setup": setup })
}

fn event(event: serde_json::Value) -> serde_json::Value {
    json!({ "at": NOW, "event": event })
}

fn list(fixture: &Fixture, session: &AnySession) -> Vec<String> {
    let ui = Ui::new(&fixture.words, true, 100, SHEET);
    let list = seen(session.entries(ui).unwrap(), SHEET);
    list.into_iter().map(|text| text.words).collect()
}

#[test]
fn old_entry_of_escape_is_corrected() {
    let mut fixture = Fixture::new(Words::new(Language::French));
    let setup = json!({ "players": ["Ani", "Frank"], "difficulty": "normal" });
    let events = [
        json!({ "activate": 1 }),
        json!({ "door": { "caught": [0] } }),
    ]
    .map(event);
    let lines = [[header("escape", setup)].as_slice(), &events].concat();
    let mut session = resumed(&mut fixture, "escape", &lines);
    let before = list(&fixture, &session);
    for message in [Session::Entry(0), Session::Amend(1)] {
        let _ = fixture.with(|cx| session.update(cx, Message::Escape(message)));
    }
    let after = list(&fixture, &session);
    assert_ne!(before, after);
    assert_eq!(before.len(), after.len(), "{after:?}");
    let three = fixture
        .words
        .text_with("escape-told-activate", &[("jewels", 3_u8.into())]);
    assert!(after.contains(&three), "{after:?}");
    let _ = fixture.with(|cx| session.update(cx, Message::Escape(Session::Undo)));
    assert_eq!(list(&fixture, &session), before);
    assert!(fixture.store.flush(Duration::from_secs(5)).is_ok());
}

#[test]
fn a_tile_of_vertical_becomes_a_fall() {
    let mut fixture = Fixture::new(Words::new(Language::German));
    let bag = ["carabiner", "ladder", "zipline", "cave_map"];
    let setup = json!({ "players": ["Ani", "Frank"], "first": 0, "bags": [bag, bag] });
    let events = [
        json!({ "draw": "tile" }),
        json!("next"),
        json!({ "draw": "tile" }),
        json!({ "move": [0, 0] }),
        json!("next"),
    ];
    let events = events.map(event);
    let lines = [[header("cliff", setup)].as_slice(), &events].concat();
    let mut session = resumed(&mut fixture, "cliff", &lines);
    let before = list(&fixture, &session);
    for message in [Session::Entry(0), Session::Amend(0)] {
        let _ = fixture.with(|cx| session.update(cx, Message::Cliff(message)));
    }
    let after = list(&fixture, &session);
    assert_eq!(before.len(), after.len());
    let fell = fixture
        .words
        .text_with("cliff-falls-below", &[("name", "Ani".into())]);
    assert!(after.contains(&fell), "{after:?}");
}
