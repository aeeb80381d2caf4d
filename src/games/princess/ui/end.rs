//! The end: won, or lost and why, and the game round by round.

use super::{Message, View, princess_panel, round};
use crate::core::{Game, Icon};
use crate::games::princess::rounds::{Round, RoundResult};
use crate::games::princess::rules::{Loss, Outcome};
use crate::localize::signed;
use crate::session::end::{End, Fact, Rank, Verdict, end};
use crate::ui::{Element, panel};
use iced::Length;

pub fn view(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let state = view.state();
    let is_won = state.outcome() == Some(Outcome::Won);
    let (title, picture) = if is_won {
        ("princess-won", Icon::Princess)
    } else {
        ("princess-lost", Icon::Dragon)
    };
    let args = [
        ("saved", state.saved().into()),
        ("all", view.princesses().len().into()),
    ];
    let rule = state.ended().and_then(|rules| rules.first().copied());
    let why = rule.map(|rule| {
        let message = Message::Why(rule);
        (Some(Icon::Help), ui.t("why"), message)
    });
    let rounds = view.rounds().iter().enumerate();
    end(
        view,
        End {
            verdict: Verdict {
                is_won,
                players: Vec::new(),
                picture: Some(picture),
                title: ui.t(title),
                about: ui.t(reason(state.outcome())),
                figure: Some((ui.tr("princess-of", &args), None)),
            },
            ranking: rounds
                .map(|(place, told)| line(view, place, told))
                .collect(),
            facts: facts(view),
            chart: ui.t("princess-plot"),
            own: Some(Box::new(move |ui| {
                panel::panel(&ui, princess_panel::medallions(view.with(ui)))
                    .padding(12)
                    .width(Length::Fill)
                    .height(Length::Fill)
                    .into()
            })),
            ways: why.into_iter().collect(),
            again: (ui.t("again"), Message::Again),
        },
    )
}

/// The key of why it ended as it did.
const fn reason(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Lost(Loss::BookEnded)) => "princess-lost-book",
        Some(Outcome::Lost(Loss::NoLadders)) => "princess-lost-ladders",
        Some(Outcome::Lost(Loss::CannotWin)) => "princess-lost-cannot",
        Some(Outcome::Won) | None => "princess-won-about",
    }
}

fn facts(view: View<'_>) -> Vec<Fact> {
    let state = view.state();
    let fact = |icon, count: usize, key: &str| Fact {
        icon,
        value: count.to_string(),
        label: view.ui.tr(key, &[("count", count.into())]),
    };
    let pages = fact(Icon::BookPage, view.rounds().len(), "princess-fact-pages");
    let squires = view.live.journal().setup().squires.then(|| {
        let left = usize::from(state.squires());
        fact(Icon::Squire, left, "princess-fact-squires")
    });
    let ladders = usize::from(state.fewest_ladders());
    let ladders = fact(Icon::LadderCard, ladders, "princess-fact-ladders");
    [pages]
        .into_iter()
        .chain(squires)
        .chain([ladders])
        .collect()
}

/// One round: page, Prince, how it went; a tap corrects it.
fn line(view: View<'_>, place: usize, told: &Round) -> Rank<Message> {
    let (name, about) = round::words(view, told);
    let figure = match &told.result {
        RoundResult::Count(count) if count.1.facts.difference != 0 => {
            signed(count.1.facts.difference)
        }
        _ => String::new(),
    };
    Rank {
        place: Some(usize::from(told.page)),
        players: vec![view.player(told.prince)],
        name,
        about: Some(about),
        figure,
        is_winner: told.saved(),
        message: told
            .can_be_corrected()
            .then_some(Message::CorrectRound(place)),
    }
}
