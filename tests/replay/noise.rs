//! Random input never causes a panic, and every line is answered.

use serde_json::Value;
use tablee::commands::replay::{Status, replay};

use super::samples::{Dice, games};

const ROUNDS: u64 = 100_000;

fn answers(journal: &[u8]) -> (Vec<u8>, Status) {
    let mut out = Vec::new();
    let status = replay(journal, &mut out, &str::to_owned).unwrap();
    (out, status)
}

fn check(journal: &[u8]) {
    let (out, status) = answers(journal);
    let lines = journal.split(|byte| *byte == b'\n').count();
    let lines = lines - usize::from(journal.last().is_none_or(|byte| *byte == b'\n'));
    let answered = out.iter().filter(|byte| **byte == b'\n').count();
    match status {
        Status::Fatal => assert_eq!(answered, 1),
        Status::Accepted | Status::SomeRejected => assert_eq!(answered, lines),
    }
}

#[test]
fn random_bytes() {
    let mut dice = Dice::new(1);
    let alphabet = b"{}[]\":,0123456789eE+-.truefalsn \n\\u\xff\x00atvdgm";
    let mut bytes = Vec::new();
    for round in 0..ROUNDS {
        bytes.clear();
        for _ in 0..dice.below(60) {
            bytes.push(if round % 2 == 0 {
                *dice.one_of(alphabet)
            } else {
                u8::try_from(dice.below(256)).unwrap()
            });
        }
        check(&bytes);
    }
}

#[test]
fn mutated_journals() {
    let mut dice = Dice::new(2);
    let mut samples = Vec::new();
    for seed in 0..20 {
        samples.extend(games(8, seed));
    }
    let pieces: [&[u8]; 18] = [
        b"null",
        b"-1",
        b"99999999999999999999",
        b"1.5",
        b"[]",
        b"{}",
        b"\"",
        b",",
        b"true",
        b"\n",
        b"0",
        b"255",
        b"{\"at\":\"\",\"undo\":true}",
        b"{\"at\":\"\",\"redo\":true}",
        b"\"c9-9\"",
        b"[0,0]",
        b"9223372036854775807",
        b"[[[[[[[[[[",
    ];
    for _ in 0..ROUNDS {
        let mut journal = dice.one_of(&samples).join("\n").into_bytes();
        for _ in 0..=dice.below(3) {
            // Mostly behind the header, where the game is still going on.
            let from = if dice.below(8) == 0 {
                0
            } else {
                journal.len() / 3
            };
            let room = u64::try_from(journal.len() - from).unwrap();
            let at = from + usize::try_from(dice.below(room.max(1))).unwrap();
            match dice.below(4) {
                0 => journal.truncate(at),
                1 if at < journal.len() => journal[at] = u8::try_from(dice.below(256)).unwrap(),
                2 if at < journal.len() => drop(journal.remove(at)),
                _ => drop(journal.splice(at..at, dice.one_of(&pieces).iter().copied())),
            }
        }
        check(&journal);
    }
}

/// Numbers in every place of every event, from far below to far above.
#[test]
fn numbers_of_all_sizes() {
    let sizes = [
        "-9223372036854775808",
        "-1",
        "0",
        "1",
        "7",
        "100",
        "9223372036854775807",
    ];
    for journal in games(60, 3) {
        for line in &journal[1..] {
            for size in sizes {
                let mut value: Value = serde_json::from_str(line).unwrap();
                replace(&mut value["event"], &serde_json::from_str(size).unwrap());
                check(format!("{}\n{}\n{value}\n{line}", journal[0], journal[1]).as_bytes());
            }
        }
    }
}

fn replace(value: &mut Value, by: &Value) {
    match value {
        Value::Number(_) => *value = by.clone(),
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, by)),
        Value::Object(fields) => fields.values_mut().for_each(|item| replace(item, by)),
        _ => {}
    }
}
