//! The part of the contract that holds for every game, sentence by sentence.

use serde_json::{Value, json};
use tablee::commands::replay::Status;

use super::samples;
use super::table::{Game, header, run};

fn escape() -> Game {
    Game::new(
        "escape",
        &json!({"players": ["Ani", "Frank"], "difficulty": "normal"}),
    )
}

#[test]
fn the_header_is_answered_with_the_first_state() {
    let (answers, status) = run(header(
        "escape",
        &json!({"players": ["Ani", "Frank"], "difficulty": "normal", "track": [null]}),
    )
    .as_bytes());
    assert_eq!(status, Status::Accepted);
    assert_eq!(
        answers,
        [
            json!({"line": 1, "state": {"reserve": 7, "beside": 2, "in_rooms": 0, "keys": 8,
            "dice": [5, 5], "escaped": [false, false], "doors": 0, "outcome": null}})
        ]
    );
}

#[test]
fn malformed_lines_are_reported() {
    let lines = [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "{\"at\":\"x\"}",
        "{\"event\":\"destiny\"}",
        "{\"at\":5,\"event\":\"destiny\"}",
        "{\"at\":null,\"event\":\"destiny\"}",
        "{\"at\":\"x\",\"event\":\"destiny\",\"undo\":true}",
        "{\"at\":\"x\",\"event\":\"destiny\",\"note\":null}",
        "{\"at\":\"x\",\"undo\":false}",
        "{\"at\":\"x\",\"undo\":1}",
        "{\"at\":\"x\",\"undo\":null}",
        "{\"at\":\"x\",\"redo\":\"true\"}",
        "{\"at\":\"x\",\"undo\":true,\"redo\":true}",
        "{\"at\":\"x\",\"note\":[]}",
        "{\"at\":\"x\",\"note\":\"hello\"}",
        "{\"at\":\"x\",\"event\":null}",
        "{\"at\":\"x\",\"event\":\"dance\"}",
        "{\"at\":\"x\",\"event\":\"activate\"}",
        "{\"at\":\"x\",\"event\":{\"destiny\":null}}",
        "{\"at\":\"x\",\"event\":{\"destiny\":{}}}",
        "{\"at\":\"x\",\"event\":{}}",
        "{\"at\":\"x\",\"event\":[\"destiny\"]}",
        "{\"at\":\"x\",\"event\":{\"activate\":1,\"x\":1}}",
        "{\"at\":\"x\",\"event\":{\"activate\":1.0}}",
        "{\"at\":\"x\",\"event\":{\"activate\":1e0}}",
        "{\"at\":\"x\",\"event\":{\"activate\":\"1\"}}",
        "{\"at\":\"x\",\"event\":{\"activate\":null}}",
        "{\"at\":\"x\",\"event\":{\"activate\":[1]}}",
        "{\"at\":\"x\",\"event\":{\"door\":{}}}",
        "{\"at\":\"x\",\"event\":{\"door\":{\"caught\":null}}}",
        "{\"at\":\"x\",\"event\":{\"door\":[[0]]}}",
        "{\"at\":\"x\",\"event\":{\"escape\":{\"die_to\":1}}}",
        "{\"at\":\"x\",\"event\":{\"escape\":[0,1]}}",
        "{\"at\":\"x\",\"event\":\"destiny\"} x",
        "{\"at\":\"x\",\"event\":\"destiny\"",
    ];
    for line in lines {
        let mut game = escape();
        let before = game.state();
        let answer = game.line(line);
        assert_eq!(
            answer,
            json!({"line": 2, "error": {"code": "malformed", "message": "(malformed)"},
                "state": before}),
            "{line}"
        );
    }
}

#[test]
fn bytes_that_are_no_text_are_malformed_and_the_rest_counts() {
    let mut journal = header("escape", &json!({"players": ["A"], "difficulty": "expert"}));
    journal.push('\n');
    let mut journal = journal.into_bytes();
    journal.extend_from_slice(b"\xff\xfe\n{\"at\":\"\xff\",\"event\":\"destiny\"}\n");
    journal.extend_from_slice(b"{\"at\":\"x\",\"event\":{\"activate\":2}}\r\n");
    journal.extend_from_slice(b"{\"at\":\"x\",\"eve");
    let (answers, status) = run(&journal);
    let codes: Vec<&Value> = answers.iter().map(|one| &one["error"]["code"]).collect();
    assert_eq!(
        codes,
        [
            &json!(null),
            &json!("malformed"),
            &json!("malformed"),
            &json!(null),
            &json!("malformed")
        ]
    );
    assert_eq!(answers[3]["state"]["reserve"], 11);
    assert_eq!(status, Status::SomeRejected);
}

#[test]
fn unknown_fields_are_ignored() {
    let mut game = escape();
    let answer = game.line(
        "{\"x\":[{}],\"event\":{\"door\":{\"caught\":[1],\"why\":0}},\"at\":\"\",\"Undo\":1}",
    );
    assert_eq!(answer["state"]["dice"], json!([5, 4]));
}

#[test]
fn notes_may_be_deeply_nested_and_escaped() {
    let (open, close) = ("[".repeat(50_000), "]".repeat(50_000));
    let mut game = escape();
    for note in [
        format!("{open}{close}"),
        "\"\\udead\"".into(),
        "1e999".into(),
    ] {
        let answer = game.line(&format!("{{\"at\":\"\",\"note\":{{\"x\":{note}}}}}"));
        assert_eq!(answer["state"]["reserve"], 7);
        assert_eq!(answer.get("error"), None);
    }
}

#[test]
fn a_bad_header_is_fatal() {
    let setup = json!({"players": ["A"], "difficulty": "normal"});
    let whole = json!({"tablee": 1, "game": "escape", "started": "x", "setup": setup});
    let changed = |name: &str, value: Option<Value>| {
        let mut header = whole.clone();
        match value {
            Some(value) => header[name] = value,
            None => drop(header.as_object_mut().unwrap().remove(name)),
        }
        header.to_string()
    };
    let mut cases = vec![
        (String::new(), "malformed"),
        ("\n".to_owned(), "malformed"),
        ("[]".to_owned(), "malformed"),
        ("5".to_owned(), "malformed"),
        ("{\"tablee\":1".to_owned(), "malformed"),
        ("{}".to_owned(), "bad-setup"),
    ];
    for (name, value) in [
        ("tablee", json!(2)),
        ("tablee", json!("1")),
        ("tablee", json!(1.0)),
        ("game", json!("chess")),
        ("game", json!(null)),
        ("started", json!(5)),
        ("started", json!(null)),
        ("setup", json!([])),
        ("setup", json!(null)),
        ("setup", json!({"players": ["A"]})),
        ("setup", json!({"players": [], "difficulty": "normal"})),
        (
            "setup",
            json!({"players": ["A", 2], "difficulty": "normal"}),
        ),
        ("setup", json!({"players": ["A"], "difficulty": "easy"})),
        (
            "setup",
            json!({"players": ["A", "B", "C", "D", "E", "F"], "difficulty": "normal"}),
        ),
    ] {
        cases.push((changed(name, Some(value)), "bad-setup"));
    }
    for name in ["tablee", "game", "started", "setup"] {
        cases.push((changed(name, None), "bad-setup"));
    }
    for (text, code) in cases {
        let (answers, status) = run(format!("{text}\n{{\"at\":\"x\",\"undo\":true}}").as_bytes());
        let message = format!("({code})");
        assert_eq!(
            answers,
            [json!({"line": 1, "error": {"code": code, "message": message}})],
            "{text}"
        );
        assert_eq!(status, Status::Fatal);
    }
    let (answers, status) = run(b"");
    assert_eq!(answers[0]["error"]["code"], "malformed");
    assert_eq!(status, Status::Fatal);
}

#[test]
fn undo_takes_back_and_redo_puts_back() {
    let undo = "{\"at\":\"x\",\"undo\":true}";
    let redo = "{\"at\":\"x\",\"redo\":true}";
    let mut game = escape();
    assert_eq!(game.line(undo)["error"]["code"], "nothing-to-undo");
    assert_eq!(game.line(redo)["error"]["code"], "nothing-to-redo");
    game.ok(json!({"activate": 1}));
    game.ok(json!({"activate": 2}));
    assert_eq!(game.line(undo)["state"]["reserve"], 6);
    // A note and a rejected event drop nothing that could be redone.
    let note = game.line("{\"at\":\"x\",\"note\":{\"clock\":1.5}}");
    assert_eq!(note.as_object().unwrap().len(), 2);
    assert_eq!(
        game.event(json!({"activate": 4}))["error"]["code"],
        "out-of-range"
    );
    assert_eq!(game.line("nonsense")["error"]["code"], "malformed");
    assert_eq!(game.line(undo)["state"]["reserve"], 7);
    assert_eq!(game.line(undo)["error"]["code"], "nothing-to-undo");
    assert_eq!(game.line(redo)["state"]["reserve"], 6);
    assert_eq!(game.line(redo)["state"]["reserve"], 4);
    assert_eq!(game.line(redo)["error"]["code"], "nothing-to-redo");
    assert_eq!(game.line(undo)["state"]["reserve"], 6);
    // A new event does.
    game.ok(json!("destiny"));
    assert_eq!(game.line(redo)["error"]["code"], "nothing-to-redo");
}

#[test]
fn after_the_end_only_events_are_refused() {
    let mut game = escape();
    game.ok(json!("collapse"));
    game.no(json!("collapse"), "game-over");
    game.no(json!({"escape": {"player": 77}}), "game-over");
    game.no(json!({"activate": 99}), "game-over");
    game.no(json!({"activate": "x"}), "malformed");
    let note = game.line("{\"at\":\"x\",\"note\":{}}");
    assert_eq!(note["state"]["outcome"], "lost");
    assert_eq!(
        game.line("{\"at\":\"x\",\"undo\":true}")["state"]["outcome"],
        Value::Null
    );
    assert_eq!(
        game.line("{\"at\":\"x\",\"redo\":true}")["state"]["outcome"],
        "lost"
    );
}

#[test]
fn undo_and_redo_carry_no_ruling() {
    let mut game = Game::new(
        "ants",
        &json!({"players": ["A", "B", "C"], "teams": false, "below_zero": false}),
    );
    let trick = game.ok(json!({"trick": {"seats": [0, 1, 2], "cards": ["c1-2", "c1-3", "c2-4"]}}));
    assert!(trick.get("ruling").is_some());
    for line in [
        "{\"at\":\"x\",\"undo\":true}",
        "{\"at\":\"x\",\"redo\":true}",
    ] {
        assert!(game.line(line).get("ruling").is_none());
    }
}

#[test]
fn huge_numbers_are_out_of_range_or_unknown_players() {
    let huge = "123456789012345678901234567890";
    let mut game = escape();
    for (event, code) in [
        (format!("{{\"activate\":{huge}}}"), "out-of-range"),
        (format!("{{\"activate\":-{huge}}}"), "out-of-range"),
        (
            format!("{{\"door\":{{\"caught\":[{huge}]}}}}"),
            "unknown-player",
        ),
        ("{\"door\":{\"caught\":[-1]}}".to_owned(), "unknown-player"),
        ("{\"activate\":-0}".to_owned(), "out-of-range"),
    ] {
        let answer = game.line(&format!("{{\"at\":\"x\",\"event\":{event}}}"));
        assert_eq!(answer["error"]["code"], code, "{event}");
    }
}

/// Long enough to pass over several states that are kept, in both directions.
#[test]
fn many_undos_and_redos_give_the_same_states() {
    for sample in samples::games(400, 7) {
        let (answers, _) = run(sample.join("\n").as_bytes());
        let mut states = vec![answers[0]["state"].clone()];
        states.extend(
            answers[1..]
                .iter()
                .filter(|answer| answer.get("error").is_none())
                .map(|answer| answer["state"].clone()),
        );
        let mut walk = sample.clone();
        walk.extend(vec![
            "{\"at\":\"\",\"undo\":true}".to_owned();
            states.len() - 1
        ]);
        walk.extend(vec![
            "{\"at\":\"\",\"redo\":true}".to_owned();
            states.len() - 1
        ]);
        let (answers, _) = run(walk.join("\n").as_bytes());
        let back = answers[sample.len()..].iter().map(|one| &one["state"]);
        let expected = states.iter().rev().skip(1).chain(states.iter().skip(1));
        assert!(back.eq(expected), "{}", sample[0]);
    }
}

#[test]
fn the_first_answer_does_not_wait_for_the_last_line() {
    use std::io::{Read, Write};
    use std::sync::mpsc;

    struct Inbox(mpsc::Receiver<Vec<u8>>);
    impl Read for Inbox {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let bytes = self.0.recv().unwrap_or_default();
            buffer[..bytes.len()].copy_from_slice(&bytes);
            Ok(bytes.len())
        }
    }
    struct Outbox(mpsc::Sender<Vec<u8>>);
    impl Write for Outbox {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            let _ = self.0.send(bytes.to_vec());
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let (lines, inbox) = mpsc::channel();
    let (outbox, answers) = mpsc::channel();
    let replayer = std::thread::spawn(move || {
        tablee::commands::replay::replay(Inbox(inbox), Outbox(outbox), &str::to_owned).unwrap()
    });
    let soon = std::time::Duration::from_secs(20);
    let header = header("escape", &json!({"players": ["A"], "difficulty": "normal"}));
    // The next line has begun to arrive, and still the header is answered.
    lines
        .send(format!("{header}\n{{\"at\":").into_bytes())
        .unwrap();
    assert!(
        answers
            .recv_timeout(soon)
            .unwrap()
            .starts_with(b"{\"line\":1,")
    );
    lines
        .send(b"\"x\",\"event\":\"collapse\"}\n".to_vec())
        .unwrap();
    assert!(
        answers
            .recv_timeout(soon)
            .unwrap()
            .starts_with(b"{\"line\":2,")
    );
    drop(lines);
    assert_eq!(replayer.join().unwrap(), Status::Accepted);
}
