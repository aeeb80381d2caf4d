//! SkyRunner at the table, through its own screen: what a tap writes, what is shown after it, and
//! which rule stands behind every line.

use super::app_fixture;
use super::bench::{self, beside_the_bar};
use iced::{Point, Size};
use std::time::Duration;
use tablee::core::{Language, RuleId, Seat};
use tablee::games::skyrunner::cards::Card;
use tablee::games::skyrunner::rule_ids;
use tablee::games::skyrunner::rules::{Event, Play, Setup, Turn, Weapon};
use tablee::games::skyrunner::ui::{Correct, Message, Screen, Tab};
use tablee::localize::Words;
use tablee::session::Action;
use tablee::sound::Effect;

type Bench = bench::Bench<Screen>;

fn bench(language: Language, players: usize) -> Bench {
    Bench::new(language, players, |players| Setup {
        players,
        first: Seat::new(0),
    })
}

const WIDE: Size = beside_the_bar(app_fixture::WIDE);
const PHONE: Size = beside_the_bar(app_fixture::PHONE);

impl Bench {
    /// Events that are written without a tap, and the screen opened anew on them.
    fn given(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.live.tap(&app_fixture::now(), vec![event]).unwrap();
        }
        self.reopen();
    }

    /// Shows all lines of the ruling.
    fn told(&mut self) {
        for _ in 0..400 {
            self.fixture.instant += Duration::from_millis(50);
            let _ = self.does(Message::Tick);
        }
    }

    /// Taps the words that are there so many times, of those right of `from`, counted downwards.
    fn tap(&mut self, words: &str, from: f32, nth: usize) -> usize {
        let mut places: Vec<Point> = self
            .seen(WIDE)
            .into_iter()
            .filter(|text| text.words == words && text.bounds.x > from)
            .map(|text| text.bounds.center())
            .collect();
        places.sort_by(|one, other| one.y.total_cmp(&other.y));
        let at = *places.get(nth).unwrap_or_else(|| panic!("no «{words}»"));
        let messages = self.click(WIDE, at);
        assert_eq!(messages.len(), 1, "{words}: {messages:?}");
        self.all(messages);
        1
    }

    /// A turn in which everybody bids, by taps alone; gives how many it took.
    fn bid_all(&mut self, card: &str, bids: &[i16]) -> usize {
        let mut taps = self.tap(card, 300.0, 0);
        for (seat, bid) in bids.iter().enumerate() {
            taps += self.tap(&bid.to_string(), 470.0, seat);
        }
        let reveal = self.fixture.words.text("skyrunner-reveal");
        taps + self.tap(&reveal, 0.0, 0)
    }

    /// The rules behind the lines, asked one after the other.
    fn reasons(&mut self) -> Vec<RuleId> {
        self.told();
        let why = self.fixture.words.text("why");
        let mut places: Vec<Point> = self
            .seen(WIDE)
            .into_iter()
            .filter(|text| text.words == why)
            .map(|text| text.bounds.center())
            .collect();
        places.sort_by(|one, other| one.y.total_cmp(&other.y));
        let asked: Vec<Message> = places
            .into_iter()
            .flat_map(|at| self.click(WIDE, at))
            .collect();
        asked
            .into_iter()
            .map(|message| match self.does(message) {
                Action::Rules(Some(rule)) => rule,
                other => panic!("{other:?}"),
            })
            .collect()
    }
}

fn bid(value: i16) -> Play {
    Play::Bid(value)
}

fn climb(value: i16) -> Play {
    Play::Climb {
        value,
        levels: value,
        material: 0,
    }
}

fn turn(card: Card, plays: &[Play]) -> Event {
    Event::Turn(Turn {
        card,
        plays: plays.iter().copied().collect(),
    })
}

fn level(seat: u8, level: i64) -> Event {
    Event::Level {
        player: Seat::new(seat),
        level,
    }
}

/// Rulebook, "Jouer une carte Enchère": 6, 6, 4, 4 and 1; every line opens its paragraph.
#[test]
fn back_closes_what_is_open_first() {
    let mut bench = bench(Language::French, 2);
    assert!(!bench.closes_panel());
    let _ = bench.tap("3", 300.0, 0);
    let _ = bench.does(Message::Other(Seat::new(0)));
    assert_eq!([(); 2].map(|()| bench.closes_panel()), [true, false]);
}

#[test]
fn the_first_worked_example_by_tapping() {
    let mut bench = bench(Language::French, 5);
    let taps = bench.bid_all("3", &[6, 6, 4, 4, 1]);
    assert!(
        taps < 8,
        "with the next turn it is eight at most, not {taps}"
    );
    assert!(bench.says(WIDE, 100, "Léa emporte la carte"));
    assert_eq!(
        bench.reasons(),
        [
            rule_ids::TIES_CANCEL,
            rule_ids::TIES_CANCEL,
            rule_ids::HIGHEST_WINS,
            rule_ids::ORDER
        ]
    );
    let lea = &bench.live.state().runners()[4];
    assert_eq!(lea.climbs.values().collect::<Vec<_>>(), [3, 3, 4]);
}

/// Rulebook, "Jouer une carte Chute": 6, 6, 7, 7 and 8. She stands on the ground, and the rule
/// about the lowest climb is the app's own: it says so.
#[test]
fn the_second_worked_example_by_tapping() {
    let mut bench = bench(Language::French, 5);
    let taps = bench.bid_all("Chute", &[6, 6, 7, 7, 8]);
    assert!(taps < 8);
    assert!(bench.says(WIDE, 100, "Léa tombe"));
    assert_eq!(
        bench.reasons(),
        [
            rule_ids::TIES_CANCEL,
            rule_ids::TIES_CANCEL,
            rule_ids::FALL_LOWEST,
            rule_ids::LOWEST_CLIMB,
            rule_ids::ORDER
        ]
    );
    let silent = "Quelle escalade part\u{202f}? Le livret n’en dit rien\u{202f}: la plus petite.";
    assert!(bench.says(WIDE, 100, silent));
}

/// The same two levels up: now the fall itself is the rule, and nothing is silent.
#[test]
fn a_fall_from_the_wall_has_its_own_paragraph() {
    let mut bench = bench(Language::French, 5);
    bench.given([
        level(4, 2),
        turn(Card::Fall(2), &[bid(6), bid(6), bid(7), bid(7), bid(8)]),
    ]);
    assert!(bench.reasons().contains(&rule_ids::FALL));
    assert_eq!(bench.live.state().runners()[4].level, 0);
    assert!(!bench.says(WIDE, 100, "Décider autrement"));
}

#[test]
fn on_a_fall_only_bids_can_be_tapped() {
    let mut bench = bench(Language::French, 4);
    bench.all([Message::Card(Card::Fall(3))]);
    // Where the surprise, the climbs and the plus of the first row are.
    for x in [1076.0, 1144.0, 1212.0] {
        assert!(bench.click(WIDE, Point::new(x, 145.0)).is_empty(), "{x}");
    }
    bench.all([Message::Lay(Seat::new(0), Play::Surprise)]);
    assert!(bench.says(WIDE, 100, "Aucune carte sur 4"));
    assert!(bench.says(WIDE, 100, "Chute\u{202f}: chacun mise"));
    assert!(bench.says(PHONE, 100, "Chute\u{202f}: chacun mise"));
}

#[test]
fn bids_are_offered_back_exactly_when_the_last_one_is_spent() {
    let mut bench = bench(Language::French, 2);
    let back = "Ani reprend ses enchères";
    for value in 1..=8 {
        assert!(!bench.says(WIDE, 100, back) && !bench.says(PHONE, 100, back));
        let other = if value == 8 { climb(3) } else { bid(value + 1) };
        bench.given([turn(Card::Material, &[bid(value), other])]);
    }
    assert!(bench.says(WIDE, 100, back));
    bench.all([Message::Tab(Tab::Act)]);
    assert!(bench.says(PHONE, 100, back));
    bench.all([Message::Recover(Seat::new(0)), Message::Next]);
    bench.all([Message::Card(Card::Climb(2))]);
    assert!(!bench.says(WIDE, 100, back));
    assert_eq!(bench.live.state().runners()[0].bids.values().count(), 8);
}

#[test]
fn a_won_sabotage_strikes_at_once_or_is_kept() {
    let mut bench = bench(Language::French, 4);
    let won = turn(Card::Sabotage, &[bid(8), bid(1), bid(2), bid(3)]);
    bench.given([level(1, 7), won]);
    let asks = "Ani peut se servir tout de suite du Sabotage. Contre qui\u{202f}?";
    assert!(bench.says(WIDE, 100, asks));
    assert!(bench.says(WIDE, 100, "Garder, tour suivant"));
    bench.all([Message::Tab(Tab::Act)]);
    assert!(bench.says(PHONE, 100, asks));
    bench.all([Message::Use(Seat::new(1))]);
    assert_eq!(bench.live.state().runners()[1].level, 4);
    assert!(!bench.says(WIDE, 100, asks));
    assert!(
        bench.fixture.heard.contains(&Effect::DEFEAT),
        "a blow is heard: {:?}",
        bench.fixture.heard
    );
}

#[test]
fn what_waits_beside_a_player_is_said_beside_them() {
    let mut bench = bench(Language::French, 3);
    let lost = |target| Play::Lost { target };
    let frank = Seat::new(1);
    bench.given([
        turn(Card::Lost, &[bid(8), bid(1), bid(2)]),
        turn(Card::Lost, &[bid(7), bid(2), bid(3)]),
        turn(Card::Climb(2), &[lost(frank), bid(3), bid(4)]),
        turn(Card::Climb(2), &[lost(frank), bid(4), bid(5)]),
    ]);
    bench.all([Message::Next, Message::Card(Card::Climb(2))]);
    assert!(bench.says(WIDE, 100, "attend"));
    bench.all([
        Message::Active(frank),
        Message::Lay(Seat::new(0), bid(1)),
        Message::Active(frank),
    ]);
    assert!(bench.says(PHONE, 100, "attend"));
}

/// Every stage of the game, in the order in which the test below walks through them.
fn stages(bench: &mut Bench, stage: usize) -> &'static str {
    let seat = Seat::new;
    let (name, messages): (_, Vec<Message>) = match stage {
        0 => ("which card", vec![]),
        1 => ("bids", vec![Message::Card(Card::Climb(5))]),
        2 => ("other cards", vec![Message::Other(seat(0))]),
        3 => (
            "a climb over a ledge and past others",
            vec![Message::Climb(seat(0), 4)],
        ),
        4 => ("a target", vec![Message::Weapon(seat(0), Weapon::Sabotage)]),
        5 => (
            "a player by hand",
            vec![Message::Close, Message::Correct(Correct::Player(seat(1)))],
        ),
        6 => (
            "told",
            vec![
                Message::Close,
                Message::Lay(seat(0), bid(3)),
                Message::Lay(seat(1), bid(3)),
                Message::Lay(seat(2), bid(4)),
                Message::Lay(seat(3), climb(4)),
                Message::Lay(seat(4), bid(5)),
                Message::Reveal,
            ],
        ),
        7 => ("what to correct", vec![Message::Correct(Correct::Menu)]),
        8 => ("which turn", vec![Message::Correct(Correct::Turns)]),
        9 => ("the building", vec![Message::Correct(Correct::Walls)]),
        10 => (
            "an old turn",
            vec![Message::Close, Message::Correct(Correct::Turn(3, None))],
        ),
        11 => (
            "the roof",
            vec![Message::Correct(Correct::Leave), Message::Roof(seat(2))],
        ),
        _ => ("", vec![]),
    };
    bench.all(messages);
    if stage == 6 {
        bench.told();
    }
    name
}

/// In no size, language or text size is a word cut off or pushed out.
#[test]
fn nothing_is_cut() {
    let mut bench = bench(Language::French, 5);
    bench.given([
        level(0, 10),
        level(1, 11),
        level(2, 12),
        turn(Card::Sabotage, &[bid(8), bid(1), bid(2), bid(1), bid(2)]),
    ]);
    let languages = Language::ALL.map(Words::new);
    bench.all([Message::Tab(Tab::Act)]);
    let mut texts_seen = bench.assert_nothing_cut(&languages, "a card used at once");
    bench.all([Message::Next]);
    for stage in 0..12 {
        let name = stages(&mut bench, stage);
        // The end is a page that scrolls: see ends.rs.
        if bench.live.state().winner().is_none() {
            texts_seen += bench.assert_nothing_cut(&languages, name);
        }
    }
    assert!(texts_seen > 2000, "the test has gone blind: {texts_seen}");
    assert_eq!(bench.live.state().winner(), Some(Seat::new(2)));
}
