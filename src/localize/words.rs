//! Texts by their key, with Fluent; and numbers in the format of each language.

use super::TEXTS;
use crate::core::{Language, Refusal, RuleId};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, File};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

/// The Fluent files of a language.
pub fn sources(language: Language) -> impl Iterator<Item = &'static str> {
    let folder = TEXTS.get_dir(language.code());
    let files = folder.into_iter().flat_map(Dir::files);
    let files = files.filter(|file| {
        file.path()
            .extension()
            .is_some_and(|ending| ending == "ftl")
    });
    files.filter_map(File::contents_utf8)
}

/// Between thousands, and before decimals.
const fn separators(language: Language) -> (char, char) {
    match language {
        Language::French => ('\u{202f}', ','),
        Language::English => (',', '.'),
        Language::German => ('.', ','),
    }
}

/// An argument of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    Text(String),
    Number(f64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! number_args {
    ($($type:ty),*) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Self {
                Self::Number(number as f64)
            }
        }
    )*};
}
number_args!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// All texts of one language, with French as the fallback.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// French, loaded when a text is missing.
    fallback: OnceLock<Box<Words>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Words {
    pub fn new(language: Language) -> Self {
        Self {
            language,
            bundle: bundle(language),
            fallback: OnceLock::new(),
        }
    }

    /// Every letter that comes from i18n becomes a box, so that a test finds text that does not.
    pub fn masked(language: Language) -> Self {
        let mut words = Self::new(language);
        words.bundle.set_transform(Some(mask));
        words
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn text(&self, key: &str) -> String {
        self.format(key, None)
    }

    pub fn text_with(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => values.set(*name, FluentValue::from(text.as_str())),
                Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
            }
        }
        self.format(key, Some(&values))
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|m| m.value());
        match (pattern, self.language) {
            (Some(pattern), _) => {
                let mut errors = Vec::new();
                self.bundle
                    .format_pattern(pattern, args, &mut errors)
                    .into_owned()
            }
            (None, Language::French) => key.to_owned(),
            (None, Language::English | Language::German) => {
                let french = || Box::new(Self::new(Language::French));
                self.fallback.get_or_init(french).format(key, args)
            }
        }
    }

    /// A whole number in the format of this language.
    pub fn number(&self, number: i64) -> String {
        group(number as f64, self.language)
    }
}

/// A number with a minus sign instead of a hyphen.
pub fn number(number: i64) -> String {
    if number < 0 {
        format!("\u{2212}{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// A difference: "+3", "−2".
pub fn signed(difference: i64) -> String {
    if difference < 0 {
        number(difference)
    } else {
        format!("+{difference}")
    }
}

/// Why something was refused: the text, and the rule to open for "why?".
pub fn refusal(words: &Words, refusal: &Refusal) -> (String, Option<RuleId>) {
    let sentence = words.text(&format!("error-{}", refusal.code));
    (sentence, refusal.because.first().copied())
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    // Three codes that are known to be valid.
    let id = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks are invisible but break exact comparison and some fonts.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::French => |value, _| in_language(value, Language::French),
        Language::English => |value, _| in_language(value, Language::English),
        Language::German => |value, _| in_language(value, Language::German),
    }));
    for source in sources(language) {
        // A damaged message is left out and falls back; the tests find it.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn in_language(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(group(number.value, language)),
        _ => None,
    }
}

fn group(number: f64, language: Language) -> String {
    let (thousands, decimal) = separators(language);
    let plain = number.abs().to_string();
    let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut out = String::new();
    if number < 0.0 {
        out.push('\u{2212}');
    }
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            out.push(thousands);
        }
        out.push(digit);
    }
    if !rest.is_empty() {
        out.push(decimal);
        out.push_str(rest);
    }
    out
}

fn mask(text: &str) -> Cow<'_, str> {
    text.chars()
        .map(|c| if c.is_alphabetic() { '\u{25a1}' } else { c })
        .collect::<String>()
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_each_language_writes_them() {
        assert_eq!(group(10_000.0, Language::French), "10\u{202f}000");
        assert_eq!(group(-1_234_567.5, Language::German), "\u{2212}1.234.567,5");
        assert_eq!(group(999.0, Language::English), "999");
    }
}
