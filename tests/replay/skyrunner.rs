//! SkyRunner: the French rulebook, by its sections.

use serde_json::{Value, json};

use super::table::{Game, header, run};

fn wall(players: usize) -> Game {
    let names = &["A", "B", "C", "D", "E"][..players];
    Game::new("skyrunner", &json!({"players": names, "first": 0}))
}

fn bids(values: &[i64]) -> Vec<Value> {
    values.iter().map(|bid| json!({"bid": bid})).collect()
}

fn turn(card: Value, plays: Vec<Value>) -> Value {
    json!({"turn": {"card": card, "plays": plays}})
}

fn climb(value: i64) -> Value {
    json!({"climb": {"value": value}})
}

/// Préparation: what is dealt and what is left.
#[test]
fn the_pile_by_players() {
    for (players, climbs, material) in [(2, 21, 10), (3, 19, 9), (4, 17, 8), (5, 15, 7)] {
        let state = wall(players).state();
        assert_eq!(
            state["pile"],
            json!({"climb": climbs, "material": material, "lost": 2, "sabotage": 4, "fall": 2})
        );
        assert_eq!(
            state["players"][players - 1],
            json!({"bids": [1, 2, 3, 4, 5, 6, 7, 8], "surprise": true, "climbs": [3, 4],
                "material": 1, "lost": 0, "sabotage": 0, "level": 0, "beside": []})
        );
    }
    for setup in [
        json!({"players": ["A"], "first": 0}),
        json!({"players": ["A", "B"], "first": 2}),
        json!({"players": ["A", "B"], "first": -1}),
        json!({"players": ["A", "B"]}),
        json!({"players": ["A", "B", "C", "D", "E", "F"], "first": 0}),
    ] {
        let (answers, _) = run(header("skyrunner", &setup).as_bytes());
        assert_eq!(answers[0]["error"]["code"], "bad-setup");
    }
}

/// Jouer une carte Enchère, the example: 6, 6, 4, 4, 1, and E wins the climb of 3.
#[test]
fn the_example_of_the_auction() {
    let answer = wall(5).ok(turn(json!({"climb": 3}), bids(&[6, 6, 4, 4, 1])));
    let ruling = &answer["ruling"];
    assert_eq!(ruling["winner"], 4);
    assert_eq!(ruling["faller"], Value::Null);
    assert_eq!(ruling["carried"], false);
    assert_eq!(ruling["order"], json!([0, 1, 2, 3, 4]));
    assert_eq!(ruling.get("silent"), None);
    assert_eq!(answer["state"]["players"][4]["climbs"], json!([3, 3, 4]));
    assert_eq!(answer["state"]["holder"], 1);
}

/// Jouer une carte Chute, the example: 6, 6, 7, 7, 8, and E falls in spite of the highest bid.
#[test]
fn the_example_of_the_fall() {
    let mut game = wall(5);
    game.ok(json!({"level": {"player": 4, "level": 6}}));
    let answer = game.ok(turn(json!({"fall": 2}), bids(&[6, 6, 7, 7, 8])));
    assert_eq!(answer["ruling"]["faller"], 4);
    assert_eq!(answer["ruling"]["winner"], Value::Null);
    assert_eq!(answer["state"]["players"][4]["level"], 4);
    assert_eq!(answer["state"]["discard"]["fall"], 1);
    // The lowest bids cancel: the next higher falls; on level 2 a fall of 3 is lucky.
    let mut game = wall(3);
    game.ok(json!({"level": {"player": 2, "level": 2}}));
    let answer = game.ok(turn(json!({"fall": 3}), bids(&[1, 1, 2])));
    assert_eq!(answer["state"]["players"][2]["level"], 0);
    game.no(
        turn(
            json!({"fall": 3}),
            vec![json!({"bid": 3}), json!({"bid": 3}), climb(3)],
        ),
        "must-bid",
    );
}

/// All bids cancel: the same card is up again. With no bid at all, and on a fall, the print is
/// silent.
#[test]
fn a_card_is_carried_over() {
    let mut game = wall(2);
    let answer = game.ok(turn(json!({"climb": 5}), bids(&[3, 3])));
    assert_eq!(answer["ruling"]["carried"], true);
    assert_eq!(answer["ruling"].get("silent"), None);
    assert_eq!(answer["state"]["auction"], json!({"climb": 5}));
    assert_eq!(answer["state"]["pile"]["climb"], 20);
    game.no(turn(json!({"climb": 4}), bids(&[1, 2])), "auction-pending");
    game.no(turn(json!("lost"), bids(&[1, 9])), "out-of-range");
    let answer = game.ok(turn(json!({"climb": 5}), vec![climb(3), json!("surprise")]));
    assert_eq!(answer["ruling"]["carried"], true);
    assert_eq!(answer["ruling"]["silent"], true);
    assert_eq!(answer["ruling"]["surprise"], 1);
    assert_eq!(answer["ruling"]["taken"], json!([3]));
    assert_eq!(answer["state"]["players"][0]["level"], 3);
    assert_eq!(answer["state"]["players"][1]["climbs"], json!([3, 3, 4]));
    let state = game.ok(turn(json!({"climb": 5}), bids(&[1, 2])))["state"].clone();
    assert_eq!(state["auction"], Value::Null);
    assert_eq!(state["players"][1]["climbs"], json!([3, 3, 4, 5]));
    assert_eq!(state["pile"]["climb"], 20);
    let answer = game.ok(turn(json!({"fall": 2}), bids(&[8, 8])));
    assert_eq!(answer["ruling"]["silent"], true);
    assert_eq!(answer["state"]["auction"], json!({"fall": 2}));
    game.no(turn(json!({"fall": 3}), bids(&[1, 7])), "auction-pending");
    game.no(
        turn(json!({"fall": 2}), vec![climb(4), json!({"bid": 7})]),
        "must-bid",
    );
}

/// Jouer une carte Surprise: alone it takes all climbs; two cancel and are spent.
#[test]
fn surprises() {
    let mut game = wall(4);
    let plays = vec![climb(4), json!("surprise"), climb(3), json!({"bid": 1})];
    let answer = game.ok(turn(json!("material"), plays));
    assert_eq!(answer["ruling"]["taken"], json!([3, 4]));
    assert_eq!(answer["ruling"]["winner"], 3);
    let players = &answer["state"]["players"];
    assert_eq!(
        (&players[0]["level"], &players[2]["level"]),
        (&json!(4), &json!(3))
    );
    assert_eq!(players[1]["climbs"], json!([3, 3, 4, 4]));
    assert_eq!(players[1]["surprise"], false);
    let again = vec![
        climb(3),
        json!("surprise"),
        json!({"bid": 1}),
        json!({"bid": 2}),
    ];
    game.no(turn(json!("material"), again), "card-not-in-hand");
    let two = vec![
        json!("surprise"),
        climb(3),
        json!("surprise"),
        json!({"bid": 2}),
    ];
    let answer = game.ok(turn(json!("material"), two));
    assert_eq!(answer["ruling"]["surprise"], Value::Null);
    assert_eq!(answer["ruling"]["taken"], json!([]));
    assert_eq!(answer["state"]["discard"]["climb"], 1);
    assert_eq!(answer["state"]["players"][0]["surprise"], false);
    // Nothing to take: still the only surprise.
    let answer = game.ok(turn(
        json!("lost"),
        vec![
            json!({"bid": 1}),
            json!({"bid": 2}),
            json!({"bid": 3}),
            json!("surprise"),
        ],
    ));
    assert_eq!(answer["ruling"]["surprise"], 3);
    assert_eq!(answer["ruling"]["order"], json!([2, 3, 0, 1]));
}

/// Jouer une carte Escalade, Matériel: levels not used are lost, material goes with the climb.
#[test]
fn climbs_and_material() {
    let mut game = wall(2);
    let play = |value: i64, levels: i64, material: i64| {
        turn(
            json!("material"),
            vec![
                json!({"climb": {"value": value, "levels": levels, "material": material}}),
                json!({"bid": 1}),
            ],
        )
    };
    game.no(play(4, 5, 0), "out-of-range");
    game.no(play(4, -1, 0), "out-of-range");
    game.no(play(6, 6, 0), "out-of-range");
    game.no(play(1, 1, 0), "out-of-range");
    game.no(play(4, 4, 3), "out-of-range");
    game.no(play(4, 4, 2), "card-not-in-hand");
    game.no(play(5, 5, 0), "card-not-in-hand");
    let state = game.ok(play(4, 2, 1))["state"].clone();
    assert_eq!(state["players"][0]["level"], 2);
    assert_eq!(state["players"][0]["material"], 0);
    assert_eq!(state["players"][1]["material"], 2);
    assert_eq!(state["discard"]["material"], 1);
    assert_eq!(state["discard"]["climb"], 1);
}

/// The codes of a turn, in the order of the contract.
#[test]
fn a_turn_is_refused_whole() {
    let mut game = wall(2);
    let lost = |target: i64| json!({"lost": {"target": target}});
    game.no(
        turn(json!({"climb": 9}), vec![lost(2), json!({"bid": 1})]),
        "unknown-player",
    );
    game.no(turn(json!({"climb": 9}), vec![lost(0)]), "out-of-range");
    game.no(turn(json!({"climb": 3}), vec![lost(7)]), "unknown-player");
    game.no(turn(json!({"climb": 3}), bids(&[1, 2, 3])), "out-of-range");
    game.no(turn(json!({"climb": 3}), bids(&[1, 0])), "out-of-range");
    game.no(turn(json!({"fall": 4}), bids(&[1, 2])), "out-of-range");
    game.no(
        turn(json!({"climb": 3}), vec![lost(0), json!({"bid": 1})]),
        "card-not-in-hand",
    );
    game.no(turn(json!("treasure"), bids(&[1, 2])), "malformed");
    game.no(
        turn(json!({"climb": 3, "x": 1}), bids(&[1, 2])),
        "malformed",
    );
    game.no(turn(json!({"material": null}), bids(&[1, 2])), "malformed");
    game.no(turn(json!("climb"), bids(&[1, 2])), "malformed");
    game.no(json!({"turn": {"card": "lost"}}), "malformed");
    // Both falls have come: none is left in the pile, and the pile is not empty.
    game.ok(turn(json!({"fall": 2}), bids(&[1, 2])));
    game.ok(turn(json!({"fall": 2}), bids(&[2, 1])));
    game.no(
        turn(json!({"fall": 2}), vec![climb(3), lost(0)]),
        "no-such-card",
    );
    game.no(turn(json!("lost"), bids(&[1, 3])), "card-not-in-hand");
    game.ok(turn(json!("lost"), bids(&[3, 4])));
    let oneself = vec![json!({"bid": 4}), lost(1)];
    game.no(turn(json!("lost"), oneself.clone()), "bad-target");
    game.no(
        turn(json!("lost"), vec![json!({"bid": 3}), lost(1)]),
        "card-not-in-hand",
    );
    game.no(turn(json!({"fall": 2}), oneself), "no-such-card");
}

/// Jouer une carte Matériel Perdu.
#[test]
fn lost_material() {
    let mut game = wall(2);
    let target = json!({"use": {"player": 0, "card": "lost", "target": 1}});
    game.no(target.clone(), "not-now");
    game.ok(turn(json!("lost"), bids(&[2, 1])));
    game.no(
        json!({"use": {"player": 0, "card": "lost", "target": 0}}),
        "bad-target",
    );
    game.no(
        json!({"use": {"player": 0, "card": "sabotage", "target": 1}}),
        "not-now",
    );
    game.no(
        json!({"use": {"player": 1, "card": "lost", "target": 1}}),
        "not-now",
    );
    game.no(
        json!({"use": {"player": 0, "card": "lost", "target": 2}}),
        "unknown-player",
    );
    game.no(
        json!({"use": {"player": 0, "card": "material", "target": 1}}),
        "malformed",
    );
    game.ok(json!({"level": {"player": 0, "level": 1}}));
    let answer = game.ok(target.clone());
    assert_eq!(answer.get("ruling"), None);
    assert_eq!(answer["state"]["players"][1]["material"], 0);
    assert_eq!(
        (
            &answer["state"]["discard"]["lost"],
            &answer["state"]["discard"]["material"]
        ),
        (&json!(1), &json!(1))
    );
    game.no(target.clone(), "not-now");
    // A second one finds nothing and waits; the next material won is discarded at once.
    game.ok(turn(json!("lost"), bids(&[3, 2])));
    let state = game.ok(target.clone())["state"].clone();
    assert_eq!(state["players"][1]["beside"], json!(["lost"]));
    let answer = game.ok(turn(json!("material"), bids(&[1, 3])));
    assert_eq!(answer["ruling"]["winner"], 1);
    let state = &answer["state"];
    assert_eq!(state["players"][1]["beside"], json!([]));
    assert_eq!(state["players"][1]["material"], 0);
    assert_eq!(
        (&state["discard"]["lost"], &state["discard"]["material"]),
        (&json!(2), &json!(2))
    );
    game.no(target, "not-now");
}

/// What may be used at once may not after the next turn; a material played is safe from a Lost.
#[test]
fn material_played_is_safe_and_late_is_too_late() {
    let mut game = wall(2);
    game.ok(turn(json!("lost"), bids(&[2, 1])));
    game.ok(turn(json!("sabotage"), bids(&[1, 3])));
    game.no(
        json!({"use": {"player": 0, "card": "lost", "target": 1}}),
        "not-now",
    );
    let plays = vec![
        json!({"lost": {"target": 1}}),
        json!({"climb": {"value": 4, "material": 1}}),
    ];
    let answer = game.ok(turn(json!("material"), plays));
    assert_eq!(answer["ruling"]["silent"], true, "nobody bid");
    assert_eq!(answer["state"]["players"][1]["beside"], json!(["lost"]));
    assert_eq!(answer["state"]["players"][1]["level"], 4);
    assert_eq!(answer["state"]["discard"]["material"], 1);
    assert_eq!(answer["state"]["discard"]["lost"], 0);
    game.no(
        json!({"use": {"player": 1, "card": "sabotage", "target": 0}}),
        "not-now",
    );
}

/// Jouer une carte Sabotage.
#[test]
fn sabotage() {
    let strike = |game: &mut Game, bid: i64| {
        game.ok(turn(json!("sabotage"), bids(&[bid, bid - 1])));
        game.ok(json!({"use": {"player": 0, "card": "sabotage", "target": 1}}))["state"].clone()
    };
    let mut game = wall(2);
    game.ok(json!({"level": {"player": 1, "level": 5}}));
    assert_eq!(strike(&mut game, 2)["players"][1]["level"], 2);
    let state = strike(&mut game, 3);
    assert_eq!(state["players"][1]["level"], 0);
    assert_eq!(state["players"][1]["climbs"], json!([3, 4]));
    // On the ground: the lowest climb of 3 or more.
    let state = strike(&mut game, 4);
    assert_eq!(state["players"][1]["climbs"], json!([4]));
    assert_eq!(
        (&state["discard"]["sabotage"], &state["discard"]["climb"]),
        (&json!(3), &json!(1))
    );
    // No such climb: it waits, a 2 does not feed it, a 3 does.
    game.ok(turn(json!({"climb": 2}), vec![json!({"bid": 1}), climb(4)]));
    game.ok(json!({"level": {"player": 1, "level": 0}}));
    let state = strike(&mut game, 5);
    assert_eq!(state["players"][1]["beside"], json!(["sabotage"]));
    let state = game.ok(turn(json!({"climb": 2}), bids(&[6, 8])))["state"].clone();
    assert_eq!(state["players"][1]["climbs"], json!([2]));
    game.ok(json!({"level": {"player": 1, "level": 9}}));
    let answer = game.ok(turn(json!({"climb": 3}), bids(&[7, 5])));
    assert_eq!(answer["ruling"]["winner"], 0);
    let state =
        game.ok(turn(json!({"climb": 3}), vec![climb(3), json!({"bid": 7})]))["state"].clone();
    assert_eq!(state["players"][1]["climbs"], json!([2]));
    assert_eq!(state["players"][1]["beside"], json!([]));
    assert_eq!(state["players"][1]["level"], 9);
    assert_eq!(state["discard"]["sabotage"], 4);
}

/// Effects come in order from the holder clockwise, and "which climb" is the app's to say.
#[test]
fn order_decides() {
    let mut game = wall(3);
    game.ok(turn(json!("sabotage"), bids(&[8, 1, 2])));
    // Holder 1: seat 1 climbs first, then seat 0's sabotage finds it on level 4.
    let plays = vec![
        json!({"sabotage": {"target": 1}}),
        climb(4),
        json!({"bid": 1}),
    ];
    let answer = game.ok(turn(json!("sabotage"), plays));
    assert_eq!(answer["ruling"]["order"], json!([1, 2, 0]));
    assert_eq!(answer["state"]["players"][1]["level"], 1);
    assert_eq!(answer["ruling"].get("silent"), None);
    // Holder 2 acts first: the target stands on the ground and may choose between 3 and 4.
    let plays = vec![
        json!({"bid": 7}),
        json!({"bid": 8}),
        json!({"sabotage": {"target": 0}}),
    ];
    let answer = game.ok(turn(json!({"climb": 3}), plays));
    assert_eq!(answer["ruling"]["silent"], true);
    assert_eq!(answer["state"]["players"][0]["climbs"], json!([4]));
    // With one fitting climb there is nothing to choose.
    let mut game = wall(2);
    game.ok(turn(json!("material"), vec![climb(3), json!({"bid": 1})]));
    game.ok(json!({"level": {"player": 0, "level": 0}}));
    let answer = game.ok(turn(json!({"fall": 3}), bids(&[1, 2])));
    assert_eq!(answer["ruling"].get("silent"), None);
    assert_eq!(answer["state"]["players"][0]["climbs"], json!([]));
    // A fall of 2 takes what it can get, else it waits, and a 2 feeds it.
    let answer = game.ok(turn(json!({"fall": 2}), bids(&[3, 4])));
    assert_eq!(
        answer["state"]["players"][0]["beside"],
        json!([{"fall": 2}])
    );
    let answer = game.ok(turn(json!({"climb": 2}), bids(&[5, 3])));
    assert_eq!(answer["ruling"]["winner"], 0);
    assert_eq!(answer["state"]["players"][0]["beside"], json!([]));
    assert_eq!(answer["state"]["players"][0]["climbs"], json!([]));
    assert_eq!(answer["state"]["discard"]["fall"], 2);
}

/// Penalties that wait strike what a surprise brings in, in rising order, the oldest first.
#[test]
fn surprise_triggers_waiting_penalties() {
    let mut game = wall(4);
    // Seat 0 sheds its climbs and comes back to the ground.
    for value in [3, 4] {
        let plays = vec![
            climb(value),
            json!({"bid": value}),
            json!({"bid": 1 + value}),
            json!({"bid": 8 - value}),
        ];
        game.ok(turn(json!({"climb": 2}), plays));
    }
    game.ok(json!({"level": {"player": 0, "level": 0}}));
    game.ok(turn(json!({"fall": 3}), bids(&[1, 8, 8, 8])));
    game.ok(turn(json!("sabotage"), bids(&[2, 7, 7, 3])));
    let state =
        game.ok(json!({"use": {"player": 3, "card": "sabotage", "target": 0}}))["state"].clone();
    assert_eq!(
        state["players"][0]["beside"],
        json!([{"fall": 3}, "sabotage"])
    );
    let plays = vec![json!("surprise"), climb(4), climb(3), climb(3)];
    let answer = game.ok(turn(json!("material"), plays));
    assert_eq!(answer["ruling"]["taken"], json!([3, 3, 4]));
    assert_eq!(answer["state"]["players"][0]["beside"], json!([]));
    assert_eq!(answer["state"]["players"][0]["climbs"], json!([4]));
    assert_eq!(answer["state"]["discard"]["climb"], 4);
}

/// Bids come back once the last is spent, with the surprise.
#[test]
fn recover() {
    let mut game = wall(2);
    game.no(json!({"recover": 0}), "bids-left");
    game.no(json!({"recover": 2}), "unknown-player");
    game.ok(turn(
        json!("material"),
        vec![json!("surprise"), json!({"bid": 8})],
    ));
    for bid in 1..=7 {
        game.ok(turn(json!({"climb": 2}), bids(&[bid, 8 - bid])));
        if bid == 4 {
            game.ok(turn(json!({"climb": 2}), vec![json!({"bid": 8}), climb(3)]));
        }
    }
    assert_eq!(game.state()["players"][0]["bids"], json!([]));
    let state = game.ok(json!({"recover": 0}))["state"].clone();
    assert_eq!(state["players"][0]["bids"], json!([1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(state["players"][0]["surprise"], true);
    assert_eq!(state["players"][1]["bids"], json!([]));
}

/// The pile is refilled only when a new card is turned up.
#[test]
fn an_empty_pile_is_made_anew() {
    let mut game = wall(2);
    for player in [0, 1] {
        game.ok(json!({"level": {"player": player, "level": 9}}));
    }
    let deck = [
        (json!({"fall": 3}), 2),
        (json!("material"), 10),
        (json!("lost"), 2),
        (json!("sabotage"), 4),
        (json!({"climb": 2}), 20),
    ];
    let cards = deck.iter().flat_map(|(card, count)| vec![card; *count]);
    for (card, bid) in cards.zip((1..=8).cycle()) {
        game.ok(turn(card.clone(), bids(&[bid, 9 - bid])));
        if bid == 8 {
            game.ok(json!({"recover": 0}));
            game.ok(json!({"recover": 1}));
        }
    }
    // The last card is carried over: the pile is empty, and so it stays while that one is up.
    let empty = json!({"climb": 0, "material": 0, "lost": 0, "sabotage": 0, "fall": 0});
    let state = game.ok(turn(json!({"climb": 4}), vec![climb(3), climb(4)]))["state"].clone();
    assert_eq!(state["pile"], empty);
    assert_eq!(state["auction"], json!({"climb": 4}));
    let state = game.ok(turn(json!({"climb": 4}), bids(&[7, 1])))["state"].clone();
    assert_eq!(state["pile"], empty);
    assert_eq!(
        (&state["discard"]["climb"], &state["discard"]["fall"]),
        (&json!(2), &json!(2))
    );
    game.no(turn(json!("lost"), bids(&[8, 2])), "no-such-card");
    let state = game.ok(turn(json!({"climb": 3}), bids(&[8, 2])))["state"].clone();
    assert_eq!(state["discard"], empty);
    assert_eq!(
        (&state["pile"]["climb"], &state["pile"]["fall"]),
        (&json!(1), &json!(2))
    );
}

#[test]
fn levels_by_hand_and_the_roof() {
    let mut game = wall(2);
    game.no(json!({"level": {"player": 0, "level": -1}}), "out-of-range");
    game.no(
        json!({"level": {"player": 5, "level": -1}}),
        "unknown-player",
    );
    assert_eq!(
        game.ok(json!({"level": {"player": 1, "level": 40}}))["state"]["players"][1]["level"],
        40
    );
    game.no(json!({"roof": 2}), "unknown-player");
    assert_eq!(
        game.ok(json!({"roof": 1}))["state"]["outcome"],
        json!({"winner": 1})
    );
    game.no(json!({"recover": 0}), "game-over");
}
