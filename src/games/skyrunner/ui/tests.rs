//! The play screen without a window: messages in, journal and ruling out.

use super::*;
use crate::core::{Language, Player, PlayerColour};
use crate::games::skyrunner::rules::Setup;
use crate::games::skyrunner::turn_report::What;
use crate::history::{History, Record};
use crate::live::Now;
use crate::localize::Words;
use crate::settings::Settings;
use crate::sound;
use crate::store::Store;

struct Bench {
    _folder: tempfile::TempDir,
    store: Store,
    settings: Settings,
    words: Words,
    sound: sound::Player,
}

impl Bench {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            store: Store::open(folder.path(), |_| {}),
            _folder: folder,
            settings: Settings::default(),
            words: Words::new(Language::French),
            sound: sound::Player::start(Language::French, None, |_| {}),
        }
    }

    fn cx(&mut self) -> Cx<'_> {
        let mut cx = Cx::new(&mut self.settings, &self.store, &self.words, &self.sound);
        cx.now = "2026-11-16T20:15:00+01:00".parse::<Now>().unwrap();
        cx.instant = Duration::from_secs(100);
        (cx.seed, cx.reduced_motion) = (7, false);
        cx
    }

    fn start(&mut self, players: usize) -> (LiveGame<State>, Screen) {
        let names = ["Ani", "Frank", "Zoé", "Marc", "Léa"];
        let people: Vec<Player> = names
            .iter()
            .zip(PlayerColour::ALL)
            .take(players)
            .map(|(name, hue)| Player {
                name: (*name).to_owned(),
                hue,
            })
            .collect();
        let setup = Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            first: Seat::new(0),
        };
        let now = self.cx().now;
        let mut live = LiveGame::start(&self.store, setup, &people, &now).unwrap();
        let screen = Screen::open(&mut self.cx(), &mut live, true);
        (live, screen)
    }

    fn send(&mut self, game: &mut (LiveGame<State>, Screen), messages: &[Message]) {
        for message in messages {
            let _ = game.1.update(&mut self.cx(), &mut game.0, message.clone());
        }
    }
}

fn bids(bids: &[i16]) -> Vec<Message> {
    Seat::all(bids.len())
        .zip(bids)
        .map(|(seat, bid)| Message::Lay(seat, Play::Bid(*bid)))
        .collect()
}

fn turn(card: Card, values: &[i16]) -> Vec<Message> {
    let mut taps = vec![Message::Card(card)];
    taps.extend(bids(values));
    taps.push(Message::Reveal);
    taps
}

#[test]
fn half_entered_turn_survives_a_restart() {
    let mut bench = Bench::new();
    let mut game = bench.start(3);
    bench.send(&mut game, &turn(Card::Material, &[1, 2, 3]));
    bench.send(&mut game, &[Message::Next, Message::Card(Card::Climb(2))]);
    bench.send(&mut game, &[Message::Lay(Seat::new(1), Play::Bid(8))]);
    let entered = game.1.entry.clone();
    let id = game.0.id().clone();
    game.0.close();
    let mut live = LiveGame::resume(&bench.store, &id, &Settings::default()).unwrap();
    let screen = Screen::open(&mut bench.cx(), &mut live, false);
    assert_eq!(screen.stage, Stage::Entry);
    assert_eq!(*screen.entry, *entered);
    assert_eq!(screen.entry.count(), 1);
}

#[test]
fn a_half_entered_turn_is_taken_back_tap_by_tap() {
    let mut bench = Bench::new();
    let mut game = bench.start(3);
    bench.send(&mut game, &turn(Card::Material, &[1, 2, 3]));
    bench.send(&mut game, &[Message::Next, Message::Card(Card::Climb(2))]);
    bench.send(&mut game, &bids(&[8, 7]));
    let back = |bench: &mut Bench, game: &mut (LiveGame<State>, Screen), forward| {
        let (live, screen) = game;
        screen.undo_input(&mut bench.cx(), live, forward)
    };
    assert!(back(&mut bench, &mut game, false));
    assert_eq!(game.1.entry.count(), 1);
    assert!(back(&mut bench, &mut game, true));
    assert_eq!(game.1.entry.count(), 2);

    // A panel closes before anything that was entered goes.
    bench.send(&mut game, &[Message::Correct(Correct::Menu)]);
    assert!(back(&mut bench, &mut game, false));
    assert_eq!((game.1.open.clone(), game.1.entry.count()), (None, 2));

    // After a restart the taps are still there; before the first one it is the journal's turn.
    let id = game.0.id().clone();
    game.0.close();
    let mut live = LiveGame::resume(&bench.store, &id, &Settings::default()).unwrap();
    let screen = Screen::open(&mut bench.cx(), &mut live, false);
    game = (live, screen);
    assert_eq!(game.1.entry.count(), 2);
    let mut steps = 0;
    while back(&mut bench, &mut game, false) {
        steps += 1;
    }
    assert!(steps >= 3, "{steps}");
    assert_eq!(game.1.entry.card, None);
    assert_eq!(game.0.journal().events().len(), 1);
}

#[test]
fn an_undone_turn_comes_back_as_it_was_entered() {
    let mut bench = Bench::new();
    let mut game = bench.start(3);
    bench.send(&mut game, &turn(Card::Climb(4), &[5, 5, 2]));
    let now = bench.cx().now;
    game.0.undo(&now).unwrap();
    game.1.refresh(&mut bench.cx(), &mut game.0);
    assert_eq!(game.1.stage, Stage::Entry);
    assert_eq!(game.1.entry.count(), 3);
    game.0.redo(&now).unwrap();
    game.1.refresh(&mut bench.cx(), &mut game.0);
    assert_eq!(game.1.stage, Stage::Told);

    // Another turn in its place: what was entered after the old one is gone.
    bench.send(&mut game, &[Message::Next, Message::Card(Card::Climb(2))]);
    game.0.undo(&now).unwrap();
    game.1.refresh(&mut bench.cx(), &mut game.0);
    bench.send(
        &mut game,
        &[Message::Lay(Seat::new(0), Play::Bid(6)), Message::Reveal],
    );
    let id = game.0.id().clone();
    game.0.close();
    let mut live = LiveGame::resume(&bench.store, &id, &Settings::default()).unwrap();
    let screen = Screen::open(&mut bench.cx(), &mut live, false);
    assert_eq!(screen.stage, Stage::Told);
}

#[test]
fn a_weapon_strikes_at_once_or_waits_and_bids_come_back() {
    let mut bench = Bench::new();
    let mut game = bench.start(2);
    bench.send(&mut game, &turn(Card::Lost, &[8, 1]));
    bench.send(&mut game, &[Message::Use(Seat::new(1))]);
    assert_eq!(game.0.state().runners()[1].material, 0);
    for bid in 2..=8 {
        bench.send(&mut game, &[Message::Next]);
        bench.send(&mut game, &turn(Card::Climb(2), &[bid - 1, bid]));
    }
    bench.send(&mut game, &[Message::Recover(Seat::new(0))]);
    assert_eq!(game.0.state().runners()[0].bids.values().count(), 8);
    assert_eq!(
        game.1.report.as_ref().unwrap().lines.last().unwrap().what,
        What::Recovers
    );
}

#[test]
fn player_is_corrected_by_hand_and_one_undo_reverts_it() {
    let mut bench = Bench::new();
    let mut game = bench.start(2);
    bench.send(&mut game, &turn(Card::Climb(2), &[1, 2]));
    let before = game.0.state().clone();
    let fix = |correct| Message::Correct(correct);
    let taps = [
        Correct::Player(Seat::new(0)),
        Correct::Level(9),
        Correct::Bid(1),
        Correct::Bid(8),
        Correct::Climb {
            value: 5,
            more: true,
        },
        Correct::Climb {
            value: 3,
            more: false,
        },
        Correct::Material(2),
        Correct::Save,
    ];
    bench.send(&mut game, &taps.map(fix));
    let ani = &game.0.state().runners()[0];
    assert_eq!(ani.level, 9);
    assert_eq!(ani.bids.values().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(ani.climbs.values().collect::<Vec<_>>(), [4, 5]);
    assert_eq!(ani.material, 2);
    let now = bench.cx().now;
    game.0.undo(&now).unwrap();
    game.1.refresh(&mut bench.cx(), &mut game.0);
    assert_eq!(*game.0.state(), before, "one tap, one undo");

    // More cards than there are: refused, and what was set stays open.
    let taps = [
        Correct::Player(Seat::new(1)),
        Correct::Lost(9),
        Correct::Save,
    ];
    bench.send(&mut game, &taps.map(fix));
    assert_eq!(*game.0.state(), before);
    assert!(matches!(game.1.open, Some(Open::Correct(Page::Player(..)))));
}

#[test]
fn the_roof_ends_it() {
    let mut bench = Bench::new();
    let mut game = bench.start(2);
    bench.send(&mut game, &turn(Card::Climb(2), &[1, 2]));
    bench.send(&mut game, &[Message::Roof(Seat::new(0))]);
    assert_eq!(game.0.state().winner(), Some(Seat::new(0)));
    assert_eq!(
        turn_report::race(game.0.journal()).last(),
        Some(&vec![37, 0])
    );
    let record = Record::of(game.0.journal(), game.0.people());
    let result = State::result(&bench.words, &record);
    assert_eq!(result, "Ani est sur le toit");
}

/// The winner of the first turn climbs with the card; once somebody else has won it, that climb
/// is no longer possible.
#[test]
fn an_old_turn_is_corrected_as_far_as_later_turns_allow() {
    let mut bench = Bench::new();
    let mut game = bench.start(2);
    let (ani, frank) = (Seat::new(0), Seat::new(1));
    bench.send(&mut game, &turn(Card::Climb(5), &[8, 7]));
    bench.send(&mut game, &[Message::Next]);
    bench.send(&mut game, &turn(Card::Material, &[1, 2]));
    bench.send(&mut game, &[Message::Next, Message::Card(Card::Material)]);
    let climb = Play::Climb {
        value: 5,
        levels: 5,
        material: 0,
    };
    bench.send(
        &mut game,
        &[
            Message::Lay(ani, climb),
            Message::Lay(frank, Play::Bid(3)),
            Message::Reveal,
        ],
    );
    let before = game.0.state().clone();
    assert_eq!(before.runners()[0].level, 5);

    // The second turn: a bid that changes nothing later.
    let at = |game: &(LiveGame<State>, Screen), turn: usize| {
        turn_report::past_turns(game.0.journal())
            .iter()
            .rev()
            .nth(turn)
            .unwrap()
            .at
    };
    let second = at(&game, 1);
    bench.send(
        &mut game,
        &[
            Message::Correct(Correct::Turn(second, None)),
            Message::Lay(frank, Play::Bid(5)),
            Message::Reveal,
        ],
    );
    assert_eq!(game.1.stage, Stage::Told);
    assert_eq!(game.0.journal().events().len(), 3);
    assert!(!game.0.state().runners()[1].bids.contains(5));
    let undo = |bench: &mut Bench, game: &mut (LiveGame<State>, Screen)| {
        assert!(!game.1.can_undo_input(false), "it is the journal's turn");
        let now = bench.cx().now;
        game.0.undo(&now).unwrap();
        game.1.refresh(&mut bench.cx(), &mut game.0);
    };
    undo(&mut bench, &mut game);
    assert_eq!(
        *game.0.state(),
        before,
        "one undo takes the correction back"
    );
    let now = bench.cx().now;
    game.0.redo(&now).unwrap();
    game.1.refresh(&mut bench.cx(), &mut game.0);
    assert!(!game.0.state().runners()[1].bids.contains(5), "put again");
    undo(&mut bench, &mut game);

    // The first turn: now Frank wins the climb, and nobody can have played it in the third.
    let first = at(&game, 0);
    bench.send(
        &mut game,
        &[
            Message::Correct(Correct::Turn(first, Some(ani))),
            Message::Lay(ani, Play::Bid(6)),
            Message::Reveal,
        ],
    );
    assert_eq!(game.0.journal().events().len(), 2, "it stops at the third");
    assert_eq!(game.0.state().runners()[1].climbs.values().last(), Some(5));
    undo(&mut bench, &mut game);
    assert_eq!(*game.0.state(), before);
    assert_eq!(game.0.journal().events().len(), 3);
}

#[test]
fn half_corrected_turn_survives_a_restart_and_can_be_left() {
    let mut bench = Bench::new();
    let mut game = bench.start(2);
    bench.send(&mut game, &turn(Card::Climb(5), &[8, 7]));
    bench.send(
        &mut game,
        &[
            Message::Correct(Correct::Turn(0, None)),
            Message::Lay(Seat::new(1), Play::Bid(4)),
        ],
    );
    let id = game.0.id().clone();
    game.0.close();
    let mut live = LiveGame::resume(&bench.store, &id, &Settings::default()).unwrap();
    let mut screen = Screen::open(&mut bench.cx(), &mut live, false);
    assert!(screen.correcting.is_some());
    assert_eq!(screen.entry.play(Seat::new(1)), Some(Play::Bid(4)));
    let _ = screen.update(&mut bench.cx(), &mut live, Message::Correct(Correct::Leave));
    assert_eq!(screen.stage, Stage::Told);
    assert!(
        !live.state().runners()[1].bids.contains(7),
        "it stays as it was"
    );
}

/// A fall on the ground takes the lowest climb that fits, unless the table takes another.
#[test]
fn players_choose_which_climb_is_discarded() {
    let mut bench = Bench::new();
    let mut game = bench.start(3);
    bench.send(&mut game, &turn(Card::Fall(2), &[1, 2, 3]));
    let discarded = game.1.report.as_ref().unwrap().discarded().unwrap();
    assert_eq!(discarded.choices(game.0.state()), [3, 4]);
    let climbs = |game: &(LiveGame<State>, Screen)| {
        let ani = &game.0.state().runners()[0];
        ani.climbs.values().collect::<Vec<_>>()
    };
    assert_eq!(climbs(&game), [4]);
    let counts = game.0.state().discard();
    bench.send(&mut game, &[Message::Correct(Correct::Discard(4))]);
    assert_eq!(climbs(&game), [3]);
    assert_eq!(game.0.state().discard(), counts, "a climb is a climb");
    assert_eq!(game.1.report.as_ref().unwrap().discarded(), None);
    let now = bench.cx().now;
    game.0.undo(&now).unwrap();
    game.1.refresh(&mut bench.cx(), &mut game.0);
    assert_eq!(climbs(&game), [4]);
}

#[test]
fn a_panel_that_is_closed_leaves_what_was_played_before() {
    let mut bench = Bench::new();
    let mut game = bench.start(3);
    let ani = Seat::new(0);
    bench.send(&mut game, &[Message::Card(Card::Material)]);
    bench.send(
        &mut game,
        &[Message::Lay(ani, Play::Bid(4)), Message::Other(ani)],
    );
    assert_eq!(
        game.1.entry.play(ani),
        Some(Play::Bid(4)),
        "nothing by itself"
    );
    bench.send(&mut game, &[Message::Climb(ani, 3), Message::Close]);
    assert_eq!(game.1.entry.play(ani), Some(Play::Bid(4)));
    bench.send(
        &mut game,
        &[Message::Other(ani), Message::Climb(ani, 3), Message::Done],
    );
    assert!(matches!(game.1.entry.play(ani), Some(Play::Climb { .. })));
}
