//! Small widgets that every screen of this game shares.

use crate::core::{Icon, PlayerColour, Seat, shown_name};
pub use crate::ui::colour::rgb;
use crate::ui::{Element, Role, Row, Ui, by_space, chip, fit, icon};
use iced::widget::{container, pin, row, stack};
use iced::{Alignment, Color, Length, Padding};

use super::{Message, View};

/// The colour of ladder cards and pages, the same in both themes.
pub const PAPER: Color = rgb(0xF9EFDA);
pub const PAPER_INK: Color = rgb(0x2E1D10);
pub const PAPER_SOFT: Color = rgb(0x7A4A1C);
pub const RUNG: Color = rgb(0xF0E2C2);
pub const RAIL: Color = rgb(0xBE8740);
pub const PAGE_READ: Color = rgb(0xCDB48B);
pub const PAGE_READ_INK: Color = rgb(0x4A331F);
pub const PAGE_BACK: Color = rgb(0x5F2342);
pub const PAGE_BACK_EDGE: Color = rgb(0xC9914B);
pub const PAGE_BACK_INK: Color = rgb(0xF2C879);

pub const fn swords(level: i16) -> Icon {
    match level {
        1 => Icon::Swords1,
        2 => Icon::Swords2,
        3 => Icon::Swords3,
        _ => Icon::Swords4,
    }
}

/// Her name; without one, her swords in words.
pub fn princess_name(ui: &Ui<'_>, name: &str, swords: i16) -> String {
    if name.trim().is_empty() {
        ui.tr("princess-nameless", &[("swords", swords.into())])
    } else {
        shown_name(name)
    }
}

/// A name in this role with her swords right behind it.
pub fn name_with_swords<'a, M: 'a>(
    ui: Ui<'a>,
    role: Role,
    name: String,
    swords: i16,
) -> Element<'a, M> {
    by_space(ui, move |ui| {
        let side = ui.px(role);
        let name = fit(ui, role, name.clone())
            .min_size(18.0)
            .width(Length::Shrink);
        row![
            container(name).max_width((ui.space.width - side - 10.0).max(0.0)),
            icon::coloured(self::swords(swords), side),
        ]
        .spacing(10)
        .align_y(Alignment::Center)
        .into()
    })
    .height(Length::Shrink)
    .into()
}

/// A player's disc, with the crown above it for the Prince.
pub fn crowned<'a, M: 'a>(ui: &Ui<'_>, hue: PlayerColour, px: f32, crown: bool) -> Element<'a, M> {
    if !crown {
        return chip(ui, hue, px);
    }
    let top = (px * 0.26).round();
    let side = (px * 0.66).round();
    stack![
        container(chip(ui, hue, px)).padding(Padding::ZERO.top(top)),
        pin(icon::coloured(Icon::Crown, side))
            .x(((px - side) / 2.0).round())
            .y((px * -0.14).round())
            .width(px)
            .height(px),
    ]
    .into()
}

/// A player's disc, crowned for the Prince of the round that is shown.
pub fn disc(view: View<'_>, seat: Seat, px: f32) -> Element<'_, Message> {
    let is_prince = view.count_state().prince() == seat;
    crowned(&view.ui, view.player(seat).hue, px, is_prince)
}

/// A player's disc with the name beside it, which fills the width.
pub fn named(view: View<'_>, seat: Seat, px: f32) -> Row<'_, Message> {
    let name = fit(view.ui, Role::Label, view.name(seat));
    row![disc(view, seat, px), name]
        .spacing(12)
        .align_y(Alignment::Center)
}

/// A title with the back button at its right.
pub fn title_bar(view: View<'_>, title: String) -> Row<'_, Message> {
    let title = fit(view.ui, Role::Title, title).max_lines(if view.ui.narrow() { 2 } else { 1 });
    row![
        title,
        crate::ui::button::icon_button(&view.ui, Icon::Close, Some(Message::Back)),
    ]
    .spacing(8)
    .align_y(Alignment::Center)
}
