//! What is remembered between two evenings: choices, people, the last tables.
//!
//! A saved file may be damaged field by field and the app still starts: each field is read by
//! itself, and what cannot be read keeps its default.

use crate::localize::Language;
use crate::shelf::GameId;
use crate::ui::chip::Hue;
use chrono::NaiveDate;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Light {
    Dark,
    Light,
    System,
}

/// Somebody who has sat at this table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    pub hue: Hue,
}

/// Who played a game last, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastTable {
    pub seats: Vec<Person>,
    pub day: String,
}

impl LastTable {
    pub fn day(&self) -> Option<NaiveDate> {
        self.day.parse().ok()
    }
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Settings {
    /// `None` follows the desktop.
    pub language: Option<Language>,
    pub light: Light,
    /// Text size in percent.
    pub percent: u16,
    pub music: u8,
    pub effects: u8,
    pub awake: bool,
    /// Games whose small sounds are not wanted.
    pub quiet: BTreeSet<GameId>,
    /// Everybody who has played, the latest first.
    pub people: Vec<Person>,
    pub tables: BTreeMap<GameId, LastTable>,
    /// What each game remembers for itself.
    pub games: Map<String, Value>,
}

/// More names than this are more to scroll than to type.
const PEOPLE: usize = 24;

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            light: Light::Dark,
            percent: 100,
            music: 70,
            effects: 90,
            awake: true,
            quiet: BTreeSet::new(),
            people: Vec::new(),
            tables: BTreeMap::new(),
            games: Map::new(),
        }
    }
}

impl Settings {
    /// Reads what can be read; `None` when nothing can.
    pub fn from_json(text: &str) -> Option<Self> {
        let Ok(Value::Object(mut fields)) = serde_json::from_str(text) else {
            return None;
        };
        let fallback = Self::default();
        Some(Self {
            language: field(&mut fields, "language", fallback.language),
            light: field(&mut fields, "light", fallback.light),
            percent: field(&mut fields, "percent", fallback.percent).clamp(100, 175),
            music: field(&mut fields, "music", fallback.music).min(100),
            effects: field(&mut fields, "effects", fallback.effects).min(100),
            awake: field(&mut fields, "awake", fallback.awake),
            quiet: each(&mut fields, "quiet").into_iter().collect(),
            people: each(&mut fields, "people"),
            tables: tables(&mut fields),
            games: field(&mut fields, "games", fallback.games),
        })
    }

    pub fn to_json(&self) -> String {
        // Maps with string keys and plain values: this cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Remembers a table, and puts its people first among those known.
    pub fn remember(&mut self, game: GameId, seats: &[Person], day: NaiveDate) {
        for person in seats.iter().rev() {
            self.people.retain(|known| known.name != person.name);
            self.people.insert(0, person.clone());
        }
        self.people.truncate(PEOPLE);
        let table = LastTable {
            seats: seats.to_vec(),
            day: day.to_string(),
        };
        let _ = self.tables.insert(game, table);
    }

    /// The table this game was last played with, else the one of the latest game.
    pub fn last_table(&self, game: GameId) -> Option<&LastTable> {
        self.tables
            .get(&game)
            .or_else(|| self.tables.values().max_by_key(|table| table.day.clone()))
    }

    /// Lets a game's small sounds be heard, or not.
    pub fn hush(&mut self, game: GameId) {
        if !self.quiet.remove(&game) {
            let _ = self.quiet.insert(game);
        }
    }

    /// What a game remembers for itself, read leniently.
    pub fn of_game<T: DeserializeOwned + Default>(&self, game: GameId) -> T {
        self.games
            .get(game.name())
            .and_then(|value| serde_json::from_value(value.clone()).ok())
            .unwrap_or_default()
    }

    pub fn set_of_game(&mut self, game: GameId, value: &impl Serialize) {
        match serde_json::to_value(value) {
            Ok(value) => drop(self.games.insert(game.name().to_owned(), value)),
            Err(error) => log::error!("settings of {} are not kept: {error}", game.name()),
        }
    }
}

fn field<T: DeserializeOwned>(fields: &mut Map<String, Value>, name: &str, fallback: T) -> T {
    fields
        .remove(name)
        .and_then(|value| serde_json::from_value(value).ok())
        .unwrap_or(fallback)
}

/// Every element of a list that can be read.
fn each<T: DeserializeOwned>(fields: &mut Map<String, Value>, name: &str) -> Vec<T> {
    field::<Vec<Value>>(fields, name, Vec::new())
        .into_iter()
        .filter_map(|value| serde_json::from_value(value).ok())
        .collect()
}

fn tables(fields: &mut Map<String, Value>) -> BTreeMap<GameId, LastTable> {
    field::<Map<String, Value>>(fields, "tables", Map::new())
        .into_iter()
        .filter_map(|(game, table)| {
            let table: LastTable = serde_json::from_value(table).ok()?;
            Some((GameId::named(&game)?, table))
        })
        .filter(|(game, table)| game.cover().players.contains(&table.seats.len()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, hue: Hue) -> Person {
        Person {
            name: name.to_owned(),
            hue,
        }
    }

    #[test]
    fn settings_come_back_as_they_were() {
        let mut settings = Settings {
            language: Some(Language::German),
            percent: 150,
            ..Settings::default()
        };
        let day = NaiveDate::from_ymd_opt(2026, 11, 14).unwrap();
        settings.remember(
            GameId::Ants,
            &[person("Zoé", Hue::Honey), person("Ani", Hue::Ember)],
            day,
        );
        settings.set_of_game(GameId::Cliff, &vec![20, 20, 20]);
        settings.hush(GameId::Princess);
        settings.hush(GameId::Ants);
        settings.hush(GameId::Ants);
        assert_eq!(settings.quiet.len(), 1);
        assert_eq!(Settings::from_json(&settings.to_json()), Some(settings));
    }

    #[test]
    fn a_damaged_field_costs_only_itself() {
        let text = r#"{"percent":"huge","music":20,"quiet":["chess","ants",3],"light":"neon","people":[{"name":"Ani","hue":"ember"},7],
            "tables":{"ants":{"seats":[],"day":"x"},"chess":{}}}"#;
        let settings = Settings::from_json(text).unwrap();
        assert_eq!(settings.percent, 100);
        assert_eq!(settings.music, 20);
        assert_eq!(settings.quiet, BTreeSet::from([GameId::Ants]));
        assert_eq!(settings.light, Light::Dark);
        assert_eq!(settings.people, [person("Ani", Hue::Ember)]);
        assert!(settings.tables.is_empty());
        assert_eq!(Settings::from_json("{\"percent\":1"), None);
    }

    #[test]
    fn people_are_known_once_and_the_latest_first() {
        let mut settings = Settings::default();
        let day = NaiveDate::from_ymd_opt(2026, 11, 14).unwrap();
        settings.remember(
            GameId::Ants,
            &[person("A", Hue::Ember), person("B", Hue::Moss)],
            day,
        );
        settings.remember(GameId::Escape, &[person("B", Hue::Plum)], day);
        assert_eq!(
            settings.people,
            [person("B", Hue::Plum), person("A", Hue::Ember)]
        );
    }
}
