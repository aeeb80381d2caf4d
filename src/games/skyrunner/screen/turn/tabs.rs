//! One player at a time: a tab for each, and the cards of one as a keypad.

use super::super::super::cards::Card;
use super::super::super::rules::Play as Laid;
use super::super::Message;
use super::super::parts::Table;
use super::super::tiles::{bids, others};
use super::only_bids;
use super::rows::{beside, level};
use crate::journal::Seat;
use crate::ui::dashed::dashed;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::panel;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role, short_name};
use crate::ui::{Element, Look};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Size, border};

/// One player at a time: who they are on top, their cards below.
pub(super) fn tabs<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    size: Size,
    gap: f32,
) -> Element<'a, Message> {
    let tab = 96.0;
    let cells = table.seats().map(|seat| tab_cell(look, table, seat, tab));
    let pad = pad(
        look,
        table,
        table.screen.active,
        Size::new(size.width, size.height - tab - gap),
    );
    column![row(cells).spacing(if look.narrow() { 4 } else { 10 }), pad]
        .spacing(gap)
        .height(Length::Fill)
        .into()
}

fn tab_cell<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
) -> Element<'a, Message> {
    let on = table.screen.active == seat;
    let played = table
        .screen
        .entry
        .play(seat)
        .map(|play| summary(look, table, play));
    let content = column![table.holder_chip(look, seat, 40.0)]
        .push(container(row![].push(played)).center_y(Length::Fixed(38.0)))
        .spacing(3)
        .align_x(Alignment::Center);
    let skin = if on {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 3.0)
    } else {
        Skin::bare(look)
            .fill(look.colours.surface)
            .edge(look.colours.line, 1.0)
    };
    tap(look, skin.radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .on_press(Message::Active(seat))
        .into()
}

/// A play in a few signs.
fn summary<'a>(look: &Look<'a>, table: &Table<'a>, play: Laid) -> Element<'a, Message> {
    let pair = |thing: Icon, second: Element<'a, Message>| {
        row![icon::thing(thing, 28.0), second]
            .spacing(2)
            .align_y(Alignment::Center)
            .into()
    };
    match play {
        Laid::Bid(bid) => look.digits(36.0, bid.to_string()).into(),
        Laid::Surprise => icon::thing(Icon::Surprise, 34.0),
        Laid::Climb { value, .. } => {
            pair(Icon::ClimbCard, look.digits(28.0, value.to_string()).into())
        }
        Laid::Lost { target } => pair(Icon::MaterialLost, table.chip(look, target, 24.0)),
        Laid::Sabotage { target } => pair(Icon::Sabotage, table.chip(look, target, 24.0)),
    }
}

/// The cards of one player, as a keypad.
fn pad<'a>(look: &Look<'a>, table: &Table<'a>, seat: Seat, size: Size) -> Element<'a, Message> {
    let head_height = (look.px(Role::Label) * 1.3).max(34.0);
    let key = ((size.height - 24.0 - head_height - 8.0 - 34.0) / 3.0).clamp(48.0, 96.0);
    let lift = if look.narrow() { 0.0 } else { 16.0 };
    let key = Size::new(0.0, (key - lift).max(48.0));
    let name = table.name(seat);
    let (name, px) = short_name(look.px(Role::Label), &name, size.width * 0.45);
    let taken = name.chars().count() as f32 * px * 0.58 + look.px(Role::Small) * 5.0 + 44.0;
    let name = text(name)
        .size(px)
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let waiting = beside(look, table, seat, size.width - taken);
    let free = waiting.is_none();
    let title = row![name, level(look, table, seat, size.width * 0.3)]
        .push(waiting)
        .spacing(10)
        .align_y(Alignment::Center);
    let title = tap(look, Skin::bare(look), title)
        .height(Length::Fixed(head_height))
        .on_press(Message::Levels);
    let falls = matches!(table.screen.entry.card, Some(Card::Fall(_)));
    let legend = (!look.large_text() && free && !falls).then(|| {
        row![
            dashed(
                space()
                    .width(Length::Fixed(18.0))
                    .height(Length::Fixed(22.0)),
                look.colours.line_strong,
                2.0,
                5.0,
            ),
            look.soft(Role::Small, look.t("skyrunner-spent-short"))
                .wrapping(text::Wrapping::None),
        ]
        .spacing(6)
        .align_y(Alignment::Center)
    });
    let head = row![title, space::horizontal()]
        .push(legend)
        .push((falls && free).then(|| only_bids(look)))
        .align_y(Alignment::Center)
        .height(Length::Fixed(head_height));
    let body = column![
        head,
        bids(look, table, seat, key, 4),
        others(look, table, seat, key),
    ]
    .spacing(if look.narrow() { 14 } else { 8 });
    let accent = look.accent.accent;
    let surface = look.colours.surface;
    panel(look, body)
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
