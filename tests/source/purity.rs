//! Purity is a promise: rules, cues, solvers and the journal know nothing of windows, sound,
//! files or clocks.

use super::files::{code, names, sources};

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

/// The first thing in the code, comments and strings apart, that a pure file may not name.
fn impurity(source: &str) -> Option<&'static str> {
    let found = |name: &str| source.lines().any(|line| names(code(line), name));
    FORBIDDEN.iter().copied().find(|name| found(name))
}

#[test]
fn pure_files_are_pure() {
    let mut pure = 0;
    for (path, source) in sources() {
        let shown = path.iter().any(|part| part == "screen" || part == "view");
        if !shown && PURE.iter().any(|name| path.ends_with(name)) {
            pure += 1;
            assert_eq!(impurity(&source), None, "{}", path.display());
        }
    }
    assert!(pure >= 15, "the files have moved");
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
