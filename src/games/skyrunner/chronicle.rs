//! SkyRunner looked back on: the levels, turn by turn.

use super::cards::Card;
use super::rules::{Event, Play, Ruling, State, Turn, Weapon};
use super::screen::walls_of;
use super::story;
use crate::chronicle::{Chronicle, Deeds, Many, Moment, Standing, Total, Who};
use crate::journal::Journal;
use crate::localize::{Arg, Words};
use crate::settings::Person;
use crate::ui::icon::Icon;
use crate::ui::plot::{Plot, Series, Sign};

/// A card with its article, as the object of a sentence.
fn the(words: &Words, card: Card) -> String {
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

impl Chronicle for State {
    fn told(at: &Moment<'_, Self>) -> (String, Option<String>) {
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
        }
    }

    fn standing(
        words: &Words,
        _people: &[Person],
        state: &Self,
        _at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let one = |(seat, runner): (usize, &super::rules::Runner)| {
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

    fn course(words: &Words, people: &[Person], journal: &Journal<Self>) -> Plot {
        let race = story::race(journal);
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
        Plot {
            title: words.text("skyrunner-race"),
            series: series.collect(),
            goals: vec![first, second, walls.roof()],
            until: f32::from(turn.max(1)),
            most: walls.roof(),
            steps,
            ..Plot::default()
        }
    }

    fn deeds(journal: &Journal<Self>) -> Deeds {
        let state = journal.state();
        let turns = i64::try_from(story::turns(journal)).unwrap_or(i64::MAX);
        Deeds {
            winners: state
                .winner()
                .map(|seat| seat.index())
                .into_iter()
                .collect(),
            scores: story::levels(state),
            mark: state.winner().map(|_| turns),
            ..Deeds::default()
        }
    }

    fn totals(words: &Words, many: &Many<'_>) -> Vec<Total> {
        let roofs = many.won(words, Icon::Building, "skyrunner-total-roofs");
        let fastest = many.least(|deeds| deeds.mark).map(|(turns, one)| {
            let winner = one.deeds.winners.first().copied().unwrap_or(0);
            let who = crate::chronicle::name(&one.deeds.people, winner);
            let args = [("name", who.into()), ("count", turns.into())];
            let about = words.text_with("skyrunner-record", &args);
            Total::new(Icon::Crown, turns, about).of_game(one.id)
        });
        std::iter::once(roofs).chain(fastest).collect()
    }
}
