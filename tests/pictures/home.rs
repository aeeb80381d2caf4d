//! Home: first start, games under way, latest games, a file that was set aside.

use super::album::Album;
use super::history::evenings;
use super::table::{Table, event, names, note};
use super::window::Window;
use serde_json::json;
use std::fs;

#[test]
fn home() {
    let mut album = Album::new("home");
    let mut window = Window::open(&Table::new("home-first"));
    album.scene("first-start", &mut window);

    let mut window = Window::open(&evenings("home-recent"));
    album.scene("recent", &mut window);

    let mut window = Window::open(&under_way(evenings("home-lived-in")));
    album.scene("lived-in", &mut window);
    album.scrolled("lived-in-end", &mut window);

    let table = Table::of("home-damaged", "escape", 4, &json!({}));
    let file = table
        .folder()
        .join("current/2026-11-16T200000-escape-2222.jsonl");
    fs::write(file, "this is no game\n").unwrap();
    let mut window = Window::open(&table);
    album.scene("damaged", &mut window);
    album.finish();
}

/// One game of each kind that can be resumed.
fn under_way(table: Table) -> Table {
    let bag = ["carabiner", "ladder", "ice_axe", "cave_map"];
    table
        .with(
            "escape",
            &json!({ "players": names(4), "difficulty": "normal" }),
            &[event(json!({ "activate": 3 })), note(json!({ "at_ms": 185_000 }))],
        )
        .with(
            "princess",
            &json!({ "players": names(3), "prince": 1, "mode": "standard", "squires": true,
                "princesses": super::princess::cast(4) }),
            &[event(json!("turn_page"))],
        )
        .with(
            "skyrunner",
            &json!({ "players": names(4), "first": 0 }),
            &[event(json!({ "turn": { "card": { "climb": 3 },
                "plays": [{ "bid": 8 }, { "bid": 1 }, { "climb": { "value": 4 } }, { "bid": 3 }] } }))],
        )
        .with(
            "cliff",
            &json!({ "players": names(2), "first": 0, "bags": [bag, bag] }),
            &[event(json!({ "draw": "tile" })), event(json!({ "move": [0, 0] }))],
        )
}
