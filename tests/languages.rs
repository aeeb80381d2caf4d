//! The three languages say the same things with the same arguments, and every key that the
//! code asks for is there.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tablee::localize::Language;

type Keys = BTreeMap<String, BTreeSet<String>>;

/// Every key of a language with the arguments it uses.
fn keys(language: Language) -> Keys {
    let mut keys = Keys::new();
    for source in language.sources() {
        let resource = parse(*source).unwrap_or_else(|(_, errors)| {
            panic!("{}: {errors:?}", language.code());
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut args = BTreeSet::new();
                    if let Some(pattern) = &message.value {
                        collect(pattern, &mut args);
                    }
                    let before = keys.insert(message.id.name.to_owned(), args);
                    assert!(
                        before.is_none(),
                        "{} twice in {}",
                        message.id.name,
                        language.code()
                    );
                }
                Entry::Junk { content } => panic!("{}: {content}", language.code()),
                _ => {}
            }
        }
    }
    keys
}

fn collect(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, args),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, args);
                    for variant in variants {
                        collect(&variant.value, args);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let _ = args.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                collect_inline(inner, args);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_every_key_and_argument() {
    let french = keys(Language::French);
    assert!(french.len() > 100);
    for language in [Language::English, Language::German] {
        let other = keys(language);
        let missing: Vec<_> = french
            .keys()
            .filter(|key| !other.contains_key(*key))
            .collect();
        let extra: Vec<_> = other
            .keys()
            .filter(|key| !french.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.code());
        assert!(extra.is_empty(), "only in {}: {extra:?}", language.code());
        for (key, args) in &french {
            assert_eq!(
                args,
                &other[key],
                "arguments of {key} in {}",
                language.code()
            );
        }
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The string literals that follow one of the calls which look up a text.
fn asked_for(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for call in [".t(\"", ".tr(\"", ".text(\"", ".text_with(\""] {
        for rest in source.split(call).skip(1) {
            if let Some(key) = rest.split('"').next() {
                found.push(key.to_owned());
            }
        }
    }
    // A call whose key stands on the next line.
    for call in [".tr(\n", ".text_with(\n"] {
        for rest in source.split(call).skip(1) {
            if let Some(key) = rest
                .trim_start()
                .strip_prefix('"')
                .and_then(|r| r.split('"').next())
            {
                found.push(key.to_owned());
            }
        }
    }
    found
}

#[test]
fn every_key_that_the_code_asks_for_is_there() {
    let french = keys(Language::French);
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    let mut asked = 0;
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        for key in asked_for(&source) {
            asked += 1;
            assert!(
                french.contains_key(&key),
                "{key} is asked for in {}",
                file.display()
            );
        }
    }
    assert!(asked > 50, "the search for keys has gone blind");
}

#[test]
fn every_refusal_has_its_sentence() {
    let french = keys(Language::French);
    for code in tablee::games::refusal_codes() {
        assert!(
            french.contains_key(&format!("error-{code}")),
            "error-{code}"
        );
    }
}

/// French needs its narrow space before high punctuation, its apostrophe and its minus.
#[test]
fn french_is_set_as_french_is_set() {
    for source in Language::French.sources() {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let Some((_, text)) = line.split_once('=') else {
                continue;
            };
            assert!(!text.contains('\''), "straight apostrophe: {line}");
            for sign in ['!', '?', ';', '»'] {
                for (at, _) in text.match_indices(sign) {
                    let before = text[..at].chars().next_back();
                    assert!(
                        matches!(before, Some('\u{202f}' | '!' | '?') | None),
                        "{sign} without its narrow space: {line}"
                    );
                }
            }
        }
    }
}
