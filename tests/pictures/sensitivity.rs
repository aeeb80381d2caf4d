//! The comparison notices small changes of real screens, in every form of the window.

use super::table::Table;
use super::window::{Variant, Window};
use serde_json::json;
use tablee_fingerprint::Fingerprint;

/// The setup of Escape for two people, one of whom has this name.
fn setup_with(name: &str) -> Window {
    let table = Table::new(&format!("sensitivity-{name}"));
    let seats = json!([{ "name": "Ani", "hue": "ember" }, { "name": name, "hue": "lagoon" }]);
    table.settings(&json!({
        "light": "system",
        "awake": false,
        "people": seats,
        "tables": { "escape": { "seats": seats, "day": "2026-11-15" } },
    }));
    let mut window = Window::open(&table);
    window.keys("1");
    window
}

#[test]
fn one_letter_of_a_name_is_noticed() {
    let [mut frank, mut franz] = ["Frank", "Franz"].map(setup_with);
    for variant in Variant::all() {
        let kept = Fingerprint::of(&frank.picture(variant, false));
        assert_eq!(kept.differing(&frank.picture(variant, false)), []);
        let differs = kept.differing(&franz.picture(variant, false));
        assert!(!differs.is_empty(), "{}", variant.name());
    }
}
