//! The end: who won, the course of the game, and the button for another game.

use super::super::rule_ids;
use super::super::turn_report;
use super::Message;
use super::building::building;
use super::motion::drawn;
use super::parts::{Table, View};
use crate::core::{Icon, Seat};
use crate::session::end::{End, OwnPart, Rank, Verdict, end};
use crate::ui::Element;

pub(super) fn view(view: View<'_>, winner: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let mut order: Vec<Seat> = view.seats().collect();
    order.sort_by_key(|seat| std::cmp::Reverse(view.level(*seat)));
    let ranking = order.into_iter().map(|seat| Rank {
        place: None,
        players: vec![view.player(seat)],
        name: view.name(seat),
        about: None,
        figure: view.level(seat).to_string(),
        is_winner: seat == winner,
        message: None,
    });
    let name = [("name", view.name(winner).into())];
    let turns = [("n", view.screen.turns.into())];
    let why = (Some(Icon::Help), ui.t("why"), Message::Why(rule_ids::ROOF));
    // With large text beside the building there is no height left for the chart.
    let has_building = !ui.large_text() || ui.window.height >= 1000.0;
    let building: OwnPart<'_, Message> =
        Box::new(move |ui| building(view.with(ui), drawn(&turn_report::levels(view.state()))));
    let content = End {
        verdict: Verdict {
            is_won: true,
            players: vec![view.player(winner)],
            picture: None,
            title: ui.tr("skyrunner-result", &name),
            about: ui.tr("skyrunner-in-turns", &turns),
            figure: None,
        },
        ranking: ranking.collect(),
        facts: Vec::new(),
        chart: ui.t("skyrunner-race"),
        own: has_building.then_some(building),
        ways: vec![why],
        again: (ui.t("again"), Message::Again),
    };
    end(view, content)
}
