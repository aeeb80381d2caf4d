//! The history with 10,000 games against the same with 10: `cargo bench --bench history`.
//!
//! What people wait for: the screen after a tap on "history", after a tap on a filter, after a
//! swipe; and, beside the window, the reading of the index after a start. One line each, with
//! the ratio of the two.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use chrono::NaiveDate;
use iced::{Settings as Frame, Size};
use iced_test::Simulator;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tablee::archive;
use tablee::core::Language;
use tablee::games::GameInfo;
use tablee::localize::Words;
use tablee::screens::history::{Browser, Message};
use tablee::store::Store;
use tablee::ui::pictures::Pictures;
use tablee::ui::{self, Ui};

const FEW: usize = 10;
const MANY: usize = 10_000;
const ROUNDS: usize = 7;

fn main() {
    let few = Measured::of(FEW);
    let many = Measured::of(MANY);
    let lines = [
        ("index read after a start", few.read, many.read),
        ("screen after a tap on history", few.open, many.open),
        ("screen after a tap on a game", few.filter, many.filter),
        ("screen after a tap on a player", few.person, many.person),
        (
            "of this, the filter alone",
            few.filter_alone,
            many.filter_alone,
        ),
        ("screen after a swipe", few.scroll, many.scroll),
        ("screen after a tap on a row", few.game, many.game),
    ];
    println!("{:<32} {FEW:>10} {MANY:>10}  ratio", "games");
    for (what, few, many) in lines {
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        println!(
            "{what:<32} {:>7.1} ms {:>7.1} ms  {:.2}",
            ms(few),
            ms(many),
            ms(many) / ms(few)
        );
    }
}

/// The median of what each step took.
struct Measured {
    read: Duration,
    open: Duration,
    filter: Duration,
    person: Duration,
    filter_alone: Duration,
    scroll: Duration,
    game: Duration,
}

/// Games of the kinds and lengths that tables play, three a day.
fn write(folder: &Path, count: usize) {
    let finished = folder.join("finished");
    fs::create_dir_all(&finished).unwrap();
    let first = NaiveDate::from_ymd_opt(2010, 1, 1).unwrap();
    let names = ["Ani", "Frank", "Zoé", "Marc", "Léa", "Paul"];
    for n in 0..count {
        let day = first + chrono::Days::new(n as u64 / 3);
        let at = format!("{day}T20:{:02}:00+01:00", n % 60);
        let who = |seat: usize| names[(n + seat) % names.len()];
        let players = format!("\"{}\",\"{}\",\"{}\"", who(0), who(1), who(2));
        let (game, setup, event) = if n % 2 == 0 {
            let tally = r#"{"plus":4,"minus":2,"queens":1,"ladybugs":0},{"plus":3,"minus":3,"queens":3,"ladybugs":1},{"plus":2,"minus":4,"queens":1,"ladybugs":2}"#;
            (
                "ants",
                r#""teams":false,"below_zero":false"#,
                format!(r#"{{"round":{{"plus":"c1","minus":"c3","tally":[{tally}]}}}}"#),
            )
        } else {
            (
                "escape",
                r#""difficulty":"normal""#,
                r#"{"activate":1}"#.to_owned(),
            )
        };
        let mut text = format!(
            r#"{{"tablee":1,"game":"{game}","started":"{at}","setup":{{"players":[{players}],{setup}}}}}"#
        );
        for _ in 0..3 {
            text.push_str(&format!("\n{{\"at\":\"{at}\",\"event\":{event}}}"));
        }
        text.push('\n');
        let name = format!("{day}T20{:02}00-{game}-b{n:05}.jsonl", n % 60);
        fs::write(finished.join(name), text).unwrap();
    }
}

fn median(mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[ROUNDS / 2]
}

impl Measured {
    fn of(count: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), count);
        // The index is made once, by the first start that finds these files.
        let store = Store::open(folder.path(), |_| {});
        assert_eq!(archive::refresh(&store).len(), count);
        store.flush(Duration::from_secs(60)).unwrap();
        drop(store);
        let read = median(|| {
            let store = Store::open(folder.path(), |_| {});
            assert_eq!(archive::refresh(&store).len(), count);
        });
        let store = Store::open(folder.path(), |_| {});
        let games = Arc::new(archive::refresh(&store));
        let words = Words::new(Language::French);
        let pictures = Pictures::default();
        let draw = |browser: &Browser| {
            let size = Size::new(1280.0, 800.0);
            let ui = Ui::new(&words, true, 100, size);
            let today = NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
            let frame = Frame {
                fonts: ui::FONTS.map(Into::into).to_vec(),
                default_font: ui::DEFAULT_FONT,
                ..Frame::default()
            };
            let mut screen =
                Simulator::with_size(frame, size, browser.view(ui, &pictures, today).view(None));
            let _ = screen.snapshot(&iced::Theme::Dark).unwrap();
        };
        let open = median(|| draw(&Browser::new(&words, Some(Arc::clone(&games)))));
        let mut browser = Browser::new(&words, Some(Arc::clone(&games)));
        let filter_alone = median(|| {
            let _ = browser.update(&store, &words, Message::Who(Some("Zoé".to_owned())));
        });
        let mut tap = |message: &dyn Fn() -> Message| {
            median(|| {
                let _ = browser.update(&store, &words, message());
                draw(&browser);
            })
        };
        let last = games.last().unwrap().id.clone();
        Self {
            read,
            open,
            filter: tap(&|| Message::Only(GameInfo::named("ants"))),
            person: tap(&|| Message::Who(Some("Zoé".to_owned()))),
            filter_alone,
            scroll: tap(&|| Message::Scrolled(300.0)),
            game: tap(&|| Message::Open(last.clone())),
        }
    }
}
