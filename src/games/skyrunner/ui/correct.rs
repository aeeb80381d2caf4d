//! Levels set by hand: a step sideways, a pawn dragged along, or someone on the roof.

use super::super::rules::{Event, State};
use super::super::{rule_ids, telling};
use super::parts::{Table, why};
use super::{Message, OTHERWISE, Open, Screen};
use crate::core::{Icon, RuleId, Seat};
use crate::live::LiveGame;
use crate::session::Cx;
use crate::sound::Effect;
use crate::ui::choice::stepper;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line, short_name};
use crate::ui::{Element, Ui, button, icon, sheet};
use iced::widget::{column, row, space, text};
use iced::{Alignment, Length, Size};
use serde_json::json;

pub(super) fn view<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    levels: &[i64],
    size: Size,
) -> Element<'a, Message> {
    let small = ui.narrow();
    let edge = if small { 28.0 } else { 52.0 };
    let wide = size.width >= 700.0 && !ui.large_text();
    let players = table.players() as f32;
    let free = size.height - edge - 56.0 - ui.grow(64.0) - 48.0 - 68.0 * players;
    let spacing = (free / players).clamp(6.0, if small { 10.0 } else { 36.0 });
    let title = ui
        .text(
            if small { Role::Heading } else { Role::Title },
            ui.t("skyrunner-levels-by-hand"),
        )
        .width(Length::Fill);
    let head = row![title]
        .push((!small).then(|| why(ui, rule_ids::DRAGGED, wide)))
        .push(button::icon_button(ui, Icon::Close, Some(Message::Close)))
        .spacing(10)
        .align_y(Alignment::Center);
    let rows = table.seats().zip(levels).map(|(seat, level)| {
        let level = *level;
        let index = seat.index();
        let less = (level > 0).then(|| Message::Level(index, level - 1));
        let more = Some(Message::Level(index, level + 1));
        let name = table.name(seat);
        let chip = if small { 40.0 } else { 48.0 };
        let gaps = if small { 18.0 } else { 42.0 };
        let roofed = if wide { 128.0 } else { 52.0 };
        let room = size.width - edge - chip - stepper_width(ui) - roofed - gaps;
        let name = (room > 50.0).then(|| {
            let (name, px) = short_name(ui.px(Role::Label), &name, room);
            text(name)
                .size(px)
                .font(typography::BOLD)
                .color(ui.colours.ink)
                .wrapping(text::Wrapping::None)
        });
        row![table.chip(ui, seat, chip)]
            .push(name)
            .push(space::horizontal())
            .push(stepper(ui, level.to_string(), less, more))
            .push(roof(ui, seat, wide))
            .spacing(if small { 6 } else { 14 })
            .align_y(Alignment::Center)
            .into()
    });
    let done = button::primary(ui, Some(Icon::Check), ui.t("table-done"))
        .width(Length::Fill)
        .on_press(Message::SetLevels);
    let body = column![head, column(rows).spacing(spacing), space::vertical(), done]
        .spacing(if small { 8 } else { 16 });
    sheet::sheet_frame(ui, ui.accent.accent, body)
}

/// Two keys, a figure between them, and the well around.
fn stepper_width(ui: &Ui<'_>) -> f32 {
    2.0 * if ui.narrow() { 56.0 } else { 64.0 } + 84.0 + 8.0
}

/// Straight onto the roof: the game is won.
fn roof<'a>(ui: &Ui<'a>, seat: Seat, wide: bool) -> Element<'a, Message> {
    let words = ui.t(if wide {
        "skyrunner-roof"
    } else {
        "skyrunner-roof-short"
    });
    let px = fit_line(ui.px(Role::Small), &words, if wide { 110.0 } else { 40.0 });
    let word = ui
        .text(Role::Small, words)
        .size(px)
        .font(typography::BOLD)
        .wrapping(text::Wrapping::None);
    let sign = icon::tinted(Icon::Up, if wide { 28.0 } else { 22.0 }, ui.colours.ink);
    let content: Element<'a, Message> = if wide {
        row![sign, word]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    } else {
        column![sign, word].align_x(Alignment::Center).into()
    };
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.raised)
        .edge(ui.colours.line_strong, 2.0);
    tap(ui, skin.radius(16.0), content)
        .width(Length::Fixed(if wide { 128.0 } else { 52.0 }))
        .height(Length::Fixed(60.0))
        .on_press(Message::Roof(seat))
        .into()
}

impl Screen {
    pub(super) fn set_levels(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let Some(Open::Levels(levels)) = self.open.take() else {
            return;
        };
        let now = telling::levels(live.state());
        let events: Vec<Event> = Seat::all(levels.len())
            .zip(levels.iter().zip(&now))
            .filter(|(_, (wanted, is))| wanted != is)
            .map(|(player, (level, _))| Event::Level {
                player,
                level: *level,
            })
            .collect();
        if !events.is_empty() && self.tap(cx, live, events) {
            self.after_event(cx, live);
        }
    }

    pub(super) fn roof(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, seat: Seat) {
        let level = Event::Level {
            player: seat,
            level: self.walls.roof(),
        };
        let there = self.race.last().and_then(|levels| levels.get(seat.index()));
        let mut events = vec![Event::Roof(seat)];
        if there != Some(&self.walls.roof()) {
            events.insert(0, level);
        }
        if self.tap(cx, live, events) {
            self.open = None;
            cx.effects.push(Effect::FANFARE);
        }
    }

    /// The booklet is silent and this table decides for itself.
    pub(super) fn decide(&mut self, cx: &Cx<'_>, live: &mut LiveGame<State>, rule: RuleId) {
        let note = json!({ OTHERWISE: { "turn": self.turns, "rule": rule } });
        live.note(&cx.now, note);
        self.otherwise = Some(rule.as_str().to_owned());
        self.open = Some(Open::Levels(telling::levels(live.state())));
    }
}
