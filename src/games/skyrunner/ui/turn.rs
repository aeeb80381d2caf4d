//! Entering a turn: the card that is up, and a row (or a tab) for each player.

mod one_player;
mod rows;

use super::super::rule_ids;
use super::building::standing;
use super::correct::Correct;
use super::parts::{Table, View, card_title, face, go};
use super::{Message, Open, menu, other, picker};
use crate::core::Icon;
use crate::ui::{
    Element, Face, Role, Tap, Ui, button, by_space, cells, fit, fit_group, fit_soft, icon, panes,
    tap, typography,
};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Padding};

/// A name, eleven tiles as wide as a finger and the card beside them, in pixels.
const ROWS_AND_CARD: f32 = 1200.0;
/// The same with the building.
const ROWS_CARD_AND_BUILDING: f32 = 1700.0;
/// The height of a row of tiles, with the gap below it.
const ROW: f32 = 104.0;
/// The same with tiles on two lines, and the width of eight tiles.
const TWO_LINES: f32 = 164.0;
const EIGHT_TILES: f32 = 600.0;
/// Below these heights the card that is up and the button are left out.
const WITH_CARD: f32 = 460.0;
const WITH_BUTTON: f32 = 260.0;

pub(super) fn view(view: View<'_>) -> Element<'_, Message> {
    let space = view.ui.space;
    let rows = view.players().len() as f32 * ROW + title_height(view.ui) + 56.0;
    let fits = space.height.is_none_or(|height| height >= rows);
    if view.ui.two_panes() && space.width >= ROWS_AND_CARD && fits {
        wide(view)
    } else {
        upright(view)
    }
}

/// Whether the building stands beside the card and the rows.
pub(super) fn has_building(ui: Ui<'_>) -> bool {
    ui.two_panes() && ui.window.width >= ROWS_CARD_AND_BUILDING
}

/// The line of the titles above the card and the rows.
pub(super) fn title_height(ui: Ui<'_>) -> f32 {
    (ui.px(Role::Heading) * 1.35).max(38.0).round()
}

pub(super) fn title<'a>(ui: Ui<'a>, words: String) -> Element<'a, Message> {
    fit(ui, Role::Heading, words)
        .max_size(ui.px(Role::Heading).max(26.0))
        .height(title_height(ui))
        .into()
}

/// What is open instead of the players: the pile, one player's other cards, a correction.
fn opened(view: View<'_>) -> Option<Element<'_, Message>> {
    match &view.screen.open {
        Some(Open::Correct(page)) => Some(menu::view(view, page)),
        Some(Open::Other { seat, weapon, .. }) => Some(other::view(view, *seat, *weapon)),
        Some(Open::Pile) => Some(picker::view(view)),
        None if view.screen.entry.card.is_none() => Some(picker::view(view)),
        None => None,
    }
}

fn wide(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let right = opened(view).unwrap_or_else(|| {
        let rows = view.seats().map(|seat| rows::player(view, seat));
        let rows = cells(rows).max_columns(1).spacing(12.0);
        let head = row![title(ui, ui.t("skyrunner-front"))]
            .push(legend(view))
            .spacing(12)
            .align_y(Alignment::Center);
        column![head, fit_group(rows)].spacing(12).into()
    });
    let left = by_space(ui, move |ui| left(view.with(ui)));
    let body = panes(ui, right, left)
        .side(0.185, 244.0..=340.0)
        .side_first()
        .spacing(24.0);
    let body: Element<'_, Message> = if has_building(ui) {
        panes(ui, body, standing(view))
            .side(0.27, 230.0..=420.0)
            .side_first()
            .spacing(28.0)
            .into()
    } else {
        body.into()
    };
    container(body)
        .padding(Padding::from([20.0, 24.0]).bottom(24.0))
        .into()
}

/// What the look of the tiles means, or that a fall asks for bids.
fn legend(view: View<'_>) -> Option<Element<'_, Message>> {
    let ui = view.ui;
    if view.screen.correcting.is_some() {
        let leave = button::secondary(&ui, Some(Icon::Close), ui.t("skyrunner-leave-as-was"));
        let message = Message::Correct(Correct::Leave);
        return Some(leave.height(title_height(ui)).on_press(message).into());
    }
    if view.is_fall() {
        return Some(only_bids(ui).into());
    }
    (!ui.large_text()).then(|| {
        let legend = fit_soft(ui, Role::Small, ui.t("skyrunner-spent"));
        legend.width(Length::Shrink).into()
    })
}

/// A fall is up: everybody plays a bid, and this is the rule.
fn only_bids<'a>(ui: Ui<'a>) -> Tap<'a, Message> {
    let colour = ui.accent.second;
    let words = fit(ui, Role::Small, ui.t("skyrunner-fall-bids"))
        .font(typography::BOLD)
        .color(colour)
        .width(Length::Shrink)
        .all_or_nothing()
        .ungrouped();
    let content = row![icon::tinted(Icon::Help, 22.0, colour), words]
        .spacing(6)
        .align_y(Alignment::Center);
    tap(&ui, Face::Plain.skin(&ui), content)
        .height(48.0)
        .padding([0, 4])
        .on_press(Message::Why(rule_ids::FALL_MUST_BID))
}

/// The card that is up, who holds the pile, what is left in it, and the button to reveal.
fn left(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let width = ui.space.width;
    let rest = ui.em(5.0) + 210.0;
    let height = ui.space.height.map_or(width, |height| height - rest);
    let card = face(ui, view.screen.entry.card, None);
    let card = tap(&ui, Face::Plain.skin(&ui).radius(24.0), card)
        .height(height.min(width * 1.36).max(120.0))
        .width(Length::Fill)
        .on_press(Message::Pile);
    let state = view.before();
    let small = |words: String| fit_soft(ui, Role::Small, words).max_lines(2).center();
    let holds = ui.tr(
        "skyrunner-holds",
        &[("name", view.name(state.holder()).into())],
    );
    let again = state.auction().is_some().then(|| {
        small(ui.t("skyrunner-again-up"))
            .font(typography::BOLD)
            .color(ui.accent.second)
    });
    let pile = column![]
        .push(again)
        .push(small(holds))
        .push(picker::counts(view, 3))
        .spacing(10)
        .align_x(Alignment::Center);
    column![
        title(ui, ui.t("skyrunner-up")),
        card,
        pile,
        space::vertical(),
        reveal(view),
    ]
    .spacing(12)
    .into()
}

fn reveal(view: View<'_>) -> Element<'_, Message> {
    let (ui, entry) = (view.ui, &view.screen.entry);
    let ready = entry.turn().map(|_| Message::Reveal);
    // Beside an open panel its own button comes first.
    let face = if view.screen.open.is_some() {
        Face::Raised
    } else {
        Face::Accent
    };
    let word = if view.screen.correcting.is_some() && ready.is_some() {
        ui.t("skyrunner-put-right")
    } else if ready.is_some() || entry.card.is_none() {
        ui.t("skyrunner-reveal")
    } else {
        let all = view.players().len();
        let args = [("done", entry.count().into()), ("all", all.into())];
        ui.tr("skyrunner-entered", &args)
    };
    go(ui, face, word, ready)
}

/// Below each other: the card on top, then rows of two lines or one player at a time.
fn upright(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let is_picking = view.screen.entry.card.is_none();
    let is_tight = ui.height_ems() < 35.0 && !matches!(view.screen.open, None | Some(Open::Pile));
    let body: Element<'_, Message> = match opened(view) {
        Some(opened) if is_tight || is_picking => opened,
        Some(opened) => column![head(view), opened].spacing(gap(ui)).into(),
        None => {
            // With the rules below there may be space for the cards of one player only.
            let height = ui.space.height.unwrap_or(f32::INFINITY);
            let players = by_space(ui, move |ui| players(view.with(ui)));
            column![]
                .push((height >= WITH_CARD).then(|| head(view)))
                .push(players)
                .push((height >= WITH_BUTTON).then(|| reveal(view)))
                .spacing(gap(ui))
                .into()
        }
    };
    container(body)
        .padding(Padding::from([8.0, ui.margin()]).bottom(12.0))
        .into()
}

fn gap(ui: Ui<'_>) -> f32 {
    if ui.narrow() { 9.0 } else { 14.0 }
}

/// A row for each player where they fit, else one player at a time.
fn players(view: View<'_>) -> Element<'_, Message> {
    let space = view.ui.space;
    let rows = view.players().len() as f32 * TWO_LINES;
    let fits = space.height.is_none_or(|height| height >= rows);
    if space.width < EIGHT_TILES || !fits {
        return one_player::view(view);
    }
    let rows = view.seats().map(|seat| rows::player(view, seat));
    fit_group(cells(rows).max_columns(1).spacing(gap(view.ui))).into()
}

/// The card that is up, in one line, and how many are entered.
fn head(view: View<'_>) -> Element<'_, Message> {
    let (ui, entry) = (view.ui, &view.screen.entry);
    let height = if ui.narrow() { 72.0 } else { 108.0 };
    let card = tap(&ui, Face::Plain.skin(&ui), face(ui, entry.card, None))
        .width(height * 0.8)
        .height(height)
        .on_press(Message::Pile);
    let title = entry
        .card
        .map_or_else(|| ui.t("skyrunner-which-card"), |card| card_title(ui, card));
    let title = fit(ui, Role::Title, title);
    let key = if view.before().auction().is_some() {
        "skyrunner-up-turn-again"
    } else {
        "skyrunner-up-turn"
    };
    let number = view.screen.correcting.as_ref();
    let number = number.map_or(view.screen.turns + 1, |correcting| correcting.turn);
    let sub = (!ui.large_text())
        .then(|| fit_soft(ui, Role::Small, ui.tr(key, &[("n", number.into())])).max_lines(2));
    let has_pile = ui.space.width >= 640.0;
    let pile = |is_shown: bool| (has_pile && is_shown).then(|| picker::counts(view, 5));
    let words = column![title]
        .push(sub)
        .push(pile(ui.large_text()))
        .spacing(4)
        .width(Length::Fill);
    row![card, words]
        .push(pile(!ui.large_text()))
        .push(right_of_head(view))
        .spacing(if ui.narrow() { 12 } else { 20 })
        .height(height)
        .align_y(Alignment::Center)
        .into()
}

/// How many cards are entered; while an old turn is corrected, the way out of it.
fn right_of_head(view: View<'_>) -> Element<'_, Message> {
    let (ui, entry) = (view.ui, &view.screen.entry);
    if view.screen.correcting.is_some() {
        let leave = Some(Message::Correct(Correct::Leave));
        return button::framed(&ui, Icon::Close, leave).into();
    }
    let all = view.players().len();
    let is_done = entry.count() == all;
    let colour = if is_done {
        ui.accent.accent
    } else {
        ui.colours.ink_soft
    };
    let check = is_done.then(|| icon::tinted(Icon::Check, 26.0, colour));
    let px = ui.px(Role::MidDigits);
    let count = row![]
        .push(check)
        .push(ui.digits(px, entry.count().to_string()).color(colour))
        .spacing(6)
        .align_y(Alignment::Center);
    let of = fit_soft(
        ui,
        Role::Small,
        ui.tr("skyrunner-of", &[("all", all.into())]),
    )
    .max_size(20.0)
    .width(Length::Shrink);
    column![count, of].spacing(5).align_x(Alignment::End).into()
}
