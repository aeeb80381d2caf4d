//! The ants: setup, a round counted and ruled, the judge of a trick, corrections and the end.

use super::album::Album;
use super::history::{ants, ants_won};
use super::table::{Table, event, names};
use super::window::Window;
use iced::keyboard::key::Named;
use serde_json::{Value, json};

#[test]
fn ants_at_the_table() {
    let mut album = Album::new("ants");
    setup(&mut album);
    count(&mut album);
    judge(&mut album);
    few_and_many(&mut album);
    in_use(&mut album);
    ends(&mut album);
    album.finish();
}

fn after(name: &str, lines: &[Value]) -> Window {
    let table = Table::of(name, "ants", 3, &json!({}));
    let mut window = Window::open(&table.with("ants", &ants(), lines));
    window.keys("4");
    window
}

fn setup(album: &mut Album) {
    let mut window = Window::open(&Table::of("ants-setup", "ants", 4, &json!({})));
    window.keys("4");
    album.scene("setup", &mut window);
    album.scrolled("setup-end", &mut window);
    // The first of the colours, which have no text.
    window.tap_at([312.0, 642.0]);
    assert!(window.shows("rouge"));
    album.scene("setup-colours", &mut window);
    window.key(Named::Escape);
    window.keys("4");
    window.tap("En équipes");
    album.scene("setup-teams", &mut window);
}

fn count(album: &mut Album) {
    let mut window = after("ants-count", &[]);
    album.scene("start", &mut window);
    window.keys("124311");
    album.scene("count-half", &mut window);
    window.keys("9");
    album.french("refused", &mut window);
    window.keys("3130");
    album.scene("count-full", &mut window);
    window.key(Named::Enter);
    album.scene("ruling", &mut window);
    window.tap("Pourquoi ?");
    album.french("why", &mut window);
    window.key(Named::Escape);
    window.key(Named::Enter);
    album.scene("second-round", &mut window);
    window.tap("Manches");
    album.scene("rounds", &mut window);
    window.tap("+2");
    album.scene("correct", &mut window);
}

/// Lays a card for the judge; the rows of cards have equal texts.
fn lay(window: &mut Window, colour: u8, rank: u8) {
    let x = 59.0 + 77.4 * f32::from(rank - 2);
    let y = 369.0 + 91.0 * f32::from(colour - 1);
    window.tap_at([x, y]);
}

const QUEEN: u8 = 10;

/// The same game in a second window, which may only watch.
fn in_use(album: &mut Album) {
    let table = Table::of("ants-in-use", "ants", 3, &json!({})).with("ants", &ants(), &[]);
    let mut first = Window::open(&table);
    first.keys("4");
    let mut second = Window::open(&table);
    second.keys("4");
    album.scene("in-use", &mut second);
}

fn judge(album: &mut Album) {
    let mut window = after("ants-judge", &[]);
    window.tap("Juge du pli");
    album.scene("trick", &mut window);
    lay(&mut window, 1, 5);
    lay(&mut window, 2, 7);
    album.scene("trick-half", &mut window);
    lay(&mut window, 1, QUEEN);
    album.scene("trick-clear", &mut window);
    window.tap("Décider autrement");
    album.scene("trick-otherwise", &mut window);
    window.tap("Laisser ainsi");
    window.tap("Ouvrir le chapitre");
    album.french("trick-why", &mut window);
    window.key(Named::Escape);
    window.key(Named::Enter);
    lay(&mut window, 2, 6);
    lay(&mut window, 1, 6);
    lay(&mut window, 1, QUEEN);
    album.scene("trick-silent", &mut window);
    window.tap("La première posée l’emporte");
    album.scene("trick-decided", &mut window);
}

/// Two with the Ghost, and two teams.
fn few_and_many(album: &mut Album) {
    let setup = json!({ "players": names(2), "teams": false, "below_zero": true });
    let table = Table::of("ants-two", "ants", 2, &json!({}));
    let mut window = Window::open(&table.with("ants", &setup, &[]));
    window.keys("4");
    window.keys("124");
    album.scene("two", &mut window);
    window.tap("Juge du pli");
    album.scene("two-trick", &mut window);

    let counts = |plus: u8, minus: u8, queens: u8, ladybugs: u8| json!({ "plus": plus, "minus": minus, "queens": queens, "ladybugs": ladybugs });
    let tally = [
        counts(3, 2, 1, 1),
        counts(2, 2, 2, 0),
        counts(2, 2, 1, 0),
        counts(2, 3, 1, 2),
    ];
    let round = event(json!({ "round": { "plus": "c1", "minus": "c2", "tally": tally } }));
    let setup = json!({ "players": names(4), "teams": true, "below_zero": false });
    let table = Table::of("ants-teams", "ants", 4, &json!({ "teams": true }));
    let table = table.with("ants", &setup, std::slice::from_ref(&round));
    let mut window = Window::open(&table);
    window.keys("4");
    window.keys("12");
    album.scene("teams", &mut window);
    let table = Table::of("ants-teams-end", "ants", 4, &json!({ "teams": true }));
    let rounds = [round.clone(), round.clone(), round.clone(), round];
    let mut window = Window::open(&table.with("ants", &setup, &rounds));
    window.keys("4");
    album.scene("teams-end", &mut window);
}

fn ends(album: &mut Album) {
    let mut window = after("ants-end", &ants_won());
    album.scene("end", &mut window);
    album.scrolled("end-end", &mut window);
}
