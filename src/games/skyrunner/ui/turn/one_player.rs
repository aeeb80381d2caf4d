//! One player at a time: a tab for each, and the cards of one as a keypad.

use super::super::Message;
use super::super::correct::Correct;
use super::super::parts::{Table, View, framed};
use super::super::tiles::{bids, others, summary};
use super::rows::{beside, level};
use super::{gap, only_bids, rows};
use crate::core::Seat;
use crate::ui::dashed::dashed;
use crate::ui::{Element, Face, Role, Ui, by_space, cells, fit, tap};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};

/// Below this height three lines of tiles would be too low: two are shown.
const KEYPAD: f32 = 215.0;

fn head_height(ui: Ui<'_>) -> f32 {
    ui.grow(34.0)
}

pub(super) fn view(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let tabs = view.seats().map(|seat| tab(view, seat));
    let tabs = cells(tabs).spacing(if ui.narrow() { 4.0 } else { 10.0 });
    let active = view.screen.active;
    if ui.space.height < Some(220.0) {
        return rows::player(view, active);
    }
    let height = if ui.height_ems() < 18.0 { 64.0 } else { 96.0 };
    let cards = by_space(ui, move |ui| {
        if ui.space.height < Some(head_height(ui) + KEYPAD) {
            rows::player(view.with(ui), active)
        } else {
            keypad(view.with(ui), active)
        }
    });
    column![container(tabs).height(height), cards]
        .spacing(gap(ui))
        .into()
}

fn tab(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let played = view.play(seat).map(|play| summary(view, play, 34.0));
    let is_flat = ui.height_ems() < 18.0;
    let chip = view.holder_chip(seat, if is_flat { 26.0 } else { 40.0 });
    let played = container(row![].push(played)).center_y(if is_flat { 30.0 } else { 38.0 });
    let content = column![chip, played].spacing(3).align_x(Alignment::Center);
    let face = Face::Card.chosen_if(view.screen.active == seat);
    tap(&ui, face.skin(&ui).radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press(Message::Active(seat))
        .into()
}

/// The cards of one player.
fn keypad(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let body = column![
        head(view, seat),
        container(bids(view, seat, 4)).height(Length::FillPortion(2)),
        container(others(view, seat)).height(Length::FillPortion(1)),
    ]
    .spacing(if ui.narrow() { 10 } else { 8 });
    let skin = Face::Card
        .skin(&ui)
        .edge(ui.accent.accent, 3.0)
        .radius(22.0);
    framed(ui, false, body)
        .padding(12)
        .height(Length::Fill)
        .style(move |_| skin.surface())
        .into()
}

/// Who it is, and what the look of the tiles means. A tap corrects the player.
fn head(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let name = fit(ui, Role::Label, view.name(seat)).width(Length::Shrink);
    let waiting = beside(view, seat);
    let is_free = waiting.is_none();
    let level = level(view, seat).width(Length::Shrink).all_or_nothing();
    let title = row![name, level].push(waiting).spacing(10);
    let message = Message::Correct(Correct::Player(seat));
    let height = head_height(ui);
    let title = tap(
        &ui,
        Face::Plain.skin(&ui),
        container(title.align_y(Alignment::Center)).width(Length::Fill),
    )
    .height(height)
    .width(Length::Fill)
    .on_press_maybe(view.screen.correcting.is_none().then_some(message));
    let has_legend = !ui.large_text() && is_free && !view.is_fall();
    let legend = has_legend.then(|| {
        let sample = space().width(18.0).height(22.0);
        let sample = dashed(sample, ui.colours.line_strong, 2.0, 5.0);
        let words = ui.soft(Role::Small, ui.t("skyrunner-spent-short"));
        row![sample, words].spacing(6).align_y(Alignment::Center)
    });
    let only_bids = (view.is_fall() && is_free).then(|| only_bids(ui).height(height));
    row![title]
        .push(legend)
        .push(only_bids)
        .align_y(Alignment::Center)
        .height(height)
        .into()
}
