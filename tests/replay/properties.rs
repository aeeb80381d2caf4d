//! What must hold always, whatever is played.

use proptest::prelude::*;
use serde_json::Value;

use super::samples::games;
use super::table::run;

const UNDO: &str = "{\"at\":\"\",\"undo\":true}";
const REDO: &str = "{\"at\":\"\",\"redo\":true}";

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

fn length(value: &Value) -> i64 {
    i64::try_from(value.as_array().unwrap().len()).unwrap()
}

/// All cards of the box except bids and surprises: pile, discard, auction, hands, beside.
fn cards(state: &Value) -> i64 {
    let kinds = ["climb", "material", "lost", "sabotage", "fall"];
    let stack = |name: &str| {
        kinds
            .iter()
            .map(|kind| number(&state[name][kind]))
            .sum::<i64>()
    };
    let hands = state["players"].as_array().unwrap().iter().map(|player| {
        length(&player["climbs"])
            + ["material", "lost", "sabotage"]
                .iter()
                .map(|kind| number(&player[kind]))
                .sum::<i64>()
            + length(&player["beside"])
    });
    stack("pile") + stack("discard") + hands.sum::<i64>() + i64::from(!state["auction"].is_null())
}

fn holds(game: &str, state: &Value) {
    match game {
        "escape" => {
            let jewels = ["reserve", "beside", "in_rooms"].map(|name| number(&state[name]));
            assert_eq!(jewels.iter().sum::<i64>(), 11 + 3 + 2);
            assert_eq!(state["keys"], number(&state["reserve"]) + 1);
            let dice: i64 = state["dice"].as_array().unwrap().iter().map(number).sum();
            assert!((9..=15).contains(&dice));
        }
        "princess" => {
            assert_eq!(state["princess"], state["saved"]);
            let hands = state["hands"].as_array().unwrap();
            assert!(hands.iter().all(|hand| length(hand) == length(&hands[0])));
        }
        "skyrunner" => {
            assert_eq!(cards(state), 25 + 12 + 2 + 4 + 2);
            for player in state["players"].as_array().unwrap() {
                assert!(number(&player["level"]) >= 0);
            }
        }
        "cliff" => {
            let bags = state["climbers"].as_array().unwrap().iter();
            let packed: i64 = bags.map(|climber| length(&climber["bag"])).sum();
            let fixed = ["carabiners", "ladders", "ziplines"].map(|kind| length(&state[kind]));
            assert_eq!(packed + fixed.iter().sum::<i64>(), 8);
            assert_eq!(number(&state["tiles"]) + number(&state["drawn"]), 60);
        }
        _ => {}
    }
}

fn name(journal: &[String]) -> String {
    let header: Value = serde_json::from_str(&journal[0]).unwrap();
    header["game"].as_str().unwrap().to_owned()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn nothing_is_made_or_lost(seed in any::<u64>()) {
        for journal in games(120, seed) {
            let game = name(&journal);
            let (answers, _) = run(journal.join("\n").as_bytes());
            for answer in &answers {
                holds(&game, &answer["state"]);
            }
        }
    }

    #[test]
    fn undo_then_redo_changes_nothing(seed in any::<u64>(), steps in 1_usize..60) {
        for mut journal in games(70, seed) {
            let (before, _) = run(journal.join("\n").as_bytes());
            let events = before[1..].iter().filter(|one| one.get("error").is_none()).count();
            let steps = steps.min(events);
            journal.extend(vec![UNDO.to_owned(); steps]);
            journal.extend(vec![REDO.to_owned(); steps]);
            let (after, _) = run(journal.join("\n").as_bytes());
            prop_assert_eq!(&before.last().unwrap()["state"], &after.last().unwrap()["state"]);
        }
    }

    #[test]
    fn a_prefix_replays_to_the_same_states(seed in any::<u64>(), part in 1_usize..50) {
        for journal in games(50, seed) {
            let (whole, _) = run(journal.join("\n").as_bytes());
            let (prefix, _) = run(journal[..part].join("\n").as_bytes());
            prop_assert_eq!(&whole[..part], &prefix[..]);
        }
    }

    #[test]
    fn a_refusal_leaves_everything_as_it_was(seed in any::<u64>()) {
        for journal in games(60, seed) {
            let (answers, _) = run(journal.join("\n").as_bytes());
            for pair in answers.windows(2) {
                if pair[1].get("error").is_some() {
                    prop_assert_eq!(&pair[0]["state"], &pair[1]["state"]);
                }
                if let Some(ruling) = pair[1].get("ruling") {
                    prop_assert!(length(&ruling["because"]) > 0);
                    prop_assert_ne!(ruling.get("silent"), Some(&Value::Bool(false)));
                }
            }
        }
    }

    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let (answers, _) = run(&bytes);
        prop_assert!(!answers.is_empty());
    }
}

/// What the app writes is what it reads: events out of a journal make the same journal.
#[test]
fn written_lines_are_read_again() {
    use tablee::games::{Table, Visitor};
    use tablee::journal::{Entry, Game, Header, Journal, entry_line, header_line};
    use tablee::json::Json;

    struct Rewrite<'a>(&'a [String]);
    impl Visitor for Rewrite<'_> {
        type Output = ();
        fn visit<G: Game>(self, _: &mut Journal<G>) {
            let loaded =
                Journal::<G>::load(self.0.iter().map(String::as_bytes), |_, _| {}).unwrap();
            let journal = loaded.journal;
            let mut written = vec![header_line::<G>("then", journal.setup()).unwrap()];
            for (event, _, _) in journal.history() {
                written.push(entry_line("now", Entry::Event(event), false).unwrap());
            }
            let again =
                Journal::<G>::load(written.iter().map(String::as_bytes), |_, _| {}).unwrap();
            assert_eq!(again.rejected, []);
            assert_eq!(journal.history().count(), journal.events().len());
            let state = |journal: &Journal<G>| serde_json::to_string(journal.state()).unwrap();
            assert_eq!(state(&again.journal), state(&journal));
            let half = journal.events().len() / 2;
            let then = journal.history().nth(half).map(|(_, state, _)| state);
            let looked_up = journal.state_after(half + 1);
            assert_eq!(
                serde_json::to_string(&then).unwrap(),
                serde_json::to_string(&looked_up).unwrap()
            );
        }
    }
    for journal in games(200, 11) {
        let json = Json::parse(journal[0].as_bytes()).unwrap();
        let mut table = Table::open(&Header::read(&json).unwrap()).unwrap();
        table.visit(Rewrite(&journal));
    }
}
