//! The rules: sections, a page of each game, a search.

use super::album::Album;
use super::table::Table;
use super::window::Window;
use iced::keyboard::key::Named;

#[test]
fn rules() {
    let mut album = Album::new("rules");
    let mut window = Window::open(&Table::new("rules"));
    window.keys("r");
    album.scene("index", &mut window);
    album.scrolled("index-end", &mut window);
    // The covers above the sections have no text that could be tapped.
    for (x, game, name) in [
        (48.0, "escape", "Escape"),
        (103.0, "princess", "La Princesse aux échelles"),
        (162.0, "skyrunner", "SkyRunner"),
        (221.0, "ants", "Fourmis"),
        (281.0, "cliff", "Vertical"),
    ] {
        window.tap_at([x, 114.0]);
        assert!(window.shows(name), "{name} is not open");
        window.tap("Première partie");
        album.scene(game, &mut window);
        album.scrolled(&format!("{game}-end"), &mut window);
    }
    window.tap_at([48.0, 114.0]);
    window.tap("Les gongs");
    album.scene("section", &mut window);
    window.tap("gong");
    album.scene("search", &mut window);
    window.key(Named::Escape);
    window.keys("r");
    window.tap_at([1065.0, 38.0]);
    window.keys("xyz");
    album.scene("search-empty", &mut window);
    album.finish();
}
