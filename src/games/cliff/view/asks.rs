//! What is asked between the wall and the buttons, and what a tile asks of a climber.

use super::{Table, token_of};
use crate::games::because::RuleId;
use crate::games::cliff::rules::Token;
use crate::games::cliff::scene;
use crate::games::cliff::screen::{Ask, Demand, Message, Tool};
use crate::games::cliff::{because, kit};
use crate::ui::banner::Tone;
use crate::ui::icon::{self, Icon};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button};
use iced::widget::{container, row, text};
use iced::{Alignment, Background, Length, border};

/// A sentence with its sign, "why?" and a cross.
fn notice<'a>(
    look: &Look<'_>,
    tone: Tone,
    sign: Icon,
    sentence: String,
    rule: Option<RuleId>,
) -> Element<'a, Message> {
    let colours = look.colours;
    let (ground, ink, mark) = match tone {
        Tone::Plain => (look.accent.tint, colours.ink, look.accent.accent),
        Tone::Warning => (colours.warning, colours.on_fill, colours.on_fill),
        Tone::Danger => (colours.danger, colours.on_fill, colours.on_fill),
    };
    let narrow = look.narrow();
    // A phone keeps its wall in sight: words shrink before it does.
    let size = if narrow {
        look.px(Role::Small).min(20.0)
    } else {
        look.px(Role::Small) + 1.0
    };
    let sentence = text(sentence)
        .size(size)
        .line_height(1.2)
        .font(typeface::BOLD)
        .color(ink)
        .width(Length::Fill);
    let why = rule.map(|rule| {
        let skin = Skin::bare(look).edge(ink, 2.0);
        if narrow || look.large_text() {
            return tap(look, skin, icon::sign(Icon::Help, 28.0, ink))
                .width(Length::Fixed(52.0))
                .height(Length::Fixed(52.0))
                .on_press(Message::Why(rule));
        }
        let word = text(look.t("cliff-why"))
            .size(look.px(Role::Small))
            .font(typeface::BOLD)
            .color(ink)
            .wrapping(text::Wrapping::None);
        tap(look, skin, word)
            .height(Length::Fixed(52.0))
            .padding([0, 12])
            .on_press(Message::Why(rule))
    });
    let close = tap(look, Skin::bare(look), icon::sign(Icon::Close, 28.0, ink))
        .width(Length::Fixed(if narrow { 48.0 } else { 52.0 }))
        .height(Length::Fixed(52.0))
        .on_press(Message::Cancel);
    let sign = (!narrow && !look.large_text()).then(|| icon::sign(sign, 28.0, mark));
    let line = row![]
        .push(sign)
        .push(sentence)
        .push(why)
        .push(close)
        .spacing(if narrow { 6 } else { 10 })
        .align_y(Alignment::Center);
    let tall = if narrow { 64.0 } else { look.grow(72.0) };
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
        .max_height(if look.large_text() {
            400.0
        } else {
            tall.max(if narrow { 120.0 } else { 96.0 })
        })
        .into()
}

/// The line between the wall and the buttons: what is asked, else what a tile may ask.
pub fn between(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    match &table.screen.ask {
        Ask::Nothing => demands(table),
        Ask::Gear => gear_choice(table),
        Ask::Where(tool) => {
            let (sentence, rule) = match tool {
                Tool::Cave => (
                    look.tr(
                        "cliff-where-cave",
                        &[("row", scene::cave_limit(table.state()).into())],
                    ),
                    because::CAVE_HEIGHT,
                ),
                Tool::Hang(gear) => (
                    look.tr(
                        "cliff-where-token",
                        &[("token", look.t(token_of(*gear).key()).into())],
                    ),
                    because::EQUIP,
                ),
            };
            notice(&look, Tone::Plain, Icon::Touch, sentence, Some(rule))
        }
        Ask::Tile(demand) => notice(
            &look,
            Tone::Plain,
            Icon::Help,
            demand_words(table, *demand),
            Some(because::GEAR),
        ),
        Ask::Refused(sentence, rule) => {
            notice(&look, Tone::Warning, Icon::Warning, sentence.clone(), *rule)
        }
    }
}

fn gear_choice(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let gear = table.screen.gear(table.sitting);
    let cells = gear.into_iter().map(|kind| {
        let token = token_of(kind);
        let word = (!look.large_text() && !look.narrow()).then(|| {
            text(look.t(token.key()))
                .size(look.px(Role::Small))
                .font(typeface::BOLD)
                .color(look.colours.ink)
        });
        let content = row![kit::disc(&look, token, 48.0)]
            .push(word)
            .spacing(8)
            .align_y(Alignment::Center);
        let skin = Skin::bare(&look)
            .fill(look.colours.raised)
            .edge(token.ring(look.colours), 3.0)
            .radius(16.0);
        tap(&look, skin, content)
            .width(Length::Fill)
            .height(Length::Fixed(look.grow(64.0)))
            .on_press(Message::Take(Tool::Hang(kind)))
            .into()
    });
    let close = button::sign(&look, Icon::Close, Some(Message::Cancel));
    row(cells)
        .push(close)
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

fn demand_icon(look: &Look<'_>, demand: Demand, px: f32) -> Element<'static, Message> {
    match demand.token() {
        Some(token) => icon::thing(token.icon(), px),
        None => icon::sign(Icon::Warning, px, look.colours.danger),
    }
}

/// What a tile may ask, checked against the climber's bag: a sign and a check or a cross.
pub fn demands(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let bag: &[Token] = scene::bag(table.state());
    let cells = Demand::ALL.map(|demand| {
        let met = demand.met(bag);
        let (sign, colour) = if met {
            (Icon::Check, look.colours.good)
        } else {
            (Icon::Close, look.colours.danger)
        };
        let content = row![
            demand_icon(&look, demand, if look.narrow() { 30.0 } else { 36.0 }),
            icon::sign(sign, 26.0, colour)
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let skin = Skin::bare(&look)
            .fill(look.colours.surface)
            .edge(look.colours.line, 2.0)
            .radius(16.0);
        tap(&look, skin, content)
            .width(Length::Fill)
            .height(Length::Fixed(if look.narrow() {
                64.0
            } else {
                look.grow(64.0)
            }))
            .on_press(Message::Tile(demand))
            .into()
    });
    let title = (!look.narrow() && !look.large_text()).then(|| {
        look.soft(Role::Small, look.t("cliff-demands"))
            .width(Length::Fixed(92.0))
    });
    let tall = if look.narrow() { 64.0 } else { look.grow(72.0) };
    row![]
        .height(Length::Fixed(tall))
        .push(title)
        .extend(cells)
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

fn demand_words(table: Table<'_>, demand: Demand) -> String {
    let look = &table.look;
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
    look.tr(key, &[("name", name.into())])
}
