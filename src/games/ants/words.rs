//! Sentences of the ants' screens.

use super::draft::{At, Column, Missing};
use crate::core::{Player, Seat};
use crate::history::name;
use crate::localize::{Words, number};

/// "11 + 2", "2 − 2".
pub fn sum(before: i64, gained: i64) -> String {
    let sign = if gained < 0 { '−' } else { '+' };
    format!("{} {sign} {}", number(before), gained.unsigned_abs())
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
    fn sums_have_a_minus_sign() {
        assert_eq!(sum(2, -2), "2 − 2");
        assert_eq!(sum(11, 2), "11 + 2");
    }
}
