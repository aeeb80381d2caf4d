//! What is said about a correction of an old entry.

use super::app_fixture::{Fixture, now, people};
use tablee::core::Language;
use tablee::games::escape::rules::{Difficulty, Event, Setup, State};
use tablee::live::LiveGame;
use tablee::localize::Words;

/// A game with as many jewels activated, one by one, as there are.
fn all_activated(fixture: &Fixture) -> LiveGame<State> {
    let people = people(2);
    let setup = Setup {
        players: people.iter().map(|player| player.name.clone()).collect(),
        difficulty: Difficulty::Normal,
        track: None,
    };
    let mut live = LiveGame::start(&fixture.store, setup, &people, &now()).unwrap();
    while live.tap(&now(), vec![Event::Activate(1)]).is_ok() {}
    live
}

#[test]
fn a_correction_says_where_it_stopped_and_why() {
    let mut fixture = Fixture::new(Words::new(Language::French));
    let mut live = all_activated(&fixture);
    let notice = fixture.with(|cx| {
        assert!(cx.amend(&mut live, 0, Event::Activate(2)));
        cx.notice().cloned()
    });
    let text = notice.unwrap().text;
    assert!(
        text.starts_with("Corrigé, mais la suite s’arrête avant"),
        "{text}"
    );
}
