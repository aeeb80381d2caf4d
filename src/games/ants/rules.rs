//! The rules of the ants: objectives, aphids, tricks, the end. Pure.

use serde::Serialize;

use super::cards::{Card, Colour};
use super::{components, rule_ids};
use crate::core::{self, Game, InlineList, Refusal, RuleId, Ruled, Seat, ensure, refusals};

pub const MAX_PLAYERS: usize = 4;
/// Aim: 15 aphids.
pub const GOAL: i64 = 15;
/// Teams: the game is played in 4 rounds.
pub const TEAM_ROUNDS: u64 = 4;

refusals! {
    TALLY_MISMATCH = "tally-mismatch" because [DECK];
    CARD_TWICE = "card-twice" because [DECK];
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    pub players: Vec<String>,
    pub teams: bool,
    pub below_zero: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Round(Round),
    Trick(Trick),
}

/// The end of a round: the cards each player has won. A colour that is not in the box is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Round {
    pub plus: Option<Colour>,
    pub minus: Option<Colour>,
    pub tally: InlineList<Tally, MAX_PLAYERS>,
}

/// What one player has won in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    pub plus: i16,
    pub minus: i16,
    pub queens: i16,
    pub ladybugs: i16,
}

impl Tally {
    pub fn counts(&self) -> [i16; 4] {
        [self.plus, self.minus, self.queens, self.ladybugs]
    }
}

/// A trick in the order played. A card that is not in the box is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trick {
    pub seats: InlineList<Seat, MAX_PLAYERS>,
    pub cards: InlineList<Option<Card>, MAX_PLAYERS>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Ruling {
    Round(RoundRuling),
    Trick {
        winner: Option<Seat>,
        queens: usize,
        ladybugs: usize,
    },
}

/// Who reached each objective, and what the round gives everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundRuling {
    pub plus: Vec<Seat>,
    pub minus: Vec<Seat>,
    pub queens: Vec<Seat>,
    /// Before the floor at zero.
    pub points: Vec<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) round: u64,
    pub(super) scores: Vec<i64>,
    pub(super) teams: bool,
    pub(super) below_zero: bool,
    pub(super) winners: Option<Vec<Seat>>,
}

impl State {
    /// Rounds that have been scored.
    pub fn round(&self) -> u64 {
        self.round
    }

    pub fn scores(&self) -> &[i64] {
        &self.scores
    }

    /// Seats 0 and 2 against 1 and 3.
    pub fn team_scores(&self) -> Option<[i64; 2]> {
        match (self.teams, self.scores.as_slice()) {
            (true, [a, b, c, d]) => Some([a + c, b + d]),
            _ => None,
        }
    }

    pub fn winners(&self) -> Option<&[Seat]> {
        self.winners.as_deref()
    }

    /// Who plays to a trick: the Ghost makes three of two.
    pub fn seats_in_trick(&self) -> usize {
        self.scores.len().max(3)
    }

    fn score(&mut self, round: &Round) -> Result<Ruled<Ruling>, Refusal> {
        self.check(round)?;
        let tally = &round.tally;
        let plus = most(tally, |one| one.plus);
        let minus = fewest(tally, |one| one.minus);
        let queens = most(tally, |one| one.queens);
        let points: Vec<i64> = Seat::all(tally.len())
            .zip(tally)
            .map(|(seat, one)| {
                let goals = [&plus, &minus, &queens];
                let reached = goals.iter().filter(|goal| goal.contains(&seat)).count();
                3 * i64::try_from(reached).unwrap_or(0) - i64::from(one.ladybugs)
            })
            .collect();
        let mut because = vec![rule_ids::PLUS, rule_ids::MINUS, rule_ids::QUEENS];
        let mut say = |holds: bool, rule: RuleId| {
            if holds {
                because.push(rule);
            }
        };
        let tied = [&plus, &minus, &queens].iter().any(|goal| goal.len() > 1);
        say(tied, rule_ids::TIES_SCORE);
        say(
            plus.is_empty() || queens.is_empty(),
            rule_ids::MOST_NEEDS_ONE,
        );
        say(
            tally.iter().any(|one| one.ladybugs > 0),
            rule_ids::LADYBUG_COST,
        );
        say(tally.len() == 2, rule_ids::GHOST);
        say(self.add(&points), rule_ids::FLOOR);
        self.winners = self.best();
        say(
            self.winners.is_some(),
            if self.teams {
                rule_ids::TEAMS
            } else {
                rule_ids::FIFTEEN
            },
        );
        say(self.is_shared(), rule_ids::SHARED_VICTORY);
        let facts = RoundRuling {
            plus,
            minus,
            queens,
            points,
        };
        Ok(Ruled::new(Ruling::Round(facts), because))
    }

    fn check(&self, round: &Round) -> Result<(), Refusal> {
        let tally = &round.tally;
        let in_range = tally.len() == self.scores.len()
            && round.plus.is_some()
            && round.minus.is_some()
            && tally.iter().flat_map(Tally::counts).all(|count| count >= 0);
        ensure(in_range, Refusal::OUT_OF_RANGE)?;
        ensure(self.adds_up(round), TALLY_MISMATCH)
    }

    /// Whether the counts match the deck: all of it with 3 or 4 players, at most all with two,
    /// where the Ghost has the rest.
    fn adds_up(&self, round: &Round) -> bool {
        let tally = &round.tally;
        let sum = |count: fn(&Tally) -> i16| tally.iter().map(|one| i64::from(count(one))).sum();
        let of_colour = components::CARDS_PER_COLOUR;
        let sums: [(i64, i64); 4] = [
            (sum(|one| one.plus), of_colour),
            (sum(|one| one.minus), of_colour),
            (sum(|one| one.queens), components::QUEENS),
            (sum(|one| one.ladybugs), components::LADYBUGS),
        ];
        let same = round.plus != round.minus || tally.iter().all(|one| one.plus == one.minus);
        let [.., (ladybugs, _)] = sums;
        let fits = match tally.len() {
            2 => sums.iter().all(|(sum, deck)| sum <= deck),
            // All three ladybugs may have fallen in one trick that nobody won.
            3 if ladybugs == 0 => sums[..3].iter().all(|(sum, deck)| sum == deck),
            _ => sums.iter().all(|(sum, deck)| sum == deck),
        };
        same && fits
    }

    /// Adds the round to the scores; returns whether the floor at zero applied.
    fn add(&mut self, points: &[i64]) -> bool {
        let floor = if self.below_zero { i64::MIN } else { 0 };
        let mut held = false;
        for (score, gained) in self.scores.iter_mut().zip(points) {
            let fair = *score + gained;
            held |= fair < floor;
            *score = fair.max(floor);
        }
        self.round += 1;
        held
    }

    /// The winners, if this round was the last.
    fn best(&self) -> Option<Vec<Seat>> {
        let totals: Vec<i64> = match self.team_scores() {
            Some(teams) => teams.repeat(2),
            None => self.scores.clone(),
        };
        let highest = *totals.iter().max()?;
        let over = if self.teams {
            self.round >= TEAM_ROUNDS
        } else {
            highest >= GOAL
        };
        over.then(|| {
            Seat::all(totals.len())
                .zip(totals)
                .filter(|(_, total)| *total == highest)
                .map(|(seat, _)| seat)
                .collect()
        })
    }

    /// Whether several have won, not counting partners.
    pub fn is_shared(&self) -> bool {
        let alone = if self.teams { 2 } else { 1 };
        self.winners
            .as_ref()
            .is_some_and(|winners| winners.len() > alone)
    }
}

/// All players with the most, which needs at least one card.
fn most(tally: &[Tally], count: fn(&Tally) -> i16) -> Vec<Seat> {
    let highest = tally.iter().map(count).max().unwrap_or(0).max(1);
    holders(tally, count, highest)
}

/// All players with the fewest, which may be none.
fn fewest(tally: &[Tally], count: fn(&Tally) -> i16) -> Vec<Seat> {
    let lowest = tally.iter().map(count).min().unwrap_or(0);
    holders(tally, count, lowest)
}

fn holders(tally: &[Tally], count: fn(&Tally) -> i16, wanted: i16) -> Vec<Seat> {
    Seat::all(tally.len())
        .zip(tally)
        .filter(|(_, one)| count(one) == wanted)
        .map(|(seat, _)| seat)
        .collect()
}

impl Game for State {
    const NAME: &'static str = "ants";
    const RULES: &'static [RuleId] = rule_ids::ALL;
    const REFUSALS: &'static [Refusal] = REFUSALS;
    type Ruling = Ruling;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        let players = setup.players.len();
        let allowed = (2..=MAX_PLAYERS).contains(&players) && (!setup.teams || players == 4);
        ensure(allowed, Refusal::BAD_SETUP)?;
        Ok(Self {
            round: 0,
            scores: vec![0; players],
            teams: setup.teams,
            below_zero: setup.below_zero,
            winners: None,
        })
    }

    fn ended(&self) -> Option<&'static [RuleId]> {
        self.winners.as_ref().map(|_| {
            if self.teams {
                [rule_ids::TEAMS].as_slice()
            } else {
                &[rule_ids::FIFTEEN]
            }
        })
    }

    fn resolve(&self, event: &Event) -> core::Outcome<Self> {
        let mut next = self.clone();
        let ruling = match event {
            Event::Round(round) => next.score(round)?,
            Event::Trick(trick) => next.judge(trick)?,
        };
        Ok((next, Some(ruling)))
    }
}
