//! Vertical at the table, through its own screen: what a tap writes, and what is shown after it.

use super::app_fixture::{SIZES, WIDE, now, window};
use super::bench::{self, beside_the_bar};
use iced::touch;
use iced::{Event, Point};
use tablee::core::{Language, Seat};
use tablee::games::cliff::rules::{Gear, Setup, State, Token};
use tablee::games::cliff::ui::{Demand, Message, Mode, Screen, Side, Tool};
use tablee::games::cliff::wall::Place;
use tablee::history::{History, Record};
use tablee::localize::Words;
use tablee::session::{PlayScreen, View};
use tablee::ui::{self, Ui};

type Bench = bench::Bench<Screen>;

fn bench(language: Language, players: usize) -> Bench {
    let bag = [
        Token::Carabiner,
        Token::CaveMap,
        Token::Ladder,
        Token::Zipline,
    ];
    Bench::new(language, players, |names| Setup {
        bags: vec![bag.to_vec(); names.len()],
        players: names,
        first: Seat::new(0),
    })
}

/// What is said after a message.
fn notice(bench: &mut Bench, message: Message) -> Option<String> {
    let (screen, live) = (&mut bench.screen, &mut bench.live);
    bench.fixture.with(|cx| {
        let _ = screen.update(cx, live, message);
        cx.notice().map(|notice| notice.text.clone())
    })
}

fn rows(bench: &Bench) -> Vec<Option<i64>> {
    let climbers = bench.live.state().climbers().iter();
    climbers.map(|one| one.at.map(|at| at.row)).collect()
}

fn place(column: i64, row: i64) -> Message {
    Message::Place(Place::new(column, row))
}

#[test]
fn an_arrow_counts_the_tile_and_one_undo_takes_both_back() {
    let mut bench = bench(Language::French, 2);
    bench.all([place(0, 0)]);
    assert_eq!(bench.live.state().tiles_left(), 59);
    assert_eq!(bench.live.journal().events().len(), 2);
    bench.live.undo(&now()).unwrap();
    assert_eq!(bench.live.state().tiles_left(), 60);
    assert!(bench.live.journal().events().is_empty());
    bench.live.redo(&now()).unwrap();
    bench.all([Message::Next, Message::Stay, Message::Step(Side::Up)]);
    let state = bench.live.state();
    assert_eq!(state.climbers()[0].at, Some(Place::new(0, 1)));
    assert_eq!(state.tiles_left(), 57);
}

#[test]
fn what_the_rules_refuse_is_said_and_nothing_is_written() {
    let mut bench = bench(Language::French, 2);
    bench.all([place(0, 0), Message::Next]);
    let before = bench.live.journal().events().len();
    bench.all([Message::Take(Tool::Cave)]);
    let said = notice(&mut bench, place(0, 4));
    assert_eq!(bench.live.journal().events().len(), before);
    assert_eq!(said, Some(bench.fixture.words.text("error-too-high")));
    bench.all([Message::Cancel, Message::Take(Tool::Cave), place(0, 3)]);
    assert_eq!(bench.live.state().caves(), [Place::new(0, 3)]);
}

#[test]
fn undo_first_clears_the_chosen_token() {
    let mut bench = bench(Language::French, 2);
    bench.all([place(0, 0), Message::Equip]);
    assert!(bench.screen.can_undo_input(false));
    let (screen, live) = (&mut bench.screen, &mut bench.live);
    bench.fixture.with(|cx| {
        assert!(screen.undo_input(cx, live, false));
        assert!(!screen.undo_input(cx, live, false));
    });
    assert_eq!(bench.live.journal().events().len(), 2, "nothing undone");
}

#[test]
fn back_closes_what_is_open_first() {
    let mut bench = bench(Language::French, 2);
    let _ = bench.does(place(0, 0));
    for open in [Message::Equip, Message::Correct(Seat::new(1))] {
        let _ = bench.does(open);
        assert_eq!([(); 2].map(|()| bench.closes_panel()), [true, false]);
    }
    assert_eq!(bench.live.journal().events().len(), 2, "nothing undone");
}

#[test]
fn a_fall_is_told_on_every_screen_and_after_a_restart() {
    let mut bench = bench(Language::French, 2);
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
    bench.reopen();
    assert!(bench.says(SIZES[0], 100, told));
    bench.all([Message::Step(Side::Up)]);
    let at = bench.live.state().climbers()[0].at;
    assert_eq!(at, None, "after a fall one rests");
}

#[test]
fn a_click_on_the_wall_finds_the_tile() {
    let bench = bench(Language::French, 2);
    // The foot of the middle column, just above the grass.
    let messages = bench.click(beside_the_bar(WIDE), Point::new(386.0, 590.0));
    assert!(
        matches!(messages.as_slice(), [Message::Place(at)] if at.row == 0 && at.column.abs() <= 1),
        "{messages:?}"
    );
}

#[test]
fn a_finger_taps_the_wall_and_a_drag_does_not() {
    let bench = bench(Language::French, 2);
    let size = beside_the_bar(WIDE);
    let down = Point::new(386.0, 590.0);
    for (up, count) in [(down, 1), (Point::new(386.0, 300.0), 0)] {
        let ui = Ui::new(&bench.fixture.words, true, 100, size);
        let view = Screen::view(View::new(ui, &bench.screen, &bench.live));
        let mut window = window(ui::touch_cursor::fingers(view).into(), size);
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
        let mut bench = bench(language, 2);
        bench.all([place(0, 0), Message::Next, place(1, 0), Message::Next]);
        while bench.live.state().winners().is_none() {
            let _ = bench.does(Message::Stay);
        }
        assert_eq!(bench.live.state().winners().unwrap().len(), 2);
        for size in SIZES {
            let silent = bench.fixture.words.text("cliff-silent");
            assert!(bench.says(size, 100, &silent), "{size:?}");
        }
        let line = |bench: &Bench| {
            State::result(
                &bench.fixture.words,
                &Record::of(bench.live.journal(), bench.live.people()),
            )
        };
        let both = [("first", "Ani".into()), ("last", "Frank".into())];
        let both = bench.fixture.words.text_with("list-and", &both);
        assert!(line(&bench).contains(&both));
        bench.all([Message::Decide(Seat::new(1))]);
        assert!(!line(&bench).contains("Ani"));
        bench.all([Message::Decide(Seat::new(1))]);
        assert!(line(&bench).contains(&both), "back to sharing");
        bench.live.undo(&now()).unwrap();
        assert!(bench.live.state().winners().is_none());
    }
}

/// In no size, language or text size is a word cut off or pushed out. The end scrolls.
#[test]
fn nothing_is_cut() {
    let mut bench = bench(Language::French, 5);
    let languages = Language::ALL.map(Words::new);
    let stages: [(&str, &[Message]); 13] = [
        ("the first step", &[]),
        ("on the wall", &[place(0, 0)]),
        ("which token", &[Message::Equip]),
        ("where", &[Message::Take(Tool::Hang(Gear::Carabiner))]),
        ("refused", &[place(0, 0), Message::Step(Side::Up)]),
        ("a cave", &[Message::Next, Message::Take(Tool::Cave)]),
        ("a cave refused", &[place(0, 9)]),
        ("what a tile asks", &[Message::Tile(Demand::Ladder)]),
        ("corrections", &[Message::Correct(Seat::new(3))]),
        ("all bags", &[Message::Cancel, Message::Bags]),
        ("a fall", &[Message::Bags, Message::Cancel, Message::Fall]),
        ("light", &[Message::Next, Message::Mode(Mode::Light)]),
        ("heights", &[Message::Heights]),
    ];
    let mut seen = 0;
    for (name, messages) in stages {
        bench.all(messages.iter().cloned());
        seen += bench.assert_nothing_cut(&languages, name);
    }
    assert!(seen > 2000, "the test has gone blind: {seen}");
}

#[test]
fn light_mode_is_one_tap_a_turn_and_asks_for_heights_at_the_end() {
    let mut bench = bench(Language::French, 3);
    bench.all([Message::Mode(Mode::Light), Message::Stay]);
    assert_eq!(bench.live.journal().events().len(), 2);
    assert_eq!(bench.live.state().turn(), Seat::new(1));
    let said = notice(&mut bench, Message::Fall);
    assert!(said.is_some_and(|text| text.contains("Frank")));
    assert_eq!(bench.live.state().tiles_left(), 58);
    bench.live.undo(&now()).unwrap();
    assert_eq!(bench.live.state().tiles_left(), 59, "one tap, one undo");
    for _ in 0..59 {
        bench.all([Message::Stay]);
    }
    assert_eq!(bench.live.state().tiles_left(), 0);
    assert!(bench.live.state().winners().is_none(), "heights come first");
    let ask = bench.fixture.words.text("cliff-heights-ask");
    for size in SIZES {
        assert!(bench.says(size, 100, &ask), "{size:?}");
    }
    bench.all([Message::HeightsDone]);
    assert!(bench.live.state().winners().is_none(), "no height is set");
    let up = |seat| Message::Height(Seat::new(seat), 1);
    bench.all([up(0), up(0), up(2), up(2), up(2), up(2)]);
    bench.all([Message::Height(Seat::new(2), -1)]);
    bench.reopen();
    bench.all([Message::HeightsDone]);
    assert_eq!(rows(&bench), [Some(1), None, Some(2)]);
    assert_eq!(
        bench.live.state().winners(),
        Some([Seat::new(2)].as_slice())
    );
    bench.live.undo(&now()).unwrap();
    assert_eq!(rows(&bench), [None, None, None], "one undo takes all back");
}

#[test]
fn mode_is_kept_and_can_change_in_the_middle_of_a_turn() {
    let mut bench = bench(Language::French, 2);
    bench.all([place(0, 0), Message::Mode(Mode::Light)]);
    bench.reopen();
    let light = bench.fixture.words.text("cliff-to-wall");
    assert!(bench.says(SIZES[0], 100, &light));
    bench.all([Message::Stay, Message::Stay]);
    let state = bench.live.state();
    assert_eq!((state.turn(), state.tiles_left()), (Seat::new(0), 58));
    bench.all([Message::Mode(Mode::Wall), Message::Step(Side::Up)]);
    assert_eq!(rows(&bench), [Some(1), None]);
    assert_eq!(bench.live.state().climbers()[0].bag.len(), 4, "bags stay");
}

#[test]
fn places_and_bags_are_corrected_where_they_are() {
    let mut bench = bench(Language::French, 2);
    bench.all([place(0, 0), Message::Next]);
    // A tap on the pawn, then on the tile where it stands.
    bench.all([place(0, 0), place(2, 3)]);
    assert_eq!(rows(&bench), [Some(3), None]);
    bench.all([Message::TakeToken(0), Message::PutToken(Token::IceAxe)]);
    let bag = [Token::CaveMap, Token::IceAxe, Token::Ladder, Token::Zipline];
    assert_eq!(bench.live.state().climbers()[0].bag, bag);
    bench.all([Message::Below]);
    assert_eq!(rows(&bench), [None, None]);
    assert_eq!(bench.live.state().turn(), Seat::new(1), "no step of a turn");
    bench.live.undo(&now()).unwrap();
    assert_eq!(rows(&bench), [Some(3), None]);
}

#[test]
fn the_same_spot_stays_the_same_tile_within_a_turn() {
    let mut bench = bench(Language::French, 2);
    let size = beside_the_bar(WIDE);
    let spot = Point::new(386.0, 300.0);
    let tile = |bench: &Bench| match bench.click(size, spot).as_slice() {
        [Message::Place(at)] => *at,
        other => panic!("{other:?}"),
    };
    bench.all([place(0, 0), Message::Next, Message::Stay]);
    for row in 1..14 {
        let before = tile(&bench);
        bench.all([place(0, row)]);
        assert_eq!(tile(&bench), before, "after a step to {row}");
        bench.all([Message::Take(Tool::Cave)]);
        assert_eq!(tile(&bench), before, "while a cave is laid");
        bench.all([Message::Cancel, Message::Next, Message::Stay]);
    }
}
