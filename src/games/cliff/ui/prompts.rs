//! The question between the wall and the buttons, else what a tile may require of a climber. It has
//! the same height in every state, so that nothing around it moves.

use super::{Ask, Demand, Message, Screen, Tool, gear, tokens};
use crate::core::{Icon, RuleId};
use crate::games::cliff::rules::State;
use crate::games::cliff::{rule_ids, scene};
use crate::live::LiveGame;
use crate::session::{Cx, View};
use crate::ui::panel::filled;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, cells, fit, fit_soft, icon, tap, typography,
};
use iced::widget::{container, row};
use iced::{Alignment, Length};

/// The line between the wall and the buttons.
pub fn between(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let content = match view.screen.ask {
        Ask::Nothing | Ask::Correct(_) => demands(view),
        Ask::Gear => gear_choice(view),
        Ask::Where(Tool::Cave) => {
            let row = scene::cave_limit(view.state());
            let sentence = ui.tr("cliff-where-cave", &[("row", row.into())]);
            question(ui, sentence, rule_ids::CAVE_HEIGHT)
        }
        Ask::Where(Tool::Hang(gear)) => {
            let token = ui.t(gear.token().key());
            let sentence = ui.tr("cliff-where-token", &[("token", token.into())]);
            question(ui, sentence, rule_ids::EQUIP)
        }
    };
    let height = if ui.narrow() { 64.0 } else { ui.grow(64.0) };
    container(content).height(height).into()
}

/// A sentence with "why?" and a cross.
fn question<'a>(ui: Ui<'a>, sentence: String, rule: RuleId) -> Element<'a, Message> {
    let sentence = fit(ui, Role::Label, sentence)
        .max_size(ui.px(Role::Small) + 2.0)
        .min_size(14.0)
        .max_lines(3)
        .font(typography::BOLD)
        .height(Length::Fill);
    let sign = |sign, message| {
        let content = icon::tinted(sign, 28.0, ui.colours.ink);
        tap(&ui, TapStyle::bare(&ui), content)
            .width(52.0)
            .height(Length::Fill)
            .on_press(message)
    };
    let line = row![
        sentence,
        sign(Icon::Help, Message::Why(rule)),
        sign(Icon::Close, Message::Cancel)
    ]
    .spacing(6)
    .align_y(Alignment::Center);
    container(line)
        .padding(iced::Padding::from([2, 14]).right(4))
        .width(Length::Fill)
        .height(Length::Fill)
        .style(filled(ui.accent.tint, 16))
        .into()
}

fn gear_choice(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let cells = gear(view.state()).into_iter().map(|kind| {
        let token = kind.token();
        let word = fit(ui, Role::Small, ui.t(token.key()))
            .font(typography::BOLD)
            .all_or_nothing()
            .width(Length::Shrink);
        let content = row![tokens::disc(&ui, token, 48.0), word]
            .spacing(8)
            .align_y(Alignment::Center);
        let skin = Face::Raised.skin(&ui).edge(token.ring(ui.colours), 3.0);
        tap(&ui, skin.radius(16.0), content)
            .width(Length::Fill)
            .height(Length::Fill)
            .on_press(Message::Take(Tool::Hang(kind)))
            .into()
    });
    let close = button::icon_button(&ui, Icon::Close, Some(Message::Cancel));
    row(cells)
        .push(close)
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

/// What a tile may require, checked against the climber's bag: a sign and a check or a cross.
fn demands(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let bag = scene::bag(view.state());
    let demands = Demand::ALL.map(|demand| {
        let (sign, colour) = if demand.met(bag) {
            (Icon::Check, ui.colours.good)
        } else {
            (Icon::Close, ui.colours.danger)
        };
        let picture = match demand.token() {
            Some(token) => icon::coloured(token.icon(), ui.em(1.8).min(44.0)),
            None => icon::tinted(Icon::Warning, ui.em(1.8).min(44.0), ui.colours.danger),
        };
        let content = row![picture, icon::tinted(sign, ui.em(1.3).min(32.0), colour)]
            .spacing(8)
            .align_y(Alignment::Center);
        tap(&ui, Face::Card.skin(&ui).radius(16.0), content)
            .width(Length::Fill)
            .height(Length::Fill)
            .on_press(Message::Tile(demand))
            .into()
    });
    let title = (ui.width_ems() >= 22.0).then(|| {
        let title = fit_soft(ui, Role::Small, ui.t("cliff-demands")).max_lines(2);
        container(title).width(ui.em(4.6))
    });
    row![]
        .push(title)
        .push(cells(demands).spacing(8.0))
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

/// The key of the text of a requirement.
fn demand_key(demand: Demand, met: bool) -> &'static str {
    match (demand, met) {
        (Demand::IceAxe, true) => "cliff-asks-ice-axe-yes",
        (Demand::IceAxe, false) => "cliff-asks-ice-axe-no",
        (Demand::Crampons, true) => "cliff-asks-crampons-yes",
        (Demand::Crampons, false) => "cliff-asks-crampons-no",
        (Demand::Ladder, true) => "cliff-asks-ladder-yes",
        (Demand::Ladder, false) => "cliff-asks-ladder-no",
        (Demand::Danger, _) => "cliff-asks-danger",
    }
}

/// Says what a tile requires, for this climber.
pub fn say_demand(cx: &mut Cx<'_>, live: &LiveGame<State>, demand: Demand) {
    let state = live.state();
    let key = demand_key(demand, demand.met(scene::bag(state)));
    let name = live.person(state.turn().index()).name;
    cx.tell(key, &[("name", name.into())], Some(rule_ids::GEAR));
}
