//! Vertical: the rulebook of the cliff, by its sections.

use serde_json::{Value, json};

use super::table::{Game, header, run};

const MAP: [&str; 4] = ["carabiner", "carabiner", "cave_map", "zipline"];
const AXE: [&str; 4] = ["zipline", "ladder", "ice_axe", "carabiner"];

fn wall() -> Game {
    Game::new(
        "cliff",
        &json!({"players": ["A", "B"], "first": 0, "bags": [MAP, AXE]}),
    )
}

fn tile(game: &mut Game) {
    game.ok(json!({"draw": "tile"}));
}

fn pass(game: &mut Game) {
    tile(game);
    game.ok(json!("next"));
}

/// One turn of the player whose turn it is, then one idle turn of the other.
fn step(game: &mut Game, to: [i64; 2]) {
    tile(game);
    game.ok(json!({"move": to}));
    game.ok(json!("next"));
    pass(game);
}

fn at(state: &Value, seat: usize) -> Value {
    state["climbers"][seat]["at"].clone()
}

#[test]
fn the_first_state_and_bad_bags() {
    assert_eq!(
        wall().state(),
        json!({"turn": 0, "drawn": 0, "tiles": 60, "drew": false,
            "climbers": [
                {"at": null, "bag": ["carabiner", "carabiner", "cave_map", "zipline"]},
                {"at": null, "bag": ["carabiner", "ice_axe", "ladder", "zipline"]}],
            "carabiners": [], "ladders": [], "ziplines": [], "caves": [], "outcome": null})
    );
    let six = json!([
        ["ladder", "ladder", "ladder", "ladder"],
        ["ladder", "ladder", "ice_axe", "ice_axe"]
    ]);
    let five = json!([
        ["ladder", "ladder", "ladder", "ladder"],
        ["ladder", "crampons", "ice_axe", "ice_axe"]
    ]);
    let setup =
        |bags: &Value, first: i64| json!({"players": ["A", "B"], "first": first, "bags": bags});
    for bad in [
        setup(&six, 0),
        setup(&five, 2),
        setup(&json!([MAP]), 0),
        setup(&json!([MAP, ["ladder"]]), 0),
        setup(&json!([MAP, ["ladder", "ladder", "ladder", "rope"]]), 0),
        json!({"players": ["A"], "first": 0, "bags": [MAP]}),
        json!({"players": ["A", "B"], "bags": [MAP, AXE]}),
    ] {
        let (answers, _) = run(header("cliff", &bad).as_bytes());
        assert_eq!(answers[0]["error"]["code"], "bad-setup", "{bad}");
    }
    assert!(
        run(header("cliff", &setup(&five, 1)).as_bytes()).0[0]
            .get("error")
            .is_none()
    );
}

/// Déroulement: first draw, then the rest.
#[test]
fn a_turn_in_order() {
    let mut game = wall();
    let equip = json!({"equip": {"token": "carabiner", "at": [0, 0]}});
    game.no(equip.clone(), "draw-first");
    game.no(
        json!({"equip": {"token": "ladder", "at": [0, -1]}}),
        "out-of-range",
    );
    game.no(json!({"cave": [0, 0]}), "draw-first");
    game.no(json!({"cave": [0, -1]}), "out-of-range");
    game.no(json!({"move": [0, 0]}), "draw-first");
    game.no(json!({"move": [0, -1]}), "out-of-range");
    game.no(json!("next"), "draw-first");
    game.no(
        json!({"equip": {"token": "ice_axe", "at": [0, 0]}}),
        "malformed",
    );
    game.no(json!({"draw": "cave"}), "malformed");
    game.no(json!({"move": null}), "malformed");
    game.no(json!({"move": [0]}), "malformed");
    game.no(json!({"move": [0, 0, 0]}), "malformed");
    game.no(json!({"move": [0, 0.5]}), "malformed");
    tile(&mut game);
    game.no(json!({"draw": "fall"}), "already-drew");
    game.no(json!({"move": [0, 1]}), "too-far");
    let state = game.ok(json!({"move": [-7, 0]}))["state"].clone();
    assert_eq!(at(&state, 0), json!([-7, 0]));
    game.no(json!({"move": [-7, 1]}), "already-moved");
    // Equipping before or after the step, once.
    let state = game.ok(equip.clone())["state"].clone();
    assert_eq!(state["carabiners"], json!([[0, 0]]));
    assert_eq!(
        state["climbers"][0]["bag"],
        json!(["carabiner", "cave_map", "zipline"])
    );
    game.no(equip, "already-equipped");
    game.no(
        json!({"equip": {"token": "ladder", "at": [0, 0]}}),
        "already-equipped",
    );
    let state = game.ok(json!("next"))["state"].clone();
    assert_eq!((&state["turn"], &state["drew"]), (&json!(1), &json!(false)));
    assert_eq!((&state["drawn"], &state["tiles"]), (&json!(1), &json!(59)));
    pass(&mut game);
    tile(&mut game);
    game.no(
        json!({"equip": {"token": "ladder", "at": [0, 0]}}),
        "not-in-bag",
    );
}

/// One step up, down or sideways; two climbers are never on the same tile.
#[test]
fn steps() {
    let mut game = wall();
    step(&mut game, [0, 0]);
    tile(&mut game);
    for far in [[1, 1], [0, 2], [2, 0], [0, 0]] {
        game.no(json!({"move": far}), "too-far");
    }
    for near in [[1, 0], [-1, 0], [0, 1]] {
        let mut fork = wall();
        step(&mut fork, [0, 0]);
        step(&mut fork, near);
    }
    game.ok(json!({"move": [0, 1]}));
    game.no(json!({"move": [0, 1]}), "already-moved");
    game.ok(json!("next"));
    tile(&mut game);
    game.no(json!({"move": [0, 1]}), "occupied");
    game.ok(json!({"move": [0, 0]}));
    game.no(json!({"move": [0, 1]}), "already-moved");
    game.ok(json!("next"));
    tile(&mut game);
    game.no(json!({"move": [0, 0]}), "occupied");
}

/// Chute and mousqueton.
#[test]
fn falls() {
    // Nobody on the wall: below the foot one stays there.
    let mut game = wall();
    let answer = game.ok(json!({"draw": "fall"}));
    assert_eq!(answer["ruling"]["from"], Value::Null);
    assert_eq!(answer["ruling"]["to"], Value::Null);
    game.no(json!({"move": [0, 0]}), "already-moved");
    game.no(json!({"cave": [0, 0]}), "no-tile");
    game.no(json!({"draw": "tile"}), "already-drew");
    // Also after a fall the wall may be equipped.
    game.ok(json!({"equip": {"token": "carabiner", "at": [0, 1]}}));
    game.ok(json!("next"));
    pass(&mut game);
    for to in [[0, 0], [0, 1], [0, 2], [0, 3]] {
        step(&mut game, to);
    }
    let answer = game.ok(json!({"draw": "fall"}));
    assert_eq!(answer["ruling"]["from"], json!([0, 3]));
    assert_eq!(answer["ruling"]["to"], json!([0, 1]));
    assert_eq!(at(&answer["state"], 0), json!([0, 1]));
    assert_eq!(answer["ruling"].get("silent"), None);
    game.no(json!({"move": [0, 2]}), "already-moved");
    game.ok(json!("next"));
    // On a carabiner one stays, and still does not move.
    pass(&mut game);
    let answer = game.ok(json!({"draw": "fall"}));
    assert_eq!(answer["ruling"]["to"], json!([0, 1]));
    game.no(json!({"move": [0, 2]}), "already-moved");
    game.ok(json!("next"));
    // B comes up another column, over to row 2, and finds the carabiner taken.
    for to in [[1, 0], [1, 1], [1, 2], [0, 2]] {
        step(&mut game, to);
    }
    let answer = game.ok(json!({"draw": "fall"}));
    assert_eq!(answer["ruling"]["from"], json!([0, 2]));
    assert_eq!(answer["ruling"]["to"], Value::Null);
    assert_eq!(
        answer["ruling"]["because"],
        json!(["cli.fall", "cli.carabiner-taken", "cli.below-foot"])
    );
}

/// Two carabiners: the nearer is taken, so the next one below holds.
#[test]
fn the_next_carabiner_below() {
    let mut game = wall();
    tile(&mut game);
    game.ok(json!({"equip": {"token": "carabiner", "at": [0, 1]}}));
    game.ok(json!({"move": [0, 0]}));
    game.ok(json!("next"));
    tile(&mut game);
    game.ok(json!({"equip": {"token": "carabiner", "at": [0, 0]}}));
    game.ok(json!({"move": [1, 0]}));
    game.ok(json!("next"));
    step(&mut game, [0, 1]);
    pass(&mut game);
    for to in [[1, 1], [1, 2], [0, 2]] {
        step(&mut game, to);
    }
    let answer = game.ok(json!({"draw": "fall"}));
    assert_eq!(answer["state"]["turn"], 1);
    assert_eq!(answer["ruling"]["to"], json!([0, 0]));
}

/// Tyrolienne: any tile not higher, never the step, no limit; one's own place too.
#[test]
fn ziplines() {
    let mut game = wall();
    for to in [[0, 0], [0, 1]] {
        step(&mut game, to);
    }
    tile(&mut game);
    game.ok(json!({"equip": {"token": "zipline", "at": [0, 2]}}));
    game.no(json!({"move": [0, 1]}), "too-far");
    game.ok(json!({"move": [0, 2]}));
    game.no(json!({"move": [0, 3]}), "already-moved");
    game.ok(json!({"move": [0, 2]}));
    game.ok(json!({"move": [9, 2]}));
    game.no(json!({"move": [9, 1]}), "already-moved");
    game.ok(json!("next"));
    pass(&mut game);
    // From the zipline the neighbour is a slide, and the step is still to come.
    let mut game = wall();
    for to in [[0, 0], [0, 1], [0, 2]] {
        step(&mut game, to);
    }
    tile(&mut game);
    game.ok(json!({"equip": {"token": "zipline", "at": [0, 2]}}));
    game.no(json!({"move": [5, 3]}), "too-far");
    game.ok(json!({"move": [0, 1]}));
    game.ok(json!({"move": [0, 2]}));
    game.ok(json!({"move": [-4, 0]}));
    game.no(json!({"move": [-4, 1]}), "already-moved");
    game.ok(json!("next"));
    // Others use it too, but not onto a climber, and not after a fall.
    for to in [[0, 0], [0, 1], [0, 2]] {
        step(&mut game, to);
    }
    tile(&mut game);
    game.no(json!({"move": [-4, 0]}), "occupied");
    game.ok(json!({"move": [8, 2]}));
    game.ok(json!({"move": [8, 3]}));
    game.ok(json!("next"));
    let mut game = wall();
    tile(&mut game);
    game.ok(json!({"equip": {"token": "zipline", "at": [0, 0]}}));
    game.ok(json!({"move": [0, 0]}));
    game.ok(json!("next"));
    pass(&mut game);
    tile(&mut game);
    game.ok(json!({"equip": {"token": "carabiner", "at": [0, 0]}}));
    game.ok(json!("next"));
    pass(&mut game);
    let held = game.ok(json!({"draw": "fall"}));
    assert_eq!(held["ruling"]["to"], json!([0, 0]));
    game.no(json!({"move": [3, 0]}), "already-moved");
    game.no(json!({"move": [0, 0]}), "already-moved");
}

/// Grotte and plan des grottes.
#[test]
fn caves() {
    let mut game = wall();
    tile(&mut game);
    game.no(json!({"cave": [0, 4]}), "too-high");
    game.ok(json!({"cave": [0, 3]}));
    game.no(json!({"cave": [5, 0]}), "no-tile");
    game.no(json!({"cave": [0, 3]}), "no-tile");
    game.ok(json!("next"));
    tile(&mut game);
    game.no(json!({"cave": [0, 3]}), "occupied");
    game.no(json!({"cave": [-2, 7]}), "too-high");
    game.ok(json!({"cave": [-2, 6]}));
    game.ok(json!("next"));
    tile(&mut game);
    game.ok(json!({"cave": [-1, 0]}));
    game.ok(json!({"move": [-1, 0]}));
    assert_eq!(game.state()["caves"], json!([[-2, 6], [-1, 0], [0, 3]]));
    game.ok(json!("next"));
    tile(&mut game);
    game.ok(json!({"cave": [3, 0]}));
    game.ok(json!({"move": [3, 0]}));
    game.ok(json!("next"));
    // (0,3) and (3,0) are both four away: ties are free, but a climber stands on one.
    tile(&mut game);
    game.no(json!({"move": [-2, 6]}), "too-far");
    game.no(json!({"move": [3, 0]}), "occupied");
    game.ok(json!({"move": [0, 3]}));
    game.no(json!({"move": [-1, 0]}), "already-moved");
    game.ok(json!("next"));
    // Without the map a cave is a tile like any other.
    tile(&mut game);
    game.no(json!({"move": [-1, 0]}), "too-far");
}

/// Qui gagne: the highest; equals share; below the foot is lowest.
#[test]
fn after_sixty_tiles() {
    for (climbs, winners) in [(0, json!([0, 1])), (1, json!([0]))] {
        let mut game = wall();
        let mut left = climbs;
        for _ in 0..60 {
            tile(&mut game);
            if left > 0 {
                game.ok(json!({"move": [0, 0]}));
                left -= 1;
            }
            game.ok(json!("next"));
        }
        let state = game.state();
        assert_eq!(state["outcome"], json!({"winners": winners}));
        assert_eq!((&state["turn"], &state["tiles"]), (&json!(0), &json!(0)));
        game.no(json!({"draw": "tile"}), "game-over");
    }
}
