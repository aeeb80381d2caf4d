//! The parts of a turn: whose, which step, the tiles that are left.

use super::{Table, bags, height_words, plot};
use crate::core::Icon;
use crate::games::cliff::rules::Drawn;
use crate::games::cliff::scene::{self, Way};
use crate::games::cliff::ui::{Message, Tool, tokens};
use crate::ui::panel::panel;
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line, short_name};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length};

/// Whose turn, where they stand, and with `count` the tiles that are left.
pub fn head(table: Table<'_>, count: bool) -> Element<'_, Message> {
    let ui = table.ui;
    let person = table.person();
    let left = count.then(|| {
        let tiles = table.state().tiles_left();
        column![
            ui.digits(ui.grow(64.0), tiles.to_string()),
            ui.soft(
                Role::Small,
                ui.tr("cliff-tiles", &[("count", tiles.into())])
            ),
        ]
        .align_x(Alignment::Center)
    });
    row![
        chip(&ui, person.hue, ui.grow(64.0)),
        column![
            text(ui.tr("cliff-turn", &[("name", person.name.into())]))
                .size((ui.px(Role::Title) * 1.15).round())
                .line_height(1.1)
                .font(typography::SERIF)
                .color(ui.colours.ink),
            ui.soft(Role::Small, place_words(table)),
        ]
        .spacing(2)
        .width(Length::Fill),
    ]
    .push(left)
    .spacing(16)
    .align_y(Alignment::Center)
    .into()
}

/// Where the climber is, and what that opens.
fn place_words(table: Table<'_>) -> String {
    let ui = &table.ui;
    let state = table.state();
    let at = scene::here(state);
    let place = height_words(ui, at);
    let ways = scene::ways(state, &table.screen.scene.tiles);
    let on = |wanted| ways.iter().any(|(_, way)| *way == wanted);
    let key = match at {
        None => "cliff-hint-foot",
        Some(at) if state.ziplines().contains(&at) => "cliff-hint-zipline",
        Some(_) if on(Way::Cave) => "cliff-hint-cave",
        Some(_) if state.drew().is_none() => "cliff-hint-arrow",
        Some(_) if state.stepped() => "cliff-hint-stepped",
        Some(_) => "cliff-hint-drawn",
    };
    ui.tr(key, &[("place", place.into())])
}

/// The four steps: done, now, or still to come.
pub fn steps(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let state = table.state();
    let drew = state.drew().is_some();
    let acted = state.cave_laid() || state.equipped() || state.stepped();
    let now = match (drew, state.stepped(), state.equipped(), state.cave_laid()) {
        (false, ..) => 1,
        (true, true, ..) => 0,
        (true, false, true, _) => 4,
        (true, false, false, true) => 3,
        (true, false, false, false) => 2,
    };
    let gear = !table.screen.gear(table.live).is_empty();
    let cave = state.drew() != Some(Drawn::Fall) && !state.cave_laid();
    let all = [
        (1, "cliff-step-draw", drew, (!drew).then_some(Message::Draw)),
        (
            2,
            "cliff-step-lay",
            acted,
            cave.then_some(Message::Take(Tool::Cave)),
        ),
        (
            3,
            "cliff-step-equip",
            state.equipped(),
            gear.then_some(Message::Equip),
        ),
        (4, "cliff-step-climb", state.stepped(), None),
    ];
    let cells = all.map(|(number, key, done, message)| {
        step(&ui, number, ui.t(key), (done, number == now), message)
    });
    row(cells).spacing(8).into()
}

fn step<'a>(
    ui: &Ui<'_>,
    number: u8,
    word: String,
    (done, now): (bool, bool),
    message: Option<Message>,
) -> Element<'a, Message> {
    let colours = ui.colours;
    let ink = if now { colours.ink } else { colours.ink_soft };
    let mark: Element<'a, Message> = if done {
        icon::tinted(Icon::Check, 24.0, ui.accent.accent)
    } else {
        ui.digits(28.0, number.to_string())
            .line_height(1.0)
            .color(ink)
            .into()
    };
    let word = (now || !ui.large_text()).then(|| {
        text(word)
            .size((ui.px(Role::Label) * 0.9).round())
            .font(if now {
                typography::BOLD
            } else {
                typography::SANS
            })
            .color(ink)
            .wrapping(text::Wrapping::None)
    });
    let content = row![mark].push(word).spacing(8).align_y(Alignment::Center);
    let skin = if now {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 3.0)
    } else {
        TapStyle::bare(ui).fill(colours.sunken)
    };
    let share = if ui.large_text() && now { 3 } else { 1 };
    tap(ui, skin.radius(16.0), content)
        .width(if ui.large_text() {
            Length::FillPortion(share)
        } else {
            Length::Fill
        })
        .height(Length::Fixed(ui.grow(64.0)))
        .on_press_maybe(message)
        .into()
}

/// How many tiles are left, as a figure and as a row of tiles.
pub fn tiles(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let left = table.state().tiles_left();
    let heap = match table.screen.heaps {
        None => ui.t("cliff-heaps-order"),
        Some(heaps) => {
            let (which, count) = scene::heap(heaps, left.max(1));
            ui.tr(
                "cliff-heap-now",
                &[("n", (which + 1).into()), ("count", count.into())],
            )
        }
    };
    let words = row![
        ui.text(
            Role::Label,
            ui.tr("cliff-tiles-of", &[("count", left.into())])
        ),
        space::horizontal(),
        ui.soft(Role::Small, heap),
    ]
    .align_y(Alignment::Center);
    let height = (ui.size.height - around_tiles(table)).clamp(76.0, 200.0);
    let bars = plot::pips(&ui, left, table.screen.heaps, height - 44.0);
    let px = ((height - 10.0) / 0.86).clamp(76.0, 170.0).round();
    let digits = container(ui.digits(px, left.to_string())).center_x(Length::Fixed(px));
    let content = row![digits, column![words, bars].spacing(6).width(Length::Fill)]
        .spacing(18)
        .align_y(Alignment::Center);
    panel(&ui, content)
        .padding([0, 20])
        .height(Length::Fixed(height))
        .align_y(Alignment::Center)
        .into()
}

/// What everything but the tiles needs, in a column with all of it.
pub fn around_tiles(table: Table<'_>) -> f32 {
    let ui = table.ui;
    bags::height(table) + ui.grow(68.0) + ui.grow(64.0) + ui.grow(72.0) + 84.0 + 72.0
}

/// On a phone: who, which step, the bag behind a tap, the tiles.
pub fn phone_head(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let state = table.state();
    let person = table.person();
    let step = match (state.drew(), state.stepped()) {
        (None, _) => "cliff-phone-draw",
        (Some(_), false) => "cliff-phone-climb",
        (Some(_), true) => "cliff-phone-next",
    };
    let step = text(ui.t(step))
        .size(16)
        .line_height(1.1)
        .color(ui.colours.ink_soft);
    let bag = scene::bag(state);
    #[expect(clippy::cast_precision_loss, reason = "at most four tokens")]
    let strip_width = 14.0 + 32.0 * bag.len().max(1) as f32;
    let room = ui.size.width - 44.0 - strip_width - 42.0 - 3.0 * 8.0;
    // The chip and the step say that it is their turn; the name alone where that is all there is.
    let turn = ui.tr("cliff-turn", &[("name", person.name.as_str().into())]);
    let (name, px) = if fit_line(24.0, &turn, room) >= 21.0 {
        (turn, 24.0)
    } else {
        short_name(24.0, &person.name, room)
    };
    let name = text(name)
        .size(px)
        .line_height(1.05)
        .font(typography::SERIF)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let strip: Element<'_, Message> = if bag.is_empty() {
        icon::tinted(Icon::People, 30.0, ui.colours.ink)
    } else {
        let discs = bag.iter().map(|token| tokens::disc(&ui, *token, 30.0));
        row(discs).spacing(2).into()
    };
    let skin = TapStyle::bare(&ui)
        .fill(ui.colours.surface)
        .edge(ui.colours.line_strong, 2.0);
    let strip = tap(&ui, skin.radius(16.0), strip)
        .height(Length::Fixed(48.0))
        .padding([0, 5])
        .on_press(Message::Bags);
    let count = column![
        ui.digits(40.0, state.tiles_left().to_string())
            .line_height(0.9),
        text(ui.tr("cliff-tiles", &[("count", state.tiles_left().into())]))
            .size(14)
            .line_height(1.0)
            .color(ui.colours.ink_soft),
    ]
    .align_x(Alignment::Center);
    row![
        chip(&ui, person.hue, 44.0),
        column![name, step].width(Length::Fill).clip(true),
        strip,
        count
    ]
    .spacing(8)
    .height(Length::Fixed(52.0))
    .align_y(Alignment::Center)
    .into()
}
