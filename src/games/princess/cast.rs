//! Which princesses wait in the tower: by swords, with a name or without.

use super::components::{self, FIRST_GAME};
use super::rules::{Mode, Princess};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

/// A princess as settings keep her.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrincessCard {
    pub name: String,
    pub swords: i16,
}

/// How the princesses are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cast {
    /// The four of a first game.
    #[default]
    First,
    Random,
    Chosen,
}

/// [`Mode`] as settings keep it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Story {
    #[default]
    Standard,
    Extreme,
}

impl From<Story> for Mode {
    fn from(story: Story) -> Self {
        match story {
            Story::Standard => Self::Standard,
            Story::Extreme => Self::Extreme,
        }
    }
}

/// What a table chose last, and what it has written down, for next time.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub story: Story,
    pub without_squires: bool,
    pub cast: Cast,
    pub chosen: Vec<PrincessCard>,
    /// Princesses that were named once.
    pub known: Vec<PrincessCard>,
    /// The Prince's help is off at this table.
    pub without_help: bool,
    /// What story pages asked for, in the table's own words, the latest first.
    pub pages: Vec<String>,
}

/// More than this is more to search than to write again.
const KNOWN: usize = 12;

impl Remembered {
    pub fn knows(&mut self, lady: &PrincessCard) {
        let first = FIRST_GAME.iter().any(|(name, _)| *name == lady.name);
        if lady.name.trim().is_empty() || first {
            return;
        }
        self.known.retain(|known| known.name != lady.name);
        self.known.insert(0, lady.clone());
        self.known.truncate(KNOWN);
    }

    /// Something a page asks for, to be found again next time.
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
pub fn drawn(story: Story, seed: u64) -> Vec<PrincessCard> {
    let mut chance = SmallRng::seed_from_u64(seed);
    let mut deck: Vec<i16> = (0..12).map(|card| card % 4 + 1).collect();
    let mut ladies: Vec<PrincessCard> = (0..components::princesses(story.into()))
        .map(|_| PrincessCard {
            name: String::new(),
            swords: deck.swap_remove(chance.random_range(0..deck.len())),
        })
        .collect();
    ladies.sort_by_key(|lady| lady.swords);
    ladies
}

/// As many as the story asks for: what was chosen, and the levels in turn for what is missing.
pub fn fitted(chosen: &[PrincessCard], story: Story) -> Vec<PrincessCard> {
    let count = usize::from(components::princesses(story.into()));
    let mut ladies: Vec<PrincessCard> = chosen
        .iter()
        .filter(|lady| (1..=4).contains(&lady.swords))
        .take(count)
        .cloned()
        .collect();
    let mut levels = (1..=4).cycle();
    while ladies.len() < count {
        ladies.push(PrincessCard {
            name: String::new(),
            swords: levels.next().unwrap_or(1),
        });
    }
    ladies.sort_by_key(|lady| lady.swords);
    ladies
}

pub fn princesses(ladies: &[PrincessCard]) -> Vec<Princess> {
    ladies
        .iter()
        .map(|lady| Princess {
            name: lady.name.trim().to_owned(),
            swords: lady.swords,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weakest_is_always_on_top() {
        for seed in 0..200 {
            for story in [Story::Standard, Story::Extreme] {
                let ladies = drawn(story, seed);
                assert_eq!(
                    ladies.len(),
                    usize::from(components::princesses(story.into()))
                );
                assert!(ladies.is_sorted_by_key(|lady| lady.swords));
                let most = |level| ladies.iter().filter(|lady| lady.swords == level).count();
                assert!((1..=4).all(|level| most(level) <= 3));
            }
        }
        let fitted = fitted(&first(), Story::Extreme);
        let swords: Vec<i16> = fitted.iter().map(|lady| lady.swords).collect();
        assert_eq!(swords, [1, 1, 2, 2, 3, 3, 4]);
    }

    #[test]
    fn what_was_written_once_comes_first_and_only_once() {
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
