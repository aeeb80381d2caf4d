//! Everybody with their dice, who can leave, and the nudge of destiny.

use crate::games::escape::because;
use crate::games::escape::rules::State;
use crate::games::escape::screen::Message;
use crate::sitting::Sitting;
use crate::ui::chip::chip;
use crate::ui::dashed::dashed;
use crate::ui::icon::{self, Icon};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, Text};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length, Size};

/// How wide the nudge of destiny is beside the cards.
const DESTINY: f32 = 204.0;

/// A row of everybody, and the nudge of destiny.
pub fn people<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    height: f32,
) -> Element<'a, Message> {
    let state = sitting.state();
    let count = state.adventurers().len();
    let narrow = look.narrow();
    let form = if narrow {
        Form::Small
    } else if look.size.width < 1000.0 || (look.large_text() && count > 3) {
        Form::Stacked
    } else {
        Form::Flat
    };
    let spacing = if narrow { 6.0 } else { 12.0 };
    let fixed = (form == Form::Flat && state.beside() > 0).then_some(DESTINY + spacing);
    let flexible = count + usize::from(fixed.is_none() && state.beside() > 0);
    #[expect(clippy::cast_precision_loss, reason = "six at most")]
    let flexible = flexible as f32;
    let wide = look.size.width - 2.0 * look.margin() - fixed.unwrap_or(0.0);
    let room = Size::new((wide + spacing) / flexible - spacing, height);
    let cards = (0..count).map(|seat| person(look, sitting, seat, form, room));
    let destiny = (state.beside() > 0).then(|| destiny(look, state.beside(), form, height));
    row(cards)
        .push(destiny)
        .spacing(spacing)
        .height(Length::Fixed(height))
        .into()
}

pub fn dice<'a>(count: u8, whole: u8, side: f32) -> Element<'a, Message> {
    let all = (0..count.max(whole)).map(|die| {
        icon::thing(
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
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    seat: usize,
    form: Form,
    room: Size,
) -> Element<'a, Message> {
    let state = sitting.state();
    let one = state.adventurers()[seat];
    let able = !one.escaped && one.dice >= state.keys() && state.outcome().is_none();
    let content = match form {
        Form::Small => {
            let chip = chip(look, sitting.person(seat).hue, 34.0);
            column![chip, below(look, sitting, seat, form, room)]
                .spacing(2)
                .align_x(Alignment::Center)
                .into()
        }
        Form::Stacked => column![
            chip(look, sitting.person(seat).hue, 52.0),
            container(name(look, sitting, seat, room.width - 12.0)).clip(true),
            below(look, sitting, seat, form, room),
        ]
        .spacing(6)
        .align_x(Alignment::Center)
        .into(),
        Form::Flat if able => leaver(look, sitting, seat, room),
        Form::Flat => {
            let words = column![
                name(look, sitting, seat, room.width - 102.0),
                below(look, sitting, seat, form, room)
            ]
            .spacing(8)
            .width(Length::Fill)
            .clip(true);
            row![chip(look, sitting.person(seat).hue, 56.0), words]
                .spacing(14)
                .align_y(Alignment::Center)
                .width(Length::Fill)
                .into()
        }
    };
    let skin = if able {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 3.0)
    } else if one.escaped {
        Skin::bare(look)
    } else {
        Skin::bare(look)
            .fill(look.colours.surface)
            .edge(look.colours.line, 1.0)
    };
    let aside = match form {
        Form::Small => 2,
        Form::Stacked => 6,
        Form::Flat if able => 10,
        Form::Flat => 16,
    };
    let card = tap(look, skin.radius(20.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(room.height))
        .padding([6, aside])
        .on_press_maybe((!one.escaped).then_some(if able {
            Message::Leaves(seat)
        } else {
            Message::Why(because::ESCAPE_DICE)
        }));
    if one.escaped {
        dashed(card, look.colours.line, 2.0, 20.0)
    } else {
        card.into()
    }
}

/// Somebody who can leave: the door stands open beside the name, or below it where it is tight.
fn leaver<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    seat: usize,
    room: Size,
) -> Element<'a, Message> {
    let inner = room.width - 20.0;
    let hue = sitting.person(seat).hue;
    let beside = inner - 48.0 - 72.0 - 20.0;
    let dice = below(look, sitting, seat, Form::Flat, room);
    if beside >= NAME_ROOM {
        let words = column![name(look, sitting, seat, beside), dice]
            .spacing(8)
            .width(Length::Fill)
            .clip(true);
        return row![
            chip(look, hue, 48.0),
            words,
            way_out(look, Length::Fixed(72.0), false)
        ]
        .spacing(10)
        .align_y(Alignment::Center)
        .into();
    }
    let above = row![
        chip(look, hue, 34.0),
        name(look, sitting, seat, inner - 42.0)
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    let below = row![dice, way_out(look, Length::Fill, true)]
        .spacing(8)
        .align_y(Alignment::Center);
    column![above, below].spacing(4).clip(true).into()
}

/// The sign that a tap leads out.
fn way_out<'a>(look: &Look<'a>, width: Length, flat: bool) -> Element<'a, Message> {
    let ink = look.accent.on_accent;
    let word = text(look.t("escape-leaves"))
        .size(16)
        .font(typeface::BOLD)
        .color(ink);
    let content: Element<'a, Message> = if flat {
        row![icon::sign(Icon::Exit, 24.0, ink), word]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    } else {
        column![icon::sign(Icon::Exit, 30.0, ink), word]
            .align_x(Alignment::Center)
            .into()
    };
    let accent = look.accent.accent;
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
fn name<'a>(look: &Look<'a>, sitting: &Sitting<State>, seat: usize, width: f32) -> Text<'a> {
    let name = sitting.person(seat).name;
    let (name, size) = typeface::short_name(look.px(Role::Label).min(28.0) * 1.1, &name, width);
    text(name)
        .size(size)
        .font(typeface::BOLD)
        .line_height(1.1)
        .color(if sitting.state().adventurers()[seat].escaped {
            look.colours.ink_soft
        } else {
            look.colours.ink
        })
        .wrapping(text::Wrapping::None)
}

/// Out, or how many dice.
fn below<'a>(
    look: &Look<'a>,
    sitting: &Sitting<State>,
    seat: usize,
    form: Form,
    room: Size,
) -> Element<'a, Message> {
    let state = sitting.state();
    let one = state.adventurers()[seat];
    let whole = if state.adventurers().len() == 1 { 7 } else { 5 };
    let able = one.dice >= state.keys() && state.outcome().is_none();
    if one.escaped {
        let sign = icon::sign(Icon::Exit, 22.0, look.colours.ink_soft);
        let word = (form != Form::Small).then(|| {
            look.soft(Role::Small, look.t("escape-out"))
                .size(look.px(Role::Small).min(24.0))
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
        Form::Small => row![look.digits(28.0, one.dice.to_string())]
            .push(able.then(|| icon::sign(Icon::Exit, 18.0, look.accent.accent)))
            .spacing(3)
            .align_y(Alignment::Center)
            .into(),
        Form::Stacked if able => way_out(look, Length::Fill, true),
        Form::Flat if able => {
            let digits = look.digits(34.0, one.dice.to_string());
            row![digits, icon::thing(Icon::Die, 26.0)]
                .spacing(6)
                .align_y(Alignment::Center)
                .into()
        }
        Form::Stacked if look.large_text() => counted(look, one.dice, 36.0),
        Form::Stacked => dice(one.dice, whole, die_side(room.width - 10.0).min(20.0)),
        Form::Flat => {
            let side = die_side(room.width - 102.0);
            if side < 16.0 {
                counted(look, one.dice, 26.0)
            } else {
                dice(one.dice, whole, side.min(24.0))
            }
        }
    }
}

/// One die for all, and how many there are.
fn counted<'a>(look: &Look<'a>, dice: u8, side: f32) -> Element<'a, Message> {
    row![
        icon::thing(Icon::Die, side),
        look.digits(side * 1.2, dice.to_string())
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .into()
}

fn destiny<'a>(look: &Look<'a>, left: u8, form: Form, height: f32) -> Element<'a, Message> {
    let word = look.tr("escape-destiny", &[("left", left.into())]);
    let content: Element<'a, Message> = if form == Form::Small {
        column![icon::thing(Icon::Destiny, 36.0), look.digits(26.0, "+1")]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    } else if form == Form::Stacked && look.large_text() {
        let left = look.digits(64.0, left.to_string());
        row![icon::thing(Icon::Destiny, 56.0), left]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    } else {
        let word = text(word)
            .size(look.px(Role::Label).min(22.0) * 0.9)
            .line_height(1.15)
            .font(typeface::BOLD)
            .color(look.colours.ink);
        if form == Form::Stacked {
            column![
                icon::thing(Icon::Destiny, 52.0),
                word.align_x(Alignment::Center)
            ]
            .spacing(8)
            .align_x(Alignment::Center)
            .into()
        } else {
            row![icon::thing(Icon::Destiny, 46.0), word]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    };
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(look.colours.line_strong, 2.0)
        .radius(20.0);
    tap(look, skin, content)
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
