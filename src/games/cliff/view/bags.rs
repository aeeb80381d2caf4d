//! Everybody's height and bag, beside the wall or as a page of their own.

use super::{Table, asks, figure};
use crate::games::cliff::kit;
use crate::games::cliff::scene;
use crate::games::cliff::screen::{Ask, Message, Tool};
use crate::games::cliff::setup::BAG;
use crate::journal::Seat;
use crate::settings::Person;
use crate::ui::bar::hairline;
use crate::ui::chip::chip;
use crate::ui::icon::Icon;
use crate::ui::panel::panel;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, button};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, border};

fn row_heights(table: Table<'_>) -> (f32, f32) {
    let look = table.look;
    let spare = ((look.size.height - 704.0) / 6.0).clamp(0.0, 36.0);
    let spare = if look.two_panes() { spare } else { 0.0 };
    (look.grow(66.0 + spare), look.grow(49.0 + spare))
}

/// What the bags of everybody need.
pub fn height(table: Table<'_>) -> f32 {
    let (own, other) = row_heights(table);
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let others = table.state().climbers().len().saturating_sub(1) as f32;
    own + others * other + 4.0
}

/// Everybody: height and bag; the orange tokens of the climber can be tapped.
pub fn list(table: Table<'_>) -> Element<'_, Message> {
    let state = table.state();
    let (own, other) = row_heights(table);
    let rows = Seat::all(state.climbers().len()).map(|seat| {
        let height = if seat == state.turn() { own } else { other };
        bag_row(table, seat, height)
    });
    let lines = rows.enumerate().map(|(place, line)| {
        if place == 0 {
            line
        } else {
            column![hairline(&table.look), line].into()
        }
    });
    panel(&table.look, column(lines))
        .padding(1)
        .width(Length::Fill)
        .into()
}

fn bag_row(table: Table<'_>, seat: Seat, height: f32) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    let now = seat == state.turn();
    let person: Person = table.sitting.person(seat.index());
    let Some(climber) = state.climbers().get(seat.index()) else {
        return space().into();
    };
    let narrow = look.narrow();
    let px = (height - if now { 12.0 } else { 8.0 }).min(if narrow { 44.0 } else { 76.0 });
    let px = if narrow && look.large_text() {
        px.min(36.0)
    } else {
        px
    };
    let gap = if narrow { 4.0 } else { 7.0 };
    let tokens: Element<'_, Message> = if now {
        own_tokens(table, px)
    } else {
        kit::bag(&look, &climber.bag, px, gap)
    };
    // All bags begin where the largest one does.
    let widest = (row_heights(table).0 - 12.0).min(76.0) * 4.0 + 3.0 * gap;
    let tokens = if narrow {
        container(tokens)
    } else {
        container(tokens).width(Length::Fixed(widest))
    };
    let figure = look
        .digits(
            look.px(Role::MidDigits) * 0.9,
            figure(climber.at.map(|place| place.row)),
        )
        .line_height(1.0);
    let name = text(person.name.clone())
        .size(match (narrow, person.name.chars().count() > 9) {
            (true, _) => look.px(Role::Small).min(22.0),
            (false, true) => look.px(Role::Label) * 0.8,
            (false, false) => look.px(Role::Label),
        })
        .line_height(1.05)
        .font(typeface::BOLD)
        .color(look.colours.ink);
    let line = row![
        chip(&look, person.hue, px.min(44.0)),
        container(name).width(Length::Fill),
        container(figure).center_x(Length::Fixed(if narrow { 34.0 } else { 50.0 })),
        tokens,
    ]
    .spacing(if narrow { 6 } else { 12 })
    .align_y(Alignment::Center);
    let tint = look.accent.tint;
    let edge = look.accent.accent;
    container(line)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, if narrow { 8 } else { 12 }])
        .align_y(Alignment::Center)
        .style(move |_| container::Style {
            background: now.then_some(Background::Color(tint)),
            border: if now {
                border::rounded(20).color(edge).width(2)
            } else {
                border::rounded(20)
            },
            ..container::Style::default()
        })
        .into()
}

/// The bag of the climber: what can be hung now is a button.
fn own_tokens(table: Table<'_>, px: f32) -> Element<'_, Message> {
    let look = table.look;
    let gear = table.screen.gear(table.sitting);
    let bag = scene::bag(table.state());
    let cells = (0..BAG).map(|place| {
        let Some(token) = bag.get(place) else {
            return kit::hole(&look, px);
        };
        match token.gear().filter(|kind| gear.contains(kind)) {
            Some(kind) => {
                let chosen = table.screen.ask == Ask::Where(Tool::Hang(kind));
                let skin = Skin::bare(&look).radius(px / 2.0);
                let skin = if chosen {
                    skin.edge(look.colours.ink, 5.0)
                } else {
                    skin
                };
                tap(&look, skin, kit::disc(&look, *token, px))
                    .on_press(Message::Take(Tool::Hang(kind)))
                    .into()
            }
            None => kit::disc(&look, *token, px),
        }
    });
    row(cells)
        .spacing(if look.narrow() { 4.0 } else { 7.0 })
        .into()
}

/// Only the climber's bag, and the way to all of them.
pub fn own(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let all = button::secondary(&look, Some(Icon::People), look.t("cliff-all-bags"))
        .width(Length::Fill)
        .on_press(Message::Bags);
    row![own_tokens(table, 60.0), all]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
}

/// All bags as a page of their own.
pub fn page(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    #[expect(clippy::cast_precision_loss, reason = "a handful of players")]
    let share = (look.size.height - 244.0) / state.climbers().len().max(1) as f32;
    let height = look.grow(60.0).min(share).max(44.0);
    let rows = Seat::all(state.climbers().len()).map(|seat| bag_row(table, seat, height));
    let back = button::secondary(&look, Some(Icon::Left), look.t("cliff-back-to-wall"))
        .width(Length::Fill)
        .on_press(Message::Bags);
    let asks = look.narrow().then(|| match table.screen.ask {
        Ask::Nothing => asks::demands(table),
        _ => asks::between(table),
    });
    column![panel(&look, column(rows)).padding(2).width(Length::Fill)]
        .push(asks)
        .push(space::vertical())
        .push(back)
        .spacing(12)
        .height(Length::Fill)
        .into()
}
