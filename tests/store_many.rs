//! Thousands of finished games. A process of its own, because the test counts file operations.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use tablee::platform::file::{Effort, effort};
use tablee::store::{GameText, Problem, Reconciled, Store, Summary};

/// The long form of `packaging/faults.sh` sets more.
fn many() -> usize {
    let set = std::env::var("TABLEE_GAMES").ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(10_000)
}
const TIMEOUT: Duration = Duration::from_secs(60);

fn header(n: usize) -> String {
    format!(
        r#"{{"tablee":1,"game":"ants","started":"2020-01-01T20:00:00+01:00","setup":{{"players":["Ani","Bo{n}"]}}}}"#
    )
}

fn name(n: usize) -> String {
    format!("2020-01-01T{n:06}-ants-bcdf")
}

#[allow(clippy::unnecessary_wraps, reason = "the form that is asked for")]
fn summarise(text: &GameText) -> Option<Summary> {
    Some(Summary {
        ended: "2020-01-01T21:00:00+01:00".to_owned(),
        result: serde_json::json!({"winners": [0], "scores": [15, 9]}),
        rough: false,
        ..Summary::rough(text)
    })
}

fn start(folder: &Path) -> (Store, Effort, Duration) {
    let (before, clock) = (effort(), Instant::now());
    let store = Store::open(folder, |_| {});
    assert_eq!(store.current().len(), 1);
    assert_eq!(store.settings().unwrap().as_deref(), Some("{}"));
    let (after, took) = (effort(), clock.elapsed());
    let spent = Effort {
        opened: after.opened - before.opened,
        listed: after.listed - before.listed,
    };
    (store, spent, took)
}

/// A folder with one game under way, and so many that are over.
fn furnished(over: usize, content: impl Fn(usize) -> String) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("current")).unwrap();
    fs::create_dir_all(folder.path().join("finished")).unwrap();
    fs::write(folder.path().join("settings.json"), "{}").unwrap();
    fs::write(folder.path().join("history.jsonl"), "").unwrap();
    fs::write(folder.path().join("current/a.jsonl"), header(0) + "\n").unwrap();
    for n in 0..over {
        let path = folder.path().join(format!("finished/{}.jsonl", name(n)));
        fs::write(path, content(n)).unwrap();
    }
    folder
}

#[test]
fn starting_does_not_depend_on_the_number_of_finished_games() {
    let games = many();
    let few = furnished(0, header);
    let (store, little, quick) = start(few.path());
    drop(store);

    // Games, except the last five, which are garbage.
    let folder = furnished(games, |n| match n {
        n if n >= games - 5 => "\0garbage".to_owned(),
        n => header(n) + "\n{\"at\":\"x\",\"undo\":true}\n",
    });
    let (store, as_much, slow) = start(folder.path());
    println!("start: {little:?} {quick:?} with none over, {as_much:?} {slow:?} with {games}");
    assert_eq!(little, as_much, "starting looks at none of them");
    assert_eq!(store.problems(), []);

    // The index is missing: it is built.
    drop(store);
    let store = Store::open(folder.path(), |_| {});
    let clock = Instant::now();
    let report = store.reconcile(summarise);
    let built = Reconciled {
        added: games - 5,
        dropped: 0,
        damaged: 5,
    };
    assert_eq!(report, Ok(built));
    println!("index built in {:?}", clock.elapsed());
    assert_eq!(store.problems().len(), 5);
    assert!(matches!(
        &store.problems()[0],
        Problem::Damaged {
            kept_as: Some(_),
            ..
        }
    ));
    // What is known is written beside the window: the next one to open it waits for that.
    assert_eq!(store.flush(TIMEOUT), Ok(()));
    drop(store);

    // From now on it is read, and nothing else is.
    let store = Store::open(folder.path(), |_| {});
    let (before, clock) = (effort(), Instant::now());
    let history = store.history();
    println!("history of {} read in {:?}", history.len(), clock.elapsed());
    assert_eq!(history.len(), games - 5);
    assert_eq!(effort().opened - before.opened, 1);
    assert_eq!(history[0].id.as_str(), name(games - 6), "the newest first");
    assert_eq!(history[0].players[1], format!("Bo{}", games - 6));
    let clock = Instant::now();
    assert_eq!(store.reconcile(summarise), Ok(Reconciled::default()));
    println!("compared with the files in {:?}", clock.elapsed());
    drop(store);

    damaged_index(folder.path(), games);
}

/// Lines lost, broken, doubled; files gone and new ones: corrected.
fn damaged_index(folder: &Path, games: usize) {
    let path = folder.join("history.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[10] = "\0\0\0\0";
    lines[11] = "{\"id\":\"../../etc/passwd\",\"game\":\"ants\"}";
    lines.remove(12);
    // Still a line, but not as it was written.
    let turned = lines[14].replacen("ants", "anus", 1);
    assert_ne!(turned, lines[14]);
    lines[14] = &turned;
    let cut = lines.join("\n");
    fs::write(&path, &cut[..cut.len() - 20]).unwrap();
    for n in [20, 21] {
        fs::remove_file(folder.join(format!("finished/{}.jsonl", name(n)))).unwrap();
    }
    let new = folder.join("finished/from another tablet.jsonl");
    fs::write(new, r#"{"tablee":1,"game":"chess","started":"x"}"#).unwrap();

    let store = Store::open(folder, |_| {});
    assert_eq!(store.history().len(), games - 5 - 5);
    let odd = |text: &GameText| summarise(text).filter(|s| s.game == "ants");
    let put_right = Reconciled {
        added: 6,
        dropped: 2,
        damaged: 0,
    };
    assert_eq!(store.reconcile(odd), Ok(put_right));
    store.flush(TIMEOUT).unwrap();
    drop(store);
    let store = Store::open(folder, |_| {});
    let history = store.history();
    assert_eq!(history.len(), games - 5 - 2 + 1);
    assert!(
        history[0].rough,
        "known by its header until a later version knows chess"
    );
    assert_eq!(store.reconcile(odd), Ok(Reconciled::default()));
    assert_eq!(store.problems(), []);
}
