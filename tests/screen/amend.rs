//! An old entry is corrected, and what followed it is played again.

use super::app_fixture::{Fixture, now, people};
use tablee::core::{Language, Refusal};
use tablee::games::escape::rules::{Difficulty, Event, Setup, State};
use tablee::live::{Amended, LiveGame, Undone};
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
fn a_correction_stops_at_the_first_entry_that_is_refused() {
    let fixture = Fixture::new(Words::new(Language::French));
    let mut live = all_activated(&fixture);
    let before = live.journal().events().to_vec();
    let last = before.len() - 1;
    let amended = live.amend(&now(), 0, Event::Activate(2)).unwrap();
    let Amended { dropped, refused } = amended;
    let (place, refusal) = refused.unwrap();
    assert_eq!(
        (dropped, place, refusal.code),
        (1, last, "not-enough-jewels")
    );
    assert_eq!(live.journal().events().len(), last);
    assert_eq!(live.undo(&now()), Ok(Undone::Correction));
    assert_eq!(
        live.journal().events(),
        before,
        "one undo takes all of it back"
    );
    live.redo(&now()).unwrap();
    assert_eq!(live.journal().events().first(), Some(&Event::Activate(2)));
}

#[test]
fn a_correction_that_is_refused_itself_changes_nothing() {
    let fixture = Fixture::new(Words::new(Language::French));
    let mut live = all_activated(&fixture);
    let before = live.journal().events().to_vec();
    let refused = live.amend(&now(), 0, Event::Activate(-1));
    assert!(refused.is_err());
    let late = live.amend(&now(), before.len(), Event::Destiny);
    assert_eq!(late, Err(Refusal::OUT_OF_RANGE));
    assert_eq!(live.journal().events(), before);
    assert!(!live.can_redo());
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
