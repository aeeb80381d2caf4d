//! History of Vertical: everybody's height, turn by turn.

use super::components::TILES;
use super::rules::{Climber, Drawn, Event, Gear, Ruling, State, Token};
use super::wall::Place;
use crate::core::chart::{Chart, Series, Sign};
use crate::core::{Icon, Journal, Player, Seat};
use crate::history::{Games, History, Moment, Record, Standing, Total, Who, names, with_number};
use crate::localize::{Arg, Words};

/// A height on the chart: below the foot is one lower than the foot.
fn row(at: Option<Place>) -> i64 {
    at.map_or(-1, |place| place.row)
}

fn figure(row: i64) -> String {
    if row < 0 {
        "\u{2013}".to_owned()
    } else {
        row.to_string()
    }
}

impl Token {
    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Carabiner => "cliff-carabiner",
            Self::CaveMap => "cliff-cave-map",
            Self::Crampons => "cliff-crampons",
            Self::IceAxe => "cliff-ice-axe",
            Self::Ladder => "cliff-ladder",
            Self::Zipline => "cliff-zipline",
        }
    }
}

/// The tokens in a bag: "Mousqueton, Échelle".
fn told_bag(words: &Words, climber: &Climber) -> String {
    let tokens = climber.bag.iter();
    let tokens: Vec<String> = tokens.map(|token| words.text(token.key())).collect();
    tokens.join(", ")
}

const fn hung_key(gear: Gear) -> &'static str {
    match gear {
        Gear::Carabiner => "cliff-told-carabiner",
        Gear::Ladder => "cliff-told-ladder",
        Gear::Zipline => "cliff-told-zipline",
    }
}

/// The key of a sentence about a fall.
pub fn fall_key(facts: Ruling) -> &'static str {
    match (facts.from, facts.to) {
        (None, _) => "cliff-falls-below",
        (from, to) if from == to => "cliff-falls-held",
        (_, Some(_)) => "cliff-falls-caught",
        (_, None) => "cliff-falls-to-foot",
    }
}

fn fell(at: &Moment<'_, State>, name: Arg) -> String {
    let key = at
        .ruling
        .map_or("cliff-falls-below", |ruled| fall_key(ruled.facts));
    at.words.text_with(key, &[("name", name)])
}

fn moved(at: &Moment<'_, State>, name: Arg, to: Place) -> String {
    let climber = at.before.climbers().get(at.before.turn().index());
    let from = row(climber.and_then(|climber| climber.at));
    let key = match to.row.cmp(&from) {
        _ if from < 0 => "cliff-told-starts",
        std::cmp::Ordering::Greater => "cliff-told-up",
        std::cmp::Ordering::Less => "cliff-told-down",
        std::cmp::Ordering::Equal => "cliff-told-aside",
    };
    let args = [("name", name), ("row", to.row.into())];
    at.words.text_with(key, &args)
}

/// The winner that the players named after this end; a choice after an older end does not count.
pub fn decided(journal: &Journal<State>) -> Option<Seat> {
    let winners = journal.state().winners()?;
    let ended = journal.events().len();
    let named = journal.notes().iter().rev().find_map(|note| {
        let value = note.note.get("winner")?;
        (note.after == ended).then(|| value.as_i64())
    })??;
    let seat = Seat::from_whole(named);
    winners.contains(&seat).then_some(seat)
}

/// The winners, after what the players decided.
pub fn winners(journal: &Journal<State>) -> Vec<Seat> {
    match decided(journal) {
        Some(seat) => vec![seat],
        None => journal.state().winners().unwrap_or_default().to_vec(),
    }
}

impl History for State {
    fn headline(words: &Words, people: &[Player], journal: &Journal<Self>) -> (String, String) {
        let state = journal.state();
        let head = words.text_with("cliff-stands", &[("count", state.tiles_left().into())]);
        let line = people
            .iter()
            .zip(state.climbers())
            .map(|(person, climber)| with_number(&person.name, figure(row(climber.at))))
            .collect::<Vec<_>>()
            .join(" · ");
        (head, line)
    }

    fn result(words: &Words, record: &Record) -> String {
        let Some(first) = record.winners.first() else {
            return String::new();
        };
        let names = names(words, &record.people, record.winners.iter().copied());
        let args = [
            ("count", record.winners.len().into()),
            ("names", names.into()),
            (
                "row",
                record.scores.get(*first).copied().unwrap_or(-1).into(),
            ),
        ];
        words.text_with("cliff-result", &args)
    }

    fn describe(at: &Moment<'_, Self>) -> (String, Option<String>) {
        let words = at.words;
        let name = Arg::from(at.name(at.before.turn().index()));
        let told = match at.event {
            Event::Draw(Drawn::Tile) => words.text_with("cliff-told-tile", &[("name", name)]),
            Event::Draw(Drawn::Fall) => fell(at, name),
            Event::Equip { token, at } => {
                words.text_with(hung_key(*token), &[("name", name), ("row", at.row.into())])
            }
            Event::Cave(place) => words.text_with(
                "cliff-told-cave",
                &[("name", name), ("row", place.row.into())],
            ),
            Event::Move(to) => moved(at, name, *to),
            Event::Next if at.after.winners().is_some() => words.text("cliff-over"),
            Event::Next => {
                let next = at.name(at.after.turn().index());
                words.text_with("cliff-turn", &[("name", next.into())])
            }
            Event::Place { player, at: place } => {
                let name = ("name", at.name(player.index()).into());
                match place {
                    None => words.text_with("cliff-told-set-below", &[name]),
                    Some(place) => {
                        let row = ("row", place.row.into());
                        words.text_with("cliff-told-set-place", &[name, row])
                    }
                }
            }
            // The light mode asks for no bags.
            Event::Bag { player, bag } if bag.is_empty() && at.before.tiles_left() == TILES => {
                let name = ("name", at.name(player.index()).into());
                words.text_with("cliff-told-bag-unknown", &[name])
            }
            Event::Bag { player, bag } => {
                let climber = at.after.climbers().get(player.index());
                let args = [
                    ("name", at.name(player.index()).into()),
                    ("count", bag.len().into()),
                    (
                        "tokens",
                        climber
                            .map_or_else(String::new, |climber| told_bag(words, climber))
                            .into(),
                    ),
                ];
                words.text_with("cliff-told-set-bag", &args)
            }
        };
        let left = words.text_with("cliff-stands", &[("count", at.after.tiles_left().into())]);
        (told, Some(left))
    }

    fn standings(
        words: &Words,
        _people: &[Player],
        state: &Self,
        _at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let one = |(seat, climber): (usize, &Climber)| {
            let row = row(climber.at);
            Standing::of(Who::Seat(seat), row)
                .about(told_bag(words, climber))
                .figure(figure(row))
        };
        state.climbers().iter().enumerate().map(one).collect()
    }

    fn chart(words: &Words, people: &[Player], journal: &Journal<Self>) -> Chart {
        let rows = |state: &State| {
            let climbers = state.climbers().iter();
            climbers.map(|climber| row(climber.at)).collect::<Vec<_>>()
        };
        let mut turn = 0_u16;
        let mut course = vec![(0.0, rows(journal.first()))];
        let mut steps = vec![0.0];
        for (event, state, _) in journal.history() {
            // Within a turn the climber is on the way to the end of it.
            let ends = matches!(event, Event::Next);
            turn += u16::from(ends);
            let at = f32::from(turn) + if ends { 0.0 } else { 0.5 };
            steps.push(at);
            course.push((at, rows(&state)));
        }
        let until = steps.iter().copied().fold(1.0, f32::max);
        let series = people.iter().enumerate().map(|(seat, person)| Series {
            sign: Sign::Player(person.hue),
            name: person.name.clone(),
            points: course
                .iter()
                .filter_map(|(at, rows)| Some((*at, *rows.get(seat)?)))
                .collect(),
            stairs: true,
        });
        Chart {
            title: words.text("cliff-heights-title"),
            series: series.collect(),
            goals: vec![0],
            until,
            least: -1,
            most: 3,
            nowhere: Some(row(None)),
            steps,
            ..Chart::default()
        }
    }

    fn record(journal: &Journal<Self>) -> Record {
        let climbers = journal.state().climbers().iter();
        Record {
            winners: winners(journal).iter().map(|seat| seat.index()).collect(),
            scores: climbers.map(|climber| row(climber.at)).collect(),
            ..Record::default()
        }
    }

    fn totals(words: &Words, many: &Games<'_>) -> Vec<Total> {
        let summits = many.won(words, Icon::Pawn, "cliff-total-summits");
        let highest = many.highest().map(|(row, name, id)| {
            let about = words.text_with("cliff-record", &[("name", name.into())]);
            Total::new(Icon::Crown, figure(row), about).of_game(id)
        });
        std::iter::once(summits).chain(highest).collect()
    }
}
