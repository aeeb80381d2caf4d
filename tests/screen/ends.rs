//! The end of every game: it may scroll down, but no word of it is cut off or shortened.

use super::app_fixture::{self, Fixture, SIZES, game};
use super::kit;
use serde_json::{Value, json};
use tablee::core::Language;
use tablee::games::AnySession;
use tablee::localize::Words;
use tablee::ui::{Element, Ui};

const NAMES: [&str; 4] = ["Ani", "Frank", "Zoé", "Bernadette"];

struct End {
    game: &'static str,
    setup: Value,
    events: Vec<Value>,
}

fn escape(name: &'static str, events: Vec<Value>) -> (&'static str, End) {
    let setup = json!({ "players": NAMES, "difficulty": "advanced" });
    let game = "escape";
    (
        name,
        End {
            game,
            setup,
            events,
        },
    )
}

fn escape_won() -> Vec<Value> {
    let jewels = [3, 3, 3, 3, 3, 1].map(|jewels| json!({ "activate": jewels }));
    let left = [(2, Some(0)), (1, Some(0)), (0, Some(3)), (3, None)];
    let left = left.map(|(player, to)| json!({ "escape": { "player": player, "die_to": to } }));
    jewels.into_iter().chain(left).collect()
}

fn princess(name: &'static str, rounds: &[(u8, [u8; 4])]) -> (&'static str, End) {
    let cast = ["Raymondine", "Odette", "Gertrude", "Isaure"].into_iter();
    let cast = (1..).zip(cast);
    let cast: Vec<_> = cast
        .map(|(swords, name)| json!({ "name": name, "swords": swords }))
        .collect();
    let setup = json!({ "players": NAMES, "prince": 0, "mode": "standard", "squires": true,
        "princesses": cast });
    let rounds = rounds.iter().flat_map(|(dungeon, cards)| {
        let ladders = json!({ "dungeon": dungeon, "cards": cards, "plus": 0, "minus": 0 });
        [json!("turn_page"), json!({ "ladders": ladders })]
    });
    let (game, events) = ("princess", rounds.collect());
    (
        name,
        End {
            game,
            setup,
            events,
        },
    )
}

fn ends() -> Vec<(&'static str, End)> {
    let round = json!({ "plus": 9, "minus": 0, "queens": 4, "ladybugs": 0 });
    let none = json!({ "plus": 1, "minus": 2, "queens": 0, "ladybugs": 1 });
    let tally = json!([round, none, none, none]);
    let ants = |plus: &str| json!({ "round": { "plus": plus, "minus": "c2", "tally": tally } });
    let bag = ["carabiner", "ladder", "zipline", "cave_map"];
    let tiles = (0..60).flat_map(|_| [json!({ "draw": "tile" }), json!("next")]);
    vec![
        escape("escape, lost", vec![json!("collapse")]),
        escape("escape, won", escape_won()),
        princess(
            "princess, won",
            &[
                (18, [5, 4, 6, 3]),
                (23, [4, 6, 5, 8]),
                (25, [8, 8, 8, 1]),
                (6, [1, 1, 2, 2]),
            ],
        ),
        princess(
            "princess, lost",
            &[
                (18, [5, 4, 6, 3]),
                (20, [4, 6, 5, 4]),
                (16, [1, 2, 3, 8]),
                (25, [8, 8, 7, 1]),
                (12, [2, 1, 4, 6]),
                (19, [7, 7, 2, 5]),
            ],
        ),
        (
            "skyrunner",
            End {
                game: "skyrunner",
                setup: json!({ "players": NAMES, "first": 0 }),
                events: vec![json!({ "roof": 3 })],
            },
        ),
        (
            "ants",
            End {
                game: "ants",
                setup: json!({ "players": NAMES, "teams": false, "below_zero": false }),
                events: vec![ants("c1"), ants("c3"), ants("c4"), ants("c5")],
            },
        ),
        (
            "cliff",
            End {
                game: "cliff",
                setup: json!({ "players": NAMES, "first": 0, "bags": [bag, bag, bag, bag] }),
                events: tiles.collect(),
            },
        ),
    ]
}

/// The game as a file, resumed.
fn open(fixture: &mut Fixture, end: &End) -> AnySession {
    let name = end.game;
    let started = "2026-11-16T20:00:00+01:00";
    let header = json!({ "tablee": 1, "game": name, "started": started, "setup": end.setup });
    let lines = end.events.iter();
    let lines = lines.map(|event| json!({ "at": "2026-11-16T20:10:00+01:00", "event": event }));
    let lines: String = [header]
        .into_iter()
        .chain(lines)
        .map(|line| format!("{line}\n"))
        .collect();
    let file = format!("current/2026-11-16T200000-{name}-3tk7.jsonl");
    std::fs::write(fixture.store.folder().join(file), lines).unwrap();
    let id = fixture.store.current()[0].id.clone();
    fixture.with(|cx| AnySession::resume(cx, game(name), &id).unwrap())
}

/// Every text is inside the width of the window, and shortened only if it is a name.
#[test]
fn no_word_of_an_end_is_cut() {
    for (name, end) in ends() {
        let mut fixture = Fixture::new(Words::new(Language::French));
        let session = open(&mut fixture, &end);
        let mut looked_at = 0;
        let mut cut = Vec::new();
        for words in Language::ALL.map(Words::new) {
            for (size, percent) in SIZES
                .into_iter()
                .flat_map(|size| [(size, 100), (size, 175)])
            {
                let place = format!("{name}, {size:?}, {percent} %, {:?}", words.language());
                let ui = Ui::new(&words, percent == 100, percent, size);
                let view = || Element::from(session.view(ui));
                for text in app_fixture::seen(view(), size) {
                    let (left, right) = (text.bounds.x, text.bounds.x + text.bounds.width);
                    if left < -1.5 || right > size.width + 1.5 {
                        cut.push(format!("{place}: {text:?}"));
                    }
                    looked_at += 1;
                }
                for text in kit::lay_out(view(), size) {
                    let is_short = text.shown.contains('…') && !text.whole.contains('…');
                    let is_name = NAMES.contains(&text.whole.as_str());
                    if is_short && !is_name {
                        cut.push(format!("{place}: {} → {}", text.whole, text.shown));
                    }
                }
            }
        }
        assert!(cut.is_empty(), "{}", cut.join("\n"));
        assert!(looked_at > 200, "{name}: {looked_at}");
    }
}
