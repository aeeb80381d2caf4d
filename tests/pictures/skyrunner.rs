//! SkyRunner: its setup, a turn entered and told, what may be done after it, and the roof.

use super::album::Album;
use super::history::{skyrunner, skyrunner_turn, skyrunner_won};
use super::table::{Table, event, names};
use super::window::Window;
use iced::keyboard::key::Named;
use serde_json::{Value, json};

#[test]
fn skyrunner_at_the_table() {
    let mut album = Album::new("skyrunner");
    setup(&mut album);
    entry(&mut album);
    told(&mut album);
    ledge(&mut album);
    few_and_many(&mut album);
    end(&mut album);
    album.finish();
}

/// A game of four that stands after these lines.
fn after(name: &str, lines: &[Value]) -> Window {
    let table = Table::of(name, "skyrunner", 4, &json!({}));
    let mut window = Window::open(&table.with("skyrunner", &skyrunner(), lines));
    window.keys("3");
    window
}

fn bid(value: u8) -> Value {
    json!({ "bid": value })
}

fn setup(album: &mut Album) {
    let mut window = Window::open(&Table::of("skyrunner-setup", "skyrunner", 4, &json!({})));
    window.keys("3");
    album.scene("setup", &mut window);
    album.scrolled("setup-end", &mut window);
    window.tap("Niveaux supposés : 12, 12, 12");
    album.scene("setup-levels", &mut window);
}

fn entry(album: &mut Album) {
    let mut window = after("skyrunner-entry", &[]);
    album.scene("which-card", &mut window);
    window.keys("5");
    album.scene("start", &mut window);
    window.keys("63");
    album.scene("half-entered", &mut window);
    window.keys("9");
    album.scene("other-card", &mut window);
    window.keys("4");
    album.scene("climb", &mut window);
    window.key(Named::Enter);
    window.keys("?");
    album.french("rules-beside", &mut window);
    window.key(Named::Escape);
}

fn told(album: &mut Album) {
    let climb = |value: u8| json!({ "climb": { "value": value } });
    let turn = skyrunner_turn(&json!({ "climb": 5 }), [bid(6), bid(6), climb(4), bid(2)]);
    let mut window = after("skyrunner-told", std::slice::from_ref(&turn));
    album.scene("told", &mut window);
    window.tap("Pourquoi ?");
    album.french("why", &mut window);
    window.key(Named::Escape);
    window.key(Named::Enter);
    window.keys("5");
    album.scene("second-turn", &mut window);

    let level = event(json!({ "level": { "player": 1, "level": 7 } }));
    let won = skyrunner_turn(&json!("sabotage"), [bid(8), bid(1), bid(2), bid(3)]);
    let mut window = after("skyrunner-sabotage", &[level.clone(), won]);
    album.scene("sabotage", &mut window);
    window.tap("Corriger");
    album.scene("correct", &mut window);
    window.tap("Maximilien");
    album.scene("player", &mut window);

    let fall = skyrunner_turn(&json!({ "fall": 3 }), [bid(1), bid(2), bid(2), bid(3)]);
    let mut window = after("skyrunner-fall", &[level, turn, fall]);
    album.scene("fall", &mut window);
    window.tap("Corriger");
    window.tap("Un tour d’avant");
    album.scene("past-turns", &mut window);
    window.tap("Tour 1 · Escalade 5");
    album.scene("old-turn", &mut window);
}

/// Right below a ledge without material, with others on the way.
fn ledge(album: &mut Album) {
    let level =
        |player: u8, level: u8| event(json!({ "level": { "player": player, "level": level } }));
    let hand = event(json!({ "hand": {
        "player": 0, "bids": [1, 2], "surprise": true, "climbs": [4, 5],
        "material": 0, "lost": 0, "sabotage": 0,
    } }));
    let lines = [level(0, 10), level(1, 11), level(2, 12), hand];
    let mut window = after("skyrunner-ledge", &lines);
    window.keys("594");
    album.scene("ledge", &mut window);
}

/// As many as there may be, and as few.
fn few_and_many(album: &mut Album) {
    for (name, count) in [("two", 2), ("five", 5)] {
        let setup = json!({ "players": names(count), "first": 1 });
        let table = Table::of(&format!("skyrunner-{name}"), "skyrunner", count, &json!({}));
        let mut window = Window::open(&table.with("skyrunner", &setup, &[]));
        window.keys("3");
        window.keys("67");
        album.scene(name, &mut window);
        let plays: Vec<_> = (0..count).map(|seat| json!({ "bid": 2 + seat })).collect();
        let turn = event(json!({ "turn": { "card": "material", "plays": plays } }));
        let table = Table::of(
            &format!("skyrunner-{name}-told"),
            "skyrunner",
            count,
            &json!({}),
        );
        let mut window = Window::open(&table.with("skyrunner", &setup, &[turn]));
        window.keys("3");
        album.scene(&format!("{name}-told"), &mut window);
    }
}

fn end(album: &mut Album) {
    let mut window = after("skyrunner-end", &skyrunner_won());
    album.scene("end", &mut window);
    album.scrolled("end-end", &mut window);
}
