//! The screens of the ants, through the session: counting, judging, correcting, undoing, resuming.

use super::app_fixture::game;
use super::app_fixture::{Fixture, PHONE, Seen, seen, window};
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};
use std::time::Duration;
use tablee::core::Language;
use tablee::games::ants::cards::{Card, Colour, Strength};
use tablee::games::ants::ui::{Message, Page, Screen};
use tablee::games::ants::verdict::Reading;
use tablee::localize::Words;
use tablee::session::{self, Action, Session};
use tablee::settings::Settings;
use tablee::ui::Ui;

struct Table {
    fixture: Fixture,
    room: Option<Session<Screen>>,
}

impl Table {
    fn new(players: usize, options: &serde_json::Value) -> Self {
        let people = [
            ("Zoé", "honey"),
            ("Ani", "ember"),
            ("Marc", "moss"),
            ("Frank", "lagoon"),
        ];
        let people: Vec<_> = people
            .iter()
            .take(players)
            .map(|(name, hue)| serde_json::json!({ "name": name, "hue": hue }))
            .collect();
        let settings = serde_json::json!({
            "people": people,
            "tables": { "ants": { "seats": people, "day": "2026-11-15" } },
            "games": { "ants": options },
        });
        let mut fixture = Fixture::new(Words::new(Language::French));
        fixture.settings = Settings::from_json(&settings.to_string()).unwrap();
        let mut table = Self {
            room: Some(fixture.with(Session::set_up)),
            fixture,
        };
        let _ = table.tell(session::Message::Start);
        table
    }

    fn tell(&mut self, message: session::MessageOf<Screen>) -> Action<session::MessageOf<Screen>> {
        let mut room = self.room.take().unwrap();
        let action = self.fixture.with(|cx| room.update(cx, message));
        self.room = Some(room);
        action
    }

    fn set_up_another(&mut self) {
        let mut room = self.room.take().unwrap();
        self.fixture.with(|cx| room.set_up_another(cx));
        self.room = Some(room);
    }

    fn tap(&mut self, message: Message) {
        let _ = self.tell(session::Message::Play(message));
    }

    /// Two colours, counts, and the button: as many taps as that.
    fn round(&mut self, plus: Colour, minus: Colour, counts: &[u8]) {
        self.count(plus, minus, counts);
        self.tap(Message::Note);
        self.tap(Message::Next);
    }

    fn count(&mut self, plus: Colour, minus: Colour, counts: &[u8]) {
        self.tap(Message::Go(Page::Count));
        self.tap(Message::Colour(plus));
        self.tap(Message::Colour(minus));
        for count in counts {
            self.tap(Message::Number(*count));
        }
    }

    fn lines(&self) -> Vec<serde_json::Value> {
        self.fixture.store.flush(Duration::from_secs(5)).unwrap();
        let file = ["current", "finished"]
            .iter()
            .filter_map(|place| {
                std::fs::read_dir(self.fixture.folder.path().join("data").join(place)).ok()
            })
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path()))
            .find(|path| path.extension().is_some_and(|end| end == "jsonl"))
            .unwrap();
        let text = std::fs::read_to_string(file).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// What replaying the file gives, and how often the events were refused.
    fn state(&self) -> serde_json::Value {
        let lines = self.lines();
        let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let loaded = tablee::core::Journal::<tablee::games::ants::rules::State>::load(
            text.iter().map(String::as_bytes),
            |_, _, _| {},
        )
        .unwrap();
        assert!(loaded.rejected.is_empty(), "{:?}", loaded.rejected);
        serde_json::to_value(loaded.journal.state()).unwrap()
    }

    fn scores(&self) -> Vec<i64> {
        serde_json::from_value(self.state()["scores"].clone()).unwrap()
    }

    /// Whether these words are on the screen.
    fn shows(&self, width: f32, height: f32, words: &str) -> bool {
        self.shown(width, height).iter().any(|text| text == words)
    }

    /// All words on the screen.
    fn shown(&self, width: f32, height: f32) -> Vec<String> {
        let seen = self.seen(width, height);
        seen.into_iter().map(|seen| seen.words).collect()
    }

    fn seen(&self, width: f32, height: f32) -> Vec<Seen> {
        let size = Size::new(width, height);
        let ui = Ui::new(&self.fixture.words, true, 100, size);
        seen(self.room.as_ref().unwrap().view(ui), size)
    }

    fn restart(&mut self) {
        let mut room = self.room.take().unwrap();
        self.fixture.with(|cx| room.close(cx));
        self.fixture.store.flush(Duration::from_secs(5)).unwrap();
        let id = self.fixture.store.current().first().unwrap().id.clone();
        let room = self.fixture.with(|cx| Session::resume(cx, &id).unwrap());
        self.room = Some(room);
    }
}

const FIRST: [u8; 8] = [4, 3, 1, 1, 3, 1, 3, 0];

#[test]
fn a_round_is_counted_and_the_last_player_follows() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.count(Colour::C1, Colour::C2, &FIRST);
    table.tap(Message::Note);
    assert_eq!(table.scores(), [2, 6, 0]);
    assert!(table.shows(1280.0, 800.0, "Zoé, 4 cartes"));
    assert!(table.shows(360.0, 640.0, "Manche suivante"));
}

#[test]
fn the_second_half_of_a_double_tap_does_not_skip_the_ruling() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.count(Colour::C1, Colour::C2, &FIRST);
    table.tap(Message::Note);
    table.fixture.instant += Duration::from_millis(120);
    table.tap(Message::Next);
    assert!(table.shows(360.0, 640.0, "Manche suivante"));
    table.fixture.instant += Duration::from_millis(400);
    table.tap(Message::Next);
    assert!(!table.shows(360.0, 640.0, "Manche suivante"));
}

#[test]
fn back_from_the_setup_of_another_game_returns_to_the_game() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.round(Colour::C1, Colour::C2, &FIRST);
    let before = table.scores();
    table.set_up_another();
    assert_eq!(table.fixture.store.current().len(), 1, "still under way");
    assert!(table.shows(1280.0, 800.0, "Première manche"));
    let _ = table.tell(session::Message::Back);
    assert!(table.shows(1280.0, 800.0, "Qu’avez-vous ramassé\u{202f}?"));
    assert_eq!(table.scores(), before);
    table.tap(Message::Colour(Colour::C3));
    assert!(!table.fixture.store.current().is_empty(), "it goes on");
}

#[test]
fn a_game_is_put_away_when_another_one_has_begun() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.round(Colour::C1, Colour::C2, &FIRST);
    let first = table.fixture.store.current();
    table.set_up_another();
    let _ = table.tell(session::Message::Start);
    let now = table.fixture.store.current();
    assert_eq!(now.len(), 1);
    assert_ne!(now, first);
}

#[test]
fn zeros_fill_in_once_a_column_is_complete() {
    let mut table = Table::new(4, &serde_json::json!({}));
    // All of the Plus colour, all queens and all ladybugs; the Minus colour is shared.
    table.count(Colour::C1, Colour::C2, &[9, 0, 5, 3, 3, 3]);
    table.tap(Message::Note);
    assert_eq!(table.scores(), [6, 0, 0, 0]);
}

#[test]
fn an_undo_says_what_it_took_back() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.round(Colour::C1, Colour::C2, &FIRST);
    table.count(Colour::C3, Colour::C4, &[5]);
    for step in [
        "Zoé, couleur Plus",
        "couleur Moins",
        "couleur Plus",
        "Manche 1",
    ] {
        let _ = table.tell(session::Message::Undo);
        let shown = table.shown(1280.0, 800.0);
        let said = |text: &String| text.starts_with("Annulé") && text.ends_with(step);
        assert!(shown.iter().any(said), "{step}: {shown:?}");
    }
}

#[test]
fn the_side_of_the_ghost_is_large_and_changes_every_round() {
    let mut table = Table::new(2, &serde_json::json!({}));
    let size = |table: &Table, width: f32, height: f32, words: &str| {
        let all = table.seen(width, height);
        all.into_iter()
            .find(|seen| seen.words == words)
            .map(|seen| seen.bounds.height)
    };
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (360.0, 640.0)] {
        let found = size(&table, width, height, "Le Fantôme est à droite");
        assert!(
            found.is_some_and(|height| height >= 20.0),
            "{width} × {height}"
        );
    }
    table.round(Colour::C1, Colour::C2, &[4, 2, 1, 1, 3, 1, 2, 0]);
    assert!(table.shows(1280.0, 800.0, "Le Fantôme est à gauche"));
    table.tap(Message::Go(Page::Trick));
    assert!(table.shows(1280.0, 800.0, "Au Fantôme de poser"));
    assert!(table.shows(1280.0, 800.0, "Le Fantôme entame"));
}

#[test]
fn an_undo_takes_back_a_digit_before_it_takes_back_a_round() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.round(Colour::C1, Colour::C2, &FIRST);
    table.count(Colour::C3, Colour::C4, &[5]);
    for _ in 0..3 {
        let _ = table.tell(session::Message::Undo);
    }
    assert_eq!(
        table.state()["round"],
        1,
        "only what was half entered is gone"
    );
    let _ = table.tell(session::Message::Undo);
    assert_eq!(table.state()["round"], 0);
    let _ = table.tell(session::Message::Redo);
    assert_eq!(table.scores(), [2, 6, 0]);
}

#[test]
fn an_old_round_is_corrected_and_one_undo_brings_it_back() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.round(Colour::C1, Colour::C2, &FIRST);
    table.round(Colour::C3, Colour::C3, &[4, 1, 0, 3, 2, 1]);
    let before = table.scores();
    table.tap(Message::Correct(0));
    table.tap(Message::Number(2));
    table.tap(Message::Note);
    assert_eq!(table.scores(), [3, 8, 5]);
    let _ = table.tell(session::Message::Undo);
    assert_eq!(table.scores(), before);
    let _ = table.tell(session::Message::Undo);
    assert_eq!(table.state()["round"], 1, "then one round at a time again");
}

#[test]
fn a_correction_survives_a_restart_and_can_still_be_undone() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.round(Colour::C1, Colour::C2, &FIRST);
    table.round(Colour::C3, Colour::C3, &[4, 1, 0, 3, 2, 1]);
    let before = table.scores();
    table.tap(Message::Correct(0));
    table.tap(Message::Number(2));
    table.tap(Message::Note);
    table.restart();
    assert_eq!(table.scores(), [3, 8, 5]);
    let _ = table.tell(session::Message::Undo);
    assert_eq!(table.scores(), before);
}

#[test]
fn a_correction_may_end_the_game_earlier() {
    let mut table = Table::new(3, &serde_json::json!({}));
    // Ani takes three objectives but for the ladybugs: 9 − 3, twice, then enough.
    table.round(Colour::C1, Colour::C2, &[0, 5, 0, 0, 9, 0, 5, 3]);
    table.round(Colour::C1, Colour::C2, &[0, 5, 0, 0, 9, 0, 5, 3]);
    table.round(Colour::C1, Colour::C2, &[9, 5, 5, 0, 0, 3]);
    assert_eq!(table.state()["outcome"], serde_json::Value::Null);
    table.tap(Message::Correct(1));
    for (right, down) in [(1, 0), (1, 0), (1, 0), (0, 1)] {
        table.tap(Message::Step(right, down));
    }
    table.tap(Message::Number(0));
    table.tap(Message::Note);
    let state = table.state();
    assert_eq!(state["round"], 2, "the third round no longer counts");
    assert_eq!(state["outcome"]["winners"], serde_json::json!([1]));
    let _ = table.tell(session::Message::Undo);
    let state = table.state();
    assert_eq!(state["round"], 3);
    assert_eq!(state["outcome"], serde_json::Value::Null);
}

#[test]
fn counts_half_entered_are_there_after_a_restart() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.count(Colour::C1, Colour::C2, &FIRST[..5]);
    table.restart();
    for count in &FIRST[5..] {
        table.tap(Message::Number(*count));
    }
    table.tap(Message::Note);
    assert_eq!(table.scores(), [2, 6, 0]);
}

#[test]
fn ladybugs_below_zero_both_ways() {
    for (below, expected) in [(true, -3), (false, 0)] {
        let mut table = Table::new(2, &serde_json::json!({ "below_zero": below }));
        table.round(Colour::C1, Colour::C2, &[0, 5, 0, 3, 4, 2, 3]);
        assert_eq!(table.scores(), [expected, 9]);
    }
}

#[test]
fn teams_play_four_rounds() {
    let mut table = Table::new(4, &serde_json::json!({ "teams": true }));
    for _ in 0..4 {
        table.round(
            Colour::C1,
            Colour::C2,
            &[3, 2, 1, 1, 2, 2, 2, 0, 2, 2, 1, 0],
        );
    }
    let state = table.state();
    assert_eq!(state["team_scores"], serde_json::json!([32, 24]));
    assert_eq!(state["outcome"]["winners"], serde_json::json!([0, 2]));
    assert!(table.shows(1280.0, 800.0, "Zoé et Marc gagnent"));
}

fn ant(colour: Colour, strength: u8) -> Card {
    Card::Ant(
        colour,
        Strength::soldier(strength).unwrap_or(Strength::NINJA),
    )
}

/// The printed examples: pages 6 and 7.
#[test]
fn the_printed_tricks_are_judged_as_printed() {
    use Colour::{C1, C2, C3, C4};
    let cases: [([Card; 4], &str); 5] = [
        (
            [ant(C1, 5), ant(C1, 7), Card::Queen(C1), ant(C1, 3)],
            "Marc",
        ),
        (
            [ant(C1, 6), ant(C2, 7), Card::Queen(C1), ant(C3, 2)],
            "Marc",
        ),
        ([ant(C1, 5), ant(C2, 7), Card::Queen(C1), ant(C3, 2)], "Ani"),
        ([ant(C1, 9), ant(C2, 9), ant(C3, 5), ant(C4, 8)], "Zoé"),
        (
            [ant(C1, 9), ant(C2, 9), Card::Queen(C2), ant(C3, 4)],
            "Marc",
        ),
    ];
    for (cards, winner) in cases {
        let mut table = Table::new(4, &serde_json::json!({}));
        table.tap(Message::Go(Page::Trick));
        for card in cards {
            table.tap(Message::Card(card));
        }
        let title = format!("{winner}\nprend le pli");
        assert!(table.shows(1280.0, 800.0, &title), "{cards:?}");
        assert!(table.shows(360.0, 640.0, &title), "{cards:?}");
    }
}

#[test]
fn players_choose_an_interpretation_for_the_whole_game() {
    use Colour::{C1, C2, C3};
    let mut table = Table::new(3, &serde_json::json!({}));
    table.tap(Message::Go(Page::Trick));
    for card in [ant(C2, 6), ant(C1, 6), Card::Queen(C1)] {
        table.tap(Message::Card(card));
    }
    assert!(table.shows(1280.0, 800.0, "Le livret se tait ici"));
    assert!(table.shows(1280.0, 800.0, "Marc\nprend le pli"));
    let rule = tablee::games::ants::rule_ids::QUEEN_EQUAL;
    table.tap(Message::Read(rule, Reading::Ant));
    assert!(table.shows(1280.0, 800.0, "Zoé\nprend le pli"));
    table.tap(Message::NextTrick);
    for card in [ant(C2, 4), ant(C3, 4), Card::Queen(C3)] {
        table.tap(Message::Card(card));
    }
    assert!(
        table.shows(1280.0, 800.0, "Zoé\nprend le pli"),
        "it is remembered"
    );
}

#[test]
fn undone_trick_opens_without_its_last_card() {
    use Colour::{C1, C2};
    let mut table = Table::new(3, &serde_json::json!({}));
    table.tap(Message::Go(Page::Trick));
    for card in [ant(C2, 6), ant(C1, 6), ant(C1, 8)] {
        table.tap(Message::Card(card));
    }
    let _ = table.tell(session::Message::Undo);
    table.tap(Message::Card(ant(C2, 7)));
    let tricks: Vec<_> = table
        .lines()
        .into_iter()
        .filter_map(|line| line.get("event").cloned())
        .collect();
    assert_eq!(
        tricks.last().unwrap()["trick"]["cards"],
        serde_json::json!(["c2-6", "c1-6", "c2-7"])
    );
}

#[test]
fn the_ghost_opens_and_sits_where_his_pile_lies() {
    let mut table = Table::new(2, &serde_json::json!({ "youngest": "Ani" }));
    table.tap(Message::Go(Page::Trick));
    for card in [ant(Colour::C1, 2), ant(Colour::C1, 3), ant(Colour::C1, 4)] {
        table.tap(Message::Card(card));
    }
    let line = table.lines().pop().unwrap();
    // On the right of Ani, so Ani plays after him.
    assert_eq!(
        line["event"]["trick"]["seats"],
        serde_json::json!([2, 1, 0])
    );
}

#[test]
fn a_round_can_be_counted_on_the_keyboard() {
    let mut table = Table::new(3, &serde_json::json!({}));
    let mut press = |key: Key| {
        let message = table
            .room
            .as_ref()
            .unwrap()
            .key(&key, Modifiers::empty())
            .unwrap();
        let _ = table.tell(message);
    };
    for digit in "1243113130".chars() {
        press(Key::Character(digit.to_string().into()));
    }
    press(Key::Named(Named::Enter));
    press(Key::Named(Named::Enter));
    assert_eq!(table.scores(), [2, 6, 0]);
}

#[test]
fn the_end_offers_another_game_with_the_same_table() {
    let mut table = Table::new(3, &serde_json::json!({}));
    for _ in 0..3 {
        table.round(Colour::C1, Colour::C2, &FIRST);
    }
    assert!(table.shows(1280.0, 800.0, "Ani gagne"));
    table.tap(Message::Again);
    assert!(table.shows(1280.0, 800.0, "Première manche"));
    assert_eq!(game("ants").metadata.players, 2..=4);
}

#[test]
fn a_correction_that_was_undone_can_be_redone_also_after_a_restart() {
    for restarts in [false, true] {
        let mut table = Table::new(3, &serde_json::json!({}));
        table.round(Colour::C1, Colour::C2, &FIRST);
        table.round(Colour::C3, Colour::C3, &[4, 1, 0, 3, 2, 1]);
        let before = table.scores();
        table.tap(Message::Correct(0));
        table.tap(Message::Number(2));
        table.tap(Message::Note);
        let _ = table.tell(session::Message::Undo);
        assert_eq!(table.scores(), before);
        if restarts {
            table.restart();
        }
        let _ = table.tell(session::Message::Redo);
        assert_eq!(table.scores(), [3, 8, 5]);
        let _ = table.tell(session::Message::Undo);
        assert_eq!(table.scores(), before);
        let _ = table.tell(session::Message::Undo);
        let _ = table.tell(session::Message::Redo);
        assert_eq!(table.scores(), before, "a round by itself");
    }
}

#[test]
fn a_correction_under_way_is_there_after_a_restart() {
    let mut table = Table::new(3, &serde_json::json!({}));
    table.round(Colour::C1, Colour::C2, &FIRST);
    table.round(Colour::C3, Colour::C3, &[4, 1, 0, 3, 2, 1]);
    table.tap(Message::Correct(0));
    table.tap(Message::Number(2));
    table.restart();
    table.tap(Message::Note);
    assert_eq!(table.scores(), [3, 8, 5]);
    table.restart();
    assert!(table.shows(1280.0, 800.0, "La couleur Plus\u{202f}?"));
}

#[test]
fn cards_half_laid_are_there_after_a_restart() {
    use Colour::{C1, C2};
    let mut table = Table::new(3, &serde_json::json!({}));
    table.tap(Message::Go(Page::Trick));
    table.tap(Message::Card(ant(C2, 6)));
    table.tap(Message::Card(ant(C1, 5)));
    table.restart();
    table.tap(Message::Card(ant(C1, 8)));
    assert!(table.shows(1280.0, 800.0, "Marc\nprend le pli"));
}

#[test]
fn a_finger_scrolls_the_rounds_and_taps_none() {
    use iced::touch::{Event as Touch, Finger};
    let mut table = Table::new(2, &serde_json::json!({}));
    for _ in 0..9 {
        table.round(Colour::C1, Colour::C2, &[0, 0, 0, 3, 0, 1, 0]);
    }
    table.tap(Message::Go(Page::Rounds));
    let ui = Ui::new(&table.fixture.words, true, 100, PHONE);
    let room = table.room.as_ref().unwrap();
    let view = tablee::ui::touch_cursor::fingers(room.view(ui));
    let mut screen = window(view.into(), PHONE);
    let row = |screen: &mut iced_test::Simulator<'_, _, _, _>| {
        screen.find("6").unwrap().visible_bounds().unwrap()
    };
    let before = row(&mut screen);
    let id = Finger(1);
    let at = |y: f32| iced::Point::new(180.0, y);
    let steps = (0..10_u8).map(|step| {
        iced::Event::Touch(Touch::FingerMoved {
            id,
            position: at(400.0 - 15.0 * f32::from(step)),
        })
    });
    let down = iced::Event::Touch(Touch::FingerPressed {
        id,
        position: at(400.0),
    });
    let up = iced::Event::Touch(Touch::FingerLifted {
        id,
        position: at(265.0),
    });
    let _ = screen.simulate([down].into_iter().chain(steps).chain([up]));
    let after = row(&mut screen);
    assert_eq!(screen.into_messages().count(), 0, "nothing was tapped");
    assert!(after.y < before.y - 60.0, "{before:?} {after:?}");
}
