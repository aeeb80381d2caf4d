//! Sample games, with accepted and refused events.

use serde_json::{Value, json};

use super::table::header;

/// A small generator of its own, so that a failing seed stays the same for ever.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below the limit.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % limit
    }

    pub fn one_of<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        let at = self.below(choices.len() as u64);
        &choices[usize::try_from(at).unwrap()]
    }
}

/// A game, its setup, and what may happen in it.
type Kind = (&'static str, Value, fn(&mut Dice) -> Value);

/// One journal of each game, with so many events, not all of which will be accepted.
pub fn games(events: usize, seed: u64) -> Vec<Vec<String>> {
    let mut dice = Dice::new(seed);
    let kinds: [Kind; 7] = [
        (
            "escape",
            json!({"players": ["A", "B", "C"], "difficulty": "advanced"}),
            escape,
        ),
        (
            "princess",
            json!({"players": ["A", "B", "C"], "prince": 1, "mode": "standard", "squires": true,
                "princesses": (0..4).map(|_| json!({"name": "P", "swords": 2})).collect::<Vec<_>>()}),
            princess,
        ),
        (
            "skyrunner",
            json!({"players": ["A", "B", "C"], "first": 2}),
            skyrunner,
        ),
        (
            "ants",
            json!({"players": ["A", "B", "C"], "teams": false, "below_zero": true}),
            |dice| ants(dice, 3, 3),
        ),
        (
            "ants",
            json!({"players": ["A", "B"], "teams": false, "below_zero": false}),
            |dice| ants(dice, 2, 3),
        ),
        (
            "ants",
            json!({"players": ["A", "B", "C", "D"], "teams": true, "below_zero": false}),
            |dice| ants(dice, 4, 4),
        ),
        (
            "cliff",
            json!({"players": ["A", "B"], "first": 0, "bags": [
                ["carabiner", "ladder", "zipline", "cave_map"],
                ["zipline", "carabiner", "carabiner", "cave_map"]]}),
            cliff,
        ),
    ];
    kinds
        .into_iter()
        .map(|(game, setup, event)| {
            let mut lines = vec![header(game, &setup)];
            lines.extend((0..events).map(|_| {
                let event = event(&mut dice);
                json!({"at": "2026-11-16T20:15:00+01:00", "event": event}).to_string()
            }));
            lines
        })
        .collect()
}

fn escape(dice: &mut Dice) -> Value {
    match dice.below(14) {
        0 => json!("destiny"),
        1 => json!({"door": {"caught": [dice.below(4), dice.below(3)]}}),
        2 => json!({"escape": {"player": dice.below(3), "die_to": dice.below(3)}}),
        3 => json!({"escape": {"player": dice.below(3)}}),
        4 if dice.below(20) == 0 => json!("collapse"),
        5 => json!({"dice": {"player": dice.below(4), "dice": dice.below(27)}}),
        6 => json!({"jewels": {"reserve": dice.below(17), "beside": dice.below(4)}}),
        _ => json!({"activate": dice.below(4)}),
    }
}

fn princess(dice: &mut Dice) -> Value {
    match dice.below(8) {
        0 if dice.below(4) == 0 => json!("foghorn"),
        3 if dice.below(4) == 0 => {
            let cards: Vec<u64> = (1..9).filter(|_| dice.below(3) > 0).rev().collect();
            json!({"hand": {"player": dice.below(4), "cards": cards}})
        }
        4 if dice.below(4) == 0 => json!({"squires": dice.below(5)}),
        0..=2 => json!("turn_page"),
        _ => {
            let cards: Vec<u64> = (0..3).map(|_| 1 + dice.below(8)).collect();
            let dungeon = cards.iter().sum::<u64>() + dice.below(2);
            json!({"ladders": {"dungeon": dungeon, "cards": cards, "plus": dice.below(2),
                "minus": 0, "respected": dice.below(3) > 0, "ignored": dice.below(5) == 0}})
        }
    }
}

pub fn skyrunner(dice: &mut Dice) -> Value {
    let card = dice
        .one_of(&[
            json!({"climb": 2}),
            json!({"climb": 3}),
            json!({"climb": 5}),
            json!("material"),
            json!("lost"),
            json!("sabotage"),
            json!({"fall": 2}),
            json!({"fall": 3}),
        ])
        .clone();
    match dice.below(20) {
        0 => json!({"use": {"player": dice.below(3), "card": "lost", "target": dice.below(3)}}),
        1 => json!({"use": {"player": dice.below(3), "card": "sabotage", "target": dice.below(3)}}),
        2..=5 => json!({"recover": dice.below(3)}),
        6 => json!({"level": {"player": dice.below(3), "level": dice.below(9)}}),
        7 if dice.below(60) == 0 => json!({"roof": dice.below(3)}),
        8 => {
            let bids: Vec<u64> = (1..9).filter(|_| dice.below(3) > 0).rev().collect();
            let climbs: Vec<u64> = (0..dice.below(6)).map(|_| 5 - dice.below(4)).collect();
            json!({"hand": {"player": dice.below(4), "bids": bids, "surprise": dice.below(2) == 0,
                "climbs": climbs, "material": dice.below(4), "lost": dice.below(2),
                "sabotage": dice.below(3)}})
        }
        _ => {
            let bids_only = card.get("fall").is_some() || dice.below(2) == 0;
            let plays: Vec<Value> = (0..3)
                .map(|_| match if bids_only { 0 } else { dice.below(6) } {
                    1 => json!("surprise"),
                    2 | 3 => json!({"climb": {"value": 2 + dice.below(4),
                        "material": dice.below(2)}}),
                    4 => json!({"lost": {"target": dice.below(3)}}),
                    5 => json!({"sabotage": {"target": dice.below(3)}}),
                    _ => json!({"bid": 1 + dice.below(8)}),
                })
                .collect();
            json!({"turn": {"card": card, "plays": plays}})
        }
    }
}

fn ants(dice: &mut Dice, players: u64, seats: u64) -> Value {
    if dice.below(10) == 0 {
        let mut share = |total: u64| {
            let mut counts = vec![0; usize::try_from(players).unwrap()];
            for _ in 0..total {
                counts[usize::try_from(dice.below(players)).unwrap()] += 1;
            }
            counts
        };
        let (plus, minus, queens, bugs) = (share(9), share(9), share(5), share(3));
        let tally: Vec<Value> = (0..plus.len())
            .map(|at| {
                json!({"plus": plus[at], "minus": minus[at], "queens": queens[at],
                    "ladybugs": bugs[at]})
            })
            .collect();
        return json!({"round": {"plus": "c1", "minus": "c2", "tally": tally}});
    }
    let first = dice.below(seats);
    let order: Vec<u64> = (0..seats).map(|at| (at + first) % seats).collect();
    let cards: Vec<String> = (0..seats)
        .map(|_| match dice.below(11) {
            0 => "ladybug".to_owned(),
            1 => format!("c{}-queen", 1 + dice.below(5)),
            2 => format!("c{}-ninja", 1 + dice.below(5)),
            rank => format!("c{}-{}", 1 + dice.below(5), rank.clamp(2, 9)),
        })
        .collect();
    json!({"trick": {"seats": order, "cards": cards}})
}

fn cliff(dice: &mut Dice) -> Value {
    let place = json!([dice.below(4), dice.below(6)]);
    match dice.below(14) {
        0..=2 => json!({"draw": "tile"}),
        3 => json!({"draw": "fall"}),
        4 => json!({"equip": {"token": dice.one_of(&["carabiner", "ladder", "zipline"]),
            "at": place}}),
        5 => json!({"cave": place}),
        6..=8 => json!({"move": place}),
        9 => json!({"place": {"player": dice.below(3), "at": dice.one_of(&[place, Value::Null])}}),
        10 => {
            let tokens = [
                "carabiner",
                "cave_map",
                "crampons",
                "ice_axe",
                "ladder",
                "zipline",
            ];
            let bag: Vec<&str> = (0..dice.below(6)).map(|_| *dice.one_of(&tokens)).collect();
            json!({"bag": {"player": dice.below(3), "bag": bag}})
        }
        _ => json!("next"),
    }
}
