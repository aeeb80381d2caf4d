//! Mistakes of people who use the app for the first time.

use super::app_fixture::game;
use super::app_fixture::{self, Fixture, PHONE, SIZES};
use iced::keyboard::{Key, Modifiers, key::Named};
use tablee::archive;
use tablee::core::{Language, PlayerColour};
use tablee::games::ants::cards::Colour;
use tablee::games::ants::ui::{Message as Ants, Page};
use tablee::games::escape::ui::{Message as Escape, Panel};
use tablee::games::princess::ui::Message as Princess;
use tablee::games::{AnySession, GameInfo, Message};
use tablee::localize::Words;
use tablee::session::{Action, Message as InSession, players};
use tablee::settings::Settings;
use tablee::ui::Ui;

struct Evening {
    fixture: Fixture,
    room: Option<AnySession>,
}

impl Evening {
    fn new(language: Language, game: &'static GameInfo) -> Self {
        let mut fixture = Fixture::new(Words::new(language));
        let room = fixture.with(|cx| AnySession::set_up(cx, game));
        Self {
            fixture,
            room: Some(room),
        }
    }

    fn does(&mut self, message: Message) -> Action<Message> {
        let mut room = self.room.take().unwrap();
        let action = self.fixture.with(|cx| room.update(cx, message));
        self.room = Some(room);
        action
    }

    fn presses(&mut self, key: Key) -> Action<Message> {
        let message = self.room.as_ref().unwrap().key(&key, Modifiers::empty());
        message.map_or(Action::None, |message| self.does(message))
    }

    fn players(&self) -> Vec<String> {
        let current = self.fixture.store.current();
        let text = self.fixture.store.read_game(&current[0].id).unwrap();
        text.header.players
    }
}

#[test]
fn a_name_is_typed_where_it_is_open_and_starts_nothing() {
    let mut evening = Evening::new(Language::English, game("princess"));
    let _ = evening.does(Message::Princess(InSession::Table(players::Message::Edit(
        0,
    ))));
    for letter in ["J", "o", "-", "+", "?"] {
        let action = evening.presses(Key::Character(letter.into()));
        assert!(matches!(action, Action::Focus(players::LINE)), "{letter}");
    }
    assert!(matches!(
        evening.presses(Key::Named(Named::Enter)),
        Action::None
    ));
    assert!(
        evening.fixture.store.current().is_empty(),
        "no game was started"
    );

    let _ = evening.presses(Key::Named(Named::Enter));
    assert_eq!(
        evening.players(),
        ["Jo-+?", "Player 2", "Player 3", "Player 4"]
    );
}

#[test]
fn before_anything_has_happened_the_way_back_leads_to_the_setup() {
    let mut evening = Evening::new(Language::English, game("princess"));
    let _ = evening.presses(Key::Named(Named::Enter));
    assert_eq!(evening.players().len(), 4);
    assert!(matches!(
        evening.presses(Key::Named(Named::Escape)),
        Action::None
    ));
    assert!(evening.fixture.store.current().is_empty());
    assert!(
        archive::refresh(&evening.fixture.store).is_empty(),
        "a table that never played is nothing to look back on"
    );

    // One player fewer, and off it goes.
    let _ = evening.presses(Key::Character("-".into()));
    let _ = evening.presses(Key::Named(Named::Enter));
    assert_eq!(evening.players().len(), 3);
    let _ = evening.does(Message::Princess(InSession::Play(Princess::TurnPage)));
    assert!(matches!(
        evening.presses(Key::Named(Named::Escape)),
        Action::Leave
    ));
    assert_eq!(evening.fixture.store.current().len(), 1, "now it is kept");
}

#[test]
fn back_closes_what_is_open_before_it_leaves_the_game() {
    let princess = [Princess::TurnPage, Princess::Help];
    let ants = [Ants::Colour(Colour::C1), Ants::Go(Page::Trick)];
    let escape = [Escape::Activate(1), Escape::Open(Panel::Volume)];
    for (name, messages) in [
        (
            "princess",
            princess.map(InSession::Play).map(Message::Princess),
        ),
        ("ants", ants.map(InSession::Play).map(Message::Ants)),
        ("escape", escape.map(InSession::Play).map(Message::Escape)),
    ] {
        let mut evening = Evening::new(Language::English, game(name));
        let _ = evening.presses(Key::Named(Named::Enter));
        for message in messages {
            let _ = evening.does(message);
        }
        let closes = evening.presses(Key::Named(Named::Escape));
        assert!(matches!(closes, Action::None), "{name}");
        let leaves = evening.presses(Key::Named(Named::Escape));
        assert!(matches!(leaves, Action::Leave), "{name}");
    }
}

#[test]
fn a_game_whose_end_was_not_moved_is_in_the_history_once_it_was_seen() {
    let mut evening = Evening::new(Language::English, game("escape"));
    let lines = [
        r#"{"tablee":1,"game":"escape","started":"2026-11-16T20:00:00+01:00","setup":{"players":["Ani","Zoé"],"difficulty":"normal"}}"#,
        r#"{"at":"2026-11-16T20:10:00+01:00","event":"collapse"}"#,
    ];
    let id = "2026-11-16T200000-escape-3tk7";
    let file = evening
        .fixture
        .store
        .folder()
        .join(format!("current/{id}.jsonl"));
    std::fs::write(file, lines.join("\n") + "\n").unwrap();
    let id = evening.fixture.store.current()[0].id.clone();
    evening.room = evening
        .fixture
        .with(|cx| AnySession::resume(cx, game("escape"), &id).ok());
    let action = evening.does(Message::Escape(InSession::Review));
    assert!(matches!(action, Action::Review(found) if found == id));
    let played = archive::refresh(&evening.fixture.store);
    assert_eq!(played.len(), 1);
    assert_eq!(played[0].id, id);
}

/// What a long evening with long names ends with.
const LOST: [&str; 5] = [
    r#"{"tablee":1,"game":"escape","started":"2026-11-16T20:00:00+01:00","setup":{"players":["Maximiliane-Charlotte","Bartholomäus von Grünewa","Jean-Christophe","Z"],"difficulty":"normal"}}"#,
    r#"{"at":"2026-11-16T20:01:00+01:00","event":{"activate":10}}"#,
    r#"{"at":"2026-11-16T20:08:00+01:00","event":{"escape":{"player":0,"die_to":1}}}"#,
    r#"{"at":"2026-11-16T20:09:00+01:00","event":{"escape":{"player":2,"die_to":1}}}"#,
    r#"{"at":"2026-11-16T20:10:00+01:00","event":"collapse"}"#,
];

#[test]
fn long_names_push_no_time_off_the_end() {
    for language in Language::ALL {
        let mut evening = Evening::new(language, game("escape"));
        let file = "current/2026-11-16T200000-escape-3tk7.jsonl";
        let file = evening.fixture.store.folder().join(file);
        std::fs::write(file, LOST.join("\n") + "\n").unwrap();
        let id = evening.fixture.store.current()[0].id.clone();
        let room = evening
            .fixture
            .with(|cx| AnySession::resume(cx, game("escape"), &id).unwrap());
        for size in SIZES {
            let ui = Ui::new(&evening.fixture.words, true, 100, size);
            let seen = app_fixture::seen(room.view(ui), size);
            for text in seen {
                let right = text.bounds.x + text.bounds.width;
                assert!(right <= size.width, "{language:?}, {size:?}: {text:?}");
            }
        }
    }
}

#[test]
fn a_name_sheet_keeps_its_way_out_on_a_phone() {
    for language in Language::ALL {
        let mut evening = Evening::new(language, game("escape"));
        let _ = evening.does(Message::Escape(InSession::Table(players::Message::Edit(0))));
        let name = "Bartholomäus von Grünewald".to_owned();
        let _ = evening.does(Message::Escape(InSession::Table(players::Message::Name(
            name,
        ))));
        for percent in [100, 175] {
            let words = &evening.fixture.words;
            let ui = Ui::new(words, true, percent, PHONE);
            let view = evening.room.as_ref().unwrap().view(ui);
            let done = words.text("table-done");
            let seen = app_fixture::seen(view, PHONE);
            let done = seen.iter().find(|text| text.words == done).unwrap();
            assert!(done.is_whole(PHONE), "{language:?}, {percent} %: {done:?}");
        }
    }
}

#[test]
fn setup_edits_are_kept_at_once_and_half_typed_names_are_not_known() {
    let mut evening = Evening::new(Language::English, game("princess"));
    let table = |message| Message::Princess(InSession::Table(message));
    let _ = evening.does(table(players::Message::Edit(0)));
    let _ = evening.does(table(players::Message::PlayerColour(PlayerColour::Plum)));
    let _ = evening.does(table(players::Message::Name("Jos".into())));
    let _ = evening.does(table(players::Message::More));
    // Nothing is closed: the settings are what a restart would read.
    let kept = Settings::from_json(&evening.fixture.settings.to_json()).unwrap();
    assert!(kept.people.is_empty(), "{:?}", kept.people);
    evening.fixture.settings = kept;
    let room = evening
        .fixture
        .with(|cx| AnySession::set_up(cx, game("princess")));
    evening.room = Some(room);
    let _ = evening.presses(Key::Named(Named::Enter));
    assert_eq!(
        evening.players(),
        ["Jos", "Player 2", "Player 3", "Player 4", "Player 5"]
    );
    let seats = &evening.fixture.settings.tables["princess"].seats;
    assert_eq!(seats[0].hue, PlayerColour::Plum);
}

#[test]
fn opening_a_name_selects_it_and_a_number_is_only_a_hint() {
    let mut evening = Evening::new(Language::French, game("princess"));
    let edit = Message::Princess(InSession::Table(players::Message::Edit(0)));
    assert!(matches!(evening.does(edit), Action::Run(_)));
    let ui = Ui::new(&evening.fixture.words, true, 100, PHONE);
    let room = evening.room.as_ref().unwrap();
    let mut window = app_fixture::window(room.view(ui).into(), PHONE);
    let line = window.find(iced_test::selector::id(players::LINE)).unwrap();
    window.point_at(line.bounds().center());
    let _ = window.simulate(iced_test::simulator::click());
    let _ = window.typewrite("A");
    let typed = window.into_messages().any(|message| {
        matches!(message, Message::Princess(InSession::Table(players::Message::Name(name))) if name == "A")
    });
    assert!(typed, "what is typed does not stand behind the number");
}

#[test]
fn an_undo_says_what_was_undone() {
    let mut evening = Evening::new(Language::English, game("princess"));
    let _ = evening.presses(Key::Named(Named::Enter));
    let _ = evening.does(Message::Princess(InSession::Play(Princess::TurnPage)));
    let _ = evening.does(Message::Princess(InSession::Undo));
    let ui = Ui::new(&evening.fixture.words, true, 100, SIZES[0]);
    let room = evening.room.as_ref().unwrap();
    let texts = app_fixture::texts(room.view(ui), SIZES[0]);
    let said = texts.iter().find(|text| text.starts_with("Undone: "));
    assert!(said.is_some(), "{texts:?}");
}
