//! Every place of the house, laid out without a display: all text comes from i18n.

use super::house::{House, SIZES, texts};
use chrono::NaiveDate;
use std::sync::Arc;
use tablee::games::princess::setup::FIRST_GAME;
use tablee::localize::{Language, Words};
use tablee::rooms::AnyRoom;
use tablee::screen::home::{Home, Recent, Underway};
use tablee::screen::{history, keys, library, licences, settings as settings_screen};
use tablee::settings::Person;
use tablee::shelf::GameId;
use tablee::ui::chip::Hue;
use tablee::ui::{Element, Look};

/// Names that no language could have written.
fn person(n: usize) -> Person {
    Person {
        name: format!("{n}{n}"),
        hue: Hue::ALL[n % 6],
    }
}

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 16).unwrap()
}

/// A house where two boxes were played today.
fn lived_in(words: Words) -> House {
    let mut house = House::new(words);
    let seats: Vec<_> = (1..=4).map(person).collect();
    house.settings.remember(GameId::Escape, &seats, today());
    house.settings.remember(GameId::Ants, &seats[..3], today());
    house
}

/// What is legible although every letter of i18n is masked.
fn legible(texts: &[String]) -> Vec<&String> {
    const ALLOWED: [&str; 7] = ["Français", "English", "Deutsch", "Z", "R", "H", "S"];
    texts
        .iter()
        .filter(|text| text.chars().any(char::is_alphabetic))
        .filter(|text| !ALLOWED.contains(&text.as_str()))
        // Names printed on cards are the same in every language.
        .filter(|text| FIRST_GAME.iter().all(|(name, _)| name != text))
        .filter(|text| !text.starts_with('F') || text.len() > 3)
        .collect()
}

impl House {
    fn home<'a>(
        &'a self,
        look: Look<'a>,
        underway: &'a [Underway],
        recent: &'a [Recent],
    ) -> Element<'a, ()> {
        Home {
            gallery: &self.gallery,
            settings: &self.settings,
            underway,
            recent,
            today: today(),
        }
        .view(look)
        .map(|_| ())
    }

    fn settings_view<'a>(&'a self, look: Look<'a>) -> Element<'a, ()> {
        let around = settings_screen::Around {
            settings: &self.settings,
            folder: Some("/1/2".into()),
            fullscreen: false,
        };
        settings_screen::view(look, around).map(|_| ())
    }
}

fn underway() -> Vec<Underway> {
    vec![Underway {
        game: GameId::Ants,
        file: "1".into(),
        stands: ("4".into(), "11 · 5 · 2".into()),
    }]
}

fn recent() -> Vec<Recent> {
    vec![Recent {
        game: GameId::Escape,
        file: "1".into(),
        day: today(),
        result: "1:12".into(),
    }]
}

#[test]
fn no_screen_shows_text_that_is_not_from_i18n() {
    let mut house = lived_in(Words::masked(Language::French));
    let rooms: Vec<_> = GameId::ALL
        .iter()
        .map(|game| house.with(|cx| AnyRoom::set_up(cx, *game)))
        .collect();
    let (underway, recent) = (underway(), recent());
    let browser = history::Browser::new(&house.words, Some(Arc::default()));
    let mut seen = 0;
    for size in SIZES {
        for percent in [100, 175] {
            let look = Look::new(&house.words, true, percent, size);
            let mut views: Vec<(&str, Element<'_, ()>)> = vec![
                ("home", house.home(look, &underway, &recent)),
                ("settings", house.settings_view(look)),
                ("keys", keys::view(look, ())),
                ("licences", licences::view(look, ())),
                (
                    "history",
                    browser.view(look, &house.gallery, today()).map(|_| ()),
                ),
            ];
            for room in &rooms {
                views.push((
                    room.game().name(),
                    room.view(look, &house.gallery).map(|_| ()),
                ));
            }
            for (name, view) in views {
                let texts = texts(view, size);
                seen += texts.len();
                let legible = legible(&texts);
                assert!(legible.is_empty(), "{name} at {size:?}: {legible:?}");
            }
        }
    }
    assert!(seen > 500, "the test has gone blind: {seen}");
}

#[test]
fn every_screen_can_be_drawn_in_every_size_and_language() {
    for language in Language::ALL {
        let mut house = lived_in(Words::new(language));
        let rooms: Vec<_> = GameId::ALL
            .iter()
            .map(|game| house.with(|cx| AnyRoom::set_up(cx, *game)))
            .collect();
        let reader = library::Library::new(language, Some(GameId::Ants));
        for size in SIZES {
            for (dark, percent) in [(true, 100), (false, 175)] {
                let look = Look::new(&house.words, dark, percent, size);
                for room in &rooms {
                    let texts = texts(room.view(look, &house.gallery), size);
                    assert!(!texts.is_empty(), "{:?}", room.game());
                }
                assert!(!texts(reader.view(look, &house.gallery), size).is_empty());
            }
        }
    }
}
