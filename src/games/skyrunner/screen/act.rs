//! What may be done between two turns: strike at once, take bids back, decide otherwise.

use super::super::because;
use super::super::rules::Weapon;
use super::super::story::Told;
use super::parts::{Table, fit, why};
use super::{Message, other};
use crate::games::because::RuleId;
use crate::journal::Seat;
use crate::ui::icon::{self, Icon};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Background, Length, border};

/// What may be done before the next turn, and how much room it takes.
pub(super) fn extras<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    told: &Told,
    width: f32,
    gap: f32,
) -> (Option<Element<'a, Message>>, f32) {
    let all_told = table.screen.shown >= told.lines.len();
    let mut parts: Vec<Element<'a, Message>> = Vec::new();
    let mut tall = 0.0;
    if let Some((seat, weapon)) = table.state().usable() {
        let (part, height) = at_once(look, table, seat, weapon, width);
        parts.push(part);
        tall += height + gap;
    }
    let empty: Vec<Seat> = table
        .seats()
        .filter(|seat| {
            table
                .runner(*seat)
                .is_some_and(|runner| runner.bids.is_empty())
        })
        .collect();
    if !empty.is_empty() {
        let height = look.grow(64.0);
        let each = width / empty.len() as f32;
        let buttons = empty.into_iter().map(|seat| back(look, table, seat, each));
        parts.push(row(buttons).spacing(8).into());
        tall += height + gap;
    }
    if let Some(rule) = told.silent().filter(|_| all_told) {
        parts.push(silent(look, table, rule, width));
        tall += silent_height(look, &silent_words(look, table, rule), width) + gap;
    }
    if parts.is_empty() {
        return (None, 0.0);
    }
    (Some(column(parts).spacing(gap).into()), tall)
}

/// Bids come back to a hand; in few words where there is little room.
fn back<'a>(look: &Look<'a>, table: &Table<'a>, seat: Seat, width: f32) -> Element<'a, Message> {
    let name = || [("name", table.name(seat).into())];
    let px = look.px(Role::Small);
    let room = width - 36.0 - 8.0 - 36.0;
    let long = look.tr("skyrunner-recover", &name());
    let fits = long.chars().count() as f32 * px * 0.58 <= room * 1.7;
    let words = if fits {
        long
    } else {
        look.tr("skyrunner-recover-short", &name())
    };
    let px = fit(px, &words, room);
    let word = text(words)
        .size(px)
        .line_height(1.15)
        .font(typeface::BOLD)
        .color(look.accent.accent);
    let content = row![table.chip(look, seat, 36.0), word]
        .spacing(8)
        .align_y(Alignment::Center);
    let skin = Skin::bare(look)
        .fill(look.accent.tint)
        .edge(look.accent.accent, 2.0);
    tap(look, skin.radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(look.grow(64.0)))
        .padding([0, 10])
        .on_press(Message::Recover(seat))
        .into()
}

/// A weapon just won may strike at once; else it stays in hand.
fn at_once<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    weapon: Weapon,
    width: f32,
) -> (Element<'a, Message>, f32) {
    let (sign, key) = match weapon {
        Weapon::Lost => (Icon::MaterialLost, "skyrunner-use-lost"),
        Weapon::Sabotage => (Icon::Sabotage, "skyrunner-use-sabotage"),
    };
    let opponents: Vec<Seat> = table.seats().filter(|other| *other != seat).collect();
    let columns = other::abreast(look, opponents.len(), width - 20.0);
    let lines = opponents.len().div_ceil(columns);
    let words = look.tr(key, &[("name", table.name(seat).into())]);
    let px = if look.narrow() {
        look.px(Role::Small)
    } else {
        look.px(Role::Label)
    };
    let per_row = ((width - 140.0) / (px * 0.53)).max(4.0);
    let text_rows = (words.chars().count() as f32 / per_row).ceil().max(1.0);
    let words = text(words)
        .size(px)
        .line_height(1.2)
        .font(typeface::BOLD)
        .color(look.colours.ink);
    let head = row![icon::thing(sign, 36.0), words.width(Length::Fill)]
        .push(why(look, because::USE_AT_ONCE, false))
        .spacing(10)
        .align_y(Alignment::Center);
    let targets = other::opposed(look, table, opponents, width - 20.0, |other| {
        (false, Message::Use(other))
    });
    let tint = look.accent.tint;
    let edge = look.accent.second;
    let part = container(column![head, targets].spacing(8))
        .padding(10)
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(tint)),
            border: border::rounded(20).color(edge).width(2),
            ..container::Style::default()
        });
    let head_height = (text_rows * px * 1.2).max(52.0);
    let tall = head_height + 28.0 + lines as f32 * 68.0 + (lines as f32 - 1.0) * 8.0;
    (part.into(), tall)
}

/// Whether the sentence and its button stand beside each other.
fn on_one_line(look: &Look<'_>, words: &str, width: f32) -> bool {
    let letters = words.chars().count() + look.t("skyrunner-otherwise").chars().count();
    letters as f32 * look.px(Role::Small) * 0.56 + 150.0 <= width
}

fn silent_height(look: &Look<'_>, words: &str, width: f32) -> f32 {
    if on_one_line(look, words, width) {
        84.0
    } else {
        let px = look.px(Role::Small);
        let lines = (words.chars().count() as f32 * px * 0.56 / (width - 68.0)).ceil();
        lines.max(1.0) * px * 1.3 + 74.0
    }
}

/// What the booklet leaves open, and what is done about it.
fn silent_words(look: &Look<'_>, table: &Table<'_>, rule: RuleId) -> String {
    let decided = table.screen.otherwise.as_deref() == Some(rule.as_str());
    look.t(match rule {
        _ if decided => "skyrunner-otherwise-done",
        because::NO_BID => "skyrunner-silent-no-bid",
        because::FALL_CARRIED => "skyrunner-silent-fall",
        because::LOWEST_CLIMB => "skyrunner-silent-climb",
        _ => "skyrunner-silent",
    })
}

/// The booklet says nothing: the table may decide otherwise.
fn silent<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    rule: RuleId,
    width: f32,
) -> Element<'a, Message> {
    let words = silent_words(look, table, rule);
    let one_line = on_one_line(look, &words, width);
    let words = look
        .text(Role::Small, words)
        .font(typeface::BOLD)
        .width(Length::Fill);
    let sign = icon::sign(Icon::People, 28.0, look.accent.second);
    let line = row![sign, words].spacing(12).align_y(Alignment::Center);
    let word = text(look.t("skyrunner-otherwise"))
        .size(look.px(Role::Small))
        .font(typeface::BOLD)
        .color(look.accent.second);
    let button = tap(look, Skin::bare(look).edge(look.accent.second, 2.0), word)
        .height(Length::Fixed(52.0))
        .padding([0, 16])
        .on_press(Message::Otherwise(rule));
    let body: Element<'a, Message> = if one_line {
        row![container(line).width(Length::Fill), button]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    } else {
        column![line, button.width(Length::Fill)].spacing(6).into()
    };
    let inside = container(body).padding([8, 14]).width(Length::Fill);
    crate::ui::dashed::dashed(inside, look.accent.second, 2.0, 16.0)
}
