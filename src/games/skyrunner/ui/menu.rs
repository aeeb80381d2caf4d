//! The menu of corrections: the cards of this turn first, older turns, players, the building.

use super::super::turn_report::PastTurn;
use super::super::walls::Walls;
use super::correct::{Correct, Page};
use super::parts::{Table, View, card_title, picture};
use super::{Message, player, reveal, setup, words};
use crate::core::Icon;
use crate::ui::player_card::player_card;
use crate::ui::tile::tile;
use crate::ui::{
    Element, Face, Role, Ui, button, by_space, cells, fit, fit_group, fit_soft, icon, sheet, tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

pub(super) fn view<'a>(view: View<'a>, page: &'a Page) -> Element<'a, Message> {
    let ui = view.ui;
    let content = by_space(ui, move |ui| {
        let view = view.with(ui);
        match page {
            Page::Menu => menu(view),
            Page::Turns(turns, page) => past_turns(view, turns, *page),
            Page::Player(draft, tab) => player::view(view, draft, *tab),
            Page::Walls(walls) => levels(ui, *walls),
        }
    });
    sheet::sheet_frame(&ui, ui.accent.accent, content)
}

/// A title with a close button.
pub(super) fn head<'a>(ui: Ui<'a>, words: String) -> Element<'a, Message> {
    let title = fit(ui, Role::Title, words);
    row![
        title,
        button::icon_button(&ui, Icon::Close, Some(Message::Close))
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .into()
}

fn menu(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let way = |sign: Icon, words: String, correct: Correct| -> Element<'_, Message> {
        let message = Message::Correct(correct);
        tile(ui, Face::Raised, words)
            .icon(sign)
            .on_press(message)
            .into()
    };
    let last = view.screen.report.as_ref();
    let turn = [("n", view.screen.turns.into())];
    let last = last.map(|report| {
        let words = ui.tr("skyrunner-correct-turn", &turn);
        way(Icon::BidCard, words, Correct::Turn(report.at, None))
    });
    let older = (view.screen.turns > 1).then(|| {
        way(
            Icon::Repeat,
            ui.t("skyrunner-correct-older"),
            Correct::Turns,
        )
    });
    let building = words::building(ui, view.screen.walls, view.screen.assumed);
    let building = way(Icon::Building, building, Correct::Walls);
    let ways = last.into_iter().chain(older).chain([building]);
    // Cards of a fixed height where there is space, else they share what there is.
    let is_roomy = !ui.narrow() && ui.width_ems() >= 20.0 && ui.height_ems() >= 20.0;
    let height = if is_roomy {
        Length::Fixed(ui.grow(84.0))
    } else {
        Length::Fill
    };
    let cell = |content| container(content).height(height).into();
    let ways = cells(ways.map(cell)).min_width(ui.em(8.0)).spacing(10.0);
    let title = fit(ui, Role::Heading, ui.t("skyrunner-correct-player"));
    let players = view.players().iter().zip(view.seats()).map(|(one, seat)| {
        let card = player_card(ui, one)
            .face(Face::Raised)
            .height(height)
            .on_press(Message::Correct(Correct::Player(seat)));
        if !is_roomy {
            return card.into();
        }
        card.status(move |ui| {
            let level = ui.tr("skyrunner-level", &[("n", view.level(seat).into())]);
            fit_soft(ui, Role::Small, level).into()
        })
        .into()
    });
    let players = cells(players).min_width(ui.em(7.0)).spacing(10.0);
    let part = |content, portion| {
        let height = if is_roomy {
            Length::Shrink
        } else {
            Length::FillPortion(portion)
        };
        container(content).height(height)
    };
    column![
        head(ui, ui.t("skyrunner-correct")),
        part(fit_group(ways), 2),
        title,
        part(fit_group(players), 3),
    ]
    .spacing(if ui.narrow() { 8 } else { 14 })
    .into()
}

/// All turns, the newest first, in pages.
fn past_turns<'a>(view: View<'a>, turns: &'a [PastTurn], page: usize) -> Element<'a, Message> {
    let ui = view.ui;
    let list = by_space(ui, move |ui| {
        let view = view.with(ui);
        let height = ui.space.height.unwrap_or(f32::INFINITY) - 64.0;
        let row_height = ui.grow(72.0);
        let per_page = (height / (row_height + 8.0)).floor().max(1.0) as usize;
        let pages = turns.len().div_ceil(per_page).max(1);
        let page = page.min(pages - 1);
        let rows = turns.iter().enumerate().skip(page * per_page);
        let rows = rows.take(per_page).map(|(place, turn)| {
            let row = past_turn(view, turns.len() - place, turn);
            container(row).height(row_height).into()
        });
        let pager = (pages > 1).then(|| {
            let on_page = |page| Message::Correct(Correct::TurnsPage(page));
            reveal::pager(ui, page, pages, on_page)
        });
        column![container(fit_group(column(rows).spacing(8))).height(Length::Fill)]
            .push(pager)
            .into()
    });
    column![head(ui, ui.t("skyrunner-correct-which")), list]
        .spacing(12)
        .into()
}

fn past_turn<'a>(view: View<'a>, number: usize, turn: &PastTurn) -> Element<'a, Message> {
    let ui = view.ui;
    let title = ui.tr("skyrunner-turn", &[("n", number.into())]);
    let title = format!("{title} · {}", card_title(ui, turn.card));
    let words = column![
        fit(ui, Role::Label, title),
        fit_soft(ui, Role::Small, words::result(view, turn.head)),
    ];
    let content = row![icon::coloured(picture(turn.card), 40.0), words]
        .spacing(12)
        .align_y(Alignment::Center);
    let message = Message::Correct(Correct::Turn(turn.at, None));
    tap(&ui, Face::Raised.skin(&ui).radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .padding([0, 14])
        .on_press(message)
        .into()
}

fn levels<'a>(ui: Ui<'a>, walls: Walls) -> Element<'a, Message> {
    let to = |section, levels| Message::Correct(Correct::Wall(section, levels));
    let done = button::primary(&ui, Some(Icon::Check), ui.t("table-done"))
        .width(Length::Fill)
        .on_press(Message::Correct(Correct::Save));
    let title = head(ui, ui.t("skyrunner-walls"));
    setup::measure(ui, title, walls, to, done.into())
}
