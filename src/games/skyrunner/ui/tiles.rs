//! What lies in front of a player, to be tapped: bids, surprise, climbs and the rest.

use super::super::cards::Card;
use super::super::entry::playable;
use super::super::rules::{Play, Runner};
use super::Message;
use super::parts::{Mood, Table, digits, tile};
use crate::core::{Icon, Seat};
use crate::ui::dashed::dashed;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{Role, fit_line};
use crate::ui::{Element, Ui, button, icon};
use iced::widget::svg::{Handle, Svg};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Size};

/// The eight bids, spent ones dashed; when all are spent, the way to take them back.
pub(super) fn bids<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    size: Size,
    per_line: usize,
) -> Element<'a, Message> {
    let gap = if ui.narrow() { 8.0 } else { 4.0 };
    let Some(runner) = table.runner(seat) else {
        return space::horizontal().into();
    };
    if runner.bids.is_empty() {
        let width = if size.width > 0.0 {
            Length::Fixed(size.width * per_line as f32 + gap * (per_line as f32 - 1.0))
        } else {
            Length::Fill
        };
        return recover(ui, table, seat).width(width).into();
    }
    let bids: Vec<i16> = (1..=8).collect();
    let lines = bids.chunks(per_line).map(|line| {
        row(line.iter().map(|bid| bid_tile(ui, table, seat, *bid, size)))
            .spacing(gap)
            .into()
    });
    column(lines)
        .spacing(if ui.narrow() { 8 } else { 0 })
        .into()
}

pub(super) fn recover<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
) -> crate::ui::tap::Tap<'a, Message> {
    let words = ui.tr("skyrunner-recover", &[("name", table.name(seat).into())]);
    button::tinted(ui, Some(Icon::Repeat), words).on_press(Message::Recover(seat))
}

fn bid_tile<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    bid: i16,
    size: Size,
) -> Element<'a, Message> {
    let held = table
        .runner(seat)
        .is_some_and(|runner| runner.bids.contains(bid));
    let chosen = table.screen.entry.play(seat) == Some(Play::Bid(bid));
    let mood = mood(held, chosen);
    let width = if size.width > 0.0 { size.width } else { 72.0 };
    let px = (size.height * 0.54).min(width * 0.78);
    let digit = digits(ui, mood, px, bid.to_string());
    tile(ui, mood, size, digit, Message::Lay(seat, Play::Bid(bid)))
}

fn mood(held: bool, chosen: bool) -> Mood {
    match (held, chosen) {
        (false, _) => Mood::Spent,
        (true, true) => Mood::Chosen,
        (true, false) => Mood::Free,
    }
}

/// Surprise, climbs, and what else there may be.
pub(super) fn others<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    size: Size,
) -> Element<'a, Message> {
    row![
        surprise(ui, table, seat, size),
        climbs(ui, table, seat, size),
        more(ui, table, seat, size),
    ]
    .spacing(if ui.narrow() { 8 } else { 4 })
    .into()
}

fn is_fall(table: &Table<'_>) -> bool {
    matches!(table.screen.entry.card, Some(Card::Fall(_)))
}

fn surprise<'a>(ui: &Ui<'a>, table: &Table<'a>, seat: Seat, size: Size) -> Element<'a, Message> {
    let entry = &table.screen.entry;
    let held = playable(table.state(), entry.card, seat, Play::Surprise);
    let mood = mood(held, entry.play(seat) == Some(Play::Surprise));
    let px = (size.height * 0.55).min(if size.width > 0.0 {
        size.width * 0.7
    } else {
        46.0
    });
    tile(
        ui,
        mood,
        size,
        faded(mood, Icon::Surprise, px),
        Message::Lay(seat, Play::Surprise),
    )
}

/// A thing in its colours, pale where it cannot be had.
fn faded<'a>(mood: Mood, thing: Icon, px: f32) -> Element<'a, Message> {
    if mood == Mood::Spent {
        pale(thing, px)
    } else {
        icon::coloured(thing, px)
    }
}

fn climbs<'a>(ui: &Ui<'a>, table: &Table<'a>, seat: Seat, size: Size) -> Element<'a, Message> {
    let count = table
        .runner(seat)
        .map_or(0, |runner| runner.climbs.values().count());
    let chosen = match table.screen.entry.play(seat) {
        Some(Play::Climb { value, .. }) => Some(value),
        _ => None,
    };
    let mood = mood(count > 0 && !is_fall(table), chosen.is_some());
    let words = chosen.map_or_else(|| format!("×{count}"), |value| value.to_string());
    let px = (size.height * 0.52).min(if size.width > 0.0 {
        size.width * 0.68
    } else {
        44.0
    });
    let sign = faded(mood, Icon::ClimbCard, px);
    let words = digits(ui, mood, (size.height * 0.31).clamp(24.0, 32.0), words);
    let content: Element<'a, Message> = if size.width > 0.0 {
        column![sign, words]
            .spacing(2)
            .align_x(Alignment::Center)
            .into()
    } else {
        row![sign, words]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    };
    tile(ui, mood, size, content, Message::Other(seat))
}

/// Lost and sabotage, and whatever else one may hold.
fn more<'a>(ui: &Ui<'a>, table: &Table<'a>, seat: Seat, size: Size) -> Element<'a, Message> {
    let armed = match table.screen.entry.play(seat) {
        Some(Play::Lost { target }) => Some((Icon::MaterialLost, target)),
        Some(Play::Sabotage { target }) => Some((Icon::Sabotage, target)),
        _ => None,
    };
    if let Some((weapon, target)) = armed {
        let px = (size.height * 0.42).min(36.0);
        let against = [
            icon::coloured(weapon, px),
            table.chip(ui, target, px * 0.95),
        ];
        let content: Element<'a, Message> = if size.width > 0.0 {
            column(against).spacing(4).align_x(Alignment::Center).into()
        } else {
            row(against).spacing(6).align_y(Alignment::Center).into()
        };
        return tile(ui, Mood::Chosen, size, content, Message::Other(seat));
    }
    let free = !is_fall(table);
    let ink = if free {
        ui.colours.ink
    } else {
        ui.colours.line_strong
    };
    let word = (size.width <= 0.0 && !ui.large_text()).then(|| {
        let words = ui.t("skyrunner-other");
        let px = fit_line(ui.px(Role::Label), &words, 56.0);
        ui.text(Role::Label, words)
            .size(px)
            .color(ink)
            .wrapping(text::Wrapping::None)
    });
    let held = table.runner(seat).filter(|_| free);
    let weapons = held.map(weapons).unwrap_or_default();
    let plus: Element<'a, Message> = if weapons.is_empty() {
        row![icon::tinted(Icon::Plus, 28.0, ink)]
            .push(word)
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    } else {
        let px = if weapons.len() > 1 { 28.0 } else { 34.0 };
        column(weapons.into_iter().map(|weapon| icon::coloured(weapon, px)))
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    };
    dashed_tile(ui, size, plus, free.then_some(Message::Other(seat)))
}

fn weapons(runner: &Runner) -> Vec<Icon> {
    let lost = (runner.lost > 0).then_some(Icon::MaterialLost);
    let sabotage = (runner.sabotage > 0).then_some(Icon::Sabotage);
    lost.into_iter().chain(sabotage).collect()
}

fn dashed_tile<'a>(
    ui: &Ui<'a>,
    size: Size,
    content: Element<'a, Message>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let lift = if ui.narrow() { 0.0 } else { 8.0 };
    let edge = if message.is_some() {
        ui.colours.line_strong
    } else {
        ui.colours.line
    };
    let width = if size.width > 0.0 {
        Length::Fixed(size.width)
    } else {
        Length::Fill
    };
    let inside = container(content).center(Length::Fill);
    let body = tap(
        ui,
        TapStyle::bare(ui),
        container(dashed(inside, edge, 2.0, 14.0))
            .width(Length::Fill)
            .height(Length::Fill),
    )
    .width(width)
    .height(Length::Fixed(size.height))
    .on_press_maybe(message);
    container(body).padding([lift, 0.0]).into()
}

fn pale<'a>(thing: Icon, px: f32) -> Element<'a, Message> {
    Svg::new(Handle::from_memory(thing.svg()))
        .width(Length::Fixed(px))
        .height(Length::Fixed(px))
        .opacity(0.35)
        .into()
}
