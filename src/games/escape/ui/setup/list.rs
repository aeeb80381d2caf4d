//! What goes on the table, for this number of adventurers.

use crate::core::Icon;
use crate::games::escape::components::{BoxList, Exit};
use crate::ui::Ui;
use crate::ui::checklist::Step;

/// What to take out, in order.
pub fn steps(ui: &Ui<'_>, players: usize, list: &BoxList) -> Vec<Step> {
    let step = |count: u32, picture, what: &str, how: Option<String>| Step {
        count: Some(count),
        picture,
        what: ui.tr(what, &[("count", count.into())]),
        how,
        done: false,
    };
    let seats = u32::try_from(players).unwrap_or(1);
    let tiles = list.tiles;
    let (exit_count, exit_how) = match tiles.exit {
        Exit::AmongLast(last) => (
            u32::from(last),
            ui.tr("escape-step-exit-last", &[("others", (last - 1).into())]),
        ),
        Exit::AboutTheMiddle => (u32::from(tiles.pile), ui.t("escape-step-exit-middle")),
    };
    let exit = match tiles.exit {
        Exit::AmongLast(_) => "escape-step-under",
        Exit::AboutTheMiddle => "escape-step-pile",
    };
    let beside = (list.beside > 0).then(|| {
        step(
            u32::from(list.beside),
            Icon::Jewel,
            "escape-step-beside",
            Some(ui.t("escape-step-beside-how")),
        )
    });
    let rooms = u32::from(tiles.main_rooms + tiles.base_rooms);
    let mut steps = vec![
        step(
            rooms,
            Icon::Room,
            "escape-step-rooms",
            Some(ui.tr(
                "escape-step-rooms-how",
                &[
                    ("main", tiles.main_rooms.into()),
                    ("base", tiles.base_rooms.into()),
                ],
            )),
        ),
        step(
            1,
            Icon::Room,
            "escape-step-start",
            Some(ui.tr(
                "escape-step-start-how",
                &[("count", tiles.beside_start.into())],
            )),
        ),
        step(exit_count, Icon::Door, exit, Some(exit_how)),
        step(
            u32::from(list.reserve),
            Icon::Jewel,
            "escape-step-reserve",
            None,
        ),
    ];
    steps.extend(beside);
    steps.push(step(
        u32::from(list.dice_each) * seats,
        Icon::Die,
        "escape-step-dice",
        Some(ui.tr("escape-step-dice-how", &[("each", list.dice_each.into())])),
    ));
    steps.push(step(
        seats,
        Icon::Pawn,
        "escape-step-pawns",
        Some(ui.t("escape-step-pawns-how")),
    ));
    steps
}
