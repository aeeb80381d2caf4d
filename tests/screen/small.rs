//! Windows that nobody would choose: a phone on its side, a banner over half of it, words at 175 %.
//! Whatever they look like there, nothing may fall over.

use super::house::House;
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};
use tablee::localize::{Language, Words};
use tablee::rooms::AnyRoom;
use tablee::shelf::GameId;
use tablee::ui::Look;

const WIDTHS: [f32; 4] = [320.0, 640.0, 860.0, 1280.0];
const HEIGHTS: [f32; 3] = [250.0, 330.0, 420.0];

fn show_everywhere(house: &House, room: &AnyRoom) {
    for (width, height) in WIDTHS
        .into_iter()
        .flat_map(|width| HEIGHTS.map(|height| (width, height)))
    {
        for percent in [100, 140, 175] {
            let look = Look::new(&house.words, true, percent, Size::new(width, height));
            let _ = room.view(look, &house.gallery);
        }
    }
}

#[test]
fn no_setup_and_no_first_move_falls_over_in_a_small_window() {
    for game in GameId::ALL.iter().copied() {
        let mut house = House::new(Words::new(Language::German));
        let mut room = house.with(|cx| AnyRoom::set_up(cx, game));
        show_everywhere(&house, &room);
        let enter = room.key(&Key::Named(Named::Enter), Modifiers::empty());
        if let Some(enter) = enter {
            let _ = house.with(|cx| room.update(cx, enter));
            show_everywhere(&house, &room);
        }
    }
}

#[test]
fn no_moment_of_escape_falls_over_in_a_small_window() {
    for (at_ms, over) in [
        (-3_000, false),
        (30_000, false),
        (230_000, false),
        (600_000, true),
    ] {
        let mut house = House::new(Words::new(Language::German));
        let note = format!(r#"{{"at":"2026-11-16T20:09:00+01:00","note":{{"at_ms":{at_ms}}}}}"#);
        let end = r#"{"at":"2026-11-16T20:10:00+01:00","event":"collapse"}"#;
        let header = r#"{"tablee":1,"game":"escape","started":"2026-11-16T20:00:00+01:00","setup":{"players":["Maximiliane-Charlotte","Bo","Jean-Christophe","Z","Bartholomäus"],"difficulty":"expert"}}"#;
        let mut lines = vec![header, note.as_str()];
        lines.extend(over.then_some(end));
        let file = "current/2026-11-16T200000-escape-3tk7.jsonl";
        std::fs::write(house.store.folder().join(file), lines.join("\n") + "\n").unwrap();
        let id = house.store.current()[0].id.clone();
        let room = house.with(|cx| AnyRoom::resume(cx, GameId::Escape, &id).unwrap());
        show_everywhere(&house, &room);
    }
}
