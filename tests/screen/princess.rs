//! La Princesse aux échelles through its screen: what is tapped and typed, and what is shown.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use super::house::{House, SIZES, WIDE, now, people, texts, window};
use iced::keyboard::{Key, Modifiers, key::Named};
use std::time::Duration;
use tablee::games::princess::desk::{self, Desk};
use tablee::games::princess::rules::{Outcome, State};
use tablee::games::princess::screen::{Message, Screen};
use tablee::journal::Game;
use tablee::localize::{Language, Words};
use tablee::room::{Desk as _, Play};
use tablee::sitting::Sitting;
use tablee::sound::Effect;
use tablee::table::Table;
use tablee::ui::Look;

struct Evening {
    house: House,
}

impl Evening {
    fn new(language: Language) -> Self {
        Self {
            house: House::new(Words::new(language)),
        }
    }

    fn sit(&mut self, players: usize) -> (Sitting<State>, Screen) {
        let people = people(players);
        let setup = self.house.with(|cx| Desk::new(cx).setup(&people, 7));
        let mut sitting = Sitting::start(&self.house.store, setup, &people, &now()).unwrap();
        let screen = self.house.with(|cx| Screen::open(cx, &mut sitting, true));
        (sitting, screen)
    }

    fn press(&mut self, sitting: &mut Sitting<State>, screen: &mut Screen, keys: &str) {
        for key in keys.chars() {
            let key = match key {
                '\n' => Key::Named(Named::Enter),
                '>' => Key::Named(Named::ArrowRight),
                key => Key::Character(key.to_string().into()),
            };
            if let Some(message) = screen.key(sitting, &key, Modifiers::empty()) {
                let _ = self.house.with(|cx| screen.update(cx, sitting, message));
            }
        }
    }
}

#[test]
fn a_game_is_won_with_a_foghorn_and_a_squire() {
    let mut evening = Evening::new(Language::French);
    let (mut sitting, mut screen) = evening.sit(3);
    evening.press(&mut sitting, &mut screen, "\n\n45615\n");
    assert_eq!(sitting.state().saved(), 1);
    evening.press(&mut sitting, &mut screen, "\nc");
    assert_eq!(
        (sitting.state().page(), sitting.state().is_open()),
        (2, false)
    );
    assert!(evening.house.heard.contains(&Effect::FOGHORN));
    // One short of 22: the primary answer is a squire.
    evening.press(&mut sitting, &mut screen, "\n\n88522\n");
    assert_eq!((sitting.state().saved(), sitting.state().squires()), (2, 2));
    evening.press(&mut sitting, &mut screen, "\n\n1113\n");
    evening.press(&mut sitting, &mut screen, "\n\n2226\n");
    assert_eq!(sitting.state().outcome(), Some(Outcome::Won));
    let line = Screen::result(&evening.house.words, sitting.people(), sitting.journal());
    assert_eq!(line, "Les 4 princesses sont sauvées");
}

#[test]
fn undo_and_a_restart_come_back_to_the_same_round() {
    let mut evening = Evening::new(Language::French);
    let (mut sitting, mut screen) = evening.sit(4);
    evening.press(&mut sitting, &mut screen, "\n34");
    let before = *sitting.state();
    evening.press(&mut sitting, &mut screen, "\n456722\n");
    assert_eq!(sitting.state().saved(), 1);
    sitting.undo(&now()).unwrap();
    evening.house.with(|cx| screen.changed(cx, &mut sitting));
    assert_eq!(*sitting.state(), before);
    assert_eq!(
        screen.step(sitting.state()),
        5,
        "the guide stands where it stood"
    );
    let id = sitting.id().clone();
    sitting.close();
    let mut again =
        Sitting::<State>::resume(&evening.house.store, &id, &evening.house.settings).unwrap();
    let screen = evening.house.with(|cx| Screen::open(cx, &mut again, false));
    assert_eq!(*again.state(), before);
    assert_eq!(screen.step(again.state()), 5);
}

#[test]
fn a_lost_game_says_why_in_every_language() {
    for language in Language::ALL {
        let mut evening = Evening::new(language);
        let (mut sitting, mut screen) = evening.sit(3);
        for _ in 0..5 {
            evening.press(&mut sitting, &mut screen, "\nc");
        }
        assert!(matches!(sitting.state().outcome(), Some(Outcome::Lost(_))));
        assert!(evening.house.heard.contains(&Effect::DEFEAT));
        let line = Screen::result(&evening.house.words, sitting.people(), sitting.journal());
        assert!(line.contains('4') && !line.contains("princess-"), "{line}");
        assert!(sitting.state().ended().is_some());
        let (head, stands) =
            Screen::stands(&evening.house.words, sitting.people(), sitting.journal());
        assert!(!head.is_empty() && stands.contains("Ani"));
    }
}

/// The one thing to do next is there to be tapped, whatever the window and the text size.
#[test]
fn the_primary_button_is_in_every_window() {
    for language in Language::ALL {
        let mut evening = Evening::new(language);
        let (mut sitting, mut screen) = evening.sit(6);
        for (round, key) in ["princess-turn", "princess-count"].into_iter().enumerate() {
            for size in SIZES {
                for percent in [100, 175] {
                    let look = Look::new(&evening.house.words, round == 0, percent, size);
                    let view = screen.view(look, &sitting, &evening.house.gallery);
                    let mut window = window(view, size);
                    let word = evening.house.words.text(key);
                    assert!(
                        window.click(word.as_str()).is_ok(),
                        "{word} at {size:?}, {percent} %"
                    );
                    let messages: Vec<Message> = window.into_messages().collect();
                    assert!(!messages.is_empty(), "{word} at {size:?}, {percent} %");
                }
            }
            evening.press(&mut sitting, &mut screen, "\n");
        }
    }
}

#[test]
fn the_desk_remembers_what_the_table_chose() {
    let mut evening = Evening::new(Language::French);
    let people = people(5);
    let table = Table::new(&evening.house.words, &people, &people, 3..=6);
    let setup = evening.house.with(|cx| {
        let mut desk = Desk::new(cx);
        for message in [
            desk::Message::Squires(false),
            desk::Message::Prince(2),
            desk::Message::Edit(0),
            desk::Message::Swords(3),
            desk::Message::Name("Gertrude".to_owned()),
            desk::Message::Done,
        ] {
            desk.update(cx, &table, message);
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
    let again = evening.house.with(|cx| Desk::new(cx).setup(&people, 1));
    assert_eq!(again.princesses, setup.princesses);
    assert!(!again.squires);
}

/// What an open count shows, by the words on its buttons.
fn shows(evening: &Evening, sitting: &Sitting<State>, screen: &Screen, word: &str) -> bool {
    let look = Look::new(&evening.house.words, true, 100, WIDE);
    let view = screen.view(look, sitting, &evening.house.gallery);
    texts(view, WIDE).iter().any(|text| text == word)
}

#[test]
fn a_count_half_entered_is_there_after_a_restart() {
    let mut evening = Evening::new(Language::French);
    let (mut sitting, mut screen) = evening.sit(4);
    evening.press(&mut sitting, &mut screen, "\n\n456");
    let id = sitting.id().clone();
    sitting.close();
    let mut again =
        Sitting::<State>::resume(&evening.house.store, &id, &evening.house.settings).unwrap();
    let mut screen = evening.house.with(|cx| Screen::open(cx, &mut again, false));
    assert!(shows(&evening, &again, &screen, "Il manque une échelle."));
    assert!(
        evening
            .house
            .with(|cx| screen.rethink(cx, &mut again, false))
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
    let (mut sitting, mut screen) = evening.sit(4);
    evening.press(&mut sitting, &mut screen, "\n\n45");
    let undo = |evening: &mut Evening, sitting: &mut Sitting<State>, screen: &mut Screen| {
        if !evening.house.with(|cx| screen.rethink(cx, sitting, false)) {
            sitting.undo(&now()).unwrap();
            evening.house.with(|cx| screen.changed(cx, sitting));
        }
    };
    undo(&mut evening, &mut sitting, &mut screen);
    let missing = "Il manque 3 échelles.";
    assert!(shows(&evening, &sitting, &screen, missing));
    assert!(
        evening
            .house
            .with(|cx| screen.rethink(cx, &mut sitting, true))
    );
    assert!(shows(&evening, &sitting, &screen, "Il manque 2 échelles."));
    for _ in 0..3 {
        undo(&mut evening, &mut sitting, &mut screen);
    }
    assert_eq!(sitting.state().page(), 1, "back at the table, page open");
    undo(&mut evening, &mut sitting, &mut screen);
    assert_eq!(sitting.state().page(), 0);
}

#[test]
fn a_count_that_is_undone_lies_there_to_be_mended() {
    let mut evening = Evening::new(Language::French);
    let (mut sitting, mut screen) = evening.sit(4);
    evening.press(&mut sitting, &mut screen, "\n\n456722\n");
    sitting.undo(&now()).unwrap();
    evening.house.with(|cx| screen.changed(cx, &mut sitting));
    assert!(shows(&evening, &sitting, &screen, "Sauvée\u{202f}!"));
    // Maximilien had laid the 8: one too many, and a squire takes it away.
    let message = Message::Ladder(3, 8);
    let _ = evening
        .house
        .with(|cx| screen.update(cx, &mut sitting, message));
    evening.press(&mut sitting, &mut screen, "\n");
    assert_eq!((sitting.state().saved(), sitting.state().squires()), (1, 2));
}

/// Six full hands: the help opens without a pause that anyone could notice.
#[test]
fn the_help_opens_at_once_with_six_full_hands() {
    let mut evening = Evening::new(Language::French);
    let (mut sitting, mut screen) = evening.sit(6);
    evening.press(&mut sitting, &mut screen, "\n");
    let _ = evening
        .house
        .with(|cx| screen.update(cx, &mut sitting, Message::Help));
    let mut open = |held: bool| {
        let from = std::time::Instant::now();
        let _ = evening
            .house
            .with(|cx| screen.update(cx, &mut sitting, Message::Hold(held)));
        let look = Look::new(&evening.house.words, true, 100, WIDE);
        drop(window(
            screen.view(look, &sitting, &evening.house.gallery),
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
