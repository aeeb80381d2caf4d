//! Levels set by hand: a step sideways, a pawn dragged along, or someone on the roof.

use super::super::because;
use super::super::rules::{Event, State};
use super::super::story;
use super::parts::{Table, why};
use super::{Message, OTHERWISE, Open, Screen};
use crate::games::because::RuleId;
use crate::journal::Seat;
use crate::room::Cx;
use crate::sitting::Sitting;
use crate::sound::Effect;
use crate::ui::choice::stepper;
use crate::ui::icon::{self, Icon};
use crate::ui::sheet;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role, fit_line, short_name};
use crate::ui::{Element, Look, button};
use iced::widget::{column, row, space, text};
use iced::{Alignment, Length, Size};
use serde_json::json;

pub(super) fn view<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    levels: &[i64],
    size: Size,
) -> Element<'a, Message> {
    let small = look.narrow();
    let edge = if small { 28.0 } else { 52.0 };
    let wide = size.width >= 700.0 && !look.large_text();
    let players = table.players() as f32;
    let free = size.height - edge - 56.0 - look.grow(64.0) - 48.0 - 68.0 * players;
    let spacing = (free / players).clamp(6.0, if small { 10.0 } else { 36.0 });
    let title = look
        .text(
            if small { Role::Heading } else { Role::Title },
            look.t("skyrunner-levels-by-hand"),
        )
        .width(Length::Fill);
    let head = row![title]
        .push((!small).then(|| why(look, because::DRAGGED, wide)))
        .push(button::sign(look, Icon::Close, Some(Message::Close)))
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
        let room = size.width - edge - chip - stepper_width(look) - roofed - gaps;
        let name = (room > 50.0).then(|| {
            let (name, px) = short_name(look.px(Role::Label), &name, room);
            text(name)
                .size(px)
                .font(typeface::BOLD)
                .color(look.colours.ink)
                .wrapping(text::Wrapping::None)
        });
        row![table.chip(look, seat, chip)]
            .push(name)
            .push(space::horizontal())
            .push(stepper(look, level.to_string(), less, more))
            .push(roof(look, seat, wide))
            .spacing(if small { 6 } else { 14 })
            .align_y(Alignment::Center)
            .into()
    });
    let done = button::primary(look, Some(Icon::Check), look.t("table-done"))
        .width(Length::Fill)
        .on_press(Message::SetLevels);
    let body = column![head, column(rows).spacing(spacing), space::vertical(), done]
        .spacing(if small { 8 } else { 16 });
    sheet::framed(look, look.accent.accent, body)
}

/// Two keys, a figure between them, and the well around.
fn stepper_width(look: &Look<'_>) -> f32 {
    2.0 * if look.narrow() { 56.0 } else { 64.0 } + 84.0 + 8.0
}

/// Straight onto the roof: the game is won.
fn roof<'a>(look: &Look<'a>, seat: Seat, wide: bool) -> Element<'a, Message> {
    let words = look.t(if wide {
        "skyrunner-roof"
    } else {
        "skyrunner-roof-short"
    });
    let px = fit_line(
        look.px(Role::Small),
        &words,
        if wide { 110.0 } else { 40.0 },
    );
    let word = look
        .text(Role::Small, words)
        .size(px)
        .font(typeface::BOLD)
        .wrapping(text::Wrapping::None);
    let sign = icon::sign(Icon::Up, if wide { 28.0 } else { 22.0 }, look.colours.ink);
    let content: Element<'a, Message> = if wide {
        row![sign, word]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    } else {
        column![sign, word].align_x(Alignment::Center).into()
    };
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(look.colours.line_strong, 2.0);
    tap(look, skin.radius(16.0), content)
        .width(Length::Fixed(if wide { 128.0 } else { 52.0 }))
        .height(Length::Fixed(60.0))
        .on_press(Message::Roof(seat))
        .into()
}

impl Screen {
    pub(super) fn set_levels(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        let Some(Open::Levels(levels)) = self.open.take() else {
            return;
        };
        let now = story::levels(sitting.state());
        let events: Vec<Event> = Seat::all(levels.len())
            .zip(levels.iter().zip(&now))
            .filter(|(_, (wanted, is))| wanted != is)
            .map(|(player, (level, _))| Event::Level {
                player,
                level: *level,
            })
            .collect();
        if !events.is_empty() && self.tap(cx, sitting, events) {
            self.after_event(cx, sitting);
        }
    }

    pub(super) fn roof(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, seat: Seat) {
        let level = Event::Level {
            player: seat,
            level: self.walls.roof(),
        };
        let there = self.race.last().and_then(|levels| levels.get(seat.index()));
        let mut events = vec![Event::Roof(seat)];
        if there != Some(&self.walls.roof()) {
            events.insert(0, level);
        }
        if self.tap(cx, sitting, events) {
            self.open = None;
            cx.effects.push(Effect::FANFARE);
        }
    }

    /// The booklet is silent and this table decides for itself.
    pub(super) fn decide(&mut self, cx: &Cx<'_>, sitting: &mut Sitting<State>, rule: RuleId) {
        let note = json!({ OTHERWISE: { "turn": self.turns, "rule": rule } });
        sitting.note(&cx.now, note);
        self.otherwise = Some(rule.as_str().to_owned());
        self.open = Some(Open::Levels(story::levels(sitting.state())));
    }
}
