//! History of Escape: jewels and keys over the ten minutes.

use super::rules::{Difficulty, Event, Outcome, State};
use super::soundtrack::{SoundtrackChoice, collapse_ms};
use crate::core::chart::{self, Chart, Sign};
use crate::core::{Icon, Journal, Player, Seat};
use crate::history::{Games, History, Moment, Record, Standing, Total, Who, component_line, names};
use crate::localize::Words;
use serde_json::Value;

const LEVELS: [Difficulty; 3] = [Difficulty::Normal, Difficulty::Advanced, Difficulty::Expert];

const fn level(difficulty: Difficulty) -> (&'static str, &'static str) {
    match difficulty {
        Difficulty::Normal => ("normal", "escape-total-normal"),
        Difficulty::Advanced => ("advanced", "escape-total-advanced"),
        Difficulty::Expert => ("expert", "escape-total-expert"),
    }
}

/// A moment as a journal notes it. Whatever a damaged one says, it can be calculated with.
pub(super) fn noted_ms(noted: Option<&Value>) -> Option<i64> {
    const DAY: i64 = 24 * 3_600_000;
    noted?.as_i64().map(|ms| ms.clamp(-DAY, DAY))
}

/// The moment of every event that stands, in milliseconds after the shout.
pub(super) fn moments(journal: &Journal<State>) -> Vec<i64> {
    let mut moments = vec![0; journal.events().len()];
    for note in journal.notes() {
        let tapped = noted_ms(note.note.get("tap_ms"));
        if let (Some(moment), Some(at)) = (moments.get_mut(note.after), tapped) {
            *moment = at;
        }
    }
    // An event without its moment happened no earlier than the one before it.
    let mut last = 0;
    for moment in &mut moments {
        last = last.max(*moment);
        *moment = last;
    }
    moments
}

/// How many dice the doors took.
pub(super) fn dice_lost(journal: &Journal<State>) -> usize {
    let mut before = *journal.first();
    let mut lost = 0;
    for (event, after, _) in journal.history() {
        if let Event::Door { caught } = event {
            lost += before.dice_lost(caught);
        }
        before = after;
    }
    lost
}

fn minutes(ms: i64) -> f32 {
    ms.max(0) as f32 / 60_000.0
}

/// Minutes and seconds, rounded up: 0:00 is the end and not a second before.
pub(super) fn clock(ms: i64) -> String {
    let seconds = (ms + 999) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Who lost a die to the door; somebody without dice has none to lose.
fn told_door(at: &Moment<'_, State>, caught: &[Seat]) -> String {
    let has_dice = |seat: &usize| {
        at.before
            .adventurers()
            .get(*seat)
            .is_some_and(|one| one.dice > 0)
    };
    let caught = || caught.iter().map(|seat| seat.index());
    let losers: Vec<usize> = caught().filter(has_dice).collect();
    let (key, seats) = if losers.is_empty() {
        ("escape-told-door-no-die", caught().collect())
    } else {
        ("escape-told-door", losers)
    };
    let count = ("count", seats.len().into());
    let args = [("names", names(at.words, at.people, seats).into()), count];
    at.words.text_with(key, &args)
}

impl History for State {
    fn headline(words: &Words, _people: &[Player], journal: &Journal<Self>) -> (String, String) {
        let at = noted_ms(journal.noted("at_ms")).unwrap_or(0);
        let left = (collapse_ms(journal) - at.max(0)).max(0);
        let keys = journal.state().keys();
        (
            words.text_with("escape-stands-clock", &[("time", clock(left).into())]),
            words.text_with("escape-stands-keys", &[("keys", keys.into())]),
        )
    }

    fn result(words: &Words, record: &Record) -> String {
        match record.won {
            Some(true) => {
                let left = clock(record.best.unwrap_or(0));
                words.text_with("escape-result-won", &[("time", left.into())])
            }
            Some(false) => {
                let inside = record.count.unwrap_or(0);
                words.text_with("escape-result-lost", &[("inside", inside.into())])
            }
            None => words.text("history-unfinished"),
        }
    }

    fn describe(at: &Moment<'_, Self>) -> (String, Option<String>) {
        let words = at.words;
        let told = match at.event {
            Event::Activate(jewels) => {
                words.text_with("escape-told-activate", &[("jewels", (*jewels).into())])
            }
            Event::Destiny => words.text("escape-told-destiny"),
            Event::Door { caught } if caught.is_empty() => words.text("escape-told-door-nobody"),
            Event::Door { caught } => told_door(at, caught),
            Event::Escape { player, die_to } => {
                let who = ("name", at.name(player.index()).into());
                match die_to {
                    None => words.text_with("escape-told-escape", &[who]),
                    Some(to) => {
                        let to = ("to", at.name(to.index()).into());
                        words.text_with("escape-told-escape-gives", &[who, to])
                    }
                }
            }
            Event::Collapse => words.text("escape-told-collapse"),
            Event::Dice { player, dice } => {
                let who = ("name", at.name(player.index()).into());
                words.text_with("escape-told-set-dice", &[who, ("dice", (*dice).into())])
            }
            Event::Jewels { reserve, beside } => {
                let args = [("reserve", (*reserve).into()), ("beside", (*beside).into())];
                words.text_with("escape-told-set-jewels", &args)
            }
        };
        let moment = moments(at.journal).get(at.place).copied().unwrap_or(0);
        let left = (collapse_ms(at.journal) - moment).max(0);
        let when = words.text_with("escape-stands-clock", &[("time", clock(left).into())]);
        (told, Some(when))
    }

    fn standings(
        words: &Words,
        _people: &[Player],
        state: &Self,
        _at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let thing = |icon, key, count: u8| Standing::of_thing(words, icon, key, count);
        let things = [
            thing(Icon::Jewel, "escape-reserve", state.reserve()),
            thing(Icon::Key, "escape-keys-label", state.keys()),
        ];
        let dice = state.adventurers().iter().enumerate().map(|(seat, one)| {
            let about = if one.escaped {
                words.text("escape-out")
            } else {
                words.text_with("escape-told-dice", &[("count", one.dice.into())])
            };
            Standing::of(Who::Seat(seat), one.dice).about(about)
        });
        things.into_iter().chain(dice).collect()
    }

    fn chart(words: &Words, _people: &[Player], journal: &Journal<Self>) -> Chart {
        let cues = SoundtrackChoice::of(journal).cues();
        let moments = moments(journal);
        let first = journal.first();
        let mut jewels = vec![(0.0, i64::from(first.reserve()))];
        let mut keys = vec![(0.0, i64::from(first.keys()))];
        let mut steps = vec![0.0];
        for ((_, state, _), at) in journal.history().zip(&moments) {
            let at = minutes((*at).min(i64::from(cues.collapse)));
            steps.push(at);
            jewels.push((at, i64::from(state.reserve())));
            keys.push((at, i64::from(state.keys())));
        }
        let series = |icon, key, points| component_line(words, icon, key, points);
        let door = |ms: u32| chart::Event {
            at: minutes(i64::from(ms)),
            sign: Sign::Thing(Icon::Door),
        };
        Chart {
            title: words.text("escape-plot"),
            series: vec![
                series(Icon::Jewel, "escape-told-jewels", jewels),
                series(Icon::Key, "escape-told-keys", keys),
            ],
            events: vec![door(cues.door1), door(cues.door2)],
            until: minutes(i64::from(cues.collapse)),
            most: 5,
            steps,
            ..Chart::default()
        }
    }

    fn record(journal: &Journal<Self>) -> Record {
        let state = journal.state();
        let won = state.outcome().map(|outcome| outcome == Outcome::Won);
        let inside = state.adventurers().iter().filter(|one| !one.escaped);
        let inside = inside.count();
        let duration_ms = moments(journal).last().copied();
        let duration_ms = duration_ms.filter(|_| won == Some(true));
        Record {
            level: level(journal.setup().difficulty).0.to_owned(),
            won,
            sum: Some(state.in_rooms().into()),
            best: duration_ms.map(|duration_ms| (collapse_ms(journal) - duration_ms).max(0)),
            duration_ms,
            count: (won == Some(false)).then(|| inside.try_into().unwrap_or(0)),
            ..Record::default()
        }
    }

    fn brief(words: &Words, record: &Record) -> String {
        match record.best {
            Some(left) => clock(left),
            None => words.text("escape-brief-lost"),
        }
    }

    fn totals(words: &Words, many: &Games<'_>) -> Vec<Total> {
        let by_level = many.by_level(words, Icon::Key, LEVELS.map(level));
        let jewels = Total::new(
            Icon::Jewel,
            words.number(many.sum()),
            words.text_with("escape-total-jewels", &[("count", many.sum().into())]),
        );
        let fastest = many
            .least(|record| record.duration_ms)
            .map(|(duration_ms, one)| {
                let about = words.text_with("escape-record", &[("names", one.names(words).into())]);
                Total::new(Icon::Crown, clock(duration_ms), about).of_game(one.id)
            });
        by_level
            .into_iter()
            .chain([jewels])
            .chain(fastest)
            .collect()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::games::escape::rules::Setup;
    use serde_json::json;

    #[test]
    fn a_game_is_drawn_over_its_minutes() {
        let mut journal = Journal::new(Setup {
            players: vec!["Ani".into()],
            difficulty: Difficulty::Normal,
            track: None,
        })
        .unwrap();
        for (ms, event) in [
            (60_000, Event::Activate(3)),
            (120_000, Event::Activate(3)),
            (
                300_000,
                Event::Escape {
                    player: Seat::new(0),
                    die_to: None,
                },
            ),
        ] {
            journal.note(json!({ "tap_ms": ms }));
            let _ = journal.push(event).unwrap();
        }
        let words = Words::new(crate::core::Language::French);
        let plot = State::chart(&words, &[], &journal);
        assert_eq!(plot.steps, [0.0, 1.0, 2.0, 5.0]);
        assert_eq!(plot.series[0].points[2], (2.0, 1));
        assert_eq!(plot.series[1].points[2], (2.0, 2));
        let record = State::record(&journal);
        assert_eq!((record.won, record.best), (Some(true), Some(300_000)));
        assert_eq!(record.duration_ms, Some(300_000));
    }
    #[test]
    fn impossible_moments_are_no_overflow() {
        let setup = Setup {
            players: vec!["Ani".into()],
            difficulty: Difficulty::Normal,
            track: None,
        };
        let words = Words::new(crate::core::Language::French);
        for ms in [i64::MIN, i64::MAX] {
            let mut journal = Journal::new(setup.clone()).unwrap();
            journal.note(json!({ "tap_ms": ms, "at_ms": ms }));
            let _ = journal.push(Event::Activate(3)).unwrap();
            let _ = State::headline(&words, &[], &journal);
            let _ = State::chart(&words, &[], &journal);
            assert!(State::record(&journal).duration_ms < Some(100_000_000));
        }
    }
}
