//! The ladders in hand: what each still has, what is spent, and the squires. A tap on a hand or on
//! the squires corrects them.

use super::ladder_card::{Face, ladder_card};
use super::{Edit, Message, View, tokens};
use crate::core::{Icon, Seat};
use crate::games::princess::components::SQUIRES;
use crate::ui::choice::stepper;
use crate::ui::{
    Element, Face as Skin, Role, button, by_space, cells, fit, fit_group, icon, panel, tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Padding, Size};

/// The panel of ladders; it takes the height it is given.
pub fn hands(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let head = edit_bar(view).unwrap_or_else(|| {
        let squires = (0..SQUIRES).map(|place| icon::coloured(squire(view, place), ui.em(1.8)));
        let squires = row(squires).spacing(6);
        let squires = tap(&ui, Skin::Plain.skin(&ui), squires)
            .height(ui.grow(44.0))
            .padding([0, 8])
            .on_press(Message::EditSquires);
        let squires = view.live.journal().setup().squires.then_some(squires);
        row![fit(ui, Role::Heading, ui.t("princess-in-hand"))]
            .push(squires)
            .align_y(Alignment::Center)
            .into()
    });
    let head = container(head).center_y(ui.grow(48.0));
    let body = by_space(ui, move |ui| rows(view.with(ui)));
    panel::panel(&ui, column![head, body].spacing(4))
        .padding(Padding::from([4, 20]).bottom(12))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// The squire at this place, left or spent.
fn squire(view: View<'_>, place: u8) -> Icon {
    if place < view.state().squires() {
        Icon::Squire
    } else {
        Icon::SquireSpent
    }
}

/// How many squires are left, where there is no room for all three.
pub fn squires_left(view: View<'_>) -> Option<Element<'_, Message>> {
    let ui = view.ui;
    let left = view.state().squires();
    let content = row![
        icon::coloured(squire(view, 0), 30.0),
        ui.digits(28.0, left.to_string()).line_height(1.0),
    ]
    .spacing(2)
    .align_y(Alignment::Center);
    let squires = tap(&ui, Skin::Plain.skin(&ui), content)
        .width(64)
        .height(64)
        .on_press(Message::EditSquires);
    let has_squires = view.live.journal().setup().squires;
    has_squires.then(|| squires.into())
}

/// What is being corrected, and done with it.
pub fn edit_bar(view: View<'_>) -> Option<Element<'_, Message>> {
    let ui = view.ui;
    let (text, value): (String, Option<Element<'_, Message>>) = match view.screen.edit? {
        Edit::Hand(seat, _) => {
            let args = [("name", view.name(seat).into())];
            (ui.tr("princess-edit-hand", &args), None)
        }
        Edit::Squires(left) => {
            let to = |left: Option<u8>| {
                let left = left.filter(|left| *left <= SQUIRES);
                left.map(Message::SetSquires)
            };
            let stepper = stepper(
                &ui,
                left.to_string(),
                to(left.checked_sub(1)),
                to(left.checked_add(1)),
            );
            (ui.t("princess-edit-squires"), Some(stepper))
        }
    };
    let is_squires = value.is_some();
    let text = fit(ui, Role::Label, text).max_lines(2);
    // On a phone there may be no space for the word beside the count.
    let text = if is_squires {
        text.all_or_nothing()
    } else {
        text
    };
    let bar = row![]
        .push(is_squires.then(|| icon::coloured(Icon::Squire, 36.0)))
        .push(text)
        .push(value)
        .push(button::icon_button(
            &ui,
            Icon::Close,
            Some(Message::CancelEdit),
        ))
        .push(button::icon_button(&ui, Icon::Check, Some(Message::Edited)))
        .spacing(4)
        .align_y(Alignment::Center);
    Some(bar.into())
}

/// A row per player, sharing the height; where rows would be too low, two side by side.
pub fn rows(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let is_low = ui.height_ems() < 2.0 * f32::from(view.count());
    let columns = if is_low && ui.width_ems() >= 32.0 {
        2
    } else {
        1
    };
    let rows = view.seats().map(|seat| hand(view, seat));
    let rows = cells(rows)
        .max_columns(columns)
        .spacing(ui.em(0.2))
        .max_size(Size::new(f32::INFINITY, ui.em(5.2)));
    fit_group(rows).into()
}

fn hand(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let edited = match view.screen.edit {
        Some(Edit::Hand(edited, hand)) if edited == seat => Some(hand),
        _ => None,
    };
    let line = line(view, seat, move |view, value| {
        let held = view.state().hands().get(seat.index()).copied();
        let is_held = edited.or(held).is_some_and(|hand| hand.contains(value));
        let face = if is_held { Face::Held } else { Face::Spent };
        let card = ladder_card(&view.ui, value, face);
        if edited.is_none() {
            return card;
        }
        tap(&view.ui, Skin::Plain.skin(&view.ui).radius(9.0), card)
            .on_press(Message::ToggleLadder(value))
            .into()
    });
    let skin = if edited.is_some() {
        Skin::Chosen
    } else {
        Skin::Plain
    };
    let ui = &view.ui;
    let tap = tap(ui, skin.skin(ui).radius(12.0), line).padding([2, 4]);
    let message = edited.is_none().then_some(Message::EditHand(seat));
    tap.on_press_maybe(message).into()
}

/// Who it is, and a card for each of the eight values.
pub fn line<'a>(
    view: View<'a>,
    seat: Seat,
    card: impl Fn(View<'a>, i16) -> Element<'a, Message> + 'a,
) -> Element<'a, Message> {
    by_space(view.ui, move |ui| {
        let view = view.with(ui);
        let height = ui.space.height.unwrap_or(ui.em(2.6));
        let is_slim = ui.width_ems() < 19.5;
        let is_high = ui.height_ems() >= 3.2 && ui.width_ems() < 24.0;
        // The crown stands above its disc.
        let disc = (height * 0.76).min(if is_slim { 34.0 } else { 48.0 });
        let who: Element<'a, Message> = if is_slim {
            container(tokens::disc(view, seat, disc)).into()
        } else {
            tokens::named(view, seat, disc)
                .width(Length::FillPortion(24))
                .into()
        };
        let gap = if is_slim { 4 } else { 7 };
        let cards = row((1..=8).map(|value| card(view, value))).spacing(gap);
        if is_high && !is_slim {
            let name = fit(ui, Role::Small, view.name(seat));
            return row![tokens::disc(view, seat, 44.0), column![name, cards]]
                .spacing(gap + 4)
                .align_y(Alignment::Center)
                .into();
        }
        let cards = cards.width(Length::FillPortion(76));
        row![who, cards]
            .spacing(gap + 4)
            .height(Length::Fill)
            .align_y(Alignment::Center)
            .into()
    })
    .into()
}
