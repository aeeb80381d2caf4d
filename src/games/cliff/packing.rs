//! Bags being packed: whose token is where, and what the supply still holds. Pure.

use super::components::{BAG, HEAP};
use super::rules::Token;
use serde::{Deserialize, Serialize};

/// A bag, with the name it was packed for and the seat of that name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bag {
    pub name: String,
    seat: usize,
    pub tokens: Vec<Token>,
}

/// All bags. A bag follows its owner to another seat, and stays with the seat when its owner is
/// renamed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Packing {
    bags: Vec<Bag>,
}

impl Packing {
    fn find(&self, names: &[&str], seat: usize) -> Option<&Bag> {
        let name = names.get(seat)?;
        self.bags.iter().find(|bag| bag.name == *name).or_else(|| {
            self.bags
                .iter()
                .find(|bag| bag.seat == seat && !names.contains(&bag.name.as_str()))
        })
    }

    pub fn bag(&self, names: &[&str], seat: usize) -> &[Token] {
        self.find(names, seat)
            .map(|bag| bag.tokens.as_slice())
            .unwrap_or_default()
    }

    pub fn bags(&self, names: &[&str]) -> Vec<Vec<Token>> {
        (0..names.len())
            .map(|seat| self.bag(names, seat).to_vec())
            .collect()
    }

    /// Keeps one bag for each player, and none for others.
    fn settle(&mut self, names: &[&str]) {
        self.bags = (0..names.len())
            .map(|seat| Bag {
                name: names[seat].to_owned(),
                seat,
                tokens: self.bag(names, seat).to_vec(),
            })
            .collect();
    }

    /// What is left of a heap.
    pub fn left(&self, names: &[&str], token: Token) -> u8 {
        let packed = (0..names.len())
            .flat_map(|seat| self.bag(names, seat))
            .filter(|packed| **packed == token)
            .count();
        HEAP.saturating_sub(u8::try_from(packed).unwrap_or(HEAP))
    }

    /// How many tokens are missing in this bag.
    pub fn wants(&self, names: &[&str], seat: usize) -> usize {
        BAG.saturating_sub(self.bag(names, seat).len())
    }

    /// Takes a token from its heap, if there is one and the bag is not full.
    pub fn put(&mut self, names: &[&str], seat: usize, token: Token) -> bool {
        self.settle(names);
        let fits = self.wants(names, seat) > 0 && self.left(names, token) > 0;
        match self.bags.get_mut(seat) {
            Some(bag) if fits => {
                bag.tokens.push(token);
                true
            }
            _ => false,
        }
    }

    /// Puts a token back on its heap.
    pub fn take_back(&mut self, names: &[&str], seat: usize, place: usize) {
        self.settle(names);
        if let Some(bag) = self.bags.get_mut(seat)
            && place < bag.tokens.len()
        {
            let _ = bag.tokens.remove(place);
        }
    }

    /// The next bag clockwise that is not full, this one first.
    pub fn open(&self, names: &[&str], from: usize) -> Option<usize> {
        let count = names.len();
        (0..count)
            .map(|step| (from + step) % count)
            .find(|seat| self.wants(names, *seat) > 0)
    }

    /// The bags of the last game, for those who played it, as far as the tokens go.
    pub fn repeat(&mut self, names: &[&str], before: &[Bag]) {
        self.bags.clear();
        for (seat, name) in names.iter().enumerate() {
            let Some(bag) = before.iter().find(|bag| bag.name == *name) else {
                continue;
            };
            for token in &bag.tokens {
                let _ = self.put(names, seat, *token);
            }
        }
        self.settle(names);
    }

    /// What is remembered for the next game.
    pub fn packed(&self) -> Vec<Bag> {
        self.bags.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_run_out_at_five() {
        let names = ["Ani", "Zoé"];
        let mut packing = Packing::default();
        for _ in 0..4 {
            assert!(packing.put(&names, 0, Token::Carabiner));
        }
        assert!(!packing.put(&names, 0, Token::Ladder), "a bag holds four");
        assert!(packing.put(&names, 1, Token::Carabiner));
        assert!(!packing.put(&names, 1, Token::Carabiner), "five of a kind");
        assert_eq!(packing.left(&names, Token::Carabiner), 0);
        assert_eq!(packing.open(&names, 0), Some(1));
        packing.take_back(&names, 0, 0);
        assert_eq!(packing.left(&names, Token::Carabiner), 1);
        assert_eq!(packing.wants(&names, 1), 3);
    }

    #[test]
    fn bag_follows_its_owner_and_survives_a_rename() {
        let mut packing = Packing::default();
        assert!(packing.put(&["Ani", "Zoé"], 1, Token::IceAxe));
        assert_eq!(packing.bag(&["Zoé", "Ani"], 0), [Token::IceAxe]);
        assert_eq!(packing.bag(&["Ani", "Léa"], 1), [Token::IceAxe]);
        assert!(packing.bag(&["Ani", "Léa"], 0).is_empty());
    }

    #[test]
    fn bags_of_the_last_game_are_repeated_as_far_as_they_go() {
        let before = [Bag {
            name: "Zoé".into(),
            seat: 3,
            tokens: vec![Token::Ladder, Token::CaveMap],
        }];
        let mut packing = Packing::default();
        packing.repeat(&["Ani", "Zoé"], &before);
        assert_eq!(
            packing.bag(&["Ani", "Zoé"], 1),
            [Token::Ladder, Token::CaveMap]
        );
        assert_eq!(packing.open(&["Ani", "Zoé"], 0), Some(0));
    }
}
