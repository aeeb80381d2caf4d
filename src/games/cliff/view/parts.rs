//! The parts of a turn: whose, which step, the tiles that are left.

use super::{Table, bags, height_words, plot};
use crate::games::cliff::kit;
use crate::games::cliff::rules::Drawn;
use crate::games::cliff::scene::{self, Way};
use crate::games::cliff::screen::{Message, Tool};
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::panel;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role, fit_line, short_name};
use crate::ui::{Element, Look};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length};

/// Whose turn, where they stand, and with `count` the tiles that are left.
pub fn head(table: Table<'_>, count: bool) -> Element<'_, Message> {
    let look = table.look;
    let person = table.person();
    let left = count.then(|| {
        let tiles = table.state().tiles_left();
        column![
            look.digits(look.grow(64.0), tiles.to_string()),
            look.soft(
                Role::Small,
                look.tr("cliff-tiles", &[("count", tiles.into())])
            ),
        ]
        .align_x(Alignment::Center)
    });
    row![
        chip(&look, person.hue, look.grow(64.0)),
        column![
            text(look.tr("cliff-turn", &[("name", person.name.into())]))
                .size((look.px(Role::Title) * 1.15).round())
                .line_height(1.1)
                .font(typeface::SERIF)
                .color(look.colours.ink),
            look.soft(Role::Small, place_words(table)),
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
    let look = &table.look;
    let state = table.state();
    let at = scene::here(state);
    let place = height_words(look, at);
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
    look.tr(key, &[("place", place.into())])
}

/// The four steps: done, now, or still to come.
pub fn steps(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
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
    let gear = !table.screen.gear(table.sitting).is_empty();
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
        step(&look, number, look.t(key), (done, number == now), message)
    });
    row(cells).spacing(8).into()
}

fn step<'a>(
    look: &Look<'_>,
    number: u8,
    word: String,
    (done, now): (bool, bool),
    message: Option<Message>,
) -> Element<'a, Message> {
    let colours = look.colours;
    let ink = if now { colours.ink } else { colours.ink_soft };
    let mark: Element<'a, Message> = if done {
        icon::sign(Icon::Check, 24.0, look.accent.accent)
    } else {
        look.digits(28.0, number.to_string())
            .line_height(1.0)
            .color(ink)
            .into()
    };
    let word = (now || !look.large_text()).then(|| {
        text(word)
            .size((look.px(Role::Label) * 0.9).round())
            .font(if now { typeface::BOLD } else { typeface::SANS })
            .color(ink)
            .wrapping(text::Wrapping::None)
    });
    let content = row![mark].push(word).spacing(8).align_y(Alignment::Center);
    let skin = if now {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 3.0)
    } else {
        Skin::bare(look).fill(colours.sunken)
    };
    let share = if look.large_text() && now { 3 } else { 1 };
    tap(look, skin.radius(16.0), content)
        .width(if look.large_text() {
            Length::FillPortion(share)
        } else {
            Length::Fill
        })
        .height(Length::Fixed(look.grow(64.0)))
        .on_press_maybe(message)
        .into()
}

/// How many tiles are left, as a figure and as a row of tiles.
pub fn tiles(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let left = table.state().tiles_left();
    let heap = match table.screen.heaps {
        None => look.t("cliff-heaps-order"),
        Some(heaps) => {
            let (which, count) = scene::heap(heaps, left.max(1));
            look.tr(
                "cliff-heap-now",
                &[("n", (which + 1).into()), ("count", count.into())],
            )
        }
    };
    let words = row![
        look.text(
            Role::Label,
            look.tr("cliff-tiles-of", &[("count", left.into())])
        ),
        space::horizontal(),
        look.soft(Role::Small, heap),
    ]
    .align_y(Alignment::Center);
    let height = (look.size.height - around_tiles(table)).clamp(76.0, 200.0);
    let bars = plot::pips(&look, left, table.screen.heaps, height - 44.0);
    let px = ((height - 10.0) / 0.86).clamp(76.0, 170.0).round();
    let digits = container(look.digits(px, left.to_string())).center_x(Length::Fixed(px));
    let content = row![digits, column![words, bars].spacing(6).width(Length::Fill)]
        .spacing(18)
        .align_y(Alignment::Center);
    panel(&look, content)
        .padding([0, 20])
        .height(Length::Fixed(height))
        .align_y(Alignment::Center)
        .into()
}

/// What everything but the tiles needs, in a column with all of it.
pub fn around_tiles(table: Table<'_>) -> f32 {
    let look = table.look;
    bags::height(table) + look.grow(68.0) + look.grow(64.0) + look.grow(72.0) + 84.0 + 72.0
}

/// On a phone: who, which step, the bag behind a tap, the tiles.
pub fn phone_head(table: Table<'_>) -> Element<'_, Message> {
    let look = table.look;
    let state = table.state();
    let person = table.person();
    let step = match (state.drew(), state.stepped()) {
        (None, _) => "cliff-phone-draw",
        (Some(_), false) => "cliff-phone-climb",
        (Some(_), true) => "cliff-phone-next",
    };
    let step = text(look.t(step))
        .size(16)
        .line_height(1.1)
        .color(look.colours.ink_soft);
    let bag = scene::bag(state);
    #[expect(clippy::cast_precision_loss, reason = "at most four tokens")]
    let strip_width = 14.0 + 32.0 * bag.len().max(1) as f32;
    let room = look.size.width - 44.0 - strip_width - 42.0 - 3.0 * 8.0;
    // The chip and the step say that it is their turn; the name alone where that is all there is.
    let turn = look.tr("cliff-turn", &[("name", person.name.as_str().into())]);
    let (name, px) = if fit_line(24.0, &turn, room) >= 21.0 {
        (turn, 24.0)
    } else {
        short_name(24.0, &person.name, room)
    };
    let name = text(name)
        .size(px)
        .line_height(1.05)
        .font(typeface::SERIF)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let strip: Element<'_, Message> = if bag.is_empty() {
        icon::sign(Icon::People, 30.0, look.colours.ink)
    } else {
        let discs = bag.iter().map(|token| kit::disc(&look, *token, 30.0));
        row(discs).spacing(2).into()
    };
    let skin = Skin::bare(&look)
        .fill(look.colours.surface)
        .edge(look.colours.line_strong, 2.0);
    let strip = tap(&look, skin.radius(16.0), strip)
        .height(Length::Fixed(48.0))
        .padding([0, 5])
        .on_press(Message::Bags);
    let count = column![
        look.digits(40.0, state.tiles_left().to_string())
            .line_height(0.9),
        text(look.tr("cliff-tiles", &[("count", state.tiles_left().into())]))
            .size(14)
            .line_height(1.0)
            .color(look.colours.ink_soft),
    ]
    .align_x(Alignment::Center);
    row![
        chip(&look, person.hue, 44.0),
        column![name, step].width(Length::Fill).clip(true),
        strip,
        count
    ]
    .spacing(8)
    .height(Length::Fixed(52.0))
    .align_y(Alignment::Center)
    .into()
}
