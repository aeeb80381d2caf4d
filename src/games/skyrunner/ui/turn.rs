//! Entering a turn: the card that is up, and a row (or a tab) for each player.

mod rows;
mod tabs;

use super::super::cards::Card;
use super::super::rule_ids;
use super::parts::{Table, card_title, face, go};
use super::{Message, Open, correct, other, picker};
use crate::core::Icon;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::tap::{Tap, TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line};
use crate::ui::{Element, Ui, button, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding, Size};
use rows::{tall_rows, wide_row};
use tabs::tabs;

/// How the players are laid out, by the room there is.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Layout {
    /// A row each, the card at the left: the height of a row and the width of a tile.
    Wide { row: f32, tile: f32 },
    /// A row of two lines each, below the card.
    Tall { row: f32 },
    /// One player at a time.
    Tabs,
}

const GAP: f32 = 24.0;

/// How large the titles above the card and the rows are.
pub(super) fn title_px(ui: &Ui<'_>) -> f32 {
    ui.px(Role::Heading).max(26.0)
}

/// The line they stand on.
pub(super) fn title_height(ui: &Ui<'_>) -> f32 {
    (title_px(ui) * 1.25).max(38.0).round()
}

/// The column of the card that is up.
fn left_width(ui: &Ui<'_>) -> f32 {
    (ui.size.width * 0.185).clamp(244.0, 340.0).floor()
}

fn who_width(ui: &Ui<'_>) -> f32 {
    164.0 + 26.0 * f32::from(ui.percent - 100) / 75.0 + 0.8 * (left_width(ui) - 244.0)
}

fn layout(ui: &Ui<'_>, players: usize) -> Layout {
    let Size { width, height } = ui.size;
    let count = players.max(1) as f32;
    let pane = width - 3.0 * GAP - left_width(ui);
    let tile = ((pane - 24.0 - who_width(ui) - 3.0 * 8.0 - 8.0 - 9.0 * 4.0) / 11.0).floor();
    let row = (height - 44.0 - title_height(ui) - 12.0 * count) / count;
    if ui.two_panes() && tile >= 56.0 && row >= 92.0 {
        return Layout::Wide {
            row: row.min(460.0),
            tile: tile.min(124.0),
        };
    }
    let row = (height - 20.0 - 108.0 - 80.0 - 14.0 * (count + 1.0)) / count;
    if width >= 660.0 && row >= 150.0 {
        return Layout::Tall {
            row: row.min(360.0),
        };
    }
    Layout::Tabs
}

pub(super) fn view<'a>(ui: &Ui<'a>, table: &Table<'a>) -> Element<'a, Message> {
    let layout = layout(ui, table.players());
    match layout {
        Layout::Wide { row, tile } => wide(ui, table, row, tile),
        Layout::Tall { .. } | Layout::Tabs => upright(ui, table, layout),
    }
}

fn reveal<'a>(ui: &Ui<'a>, table: &Table<'a>) -> Element<'a, Message> {
    let entry = &table.screen.entry;
    let ready = entry.turn().map(|_| Message::Reveal);
    // Beside an open sheet its own button comes first.
    if ready.is_some() && ui.two_panes() && table.screen.open.is_some() {
        return button::secondary(ui, None, ui.t("skyrunner-reveal"))
            .width(Length::Fill)
            .height(Length::Fixed(80.0))
            .on_press(Message::Reveal)
            .into();
    }
    let word = if ready.is_some() || entry.card.is_none() {
        ui.t("skyrunner-reveal")
    } else {
        ui.tr(
            "skyrunner-entered",
            &[
                ("done", entry.count().into()),
                ("all", table.players().into()),
            ],
        )
    };
    match ready {
        Some(message) if ui.two_panes() && ui.large_text() => large(ui, word, message),
        ready => go(ui, word, ready),
    }
}

/// The leading button in the column of the card, its word as large as the column allows.
fn large<'a>(ui: &Ui<'a>, word: String, message: Message) -> Element<'a, Message> {
    let px = fit_line(title_px(ui) * 1.1, &word, left_width(ui) - 24.0);
    let word = text(word)
        .size(px)
        .font(typography::SERIF)
        .color(ui.accent.on_accent);
    tap(
        ui,
        TapStyle::bare(ui).fill(ui.accent.accent).radius(16.0),
        word,
    )
    .width(Length::Fill)
    .height(Length::Fixed(96.0))
    .on_press(message)
    .into()
}

/// What stands in place of the players: the pile, a refusal, one player's other cards, levels.
fn instead<'a>(ui: &Ui<'a>, table: &Table<'a>, size: Size) -> Option<Element<'a, Message>> {
    let screen = table.screen;
    if let Some((sentence, rule)) = &screen.refused {
        return Some(refusal(ui, sentence.clone(), *rule));
    }
    match &screen.open {
        Some(Open::Levels(levels)) => Some(correct::view(ui, table, levels, size)),
        Some(Open::Other(seat, weapon)) => Some(other::view(ui, table, *seat, *weapon, size)),
        Some(Open::Pile) => Some(picker::view(ui, table, size)),
        None if screen.entry.card.is_none() => Some(picker::view(ui, table, size)),
        None => None,
    }
}

/// What was refused, why, and back to what was entered.
pub(super) fn refusal<'a>(
    ui: &Ui<'a>,
    sentence: String,
    rule: Option<crate::core::RuleId>,
) -> Element<'a, Message> {
    let why = rule.map(|rule| Exit {
        word: ui.t("skyrunner-why"),
        message: Message::Why(rule),
    });
    let back = Exit {
        word: ui.t("banner-dismiss"),
        message: Message::Close,
    };
    let exits = why.into_iter().chain([back]).collect();
    container(banner(ui, Tone::Warning, Icon::Warning, sentence, exits))
        .height(Length::Fill)
        .into()
}

fn wide<'a>(ui: &Ui<'a>, table: &Table<'a>, row_height: f32, tile: f32) -> Element<'a, Message> {
    let pane = Size::new(
        ui.size.width - 3.0 * GAP - left_width(ui),
        ui.size.height - 44.0,
    );
    let right: Element<'a, Message> = if let Some(instead) = instead(ui, table, pane) {
        instead
    } else {
        let title = ui.text(Role::Heading, ui.t("skyrunner-front"));
        let title = title.size(title_px(ui));
        let head = row![title.width(Length::Fill)]
            .push(legend(ui, table))
            .height(Length::Fixed(title_height(ui)))
            .align_y(Alignment::Center);
        let rows = table
            .seats()
            .map(|seat| wide_row(ui, table, seat, row_height, tile));
        column![head, column(rows).spacing(12)].spacing(12).into()
    };
    row![
        container(left(ui, table)).width(Length::Fixed(left_width(ui))),
        container(right).width(Length::Fill),
    ]
    .spacing(GAP)
    .padding(Padding::from([20.0, GAP]).bottom(24))
    .into()
}

/// Why some tiles are dashed: played already, or because a fall asks for bids.
fn legend<'a>(ui: &Ui<'a>, table: &Table<'a>) -> Option<Element<'a, Message>> {
    if matches!(table.screen.entry.card, Some(Card::Fall(_))) {
        return Some(only_bids(ui).into());
    }
    (!ui.large_text()).then(|| ui.soft(Role::Small, ui.t("skyrunner-spent")).into())
}

/// A fall is up: everybody plays a bid, and this is the rule.
fn only_bids<'a>(ui: &Ui<'a>) -> Tap<'a, Message> {
    let colour = ui.accent.second;
    // On a phone large words leave room for the sign only.
    let words = (!ui.narrow() || !ui.large_text()).then(|| {
        text(ui.t("skyrunner-fall-bids"))
            .size(ui.px(Role::Small))
            .font(typography::BOLD)
            .color(colour)
            .wrapping(text::Wrapping::None)
    });
    let content = row![icon::tinted(Icon::Help, 22.0, colour)]
        .push(words)
        .spacing(6)
        .align_y(Alignment::Center);
    tap(ui, TapStyle::bare(ui), content)
        .height(Length::Fixed(48.0))
        .padding([0, 4])
        .on_press(Message::Why(rule_ids::FALL_MUST_BID))
}

/// The card that is up, who holds the pile, what is left in it, and the way on.
fn left<'a>(ui: &Ui<'a>, table: &Table<'a>) -> Element<'a, Message> {
    let entry = &table.screen.entry;
    let room = ui.size.height - 44.0;
    let width = left_width(ui) - 12.0;
    let above = title_height(ui) - 38.0;
    let size = Size::new(width, (room - 330.0 - above).min(width * 1.43).max(150.0));
    let up = face(ui, entry.card, size, None);
    let up = tap(ui, TapStyle::bare(ui).radius(24.0), up).on_press(Message::Pile);
    let state = table.state();
    let name = table.name(state.holder());
    let holds = ui.tr("skyrunner-holds", &[("name", name.into())]);
    let holds = ui.soft(Role::Small, holds).align_x(Alignment::Center);
    let again = state.auction().is_some().then(|| {
        ui.text(Role::Small, ui.t("skyrunner-again-up"))
            .font(typography::BOLD)
            .color(ui.accent.second)
            .align_x(Alignment::Center)
    });
    let pile = column![]
        .push(again)
        .push(holds)
        .push(picker::counts(ui, table, 3))
        .spacing(10)
        .width(Length::Fill)
        .align_x(Alignment::Center);
    column![
        container(
            ui.text(Role::Heading, ui.t("skyrunner-up"))
                .size(title_px(ui))
        )
        .center_y(Length::Fixed(title_height(ui))),
        container(up).center_x(Length::Fill),
        pile,
        space::vertical(),
        reveal(ui, table),
    ]
    .spacing(12)
    .into()
}

/// Below each other: the card on top, then rows of two lines or one player at a time.
fn upright<'a>(ui: &Ui<'a>, table: &Table<'a>, layout: Layout) -> Element<'a, Message> {
    let margin = ui.margin();
    let narrow = ui.narrow();
    let gap = if narrow { 9.0 } else { 14.0 };
    let button = if narrow { 72.0 } else { 80.0 };
    let header = if narrow { 72.0 } else { 108.0 };
    let inner = ui.size.width - 2.0 * margin;
    let below = ui.size.height - 20.0 - header - gap;
    let opened = Size::new(inner, below);
    let whole = Size::new(inner, ui.size.height - 20.0);
    let picking = table.screen.entry.card.is_none();
    let tight = ui.size.height < 700.0 && !matches!(table.screen.open, None | Some(Open::Pile));
    let body: Element<'a, Message> =
        match instead(ui, table, if tight || picking { whole } else { opened }) {
            Some(instead) if tight || picking => instead,
            Some(instead) => column![head(ui, table, header), instead]
                .spacing(gap)
                .into(),
            None => {
                let players = match layout {
                    Layout::Tall { row } => tall_rows(ui, table, row, gap),
                    Layout::Tabs | Layout::Wide { .. } => {
                        tabs(ui, table, Size::new(inner, below - button - gap), gap)
                    }
                };
                column![head(ui, table, header), players, reveal(ui, table)]
                    .spacing(gap)
                    .into()
            }
        };
    container(body)
        .padding(Padding::from([8.0, margin]).bottom(12))
        .height(Length::Fill)
        .into()
}

/// The card that is up, in one line, and how many are entered.
fn head<'a>(ui: &Ui<'a>, table: &Table<'a>, height: f32) -> Element<'a, Message> {
    let entry = &table.screen.entry;
    let up = face(ui, entry.card, Size::new(height * 0.8, height), None);
    let up = tap(ui, TapStyle::bare(ui), up).on_press(Message::Pile);
    let title = entry
        .card
        .map_or_else(|| ui.t("skyrunner-which-card"), |card| card_title(ui, card));
    let piled = ui.size.width >= 640.0;
    let beside = piled && !ui.large_text();
    let room =
        ui.size.width - 2.0 * ui.margin() - height * 0.8 - if beside { 420.0 } else { 110.0 };
    let px = fit_line(
        ui.px(Role::Title).min(height * 0.4),
        &title,
        room.max(120.0),
    );
    let key = if table.state().auction().is_some() {
        "skyrunner-up-turn-again"
    } else {
        "skyrunner-up-turn"
    };
    let sub = ui.tr(key, &[("n", (table.screen.turns + 1).into())]);
    let sub = (!ui.large_text()).then(|| ui.soft(Role::Small, sub));
    let title = text(title)
        .size(px)
        .line_height(1.1)
        .font(typography::SERIF)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let pile = |on: bool| (piled && on).then(|| picker::counts(ui, table, 5));
    let words = column![title]
        .push(sub)
        .push(pile(!beside))
        .spacing(4)
        .width(Length::Fill)
        .clip(true);
    let done = entry.count() == table.players();
    let colour = if done {
        ui.accent.accent
    } else {
        ui.colours.ink_soft
    };
    let check = done.then(|| icon::tinted(Icon::Check, 26.0, colour));
    let count = row![]
        .push(check)
        .push(ui.digits(44.0, entry.count().to_string()).color(colour))
        .spacing(6)
        .align_y(Alignment::Center);
    let of = ui
        .soft(
            Role::Small,
            ui.tr("skyrunner-of", &[("all", table.players().into())]),
        )
        .size(16)
        .wrapping(text::Wrapping::None);
    row![up, words]
        .push(pile(beside))
        .push(column![count, of].spacing(5).align_x(Alignment::End))
        .spacing(if ui.narrow() { 12 } else { 20 })
        .height(Length::Fixed(height))
        .align_y(Alignment::Center)
        .into()
}
