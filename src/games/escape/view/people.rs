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
use crate::ui::{Element, Look};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length};

/// A row of everybody, and the nudge of destiny.
pub fn people<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    height: f32,
) -> Element<'a, Message> {
    let state = sitting.state();
    let count = state.adventurers().len();
    let narrow = look.narrow();
    let stacked = narrow || look.size.width < 1000.0 || (look.large_text() && count > 3);
    let cards = (0..count).map(|seat| person(look, sitting, seat, height, stacked));
    let destiny = (state.beside() > 0).then(|| destiny(look, state.beside(), height, stacked));
    row(cards)
        .push(destiny)
        .spacing(if narrow { 6 } else { 12 })
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

fn person<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    seat: usize,
    height: f32,
    stacked: bool,
) -> Element<'a, Message> {
    let state = sitting.state();
    let one = state.adventurers()[seat];
    let whole = if state.adventurers().len() == 1 { 7 } else { 5 };
    let able = !one.escaped && one.dice >= state.keys() && state.outcome().is_none();
    let person = sitting.person(seat);
    let narrow = look.narrow();
    let name = text(person.name.clone())
        .size(if stacked {
            look.px(Role::Label).min(22.0)
        } else {
            look.px(Role::Label).min(28.0) * 1.1
        })
        .font(typeface::BOLD)
        .line_height(1.1)
        .color(if one.escaped {
            look.colours.ink_soft
        } else {
            look.colours.ink
        })
        .wrapping(text::Wrapping::None);
    let below: Element<'a, Message> = if one.escaped {
        row![
            icon::sign(Icon::Exit, 22.0, look.colours.ink_soft),
            look.soft(Role::Small, look.t("escape-out")),
        ]
        .spacing(6)
        .align_y(Alignment::Center)
        .into()
    } else if narrow {
        look.digits(30.0, one.dice.to_string()).into()
    } else if able && !stacked {
        row![
            look.digits(34.0, one.dice.to_string()),
            icon::thing(Icon::Die, 26.0)
        ]
        .spacing(6)
        .align_y(Alignment::Center)
        .into()
    } else {
        dice(one.dice, whole, if stacked { 20.0 } else { 24.0 })
    };
    let go = able.then(|| {
        container(
            column![
                icon::sign(Icon::Exit, 30.0, look.accent.on_accent),
                text(look.t("escape-leaves"))
                    .size(16)
                    .font(typeface::BOLD)
                    .color(look.accent.on_accent),
            ]
            .align_x(Alignment::Center),
        )
        .center_x(Length::Fixed(76.0))
        .center_y(Length::Fill)
        .style({
            let accent = look.accent.accent;
            move |_| container::Style {
                background: Some(iced::Background::Color(accent)),
                border: iced::border::rounded(14),
                ..container::Style::default()
            }
        })
    });
    let content: Element<'a, Message> = if narrow {
        column![chip(look, person.hue, 38.0), below]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    } else if stacked {
        column![
            chip(look, person.hue, 52.0),
            container(name).clip(true),
            below
        ]
        .spacing(6)
        .align_x(Alignment::Center)
        .into()
    } else {
        let words = column![name, below]
            .spacing(8)
            .width(Length::Fill)
            .clip(true);
        row![chip(look, person.hue, 56.0), words]
            .push(go)
            .spacing(14)
            .align_y(Alignment::Center)
            .width(Length::Fill)
            .into()
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
    let card = tap(look, skin.radius(20.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([
            6,
            if narrow {
                2
            } else if stacked {
                6
            } else {
                16
            },
        ])
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

fn destiny<'a>(look: &Look<'a>, left: u8, height: f32, stacked: bool) -> Element<'a, Message> {
    let narrow = look.narrow();
    let word = look.tr("escape-destiny", &[("left", left.into())]);
    let content: Element<'a, Message> = if narrow {
        column![icon::thing(Icon::Destiny, 36.0), look.digits(26.0, "+1")]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    } else {
        let word = text(word)
            .size(look.px(Role::Label).min(22.0) * 0.9)
            .line_height(1.15)
            .font(typeface::BOLD)
            .color(look.colours.ink);
        if stacked {
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
        .width(if narrow || stacked {
            Length::Fill
        } else {
            Length::Fixed(204.0)
        })
        .height(Length::Fixed(height))
        .padding([0, 8])
        .on_press(Message::Destiny)
        .into()
}
