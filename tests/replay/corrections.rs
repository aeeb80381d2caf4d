//! Corrections by hand: every event of the contract's last section, accepted and rejected, and
//! which of several errors is given.

use serde_json::{Value, json};

use super::table::Game;

/// Asserts that each event is rejected with its code and changes nothing.
#[track_caller]
fn all_rejected<const N: usize>(game: &mut Game, cases: [(Value, &str); N]) {
    for (event, code) in cases {
        game.no(event, code);
    }
}

/// The event with one of its fields left out, for each of them.
fn without_each_field(event: &Value) -> Vec<Value> {
    let (name, data) = event.as_object().unwrap().iter().next().unwrap();
    let fields = data.as_object().unwrap().keys();
    fields
        .map(|field| {
            let mut data = data.clone();
            data.as_object_mut().unwrap().remove(field);
            json!({ name: data })
        })
        .collect()
}

/// Asserts that the event is accepted as it is, and malformed without any of its fields, with a
/// fraction, a string or `null` in the place of a field, and as a bare string.
#[track_caller]
fn strict(game: &mut Game, event: &Value, may_be_null: &str) {
    for bad in without_each_field(event) {
        game.no(bad, "malformed");
    }
    let (name, data) = event.as_object().unwrap().iter().next().unwrap();
    for field in data.as_object().unwrap().keys() {
        for wrong in [json!(1.5), json!("1"), json!({}), Value::Null] {
            if wrong.is_null() && field == may_be_null {
                continue;
            }
            let mut data = data.clone();
            data[field] = wrong;
            game.no(json!({ name: data }), "malformed");
        }
    }
    game.no(json!(name), "malformed");
    game.no(json!({ name: null }), "malformed");
    game.no(json!({ name: [data] }), "malformed");
    let answer = game.ok(event.clone());
    assert_eq!(answer.get("ruling"), None, "{event}");
}

/// Asserts that undo takes the newest event back to this state, and redo brings it again.
#[track_caller]
fn taken_back(game: &mut Game, before: &Value) {
    let after = game.state();
    let undone = game.line(r#"{"at":"","undo":true}"#);
    assert_eq!(undone["state"], *before);
    let redone = game.line(r#"{"at":"","redo":true}"#);
    assert_eq!(redone["state"], after);
    assert_eq!((undone.get("ruling"), redone.get("ruling")), (None, None));
}

fn escape(players: usize, difficulty: &str) -> Game {
    let names = &["A", "B", "C"][..players];
    Game::new(
        "escape",
        &json!({"players": names, "difficulty": difficulty}),
    )
}

fn dice(player: i64, dice: i64) -> Value {
    json!({"dice": {"player": player, "dice": dice}})
}

fn jewels(reserve: i64, beside: i64) -> Value {
    json!({"jewels": {"reserve": reserve, "beside": beside}})
}

#[test]
fn dice_of_an_adventurer() {
    let mut game = escape(3, "normal");
    let before = game.state();
    strict(&mut game, &dice(1, 3), "");
    assert_eq!(game.state()["dice"], json!([5, 3, 5]));
    taken_back(&mut game, &before);
    for count in [0, 25] {
        assert_eq!(game.ok(dice(2, count))["state"]["dice"][2], count);
    }
    all_rejected(
        &mut game,
        [
            (dice(0, -1), "out-of-range"),
            (dice(0, 26), "out-of-range"),
            (dice(0, 256), "out-of-range"),
            (dice(0, i64::MAX), "out-of-range"),
            (dice(3, 5), "unknown-player"),
            (dice(-1, 5), "unknown-player"),
            (dice(256, 5), "unknown-player"),
            (dice(3, 26), "unknown-player"),
        ],
    );
    game.ok(json!({"activate": 3}));
    game.ok(json!({"activate": 3}));
    game.ok(json!({"activate": 3}));
    game.ok(json!({"activate": 2}));
    game.ok(json!({"escape": {"player": 0}}));
    all_rejected(
        &mut game,
        [
            (dice(0, 4), "already-escaped"),
            (dice(0, 26), "out-of-range"),
        ],
    );
}

/// A correction counts: keys are rolled with the dice that one has, and a door takes nothing from
/// somebody without dice.
#[test]
fn dice_corrected_are_the_dice_played_with() {
    let mut game = escape(2, "normal");
    game.no(json!({"escape": {"player": 0}}), "not-enough-dice");
    game.ok(dice(0, 8));
    game.ok(dice(1, 0));
    let state = game.ok(json!({"door": {"caught": [1, 0]}}))["state"].clone();
    assert_eq!(
        (&state["dice"], &state["doors"]),
        (&json!([7, 0]), &json!(1))
    );
    game.ok(dice(0, 8));
    let state = game.ok(json!({"escape": {"player": 0, "die_to": 1}}))["state"].clone();
    assert_eq!(state["dice"], json!([7, 1]));
    assert_eq!(state["outcome"], Value::Null);
}

#[test]
fn jewels_of_the_reserve() {
    let mut game = escape(3, "normal");
    game.ok(json!({"activate": 3}));
    let before = game.state();
    strict(&mut game, &jewels(6, 1), "");
    let state = game.state();
    let figures = ["reserve", "beside", "in_rooms", "keys"].map(|name| state[name].clone());
    assert_eq!(figures, [6, 1, 6, 7].map(Value::from));
    taken_back(&mut game, &before);
    for (reserve, beside) in [(0, 0), (13, 0), (11, 2), (0, 2)] {
        let state = game.ok(jewels(reserve, beside))["state"].clone();
        assert_eq!(state["in_rooms"], 13 - reserve - beside);
        assert_eq!(state["outcome"], Value::Null);
    }
    all_rejected(
        &mut game,
        [
            (jewels(-1, 0), "out-of-range"),
            (jewels(5, -1), "out-of-range"),
            (jewels(5, 3), "out-of-range"),
            (jewels(12, 2), "out-of-range"),
            (jewels(14, 0), "out-of-range"),
            (jewels(255, 2), "out-of-range"),
            (jewels(i64::MAX, 0), "out-of-range"),
            (jewels(0, i64::MIN), "out-of-range"),
        ],
    );
    // A nudge set back can be used again, a reserve of none needs one key.
    game.ok(jewels(0, 1));
    game.ok(json!("destiny"));
    game.no(json!("destiny"), "destiny-spent");
    assert_eq!(game.state()["keys"], 2);
}

#[test]
fn an_expert_has_no_jewel_beside() {
    let mut game = escape(1, "expert");
    all_rejected(
        &mut game,
        [
            (jewels(5, 1), "destiny-forbidden"),
            (jewels(11, 2), "destiny-forbidden"),
            (jewels(5, 3), "out-of-range"),
            (jewels(12, 2), "out-of-range"),
            (jewels(14, 0), "out-of-range"),
        ],
    );
    let state = game.ok(jewels(5, 0))["state"].clone();
    assert_eq!(
        (&state["reserve"], &state["in_rooms"]),
        (&json!(5), &json!(8))
    );
}

fn princess(squires: bool) -> Game {
    let princesses = vec![json!({"name": "P", "swords": 2}); 4];
    Game::new(
        "princess",
        &json!({"players": ["A", "B", "C"], "prince": 0, "mode": "standard", "squires": squires,
            "princesses": princesses}),
    )
}

fn ladders_of(player: i64, cards: &[i64]) -> Value {
    json!({"hand": {"player": player, "cards": cards}})
}

#[test]
fn ladders_in_hand() {
    let mut game = princess(true);
    let before = game.state();
    strict(&mut game, &ladders_of(2, &[7, 2, 5]), "");
    let state = game.state();
    assert_eq!(state["hands"][2], json!([2, 5, 7]));
    assert_eq!(state["reachable"], json!([4, 23]));
    taken_back(&mut game, &before);
    all_rejected(
        &mut game,
        [
            (ladders_of(0, &[0]), "out-of-range"),
            (ladders_of(0, &[9]), "out-of-range"),
            (ladders_of(0, &[-1, 4]), "out-of-range"),
            (ladders_of(0, &[4, 1, 4]), "out-of-range"),
            (ladders_of(0, &[1, 2, 3, 4, 5, 6, 7, 8, 8]), "out-of-range"),
            (ladders_of(0, &[i64::MAX]), "out-of-range"),
            (ladders_of(3, &[1]), "unknown-player"),
            (ladders_of(-1, &[9]), "unknown-player"),
            (
                json!({"hand": {"player": 0, "cards": [1, 2.5]}}),
                "malformed",
            ),
            (json!({"hand": {"player": 9, "cards": ["1"]}}), "malformed"),
        ],
    );
    let all = [8, 7, 6, 5, 4, 3, 2, 1];
    let state = game.ok(ladders_of(2, &all))["state"].clone();
    assert_eq!(state["hands"][2], json!([1, 2, 3, 4, 5, 6, 7, 8]));
}

/// An empty hand loses the game when a round ends, and not by the correction.
#[test]
fn a_hand_set_to_nothing() {
    let mut game = princess(true);
    let state = game.ok(ladders_of(1, &[]))["state"].clone();
    assert_eq!(state["reachable"], json!([0, 0]));
    assert_eq!(state["outcome"], Value::Null);
    game.ok(json!("turn_page"));
    let play = json!({"ladders": {"dungeon": 3, "cards": [1, 1, 1], "plus": 0, "minus": 0}});
    game.no(play.clone(), "ladder-used");
    game.ok(ladders_of(1, &[1, 2, 3, 4]));
    assert_eq!(game.ok(play)["ruling"]["saved"], true);
    game.ok(json!("turn_page"));
    game.ok(ladders_of(1, &[]));
    let state = game.ok(json!("foghorn"))["state"].clone();
    assert_eq!(state["lost_because"], "no-ladders");
    game.no(ladders_of(1, &[1]), "game-over");
}

#[test]
fn squires_left() {
    let mut game = princess(true);
    let before = game.state();
    for bad in [json!("2"), json!([2]), json!(null), json!({}), json!(2.0)] {
        game.no(json!({"squires": bad}), "malformed");
    }
    game.no(json!("squires"), "malformed");
    assert_eq!(game.ok(json!({"squires": 1})).get("ruling"), None);
    taken_back(&mut game, &before);
    for count in [-1, 4, 256, i64::MAX] {
        game.no(json!({"squires": count}), "out-of-range");
    }
    for count in [0, 3] {
        assert_eq!(
            game.ok(json!({"squires": count}))["state"]["squires"],
            count
        );
    }
    game.ok(json!({"squires": 0}));
    game.ok(json!("turn_page"));
    let play = json!({"ladders": {"dungeon": 7, "cards": [1, 2, 3], "plus": 1, "minus": 0}});
    game.no(play.clone(), "no-squire");
    game.ok(json!({"squires": 1}));
    game.ok(play);
    let mut alone = princess(false);
    alone.ok(json!({"squires": 0}));
    alone.no(json!({"squires": 1}), "out-of-range");
}

fn runners(players: usize) -> Game {
    let names = &["A", "B", "C", "D", "E"][..players];
    Game::new("skyrunner", &json!({"players": names, "first": 0}))
}

/// A full hand with these climbs, material, lost and sabotage.
fn hand(player: i64, climbs: &[i64], [material, lost, sabotage]: [i64; 3]) -> Value {
    json!({"hand": {"player": player, "bids": [1, 2, 3, 4, 5, 6, 7, 8], "surprise": true,
        "climbs": climbs, "material": material, "lost": lost, "sabotage": sabotage}})
}

fn with(event: &Value, field: &str, value: Value) -> Value {
    let mut event = event.clone();
    event["hand"][field] = value;
    event
}

fn turn(card: Value, bids: &[i64]) -> Value {
    let plays: Vec<Value> = bids.iter().map(|bid| json!({"bid": bid})).collect();
    json!({"turn": {"card": card, "plays": plays}})
}

#[test]
fn a_hand_is_exchanged_with_discard_and_pile() {
    let mut game = runners(2);
    let before = game.state();
    let event = json!({"hand": {"player": 1, "bids": [8, 2, 5], "surprise": false,
        "climbs": [5, 2, 5], "material": 0, "lost": 1, "sabotage": 2}});
    strict(&mut game, &event, "");
    let state = game.state();
    assert_eq!(
        state["players"][1],
        json!({"bids": [2, 5, 8], "surprise": false, "climbs": [2, 5, 5], "material": 0,
            "lost": 1, "sabotage": 2, "level": 0, "beside": []})
    );
    assert_eq!(state["players"][0], before["players"][0]);
    assert_eq!(
        state["pile"],
        json!({"climb": 20, "material": 10, "lost": 1, "sabotage": 2, "fall": 2})
    );
    assert_eq!(
        state["discard"],
        json!({"climb": 0, "material": 1, "lost": 0, "sabotage": 0, "fall": 0})
    );
    taken_back(&mut game, &before);
    // What is more comes from the discard before the pile.
    let state = game.ok(hand(0, &[3, 4], [3, 0, 0]))["state"].clone();
    assert_eq!(state["discard"]["material"], 0);
    assert_eq!(state["pile"]["material"], 9);
    // Climbs are counted: other values of the same number move nothing.
    let stacks = |state: &Value| [state["pile"].clone(), state["discard"].clone()];
    let after = game.ok(hand(0, &[5, 2], [3, 0, 0]))["state"].clone();
    assert_eq!(stacks(&after), stacks(&state));
    assert_eq!(after["players"][0]["climbs"], json!([2, 5]));
    // Bids and surprise lie in front of their owner: they move nothing either.
    let none = with(&hand(0, &[5, 2], [3, 0, 0]), "bids", json!([]));
    let after = game.ok(none)["state"].clone();
    assert_eq!(stacks(&after), stacks(&state));
    game.ok(json!({"recover": 0}));
}

#[test]
fn hands_that_cannot_be() {
    let mut game = runners(2);
    let good = hand(0, &[3, 4], [1, 0, 0]);
    all_rejected(
        &mut game,
        [
            (with(&good, "bids", json!([0])), "out-of-range"),
            (with(&good, "bids", json!([9])), "out-of-range"),
            (with(&good, "bids", json!([3, 1, 3])), "out-of-range"),
            (with(&good, "bids", json!([1, "2"])), "malformed"),
            (with(&good, "surprise", json!(1)), "malformed"),
            (with(&good, "climbs", json!([1])), "out-of-range"),
            (with(&good, "climbs", json!([3, 6])), "out-of-range"),
            (with(&good, "climbs", json!([2.5])), "malformed"),
            (with(&good, "material", json!(-1)), "out-of-range"),
            (with(&good, "lost", json!(-1)), "out-of-range"),
            (with(&good, "sabotage", json!(i64::MIN)), "out-of-range"),
            (with(&good, "player", json!(2)), "unknown-player"),
            (with(&good, "player", json!(-1)), "unknown-player"),
            (hand(2, &[9], [99, 0, 0]), "unknown-player"),
            (hand(0, &[9], [99, 0, 0]), "out-of-range"),
            // There are 25 climbs, 12 material, 2 lost and 4 sabotage; B holds 2 and 1.
            (hand(0, &[3; 24], [1, 0, 0]), "no-such-card"),
            (hand(0, &[3; 300], [1, 0, 0]), "no-such-card"),
            (hand(0, &[3, 4], [12, 0, 0]), "no-such-card"),
            (hand(0, &[3, 4], [300, 0, 0]), "no-such-card"),
            (hand(0, &[3, 4], [i64::MAX, 0, 0]), "no-such-card"),
            (hand(0, &[3, 4], [1, 3, 0]), "no-such-card"),
            (hand(0, &[3, 4], [1, 0, 5]), "no-such-card"),
        ],
    );
    let state = game.ok(hand(0, &[3; 23], [11, 2, 4]))["state"].clone();
    let pile = json!({"climb": 0, "material": 0, "lost": 0, "sabotage": 0, "fall": 2});
    assert_eq!(state["pile"], pile);
    game.no(turn(json!("material"), &[1, 2]), "no-such-card");
    game.no(hand(1, &[3, 4], [1, 1, 0]), "no-such-card");
    game.ok(turn(json!({"fall": 2}), &[1, 2]));
}

/// A card that is carried over lies neither in the discard nor in the pile.
#[test]
fn the_card_up_for_auction_is_nobodys() {
    let mut game = runners(2);
    game.ok(turn(json!("lost"), &[4, 4]));
    let bids = json!([1, 2, 3, 5, 6, 7, 8]);
    let both = with(&hand(0, &[3, 4], [1, 2, 0]), "bids", bids.clone());
    game.no(both, "no-such-card");
    let state = game.ok(with(&hand(0, &[3, 4], [1, 1, 0]), "bids", bids))["state"].clone();
    assert_eq!(
        (&state["auction"], &state["pile"]["lost"]),
        (&json!("lost"), &json!(0))
    );
    game.ok(turn(json!("lost"), &[5, 6]));
}

/// A card that comes by a correction wakes no penalty; one that is won does.
#[test]
fn correction_triggers_no_penalty() {
    let mut game = runners(2);
    game.ok(hand(0, &[3, 4], [1, 1, 0]));
    game.ok(hand(1, &[3, 4], [0, 0, 0]));
    let plays = json!([{"lost": {"target": 1}}, {"bid": 1}]);
    game.ok(json!({"turn": {"card": {"climb": 2}, "plays": plays}}));
    assert_eq!(game.state()["players"][1]["beside"], json!(["lost"]));
    let given = hand(1, &[2, 3, 4], [2, 0, 0]);
    let state = game.ok(given)["state"].clone();
    assert_eq!(state["players"][1]["beside"], json!(["lost"]));
    assert_eq!(state["players"][1]["material"], 2);
    let state = game.ok(turn(json!("material"), &[3, 4]))["state"].clone();
    assert_eq!(state["players"][1]["beside"], json!([]));
    assert_eq!(state["players"][1]["material"], 2);
}

/// A card just won may be used until the hand is left without one of its kind.
#[test]
fn use_after_a_hand() {
    let shoot = json!({"use": {"player": 0, "card": "sabotage", "target": 1}});
    let mut game = runners(2);
    game.ok(turn(json!("sabotage"), &[8, 1]));
    game.ok(hand(1, &[3, 4], [1, 0, 0]));
    game.ok(hand(0, &[3, 4], [1, 0, 2]));
    game.ok(hand(0, &[3, 4], [1, 0, 1]));
    game.ok(json!({"level": {"player": 1, "level": 5}}));
    let before = game.state();
    game.ok(shoot.clone());
    assert_eq!(game.state()["players"][1]["level"], 2);
    game.no(shoot.clone(), "not-now");
    taken_back(&mut game, &before);

    let mut game = runners(2);
    game.ok(turn(json!("sabotage"), &[8, 1]));
    game.ok(hand(0, &[3, 4], [1, 1, 0]));
    game.no(shoot.clone(), "not-now");
    // Not even with a card that a later correction gives back.
    game.ok(hand(0, &[3, 4], [1, 0, 1]));
    game.no(shoot.clone(), "not-now");
    game.line(r#"{"at":"","undo":true}"#);
    game.no(shoot.clone(), "not-now");
    game.line(r#"{"at":"","undo":true}"#);
    game.ok(shoot.clone());

    // The other's hand, and the other kind, do not matter.
    let mut game = runners(2);
    game.ok(hand(1, &[3, 4], [1, 1, 1]));
    game.ok(turn(json!("sabotage"), &[8, 1]));
    game.ok(hand(1, &[3, 4], [1, 0, 0]));
    game.no(
        json!({"use": {"player": 1, "card": "lost", "target": 0}}),
        "not-now",
    );
    game.ok(shoot);
}

fn wall() -> Game {
    let bags = json!([
        ["carabiner", "carabiner", "cave_map", "zipline"],
        ["zipline", "ladder", "ice_axe", "carabiner"]
    ]);
    Game::new(
        "cliff",
        &json!({"players": ["A", "B"], "first": 0, "bags": bags}),
    )
}

fn place(player: i64, at: Value) -> Value {
    json!({"place": {"player": player, "at": at}})
}

fn bag(player: i64, tokens: &[&str]) -> Value {
    json!({"bag": {"player": player, "bag": tokens}})
}

#[test]
fn places_of_climbers() {
    let mut game = wall();
    let before = game.state();
    strict(&mut game, &place(1, json!([-3, 7])), "at");
    assert_eq!(game.state()["climbers"][1]["at"], json!([-3, 7]));
    taken_back(&mut game, &before);
    all_rejected(
        &mut game,
        [
            (place(0, json!([-3, 7])), "occupied"),
            (place(0, json!([-3, -1])), "out-of-range"),
            (place(0, json!([0, i64::MIN])), "out-of-range"),
            (place(2, json!([-3, 7])), "unknown-player"),
            (place(-1, json!([0, -1])), "unknown-player"),
            (place(2, Value::Null), "unknown-player"),
            (place(0, json!([0])), "malformed"),
            (place(0, json!([0, 0, 0])), "malformed"),
            (place(0, json!([0, 0.5])), "malformed"),
            (place(9, json!([null, 0])), "malformed"),
        ],
    );
    // One's own place, and below the foot with everybody else, are free.
    game.ok(place(1, json!([-3, 7])));
    game.ok(place(0, Value::Null));
    let state = game.ok(place(1, Value::Null))["state"].clone();
    assert_eq!(state["climbers"][1]["at"], Value::Null);
    let far = json!([i64::MIN, i64::MAX]);
    let state = game.ok(place(0, far.clone()))["state"].clone();
    assert_eq!(state["climbers"][0]["at"], far);
}

/// A place set by hand is not the turn's step, before the draw, after the step and after a fall.
#[test]
fn a_place_is_not_the_step() {
    let mut game = wall();
    let state = game.ok(place(0, json!([0, 3])))["state"].clone();
    assert_eq!((&state["turn"], &state["drew"]), (&json!(0), &json!(false)));
    game.no(json!({"move": [0, 4]}), "draw-first");
    game.ok(json!({"draw": "tile"}));
    game.ok(place(0, json!([0, 5])));
    game.ok(json!({"move": [0, 6]}));
    game.ok(place(0, json!([1, 1])));
    game.no(json!({"move": [1, 2]}), "already-moved");
    game.ok(json!("next"));
    game.ok(place(1, json!([1, 4])));
    let fall = game.ok(json!({"draw": "fall"}));
    assert_eq!(fall["ruling"]["from"], json!([1, 4]));
    assert_eq!(fall["state"]["climbers"][1]["at"], Value::Null);
    game.ok(place(1, json!([1, 2])));
    game.no(json!({"move": [1, 3]}), "already-moved");
}

#[test]
fn bags_of_climbers() {
    let mut game = wall();
    let before = game.state();
    strict(
        &mut game,
        &bag(1, &["zipline", "crampons", "carabiner"]),
        "",
    );
    assert_eq!(
        game.state()["climbers"][1]["bag"],
        json!(["carabiner", "crampons", "zipline"])
    );
    taken_back(&mut game, &before);
    all_rejected(
        &mut game,
        [
            (bag(0, &["ladder"; 5]), "out-of-range"),
            (bag(0, &["crampons"; 300]), "out-of-range"),
            (bag(2, &["ladder"; 5]), "unknown-player"),
            (bag(-1, &[]), "unknown-player"),
            (bag(0, &["rope"]), "malformed"),
            (
                bag(2, &["ladder", "ladder", "ladder", "ladder", "rope"]),
                "malformed",
            ),
            (json!({"bag": {"player": 0, "bag": [1]}}), "malformed"),
        ],
    );
    let state = game.ok(bag(0, &[]))["state"].clone();
    assert_eq!(state["climbers"][0]["bag"], json!([]));
    game.ok(json!({"draw": "tile"}));
    game.no(
        json!({"equip": {"token": "carabiner", "at": [0, 0]}}),
        "not-in-bag",
    );
}

/// Five of a kind in all bags and on the wall together.
#[test]
fn five_of_a_kind() {
    for kind in ["carabiner", "ladder", "zipline"] {
        let mut game = wall();
        game.ok(bag(0, &[kind; 4]));
        game.ok(bag(1, &[kind]));
        game.no(bag(1, &[kind, "ice_axe", kind]), "out-of-range");
        game.ok(json!({"draw": "tile"}));
        game.ok(json!({"equip": {"token": kind, "at": [0, 0]}}));
        game.no(bag(0, &[kind; 4]), "out-of-range");
        game.ok(bag(0, &[kind; 3]));
        game.no(bag(1, &[kind; 2]), "out-of-range");
        game.ok(bag(0, &[kind; 2]));
        game.ok(bag(1, &[kind; 2]));
    }
    for kind in ["ice_axe", "crampons", "cave_map"] {
        let mut game = wall();
        game.ok(bag(0, &[kind; 4]));
        game.no(bag(1, &[kind; 2]), "out-of-range");
        game.ok(bag(1, &[kind]));
    }
}

/// The end comes before everything but a line that cannot be read.
#[test]
fn nothing_is_corrected_after_the_end() {
    let mut lost = escape(2, "normal");
    lost.ok(json!("collapse"));
    let mut book = princess(true);
    for _ in 0..5 {
        book.ok(json!("turn_page"));
        book.ok(json!("foghorn"));
    }
    assert_eq!(book.state()["outcome"], "lost");
    let mut roof = runners(2);
    roof.ok(json!({"roof": 1}));
    let mut top = wall();
    for _ in 0..60 {
        top.ok(json!({"draw": "tile"}));
        top.ok(json!("next"));
    }
    let ends = [
        (&mut lost, vec![dice(9, -1), jewels(-1, 9)]),
        (&mut book, vec![ladders_of(9, &[9]), json!({"squires": -1})]),
        (&mut roof, vec![hand(9, &[9], [-1, -1, -1])]),
        (
            &mut top,
            vec![place(9, json!([0, -1])), bag(9, &["ladder"; 9])],
        ),
    ];
    for (game, events) in ends {
        for event in events {
            for bad in without_field_of(&event) {
                game.no(bad, "malformed");
            }
            game.no(event, "game-over");
        }
    }
}

/// What is malformed about the event even when the game is over.
fn without_field_of(event: &Value) -> Vec<Value> {
    match event.get("squires") {
        Some(_) => vec![json!({"squires": null})],
        None => without_each_field(event),
    }
}

/// A refused correction drops nothing that could be redone; an accepted one does.
#[test]
fn corrections_and_redo() {
    let mut game = escape(2, "normal");
    game.ok(json!({"activate": 2}));
    game.line(r#"{"at":"","undo":true}"#);
    assert_eq!(game.event(dice(0, 26))["error"]["code"], "out-of-range");
    let redone = game.line(r#"{"at":"","redo":true}"#);
    assert_eq!(redone["state"]["reserve"], 5);
    game.line(r#"{"at":"","undo":true}"#);
    game.ok(dice(0, 4));
    let late = game.line(r#"{"at":"","redo":true}"#);
    assert_eq!(late["error"]["code"], "nothing-to-redo");
}

/// Events of one game are unknown to the others.
#[test]
fn a_correction_belongs_to_its_game() {
    let events = [
        dice(0, 1),
        jewels(1, 1),
        ladders_of(0, &[1]),
        json!({"squires": 1}),
        hand(0, &[3], [0, 0, 0]),
        place(0, Value::Null),
        bag(0, &[]),
    ];
    let ants = json!({"players": ["A", "B", "C"], "teams": false, "below_zero": false});
    let games = [
        (escape(2, "normal"), [0, 1].as_slice()),
        (princess(true), &[2, 3]),
        (runners(2), &[4]),
        (Game::new("ants", &ants), &[]),
        (wall(), &[5, 6]),
    ];
    for (mut game, own) in games {
        for (at, event) in events.iter().enumerate() {
            if own.contains(&at) {
                game.ok(event.clone());
            } else {
                game.no(event.clone(), "malformed");
            }
        }
    }
}
