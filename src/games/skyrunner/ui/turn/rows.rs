//! A row for each player: who it is, and their cards in one line or two.

use super::super::Message;
use super::super::parts::{Table, lit, penalty_picture};
use super::super::tiles::{bids, others};
use super::{GAP, left_width, who_width};
use crate::core::Seat;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line, short_name};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Size};

/// Whose row it is, how high they are, and what waits beside them.
fn who<'a>(ui: &Ui<'a>, table: &Table<'a>, seat: Seat, width: f32) -> Element<'a, Message> {
    let chip = if width < 150.0 { 48.0 } else { 56.0 };
    let name = table.name(seat);
    let mark = if table.state().holder() == seat {
        9.0
    } else {
        0.0
    };
    let room = width - chip - mark - 12.0;
    let (name, px) = short_name(ui.px(Role::Label) * 1.12, &name, room);
    let name = text(name)
        .size(px)
        .line_height(1.15)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let words = column![name, level(ui, table, seat, room)].spacing(2);
    let content = row![table.holder_chip(ui, seat, chip), words]
        .spacing(12)
        .align_y(Alignment::Center);
    let content = column![content]
        .push(beside(ui, table, seat, width))
        .spacing(4);
    tap(
        ui,
        TapStyle::bare(ui),
        container(content).width(Length::Fill).clip(true),
    )
    .width(Length::Fixed(width))
    .on_press(Message::Levels)
    .into()
}

pub(super) fn level<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    room: f32,
) -> Element<'a, Message> {
    let level = table.runner(seat).map_or(0, |runner| runner.level);
    let key = if ui.large_text() {
        "skyrunner-level-short"
    } else {
        "skyrunner-level"
    };
    let words = ui.tr(key, &[("n", level.into())]);
    let px = fit_line(ui.px(Role::Small) * 1.06, &words, room);
    ui.soft(Role::Small, words)
        .size(px)
        .wrapping(text::Wrapping::None)
        .into()
}

/// Penalties that wait, with the word for it where there is room.
pub(super) fn beside<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    room: f32,
) -> Option<Element<'a, Message>> {
    let waiting = &table.runner(seat)?.beside;
    if waiting.is_empty() {
        return None;
    }
    let side = 26.0;
    let signs = waiting
        .iter()
        .map(|penalty| icon::coloured(penalty_picture(*penalty), side));
    let words = ui.tr("skyrunner-waits", &[("count", waiting.len().into())]);
    let left = room - (side + 4.0) * waiting.len() as f32;
    let px = fit_line(ui.px(Role::Small), &words, left);
    let word = (px >= 15.0).then(|| {
        ui.text(Role::Small, words)
            .size(px)
            .color(ui.accent.second)
            .font(typography::BOLD)
            .wrapping(text::Wrapping::None)
    });
    Some(
        row(signs)
            .push(word)
            .spacing(4)
            .align_y(Alignment::Center)
            .into(),
    )
}

pub(super) fn wide_row<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
    width: f32,
) -> Element<'a, Message> {
    let bid = ((ui.size.width - 3.0 * GAP - left_width(ui) - 24.0 - 7.0 * 4.0) / 8.0).floor();
    if height >= 250.0 {
        return tall_row(ui, table, seat, height, bid.min(170.0));
    }
    let tall = ui.grow(84.0).max(width * 1.35);
    let size = Size::new(width, (height - 34.0).min(tall).max(56.0));
    let content = row![
        who(ui, table, seat, who_width(ui)),
        bids(ui, table, seat, size, 8),
        space::horizontal(),
        others(ui, table, seat, size),
    ]
    .spacing(8)
    .padding([0, 12])
    .align_y(Alignment::Center)
    .height(Length::Fixed(height));
    framed(ui, table, seat, content)
}

/// A player's row; an edge for whom the keyboard asks.
fn framed<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let asked = table.screen.keyboard && table.screen.active == seat;
    lit(ui, asked, content)
}

pub(super) fn tall_rows<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    height: f32,
    gap: f32,
) -> Element<'a, Message> {
    let inner = ui.size.width - 2.0 * ui.margin() - 24.0;
    let bid = ((inner - 7.0 * 4.0) / 8.0).floor();
    let rows = table
        .seats()
        .map(|seat| tall_row(ui, table, seat, height, bid));
    container(column(rows).spacing(gap))
        .height(Length::Fill)
        .into()
}

/// Who it is and the other cards, and the bids below them over the whole width.
fn tall_row<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
    bid: f32,
) -> Element<'a, Message> {
    let tile = ((height - 16.0 - 2.0 * 16.0 - 4.0) / 2.0)
        .min(ui.grow(84.0).max(bid * 1.6))
        .floor();
    let width = 8.0 * bid + 7.0 * 4.0;
    let first = row![
        who(ui, table, seat, width - 3.0 * bid - 30.0),
        space::horizontal(),
        others(ui, table, seat, Size::new(bid, tile))
    ]
    .width(Length::Fixed(width))
    .align_y(Alignment::Center);
    let second = bids(ui, table, seat, Size::new(bid, tile), 8);
    let content = container(column![first, second])
        .padding([6, 12])
        .center_x(Length::Fill)
        .center_y(Length::Fixed(height));
    framed(ui, table, seat, content)
}
