//! Every screen, laid out without a display: all text comes from i18n.

use super::app_fixture::game;
use super::app_fixture::{Fixture, SIZES, seen, texts};
use chrono::NaiveDate;
use std::sync::Arc;
use tablee::core::{Icon, Language, Player, PlayerColour};
use tablee::games::princess::components::FIRST_GAME;
use tablee::games::{AnySession, GameInfo};
use tablee::localize::Words;
use tablee::screens::home::{Home, Recent, Underway};
use tablee::screens::{history, licences, rules, settings as settings_screen, shortcuts};
use tablee::ui::banner::{Banner, Exit, Tone};
use tablee::ui::{Element, Ui, bar};

/// Names that no language could have written.
fn person(n: usize) -> Player {
    Player {
        name: format!("{n}{n}"),
        hue: PlayerColour::ALL[n % 6],
    }
}

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 16).unwrap()
}

/// The app after two games were played today.
fn lived_in(words: Words) -> Fixture {
    let mut fixture = Fixture::new(words);
    let seats: Vec<_> = (1..=4).map(person).collect();
    fixture.settings.remember("escape", &seats, today());
    fixture.settings.remember("ants", &seats[..3], today());
    fixture
}

/// What is legible although every letter of i18n is masked.
fn legible(texts: &[String]) -> Vec<&String> {
    const ALLOWED: [&str; 3] = ["Français", "English", "Deutsch"];
    texts
        .iter()
        .filter(|text| text.chars().any(char::is_alphabetic))
        .filter(|text| !ALLOWED.contains(&text.as_str()))
        // Letters on keys.
        .filter(|text| text.chars().count() > 1)
        // Names printed on cards are the same in every language.
        .filter(|text| FIRST_GAME.iter().all(|(name, _)| name != text))
        .filter(|text| !text.starts_with('F') || text.len() > 3)
        .filter(|text| licences::CRATES.lines().all(|line| line != text.as_str()))
        .collect()
}

impl Fixture {
    fn home<'a>(
        &'a self,
        ui: Ui<'a>,
        underway: &'a [Underway],
        recent: &'a [Recent],
    ) -> Element<'a, ()> {
        Home {
            pictures: &self.pictures,
            settings: &self.settings,
            underway,
            recent,
            today: today(),
        }
        .view(ui)
        .map(|_| ())
        .into()
    }

    fn settings_view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, ()> {
        let around = settings_screen::Around {
            settings: &self.settings,
            folder: Some("/1/2".into()),
            fullscreen: false,
        };
        settings_screen::view(ui, around).map(|_| ()).into()
    }
}

fn underway() -> Vec<Underway> {
    vec![Underway {
        game: game("ants"),
        file: "1".into(),
        stands: ("4".into(), "11 · 5 · 2".into()),
    }]
}

fn recent() -> Vec<Recent> {
    vec![Recent {
        game: game("escape"),
        file: "1".into(),
        day: today(),
        result: "1:12".into(),
    }]
}

#[test]
fn no_screen_shows_text_that_is_not_from_i18n() {
    let mut fixture = lived_in(Words::masked(Language::French));
    let rooms: Vec<_> = GameInfo::ALL
        .iter()
        .map(|game| fixture.with(|cx| AnySession::set_up(cx, game)))
        .collect();
    let (underway, recent) = (underway(), recent());
    let browser = history::Browser::new(&fixture.words, Some(Arc::default()));
    let mut seen = 0;
    for size in SIZES {
        for percent in [100, 175] {
            let ui = Ui::new(&fixture.words, true, percent, size);
            let mut views: Vec<(&str, Element<'_, ()>)> = vec![
                ("home", fixture.home(ui, &underway, &recent)),
                ("settings", fixture.settings_view(ui)),
                ("keys", shortcuts::view(ui, ()).into()),
                ("licences", licences::view(ui, ()).into()),
                (
                    "history",
                    browser
                        .view(ui, &fixture.pictures, today())
                        .map(|_| ())
                        .into(),
                ),
            ];
            for room in &rooms {
                views.push((room.game().name(), room.view(ui).map(|_| ()).into()));
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
fn the_last_games_on_home_are_not_cut() {
    let size = iced::Size::new(1920.0, 1200.0);
    let day = today() - chrono::Days::new(7);
    let games = ["princess", "skyrunner", "princess", "escape"].map(|name| Recent {
        game: game(name),
        day,
        ..recent().remove(0)
    });
    for language in Language::ALL {
        let fixture = lived_in(Words::new(language));
        let ui = Ui::new(&fixture.words, true, 100, size);
        let day = fixture.words.day(day, today());
        let seen = seen(fixture.home(ui, &[], &games), size);
        let days = seen.iter().filter(|text| text.words == day);
        let whole = days.filter(|text| text.is_whole(size)).count();
        assert_eq!(whole, games.len(), "{language:?}: {seen:?}");
    }
}

#[test]
fn every_screen_can_be_drawn_in_every_size_and_language() {
    for language in Language::ALL {
        let mut fixture = lived_in(Words::new(language));
        let rooms: Vec<_> = GameInfo::ALL
            .iter()
            .map(|game| fixture.with(|cx| AnySession::set_up(cx, game)))
            .collect();
        let reader = rules::Library::new(language, Some(game("ants")));
        for size in SIZES {
            for (dark, percent) in [(true, 100), (false, 175)] {
                let ui = Ui::new(&fixture.words, dark, percent, size);
                for room in &rooms {
                    let texts = texts(room.view(ui), size);
                    assert!(!texts.is_empty(), "{:?}", room.game());
                }
                assert!(!texts(reader.view(ui, &fixture.pictures), size).is_empty());
            }
        }
    }
}

#[test]
fn a_banner_moves_nothing() {
    let mut fixture = lived_in(Words::new(Language::French));
    let banner = || Banner {
        tone: Tone::Warning,
        icon: Icon::Mute,
        text: fixture_sentence(),
        short: "Pas de son".to_owned(),
        exits: vec![Exit {
            word: "2".to_owned(),
            message: (),
        }],
        on_open: (),
    };
    for game in GameInfo::ALL {
        let room = fixture.with(|cx| AnySession::set_up(cx, game));
        for size in SIZES {
            for percent in [100, 175] {
                let ui = Ui::new(&fixture.words, true, percent, size);
                let below = |banner: Option<Banner<()>>| {
                    let view = room.view(ui).map(|_| ()).view(banner);
                    let seen = seen(view, size).into_iter();
                    seen.map(|text| (text.words, text.bounds))
                        .filter(|(_, bounds)| bounds.y > bar::height(ui.class))
                        .collect::<Vec<_>>()
                };
                assert_eq!(below(None), below(Some(banner())), "{size:?} {percent}");
            }
        }
    }
}

#[test]
fn the_sign_of_a_slow_disk_moves_nothing() {
    let mut fixture = lived_in(Words::new(Language::German));
    let room = fixture.with(|cx| AnySession::set_up(cx, game("escape")));
    for size in SIZES {
        let ui = Ui::new(&fixture.words, true, 100, size);
        let places = |waits: bool| {
            let exit = Exit {
                word: fixture.words.text("banner-retry"),
                message: (),
            };
            let banner = Banner {
                tone: Tone::Warning,
                icon: Icon::Mute,
                text: fixture_sentence(),
                short: "Pas de son".to_owned(),
                exits: vec![exit],
                on_open: (),
            };
            let view = room.view(ui).map(|_| ()).waiting(waits);
            let seen = seen(view.view(Some(banner)), size).into_iter();
            seen.map(|text| (text.words, text.bounds))
                .collect::<Vec<_>>()
        };
        assert_eq!(places(false), places(true), "{size:?}");
    }
}

fn fixture_sentence() -> String {
    Words::new(Language::French).text("banner-no-sound")
}
