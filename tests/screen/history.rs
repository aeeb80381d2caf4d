//! The history: every game step by step in words, filters and totals, export and import.
use super::app_fixture::game;
use super::app_fixture::{PHONE, WIDE, texts};
use chrono::NaiveDate;
use iced::Size;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use tablee::archive::{self, Form, Wrong};
use tablee::core::Language;
use tablee::history::PastGame;
use tablee::localize::Words;
use tablee::screens::history::{Action, Browser, Message};
use tablee::store::Store;
use tablee::ui::Ui;
use tablee::ui::pictures::Pictures;

const TIMEOUT: Duration = Duration::from_secs(20);

/// A journal from its setup and its lines; seconds pass between them.
fn journal(game: &str, day: u32, setup: &str, people: &[&str], lines: &[&str]) -> String {
    let hues = ["ember", "lagoon", "honey", "moss", "plum", "stone"];
    let table: Vec<String> = people
        .iter()
        .zip(hues)
        .map(|(name, hue)| format!(r#"{{"name":"{name}","hue":"{hue}"}}"#))
        .collect();
    let names: Vec<String> = people.iter().map(|name| format!("\"{name}\"")).collect();
    let names = names.join(",");
    let started = format!("2026-11-{day:02}T20:15:00+01:00");
    let mut text = format!(
        "{{\"tablee\":1,\"game\":\"{game}\",\"started\":\"{started}\",\"setup\":{{\"players\":[{names}],{setup}}}}}\n"
    );
    text.push_str(&format!(
        "{{\"at\":\"{started}\",\"note\":{{\"table\":[{}]}}}}\n",
        table.join(",")
    ));
    for (line, minute) in lines.iter().zip(16..) {
        let at = format!("2026-11-{day:02}T20:{minute}:00+01:00");
        text.push_str(&format!("{{\"at\":\"{at}\",{line}}}\n"));
    }
    text
}

fn escape() -> String {
    journal(
        "escape",
        3,
        r#""difficulty":"normal""#,
        &["11", "22"],
        &[
            r#""note":{"tap_ms":60000}"#,
            r#""event":{"activate":3}"#,
            r#""event":"destiny""#,
            r#""note":{"tap_ms":200000}"#,
            r#""event":{"door":{"caught":[0]}}"#,
            r#""event":{"activate":3}"#,
            r#""event":{"door":{"caught":[]}}"#,
            r#""note":{"tap_ms":500000}"#,
            r#""event":{"escape":{"player":0,"die_to":1}}"#,
            r#""event":{"escape":{"player":1}}"#,
        ],
    )
}

fn princess() -> String {
    journal(
        "princess",
        4,
        r#""prince":0,"mode":"standard","squires":true,"princesses":[{"name":"1","swords":1},{"name":"2","swords":2},{"name":"3","swords":3},{"name":"4","swords":4}]"#,
        &["11", "22", "33"],
        &[
            r#""event":"turn_page""#,
            r#""event":{"ladders":{"dungeon":6,"cards":[1,2,3],"plus":0,"minus":0}}"#,
            r#""event":"turn_page""#,
            r#""event":"foghorn""#,
            r#""event":"turn_page""#,
            r#""event":{"ladders":{"dungeon":9,"cards":[2,3,4],"plus":1,"minus":0,"respected":false}}"#,
        ],
    )
}

fn skyrunner() -> String {
    journal(
        "skyrunner",
        5,
        r#""first":0"#,
        &["11", "22", "33"],
        &[
            r#""event":{"turn":{"card":"sabotage","plays":[{"bid":8},{"bid":3},{"bid":3}]}}"#,
            r#""event":{"use":{"player":0,"card":"sabotage","target":1}}"#,
            r#""event":{"turn":{"card":{"fall":2},"plays":[{"bid":1},{"bid":2},{"bid":4}]}}"#,
            r#""event":{"turn":{"card":"material","plays":["surprise",{"climb":{"value":3}},{"climb":{"value":4}}]}}"#,
            r#""event":{"level":{"player":1,"level":0}}"#,
            r#""event":{"roof":2}"#,
        ],
    )
}

fn ants() -> String {
    let round = r#""event":{"round":{"plus":"c1","minus":"c3","tally":[{"plus":4,"minus":2,"queens":1,"ladybugs":0},{"plus":3,"minus":3,"queens":3,"ladybugs":1},{"plus":2,"minus":4,"queens":1,"ladybugs":2}]}}"#;
    journal(
        "ants",
        6,
        r#""teams":false,"below_zero":false"#,
        &["11", "22", "44"],
        &[
            r#""event":{"trick":{"seats":[0,1,2],"cards":["c1-5","c1-queen","c2-ninja"]}}"#,
            r#""event":{"trick":{"seats":[0,1,2],"cards":["ladybug","ladybug","ladybug"]}}"#,
            round,
            round,
            r#""undo":true"#,
            round,
            round,
        ],
    )
}

fn cliff() -> String {
    journal(
        "cliff",
        7,
        r#""first":0,"bags":[["carabiner","ladder","zipline","cave_map"],["carabiner","ladder","ice_axe","crampons"]]"#,
        &["11", "22"],
        &[
            r#""event":{"draw":"tile"}"#,
            r#""event":{"move":[0,0]}"#,
            r#""event":{"equip":{"token":"carabiner","at":[0,0]}}"#,
            r#""event":"next""#,
            r#""event":{"draw":"tile"}"#,
            r#""event":{"cave":[1,0]}"#,
            r#""event":{"move":[1,0]}"#,
            r#""event":{"equip":{"token":"ladder","at":[1,1]}}"#,
            r#""event":"next""#,
            r#""event":{"draw":"tile"}"#,
            r#""event":{"move":[0,1]}"#,
            r#""event":{"equip":{"token":"zipline","at":[0,1]}}"#,
            r#""event":{"move":[0,0]}"#,
            r#""event":"next""#,
            r#""event":{"draw":"fall"}"#,
        ],
    )
}

fn all() -> [String; 5] {
    [escape(), princess(), skyrunner(), ants(), cliff()]
}

/// A tablet with these five games in its history.
fn tablet(folder: &Path) -> Store {
    let store = Store::open(folder, |_| {});
    for text in all() {
        let taken = archive::import_bytes(&store, "five.jsonl", text.as_bytes()).unwrap();
        assert_eq!((taken.added, taken.damaged), (1, Vec::new()), "{text}");
    }
    store.flush(TIMEOUT).unwrap();
    store
}

/// What a history is, but for the names of its files.
fn essence(games: &[PastGame]) -> Vec<PastGame> {
    let id = tablee::core::FileId::parse("any").unwrap();
    games
        .iter()
        .map(|played| PastGame {
            id: id.clone(),
            ..played.clone()
        })
        .collect()
}

#[test]
fn export_then_import_preserves_history() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = tablet(here.path());
    let before = archive::refresh(&store);
    assert_eq!(before.len(), 5);
    let mut file = Vec::new();
    assert_eq!(
        archive::write_all(&store, Form::Json, &mut file).unwrap(),
        5
    );

    let other = Store::open(there.path(), |_| {});
    assert!(archive::refresh(&other).is_empty());
    let taken = archive::import_bytes(&other, "all.jsonl", &file).unwrap();
    assert_eq!((taken.added, taken.already), (5, 0));
    assert_eq!(essence(&archive::refresh(&other)), essence(&before));
    let again = archive::import_bytes(&other, "all.jsonl", &file).unwrap();
    assert_eq!((again.added, again.already), (0, 5));
    assert_eq!(archive::refresh(&other).len(), 5);
    other.flush(TIMEOUT).unwrap();
    drop(other);

    // And the same again from the files alone: the index is only a cache.
    fs::remove_file(there.path().join("history.jsonl")).unwrap();
    let other = Store::open(there.path(), |_| {});
    assert_eq!(essence(&archive::refresh(&other)), essence(&before));
    let mut copy = Vec::new();
    let _ = archive::write_all(&other, Form::Json, &mut copy).unwrap();
    assert_eq!(copy, file);
}

#[test]
fn import_reports_and_skips_damage() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), |_| {});
    let ants = ants();
    let torn = ants.lines().count();
    let text = format!(
        "not a game\nnor this\n{ants}{{\"at\":\"x\",\"ev\n{}{{\"tablee\":1,\"game\":\"ants\",\"started\":\"x\",\"setup\":{{}}}}\n",
        cliff()
    );
    let taken = archive::import_bytes(&store, "a.jsonl", text.as_bytes()).unwrap();
    assert_eq!(taken.added, 2);
    let damaged: Vec<(usize, &Wrong)> = taken
        .damaged
        .iter()
        .map(|damage| (damage.line, &damage.what))
        .collect();
    let last = text.lines().count();
    assert_eq!(
        damaged,
        [
            (1, &Wrong::NoGame),
            (torn + 3, &Wrong::Line),
            (last, &Wrong::Setup)
        ]
    );
    assert!(taken.damaged.iter().all(|damage| damage.file == "a.jsonl"));
    assert_eq!(store.problems(), [], "nothing of ours was damaged");
    // What broke off aside, the game is the one that was sent.
    let kept = archive::refresh(&store)
        .iter()
        .map(|played| store.read_game(&played.id).unwrap().bytes())
        .any(|bytes| bytes == ants.as_bytes());
    assert!(kept);
}

#[test]
fn import_of_a_longer_game_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), |_| {});
    let long = ants();
    let short: Vec<&str> = long.lines().take(5).collect();
    let short = short.join("\n") + "\n";
    for text in [&short, &long, &short] {
        let _ = archive::import_bytes(&store, "a", text.as_bytes()).unwrap();
    }
    let games = archive::refresh(&store);
    assert_eq!(games.len(), 2);
    let mut texts: Vec<Vec<u8>> = games
        .iter()
        .map(|played| store.read_game(&played.id).unwrap().bytes())
        .collect();
    texts.sort_by_key(Vec::len);
    assert_eq!(texts, [short.into_bytes(), long.into_bytes()]);
}

#[test]
fn history_commands_export_and_import() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    drop(tablet(here.path()));
    let tablee = |folder: &Path, args: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_tablee"))
            .args(["history", "--lang", "fr", "--data-dir"])
            .arg(folder)
            .args(args)
            .output()
            .unwrap()
    };
    let json = tablee(here.path(), &["--json"]);
    assert!(json.status.success());
    let file = there.path().join("file.jsonl");
    fs::write(&file, &json.stdout).unwrap();
    let file = file.to_str().unwrap();
    let data = there.path().join("data");
    let taken = tablee(&data, &["--import", file]);
    assert!(taken.status.success(), "{taken:?}");
    assert_eq!(
        String::from_utf8_lossy(&taken.stdout),
        "5 parties ajoutées.\n"
    );
    assert_eq!(tablee(&data, &["--json"]).stdout, json.stdout);

    let csv = tablee(&data, &["--csv"]).stdout;
    let csv = String::from_utf8(csv).unwrap();
    assert_eq!(csv.lines().count(), 6);
    assert!(csv.starts_with("id,game,started,"));
    let id = csv.lines().nth(4).unwrap().split(',').next().unwrap();
    let steps = tablee(&data, &["--csv", id]).stdout;
    let steps = String::from_utf8(steps).unwrap();
    assert!(steps.contains("Manche 1. Plus\u{202f}: 11"), "{steps}");
    assert_eq!(steps.lines().count(), 2 + 5);

    fs::write(file, "no game at all\n").unwrap();
    let bad = tablee(&data, &["--import", file]);
    assert_eq!(bad.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&bad.stderr).contains("ligne 1"));
}

#[test]
fn every_step_of_every_game_has_words_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let store = tablet(folder.path());
    let games = archive::refresh(&store);
    for language in Language::ALL {
        let words = Words::new(language);
        for played in &games {
            let review = archive::read(&store.read_game(&played.id).unwrap()).unwrap();
            assert!(review.steps() >= 4, "{:?}", played.game);
            let plot = review.chart(&words);
            assert_eq!(plot.steps.len(), review.steps() + 1, "{:?}", played.game);
            assert!(plot.steps.is_sorted());
            assert!(plot.steps.iter().all(|at| *at <= plot.until));
            assert!(!plot.series.is_empty() && !plot.title.is_empty());
            for number in 0..=review.steps() {
                let step = review.step(&words, number);
                let said = format!("{} {}", step.told, step.more.unwrap_or_default());
                let code = language.code();
                assert!(step.told.chars().count() > 3, "{code} {said}");
                let raw = said.contains(['{', '}', '"', '_']) || said.contains("-told-");
                assert!(!raw, "{code}: {said}");
                assert!(!step.after.is_empty(), "{said}");
                assert!(step.at.is_some());
            }
        }
    }
}

#[test]
fn undone_events_are_no_steps() {
    let folder = tempfile::tempdir().unwrap();
    let store = tablet(folder.path());
    let games = archive::refresh(&store);
    let ants = games.iter().find(|played| played.game == "ants").unwrap();
    let review = archive::read(&store.read_game(&ants.id).unwrap()).unwrap();
    assert_eq!(review.steps(), 5);
    let words = Words::new(Language::French);
    let last = review.step(&words, 5);
    assert_eq!(last.told, "Manche 3");
    assert_eq!(last.at.as_deref(), Some("2026-11-06T20:22:00+01:00"));
    let scores: Vec<(i64, i64)> = last
        .after
        .iter()
        .map(|(standing, change)| (standing.value, *change))
        .collect();
    assert_eq!(scores, [(18, 6), (6, 2), (0, 0)]);
    assert_eq!(ants.record.winners, [0]);
}

struct Screen {
    store: Store,
    words: Words,
    browser: Browser,
    pictures: Pictures,
    _folder: tempfile::TempDir,
}

impl Screen {
    fn new(words: Words) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = tablet(folder.path());
        let games = Arc::new(archive::refresh(&store));
        Self {
            browser: Browser::new(&words, Some(games)),
            store,
            words,
            pictures: Pictures::default(),
            _folder: folder,
        }
    }

    fn tell(&mut self, message: Message) -> Action {
        self.browser.update(&self.store, &self.words, message)
    }

    fn texts(&self, size: Size, percent: u16) -> Vec<String> {
        let ui = Ui::new(&self.words, true, percent, size);
        let today = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
        let view = self.browser.view(ui, &self.pictures, today);
        texts(view, size)
    }

    fn shown(&self) -> usize {
        let texts = self.texts(WIDE, 100);
        let times = texts.iter().filter(|text| text.contains("20 h 15"));
        times.count()
    }
}

#[test]
fn games_are_filtered_by_box_and_by_player() {
    let mut screen = Screen::new(Words::new(Language::French));
    assert_eq!(screen.shown(), 5);
    let _ = screen.tell(Message::Only(Some(game("ants"))));
    assert_eq!(screen.shown(), 1);
    let _ = screen.tell(Message::Only(None));
    let _ = screen.tell(Message::Who(Some("33".into())));
    assert_eq!(screen.shown(), 2);
    let _ = screen.tell(Message::Only(Some(game("cliff"))));
    assert_eq!(screen.shown(), 0);
    let texts = screen.texts(WIDE, 100);
    assert!(texts.contains(&screen.words.text("history-none-match")));
    let _ = screen.tell(Message::Who(None));
    assert_eq!(screen.shown(), 1);
}

#[test]
fn unfinished_game_can_be_resumed() {
    let mut screen = Screen::new(Words::new(Language::French));
    let games = archive::refresh(&screen.store);
    let cliff = games.iter().find(|played| played.game == "cliff").unwrap();
    assert!(!cliff.record.over);
    let _ = screen.tell(Message::Open(cliff.id.clone()));
    let texts = screen.texts(WIDE, 100);
    assert!(texts.contains(&screen.words.text("home-resume")));
    let action = screen.tell(Message::Resume(cliff.id.clone()));
    assert!(matches!(action, Action::Resume(id) if id == cliff.id.to_string()));
    // Steps: forward at the end stays, back goes back.
    let _ = screen.tell(Message::Forward(true));
    let _ = screen.tell(Message::Forward(false));
    let step = |n: usize| format!("Étape {n} sur 15");
    let texts = screen.texts(WIDE, 100);
    assert!(texts.iter().any(|text| text.starts_with(&step(14))));
    let _ = screen.tell(Message::Back);
    assert!(matches!(screen.tell(Message::Back), Action::Back));
}

/// Every letter of i18n is masked: what is legible did not come from there.
#[test]
fn history_shows_only_texts_from_i18n() {
    let mut screen = Screen::new(Words::masked(Language::French));
    let games = archive::refresh(&screen.store);
    let mut pages = vec![Message::Totals, Message::Transfer];
    pages.extend(games.iter().map(|played| Message::Open(played.id.clone())));
    let mut seen = 0;
    for page in pages {
        let _ = screen.tell(page);
        for step in [0, 1, 2, 3, 4, 5, 6, 9, usize::MAX] {
            let _ = screen.tell(Message::Step(step));
            for size in [WIDE, PHONE] {
                for text in screen.texts(size, 175) {
                    seen += 1;
                    // A month's name comes from the calendar of the language.
                    let rest = text.to_lowercase().replace("novembre", "");
                    let legible = rest.chars().any(char::is_alphabetic);
                    assert!(!legible, "{text}");
                }
            }
        }
    }
    assert!(seen > 1000, "the test has gone blind: {seen}");
}

#[test]
fn deleted_game_can_be_restored() {
    let mut screen = Screen::new(Words::new(Language::French));
    let games = archive::refresh(&screen.store);
    let ants = games.iter().find(|played| played.game == "ants").unwrap();
    let run = |screen: &mut Screen, message| {
        let Action::Work(work) = screen.tell(message) else {
            panic!("nothing to do");
        };
        let done = work.run(&screen.store, Language::French);
        assert!(matches!(screen.tell(Message::Done(done)), Action::Refresh));
        let games = Arc::new(archive::refresh(&screen.store));
        screen.browser.refresh(&screen.store, &screen.words, games);
    };
    let _ = screen.tell(Message::Open(ants.id.clone()));
    run(&mut screen, Message::Delete(ants.id.clone()));
    assert_eq!(screen.shown(), 4);
    let notice = screen.words.text("history-deleted");
    assert!(screen.texts(PHONE, 175).contains(&notice));
    run(&mut screen, Message::Restore);
    assert_eq!(screen.shown(), 5);
    assert!(!screen.texts(WIDE, 100).contains(&notice));
    assert_eq!(archive::refresh(&screen.store), games);
}

#[test]
fn unfinished_games_count_only_if_chosen() {
    let mut screen = Screen::new(Words::new(Language::French));
    let is_counted = |screen: &Screen| {
        let name = screen.words.text("cliff-short");
        let texts = screen.texts(Size::new(4200.0, 4000.0), 100);
        texts.iter().filter(|text| **text == name).count() == 2
    };
    assert!(!is_counted(&screen), "only in the list");
    let _ = screen.tell(Message::CountUnfinished);
    assert!(is_counted(&screen), "in the totals too");
}

#[test]
fn back_leads_to_the_page_before() {
    let mut screen = Screen::new(Words::new(Language::French));
    let games = archive::refresh(&screen.store);
    let _ = screen.tell(Message::Totals);
    let _ = screen.tell(Message::Open(games[0].id.clone()));
    let _ = screen.tell(Message::Transfer);
    for _ in 0..3 {
        assert!(matches!(screen.tell(Message::Back), Action::None));
    }
    assert!(matches!(screen.tell(Message::Back), Action::Back));
}
