//! Vertical: bags, the wall, what a tile asks, a fall, and the end.

use super::album::Album;
use super::history::{cliff, cliff_won};
use super::table::{Table, event, names};
use super::window::Window;
use iced::keyboard::key::Named;
use serde_json::{Value, json};

/// What is said about a cave that is laid too high.
const TOO_HIGH: &str =
    "Une grotte se pose au plus trois étages au-dessus du pied ou d’une autre grotte.";

#[test]
fn cliff_at_the_table() {
    let mut album = Album::new("cliff");
    setup(&mut album);
    climb(&mut album);
    fall(&mut album);
    crowded(&mut album);
    light(&mut album);
    many(&mut album);
    ends(&mut album);
    album.finish();
}

fn after(name: &str, lines: &[Value]) -> Window {
    let table = Table::of(name, "cliff", 2, &json!({}));
    let mut window = Window::open(&table.with("cliff", &cliff(), lines));
    window.keys("5");
    window
}

fn setup(album: &mut Album) {
    let mut window = Window::open(&Table::of("cliff-setup", "cliff", 3, &json!({})));
    window.keys("5");
    album.scene("setup", &mut window);
    album.scrolled("setup-end", &mut window);
    window.tap("Les tuiles de votre boîte");
    album.scene("setup-heaps", &mut window);
    window.key(Named::Escape);
    window.keys("5");
    window.tap_nth("Frank", 1);
    window.keys("24");
    album.scene("setup-bag", &mut window);
    window.tap("Le plus simple");
    album.scene("setup-light", &mut window);
}

fn climb(album: &mut Album) {
    let mut window = after("cliff-start", &[]);
    album.scene("start", &mut window);
    window.key(Named::ArrowUp);
    album.scene("first-step", &mut window);
    window.keys("3");
    album.scene("equip", &mut window);
    window.tap("Échelle");
    album.scene("equip-where", &mut window);
    window.key(Named::Enter);
    window.key(Named::Enter);
    window.keys("c");
    album.scene("cave-where", &mut window);
    for _ in 0..4 {
        window.key(Named::ArrowUp);
    }
    window.key(Named::Enter);
    album.french("refused", &mut window);
    window.tap(TOO_HIGH);
    album.french("why", &mut window);
    window.key(Named::Escape);
    window.undo();
    window.keys("?");
    album.french("rules-beside", &mut window);
}

/// Somebody on the wall, then in the air.
fn fall(album: &mut Album) {
    let all = cliff_won();
    let turns = all.split_inclusive(|line| *line == event(json!("next")));
    let lines = turns.take(19).collect::<Vec<_>>().concat();
    let mut window = after("cliff-middle", &lines);
    album.scene("middle", &mut window);
    window.keys("0");
    album.scene("fall", &mut window);
    window.tap("Pourquoi ?");
    album.french("fall-why", &mut window);

    let lines = all.split_inclusive(|line| *line == event(json!("next")));
    let lines = lines.take(21).collect::<Vec<_>>().concat();
    let mut window = after("cliff-caught", &lines);
    window.keys("0");
    album.scene("fall-caught", &mut window);

    let mut window = after("cliff-bags", &lines);
    window.on_phone();
    window.tap_at([256.0, 92.0]);
    album.scene("bags", &mut window);
    window.tap("Ani");
    album.scene("correct", &mut window);
}

/// A pawn in a cave, beside tokens and another cave.
fn crowded(album: &mut Album) {
    let lines = [
        json!({ "draw": "tile" }),
        json!({ "cave": [0, 0] }),
        json!({ "move": [0, 0] }),
        json!({ "equip": { "token": "carabiner", "at": [0, 1] } }),
        json!("next"),
        json!({ "draw": "tile" }),
        json!({ "cave": [1, 0] }),
        json!({ "place": { "player": 1, "at": [1, 1] } }),
        json!("next"),
    ];
    let mut window = after("cliff-crowded", &lines.map(event));
    album.scene("crowded", &mut window);
}

/// The light mode from its start to its end.
fn light(album: &mut Album) {
    let turn = [json!({ "draw": "tile" }), json!("next")];
    let turns = |count: usize| {
        let events = turn.iter().cycle().take(count).cloned();
        events.map(event).collect::<Vec<_>>()
    };
    let mut window = after("cliff-light", &turns(64));
    window.keys("l");
    album.scene("light", &mut window);
    window.keys("0");
    album.french("light-fell", &mut window);
    window.keys("h");
    album.scene("light-heights", &mut window);

    let mut window = after("cliff-light-end", &turns(119));
    window.keys("l");
    for _ in 0..7 {
        window.key(Named::ArrowUp);
    }
    window.key(Named::ArrowRight);
    window.key(Named::ArrowUp);
    album.scene("light-last", &mut window);
    window.key(Named::Enter);
    album.scene("light-end", &mut window);

    let bag = ["carabiner", "ladder", "ice_axe", "cave_map"];
    let setup = json!({ "players": names(5), "first": 3, "bags": [bag, bag, bag, bag, bag] });
    let table = Table::of("cliff-light-five", "cliff", 5, &json!({}));
    let mut window = Window::open(&table.with("cliff", &setup, &turns(10)));
    window.keys("5");
    window.keys("l");
    album.scene("light-five", &mut window);
}

/// As many as there may be.
fn many(album: &mut Album) {
    let bag = ["carabiner", "ladder", "ice_axe", "cave_map"];
    let setup = json!({ "players": names(5), "first": 3, "bags": [bag, bag, bag, bag, bag] });
    let lines = [json!({ "draw": "tile" }), json!({ "move": [0, 0] })].map(event);
    let table = Table::of("cliff-five", "cliff", 5, &json!({}));
    let mut window = Window::open(&table.with("cliff", &setup, &lines));
    window.keys("5");
    album.scene("five", &mut window);
}

fn ends(album: &mut Album) {
    let mut window = after("cliff-end", &cliff_won());
    album.scene("end", &mut window);
    album.scrolled("end-below", &mut window);
    let next = [json!({ "draw": "tile" }), json!("next")];
    let idle = next.iter().cycle().take(120).cloned().map(event);
    let mut window = after("cliff-shared", &idle.collect::<Vec<_>>());
    album.scene("end-shared", &mut window);
}
