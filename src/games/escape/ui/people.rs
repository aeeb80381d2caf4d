//! Everybody with their dice, and the nudge of destiny. The questions are answered here too.

use super::layout::area;
use super::{Message, Panel, Screen};
use crate::core::{Icon, Seat};
use crate::session::View;
use crate::ui::player_card::player_card;
use crate::ui::tile::tile;
use crate::ui::{Element, Face, Role, Ui, by_space, cells, fit_group, fit_soft, icon};
use iced::widget::row;
use iced::{Alignment, Size};

/// One card for each, and one for destiny: the same number during the whole game.
pub fn people(view: View<'_, Screen>) -> Element<'_, Message> {
    by_space(view.ui, move |ui| {
        let view = view.with(ui);
        let cards = view.seats().map(|seat| card(view, seat));
        let destiny = view.state().has_destiny().then(|| destiny(view));
        let Size { width, height } = area(ui);
        let columns = if width < 3.2 * height { 3 } else { 6 };
        let spacing = if ui.narrow() { 6.0 } else { 10.0 };
        let cards = cells(cards.chain(destiny)).spacing(spacing);
        fit_group(cards.max_columns(columns)).into()
    })
    .into()
}

/// How a card looks, what it says, and what a tap does.
struct Shown {
    face: Face,
    dice: u8,
    /// What a question would change, while the card is chosen.
    change: Option<&'static str>,
    action: Option<(Icon, String)>,
    message: Option<Message>,
}

fn shown(view: View<'_, Screen>, seat: Seat) -> Shown {
    let (ui, state, screen) = (view.ui, view.state(), view.screen);
    let one = state.adventurers()[seat.index()];
    let plain = |face, message| Shown {
        face,
        dice: one.dice,
        change: None,
        action: None,
        message,
    };
    if one.escaped {
        return plain(Face::Spent, None);
    }
    let chosen = |is_chosen: bool, dice, change, message| Shown {
        face: Face::Raised.chosen_if(is_chosen),
        dice: if is_chosen { dice } else { one.dice },
        change: is_chosen.then_some(change),
        action: None,
        message: Some(message),
    };
    match screen.panel {
        Some(Panel::Leaving { player, .. }) if player == seat => {
            plain(Face::Chosen, Some(Message::Close))
        }
        Some(Panel::Leaving { to, .. }) => {
            let message = Message::Receives(seat);
            chosen(to == Some(seat), one.dice + 1, "+1", message)
        }
        None if screen.door_waits(state) => {
            let (is_caught, dice) = (screen.caught.contains(&seat), one.dice.saturating_sub(1));
            // Somebody without dice has none to lose.
            let change = if one.dice > 0 { "\u{2212}1" } else { "" };
            chosen(is_caught, dice, change, Message::Caught(seat))
        }
        _ if state.can_leave(seat) => Shown {
            action: Some((Icon::Exit, ui.t("escape-leaves"))),
            ..plain(Face::Chosen, Some(Message::Leaves(seat)))
        },
        panel => {
            let open = Panel::Dice(seat);
            let face = Face::Card.chosen_if(panel == Some(open));
            plain(face, Some(Message::Open(open)))
        }
    }
}

fn card(view: View<'_, Screen>, seat: Seat) -> Element<'_, Message> {
    let shown = shown(view, seat);
    let has_escaped = view.state().adventurers()[seat.index()].escaped;
    let (count, change) = (shown.dice, shown.change);
    let can_leave = shown.action.is_some();
    player_card(view.ui, &view.players()[seat.index()])
        .face(shown.face)
        .status(move |ui| match change {
            _ if has_escaped => escaped(ui),
            Some(change) => changed(ui, count, change),
            // A card on a phone has no space for the sign of an action.
            None if can_leave && ui.narrow() => counted(ui, count, Some(Icon::Exit)),
            None => dice(view.with(ui), count),
        })
        .action(shown.action)
        .on_press_maybe(shown.message)
        .into()
}

fn escaped(ui: Ui<'_>) -> Element<'_, Message> {
    let word = fit_soft(ui, Role::Small, ui.t("escape-out"))
        .all_or_nothing()
        .width(iced::Length::Shrink);
    row![
        icon::tinted(Icon::Exit, ui.em(1.1), ui.colours.ink_soft),
        word
    ]
    .spacing(6)
    .align_y(Alignment::Center)
    .into()
}

/// The dice one by one with the places of those that are lost, or one die and a number.
fn dice(view: View<'_, Screen>, count: u8) -> Element<'_, Message> {
    let (ui, first) = (view.ui, view.live.journal().first());
    let places = count.max(first.adventurers()[0].dice);
    let side = area(ui).width / f32::from(places.max(1)) - 4.0;
    if side < ui.em(0.55).max(14.0) {
        return counted(ui, count, None);
    }
    let die = |place| {
        if place < count {
            Icon::Die
        } else {
            Icon::DieLost
        }
    };
    let side = side.min(ui.em(1.2));
    let dice = (0..places).map(|place| icon::coloured(die(place), side));
    row(dice).spacing(4).into()
}

/// One die and how many there are, with a sign beside it.
fn counted(ui: Ui<'_>, count: u8, sign: Option<Icon>) -> Element<'_, Message> {
    let Size { width, height } = area(ui);
    let px = ui.em(1.4).min(height).min(width * 0.6);
    let digits = ui.digits(px, count.to_string()).line_height(1.0);
    let picture = match sign {
        Some(sign) => icon::tinted(sign, px * 0.8, ui.accent.accent),
        None => icon::coloured(Icon::Die, px * 0.8),
    };
    row![picture, digits]
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
}

/// A check, what changes, and the dice there will be.
fn changed<'a>(ui: Ui<'a>, count: u8, change: &'static str) -> Element<'a, Message> {
    let Size { width, height } = area(ui);
    let px = ui.em(1.3).min(height);
    let check = icon::tinted(Icon::Check, px * 0.8, ui.accent.accent);
    let change = (width >= 5.0 * px).then(|| ui.digits(px, change).line_height(1.0));
    let die = (width >= 3.0 * px).then(|| icon::coloured(Icon::Die, px * 0.8));
    row![check]
        .push(change)
        .push(die)
        .push(ui.digits(px, count.to_string()).line_height(1.0))
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
}

fn destiny(view: View<'_, Screen>) -> Element<'_, Message> {
    let left = view.state().beside();
    let word = view.ui.tr("escape-destiny", &[("left", left.into())]);
    let face = if left > 0 { Face::Raised } else { Face::Spent };
    let tile = tile(view.ui, face, word)
        .icon(Icon::Destiny)
        .short_label(left.to_string());
    if left > 0 {
        tile.on_press(Message::Destiny).into()
    } else {
        tile.into()
    }
}
