//! The pile: which card is up, and what is still in it.

use super::super::cards::{Card, Stack};
use super::super::entry::in_pile;
use super::Message;
use super::keys::CARDS;
use super::parts::{Table, card_title, face, picture};
use super::turn::{title_height, title_px};
use crate::ui::dashed::dashed;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Size};

/// What the pile holds, as the next card will come from it.
pub(super) fn stack(table: &Table<'_>) -> Stack {
    let state = table.state();
    if state.pile().is_empty() && state.auction().is_none() {
        state.discard()
    } else {
        state.pile()
    }
}

/// How many of each kind are left, in signs.
pub(super) fn counts<'a>(ui: &Ui<'_>, table: &Table<'a>, per_line: usize) -> Element<'a, Message> {
    let mut stack = stack(table);
    if let (Some(card), None) = (table.screen.entry.card, table.state().auction()) {
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
        row(line.iter().map(|card| {
            let left = stack.has(*card);
            let colour = if left == 0 {
                ui.colours.line_strong
            } else {
                ui.colours.ink
            };
            row![
                icon::coloured(picture(*card), px * 1.15),
                ui.digits(px, left.to_string()).color(colour),
            ]
            .spacing(4)
            .align_y(Alignment::Center)
            .into()
        }))
        .spacing(14)
        .into()
    });
    column(lines).spacing(8).align_x(Alignment::Center).into()
}

/// All cards that could be up, to be tapped.
pub(super) fn view<'a>(ui: &Ui<'a>, table: &Table<'a>, size: Size) -> Element<'a, Message> {
    let state = table.state();
    let refilled = state.pile().is_empty() && state.auction().is_none();
    let question = match (state.auction(), refilled) {
        (Some(card), _) => ui.tr(
            "skyrunner-up-again",
            &[("card", card_title(ui, card).into())],
        ),
        (None, true) => ui.t("skyrunner-pile-refilled"),
        (None, false) => ui.t("skyrunner-which-card"),
    };
    let flat = size.width >= 620.0 && size.width > size.height;
    let title: Element<'a, Message> = if flat && !ui.large_text() {
        // On one line with the title of the card beside it.
        container(ui.text(Role::Heading, question).size(title_px(ui)))
            .center_y(Length::Fixed(title_height(ui)))
            .into()
    } else if ui.narrow() {
        ui.text(Role::Heading, question).into()
    } else {
        ui.text(Role::Title, question).into()
    };
    let columns: &[usize] = if flat { &[4, 5] } else { &[3, 3, 3] };
    let counts = (!flat && size.height >= 600.0).then(|| counts(ui, table, 5));
    let widest = columns.iter().copied().max().unwrap_or(5) as f32;
    let gap = if ui.narrow() { 8.0 } else { 14.0 };
    let lines = columns.len() as f32;
    let title_room = if flat && !ui.large_text() {
        title_height(ui) + 12.0
    } else {
        ui.px(Role::Title) * 1.3 * if ui.narrow() { 2.0 } else { 1.0 } + 20.0
    };
    let title_room = title_room + if counts.is_some() { 56.0 } else { 0.0 };
    let card = Size::new(
        ((size.width - gap * (widest - 1.0)) / widest).min(300.0),
        ((size.height - title_room - gap * (lines - 1.0)) / lines).min(480.0),
    );
    let card = Size::new(
        card.width.min(card.height * 0.92),
        card.height.min(card.width * 1.74),
    );
    let mut cards = CARDS.iter();
    let rows = columns.iter().map(|count| {
        let line: Vec<Element<'a, Message>> = cards
            .by_ref()
            .take(*count)
            .map(|(_, card_up)| choice(ui, table, *card_up, card))
            .collect();
        let climbs = (*count == 4).then(|| climbs_left(ui, table, card));
        row(line).push(climbs).spacing(gap).into()
    });
    column![title]
        .push(counts)
        .push(column(rows).spacing(gap))
        .push(space::vertical())
        .spacing(match (ui.narrow(), flat && !ui.large_text()) {
            (true, _) => 10,
            (false, true) => 12,
            (false, false) => 16,
        })
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// Nobody knows which climbs are left, only how many.
fn climbs_left<'a>(ui: &Ui<'a>, table: &Table<'a>, size: Size) -> Element<'a, Message> {
    let left = stack(table).has(Card::Climb(2));
    let words = ui.soft(
        Role::Small,
        ui.tr("skyrunner-climbs-left", &[("count", left.into())]),
    );
    container(
        column![ui.digits(ui.px(Role::LargeDigits), left.to_string()), words]
            .spacing(6)
            .width(Length::Fill),
    )
    .center_y(Length::Fixed(size.height))
    .width(Length::Fixed(size.width))
    .padding([0, 8])
    .into()
}

/// One card: dashed and empty when none of its kind is left.
fn choice<'a>(ui: &Ui<'a>, table: &Table<'a>, card: Card, size: Size) -> Element<'a, Message> {
    let left = stack(table).has(card);
    if !in_pile(table.state(), card) {
        let word = ui
            .soft(Role::Small, card_title(ui, card))
            .color(ui.colours.line_strong)
            .align_x(Alignment::Center);
        let inside = container(word).center(Length::Fill).padding(6);
        return container(dashed(inside, ui.colours.line, 2.0, 16.0))
            .width(Length::Fixed(size.width))
            .height(Length::Fixed(size.height))
            .into();
    }
    let counted = !matches!(card, Card::Climb(_)) && size.height >= 150.0;
    let foot = counted.then(|| match card {
        // Nobody knows which of the two it will be.
        Card::Fall(_) => ui.tr("skyrunner-in-all", &[("count", left.into())]),
        _ => format!("×{left}"),
    });
    let chosen = table.screen.entry.card == Some(card);
    let edge = if chosen { 5.0 } else { 0.0 };
    let skin = TapStyle::bare(ui).edge(ui.accent.accent, edge).radius(22.0);
    let inner = Size::new(size.width - 2.0 * edge, size.height - 2.0 * edge);
    tap(ui, skin, face(ui, Some(card), inner, foot))
        .width(Length::Fixed(size.width))
        .height(Length::Fixed(size.height))
        .on_press(Message::Card(card))
        .into()
}
