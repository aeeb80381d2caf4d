//! Purity is a promise: rules, cues, solvers and the journal know nothing of windows, sound,
//! files or clocks.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

const FORBIDDEN: &[&str] = &[
    "iced",
    "rodio",
    "cpal",
    "chrono",
    "tokio",
    "std::fs",
    "std::net",
    "std::process",
    "std::env",
    "std::thread",
    "std::time",
    "crate::platform",
    "crate::store",
    "crate::app",
    "crate::ui",
    "crate::screen",
    "crate::sound",
];

/// Files that are pure by their name, and the rooms that belong to them.
const PURE: &[&str] = &[
    "rules.rs",
    "cues.rs",
    "marks.rs",
    "solver.rs",
    "journal.rs",
    "json.rs",
    "because.rs",
    "cards.rs",
    "turn.rs",
    "trick.rs",
    "wall.rs",
    "wire.rs",
    "line.rs",
    "seat.rs",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The first thing in the code, comments and strings apart, that a pure file may not name.
fn impurity(source: &str) -> Option<&'static str> {
    let code: String = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n");
    FORBIDDEN.iter().copied().find(|name| {
        code.match_indices(name).any(|(at, _)| {
            let before = code[..at].chars().next_back();
            let after = code[at + name.len()..].chars().next();
            let in_word = |one: Option<char>| one.is_some_and(|c| c.is_alphanumeric() || c == '_');
            !in_word(before) && !in_word(after)
        })
    })
}

#[test]
fn pure_files_are_pure() {
    let mut found = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut found,
    );
    let pure: Vec<&PathBuf> = found
        .iter()
        .filter(|path| !path.iter().any(|part| part == "screen" || part == "view"))
        .filter(|path| PURE.iter().any(|name| path.file_name().unwrap() == *name))
        .collect();
    assert!(pure.len() >= 15, "the files have moved: {pure:?}");
    for path in pure {
        assert_eq!(
            impurity(&fs::read_to_string(path).unwrap()),
            None,
            "{}",
            path.display()
        );
    }
}

#[test]
fn an_import_is_noticed() {
    assert_eq!(impurity("use iced::Element;"), Some("iced"));
    assert_eq!(
        impurity("fn f() -> std::time::Instant {}"),
        Some("std::time")
    );
    assert_eq!(
        impurity("// iced\nuse crate::json::Json; let advanced = spliced;"),
        None
    );
}
