//! The page about the journal's format names what the source writes and answers, and the pages for
//! newcomers name files that are there.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use tablee::commands::replay::replay;
use tablee::core::Refusal;
use tablee::games::refusal_codes;

use super::files::{root, sources};

fn page() -> String {
    fs::read_to_string(root().join("src/core/journal.md")).unwrap()
}

/// The words of the page in code spans and blocks, without their signs.
fn words(page: &str) -> BTreeSet<&str> {
    page.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-'))
        .collect()
}

fn assert_named<'a>(page: &str, wanted: impl IntoIterator<Item = &'a str>, what: &str) {
    let words = words(page);
    let missing: Vec<&str> = wanted.into_iter().filter(|w| !words.contains(w)).collect();
    assert!(missing.is_empty(), "{what} not in journal.md: {missing:?}");
}

#[test]
fn every_error_code_is_on_the_page() {
    let general = Refusal::GENERAL.iter().map(|refusal| refusal.code);
    assert_named(&page(), general.chain(refusal_codes()), "codes");
}

/// The names of an object's fields, and of those inside it.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                found.insert(name.clone());
                fields(value, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

#[test]
fn every_field_of_lines_and_answers_is_on_the_page() {
    let mut found = BTreeSet::new();
    let mut journals = 0;
    for entry in fs::read_dir(root().join("tests/fuzz/seeds")).unwrap() {
        let journal = fs::read(entry.unwrap().path()).unwrap();
        let mut out = Vec::new();
        replay(journal.as_slice(), &mut out, &str::to_owned).unwrap();
        for line in journal
            .split(|b| *b == b'\n')
            .chain(out.split(|b| *b == b'\n'))
        {
            if !line.is_empty() {
                fields(&serde_json::from_slice(line).unwrap(), &mut found);
            }
        }
        journals += 1;
    }
    assert!(
        journals >= 5 && found.len() > 80,
        "{journals} {}",
        found.len()
    );
    assert_named(&page(), found.iter().map(String::as_str), "fields");
}

#[test]
fn every_note_that_is_read_is_on_the_page() {
    let mut found = BTreeSet::new();
    for (_, text) in sources() {
        for before in [
            "noted(\"",
            "note.note.get(\"",
            ".note(&cx.now, json!({ \"",
            "const NOTE: &str = \"",
        ] {
            for (at, _) in text.match_indices(before) {
                let name = text[at + before.len()..].split('"').next();
                found.extend(name.map(str::to_owned));
            }
        }
    }
    assert!(found.len() >= 12, "{found:?}");
    let page = page();
    let notes = page.split("## Notes").nth(1).unwrap();
    // In quotes: some of these names are words of the sentences around them.
    let found: BTreeSet<String> = found.iter().map(|name| format!("\"{name}\"")).collect();
    let missing: Vec<&String> = found.iter().filter(|name| !notes.contains(*name)).collect();
    assert!(missing.is_empty(), "notes not in journal.md: {missing:?}");
}

/// What stands in a page between two signs.
fn between<'a>(page: &'a str, open: &'a str, close: char) -> impl Iterator<Item = &'a str> {
    page.split(open)
        .skip(1)
        .filter_map(move |rest| rest.split(close).next())
}

#[test]
fn every_file_that_the_pages_name_is_there() {
    let mut named = 0;
    for name in [
        "README.md",
        "packaging/README.fr.md",
        "packaging/README.de.md",
        "packaging/platforms.md",
        "packaging/web.md",
        ".github/CONTRIBUTING.md",
        "src/architecture.md",
        "src/testing.md",
        "src/games/adding-a-game.md",
    ] {
        let path = root().join(name);
        let page = fs::read_to_string(&path).unwrap();
        let folder = path.parent().unwrap();
        let links = between(&page, "](", ')')
            .filter(|link| !link.contains("://") && !link.starts_with('#'))
            .map(|link| folder.join(link.split('#').next().unwrap_or_default()));
        // The script or file of a command, or a path by itself.
        let paths = between(&page, "`", '`')
            .filter_map(|code| {
                let folders = [
                    "packaging/",
                    "src/",
                    "tests/",
                    "benches/",
                    "i18n/",
                    "sounds/",
                ];
                let is_path = |word: &&str| folders.iter().any(|folder| word.starts_with(folder));
                code.split_whitespace().find(is_path)
            })
            .map(|path| path.trim_end_matches([',', ';', ':']))
            .filter(|path| !path.contains(['<', '*', '{']))
            // Written by packaging/bench.sh.
            .filter(|path| *path != "packaging/frames.md")
            .map(|path| root().join(path));
        for path in links.chain(paths) {
            named += 1;
            assert!(path.exists(), "{name} names {}", path.display());
        }
    }
    assert!(named > 80, "{named} names");
}
