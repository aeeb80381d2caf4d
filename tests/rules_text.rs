//! The list of rules in code and the rules in words hold each other: "why?" always has an answer.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tablee::games::Kind;

/// The anchors of a text, each with the first line of the paragraph that follows it.
fn anchors(text: &str) -> Vec<(&str, &str)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let id = |line: &'_ str| -> Option<(usize, usize)> {
        let start = line.find("<a id=\"")? + 7;
        Some((start, start + line[start..].find('"')?))
    };
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if let Some((start, end)) = id(line) {
            let paragraph = lines[at + 1..]
                .iter()
                .find(|next| !next.is_empty() && id(next).is_none());
            found.push((&line[start..end], paragraph.copied().unwrap_or_default()));
        }
    }
    found
}

#[test]
fn every_rule_has_its_paragraph() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    for language in ["fr", "en", "de"] {
        for kind in Kind::ALL {
            let path = folder
                .join(language)
                .join(format!("rules/{}.md", kind.name()));
            // French comes first; the other languages are held to it as soon as they are there.
            if language != "fr" && !path.exists() {
                continue;
            }
            let text = fs::read_to_string(&path).expect("the rules of every game, in French");
            let found = anchors(&text);
            let known: BTreeSet<&str> = kind.rules().iter().map(|rule| rule.as_str()).collect();
            let there: BTreeSet<&str> = found.iter().map(|(id, _)| *id).collect();
            assert_eq!(there, known, "{}", path.display());
            assert_eq!(
                found.len(),
                there.len(),
                "an anchor twice in {}",
                path.display()
            );
            for (id, paragraph) in found {
                let is_text = !paragraph.is_empty() && !paragraph.starts_with('#');
                assert!(is_text, "{id} in {} has no paragraph", path.display());
            }
        }
    }
}
