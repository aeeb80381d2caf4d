//! The princesses of a game: by swords, with a name or without.

use super::components::{self, FIRST_GAME};
use super::rules::{Mode, Princess};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

/// A princess as settings keep her.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrincessCard {
    pub name: String,
    /// 0 while unknown.
    pub swords: i16,
}

impl PrincessCard {
    pub const UNKNOWN: Self = Self {
        name: String::new(),
        swords: 0,
    };

    pub fn is_known(&self) -> bool {
        (1..=4).contains(&self.swords)
    }
}

/// How the princesses are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cast {
    /// The four of a first game.
    #[default]
    First,
    /// Drawn at the table, so asked for in every game.
    Random,
    /// Chosen at the table, and the same in the next game.
    Chosen,
}

/// The choices of the last game, and what the players have written down.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub story: Mode,
    pub without_squires: bool,
    pub cast: Cast,
    pub chosen: Vec<PrincessCard>,
    /// Princesses that were named once.
    pub known: Vec<PrincessCard>,
    /// The Prince's help is off at this table.
    pub without_help: bool,
    /// What story pages asked for, in the players' own words, the latest first.
    pub pages: Vec<String>,
}

/// Number of princesses that are remembered.
const KNOWN: usize = 12;

impl Remembered {
    pub fn knows(&mut self, card: &PrincessCard) {
        let first = FIRST_GAME.iter().any(|(name, _)| *name == card.name);
        if card.name.trim().is_empty() || first {
            return;
        }
        self.known.retain(|known| known.name != card.name);
        self.known.insert(0, card.clone());
        self.known.truncate(KNOWN);
    }

    /// Remembers a text of a page.
    pub fn writes(&mut self, text: &str) {
        self.pages.retain(|page| page != text);
        self.pages.insert(0, text.to_owned());
        self.pages.truncate(KNOWN);
    }
}

/// The first game's princesses, weakest first.
pub fn first() -> Vec<PrincessCard> {
    FIRST_GAME
        .iter()
        .map(|(name, swords)| PrincessCard {
            name: (*name).to_owned(),
            swords: *swords,
        })
        .collect()
}

/// Levels drawn as from the twelve cards of the box, three of each level, weakest first.
pub fn drawn(story: Mode, seed: u64) -> Vec<PrincessCard> {
    let mut chance = SmallRng::seed_from_u64(seed);
    let mut deck: Vec<i16> = (0..12).map(|card| card % 4 + 1).collect();
    let mut cards: Vec<PrincessCard> = (0..components::princesses(story))
        .map(|_| PrincessCard {
            name: String::new(),
            swords: deck.swap_remove(chance.random_range(0..deck.len())),
        })
        .collect();
    cards.sort_by_key(|card| card.swords);
    cards
}

/// As many as the story needs: the known ones, weakest first, then unknown ones.
pub fn fitted(chosen: &[PrincessCard], story: Mode) -> Vec<PrincessCard> {
    let count = usize::from(components::princesses(story));
    let known = chosen.iter().filter(|card| card.is_known()).take(count);
    let mut cards: Vec<PrincessCard> = known.cloned().collect();
    cards.sort_by_key(|card| card.swords);
    cards.resize(count, PrincessCard::UNKNOWN);
    cards
}

pub fn princesses(cards: &[PrincessCard]) -> Vec<Princess> {
    cards
        .iter()
        .map(|card| Princess {
            name: card.name.trim().to_owned(),
            swords: card.swords,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weakest_is_always_on_top() {
        for seed in 0..200 {
            for story in [Mode::Standard, Mode::Extreme] {
                let cards = drawn(story, seed);
                assert_eq!(cards.len(), usize::from(components::princesses(story)));
                assert!(cards.is_sorted_by_key(|card| card.swords));
                let most = |level| cards.iter().filter(|card| card.swords == level).count();
                assert!((1..=4).all(|level| most(level) <= 3));
            }
        }
        let fitted = fitted(&first(), Mode::Extreme);
        let swords: Vec<i16> = fitted.iter().map(|card| card.swords).collect();
        assert_eq!(swords, [1, 2, 3, 4, 0, 0, 0], "none is invented");
    }

    #[test]
    fn written_texts_come_first_and_only_once() {
        let mut kept = Remembered::default();
        kept.writes("Sans parler");
        kept.writes("Les yeux fermés");
        kept.writes("Sans parler");
        assert_eq!(kept.pages, ["Sans parler", "Les yeux fermés"]);
        kept.knows(&PrincessCard {
            name: "Raymondine".into(),
            swords: 1,
        });
        kept.knows(&PrincessCard {
            name: "Gertrude".into(),
            swords: 3,
        });
        assert_eq!(kept.known.len(), 1);
    }
}
