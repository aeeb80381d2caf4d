//! The roof: who won, the story of the race, and once more.

use super::super::rule_ids;
use super::Message;
use super::building::building;
use super::parts::{Table, why};
use crate::core::{Icon, Seat};
use crate::ui::chart::plot;
use crate::ui::panel::panel;
use crate::ui::typography::{self, Role, fit_line, short_name};
use crate::ui::{Element, Ui, button};
use iced::widget::{column, container, responsive, row, space, text};
use iced::{Alignment, Length, Padding, Size};

pub(super) fn view<'a>(ui: &Ui<'a>, table: &Table<'a>, winner: Seat) -> Element<'a, Message> {
    let margin = ui.margin();
    let inner = Size::new(ui.size.width - 2.0 * margin, ui.size.height - 36.0);
    let narrow = ui.narrow();
    let again = button::primary_big(ui, Some(Icon::Repeat), ui.t("skyrunner-again"))
        .width(Length::Fill)
        .on_press(Message::Again);
    let body: Element<'a, Message> = if ui.two_panes() {
        let left = (inner.width * 0.34).clamp(340.0, 520.0);
        let right = Size::new(inner.width - left - 28.0, inner.height - 94.0);
        row![
            column![
                verdict(ui, table, winner, left),
                ranking(ui, table, left),
                house(*ui, *table),
            ]
            .spacing(20)
            .width(Length::Fixed(left)),
            column![race(ui, table, right), again].spacing(14),
        ]
        .spacing(28)
        .into()
    } else {
        let top = if narrow { 104.0 } else { 150.0 };
        let top = if ui.large_text() { top * 1.2 } else { top };
        let button = if narrow { 72.0 } else { 80.0 };
        let list = if narrow {
            0.0
        } else {
            76.0 * table.players() as f32 + 40.0
        };
        let plot = Size::new(
            inner.width,
            (inner.height - top - button - list - 36.0).max(160.0),
        );
        // On a phone the ends of the lines say how far everybody came.
        let ranking = (!narrow).then(|| ranking(ui, table, inner.width));
        column![container(verdict(ui, table, winner, inner.width)).center_y(Length::Fixed(top))]
            .push(race(ui, table, plot))
            .push(ranking)
            .push(space::vertical())
            .push(again)
            .spacing(12)
            .into()
    };
    container(body)
        .padding(Padding::from([16.0, margin]).bottom(20))
        .height(Length::Fill)
        .into()
}

fn verdict<'a>(ui: &Ui<'a>, table: &Table<'a>, winner: Seat, width: f32) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let chip = if narrow { 64.0 } else { 96.0 };
    let words = ui.tr("skyrunner-result", &[("name", table.name(winner).into())]);
    let stacked = ui.two_panes();
    let room = if stacked { width } else { width - chip - 90.0 };
    let least = if narrow { 26.0 } else { 36.0 };
    let px = fit_line(ui.px(Role::Display).min(64.0), &words, room).max(least);
    let title = text(words)
        .size(px)
        .line_height(1.08)
        .font(typography::SERIF)
        .color(ui.colours.ink);
    let turns = ui.tr("skyrunner-in-turns", &[("n", table.screen.turns.into())]);
    let sub = ui.soft(if narrow { Role::Small } else { Role::Body }, turns);
    let why = why(ui, rule_ids::ROOF, !narrow && !ui.large_text());
    if stacked {
        column![
            row![table.chip(ui, winner, chip), space::horizontal(), why].align_y(Alignment::Start),
            title,
            sub,
        ]
        .spacing(14)
        .into()
    } else {
        row![
            table.chip(ui, winner, chip),
            column![title, sub].spacing(4).width(Length::Fill),
            why,
        ]
        .spacing(14)
        .align_y(Alignment::Center)
        .into()
    }
}

/// The building with everybody where they ended, in whatever room is left.
fn house<'a>(ui: Ui<'a>, table: Table<'a>) -> Element<'a, Message> {
    responsive(move |size| {
        if size.height < 190.0 {
            return space::vertical().into();
        }
        let levels: Vec<f32> = table
            .seats()
            .filter_map(|seat| table.runner(seat))
            .map(|runner| runner.level as f32)
            .collect();
        let width = size.width.min((size.height * 0.9).clamp(220.0, 420.0));
        let house = building(
            &ui,
            table.screen.walls,
            Size::new(width, size.height),
            table.people(),
            &levels,
        );
        container(house).center_x(Length::Fill).into()
    })
    .into()
}

/// Everybody by how far they came.
fn order(table: &Table<'_>) -> Vec<(i64, Seat)> {
    let mut order: Vec<(i64, Seat)> = table
        .seats()
        .map(|seat| (table.runner(seat).map_or(0, |runner| runner.level), seat))
        .collect();
    order.sort_by_key(|(level, _)| std::cmp::Reverse(*level));
    order
}

fn ranking<'a>(ui: &Ui<'a>, table: &Table<'a>, width: f32) -> Element<'a, Message> {
    let rows = order(table).into_iter().map(|(level, seat)| {
        let name = table.name(seat);
        let (name, px) = short_name(ui.px(Role::Label), &name, width - 36.0 - 44.0 - 28.0 - 70.0);
        let name = text(name)
            .size(px)
            .font(typography::BOLD)
            .color(ui.colours.ink)
            .wrapping(text::Wrapping::None);
        row![
            table.chip(ui, seat, 44.0),
            name,
            space::horizontal(),
            ui.digits(ui.px(Role::MidDigits), level.to_string())
                .line_height(1.0),
        ]
        .spacing(14)
        .height(Length::Fixed(64.0))
        .align_y(Alignment::Center)
        .into()
    });
    panel(ui, column(rows))
        .padding([8, 18])
        .width(Length::Fill)
        .into()
}

fn race<'a>(ui: &Ui<'a>, table: &Table<'a>, size: Size) -> Element<'a, Message> {
    let pad = if ui.narrow() { 10.0 } else { 20.0 };
    let words = ui.t("skyrunner-race");
    let title_px = fit_line(ui.px(Role::Heading), &words, size.width - 2.0 * pad);
    let title = ui
        .text(Role::Heading, words)
        .size(title_px)
        .wrapping(text::Wrapping::None);
    let course = table.live.course(ui.words);
    panel(ui, column![title, plot(ui, course, None)].spacing(8))
        .padding(pad)
        .width(Length::Fixed(size.width))
        .height(Length::Fixed(size.height))
        .into()
}
