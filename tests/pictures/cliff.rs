//! Vertical: bags, the wall, what a tile asks, a fall, and the end.

use super::album::Album;
use super::history::{cliff, cliff_won};
use super::table::{Table, event, names};
use super::window::Window;
use iced::keyboard::key::Named;
use serde_json::{Value, json};

#[test]
fn cliff_at_the_table() {
    let mut album = Album::new("cliff");
    setup(&mut album);
    climb(&mut album);
    fall(&mut album);
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
    window.tap("Compter les tuiles de chaque tas");
    album.scene("setup-heaps", &mut window);
    window.key(Named::Escape);
    window.keys("5");
    window.tap_nth("Frank", 1);
    window.tap("Échelle");
    window.tap("Piolet");
    album.scene("setup-bag", &mut window);
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
    window.keys("2");
    album.scene("cave-where", &mut window);
    for _ in 0..4 {
        window.key(Named::ArrowUp);
    }
    window.key(Named::Enter);
    album.french("refused", &mut window);
    window.tap("Pourquoi ?");
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
    for (leaf, name) in [("Paroi", "end-wall"), ("Montée", "end-heights")] {
        window.on_phone();
        window.tap(leaf);
        album.scene(name, &mut window);
    }
    let next = [json!({ "draw": "tile" }), json!("next")];
    let idle = next.iter().cycle().take(120).cloned().map(event);
    let mut window = after("cliff-shared", &idle.collect::<Vec<_>>());
    album.scene("end-shared", &mut window);
}
