//! History of SkyRunner: the levels, turn by turn.

use super::cards::Card;
use super::rules::{Event, Play, Ruling, Runner, State, Turn, Weapon};
use super::turn_report;
use super::walls::walls_of;
use crate::core::chart::{Chart, Series, Sign};
use crate::core::{Icon, Journal, Player};
use crate::history::{Games, History, Moment, Record, Standing, Total, Who, with_number};
use crate::localize::{Arg, Words};

/// A card with its article, as the object of a sentence.
pub(super) fn the(words: &Words, card: Card) -> String {
    let with = |key: &str, value: i16| words.text_with(key, &[("n", value.into())]);
    match card {
        Card::Climb(value) => with("skyrunner-the-climb", value),
        Card::Material => words.text("skyrunner-the-material"),
        Card::Lost => words.text("skyrunner-the-lost"),
        Card::Sabotage => words.text("skyrunner-the-sabotage"),
        Card::Fall(value) => with("skyrunner-the-fall", value),
    }
}

fn turned(at: &Moment<'_, State>, turn: &Turn, ruling: &Ruling) -> String {
    let words = at.words;
    match (ruling.winner, ruling.faller, turn.card) {
        (Some(seat), ..) => words.text_with(
            "skyrunner-line-wins",
            &[
                ("name", at.name(seat.index()).into()),
                ("card", the(words, turn.card).into()),
            ],
        ),
        (_, Some(seat), _) => words.text_with(
            "skyrunner-line-lowest",
            &[("name", at.name(seat.index()).into())],
        ),
        (_, _, Card::Fall(_)) => words.text("skyrunner-line-fall-back"),
        _ => words.text("skyrunner-line-card-back"),
    }
}

/// What everybody played: "Zoé mise 5 · Ani surprise".
fn plays(at: &Moment<'_, State>, turn: &Turn) -> String {
    let words = at.words;
    let one = |(seat, play): (usize, &Play)| {
        let what = match play {
            Play::Bid(bid) => words.text_with("skyrunner-told-bid", &[("n", (*bid).into())]),
            Play::Surprise => words.text("skyrunner-told-surprise"),
            Play::Climb { levels, .. } => {
                words.text_with("skyrunner-told-climb", &[("n", (*levels).into())])
            }
            Play::Lost { target } => words.text_with(
                "skyrunner-told-lost",
                &[("target", at.name(target.index()).into())],
            ),
            Play::Sabotage { target } => words.text_with(
                "skyrunner-told-sabotage",
                &[("target", at.name(target.index()).into())],
            ),
        };
        format!("{} {what}", at.name(seat))
    };
    let plays: Vec<String> = turn.plays.iter().enumerate().map(one).collect();
    plays.join(" · ")
}

/// A whole hand: "enchères 1 5 · surprise · escalade 3 · un matériel".
pub(super) fn told_hand(words: &Words, runner: &Runner) -> String {
    let listed = |key: &str, values: Vec<String>| {
        let count = ("count", values.len().into());
        words.text_with(key, &[count, ("values", values.join(" ").into())])
    };
    let counted = |key: &str, count: u8| {
        (count > 0).then(|| words.text_with(key, &[("count", count.into())]))
    };
    let bids = runner.bids.values().map(|bid| bid.to_string());
    let climbs = runner.climbs.values().map(|value| value.to_string());
    let parts = [
        Some(listed("skyrunner-hand-bids", bids.collect())),
        runner
            .surprise
            .then(|| words.text("skyrunner-told-surprise")),
        Some(listed("skyrunner-hand-climbs", climbs.collect())),
        counted("skyrunner-hand-material", runner.material),
        counted("skyrunner-hand-lost", runner.lost),
        counted("skyrunner-hand-sabotage", runner.sabotage),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

/// How many turns were played.
fn turns(journal: &Journal<State>) -> i64 {
    i64::try_from(turn_report::turns(journal)).unwrap_or(i64::MAX - 1)
}

fn turn(words: &Words, turn: i64) -> String {
    words.text_with("skyrunner-turn", &[("n", turn.into())])
}

impl History for State {
    fn headline(words: &Words, people: &[Player], journal: &Journal<Self>) -> (String, String) {
        let turn = turn(words, turns(journal) + 1);
        let mut order: Vec<(i64, &Player)> = journal
            .state()
            .runners()
            .iter()
            .map(|runner| runner.level)
            .zip(people)
            .collect();
        order.sort_by_key(|(level, _)| std::cmp::Reverse(*level));
        let line: Vec<String> = order
            .iter()
            .map(|(level, person)| with_number(&person.name, level))
            .collect();
        (turn, line.join(" · "))
    }

    fn result(words: &Words, record: &Record) -> String {
        let winner = record.winners.first();
        match winner.and_then(|seat| record.people.get(*seat)) {
            Some(person) => {
                words.text_with("skyrunner-result", &[("name", person.name.as_str().into())])
            }
            None => turn(words, record.count.unwrap_or(1)),
        }
    }

    fn describe(at: &Moment<'_, Self>) -> (String, Option<String>) {
        let words = at.words;
        let name = |seat: usize| ("name", Arg::from(at.name(seat)));
        match (at.event, at.ruling) {
            (Event::Turn(turn), Some(ruled)) => {
                (turned(at, turn, &ruled.facts), Some(plays(at, turn)))
            }
            (Event::Turn(turn), None) => (plays(at, turn), None),
            (
                Event::Use {
                    player,
                    card,
                    target,
                },
                _,
            ) => {
                let key = match card {
                    Weapon::Lost => "skyrunner-line-lost",
                    Weapon::Sabotage => "skyrunner-line-sabotage",
                };
                let target = ("target", at.name(target.index()).into());
                (words.text_with(key, &[name(player.index()), target]), None)
            }
            (Event::Recover(player), _) => (
                words.text_with("skyrunner-line-recovers", &[name(player.index())]),
                None,
            ),
            (Event::Level { player, level }, _) => {
                let args = [name(player.index()), ("n", (*level).into())];
                (words.text_with("skyrunner-line-level", &args), None)
            }
            (Event::Roof(player), _) => (
                words.text_with("skyrunner-on-roof", &[name(player.index())]),
                None,
            ),
            (Event::Hand(hand), _) => {
                let runner = at.after.runners().get(hand.player.index());
                (
                    words.text_with("skyrunner-line-hand", &[name(hand.player.index())]),
                    runner.map(|runner| told_hand(words, runner)),
                )
            }
        }
    }

    fn standings(
        words: &Words,
        _people: &[Player],
        state: &Self,
        _at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let one = |(seat, runner): (usize, &Runner)| {
            let bids = runner.bids.values().count();
            let about = words.text_with(
                "skyrunner-told-hand",
                &[
                    ("bids", bids.into()),
                    ("material", runner.material.into()),
                    ("climbs", runner.climbs.values().count().into()),
                ],
            );
            Standing::of(Who::Seat(seat), runner.level).about(about)
        };
        state.runners().iter().enumerate().map(one).collect()
    }

    fn chart(words: &Words, people: &[Player], journal: &Journal<Self>) -> Chart {
        let race = turn_report::race(journal);
        let walls = walls_of(journal).unwrap_or_default();
        let [first, second, _] = walls.edges();
        let series = people.iter().enumerate().map(|(seat, person)| Series {
            sign: Sign::Player(person.hue),
            name: person.name.clone(),
            points: race
                .iter()
                .zip(0_u16..)
                .filter_map(|(levels, turn)| Some((f32::from(turn), *levels.get(seat)?)))
                .collect(),
            stairs: false,
        });
        let mut turn = 0_u16;
        let steps = journal.events().iter().map(|event| {
            turn += u16::from(matches!(event, Event::Turn(_)));
            f32::from(turn)
        });
        let steps = std::iter::once(0.0).chain(steps).collect();
        Chart {
            title: words.text("skyrunner-race"),
            series: series.collect(),
            goals: vec![first, second, walls.roof()],
            until: f32::from(turn.max(1)),
            most: walls.roof(),
            steps,
            ..Chart::default()
        }
    }

    fn record(journal: &Journal<Self>) -> Record {
        let state = journal.state();
        let turns = turns(journal);
        Record {
            winners: state
                .winner()
                .map(|seat| seat.index())
                .into_iter()
                .collect(),
            scores: turn_report::levels(state),
            best: state.winner().map(|_| turns),
            count: state.winner().is_none().then_some(turns + 1),
            ..Record::default()
        }
    }

    fn totals(words: &Words, many: &Games<'_>) -> Vec<Total> {
        let roofs = many.won(words, Icon::Building, "skyrunner-total-roofs");
        let fastest = many.least(|record| record.best).map(|(turns, one)| {
            let winner = one.record.winners.first().copied().unwrap_or(0);
            let who = crate::history::name(&one.record.people, winner);
            let args = [("name", who.into()), ("count", turns.into())];
            let about = words.text_with("skyrunner-record", &args);
            Total::new(Icon::Crown, turns, about).of_game(one.id)
        });
        std::iter::once(roofs).chain(fastest).collect()
    }
}
