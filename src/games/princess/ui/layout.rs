//! The table while a round runs, and between two rounds: which part goes where.

use super::{Message, Tab, View, book, hands, princess_panel, round, tokens};
use crate::ui::layout::stack_or_tabs;
use crate::ui::{Class, Element, Role, by_space, fit, fit_soft, panel, panes};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Padding};

/// Below this height, in ems, portrait is arranged like a phone.
const LOW: f32 = 30.0;

pub fn table(view: View<'_>) -> Element<'_, Message> {
    match view.ui.class {
        Class::Wide => wide(view),
        Class::Tall if view.ui.height_ems() >= LOW => tall(view),
        Class::Tall | Class::Phone => compact(view),
    }
}

/// The height that the panel of hands needs, in ems.
fn hands_ems(view: View<'_>) -> f32 {
    1.4 + 1.6 * f32::from(view.count())
}

fn wide(view: View<'_>) -> Element<'_, Message> {
    let main = stack_or_tabs(view.ui, view.screen.tab, Message::Tab)
        .part(Tab::Round, "princess-tab-round", 14.0, move |ui| {
            princess_and_book(view.with(ui))
        })
        .part(
            Tab::Ladders,
            "princess-ladders",
            hands_ems(view),
            move |ui| hands::hands(view.with(ui)),
        );
    let side = column![
        container(round::about(view)).height(Length::FillPortion(11)),
        container(round::steps(view)).height(Length::FillPortion(21)),
        round::actions(view),
        round::next(view),
    ]
    .spacing(14);
    let panes = panes(view.ui, main, side)
        .side(0.29, 340.0..=560.0)
        .spacing(16.0);
    container(panes)
        .padding(Padding::from([14, 20]).bottom(18))
        .into()
}

/// The princess above the book.
fn princess_and_book(view: View<'_>) -> Element<'_, Message> {
    let princess = by_space(view.ui, move |ui| princess_panel::princess(view.with(ui)));
    let book = by_space(view.ui, move |ui| book::book(view.with(ui)));
    column![
        princess.height(Length::FillPortion(9)),
        book.height(Length::FillPortion(6)),
    ]
    .spacing(12)
    .into()
}

/// Portrait: one above the other, all at once where it fits.
fn tall(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let main = by_space(ui, move |ui| {
        let parts = stack_or_tabs(ui, view.screen.tab, Message::Tab);
        // Above the tabs there may be space for the princess and the book.
        let parts = if ui.height_ems() >= 17.0 {
            parts.part(Tab::Round, "princess-tab-round", 13.6, move |ui| {
                princess_and_book(view.with(ui))
            })
        } else {
            parts
                .part(Tab::Round, "princess-tab-round", 8.8, move |ui| {
                    princess_panel::princess(view.with(ui))
                })
                .part(Tab::Book, "princess-tab-book", 4.8, move |ui| {
                    book::book(view.with(ui))
                })
        };
        let hands = move |ui| hands::hands(view.with(ui));
        parts
            .part(Tab::Ladders, "princess-ladders", hands_ems(view), hands)
            .into()
    });
    let turn = row![
        container(round::steps(view)).width(Length::FillPortion(1)),
        column![round::about(view), round::actions(view), round::next(view),]
            .spacing(12)
            .width(Length::FillPortion(1)),
    ]
    .spacing(12)
    .height(ui.em(4.0) + 230.0);
    column![main, turn]
        .spacing(12)
        .padding(Padding::from([14, 24]).bottom(20))
        .into()
}

/// On a phone: the number, the Prince, the book, the hands; where that is too much, behind tabs.
fn compact(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let main = stack_or_tabs(ui, view.screen.tab, Message::Tab)
        .part(Tab::Round, "princess-tab-round", 10.0, move |ui| {
            top(view.with(ui))
        })
        .part(Tab::Book, "princess-tab-book", 4.0, move |ui| {
            pages(view.with(ui))
        })
        .part(
            Tab::Ladders,
            "princess-ladders",
            2.0 * f32::from(view.count()),
            move |ui| hands::rows(view.with(ui)),
        );
    let actions = if view.screen.helps() { 136.0 } else { 64.0 };
    let actions = row![container(round::extra_actions(view)).width(actions)]
        .push(hands::squires_left(view))
        .spacing(8)
        .height(64);
    let next = container(round::next(view)).center_y(Length::Shrink);
    let foot: Element<'_, Message> = if let Some(edit) = hands::edit_bar(view) {
        container(edit).center_y(64).into()
    } else if ui.width_ems() >= 17.0 {
        actions.push(next).into()
    } else {
        column![actions, next].spacing(8).into()
    };
    column![Element::from(main), foot]
        .spacing(8)
        .padding(12)
        .into()
}

/// Her name, the signs, the dungeon, and the next step.
fn top(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(princess) = view.princess() else {
        return space::horizontal().into();
    };
    let name = tokens::princess_name(&ui, &princess.name, princess.swords);
    let args = [
        ("saved", view.state().saved().into()),
        ("all", view.princesses().len().into()),
    ];
    let saved = fit_soft(ui, Role::Small, ui.tr("princess-saved-of", &args))
        .short_text(Some(ui.tr("princess-of", &args)));
    let head = row![
        container(tokens::name_with_swords(
            ui,
            Role::Title,
            name,
            princess.swords
        ))
        .width(Length::FillPortion(3)),
        saved.width(Length::FillPortion(2)),
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let is_shown = view.state().is_open() && view.is_dungeon_shown();
    let dungeon = is_shown.then(|| round::dungeon(view).width(Length::FillPortion(2)));
    let sees = container(princess_panel::sees(view)).width(Length::FillPortion(3));
    let signs = row![sees].push(dungeon).spacing(8);
    let crest = panel::panel(&ui, column![head, signs].spacing(6))
        .padding([8, 12])
        .width(Length::Fill)
        .height(Length::FillPortion(3));
    let now = container(round::now_line(view)).height(Length::FillPortion(2));
    column![crest, now].spacing(8).into()
}

fn pages(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    // A page of its own has more space than the row of pages.
    if ui.height_ems() < 7.0 {
        return book::pages(view);
    }
    let args = [("rounds", view.state().rounds_left().into())];
    let left = fit(ui, Role::Label, ui.tr("princess-rounds", &args)).max_lines(2);
    let ask = view.state().is_open().then(|| book::ask_button(view));
    column![
        left,
        container(book::pages(view)).height(ui.em(4.0).min(110.0))
    ]
    .push(ask)
    .spacing(8)
    .into()
}
