//! A row for each player: who it is, and their cards on one line or two.

use super::super::Message;
use super::super::correct::Correct;
use super::super::parts::{Table, View, framed, picture};
use super::super::tiles::{bids, others};
use crate::core::Seat;
use crate::ui::{Element, Face, Fit, Role, by_space, fit, fit_soft, icon, tap, typography};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// From this height on the bids have a line of their own: two tiles as high as a finger is wide,
/// with margins.
const TWO_LINES: f32 = 220.0;
/// Below this width the bids need a line of their own.
const ONE_LINE: f32 = 800.0;

/// A player's row; highlighted when selected by keyboard.
pub(super) fn player(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let is_asked = view.screen.keyboard && view.screen.active == seat;
    let row = by_space(view.ui, move |ui| {
        let view = view.with(ui);
        let height = ui.space.height.unwrap_or(TWO_LINES);
        if ui.space.width < ONE_LINE || height >= TWO_LINES {
            two_lines(view, seat)
        } else {
            one_line(view, seat)
        }
    });
    framed(view.ui, is_asked, row).padding([6, 12]).into()
}

fn one_line(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let part = |content, portion| container(content).width(Length::FillPortion(portion));
    row![
        part(who(view, seat), if view.ui.large_text() { 42 } else { 31 }),
        part(bids(view, seat, 8), 100),
        part(others(view, seat), 37),
    ]
    .spacing(14)
    .align_y(Alignment::Center)
    .into()
}

/// Who it is and the other cards, and the bids below them over the whole width.
fn two_lines(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    // On a phone the signs need as much room as the name.
    let portion = if view.ui.narrow() { 4 } else { 5 };
    let first = row![
        container(who(view, seat)).width(Length::FillPortion(portion)),
        container(others(view, seat)).width(Length::FillPortion(8 - portion)),
    ]
    .spacing(4)
    .height(Length::Fill)
    .align_y(Alignment::Center);
    let second = container(bids(view, seat, 8)).height(Length::Fill);
    let lines = column![first, second].spacing(4);
    container(lines)
        .max_width(1100)
        .center_x(Length::Fill)
        .into()
}

/// Whose row it is, how high they are, and what waits beside them. A tap corrects it.
fn who(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let name = fit(ui, Role::Label, view.name(seat)).max_size(ui.px(Role::Label) * 1.12);
    let words = column![name, level(view, seat)]
        .push(beside(view, seat))
        .spacing(2)
        .width(Length::Fill);
    let most = if ui.narrow() { 40.0 } else { 56.0 };
    let chip = view.holder_chip(seat, ui.em(2.6).min(most));
    let content = row![chip, words].spacing(10).align_y(Alignment::Center);
    let message = Message::Correct(Correct::Player(seat));
    tap(&ui, Face::Plain.skin(&ui), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press_maybe(view.screen.correcting.is_none().then_some(message))
        .into()
}

pub(super) fn level(view: View<'_>, seat: Seat) -> Fit {
    let ui = view.ui;
    let words = |key| ui.tr(key, &[("n", view.level(seat).into())]);
    fit_soft(ui, Role::Small, words("skyrunner-level"))
        .short_text(Some(words("skyrunner-level-short")))
}

/// Penalties that wait, with the word for it where there is space.
pub(super) fn beside(view: View<'_>, seat: Seat) -> Option<Element<'_, Message>> {
    let ui = view.ui;
    let waiting = &view.runner(seat)?.beside;
    if waiting.is_empty() {
        return None;
    }
    let signs = waiting
        .iter()
        .map(|penalty| icon::coloured(picture(penalty.card()), 26.0));
    let words = ui.tr("skyrunner-waits", &[("count", waiting.len().into())]);
    let word = fit(ui, Role::Small, words)
        .color(ui.accent.second)
        .font(typography::BOLD)
        .all_or_nothing()
        .ungrouped();
    let line = row(signs).push(word).spacing(4);
    Some(line.align_y(Alignment::Center).into())
}
