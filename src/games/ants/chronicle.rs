//! Ants looked back on: the aphids, round by round.

use super::memory::rounds;
use super::rules::{Event, GOAL, Ruling, State};
use crate::chronicle::{Chronicle, Deeds, Many, Moment, Standing, Total, Who, names};
use crate::journal::{Journal, Seat};
use crate::localize::Words;
use crate::settings::Person;
use crate::ui::icon::Icon;
use crate::ui::plot::{Plot, Series, Sign};

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
    let (Event::Round(round), Some(ruled)) = (at.event, at.ruling) else {
        return String::new();
    };
    let Ruling::Round {
        plus,
        minus,
        queens,
        ..
    } = &ruled.facts
    else {
        return String::new();
    };
    let goals = [
        ("ants-plus", plus),
        ("ants-minus", minus),
        ("ants-queens", queens),
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

impl Chronicle for State {
    fn told(at: &Moment<'_, Self>) -> (String, Option<String>) {
        let words = at.words;
        match at.ruling.map(|ruled| &ruled.facts) {
            Some(Ruling::Round {
                plus,
                minus,
                queens,
                ..
            }) => {
                let told =
                    words.text_with("ants-told-round", &[("round", at.after.round().into())]);
                let goals = [
                    ("ants-told-plus", plus),
                    ("ants-told-minus", minus),
                    ("ants-told-queens", queens),
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

    fn standing(
        words: &Words,
        _people: &[Person],
        state: &Self,
        at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let one = |(seat, score): (usize, &i64)| {
            let about = at.map_or_else(String::new, |at| reached(words, at, seat));
            Standing::of(Who::Seat(seat), *score).about(about)
        };
        state.scores().iter().enumerate().map(one).collect()
    }

    fn course(words: &Words, people: &[Person], journal: &Journal<Self>) -> Plot {
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
        Plot {
            title: words.text("ants-plot"),
            series,
            goals: if teams { Vec::new() } else { vec![GOAL] },
            until: f32::from(round.max(1)),
            most: GOAL,
            steps,
            ..Plot::default()
        }
    }

    fn deeds(journal: &Journal<Self>) -> Deeds {
        let state = journal.state();
        Deeds {
            level: if journal.setup().teams { "teams" } else { "" }.to_owned(),
            winners: state.winners().map(indices).into_iter().flatten().collect(),
            scores: state.scores().to_vec(),
            ..Deeds::default()
        }
    }

    fn totals(words: &Words, many: &Many<'_>) -> Vec<Total> {
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
