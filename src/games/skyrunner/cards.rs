//! The cards of SkyRunner and the hands that hold them. Pure.

use serde::Serialize;

/// A card of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// 2 to 5 levels up.
    Climb(i16),
    Material,
    Lost,
    Sabotage,
    /// 2 or 3 levels down.
    Fall(i16),
}

impl Card {
    /// Whether such a card is printed.
    pub fn exists(self) -> bool {
        match self {
            Self::Climb(value) => (2..=5).contains(&value),
            Self::Fall(value) => (2..=3).contains(&value),
            Self::Material | Self::Lost | Self::Sabotage => true,
        }
    }
}

/// How many cards of each kind are in the pile, or in the discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Stack {
    pub climb: u8,
    pub material: u8,
    pub lost: u8,
    pub sabotage: u8,
    pub fall: u8,
}

impl Stack {
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn len(&self) -> u8 {
        self.climb + self.material + self.lost + self.sabotage + self.fall
    }

    /// How many of this kind there are.
    pub fn has(mut self, card: Card) -> u8 {
        *self.count(card)
    }

    /// Takes a card of this kind out; nothing if none is left.
    pub(super) fn take(&mut self, card: Card) -> Option<()> {
        let count = self.count(card);
        *count = count.checked_sub(1)?;
        Some(())
    }

    pub(super) fn put(&mut self, card: Card) {
        *self.count(card) += 1;
    }

    fn count(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Climb(_) => &mut self.climb,
            Card::Material => &mut self.material,
            Card::Lost => &mut self.lost,
            Card::Sabotage => &mut self.sabotage,
            Card::Fall(_) => &mut self.fall,
        }
    }
}

/// The bids still in hand: a set of values from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bids(u8);

impl Bids {
    pub const ALL: Self = Self(0xFF);

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn contains(self, bid: i16) -> bool {
        (1..=8).contains(&bid) && self.0 & (1 << (bid - 1)) != 0
    }

    pub fn values(self) -> impl Iterator<Item = i16> + Clone {
        (1..=8).filter(move |bid| self.contains(*bid))
    }

    pub(super) fn spend(&mut self, bid: i16) -> Option<()> {
        let held = self.contains(bid);
        if held {
            self.0 &= !(1 << (bid - 1));
        }
        held.then_some(())
    }
}

impl FromIterator<i16> for Bids {
    /// Values that are no bid are left out.
    fn from_iter<I: IntoIterator<Item = i16>>(bids: I) -> Self {
        let bits = bids
            .into_iter()
            .filter(|bid| (1..=8).contains(bid))
            .fold(0, |bits, bid| bits | 1 << (bid - 1));
        Self(bits)
    }
}

/// Climb cards: how many of each value from 2 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Climbs([u8; 4]);

impl Climbs {
    /// The values held, lowest first.
    pub fn values(self) -> impl Iterator<Item = i16> + Clone {
        (2..)
            .zip(self.0)
            .flat_map(|(value, count)| std::iter::repeat_n(value, usize::from(count)))
    }

    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The different values of at least this much, lowest first.
    pub(super) fn fitting(self, least: i16) -> impl Iterator<Item = i16> {
        (2..)
            .zip(self.0)
            .filter(move |(value, count)| *value >= least && *count > 0)
            .map(|(value, _)| value)
    }

    pub(super) fn add(&mut self, value: i16) {
        if let Some(count) = self.count(value) {
            *count += 1;
        }
    }

    pub(super) fn take(&mut self, value: i16) -> Option<()> {
        let count = self.count(value)?;
        *count = count.checked_sub(1)?;
        Some(())
    }

    fn count(&mut self, value: i16) -> Option<&mut u8> {
        let index = usize::try_from(value).ok()?.checked_sub(2)?;
        self.0.get_mut(index)
    }
}

impl FromIterator<i16> for Climbs {
    fn from_iter<I: IntoIterator<Item = i16>>(values: I) -> Self {
        let mut climbs = Self::default();
        for value in values {
            climbs.add(value);
        }
        climbs
    }
}
