//! The store through its public interface, with real files: games that are created, finished,
//! reopened, damaged, in use, imported and exported.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tablee::core::FileId;
use tablee::games::escape::rules::State;
use tablee::live::LiveGame;
use tablee::settings::Settings;
use tablee::store::{Access, Error, Imported, Place, Problem, Report, Store, Summary};

const HEADER: &str = r#"{"tablee":1,"game":"ants","started":"2026-11-16T20:15:00+01:00","setup":{"players":["Ani","Bo"]}}"#;
const TIMEOUT: Duration = Duration::from_secs(20);

fn open(folder: &Path) -> Store {
    Store::open(folder, |_| {})
}

fn listening(folder: &Path) -> (Store, Receiver<Report>) {
    let (tell, told) = channel();
    let store = Store::open(folder, move |report| {
        let _ = tell.send(report);
    });
    (store, told)
}

fn line(n: usize) -> String {
    format!(r#"{{"at":"2026-11-16T20:16:00+01:00","event":{{"activate":{n}}}}}"#)
}

fn game_file(folder: &Path, place: &str, id: &FileId) -> PathBuf {
    folder.join(place).join(format!("{id}.jsonl"))
}

fn put(folder: &Path, place: &str, name: &str, text: &str) -> FileId {
    fs::create_dir_all(folder.join(place)).unwrap();
    fs::write(folder.join(place).join(format!("{name}.jsonl")), text).unwrap();
    FileId::parse(name).unwrap()
}

fn summary(id: &FileId, result: &str) -> Summary {
    Summary {
        id: id.clone(),
        game: "ants".to_owned(),
        started: "2026-11-16T20:15:00+01:00".to_owned(),
        ended: "2026-11-16T21:00:00+01:00".to_owned(),
        players: vec!["Ani".to_owned(), "Bo".to_owned()],
        result: serde_json::json!(result),
        lines: 2,
        rough: false,
        form: Summary::FORM,
    }
}

#[test]
fn a_game_is_written_as_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let (store, told) = listening(folder.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    assert!(id.as_str().contains("-ants-"), "{id}");
    for n in 0..20 {
        store.append(&id, line(n).as_bytes()).unwrap();
    }
    store.flush(TIMEOUT).unwrap();
    let text = fs::read_to_string(game_file(folder.path(), "current", &id)).unwrap();
    let expected: Vec<String> = (0..20).map(line).collect();
    assert_eq!(text, format!("{HEADER}\n{}\n", expected.join("\n")));
    let last = told.try_iter().last();
    let place = Place::Current;
    assert_eq!(
        last,
        Some(Report::Saved {
            id: id.clone(),
            lines: 21,
            place
        })
    );
    assert_eq!(store.problems(), []);
    assert_eq!(store.append(&id, b"two\nlines"), Err(Error::NotALine));
    assert_eq!(store.create(b"{}"), Err(Error::NotAGame));

    drop(store);
    let store = open(folder.path());
    let current = store.current();
    assert_eq!(current.len(), 1);
    assert_eq!(current[0].header.players, ["Ani", "Bo"]);
    let (text, access) = store.open_game(&id).unwrap();
    assert_eq!((text.lines.len(), access), (21, Access::Write));
}

#[test]
fn taps_are_soon_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let (store, told) = listening(folder.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.flush(TIMEOUT).unwrap();
    let mut slowest = Duration::ZERO;
    for n in 0..50 {
        told.try_iter().for_each(drop);
        let start = Instant::now();
        store.append(&id, line(n).as_bytes()).unwrap();
        told.recv_timeout(TIMEOUT).unwrap();
        slowest = slowest.max(start.elapsed());
    }
    println!("slowest of 50 taps: {slowest:?}");
    // The promise is 100 ms; the test allows for a busy machine.
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
}

#[test]
fn a_game_that_ends_moves_and_comes_back_when_that_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.finish(&id, summary(&id, "won")).unwrap();
    assert_eq!(store.history().len(), 1);
    assert_eq!(store.current(), []);
    store.flush(TIMEOUT).unwrap();
    assert!(game_file(folder.path(), "finished", &id).exists());
    assert!(!game_file(folder.path(), "current", &id).exists());
    // Still ours: another process may look, not write.
    let other = open(folder.path());
    assert_eq!(other.open_game(&id).unwrap().1, Access::InUse);
    assert_eq!(other.history()[0].result, "won");

    store.append(&id, br#"{"at":"x","undo":true}"#).unwrap();
    store.reopen(&id).unwrap();
    assert_eq!(store.history(), []);
    store.flush(TIMEOUT).unwrap();
    assert!(game_file(folder.path(), "current", &id).exists());
    assert_eq!(open(folder.path()).history(), []);
    assert_eq!(other.open_game(&id).unwrap().1, Access::InUse);

    store.finish(&id, summary(&id, "lost")).unwrap();
    store.close(&id);
    store.flush(TIMEOUT).unwrap();
    assert_eq!(
        store.append(&id, b"{}").map_err(|e| e.code()),
        Err("not-open")
    );
    let (text, access) = other.open_game(&id).unwrap();
    assert_eq!((text.place, access), (Place::Finished, Access::Write));
    assert_eq!(open(folder.path()).history()[0].result, "lost");
}

#[test]
fn a_torn_line_is_kept_beside_and_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let whole = format!("{HEADER}\n{}\n", line(1));
    let id = put(
        folder.path(),
        "current",
        "torn",
        &format!("{whole}{{\"at\":\"20"),
    );
    let file = game_file(folder.path(), "current", &id);
    let beside = folder.path().join("current/torn.jsonl.torn");

    let store = open(folder.path());
    assert_eq!(
        store.read_game(&id).unwrap().torn.as_deref(),
        Some(&b"{\"at\":\"20"[..])
    );
    assert!(!beside.exists(), "looking changes nothing");
    let (text, access) = store.open_game(&id).unwrap();
    assert_eq!((text.lines.len(), access), (2, Access::Write));
    store.flush(TIMEOUT).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    assert_eq!(fs::read_to_string(&beside).unwrap(), "{\"at\":\"20");
    store.append(&id, line(2).as_bytes()).unwrap();
    drop(store);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        format!("{whole}{}\n", line(2))
    );
    assert_eq!(
        open(folder.path()).current().len(),
        1,
        "the piece is no game"
    );

    // Torn again: both pieces are kept.
    fs::write(&file, format!("{whole}{{\"un")).unwrap();
    let store = open(folder.path());
    store.open_game(&id).unwrap();
    drop(store);
    let kept = fs::read_to_string(&beside).unwrap();
    assert!(
        kept.starts_with("{\"at\":\"20\n# 20") && kept.ends_with("\n{\"un"),
        "{kept}"
    );
}

#[test]
fn a_line_that_only_lacks_its_newline_counts() {
    let folder = tempfile::tempdir().unwrap();
    let id = put(
        folder.path(),
        "current",
        "a",
        &format!("{HEADER}\n{}", line(1)),
    );
    let store = open(folder.path());
    assert_eq!(store.open_game(&id).unwrap().0.lines.len(), 2);
    store.append(&id, line(2).as_bytes()).unwrap();
    drop(store);
    let text = fs::read_to_string(game_file(folder.path(), "current", &id)).unwrap();
    assert_eq!(text, format!("{HEADER}\n{}\n{}\n", line(1), line(2)));
}

#[test]
fn file_that_is_no_game_is_renamed_and_the_others_open() {
    let folder = tempfile::tempdir().unwrap();
    let good = put(folder.path(), "current", "good", &format!("{HEADER}\n"));
    put(folder.path(), "current", "bad", "\0\0\0\0");
    put(folder.path(), "current", "empty", "");
    let named = |file: &str, kept: &str| Problem::Damaged {
        file: format!("{file}.jsonl"),
        kept_as: Some(format!("{file}.jsonl.{kept}")),
    };
    let store = open(folder.path());
    let ids: Vec<FileId> = store.current().into_iter().map(|c| c.id).collect();
    assert_eq!(ids, std::slice::from_ref(&good));
    assert_eq!(
        store.problems(),
        [named("bad", "damaged"), named("empty", "damaged")]
    );
    store.dismiss(&named("bad", "damaged"));
    assert_eq!(store.problems(), [named("empty", "damaged")]);
    let kept = folder.path().join("current/bad.jsonl.damaged");
    assert_eq!(fs::read(&kept).unwrap(), [0; 4]);

    // The same again gets another name, and the first is left alone.
    let bad = put(folder.path(), "current", "bad", "[]\n");
    let error = store.open_game(&bad).unwrap_err();
    assert_eq!(error.code(), "damaged");
    assert_eq!(fs::read(&kept).unwrap(), [0; 4]);
    assert!(store.problems().contains(&named("bad", "damaged-2")));
    assert_eq!(store.open_game(&good).unwrap().1, Access::Write);
    assert_eq!(store.open_game(&bad).unwrap_err().code(), "not-found");
}

#[test]
fn file_deleted_while_open_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    store.append(&id, line(1).as_bytes()).unwrap();
    store.flush(TIMEOUT).unwrap();
    fs::remove_dir_all(folder.path().join("current")).unwrap();
    store.append(&id, line(2).as_bytes()).unwrap();
    store.flush(TIMEOUT).unwrap();
    let text = fs::read_to_string(game_file(folder.path(), "current", &id)).unwrap();
    assert_eq!(text, format!("{HEADER}\n{}\n{}\n", line(1), line(2)));
}

/// Not a test by itself: the other process of the next one.
#[test]
fn child_holds_a_game() {
    let Ok(folder) = std::env::var("TABLEE_TEST_HOLD") else {
        return;
    };
    let store = open(Path::new(&folder));
    let id = store.current()[0].id.clone();
    println!("\nheld {:?}", store.open_game(&id).unwrap().1);
    let mut wait = String::new();
    std::io::stdin().read_line(&mut wait).unwrap();
}

#[test]
fn only_one_process_writes_a_game() {
    use std::io::BufRead;
    let folder = tempfile::tempdir().unwrap();
    let id = put(folder.path(), "current", "a", &format!("{HEADER}\n"));
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child_holds_a_game", "--nocapture"])
        .env("TABLEE_TEST_HOLD", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = std::io::BufReader::new(child.stdout.take().unwrap());
    let held = out
        .lines()
        .map_while(Result::ok)
        .find(|l| l.starts_with("held"));
    assert_eq!(held.as_deref(), Some("held Write"));

    let store = open(folder.path());
    let (text, access) = store.open_game(&id).unwrap();
    assert_eq!((text.lines.len(), access), (1, Access::InUse));
    assert_eq!(
        store.append(&id, line(1).as_bytes()).map_err(|e| e.code()),
        Err("not-open")
    );

    // Killed, it cannot release the game: the lock goes with the process.
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(store.open_game(&id).unwrap().1, Access::Write);
    store.append(&id, line(1).as_bytes()).unwrap();
    store.flush(TIMEOUT).unwrap();
}

#[test]
fn settings_are_written_whole_and_renamed_when_unreadable() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    assert_eq!(store.settings(), Ok(None));
    for n in 0..50 {
        store.save_settings(&format!("{{\"n\":{n}}}"));
    }
    assert_eq!(store.settings().unwrap().as_deref(), Some("{\"n\":49}"));
    drop(store);
    let path = folder.path().join("settings.json");
    assert_eq!(fs::read_to_string(&path).unwrap(), "{\"n\":49}");

    fs::write(&path, [0xff, 0xfe]).unwrap();
    let store = open(folder.path());
    assert!(store.settings().is_err());
    let kept = store.set_settings_aside().unwrap();
    assert!(kept.to_str().unwrap().contains("settings.json.damaged-20"));
    assert_eq!(fs::read(kept).unwrap(), [0xff, 0xfe]);
    assert_eq!(store.settings(), Ok(None));
    assert!(
        matches!(&store.problems()[..], [Problem::Damaged { file, .. }] if file == "settings.json")
    );
}

#[test]
fn temporary_files_of_a_killed_process_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()));
    let stale = folder.path().join("current/.x.jsonl.1-2.tmp");
    fs::write(&stale, "half").unwrap();
    drop(open(folder.path()));
    assert!(!stale.exists());
    let left: Vec<_> = fs::read_dir(folder.path().join("current"))
        .unwrap()
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn import_never_overwrites() {
    use Imported::{Already, New};
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let id = store.create(HEADER.as_bytes()).unwrap();
    let take = |text: &str, place| store.importer()?.take(text.as_bytes(), place, None);
    let text = format!("{HEADER}\n{}", line(1));
    let New(first) = take(&text, Place::Finished).unwrap() else {
        panic!("it was not here before");
    };
    assert!(
        first.as_str().starts_with("2026-11-16T201500-ants-"),
        "{first}"
    );
    let again = take(&format!("{text}\n"), Place::Finished);
    assert_eq!(again, Ok(Already(first.clone())));
    let other = format!("{HEADER}\n{}\n", line(2));
    let New(second) = take(&other, Place::Current).unwrap() else {
        panic!("it is another one");
    };
    assert_ne!(first, second);
    // The name is taken by something else: it gets another.
    fs::write(game_file(folder.path(), "finished", &first), &other).unwrap();
    let third = take(&text, Place::Finished).unwrap();
    assert!(matches!(&third, New(id) if *id != first), "{third:?}");
    assert_eq!(take("[]", Place::Current), Err(Error::NotAGame));

    store.flush(TIMEOUT).unwrap();
    let New(third) = third else { unreachable!() };
    for one in [&id, &first, &second, &third] {
        assert_eq!(store.read_game(one).map(|text| text.id), Ok(one.clone()));
    }
    let mut over: Vec<FileId> = store.history().iter().map(|s| s.id.clone()).collect();
    over.sort();
    let mut expected = vec![first, third];
    expected.sort();
    assert_eq!(over, expected);
}

#[test]
fn undo_does_not_depend_on_the_length_of_the_game() {
    const EVENTS: usize = 100_000;
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("current")).unwrap();
    let at = "2026-11-16T20:15:00+01:00";
    let mut text = format!(
        "{{\"tablee\":1,\"game\":\"escape\",\"started\":\"{at}\",\"setup\":{{\"players\":[\"A\",\"B\"],\"difficulty\":\"normal\"}}}}\n"
    );
    for n in 0..EVENTS {
        text += &format!("{{\"at\":\"{at}\",\"event\":{{\"activate\":1}}}}\n");
        if n + 1 < EVENTS {
            text += &format!("{{\"at\":\"{at}\",\"undo\":true}}\n");
        }
        if n % 10 == 0 {
            text += &format!("{{\"at\":\"{at}\",\"note\":{{\"clock\":\"at\",\"at_ms\":{n}}}}}\n");
        }
    }
    fs::write(folder.path().join("current/long.jsonl"), text).unwrap();
    let store = Store::open(folder.path(), |_| {});
    let id = FileId::parse("long").unwrap();
    let mut live = LiveGame::<State>::resume(&store, &id, &Settings::default()).unwrap();
    let now = at.parse().unwrap();
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..20 {
        let clock = Instant::now();
        live.undo(&now).unwrap();
        times.push(clock.elapsed());
        let clock = Instant::now();
        live.redo(&now).unwrap();
        times.push(clock.elapsed());
    }
    times.sort_unstable();
    let (median, slowest) = (times[20], times[39]);
    println!("undo after {EVENTS} events: {median:?}, slowest of 40: {slowest:?}");
    assert!(median < Duration::from_millis(5), "{median:?}");
    // On a busy machine any of them may have to wait.
    assert!(slowest < Duration::from_millis(100), "{slowest:?}");
    store.flush(TIMEOUT).unwrap();
}
