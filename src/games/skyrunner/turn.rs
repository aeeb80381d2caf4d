//! Resolves a turn: the checks, the auction, then everybody's card. Pure.

use super::cards::Card;
use super::rule_ids;
use super::rules::{
    AUCTION_PENDING, BAD_TARGET, CARD_NOT_IN_HAND, MUST_BID, NO_SUCH_CARD, Penalty, Play, Ruling,
    Runner, State, Turn, Weapon,
};
use crate::core::{Refusal, RuleId, Ruled, Seat, ensure};

/// Who gets the card that is up, once equal bids have cancelled each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Auction {
    Won(Seat),
    Fell(Seat),
    Carried,
}

/// The rules that decided something, each once, in the order in which they came up.
#[derive(Debug, Default)]
struct Why(Vec<RuleId>);

impl Why {
    fn say(&mut self, rule: RuleId) {
        if !self.0.contains(&rule) {
            self.0.push(rule);
        }
    }

    fn say_if(&mut self, holds: bool, rule: RuleId) {
        if holds {
            self.say(rule);
        }
    }
}

/// A turn in parts: the rules behind each part, and the state after it.
#[derive(Debug)]
pub(super) struct TurnParts {
    /// In the order of play: whose card it was.
    pub acts: Vec<(Seat, State, Vec<RuleId>)>,
    pub end: (State, Vec<RuleId>),
}

impl State {
    /// The same as [`Self::turn`], part by part; `None` if the turn is refused.
    pub(super) fn turn_in_parts(&self, turn: &Turn) -> Option<TurnParts> {
        let mut now = self.clone();
        now.check(turn).ok()?;
        now.turn_up(turn.card).ok()?;
        now.lay_down(turn).ok()?;
        let auction = auction(turn, &mut Why::default());
        let order: Vec<Seat> = now.holder.clockwise(now.runners.len()).collect();
        let acts = order
            .into_iter()
            .map(|seat| {
                let mut why = Why::default();
                now.act(seat, turn, auction, &mut why);
                (seat, now.clone(), why.0)
            })
            .collect();
        let mut end = Why::default();
        let _ = now.surprise(turn, &mut end);
        Some(TurnParts {
            acts,
            end: (now, end.0),
        })
    }

    pub(super) fn turn(&mut self, turn: &Turn) -> Result<Ruled<Ruling>, Refusal> {
        self.check(turn)?;
        self.turn_up(turn.card)?;
        self.lay_down(turn)?;
        let mut why = Why::default();
        let auction = auction(turn, &mut why);
        let order: Vec<Seat> = self.holder.clockwise(self.runners.len()).collect();
        self.auction = (auction == Auction::Carried).then_some(turn.card);
        self.usable = None;
        for seat in &order {
            self.act(*seat, turn, auction, &mut why);
        }
        let (surprise, taken) = self.surprise(turn, &mut why);
        self.holder = self.holder.left(self.runners.len());
        let facts = Ruling {
            winner: match auction {
                Auction::Won(seat) => Some(seat),
                _ => None,
            },
            faller: match auction {
                Auction::Fell(seat) => Some(seat),
                _ => None,
            },
            carried: auction == Auction::Carried,
            surprise,
            taken,
            order,
        };
        Ok(Ruled::new(facts, why.0))
    }

    /// Unknown seats anywhere, then numbers out of range anywhere.
    fn check(&self, turn: &Turn) -> Result<(), Refusal> {
        for play in &turn.plays {
            if let Play::Lost { target } | Play::Sabotage { target } = play {
                self.known(*target)?;
            }
        }
        let in_range = turn.plays.len() == self.runners.len()
            && turn.card.exists()
            && turn.plays.iter().all(in_range);
        ensure(in_range, Refusal::OUT_OF_RANGE)
    }

    /// A card carried over is up again; else one is turned up, from the discard if the pile is
    /// empty.
    fn turn_up(&mut self, card: Card) -> Result<(), Refusal> {
        if let Some(pending) = self.auction {
            return ensure(pending == card, AUCTION_PENDING);
        }
        if self.pile.is_empty() {
            self.pile = std::mem::take(&mut self.discard);
        }
        self.pile.take(card).ok_or(NO_SUCH_CARD)
    }

    /// All cards played leave the hands, before any of them takes effect.
    fn lay_down(&mut self, turn: &Turn) -> Result<(), Refusal> {
        let bids_only = !matches!(turn.card, Card::Fall(_))
            || turn.plays.iter().all(|play| matches!(play, Play::Bid(_)));
        ensure(bids_only, MUST_BID)?;
        for (runner, play) in self.runners.iter_mut().zip(&turn.plays) {
            runner.lay_down(*play).ok_or(CARD_NOT_IN_HAND)?;
        }
        for (seat, play) in Seat::all(self.runners.len()).zip(&turn.plays) {
            if let Play::Lost { target } | Play::Sabotage { target } = play {
                ensure(*target != seat, BAD_TARGET)?;
            }
        }
        Ok(())
    }

    /// One player's card takes effect.
    fn act(&mut self, seat: Seat, turn: &Turn, auction: Auction, why: &mut Why) {
        match turn.plays[seat.index()] {
            Play::Bid(_) if auction == Auction::Won(seat) => {
                self.receive(seat, turn.card, why);
                self.usable = match turn.card {
                    Card::Lost => Some((seat, Weapon::Lost)),
                    Card::Sabotage => Some((seat, Weapon::Sabotage)),
                    _ => None,
                };
            }
            Play::Bid(_) if auction == Auction::Fell(seat) => {
                if let Card::Fall(levels) = turn.card {
                    self.drop_down(seat, Penalty::Fall(levels), why);
                }
            }
            Play::Bid(_) | Play::Surprise => {}
            Play::Climb {
                levels, material, ..
            } => {
                let runner = &mut self.runners[seat.index()];
                runner.level = runner.level.saturating_add(levels.into());
                for _ in 0..material {
                    self.discard.put(Card::Material);
                }
                why.say(rule_ids::CLIMB);
                why.say_if(material > 0, rule_ids::MATERIAL);
            }
            Play::Lost { target } => self.strike(Weapon::Lost, target, why),
            Play::Sabotage { target } => self.strike(Weapon::Sabotage, target, why),
        }
    }

    /// A weapon used outside a turn, where there is no ruling.
    pub(super) fn hit(&mut self, weapon: Weapon, target: Seat) {
        self.strike(weapon, target, &mut Why::default());
    }

    fn strike(&mut self, weapon: Weapon, target: Seat, why: &mut Why) {
        match weapon {
            Weapon::Lost => self.lose_material(target, why),
            Weapon::Sabotage => self.drop_down(target, Penalty::Sabotage, why),
        }
    }

    /// Lost: the target discards a material, or the card waits for one.
    fn lose_material(&mut self, target: Seat, why: &mut Why) {
        let runner = &mut self.runners[target.index()];
        match runner.material.checked_sub(1) {
            Some(left) => {
                runner.material = left;
                self.discard.put(Card::Material);
                self.discard.put(Card::Lost);
                why.say(rule_ids::LOST);
            }
            None => {
                runner.beside.push(Penalty::Lost);
                why.say(rule_ids::LOST_WAITS);
            }
        }
    }

    /// Sabotage and Fall: down the wall; on the ground a climb goes instead, or the card waits.
    fn drop_down(&mut self, target: Seat, penalty: Penalty, why: &mut Why) {
        let (levels, down, ground, waits) = match penalty {
            Penalty::Fall(levels) => (
                levels,
                rule_ids::FALL,
                rule_ids::FALL_GROUND,
                rule_ids::FALL_WAITS,
            ),
            Penalty::Lost | Penalty::Sabotage => (
                3,
                rule_ids::SABOTAGE,
                rule_ids::SABOTAGE_GROUND,
                rule_ids::SABOTAGE_WAITS,
            ),
        };
        let runner = &mut self.runners[target.index()];
        if runner.level > 0 {
            runner.level = (runner.level - i64::from(levels)).max(0);
            self.discard.put(penalty.card());
            why.say(down);
            return;
        }
        let mut fitting = runner.climbs.fitting(levels);
        let lowest = fitting.next();
        why.say_if(fitting.next().is_some(), rule_ids::LOWEST_CLIMB);
        match lowest {
            Some(value) => {
                let _ = runner.climbs.take(value);
                self.discard.put(Card::Climb(value));
                self.discard.put(penalty.card());
                why.say(ground);
            }
            None => {
                runner.beside.push(penalty);
                why.say(waits);
            }
        }
    }

    /// A card comes into a hand, unless a penalty was waiting for it.
    fn receive(&mut self, seat: Seat, card: Card, why: &mut Why) {
        let runner = &mut self.runners[seat.index()];
        if let Some(at) = runner.beside.iter().position(|one| one.fits(card)) {
            let penalty = runner.beside.remove(at);
            self.discard.put(penalty.card());
            self.discard.put(card);
            why.say(rule_ids::WAITING_STRIKES);
            return;
        }
        match card {
            Card::Climb(value) => runner.climbs.add(value),
            Card::Material => runner.material += 1,
            Card::Lost => runner.lost += 1,
            Card::Sabotage => runner.sabotage += 1,
            // A fall is never won: it happens to its faller.
            Card::Fall(_) => self.discard.put(card),
        }
    }

    /// The end of the turn: a single surprise takes the climbs played, else they are discarded.
    fn surprise(&mut self, turn: &Turn, why: &mut Why) -> (Option<Seat>, Vec<i16>) {
        let mut surprises = Seat::all(turn.plays.len())
            .zip(&turn.plays)
            .filter(|(_, play)| matches!(play, Play::Surprise))
            .map(|(seat, _)| seat);
        let alone = match (surprises.next(), surprises.next()) {
            (Some(seat), None) => {
                why.say(rule_ids::SURPRISE);
                Some(seat)
            }
            (Some(_), Some(_)) => {
                why.say(rule_ids::SURPRISES_CANCEL);
                None
            }
            (None, _) => None,
        };
        let mut climbs: Vec<i16> = turn
            .plays
            .iter()
            .filter_map(|play| match play {
                Play::Climb { value, .. } => Some(*value),
                _ => None,
            })
            .collect();
        climbs.sort_unstable();
        let Some(seat) = alone else {
            for value in climbs {
                self.discard.put(Card::Climb(value));
            }
            return (None, Vec::new());
        };
        for value in &climbs {
            self.receive(seat, Card::Climb(*value), why);
        }
        (Some(seat), climbs)
    }
}

impl Runner {
    /// The card leaves the hand; nothing if it is not there.
    fn lay_down(&mut self, play: Play) -> Option<()> {
        match play {
            Play::Bid(bid) => self.bids.spend(bid)?,
            Play::Surprise => {
                self.surprise.then_some(())?;
                self.surprise = false;
            }
            Play::Climb {
                value, material, ..
            } => {
                self.climbs.take(value)?;
                self.material = self.material.checked_sub(u8::try_from(material).ok()?)?;
            }
            Play::Lost { .. } => self.lost = self.lost.checked_sub(1)?,
            Play::Sabotage { .. } => self.sabotage = self.sabotage.checked_sub(1)?,
        }
        Some(())
    }
}

fn in_range(play: &Play) -> bool {
    match play {
        Play::Bid(bid) => (1..=8).contains(bid),
        Play::Climb {
            value,
            levels,
            material,
        } => (2..=5).contains(value) && (0..=*value).contains(levels) && (0..=2).contains(material),
        Play::Surprise | Play::Lost { .. } | Play::Sabotage { .. } => true,
    }
}

/// Equal bids cancel each other; the highest left wins, or the lowest left falls.
fn auction(turn: &Turn, why: &mut Why) -> Auction {
    let is_fall = matches!(turn.card, Card::Fall(_));
    let bids = || {
        Seat::all(turn.plays.len())
            .zip(&turn.plays)
            .filter_map(|(seat, play)| match play {
                Play::Bid(bid) => Some((*bid, seat)),
                _ => None,
            })
    };
    let alone = |bid: i16| bids().filter(|(other, _)| *other == bid).count() == 1;
    why.say_if(bids().any(|(bid, _)| !alone(bid)), rule_ids::TIES_CANCEL);
    let standing = bids().filter(|(bid, _)| alone(*bid));
    let decided = if is_fall {
        standing.min().map(|(_, seat)| Auction::Fell(seat))
    } else {
        standing.max().map(|(_, seat)| Auction::Won(seat))
    };
    why.say(match decided {
        Some(Auction::Fell(_)) => rule_ids::FALL_LOWEST,
        Some(_) => rule_ids::HIGHEST_WINS,
        None if bids().next().is_none() => rule_ids::NO_BID,
        None if is_fall => rule_ids::FALL_CARRIED,
        None => rule_ids::CARRIED,
    });
    decided.unwrap_or(Auction::Carried)
}
