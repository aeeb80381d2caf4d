//! Errors are logged: to the data folder, and to standard error with `--verbose`.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::mpsc::channel;
use std::time::Duration;

use tablee::games::ants::rules::{Setup, State};
use tablee::live::LiveGame;
use tablee::platform::{self, Attempt, logging};
use tablee::sound::recording::{Answer, Depth, Examination};
use tablee::store::{Error, Problem, Report, Store};

/// Set in the process that a test starts from this very program.
const CHILD_FOLDER: &str = "TABLEE_TEST_LOG";

fn history(folder: &Path, verbose: bool) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tablee"))
        .args(["history", "--csv", "--data-dir"])
        .arg(folder)
        .args(verbose.then_some("--verbose"))
        .output()
        .unwrap()
}

fn log_of(folder: &Path) -> String {
    fs::read_to_string(folder.join(logging::FILE)).unwrap_or_default()
}

#[test]
fn damaged_file_is_logged_in_the_data_folder() {
    for verbose in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        assert!(history(folder.path(), verbose).status.success());
        assert_eq!(log_of(folder.path()), "", "nothing to report");
        fs::write(folder.path().join("finished/a-game.jsonl"), "no game\n").unwrap();
        let output = history(folder.path(), verbose);
        assert!(output.status.success());
        let log = log_of(folder.path());
        assert!(log.contains("ERROR tablee::store::quarantine: "), "{log}");
        assert!(log.contains("a-game.jsonl is no game"), "{log}");
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(stderr, if verbose { log } else { String::new() });
    }
}

#[test]
fn standard_error_that_nobody_reads_is_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    assert!(history(folder.path(), true).status.success());
    fs::write(folder.path().join("finished/a-game.jsonl"), "no game\n").unwrap();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let status = Command::new(env!("CARGO_BIN_EXE_tablee"))
        .args(["history", "--csv", "--verbose", "--data-dir"])
        .arg(folder.path())
        .stderr(writer)
        .status();
    assert!(status.unwrap().success());
    assert!(log_of(folder.path()).contains("a-game.jsonl is no game"));
}

/// Not a test by itself: the process that panics in the next one.
#[test]
fn child_panics() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER) else {
        return;
    };
    logging::start(false);
    logging::keep_in(Path::new(&folder));
    panic!("a message to be found");
}

#[test]
fn panic_is_logged() {
    let folder = tempfile::tempdir().unwrap();
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["child_panics", "--exact", "--nocapture"])
        .env(CHILD_FOLDER, folder.path())
        .output()
        .unwrap();
    assert!(!child.status.success());
    let log = log_of(folder.path());
    assert!(log.contains("ERROR panic: thread 'child_panics'"), "{log}");
    assert!(log.contains("a message to be found"), "{log}");
    let stderr = String::from_utf8_lossy(&child.stderr);
    assert!(stderr.contains("a message to be found"), "{stderr}");
}

/// Not a test by itself: the process whose worker panics in the next one.
#[test]
fn child_has_a_worker_that_panics() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER) else {
        return;
    };
    logging::start(false);
    logging::keep_in(Path::new(&folder));
    let (end, ended) = channel::<()>();
    platform::spawn("fragile", move || {
        let _end = end;
        panic!("a message to be found");
    })
    .unwrap();
    assert!(ended.recv().is_err(), "whoever waits is told");
    assert_eq!(logging::guard(|| 7), Ok(7));
    assert!(logging::guard(|| panic!("at the top")).is_err());
}

#[test]
fn panic_of_a_worker_is_caught_logged_and_remembered_once() {
    let folder = tempfile::tempdir().unwrap();
    assert!(!logging::take_crash(folder.path()));
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["child_has_a_worker_that_panics", "--exact"])
        .env(CHILD_FOLDER, folder.path())
        .output()
        .unwrap();
    assert!(child.status.success(), "{child:?}");
    let log = log_of(folder.path());
    assert!(log.contains("ERROR panic: thread 'fragile'"), "{log}");
    assert!(log.contains("tests/log.rs:"), "its place: {log}");
    assert!(logging::take_crash(folder.path()));
    assert!(!logging::take_crash(folder.path()));
}

/// Set in a process that ends in the middle of a recording.
const CHILD_ABORTS: &str = "TABLEE_TEST_ABORTS";

/// Not a test by itself: the process that opens a recording in the next one.
#[test]
fn child_opens_a_recording() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER) else {
        return;
    };
    logging::start(false);
    logging::keep_in(Path::new(&folder));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recordings/tone.ogg");
    if std::env::var_os(CHILD_ABORTS).is_some() {
        let attempt = Attempt::begin(&file);
        assert!(attempt.is_some());
        std::process::abort();
    }
    let (sender, answers) = channel();
    let _examination = Examination::start(&file, Depth::Beginning, move |answer| {
        let _ = sender.send(answer);
    });
    assert!(matches!(answers.recv(), Ok(Answer::Examined(Ok(_)))));
    // Nothing is left of it, and two at once are no end in between.
    let (one, other) = (Attempt::begin(&file), Attempt::begin(&file));
    assert!(one.is_some() && other.is_some());
}

#[test]
fn a_recording_that_ended_the_program_is_refused_once() {
    let folder = tempfile::tempdir().unwrap();
    let opens = |aborts: bool| {
        let mut child = Command::new(std::env::current_exe().unwrap());
        let _ = child
            .args(["child_opens_a_recording", "--exact"])
            .env(CHILD_FOLDER, folder.path());
        if aborts {
            let _ = child.env(CHILD_ABORTS, "yes");
        }
        child.output().unwrap().status.success()
    };
    assert!(opens(false));
    assert!(opens(false), "an orderly end leaves no mark");
    assert!(!opens(true));
    assert!(!opens(false), "not at the next start");
    let log = log_of(folder.path());
    assert!(
        log.contains("the program ended while it was decoded"),
        "{log}"
    );
    assert!(opens(false), "but when it is tried again");
}

#[test]
fn line_that_is_not_accepted_becomes_a_problem() {
    let folder = tempfile::tempdir().unwrap();
    let (tell, told) = channel();
    let store = Store::open(folder.path(), move |report| {
        let _ = tell.send(report);
    });
    let setup = Setup {
        players: vec!["Ani".to_owned(), "Bo".to_owned()],
        teams: false,
        below_zero: false,
    };
    let now = platform::now();
    let mut live = LiveGame::<State>::start(&store, setup, &[], &now).unwrap();
    store.flush(Duration::from_secs(20)).unwrap();
    assert_eq!(store.problems(), []);
    assert!(told.try_iter().all(|report| report != Report::Problems));

    live.close();
    live.note(&now, serde_json::json!({ "any": 1 }));
    let problems = store.problems();
    assert!(
        matches!(&problems[..], [Problem::Lost { id, error: Error::NotOpen { .. } }] if id == live.id()),
        "{problems:?}"
    );
    assert!(told.try_iter().any(|report| report == Report::Problems));
    store.dismiss(&problems[0]);
    assert_eq!(store.problems(), []);
}
