//! The parts of a turn: whose, which step, the tiles that are left.

use super::layout::{climber, height_words};
use super::{Message, Screen, bags, gear, tile_count, tokens};
use crate::core::Icon;
use crate::games::cliff::scene::{self, Way};
use crate::session::View;
use crate::ui::panel::panel;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, by_space, cells, chip, fit, fit_digits, fit_group, fit_soft,
    icon, tap, typography,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// Whose turn, where they stand, and with `count` the tiles that are left.
pub fn head(view: View<'_, Screen>, count: bool) -> Element<'_, Message> {
    let ui = view.ui;
    let player = climber(view);
    let turn = ui.tr("cliff-turn", &[("name", player.name.as_str().into())]);
    let words = column![
        fit(ui, Role::Title, turn)
            .max_size((ui.px(Role::Title) * 1.15).round())
            .short_text(Some(player.name))
            .line_height(1.1),
        fit_soft(ui, Role::Small, place_words(view)).max_lines(2),
    ]
    .spacing(2)
    .width(Length::Fill);
    row![chip(&ui, player.hue, ui.grow(64.0)), words]
        .push(count.then(|| tiles_left(view)))
        .spacing(16)
        .height(ui.grow(72.0))
        .align_y(Alignment::Center)
        .into()
}

/// The tiles that are left, as a figure.
fn tiles_left(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let tiles = view.state().tiles_left();
    column![
        ui.digits(ui.grow(60.0), tiles.to_string()),
        ui.soft(
            Role::Small,
            ui.tr("cliff-tiles", &[("count", tiles.into())])
        )
        .line_height(1.0),
    ]
    .align_x(Alignment::Center)
    .into()
}

/// Where the climber is, and what that opens.
fn place_words(view: View<'_, Screen>) -> String {
    let (ui, state) = (view.ui, view.state());
    let at = scene::here(state);
    let place = height_words(&ui, at);
    let mut ways = view.screen.scene.ways.iter();
    let key = match at {
        None => "cliff-hint-foot",
        Some(at) if state.ziplines().contains(&at) => "cliff-hint-zipline",
        Some(_) if ways.any(|(_, way)| *way == Way::Cave) => "cliff-hint-cave",
        Some(_) if state.drew().is_none() => "cliff-hint-arrow",
        Some(_) if state.stepped() => "cliff-hint-stepped",
        Some(_) => "cliff-hint-drawn",
    };
    ui.tr(key, &[("place", place.into())])
}

/// The four steps: done, now, or still to come. The tile is laid on the table, the step is an
/// arrow: these two are not buttons.
pub fn steps(view: View<'_, Screen>) -> Element<'_, Message> {
    let (ui, state) = (view.ui, view.state());
    let drew = state.drew().is_some();
    let acted = state.cave_laid() || state.equipped() || state.stepped();
    let now = match (drew, state.stepped(), state.equipped(), state.cave_laid()) {
        (false, ..) => 1,
        (true, true, ..) => 0,
        (true, false, true, _) => 4,
        (true, false, false, true) => 3,
        (true, false, false, false) => 2,
    };
    let can_equip = !gear(state).is_empty();
    let all = [
        (1, "cliff-step-draw", drew, (!drew).then_some(Message::Draw)),
        (2, "cliff-step-lay", acted, None),
        (
            3,
            "cliff-step-equip",
            state.equipped(),
            can_equip.then_some(Message::Equip),
        ),
        (4, "cliff-step-climb", state.stepped(), None),
    ];
    let steps = all.map(|(number, key, done, message)| {
        step(ui, number, ui.t(key), (done, number == now), message)
    });
    fit_group(cells(steps).spacing(8.0)).into()
}

fn step<'a>(
    ui: Ui<'a>,
    number: u8,
    word: String,
    (done, now): (bool, bool),
    message: Option<Message>,
) -> Element<'a, Message> {
    let colours = ui.colours;
    let ink = if now { colours.ink } else { colours.ink_soft };
    let mark: Element<'a, Message> = if done {
        icon::tinted(Icon::Check, ui.em(1.1), ui.accent.accent)
    } else {
        let digits = ui.digits(ui.em(1.4), number.to_string());
        digits.line_height(1.0).color(ink).into()
    };
    let word = fit(ui, Role::Label, word)
        .max_size((ui.px(Role::Label) * 0.9).round())
        .font(if now {
            typography::BOLD
        } else {
            typography::SANS
        })
        .all_or_nothing()
        .width(Length::Shrink)
        .color(ink);
    let content = row![mark, word].spacing(8).align_y(Alignment::Center);
    let skin = if now {
        Face::Chosen.skin(&ui)
    } else {
        TapStyle::bare(&ui).fill(colours.sunken)
    };
    tap(&ui, skin, content)
        .width(Length::Fill)
        .height(ui.grow(64.0))
        .padding([0, 6])
        .on_press_maybe(message)
        .into()
}

/// The tiles that are left above the bags of everybody, which get what they need first.
pub fn tiles_and_bags(view: View<'_, Screen>) -> Element<'_, Message> {
    by_space(view.ui, move |ui| {
        let view = view.with(ui);
        let rest = ui.height_ems() - bags::list_ems(view) - 0.6;
        let tiles = ui.em(rest.clamp(3.4, 9.0));
        column![container(tiles_panel(view)).height(tiles), bags::list(view),]
            .spacing(12)
            .into()
    })
    .into()
}

/// How many tiles are left, as a figure and as a row of tiles.
pub fn tiles_panel(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let content = by_space(ui, move |ui| {
        let left = view.state().tiles_left();
        let heaps = view.screen.heaps;
        let words = row![
            fit(
                ui,
                Role::Label,
                ui.tr("cliff-tiles-of", &[("count", left.into())])
            ),
            fit_soft(ui, Role::Small, heap_words(ui, heaps, left)).width(Length::Shrink),
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let count = container(fit_digits(ui, left).max_size(ui.em(8.0)))
            .width(Length::FillPortion(2))
            .padding([6, 0]);
        let bars = column![words, tile_count::tiles(ui, left, heaps)]
            .spacing(6)
            .width(Length::FillPortion(5));
        row![count, bars]
            .spacing(18)
            .align_y(Alignment::Center)
            .into()
    });
    panel(&ui, content).padding([4, 20]).into()
}

/// Which heap the next tile comes from.
pub fn heap_words(ui: Ui<'_>, heaps: Option<[u8; 3]>, left: u8) -> String {
    let Some(heaps) = heaps else {
        return ui.t("cliff-heaps-order");
    };
    if left == 0 {
        return String::new();
    }
    let (heap, count) = scene::heap(heaps, left);
    let args = [("n", (heap + 1).into()), ("count", count.into())];
    ui.tr("cliff-heap-now", &args)
}

/// On a phone: who, which step, the bag behind a tap, the tiles.
pub fn phone_head(view: View<'_, Screen>) -> Element<'_, Message> {
    let (ui, state) = (view.ui, view.state());
    let player = climber(view);
    let step = match (state.drew(), state.stepped()) {
        (None, _) => "cliff-phone-draw",
        (Some(_), false) => "cliff-phone-climb",
        (Some(_), true) => "cliff-phone-next",
    };
    // The chip and the step say that it is their turn; the name alone where that is all there is.
    let turn = ui.tr("cliff-turn", &[("name", player.name.as_str().into())]);
    let words = column![
        fit(ui, Role::Heading, turn)
            .max_size(24.0)
            .min_size(16.0)
            .short_text(Some(player.name))
            .line_height(1.05),
        fit_soft(ui, Role::Small, ui.t(step))
            .max_size(18.0)
            .min_size(13.0)
            .line_height(1.1),
    ]
    .width(Length::Fill);
    let bag = scene::bag(state);
    let strip: Element<'_, Message> = if bag.is_empty() {
        icon::tinted(Icon::People, 30.0, ui.colours.ink)
    } else {
        let discs = bag.iter().map(|token| tokens::disc(&ui, *token, 28.0));
        row(discs).spacing(2).into()
    };
    let skin = Face::Card.skin(&ui).edge(ui.colours.line_strong, 2.0);
    let strip = tap(&ui, skin.radius(16.0), strip)
        .height(48.0)
        .padding([0, 5])
        .on_press(Message::Bags);
    let tiles = state.tiles_left();
    let word = ui.tr("cliff-tiles", &[("count", tiles.into())]);
    let count = column![
        ui.digits(40.0, tiles.to_string()).line_height(0.9),
        fit_soft(ui, Role::Small, word)
            .max_size(14.0)
            .min_size(11.0)
            .center(),
    ]
    .width(46.0)
    .align_x(Alignment::Center);
    row![chip(&ui, player.hue, 44.0), words, strip, count]
        .spacing(8)
        .height(52.0)
        .align_y(Alignment::Center)
        .into()
}
