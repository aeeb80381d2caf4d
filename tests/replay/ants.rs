//! The ants: pages 4 to 7 of the rulebook. The pictures of its five examples are not in its text,
//! so the tricks are built from the words.

use serde_json::{Value, json};

use super::table::{Game, header, run};

fn hill(players: usize, teams: bool, below_zero: bool) -> Game {
    let names = &["A", "B", "C", "D"][..players];
    Game::new(
        "ants",
        &json!({"players": names, "teams": teams, "below_zero": below_zero}),
    )
}

fn round(tally: &[[i64; 4]]) -> Value {
    colours("c1", "c3", tally)
}

fn colours(plus: &str, minus: &str, tally: &[[i64; 4]]) -> Value {
    let tally: Vec<Value> = tally
        .iter()
        .map(|[plus, minus, queens, ladybugs]| {
            json!({"plus": plus, "minus": minus, "queens": queens, "ladybugs": ladybugs})
        })
        .collect();
    json!({"round": {"plus": plus, "minus": minus, "tally": tally}})
}

/// Who takes a trick of four played in seat order, and whether the print is silent.
fn takes(cards: [&str; 4]) -> (Value, bool) {
    let answer =
        hill(4, false, false).ok(json!({"trick": {"seats": [0, 1, 2, 3], "cards": cards}}));
    let silent = answer["ruling"].get("silent").is_some();
    (answer["ruling"]["winner"].clone(), silent)
}

/// Four cards in the order played, who takes them, whether the rulebook is silent, and where it
/// stands or what it is about.
const TRICKS: &[([&str; 4], Option<u8>, bool, &str)] = &[
    // Example 1, page 7: all of the queen's colour.
    (
        ["c1-5", "c1-8", "c1-queen", "c1-2"],
        Some(2),
        false,
        "example 1",
    ),
    (
        ["c1-ninja", "c1-8", "c1-queen", "c1-2"],
        Some(2),
        false,
        "example 1, a ninja",
    ),
    // Example 2: one point below the strongest of another colour.
    (
        ["c1-6", "c2-7", "c1-queen", "c3-2"],
        Some(2),
        false,
        "example 2",
    ),
    (
        ["c1-8", "c2-ninja", "c1-queen", "c3-2"],
        Some(2),
        false,
        "example 2, a ninja",
    ),
    // Example 3: more than one point below.
    (
        ["c1-5", "c2-7", "c1-queen", "c3-2"],
        Some(1),
        false,
        "example 3",
    ),
    // Example 4: the first ninja.
    (
        ["c1-8", "c2-ninja", "c3-ninja", "c4-2"],
        Some(1),
        false,
        "example 4",
    ),
    // Example 5: two ninjas and a queen of the colour of one.
    (
        ["c1-8", "c2-ninja", "c3-ninja", "c3-queen"],
        Some(3),
        false,
        "example 5",
    ),
    // La Soldate: equal and strongest: the first.
    (
        ["c1-4", "c2-7", "c3-7", "c4-2"],
        Some(1),
        false,
        "the first of equals",
    ),
    (
        ["c1-4", "c2-7", "ladybug", "c4-8"],
        Some(3),
        false,
        "the strongest",
    ),
    // La Coccinelle never wins.
    (
        ["ladybug", "ladybug", "ladybug", "c4-2"],
        Some(3),
        false,
        "any ant beats ladybugs",
    ),
    (
        ["c1-queen", "c1-3", "ladybug", "c1-2"],
        Some(0),
        false,
        "a ladybug has no colour",
    ),
    // Where the print is silent.
    (
        ["c1-6", "c2-6", "c1-queen", "c3-2"],
        Some(2),
        true,
        "equal soldiers",
    ),
    (
        ["c1-8", "c2-6", "c1-queen", "c3-2"],
        Some(2),
        true,
        "already ahead",
    ),
    (
        ["c1-ninja", "c2-6", "c1-queen", "c3-2"],
        Some(2),
        true,
        "already ahead, a ninja",
    ),
    (
        ["c1-6", "c2-6", "c4-queen", "c3-2"],
        Some(0),
        true,
        "none of her colour",
    ),
    (
        ["c1-queen", "c2-queen", "ladybug", "c3-queen"],
        Some(0),
        true,
        "no ant at all",
    ),
    (
        ["ladybug", "c2-queen", "ladybug", "ladybug"],
        Some(1),
        true,
        "a queen alone",
    ),
    (
        ["c1-6", "c2-7", "c2-queen", "c1-queen"],
        Some(2),
        true,
        "the higher lifted",
    ),
    (
        ["c1-7", "c2-7", "c2-queen", "c1-queen"],
        Some(2),
        true,
        "then the first played",
    ),
    (
        ["c1-4", "c2-7", "c2-queen", "c1-queen"],
        Some(2),
        true,
        "the other is too low",
    ),
];

#[test]
fn tricks() {
    for (cards, winner, silent, why) in TRICKS {
        assert_eq!(takes(*cards), (json!(winner), *silent), "{why}");
    }
    let answer = hill(3, false, false)
        .ok(json!({"trick": {"seats": [2, 0, 1], "cards": ["ladybug", "ladybug", "ladybug"]}}));
    assert_eq!(answer["ruling"]["winner"], Value::Null);
    assert_eq!(answer["ruling"]["silent"], true);
    assert_eq!(answer["ruling"]["ladybugs"], 3);
}

#[test]
fn a_trick_names_the_seat_and_changes_nothing() {
    let mut game = hill(3, false, false);
    let before = game.state();
    let answer = game
        .ok(json!({"trick": {"seats": [2, 0, 1], "cards": ["c1-queen", "ladybug", "c2-queen"]}}));
    assert_eq!(answer["ruling"]["winner"], 2);
    assert_eq!(answer["ruling"]["queens"], 2);
    assert_eq!(answer["ruling"]["ladybugs"], 1);
    assert_eq!(answer["state"], before);
}

#[test]
fn tricks_that_cannot_be() {
    let trick = |seats: &[i64], cards: &[&str]| json!({"trick": {"seats": seats, "cards": cards}});
    let mut game = hill(3, false, false);
    game.no(
        trick(&[0, 1, 3], &["c1-2", "c1-3", "c1-4"]),
        "unknown-player",
    );
    game.no(trick(&[0, 1, 3, 9], &["c9-2"]), "unknown-player");
    game.no(trick(&[0, 1, 1], &["c1-2", "c1-3", "c1-4"]), "out-of-range");
    game.no(trick(&[0, 1], &["c1-2", "c1-3"]), "out-of-range");
    game.no(
        trick(&[0, 1, 2, 2], &["c1-2", "c1-3", "c1-4", "c1-5"]),
        "out-of-range",
    );
    game.no(trick(&[0, 1, 2], &["c1-2", "c1-3"]), "out-of-range");
    for card in [
        "c6-2", "c0-2", "c1-1", "c1-9", "c1-02", "c1", "C1-2", "bug", "", "c1-king", "c1-2 ",
    ] {
        game.no(trick(&[0, 1, 2], &["c1-2", "c1-3", card]), "out-of-range");
    }
    game.no(trick(&[0, 1, 2], &["c1-2", "c1-2", "c1-4"]), "card-twice");
    game.no(trick(&[0, 1, 2], &["c1-2", "c1-2", "c6-4"]), "out-of-range");
    game.no(
        json!({"trick": {"seats": [0, 1, 2], "cards": [1, 2, 3]}}),
        "malformed",
    );
    game.no(json!({"trick": {"seats": [0, 1, 2]}}), "malformed");
    hill(4, false, false).no(
        trick(&[0, 1, 2, 3], &["ladybug", "ladybug", "ladybug", "ladybug"]),
        "card-twice",
    );
    // The Ghost is seat 2, in a trick and nowhere else.
    let mut game = hill(2, false, false);
    let answer = game.ok(trick(&[2, 1, 0], &["c1-8", "c1-3", "c1-4"]));
    assert_eq!(answer["ruling"]["winner"], 2);
    assert_eq!(answer["state"]["scores"], json!([0, 0]));
    game.no(trick(&[0, 1], &["c1-3", "c1-4"]), "out-of-range");
    game.no(
        trick(&[0, 1, 3], &["c1-3", "c1-4", "c1-5"]),
        "unknown-player",
    );
    game.no(
        round(&[[3, 3, 1, 1], [3, 3, 1, 1], [3, 3, 3, 1]]),
        "out-of-range",
    );
}

/// Page 4: 3 aphids for each objective, also to all who tie; each ladybug costs 1.
#[test]
fn a_round_is_scored() {
    let mut game = hill(3, false, false);
    let answer = game.ok(round(&[[4, 2, 1, 0], [4, 7, 2, 1], [1, 0, 2, 2]]));
    let ruling = &answer["ruling"];
    assert_eq!(ruling["plus"], json!([0, 1]));
    assert_eq!(ruling["minus"], json!([2]));
    assert_eq!(ruling["queens"], json!([1, 2]));
    assert_eq!(ruling["points"], json!([3, 5, 4]));
    assert_eq!(ruling.get("silent"), None);
    assert_eq!(
        answer["state"],
        json!({"round": 1, "scores": [3, 5, 4], "team_scores": null, "outcome": null})
    );
}

/// The aphids are cardboard: no score sinks under 0, unless the table wants it.
#[test]
fn the_floor() {
    let tally = [[9, 0, 5, 0], [0, 9, 0, 3], [0, 0, 0, 0]];
    let answer = hill(3, false, false).ok(round(&tally));
    assert_eq!(answer["ruling"]["points"], json!([9, -3, 3]));
    assert_eq!(answer["ruling"]["silent"], true);
    assert_eq!(answer["state"]["scores"], json!([9, 0, 3]));
    let answer = hill(3, false, true).ok(round(&tally));
    assert_eq!(answer["ruling"].get("silent"), None);
    assert_eq!(answer["state"]["scores"], json!([9, -3, 3]));
    // It holds at the end of each round, not over the game.
    let mut game = hill(3, false, false);
    game.ok(round(&tally));
    game.no(round(&[[3, 3, 0, 0]; 3]), "tally-mismatch");
    let answer = game.ok(round(&[[3, 3, 1, 0], [3, 4, 3, 0], [3, 2, 1, 3]]));
    assert_eq!(answer["state"]["scores"], json!([12, 6, 6]));
}

#[test]
fn tallies_that_the_deck_does_not_give() {
    let mut game = hill(3, false, false);
    let good = [[3, 3, 2, 1], [3, 3, 2, 1], [3, 3, 1, 1]];
    for (at, change) in [(0, 1), (1, -1), (2, 1), (3, 1), (3, -1)] {
        let mut tally = good;
        tally[0][at] += change;
        game.no(round(&tally), "tally-mismatch");
    }
    game.no(
        round(&[[3, 3, 2, 0], [3, 3, 2, 0], [3, 3, 1, 1]]),
        "tally-mismatch",
    );
    game.no(
        round(&[[90_000, 3, 2, 0], [3, 3, 2, 0], [3, 3, 1, 0]]),
        "tally-mismatch",
    );
    game.no(
        round(&[[-1, 3, 2, 0], [7, 3, 2, 0], [3, 3, 1, 0]]),
        "out-of-range",
    );
    game.no(
        round(&[[-1, 30, 2, 0], [7, 3, 2, 0], [3, 3, 1, 0]]),
        "out-of-range",
    );
    game.no(round(&good[..2]), "out-of-range");
    game.no(colours("c1", "c6", &good), "out-of-range");
    game.no(colours("red", "c1", &[[30, 3, 2, 0]; 3]), "out-of-range");
    game.no(
        colours("c1", "c1", &[[3, 4, 2, 1], [3, 2, 2, 1], [3, 3, 1, 1]]),
        "tally-mismatch",
    );
    game.no(
        json!({"round": {"plus": 1, "minus": "c1", "tally": []}}),
        "malformed",
    );
    game.no(
        json!({"round": {"plus": "c1", "minus": "c1", "tally": [{"plus": 1}]}}),
        "malformed",
    );
    // The three ladybugs of one trick that nobody won: with three players only.
    game.ok(round(&[[3, 3, 2, 0], [3, 3, 2, 0], [3, 3, 1, 0]]));
    game.ok(colours("c1", "c1", &good));
    hill(4, false, false).no(
        round(&[[3, 3, 2, 0], [3, 3, 2, 0], [3, 3, 1, 0], [0, 0, 0, 0]]),
        "tally-mismatch",
    );
}

/// Two players: the Ghost has the rest, perhaps all of it.
#[test]
fn the_ghost_keeps_the_rest() {
    let mut game = hill(2, false, false);
    let answer = game.ok(round(&[[0, 4, 0, 0], [0, 2, 0, 1]]));
    assert_eq!(answer["ruling"]["plus"], json!([]));
    assert_eq!(answer["ruling"]["queens"], json!([]));
    assert_eq!(answer["ruling"]["minus"], json!([1]));
    assert_eq!(answer["ruling"]["points"], json!([0, 2]));
    assert_eq!(answer["ruling"]["silent"], true);
    let answer = game.ok(round(&[[1, 0, 1, 0], [0, 0, 0, 0]]));
    assert_eq!(answer["ruling"]["points"], json!([9, 3]));
    assert_eq!(answer["ruling"].get("silent"), None);
    game.no(round(&[[5, 0, 1, 0], [5, 0, 0, 0]]), "tally-mismatch");
    game.no(round(&[[5, 0, 1, 2], [4, 0, 0, 2]]), "tally-mismatch");
    game.no(round(&[[5, 0, 3, 2], [4, 0, 3, 1]]), "tally-mismatch");
}

/// The end: 15 aphids; the highest wins, and equals share.
#[test]
fn fifteen_aphids() {
    let mut game = hill(3, false, false);
    let tied = round(&[[4, 1, 2, 0], [4, 1, 2, 0], [1, 7, 1, 3]]);
    assert_eq!(game.ok(tied.clone())["state"]["outcome"], Value::Null);
    let answer = game.ok(tied);
    assert_eq!(answer["state"]["scores"], json!([18, 18, 0]));
    assert_eq!(answer["state"]["outcome"], json!({"winners": [0, 1]}));
    assert_eq!(answer["ruling"]["silent"], true);
    game.no(
        json!({"trick": {"seats": [0, 1, 2], "cards": ["c1-2", "c1-3", "c1-4"]}}),
        "game-over",
    );
}

/// Teams: four rounds, and only then; the partners' aphids are added.
#[test]
fn teams_play_four_rounds() {
    let mut game = hill(4, true, false);
    let tally = [[4, 0, 3, 0], [3, 4, 1, 1], [2, 2, 1, 1], [0, 3, 0, 1]];
    for played in 1..=4 {
        let answer = game.ok(round(&tally));
        let outcome = if played == 4 {
            json!({"winners": [0, 2]})
        } else {
            Value::Null
        };
        assert_eq!(answer["state"]["outcome"], outcome);
        assert_eq!(answer["state"]["scores"], json!([9 * played, 0, 0, 0]));
        assert_eq!(answer["state"]["team_scores"], json!([9 * played, 0]));
    }
    let mut game = hill(4, true, true);
    let tally = [[3, 3, 2, 1], [3, 3, 2, 1], [3, 3, 1, 1], [0, 0, 0, 0]];
    assert_eq!(
        game.ok(round(&tally))["state"]["team_scores"],
        json!([7, 8])
    );
    let back = [[3, 3, 2, 1], [3, 3, 2, 1], [0, 0, 0, 0], [3, 3, 1, 1]];
    assert_eq!(
        game.ok(round(&back))["state"]["team_scores"],
        json!([15, 15])
    );
    game.ok(round(&tally));
    let answer = game.ok(round(&back));
    assert_eq!(answer["state"]["outcome"], json!({"winners": [0, 1, 2, 3]}));
    assert_eq!(answer["ruling"]["silent"], true);
}

#[test]
fn setups_and_deals() {
    use tablee::games::ants::components::{Side, deal, ghost_side};
    for setup in [
        json!({"players": ["A", "B", "C"], "teams": true, "below_zero": false}),
        json!({"players": ["A"], "teams": false, "below_zero": false}),
        json!({"players": ["A", "B", "C", "D", "E"], "teams": false, "below_zero": false}),
        json!({"players": ["A", "B", "C"], "teams": false}),
    ] {
        let (answers, _) = run(header("ants", &setup).as_bytes());
        assert_eq!(answers[0]["error"]["code"], "bad-setup", "{setup}");
    }
    assert_eq!(deal(4).unwrap().cards_each, 12);
    assert_eq!(deal(3).unwrap().cards_each, 16);
    assert!(deal(2).unwrap().ghost);
    assert_ne!(ghost_side(0), ghost_side(1));
    assert_eq!(ghost_side(2), Side::Right);
}
