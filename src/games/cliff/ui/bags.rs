//! Everybody's height and bag, beside the wall or as a page of their own. A tap on a line opens
//! what can be corrected about that climber.

use super::layout::figure;
use super::{Ask, Message, Screen, Tool, gear, tokens};
use crate::core::{Icon, Seat};
use crate::games::cliff::components::BAG;
use crate::games::cliff::scene;
use crate::session::View;
use crate::ui::panel::panel;
use crate::ui::{Element, Face, Role, TapStyle, Ui, button, by_space, chip, fit, fit_group, tap};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};

/// The smallest and largest height of a line, in ems.
const LINE_EMS: (f32, f32) = (2.6, 4.0);

/// The height that the lines of all players need, in ems.
pub fn list_ems(view: View<'_, Screen>) -> f32 {
    view.players().len() as f32 * LINE_EMS.0
}

/// Everybody: height and bag; the orange tokens of the climber can be tapped.
pub fn list(view: View<'_, Screen>) -> Element<'_, Message> {
    let players = view.players().len().max(1) as f32;
    by_space(view.ui, move |ui| {
        let (least, most) = (ui.em(LINE_EMS.0), ui.em(LINE_EMS.1));
        let height = ui.space.height.unwrap_or(least * players);
        let line = ((height - 2.0) / players).clamp(36.0, most);
        let lines = view.seats().map(|seat| bag_line(view.with(ui), seat, line));
        let lines = fit_group(column(lines));
        panel(&ui, lines).padding(1).width(Length::Fill).into()
    })
    .into()
}

/// The same between the wall and the buttons, where the lines decide the height.
pub fn low_list(view: View<'_, Screen>) -> Element<'_, Message> {
    let height = view.ui.em(list_ems(view)) + 2.0;
    container(list(view)).height(height).into()
}

fn bag_line<'a>(view: View<'a, Screen>, seat: Seat, height: f32) -> Element<'a, Message> {
    let (ui, state) = (view.ui, view.state());
    let is_climbing = seat == state.turn();
    let player = view.player(seat);
    let Some(climber) = state.climbers().get(seat.index()) else {
        return space().into();
    };
    let px = token_px(ui, height - 10.0);
    let tokens: Element<'_, Message> = if is_climbing {
        own_tokens(view, px)
    } else {
        tokens::bag(&ui, &climber.bag, px, tokens::gap(&ui))
    };
    let digits = ui.px(Role::MidDigits) * 0.9;
    let figure = figure(climber.at.map(|place| place.row));
    let figure = ui.digits(digits.min(height), figure).line_height(1.0);
    let line = row![
        chip(&ui, player.hue, px.min(44.0)),
        fit(ui, Role::Label, player.name).min_size(16.0),
        container(figure).center_x(digits * 1.2),
        tokens,
    ]
    .spacing(if ui.narrow() { 6 } else { 12 })
    .align_y(Alignment::Center);
    let face = Face::Plain.chosen_if(is_climbing).skin(&ui);
    tap(&ui, face.radius(20.0), line)
        .width(Length::Fill)
        .height(height)
        .padding([0, if ui.narrow() { 8 } else { 12 }])
        .on_press(Message::Correct(seat))
        .into()
}

/// Size of tokens in a line of this height: the name keeps its space.
fn token_px(ui: Ui<'_>, height: f32) -> f32 {
    let share = if ui.narrow() { 0.44 } else { 0.5 };
    let fitting = (ui.space.width * share / 4.0).floor();
    height.min(76.0).min(fitting).max(16.0)
}

/// The bag of the climber: a token that can be placed now is a button.
fn own_tokens<'a>(view: View<'a, Screen>, px: f32) -> Element<'a, Message> {
    let ui = view.ui;
    let gear = gear(view.state());
    let bag = scene::bag(view.state());
    let cells = (0..BAG).map(|place| {
        let Some(token) = bag.get(place) else {
            return tokens::hole(&ui, px);
        };
        match token.gear().filter(|kind| gear.contains(kind)) {
            Some(kind) => {
                let tool = Tool::Hang(kind);
                let skin = TapStyle::bare(&ui).radius(px / 2.0);
                let skin = if view.screen.ask == Ask::Where(tool) {
                    skin.edge(ui.colours.ink, 5.0)
                } else {
                    skin
                };
                tap(&ui, skin, tokens::disc(&ui, *token, px))
                    .on_press(Message::Take(tool))
                    .into()
            }
            None => tokens::disc(&ui, *token, px),
        }
    });
    row(cells).spacing(tokens::gap(&ui)).into()
}

/// Only the climber's bag, and the button that shows all of them.
pub fn own(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let all = button::secondary(&ui, Some(Icon::People), ui.t("cliff-all-bags"))
        .padding([0, 8])
        .width(Length::Fill)
        .on_press(Message::Bags);
    row![own_tokens(view, 60.0), all]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
}

/// All bags as a page of their own.
pub fn page(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let back = button::secondary(&ui, Some(Icon::Left), ui.t("cliff-back-to-wall"))
        .width(Length::Fill)
        .on_press(Message::Bags);
    column![list(view), back].spacing(12).into()
}
