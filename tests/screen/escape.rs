//! Escape: what keeps its place, what every cue shows, and corrections by hand.

use super::app_fixture::{self, SIZES, Seen, WIDE, now};
use super::bench::{Bench, beside_the_bar};
use iced::{Point, Rectangle, Size};
use std::time::Duration;
use tablee::core::{Icon, Language, Seat};
use tablee::games::escape::rules::{Difficulty, Outcome, Setup};
use tablee::games::escape::ui::{Message, Panel, Screen};
use tablee::localize::Words;
use tablee::session::PlayScreen;
use tablee::ui::banner::{Banner, Tone};
use tablee::ui::bar::bar;
use tablee::ui::{Role, Ui};

type Escape = Bench<Screen>;

/// Without sound the shout comes after this time.
const LEAD_MS: u64 = 5_000;

fn escape(players: usize) -> Escape {
    Bench::new(Language::French, players, |players| Setup {
        players,
        difficulty: Difficulty::Normal,
        track: None,
    })
}

/// Lets the clock run to this second of the game.
fn run_to(bench: &mut Escape, second: u64) {
    bench.fixture.instant = Duration::from_millis(LEAD_MS + second * 1000);
    let _ = bench.does(Message::Tick);
}

fn seat(place: u8) -> Seat {
    Seat::new(place)
}

/// All jewels are activated, so that everybody can leave.
fn activate_all(bench: &mut Escape) {
    while bench.live.state().reserve() > 0 {
        let _ = bench.does(Message::Activate(
            bench.live.state().reserve().min(3).into(),
        ));
    }
}

fn says(bench: &Escape, words: &str) -> bool {
    bench.says(beside_the_bar(WIDE), 100, words)
}

fn text(bench: &Escape, key: &str) -> String {
    bench.fixture.words.text(key)
}

/// Where the largest text with these words is.
fn place(bench: &Escape, size: Size, is_it: impl Fn(&str) -> bool) -> Rectangle {
    place_at(bench, size, 100, is_it)
}

/// The same with text of this size, in percent.
fn place_at(bench: &Escape, size: Size, percent: u16, is_it: impl Fn(&str) -> bool) -> Rectangle {
    let seen = bench.seen_at(size, percent).into_iter();
    let found = seen.filter(|text| is_it(&text.words) && text.is_whole(size));
    let largest = found.max_by(|a: &Seen, b| a.bounds.height.total_cmp(&b.bounds.height));
    largest.unwrap_or_else(|| panic!("not in {size:?}")).bounds
}

/// The clock's digits and the number of keys.
fn figures(bench: &Escape, size: Size, percent: u16) -> [Rectangle; 2] {
    let keys = bench.live.state().keys().to_string();
    let is_clock = |text: &str| text.len() == 4 && text.contains(':');
    [
        place_at(bench, size, percent, is_clock),
        place_at(bench, size, percent, |text| text == keys),
    ]
}

/// Every state in which something else asks for the room.
fn states(bench: &mut Escape, mut look: impl FnMut(&Escape, &str)) {
    run_to(bench, 100);
    look(bench, "quiet");
    for panel in [
        Panel::Dice(seat(0)),
        Panel::Jewels { beside: false },
        Panel::Volume,
    ] {
        let _ = bench.does(Message::Open(panel));
        look(bench, &format!("{panel:?}"));
    }
    run_to(bench, 200);
    look(bench, "first gong");
    run_to(bench, 221);
    look(bench, "door");
    bench.all([Message::Caught(seat(1)), Message::Caught(seat(2))]);
    look(bench, "two were not back");
    let _ = bench.does(Message::DoorDone);
    run_to(bench, 545);
    let _ = bench.does(Message::DoorDone);
    look(bench, "third gong");
    let _ = bench.does(Message::Pause);
    look(bench, "paused");
    let _ = bench.does(Message::Pause);
}

/// A window, and what the rules beside the game leave of it, both without the bar.
fn with_rules(window: Size) -> (Size, Size) {
    let left = match (window.width, window.height) {
        (1280.0, _) => Size::new(743.0, 736.0),
        (1920.0, _) => Size::new(1300.0, 1136.0),
        (800.0, _) => Size::new(800.0, 448.0),
        _ => Size::new(360.0, 200.0),
    };
    (beside_the_bar(window), left)
}

#[test]
fn clock_and_keys_keep_their_place_in_every_state() {
    for (window, percent) in SIZES
        .into_iter()
        .flat_map(|size| [(size, 100), (size, 175)])
    {
        let (whole, left) = with_rules(window);
        for size in [whole, left] {
            let mut places: Vec<[Rectangle; 2]> = Vec::new();
            states(&mut escape(4), |bench, state| {
                let here = figures(bench, size, percent);
                let first = *places.first().unwrap_or(&here);
                for (is, was) in here.iter().zip(&first) {
                    let moved = (is.center_x() - was.center_x())
                        .abs()
                        .max((is.center_y() - was.center_y()).abs());
                    // Beside the rules on a phone a question takes a row, and may move them a bit.
                    let bound = if size.height < 300.0 { 24.0 } else { 1.0 };
                    let place = format!("{state}, {size:?}, {percent} %");
                    assert!(moved <= bound, "{place}: {was:?} → {is:?}");
                    let part = is.height / was.height;
                    assert!(part >= 0.66, "{place}: {part}");
                }
                places.push(here);
            });
        }
    }
}

#[test]
fn clock_and_keys_keep_two_thirds_of_their_size_beside_the_rules() {
    for (window, percent) in SIZES
        .into_iter()
        .flat_map(|size| [(size, 100), (size, 175)])
    {
        let (whole, left) = with_rules(window);
        states(&mut escape(5), |bench, state| {
            let whole = figures(bench, whole, percent);
            for (whole, left) in whole.into_iter().zip(figures(bench, left, percent)) {
                let part = left.height / whole.height;
                assert!(part >= 0.66, "{state}, {window:?}, {percent} %: {part}");
            }
        });
    }
}

/// Wherever the band is, its last button is in it.
#[test]
fn a_correction_can_be_closed_beside_the_rules() {
    let mut bench = escape(1);
    run_to(&mut bench, 100);
    bench.all([
        Message::Open(Panel::Dice(seat(0))),
        Message::SetDice(seat(0), 6),
    ]);
    for window in SIZES {
        let (whole, left) = with_rules(window);
        for size in [whole, left] {
            let dice = place_at(&bench, size, 100, |text| text == "6");
            let beside = std::iter::successors(Some(dice.x), |x| Some(x + 12.0));
            let can_close = beside.take_while(|x| *x < size.width).any(|x| {
                let messages = bench.click(size, Point::new(x, dice.center_y()));
                matches!(messages.as_slice(), [Message::Close])
            });
            assert!(can_close, "{size:?}");
        }
    }
}

#[test]
fn nothing_is_cut_in_any_state() {
    let languages = [Language::French, Language::English, Language::German].map(Words::new);
    states(&mut escape(5), |bench, state| {
        assert!(bench.assert_nothing_cut(&languages, state) > 0);
    });
    let mut bench = escape(4);
    run_to(&mut bench, 20);
    activate_all(&mut bench);
    assert!(bench.assert_nothing_cut(&languages, "all can leave") > 0);
    let _ = bench.does(Message::Leaves(seat(0)));
    let _ = bench.does(Message::Receives(seat(3)));
    assert!(bench.assert_nothing_cut(&languages, "one leaves") > 0);
}

#[test]
fn a_banner_moves_nothing() {
    for window in SIZES {
        for percent in [100, 175] {
            let bench = escape(2);
            let ui = Ui::new(&bench.fixture.words, true, percent, window);
            let banner = || Banner {
                tone: Tone::Warning,
                icon: Icon::Mute,
                text: text(&bench, "banner-no-sound"),
                short: "Pas de son".to_owned(),
                exits: vec![],
                on_open: (),
            };
            let height = |banner: Option<Banner<()>>| {
                let bar = bar(ui, (), text(&bench, "escape-short")).view(banner);
                let body = ui.text(Role::Body, "body");
                let seen = app_fixture::seen(iced::widget::column![bar, body], window);
                let body = seen.into_iter().find(|seen| seen.words == "body");
                body.unwrap().bounds
            };
            assert_eq!(height(None), height(Some(banner())), "{window:?}");
        }
    }
}

#[test]
fn a_door_takes_no_die_from_somebody_without_dice() {
    let mut bench = escape(3);
    run_to(&mut bench, 100);
    let _ = bench.does(Message::SetDice(seat(1), 0));
    run_to(&mut bench, 221);
    bench.all([
        Message::Caught(seat(0)),
        Message::Caught(seat(1)),
        Message::DoorDone,
    ]);
    run_to(&mut bench, 600);
    let _ = bench.does(Message::CollapseSeen);
    let words = &bench.fixture.words;
    let one = words.text_with("escape-figure-dice", &[("count", 1_u8.into())]);
    let two = words.text_with("escape-figure-dice", &[("count", 2_u8.into())]);
    assert_ne!(one, two);
    assert!(says(&bench, &one));
}

#[test]
fn every_cue_has_its_sign() {
    let mut bench = escape(2);
    for (second, key) in [
        (1, "escape-go"),
        (181, "escape-back"),
        (221, "escape-door-who"),
        (381, "escape-back"),
        (421, "escape-door-who"),
        (541, "escape-to-the-exit"),
    ] {
        run_to(&mut bench, second);
        let sign = text(&bench, key);
        let size = beside_the_bar(WIDE);
        let sign = place(&bench, size, |text| text == sign);
        assert!(sign.height > 30.0, "{key}: {sign:?}");
        if key == "escape-door-who" {
            let _ = bench.does(Message::DoorDone);
        }
    }
}

#[test]
fn at_zero_the_temple_collapses_at_once() {
    let mut bench = escape(2);
    run_to(&mut bench, 599);
    assert!(says(&bench, "\u{2212}1"));
    run_to(&mut bench, 600);
    assert!(says(&bench, &text(&bench, "escape-phase-collapsed")));
    assert!(!says(&bench, "\u{2212}1"), "nothing looks alive");
    let _ = bench.does(Message::CollapseSeen);
    assert!(says(&bench, &text(&bench, "escape-lost-title")));
}

#[test]
fn leaving_and_destiny_are_there_during_the_alarms() {
    // Also while the question of an earlier door is open.
    for (second, doors) in [(200, 0), (400, 1), (400, 0), (560, 2), (560, 1)] {
        let mut bench = escape(3);
        run_to(&mut bench, 100);
        activate_all(&mut bench);
        run_to(&mut bench, second);
        while bench.live.state().doors() < doors {
            let _ = bench.does(Message::DoorDone);
        }
        let size = beside_the_bar(WIDE);
        let name = bench.live.person(0).name;
        let at = place(&bench, size, |text| text == name).center();
        let messages = bench.click(size, at);
        assert!(matches!(messages[..], [Message::Leaves(_)]), "{messages:?}");
        let mut seen = bench.seen(size).into_iter();
        let destiny = seen.find(|text| text.words.contains("Coup de pouce"));
        let at = destiny.unwrap().bounds.center();
        let messages = bench.click(size, at);
        assert!(matches!(messages[..], [Message::Destiny]), "{messages:?}");
    }
}

#[test]
fn figures_are_corrected_where_they_stand_and_one_undo_takes_it_back() {
    let mut bench = escape(3);
    run_to(&mut bench, 100);
    let size = beside_the_bar(WIDE);
    let tap = |bench: &mut Escape, words: &str| {
        let at = place(bench, size, |text| text == words).center();
        bench.all(bench.click(size, at));
    };
    let before = *bench.live.state();
    let name = bench.live.person(1).name;
    tap(&mut bench, &name);
    let asks = bench
        .fixture
        .words
        .text_with("escape-set-dice", &[("name", name.into())]);
    assert!(says(&bench, &asks));
    let _ = bench.does(Message::SetDice(seat(1), 4));
    assert_eq!(bench.live.state().adventurers()[1].dice, 4);
    bench.live.undo(&now()).unwrap();
    assert_eq!(*bench.live.state(), before);

    let reserve = text(&bench, "escape-in-reserve");
    tap(&mut bench, &reserve);
    assert!(says(&bench, &text(&bench, "escape-set-beside")));
    let _ = bench.does(Message::SetJewels {
        reserve: 9,
        beside: 1,
    });
    let state = bench.live.state();
    assert_eq!((state.reserve(), state.beside()), (9, 1));
    assert_eq!(state.in_rooms(), 3, "no jewel is lost");
    bench.live.undo(&now()).unwrap();
    assert_eq!(*bench.live.state(), before);
}

#[test]
fn volume_changes_on_the_play_screen_are_kept() {
    let mut bench = escape(2);
    let _ = bench.does(Message::Open(Panel::Volume));
    assert!(says(&bench, &text(&bench, "settings-music")));
    bench.all([Message::Music(35), Message::Effects(55)]);
    let settings = &bench.fixture.settings;
    assert_eq!((settings.music, settings.effects), (35, 55));
}

#[test]
fn a_pause_says_since_when_also_after_a_restart() {
    let mut bench = escape(2);
    run_to(&mut bench, 30);
    let _ = bench.does(Message::Pause);
    let words = &bench.fixture.words;
    let time = words.time(&now());
    let since = words.text_with("escape-paused-since", &[("time", time.into())]);
    for _ in 0..2 {
        for window in SIZES {
            let (whole, left) = with_rules(window);
            for (size, percent) in [(whole, 100), (whole, 175), (left, 100), (left, 175)] {
                let said = bench.says(size, percent, &since);
                assert!(said, "{size:?}, {percent} %");
            }
        }
        bench.reopen();
    }
}

#[test]
fn whoever_is_leaving_at_zero_is_out() {
    let mut bench = escape(3);
    run_to(&mut bench, 100);
    activate_all(&mut bench);
    bench.all([Message::Leaves(seat(1)), Message::Gives]);
    run_to(&mut bench, 598);
    bench.all([Message::Leaves(seat(0)), Message::Receives(seat(2))]);
    run_to(&mut bench, 600);
    let _ = bench.does(Message::CollapseSeen);
    let state = bench.live.state();
    assert_eq!(state.outcome(), Some(Outcome::Lost));
    let out = state.adventurers().iter().map(|one| one.escaped);
    assert_eq!(out.collect::<Vec<_>>(), [true, true, false]);
    assert_eq!(state.adventurers()[2].dice, 6);
    let words = &bench.fixture.words;
    let gave = words.text_with("escape-gave", &[("name", bench.live.person(2).name.into())]);
    assert!(says(&bench, &gave));
}

#[test]
fn an_undone_collapse_waits_for_the_clock() {
    let mut bench = escape(2);
    run_to(&mut bench, 100);
    activate_all(&mut bench);
    run_to(&mut bench, 600);
    let _ = bench.does(Message::CollapseSeen);
    bench.live.undo(&now()).unwrap();
    let (screen, live) = (&mut bench.screen, &mut bench.live);
    bench.fixture.with(|cx| screen.refresh(cx, live));
    run_to(&mut bench, 603);
    bench.all([Message::Leaves(seat(0)), Message::Gives]);
    assert_eq!(bench.live.state().outcome(), None);
    let _ = bench.does(Message::Pause);
    run_to(&mut bench, 604);
    let state = bench.live.state();
    assert_eq!(state.outcome(), Some(Outcome::Lost));
    assert!(state.adventurers()[0].escaped);
}

#[test]
fn a_lost_game_names_everybody_who_could_have_left() {
    let mut bench = escape(3);
    run_to(&mut bench, 100);
    activate_all(&mut bench);
    let _ = bench.does(Message::SetDice(seat(1), 0));
    run_to(&mut bench, 600);
    let _ = bench.does(Message::CollapseSeen);
    let size = beside_the_bar(WIDE);
    let about = "Ani et Zoé avaient assez de dés";
    let is_named = bench
        .seen(size)
        .iter()
        .any(|text| text.words.contains(about));
    assert!(is_named);
    assert!(!says(&bench, &text(&bench, "escape-again-harder")));
    let again = Screen::shortcuts(&bench.screen, &bench.live);
    assert!(again.is_empty(), "no key starts another game");
}
