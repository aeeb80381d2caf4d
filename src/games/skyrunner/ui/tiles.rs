//! The cards of a player, to be tapped: bids, surprise, climbs and the rest.

use super::super::entry::playable;
use super::super::rules::{Play, Runner};
use super::Message;
use super::parts::{Table, View, dashed_tile, ink, look, number, tile};
use crate::core::{Icon, Seat};
use crate::ui::{Element, Face, Role, Ui, button, by_space, cells, fit, icon};
use iced::widget::svg::{Handle, Svg};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Size};

/// No tile is higher.
fn highest(ui: Ui<'_>) -> Size {
    Size::new(f32::INFINITY, ui.grow(132.0))
}

fn gap(ui: Ui<'_>) -> f32 {
    if ui.narrow() { 8.0 } else { 4.0 }
}

/// The eight bids, spent ones dashed; when all are spent, the button to take them back.
pub(super) fn bids(view: View<'_>, seat: Seat, per_line: usize) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(runner) = view.runner(seat) else {
        return space::horizontal().into();
    };
    if runner.bids.is_empty() && view.screen.correcting.is_none() {
        let words = ui.tr("skyrunner-recover", &[("name", view.name(seat).into())]);
        let recover = button::tinted(&ui, Some(Icon::Repeat), words)
            .width(Length::Fill)
            .on_press(Message::Recover(seat));
        return container(recover).center_y(Length::Fill).into();
    }
    let bids = (1..=8).map(|bid| {
        let play = Play::Bid(bid);
        let face = look(runner.bids.contains(bid), view.play(seat) == Some(play));
        tile(ui, face, number(ui, face, bid), Message::Lay(seat, play))
    });
    cells(bids)
        .max_columns(per_line)
        .spacing(gap(ui))
        .max_size(highest(ui))
        .into()
}

/// Surprise, climbs, and what else there may be.
pub(super) fn others(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let parts = [surprise(view, seat), climbs(view, seat), more(view, seat)];
    cells(parts)
        .max_columns(3)
        .spacing(gap(view.ui))
        .max_size(highest(view.ui))
        .into()
}

/// Two things on a tile, below each other or side by side as it is high or wide.
fn pair<'a>(
    ui: Ui<'a>,
    parts: impl Fn(f32) -> [Element<'a, Message>; 2] + 'a,
) -> Element<'a, Message> {
    by_space(ui, move |ui| {
        let (width, height) = (ui.space.width, ui.space.height.unwrap_or(ui.space.width));
        let content: Element<'a, Message> = if width < height * 1.2 {
            let parts = parts((height * 0.44).min(width * 0.68));
            column(parts).spacing(2).align_x(Alignment::Center).into()
        } else {
            let parts = parts((height * 0.52).min(width * 0.4).min(56.0));
            row(parts).spacing(6).align_y(Alignment::Center).into()
        };
        container(content).center(Length::Fill).into()
    })
    .into()
}

/// A picture that fits its tile, pale where it is not available.
fn thing<'a>(face: Face, thing: Icon, px: f32) -> Element<'a, Message> {
    if face != Face::Spent {
        return icon::coloured(thing, px);
    }
    Svg::new(Handle::from_memory(thing.svg()))
        .width(px)
        .height(px)
        .opacity(0.35)
        .into()
}

fn surprise(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let play = Play::Surprise;
    let is_held = playable(view.before(), view.screen.entry.card, seat, play);
    let face = look(is_held, view.play(seat) == Some(play));
    let picture = by_space(view.ui, move |ui| {
        let height = ui.space.height.unwrap_or(ui.space.width);
        let px = (height * 0.55).min(ui.space.width * 0.7);
        container(thing(face, Icon::Surprise, px))
            .center(Length::Fill)
            .into()
    });
    tile(view.ui, face, picture, Message::Lay(seat, play))
}

fn climbs(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let count = view.runner(seat).map_or(0, |runner| runner.climbs.len());
    let chosen = match view.play(seat) {
        Some(Play::Climb { value, .. }) => Some(value),
        _ => None,
    };
    let face = look(count > 0 && !view.is_fall(), chosen.is_some());
    let words = chosen.map_or_else(|| format!("×{count}"), |value| value.to_string());
    let ui = view.ui;
    let content = pair(ui, move |px| {
        let words = ui.digits((px * 0.72).clamp(22.0, 40.0), words.clone());
        [
            thing(face, Icon::ClimbCard, px),
            words.color(ink(ui, face)).into(),
        ]
    });
    tile(ui, face, content, Message::Climbs(seat))
}

/// Lost and sabotage, and whatever else one may hold.
fn more(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let armed = match view.play(seat) {
        Some(Play::Lost { target }) => Some((Icon::MaterialLost, target)),
        Some(Play::Sabotage { target }) => Some((Icon::Sabotage, target)),
        _ => None,
    };
    if let Some((weapon, target)) = armed {
        let content = pair(ui, move |px| {
            [icon::coloured(weapon, px), view.chip(target, px * 0.9)]
        });
        return tile(ui, Face::Accent, content, Message::Other(seat));
    }
    let is_free = !view.is_fall();
    let held = view.runner(seat).filter(|_| is_free);
    let weapons = held.map(weapons).unwrap_or_default();
    let (colour, edge) = if is_free {
        (ui.colours.ink, ui.colours.line_strong)
    } else {
        (ui.colours.line_strong, ui.colours.line)
    };
    let content = by_space(ui, move |ui| {
        let px = (ui.space.width * 0.46).min(34.0);
        let content: Element<'_, Message> = if weapons.is_empty() {
            let word = (ui.width_ems() >= 5.0).then(|| {
                fit(ui, Role::Label, ui.t("skyrunner-other"))
                    .color(colour)
                    .width(Length::Shrink)
                    .ungrouped()
            });
            row![icon::tinted(Icon::Plus, 28.0, colour)]
                .push(word)
                .spacing(6)
                .align_y(Alignment::Center)
                .into()
        } else {
            let signs = weapons.iter().map(|weapon| icon::coloured(*weapon, px));
            row(signs)
                .spacing(4)
                .align_y(Alignment::Center)
                .wrap()
                .into()
        };
        container(content).center(Length::Fill).into()
    });
    dashed_tile(ui, edge, content, is_free.then_some(Message::Other(seat)))
}

fn weapons(runner: &Runner) -> Vec<Icon> {
    let lost = (runner.lost > 0).then_some(Icon::MaterialLost);
    let sabotage = (runner.sabotage > 0).then_some(Icon::Sabotage);
    lost.into_iter().chain(sabotage).collect()
}

/// A play in a few signs.
pub(super) fn summary<'a>(view: View<'a>, play: Play, px: f32) -> Element<'a, Message> {
    let ui = view.ui;
    let pair = |thing: Icon, second: Element<'a, Message>| {
        row![icon::coloured(thing, px * 0.8), second]
            .spacing(2)
            .align_y(Alignment::Center)
            .into()
    };
    match play {
        Play::Bid(bid) => ui.digits(px, bid.to_string()).into(),
        Play::Surprise => icon::coloured(Icon::Surprise, px * 0.95),
        Play::Climb { value, .. } => {
            let number = ui.digits(px * 0.8, value.to_string());
            pair(Icon::ClimbCard, number.into())
        }
        Play::Lost { target } => pair(Icon::MaterialLost, view.chip(target, px * 0.7)),
        Play::Sabotage { target } => pair(Icon::Sabotage, view.chip(target, px * 0.7)),
    }
}
