//! Dates and times in words.

use super::{Arg, Words};
use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Timelike};

impl Words {
    /// A time of day.
    pub fn time(&self, at: &DateTime<FixedOffset>) -> String {
        let args = [
            ("hour", Arg::Text(at.hour().to_string())),
            ("minute", Arg::Text(format!("{:02}", at.minute()))),
        ];
        self.text_with("time-of-day", &args)
    }

    /// A day in words, relative to `today`.
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

    /// The title of a game on Home, with its day: "La tablée de samedi".
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

    /// The word at this position of a list.
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
    use crate::core::Language;

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
