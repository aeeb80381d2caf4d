//! The ruling in words.

use super::super::cards::Card;
use super::super::history::{the, told_hand};
use super::super::rules::{Penalty, Weapon};
use super::super::turn_report::{Climbed, Headline, Hit, Line, TurnReport, What};
use super::super::walls::Walls;
use super::parts::{Table, View};
use crate::core::Seat;
use crate::localize::Arg;
use crate::ui::Ui;

/// The headline of the ruling.
pub(super) fn headline(view: View<'_>, report: &TurnReport) -> String {
    match report.roof {
        Some(seat) => {
            let name = [("name", view.name(seat).into())];
            view.ui.tr("skyrunner-on-roof", &name)
        }
        None => result(view, report.head),
    }
}

/// Who got the card that was up.
pub(super) fn result(view: View<'_>, head: Headline) -> String {
    let ui = view.ui;
    let name = |seat: Seat| [("name", Arg::from(view.name(seat)))];
    match head {
        Headline::Wins(seat) => ui.tr("skyrunner-head-wins", &name(seat)),
        Headline::Falls(seat) => ui.tr("skyrunner-head-falls", &name(seat)),
        Headline::NobodyWins => ui.t("skyrunner-head-nobody-wins"),
        Headline::NobodyFalls => ui.t("skyrunner-head-nobody-falls"),
    }
}

/// From where to where, in a sentence.
pub(super) fn climbed(ui: Ui<'_>, walls: Walls, from: i64, to: i64) -> String {
    let ends = [("from", Arg::from(from)), ("to", Arg::from(to))];
    if to >= walls.roof() {
        ui.tr("skyrunner-up-to-roof", &[("from", from.into())])
    } else if from == to {
        ui.tr("skyrunner-stays", &[("n", from.into())])
    } else {
        ui.tr("skyrunner-from-to", &ends)
    }
}

/// How many levels the building has, or that they are only assumed.
pub(super) fn building(ui: Ui<'_>, walls: Walls, is_assumed: bool) -> String {
    let [low, middle, top] = walls.sections();
    let key = if is_assumed {
        "skyrunner-walls-assumed"
    } else {
        "skyrunner-walls-now"
    };
    let args = [
        ("low", low.into()),
        ("middle", middle.into()),
        ("top", top.into()),
    ];
    ui.tr(key, &args)
}

fn down(ui: Ui<'_>, from: i64, to: i64) -> String {
    let ends = [("from", from.into()), ("to", to.into())];
    ui.tr("skyrunner-down", &ends)
}

/// What happened, and an explanation.
pub(super) fn line(view: View<'_>, line: &Line) -> (String, String) {
    let ui = view.ui;
    let who = view.names(line.who.iter().copied());
    let name = |who: &str| [("name", Arg::from(who))];
    match &line.what {
        What::Refilled => (
            ui.t("skyrunner-line-refilled"),
            ui.t("skyrunner-line-refilled-sub"),
        ),
        What::Cancel(bid) => (
            ui.tr(
                "skyrunner-line-cancel",
                &[("name", who.into()), ("bid", (*bid).into())],
            ),
            ui.tr(
                "skyrunner-line-cancel-sub",
                &[("count", line.who.len().into())],
            ),
        ),
        What::Wins { card, bid } => (
            ui.tr(
                "skyrunner-line-wins",
                &[("name", who.into()), ("card", the(ui.words, *card).into())],
            ),
            ui.tr("skyrunner-line-wins-sub", &[("bid", (*bid).into())]),
        ),
        What::Lowest(bid) => (
            ui.tr("skyrunner-line-lowest", &name(&who)),
            ui.tr("skyrunner-line-lowest-sub", &[("bid", (*bid).into())]),
        ),
        What::Nobody { card, bids } => nobody(ui, *card, *bids),
        What::Climbs(climb) => climbs(ui, view.screen.walls, &who, *climb),
        What::Fell(hit) => fell(ui, &who, *hit),
        What::Strikes {
            weapon,
            target,
            hit,
        } => struck(
            ui,
            &line
                .who
                .first()
                .map(|by| view.name(*by))
                .unwrap_or_default(),
            &view.name(*target),
            *weapon,
            *hit,
        ),
        What::Drags(faller) => (
            ui.tr(
                "skyrunner-line-drags",
                &[("name", who.into()), ("count", line.who.len().into())],
            ),
            ui.tr(
                "skyrunner-line-drags-sub",
                &[("faller", view.name(*faller).into())],
            ),
        ),
        What::Waited(penalty) => waited(ui, &who, *penalty),
        What::Robs(taken) => robs(ui, &who, taken),
        What::SurprisesCancel => (
            ui.tr("skyrunner-line-surprises", &name(&who)),
            ui.t("skyrunner-line-surprises-sub"),
        ),
        What::Passes => (
            ui.tr("skyrunner-line-passes", &name(&who)),
            ui.t("skyrunner-line-passes-sub"),
        ),
        What::Recovers => (
            ui.tr("skyrunner-line-recovers", &name(&who)),
            ui.t("skyrunner-line-recovers-sub"),
        ),
        What::SetLevel(_) | What::SetHand => set_by_hand(view, line, &who),
    }
}

/// A figure that was corrected.
fn set_by_hand(view: View<'_>, line: &Line, who: &str) -> (String, String) {
    let ui = view.ui;
    if let What::SetLevel(level) = line.what {
        let args = [("name", who.into()), ("n", level.into())];
        let head = ui.tr("skyrunner-line-level", &args);
        return (head, ui.t("skyrunner-line-level-sub"));
    }
    let runner = line.who.first().and_then(|seat| view.runner(*seat));
    let hand = runner.map(|runner| told_hand(ui.words, runner));
    let head = ui.tr("skyrunner-line-hand", &[("name", who.into())]);
    (head, hand.unwrap_or_default())
}

fn nobody(ui: Ui<'_>, card: Card, bids: bool) -> (String, String) {
    let back = match card {
        Card::Fall(_) => ui.t("skyrunner-line-fall-back"),
        _ => ui.t("skyrunner-line-card-back"),
    };
    let why = if bids {
        "skyrunner-line-all-cancel"
    } else {
        "skyrunner-line-no-bid"
    };
    (back, ui.t(why))
}

fn climbs(ui: Ui<'_>, walls: Walls, who: &str, climb: Climbed) -> (String, String) {
    let levels = climb.to - climb.from;
    let head = ui.tr(
        "skyrunner-line-climbs",
        &[("name", who.into()), ("n", levels.into())],
    );
    let way = climbed(ui, walls, climb.from, climb.to);
    let sub = if climb.material > 0 {
        let with = ui.tr(
            "skyrunner-with-material",
            &[("count", climb.material.into())],
        );
        format!("{way} {with}")
    } else {
        way
    };
    (head, sub)
}

fn fell(ui: Ui<'_>, who: &str, hit: Hit) -> (String, String) {
    match hit {
        Hit::Down { from, to } => (
            ui.tr(
                "skyrunner-line-falls",
                &[("name", who.into()), ("n", (from - to).into())],
            ),
            down(ui, from, to),
        ),
        Hit::Discards(value) => (
            ui.tr(
                "skyrunner-line-discards",
                &[("name", who.into()), ("n", value.into())],
            ),
            ui.t("skyrunner-line-on-ground"),
        ),
        Hit::LosesMaterial | Hit::Waits => (
            ui.tr("skyrunner-line-fall-waits", &[("name", who.into())]),
            ui.t("skyrunner-line-fall-waits-sub"),
        ),
    }
}

fn struck(ui: Ui<'_>, by: &str, target: &str, weapon: Weapon, hit: Hit) -> (String, String) {
    let both = [("name", Arg::from(by)), ("target", Arg::from(target))];
    let one = |n: Arg| [("target", Arg::from(target)), ("n", n)];
    let head = match weapon {
        Weapon::Lost => ui.tr("skyrunner-line-lost", &both),
        Weapon::Sabotage => ui.tr("skyrunner-line-sabotage", &both),
    };
    let sub = match (weapon, hit) {
        (_, Hit::Down { from, to }) => down(ui, from, to),
        (_, Hit::Discards(value)) => ui.tr("skyrunner-line-sabotage-ground", &one(value.into())),
        (Weapon::Lost, Hit::Waits) => ui.t("skyrunner-line-lost-waits"),
        (Weapon::Sabotage, Hit::Waits | Hit::LosesMaterial) => {
            ui.t("skyrunner-line-sabotage-waits")
        }
        (Weapon::Lost, Hit::LosesMaterial) => {
            ui.tr("skyrunner-line-lost-one", &[("target", target.into())])
        }
    };
    (head, sub)
}

fn waited(ui: Ui<'_>, who: &str, penalty: Penalty) -> (String, String) {
    let head = match penalty {
        Penalty::Lost => "skyrunner-line-waited-lost",
        Penalty::Sabotage => "skyrunner-line-waited-sabotage",
        Penalty::Fall(_) => "skyrunner-line-waited-fall",
    };
    (
        ui.tr(head, &[("name", who.into())]),
        ui.t("skyrunner-line-waited-sub"),
    )
}

fn robs(ui: Ui<'_>, who: &str, taken: &[i16]) -> (String, String) {
    if taken.is_empty() {
        return (
            ui.tr("skyrunner-line-robs-nothing", &[("name", who.into())]),
            ui.t("skyrunner-line-robs-nothing-sub"),
        );
    }
    let values: Vec<String> = taken.iter().map(i16::to_string).collect();
    (
        ui.tr(
            "skyrunner-line-robs",
            &[("name", who.into()), ("count", taken.len().into())],
        ),
        ui.tr(
            "skyrunner-line-robs-sub",
            &[
                ("count", taken.len().into()),
                ("values", values.join(", ").into()),
            ],
        ),
    )
}
