//! One player at a time: a tab for each, and the cards of one as a keypad.

use super::super::super::cards::Card;
use super::super::super::rules::Play;
use super::super::Message;
use super::super::parts::Table;
use super::super::tiles::{bids, others};
use super::only_bids;
use super::rows::{beside, level};
use crate::core::{Icon, Seat};
use crate::ui::dashed::dashed;
use crate::ui::panel::panel;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, short_name};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Size, border};

/// One player at a time: who they are on top, their cards below.
pub(super) fn tabs<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    size: Size,
    gap: f32,
) -> Element<'a, Message> {
    let tab = 96.0;
    let cells = table.seats().map(|seat| tab_cell(ui, table, seat, tab));
    let pad = pad(
        ui,
        table,
        table.screen.active,
        Size::new(size.width, size.height - tab - gap),
    );
    column![row(cells).spacing(if ui.narrow() { 4 } else { 10 }), pad]
        .spacing(gap)
        .height(Length::Fill)
        .into()
}

fn tab_cell<'a>(ui: &Ui<'a>, table: &Table<'a>, seat: Seat, height: f32) -> Element<'a, Message> {
    let on = table.screen.active == seat;
    let played = table
        .screen
        .entry
        .play(seat)
        .map(|play| summary(ui, table, play));
    let content = column![table.holder_chip(ui, seat, 40.0)]
        .push(container(row![].push(played)).center_y(Length::Fixed(38.0)))
        .spacing(3)
        .align_x(Alignment::Center);
    let skin = if on {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 3.0)
    } else {
        TapStyle::bare(ui)
            .fill(ui.colours.surface)
            .edge(ui.colours.line, 1.0)
    };
    tap(ui, skin.radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .on_press(Message::Active(seat))
        .into()
}

/// A play in a few signs.
fn summary<'a>(ui: &Ui<'a>, table: &Table<'a>, play: Play) -> Element<'a, Message> {
    let pair = |thing: Icon, second: Element<'a, Message>| {
        row![icon::coloured(thing, 28.0), second]
            .spacing(2)
            .align_y(Alignment::Center)
            .into()
    };
    match play {
        Play::Bid(bid) => ui.digits(36.0, bid.to_string()).into(),
        Play::Surprise => icon::coloured(Icon::Surprise, 34.0),
        Play::Climb { value, .. } => {
            pair(Icon::ClimbCard, ui.digits(28.0, value.to_string()).into())
        }
        Play::Lost { target } => pair(Icon::MaterialLost, table.chip(ui, target, 24.0)),
        Play::Sabotage { target } => pair(Icon::Sabotage, table.chip(ui, target, 24.0)),
    }
}

/// The cards of one player, as a keypad.
fn pad<'a>(ui: &Ui<'a>, table: &Table<'a>, seat: Seat, size: Size) -> Element<'a, Message> {
    let head_height = (ui.px(Role::Label) * 1.3).max(34.0);
    let key = ((size.height - 24.0 - head_height - 8.0 - 34.0) / 3.0).clamp(48.0, 96.0);
    let lift = if ui.narrow() { 0.0 } else { 16.0 };
    let key = Size::new(0.0, (key - lift).max(48.0));
    let name = table.name(seat);
    let (name, px) = short_name(ui.px(Role::Label), &name, size.width * 0.45);
    let taken = name.chars().count() as f32 * px * 0.58 + ui.px(Role::Small) * 5.0 + 44.0;
    let name = text(name)
        .size(px)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let waiting = beside(ui, table, seat, size.width - taken);
    let free = waiting.is_none();
    let title = row![name, level(ui, table, seat, size.width * 0.3)]
        .push(waiting)
        .spacing(10)
        .align_y(Alignment::Center);
    let title = tap(ui, TapStyle::bare(ui), title)
        .height(Length::Fixed(head_height))
        .on_press(Message::Levels);
    let falls = matches!(table.screen.entry.card, Some(Card::Fall(_)));
    let legend = (!ui.large_text() && free && !falls).then(|| {
        row![
            dashed(
                space()
                    .width(Length::Fixed(18.0))
                    .height(Length::Fixed(22.0)),
                ui.colours.line_strong,
                2.0,
                5.0,
            ),
            ui.soft(Role::Small, ui.t("skyrunner-spent-short"))
                .wrapping(text::Wrapping::None),
        ]
        .spacing(6)
        .align_y(Alignment::Center)
    });
    let head = row![title, space::horizontal()]
        .push(legend)
        .push((falls && free).then(|| only_bids(ui)))
        .align_y(Alignment::Center)
        .height(Length::Fixed(head_height));
    let body = column![
        head,
        bids(ui, table, seat, key, 4),
        others(ui, table, seat, key),
    ]
    .spacing(if ui.narrow() { 14 } else { 8 });
    let accent = ui.accent.accent;
    let surface = ui.colours.surface;
    panel(ui, body)
        .padding(12)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(surface)),
            border: border::rounded(22).color(accent).width(3),
            ..container::Style::default()
        })
        .into()
}
