//! The buttons, in three places that never move: fall or equip, cave or why, and at the right the
//! next climber.

use super::layout::open_sides;
use super::{Ask, Message, Screen, Side, Tool, gear};
use crate::core::Icon;
use crate::games::cliff::rules::Drawn;
use crate::session::View;
use crate::ui::{Element, Face, Role, Tap, TapStyle, Ui, button, chip, fit, icon, tap, typography};
use iced::widget::row;
use iced::{Alignment, Color, Length};

/// Four large arrows, where those on the wall are too small for a finger.
pub fn arrows(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let open = open_sides(view);
    let arrows = Side::ALL.map(|side| {
        let sign = match side {
            Side::Left => Icon::ArrowLeft,
            Side::Up => Icon::ArrowUp,
            Side::Down => Icon::ArrowDown,
            Side::Right => Icon::ArrowRight,
        };
        let is_open = open.contains(&side);
        let (colour, face) = if is_open {
            (ui.accent.accent, Face::Chosen)
        } else {
            (ui.colours.line, Face::Spent)
        };
        let arrow = icon::tinted(sign, 32.0, colour);
        tap(&ui, face.skin(&ui).radius(16.0), arrow)
            .width(Length::Fill)
            .height(64.0)
            .on_press_maybe(is_open.then_some(Message::Step(side)))
            .into()
    });
    row(arrows).spacing(8).into()
}

/// The three buttons.
pub fn buttons(view: View<'_, Screen>) -> Element<'_, Message> {
    if view.state().drew().is_some() {
        return in_places(view.ui, equip(view), cave(view), next(view));
    }
    let stay = plain(view.ui, view.ui.t("cliff-stay")).on_press(Message::Stay);
    in_places(view.ui, falls(view.ui), cave(view), stay)
}

/// Three buttons, the outer ones larger.
pub fn in_places<'a>(
    ui: Ui<'_>,
    left: Tap<'a, Message>,
    middle: Tap<'a, Message>,
    right: Tap<'a, Message>,
) -> Element<'a, Message> {
    let (outer, inner) = if ui.narrow() { (5, 3) } else { (5, 4) };
    let height = Length::Fixed(if ui.narrow() { 64.0 } else { 84.0 });
    row![
        left.width(Length::FillPortion(outer)).height(height),
        middle.width(Length::FillPortion(inner)).height(height),
        right.width(Length::FillPortion(outer)).height(height),
    ]
    .spacing(if ui.narrow() { 8 } else { 12 })
    .into()
}

fn plain<'a>(ui: Ui<'_>, word: String) -> Tap<'a, Message> {
    button::secondary(&ui, None, word).padding([0, 8])
}

/// "Fall!", in the danger colour of both themes.
pub fn falls<'a>(ui: Ui<'_>) -> Tap<'a, Message> {
    let narrow = ui.narrow();
    let word = fit(ui, Role::Title, ui.t("cliff-fall"))
        .max_size(if narrow { 24.0 } else { 36.0 })
        .min_size(14.0)
        .width(Length::Shrink)
        .color(Color::from_rgb8(0xFF, 0xE9, 0xE2));
    let content = row![
        icon::coloured(Icon::Fall, if narrow { 28.0 } else { 42.0 }),
        word
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let skin = TapStyle::bare(&ui)
        .fill(Color::from_rgb8(0x5A, 0x21, 0x16))
        .edge(ui.colours.danger, 3.0)
        .radius(16.0);
    tap(&ui, skin, content)
        .padding([0, 6])
        .on_press(Message::Fall)
}

/// A picture with its word where that fits; disabled where there is nothing to do.
fn pictured<'a>(
    ui: Ui<'_>,
    picture: Icon,
    word: String,
    is_chosen: bool,
    message: Option<Message>,
) -> Tap<'a, Message> {
    let face = match &message {
        Some(_) => Face::Raised.chosen_if(is_chosen),
        None => Face::Spent,
    };
    let skin = face.skin(&ui).radius(16.0);
    let word = fit(ui, Role::Label, word)
        .font(typography::BOLD)
        .all_or_nothing()
        .width(Length::Shrink)
        .color(skin.text);
    let content = row![icon::coloured(picture, 38.0), word]
        .spacing(if ui.narrow() { 4 } else { 10 })
        .align_y(Alignment::Center);
    tap(&ui, skin, content)
        .padding([0, if ui.narrow() { 6 } else { 10 }])
        .on_press_maybe(message)
}

/// A question mark with its word where that fits.
pub fn why<'a>(ui: Ui<'_>, message: Option<Message>) -> Tap<'a, Message> {
    let word = fit(ui, Role::Label, ui.t("why"))
        .all_or_nothing()
        .width(Length::Shrink)
        .color(ui.accent.accent);
    let content = row![icon::tinted(Icon::Help, 30.0, ui.accent.accent), word]
        .spacing(6)
        .align_y(Alignment::Center);
    tap(&ui, Face::Chosen.skin(&ui).radius(16.0), content)
        .padding([0, 6])
        .on_press_maybe(message)
}

fn cave(view: View<'_, Screen>) -> Tap<'_, Message> {
    let state = view.state();
    let can = state.drew() != Some(Drawn::Fall) && !state.cave_laid();
    let message = can.then_some(Message::Take(Tool::Cave));
    let is_chosen = view.screen.ask == Ask::Where(Tool::Cave);
    let word = view.ui.t("cliff-cave");
    pictured(view.ui, Icon::Cave, word, is_chosen, message)
}

pub fn equip(view: View<'_, Screen>) -> Tap<'_, Message> {
    let gear = gear(view.state());
    let first = gear.first();
    let picture = first.map_or(Icon::Carabiner, |gear| gear.token().icon());
    let is_chosen = matches!(view.screen.ask, Ask::Gear | Ask::Where(Tool::Hang(_)));
    let word = view.ui.t("cliff-equip");
    let message = first.map(|_| Message::Equip);
    pictured(view.ui, picture, word, is_chosen, message)
}

/// The one primary button: whose turn comes, or the end.
pub fn next(view: View<'_, Screen>) -> Tap<'_, Message> {
    let (ui, state) = (view.ui, view.state());
    let narrow = ui.narrow();
    let word = |words: String| {
        fit(ui, Role::Title, words)
            .max_size(if narrow { 24.0 } else { 32.0 })
            .min_size(13.0)
            .line_height(1.05)
            .width(Length::Shrink)
            .color(ui.accent.on_accent)
    };
    let content = if state.tiles_left() == 0 {
        row![word(ui.t("cliff-finish")).max_lines(2)]
    } else {
        let player = view.player(state.turn().left(state.climbers().len()));
        let turn = ui.tr("cliff-turn", &[("name", player.name.as_str().into())]);
        row![
            chip(&ui, player.hue, if narrow { 30.0 } else { 48.0 }),
            word(turn).max_lines(2).short_text(Some(player.name))
        ]
    };
    let content = content.spacing(6).align_y(Alignment::Center);
    tap(&ui, Face::Accent.skin(&ui).radius(16.0), content)
        .padding([0, 6])
        .on_press(Message::Next)
}
