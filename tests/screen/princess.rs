//! La Princesse aux échelles through its screen: what is tapped and typed, and what is shown.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use super::app_fixture::{Fixture, SIZES, WIDE, click, now, people, seen, texts, window};
use iced::Point;
use iced::keyboard::{Key, key::Named};
use std::time::Duration;
use tablee::core::{Game, Language, Seat};
use tablee::games::princess::cast::Cast;
use tablee::games::princess::count::Decision;
use tablee::games::princess::rules::{Outcome, Princess, State};
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

    /// The same game after the app was closed and opened again.
    fn restart(&mut self, live: LiveGame<State>) -> (LiveGame<State>, Screen) {
        let id = live.id().clone();
        live.close();
        let (store, settings) = (&self.fixture.store, &self.fixture.settings);
        let mut live = LiveGame::resume(store, &id, settings).unwrap();
        let screen = self.fixture.with(|cx| Screen::open(cx, &mut live, false));
        (live, screen)
    }

    fn tap(&mut self, live: &mut LiveGame<State>, screen: &mut Screen, message: Message) {
        let _ = self.fixture.with(|cx| screen.update(cx, live, message));
    }

    /// Undo in the bar: half-entered input first, then the journal.
    fn undo(&mut self, live: &mut LiveGame<State>, screen: &mut Screen) {
        if !self.fixture.with(|cx| screen.undo_input(cx, live, false)) {
            live.undo(&now()).unwrap();
            self.fixture.with(|cx| screen.refresh(cx, live));
        }
    }

    fn press(&mut self, live: &mut LiveGame<State>, screen: &mut Screen, keys: &str) {
        for key in keys.chars() {
            let key = match key {
                '\n' => Key::Named(Named::Enter),
                '>' => Key::Named(Named::ArrowRight),
                key => Key::Character(key.to_string().into()),
            };
            let shortcuts = screen.shortcuts(live).into_iter();
            let mut keys = shortcuts.flat_map(|shortcut| shortcut.keys);
            if let Some((_, message)) = keys.find(|(press, _)| press.is(&key)) {
                self.tap(live, screen, message);
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
    let (again, screen) = evening.restart(live);
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
                    let view = Screen::view(View::new(ui, &screen, &live));
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
fn form_remembers_what_the_table_chose() {
    let mut evening = Evening::new(Language::French);
    let people = people(5);
    let table = Players::new(&evening.fixture.words, &people, &people, 3..=6);
    let setup = evening.fixture.with(|cx| {
        let mut form = Form::new(cx);
        for message in [
            setup::Message::Squires(false),
            setup::Message::Prince(2),
            setup::Message::Edit(0),
            setup::Message::Swords(3),
            setup::Message::Name("Gertrude".to_owned()),
            setup::Message::Done,
        ] {
            let _ = form.update(cx, table.seats(), message);
        }
        form.remember(cx.settings);
        form.setup(&people, 1)
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
    let view = Screen::view(View::new(ui, screen, live));
    texts(view, WIDE).iter().any(|text| text == word)
}

#[test]
fn a_count_half_entered_is_there_after_a_restart() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(4);
    evening.press(&mut live, &mut screen, "\n\n456");
    let (mut again, mut screen) = evening.restart(live);
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
    evening.undo(&mut live, &mut screen);
    let missing = "Il manque 3 échelles.";
    assert!(shows(&evening, &live, &screen, missing));
    assert!(
        evening
            .fixture
            .with(|cx| screen.undo_input(cx, &mut live, true))
    );
    assert!(shows(&evening, &live, &screen, "Il manque 2 échelles."));
    for _ in 0..3 {
        evening.undo(&mut live, &mut screen);
    }
    assert_eq!(live.state().page(), 1, "back at the table, page open");
    evening.undo(&mut live, &mut screen);
    assert_eq!(live.state().page(), 0);
}

#[test]
fn undone_count_opens_for_correction() {
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
        drop(window(Screen::view(View::new(ui, &screen, &live)), WIDE));
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

#[test]
fn drawn_princesses_are_asked_for_and_drawn_only_when_wanted() {
    let mut evening = Evening::new(Language::French);
    let people = people(4);
    let ui_words = Words::new(Language::French);
    let ui = Ui::new(&ui_words, true, 100, WIDE);
    let drawn: Vec<i16> = evening.fixture.with(|cx| {
        let mut form = Form::new(cx);
        assert_eq!(
            form.missing(&ui, &people),
            None,
            "the first four are printed"
        );
        let _ = form.update(cx, &people, setup::Message::Cast(Cast::Random));
        assert!(form.missing(&ui, &people).is_some(), "nothing is invented");
        let _ = form.update(cx, &people, setup::Message::Edit(0));
        for swords in [4, 1, 1, 3] {
            assert!(form.missing(&ui, &people).is_some());
            let _ = form.update(cx, &people, setup::Message::Swords(swords));
        }
        assert_eq!(form.missing(&ui, &people), None);
        let told = form.setup(&people, 1).princesses;
        assert_eq!(told.map_swords(), [1, 1, 3, 4]);
        let _ = form.update(cx, &people, setup::Message::Cast(Cast::Random));
        assert!(form.missing(&ui, &people).is_some(), "asked for again");
        let _ = form.update(cx, &people, setup::Message::DrawCards);
        assert_eq!(form.missing(&ui, &people), None);
        form.setup(&people, 1).princesses.map_swords()
    });
    assert!(drawn.is_sorted() && drawn.len() == 4);
}

trait MapSwords {
    fn map_swords(&self) -> Vec<i16>;
}

impl MapSwords for Vec<Princess> {
    fn map_swords(&self) -> Vec<i16> {
        self.iter().map(|princess| princess.swords).collect()
    }
}

#[test]
fn old_round_is_corrected_and_one_undo_takes_it_back() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    // 4 + 5 + 6 for a dungeon of 15, then a foghorn, then an open page.
    evening.press(&mut live, &mut screen, "\n\n45615\n\nc\n");
    let before = *live.state();
    evening.tap(&mut live, &mut screen, Message::CorrectRound(0));
    assert!(shows(&evening, &live, &screen, "Corriger la page 1"));
    evening.tap(&mut live, &mut screen, Message::Ladder(0, 8));
    evening.tap(&mut live, &mut screen, Message::Decide(Decision::NotSaved));
    assert_eq!((live.state().saved(), live.state().page()), (0, 3));
    let ani = live.state().hands()[0];
    assert!(
        ani.contains(4) && !ani.contains(8),
        "the other ladder is spent"
    );
    evening.undo(&mut live, &mut screen);
    assert_eq!(*live.state(), before);
    // The foghorn becomes a count.
    evening.tap(&mut live, &mut screen, Message::CorrectRound(1));
    evening.press(&mut live, &mut screen, "11103\n");
    assert_eq!((live.state().saved(), live.state().page()), (2, 3));
    // And the first count becomes a foghorn.
    evening.tap(&mut live, &mut screen, Message::CorrectRound(0));
    evening.tap(&mut live, &mut screen, Message::WasFoghorn);
    assert_eq!((live.state().saved(), live.state().page()), (1, 3));
}

#[test]
fn correction_that_a_later_round_contradicts_stops_there() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n\n45615\n\n\n88824\n\n");
    assert_eq!((live.state().saved(), live.state().page()), (2, 3));
    let before = *live.state();
    // Ani had laid the 8 in the first round, which the second has too.
    evening.tap(&mut live, &mut screen, Message::CorrectRound(0));
    evening.tap(&mut live, &mut screen, Message::Ladder(0, 8));
    evening.tap(&mut live, &mut screen, Message::Decide(Decision::NotSaved));
    assert_eq!((live.state().saved(), live.state().page()), (0, 2));
    assert!(
        live.state().is_open(),
        "the second page is to be counted again"
    );
    evening.undo(&mut live, &mut screen);
    assert_eq!(*live.state(), before);
}

#[test]
fn correction_half_entered_is_there_after_a_restart() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n\n45615\n\n");
    evening.tap(&mut live, &mut screen, Message::CorrectRound(0));
    evening.tap(&mut live, &mut screen, Message::Ladder(0, 7));
    let (mut again, mut screen) = evening.restart(live);
    assert!(shows(&evening, &again, &screen, "Corriger la page 1"));
    evening.tap(&mut again, &mut screen, Message::Decide(Decision::NotSaved));
    assert!(!again.state().hands()[0].contains(7));
    assert_eq!((again.state().saved(), again.state().page()), (0, 2));
}

#[test]
fn hands_and_squires_are_corrected_in_place() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n");
    let before = *live.state();
    let frank = Seat::new(1);
    evening.tap(&mut live, &mut screen, Message::EditHand(frank));
    evening.tap(&mut live, &mut screen, Message::ToggleLadder(4));
    evening.tap(&mut live, &mut screen, Message::ToggleLadder(5));
    assert_eq!(*live.state(), before, "not before it is done");
    evening.tap(&mut live, &mut screen, Message::Edited);
    let cards: Vec<i16> = live.state().hands()[1].cards().collect();
    assert_eq!(cards, [1, 2, 3, 6, 7, 8]);
    evening.tap(&mut live, &mut screen, Message::EditSquires);
    evening.tap(&mut live, &mut screen, Message::SetSquires(1));
    evening.tap(&mut live, &mut screen, Message::Edited);
    assert_eq!(live.state().squires(), 1);
    evening.undo(&mut live, &mut screen);
    evening.undo(&mut live, &mut screen);
    assert_eq!(*live.state(), before);
    // A correction that changes nothing, or is given up, is not written.
    let events = live.journal().events().len();
    evening.tap(&mut live, &mut screen, Message::EditHand(frank));
    evening.tap(&mut live, &mut screen, Message::Edited);
    evening.tap(&mut live, &mut screen, Message::EditSquires);
    evening.undo(&mut live, &mut screen);
    assert_eq!(live.journal().events().len(), events);
}

#[test]
fn correction_not_confirmed_is_written_when_the_table_goes_on() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n");
    for leaves in [Message::Count, Message::Help, Message::EditSquires] {
        let events = live.journal().events().len();
        evening.tap(&mut live, &mut screen, Message::EditHand(Seat::new(1)));
        evening.tap(&mut live, &mut screen, Message::ToggleLadder(4));
        evening.tap(&mut live, &mut screen, leaves.clone());
        assert_eq!(live.journal().events().len(), events + 1, "{leaves:?}");
        assert!(!live.state().hands()[1].contains(4), "{leaves:?}");
        evening.tap(&mut live, &mut screen, Message::Back);
        evening.undo(&mut live, &mut screen);
        assert!(live.state().hands()[1].contains(4), "{leaves:?}");
    }
}

/// The keys beside the dungeon's height, found by tapping along the row below its label.
fn keys_of_height(evening: &Evening, live: &LiveGame<State>, screen: &Screen) -> Vec<(u16, i64)> {
    let view = || {
        let ui = Ui::new(&evening.fixture.words, true, 100, WIDE);
        Screen::view(View::new(ui, screen, live))
    };
    let texts = seen(view(), WIDE);
    let label = texts.iter().find(|text| text.words == "Donjon").unwrap();
    let mut keys = Vec::new();
    for right in (0..300).step_by(12) {
        let at = Point::new(
            label.bounds.x + f32::from(right),
            label.bounds.y + label.bounds.height + 50.0,
        );
        for message in click(view(), WIDE, at) {
            if let Message::Nudge(by) = message {
                keys.push((right, by));
            }
        }
    }
    keys
}

#[test]
fn keys_of_the_dungeon_stay_where_they_are() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n\n45610");
    let ten = keys_of_height(&evening, &live, &screen);
    assert!(ten.iter().any(|(_, by)| *by == 1) && ten.iter().any(|(_, by)| *by == -1));
    evening.tap(&mut live, &mut screen, Message::Nudge(-1));
    assert_eq!(keys_of_height(&evening, &live, &screen), ten);
}

#[test]
fn exact_sum_with_a_broken_page_is_not_called_right() {
    let mut evening = Evening::new(Language::French);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n\n45615");
    assert!(shows(&evening, &live, &screen, "Juste\u{202f}!"));
    evening.press(&mut live, &mut screen, "p");
    assert!(!shows(&evening, &live, &screen, "Juste\u{202f}!"));
    assert!(shows(
        &evening,
        &live,
        &screen,
        "La hauteur y est, la page non"
    ));
    evening.press(&mut live, &mut screen, "p");
    let spends = "Juste à la fenêtre\u{202f}: elle est libre. Un écuyer dépensé, il en restera 2.";
    assert!(
        shows(&evening, &live, &screen, spends),
        "a squire for the page is named"
    );
}

/// How far off the count is stays the largest thing, however large the words are.
#[test]
fn difference_is_large_at_every_text_size() {
    let mut evening = Evening::new(Language::German);
    let (mut live, mut screen) = evening.sit(3);
    evening.press(&mut live, &mut screen, "\n\n45614");
    for size in SIZES {
        for percent in [100, 175] {
            let ui = Ui::new(&evening.fixture.words, true, percent, size);
            let view = Screen::view(View::new(ui, &screen, &live));
            let seen = seen(view, size);
            let height = |words: &str| {
                let text = seen.iter().find(|text| text.words == words);
                let text = text.filter(|text| text.is_whole(size));
                text.map_or(0.0, |text| text.bounds.height)
            };
            let (off, sum) = (height("+1"), height("15"));
            assert!(off >= 48.0, "+1 is {off} high at {size:?}, {percent} %");
            assert!(sum >= 30.0, "15 is {sum} high at {size:?}, {percent} %");
        }
    }
}
