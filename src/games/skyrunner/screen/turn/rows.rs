//! A row for each player: who it is, and their cards in one line or two.

use super::super::Message;
use super::super::parts::{Table, lit, penalty_picture};
use super::super::tiles::{bids, others};
use super::{GAP, left_width, who_width};
use crate::journal::Seat;
use crate::ui::icon;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role, fit_line, short_name};
use crate::ui::{Element, Look};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Size};

/// Whose row it is, how high they are, and what waits beside them.
fn who<'a>(look: &Look<'a>, table: &Table<'a>, seat: Seat, width: f32) -> Element<'a, Message> {
    let chip = if width < 150.0 { 48.0 } else { 56.0 };
    let name = table.name(seat);
    let mark = if table.state().holder() == seat {
        9.0
    } else {
        0.0
    };
    let room = width - chip - mark - 12.0;
    let (name, px) = short_name(look.px(Role::Label) * 1.12, &name, room);
    let name = text(name)
        .size(px)
        .line_height(1.15)
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let words = column![name, level(look, table, seat, room)].spacing(2);
    let content = row![table.holder_chip(look, seat, chip), words]
        .spacing(12)
        .align_y(Alignment::Center);
    let content = column![content]
        .push(beside(look, table, seat, width))
        .spacing(4);
    tap(
        look,
        Skin::bare(look),
        container(content).width(Length::Fill).clip(true),
    )
    .width(Length::Fixed(width))
    .on_press(Message::Levels)
    .into()
}

pub(super) fn level<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    room: f32,
) -> Element<'a, Message> {
    let level = table.runner(seat).map_or(0, |runner| runner.level);
    let key = if look.large_text() {
        "skyrunner-level-short"
    } else {
        "skyrunner-level"
    };
    let words = look.tr(key, &[("n", level.into())]);
    let px = fit_line(look.px(Role::Small) * 1.06, &words, room);
    look.soft(Role::Small, words)
        .size(px)
        .wrapping(text::Wrapping::None)
        .into()
}

/// Penalties that wait, with the word for it where there is room.
pub(super) fn beside<'a>(
    look: &Look<'a>,
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
        .map(|penalty| icon::thing(penalty_picture(*penalty), side));
    let words = look.tr("skyrunner-waits", &[("count", waiting.len().into())]);
    let left = room - (side + 4.0) * waiting.len() as f32;
    let px = fit_line(look.px(Role::Small), &words, left);
    let word = (px >= 15.0).then(|| {
        look.text(Role::Small, words)
            .size(px)
            .color(look.accent.second)
            .font(typeface::BOLD)
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
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
    width: f32,
) -> Element<'a, Message> {
    let bid = ((look.size.width - 3.0 * GAP - left_width(look) - 24.0 - 7.0 * 4.0) / 8.0).floor();
    if height >= 250.0 {
        return tall_row(look, table, seat, height, bid.min(170.0));
    }
    let tall = look.grow(84.0).max(width * 1.35);
    let size = Size::new(width, (height - 34.0).min(tall).max(56.0));
    let content = row![
        who(look, table, seat, who_width(look)),
        bids(look, table, seat, size, 8),
        space::horizontal(),
        others(look, table, seat, size),
    ]
    .spacing(8)
    .padding([0, 12])
    .align_y(Alignment::Center)
    .height(Length::Fixed(height));
    framed(look, table, seat, content)
}

/// A player's row; an edge for whom the keyboard asks.
fn framed<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let asked = table.screen.keyboard && table.screen.active == seat;
    lit(look, asked, content)
}

pub(super) fn tall_rows<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    height: f32,
    gap: f32,
) -> Element<'a, Message> {
    let inner = look.size.width - 2.0 * look.margin() - 24.0;
    let bid = ((inner - 7.0 * 4.0) / 8.0).floor();
    let rows = table
        .seats()
        .map(|seat| tall_row(look, table, seat, height, bid));
    container(column(rows).spacing(gap))
        .height(Length::Fill)
        .into()
}

/// Who it is and the other cards, and the bids below them over the whole width.
fn tall_row<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
    bid: f32,
) -> Element<'a, Message> {
    let tile = ((height - 16.0 - 2.0 * 16.0 - 4.0) / 2.0)
        .min(look.grow(84.0).max(bid * 1.6))
        .floor();
    let width = 8.0 * bid + 7.0 * 4.0;
    let first = row![
        who(look, table, seat, width - 3.0 * bid - 30.0),
        space::horizontal(),
        others(look, table, seat, Size::new(bid, tile))
    ]
    .width(Length::Fixed(width))
    .align_y(Alignment::Center);
    let second = bids(look, table, seat, Size::new(bid, tile), 8);
    let content = container(column![first, second])
        .padding([6, 12])
        .center_x(Length::Fill)
        .center_y(Length::Fixed(height));
    framed(look, table, seat, content)
}
