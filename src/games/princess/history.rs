//! History of La Princesse aux échelles: ladders and pages, and who was saved.

use super::rules::{Event, Ladders, Loss, Mode, Outcome, Ruling, State};
use super::solver::Hand;
use crate::core::chart::Chart;
use crate::core::{Icon, Journal, Player, shown_name};
use crate::history::{Games, History, Moment, Record, Standing, Total, Who, component_line};
use crate::localize::{Arg, Words};

const MODES: [(Mode, &str, &str); 2] = [
    (Mode::Standard, "standard", "princess-total-standard"),
    (Mode::Extreme, "extreme", "princess-total-extreme"),
];

fn told_ladders(
    at: &Moment<'_, State>,
    played: &Ladders,
    ruling: &Ruling,
) -> (String, Option<String>) {
    let words = at.words;
    let princesses = &at.journal.setup().princesses;
    let princess = princesses.get(usize::from(at.before.saved()));
    let who = princess.map_or_else(String::new, |princess| shown_name(&princess.name));
    let key = if ruling.saved {
        "princess-is-saved"
    } else {
        "princess-not-saved"
    };
    let cards = played.cards.iter().enumerate();
    let cards: Vec<String> = cards
        .map(|(seat, card)| format!("{} {card}", at.name(seat)))
        .collect();
    let more = words.text_with(
        "princess-told-ladders",
        &[
            ("cards", cards.join(", ").into()),
            ("sum", ruling.sum.into()),
            ("dungeon", played.dungeon.into()),
            ("squires", (at.before.squires() - at.after.squires()).into()),
            (
                "page",
                if played.respected || played.ignored {
                    "kept"
                } else {
                    "broken"
                }
                .into(),
            ),
        ],
    );
    (words.text_with(key, &[("name", who.into())]), Some(more))
}

/// The ladders in hand: "1 3 8".
fn ladders(hand: Hand) -> String {
    let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// Why a game was lost, as the index keeps it.
const BOOK: &str = "book";
const LADDERS: &str = "ladders";
const CANNOT: &str = "cannot";

/// How many were saved, of how many.
fn saved(record: &Record) -> [(&'static str, Arg); 2] {
    let all = if record.level == "extreme" { 7 } else { 4 };
    [
        ("saved", record.sum.unwrap_or(0).into()),
        ("all", all.into()),
    ]
}

impl History for State {
    fn headline(words: &Words, people: &[Player], journal: &Journal<Self>) -> (String, String) {
        let state = journal.state();
        let prince = people.get(state.prince().index());
        let name = prince.map_or_else(String::new, |person| person.name.clone());
        let heading = if state.page() == 0 {
            words.text("princess-before")
        } else {
            words.text_with("princess-about-round", &[("round", state.page().into())])
        };
        let args = [
            ("saved", state.saved().into()),
            ("all", journal.setup().princesses.len().into()),
            ("name", name.into()),
        ];
        (heading, words.text_with("princess-stands", &args))
    }

    fn result(words: &Words, record: &Record) -> String {
        let key = match (record.won, record.reason.as_str()) {
            (Some(true), _) => "princess-result-won",
            (Some(false), BOOK) => "princess-result-book",
            (Some(false), LADDERS) => "princess-result-ladders",
            (Some(false), _) => "princess-result-cannot",
            (None, _) => "princess-result-open",
        };
        words.text_with(key, &saved(record))
    }

    fn describe(at: &Moment<'_, Self>) -> (String, Option<String>) {
        let words = at.words;
        let prince = at.name(at.before.prince().index());
        match (at.event, at.ruling) {
            (Event::TurnPage, _) if !at.after.is_open() => (words.text("princess-told-end"), None),
            (Event::TurnPage, _) => {
                let told =
                    words.text_with("princess-told-page", &[("page", at.after.page().into())]);
                let princesses = &at.journal.setup().princesses;
                let princess = princesses.get(usize::from(at.after.saved()));
                let whom = princess.map_or_else(String::new, |princess| shown_name(&princess.name));
                let more = words.text_with(
                    "princess-told-prince",
                    &[("name", prince.into()), ("princess", whom.into())],
                );
                (told, Some(more))
            }
            (Event::Foghorn, _) => {
                let more = words.text_with("princess-foghorn-price", &[("name", prince.into())]);
                (words.text("princess-foghorn-blown"), Some(more))
            }
            (Event::Ladders(played), Some(ruled)) => told_ladders(at, played, &ruled.facts),
            (Event::Ladders(_), None) => (String::new(), None),
            (Event::Hand { player, .. }, _) => {
                let hand = at.after.hands().get(player.index()).copied();
                let hand = hand.unwrap_or(Hand::EMPTY);
                let args = [
                    ("name", at.name(player.index()).into()),
                    ("count", hand.len().into()),
                    ("cards", ladders(hand).into()),
                ];
                (words.text_with("princess-told-set-hand", &args), None)
            }
            (Event::Squires(count), _) => {
                let args = [("count", (*count).into())];
                (words.text_with("princess-told-set-squires", &args), None)
            }
        }
    }

    fn standings(
        words: &Words,
        _people: &[Player],
        state: &Self,
        _at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let thing = |icon, key, count: u8| Standing::of_thing(words, icon, key, count);
        let things = [
            thing(Icon::Princess, "princess-told-saved", state.saved()),
            thing(Icon::BookPage, "princess-told-pages", state.rounds_left()),
            thing(Icon::Squire, "princess-told-squires", state.squires()),
        ];
        let hands =
            state.hands().iter().enumerate().map(|(seat, hand)| {
                Standing::of(Who::Seat(seat), hand.len()).about(ladders(*hand))
            });
        things.into_iter().chain(hands).collect()
    }

    fn chart(words: &Words, _people: &[Player], journal: &Journal<Self>) -> Chart {
        let value = |state: &State| {
            [state.fewest_ladders(), state.rounds_left(), state.saved()].map(i64::from)
        };
        let mut points = value(journal.first()).map(|value| vec![(0.0, value)]);
        let mut steps = vec![0.0];
        for (_, state, _) in journal.history() {
            // A page that is open stands half a step before its end.
            let at = f32::from(state.page()) - if state.is_open() { 0.5 } else { 0.0 };
            steps.push(at);
            for (line, value) in points.iter_mut().zip(value(&state)) {
                line.push((at, value));
            }
        }
        let [ladders, pages, saved] = points;
        let series = |icon, key, points| component_line(words, icon, key, points);
        Chart {
            title: words.text("princess-plot"),
            series: vec![
                series(Icon::LadderCard, "princess-told-ladders-left", ladders),
                series(Icon::BookPage, "princess-told-pages-left", pages),
                series(Icon::Princess, "princess-told-saved-short", saved),
            ],
            until: f32::from(journal.state().pages()),
            most: 8,
            steps,
            ..Chart::default()
        }
    }

    fn record(journal: &Journal<Self>) -> Record {
        let state = journal.state();
        let mode = journal.setup().mode;
        let named = MODES.iter().find(|(one, ..)| *one == mode);
        let won = state.outcome().map(|outcome| outcome == Outcome::Won);
        let reason = match state.outcome() {
            Some(Outcome::Lost(Loss::BookEnded)) => BOOK,
            Some(Outcome::Lost(Loss::NoLadders)) => LADDERS,
            Some(Outcome::Lost(Loss::CannotWin)) => CANNOT,
            Some(Outcome::Won) | None => "",
        };
        Record {
            level: named.map_or("", |(_, name, _)| name).to_owned(),
            won,
            sum: Some(state.saved().into()),
            best: (won == Some(true)).then(|| state.fewest_ladders().into()),
            reason: reason.to_owned(),
            ..Record::default()
        }
    }

    fn brief(words: &Words, record: &Record) -> String {
        words.text_with("princess-of", &saved(record))
    }

    fn totals(words: &Words, many: &Games<'_>) -> Vec<Total> {
        let levels = MODES.map(|(_, level, key)| (level, key));
        let by_mode = many.by_level(words, Icon::Tower, levels);
        let saved = Total::new(
            Icon::Princess,
            words.number(many.sum()),
            words.text_with("princess-total-saved", &[("count", many.sum().into())]),
        );
        let best = many.most(|record| record.best).map(|(left, one)| {
            let args = [("names", one.names(words).into()), ("count", left.into())];
            let about = words.text_with("princess-record", &args);
            Total::new(Icon::Crown, left, about).of_game(one.id)
        });
        by_mode.into_iter().chain([saved]).chain(best).collect()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::games::princess::components::first_game;

    #[test]
    fn ladders_and_pages_fall_as_pages_are_turned() {
        let mut journal: Journal<State> = Journal::new(first_game()).unwrap();
        let ladders = Event::Ladders(Ladders {
            dungeon: 6,
            cards: [1, 2, 3].into_iter().collect(),
            plus: 0,
            minus: 0,
            respected: true,
            ignored: false,
        });
        for event in [Event::TurnPage, ladders, Event::TurnPage, Event::Foghorn] {
            let _ = journal.push(event).unwrap();
        }
        let words = Words::new(crate::core::Language::French);
        let plot = State::chart(&words, &[], &journal);
        assert_eq!(plot.steps, [0.0, 0.5, 1.0, 1.5, 2.0]);
        assert_eq!(plot.series[0].at(1.0), Some(7));
        assert_eq!(plot.series[2].at(2.0), Some(1));
    }
}
