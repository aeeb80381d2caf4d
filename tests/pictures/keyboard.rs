//! The keyboard on the screen: below the name of a player, and below a search.

use super::album::Album;
use super::table::Table;
use super::window::Window;
use serde_json::json;

#[test]
fn keyboard() {
    let mut album = Album::new("keyboard");
    name(&mut album);
    search(&mut album);
    album.finish();
}

fn name(album: &mut Album) {
    let mut window = Window::open(&Table::of("keyboard-name", "skyrunner", 4, &json!({})));
    window.keys("3");
    window.tap("Zoé");
    window.types_on(&[]);
    album.scene("name", &mut window);
    window.types_on(&["é 1"]);
    album.scene("accents", &mut window);
}

fn search(album: &mut Album) {
    let mut window = Window::open(&Table::new("keyboard-search"));
    window.keys("r");
    window.types_on(&[]);
    album.french("search", &mut window);
}
