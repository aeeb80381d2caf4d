//! Kept games: none, all of them, one of each kind step by step, totals.

use super::album::Album;
use super::table::{Table, event, names, note};
use super::window::Window;
use iced::keyboard::key::Named;
use serde_json::{Value, json};

#[test]
fn history() {
    let mut album = Album::new("history");
    let mut window = Window::open(&Table::new("history-empty"));
    window.keys("h");
    album.scene("empty", &mut window);

    let mut window = Window::open(&evenings("history"));
    window.keys("h");
    album.scene("list", &mut window);
    album.scrolled("list-end", &mut window);
    window.tap("Frank");
    album.scene("of-frank", &mut window);
    window.tap("Frank");
    window.tap("Maximilien");
    window.tap_at([445.0, 112.0]);
    album.scene("none-match", &mut window);
    let mut window = Window::open(&evenings("history-games"));
    window.keys("h");
    games(&mut album, &mut window);
    album.finish();
}

/// Totals and every game, first on pages of their own as on a phone.
fn games(album: &mut Album, window: &mut Window) {
    window.on_phone();
    window.tap("Totaux et records");
    album.scene("totals", window);
    album.scrolled("totals-end", window);
    window.tap("Vertical");
    album.french("game-cliff", window);
    for game in ["ants", "skyrunner", "princess", "escape", "escape-lost"] {
        window.key(Named::ArrowDown);
        album.french(&format!("game-{game}"), window);
    }
    for _ in 0..3 {
        window.key(Named::ArrowLeft);
    }
    album.french("game-earlier-step", window);
}

/// Four evenings on which every game was played to its end.
pub fn evenings(name: &str) -> Table {
    Table::of(name, "ants", 3, &json!({}))
        .with_finished("2026-10-31", "escape", &escape(), &escape_lost())
        .with_finished("2026-11-08", "escape", &escape(), &escape_won())
        .with_finished("2026-11-08", "princess", &princess(), &princess_lost())
        .with_finished("2026-11-14", "skyrunner", &skyrunner(), &skyrunner_won())
        .with_finished("2026-11-15", "ants", &ants(), &ants_won())
        .with_finished("2026-11-16", "cliff", &cliff(), &cliff_won())
}

pub fn escape() -> Value {
    json!({ "players": names(4), "difficulty": "normal" })
}

pub fn escape_lost() -> Vec<Value> {
    vec![
        note(json!({ "tap_ms": 61_000 })),
        event(json!({ "activate": 3 })),
        note(json!({ "tap_ms": 150_000 })),
        event(json!({ "activate": 2 })),
        note(json!({ "tap_ms": 256_000 })),
        event(json!({ "door": { "caught": [1] } })),
        note(json!({ "tap_ms": 300_000 })),
        event(json!("destiny")),
        note(json!({ "tap_ms": 460_000 })),
        event(json!({ "door": { "caught": [] } })),
        note(json!({ "at_ms": 600_000, "tap_ms": 600_000 })),
        event(json!("collapse")),
    ]
}

pub fn escape_won() -> Vec<Value> {
    let mut lines = Vec::new();
    for (at, jewels) in [(40, 3), (95, 2), (140, 3), (190, 3), (290, 2), (350, 1)] {
        lines.push(note(json!({ "tap_ms": at * 1000 })));
        lines.push(event(json!({ "activate": jewels })));
    }
    for (at, player, to) in [
        (410, 2, Some(0)),
        (455, 1, Some(0)),
        (500, 0, Some(3)),
        (560, 3, None),
    ] {
        lines.push(note(json!({ "tap_ms": at * 1000, "at_ms": at * 1000 })));
        lines.push(event(
            json!({ "escape": { "player": player, "die_to": to } }),
        ));
    }
    lines
}

pub fn princess() -> Value {
    json!({ "players": names(4), "prince": 0, "mode": "standard", "squires": true,
        "princesses": super::princess::cast(4) })
}

/// One princess is saved, then there are too few pages left.
pub fn princess_lost() -> Vec<Value> {
    let mut lines = Vec::new();
    for (dungeon, cards) in [
        (18, [5, 4, 6, 3]),
        (20, [4, 6, 5, 4]),
        (16, [1, 2, 3, 8]),
        (25, [8, 8, 7, 1]),
        (12, [2, 1, 4, 6]),
        (19, [7, 7, 2, 5]),
    ] {
        lines.push(event(json!("turn_page")));
        lines.push(event(
            json!({ "ladders": { "dungeon": dungeon, "cards": cards,
            "plus": 0, "minus": 0 } }),
        ));
    }
    lines
}

pub fn skyrunner() -> Value {
    json!({ "players": names(4), "first": 0 })
}

pub fn skyrunner_turn(card: &Value, plays: [Value; 4]) -> Value {
    event(json!({ "turn": { "card": card, "plays": plays } }))
}

/// Zoé reaches the roof after three turns and a few corrections.
pub fn skyrunner_won() -> Vec<Value> {
    let bid = |n: u8| json!({ "bid": n });
    let climb = |n: u8| json!({ "climb": { "value": n } });
    vec![
        skyrunner_turn(&json!({ "climb": 5 }), [bid(6), bid(6), bid(8), bid(2)]),
        skyrunner_turn(
            &json!("material"),
            [bid(3), bid(5), climb(5), json!("surprise")],
        ),
        skyrunner_turn(&json!({ "fall": 2 }), [bid(1), bid(2), bid(7), bid(3)]),
        event(json!({ "level": { "player": 1, "level": 7 } })),
        skyrunner_turn(&json!("sabotage"), [bid(8), climb(4), climb(4), bid(1)]),
        event(json!({ "level": { "player": 2, "level": 14 } })),
        event(json!({ "roof": 2 })),
    ]
}

pub fn ants() -> Value {
    json!({ "players": names(3), "teams": false, "below_zero": false })
}

pub fn ants_round(plus: &str, minus: &str, tally: [[u8; 4]; 3]) -> Value {
    let tally = tally.map(|[plus, minus, queens, ladybugs]| {
        json!({ "plus": plus, "minus": minus, "queens": queens, "ladybugs": ladybugs })
    });
    event(json!({ "round": { "plus": plus, "minus": minus, "tally": tally } }))
}

/// Frank wins after four rounds.
pub fn ants_won() -> Vec<Value> {
    vec![
        ants_round("c1", "c2", [[4, 3, 1, 1], [3, 1, 3, 0], [2, 5, 1, 2]]),
        event(json!({ "trick": { "seats": [0, 1, 2], "cards": ["c1-5", "c1-7", "c1-queen"] } })),
        ants_round("c3", "c4", [[2, 0, 1, 2], [6, 4, 2, 0], [1, 5, 2, 1]]),
        ants_round("c5", "c1", [[3, 5, 0, 0], [3, 1, 4, 1], [3, 3, 1, 2]]),
    ]
}

pub fn cliff() -> Value {
    let bag = ["carabiner", "ladder", "zipline", "cave_map"];
    json!({ "players": names(2), "first": 0, "bags": [bag, bag] })
}

/// Sixty tiles; Ani climbs with every second one, Frank falls once.
pub fn cliff_won() -> Vec<Value> {
    let mut lines = Vec::new();
    let mut rows = [-1_i64; 2];
    let mut carabiner = -1;
    for turn in 0..60_usize {
        let player = turn % 2;
        if turn == 21 {
            lines.push(event(json!({ "draw": "fall" })));
            rows[player] = carabiner;
        } else {
            lines.push(event(json!({ "draw": "tile" })));
            if turn % 6 < 3 + player && rows[player] < 12 {
                rows[player] += 1;
                lines.push(event(json!({ "move": [player, rows[player]] })));
            }
            if turn == 10 || turn == 15 {
                carabiner = rows[player];
                let at = json!([player, carabiner]);
                lines.push(event(
                    json!({ "equip": { "token": "carabiner", "at": at } }),
                ));
            }
        }
        lines.push(event(json!("next")));
    }
    lines
}
