//! Totals and records, computed from what the index keeps.

use super::{Record, name, names};
use crate::core::{FileId, Icon};
use crate::localize::Words;
use std::collections::BTreeMap;

/// One game among many.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry<'a> {
    pub id: &'a FileId,
    pub record: &'a Record,
    /// The seat of the person whose games are counted, if one was chosen.
    pub seat: Option<usize>,
}

impl GameEntry<'_> {
    /// Everybody who was at the table.
    pub fn names(&self, words: &Words) -> String {
        let people = &self.record.people;
        names(words, people, 0..people.len())
    }
}

/// The games of one box that are to be counted.
#[derive(Debug, Clone)]
pub struct Games<'a> {
    pub games: Vec<GameEntry<'a>>,
}

/// A figure with its words; a record links to its game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Total {
    pub sign: Icon,
    pub figure: String,
    pub about: String,
    pub game: Option<FileId>,
}

impl Total {
    pub fn new(sign: Icon, figure: impl ToString, about: String) -> Self {
        Self {
            sign,
            figure: figure.to_string(),
            about,
            game: None,
        }
    }

    #[must_use]
    pub fn of_game(mut self, id: &FileId) -> Self {
        self.game = Some(id.clone());
        self
    }
}

impl<'a> Games<'a> {
    /// Those that were played to the end.
    pub fn finished(&self) -> impl Iterator<Item = &GameEntry<'a>> {
        self.games.iter().filter(|one| one.record.over)
    }

    /// Won and played to the end at this level.
    fn won_at(&self, level: &str) -> (usize, usize) {
        let there = || self.finished().filter(|one| one.record.level == level);
        let won = there().filter(|one| one.record.won == Some(true)).count();
        (won, there().count())
    }

    /// How many were won of how many, for each level that was played: its name in the setup, and
    /// the key of its words.
    pub fn by_level(
        &self,
        words: &Words,
        sign: Icon,
        levels: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> Vec<Total> {
        let total = |(level, key)| {
            let (won, played) = self.won_at(level);
            let args = [("won", won.into()), ("played", played.into())];
            let figure = words.text_with("history-won-of", &args);
            (played > 0).then(|| Total::new(sign, figure, words.text(key)))
        };
        levels.into_iter().filter_map(total).collect()
    }

    pub fn sum(&self) -> i64 {
        self.games.iter().filter_map(|one| one.record.sum).sum()
    }

    /// The scores of everybody, or of the chosen person.
    fn scores(&self) -> impl Iterator<Item = (i64, usize, &GameEntry<'a>)> {
        self.games.iter().flat_map(|one| {
            let scores = one.record.scores.iter().copied().enumerate();
            scores
                .filter(|(seat, _)| one.seat.is_none_or(|asked| asked == *seat))
                .map(move |(seat, score)| (score, seat, one))
        })
    }

    pub fn score_sum(&self) -> i64 {
        self.scores().map(|(score, ..)| score).sum()
    }

    /// The highest score, whose it is, and in which game; the first of equals.
    pub fn highest(&self) -> Option<(i64, String, &'a FileId)> {
        let best = self
            .scores()
            .filter(|(_, _, one)| one.record.over)
            .reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        let (score, seat, one) = best;
        Some((score, name(&one.record.people, seat), one.id))
    }

    /// The most of something among the games won.
    pub fn most(&self, of: impl Fn(&Record) -> Option<i64>) -> Option<(i64, &GameEntry<'a>)> {
        self.first_by(of, |next, best| next > best)
    }

    /// The least of something among the games won.
    pub fn least(&self, of: impl Fn(&Record) -> Option<i64>) -> Option<(i64, &GameEntry<'a>)> {
        self.first_by(of, |next, best| next < best)
    }

    fn first_by(
        &self,
        of: impl Fn(&Record) -> Option<i64>,
        better: impl Fn(i64, i64) -> bool,
    ) -> Option<(i64, &GameEntry<'a>)> {
        let won = |one: &&GameEntry<'a>| match one.seat {
            Some(seat) if !one.record.winners.is_empty() => one.record.winners.contains(&seat),
            _ => one.record.won != Some(false),
        };
        self.finished()
            .filter(won)
            .filter_map(|one| Some((of(one.record)?, one)))
            .reduce(
                |best, next| {
                    if better(next.0, best.0) { next } else { best }
                },
            )
    }

    /// How often somebody won, and who; the words are those of the game.
    pub fn won(&self, words: &Words, sign: Icon, key: &str) -> Total {
        let won: usize = self.wins().iter().map(|(_, count)| count).sum();
        let args = [("count", won.into()), ("who", self.wins_line().into())];
        Total::new(sign, won, words.text_with(key, &args))
    }

    /// Who won how often, the most first; only the chosen person if there is one.
    fn wins(&self) -> Vec<(String, usize)> {
        let mut wins: BTreeMap<String, usize> = BTreeMap::new();
        for one in self.finished() {
            for seat in &one.record.winners {
                if one.seat.is_none_or(|asked| asked == *seat) {
                    *wins.entry(name(&one.record.people, *seat)).or_default() += 1;
                }
            }
        }
        let mut wins: Vec<_> = wins.into_iter().collect();
        wins.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        wins
    }

    /// "Zoé 4 · Ani 2", the first few.
    fn wins_line(&self) -> String {
        let wins = self.wins();
        let few = wins.iter().take(4);
        few.map(|(name, count)| super::with_number(name, count))
            .collect::<Vec<_>>()
            .join(" · ")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::core::{Player, PlayerColour};

    fn record(scores: &[i64], winners: &[usize]) -> Record {
        let person = |name: &str, hue| Player {
            name: name.to_owned(),
            hue,
        };
        Record {
            over: true,
            people: vec![
                person("Ani", PlayerColour::Ember),
                person("Zoé", PlayerColour::Honey),
            ],
            winners: winners.to_vec(),
            scores: scores.to_vec(),
            best: scores.iter().copied().max(),
            ..Record::default()
        }
    }

    #[test]
    fn many_games_are_counted_for_all_and_for_one() {
        let (a, b) = (record(&[15, 9], &[0]), record(&[4, 18], &[1]));
        let ids = [FileId::parse("a").unwrap(), FileId::parse("b").unwrap()];
        let one = |place: usize, record, seat| GameEntry {
            id: &ids[place],
            record,
            seat,
        };
        let all = Games {
            games: vec![one(0, &a, None), one(1, &b, None)],
        };
        assert_eq!(all.score_sum(), 46);
        assert_eq!(all.highest(), Some((18, "Zoé".to_owned(), &ids[1])));
        assert_eq!(all.wins_line(), "Ani\u{a0}1 · Zoé\u{a0}1");
        assert_eq!(
            all.least(|record| record.best).map(|(best, _)| best),
            Some(15)
        );
        let hers = Games {
            games: vec![one(0, &a, Some(1)), one(1, &b, Some(1))],
        };
        assert_eq!(hers.score_sum(), 27);
        assert_eq!(hers.wins(), [("Zoé".to_owned(), 1)]);
        assert_eq!(
            hers.least(|record| record.best).map(|(best, _)| best),
            Some(18)
        );
    }

    #[test]
    fn wins_together_are_counted_by_how_hard_it_was() {
        let game = |level: &str, won, over| Record {
            over,
            level: level.to_owned(),
            won: Some(won),
            ..Record::default()
        };
        let games = [
            game("normal", true, true),
            game("normal", false, true),
            game("expert", false, true),
            game("normal", false, false),
        ];
        let id = FileId::parse("a").unwrap();
        let many = Games {
            games: games
                .iter()
                .map(|record| GameEntry {
                    id: &id,
                    record,
                    seat: None,
                })
                .collect(),
        };
        assert_eq!(many.won_at("normal"), (1, 2));
        assert_eq!(many.won_at("expert"), (0, 1));
    }

    #[test]
    fn a_figure_is_told_from_a_name_that_ends_in_one() {
        assert_eq!(super::super::with_number("Zoé", 4), "Zoé\u{a0}4");
        assert_eq!(
            super::super::with_number("Joueur 2", 4),
            "Joueur 2\u{a0}(4)"
        );
    }
}
