//! Every rule id has a paragraph in the rules text, and every anchor a rule id.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use tablee::core::Language;
use tablee::games::GameInfo;
use tablee::localize::rulebook::{Block, Book, Kind as Form};

use super::files::root;

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
    let folder = root().join("i18n");
    for language in ["fr", "en", "de"] {
        for kind in GameInfo::ALL {
            let path = folder
                .join(language)
                .join(format!("rules/{}.md", kind.name()));
            let text = fs::read_to_string(&path).expect("the rules of every game");
            let found = anchors(&text);
            let known: BTreeSet<&str> = kind.rules.iter().map(|rule| rule.as_str()).collect();
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

/// A page by what its paragraphs are and which rules they answer for.
type Bones = Vec<(Form, Vec<String>)>;

/// What must be the same in every language: sections, pages, and what each paragraph is.
fn skeleton(book: &Book) -> Vec<Vec<Bones>> {
    let block = |block: &Block| (block.kind, block.anchors.clone());
    book.sections
        .iter()
        .map(|section| {
            let pages = section.pages.iter();
            pages
                .map(|page| page.blocks.iter().map(block).collect())
                .collect()
        })
        .collect()
}

#[test]
fn the_three_languages_have_the_same_sections_pages_and_anchors() {
    for kind in GameInfo::ALL {
        let french = Book::of(Language::French, kind.name());
        assert!(french.sections.len() > 1, "{kind:?}");
        for language in [Language::English, Language::German] {
            let other = Book::of(language, kind.name());
            assert_eq!(
                skeleton(&other),
                skeleton(&french),
                "{kind:?} in {}",
                language.code()
            );
        }
    }
}

#[test]
fn a_first_game_is_one_page() {
    for language in Language::ALL {
        for kind in GameInfo::ALL {
            let book = Book::of(language, kind.name());
            let first = &book.sections[0];
            assert_eq!(first.pages.len(), 1, "{kind:?} in {}", language.code());
            let blocks = &first.pages[0].blocks;
            let steps = blocks.iter().filter(|block| block.kind == Form::Item);
            assert!((5..=10).contains(&steps.count()), "{kind:?}");
        }
    }
}

/// A rule that is the app's own says so where it stands.
#[test]
fn where_the_print_is_silent_the_text_says_so() {
    for language in Language::ALL {
        for kind in GameInfo::ALL {
            let book = Book::of(language, kind.name());
            for rule in kind.rules.iter().filter(|rule| rule.is_silent()) {
                let (_, block) = book.find(rule.as_str()).unwrap();
                assert_eq!(
                    block.kind,
                    Form::Silent,
                    "{} in {}",
                    rule.as_str(),
                    language.code()
                );
            }
        }
    }
}

/// Words of text, case and signs aside.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

const RUN: usize = 8;
/// Bytes kept of each run's hash.
const KEPT: usize = 6;

/// FNV-1a, the first bytes of it.
fn hash(run: &[String]) -> [u8; KEPT] {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in run.join(" ").bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    }
    let mut kept = [0; KEPT];
    kept.copy_from_slice(&hash.to_be_bytes()[..KEPT]);
    kept
}

fn runs_path() -> PathBuf {
    root().join("tests/data/rulebook-runs.bin")
}

/// The texts of a Fluent file, one after the other.
fn fluent(source: &str) -> Vec<String> {
    fn said(pattern: &Pattern<&str>, out: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => {
                    out.push_str(" 0 ");
                    if let Expression::Select { variants, .. } = expression {
                        for variant in variants {
                            said(&variant.value, out);
                            out.push_str(" 0 ");
                        }
                    }
                }
            }
        }
    }
    let resource = fluent_syntax::parser::parse(source).unwrap();
    let texts = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let mut out = String::new();
            said(message.value.as_ref()?, &mut out);
            Some(out)
        }
        _ => None,
    });
    texts.collect()
}

/// No sentence is taken from the rulebooks: their runs of eight words are kept as hashes, since
/// the texts themselves are not ours to keep.
#[test]
fn no_run_of_eight_words_is_the_rulebooks() {
    let bytes = fs::read(runs_path()).expect("the rulebooks' runs");
    let theirs: BTreeSet<&[u8]> = bytes.chunks(KEPT).collect();
    assert!(theirs.len() > 9000, "the runs have gone: {}", theirs.len());
    let mut compared = 0;
    for language in Language::ALL {
        let mut texts: Vec<String> = tablee::localize::sources(language)
            .flat_map(fluent)
            .collect();
        for kind in GameInfo::ALL {
            let book = Book::of(language, kind.name());
            texts.extend(book.blocks().map(|(_, block)| block.text()));
        }
        for text in texts {
            for run in words(&text).windows(RUN) {
                compared += 1;
                assert!(
                    !theirs.contains(hash(run).as_slice()),
                    "in {}: {}",
                    language.code(),
                    run.join(" ")
                );
            }
        }
    }
    assert!(
        compared > 15_000,
        "the comparison has gone blind: {compared}"
    );
}

/// Nor do comments, tests or recipes quote them.
#[test]
fn no_file_quotes_the_rulebooks() {
    let bytes = fs::read(runs_path()).expect("the rulebooks' runs");
    let theirs: BTreeSet<&[u8]> = bytes.chunks(KEPT).collect();
    let mut quotes = Vec::new();
    let mut files = vec![root().join("README.md")];
    for folder in ["src", "tests", "benches", "i18n", "sounds/src", "packaging"] {
        texts_under(&root().join(folder), &mut files);
    }
    assert!(files.len() > 250, "{}", files.len());
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        for run in words(&text).windows(RUN) {
            if theirs.contains(hash(run).as_slice()) {
                quotes.push(format!("{}: {}", path.display(), run.join(" ")));
            }
        }
    }
    assert!(quotes.is_empty(), "{}", quotes.join("\n"));
}

/// Adds the files under a folder that people write.
fn texts_under(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        if path.is_dir() {
            texts_under(&path, found);
        } else if ["rs", "md", "ftl", "json", "py", "sh", "1"].contains(&ending) {
            found.push(path);
        }
    }
}

/// Makes the runs anew from the rulebooks' texts:
/// `TABLEE_RULEBOOKS=folder cargo test --test source rules_text -- --ignored`.
#[test]
#[ignore = "needs the rulebooks, which are not ours to keep"]
fn regenerate_the_runs() {
    let folder = std::env::var_os("TABLEE_RULEBOOKS").expect("TABLEE_RULEBOOKS=folder");
    let mut runs = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        runs.extend(words(&text).windows(RUN).map(hash));
    }
    fs::write(runs_path(), runs.into_iter().flatten().collect::<Vec<u8>>()).unwrap();
}
