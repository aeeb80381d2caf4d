//! Which room may reach for the machine: only `platform`. A web build replaces
//! that one room and nothing else, and a rule that asks the clock by itself
//! cannot be tested.

use super::files::{code, names, sources};

/// What only `platform` may say. A word counts when nothing that could be part
/// of a longer name stands before it.
const MACHINE: [&str; 8] = [
    "fs::",
    "std::fs",
    "thread::",
    "std::thread",
    "Instant::now",
    "SystemTime",
    "Local::now",
    "Utc::now",
];

/// Who else may say what, and why. Keep it short.
const EXCEPTIONS: [(&str, &[&str]); 1] = [
    // What draws is a crate of its own, and measures how long that takes.
    ("src/render/", &["Instant::now"]),
];

/// The forbidden words in this text, with their line numbers.
fn reaches(text: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let code = code(line);
        // `use std::{fs, thread}` brings them in without the usual words.
        let grouped = code.contains("std::{");
        for word in MACHINE {
            let bare = word.trim_end_matches("::");
            let wanted = if grouped && word.ends_with("::") {
                bare
            } else {
                word
            };
            if names(code, wanted) {
                found.push((n + 1, word));
            }
        }
    }
    found
}

#[test]
fn only_the_platform_knows_files_threads_and_clocks() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let name = path.to_str().unwrap();
        if name == "src/platform.rs" || name.starts_with("src/platform/") {
            continue;
        }
        let allowed: Vec<&str> = EXCEPTIONS
            .iter()
            .filter(|(room, _)| name.starts_with(room))
            .flat_map(|(_, words)| words.iter().copied())
            .collect();
        for (line, word) in reaches(&text) {
            if !allowed.contains(&word) {
                wrong.push(format!("{name}:{line}: {word}"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "go through crate::platform:\n{}",
        wrong.join("\n")
    );
}

/// A file that takes longer to read than a cup of tea wants to be two.
#[test]
fn no_file_is_longer_than_six_hundred_lines() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= 600, "{} has {lines}", path.display());
    }
}

#[test]
fn the_watchman_sees_what_he_should() {
    for (code, seen) in [
        ("let a = std::fs::read(p);", true),
        ("use std::{fs, io};", true),
        ("use std::{io, thread};", true),
        ("fs::write(p, b)", true),
        ("Instant::now()", true),
        ("std::time::Instant::now", true),
        ("chrono::Local::now()", true),
        ("// std::fs is not for us", false),
        ("let x = offs::read();", false),
        ("use std::{io, fmt};", false),
        ("use std::time::Duration;", false),
        ("threads::count()", false),
    ] {
        assert_eq!(!reaches(code).is_empty(), seen, "{code}");
    }
}
