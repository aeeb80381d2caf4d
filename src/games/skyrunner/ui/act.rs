//! What may be done between two turns: strike at once, take bids back, decide otherwise.

use super::super::rule_ids;
use super::super::rules::Weapon;
use super::super::telling::Telling;
use super::parts::{Table, fit, why};
use super::{Message, other};
use crate::core::{Icon, RuleId, Seat};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Background, Length, border};

/// What may be done before the next turn, and how much room it takes.
pub(super) fn extras<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    told: &Telling,
    width: f32,
    gap: f32,
) -> (Option<Element<'a, Message>>, f32) {
    let all_told = table.screen.shown >= told.lines.len();
    let mut parts: Vec<Element<'a, Message>> = Vec::new();
    let mut tall = 0.0;
    if let Some((seat, weapon)) = table.state().usable() {
        let (part, height) = at_once(ui, table, seat, weapon, width);
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
        let height = ui.grow(64.0);
        let each = width / empty.len() as f32;
        let buttons = empty.into_iter().map(|seat| back(ui, table, seat, each));
        parts.push(row(buttons).spacing(8).into());
        tall += height + gap;
    }
    if let Some(rule) = told.silent().filter(|_| all_told) {
        parts.push(silent(ui, table, rule, width));
        tall += silent_height(ui, &silent_words(ui, table, rule), width) + gap;
    }
    if parts.is_empty() {
        return (None, 0.0);
    }
    (Some(column(parts).spacing(gap).into()), tall)
}

/// Bids come back to a hand; in few words where there is little room.
fn back<'a>(ui: &Ui<'a>, table: &Table<'a>, seat: Seat, width: f32) -> Element<'a, Message> {
    let name = || [("name", table.name(seat).into())];
    let px = ui.px(Role::Small);
    let room = width - 36.0 - 8.0 - 36.0;
    let long = ui.tr("skyrunner-recover", &name());
    let fits = long.chars().count() as f32 * px * 0.58 <= room * 1.7;
    let words = if fits {
        long
    } else {
        ui.tr("skyrunner-recover-short", &name())
    };
    let px = fit(px, &words, room);
    let word = text(words)
        .size(px)
        .line_height(1.15)
        .font(typography::BOLD)
        .color(ui.accent.accent);
    let content = row![table.chip(ui, seat, 36.0), word]
        .spacing(8)
        .align_y(Alignment::Center);
    let skin = TapStyle::bare(ui)
        .fill(ui.accent.tint)
        .edge(ui.accent.accent, 2.0);
    tap(ui, skin.radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(ui.grow(64.0)))
        .padding([0, 10])
        .on_press(Message::Recover(seat))
        .into()
}

/// A weapon just won may strike at once; else it stays in hand.
fn at_once<'a>(
    ui: &Ui<'a>,
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
    let columns = other::abreast(ui, opponents.len(), width - 20.0);
    let lines = opponents.len().div_ceil(columns);
    let words = ui.tr(key, &[("name", table.name(seat).into())]);
    let px = if ui.narrow() {
        ui.px(Role::Small)
    } else {
        ui.px(Role::Label)
    };
    let per_row = ((width - 140.0) / (px * 0.53)).max(4.0);
    let text_rows = (words.chars().count() as f32 / per_row).ceil().max(1.0);
    let words = text(words)
        .size(px)
        .line_height(1.2)
        .font(typography::BOLD)
        .color(ui.colours.ink);
    let head = row![icon::coloured(sign, 36.0), words.width(Length::Fill)]
        .push(why(ui, rule_ids::USE_AT_ONCE, false))
        .spacing(10)
        .align_y(Alignment::Center);
    let targets = other::opposed(ui, table, opponents, width - 20.0, |other| {
        (false, Message::Use(other))
    });
    let tint = ui.accent.tint;
    let edge = ui.accent.second;
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
fn on_one_line(ui: &Ui<'_>, words: &str, width: f32) -> bool {
    let letters = words.chars().count() + ui.t("skyrunner-otherwise").chars().count();
    letters as f32 * ui.px(Role::Small) * 0.56 + 150.0 <= width
}

fn silent_height(ui: &Ui<'_>, words: &str, width: f32) -> f32 {
    if on_one_line(ui, words, width) {
        84.0
    } else {
        let px = ui.px(Role::Small);
        let lines = (words.chars().count() as f32 * px * 0.56 / (width - 68.0)).ceil();
        lines.max(1.0) * px * 1.3 + 74.0
    }
}

/// What the booklet leaves open, and what is done about it.
fn silent_words(ui: &Ui<'_>, table: &Table<'_>, rule: RuleId) -> String {
    let decided = table.screen.otherwise.as_deref() == Some(rule.as_str());
    ui.t(match rule {
        _ if decided => "skyrunner-otherwise-done",
        rule_ids::NO_BID => "skyrunner-silent-no-bid",
        rule_ids::FALL_CARRIED => "skyrunner-silent-fall",
        rule_ids::LOWEST_CLIMB => "skyrunner-silent-climb",
        _ => "skyrunner-silent",
    })
}

/// The booklet says nothing: the table may decide otherwise.
fn silent<'a>(ui: &Ui<'a>, table: &Table<'a>, rule: RuleId, width: f32) -> Element<'a, Message> {
    let words = silent_words(ui, table, rule);
    let one_line = on_one_line(ui, &words, width);
    let words = ui
        .text(Role::Small, words)
        .font(typography::BOLD)
        .width(Length::Fill);
    let sign = icon::tinted(Icon::People, 28.0, ui.accent.second);
    let line = row![sign, words].spacing(12).align_y(Alignment::Center);
    let word = text(ui.t("skyrunner-otherwise"))
        .size(ui.px(Role::Small))
        .font(typography::BOLD)
        .color(ui.accent.second);
    let button = tap(ui, TapStyle::bare(ui).edge(ui.accent.second, 2.0), word)
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
    crate::ui::dashed::dashed(inside, ui.accent.second, 2.0, 16.0)
}
