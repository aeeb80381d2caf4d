//! What is asked between the wall and the buttons, and what a tile asks of a climber.

use super::{Table, token_of};
use crate::core::{Icon, RuleId};
use crate::games::cliff::rules::Token;
use crate::games::cliff::ui::{Ask, Demand, Message, Tool, tokens};
use crate::games::cliff::{rule_ids, scene};
use crate::ui::banner::Tone;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon};
use iced::widget::{container, row, text};
use iced::{Alignment, Background, Length, border};

/// A sentence with its sign, "why?" and a cross.
fn notice<'a>(
    ui: &Ui<'_>,
    tone: Tone,
    sign: Icon,
    sentence: String,
    rule: Option<RuleId>,
) -> Element<'a, Message> {
    let colours = ui.colours;
    let (ground, ink, mark) = match tone {
        Tone::Plain => (ui.accent.tint, colours.ink, ui.accent.accent),
        Tone::Warning => (colours.warning, colours.on_fill, colours.on_fill),
        Tone::Danger => (colours.danger, colours.on_fill, colours.on_fill),
    };
    let narrow = ui.narrow();
    // A phone keeps its wall in sight: words shrink before it does.
    let size = if narrow {
        ui.px(Role::Small).min(20.0)
    } else {
        ui.px(Role::Small) + 1.0
    };
    let sentence = text(sentence)
        .size(size)
        .line_height(1.2)
        .font(typography::BOLD)
        .color(ink)
        .width(Length::Fill);
    let why = rule.map(|rule| {
        let skin = TapStyle::bare(ui).edge(ink, 2.0);
        if narrow || ui.large_text() {
            return tap(ui, skin, icon::tinted(Icon::Help, 28.0, ink))
                .width(Length::Fixed(52.0))
                .height(Length::Fixed(52.0))
                .on_press(Message::Why(rule));
        }
        let word = text(ui.t("cliff-why"))
            .size(ui.px(Role::Small))
            .font(typography::BOLD)
            .color(ink)
            .wrapping(text::Wrapping::None);
        tap(ui, skin, word)
            .height(Length::Fixed(52.0))
            .padding([0, 12])
            .on_press(Message::Why(rule))
    });
    let close = tap(ui, TapStyle::bare(ui), icon::tinted(Icon::Close, 28.0, ink))
        .width(Length::Fixed(if narrow { 48.0 } else { 52.0 }))
        .height(Length::Fixed(52.0))
        .on_press(Message::Cancel);
    let sign = (!narrow && !ui.large_text()).then(|| icon::tinted(sign, 28.0, mark));
    let line = row![]
        .push(sign)
        .push(sentence)
        .push(why)
        .push(close)
        .spacing(if narrow { 6 } else { 10 })
        .align_y(Alignment::Center);
    let tall = if narrow { 64.0 } else { ui.grow(72.0) };
    container(line)
        .padding(iced::Padding::from([4, if narrow { 10 } else { 14 }]).right(4))
        .width(Length::Fill)
        .height(Length::Shrink)
        .center_y(Length::Shrink)
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: border::rounded(16),
            ..container::Style::default()
        })
        .max_height(if ui.large_text() {
            400.0
        } else {
            tall.max(if narrow { 120.0 } else { 96.0 })
        })
        .into()
}

/// The line between the wall and the buttons: what is asked, else what a tile may ask.
pub fn between(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    match &table.screen.ask {
        Ask::Nothing => demands(table),
        Ask::Gear => gear_choice(table),
        Ask::Where(tool) => {
            let (sentence, rule) = match tool {
                Tool::Cave => (
                    ui.tr(
                        "cliff-where-cave",
                        &[("row", scene::cave_limit(table.state()).into())],
                    ),
                    rule_ids::CAVE_HEIGHT,
                ),
                Tool::Hang(gear) => (
                    ui.tr(
                        "cliff-where-token",
                        &[("token", ui.t(token_of(*gear).key()).into())],
                    ),
                    rule_ids::EQUIP,
                ),
            };
            notice(&ui, Tone::Plain, Icon::Touch, sentence, Some(rule))
        }
        Ask::Tile(demand) => notice(
            &ui,
            Tone::Plain,
            Icon::Help,
            demand_words(table, *demand),
            Some(rule_ids::GEAR),
        ),
        Ask::Refused(sentence, rule) => {
            notice(&ui, Tone::Warning, Icon::Warning, sentence.clone(), *rule)
        }
    }
}

fn gear_choice(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let gear = table.screen.gear(table.live);
    let cells = gear.into_iter().map(|kind| {
        let token = token_of(kind);
        let word = (!ui.large_text() && !ui.narrow()).then(|| {
            text(ui.t(token.key()))
                .size(ui.px(Role::Small))
                .font(typography::BOLD)
                .color(ui.colours.ink)
        });
        let content = row![tokens::disc(&ui, token, 48.0)]
            .push(word)
            .spacing(8)
            .align_y(Alignment::Center);
        let skin = TapStyle::bare(&ui)
            .fill(ui.colours.raised)
            .edge(token.ring(ui.colours), 3.0)
            .radius(16.0);
        tap(&ui, skin, content)
            .width(Length::Fill)
            .height(Length::Fixed(ui.grow(64.0)))
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

fn demand_icon(ui: &Ui<'_>, demand: Demand, px: f32) -> Element<'static, Message> {
    match demand.token() {
        Some(token) => icon::coloured(token.icon(), px),
        None => icon::tinted(Icon::Warning, px, ui.colours.danger),
    }
}

/// What a tile may ask, checked against the climber's bag: a sign and a check or a cross.
pub fn demands(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let bag: &[Token] = scene::bag(table.state());
    let cells = Demand::ALL.map(|demand| {
        let met = demand.met(bag);
        let (sign, colour) = if met {
            (Icon::Check, ui.colours.good)
        } else {
            (Icon::Close, ui.colours.danger)
        };
        let content = row![
            demand_icon(&ui, demand, if ui.narrow() { 30.0 } else { 36.0 }),
            icon::tinted(sign, 26.0, colour)
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let skin = TapStyle::bare(&ui)
            .fill(ui.colours.surface)
            .edge(ui.colours.line, 2.0)
            .radius(16.0);
        tap(&ui, skin, content)
            .width(Length::Fill)
            .height(Length::Fixed(if ui.narrow() {
                64.0
            } else {
                ui.grow(64.0)
            }))
            .on_press(Message::Tile(demand))
            .into()
    });
    let title = (!ui.narrow() && !ui.large_text()).then(|| {
        ui.soft(Role::Small, ui.t("cliff-demands"))
            .width(Length::Fixed(92.0))
    });
    let tall = if ui.narrow() { 64.0 } else { ui.grow(72.0) };
    row![]
        .height(Length::Fixed(tall))
        .push(title)
        .extend(cells)
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

fn demand_words(table: Table<'_>, demand: Demand) -> String {
    let ui = &table.ui;
    let met = demand.met(scene::bag(table.state()));
    let name = table.person().name;
    let key = match (demand, met) {
        (Demand::IceAxe, true) => "cliff-asks-ice-axe-yes",
        (Demand::IceAxe, false) => "cliff-asks-ice-axe-no",
        (Demand::Crampons, true) => "cliff-asks-crampons-yes",
        (Demand::Crampons, false) => "cliff-asks-crampons-no",
        (Demand::Ladder, true) => "cliff-asks-ladder-yes",
        (Demand::Ladder, false) => "cliff-asks-ladder-no",
        (Demand::Danger, _) => "cliff-asks-danger",
    };
    ui.tr(key, &[("name", name.into())])
}
