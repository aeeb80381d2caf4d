//! Escape: its setup, every phase of the ten minutes, its questions and its ends.
//!
//! Without a soundtrack the clock stands still while the time is fixed, so that a running game can
//! be compared.

use super::album::Album;
use super::history::{escape_lost, escape_won};
use super::table::{Table, event, names, note};
use super::window::Window;
use iced::keyboard::key::Named;
use serde_json::{Value, json};
use tablee::app::Message;
use tablee::games;
use tablee::games::escape::ui::recording_file::Checked;
use tablee::games::escape::ui::{Message as Play, Panel};
use tablee::session;
use tablee::sound::Error;
use tablee::sound::recording::Fault;

#[test]
fn escape() {
    let mut album = Album::new("escape");
    setup(&mut album);
    recording(&mut album);
    phases(&mut album);
    doors_and_exits(&mut album);
    corrections(&mut album);
    few_and_many(&mut album);
    problems(&mut album);
    ends(&mut album);
    album.finish();
}

/// A game that stands at this moment, after these events.
fn at(name: &str, at_ms: i64, difficulty: &str, events: &[Value]) -> Window {
    let mut lines: Vec<_> = events.iter().cloned().map(event).collect();
    lines.push(note(json!({ "at_ms": at_ms })));
    let setup = json!({ "players": names(4), "difficulty": difficulty });
    let table = Table::of(name, "escape", 4, &json!({})).with("escape", &setup, &lines);
    let mut window = Window::open(&table);
    window.keys("1");
    window
}

fn setup(album: &mut Album) {
    let mut window = Window::open(&Table::new("escape-first"));
    window.keys("1");
    album.scene("setup-first", &mut window);

    let options = json!({ "track": "none", "difficulty": "advanced", "played": 3 });
    let mut window = Window::open(&Table::of("escape-setup", "escape", 4, &options));
    window.keys("1");
    album.scene("setup", &mut window);
    album.scrolled("setup-end", &mut window);
    window.tap("Zoé");
    album.scene("setup-name", &mut window);
    window.key(Named::Enter);
    window.tap("Écouter les règles");
    album.scene("setup-introduction", &mut window);
    window.tap("Arrêter la voix");
    window.on_phone();
    window.tap("La boîte : que sortir ?");
    album.scene("setup-list", &mut window);
    window.key(Named::Escape);
    window.key(Named::Enter);
    album.scene("start", &mut window);
}

/// A recording of one's own that is marked in part.
fn recording(album: &mut Album) {
    let own = json!({
        "file": { "path": "Musique/Temple.ogg", "bytes": 4_000_000, "head": "00" },
        "length_ms": 612_000,
        "marks": [4_000, 184_000, 224_000, null, null, null, null],
    });
    let options = json!({ "track": "own", "recordings": [own], "played": 3 });
    let mut window = Window::open(&Table::of("escape-own", "escape", 2, &options));
    window.keys("1");
    window.tap("La mienne");
    album.scene("setup-own", &mut window);
    window.tap("Poser les repères");
    album.scene("setup-marking", &mut window);
    window.tap("Pas à pas");
    album.scene("setup-marking-steps", &mut window);
}

fn phases(album: &mut Album) {
    let activated = [json!({ "activate": 3 }), json!({ "activate": 2 })];
    let mut window = at("escape-middle", 125_000, "normal", &activated);
    album.scene("paused", &mut window);
    window.key(Named::Space);
    album.scene("middle", &mut window);
    window.keys("?");
    album.french("rules-beside", &mut window);
    window.key(Named::Escape);

    let mut window = at("escape-alarm", 200_000, "normal", &activated);
    window.key(Named::Space);
    album.scene("alarm", &mut window);
    window.keys("?");
    album.french("alarm-rules", &mut window);

    let doors = [
        json!({ "door": { "caught": [1] } }),
        json!({ "door": { "caught": [] } }),
    ];
    let mut window = at("escape-last", 570_000, "normal", &doors);
    window.key(Named::Space);
    album.scene("last-minute", &mut window);

    let mut window = at("escape-collapse", 600_000, "normal", &doors);
    window.key(Named::Space);
    window.told(Message::Session(games::Message::Escape(
        session::Message::Play(Play::Tick),
    )));
    album.scene("collapse", &mut window);
}

fn doors_and_exits(album: &mut Album) {
    let mut window = at(
        "escape-door",
        221_000,
        "normal",
        &[json!({ "activate": 3 })],
    );
    window.key(Named::Space);
    album.scene("door", &mut window);
    window.keys("24");
    album.scene("door-two", &mut window);
    window.keys("?");
    album.french("door-rules", &mut window);

    let jewels = [3, 3, 3, 3, 2].map(|jewels| json!({ "activate": jewels }));
    let mut window = at("escape-exit", 150_000, "normal", &jewels);
    window.key(Named::Space);
    album.scene("can-leave", &mut window);
    window.tap("Sort");
    album.scene("gives-a-die", &mut window);
    window.tap("Maximilien");
    album.scene("gives-a-die-to", &mut window);
    window.keys("?");
    album.french("gives-rules", &mut window);
    window.key(Named::Escape);
    window.key(Named::Enter);
    album.scene("one-is-out", &mut window);
    window.keys("d");
    album.french("destiny", &mut window);
}

/// Corrections of dice and jewels, and the volume.
fn corrections(album: &mut Album) {
    let activated = [json!({ "activate": 3 })];
    let mut window = at("escape-correct", 125_000, "normal", &activated);
    window.key(Named::Space);
    window.tap("Maximilien");
    album.scene("correct-dice", &mut window);
    window.keys("?");
    album.french("correct-rules", &mut window);
    window.key(Named::Escape);
    window.tap("joyaux en réserve");
    album.scene("correct-jewels", &mut window);
    window.told(Message::Session(games::Message::Escape(
        session::Message::Play(Play::Open(Panel::Volume)),
    )));
    album.scene("volume", &mut window);
    let session = |message| Message::Session(games::Message::Escape(message));
    window.told(session(session::Message::Play(Play::Entries)));
    window.told(session(session::Message::Entry(0)));
    album.scene("entries", &mut window);
}

/// One adventurer alone, and as many as there may be.
fn few_and_many(album: &mut Album) {
    for (name, count) in [("alone", 1), ("five", 5)] {
        let setup = json!({ "players": names(count), "difficulty": "normal" });
        let lines = [
            event(json!({ "activate": 2 })),
            note(json!({ "at_ms": 65_000 })),
        ];
        let table = Table::of(&format!("escape-{name}"), "escape", count, &json!({}));
        let mut window = Window::open(&table.with("escape", &setup, &lines));
        window.keys("1");
        album.scene(name, &mut window);
    }
}

fn problems(album: &mut Album) {
    let mut window = at("escape-refused", 125_000, "expert", &[]);
    window.keys("d");
    album.french("refused", &mut window);
    window.tap("Au niveau expert, pas de coup de pouce du destin.");
    album.french("why", &mut window);

    let mut window = at("escape-no-sound", 125_000, "normal", &[]);
    window.told(Message::Sound(Err(Error::DeviceLost)));
    album.scene("no-sound", &mut window);

    let own = json!({ "name": "own", "length_ms": 612_000,
        "file": { "path": "Musique/Temple-2222.ogg", "bytes": 4_000_000, "head": "00" } });
    let setup = json!({ "players": names(2), "difficulty": "normal", "track": own });
    let lines = [note(json!({ "at_ms": 125_000 }))];
    let table = Table::new("escape-missing").with("escape", &setup, &lines);
    let mut window = Window::open(&table);
    window.keys("1");
    // The file is looked for away from the window.
    let checked = Checked {
        path: "Musique/Temple-2222.ogg".into(),
        fault: Some(Fault::Missing),
    };
    let message = session::Message::Play(Play::Checked(checked));
    window.told(Message::Session(games::Message::Escape(message)));
    album.scene("recording-missing", &mut window);
}

fn ends(album: &mut Album) {
    let setup = json!({ "players": names(4), "difficulty": "normal" });
    for (name, lines) in [("won", escape_won()), ("lost", escape_lost())] {
        let table = Table::of(&format!("escape-{name}"), "escape", 4, &json!({}));
        let mut window = Window::open(&table.with("escape", &setup, &lines));
        window.keys("1");
        album.scene(name, &mut window);
        album.scrolled(&format!("{name}-end"), &mut window);
    }
}
