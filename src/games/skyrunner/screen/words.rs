//! The story in words.

use super::super::cards::Card;
use super::super::rules::{Penalty, Weapon};
use super::super::story::{Climbed, Headline, Hit, Line, Told, What};
use super::super::walls::Walls;
use super::parts::Table;
use crate::journal::Seat;
use crate::localize::Arg;
use crate::ui::Look;

/// "Ani", "Ani et Frank", "Ani, Frank et Zoé".
pub(super) fn names(look: &Look<'_>, table: &Table<'_>, seats: &[Seat]) -> String {
    let mut names: Vec<String> = seats.iter().map(|seat| table.name(*seat)).collect();
    let Some(last) = names.pop() else {
        return String::new();
    };
    if names.is_empty() {
        return last;
    }
    look.tr(
        "skyrunner-and",
        &[("first", names.join(", ").into()), ("last", last.into())],
    )
}

/// A card with its article, as the object of a sentence.
fn the(look: &Look<'_>, card: Card) -> String {
    let value = |value: i16| [("n", Arg::from(value))];
    match card {
        Card::Climb(levels) => look.tr("skyrunner-the-climb", &value(levels)),
        Card::Material => look.t("skyrunner-the-material"),
        Card::Lost => look.t("skyrunner-the-lost"),
        Card::Sabotage => look.t("skyrunner-the-sabotage"),
        Card::Fall(levels) => look.tr("skyrunner-the-fall", &value(levels)),
    }
}

/// The verdict above the story.
pub(super) fn headline(look: &Look<'_>, table: &Table<'_>, told: &Told) -> String {
    let name = |seat: Seat| [("name", Arg::from(table.name(seat)))];
    if let Some(seat) = told.roof {
        return look.tr("skyrunner-on-roof", &name(seat));
    }
    match told.head {
        Headline::Wins(seat) => look.tr("skyrunner-head-wins", &name(seat)),
        Headline::Falls(seat) => look.tr("skyrunner-head-falls", &name(seat)),
        Headline::NobodyWins => look.t("skyrunner-head-nobody-wins"),
        Headline::NobodyFalls => look.t("skyrunner-head-nobody-falls"),
    }
}

/// From where to where, in a sentence.
pub(super) fn climbed(look: &Look<'_>, walls: Walls, from: i64, to: i64) -> String {
    let ends = [("from", Arg::from(from)), ("to", Arg::from(to))];
    if to >= walls.roof() {
        look.tr("skyrunner-up-to-roof", &[("from", from.into())])
    } else if from == to {
        look.tr("skyrunner-stays", &[("n", from.into())])
    } else {
        look.tr("skyrunner-from-to", &ends)
    }
}

fn down(look: &Look<'_>, from: i64, to: i64) -> String {
    let ends = [("from", from.into()), ("to", to.into())];
    look.tr("skyrunner-down", &ends)
}

/// What happened, and a word of explanation.
pub(super) fn line(look: &Look<'_>, table: &Table<'_>, line: &Line) -> (String, String) {
    let who = names(look, table, &line.who);
    let name = |who: &str| [("name", Arg::from(who))];
    match &line.what {
        What::Refilled => (
            look.t("skyrunner-line-refilled"),
            look.t("skyrunner-line-refilled-sub"),
        ),
        What::Cancel(bid) => (
            look.tr(
                "skyrunner-line-cancel",
                &[("name", who.into()), ("bid", (*bid).into())],
            ),
            look.tr(
                "skyrunner-line-cancel-sub",
                &[("count", line.who.len().into())],
            ),
        ),
        What::Wins { card, bid } => (
            look.tr(
                "skyrunner-line-wins",
                &[("name", who.into()), ("card", the(look, *card).into())],
            ),
            look.tr("skyrunner-line-wins-sub", &[("bid", (*bid).into())]),
        ),
        What::Lowest(bid) => (
            look.tr("skyrunner-line-lowest", &name(&who)),
            look.tr("skyrunner-line-lowest-sub", &[("bid", (*bid).into())]),
        ),
        What::Nobody { card, bids } => nobody(look, *card, *bids),
        What::Climbs(climb) => climbs(look, table.screen.walls, &who, *climb),
        What::Fell(hit) => fell(look, &who, *hit),
        What::Strikes {
            weapon,
            target,
            hit,
        } => struck(
            look,
            &table.name_of(line.who.first()),
            &table.name(*target),
            *weapon,
            *hit,
        ),
        What::Drags(faller) => (
            look.tr(
                "skyrunner-line-drags",
                &[("name", who.into()), ("count", line.who.len().into())],
            ),
            look.tr(
                "skyrunner-line-drags-sub",
                &[("faller", table.name(*faller).into())],
            ),
        ),
        What::Waited(penalty) => waited(look, &who, *penalty),
        What::Robs(taken) => robs(look, &who, taken),
        What::SurprisesCancel => (
            look.tr("skyrunner-line-surprises", &name(&who)),
            look.t("skyrunner-line-surprises-sub"),
        ),
        What::Passes => (
            look.tr("skyrunner-line-passes", &name(&who)),
            look.t("skyrunner-line-passes-sub"),
        ),
        What::Recovers => (
            look.tr("skyrunner-line-recovers", &name(&who)),
            look.t("skyrunner-line-recovers-sub"),
        ),
        What::SetLevel(level) => (
            look.tr(
                "skyrunner-line-level",
                &[("name", who.into()), ("n", (*level).into())],
            ),
            look.t("skyrunner-line-level-sub"),
        ),
    }
}

fn nobody(look: &Look<'_>, card: Card, bids: bool) -> (String, String) {
    let back = match card {
        Card::Fall(_) => look.t("skyrunner-line-fall-back"),
        _ => look.t("skyrunner-line-card-back"),
    };
    let why = if bids {
        "skyrunner-line-all-cancel"
    } else {
        "skyrunner-line-no-bid"
    };
    (back, look.t(why))
}

fn climbs(look: &Look<'_>, walls: Walls, who: &str, climb: Climbed) -> (String, String) {
    let levels = climb.to - climb.from;
    let head = look.tr(
        "skyrunner-line-climbs",
        &[("name", who.into()), ("n", levels.into())],
    );
    let way = climbed(look, walls, climb.from, climb.to);
    let sub = if climb.material > 0 {
        let with = look.tr(
            "skyrunner-with-material",
            &[("count", climb.material.into())],
        );
        format!("{way} {with}")
    } else {
        way
    };
    (head, sub)
}

fn fell(look: &Look<'_>, who: &str, hit: Hit) -> (String, String) {
    match hit {
        Hit::Down { from, to } => (
            look.tr(
                "skyrunner-line-falls",
                &[("name", who.into()), ("n", (from - to).into())],
            ),
            down(look, from, to),
        ),
        Hit::Discards(value) => (
            look.tr(
                "skyrunner-line-discards",
                &[("name", who.into()), ("n", value.into())],
            ),
            look.t("skyrunner-line-on-ground"),
        ),
        Hit::LosesMaterial | Hit::Waits => (
            look.tr("skyrunner-line-fall-waits", &[("name", who.into())]),
            look.t("skyrunner-line-fall-waits-sub"),
        ),
    }
}

fn struck(look: &Look<'_>, by: &str, target: &str, weapon: Weapon, hit: Hit) -> (String, String) {
    let both = [("name", Arg::from(by)), ("target", Arg::from(target))];
    let one = |n: Arg| [("target", Arg::from(target)), ("n", n)];
    let head = match weapon {
        Weapon::Lost => look.tr("skyrunner-line-lost", &both),
        Weapon::Sabotage => look.tr("skyrunner-line-sabotage", &both),
    };
    let sub = match (weapon, hit) {
        (_, Hit::Down { from, to }) => down(look, from, to),
        (_, Hit::Discards(value)) => look.tr("skyrunner-line-sabotage-ground", &one(value.into())),
        (Weapon::Lost, Hit::Waits) => look.t("skyrunner-line-lost-waits"),
        (Weapon::Sabotage, Hit::Waits | Hit::LosesMaterial) => {
            look.t("skyrunner-line-sabotage-waits")
        }
        (Weapon::Lost, Hit::LosesMaterial) => {
            look.tr("skyrunner-line-lost-one", &[("target", target.into())])
        }
    };
    (head, sub)
}

fn waited(look: &Look<'_>, who: &str, penalty: Penalty) -> (String, String) {
    let head = match penalty {
        Penalty::Lost => "skyrunner-line-waited-lost",
        Penalty::Sabotage => "skyrunner-line-waited-sabotage",
        Penalty::Fall(_) => "skyrunner-line-waited-fall",
    };
    (
        look.tr(head, &[("name", who.into())]),
        look.t("skyrunner-line-waited-sub"),
    )
}

fn robs(look: &Look<'_>, who: &str, taken: &[i16]) -> (String, String) {
    if taken.is_empty() {
        return (
            look.tr("skyrunner-line-robs-nothing", &[("name", who.into())]),
            look.t("skyrunner-line-robs-nothing-sub"),
        );
    }
    let values: Vec<String> = taken.iter().map(i16::to_string).collect();
    (
        look.tr(
            "skyrunner-line-robs",
            &[("name", who.into()), ("count", taken.len().into())],
        ),
        look.tr(
            "skyrunner-line-robs-sub",
            &[
                ("count", taken.len().into()),
                ("values", values.join(", ").into()),
            ],
        ),
    )
}
