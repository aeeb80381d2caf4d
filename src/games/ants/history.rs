//! History of the ants: the aphids, round by round.

use super::memory::rounds;
use super::rules::{Event, GOAL, Ruling, State};
use crate::core::chart::{Chart, Series, Sign};
use crate::core::{Icon, Journal, Player, Seat};
use crate::history::{
    Games, History, Moment, Record, Standing, Total, Who, name, names, with_number,
};
use crate::localize::{Words, number};

fn indices(seats: &[Seat]) -> impl Iterator<Item = usize> {
    seats.iter().map(|seat| seat.index())
}

/// The Ghost plays tricks too, from a seat of his own.
fn player(at: &Moment<'_, State>, seat: Seat) -> String {
    if seat.index() >= at.after.scores().len() {
        at.words.text("ants-ghost")
    } else {
        at.name(seat.index())
    }
}

/// Which goals somebody reached in this round, in words.
fn reached(words: &Words, at: &Moment<'_, State>, seat: usize) -> String {
    let facts = at.ruling.map(|ruled| &ruled.facts);
    let (Event::Round(round), Some(Ruling::Round(ruling))) = (at.event, facts) else {
        return String::new();
    };
    let goals = [
        ("ants-plus", &ruling.plus),
        ("ants-minus", &ruling.minus),
        ("ants-queens", &ruling.queens),
    ];
    let mut said: Vec<String> = goals
        .into_iter()
        .filter(|(_, seats)| indices(seats).any(|one| one == seat))
        .map(|(key, _)| words.text(key))
        .collect();
    let bugs = round.tally.get(seat).map_or(0, |tally| tally.ladybugs);
    if bugs > 0 {
        said.push(words.text_with("ants-told-ladybugs", &[("count", bugs.into())]));
    }
    said.join(", ")
}

/// The level of a game of two against two.
const TEAMS: &str = "teams";

/// "Zoé 11 · Ani 9", the highest first; partners together.
fn scores(words: &Words, people: &[Player], scores: &[i64], teams: Option<[i64; 2]>) -> String {
    let said = |name: &str, score: i64| with_number(name, number(score));
    let line: Vec<String> = match teams {
        Some(teams) => {
            let pair = |team| names(words, people, [team, team + 2]);
            let teams = teams.iter().enumerate();
            teams
                .map(|(team, score)| said(&pair(team), *score))
                .collect()
        }
        None => {
            let mut order: Vec<usize> = (0..scores.len()).collect();
            order.sort_by_key(|seat| -scores[*seat]);
            let order = order.into_iter();
            order
                .map(|seat| said(&name(people, seat), scores[seat]))
                .collect()
        }
    };
    line.join(" · ")
}

impl History for State {
    fn headline(words: &Words, people: &[Player], journal: &Journal<Self>) -> (String, String) {
        let state = journal.state();
        let heading = words.text_with("ants-round", &[("round", (state.round() + 1).into())]);
        (
            heading,
            scores(words, people, state.scores(), state.team_scores()),
        )
    }

    fn result(words: &Words, record: &Record) -> String {
        let teams = match (record.level.as_str(), record.scores.as_slice()) {
            (TEAMS, [a, b, c, d]) => Some([a + c, b + d]),
            _ => None,
        };
        if record.winners.is_empty() {
            return scores(words, &record.people, &record.scores, teams);
        }
        let best = match teams {
            Some(teams) => teams.into_iter().max(),
            None => record.scores.iter().copied().max(),
        };
        let key = if record.winners.len() == 1 {
            "ants-result-one"
        } else {
            "ants-result-many"
        };
        let winners = names(words, &record.people, record.winners.iter().copied());
        let args = [
            ("names", winners.into()),
            ("score", number(best.unwrap_or(0)).into()),
        ];
        words.text_with(key, &args)
    }

    fn describe(at: &Moment<'_, Self>) -> (String, Option<String>) {
        let words = at.words;
        match at.ruling.map(|ruled| &ruled.facts) {
            Some(Ruling::Round(ruling)) => {
                let told =
                    words.text_with("ants-told-round", &[("round", at.after.round().into())]);
                let goals = [
                    ("ants-told-plus", &ruling.plus),
                    ("ants-told-minus", &ruling.minus),
                    ("ants-told-queens", &ruling.queens),
                ];
                let line = goals.into_iter().filter(|(_, seats)| !seats.is_empty());
                let line = line.map(|(key, seats)| {
                    let who = names(words, at.people, indices(seats));
                    words.text_with(key, &[("names", who.into())])
                });
                let line: Vec<String> = line.collect();
                (told, Some(line.join(" · ")))
            }
            Some(Ruling::Trick { winner, .. }) => {
                let told = match winner {
                    Some(seat) => {
                        words.text_with("ants-told-trick", &[("name", player(at, *seat).into())])
                    }
                    None => words.text("ants-takes-nobody"),
                };
                (told, None)
            }
            None => (String::new(), None),
        }
    }

    fn standings(
        words: &Words,
        _people: &[Player],
        state: &Self,
        at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let one = |(seat, score): (usize, &i64)| {
            let about = at.map_or_else(String::new, |at| reached(words, at, seat));
            Standing::of(Who::Seat(seat), *score).about(about)
        };
        state.scores().iter().enumerate().map(one).collect()
    }

    fn chart(words: &Words, people: &[Player], journal: &Journal<Self>) -> Chart {
        let rounds = rounds(journal);
        let teams = journal.state().team_scores().is_some();
        let line = |seats: &[usize]| {
            let points = rounds.iter().zip(1_u16..).map(|(round, number)| {
                let scores = seats.iter().filter_map(|seat| round.scores.get(*seat));
                (f32::from(number), scores.sum::<i64>())
            });
            let first = seats.first().and_then(|seat| people.get(*seat));
            first.map(|person| Series {
                sign: Sign::Player(person.hue),
                name: names(words, people, seats.iter().copied()),
                points: std::iter::once((0.0, 0)).chain(points).collect(),
                stairs: false,
            })
        };
        let series: Vec<Series> = if teams {
            [[0, 2], [1, 3]]
                .iter()
                .filter_map(|pair| line(pair))
                .collect()
        } else {
            (0..people.len()).filter_map(|seat| line(&[seat])).collect()
        };
        let mut round = 0_u16;
        let steps = journal.events().iter().map(|event| {
            round += u16::from(matches!(event, Event::Round(_)));
            f32::from(round)
        });
        let steps = std::iter::once(0.0).chain(steps).collect();
        Chart {
            title: words.text("ants-plot"),
            series,
            goals: if teams { Vec::new() } else { vec![GOAL] },
            until: f32::from(round.max(1)),
            most: GOAL,
            steps,
            ..Chart::default()
        }
    }

    fn record(journal: &Journal<Self>) -> Record {
        let state = journal.state();
        Record {
            level: if journal.setup().teams { TEAMS } else { "" }.to_owned(),
            winners: state.winners().map(indices).into_iter().flatten().collect(),
            scores: state.scores().to_vec(),
            ..Record::default()
        }
    }

    fn totals(words: &Words, many: &Games<'_>) -> Vec<Total> {
        let aphids = many.score_sum();
        let aphids = Total::new(
            Icon::Aphid,
            words.number(aphids),
            words.text_with("ants-total-aphids", &[("count", aphids.into())]),
        );
        let wins = many.won(words, Icon::AntQueen, "history-wins");
        let most = many.highest().map(|(score, name, id)| {
            let about = words.text_with("ants-record", &[("name", name.into())]);
            Total::new(Icon::Crown, words.number(score), about).of_game(id)
        });
        [aphids, wins].into_iter().chain(most).collect()
    }
}
