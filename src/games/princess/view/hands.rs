//! The ladders in hand: what each still has, what lies spent, and the squires.

use super::draw::Face;
use super::{Scene, kit};
use crate::games::princess::screen::Message;
use crate::games::princess::setup::SQUIRES;
use crate::ui::icon::{self, Icon};
use crate::ui::typeface::Role;
use crate::ui::{Element, Look, panel};
use iced::widget::{column, container, responsive, row, space};
use iced::{Alignment, Length, Size};

/// The squires: those left, and the places of those spent.
pub fn squires<'a>(scene: &Scene<'a>, px: f32) -> Option<Element<'a, Message>> {
    if !scene.sitting.journal().setup().squires {
        return None;
    }
    let left = scene.state().squires();
    let squires = (0..SQUIRES).map(|place| {
        let picture = if place < left {
            Icon::Squire
        } else {
            Icon::SquireSpent
        };
        icon::thing(picture, px)
    });
    Some(row(squires).spacing(6).into())
}

/// The panel of ladders; it takes the height it is given.
pub fn hands<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let look = scene.look;
    let with_squires = squires(&scene, 36.0).map(|squires| {
        row![]
            .push(
                (!look.large_text())
                    .then(|| look.soft(Role::Small, look.t("princess-squires")).size(18)),
            )
            .push(squires)
            .spacing(10)
            .align_y(Alignment::Center)
    });
    let head = row![
        look.text(Role::Heading, look.t("princess-in-hand")),
        space::horizontal(),
    ]
    .push(with_squires)
    .height(Length::Fixed(44.0))
    .align_y(Alignment::Center);
    let body = responsive(move |size| rows(scene, size));
    panel::panel(&look, column![head, body].spacing(4))
        .padding(iced::Padding::from([4, 20]).bottom(12))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// A row per player, sharing the room there is.
pub fn rows<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let look = scene.look;
    let state = scene.state();
    #[expect(clippy::cast_precision_loss, reason = "at most six")]
    let share = size.height / scene.players().max(1) as f32;
    let narrow = size.width < 480.0;
    let gap = (share * 0.2).clamp(4.0, 16.0);
    let height = (share - gap).clamp(22.0, 92.0);
    let px = (height * 0.78).min(if narrow { 30.0 } else { 56.0 });
    let disc = (height - 4.0).clamp(22.0, if narrow { 34.0 } else { 48.0 });
    let who = width_of_names(&look, size.width);
    let rows = state.hands().iter().enumerate().map(|(seat, hand)| {
        let person = scene.sitting.person(seat);
        let prince = state.prince().index() == seat;
        let cards = (1..=8).map(|value| {
            let face = if hand.contains(value) {
                Face::Held
            } else {
                Face::Spent
            };
            kit::ladder(&look, value, face, height, px)
        });
        let name = if narrow {
            container(kit::crowned(&look, person.hue, disc, prince)).into()
        } else {
            kit::named(&look, &person, prince, disc, who)
        };
        row![
            name,
            row(cards)
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

fn width_of_names(look: &Look<'_>, width: f32) -> f32 {
    let wanted = if look.large_text() || width > 1000.0 {
        200.0
    } else {
        150.0
    };
    (width * 0.26).min(wanted)
}
