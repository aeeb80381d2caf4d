//! The ladders in hand: what each still has, what lies spent, and the squires.

use super::draw::Face;
use super::{Scene, kit};
use crate::games::princess::screen::Message;
use crate::games::princess::setup::SQUIRES;
use crate::games::princess::solver::Hand;
use crate::ui::icon::{self, Icon};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, Row, panel};
use iced::widget::{column, container, responsive, row, space, text};
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

/// Below this a row of cards is too low to be read from across the table.
const LOW: f32 = 40.0;

/// A row per player, sharing the room there is; where rows would be too low, two side by side.
pub fn rows<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let look = scene.look;
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
    let who = width_of_names(&look, size.width);
    let rows = state.hands().iter().enumerate().map(|(seat, hand)| {
        let person = scene.sitting.person(seat);
        let prince = state.prince().index() == seat;
        let cards = cards(&look, *hand, height, px);
        let name = if narrow {
            container(kit::crowned(&look, person.hue, disc, prince)).into()
        } else {
            kit::named(&look, &person, prince, disc, who)
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

fn cards<'a>(look: &Look<'_>, hand: Hand, height: f32, px: f32) -> Row<'a, Message> {
    let cards = (1..=8).map(|value| {
        let face = if hand.contains(value) {
            Face::Held
        } else {
            Face::Spent
        };
        kit::ladder(look, value, face, height, px)
    });
    row(cards)
}

/// Two hands side by side, each below its name.
fn pairs<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let look = scene.look;
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
        let person = scene.sitting.person(seat);
        let prince = state.prince().index() == seat;
        let name = named.then(|| {
            text(person.name.clone())
                .size(name_px)
                .line_height(1.2)
                .font(typeface::BOLD)
                .color(look.colours.ink)
                .wrapping(text::Wrapping::None)
        });
        row![
            kit::crowned(&look, person.hue, disc, prince),
            column![]
                .push(name)
                .push(cards(&look, *hand, height, px).spacing(4)),
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

fn width_of_names(look: &Look<'_>, width: f32) -> f32 {
    let wanted = if look.large_text() || width > 1000.0 {
        200.0
    } else {
        150.0
    };
    (width * 0.26).min(wanted)
}
