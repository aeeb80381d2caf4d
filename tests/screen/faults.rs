//! What the whole app says after something went wrong before it was started.

use crate::app_fixture::{WIDE, texts, window};
use iced::Event;
use iced::futures::executor::block_on_stream;
use iced::keyboard::{self, Key, Modifiers};
use std::fs;
use std::path::Path;
use tablee::app::{App, Message, Options};
use tablee::core::Language;
use tempfile::TempDir;

fn said(folder: &Path) -> Vec<String> {
    let options = Options {
        language: Some(Language::English),
        data_dir: Some(folder.to_owned()),
        ..Options::default()
    };
    let (app, _tasks) = App::boot(options);
    texts(app.view(), WIDE)
}

fn says(folder: &Path, words: &str) {
    let said = said(folder);
    assert!(said.iter().any(|text| text.contains(words)), "{said:?}");
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect()
}

#[test]
fn unreadable_settings_are_kept_and_reported() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.json");
    let damages: [&[u8]; 5] = [
        b"{\"people\":[{\"name\":\"Zo\xff\",\"hue\":\"moss\"}]}",
        b"",
        b"[]",
        b"{\"people\":[",
        b"\0\0\0\0",
    ];
    for (n, damage) in damages.into_iter().enumerate() {
        fs::write(&path, damage).unwrap();
        says(folder.path(), "set aside");
        let kept = names(folder.path());
        let kept: Vec<_> = kept
            .iter()
            .filter(|name| name.starts_with("settings.json.damaged-"))
            .collect();
        assert_eq!(kept.len(), n + 1, "{kept:?}");
        let same = |name: &&&String| fs::read(folder.path().join(name)).unwrap() == damage;
        assert!(kept.iter().any(|name| same(&name)), "{kept:?}");
    }
    // A read error is no missing file.
    let _ = fs::remove_file(&path);
    fs::create_dir(&path).unwrap();
    says(folder.path(), "set aside");
    assert!(!path.is_dir());
}

#[test]
fn panic_of_the_last_run_is_reported_once() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("crashed"), "").unwrap();
    says(folder.path(), "tablee.log");
    let said = said(folder.path());
    assert!(!said.iter().any(|text| text.contains("tablee.log")));
}

/// Thirteen ways in which a file comes back damaged. Each keeps the name.
fn damages(whole: &[u8]) -> Vec<Vec<u8>> {
    let half = whole.len() / 2;
    let with = |at: usize, byte: u8| {
        let mut bytes = whole.to_vec();
        bytes[at] = byte;
        bytes
    };
    vec![
        Vec::new(),
        whole[..1].to_vec(),
        whole[..half].to_vec(),
        whole[..whole.len() - 1].to_vec(),
        with(half, 0xff),
        with(half, 0),
        with(0, b'['),
        with(half, b'\n'),
        vec![0; whole.len()],
        [whole, whole].concat(),
        [b"\xef\xbb\xbf", whole].concat(),
        whole.repeat(3)[half..].to_vec(),
        "é\u{202e}{".repeat(999).into_bytes(),
    ]
}

#[test]
fn damaged_settings_journals_and_indexes_harm_nothing_else() {
    let header = r#"{"tablee":1,"game":"ants","started":"2026-11-16T20:15:00+01:00","setup":{"players":["Ani","Bo"],"teams":false,"below_zero":false}}"#;
    let game = format!("{header}\n{{\"at\":\"2026-11-16T20:16:00+01:00\",\"note\":{{\"a\":1}}}}\n");
    let settings = r#"{"percent":125,"people":[{"name":"Ani","hue":"ember"}]}"#;
    let index = r#"{"id":"over","game":"ants","started":"x","ended":"x","players":["Ani"],"result":null,"lines":2,"form":3}"#;
    let files = [
        ("settings.json", settings),
        ("current/one.jsonl", &game),
        ("history.jsonl", index),
    ];
    let mut tried = 0;
    for (name, whole) in files {
        for (n, damage) in damages(whole.as_bytes()).iter().enumerate() {
            let folder = TempDir::new().unwrap();
            for place in ["current", "finished"] {
                fs::create_dir(folder.path().join(place)).unwrap();
            }
            for (name, whole) in files {
                fs::write(folder.path().join(name), whole).unwrap();
            }
            fs::write(folder.path().join("current/two.jsonl"), &game).unwrap();
            fs::write(folder.path().join("finished/over.jsonl"), &game).unwrap();
            fs::write(folder.path().join(name), damage).unwrap();
            let shown = said(folder.path());
            assert!(shown.len() > 5, "{name}, {n}: {shown:?}");
            let store = tablee::store::Store::open(folder.path(), |_| {});
            let ids = store.current().into_iter().map(|game| game.id.to_string());
            assert!(ids.into_iter().any(|id| id == "two"), "{name}, {n}");
            let history = tablee::archive::refresh(&store);
            let over = history.iter().any(|game| game.id.as_str() == "over");
            assert!(over || history.is_empty(), "{name}, {n}: {history:?}");
            // What was there is still there, under its name or beside it.
            let kept = if name == "history.jsonl" {
                true
            } else {
                let place = folder.path().join(name);
                let place = place.parent().unwrap();
                let texts = names(place).into_iter().map(|name| place.join(name));
                texts
                    .filter(|path| path.is_file())
                    .any(|path| fs::read(path).unwrap().starts_with(damage))
            };
            assert!(kept, "{name}, {n}");
            tried += 1;
        }
    }
    println!("\ntried {tried}");
}

#[test]
fn two_hundred_keys_at_once_are_all_handled() {
    let folder = TempDir::new().unwrap();
    let options = Options {
        data_dir: Some(folder.path().to_owned()),
        ..Options::default()
    };
    let (app, _tasks) = App::boot(options);
    let mut window = window(app.view(), WIDE);
    let key = Key::Character("z".into());
    let pressed = Event::Keyboard(keyboard::Event::KeyPressed {
        key: key.clone(),
        modified_key: key,
        physical_key: keyboard::key::Physical::Unidentified(
            keyboard::key::NativeCode::Unidentified,
        ),
        location: keyboard::Location::Standard,
        modifiers: Modifiers::COMMAND,
        repeat: false,
        text: None,
    });
    let closing = Event::Window(iced::window::Event::CloseRequested);
    let all = std::iter::repeat_n(pressed, 200).chain([closing]);
    let _ = window.simulate(all);
    let messages: Vec<Message> = window.into_messages().collect();
    let keys = messages
        .iter()
        .filter(|one| matches!(one, Message::Key(..)));
    assert_eq!(keys.count(), 200);
    assert!(matches!(messages.last(), Some(Message::Close)));
}

/// Whether the window goes when it is asked to.
fn closes(app: &mut App) -> bool {
    use iced_test::runtime::{Action, task};
    let stream = task::into_stream(app.update(Message::Close));
    stream
        .is_some_and(|stream| block_on_stream(stream).any(|action| matches!(action, Action::Exit)))
}

#[test]
fn closing_waits_once_when_moves_would_be_lost() {
    let folder = TempDir::new().unwrap();
    let options = Options {
        language: Some(Language::English),
        data_dir: Some(folder.path().to_owned()),
        ..Options::default()
    };
    let (mut app, _tasks) = App::boot(options);
    // No game can be written any more.
    fs::remove_dir_all(folder.path().join("current")).unwrap();
    fs::write(folder.path().join("current"), "").unwrap();
    let press = |app: &mut App, key: Key| {
        let _ = app.update(Message::Key(key, Modifiers::empty()));
    };
    press(&mut app, Key::Character("4".into()));
    press(&mut app, Key::Named(keyboard::key::Named::Enter));
    let warns = |app: &App| {
        let said = texts(app.view(), WIDE);
        said.iter()
            .any(|text| text.contains("closing now loses them"))
    };
    assert!(!closes(&mut app), "what was tapped would be lost");
    assert!(warns(&app));
    assert!(closes(&mut app), "asked again, it goes");

    // With room on the disk nothing is lost, and nothing is asked.
    fs::remove_file(folder.path().join("current")).unwrap();
    let _ = app.update(Message::Store);
    assert!(closes(&mut app));
    let _ = app.update(Message::Store);
    assert!(!warns(&app));
    assert_eq!(names(&folder.path().join("current")).len(), 1);
}
