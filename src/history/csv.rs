//! CSV tables: one row per game, or one row per step of a game.
//!
//! The heads of the columns are fixed English words, for programs; texts are in the language of the
//! app.

use super::{AnyReview, PastGame, Who, name};
use crate::localize::Words;

/// A cell, quoted where needed. Text that a spreadsheet would take for a formula gets an
/// apostrophe, since names come from elsewhere.
fn cell(text: &str) -> String {
    let formula =
        text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text.parse::<f64>().is_err();
    let text = if formula {
        format!("'{text}")
    } else {
        text.to_owned()
    };
    if text.contains(['"', ',', ';', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

fn line(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|text| cell(&text)).collect();
    cells.join(",") + "\r\n"
}

/// The heads of the table of games.
pub const HEADS: &str =
    "id,game,started,minutes,over,level,won,players,winners,scores,sum,mark\r\n";

/// A row of the table of games.
pub fn game(played: &PastGame) -> String {
    let record = &played.record;
    let number = |number: Option<i64>| number.map(|n| n.to_string()).unwrap_or_default();
    let many = |names: Vec<String>| names.join("; ");
    let people = record.people.iter().map(|person| person.name.clone());
    let winners = record
        .winners
        .iter()
        .map(|seat| name(&record.people, *seat));
    line([
        played.id.to_string(),
        played.game.clone(),
        played.started.map(|at| at.to_rfc3339()).unwrap_or_default(),
        number(played.minutes),
        record.over.to_string(),
        record.level.clone(),
        record.won.map(|won| won.to_string()).unwrap_or_default(),
        many(people.collect()),
        many(winners.collect()),
        many(record.scores.iter().map(i64::to_string).collect()),
        number(record.sum),
        number(record.best),
    ])
}

/// One game, a row per step: when, what, and how everybody stands.
pub fn steps(review: &dyn AnyReview, words: &Words) -> String {
    let mut out = String::new();
    for number in 0..=review.steps() {
        let step = review.step(words, number);
        if number == 0 {
            let heads = step.after.iter().map(|(standing, _)| match &standing.who {
                Who::Seat(seat) => name(review.people(), *seat),
                Who::Thing(_, what) => what.clone(),
            });
            let first = ["step", "at", "told"].map(str::to_owned);
            out.push_str(&line(first.into_iter().chain(heads)));
        }
        let told = match step.more {
            Some(more) => format!("{}. {more}", step.told),
            None => step.told,
        };
        let first = [number.to_string(), step.at.unwrap_or_default(), told];
        let values = step.after.iter().map(|(one, _)| one.value.to_string());
        out.push_str(&line(first.into_iter().chain(values)));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(cell("Zoé"), "Zoé");
        assert_eq!(cell("a,b"), "\"a,b\"");
        assert_eq!(cell("say \"hi\""), "\"say \"\"hi\"\"\"");
        assert_eq!(cell("-3"), "-3");
        assert_eq!(cell("=1+1"), "'=1+1");
    }
}
