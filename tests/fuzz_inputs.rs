//! The checks of the fuzz targets, with their seeds and damaged copies of them.
//! `packaging/long.sh fuzz` tries millions of inputs.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "fuzz/src/lib.rs"]
mod inputs;

use inputs::{codec, import, journal, recording, settings};
use std::fs;

/// The file, and copies of it: cut at eight places, and with one byte changed at each of them.
fn with_damages(bytes: &[u8]) -> Vec<Vec<u8>> {
    let places = (1..=8).map(|part| bytes.len() * part / 9);
    let damaged = places.flat_map(|place| {
        let mut changed = bytes.to_vec();
        changed[place] ^= 0x15;
        [bytes[..place].to_vec(), changed]
    });
    damaged.chain([bytes.to_vec()]).collect()
}

fn seeds() -> Vec<Vec<u8>> {
    let folder = fs::read_dir("tests/fuzz/seeds").unwrap();
    let seeds = folder.map(|entry| fs::read(entry.unwrap().path()).unwrap());
    seeds.collect()
}

#[test]
fn setups_and_events_are_read_as_they_were_written() {
    for line in seeds()
        .iter()
        .flat_map(|seed| seed.split(|byte| *byte == b'\n'))
    {
        let line: serde_json::Value = serde_json::from_slice(line).unwrap_or_default();
        for part in ["setup", "event"] {
            codec::check(line[part].to_string().as_bytes());
        }
    }
}

#[test]
fn every_line_of_a_damaged_journal_is_answered_and_undone() {
    for seed in seeds() {
        with_damages(&seed)
            .iter()
            .for_each(|bytes| journal::check(bytes));
    }
}

#[test]
fn a_damaged_file_is_imported_once_and_exported() {
    for seed in seeds() {
        with_damages(&seed)
            .iter()
            .for_each(|bytes| import::check(bytes));
    }
}

#[test]
fn settings_are_read_as_they_were_written() {
    let text = r#"{"language":"fr","people":[{"name":"Ani","hue":"moss"}],"music":70,"tables":{},
        "games":{"escape":{"track":"own","played":3,"recordings":[]}},"quiet":["ants"]}"#;
    with_damages(text.as_bytes())
        .iter()
        .for_each(|bytes| settings::check(bytes));
}

#[test]
fn damaged_recordings_are_examined_and_sought() {
    for (first, name) in [(0, "tone.ogg"), (1, "tone.mp3"), (2, "tone.flac")] {
        let bytes = fs::read(format!("tests/recordings/{name}")).unwrap();
        for damaged in with_damages(&bytes) {
            recording::check(&[&[first], &*damaged].concat());
        }
    }
}
