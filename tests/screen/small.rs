//! Very small windows: a phone in landscape, a banner over half of it, text at 175 %. They are laid
//! out without a panic and without delay.

use super::app_fixture::{Fixture, PHONE, game, seen, window};
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};
use std::time::{Duration, Instant};
use tablee::core::Language;
use tablee::games::{AnySession, GameInfo};
use tablee::localize::Words;
use tablee::ui::{Ui, sheet};

const WIDTHS: [f32; 4] = [320.0, 640.0, 860.0, 1280.0];
const HEIGHTS: [f32; 3] = [250.0, 330.0, 420.0];
/// Far more than a layout takes, also on a busy machine.
const LIMIT: Duration = Duration::from_secs(5);

fn show_everywhere(fixture: &Fixture, room: &AnySession) {
    for (width, height) in WIDTHS
        .into_iter()
        .flat_map(|width| HEIGHTS.map(|height| (width, height)))
    {
        for percent in [100, 140, 175] {
            let size = Size::new(width, height);
            let ui = Ui::new(&fixture.words, true, percent, size);
            let began = Instant::now();
            let _ = window(room.view(ui).into(), size);
            let took = began.elapsed();
            assert!(took < LIMIT, "{size:?} at {percent} %: {took:?}");
        }
    }
}

#[test]
fn setups_and_first_moves_fit_small_windows() {
    for game in GameInfo::ALL.iter().copied() {
        let mut fixture = Fixture::new(Words::new(Language::German));
        let mut room = fixture.with(|cx| AnySession::set_up(cx, game));
        show_everywhere(&fixture, &room);
        let enter = room.key(&Key::Named(Named::Enter), Modifiers::empty());
        if let Some(enter) = enter {
            let _ = fixture.with(|cx| room.update(cx, enter));
            show_everywhere(&fixture, &room);
        }
    }
}

#[test]
fn every_phase_of_escape_fits_small_windows() {
    for (at_ms, over) in [
        (-3_000, false),
        (30_000, false),
        (230_000, false),
        (600_000, true),
    ] {
        let mut fixture = Fixture::new(Words::new(Language::German));
        let note = format!(r#"{{"at":"2026-11-16T20:09:00+01:00","note":{{"at_ms":{at_ms}}}}}"#);
        let end = r#"{"at":"2026-11-16T20:10:00+01:00","event":"collapse"}"#;
        let header = r#"{"tablee":1,"game":"escape","started":"2026-11-16T20:00:00+01:00","setup":{"players":["Maximiliane-Charlotte","Bo","Jean-Christophe","Z","Bartholomäus"],"difficulty":"expert"}}"#;
        let mut lines = vec![header, note.as_str()];
        lines.extend(over.then_some(end));
        let file = "current/2026-11-16T200000-escape-3tk7.jsonl";
        std::fs::write(fixture.store.folder().join(file), lines.join("\n") + "\n").unwrap();
        let id = fixture.store.current()[0].id.clone();
        let room = fixture.with(|cx| AnySession::resume(cx, game("escape"), &id).unwrap());
        show_everywhere(&fixture, &room);
    }
}

/// The rules below a setup on a phone leave the table in sight, not only the buttons.
#[test]
fn setups_beside_the_rules_show_who_plays() {
    for game in GameInfo::ALL.iter().copied() {
        let mut fixture = Fixture::new(Words::new(Language::French));
        let room = fixture.with(|cx| AnySession::set_up(cx, game));
        for percent in [100, 175] {
            let ui = Ui::new(&fixture.words, true, percent, PHONE);
            let left = sheet::room_left(&ui);
            let seen = seen(room.view(ui.in_window(left)), left);
            let first = seen.iter().find(|text| text.words == "Joueur 1");
            assert!(
                first.is_some_and(|text| text.is_whole(left)),
                "{} at {percent} %: {seen:?}",
                game.name()
            );
        }
    }
}
