//! The end: won or lost, what decided it, who came out when.

use super::{Message, Screen, Step};
use crate::core::{Icon, Seat};
use crate::games::escape::history::clock;
use crate::games::escape::rule_ids;
use crate::games::escape::rules::{Event, Outcome};
use crate::session::View;
use crate::session::end::{End, Fact, Rank, Verdict, end};
use crate::ui::Element;

pub fn view(view: View<'_, Screen>) -> Element<'_, Message> {
    let is_won = view.state().outcome() == Some(Outcome::Won);
    let rule = if is_won {
        rule_ids::ALL_OUT
    } else {
        rule_ids::COLLAPSE
    };
    let why = (Some(Icon::Help), view.ui.t("why"), Message::Why(rule));
    let entries = view.ui.t("entries-correct");
    let entries = (Some(Icon::Edit), entries, Message::Entries);
    let data = End {
        verdict: verdict(view, is_won),
        ranking: outside(view).chain(inside(view)).collect(),
        facts: facts(view),
        chart: view.ui.t("escape-plot"),
        own: None,
        ways: [why, entries]
            .into_iter()
            .chain(steps(view, is_won))
            .collect(),
        again: (view.ui.t("again"), Message::Again(Step::Same)),
    };
    end(view, data)
}

/// The time that was left at a moment of the game, as the clock showed it.
fn left_at(view: View<'_, Screen>, at: i64) -> String {
    clock((i64::from(view.screen.cues.collapse) - at).max(0))
}

fn verdict(view: View<'_, Screen>, is_won: bool) -> Verdict {
    let ui = view.ui;
    if is_won {
        let last = view.screen.moments.last().copied().unwrap_or(0);
        return Verdict {
            is_won,
            players: view.players().to_vec(),
            picture: None,
            title: ui.tr(
                "escape-won-title",
                &[("players", view.players().len().into())],
            ),
            about: ui.t("escape-won-before"),
            figure: Some((left_at(view, last), None)),
        };
    }
    let inside = view.state().inside_seats().count();
    let under = ui.tr("escape-result-lost", &[("inside", inside.into())]);
    Verdict {
        is_won,
        players: Vec::new(),
        picture: Some(Icon::Collapse),
        title: ui.t("escape-lost-title"),
        about: format!("{under}. {}", nearly(view)),
        figure: Some((inside.to_string(), Some(Icon::Pawn))),
    }
}

/// Everybody who could have left; or else who was nearest to it, and how little was missing.
fn nearly(view: View<'_, Screen>) -> String {
    let state = view.state();
    let lacks = |seat: Seat| {
        state
            .keys()
            .saturating_sub(state.adventurers()[seat.index()].dice)
    };
    let least = state.inside_seats().map(lacks).min().unwrap_or(0);
    let nearest = state.inside_seats().filter(|seat| lacks(*seat) == least);
    let args = [
        ("names", view.names(nearest.clone()).into()),
        ("people", nearest.count().into()),
        ("count", least.into()),
    ];
    if least == 0 {
        view.ui.tr("escape-nearly-time", &args[..2])
    } else {
        view.ui.tr("escape-nearly-jewels", &args)
    }
}

/// Everybody who came out, in their order.
fn outside(view: View<'_, Screen>) -> impl Iterator<Item = Rank<Message>> {
    let events = view.live.journal().events().iter();
    let left = events.zip(&view.screen.moments).filter_map(|(event, at)| {
        let Event::Escape { player, die_to } = event else {
            return None;
        };
        Some((*player, *die_to, *at))
    });
    left.enumerate().map(move |(place, (player, die_to, at))| {
        let gave = |to| {
            let name = ("name", view.name(to).into());
            view.ui.tr("escape-gave", &[name])
        };
        Rank {
            place: Some(place + 1),
            players: vec![view.player(player)],
            name: view.name(player),
            about: die_to.map(gave),
            figure: left_at(view, at),
            is_winner: true,
            message: None,
        }
    })
}

/// Who never came out, and what they lacked.
fn inside(view: View<'_, Screen>) -> impl Iterator<Item = Rank<Message>> {
    let (ui, state) = (view.ui, view.state());
    state.inside_seats().map(move |seat| {
        let dice = state.adventurers()[seat.index()].dice;
        let about = match state.keys().saturating_sub(dice) {
            0 => ui.t("escape-inside-time"),
            lacks => ui.tr("escape-inside-dice", &[("count", lacks.into())]),
        };
        Rank {
            place: None,
            players: vec![view.player(seat)],
            name: view.name(seat),
            about: Some(about),
            figure: "—".to_owned(),
            is_winner: false,
            message: None,
        }
    })
}

fn facts(view: View<'_, Screen>) -> Vec<Fact> {
    let events = view.live.journal().events().iter();
    let nudges = events.filter(|event| **event == Event::Destiny);
    let fact = |icon, number: usize, key: &str| Fact {
        icon,
        value: number.to_string(),
        label: view.ui.tr(key, &[("count", number.into())]),
    };
    let jewels = usize::from(view.state().in_rooms());
    vec![
        fact(Icon::Jewel, jewels, "escape-figure-jewels"),
        fact(Icon::DieLost, view.screen.dice_lost, "escape-figure-dice"),
        fact(Icon::Destiny, nudges.count(), "escape-figure-destiny"),
    ]
}

/// Another game, a step easier; or a step harder, but not after a loss.
fn steps(
    view: View<'_, Screen>,
    is_won: bool,
) -> impl Iterator<Item = (Option<Icon>, String, Message)> {
    let level = view.live.journal().setup().difficulty;
    let steps = [
        (Icon::Minus, "escape-again-easier", Step::Easier),
        (Icon::Plus, "escape-again-harder", Step::Harder),
    ];
    let is_offered =
        move |step: Step| step.from(level) != level && (is_won || step != Step::Harder);
    steps
        .into_iter()
        .filter(move |(.., step)| is_offered(*step))
        .map(move |(sign, key, step)| (Some(sign), view.ui.t(key), Message::Again(step)))
}
