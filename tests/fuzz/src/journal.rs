//! Whole journals: every line has its answer, and taking everything back leads to the start.

use serde_json::Value;
use tablee::commands::replay::{Status, replay};

pub fn check(bytes: &[u8]) {
    let (told, status) = answers(bytes);
    let lines = bytes.split(|byte| *byte == b'\n').count();
    let lines = lines - usize::from(bytes.last().is_none_or(|byte| *byte == b'\n'));
    if status == Status::Fatal {
        assert_eq!(told.len(), 1);
        return;
    }
    assert_eq!(told.len(), lines);
    let mut undone = bytes.to_vec();
    for _ in 0..lines {
        undone.extend_from_slice(b"\n{\"at\":\"\",\"undo\":true}");
    }
    let (after, _) = answers(&undone);
    assert_eq!(after.last().unwrap()["state"], told[0]["state"]);
}

fn answers(journal: &[u8]) -> (Vec<Value>, Status) {
    let mut out = Vec::new();
    let status = replay(journal, &mut out, &str::to_owned).unwrap();
    let lines = out
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty());
    let answers = lines.map(|line| serde_json::from_slice(line).unwrap());
    (answers.collect(), status)
}
