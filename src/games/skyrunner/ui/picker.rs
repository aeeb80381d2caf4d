//! The pile: which card is up, and what is still in it.

use super::super::cards::{Card, Stack};
use super::super::entry::in_pile;
use super::Message;
use super::keys::CARDS;
use super::parts::{Table, View, card_title, face, picture};
use super::turn::title;
use crate::ui::dashed::dashed;
use crate::ui::{Element, Role, TapStyle, by_space, cells, fit, fit_soft, icon, tap};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// The pile that the next card comes from.
fn stack(view: View<'_>) -> Stack {
    let state = view.before();
    if state.pile().is_empty() && state.auction().is_none() {
        state.discard()
    } else {
        state.pile()
    }
}

/// How many of each kind are left, in signs.
pub(super) fn counts(view: View<'_>, per_line: usize) -> Element<'_, Message> {
    let ui = view.ui;
    let mut stack = stack(view);
    if let (Some(card), None) = (view.screen.entry.card, view.before().auction()) {
        let _ = stack.take(card);
    }
    let kinds = [
        Card::Climb(2),
        Card::Material,
        Card::Lost,
        Card::Sabotage,
        Card::Fall(2),
    ];
    let px = ui.px(Role::Lead).min(30.0);
    let lines = kinds.chunks(per_line).map(|line| {
        let line = line.iter().map(|card| {
            let left = stack.has(*card);
            let colour = if left == 0 {
                ui.colours.line_strong
            } else {
                ui.colours.ink
            };
            let count = ui.digits(px, left.to_string()).color(colour);
            row![icon::coloured(picture(*card), px * 1.15), count]
                .spacing(4)
                .align_y(Alignment::Center)
                .into()
        });
        row(line).spacing(12).into()
    });
    column(lines).spacing(8).align_x(Alignment::Center).into()
}

/// All cards that could be up, to be tapped.
pub(super) fn view(view: View<'_>) -> Element<'_, Message> {
    let state = view.before();
    let ui = view.ui;
    let question = match (state.auction(), state.pile().is_empty()) {
        (Some(card), _) => {
            let card = card_title(ui, card);
            ui.tr("skyrunner-up-again", &[("card", card.into())])
        }
        (None, true) => ui.t("skyrunner-pile-refilled"),
        (None, false) => ui.t("skyrunner-which-card"),
    };
    by_space(ui, move |ui| {
        let view = view.with(ui);
        let is_flat = ui.space.width >= 620.0 && ui.space.height < Some(ui.space.width);
        let title: Element<'_, Message> = if is_flat {
            title(ui, question.clone())
        } else {
            fit(ui, Role::Title, question.clone()).max_lines(2).into()
        };
        let has_counts = !is_flat && ui.height_ems() >= 32.0;
        let mut cards: Vec<Element<'_, Message>> =
            CARDS.iter().map(|(_, card)| choice(view, *card)).collect();
        if is_flat {
            cards.insert(4, climbs_left(view));
        }
        let gap = if ui.narrow() { 8.0 } else { 14.0 };
        let cards = cells(cards)
            .max_columns(if is_flat { 5 } else { 3 })
            .spacing(gap);
        column![title]
            .push(has_counts.then(|| counts(view, 5)))
            .push(cards)
            .spacing(12)
            .into()
    })
    .into()
}

/// Nobody knows which climbs are left, only how many.
fn climbs_left(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let left = stack(view).has(Card::Climb(2));
    let words = ui.tr("skyrunner-climbs-left", &[("count", left.into())]);
    let words = fit_soft(ui, Role::Small, words).max_lines(4);
    let count = ui.digits(ui.px(Role::LargeDigits), left.to_string());
    container(column![count, words].spacing(6))
        .center_y(Length::Fill)
        .padding([0, 8])
        .into()
}

/// One card: dashed and empty when none of its kind is left.
fn choice(view: View<'_>, card: Card) -> Element<'_, Message> {
    let ui = view.ui;
    let left = stack(view).has(card);
    if !in_pile(view.before(), card) {
        let word = fit(ui, Role::Small, card_title(ui, card))
            .max_lines(2)
            .center()
            .color(ui.colours.line_strong)
            .height(Length::Fill);
        let inside = container(word).padding(6).height(Length::Fill);
        return dashed(inside, ui.colours.line, 2.0, 16.0);
    }
    let foot = match card {
        Card::Climb(_) => None,
        // Nobody knows which of the two it will be.
        Card::Fall(_) => Some(ui.tr("skyrunner-in-all", &[("count", left.into())])),
        Card::Material | Card::Lost | Card::Sabotage => Some(format!("×{left}")),
    };
    let is_chosen = view.screen.entry.card == Some(card);
    let edge = if is_chosen { 5.0 } else { 0.0 };
    let skin = TapStyle::bare(&ui).edge(ui.accent.accent, edge);
    tap(&ui, skin.radius(22.0), face(ui, Some(card), foot))
        .width(Length::Fill)
        .height(Length::Fill)
        .padding(edge)
        .on_press(Message::Card(card))
        .into()
}
