//! The rules of La Princesse aux échelles: book, ladders, squires. Pure.

use serde::{Deserialize, Serialize};

use super::solver::{Hand, reachable};
use super::{components, rule_ids};
use crate::core::{self, Game, InlineList, Refusal, RuleId, Ruled, Seat, ensure, refusals};

pub const MAX_PLAYERS: usize = 6;
/// Ladders in a full hand.
pub const LADDERS: usize = 8;

refusals! {
    ROUND_OPEN = "round-open" because [TURN_PAGE];
    NO_ROUND = "no-round" because [TURN_PAGE];
    LADDER_USED = "ladder-used" because [LADDERS_SPENT];
    NO_SQUIRE = "no-squire" because [SQUIRES];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    #[default]
    Standard,
    Extreme,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Princess {
    pub name: String,
    /// Her level, printed as swords on the back of her card.
    pub swords: i16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    pub players: Vec<String>,
    pub prince: Seat,
    pub mode: Mode,
    pub squires: bool,
    pub princesses: Vec<Princess>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    TurnPage,
    Foghorn,
    Ladders(Ladders),
    /// Correction by hand: the ladders that a player still holds.
    Hand {
        player: Seat,
        cards: InlineList<i16, LADDERS>,
    },
    /// Correction by hand: how many squires are left.
    Squires(i16),
}

/// All heroes have played: the dungeon is turned over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ladders {
    pub dungeon: i64,
    /// One ladder per seat, the Prince's reference included.
    pub cards: InlineList<i16, MAX_PLAYERS>,
    /// Squires that add 1.
    pub plus: i16,
    /// Squires that take 1 away.
    pub minus: i16,
    /// The story page was respected.
    pub respected: bool,
    /// A squire ignored the story page.
    pub ignored: bool,
}

impl Ladders {
    /// Squires that changed the sum.
    pub fn squires(&self) -> i16 {
        self.plus + self.minus
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ruling {
    pub sum: i64,
    pub difference: i64,
    pub saved: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Won,
    Lost(Loss),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    BookEnded,
    NoLadders,
    CannotWin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) prince: Seat,
    /// Cards of the book that have been turned.
    pub(super) page: u8,
    /// Cards of the book, Début and Fin included.
    pub(super) pages: u8,
    pub(super) open: bool,
    pub(super) saved: u8,
    pub(super) princesses: u8,
    pub(super) squires: u8,
    /// The squires that the game began with.
    pub(super) all_squires: u8,
    pub(super) players: usize,
    pub(super) hands: [Hand; MAX_PLAYERS],
    pub(super) outcome: Option<Outcome>,
}

impl State {
    pub fn prince(&self) -> Seat {
        self.prince
    }

    /// The fewest ladders that anybody still holds.
    pub fn fewest_ladders(&self) -> u8 {
        let hands = self.hands().iter();
        hands.map(|hand| hand.len()).min().unwrap_or(0)
    }

    pub fn page(&self) -> u8 {
        self.page
    }

    pub fn pages(&self) -> u8 {
        self.pages
    }

    /// Whether a round is under way.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Princesses saved, which is also the index of the one to save now.
    pub fn saved(&self) -> u8 {
        self.saved
    }

    pub fn squires(&self) -> u8 {
        self.squires
    }

    pub fn hands(&self) -> &[Hand] {
        &self.hands[..self.players]
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The pages before Fin not yet turned, plus the open round.
    pub fn rounds_left(&self) -> u8 {
        (self.pages - 1).saturating_sub(self.page) + u8::from(self.open)
    }

    /// The lowest and the highest height that one ladder from each hand can give.
    pub fn reachable(&self) -> (u16, u16) {
        reachable(self.hands()).unwrap_or((0, 0))
    }

    fn turn_page(&mut self) -> Result<(), Refusal> {
        ensure(!self.open, ROUND_OPEN)?;
        self.page += 1;
        if self.page == self.pages {
            self.outcome = Some(Outcome::Lost(Loss::BookEnded));
        } else {
            self.open = true;
        }
        Ok(())
    }

    fn foghorn(&mut self) -> Result<(), Refusal> {
        ensure(self.open, NO_ROUND)?;
        self.open = false;
        self.outcome = self.lost();
        Ok(())
    }

    fn ladders(&mut self, played: &Ladders) -> Result<Ruled<Ruling>, Refusal> {
        let in_range = played.cards.len() == self.players
            && played.cards.iter().all(|card| (1..=8).contains(card))
            && played.dungeon >= 1
            && played.plus >= 0
            && played.minus >= 0;
        ensure(in_range, Refusal::OUT_OF_RANGE)?;
        ensure(self.open, NO_ROUND)?;
        let mut hands = self.hands;
        for (hand, card) in hands.iter_mut().zip(&played.cards) {
            *hand = hand.without(*card).ok_or(LADDER_USED)?;
        }
        let spent = i32::from(played.plus) + i32::from(played.minus) + i32::from(played.ignored);
        let spent = u8::try_from(spent).map_err(|_| NO_SQUIRE)?;
        self.squires = self.squires.checked_sub(spent).ok_or(NO_SQUIRE)?;
        self.hands = hands;
        self.open = false;
        self.prince = self.prince.left(self.players);
        Ok(self.judge(played))
    }

    /// End of the round: the sum against the dungeon, then whether the game has ended.
    fn judge(&mut self, played: &Ladders) -> Ruled<Ruling> {
        let sum = played.cards.iter().copied().map(i64::from).sum::<i64>();
        let helped = i64::from(played.plus) - i64::from(played.minus);
        let difference = sum + helped - played.dungeon;
        let followed = played.respected || played.ignored;
        let saved = difference == 0 && followed;
        let mut because = Vec::with_capacity(4);
        because.push(if difference == 0 {
            rule_ids::SUM
        } else {
            rule_ids::DIFFERS
        });
        if played.plus > 0 || played.minus > 0 {
            because.push(rule_ids::SQUIRES);
        }
        if !followed {
            because.push(rule_ids::PAGE);
        } else if played.ignored {
            because.push(rule_ids::PAGE_IGNORED);
        }
        self.saved += u8::from(saved);
        self.outcome = if self.saved == self.princesses {
            Some(Outcome::Won)
        } else {
            self.lost()
        };
        because.extend(self.ended().into_iter().flatten());
        let facts = Ruling {
            sum,
            difference,
            saved,
        };
        Ruled::new(facts, because)
    }

    fn set_hand(&mut self, player: Seat, cards: &[i16]) -> Result<(), Refusal> {
        ensure(player.is_at(self.players), Refusal::UNKNOWN_PLAYER)?;
        // A hand has every ladder once: what is no ladder or comes twice makes it smaller.
        let hand: Hand = cards.iter().copied().collect();
        ensure(
            usize::from(hand.len()) == cards.len(),
            Refusal::OUT_OF_RANGE,
        )?;
        self.hands[player.index()] = hand;
        Ok(())
    }

    fn set_squires(&mut self, squires: i16) -> Result<(), Refusal> {
        self.squires = u8::try_from(squires)
            .ok()
            .filter(|squires| *squires <= self.all_squires)
            .ok_or(Refusal::OUT_OF_RANGE)?;
        Ok(())
    }

    /// Aim of the game: lost when a player has no ladder left, or when one simply cannot win.
    fn lost(&self) -> Option<Outcome> {
        let to_save = self.princesses - self.saved;
        let fewest = self.fewest_ladders();
        let rounds = self.rounds_left();
        if fewest == 0 {
            Some(Outcome::Lost(Loss::NoLadders))
        } else if rounds >= 1 && rounds.min(fewest) < to_save {
            Some(Outcome::Lost(Loss::CannotWin))
        } else {
            None
        }
    }
}

impl Game for State {
    const NAME: &'static str = "princess";
    const RULES: &'static [RuleId] = rule_ids::ALL;
    const REFUSALS: &'static [Refusal] = REFUSALS;
    type Ruling = Ruling;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        let players = setup.players.len();
        let book = components::book(setup.mode);
        let swords = setup.princesses.iter().map(|princess| princess.swords);
        let allowed = (3..=MAX_PLAYERS).contains(&players)
            && setup.prince.is_at(players)
            && setup.princesses.len() == usize::from(components::princesses(setup.mode))
            && swords.clone().all(|level| (1..=4).contains(&level))
            && swords.is_sorted();
        ensure(allowed, Refusal::BAD_SETUP)?;
        let squires = if setup.squires {
            components::SQUIRES
        } else {
            0
        };
        Ok(Self {
            prince: setup.prince,
            page: 0,
            pages: book.cards(),
            open: false,
            saved: 0,
            princesses: components::princesses(setup.mode),
            squires,
            all_squires: squires,
            players,
            hands: [Hand::FULL; MAX_PLAYERS],
            outcome: None,
        })
    }

    fn ended(&self) -> Option<&'static [RuleId]> {
        self.outcome.map(|outcome| match outcome {
            Outcome::Won => [rule_ids::ALL_SAVED].as_slice(),
            Outcome::Lost(Loss::BookEnded) => &[rule_ids::BOOK_ENDS],
            Outcome::Lost(Loss::NoLadders) => &[rule_ids::NO_LADDERS],
            Outcome::Lost(Loss::CannotWin) => &[rule_ids::CANNOT_WIN],
        })
    }

    fn resolve(&self, event: &Event) -> core::Outcome<Self> {
        let mut next = *self;
        let ruling = match event {
            Event::TurnPage => next.turn_page().map(|()| None)?,
            Event::Foghorn => next.foghorn().map(|()| None)?,
            Event::Ladders(played) => next.ladders(played).map(Some)?,
            Event::Hand { player, cards } => next.set_hand(*player, cards).map(|()| None)?,
            Event::Squires(squires) => next.set_squires(*squires).map(|()| None)?,
        };
        Ok((next, ruling))
    }
}
