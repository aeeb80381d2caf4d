//! Computes what the hands can still build. Exact and fast: heights are added up hand by hand
//! instead of combination by combination. Pure.

/// Six ladders of 8.
const MAX_HEIGHT: usize = 48;

/// The ladders a player still holds: a set of values from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand(u8);

impl Hand {
    pub const FULL: Self = Self(0xFF);
    pub const EMPTY: Self = Self(0);

    pub fn contains(self, card: i16) -> bool {
        (1..=8).contains(&card) && self.0 & (1 << (card - 1)) != 0
    }

    /// The hand after this ladder is spent; nothing if it is not in hand.
    #[must_use]
    pub fn without(self, card: i16) -> Option<Self> {
        self.contains(card)
            .then(|| Self(self.0 & !(1 << (card - 1))))
    }

    pub fn cards(self) -> impl DoubleEndedIterator<Item = i16> + Clone {
        (1..=8).filter(move |card| self.contains(*card))
    }

    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<i16> for Hand {
    /// Values that are no ladder are left out.
    fn from_iter<I: IntoIterator<Item = i16>>(cards: I) -> Self {
        let bits = cards
            .into_iter()
            .filter(|card| (1..=8).contains(card))
            .fold(0, |bits, card| bits | 1 << (card - 1));
        Self(bits)
    }
}

/// In how many ways each height can be built with one ladder from each hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways([u64; MAX_HEIGHT + 1]);

impl Ways {
    /// Counts for the hands given, at most six; with a hand that is empty there are none.
    pub fn of(hands: &[Hand]) -> Self {
        let mut ways = [0; MAX_HEIGHT + 1];
        if hands.is_empty() || hands.len() > 6 {
            return Self(ways);
        }
        ways[0] = 1;
        for hand in hands {
            let mut next = [0; MAX_HEIGHT + 1];
            for card in hand.cards().filter_map(|card| usize::try_from(card).ok()) {
                for (below, here) in ways.iter().zip(&mut next[card..]) {
                    *here += below;
                }
            }
            ways = next;
        }
        Self(ways)
    }

    pub fn to(&self, height: i64) -> u64 {
        usize::try_from(height)
            .ok()
            .and_then(|height| self.0.get(height).copied())
            .unwrap_or(0)
    }

    /// All heights that can be built, with the number of ways, lowest first.
    pub fn heights(&self) -> impl Iterator<Item = (u16, u64)> {
        (0..)
            .zip(self.0)
            .filter(|(height, ways)| *height > 0 && *ways > 0)
    }
}

/// For each ladder of the Prince, in how many ways the heroes can complete the height.
pub fn references(hands: &[Hand], prince: usize, height: i64) -> Vec<(i16, u64)> {
    let Some(own) = hands.get(prince) else {
        return Vec::new();
    };
    let heroes: Vec<Hand> = hands
        .iter()
        .enumerate()
        .filter(|(seat, _)| *seat != prince)
        .map(|(_, hand)| *hand)
        .collect();
    let ways = Ways::of(&heroes);
    own.cards()
        .map(|card| (card, ways.to(height.saturating_sub(card.into()))))
        .collect()
}

/// The lowest and highest height; nothing if a hand is empty.
pub fn reachable(hands: &[Hand]) -> Option<(u16, u16)> {
    hands.iter().try_fold((0, 0), |(low, high), hand| {
        let lowest = u16::try_from(hand.0.trailing_zeros()).ok()? + 1;
        let highest = u16::try_from(u8::BITS - hand.0.leading_zeros()).ok()?;
        (!hand.is_empty()).then_some((low + lowest, high + highest))
    })
}
