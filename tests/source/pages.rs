//! The page about the journal's format names what the source writes and answers.

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
