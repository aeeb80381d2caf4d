//! The end: who stands highest, on the wall, in a list, and over the turns.

use super::layout::{figure, height_words, wall};
use super::{Message, Mode, Screen};
use crate::core::{Icon, Player};
use crate::games::cliff::history::{decided, winners};
use crate::games::cliff::{rule_ids, scene};
use crate::session::View;
use crate::session::end::{End, OwnPart, Rank, Verdict, end};
use crate::ui::Element;

pub fn view(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let equals = view.state().winners().is_some_and(|won| won.len() > 1);
    let rule = if equals {
        rule_ids::SHARED_VICTORY
    } else {
        rule_ids::HIGHEST
    };
    // In the light mode nobody said on which tiles they stood.
    let own = (view.screen.mode == Mode::Wall)
        .then(|| Box::new(move |ui| wall(view.with(ui))) as OwnPart<'_, Message>);
    let shown = End {
        verdict: verdict(view, equals),
        ranking: ranking(view, equals),
        facts: Vec::new(),
        chart: ui.t("cliff-heights-title"),
        own,
        ways: vec![
            (Some(Icon::Help), ui.t("why"), Message::Why(rule)),
            (Some(Icon::Edit), ui.t("entries-correct"), Message::Entries),
        ],
        again: (ui.t("again"), Message::Again),
    };
    end(view, shown)
}

fn verdict(view: View<'_, Screen>, equals: bool) -> Verdict {
    let ui = view.ui;
    let won = winners(view.live.journal());
    let players: Vec<Player> = won.iter().map(|seat| view.player(*seat)).collect();
    let names = view.names(won.iter().copied());
    let first = won.first().and_then(|seat| {
        let climber = view.state().climbers().get(seat.index())?;
        climber.at
    });
    let count = ("count", won.len().into());
    let title = if won.len() > 2 {
        ui.tr("cliff-won-many", &[count])
    } else {
        ui.tr("cliff-won", &[count, ("names", names.into())])
    };
    // The rulebook says nothing about equals: the players may name one.
    let about = match (equals, decided(view.live.journal())) {
        (false, _) => height_words(&ui, first),
        (true, None) => ui.t("cliff-silent"),
        (true, Some(_)) => ui.t("cliff-silent-decided"),
    };
    Verdict {
        is_won: true,
        players,
        picture: None,
        title,
        about,
        figure: Some((figure(first.map(|place| place.row)), None)),
    }
}

fn ranking(view: View<'_, Screen>, equals: bool) -> Vec<Rank<Message>> {
    let won = winners(view.live.journal());
    let ranks = scene::ranking(view.state()).into_iter();
    let ranks = ranks.map(|(place, seat, row)| {
        let player = view.player(seat);
        Rank {
            place: Some(place),
            name: player.name.clone(),
            players: vec![player],
            about: None,
            figure: figure(row),
            is_winner: won.contains(&seat),
            message: (equals && place == 1).then_some(Message::Decide(seat)),
        }
    });
    ranks.collect()
}
