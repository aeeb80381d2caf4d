//! The three languages say the same things with the same arguments, and every key that the
//! code asks for is there.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use tablee::core::Language;
use tablee::games::GameInfo;

use super::files::sources;

type Keys = BTreeMap<String, BTreeSet<String>>;

/// Every key of a language with the arguments it uses.
fn keys(language: Language) -> Keys {
    let mut keys = Keys::new();
    for source in tablee::localize::sources(language) {
        let resource = parse(source).unwrap_or_else(|(_, errors)| {
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

/// The string literals that follow one of the calls which look up a text.
fn asked_for(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for call in [
        ".t(\"",
        ".tr(\"",
        ".text(\"",
        ".text_with(\"",
        ".tell(\"",
        "Shortcut::new(\"",
        "Keys::new(\"",
    ] {
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
    let mut asked = 0;
    for (file, source) in sources() {
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

/// What stands between two quotes on one line.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Whether a literal with one gap in it, to be filled by `format!`, may give this key.
fn may_give(literal: &str, key: &str) -> bool {
    let Some((before, rest)) = literal.split_once('{') else {
        return false;
    };
    let after = rest.split_once('}').map_or("", |(_, after)| after);
    let said = |part: &str| part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let telling = before.len() + after.len() > 3 && said(before) && said(after);
    telling && key.starts_with(before) && key.ends_with(after)
}

#[test]
fn every_key_that_is_there_is_asked_for() {
    let sources = sources();
    let literals: BTreeSet<&str> = sources
        .iter()
        .flat_map(|(_, text)| literals(text))
        .collect();
    let gaps: Vec<&str> = literals
        .iter()
        .copied()
        .filter(|one| one.contains('{'))
        .collect();
    let of_game = |key: &str| {
        let part = GameInfo::ALL
            .iter()
            .find_map(|kind| key.strip_prefix(kind.name()));
        part.and_then(|part| part.strip_prefix('-'))
            .is_some_and(|part| {
                let call = format!(".key(\"{part}\")");
                sources.iter().any(|(_, text)| text.contains(&call))
            })
    };
    let unused: Vec<String> = keys(Language::French)
        .into_keys()
        // What the recorded voices say, whether or not a screen shows it.
        .filter(|key| !key.starts_with("voice-"))
        .filter(|key| !literals.contains(key.as_str()) && !of_game(key))
        .filter(|key| !gaps.iter().any(|gap| may_give(gap, key)))
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
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
    for source in tablee::localize::sources(Language::French) {
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
