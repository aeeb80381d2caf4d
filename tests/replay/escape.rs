//! Escape, La malédiction du temple: the base game's rulebook.

use serde_json::{Value, json};

use super::table::Game;

fn temple(players: usize, difficulty: &str) -> Game {
    let names = &["Ani", "Frank", "Zoé", "Jo", "Li"][..players];
    Game::new(
        "escape",
        &json!({"players": names, "difficulty": difficulty}),
    )
}

/// Page 2, setup 2 and 3, and page 8, harder: the table of jewels.
#[test]
fn jewels_and_dice_at_the_start() {
    let table = [(1, 7, 7), (2, 7, 5), (3, 11, 5), (4, 14, 5), (5, 16, 5)];
    for (players, jewels, dice) in table {
        for (difficulty, more, beside) in [("normal", 0, 2), ("advanced", 3, 2), ("expert", 6, 0)] {
            let state = temple(players, difficulty).state();
            assert_eq!(state["reserve"], jewels + more);
            assert_eq!(state["keys"], jewels + more + 1);
            assert_eq!(state["beside"], beside);
            assert_eq!(state["dice"], json!(vec![dice; players]));
        }
    }
}

/// Page 5, action 3: Frank takes one jewel to his room; Ani and Frank take two to theirs.
#[test]
fn jewels_go_from_the_reserve_to_the_rooms() {
    let mut game = temple(2, "normal");
    game.ok(json!({"activate": 1}));
    let state = game.ok(json!({"activate": 2}))["state"].clone();
    assert_eq!(
        (&state["reserve"], &state["in_rooms"]),
        (&json!(4), &json!(3))
    );
    game.no(json!({"activate": 0}), "out-of-range");
    game.no(json!({"activate": 4}), "out-of-range");
    game.no(json!({"activate": -1}), "out-of-range");
    game.ok(json!({"activate": 3}));
    game.no(json!({"activate": 2}), "not-enough-jewels");
    assert_eq!(game.ok(json!({"activate": 1}))["state"]["keys"], 1);
    game.no(json!({"activate": 1}), "not-enough-jewels");
    game.no(json!({"activate": 4}), "out-of-range");
}

/// Page 6, action 5, and page 8, harder: expert forbids it.
#[test]
fn destiny_helps_twice_and_never_an_expert() {
    let mut game = temple(3, "advanced");
    game.ok(json!("destiny"));
    let state = game.ok(json!("destiny"))["state"].clone();
    assert_eq!(
        (&state["reserve"], &state["beside"]),
        (&json!(16), &json!(0))
    );
    game.no(json!("destiny"), "destiny-spent");
    temple(3, "expert").no(json!("destiny"), "destiny-forbidden");
}

/// Page 7, soundtrack: Ani did not reach the start room; a second time costs a second die.
#[test]
fn a_door_costs_a_die_and_slams_twice() {
    let mut game = temple(3, "normal");
    game.no(json!({"door": {"caught": [0, 0]}}), "out-of-range");
    game.no(json!({"door": {"caught": [0, 0, 3]}}), "unknown-player");
    assert_eq!(
        game.ok(json!({"door": {"caught": [0]}}))["state"]["dice"],
        json!([4, 5, 5])
    );
    let state = game.ok(json!({"door": {"caught": [2, 0]}}))["state"].clone();
    assert_eq!(state["dice"], json!([3, 5, 4]));
    assert_eq!(state["doors"], 2);
    game.no(json!({"door": {"caught": []}}), "no-door-left");
    game.no(json!({"door": {"caught": [1, 1]}}), "out-of-range");
}

/// Page 6, action 4: three keys with two jewels left; Frank is out and gives a die to Ani.
#[test]
fn frank_escapes_and_leaves_a_die_to_ani() {
    let mut game = temple(2, "normal");
    game.no(json!({"escape": {"player": 1}}), "not-enough-dice");
    game.ok(json!({"activate": 3}));
    game.ok(json!({"activate": 2}));
    assert_eq!(game.state()["keys"], 3);
    game.no(
        json!({"escape": {"player": 1, "die_to": 1}}),
        "out-of-range",
    );
    game.no(
        json!({"escape": {"player": 1, "die_to": 2}}),
        "unknown-player",
    );
    game.no(
        json!({"escape": {"player": 2, "die_to": 2}}),
        "unknown-player",
    );
    let state = game.ok(json!({"escape": {"player": 1, "die_to": 0}}))["state"].clone();
    assert_eq!(state["dice"], json!([6, 4]));
    assert_eq!(state["escaped"], json!([false, true]));
    assert_eq!(state["outcome"], Value::Null);
    game.no(json!({"escape": {"player": 1}}), "already-escaped");
    game.no(
        json!({"escape": {"player": 1, "die_to": 1}}),
        "out-of-range",
    );
    game.no(
        json!({"escape": {"player": 0, "die_to": 1}}),
        "already-escaped",
    );
    game.no(json!({"door": {"caught": [1]}}), "already-escaped");
    // End of the game: all are out, all have won.
    let state = game.ok(json!({"escape": {"player": 0, "die_to": null}}))["state"].clone();
    assert_eq!(state["outcome"], "won");
    game.no(json!("collapse"), "game-over");
}

#[test]
fn who_has_escaped_comes_before_too_few_dice() {
    let mut game = temple(3, "normal");
    for _ in 0..3 {
        game.ok(json!({"activate": 3}));
    }
    game.ok(json!({"escape": {"player": 0}}));
    for _ in 0..2 {
        game.ok(json!("destiny"));
    }
    game.ok(json!({"door": {"caught": [1]}}));
    game.no(
        json!({"escape": {"player": 1, "die_to": 0}}),
        "already-escaped",
    );
    game.no(json!({"escape": {"player": 1}}), "not-enough-dice");
    assert_eq!(
        game.ok(json!({"escape": {"player": 2}}))["state"]["dice"],
        json!([5, 4, 5])
    );
}

/// End of the game: one adventurer inside, and all have lost.
#[test]
fn the_temple_collapses() {
    assert_eq!(
        temple(1, "normal").ok(json!("collapse"))["state"]["outcome"],
        "lost"
    );
}

#[test]
fn the_pile_of_rooms() {
    use tablee::games::escape::components::{Exit, box_list};
    use tablee::games::escape::rules::Difficulty;
    let stack = |players| box_list(players, Difficulty::Normal).unwrap().tiles;
    assert_eq!(stack(2).exit, Exit::AboutTheMiddle);
    assert_eq!(stack(3).exit, Exit::AmongLast(5));
    assert_eq!(stack(3).main_rooms + stack(3).base_rooms, 19);
    assert_eq!(stack(3).pile, 16);
    assert!(box_list(0, Difficulty::Normal).is_none());
    assert!(box_list(6, Difficulty::Normal).is_none());
}
