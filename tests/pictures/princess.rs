//! The Princess: her setup, a round step by step, the count, the Prince's help and both ends.

use super::album::Album;
use super::history::{princess, princess_lost};
use super::table::{Table, event, names};
use super::window::Window;
use iced::keyboard::key::Named;
use serde_json::{Value, json};

#[test]
fn princess_at_the_table() {
    let mut album = Album::new("princess");
    setup(&mut album);
    round(&mut album);
    count(&mut album);
    later(&mut album);
    few_and_many(&mut album);
    ends(&mut album);
    album.finish();
}

/// Princesses with rising numbers of swords.
pub fn cast(count: usize) -> Vec<Value> {
    let names = [
        "Raymondine",
        "Odette",
        "Gertrude",
        "Isaure",
        "Blanche",
        "Ludivine",
        "Aliénor",
    ];
    let cast = names.iter().take(count).enumerate();
    cast.map(|(at, name)| json!({ "name": name, "swords": 1 + at * 4 / count }))
        .collect()
}

/// A game of four that stands after these events.
fn after(name: &str, events: &[Value]) -> Window {
    let lines: Vec<_> = events.iter().cloned().map(event).collect();
    let table = Table::of(name, "princess", 4, &json!({}));
    let mut window = Window::open(&table.with("princess", &princess(), &lines));
    window.keys("2");
    window
}

fn setup(album: &mut Album) {
    let mut window = Window::open(&Table::of("princess-setup", "princess", 4, &json!({})));
    window.keys("2");
    album.scene("setup", &mut window);
    album.scrolled("setup-end", &mut window);
    window.tap("Cunégonde");
    album.scene("setup-swords", &mut window);
    window.key(Named::Escape);
    window.tap("Tirées au sort");
    album.scene("setup-drawn", &mut window);
    window.tap("?");
    window.tap("Laisser Tablée tirer les cartes");
    window.tap("Extrême");
    window.tap("Aucun");
    album.scrolled("setup-extreme", &mut window);
    window.on_phone();
    window.tap("La boîte : que sortir ?");
    album.scene("setup-list", &mut window);
}

fn round(album: &mut Album) {
    let mut window = after("princess-round", &[]);
    album.scene("closed-book", &mut window);
    window.key(Named::Enter);
    album.scene("page-turned", &mut window);
    window.tap("Que demande la page ?");
    album.scene("page-asks", &mut window);
    window.tap("Un cadeau !");
    album.scene("page-noted", &mut window);
    window.keys("34");
    album.scene("reference-laid", &mut window);
    window.keys("?");
    album.french("rules-beside", &mut window);
    window.key(Named::Escape);
    window.tap("Frank");
    album.scene("edit-hand", &mut window);
    window.undo();
    window.keys("c");
    album.scene("foghorn", &mut window);
    window.key(Named::Enter);
    window.tap("Aide du Prince");
    album.scene("help-covered", &mut window);
    window.hold("Gardez le doigt ici");
    album.scene("help", &mut window);
    window.release();
}

fn count(album: &mut Album) {
    let mut window = after("princess-count", &[json!("turn_page")]);
    window.key(Named::Enter);
    album.scene("count", &mut window);
    window.keys("543");
    album.scene("count-half", &mut window);
    window.keys("8");
    album.scene("count-ladders", &mut window);
    window.tap("19");
    album.scene("count-one-off", &mut window);
    window.tap("Pourquoi ?");
    album.french("count-why", &mut window);
    window.key(Named::Escape);
    window.tap("Pas respectée");
    album.scene("count-page-broken", &mut window);
    window.tap("Un écuyer l’efface");
    album.scene("count-page-ignored", &mut window);
}

/// Fewer ladders, and a princess whose dungeon everybody sees.
fn later(album: &mut Album) {
    let ladders = |dungeon: u8, cards: [u8; 4]| json!({ "ladders": { "dungeon": dungeon, "cards": cards, "plus": 0, "minus": 0 } });
    let mut events = vec![json!("turn_page"), ladders(18, [5, 4, 6, 3])];
    let mut window = after("princess-saved", &events);
    album.scene("saved", &mut window);
    events.extend([json!("turn_page"), ladders(20, [4, 6, 5, 8])]);
    let mut window = after("princess-not-saved", &events);
    album.scene("not-saved", &mut window);
    window.tap("Pourquoi ?");
    album.french("why", &mut window);
    window.key(Named::Escape);
    window.tap("Début");
    album.scene("correct", &mut window);
    window.undo();
    window.key(Named::Enter);
    album.scene("second-princess", &mut window);
}

/// As many as there may be, and as few.
fn few_and_many(album: &mut Album) {
    for (name, count) in [("three", 3), ("six", 6)] {
        let setup = json!({ "players": names(count), "prince": 2, "mode": "extreme",
            "squires": false, "princesses": cast(7) });
        let table = Table::of(&format!("princess-{name}"), "princess", count, &json!({}));
        let table = table.with("princess", &setup, &[event(json!("turn_page"))]);
        let mut window = Window::open(&table);
        window.keys("2");
        album.scene(name, &mut window);
        window.key(Named::Enter);
        album.scene(&format!("{name}-count"), &mut window);
    }
}

fn ends(album: &mut Album) {
    let table = Table::of("princess-lost", "princess", 4, &json!({}));
    let mut window = Window::open(&table.with("princess", &princess(), &princess_lost()));
    window.keys("2");
    album.scene("lost", &mut window);
    let mut events = Vec::new();
    for cards in [[5, 4, 6, 3], [4, 6, 5, 8], [8, 8, 8, 1], [1, 1, 2, 2]] {
        let sum: u8 = cards.iter().sum();
        events.push(json!("turn_page"));
        events
            .push(json!({ "ladders": { "dungeon": sum, "cards": cards, "plus": 0, "minus": 0 } }));
    }
    let mut window = after("princess-won", &events);
    album.scene("won", &mut window);
    album.scrolled("won-end", &mut window);
}
