//! `tablee play` as a process: what was answered is in the file, whatever happens.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

const HEADER: &str = r#"{"tablee":1,"game":"escape","started":"2026-11-16T20:15:00+01:00","setup":{"players":["A","B"],"difficulty":"normal"}}"#;

fn tablee(arguments: &[&str], file: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tablee"))
        .args(arguments)
        .arg(file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn play(file: &Path, typed: &str) -> Output {
    let mut child = tablee(&["play"], file);
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn answers(output: &[u8]) -> Vec<Value> {
    String::from_utf8(output.to_vec())
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn what_is_typed_is_kept_and_what_is_rejected_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let typed = [
        HEADER,
        r#"{"event":{"activate":2}}"#,
        r#"{"event":{"activate":9}}"#,
        "",
        r#"  { "at":"then" , "event":"destiny" }  "#,
        r#"{"undo":true}"#,
        r#"{"note":{"a":"ä"}}"#,
    ]
    .join("\n");
    let output = play(&file, &typed);
    assert_eq!(output.status.code(), Some(1));
    let given = answers(&output.stdout);
    let numbers: Vec<&Value> = given.iter().map(|one| &one["line"]).collect();
    assert_eq!(numbers, [1, 2, 3, 3, 3, 4, 5]);
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = answers(text.as_bytes());
    assert_eq!(lines.len(), 5);
    assert!(text.ends_with('\n'));
    assert_eq!(lines[2]["at"], "then");
    let filled = lines[1]["at"].as_str().unwrap();
    assert!(
        chrono::DateTime::parse_from_rfc3339(filled).is_ok(),
        "{filled}"
    );
    // Replay prints the very lines that play did, rejected ones apart.
    let replayed = tablee(&["replay"], &file).wait_with_output().unwrap();
    assert_eq!(replayed.status.code(), Some(0));
    let kept: Vec<Value> = given
        .into_iter()
        .filter(|one| one.get("error").is_none())
        .collect();
    assert_eq!(answers(&replayed.stdout), kept);
}

#[test]
fn corrections_are_kept_like_any_event() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let typed = [
        HEADER,
        r#"{"event":{"dice":{"player":1,"dice":3}}}"#,
        r#"{"event":{"dice":{"player":1,"dice":26}}}"#,
        r#"{"event":{"jewels":{"reserve":4,"beside":0}}}"#,
        r#"{"event":{"jewels":{"reserve":4}}}"#,
        r#"{"undo":true}"#,
    ]
    .join("\n");
    let given = answers(&play(&file, &typed).stdout);
    let codes: Vec<&Value> = given.iter().map(|one| &one["error"]["code"]).collect();
    let none = &Value::Null;
    assert_eq!(
        codes,
        [
            none,
            none,
            &"out-of-range".into(),
            none,
            &"malformed".into(),
            none
        ]
    );
    assert_eq!(given[3]["state"]["in_rooms"], 5);
    assert_eq!(given[5]["state"]["reserve"], 7);
    assert_eq!(given[5]["state"]["dice"], serde_json::json!([5, 3]));
    let kept = given.into_iter().filter(|one| one.get("error").is_none());
    let replayed = tablee(&["replay"], &file).wait_with_output().unwrap();
    assert_eq!(answers(&replayed.stdout), kept.collect::<Vec<_>>());
}

#[test]
fn a_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    play(
        &file,
        &format!("{HEADER}\n{{\"event\":{{\"activate\":3}}}}\n"),
    );
    let output = play(&file, "{\"undo\":true}\n{\"redo\":true}");
    assert_eq!(output.status.code(), Some(0));
    let given = answers(&output.stdout);
    assert_eq!(
        (&given[0]["line"], &given[0]["state"]["reserve"]),
        (&3.into(), &7.into())
    );
    assert_eq!(
        (&given[1]["line"], &given[1]["state"]["reserve"]),
        (&4.into(), &4.into())
    );
}

#[test]
fn a_torn_line_is_kept_beside() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let torn = folder.path().join("game.jsonl.torn");
    let whole = format!("{HEADER}\n{{\"at\":\"x\",\"event\":{{\"activate\":3}}}}\n");
    fs::write(&file, format!("{whole}{{\"at\":\"x\",\"eve")).unwrap();
    let output = play(&file, "{\"at\":\"y\",\"event\":\"destiny\"}\n");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(answers(&output.stdout)[0]["line"], 3);
    assert_eq!(fs::read(&torn).unwrap(), b"{\"at\":\"x\",\"eve");
    let after = format!("{whole}{{\"at\":\"y\",\"event\":\"destiny\"}}\n");
    assert_eq!(fs::read_to_string(&file).unwrap(), after);
    // Only the line break is missing: nothing was torn, nothing is lost.
    fs::write(&file, after.trim_end()).unwrap();
    let output = play(&file, "{\"at\":\"z\",\"undo\":true}\n");
    assert_eq!(answers(&output.stdout)[0]["line"], 4);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        format!("{after}{{\"at\":\"z\",\"undo\":true}}\n")
    );
    // A torn header: there was no game yet.
    fs::write(&file, &HEADER[..20]).unwrap();
    let output = play(&file, HEADER);
    assert_eq!(answers(&output.stdout)[0]["line"], 1);
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{HEADER}\n"));
    // Each piece is kept.
    let pieces = fs::read_to_string(&torn).unwrap();
    assert_eq!(pieces, format!("{{\"at\":\"x\",\"eve\n{}", &HEADER[..20]));
}

#[test]
fn without_a_good_header_there_is_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    for (typed, code) in [
        ("", "malformed"),
        ("[]\n", "malformed"),
        ("{}\n", "bad-setup"),
    ] {
        let output = play(&file, typed);
        assert_eq!(output.status.code(), Some(2));
        let given = answers(&output.stdout);
        assert_eq!(given.len(), 1);
        assert_eq!(given[0]["error"]["code"], code);
        assert_eq!(given[0]["line"], 1);
        assert!(!given[0]["error"]["message"].as_str().unwrap().is_empty());
        assert_eq!(fs::read(&file).unwrap(), b"");
    }
    fs::write(&file, "{}\n").unwrap();
    let output = play(&file, "{\"undo\":true}\n");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(answers(&output.stdout)[0]["error"]["code"], "bad-setup");
    assert_eq!(fs::read(&file).unwrap(), b"{}\n");
}

#[test]
fn a_file_is_written_by_one_process() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let mut first = tablee(&["play"], &file);
    let mut typing = first.stdin.take().unwrap();
    let mut reading = BufReader::new(first.stdout.take().unwrap());
    writeln!(typing, "{HEADER}").unwrap();
    let mut answer = String::new();
    reading.read_line(&mut answer).unwrap();
    let second = play(&file, "{\"event\":\"destiny\"}\n");
    assert_eq!(second.status.code(), Some(2));
    let given = answers(&second.stdout);
    assert_eq!(given.len(), 1);
    assert_eq!(given[0]["error"]["code"], "in-use");
    drop(typing);
    assert_eq!(first.wait().unwrap().code(), Some(0));
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{HEADER}\n"));
}

/// SIGKILL at any moment: every line that was answered is in the file, and the file replays.
#[test]
fn killed_at_random_moments() {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let kills = number("TABLEE_KILLS").unwrap_or(40);
    let folder = tempfile::tempdir().unwrap();
    let mut moment = number("TABLEE_SEED").unwrap_or(17_u64);
    for kill in 0..kills {
        let file = folder.path().join(format!("{kill}.jsonl"));
        let mut child = tablee(&["play"], &file);
        let mut typing = child.stdin.take().unwrap();
        let reading = BufReader::new(child.stdout.take().unwrap());
        let writer = std::thread::spawn(move || {
            let _ = writeln!(typing, "{HEADER}");
            for round in 0_u32.. {
                let line = if round % 2 == 0 {
                    "{\"event\":{\"activate\":1}}"
                } else {
                    "{\"undo\":true}"
                };
                if writeln!(typing, "{line}").is_err() {
                    break;
                }
            }
        });
        let reader = std::thread::spawn(move || {
            reading
                .split(b'\n')
                .map_while(Result::ok)
                .collect::<Vec<_>>()
        });
        moment = moment
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695);
        std::thread::sleep(Duration::from_micros((moment >> 33) % 60_000));
        child.kill().unwrap();
        child.wait().unwrap();
        writer.join().unwrap();
        let answered = reader.join().unwrap();
        let whole = answered
            .iter()
            .filter_map(|line| serde_json::from_slice::<Value>(line).ok())
            .filter_map(|answer| answer["line"].as_u64())
            .max()
            .unwrap_or(0);
        let text = fs::read(&file).unwrap_or_default();
        let kept = text.iter().filter(|byte| **byte == b'\n').count() as u64;
        assert!(kept >= whole, "answered {whole}, kept {kept}");
        // It goes on, and what is then in the file replays without a fault.
        let next = if kept == 0 { HEADER } else { "{\"note\":{}}" };
        let output = play(&file, next);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let replayed = tablee(&["replay"], &file).wait_with_output().unwrap();
        assert_eq!(replayed.status.code(), Some(0));
        assert_eq!(answers(&replayed.stdout).len() as u64, kept + 1);
    }
}

#[test]
fn unknown_command_is_reported_in_one_line() {
    for arguments in [
        &["replay"][..],
        &["fly", "x"],
        &["replay", "a", "b"],
        &["--no", "x"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_tablee"))
            .args(arguments)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
        assert!(output.stdout.is_empty());
    }
    let missing = Command::new(env!("CARGO_BIN_EXE_tablee"))
        .args(["replay", "/nowhere/at/all"])
        .output()
        .unwrap();
    assert_eq!(missing.status.code(), Some(2));
}

/// `tablee history --json | head`: no complaint, and no game in danger.
#[test]
fn closed_standard_output_ends_the_program_silently() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let lines = format!("{HEADER}\n{}", "{\"at\":\"\",\"undo\":true}\n".repeat(9));
    fs::write(&file, lines).unwrap();
    let (file, data) = (file.to_str().unwrap(), folder.path().to_str().unwrap());
    for arguments in [
        &["--help"][..],
        &["cues", "--track", "one"],
        &["replay", file],
        &["play", file],
        &["history", "--csv", "--data-dir", data],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_tablee"))
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), said.as_str()),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
}
