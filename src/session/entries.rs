//! The entries of a game, the newest first: a tap on one shows its alternatives.

use super::play::{Alternative, PlayScreen};
use super::{Cx, Message, MessageOf};
use crate::core::Icon;
use crate::history::{describe, describe_instead};
use crate::live::LiveGame;
use crate::localize::Words;
use crate::sound::Effect;
use crate::ui::bar::hairline;
use crate::ui::panel::page;
use crate::ui::{Element, Face, Role, Ui, icon, tap};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Padding};

/// The alternatives to an entry that the rules allow, each with its words.
fn allowed<P: PlayScreen>(
    words: &Words,
    live: &LiveGame<P::Game>,
    at: usize,
) -> Vec<(String, Alternative<P>)> {
    let Some(entry) = live.journal().events().get(at) else {
        return Vec::new();
    };
    let people = live.people();
    let others = P::alternatives(entry, people.len()).into_iter();
    let described = others.filter_map(|(sign, event)| {
        let told = describe_instead(words, people, live.journal(), at, &event)?;
        Some((told, (sign, event)))
    });
    described.collect()
}

/// Replaces an entry by an alternative and applies the later ones again.
pub fn amend<P: PlayScreen>(
    cx: &mut Cx<'_>,
    live: &mut LiveGame<P::Game>,
    screen: &mut P,
    at: Option<usize>,
    which: usize,
) {
    let Some(at) = at else { return };
    let chosen = allowed::<P>(cx.words, live, at).into_iter().nth(which);
    if let Some((_, (_, event))) = chosen
        && cx.amend(live, at, event)
    {
        cx.effects.push(Effect::POP);
        screen.refresh(cx, live);
    }
}

pub fn view<'a, P: PlayScreen>(
    ui: Ui<'a>,
    live: &LiveGame<P::Game>,
    open: Option<usize>,
) -> Element<'a, MessageOf<P>> {
    let places = (0..live.journal().events().len()).rev();
    let lines = places.map(|at| entry::<P>(ui, live, at, open == Some(at)));
    let how = ui.soft(Role::Small, ui.t("entries-how"));
    let list = column![container(how).padding(Padding::ZERO.bottom(8))].extend(lines);
    page(&ui, list.width(Length::Fill))
}

/// One entry, with its alternatives below it while it is open.
fn entry<'a, P: PlayScreen>(
    ui: Ui<'a>,
    live: &LiveGame<P::Game>,
    at: usize,
    is_open: bool,
) -> Element<'a, MessageOf<P>> {
    let (journal, people) = (live.journal(), live.people());
    let words = describe(ui.words, people, journal, at).unwrap_or_default();
    let entry = journal.events().get(at);
    let has_others = entry.is_some_and(|entry| !P::alternatives(entry, people.len()).is_empty());
    let can_change = has_others && !live.read_only();
    let pen = can_change.then(|| icon::tinted(Icon::Edit, 24.0, ui.accent.accent));
    let line = row![ui.text(Role::Body, words).width(Length::Fill)]
        .push(pen)
        .spacing(10)
        .align_y(Alignment::Center);
    let line = tap(&ui, Face::Plain.chosen_if(is_open).skin(&ui), line)
        .width(Length::Fill)
        .padding([12, 8])
        .on_press_maybe(can_change.then_some(Message::Entry(at)));
    let others = is_open.then(|| others::<P>(ui, live, at));
    column![hairline(&ui), line].push(others).into()
}

/// The alternatives, as buttons.
fn others<'a, P: PlayScreen>(
    ui: Ui<'a>,
    live: &LiveGame<P::Game>,
    at: usize,
) -> Element<'a, MessageOf<P>> {
    let others = allowed::<P>(ui.words, live, at);
    let title = if others.is_empty() {
        ui.t("entries-no-other")
    } else {
        ui.t("entries-instead")
    };
    let buttons = others
        .into_iter()
        .enumerate()
        .map(|(which, (words, other))| {
            let sign = other.0.map(|sign| icon::tinted(sign, 24.0, ui.colours.ink));
            let words = ui.text(Role::Body, words).width(Length::Fill);
            let line = row![].push(sign).push(words).spacing(10);
            tap(
                &ui,
                Face::Raised.skin(&ui).radius(16.0),
                line.align_y(Alignment::Center),
            )
            .width(Length::Fill)
            .padding([12, 14])
            .on_press(Message::Amend(which))
            .into()
        });
    column![ui.soft(Role::Small, title)]
        .extend(buttons)
        .spacing(8)
        .padding([8, 0])
        .into()
}
