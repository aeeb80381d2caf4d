//! What is remembered between sessions: choices, people, the last tables.
//!
//! Each field is read by itself: what is damaged gets its default, and the app still starts.

use crate::core::{Language, Player, PlayerColour};
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

/// Who played a game last, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastPlayers {
    pub seats: Vec<Player>,
    pub day: String,
}

impl LastPlayers {
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
    /// Names of the games whose effects are switched off.
    pub quiet: BTreeSet<String>,
    /// Everybody who has played, the latest first.
    pub people: Vec<Player>,
    pub tables: BTreeMap<String, LastPlayers>,
    /// What each game remembers for itself.
    pub games: Map<String, Value>,
    #[serde(skip)]
    revision: u64,
}

/// How many people are remembered; a longer list takes longer to scroll than a name to type.
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
            revision: 0,
        }
    }
}

impl Settings {
    /// Reads every field that is readable; `None` when the text is no JSON object.
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
            revision: 0,
        })
    }

    pub fn to_json(&self) -> String {
        // Maps with string keys and plain values: this cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Remembers the players of a game, and moves them to the front of the people known.
    pub fn remember(&mut self, game: &str, seats: &[Player], day: NaiveDate) {
        for person in seats.iter().rev() {
            self.people.retain(|known| known.name != person.name);
            self.people.insert(0, person.clone());
        }
        self.people.truncate(PEOPLE);
        self.set_players(game, seats, day);
    }

    /// Remembers the players while they are being chosen.
    pub fn set_players(&mut self, game: &str, seats: &[Player], day: NaiveDate) {
        let table = LastPlayers {
            seats: seats.to_vec(),
            day: day.to_string(),
        };
        let _ = self.tables.insert(game.to_owned(), table);
        self.revision += 1;
    }

    /// Changes with every change made by a game or its setup.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The players this game was last played with, else those of the latest game.
    pub fn last_players(&self, game: &str) -> Option<&LastPlayers> {
        self.tables
            .get(game)
            .or_else(|| self.tables.values().max_by_key(|table| table.day.clone()))
    }

    /// Switches a game's effects on or off.
    pub fn toggle_effects(&mut self, game: &str) {
        if !self.quiet.remove(game) {
            let _ = self.quiet.insert(game.to_owned());
        }
        self.revision += 1;
    }

    /// What a game remembers for itself, read leniently.
    pub fn of_game<T: DeserializeOwned + Default>(&self, game: &str) -> T {
        self.games
            .get(game)
            .and_then(|value| serde_json::from_value(value.clone()).ok())
            .unwrap_or_default()
    }

    pub fn set_of_game(&mut self, game: &str, value: &impl Serialize) {
        match serde_json::to_value(value) {
            Ok(value) => {
                let old = self.games.insert(game.to_owned(), value);
                self.revision += u64::from(old.as_ref() != self.games.get(game));
            }
            Err(error) => log::error!("settings of {game} are not kept: {error}"),
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

/// Tables with a valid number of players; those of a game that this version does not know are kept.
fn tables(fields: &mut Map<String, Value>) -> BTreeMap<String, LastPlayers> {
    let fits = |table: &LastPlayers| (1..=PlayerColour::ALL.len()).contains(&table.seats.len());
    field::<Map<String, Value>>(fields, "tables", Map::new())
        .into_iter()
        .filter_map(|(game, table)| Some((game, serde_json::from_value(table).ok()?)))
        .filter(|(_, table)| fits(table))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, hue: PlayerColour) -> Player {
        Player {
            name: name.to_owned(),
            hue,
        }
    }

    #[test]
    fn settings_are_read_as_they_were_written() {
        let mut settings = Settings {
            language: Some(Language::German),
            percent: 150,
            ..Settings::default()
        };
        let day = NaiveDate::from_ymd_opt(2026, 11, 14).unwrap();
        settings.remember(
            "ants",
            &[
                person("Zoé", PlayerColour::Honey),
                person("Ani", PlayerColour::Ember),
            ],
            day,
        );
        settings.set_of_game("cliff", &vec![20, 20, 20]);
        settings.toggle_effects("princess");
        settings.toggle_effects("ants");
        settings.toggle_effects("ants");
        assert_eq!(settings.quiet.len(), 1);
        let mut read = Settings::from_json(&settings.to_json()).unwrap();
        // `revision` is not saved.
        read.revision = settings.revision;
        assert_eq!(read, settings);
    }

    #[test]
    fn damaged_field_harms_no_other() {
        let text = r#"{"percent":"huge","music":20,"quiet":["chess","ants",3],"light":"neon","people":[{"name":"Ani","hue":"ember"},7],
            "tables":{"ants":{"seats":[],"day":"x"},"chess":{}}}"#;
        let settings = Settings::from_json(text).unwrap();
        assert_eq!(settings.percent, 100);
        assert_eq!(settings.music, 20);
        assert_eq!(
            settings.quiet,
            BTreeSet::from(["ants".to_owned(), "chess".to_owned()])
        );
        assert_eq!(settings.light, Light::Dark);
        assert_eq!(settings.people, [person("Ani", PlayerColour::Ember)]);
        assert!(settings.tables.is_empty());
        assert_eq!(Settings::from_json("{\"percent\":1"), None);
    }

    #[test]
    fn people_are_known_once_and_the_latest_first() {
        let mut settings = Settings::default();
        let day = NaiveDate::from_ymd_opt(2026, 11, 14).unwrap();
        settings.remember(
            "ants",
            &[
                person("A", PlayerColour::Ember),
                person("B", PlayerColour::Moss),
            ],
            day,
        );
        settings.remember("escape", &[person("B", PlayerColour::Plum)], day);
        assert_eq!(
            settings.people,
            [
                person("B", PlayerColour::Plum),
                person("A", PlayerColour::Ember)
            ]
        );
    }
}
