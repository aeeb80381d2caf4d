//! What goes on the table, for this number of adventurers.

use crate::core::Icon;
use crate::games::escape::components::{BoxList, Exit};
use crate::ui::Ui;
use crate::ui::checklist::Step;

/// What to take out, in order.
pub fn steps(ui: &Ui<'_>, players: usize, list: &BoxList) -> Vec<Step> {
    let step = |count: u32, picture, key: &str| {
        Step::new(picture, ui.tr(key, &[("count", count.into())])).count(count)
    };
    let seats = u32::try_from(players).unwrap_or(1);
    let tiles = list.tiles;
    let rooms = [
        ("main", tiles.main_rooms.into()),
        ("base", tiles.base_rooms.into()),
    ];
    let start = [("count", tiles.beside_start.into())];
    let exit = match tiles.exit {
        Exit::AmongLast(last) => {
            let others = [("others", (last - 1).into())];
            step(last.into(), Icon::Door, "escape-step-under")
                .how(ui.tr("escape-step-exit-last", &others))
        }
        Exit::AboutTheMiddle => step(tiles.pile.into(), Icon::Door, "escape-step-pile")
            .how(ui.t("escape-step-exit-middle")),
    };
    let beside = (list.beside > 0).then(|| {
        step(list.beside.into(), Icon::Jewel, "escape-step-beside")
            .how(ui.t("escape-step-beside-how"))
    });
    let each = [("each", list.dice_each.into())];
    let mut steps = vec![
        step(
            (tiles.main_rooms + tiles.base_rooms).into(),
            Icon::Room,
            "escape-step-rooms",
        )
        .how(ui.tr("escape-step-rooms-how", &rooms)),
        step(1, Icon::Room, "escape-step-start").how(ui.tr("escape-step-start-how", &start)),
        exit,
        step(list.reserve.into(), Icon::Jewel, "escape-step-reserve"),
    ];
    steps.extend(beside);
    steps.extend([
        step(
            u32::from(list.dice_each) * seats,
            Icon::Die,
            "escape-step-dice",
        )
        .how(ui.tr("escape-step-dice-how", &each)),
        step(seats, Icon::Pawn, "escape-step-pawns").how(ui.t("escape-step-pawns-how")),
    ]);
    steps
}
