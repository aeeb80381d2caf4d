//! La Princesse aux échelles through its screen: what is tapped and typed, and what is shown.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use super::app_fixture::{Fixture, SIZES, WIDE, now, people, texts, window};
use iced::keyboard::{Key, Modifiers, key::Named};
use std::time::Duration;
use tablee::core::{Game, Language};
use tablee::games::princess::rules::{Outcome, State};
use tablee::games::princess::ui::setup::{self, Form};
use tablee::games::princess::ui::{Message, Screen};
use tablee::history::{History, Record};
use tablee::live::LiveGame;
use tablee::localize::Words;
use tablee::session::players::Players;
use tablee::session::{PlayScreen, SetupForm as _, View};
use tablee::sound::Effect;
use tablee::ui::Ui;

struct Evening {
    fixture: Fixture,
}

impl Evening {
    fn new(language: Language) -> Self {
        Self {
            fixture: Fixture::new(Words::new(language)),
        }
    }

    fn sit(&mut self, players: usize) -> (LiveGame<State>, Screen) {
        let people = people(players);
        let setup = self.fixture.with(|cx| Form::new(cx).setup(&people, 7));
        let mut live = LiveGame::start(&self.fixture.store, setup, &people, &now()).unwrap();
        let screen = self.fixture.with(|cx| Screen::open(cx, &mut live, true));
        (live, screen)
    }

    fn press(&mut self, live: &mut LiveGame<State>, screen: &mut Screen, keys: &str) {
        for key in keys.chars() {
            let key = match key {
                '\n' => Key::Named(Named::Enter),
                '>' => Key::Named(Named::ArrowRight),
                key => Key::Character(key.to_string().into()),
            };
            if let Some(message) = screen.key(live, &key, Modifiers::empty()) {
                let _ = self.fixture.with(|cx| screen.update(cx, live, message));
            }
        }
    }
}

#[test]
fn a_game_is_won_with_a_foghorn_and_a_squire() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n\n45615\n");
    assert_eq!(live.state().saved(), 1);
    evening.press(&mut live, &mut screen, "\nc");
    assert_eq!((live.state().page(), live.state().is_open()), (2, false));
    assert!(evening.fixture.heard.contains(&Effect::FOGHORN));
    // One short of 22: the primary answer is a squire.
    evening.press(&mut live, &mut screen, "\n\n88522\n");
    assert_eq!((live.state().saved(), live.state().squires()), (2, 2));
    evening.press(&mut live, &mut screen, "\n\n1113\n");
    evening.press(&mut live, &mut screen, "\n\n2226\n");
    assert_eq!(live.state().outcome(), Some(Outcome::Won));
    let line = State::result(
        &evening.fixture.words,
        &Record::of(live.journal(), live.people()),
    );
    assert_eq!(line, "Les 4 princesses sont sauvées");
}

#[test]
fn undo_and_a_restart_come_back_to_the_same_round() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(4);
    evening.press(&mut live, &mut screen, "\n34");
    let before = *live.state();
    evening.press(&mut live, &mut screen, "\n456722\n");
    assert_eq!(live.state().saved(), 1);
    live.undo(&now()).unwrap();
    evening.fixture.with(|cx| screen.refresh(cx, &mut live));
    assert_eq!(*live.state(), before);
    assert_eq!(
        screen.step(live.state()),
        5,
        "the guide stands where it stood"
    );
    let id = live.id().clone();
    live.close();
    let mut again =
        LiveGame::<State>::resume(&evening.fixture.store, &id, &evening.fixture.settings).unwrap();
    let screen = evening
        .fixture
        .with(|cx| Screen::open(cx, &mut again, false));
    assert_eq!(*again.state(), before);
    assert_eq!(screen.step(again.state()), 5);
}

#[test]
fn a_lost_game_says_why_in_every_language() {
    for language in Language::ALL {
        let mut evening = Evening::new(language);
        let (mut live, mut screen) = evening.sit(3);
        for _ in 0..5 {
            evening.press(&mut live, &mut screen, "\nc");
        }
        assert!(matches!(live.state().outcome(), Some(Outcome::Lost(_))));
        assert!(evening.fixture.heard.contains(&Effect::DEFEAT));
        let line = State::result(
            &evening.fixture.words,
            &Record::of(live.journal(), live.people()),
        );
        assert!(line.contains('4') && !line.contains("princess-"), "{line}");
        assert!(live.state().ended().is_some());
        let (head, stands) = State::headline(&evening.fixture.words, live.people(), live.journal());
        assert!(!head.is_empty() && stands.contains("Ani"));
    }
}

/// The one thing to do next is there to be tapped, whatever the window and the text size.
#[test]
fn the_primary_button_is_in_every_window() {
    for language in Language::ALL {
        let mut evening = Evening::new(language);
        let (mut live, mut screen) = evening.sit(6);
        for (round, key) in ["princess-turn", "princess-count"].into_iter().enumerate() {
            for size in SIZES {
                for percent in [100, 175] {
                    let ui = Ui::new(&evening.fixture.words, round == 0, percent, size);
                    let view =
                        Screen::view(View::new(ui, &screen, &live, &evening.fixture.pictures));
                    let mut window = window(view, size);
                    let word = evening.fixture.words.text(key);
                    assert!(
                        window.click(word.as_str()).is_ok(),
                        "{word} at {size:?}, {percent} %"
                    );
                    let messages: Vec<Message> = window.into_messages().collect();
                    assert!(!messages.is_empty(), "{word} at {size:?}, {percent} %");
                }
            }
            evening.press(&mut live, &mut screen, "\n");
        }
    }
}

#[test]
fn the_desk_remembers_what_the_table_chose() {
    let mut evening = Evening::new(Language::French);
    let people = people(5);
    let table = Players::new(&evening.fixture.words, &people, &people, 3..=6);
    let setup = evening.fixture.with(|cx| {
        let mut desk = Form::new(cx);
        for message in [
            setup::Message::Squires(false),
            setup::Message::Prince(2),
            setup::Message::Edit(0),
            setup::Message::Swords(3),
            setup::Message::Name("Gertrude".to_owned()),
            setup::Message::Done,
        ] {
            let _ = desk.update(cx, table.seats(), message);
        }
        desk.remember(cx.settings);
        desk.setup(&people, 1)
    });
    assert!(!setup.squires);
    assert_eq!(setup.prince.index(), 2);
    let swords: Vec<i16> = setup
        .princesses
        .iter()
        .map(|princess| princess.swords)
        .collect();
    assert_eq!(swords, [2, 3, 3, 4], "the weakest is on top");
    assert!(State::start(&setup).is_ok());
    let again = evening.fixture.with(|cx| Form::new(cx).setup(&people, 1));
    assert_eq!(again.princesses, setup.princesses);
    assert!(!again.squires);
}

/// What an open count shows, by the words on its buttons.
fn shows(evening: &Evening, live: &LiveGame<State>, screen: &Screen, word: &str) -> bool {
    let ui = Ui::new(&evening.fixture.words, true, 100, WIDE);
    let view = Screen::view(View::new(ui, &screen, live, &evening.fixture.pictures));
    texts(view, WIDE).iter().any(|text| text == word)
}

#[test]
fn a_count_half_entered_is_there_after_a_restart() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(4);
    evening.press(&mut live, &mut screen, "\n\n456");
    let id = live.id().clone();
    live.close();
    let mut again =
        LiveGame::<State>::resume(&evening.fixture.store, &id, &evening.fixture.settings).unwrap();
    let mut screen = evening
        .fixture
        .with(|cx| Screen::open(cx, &mut again, false));
    assert!(shows(&evening, &again, &screen, "Il manque une échelle."));
    assert!(
        evening
            .fixture
            .with(|cx| screen.undo_input(cx, &mut again, false))
    );
    let missing = "Il manque 2 échelles.";
    assert!(
        shows(&evening, &again, &screen, missing),
        "it can be undone"
    );
    evening.press(&mut again, &mut screen, "6722\n");
    assert_eq!(again.state().saved(), 1);
}

#[test]
fn an_undo_takes_back_a_ladder_before_it_takes_back_the_page() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(4);
    evening.press(&mut live, &mut screen, "\n\n45");
    let undo = |evening: &mut Evening, live: &mut LiveGame<State>, screen: &mut Screen| {
        if !evening
            .fixture
            .with(|cx| screen.undo_input(cx, live, false))
        {
            live.undo(&now()).unwrap();
            evening.fixture.with(|cx| screen.refresh(cx, live));
        }
    };
    undo(&mut evening, &mut live, &mut screen);
    let missing = "Il manque 3 échelles.";
    assert!(shows(&evening, &live, &screen, missing));
    assert!(
        evening
            .fixture
            .with(|cx| screen.undo_input(cx, &mut live, true))
    );
    assert!(shows(&evening, &live, &screen, "Il manque 2 échelles."));
    for _ in 0..3 {
        undo(&mut evening, &mut live, &mut screen);
    }
    assert_eq!(live.state().page(), 1, "back at the table, page open");
    undo(&mut evening, &mut live, &mut screen);
    assert_eq!(live.state().page(), 0);
}

#[test]
fn a_count_that_is_undone_lies_there_to_be_mended() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(4);
    evening.press(&mut live, &mut screen, "\n\n456722\n");
    live.undo(&now()).unwrap();
    evening.fixture.with(|cx| screen.refresh(cx, &mut live));
    assert!(shows(&evening, &live, &screen, "Sauvée\u{202f}!"));
    // Maximilien had laid the 8: one too many, and a squire takes it away.
    let message = Message::Ladder(3, 8);
    let _ = evening
        .fixture
        .with(|cx| screen.update(cx, &mut live, message));
    evening.press(&mut live, &mut screen, "\n");
    assert_eq!((live.state().saved(), live.state().squires()), (1, 2));
}

/// Six full hands: the help opens without a pause that anyone could notice.
#[test]
fn the_help_opens_at_once_with_six_full_hands() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(6);
    evening.press(&mut live, &mut screen, "\n");
    let _ = evening
        .fixture
        .with(|cx| screen.update(cx, &mut live, Message::Help));
    let mut open = |held: bool| {
        let from = std::time::Instant::now();
        let _ = evening
            .fixture
            .with(|cx| screen.update(cx, &mut live, Message::Hold(held)));
        let ui = Ui::new(&evening.fixture.words, true, 100, WIDE);
        drop(window(
            Screen::view(View::new(ui, &screen, &live, &evening.fixture.pictures)),
            WIDE,
        ));
        from.elapsed()
    };
    let _ = open(false);
    let covered = (0..5).map(|_| open(false)).min().unwrap();
    let shown = (0..5).map(|_| open(true)).min().unwrap();
    println!("covered {covered:?}, shown {shown:?}");
    let pause = shown.saturating_sub(covered);
    assert!(
        pause < Duration::from_millis(100),
        "{pause:?} more than covered"
    );
}
