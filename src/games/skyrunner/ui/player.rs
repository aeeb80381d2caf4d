//! Correcting a player: the cards in hand and the level.

use super::Message;
use super::correct::{Correct, PlayerDraft, PlayerTab};
use super::parts::{View, look, number, tile};
use crate::core::Icon;
use crate::ui::choice::stepper;
use crate::ui::layout::stack_or_tabs;
use crate::ui::panel::well;
use crate::ui::{Element, Role, Ui, button, cells, fit, fit_group, flow, icon};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Size};

/// The correction that sets a count.
type OnCount = fn(i16) -> Correct;

/// Most cards of one kind that can be set.
const MOST: i16 = 12;

pub(super) fn view<'a>(
    view: View<'a>,
    draft: &'a PlayerDraft,
    tab: PlayerTab,
) -> Element<'a, Message> {
    let ui = view.ui;
    let seat = draft.hand.player;
    let name = fit(ui, Role::Title, view.name(seat)).min_size(18.0);
    let turns = (view.screen.turns > 0).then_some(Message::Correct(Correct::Turns));
    let turns = turns.map(|turns| button::icon_button(&ui, Icon::History, Some(turns)));
    let head = row![view.chip(seat, if ui.narrow() { 40.0 } else { 56.0 }), name]
        .push(turns)
        .push(button::icon_button(&ui, Icon::Close, Some(Message::Close)))
        .spacing(12)
        .align_y(Alignment::Center);
    let cards_ems = if ui.narrow() { 15.0 } else { 9.5 };
    let parts = stack_or_tabs(ui, tab, |tab| Message::Correct(Correct::Tab(tab)))
        .part(PlayerTab::Bids, "skyrunner-tab-bids", 7.2, move |ui| {
            bids(ui, draft)
        })
        .part(
            PlayerTab::Cards,
            "skyrunner-tab-cards",
            cards_ems,
            move |ui| cards(ui, draft),
        )
        .part(PlayerTab::Level, "skyrunner-tab-level", 6.0, move |ui| {
            level(ui, draft)
        });
    let done = button::primary(&ui, Some(Icon::Check), ui.t("table-done"))
        .width(Length::Fill)
        .on_press(Message::Correct(Correct::Save));
    column![head, parts, done]
        .spacing(if ui.narrow() { 8 } else { 14 })
        .into()
}

/// A part with its title where all parts are shown.
fn titled<'a>(ui: Ui<'a>, key: &str, content: Element<'a, Message>) -> Element<'a, Message> {
    let title = fit(ui, Role::Heading, ui.t(key));
    column![title, content].spacing(6).into()
}

/// The bids in hand; the others lie in front of the player.
fn bids<'a>(ui: Ui<'a>, draft: &'a PlayerDraft) -> Element<'a, Message> {
    let bids = (1..=8).map(|bid| {
        let face = look(true, draft.hand.bids.contains(&bid));
        let message = Message::Correct(Correct::Bid(bid));
        tile(ui, face, number(ui, face, bid), message)
    });
    let face = look(true, draft.hand.surprise);
    let surprise = icon::coloured(Icon::Surprise, ui.em(1.7).min(44.0));
    let surprise = tile(ui, face, surprise, Message::Correct(Correct::Surprise));
    let tiles = cells(bids.chain([surprise]))
        .min_width(52.0)
        .spacing(6.0)
        .max_size(Size::new(f32::INFINITY, ui.grow(104.0)));
    titled(ui, "skyrunner-in-hand", tiles.into())
}

/// Climbs by value, and the other cards, each counted.
fn cards<'a>(ui: Ui<'a>, draft: &'a PlayerDraft) -> Element<'a, Message> {
    let hand = &draft.hand;
    let climbs = (2..=5).map(|value| {
        let count = hand.climbs.iter().filter(|held| **held == value).count();
        let to = move |more| Message::Correct(Correct::Climb { value, more });
        let less = (count > 0).then(|| to(false));
        let sign = row![
            icon::coloured(Icon::ClimbCard, 30.0),
            ui.digits(30.0, value.to_string()),
        ]
        .spacing(2)
        .align_y(Alignment::Center);
        counter(ui, sign.into(), count.to_string(), less, Some(to(true)))
    });
    let others: [(Icon, i16, OnCount); 3] = [
        (Icon::Material, hand.material, Correct::Material),
        (Icon::MaterialLost, hand.lost, Correct::Lost),
        (Icon::Sabotage, hand.sabotage, Correct::Sabotage),
    ];
    let others = others.into_iter().map(|(sign, count, to)| {
        let to = |count: i16| {
            let message = Message::Correct(to(count));
            (0..=MOST).contains(&count).then_some(message)
        };
        let sign = icon::coloured(sign, 34.0);
        counter(ui, sign, count.to_string(), to(count - 1), to(count + 1))
    });
    let counters = cells(climbs.chain(others))
        .min_width(if ui.narrow() { 144.0 } else { 200.0 })
        .spacing(8.0)
        .max_size(Size::new(f32::INFINITY, ui.grow(72.0)));
    titled(ui, "skyrunner-tab-cards", counters.into())
}

/// A sign and a count between two buttons.
fn counter<'a>(
    ui: Ui<'a>,
    sign: Element<'a, Message>,
    count: String,
    less: Option<Message>,
    more: Option<Message>,
) -> Element<'a, Message> {
    let count = ui.digits(ui.px(Role::Lead).min(34.0), count);
    let keys = row![
        button::icon_button(&ui, Icon::Minus, less),
        container(count).center_x(Length::Fill),
        button::icon_button(&ui, Icon::Plus, more),
    ]
    .align_y(Alignment::Center);
    let sign = container(sign).center_x(Length::FillPortion(2));
    let keys = well(&ui, keys).width(Length::FillPortion(5));
    row![sign, keys]
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
}

fn level<'a>(ui: Ui<'a>, draft: &'a PlayerDraft) -> Element<'a, Message> {
    let to = |level| Message::Correct(Correct::Level(level));
    let less = (draft.level > 0).then(|| to(draft.level - 1));
    let steps = stepper(
        &ui,
        draft.level.to_string(),
        less,
        Some(to(draft.level + 1)),
    );
    let roof = button::secondary(&ui, Some(Icon::Up), ui.t("skyrunner-roof"))
        .on_press(Message::Roof(draft.hand.player));
    let line = flow(ui, 9.0, 12.0, [steps, roof.into()]);
    titled(ui, "skyrunner-tab-level", fit_group(line).into())
}
