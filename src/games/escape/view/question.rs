//! Who was outside, and who gets a die: asked beside the clock, never over it.

use super::counters::list;
use super::people::dice;
use crate::games::escape::rules::State;
use crate::games::escape::screen::{Message, Screen};
use crate::sitting::Sitting;
use crate::ui::checklist::tick;
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::Role;
use crate::ui::{Element, Look, button};
use iced::widget::{column, row, space, text};
use iced::{Alignment, Length};

/// A question that opens beside the clock, never over it.
pub fn question<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
) -> Option<Element<'a, Message>> {
    if let Some((player, to)) = screen.leaving {
        return Some(give(look, sitting, player, to));
    }
    screen
        .door_waits(sitting.state())
        .then(|| door(screen, look, sitting))
}

pub fn question_edge(screen: &Screen, look: &Look<'_>) -> iced::Color {
    if screen.leaving.is_some() {
        look.accent.accent
    } else {
        look.accent.second
    }
}

/// Who was outside when the door slammed?
fn door<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
) -> Element<'a, Message> {
    let state = sitting.state();
    let narrow = look.narrow();
    let head = row![
        icon::thing(Icon::Door, if narrow { 40.0 } else { 76.0 }),
        column![
            look.text(Role::Label, look.t("escape-door"))
                .color(look.accent.second),
            look.text(
                if narrow { Role::Heading } else { Role::Display },
                look.t("escape-door-who")
            )
            .width(Length::Fill),
        ],
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let inside: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| !state.adventurers()[*seat].escaped)
        .collect();
    let rows = inside.chunks(2).map(|pair| {
        row(pair.iter().map(|seat| {
            let on = screen.caught.contains(seat);
            let dice_left = state.adventurers()[*seat].dice.saturating_sub(u8::from(on));
            choice(look, sitting, *seat, on, dice_left, Message::Caught(*seat))
        }))
        .spacing(12)
        .into()
    });
    let names: Vec<String> = screen
        .caught
        .iter()
        .map(|seat| sitting.person(*seat).name)
        .collect();
    let word = if names.is_empty() {
        look.t("escape-door-nobody")
    } else {
        look.tr(
            "escape-door-lose",
            &[
                ("names", list(look, &names).into()),
                ("count", names.len().into()),
            ],
        )
    };
    let done = button::primary_big(look, Some(Icon::Check), word)
        .width(Length::Fill)
        .on_press(Message::DoorDone);
    let hint = (!narrow).then(|| look.soft(Role::Body, look.t("escape-door-hint")));
    column![head, column(rows).spacing(12)]
        .push(hint)
        .push(space::vertical())
        .push(done)
        .spacing(if narrow { 10 } else { 18 })
        .into()
}

/// Who gets one of the dice of the one who is out?
fn give<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    player: usize,
    to: Option<usize>,
) -> Element<'a, Message> {
    let state = sitting.state();
    let narrow = look.narrow();
    let person = sitting.person(player);
    let head = row![
        chip(look, person.hue, if narrow { 44.0 } else { 76.0 }),
        column![
            look.text(
                Role::Label,
                look.tr("escape-is-out", &[("name", person.name.as_str().into())]),
            )
            .color(look.accent.accent),
            look.text(
                if narrow { Role::Heading } else { Role::Title },
                look.t("escape-give-who")
            )
            .width(Length::Fill),
        ],
        button::sign(look, Icon::Close, Some(Message::Stays)),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let others: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| *seat != player && !state.adventurers()[*seat].escaped)
        .collect();
    let per_row = if others.len() > 2 || narrow { 2 } else { 1 };
    let rows = others.chunks(per_row).map(|pair| {
        row(pair.iter().map(|seat| {
            let on = to == Some(*seat);
            let dice = state.adventurers()[*seat].dice + u8::from(on);
            choice(
                look,
                sitting,
                *seat,
                on,
                dice,
                Message::Receives(Some(*seat)),
            )
        }))
        .spacing(12)
        .into()
    });
    let word = match to {
        Some(seat) => look.tr(
            "escape-give-to",
            &[("name", sitting.person(seat).name.as_str().into())],
        ),
        None => look.t("escape-give-nobody"),
    };
    let done = button::primary_big(look, Some(Icon::Exit), word)
        .width(Length::Fill)
        .on_press(Message::Gives);
    column![head, column(rows).spacing(12), space::vertical(), done]
        .spacing(if narrow { 10 } else { 18 })
        .into()
}

/// A person to be tapped, with their dice.
fn choice<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    seat: usize,
    on: bool,
    dice_left: u8,
    message: Message,
) -> Element<'a, Message> {
    let narrow = look.narrow();
    let person = sitting.person(seat);
    let name = look
        .text(
            if narrow { Role::Label } else { Role::Heading },
            person.name,
        )
        .wrapping(text::Wrapping::None);
    let below: Element<'a, Message> = if narrow {
        look.digits(26.0, dice_left.to_string()).into()
    } else {
        let before = sitting.state().adventurers()[seat].dice;
        dice(dice_left, before, 22.0)
    };
    let words = column![name, below]
        .spacing(6)
        .width(Length::Fill)
        .clip(true);
    let content = row![
        chip(look, person.hue, if narrow { 40.0 } else { 60.0 }),
        words
    ]
    .push((!narrow).then(|| tick(look, on, 40.0)))
    .spacing(if narrow { 8 } else { 14 })
    .align_y(Alignment::Center)
    .width(Length::Fill);
    let skin = if on {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 4.0)
    } else {
        Skin::bare(look)
            .fill(look.colours.raised)
            .edge(look.colours.line_strong, 2.0)
    };
    let height = if narrow {
        72.0
    } else {
        (look.size.height * 0.17).clamp(96.0, 146.0)
    };
    tap(look, skin.radius(22.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, if narrow { 10 } else { 16 }])
        .on_press(message)
        .into()
}
