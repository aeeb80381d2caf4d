//! The rules of SkyRunner: hands, auction, penalties, the roof. Pure.
//!
//! The lanes of the pawns are not recorded; only levels are counted.

use serde::Serialize;

use super::cards::{Bids, Card, Climbs, Stack};
use super::{components, rule_ids};
use crate::core::{self, Game, InlineList, Refusal, RuleId, Seat, ensure, refusals};

pub const MAX_PLAYERS: usize = 5;

refusals! {
    NOT_NOW = "not-now" because [USE_AT_ONCE];
    BAD_TARGET = "bad-target" because [OPPONENT];
    BIDS_LEFT = "bids-left" because [RECOVER];
    AUCTION_PENDING = "auction-pending" because [CARRIED];
    NO_SUCH_CARD = "no-such-card" because [TURN, PILE_REFILL];
    NO_CARD_LEFT = "no-such-card" because [HANDS, PILE_REFILL];
    MUST_BID = "must-bid" because [FALL_MUST_BID];
    CARD_NOT_IN_HAND = "card-not-in-hand" because [HAND_ONLY];
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    pub players: Vec<String>,
    /// Who holds the pile first.
    pub first: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card is up, everybody has played.
    Turn(Turn),
    /// A card just won is used at once.
    Use {
        player: Seat,
        card: Weapon,
        target: Seat,
    },
    /// All bids are spent and come back, with the surprise.
    Recover(Seat),
    /// A level set by hand: a pawn dragged along, a step sideways.
    Level { player: Seat, level: i64 },
    /// The first on the roof.
    Roof(Seat),
    /// Correction by hand: the cards that a player holds. Boxed, because a journal holds many
    /// smaller events.
    Hand(Box<Hand>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    pub card: Card,
    /// One play per seat, in seat order.
    pub plays: InlineList<Play, MAX_PLAYERS>,
}

/// A hand as the players have counted it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hand {
    pub player: Seat,
    pub bids: Vec<i16>,
    pub surprise: bool,
    pub climbs: Vec<i16>,
    pub material: i16,
    pub lost: i16,
    pub sabotage: i16,
}

impl Hand {
    /// The recorded hand.
    pub fn of(player: Seat, runner: &Runner) -> Self {
        Self {
            player,
            bids: runner.bids.values().collect(),
            surprise: runner.surprise,
            climbs: runner.climbs.values().collect(),
            material: runner.material.into(),
            lost: runner.lost.into(),
            sabotage: runner.sabotage.into(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    Bid(i16),
    #[default]
    Surprise,
    Climb {
        value: i16,
        /// Levels really climbed: points may be lost on the way.
        levels: i16,
        material: i16,
    },
    Lost {
        target: Seat,
    },
    Sabotage {
        target: Seat,
    },
}

/// A card used against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    Lost,
    Sabotage,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruling {
    pub winner: Option<Seat>,
    pub faller: Option<Seat>,
    /// The card is up again next turn.
    pub carried: bool,
    /// Who played the only surprise.
    pub surprise: Option<Seat>,
    pub taken: Vec<i16>,
    pub order: Vec<Seat>,
}

/// A penalty that stays beside its victim until a matching card comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    Lost,
    Sabotage,
    Fall(i16),
}

impl Penalty {
    pub fn card(self) -> Card {
        match self {
            Self::Lost => Card::Lost,
            Self::Sabotage => Card::Sabotage,
            Self::Fall(value) => Card::Fall(value),
        }
    }

    pub(super) fn fits(self, received: Card) -> bool {
        match (self, received) {
            (Self::Lost, Card::Material) => true,
            (Self::Sabotage, Card::Climb(value)) => value >= 3,
            (Self::Fall(levels), Card::Climb(value)) => value >= levels,
            _ => false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runner {
    pub bids: Bids,
    pub surprise: bool,
    pub climbs: Climbs,
    pub material: u8,
    pub lost: u8,
    pub sabotage: u8,
    pub level: i64,
    /// Penalties that wait, oldest first.
    pub beside: Vec<Penalty>,
}

impl Runner {
    /// How many cards of this kind are in hand.
    fn weapons(&mut self, weapon: Weapon) -> &mut u8 {
        match weapon {
            Weapon::Lost => &mut self.lost,
            Weapon::Sabotage => &mut self.sabotage,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) holder: Seat,
    pub(super) auction: Option<Card>,
    pub(super) runners: Vec<Runner>,
    pub(super) pile: Stack,
    pub(super) discard: Stack,
    /// Who has just won a card that may be used at once.
    pub(super) usable: Option<(Seat, Weapon)>,
    pub(super) winner: Option<Seat>,
}

impl State {
    /// Who holds the pile.
    pub fn holder(&self) -> Seat {
        self.holder
    }

    /// The card carried over, if there is one.
    pub fn auction(&self) -> Option<Card> {
        self.auction
    }

    pub fn runners(&self) -> &[Runner] {
        &self.runners
    }

    pub fn pile(&self) -> Stack {
        self.pile
    }

    pub fn discard(&self) -> Stack {
        self.discard
    }

    /// Who may use the card just won, and which.
    pub fn usable(&self) -> Option<(Seat, Weapon)> {
        self.usable
    }

    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    pub(super) fn known(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(seat.is_at(self.runners.len()), Refusal::UNKNOWN_PLAYER)
    }

    fn use_at_once(&mut self, player: Seat, card: Weapon, target: Seat) -> Result<(), Refusal> {
        self.known(player)?;
        self.known(target)?;
        ensure(self.usable == Some((player, card)), NOT_NOW)?;
        ensure(player != target, BAD_TARGET)?;
        self.usable = None;
        let held = self.runners[player.index()].weapons(card);
        *held = held.checked_sub(1).ok_or(NOT_NOW)?;
        self.hit(card, target);
        Ok(())
    }

    /// Bids come back only once the last is spent.
    fn recover(&mut self, player: Seat) -> Result<(), Refusal> {
        self.known(player)?;
        let runner = &mut self.runners[player.index()];
        ensure(runner.bids.is_empty(), BIDS_LEFT)?;
        runner.bids = Bids::ALL;
        runner.surprise = true;
        Ok(())
    }

    fn set_level(&mut self, player: Seat, level: i64) -> Result<(), Refusal> {
        self.known(player)?;
        ensure(level >= 0, Refusal::OUT_OF_RANGE)?;
        self.runners[player.index()].level = level;
        Ok(())
    }

    fn roof(&mut self, player: Seat) -> Result<(), Refusal> {
        self.known(player)?;
        self.winner = Some(player);
        Ok(())
    }

    /// A card that comes in by a correction triggers no penalty.
    fn set_hand(&mut self, hand: &Hand) -> Result<(), Refusal> {
        self.known(hand.player)?;
        let bids: Bids = hand.bids.iter().copied().collect();
        let climb = |value: &i16| Card::Climb(*value).exists();
        let in_range = bids.values().count() == hand.bids.len()
            && hand.climbs.iter().all(climb)
            && hand.material >= 0
            && hand.lost >= 0
            && hand.sabotage >= 0;
        ensure(in_range, Refusal::OUT_OF_RANGE)?;
        let count = |cards: i16| u8::try_from(cards).map_err(|_| NO_CARD_LEFT);
        let climbs = u8::try_from(hand.climbs.len()).map_err(|_| NO_CARD_LEFT)?;
        let (material, lost) = (count(hand.material)?, count(hand.lost)?);
        let sabotage = count(hand.sabotage)?;
        let before = self.runners[hand.player.index()].clone();
        self.exchange(Card::Climb(2), before.climbs.len(), climbs)?;
        self.exchange(Card::Material, before.material, material)?;
        self.exchange(Card::Lost, before.lost, lost)?;
        self.exchange(Card::Sabotage, before.sabotage, sabotage)?;
        let runner = &mut self.runners[hand.player.index()];
        *runner = Runner {
            bids,
            surprise: hand.surprise,
            climbs: hand.climbs.iter().copied().collect(),
            material,
            lost,
            sabotage,
            ..before
        };
        self.usable = self
            .usable
            .filter(|(seat, weapon)| *seat != hand.player || *runner.weapons(*weapon) > 0);
        Ok(())
    }

    /// Cards that the new hand has fewer of go to the discard; those that it has more of come from
    /// the discard, then from the pile. The value of a climb does not matter.
    fn exchange(&mut self, kind: Card, before: u8, after: u8) -> Result<(), Refusal> {
        for _ in after..before {
            self.discard.put(kind);
        }
        for _ in before..after {
            let taken = self.discard.take(kind).or_else(|| self.pile.take(kind));
            taken.ok_or(NO_CARD_LEFT)?;
        }
        Ok(())
    }
}

impl Game for State {
    const NAME: &'static str = "skyrunner";
    const RULES: &'static [RuleId] = rule_ids::ALL;
    const REFUSALS: &'static [Refusal] = REFUSALS;
    type Ruling = Ruling;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        let players = setup.players.len();
        let pile = components::pile(players).ok_or(Refusal::BAD_SETUP)?;
        ensure(setup.first.is_at(players), Refusal::BAD_SETUP)?;
        Ok(Self {
            holder: setup.first,
            auction: None,
            runners: vec![components::hand(); players],
            pile,
            discard: Stack::default(),
            usable: None,
            winner: None,
        })
    }

    fn ended(&self) -> Option<&'static [RuleId]> {
        self.winner.map(|_| [rule_ids::ROOF].as_slice())
    }

    fn resolve(&self, event: &Event) -> core::Outcome<Self> {
        let mut next = self.clone();
        let ruling = match event {
            Event::Turn(turn) => next.turn(turn).map(Some)?,
            Event::Use {
                player,
                card,
                target,
            } => next.use_at_once(*player, *card, *target).map(|()| None)?,
            Event::Recover(player) => next.recover(*player).map(|()| None)?,
            Event::Level { player, level } => next.set_level(*player, *level).map(|()| None)?,
            Event::Roof(player) => next.roof(*player).map(|()| None)?,
            Event::Hand(hand) => next.set_hand(hand).map(|()| None)?,
        };
        Ok((next, ruling))
    }
}
