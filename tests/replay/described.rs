//! Corrections by hand in the history of a game: steps in words, figures, chart, table.

use serde_json::{Value, json};
use tablee::core::Language;
use tablee::games::GameInfo;
use tablee::history::{AnyReview, csv};
use tablee::localize::Words;

use super::table::header;

const NAMES: [&str; 3] = ["Ani", "Bo", "Zoé"];

fn review(game: &str, mut setup: Value, events: &[Value]) -> Box<dyn AnyReview> {
    setup["players"] = json!(NAMES);
    let mut lines = vec![header(game, &setup).into_bytes()];
    for event in events {
        let line = json!({"at": "2026-11-16T20:16:00+01:00", "event": event});
        lines.push(line.to_string().into_bytes());
    }
    let info = GameInfo::named(game).unwrap();
    let review = (info.read)(&lines, &NAMES.map(str::to_owned)).unwrap();
    assert_eq!(review.steps(), events.len(), "every event stands");
    review
}

fn escape(events: &[Value]) -> Box<dyn AnyReview> {
    review("escape", json!({"difficulty": "normal"}), events)
}

fn princess(events: &[Value]) -> Box<dyn AnyReview> {
    let princesses = vec![json!({"name": "P", "swords": 2}); 4];
    let setup = json!({"prince": 0, "mode": "standard", "squires": true,
        "princesses": princesses});
    review("princess", setup, events)
}

fn skyrunner(events: &[Value]) -> Box<dyn AnyReview> {
    review("skyrunner", json!({"first": 0}), events)
}

fn cliff(events: &[Value]) -> Box<dyn AnyReview> {
    let bag = ["ladder", "zipline", "cave_map", "ice_axe"];
    review(
        "cliff",
        json!({"first": 0, "bags": [bag, bag, bag]}),
        events,
    )
}

fn hand(bids: &[i64], surprise: bool, climbs: &[i64], counts: [i64; 3]) -> Value {
    json!({"hand": {"player": 2, "bids": bids, "surprise": surprise, "climbs": climbs,
        "material": counts[0], "lost": counts[1], "sabotage": counts[2]}})
}

/// A game, and what its last step says in French, English and German.
type Case = (Box<dyn AnyReview>, [&'static str; 3]);

fn escape_cases() -> Vec<Case> {
    let dice = |dice: i64| escape(&[json!({"dice": {"player": 1, "dice": dice}})]);
    let jewels = |reserve: i64, beside: i64| {
        escape(&[json!({"jewels": {"reserve": reserve, "beside": beside}})])
    };
    let door = |caught: &[i64]| {
        let no_dice = json!({"dice": {"player": 1, "dice": 0}});
        escape(&[no_dice, json!({"door": {"caught": caught}})])
    };
    vec![
        (
            dice(3),
            [
                "Corrigé : Bo a 3 dés",
                "Corrected: Bo has 3 dice",
                "Korrigiert: Bo hat 3 Würfel",
            ],
        ),
        (
            dice(1),
            [
                "Corrigé : Bo a un dé",
                "Corrected: Bo has one die",
                "Korrigiert: Bo hat einen Würfel",
            ],
        ),
        (
            dice(0),
            [
                "Corrigé : Bo n’a plus de dé",
                "Corrected: Bo has no die left",
                "Korrigiert: Bo hat keinen Würfel mehr",
            ],
        ),
        (
            door(&[1]),
            [
                "La porte claque : Bo n’a plus de dé à perdre",
                "The door slams: Bo has no die left to lose",
                "Die Tür schlägt zu: Bo hat keinen Würfel mehr zu verlieren",
            ],
        ),
        (
            door(&[1, 0]),
            [
                "La porte claque : Ani perd un dé",
                "The door slams: Ani loses a die",
                "Die Tür schlägt zu: Ani verliert einen Würfel",
            ],
        ),
        (
            jewels(5, 1),
            [
                "Corrigé : 5 joyaux en réserve, 1 à côté",
                "Corrected: 5 jewels in reserve, 1 beside it",
                "Korrigiert: 5 Edelsteine im Vorrat, 1 daneben",
            ],
        ),
        (
            jewels(0, 0),
            [
                "Corrigé : aucun joyau en réserve, 0 à côté",
                "Corrected: no jewel in reserve, 0 beside it",
                "Korrigiert: kein Edelstein im Vorrat, 0 daneben",
            ],
        ),
    ]
}

fn princess_cases() -> Vec<Case> {
    let ladders = |cards: &[i64]| princess(&[json!({"hand": {"player": 2, "cards": cards}})]);
    let squires = |count: i64| princess(&[json!({"squires": count})]);
    vec![
        (
            ladders(&[7, 1]),
            [
                "Corrigé : Zoé a en main 1 7",
                "Corrected: Zoé holds 1 7",
                "Korrigiert: Zoé hat 1 7 auf der Hand",
            ],
        ),
        (
            ladders(&[]),
            [
                "Corrigé : Zoé n’a plus d’échelle",
                "Corrected: Zoé has no ladder left",
                "Korrigiert: Zoé hat keine Leiter mehr",
            ],
        ),
        (
            squires(2),
            [
                "Corrigé : il reste 2 écuyers",
                "Corrected: 2 squires are left",
                "Korrigiert: noch 2 Knappen",
            ],
        ),
        (
            squires(0),
            [
                "Corrigé : il ne reste pas d’écuyer",
                "Corrected: no squire is left",
                "Korrigiert: kein Knappe ist mehr da",
            ],
        ),
    ]
}

fn other_cases() -> Vec<Case> {
    let place = |at: Value| cliff(&[json!({"place": {"player": 1, "at": at}})]);
    let bag = |tokens: &[&str]| cliff(&[json!({"bag": {"player": 1, "bag": tokens}})]);
    vec![
        (
            skyrunner(&[hand(&[2], true, &[3], [1, 0, 0])]),
            [
                "Zoé : cartes en main corrigées",
                "Zoé: hand corrected",
                "Zoé: Karten korrigiert",
            ],
        ),
        (
            place(json!([2, 4])),
            [
                "Bo est à l’étage 4 (corrigé)",
                "Bo is on level 4 (corrected)",
                "Bo ist auf Stufe 4 (korrigiert)",
            ],
        ),
        (
            place(json!([2, 0])),
            [
                "Bo est au pied (corrigé)",
                "Bo is at the foot (corrected)",
                "Bo ist am Fuß (korrigiert)",
            ],
        ),
        (
            place(Value::Null),
            [
                "Bo est sous le pied (corrigé)",
                "Bo is below the foot (corrected)",
                "Bo ist unter dem Fuß (korrigiert)",
            ],
        ),
        (
            bag(&["zipline", "crampons"]),
            [
                "Bo a en sac : Crampons, Tyrolienne (corrigé)",
                "Bo’s bag: Crampons, Zipline (corrected)",
                "Im Rucksack von Bo: Steigeisen, Seilrutsche (korrigiert)",
            ],
        ),
        (
            bag(&[]),
            [
                "Sac non suivi : Bo",
                "Bo’s bag is not tracked",
                "Der Rucksack von Bo wird nicht mitgezählt",
            ],
        ),
    ]
}

/// Fluent isolates what it inserts, and French has narrow spaces before its signs.
fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
        .replace('\u{202f}', " ")
}

#[test]
fn every_correction_is_said_in_words() {
    let languages = [Language::French, Language::English, Language::German];
    let cases = [escape_cases(), princess_cases(), other_cases()];
    for (review, sentences) in cases.into_iter().flatten() {
        for (language, sentence) in languages.into_iter().zip(sentences) {
            let words = Words::new(language);
            let step = review.step(&words, review.steps());
            assert_eq!(plain(&step.told), sentence);
            let table = plain(&csv::steps(review.as_ref(), &words));
            assert!(table.contains(sentence), "{table}");
        }
    }
}

#[test]
fn a_hand_of_skyrunner_is_named_card_by_card() {
    let words = Words::new(Language::French);
    for (event, more) in [
        (
            hand(&[8, 2], true, &[5, 2, 5], [3, 2, 1]),
            "enchères 2 8 · surprise · escalades 2 5 5 · 3 matériels · 2 Matériels perdus · un Sabotage",
        ),
        (
            hand(&[], false, &[], [0; 3]),
            "aucune enchère · aucune escalade",
        ),
        (
            hand(&[1], false, &[4], [1, 1, 0]),
            "enchère 1 · escalade 4 · un matériel · un Matériel perdu",
        ),
    ] {
        let step = skyrunner(&[event]).step(&words, 1);
        assert_eq!(plain(&step.more.unwrap()), more);
    }
}

#[test]
fn charts_and_figures_follow_a_correction() {
    let words = Words::new(Language::French);
    let last = |review: &dyn AnyReview, line: usize| {
        let chart = review.chart(&words);
        assert_eq!(chart.steps.len(), review.steps() + 1, "one point per step");
        chart.series[line].points.last().unwrap().1
    };
    let changes = |review: &dyn AnyReview| {
        let step = review.step(&words, review.steps());
        let changes = step.after.iter().map(|(_, change)| *change);
        changes.collect::<Vec<i64>>()
    };
    let jewels = escape(&[
        json!({"activate": 3}),
        json!({"jewels": {"reserve": 10, "beside": 0}}),
    ]);
    assert_eq!((last(&*jewels, 0), last(&*jewels, 1)), (10, 11));
    assert_eq!(changes(&*jewels), [2, 2, 0, 0, 0]);
    assert_eq!(jewels.record().sum, Some(3));
    let dice = escape(&[json!({"dice": {"player": 2, "dice": 3}})]);
    assert_eq!(changes(&*dice), [0, 0, 0, 0, -2]);
    let ladders = princess(&[json!({"hand": {"player": 1, "cards": [4, 5]}})]);
    assert_eq!(last(&*ladders, 0), 2, "the fewest in a hand");
    assert_eq!(changes(&*ladders), [0, 0, 0, 0, -6, 0]);
    let squires = princess(&[json!({"squires": 1})]);
    assert_eq!(changes(&*squires), [0, 0, -2, 0, 0, 0]);
    let levels = skyrunner(&[
        json!({"level": {"player": 2, "level": 7}}),
        hand(&[1], false, &[], [0; 3]),
    ]);
    assert_eq!(last(&*levels, 2), 7);
    assert_eq!(changes(&*levels), [0, 0, 0]);
    assert_eq!(levels.record().scores, [0, 0, 7]);
    let places = cliff(&[json!({"place": {"player": 1, "at": [0, 6]}})]);
    assert_eq!(last(&*places, 1), 6);
    assert_eq!(changes(&*places), [0, 7, 0]);
    assert_eq!(places.record().scores, [-1, 6, -1]);
    // As far as a number goes.
    let far = json!([i64::MIN, i64::MAX]);
    let places = cliff(&[json!({"place": {"player": 1, "at": far}})]);
    assert_eq!(last(&*places, 1), i64::MAX);
    assert_eq!(changes(&*places), [0, i64::MAX, 0]);
}
