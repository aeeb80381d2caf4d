//! The ladders in hand: what each still has, what lies spent, and the squires.

use super::draw::Face;
use super::{Scene, tokens};
use crate::core::Icon;
use crate::games::princess::components::SQUIRES;
use crate::games::princess::solver::Hand;
use crate::games::princess::ui::Message;
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Row, Ui, icon, panel};
use iced::widget::{column, container, responsive, row, space, text};
use iced::{Alignment, Length, Size};

/// The squires: those left, and the places of those spent.
pub fn squires<'a>(scene: &Scene<'a>, px: f32) -> Option<Element<'a, Message>> {
    if !scene.live.journal().setup().squires {
        return None;
    }
    let left = scene.state().squires();
    let squires = (0..SQUIRES).map(|place| {
        let picture = if place < left {
            Icon::Squire
        } else {
            Icon::SquireSpent
        };
        icon::coloured(picture, px)
    });
    Some(row(squires).spacing(6).into())
}

/// The panel of ladders; it takes the height it is given.
pub fn hands<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let with_squires = squires(&scene, 36.0).map(|squires| {
        row![]
            .push(
                (!ui.large_text()).then(|| ui.soft(Role::Small, ui.t("princess-squires")).size(18)),
            )
            .push(squires)
            .spacing(10)
            .align_y(Alignment::Center)
    });
    let head = row![
        ui.text(Role::Heading, ui.t("princess-in-hand")),
        space::horizontal(),
    ]
    .push(with_squires)
    .height(Length::Fixed(44.0))
    .align_y(Alignment::Center);
    let body = responsive(move |size| rows(scene, size));
    panel::panel(&ui, column![head, body].spacing(4))
        .padding(iced::Padding::from([4, 20]).bottom(12))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// Below this a row of cards is too low to be read from across the table.
const LOW: f32 = 40.0;

/// A row per player, sharing the room there is; where rows would be too low, two side by side.
pub fn rows<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let ui = scene.ui;
    let state = scene.state();
    #[expect(clippy::cast_precision_loss, reason = "at most six")]
    let share = size.height / scene.players().max(1) as f32;
    if share < LOW && size.width >= 640.0 {
        return pairs(scene, size);
    }
    let narrow = size.width < 480.0;
    let gap = (share * 0.2).clamp(4.0, 16.0);
    let height = (share - gap).clamp(22.0, 92.0);
    let px = (height * 0.78).min(if narrow { 30.0 } else { 56.0 });
    let disc = (height - 4.0).clamp(22.0, if narrow { 34.0 } else { 48.0 });
    let who = width_of_names(&ui, size.width);
    let rows = state.hands().iter().enumerate().map(|(seat, hand)| {
        let person = scene.live.person(seat);
        let prince = state.prince().index() == seat;
        let cards = cards(&ui, *hand, height, px);
        let name = if narrow {
            container(tokens::crowned(&ui, person.hue, disc, prince)).into()
        } else {
            tokens::named(&ui, &person, prince, disc, who)
        };
        row![
            name,
            cards
                .spacing(if narrow { 4 } else { 7 })
                .width(Length::Fill)
        ]
        .spacing(if narrow { 8 } else { 12 })
        .height(Length::Fixed(share.min(height + 24.0)))
        .align_y(Alignment::Center)
        .into()
    });
    container(column(rows)).center_y(Length::Fill).into()
}

fn cards<'a>(ui: &Ui<'_>, hand: Hand, height: f32, px: f32) -> Row<'a, Message> {
    let cards = (1..=8).map(|value| {
        let face = if hand.contains(value) {
            Face::Held
        } else {
            Face::Spent
        };
        tokens::ladder(ui, value, face, height, px)
    });
    row(cards)
}

/// Two hands side by side, each below its name.
fn pairs<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let ui = scene.ui;
    let state = scene.state();
    let count = scene.players();
    #[expect(clippy::cast_precision_loss, reason = "at most three")]
    let share = size.height / count.div_ceil(2).max(1) as f32;
    let name_px = 17.0_f32;
    let named = share >= 58.0;
    let above = if named { name_px * 1.2 } else { 0.0 };
    let height = (share - above - 10.0).clamp(22.0, 72.0);
    let px = (height * 0.78).min(34.0);
    let disc = (share - 18.0).clamp(22.0, 44.0);
    let half = (size.width - 20.0) / 2.0;
    let hand = |seat: usize| -> Element<'a, Message> {
        let Some(hand) = state.hands().get(seat) else {
            return space::horizontal().width(Length::Fixed(half)).into();
        };
        let person = scene.live.person(seat);
        let prince = state.prince().index() == seat;
        let name = named.then(|| {
            text(person.name.clone())
                .size(name_px)
                .line_height(1.2)
                .font(typography::BOLD)
                .color(ui.colours.ink)
                .wrapping(text::Wrapping::None)
        });
        row![
            tokens::crowned(&ui, person.hue, disc, prince),
            column![]
                .push(name)
                .push(cards(&ui, *hand, height, px).spacing(4)),
        ]
        .spacing(10)
        .width(Length::Fixed(half))
        .height(Length::Fixed(share))
        .align_y(Alignment::Center)
        .into()
    };
    let lines = (0..count)
        .step_by(2)
        .map(|seat| row![hand(seat), hand(seat + 1)].spacing(20).into());
    container(column(lines)).center_y(Length::Fill).into()
}

fn width_of_names(ui: &Ui<'_>, width: f32) -> f32 {
    let wanted = if ui.large_text() || width > 1000.0 {
        200.0
    } else {
        150.0
    };
    (width * 0.26).min(wanted)
}
