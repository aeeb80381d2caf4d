//! Every code has its sentence, in every language.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;

#[test]
fn every_code_has_a_sentence_in_every_language() {
    let codes: BTreeSet<String> = tablee::games::refusal_codes()
        .map(|code| format!("error-{code}"))
        .collect();
    for (language, text) in [
        ("fr", include_str!("../../i18n/fr/errors.ftl")),
        ("en", include_str!("../../i18n/en/errors.ftl")),
        ("de", include_str!("../../i18n/de/errors.ftl")),
    ] {
        let resource = fluent_syntax::parser::parse(text).expect("Fluent");
        let keys: BTreeSet<String> = resource
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect();
        assert_eq!(keys, codes, "{language}");
    }
}

#[test]
fn the_french_is_set_as_french_is() {
    for line in include_str!("../../i18n/fr/errors.ftl").lines() {
        let sentence = line.split_once(" = ").unwrap().1;
        assert!(!sentence.contains('\''), "{line}");
        for mark in ['!', '?', ';', ':'] {
            for (at, _) in sentence.match_indices(mark) {
                assert!(sentence[..at].ends_with('\u{202f}'), "{line}");
            }
        }
    }
}

#[test]
fn rule_ids_are_unique_and_belong_to_their_game() {
    let ids: Vec<&str> = tablee::games::rule_ids().collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len());
    for kind in tablee::games::GameInfo::ALL {
        for rule in kind.rules {
            assert!(rule.as_str().starts_with(&kind.name()[..3]), "{rule}");
        }
        for refusal in kind.refusals {
            assert!(!refusal.because.is_empty(), "{}", refusal.code);
        }
    }
}
