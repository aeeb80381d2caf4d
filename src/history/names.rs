//! Players' names in sentences, and the players of a journal.

use crate::core::{Game, Journal, Player, PlayerColour, shown_name};
use crate::localize::Words;
use serde::Deserialize;

/// "Zoé 4", on one line; where the name ends in a digit: "Joueur 2 (4)".
pub fn with_number(name: &str, number: impl std::fmt::Display) -> String {
    if name.ends_with(|last: char| last.is_ascii_digit()) {
        format!("{name}\u{a0}({number})")
    } else {
        format!("{name}\u{a0}{number}")
    }
}

/// The name of a seat.
pub fn name(people: &[Player], seat: usize) -> String {
    people
        .get(seat)
        .map_or_else(|| (seat + 1).to_string(), |person| person.name.clone())
}

/// "Zoé", "Zoé et Ani", "Zoé, Ani et Marc".
pub fn names(words: &Words, people: &[Player], seats: impl IntoIterator<Item = usize>) -> String {
    let mut names: Vec<String> = seats.into_iter().map(|seat| name(people, seat)).collect();
    match (names.pop(), names.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => words.text_with(
            "list-and",
            &[("first", names.join(", ").into()), ("last", last.into())],
        ),
    }
}

/// Colours for players of whom only the names are known.
pub fn seated(names: &[String]) -> Vec<Player> {
    let hues = PlayerColour::ALL.into_iter().cycle();
    names
        .iter()
        .map(|name| shown_name(name))
        .zip(hues)
        .map(|(name, hue)| Player { name, hue })
        .collect()
}

/// Who sat where, as the newest note about it has it.
pub fn players_of<G: Game>(journal: &Journal<G>) -> Option<Vec<Player>> {
    let tables = journal.notes().iter().rev();
    tables
        .filter_map(|note| note.note.get("table"))
        .find_map(|table| Vec::deserialize(table).ok())
}
