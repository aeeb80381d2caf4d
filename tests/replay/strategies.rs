//! Games as proptest generates them: a failing one shrinks to the fewest and simplest events.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use serde_json::{Value, json};
use std::ops::Range;

use super::table::header;

const NAMES: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// A journal of any of the games, of which not every event is accepted.
pub fn journal(events: Range<usize>) -> impl Strategy<Value = Vec<String>> {
    prop_oneof![
        escape(events.clone()),
        princess(events.clone()),
        skyrunner(events.clone()),
        ants(events.clone()),
        cliff(events),
    ]
}

/// The lines of a game with this setup and these events.
fn lines(
    game: &'static str,
    setup: Value,
    event: impl Strategy<Value = Value> + 'static,
    events: Range<usize>,
) -> BoxedStrategy<Vec<String>> {
    vec(event, events)
        .prop_map(move |events| {
            let line = |event| json!({"at": "2026-11-16T20:15:00+01:00", "event": event});
            let events = events.into_iter().map(|event| line(event).to_string());
            [header(game, &setup)].into_iter().chain(events).collect()
        })
        .boxed()
}

fn escape(events: Range<usize>) -> BoxedStrategy<Vec<String>> {
    (1..=5_usize, select(vec!["normal", "advanced", "expert"]))
        .prop_flat_map(move |(players, difficulty)| {
            let setup = json!({"players": NAMES[..players], "difficulty": difficulty});
            // One seat too many: some events name nobody.
            let event = prop_oneof![
                30 => (0..4).prop_map(|jewels| json!({"activate": jewels})),
                4 => Just(json!("destiny")),
                4 => vec(0..=players, 0..3)
                    .prop_map(|caught| json!({"door": {"caught": caught}})),
                4 => (0..players).prop_map(|player| json!({"escape": {"player": player}})),
                4 => (0..players, 0..=players)
                    .prop_map(|(player, to)| json!({"escape": {"player": player, "die_to": to}})),
                1 => Just(json!("collapse")),
                3 => (0..=players, -1..27)
                    .prop_map(|(player, dice)| json!({"dice": {"player": player, "dice": dice}})),
                3 => (-1..25, -1..4).prop_map(|(reserve, beside)|
                    json!({"jewels": {"reserve": reserve, "beside": beside}})),
            ];
            lines("escape", setup, event, events.clone())
        })
        .boxed()
}

fn princess(events: Range<usize>) -> BoxedStrategy<Vec<String>> {
    (3..=6_usize, any::<bool>(), any::<bool>())
        .prop_flat_map(move |(players, extreme, squires)| {
            let (mode, count) = if extreme {
                ("extreme", 7)
            } else {
                ("standard", 4)
            };
            let princesses = vec![json!({"name": "P", "swords": 2}); count];
            let setup = json!({"players": NAMES[..players], "prince": players - 1, "mode": mode,
                "squires": squires, "princesses": princesses});
            let ladders = (
                vec(1..=8_i64, players),
                -1..2_i64,
                0..2,
                0..2,
                prop::bool::weighted(0.7),
                prop::bool::weighted(0.2),
            )
                .prop_map(|(cards, off, plus, minus, respected, ignored)| {
                    let dungeon = cards.iter().sum::<i64>() + off;
                    json!({"ladders": {"dungeon": dungeon, "cards": cards, "plus": plus,
                        "minus": minus, "respected": respected, "ignored": ignored}})
                });
            let event = prop_oneof![
                20 => Just(json!("turn_page")),
                1 => Just(json!("foghorn")),
                20 => ladders,
                4 => (0..=players, some_of(vec![1, 2, 3, 4, 5, 6, 7, 8])).prop_map(|(player, cards)|
                    json!({"hand": {"player": player, "cards": cards}})),
                1 => (0..players, vec(0..10, 0..4)).prop_map(|(player, cards)|
                    json!({"hand": {"player": player, "cards": cards}})),
                3 => (-1..5).prop_map(|squires| json!({"squires": squires})),
            ];
            lines("princess", setup, event, events.clone())
        })
        .boxed()
}

fn skyrunner(events: Range<usize>) -> BoxedStrategy<Vec<String>> {
    (2..=5_usize)
        .prop_flat_map(move |players| {
            let setup = json!({"players": NAMES[..players], "first": players - 1});
            let card = select(vec![
                json!({"climb": 2}),
                json!({"climb": 3}),
                json!({"climb": 4}),
                json!({"climb": 5}),
                json!("material"),
                json!("lost"),
                json!("sabotage"),
                json!({"fall": 2}),
                json!({"fall": 3}),
            ]);
            let play = prop_oneof![
                10 => (1..9).prop_map(|value| json!({"bid": value})),
                1 => Just(json!("surprise")),
                2 => (2..6, 0..2).prop_map(|(value, material)|
                    json!({"climb": {"value": value, "material": material}})),
                1 => (0..players).prop_map(|target| json!({"lost": {"target": target}})),
                1 => (0..players).prop_map(|target| json!({"sabotage": {"target": target}})),
            ];
            let weapon = select(vec!["lost", "sabotage"]);
            let event = prop_oneof![
                60 => (card, vec(play, players))
                    .prop_map(|(card, plays)| json!({"turn": {"card": card, "plays": plays}})),
                10 => (0..players).prop_map(|player| json!({"recover": player})),
                6 => (0..players, weapon, 0..players).prop_map(|(player, card, target)|
                    json!({"use": {"player": player, "card": card, "target": target}})),
                3 => (0..players, 0..9)
                    .prop_map(|(player, level)| json!({"level": {"player": player, "level": level}})),
                1 => (0..players).prop_map(|player| json!({"roof": player})),
                20 => hand(players),
            ];
            lines("skyrunner", setup, event, events.clone())
        })
        .boxed()
}

/// Some of these, in any order.
fn some_of(values: Vec<i64>) -> impl Strategy<Value = Vec<i64>> {
    let all = values.len();
    subsequence(values, 0..=all).prop_shuffle()
}

/// A hand of SkyRunner set by hand, now and then one that the box does not hold.
fn hand(players: usize) -> impl Strategy<Value = Value> {
    (
        0..=players,
        some_of(vec![1, 2, 3, 4, 5, 6, 7, 8]),
        any::<bool>(),
        vec(2..6, 0..12),
        -1..6,
        0..3,
        0..4,
    )
        .prop_map(
            |(player, bids, surprise, climbs, material, lost, sabotage)| {
                json!({"hand": {"player": player, "bids": bids, "surprise": surprise,
                "climbs": climbs, "material": material, "lost": lost, "sabotage": sabotage}})
            },
        )
}

pub fn ants(events: Range<usize>) -> BoxedStrategy<Vec<String>> {
    (2..=4_usize, any::<bool>(), any::<bool>())
        .prop_flat_map(move |(players, teams, below_zero)| {
            let setup = json!({"players": NAMES[..players], "teams": teams && players == 4,
                "below_zero": below_zero});
            let event = prop_oneof![
                2 => round(players),
                3 => trick(players.max(3)),
            ];
            lines("ants", setup, event, events.clone())
        })
        .boxed()
}

/// A round in which every card of the deck went to someone.
fn round(players: usize) -> impl Strategy<Value = Value> {
    let owners = |cards| vec(0..players, cards);
    (owners(9), owners(9), owners(5), owners(3)).prop_map(move |(plus, minus, queens, ladybugs)| {
        let count = |owners: &[usize], seat| owners.iter().filter(|one| **one == seat).count();
        let tally: Vec<Value> = (0..players)
            .map(|seat| {
                json!({"plus": count(&plus, seat), "minus": count(&minus, seat),
                    "queens": count(&queens, seat), "ladybugs": count(&ladybugs, seat)})
            })
            .collect();
        json!({"round": {"plus": "c1", "minus": "c2", "tally": tally}})
    })
}

/// A trick with cards of one deck, from any seat.
fn trick(seats: usize) -> impl Strategy<Value = Value> {
    let ranks = ["queen", "ninja", "2", "3", "4", "5", "6", "7", "8"];
    let coloured = |colour| ranks.map(|rank| format!("c{colour}-{rank}"));
    let mut deck: Vec<String> = vec!["ladybug".to_owned(); 3];
    deck.extend((1..=5).flat_map(coloured));
    (subsequence(deck, seats).prop_shuffle(), 0..seats).prop_map(move |(cards, first)| {
        let order: Vec<usize> = (0..seats).map(|at| (at + first) % seats).collect();
        json!({"trick": {"seats": order, "cards": cards}})
    })
}

fn cliff(events: Range<usize>) -> BoxedStrategy<Vec<String>> {
    (0..2_usize)
        .prop_flat_map(move |first| {
            let setup = json!({"players": ["A", "B"], "first": first, "bags": [
                ["carabiner", "ladder", "zipline", "cave_map"],
                ["zipline", "carabiner", "carabiner", "cave_map"]]});
            let place = || (0..4, 0..6).prop_map(|(column, row)| json!([column, row]));
            let gear = select(vec!["carabiner", "ladder", "zipline"]);
            let token = select(vec![
                "carabiner",
                "ladder",
                "zipline",
                "ice_axe",
                "cave_map",
            ]);
            let event = prop_oneof![
                3 => Just(json!({"draw": "tile"})),
                1 => Just(json!({"draw": "fall"})),
                1 => (gear, place())
                    .prop_map(|(token, at)| json!({"equip": {"token": token, "at": at}})),
                1 => place().prop_map(|at| json!({"cave": at})),
                3 => place().prop_map(|to| json!({"move": to})),
                3 => Just(json!("next")),
                1 => (0..3, prop::option::weighted(0.8, (0..4, -1..6)))
                    .prop_map(|(player, at)| json!({"place": {"player": player, "at": at}})),
                1 => (0..3, vec(token, 0..6))
                    .prop_map(|(player, bag)| json!({"bag": {"player": player, "bag": bag}})),
            ];
            lines("cliff", setup, event, events.clone())
        })
        .boxed()
}
