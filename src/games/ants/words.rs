//! Sentences of the ants' screens.

use super::draft::{At, Column, Missing};
use crate::core::{Player, Seat};
use crate::localize::Words;

/// A number with a minus sign instead of a hyphen.
pub fn number(n: i64) -> String {
    if n < 0 {
        format!("−{}", n.unsigned_abs())
    } else {
        n.to_string()
    }
}

/// What is gained or lost.
pub fn signed(n: i64) -> String {
    if n < 0 { number(n) } else { format!("+{n}") }
}

/// "11 + 2", "2 − 2".
pub fn sum(before: i64, gained: i64) -> String {
    let sign = if gained < 0 { '−' } else { '+' };
    format!("{} {sign} {}", number(before), gained.unsigned_abs())
}

pub fn name(people: &[Player], seat: usize) -> String {
    people
        .get(seat)
        .map_or_else(|| (seat + 1).to_string(), |person| person.name.clone())
}

/// "Zoé", "Zoé et Ani", "Zoé, Ani et Marc".
pub fn names(words: &Words, people: &[Player], seats: &[usize]) -> String {
    let all: Vec<String> = seats.iter().map(|seat| name(people, *seat)).collect();
    match all.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => words.text_with(
            "ants-and",
            &[("a", before.join(", ").into()), ("b", last.clone().into())],
        ),
    }
}

/// What is being entered: "Zoé, reines", "couleur Plus".
pub fn place(words: &Words, people: &[Player], at: At) -> String {
    let low = |column: Column| words.text(&format!("{}-low", column.key()));
    match at {
        At::Plus => low(Column::Plus),
        At::Minus => low(Column::Minus),
        At::Cell(seat, column) => {
            let args = [
                ("name", name(people, seat).into()),
                ("what", low(column).into()),
            ];
            words.text_with("ants-whose", &args)
        }
    }
}

pub fn missing(words: &Words, missing: Missing) -> String {
    match missing {
        Missing::PlusColour => words.text("ants-missing-plus"),
        Missing::MinusColour => words.text("ants-missing-minus"),
        Missing::Counts(count) => {
            words.text_with("ants-missing-counts", &[("count", count.into())])
        }
        Missing::Sum(column, sum) => words.text_with(
            "ants-missing-sum",
            &[
                ("what", words.text(column.key()).into()),
                ("sum", sum.into()),
                ("all", column.total().into()),
            ],
        ),
    }
}

pub fn seats(winners: &[Seat]) -> Vec<usize> {
    winners.iter().copied().map(Seat::index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_carry_a_real_minus() {
        assert_eq!(signed(3), "+3");
        assert_eq!(signed(-2), "−2");
        assert_eq!(sum(2, -2), "2 − 2");
        assert_eq!(sum(11, 2), "11 + 2");
    }
}
