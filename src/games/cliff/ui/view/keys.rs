//! What can be done now: arrows, fall, cave, equip, and the next climber at the lower right.

use super::{Table, open_sides, token_of};
use crate::core::Icon;
use crate::games::cliff::rules::Drawn;
use crate::games::cliff::ui::{Ask, Message, Side, Tool};
use crate::ui::player_chip::chip;
use crate::ui::tap::{Tap, TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon};
use iced::widget::{row, text};
use iced::{Alignment, Color, Length};

/// Four large arrows, where those on the wall are too small for a thumb.
pub fn arrows(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let open = open_sides(table);
    let cells = Side::ALL.map(|side| {
        let sign = match side {
            Side::Left => Icon::ArrowLeft,
            Side::Up => Icon::ArrowUp,
            Side::Down => Icon::ArrowDown,
            Side::Right => Icon::ArrowRight,
        };
        let on = open.contains(&side);
        let (colour, skin) = if on {
            let skin = TapStyle::bare(&ui)
                .fill(ui.accent.tint)
                .edge(ui.accent.accent, 2.5);
            (ui.accent.accent, skin)
        } else {
            (
                ui.colours.line,
                TapStyle::bare(&ui).edge(ui.colours.line, 1.0),
            )
        };
        tap(&ui, skin.radius(16.0), icon::tinted(sign, 32.0, colour))
            .width(Length::Fill)
            .height(Length::Fixed(64.0))
            .on_press_maybe(on.then_some(Message::Step(side)))
            .into()
    });
    row(cells).spacing(8).into()
}

/// What can be done now; the next climber is always at the lower right.
pub fn buttons(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let drawn = table.state().drew().is_some();
    let gap = if ui.narrow() { 8 } else { 12 };
    let line = if drawn {
        row![]
            .push(equip(table))
            .push(cave(table))
            .push(next(table))
    } else {
        let stay = plain(&ui, None, ui.t("cliff-stay"))
            .width(Length::FillPortion(4))
            .on_press(Message::Stay);
        row![falls(&ui)].push(cave(table)).push(stay)
    };
    line.spacing(gap).align_y(Alignment::End).into()
}

fn tall(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 64.0 } else { 84.0 }
}

fn plain<'a>(ui: &Ui<'_>, sign: Option<Icon>, word: String) -> Tap<'a, Message> {
    button::secondary(ui, sign, word)
        .height(Length::Fixed(tall(ui)))
        .padding([0, 8])
}

fn falls<'a>(ui: &Ui<'_>) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let ink = Color::from_rgb8(0xFF, 0xE9, 0xE2);
    let word = text(ui.t("cliff-fall"))
        .size(if narrow { 22.0 } else { 30.0 })
        .line_height(1.0)
        .font(typography::SERIF)
        .color(ink)
        .wrapping(text::Wrapping::None);
    let content = row![
        icon::coloured(Icon::Fall, if narrow { 28.0 } else { 42.0 }),
        word
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let skin = TapStyle::bare(ui)
        .fill(Color::from_rgb8(0x5A, 0x21, 0x16))
        .edge(ui.colours.danger, 3.0)
        .radius(16.0);
    tap(ui, skin, content)
        .width(Length::FillPortion(5))
        .height(Length::Fixed(tall(ui)))
        .on_press(Message::Fall)
        .into()
}

/// A picture button, with its word where there is room.
fn pictured<'a>(
    table: Table<'_>,
    picture: Icon,
    key: &str,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    let ui = table.ui;
    let bare = ui.narrow() || ui.large_text();
    let word = (!bare).then(|| {
        text(ui.t(key))
            .size(ui.px(Role::Label))
            .font(typography::BOLD)
            .color(ui.colours.ink)
            .wrapping(text::Wrapping::None)
    });
    let content = row![icon::coloured(
        picture,
        if ui.narrow() { 36.0 } else { 40.0 }
    )]
    .push(word)
    .spacing(10)
    .align_y(Alignment::Center);
    let skin = TapStyle::bare(&ui).radius(16.0);
    let skin = if on {
        skin.fill(ui.accent.tint).edge(ui.accent.accent, 4.0)
    } else {
        skin.fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
    };
    let button = tap(&ui, skin, content)
        .height(Length::Fixed(tall(&ui)))
        .on_press(message);
    if bare {
        button
            .width(Length::Fixed(if ui.narrow() { 72.0 } else { 96.0 }))
            .into()
    } else {
        button.width(Length::FillPortion(4)).into()
    }
}

fn cave(table: Table<'_>) -> Option<Element<'_, Message>> {
    let state = table.state();
    let can = state.drew() != Some(Drawn::Fall) && !state.cave_laid();
    let on = table.screen.ask == Ask::Where(Tool::Cave);
    can.then(|| {
        pictured(
            table,
            Icon::Cave,
            "cliff-cave",
            on,
            Message::Take(Tool::Cave),
        )
    })
}

pub fn equip(table: Table<'_>) -> Option<Element<'_, Message>> {
    let gear = table.screen.gear(table.live);
    let first = token_of(*gear.first()?);
    let on = matches!(table.screen.ask, Ask::Gear | Ask::Where(Tool::Hang(_)));
    Some(pictured(
        table,
        first.icon(),
        "cliff-equip",
        on,
        Message::Equip,
    ))
}

/// The same beside a verdict, where its word alone has room.
pub fn equip_word(table: Table<'_>) -> Option<Element<'_, Message>> {
    if table.narrow() || table.ui.large_text() {
        return equip(table);
    }
    let _ = table.screen.gear(table.live).first()?;
    let ui = table.ui;
    let button = plain(&ui, None, ui.t("cliff-equip")).padding([0, 18]);
    Some(button.on_press(Message::Equip).into())
}

/// The one primary button: whose turn comes, or the end.
pub fn next(table: Table<'_>) -> Element<'_, Message> {
    let ui = table.ui;
    let state = table.state();
    let on = ui.accent.on_accent;
    let px = if ui.narrow() { 22.0 } else { 28.0 };
    let px = if ui.large_text() { px * 1.15 } else { px };
    let word = |words: String| {
        text(words)
            .size(px)
            .line_height(1.05)
            .font(typography::SERIF)
            .color(on)
    };
    let content = if state.tiles_left() == 0 {
        row![word(ui.t("cliff-finish"))]
    } else {
        let seat = state.turn().left(state.climbers().len());
        let person = table.live.person(seat.index());
        let name = ui.tr("cliff-turn", &[("name", person.name.into())]);
        row![
            chip(&ui, person.hue, if ui.narrow() { 36.0 } else { 48.0 }),
            word(name)
        ]
    };
    let skin = TapStyle::bare(&ui).fill(ui.accent.accent).radius(16.0);
    tap(&ui, skin, content.spacing(10).align_y(Alignment::Center))
        .width(Length::FillPortion(5))
        .height(Length::Fixed(tall(&ui)))
        .padding([0, 10])
        .on_press(Message::Next)
        .into()
}
