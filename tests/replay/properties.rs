//! Invariants of random games.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::Value;

use super::samples::games;
use super::strategies::{ants, journal};
use super::table::run;

const UNDO: &str = "{\"at\":\"\",\"undo\":true}";
const REDO: &str = "{\"at\":\"\",\"redo\":true}";
/// Fifteen points end a game of ants, or four rounds where teams play.
const GOAL: i64 = 15;
const TEAM_ROUNDS: i64 = 4;

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn length(value: &Value) -> i64 {
    i64::try_from(list(value).len()).unwrap()
}

fn sum(value: &Value) -> i64 {
    list(value).iter().map(number).sum()
}

/// All cards of each kind except bids and surprises: pile, discard, auction, hands, beside.
fn cards(state: &Value) -> Vec<i64> {
    let count = |kind: &str| {
        let is_kind = |card: &Value| i64::from(card == kind || card.get(kind).is_some());
        let in_hand = |player: &Value| match kind {
            "climb" => length(&player["climbs"]),
            "fall" => 0,
            _ => number(&player[kind]),
        };
        let beside = |player: &Value| list(&player["beside"]).iter().map(is_kind).sum::<i64>();
        let players = list(&state["players"]).iter();
        number(&state["pile"][kind])
            + number(&state["discard"][kind])
            + is_kind(&state["auction"])
            + players.map(|one| in_hand(one) + beside(one)).sum::<i64>()
    };
    ["climb", "material", "lost", "sabotage", "fall"]
        .map(count)
        .to_vec()
}

/// What stays the same from the first line of a game to its last.
fn conserved(game: &str, state: &Value) -> Vec<i64> {
    match game {
        "escape" => vec![
            ["reserve", "beside", "in_rooms"]
                .map(|name| number(&state[name]))
                .iter()
                .sum(),
            number(&state["keys"]) - number(&state["reserve"]),
        ],
        "princess" => vec![number(&state["princess"]) - number(&state["saved"])],
        "skyrunner" => cards(state),
        "ants" => vec![length(&state["scores"])],
        "cliff" => vec![number(&state["tiles"]) + number(&state["drawn"])],
        _ => unreachable!("{game} has no invariants yet"),
    }
}

/// How many tokens of each kind there are in the bags and on the wall.
fn tokens(state: &Value) -> BTreeMap<String, i64> {
    let bags = list(&state["climbers"]).iter();
    let packed = bags.flat_map(|climber| list(&climber["bag"]));
    let packed = packed.map(|token| (token.as_str().unwrap(), 1));
    let fixed = [
        ("carabiner", length(&state["carabiners"])),
        ("ladder", length(&state["ladders"])),
        ("zipline", length(&state["ziplines"])),
    ];
    let mut counts = BTreeMap::new();
    for (kind, count) in packed.chain(fixed) {
        *counts.entry(kind.to_owned()).or_default() += count;
    }
    counts
}

/// What no state may break.
fn check_limits(game: &str, state: &Value) {
    match game {
        "princess" => {
            let hands = list(&state["hands"]);
            let ends: Option<Vec<(i64, i64)>> = hands
                .iter()
                .map(|hand| Some((number(list(hand).first()?), number(list(hand).last()?))))
                .collect();
            let low_and_high = ends.map_or([0, 0], |ends| {
                [
                    ends.iter().map(|end| end.0).sum(),
                    ends.iter().map(|end| end.1).sum(),
                ]
            });
            assert_eq!(state["reachable"], serde_json::json!(low_and_high));
            assert!((0..=3).contains(&number(&state["squires"])));
        }
        "skyrunner" => {
            for player in list(&state["players"]) {
                assert!(number(&player["level"]) >= 0);
            }
        }
        "cliff" => assert!(tokens(state).values().all(|count| *count <= 5)),
        _ => {}
    }
    check_sorted(state);
}

/// Hands, bags and places are in order. The places of penalties that wait, of seats and of what
/// each seat has say something else.
fn check_sorted(state: &Value) {
    let players = ["players", "climbers"].map(|name| state[name].as_array());
    let players = players.into_iter().flatten().flatten();
    let lists = players
        .flat_map(|player| ["bids", "climbs", "bag"].map(|name| &player[name]))
        .chain(state["hands"].as_array().into_iter().flatten())
        .chain(["carabiners", "ladders", "ziplines", "caves"].map(|name| &state[name]));
    for list in lists.filter_map(Value::as_array) {
        let key = |item: &Value| {
            let place = item
                .as_array()
                .map(|place| place.iter().map(number).collect());
            let place: Vec<i64> = place.unwrap_or_else(|| item.as_i64().into_iter().collect());
            (place, item.as_str().map(str::to_owned))
        };
        assert!(list.is_sorted_by_key(key), "{list:?}");
    }
}

/// What only some events may change.
fn check_step(game: &str, before: &Value, event: &Value, after: &Value) {
    let has = |name: &str| event.get(name).is_some() || event == name;
    match game {
        "escape" if !has("dice") => {
            // A door takes a die from everyone caught who has one, and nothing else takes dice.
            let dice = list(&before["dice"]);
            let caught = event["door"]["caught"].as_array();
            let lost = caught.into_iter().flatten().filter(|seat| {
                let seat = usize::try_from(number(seat)).unwrap();
                number(&dice[seat]) > 0
            });
            let lost = i64::try_from(lost.count()).unwrap();
            assert_eq!(sum(&after["dice"]), sum(&before["dice"]) - lost);
        }
        "princess" if !has("hand") => {
            let spent = i64::from(has("ladders"));
            for (hand, was) in list(&after["hands"]).iter().zip(list(&before["hands"])) {
                assert_eq!(length(hand), length(was) - spent);
            }
        }
        "cliff" if !has("bag") => assert_eq!(tokens(after), tokens(before)),
        _ => {}
    }
    if is_correction(event) {
        assert_eq!(after["outcome"], Value::Null);
    }
}

fn is_correction(event: &Value) -> bool {
    let names = ["dice", "jewels", "hand", "squires", "place", "bag"];
    names.iter().any(|name| event.get(name).is_some())
}

fn parsed(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

/// A trick of the ants changes nothing, and is won by whoever laid anything but a ladybug.
fn check_trick(before: &Value, trick: &Value, answer: &Value) {
    assert_eq!(answer["state"], *before);
    let (cards, ruling) = (list(&trick["cards"]), &answer["ruling"]);
    let count = |ending: &str| {
        let named = cards
            .iter()
            .filter(|card| card.as_str().unwrap().ends_with(ending));
        i64::try_from(named.count()).unwrap()
    };
    assert_eq!(number(&ruling["queens"]), count("queen"));
    assert_eq!(number(&ruling["ladybugs"]), count("ladybug"));
    let at = list(&trick["seats"])
        .iter()
        .position(|seat| *seat == ruling["winner"]);
    assert_eq!(at.is_none(), count("ladybug") == length(&trick["cards"]));
    assert!(at.is_none_or(|at| cards[at] != "ladybug"));
}

/// A round of the ants gives three points a goal and takes one a ladybug; then scores, floor and
/// winners follow from the points.
fn check_round(setup: &Value, before: &Value, round: &Value, answer: &Value) {
    let (ruling, after) = (&answer["ruling"], &answer["state"]);
    assert_eq!(number(&after["round"]), number(&before["round"]) + 1);
    let tally = list(&round["tally"]);
    let counts = |kind: &str| {
        tally
            .iter()
            .map(|one| number(&one[kind]))
            .collect::<Vec<_>>()
    };
    let reached = ["plus", "minus", "queens"].map(|goal| length(&ruling[goal]));
    let points = &ruling["points"];
    let ladybugs: i64 = counts("ladybugs").iter().sum();
    assert_eq!(sum(points), 3 * reached.iter().sum::<i64>() - ladybugs);
    for (goal, best) in [
        (
            "plus",
            counts("plus").into_iter().max().filter(|most| *most > 0),
        ),
        ("minus", counts("minus").into_iter().min()),
        (
            "queens",
            counts("queens").into_iter().max().filter(|most| *most > 0),
        ),
    ] {
        let seats: Vec<i64> = (0..)
            .zip(counts(goal))
            .filter(|(_, n)| Some(*n) == best)
            .map(|(seat, _)| seat)
            .collect();
        assert_eq!(ruling[goal], serde_json::json!(seats), "{goal}");
    }
    let floor = if setup["below_zero"] == true {
        i64::MIN
    } else {
        0
    };
    let old = list(&before["scores"]).iter().zip(list(points));
    let scores: Vec<i64> = old
        .map(|(score, points)| (number(score) + number(points)).max(floor))
        .collect();
    assert_eq!(after["scores"], serde_json::json!(scores));
    let totals = match after["team_scores"].as_array() {
        Some(teams) => {
            let pairs = [scores[0] + scores[2], scores[1] + scores[3]];
            assert_eq!(teams.iter().map(number).collect::<Vec<_>>(), pairs);
            pairs.repeat(2)
        }
        None => scores,
    };
    let highest = *totals.iter().max().unwrap();
    let over = if setup["teams"] == true {
        number(&after["round"]) >= TEAM_ROUNDS
    } else {
        highest >= GOAL
    };
    let best: Vec<i64> = (0..)
        .zip(totals)
        .filter(|(_, total)| *total == highest)
        .map(|(seat, _)| seat)
        .collect();
    let winners = over.then(|| serde_json::json!({ "winners": best }));
    assert_eq!(after["outcome"], winners.unwrap_or_default());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nothing_is_made_or_lost(lines in journal(0..120)) {
        let header = parsed(&lines[0]);
        let game = header["game"].as_str().unwrap();
        let (answers, _) = run(lines.join("\n").as_bytes());
        let start = &answers[0]["state"];
        for answer in &answers {
            prop_assert_eq!(conserved(game, &answer["state"]), conserved(game, start));
            check_limits(game, &answer["state"]);
        }
        for (line, pair) in lines[1..].iter().zip(answers.windows(2)) {
            if pair[1].get("error").is_none() {
                check_step(game, &pair[0]["state"], &parsed(line)["event"], &pair[1]["state"]);
            }
        }
    }

    /// Every correction, taken back at once and made again: all that follows is answered as
    /// before, so nothing that the state does not show has changed either.
    #[test]
    fn a_correction_and_its_undo_change_nothing(lines in journal(0..70)) {
        let (answers, _) = run(lines.join("\n").as_bytes());
        let mut twice = Vec::new();
        let mut kept = Vec::new();
        for (line, answer) in lines.iter().zip(&answers) {
            let accepted = answer.get("error").is_none();
            if accepted && is_correction(&parsed(line)["event"]) {
                twice.extend([line.clone(), UNDO.to_owned()]);
            }
            kept.push(twice.len());
            twice.push(line.clone());
        }
        let (again, _) = run(twice.join("\n").as_bytes());
        for (at, answer) in kept.into_iter().zip(answers) {
            let mut other = again[at].clone();
            other["line"] = answer["line"].clone();
            prop_assert_eq!(other, answer);
        }
    }

    #[test]
    fn ants_are_scored_as_counted(lines in ants(0..30)) {
        let setup = &parsed(&lines[0])["setup"];
        let (answers, _) = run(lines.join("\n").as_bytes());
        for (line, pair) in lines[1..].iter().zip(answers.windows(2)) {
            let event = &parsed(line)["event"];
            let before = &pair[0]["state"];
            if pair[1].get("error").is_some() {
                continue;
            }
            match event.get("round") {
                Some(round) => check_round(setup, before, round, &pair[1]),
                None => check_trick(before, &event["trick"], &pair[1]),
            }
        }
    }

    #[test]
    fn undo_then_redo_changes_nothing(lines in journal(0..70), steps in 1_usize..60) {
        let mut journal = lines;
        let (before, _) = run(journal.join("\n").as_bytes());
        let events = before[1..].iter().filter(|one| one.get("error").is_none()).count();
        let steps = steps.min(events);
        journal.extend(vec![UNDO.to_owned(); steps]);
        journal.extend(vec![REDO.to_owned(); steps]);
        let (after, _) = run(journal.join("\n").as_bytes());
        prop_assert_eq!(&before.last().unwrap()["state"], &after.last().unwrap()["state"]);
    }

    #[test]
    fn a_prefix_replays_to_the_same_states(lines in journal(1..50), part in 1_usize..50) {
        let part = part.min(lines.len());
        let (whole, _) = run(lines.join("\n").as_bytes());
        let (prefix, _) = run(lines[..part].join("\n").as_bytes());
        prop_assert_eq!(&whole[..part], &prefix[..]);
    }

    #[test]
    fn a_refusal_leaves_everything_as_it_was(lines in journal(0..60)) {
        let (answers, _) = run(lines.join("\n").as_bytes());
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

    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let (answers, _) = run(&bytes);
        prop_assert!(!answers.is_empty());
    }
}

/// What the app writes is what it reads: events out of a journal make the same journal.
#[test]
fn written_lines_are_read_again() {
    use tablee::core::json::Json;
    use tablee::core::{Entry, Game, Header, Journal, entry_line, header_line};
    use tablee::games::{AnyJournal, Visitor};

    struct Rewrite<'a>(&'a [String]);
    impl Visitor for Rewrite<'_> {
        type Output = ();
        fn visit<G: Game>(self, _: &mut Journal<G>) {
            let loaded =
                Journal::<G>::load(self.0.iter().map(String::as_bytes), |_, _, _| {}).unwrap();
            let journal = loaded.journal;
            let mut written = vec![header_line::<G>("then", journal.setup()).unwrap()];
            for (event, _, _) in journal.history() {
                written.push(entry_line("now", Entry::Event(event), false).unwrap());
            }
            let again =
                Journal::<G>::load(written.iter().map(String::as_bytes), |_, _, _| {}).unwrap();
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
        let mut table = AnyJournal::open(&Header::read(&json).unwrap()).unwrap();
        table.visit(Rewrite(&journal));
    }
}
