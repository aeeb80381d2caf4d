//! La Princesse aux échelles: the rulebook of 2019.

use serde_json::{Value, json};
use tablee::games::princess::components::{Sees, sight};
use tablee::games::princess::solver::{Hand, Ways, references};

use super::table::{Game, header, run};

fn setup(players: usize, mode: &str, squires: bool) -> Value {
    let swords: &[i32] = match mode {
        "extreme" => &[1, 1, 2, 2, 3, 3, 4],
        _ => &[1, 2, 3, 4],
    };
    let princesses: Vec<Value> = swords
        .iter()
        .map(|swords| json!({"name": "P", "swords": swords}))
        .collect();
    let names = &["A", "B", "C", "D", "E", "F"][..players];
    json!({"players": names, "prince": 0, "mode": mode, "squires": squires,
        "princesses": princesses})
}

fn review(players: usize) -> Game {
    Game::new("princess", &setup(players, "standard", true))
}

fn ladders(dungeon: i64, cards: &[i64]) -> Value {
    json!({"ladders": {"dungeon": dungeon, "cards": cards, "plus": 0, "minus": 0}})
}

/// Setup: hands 1 to 8, nine cards in the book, three squires.
#[test]
fn first_state_of_princess() {
    let full = json!([1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(
        review(3).state(),
        json!({"prince": 0, "page": 0, "pages": 9, "open": false, "rounds_left": 8,
            "princess": 0, "saved": 0, "squires": 3, "hands": [full, full, full],
            "reachable": [3, 24], "outcome": null, "lost_because": null})
    );
    let state = Game::new("princess", &setup(6, "extreme", false)).state();
    assert_eq!(
        (&state["pages"], &state["rounds_left"]),
        (&json!(10), &json!(9))
    );
    assert_eq!(
        (&state["squires"], &state["reachable"]),
        (&json!(0), &json!([6, 48]))
    );
}

#[test]
fn setups_that_the_box_does_not_allow() {
    let good = setup(3, "standard", true);
    let mut bad = vec![
        setup(2, "standard", true),
        setup(3, "extreme", true),
        setup(3, "standard", true),
        good.clone(),
        good.clone(),
        good.clone(),
        good.clone(),
    ];
    bad[1]["mode"] = json!("standard");
    bad[2]["princesses"][3]["swords"] = json!(5);
    bad[3]["princesses"][0]["swords"] = json!(3);
    bad[4]["prince"] = json!(3);
    bad[5]["squires"] = json!(3);
    bad[6]["princesses"][0] = json!({"swords": 1});
    for setup in bad {
        let (answers, _) = run(header("princess", &setup).as_bytes());
        assert_eq!(answers[0]["error"]["code"], "bad-setup", "{setup}");
    }
    let mut equal = good;
    for at in 0..4 {
        equal["princesses"][at]["swords"] = json!(2);
    }
    assert!(
        run(header("princess", &equal).as_bytes()).0[0]
            .get("error")
            .is_none()
    );
}

/// End of the round: the sum of all ladders, the reference included, equals the dungeon.
#[test]
fn the_sum_equals_the_dungeon() {
    let mut game = review(3);
    game.no(ladders(21, &[5, 8, 8]), "no-round");
    game.no(json!("foghorn"), "no-round");
    let state = game.ok(json!("turn_page"))["state"].clone();
    assert_eq!(
        (&state["page"], &state["open"], &state["rounds_left"]),
        (&json!(1), &json!(true), &json!(8))
    );
    game.no(json!("turn_page"), "round-open");
    let answer = game.ok(ladders(21, &[5, 8, 8]));
    let ruling = &answer["ruling"];
    assert_eq!(ruling["sum"], 21);
    assert_eq!(ruling["difference"], 0);
    assert_eq!(ruling["saved"], true);
    assert_eq!(ruling["because"], json!(["pri.sum"]));
    let state = &answer["state"];
    assert_eq!(state["prince"], 1);
    assert_eq!(state["open"], false);
    assert_eq!(state["rounds_left"], 7);
    assert_eq!(
        (&state["princess"], &state["saved"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(state["hands"][0], json!([1, 2, 3, 4, 6, 7, 8]));
    assert_eq!(state["reachable"], json!([3, 22]));
    game.ok(json!("turn_page"));
    game.no(ladders(21, &[1, 8, 1]), "ladder-used");
    game.no(ladders(0, &[1, 8, 1]), "out-of-range");
    game.no(ladders(5, &[1, 0, 1]), "out-of-range");
    game.no(ladders(5, &[1, 9, 1]), "out-of-range");
    game.no(ladders(5, &[1, 1]), "out-of-range");
    game.no(ladders(5, &[1, 1, 1, 1]), "out-of-range");
    // The total differs: the dragon carries her away.
    let answer = game.ok(ladders(5, &[1, 1, 1]));
    assert_eq!(answer["ruling"]["difference"], -2);
    assert_eq!(answer["ruling"]["saved"], false);
    assert_eq!(answer["state"]["saved"], 1);
}

/// The squires: plus, minus, or the story page ignored; spent whether or not she is saved.
#[test]
fn squires_help_three_times() {
    let play = |dungeon, plus, minus, respected, ignored| {
        json!({"ladders": {"dungeon": dungeon, "cards": [1, 2, 3], "plus": plus, "minus": minus,
            "respected": respected, "ignored": ignored}})
    };
    let cases = [
        (play(6, 0, 0, true, false), 0, true, 3),
        (play(8, 2, 0, true, false), 0, true, 1),
        (play(5, 0, 1, true, false), 0, true, 2),
        (play(6, 1, 1, true, true), 0, true, 0),
        (play(6, 0, 0, false, false), 0, false, 3),
        (play(6, 0, 0, false, true), 0, true, 2),
        (play(9, 1, 1, true, false), -3, false, 1),
        (play(7, 1, 0, false, false), 0, false, 2),
    ];
    for (event, difference, saved, left) in cases {
        let mut game = review(3);
        game.ok(json!("turn_page"));
        let answer = game.ok(event.clone());
        assert_eq!(answer["ruling"]["sum"], 6, "{event}");
        assert_eq!(answer["ruling"]["difference"], difference, "{event}");
        assert_eq!(answer["ruling"]["saved"], saved, "{event}");
        assert_eq!(answer["state"]["squires"], left, "{event}");
    }
    let mut game = review(3);
    game.ok(json!("turn_page"));
    game.no(play(6, 2, 1, true, true), "no-squire");
    game.no(play(6, 4, 0, true, false), "no-squire");
    game.no(play(6, -1, 0, true, false), "out-of-range");
    game.no(play(6, 0, -1, true, false), "out-of-range");
    game.no(
        json!({"ladders": {"dungeon": 6, "cards": [1, 2, 3], "plus": 0}}),
        "malformed",
    );
    game.no(
        json!({"ladders": {"dungeon": 6, "cards": [1, 2, 3], "plus": 0, "minus": 0,
            "respected": null}}),
        "malformed",
    );
    let mut alone = Game::new("princess", &setup(3, "standard", false));
    alone.ok(json!("turn_page"));
    alone.no(play(7, 1, 0, true, false), "no-squire");
    alone.no(play(7, 0, 0, true, true), "no-squire");
}

/// The fourth princess saved wins.
#[test]
fn four_princesses_in_four_rounds() {
    let mut game = review(4);
    for round in 1..=4_i64 {
        game.ok(json!("turn_page"));
        let answer = game.ok(ladders(4 * round, &[round; 4]));
        assert_eq!(answer["state"]["saved"], round);
        assert_eq!(answer["state"]["prince"], round % 4);
        let outcome = if round == 4 {
            json!("won")
        } else {
            Value::Null
        };
        assert_eq!(answer["state"]["outcome"], outcome);
    }
    game.no(json!("turn_page"), "game-over");
}

/// Foghorn: no ladder is spent, the Prince stays, and a page is lost.
#[test]
fn the_foghorn_costs_a_page() {
    let mut game = review(3);
    game.ok(json!("turn_page"));
    let state = game.ok(json!("foghorn"))["state"].clone();
    assert_eq!(
        (&state["prince"], &state["rounds_left"]),
        (&json!(0), &json!(7))
    );
    assert_eq!(state["reachable"], json!([3, 24]));
    // Four princesses and three rounds: one simply cannot win any more.
    for left in [6, 5, 4] {
        game.ok(json!("turn_page"));
        let state = game.ok(json!("foghorn"))["state"].clone();
        assert_eq!(
            (&state["rounds_left"], &state["outcome"]),
            (&json!(left), &Value::Null)
        );
    }
    game.ok(json!("turn_page"));
    let state = game.ok(json!("foghorn"))["state"].clone();
    assert_eq!(state["outcome"], "lost");
    assert_eq!(state["lost_because"], "cannot-win");
}

/// Fin cannot be cancelled.
#[test]
fn the_book_ends() {
    let mut game = review(3);
    for round in 1..=3 {
        game.ok(json!("turn_page"));
        game.ok(ladders(3 * round, &[round; 3]));
    }
    for _ in 0..5 {
        game.ok(json!("turn_page"));
        let state = game.ok(json!("foghorn"))["state"].clone();
        assert_eq!(state["outcome"], Value::Null);
    }
    assert_eq!(game.state()["rounds_left"], 0);
    let state = game.ok(json!("turn_page"))["state"].clone();
    assert_eq!((&state["page"], &state["open"]), (&json!(9), &json!(false)));
    assert_eq!(
        (&state["rounds_left"], &state["outcome"]),
        (&json!(0), &json!("lost"))
    );
    assert_eq!(state["lost_because"], "book-ended");
}

/// A player without ladders loses the game, and that is said before anything else.
#[test]
fn no_ladders_left() {
    let mut game = review(3);
    for round in 1..=8 {
        game.ok(json!("turn_page"));
        let dungeon = if round < 4 { 3 * round } else { 99 };
        let state = game.ok(ladders(dungeon, &[round; 3]))["state"].clone();
        if round == 8 {
            assert_eq!(state["lost_because"], "no-ladders");
            assert_eq!(state["reachable"], json!([0, 0]));
            assert_eq!(state["hands"], json!([[], [], []]));
        } else {
            assert_eq!(state["outcome"], Value::Null, "{round}");
        }
    }
    // Extreme: seven to save with eight ladders and nine rounds.
    let mut game = Game::new("princess", &setup(3, "extreme", false));
    for round in 1..=2 {
        game.ok(json!("turn_page"));
        let state = game.ok(ladders(99, &[round; 3]))["state"].clone();
        let lost = if round == 2 {
            json!("cannot-win")
        } else {
            Value::Null
        };
        assert_eq!(state["lost_because"], lost);
    }
}

/// Levels of difficulty: who sees what.
#[test]
fn swords_say_who_sees_what() {
    let table = [
        (1, Sees::PrinceOnly, Sees::Everyone),
        (2, Sees::Everyone, Sees::PrinceOnly),
        (3, Sees::PrinceOnly, Sees::PrinceOnly),
        (4, Sees::PrinceOnly, Sees::Nobody),
    ];
    for (swords, dungeon, ladders) in table {
        let seen = sight(swords).unwrap();
        assert_eq!((seen.dungeon, seen.ladders), (dungeon, ladders));
    }
    assert_eq!(sight(0), None);
}

/// The solver against counting every combination.
#[test]
fn the_solver_counts_every_way() {
    let hands: Vec<Hand> = [
        vec![1, 4, 8],
        vec![2, 3],
        vec![5],
        vec![1, 2, 3, 4, 5, 6, 7, 8],
    ]
    .into_iter()
    .map(|cards| cards.into_iter().collect())
    .collect();
    let mut counted = [0_u64; 49];
    let mut with_four = [0_u64; 49];
    for a in hands[0].cards() {
        for b in hands[1].cards() {
            for c in hands[2].cards() {
                for d in hands[3].cards() {
                    let sum = usize::try_from(a + b + c + d).unwrap();
                    counted[sum] += 1;
                    with_four[sum] += u64::from(a == 4);
                }
            }
        }
    }
    let ways = Ways::of(&hands);
    for height in 0..49_i64 {
        let at = usize::try_from(height).unwrap();
        assert_eq!(ways.to(height), counted[at]);
        let of_prince = references(&hands, 0, height);
        assert_eq!(of_prince[1], (4, with_four[at]));
        assert_eq!(
            of_prince.iter().map(|(_, ways)| ways).sum::<u64>(),
            counted[at]
        );
    }
    let full = Ways::of(&[Hand::FULL; 6]);
    assert_eq!(full.heights().map(|(_, ways)| ways).sum::<u64>(), 262_144);
    assert_eq!(full.heights().count(), 43);
    assert_eq!(
        (full.to(6), full.to(48), full.to(49), full.to(-1)),
        (1, 1, 0, 0)
    );
    assert_eq!(Ways::of(&[Hand::FULL, Hand::EMPTY]).heights().count(), 0);
}
