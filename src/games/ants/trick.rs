//! Who wins a trick. Pure.

use super::cards::{Card, Colour, Strength};
use super::rules::{CARD_TWICE, Ruling, State, Trick};
use super::{components, rule_ids};
use crate::core::{Refusal, RuleId, Ruled, Seat, ensure};

/// A queen against the ants in the trick.
enum Claim {
    /// She wins the trick with her colour raised to this strength.
    Takes(u8, RuleId),
    Fails(RuleId),
}

impl State {
    /// Rules on a trick, which changes no score.
    pub(super) fn judge(&self, trick: &Trick) -> Result<Ruled<Ruling>, Refusal> {
        let players = self.seats_in_trick();
        let known = trick.seats.iter().all(|seat| seat.is_at(players));
        ensure(known, Refusal::UNKNOWN_PLAYER)?;
        let all_once = Seat::all(players).all(|seat| trick.seats.contains(&seat));
        let played: Option<Vec<Card>> = trick.cards.iter().copied().collect();
        let cards = played
            .filter(|cards| all_once && trick.seats.len() == players && cards.len() == players)
            .ok_or(Refusal::OUT_OF_RANGE)?;
        ensure(!any_twice(&cards), CARD_TWICE)?;
        let (winner, because) = winner(&cards);
        let facts = Ruling::Trick {
            winner: winner.and_then(|at| trick.seats.get(at).copied()),
            queens: cards
                .iter()
                .filter(|card| matches!(card, Card::Queen(_)))
                .count(),
            ladybugs: ladybugs(&cards),
        };
        Ok(Ruled::new(facts, because))
    }
}

fn ladybugs(cards: &[Card]) -> usize {
    cards.iter().filter(|card| **card == Card::Ladybug).count()
}

fn any_twice(cards: &[Card]) -> bool {
    let ants_twice =
        (1..cards.len()).any(|at| cards[at] != Card::Ladybug && cards[..at].contains(&cards[at]));
    ants_twice || i64::try_from(ladybugs(cards)).unwrap_or(i64::MAX) > components::LADYBUGS
}

/// The position of the winning card, and why.
fn winner(cards: &[Card]) -> (Option<usize>, Vec<RuleId>) {
    let mut because = Vec::with_capacity(4);
    let mut best: Option<(u8, usize, RuleId)> = None;
    let mut takers = 0;
    for (at, card) in cards.iter().enumerate() {
        let Card::Queen(colour) = card else { continue };
        match claim(cards, *colour) {
            Claim::Takes(lifted, rule) => {
                takers += 1;
                if best.is_none_or(|(highest, ..)| lifted > highest) {
                    best = Some((lifted, at, rule));
                }
            }
            Claim::Fails(rule) => add(&mut because, rule),
        }
    }
    if let Some((_, at, rule)) = best {
        add(&mut because, rule_ids::QUEEN_LIFTS);
        add(&mut because, rule);
        if takers > 1 {
            add(&mut because, rule_ids::SEVERAL_QUEENS);
        }
        return (Some(at), because);
    }
    let (winner, rule) = strongest_ant(cards);
    add(&mut because, rule);
    (winner, because)
}

fn add(because: &mut Vec<RuleId>, rule: RuleId) {
    if !because.contains(&rule) {
        because.push(rule);
    }
}

/// A queen adds one to the strongest ant of her colour in the trick: pages 6 and 7.
fn claim(cards: &[Card], queen: Colour) -> Claim {
    let strongest = |hers: bool| {
        cards
            .iter()
            .filter_map(|card| match card {
                Card::Ant(colour, strength) if (*colour == queen) == hers => Some(*strength),
                _ => None,
            })
            .max()
    };
    // A ladybug is neutral: it has no colour.
    let all_hers = cards.iter().all(|card| match card {
        Card::Ant(colour, _) | Card::Queen(colour) => *colour == queen,
        Card::Ladybug => true,
    });
    match (strongest(true), strongest(false)) {
        (None, None) => Claim::Takes(0, rule_ids::QUEEN_ALONE),
        (None, Some(_)) => Claim::Fails(rule_ids::QUEEN_ALONE),
        (Some(own), other) => {
            let lifted = own.value() + 1;
            let rival = other.map_or(0, Strength::value);
            if lifted < rival {
                Claim::Fails(rule_ids::QUEEN_TOO_LOW)
            } else if all_hers {
                Claim::Takes(lifted, rule_ids::QUEEN_OWN_COLOUR)
            } else if lifted == rival {
                Claim::Takes(lifted, rule_ids::QUEEN_ONE_BELOW)
            } else if own.value() == rival && own == Strength::NINJA {
                Claim::Takes(lifted, rule_ids::QUEEN_TWO_NINJAS)
            } else if own.value() == rival {
                Claim::Takes(lifted, rule_ids::QUEEN_EQUAL)
            } else {
                Claim::Takes(lifted, rule_ids::QUEEN_AHEAD)
            }
        }
    }
}

/// Where no queen wins: the first ninja, else the strongest soldier, of equals the first played.
pub(super) fn strongest_ant(cards: &[Card]) -> (Option<usize>, RuleId) {
    let mut best: Option<(Strength, usize)> = None;
    let mut tied = false;
    for (at, card) in cards.iter().enumerate() {
        let Card::Ant(_, strength) = card else {
            continue;
        };
        match best {
            Some((highest, _)) if *strength == highest => tied = true,
            Some((highest, _)) if *strength < highest => {}
            _ => {
                best = Some((*strength, at));
                tied = false;
            }
        }
    }
    match best {
        None => (None, rule_ids::ONLY_LADYBUGS),
        Some((Strength::NINJA, at)) => (Some(at), rule_ids::FIRST_NINJA),
        Some((_, at)) if tied => (Some(at), rule_ids::FIRST_SOLDIER),
        Some((_, at)) => (Some(at), rule_ids::STRONGEST),
    }
}
