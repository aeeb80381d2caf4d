//! Everybody with their dice, who can leave, and the nudge of destiny.

use crate::core::Icon;
use crate::games::escape::rule_ids;
use crate::games::escape::rules::State;
use crate::games::escape::ui::Message;
use crate::live::LiveGame;
use crate::ui::dashed::dashed;
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Text, Ui, icon};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length, Size};

/// How wide the nudge of destiny is beside the cards.
const DESTINY: f32 = 204.0;

/// A row of everybody, and the nudge of destiny.
pub fn people<'a>(ui: &Ui<'a>, live: &'a LiveGame<State>, height: f32) -> Element<'a, Message> {
    let state = live.state();
    let count = state.adventurers().len();
    let narrow = ui.narrow();
    let form = if narrow {
        Form::Small
    } else if ui.size.width < 1000.0 || (ui.large_text() && count > 3) {
        Form::Stacked
    } else {
        Form::Flat
    };
    let spacing = if narrow { 6.0 } else { 12.0 };
    let fixed = (form == Form::Flat && state.beside() > 0).then_some(DESTINY + spacing);
    let flexible = count + usize::from(fixed.is_none() && state.beside() > 0);
    #[expect(clippy::cast_precision_loss, reason = "six at most")]
    let flexible = flexible as f32;
    let wide = ui.size.width - 2.0 * ui.margin() - fixed.unwrap_or(0.0);
    let room = Size::new((wide + spacing) / flexible - spacing, height);
    let cards = (0..count).map(|seat| person(ui, live, seat, form, room));
    let destiny = (state.beside() > 0).then(|| destiny(ui, state.beside(), form, height));
    row(cards)
        .push(destiny)
        .spacing(spacing)
        .height(Length::Fixed(height))
        .into()
}

pub fn dice<'a>(count: u8, whole: u8, side: f32) -> Element<'a, Message> {
    let all = (0..count.max(whole)).map(|die| {
        icon::coloured(
            if die < count {
                Icon::Die
            } else {
                Icon::DieLost
            },
            side,
        )
    });
    row(all).spacing(4).into()
}

/// Where a card's parts go, by the room it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A phone: symbol and number.
    Small,
    /// One below the other.
    Stacked,
    /// Side by side.
    Flat,
}

/// What the two rows of a card need beside its symbol and the door.
const NAME_ROOM: f32 = 104.0;

fn person<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    seat: usize,
    form: Form,
    room: Size,
) -> Element<'a, Message> {
    let state = live.state();
    let one = state.adventurers()[seat];
    let able = !one.escaped && one.dice >= state.keys() && state.outcome().is_none();
    let content = match form {
        Form::Small => {
            let chip = chip(ui, live.person(seat).hue, 34.0);
            column![chip, below(ui, live, seat, form, room)]
                .spacing(2)
                .align_x(Alignment::Center)
                .into()
        }
        Form::Stacked => column![
            chip(ui, live.person(seat).hue, 52.0),
            container(name(ui, live, seat, room.width - 12.0)).clip(true),
            below(ui, live, seat, form, room),
        ]
        .spacing(6)
        .align_x(Alignment::Center)
        .into(),
        Form::Flat if able => leaver(ui, live, seat, room),
        Form::Flat => {
            let words = column![
                name(ui, live, seat, room.width - 102.0),
                below(ui, live, seat, form, room)
            ]
            .spacing(8)
            .width(Length::Fill)
            .clip(true);
            row![chip(ui, live.person(seat).hue, 56.0), words]
                .spacing(14)
                .align_y(Alignment::Center)
                .width(Length::Fill)
                .into()
        }
    };
    let skin = if able {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 3.0)
    } else if one.escaped {
        TapStyle::bare(ui)
    } else {
        TapStyle::bare(ui)
            .fill(ui.colours.surface)
            .edge(ui.colours.line, 1.0)
    };
    let aside = match form {
        Form::Small => 2,
        Form::Stacked => 6,
        Form::Flat if able => 10,
        Form::Flat => 16,
    };
    let card = tap(ui, skin.radius(20.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(room.height))
        .padding([6, aside])
        .on_press_maybe((!one.escaped).then_some(if able {
            Message::Leaves(seat)
        } else {
            Message::Why(rule_ids::ESCAPE_DICE)
        }));
    if one.escaped {
        dashed(card, ui.colours.line, 2.0, 20.0)
    } else {
        card.into()
    }
}

/// Somebody who can leave: the door stands open beside the name, or below it where it is tight.
fn leaver<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    seat: usize,
    room: Size,
) -> Element<'a, Message> {
    let inner = room.width - 20.0;
    let hue = live.person(seat).hue;
    let beside = inner - 48.0 - 72.0 - 20.0;
    let dice = below(ui, live, seat, Form::Flat, room);
    if beside >= NAME_ROOM {
        let words = column![name(ui, live, seat, beside), dice]
            .spacing(8)
            .width(Length::Fill)
            .clip(true);
        return row![
            chip(ui, hue, 48.0),
            words,
            way_out(ui, Length::Fixed(72.0), false)
        ]
        .spacing(10)
        .align_y(Alignment::Center)
        .into();
    }
    let above = row![chip(ui, hue, 34.0), name(ui, live, seat, inner - 42.0)]
        .spacing(8)
        .align_y(Alignment::Center);
    let below = row![dice, way_out(ui, Length::Fill, true)]
        .spacing(8)
        .align_y(Alignment::Center);
    column![above, below].spacing(4).clip(true).into()
}

/// The sign that a tap leads out.
fn way_out<'a>(ui: &Ui<'a>, width: Length, flat: bool) -> Element<'a, Message> {
    let ink = ui.accent.on_accent;
    let word = text(ui.t("escape-leaves"))
        .size(16)
        .font(typography::BOLD)
        .color(ink);
    let content: Element<'a, Message> = if flat {
        row![icon::tinted(Icon::Exit, 24.0, ink), word]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    } else {
        column![icon::tinted(Icon::Exit, 30.0, ink), word]
            .align_x(Alignment::Center)
            .into()
    };
    let accent = ui.accent.accent;
    container(content)
        .center_x(width)
        .center_y(if flat {
            Length::Fixed(40.0)
        } else {
            Length::Fill
        })
        .style(move |_| container::Style {
            background: Some(iced::Background::Color(accent)),
            border: iced::border::rounded(14),
            ..container::Style::default()
        })
        .into()
}

/// The name, smaller where it is long.
fn name<'a>(ui: &Ui<'a>, live: &LiveGame<State>, seat: usize, width: f32) -> Text<'a> {
    let name = live.person(seat).name;
    let (name, size) = typography::short_name(ui.px(Role::Label).min(28.0) * 1.1, &name, width);
    text(name)
        .size(size)
        .font(typography::BOLD)
        .line_height(1.1)
        .color(if live.state().adventurers()[seat].escaped {
            ui.colours.ink_soft
        } else {
            ui.colours.ink
        })
        .wrapping(text::Wrapping::None)
}

/// Out, or how many dice.
fn below<'a>(
    ui: &Ui<'a>,
    live: &LiveGame<State>,
    seat: usize,
    form: Form,
    room: Size,
) -> Element<'a, Message> {
    let state = live.state();
    let one = state.adventurers()[seat];
    let whole = if state.adventurers().len() == 1 { 7 } else { 5 };
    let able = one.dice >= state.keys() && state.outcome().is_none();
    if one.escaped {
        let sign = icon::tinted(Icon::Exit, 22.0, ui.colours.ink_soft);
        let word = (form != Form::Small).then(|| {
            ui.soft(Role::Small, ui.t("escape-out"))
                .size(ui.px(Role::Small).min(24.0))
                .wrapping(text::Wrapping::None)
        });
        return row![sign]
            .push(word)
            .spacing(6)
            .align_y(Alignment::Center)
            .into();
    }
    let die_side = |width: f32| width / f32::from(one.dice.max(whole)) - 4.0;
    match form {
        Form::Small => row![ui.digits(28.0, one.dice.to_string())]
            .push(able.then(|| icon::tinted(Icon::Exit, 18.0, ui.accent.accent)))
            .spacing(3)
            .align_y(Alignment::Center)
            .into(),
        Form::Stacked if able => way_out(ui, Length::Fill, true),
        Form::Flat if able => {
            let digits = ui.digits(34.0, one.dice.to_string());
            row![digits, icon::coloured(Icon::Die, 26.0)]
                .spacing(6)
                .align_y(Alignment::Center)
                .into()
        }
        Form::Stacked if ui.large_text() => counted(ui, one.dice, 36.0),
        Form::Stacked => dice(one.dice, whole, die_side(room.width - 10.0).min(20.0)),
        Form::Flat => {
            let side = die_side(room.width - 102.0);
            if side < 16.0 {
                counted(ui, one.dice, 26.0)
            } else {
                dice(one.dice, whole, side.min(24.0))
            }
        }
    }
}

/// One die for all, and how many there are.
fn counted<'a>(ui: &Ui<'a>, dice: u8, side: f32) -> Element<'a, Message> {
    row![
        icon::coloured(Icon::Die, side),
        ui.digits(side * 1.2, dice.to_string())
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .into()
}

fn destiny<'a>(ui: &Ui<'a>, left: u8, form: Form, height: f32) -> Element<'a, Message> {
    let word = ui.tr("escape-destiny", &[("left", left.into())]);
    let content: Element<'a, Message> = if form == Form::Small {
        column![icon::coloured(Icon::Destiny, 36.0), ui.digits(26.0, "+1")]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    } else if form == Form::Stacked && ui.large_text() {
        let left = ui.digits(64.0, left.to_string());
        row![icon::coloured(Icon::Destiny, 56.0), left]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    } else {
        let word = text(word)
            .size(ui.px(Role::Label).min(22.0) * 0.9)
            .line_height(1.15)
            .font(typography::BOLD)
            .color(ui.colours.ink);
        if form == Form::Stacked {
            column![
                icon::coloured(Icon::Destiny, 52.0),
                word.align_x(Alignment::Center)
            ]
            .spacing(8)
            .align_x(Alignment::Center)
            .into()
        } else {
            row![icon::coloured(Icon::Destiny, 46.0), word]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    };
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.raised)
        .edge(ui.colours.line_strong, 2.0)
        .radius(20.0);
    tap(ui, skin, content)
        .width(if form == Form::Flat {
            Length::Fixed(DESTINY)
        } else {
            Length::Fill
        })
        .height(Length::Fixed(height))
        .padding([0, 8])
        .on_press(Message::Destiny)
        .into()
}
