//! A round being counted: what is entered, what follows from it, what is still missing. Pure.

use super::cards::Colour;
use super::components;
use super::rules::{Round, Tally};
use serde_json::{Value, json};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    Plus,
    Minus,
    Queens,
    Ladybugs,
}

impl Column {
    pub const ALL: [Self; 4] = [Self::Plus, Self::Minus, Self::Queens, Self::Ladybugs];

    /// How many there are in the deck.
    pub fn total(self) -> u8 {
        let total = match self {
            Self::Plus | Self::Minus => components::CARDS_PER_COLOUR,
            Self::Queens => components::QUEENS,
            Self::Ladybugs => components::LADYBUGS,
        };
        u8::try_from(total).unwrap_or(0)
    }
}

/// What is being entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    Plus,
    Minus,
    Cell(usize, Column),
}

/// A count, and whether it was derived from the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    pub number: u8,
    pub auto: bool,
}

/// Why a round cannot be written yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    PlusColour,
    MinusColour,
    Counts(usize),
    /// A column whose sum is wrong.
    Sum(Column, u8),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    pub plus: Option<Colour>,
    pub minus: Option<Colour>,
    cells: Vec<[Option<u8>; 4]>,
    pub at: At,
}

impl Draft {
    pub fn new(players: usize) -> Self {
        Self {
            plus: None,
            minus: None,
            cells: vec![[None; 4]; players],
            at: At::Plus,
        }
    }

    /// An old round to be corrected: the last player's counts are still derived from the others'.
    pub fn of_round(round: &Round) -> Self {
        let read = |count: i16| u8::try_from(count).ok();
        let tally = round.tally.iter();
        let mut cells: Vec<[Option<u8>; 4]> = tally.map(|one| one.counts().map(read)).collect();
        let none_fell = round.tally.iter().all(|one| one.ladybugs == 0);
        if cells.len() > 2
            && let Some(last) = cells.last_mut()
        {
            let ladybugs = last[3].filter(|_| none_fell);
            *last = [None, None, None, ladybugs];
        }
        Self {
            plus: round.plus,
            minus: round.minus,
            cells,
            at: At::Cell(0, Column::Plus),
        }
    }

    pub fn players(&self) -> usize {
        self.cells.len()
    }

    /// All cells, row by row.
    fn places(&self) -> impl Iterator<Item = (usize, Column)> + use<> {
        (0..self.players()).flat_map(|seat| Column::ALL.map(|column| (seat, column)))
    }

    pub fn is_blank(&self) -> bool {
        *self == Self::new(self.players())
    }

    /// Whether Plus and Minus are the same colour: both counts are then one.
    pub fn same(&self) -> bool {
        self.plus.is_some() && self.plus == self.minus
    }

    fn effective(&self, column: Column) -> Column {
        if column == Column::Minus && self.same() {
            Column::Plus
        } else {
            column
        }
    }

    fn cell(&self, seat: usize, column: Column) -> Option<u8> {
        self.cells.get(seat)?[column as usize]
    }

    fn others(&self, seat: usize, column: Column) -> u8 {
        (0..self.players())
            .filter(|other| *other != seat)
            .filter_map(|other| self.cell(other, column))
            .sum()
    }

    pub fn count(&self, seat: usize, column: Column) -> Option<Count> {
        let real = self.effective(column);
        if let Some(number) = self.cell(seat, real) {
            return Some(Count {
                number,
                auto: real != column,
            });
        }
        let number = real.total().checked_sub(self.others(seat, real))?;
        // Where nothing is left, the others have none.
        let follows = number == 0
            || self.players() > 2
                && (0..self.players())
                    .all(|other| other == seat || self.cell(other, real).is_some());
        follows.then_some(Count { number, auto: true })
    }

    /// What the Ghost has, once both have counted.
    pub fn ghost(&self, column: Column) -> Option<u8> {
        let real = self.effective(column);
        let all = (0..self.players()).all(|seat| self.count(seat, real).is_some());
        (all && self.players() == 2)
            .then(|| real.total().saturating_sub(self.others(usize::MAX, real)))
    }

    /// The most that can be entered here.
    pub fn room(&self, seat: usize, column: Column) -> u8 {
        let real = self.effective(column);
        real.total().saturating_sub(self.others(seat, real))
    }

    pub fn sum(&self, column: Column) -> u8 {
        (0..self.players())
            .filter_map(|seat| self.count(seat, column))
            .map(|count| count.number)
            .sum()
    }

    /// A colour for the objective that is being entered.
    pub fn choose(&mut self, colour: Colour) {
        match self.at {
            At::Plus => self.plus = Some(colour),
            At::Minus => self.minus = Some(colour),
            At::Cell(..) => return,
        }
        self.advance();
    }

    /// A count for the cell that is being entered; more than there is room for changes nothing.
    pub fn enter(&mut self, number: u8) {
        let At::Cell(seat, column) = self.at else {
            return;
        };
        if number > self.room(seat, column) {
            return;
        }
        let real = self.effective(column);
        if let Some(row) = self.cells.get_mut(seat) {
            row[real as usize] = Some(number);
        }
        self.advance();
    }

    /// Empties what is being entered.
    pub fn clear(&mut self) {
        match self.at {
            At::Plus => self.plus = None,
            At::Minus => self.minus = None,
            At::Cell(seat, column) => {
                let real = self.effective(column);
                if let Some(row) = self.cells.get_mut(seat) {
                    row[real as usize] = None;
                }
            }
        }
    }

    /// Moves to the next empty cell, if there is one.
    fn advance(&mut self) {
        if self.plus.is_none() {
            self.at = At::Plus;
            return;
        }
        if self.minus.is_none() {
            self.at = At::Minus;
            return;
        }
        let from = match self.at {
            At::Cell(seat, column) => 4 * seat + column as usize + 1,
            At::Plus | At::Minus => 0,
        };
        let places = self.places().collect::<Vec<_>>();
        let (before, after) = places.split_at(from.min(places.len()));
        let is_empty = |place: &&(usize, Column)| self.count(place.0, place.1).is_none();
        let next = after.iter().chain(before).find(is_empty);
        match (next, self.at) {
            (Some((seat, column)), _) => self.at = At::Cell(*seat, *column),
            (None, At::Plus | At::Minus) => self.at = At::Cell(0, Column::Plus),
            (None, At::Cell(..)) => {}
        }
    }

    /// Moves by arrow keys.
    pub fn step(&mut self, right: i8, down: i8) {
        let last = self.players().saturating_sub(1);
        self.at = match self.at {
            At::Plus if right > 0 => At::Minus,
            At::Minus if right < 0 => At::Plus,
            At::Plus if down > 0 => At::Cell(0, Column::Plus),
            At::Minus if down > 0 => At::Cell(0, Column::Minus),
            At::Cell(0, Column::Plus) if down < 0 => At::Plus,
            At::Cell(0, _) if down < 0 => At::Minus,
            At::Cell(seat, column) => {
                let seat = seat.saturating_add_signed(down.into()).min(last);
                let column = (column as usize).saturating_add_signed(right.into());
                At::Cell(seat, Column::ALL[column.min(3)])
            }
            stays => stays,
        };
    }

    pub fn missing(&self) -> Option<Missing> {
        if self.plus.is_none() {
            return Some(Missing::PlusColour);
        }
        if self.minus.is_none() {
            return Some(Missing::MinusColour);
        }
        let is_empty = |place: &(usize, Column)| self.count(place.0, place.1).is_none();
        let empty = self.places().filter(is_empty).count();
        if empty > 0 {
            return Some(Missing::Counts(empty));
        }
        Column::ALL.into_iter().find_map(|column| {
            let sum = self.sum(column);
            let none_fell = self.players() == 3 && column == Column::Ladybugs && sum == 0;
            let comes_out = match self.players() {
                2 => sum <= column.total(),
                _ => sum == column.total() || none_fell,
            };
            (!comes_out).then_some(Missing::Sum(column, sum))
        })
    }

    /// The round, once it is complete.
    pub fn round(&self) -> Option<Round> {
        if self.missing().is_some() {
            return None;
        }
        let of = |seat, column| {
            self.count(seat, column)
                .map(|count| i16::from(count.number))
        };
        let tally = (0..self.players())
            .map(|seat| {
                Some(Tally {
                    plus: of(seat, Column::Plus)?,
                    minus: of(seat, Column::Minus)?,
                    queens: of(seat, Column::Queens)?,
                    ladybugs: of(seat, Column::Ladybugs)?,
                })
            })
            .collect::<Option<_>>()?;
        Some(Round {
            plus: self.plus,
            minus: self.minus,
            tally,
        })
    }

    pub fn to_json(&self) -> Value {
        json!({ "plus": self.plus, "minus": self.minus, "cells": self.cells })
    }

    /// Reads a draft for this number of players.
    pub fn from_json(value: &Value, players: usize) -> Option<Self> {
        let colour = |name: &str| value.get(name)?.as_str()?.parse::<Colour>().ok();
        let cells: Vec<[Option<u8>; 4]> =
            serde_json::from_value(value.get("cells")?.clone()).ok()?;
        let fits = cells.len() == players
            && Column::ALL.into_iter().all(|column| {
                let sum: u32 = cells
                    .iter()
                    .filter_map(|row| row[column as usize])
                    .map(u32::from)
                    .sum();
                sum <= u32::from(column.total())
            });
        if !fits {
            return None;
        }
        let mut draft = Self {
            plus: colour("plus"),
            minus: colour("minus"),
            cells,
            at: At::Plus,
        };
        draft.advance();
        Some(draft)
    }
}

impl Column {
    pub const fn key(self) -> &'static str {
        match self {
            Self::Plus => "ants-plus",
            Self::Minus => "ants-minus",
            Self::Queens => "ants-queens",
            Self::Ladybugs => "ants-ladybugs",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(players: usize, numbers: &[u8]) -> Draft {
        let mut draft = Draft::new(players);
        draft.choose(Colour::C1);
        draft.choose(Colour::C2);
        for number in numbers {
            draft.enter(*number);
        }
        draft
    }

    #[test]
    fn the_last_player_fills_in_by_themselves() {
        let draft = counted(3, &[4, 3, 1, 1, 3, 1, 3, 0]);
        let last = Column::ALL.map(|column| draft.count(2, column).unwrap());
        assert_eq!(last.map(|count| count.number), [2, 5, 1, 2]);
        assert!(last.iter().all(|count| count.auto));
        assert_eq!(draft.missing(), None);
        assert_eq!(draft.round().unwrap().tally[2].minus, 5);
    }

    #[test]
    fn zeros_follow_once_a_column_is_complete() {
        let mut draft = counted(4, &[9, 2, 1, 3]);
        for seat in 1..4 {
            let zero = Some(Count {
                number: 0,
                auto: true,
            });
            assert_eq!(draft.count(seat, Column::Plus), zero);
            assert_eq!(draft.count(seat, Column::Ladybugs), zero);
            assert_eq!(draft.count(seat, Column::Minus), None);
        }
        // Two counts for each of the two that are left.
        for number in [2, 2, 3, 0] {
            draft.enter(number);
        }
        assert_eq!(draft.missing(), None);
        // A corrected count empties the zeros derived from it.
        draft.at = At::Cell(0, Column::Plus);
        draft.enter(5);
        assert_eq!(draft.count(1, Column::Plus), None);
        let draft = counted(2, &[9, 0, 0, 3]);
        assert_eq!(draft.ghost(Column::Plus), Some(0));
        assert_eq!(draft.ghost(Column::Minus), None);
    }

    #[test]
    fn four_players_need_at_most_twenty_taps() {
        // Two colours, three players' counts, and the button.
        let counts = [3, 2, 1, 1, 2, 3, 2, 0, 4, 1, 1, 0];
        assert!(counted(4, &counts).round().is_some());
        assert!(counts.len() + 3 <= 20);
    }

    #[test]
    fn one_colour_for_both_is_counted_once() {
        let mut draft = Draft::new(3);
        draft.choose(Colour::C4);
        draft.choose(Colour::C4);
        for number in [4, 1, 0, 3, 2, 1] {
            draft.enter(number);
        }
        let round = draft.round().unwrap();
        assert_eq!(round.tally[0].plus, round.tally[0].minus);
        assert_eq!(round.tally[2].minus, 2);
        assert_eq!(round.tally[2].queens, 2);
    }

    #[test]
    fn more_than_there_is_room_for_changes_nothing() {
        let mut draft = counted(3, &[4, 3, 1, 2]);
        draft.at = At::Cell(1, Column::Ladybugs);
        let before = draft.clone();
        assert_eq!(draft.room(1, Column::Ladybugs), 1);
        draft.enter(2);
        assert_eq!(draft, before);
    }

    #[test]
    fn what_is_missing_has_a_name() {
        let mut draft = Draft::new(3);
        assert_eq!(draft.missing(), Some(Missing::PlusColour));
        draft.choose(Colour::C1);
        assert_eq!(draft.missing(), Some(Missing::MinusColour));
        draft.choose(Colour::C2);
        assert_eq!(draft.missing(), Some(Missing::Counts(12)));
        let mut draft = counted(3, &[4, 3, 1, 1, 3, 1, 3, 0]);
        draft.at = At::Cell(2, Column::Plus);
        draft.enter(1);
        assert_eq!(draft.missing(), Some(Missing::Sum(Column::Plus, 8)));
    }

    #[test]
    fn two_players_leave_the_rest_to_the_ghost() {
        let draft = counted(2, &[4, 3, 1, 1, 3, 1, 3, 0]);
        assert_eq!(draft.ghost(Column::Minus), Some(5));
        assert!(draft.round().is_some());
    }

    #[test]
    fn three_ladybugs_may_fall_in_one_trick_that_nobody_won() {
        let mut draft = counted(3, &[4, 3, 1, 0, 3, 1, 3, 0]);
        assert_eq!(draft.count(2, Column::Ladybugs).unwrap().number, 3);
        draft.at = At::Cell(2, Column::Ladybugs);
        draft.enter(0);
        let round = draft.round().unwrap();
        assert_eq!(Draft::of_round(&round).round(), Some(round));
    }

    #[test]
    fn a_draft_survives_being_written_down() {
        let draft = counted(4, &[3, 2, 1, 1, 2]);
        assert_eq!(Draft::from_json(&draft.to_json(), 4), Some(draft.clone()));
        assert_eq!(Draft::from_json(&draft.to_json(), 3), None);
    }
}
