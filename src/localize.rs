//! Languages: every text on screen comes through here.
//!
//! French is the fallback; a test holds the three languages together.

use crate::platform;
use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Timelike};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The languages of the app, French first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Language {
    #[serde(rename = "fr")]
    French,
    #[serde(rename = "en")]
    English,
    #[serde(rename = "de")]
    German,
}

macro_rules! files {
    ($($name:ident = $module:ident;)*) => {
        const fn files(language: Language) -> &'static [&'static str] {
            match language {
                Language::French => &[
                    include_str!("../i18n/fr/tablee.ftl"),
                    include_str!("../i18n/fr/errors.ftl"),
                    include_str!("../i18n/fr/voice.ftl"),
                    $(include_str!(concat!("../i18n/fr/", stringify!($module), ".ftl")),)*
                ],
                Language::English => &[
                    include_str!("../i18n/en/tablee.ftl"),
                    include_str!("../i18n/en/errors.ftl"),
                    include_str!("../i18n/en/voice.ftl"),
                    $(include_str!(concat!("../i18n/en/", stringify!($module), ".ftl")),)*
                ],
                Language::German => &[
                    include_str!("../i18n/de/tablee.ftl"),
                    include_str!("../i18n/de/errors.ftl"),
                    include_str!("../i18n/de/voice.ftl"),
                    $(include_str!(concat!("../i18n/de/", stringify!($module), ".ftl")),)*
                ],
            }
        }
    };
}
crate::games::each_game!(files);

impl Language {
    pub const ALL: [Self; 3] = [Self::French, Self::English, Self::German];

    pub const fn code(self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Its own name for itself, as people look for it in a list.
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::French => "Français",
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.to_ascii_lowercase();
        let primary = code.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code() == primary)
    }

    /// The first language of the desktop that the app speaks, else French.
    pub fn of_desktop() -> Self {
        platform::locales()
            .iter()
            .find_map(|locale| Self::from_code(locale))
            .unwrap_or(Self::French)
    }

    fn id(self) -> LanguageIdentifier {
        // Three codes that are known to be well formed.
        self.code().parse().unwrap_or_default()
    }

    /// The Fluent files of this language.
    pub const fn sources(self) -> &'static [&'static str] {
        files(self)
    }

    /// Between thousands, and before decimals.
    const fn separators(self) -> (char, char) {
        match self {
            Self::French => ('\u{202f}', ','),
            Self::English => (',', '.'),
            Self::German => ('.', ','),
        }
    }
}

/// A value that goes into a sentence.
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
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless)]
            fn from(number: $type) -> Self {
                Self::Number(number as f64)
            }
        }
    )*};
}
number_args!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// All sentences of one language, with French behind it.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// French, read when a sentence is missing.
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

    /// Every letter that comes from i18n becomes a box: what is still legible did not.
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

    /// A whole number as this language writes it.
    pub fn number(&self, number: i64) -> String {
        #[expect(clippy::cast_precision_loss, reason = "shown, not computed with")]
        group(number as f64, self.language)
    }

    /// A moment of the day.
    pub fn time(&self, at: &DateTime<FixedOffset>) -> String {
        let args = [
            ("hour", Arg::Text(at.hour().to_string())),
            ("minute", Arg::Text(format!("{:02}", at.minute()))),
        ];
        self.text_with("time-of-day", &args)
    }

    /// A day, said as people say it from `today`.
    pub fn day(&self, day: NaiveDate, today: NaiveDate) -> String {
        let ago = (today - day).num_days();
        match ago {
            0 => self.text("day-today"),
            1 => self.text("day-yesterday"),
            2..=6 => capital(&self.weekday(day)),
            _ if day.year() == today.year() => self.dated("date-short", day),
            _ => self.dated("date-long", day),
        }
    }

    /// A month with its year, as a heading.
    pub fn month(&self, day: NaiveDate) -> String {
        capital(&format!("{} {}", self.month_name(day), day.year()))
    }

    /// The table of that day, as on the cards of Home: "La tablée de samedi".
    pub fn table_of(&self, day: NaiveDate, today: NaiveDate) -> String {
        let named = |key, name: String| {
            let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u', 'é']);
            let args = [
                ("name", name.into()),
                ("vowel", if vowel { "yes" } else { "no" }.into()),
            ];
            self.text_with(key, &args)
        };
        match (today - day).num_days() {
            0 => self.text("table-of-today"),
            1 => self.text("table-of-yesterday"),
            2..=6 => named("table-of-weekday", self.weekday(day)),
            7..=330 => named("table-of-month", self.month_name(day)),
            _ => self.text("table-of-old"),
        }
    }

    fn weekday(&self, day: NaiveDate) -> String {
        self.listed("weekdays", day.weekday().num_days_from_monday())
    }

    fn month_name(&self, day: NaiveDate) -> String {
        self.listed("months", day.month0())
    }

    /// The word at this place of a list of words.
    fn listed(&self, key: &str, place: u32) -> String {
        let words = self.text(key);
        let word = words.split_whitespace().nth(place as usize);
        word.unwrap_or_default().to_owned()
    }

    fn dated(&self, key: &str, day: NaiveDate) -> String {
        let args = [
            ("day", day.day().into()),
            ("month", self.month_name(day).into()),
            ("year", Arg::Text(day.year().to_string())),
        ];
        self.text_with(key, &args)
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
    // Isolation marks are invisible but break exact comparison and some fonts.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::French => |value, _| in_language(value, Language::French),
        Language::English => |value, _| in_language(value, Language::English),
        Language::German => |value, _| in_language(value, Language::German),
    }));
    for source in language.sources() {
        // A damaged message is left out and falls back; the tests do not let one through.
        let resource = match FluentResource::try_new((*source).to_owned()) {
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
    let (thousands, decimal) = language.separators();
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

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
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

    #[test]
    fn a_language_is_known_by_its_code() {
        assert_eq!(Language::from_code("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_code("fr-CA"), Some(Language::French));
        assert_eq!(Language::from_code("it_IT"), None);
    }

    #[test]
    fn days_are_said_from_today() {
        let words = Words::new(Language::French);
        let today = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
        let day = |y, m, d| NaiveDate::from_ymd_opt(y, m, d).unwrap();
        assert_eq!(words.day(today, today), "Aujourd’hui");
        assert_eq!(words.day(day(2026, 11, 14), today), "Samedi");
        assert_eq!(words.day(day(2026, 10, 31), today), "31 octobre");
        assert_eq!(words.day(day(2025, 10, 1), today), "1er octobre 2025");
        assert_eq!(
            words.table_of(day(2026, 10, 1), today),
            "La tablée d’octobre"
        );
        assert_eq!(
            words.table_of(day(2026, 11, 14), today),
            "La tablée de samedi"
        );
    }

    #[test]
    fn every_day_and_month_has_its_name() {
        for language in Language::ALL {
            let words = Words::new(language);
            let count = |key| words.text(key).split_whitespace().count();
            assert_eq!(
                (count("weekdays"), count("months")),
                (7, 12),
                "{language:?}"
            );
        }
    }
}
