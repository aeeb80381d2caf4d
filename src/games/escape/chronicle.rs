//! Escape looked back on: jewels and keys over the ten minutes.

use super::rules::{Difficulty, Event, Outcome, State};
use super::screen::clock;
use super::soundtrack::{SoundtrackChoice, collapse_ms};
use crate::chronicle::{Chronicle, Deeds, Many, Moment, Standing, Total, Who, names};
use crate::journal::Journal;
use crate::localize::Words;
use crate::settings::Person;
use crate::ui::icon::Icon;
use crate::ui::plot::{self, Plot, Series, Sign};
use serde_json::Value;

const LEVELS: [Difficulty; 3] = [Difficulty::Normal, Difficulty::Advanced, Difficulty::Expert];

const fn level(difficulty: Difficulty) -> (&'static str, &'static str) {
    match difficulty {
        Difficulty::Normal => ("normal", "escape-total-normal"),
        Difficulty::Advanced => ("advanced", "escape-total-advanced"),
        Difficulty::Expert => ("expert", "escape-total-expert"),
    }
}

/// The moment of every event that stands, in milliseconds after the shout.
pub(super) fn moments(journal: &Journal<State>) -> Vec<i64> {
    let mut moments = vec![0; journal.events().len()];
    for note in journal.notes() {
        let tapped = note.note.get("tap_ms").and_then(Value::as_i64);
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

#[expect(clippy::cast_precision_loss, reason = "to be drawn")]
fn minutes(ms: i64) -> f32 {
    ms.max(0) as f32 / 60_000.0
}

impl Chronicle for State {
    fn told(at: &Moment<'_, Self>) -> (String, Option<String>) {
        let words = at.words;
        let told = match at.event {
            Event::Activate(jewels) => {
                words.text_with("escape-told-activate", &[("jewels", (*jewels).into())])
            }
            Event::Destiny => words.text("escape-told-destiny"),
            Event::Door { caught } if caught.is_empty() => words.text("escape-told-door-nobody"),
            Event::Door { caught } => {
                let seats = caught.iter().map(|seat| seat.index());
                let args = [
                    ("names", names(words, at.people, seats).into()),
                    ("count", caught.len().into()),
                ];
                words.text_with("escape-told-door", &args)
            }
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
        };
        let moment = moments(at.journal).get(at.place).copied().unwrap_or(0);
        let left = (collapse_ms(at.journal) - moment).max(0);
        let when = words.text_with("escape-stands-clock", &[("time", clock(left).into())]);
        (told, Some(when))
    }

    fn standing(
        words: &Words,
        _people: &[Person],
        state: &Self,
        _at: Option<&Moment<'_, Self>>,
    ) -> Vec<Standing> {
        let thing =
            |icon, key: &str, count: u8| Standing::of(Who::Thing(icon, words.text(key)), count);
        let things = [
            thing(Icon::Jewel, "escape-reserve", state.reserve()),
            thing(Icon::Key, "escape-keys-label", state.keys()),
        ];
        let dice = state.adventurers().iter().enumerate().map(|(seat, one)| {
            let about = if one.escaped {
                words.text("escape-out")
            } else {
                words.text("escape-told-dice")
            };
            Standing::of(Who::Seat(seat), one.dice).about(about)
        });
        things.into_iter().chain(dice).collect()
    }

    fn course(words: &Words, _people: &[Person], journal: &Journal<Self>) -> Plot {
        let cues = SoundtrackChoice::of(journal).cues();
        let moments = moments(journal);
        let first = journal.state_after(0);
        let mut jewels = vec![(0.0, first.map_or(0, |state| i64::from(state.reserve())))];
        let mut keys = vec![(0.0, first.map_or(0, |state| i64::from(state.keys())))];
        let mut steps = vec![0.0];
        for ((_, state, _), at) in journal.history().zip(&moments) {
            let at = minutes((*at).min(i64::from(cues.collapse)));
            steps.push(at);
            jewels.push((at, i64::from(state.reserve())));
            keys.push((at, i64::from(state.keys())));
        }
        let series = |icon, key: &str, points| Series {
            sign: Sign::Thing(icon),
            name: words.text(key),
            points,
            stairs: true,
        };
        let door = |ms: u32| plot::Event {
            at: minutes(i64::from(ms)),
            sign: Sign::Thing(Icon::Door),
        };
        Plot {
            title: words.text("escape-plot"),
            series: vec![
                series(Icon::Jewel, "escape-told-jewels", jewels),
                series(Icon::Key, "escape-told-keys", keys),
            ],
            events: vec![door(cues.door1), door(cues.door2)],
            until: minutes(i64::from(cues.collapse)),
            most: 5,
            steps,
            ..Plot::default()
        }
    }

    fn deeds(journal: &Journal<Self>) -> Deeds {
        let state = journal.state();
        let won = state.outcome().map(|outcome| outcome == Outcome::Won);
        let took = moments(journal).last().copied();
        let took = took.filter(|_| won == Some(true));
        Deeds {
            level: level(journal.setup().difficulty).0.to_owned(),
            won,
            sum: Some(state.in_rooms().into()),
            mark: took.map(|took| (collapse_ms(journal) - took).max(0)),
            took,
            ..Deeds::default()
        }
    }

    fn brief(words: &Words, deeds: &Deeds) -> String {
        match deeds.mark {
            Some(left) => clock(left),
            None => words.text("escape-brief-lost"),
        }
    }

    fn totals(words: &Words, many: &Many<'_>) -> Vec<Total> {
        let by_level = many.by_level(words, Icon::Key, LEVELS.map(level));
        let jewels = Total::new(
            Icon::Jewel,
            words.number(many.sum()),
            words.text_with("escape-total-jewels", &[("count", many.sum().into())]),
        );
        let fastest = many.least(|deeds| deeds.took).map(|(took, one)| {
            let about = words.text_with("escape-record", &[("names", one.names(words).into())]);
            Total::new(Icon::Crown, clock(took), about).of_game(one.id)
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
    use crate::journal::Seat;
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
        let words = Words::new(crate::localize::Language::French);
        let plot = State::course(&words, &[], &journal);
        assert_eq!(plot.steps, [0.0, 1.0, 2.0, 5.0]);
        assert_eq!(plot.series[0].points[2], (2.0, 1));
        assert_eq!(plot.series[1].points[2], (2.0, 2));
        let deeds = State::deeds(&journal);
        assert_eq!((deeds.won, deeds.mark), (Some(true), Some(300_000)));
        assert_eq!(deeds.took, Some(300_000));
    }
}
