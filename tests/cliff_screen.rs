//! Vertical at the table, through its own screen: what a tap writes, and what is shown after it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use chrono::DateTime;
use iced::mouse::{self, Button};
use iced::touch;
use iced::{Event, Point, Rectangle, Settings as IcedSettings, Size};
use iced_test::Simulator;
use iced_test::selector::Candidate;
use std::sync::{Arc, Mutex};
use tablee::games::cliff::Screen;
use tablee::games::cliff::rules::{Gear, Setup, State, Token};
use tablee::games::cliff::screen::{Demand, Leaf, Message, Side, Tool};
use tablee::games::cliff::wall::Place;
use tablee::journal::Seat;
use tablee::localize::{Language, Words};
use tablee::room::{Action, Cx, Play};
use tablee::settings::{Person, Settings};
use tablee::sitting::Sitting;
use tablee::sound::Player;
use tablee::store::Store;
use tablee::ui::art::Gallery;
use tablee::ui::chip::Hue;
use tablee::ui::{self, Look};
use tempfile::TempDir;

const SIZES: [Size; 4] = [
    Size::new(1280.0, 800.0),
    Size::new(1920.0, 1200.0),
    Size::new(800.0, 1280.0),
    Size::new(360.0, 640.0),
];

struct Bench {
    _folder: TempDir,
    store: Store,
    settings: Settings,
    words: Words,
    sound: Player,
    sitting: Sitting<State>,
    screen: Screen,
}

fn now() -> tablee::sitting::Now {
    DateTime::parse_from_rfc3339("2026-11-16T20:15:00+01:00").unwrap()
}

fn people(players: usize) -> Vec<Person> {
    let all = [
        ("Ani", Hue::Ember),
        ("Zoé", Hue::Honey),
        ("Frank", Hue::Lagoon),
        ("Maximilien", Hue::Moss),
        ("Léa", Hue::Plum),
    ];
    all.into_iter()
        .take(players)
        .map(|(name, hue)| Person {
            name: name.to_owned(),
            hue,
        })
        .collect()
}

fn cx<'a>(
    settings: &'a mut Settings,
    store: &'a Store,
    words: &'a Words,
    sound: &'a Player,
) -> Cx<'a> {
    Cx {
        settings,
        store,
        words,
        now: now(),
        instant: std::time::Duration::ZERO,
        seed: 1,
        effects: Vec::new(),
        sound,
    }
}

impl Bench {
    fn new(language: Language) -> Self {
        Self::with(language, 2)
    }

    fn with(language: Language, players: usize) -> Self {
        let folder = TempDir::new().unwrap();
        let store = Store::open(folder.path(), |_| {});
        let mut settings = Settings::default();
        let words = Words::new(language);
        let sound = Player::start(language, None, |_| {});
        let bag = vec![
            Token::Carabiner,
            Token::CaveMap,
            Token::Ladder,
            Token::Zipline,
        ];
        let people = people(players);
        let setup = Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            first: Seat::new(0),
            bags: vec![bag; players],
        };
        let mut sitting = Sitting::start(&store, setup, &people, &now()).unwrap();
        let screen = Screen::open(
            &mut cx(&mut settings, &store, &words, &sound),
            &mut sitting,
            true,
        );
        Self {
            _folder: folder,
            store,
            settings,
            words,
            sound,
            sitting,
            screen,
        }
    }

    fn does(&mut self, message: Message) -> Action {
        let mut cx = cx(&mut self.settings, &self.store, &self.words, &self.sound);
        self.screen.update(&mut cx, &mut self.sitting, message)
    }

    fn all(&mut self, messages: impl IntoIterator<Item = Message>) {
        for message in messages {
            let _ = self.does(message);
        }
    }

    /// The messages that a click on the view gives.
    fn click(&self, size: Size, at: Point) -> Vec<Message> {
        let gallery = Gallery::default();
        let look = Look::new(&self.words, true, 100, size);
        let view = self.screen.view(look, &self.sitting, &gallery);
        let mut window = Simulator::with_size(fonts(), size, view);
        window.point_at(at);
        let _ = window.simulate([
            Event::Mouse(mouse::Event::ButtonPressed(Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(Button::Left)),
        ]);
        window.into_messages().collect()
    }

    /// Words that cannot be seen whole.
    fn cut(&self, words: &Words, size: Size, percent: u16) -> (usize, Vec<String>) {
        let gallery = Gallery::default();
        let look = Look::new(words, percent == 100, percent, size);
        let view = self.screen.view(look, &self.sitting, &gallery);
        let mut window = Simulator::with_size(fonts(), size, view);
        let found = Arc::new(Mutex::new((0, Vec::new())));
        let into = Arc::clone(&found);
        let _ = window.find(move |candidate: Candidate<'_>| -> Option<()> {
            if let Candidate::Text {
                content,
                bounds,
                visible_bounds,
                ..
            } = candidate
                && !content.is_empty()
            {
                let whole = visible_bounds
                    .and_then(|seen| seen.intersection(&Rectangle::with_size(size)))
                    .is_some_and(|seen| {
                        seen.width + 1.5 >= bounds.width
                            && seen.height + 1.5 >= bounds.height
                            && seen.height > 8.0
                    });
                let mut found = into.lock().unwrap();
                found.0 += 1;
                if !whole {
                    found.1.push(content.to_owned());
                }
            }
            None
        });
        std::mem::take(&mut *found.lock().unwrap())
    }

    fn says(&self, size: Size, percent: u16, words: &str) -> bool {
        let gallery = Gallery::default();
        let look = Look::new(&self.words, false, percent, size);
        let view = self.screen.view(look, &self.sitting, &gallery);
        let mut window = Simulator::with_size(fonts(), size, view);
        window.find(words).is_ok()
    }
}

fn fonts() -> IcedSettings {
    IcedSettings {
        fonts: ui::FONTS.map(Into::into).to_vec(),
        default_font: ui::DEFAULT_FONT,
        ..IcedSettings::default()
    }
}

fn place(column: i64, row: i64) -> Message {
    Message::Place(Place::new(column, row))
}

#[test]
fn an_arrow_counts_the_tile_and_one_undo_takes_both_back() {
    let mut bench = Bench::new(Language::French);
    bench.all([place(0, 0)]);
    assert_eq!(bench.sitting.state().tiles_left(), 59);
    assert_eq!(bench.sitting.journal().events().len(), 2);
    bench.sitting.undo(&now()).unwrap();
    assert_eq!(bench.sitting.state().tiles_left(), 60);
    assert!(bench.sitting.journal().events().is_empty());
    bench.sitting.redo(&now()).unwrap();
    bench.all([Message::Next, Message::Stay, Message::Step(Side::Up)]);
    let state = bench.sitting.state();
    assert_eq!(state.climbers()[0].at, Some(Place::new(0, 1)));
    assert_eq!(state.tiles_left(), 57);
}

#[test]
fn what_the_rules_refuse_is_said_and_nothing_is_written() {
    let mut bench = Bench::new(Language::French);
    bench.all([place(0, 0), Message::Next]);
    let before = bench.sitting.journal().events().len();
    bench.all([Message::Take(Tool::Cave), place(0, 4)]);
    assert_eq!(bench.sitting.journal().events().len(), before);
    let sentence = bench.words.text("error-too-high");
    assert!(bench.says(SIZES[0], 100, &sentence));
    assert!(bench.says(SIZES[3], 100, &sentence));
    bench.all([Message::Cancel, Message::Take(Tool::Cave), place(0, 3)]);
    assert_eq!(bench.sitting.state().caves(), [Place::new(0, 3)]);
}

#[test]
fn undo_first_puts_back_what_is_only_in_hand() {
    let mut bench = Bench::new(Language::French);
    bench.all([place(0, 0), Message::Equip]);
    assert!(bench.screen.can_rethink(false));
    let mut cx = cx(
        &mut bench.settings,
        &bench.store,
        &bench.words,
        &bench.sound,
    );
    assert!(bench.screen.rethink(&mut cx, &mut bench.sitting, false));
    assert!(!bench.screen.rethink(&mut cx, &mut bench.sitting, false));
    assert_eq!(bench.sitting.journal().events().len(), 2, "nothing undone");
}

#[test]
fn a_fall_is_told_on_every_screen_and_after_a_restart() {
    let mut bench = Bench::new(Language::French);
    bench.all([
        place(0, 0),
        Message::Next,
        Message::Stay,
        Message::Step(Side::Up),
        Message::Next,
        Message::Stay,
        Message::Fall,
    ]);
    let told = "Ani tombe sous le pied";
    for size in SIZES {
        for percent in [100, 175] {
            assert!(bench.says(size, percent, told), "{size:?} {percent}");
        }
    }
    let mut cx = cx(
        &mut bench.settings,
        &bench.store,
        &bench.words,
        &bench.sound,
    );
    bench.screen = Screen::open(&mut cx, &mut bench.sitting, false);
    assert!(bench.says(SIZES[0], 100, told));
    bench.all([Message::Step(Side::Up)]);
    let at = bench.sitting.state().climbers()[0].at;
    assert_eq!(at, None, "after a fall one rests");
}

#[test]
fn a_click_on_the_wall_finds_the_tile() {
    let bench = Bench::new(Language::French);
    // The foot of the middle column, just above the grass.
    let messages = bench.click(Size::new(1280.0, 736.0), Point::new(386.0, 590.0));
    assert!(
        matches!(messages.as_slice(), [Message::Place(at)] if at.row == 0 && at.column.abs() <= 1),
        "{messages:?}"
    );
}

#[test]
fn a_finger_taps_the_wall_and_a_drag_does_not() {
    let bench = Bench::new(Language::French);
    let size = Size::new(1280.0, 736.0);
    let down = Point::new(386.0, 590.0);
    for (up, count) in [(down, 1), (Point::new(386.0, 300.0), 0)] {
        let gallery = Gallery::default();
        let look = Look::new(&bench.words, true, 100, size);
        let view = bench.screen.view(look, &bench.sitting, &gallery);
        let mut window = Simulator::with_size(fonts(), size, ui::tap::fingers(view));
        let id = touch::Finger(7);
        let _ = window.simulate([
            Event::Touch(touch::Event::FingerPressed { id, position: down }),
            Event::Touch(touch::Event::FingerMoved { id, position: up }),
            Event::Touch(touch::Event::FingerLifted { id, position: up }),
        ]);
        assert_eq!(window.into_messages().count(), count);
    }
}

#[test]
fn sixty_tiles_end_it_and_equals_share_until_the_table_decides() {
    for language in Language::ALL {
        let mut bench = Bench::new(language);
        bench.all([place(0, 0), Message::Next, place(1, 0), Message::Next]);
        while bench.sitting.state().winners().is_none() {
            let _ = bench.does(Message::Stay);
        }
        assert_eq!(bench.sitting.state().winners().unwrap().len(), 2);
        for size in SIZES {
            let silent = bench.words.text("cliff-silent");
            assert!(bench.says(size, 100, &silent), "{size:?}");
        }
        let line = |bench: &Bench| {
            Screen::result(
                &bench.words,
                bench.sitting.people(),
                bench.sitting.journal(),
            )
        };
        assert!(line(&bench).contains("Ani, Zoé"));
        bench.all([Message::Decide(Seat::new(1))]);
        assert!(!line(&bench).contains("Ani"));
        bench.all([Message::Decide(Seat::new(1))]);
        assert!(line(&bench).contains("Ani, Zoé"), "back to sharing");
        bench.sitting.undo(&now()).unwrap();
        assert!(bench.sitting.state().winners().is_none());
    }
}

/// In no size, language or text size is a word cut off or pushed out.
#[test]
fn nothing_is_cut() {
    let mut bench = Bench::with(Language::French, 5);
    let languages = Language::ALL.map(Words::new);
    let stages: [(&str, &[Message]); 12] = [
        ("the first step", &[]),
        ("on the wall", &[place(0, 0)]),
        ("which token", &[Message::Equip]),
        ("where", &[Message::Take(Tool::Hang(Gear::Carabiner))]),
        ("refused", &[place(0, 0), Message::Step(Side::Up)]),
        ("a cave", &[Message::Next, Message::Take(Tool::Cave)]),
        ("a cave refused", &[place(0, 9)]),
        ("what a tile asks", &[Message::Tile(Demand::Ladder)]),
        ("all bags", &[Message::Cancel, Message::Bags]),
        ("a fall", &[Message::Bags, Message::Cancel, Message::Fall]),
        ("the end", &[Message::Next]),
        ("the end, heights", &[Message::Leaf(Leaf::Heights)]),
    ];
    let mut seen = 0;
    for (name, messages) in stages {
        bench.all(messages.iter().cloned());
        while name == "the end" && bench.sitting.state().winners().is_none() {
            let _ = bench.does(Message::Stay);
        }
        for words in &languages {
            for size in SIZES {
                // What the bar leaves of it.
                let size = Size::new(size.width, size.height - 64.0);
                for percent in [100, 175] {
                    let (all, cut) = bench.cut(words, size, percent);
                    seen += all;
                    let language = words.language();
                    assert!(
                        cut.is_empty(),
                        "{name}, {size:?}, {percent} %, {language:?}: {cut:?}"
                    );
                }
            }
        }
    }
    assert!(seen > 2000, "the test has gone blind: {seen}");
}
