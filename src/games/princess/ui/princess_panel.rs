//! The current princess: who she is, who may see what, who is saved and who is not yet.

use super::{Message, View, tokens};
use crate::core::Icon;
use crate::games::princess::components::Sees;
use crate::games::princess::rule_ids;
use crate::ui::panel::{filled, outlined};
use crate::ui::{
    Element, Role, Row, TapStyle, by_space, cells, chip, dashed, fit, fit_group, fit_soft, icon,
    panel, tap, typography,
};
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Background, Gradient, Length, Radians, gradient};

const fn eye(sees: Sees) -> Icon {
    match sees {
        Sees::Everyone => Icon::EyeAll,
        Sees::PrinceOnly => Icon::EyePrince,
        Sees::Nobody => Icon::EyeClosed,
    }
}

const fn label(sees: Sees) -> &'static str {
    match sees {
        Sees::Everyone => "princess-sees-everyone",
        Sees::PrinceOnly => "princess-sees-prince",
        Sees::Nobody => "princess-sees-nobody",
    }
}

/// Her portrait on plum.
fn portrait<'a>(picture: Icon, side: f32) -> Element<'a, Message> {
    let ground = gradient::Linear::new(Radians(std::f32::consts::PI))
        .add_stop(0.0, tokens::rgb(0x4B2144))
        .add_stop(1.0, tokens::rgb(0x8E3F5E));
    container(icon::coloured(picture, (side * 0.86).round()))
        .center_x(side)
        .align_bottom(side)
        .style(filled(
            Background::Gradient(Gradient::Linear(ground)),
            side / 4.0,
        ))
        .into()
}

/// The whole panel, as high as it may be.
pub fn princess(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(princess) = view.princess() else {
        return space::horizontal().into();
    };
    let sentence = ui.t(&format!("princess-sight-{}", princess.swords.clamp(1, 4)));
    let sentence = fit(ui, Role::Small, sentence)
        .max_size(ui.px(Role::Small).max(18.0))
        .max_lines(2);
    let head = by_space(ui, move |ui| head(view.with(ui)));
    let sees = container(sees(view)).height(ui.grow(72.0));
    panel::panel(&ui, column![head, sees, sentence].spacing(8))
        .padding([12, 20])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn head(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(princess) = view.princess() else {
        return space::horizontal().into();
    };
    let (over, picture) = if view.is_new_princess() {
        ("princess-to-reveal", Icon::PrincessHidden)
    } else {
        ("princess-to-save", Icon::Princess)
    };
    let side = ui.space.height.unwrap_or(88.0).min(ui.space.width * 0.16);
    let name = tokens::princess_name(&ui, &princess.name, princess.swords);
    let role = if ui.height_ems() >= 3.6 {
        Role::Display
    } else {
        Role::Title
    };
    let title = column![
        fit_soft(ui, Role::Small, ui.t(over)).font(typography::BOLD),
        tokens::name_with_swords(ui, role, name, princess.swords),
    ]
    .width(Length::FillPortion(10));
    let medals = by_space(ui, move |ui| medallions(view.with(ui)));
    let medals = medals.width(Length::FillPortion(9));
    row![portrait(picture, side.min(150.0)), title, medals]
        .spacing(18)
        .height(Length::Fill)
        .align_y(Alignment::Center)
        .into()
}

/// Saved, now, and to come, with names and swords where they fit.
pub fn medallions(view: View<'_>) -> Element<'_, Message> {
    let saved = usize::from(view.state().saved());
    let cell = |(place, princess): (usize, &crate::games::princess::rules::Princess)| {
        let (name, swords) = (princess.name.clone(), princess.swords);
        by_space(view.ui, move |ui| {
            let is_now = place == saved;
            let (font, ink) = if is_now {
                (typography::BOLD, ui.colours.ink)
            } else {
                (typography::SANS, ui.colours.ink_soft)
            };
            let side = ui.space.width.min(ui.space.height.unwrap_or(60.0) * 0.5);
            let name = fit(ui, Role::Small, name.clone())
                .min_size(11.0)
                .font(font)
                .color(ink)
                .center();
            let name = (ui.width_ems() >= 3.6).then_some(name);
            let content = column![medal(view.with(ui), place < saved, is_now, side.min(96.0))]
                .push(name)
                .push(icon::coloured(
                    tokens::swords(swords),
                    side.clamp(16.0, 26.0),
                ))
                .spacing(1)
                .align_x(Alignment::Center);
            container(content).center_y(Length::Fill).into()
        })
        .into()
    };
    let medals = view.princesses().iter().enumerate().map(cell);
    fit_group(cells(medals).spacing(2.0)).into()
}

fn medal(view: View<'_>, is_saved: bool, is_now: bool, side: f32) -> Element<'_, Message> {
    let ui = view.ui;
    let colours = ui.colours;
    let (edge, ground, stroke) = if is_saved {
        (colours.good, colours.sunken, 3.0)
    } else if is_now {
        (ui.accent.accent, ui.accent.tint, 4.0)
    } else {
        (colours.line, colours.sunken, 3.0)
    };
    let picture = if is_saved || (is_now && !view.is_new_princess()) {
        Icon::Princess
    } else {
        Icon::PrincessHidden
    };
    let disc = |content, side: f32, ground, edge, stroke: f32| {
        container(content)
            .center(side)
            .style(outlined(ground, edge, stroke, side / 2.0))
    };
    let picture = icon::coloured(picture, (side * 0.72).round());
    let medal = disc(picture, side, ground, edge, stroke);
    if !is_saved {
        return medal.into();
    }
    let mark = (side * 0.46).round();
    let check = icon::tinted(Icon::Check, mark * 0.75, colours.on_fill);
    let check = disc(check, mark, colours.good, colours.surface, 2.0);
    stack![medal, container(check).align_right(side).align_bottom(side)].into()
}

/// Who may see the dungeon and who the ladders, as icons; a tap opens the rule.
pub fn sees(view: View<'_>) -> Element<'_, Message> {
    let Some(sight) = view.sight() else {
        return space::horizontal().into();
    };
    let both = [
        (Icon::Tower, "princess-dungeon", sight.dungeon),
        (Icon::LadderCard, "princess-ladders", sight.ladders),
    ];
    let both = both.map(|(picture, what, sees)| {
        let ui = view.ui;
        let content = by_space(ui, move |ui| see(view.with(ui), picture, what, sees));
        let skin = TapStyle::bare(&ui).fill(ui.colours.raised).radius(18.0);
        tap(&ui, skin, content)
            .padding([0, 8])
            .on_press(Message::Why(rule_ids::LEVELS))
            .into()
    });
    fit_group(cells(both).spacing(12.0)).into()
}

fn see<'a>(view: View<'a>, picture: Icon, what: &str, sees: Sees) -> Element<'a, Message> {
    let ui = view.ui;
    let sees_it = fit(ui, Role::Label, ui.t(label(sees))).min_size(14.0);
    if ui.space.width < ui.grow(110.0) + ui.em(4.0) {
        let signs = row![
            icon::coloured(picture, 34.0),
            icon::coloured(eye(sees), 38.0)
        ];
        let content = column![signs.spacing(4), sees_it.center()].align_x(Alignment::Center);
        return container(content).center_y(Length::Fill).into();
    }
    let side = if view.count() > 4 { 28.0 } else { 36.0 };
    let chips = f32::from(view.count()) * (side + 4.0);
    let shows_eyes = ui.space.width - chips - ui.grow(110.0) >= ui.em(4.6);
    let said = column![fit_soft(ui, Role::Small, ui.t(what)), sees_it,];
    row![
        icon::coloured(picture, ui.grow(40.0)),
        icon::coloured(eye(sees), ui.grow(50.0)),
        said
    ]
    .push(shows_eyes.then(|| eyes(view, sees, side)))
    .spacing(10)
    .height(Length::Fill)
    .align_y(Alignment::Center)
    .into()
}

/// A disc for each player who sees, a closed eye for those who do not.
fn eyes(view: View<'_>, sees: Sees, side: f32) -> Row<'_, Message> {
    let line = view.ui.colours.line_strong;
    let eyes = view.seats().map(|seat| {
        let is_prince = seat == view.state().prince();
        match sees {
            Sees::Everyone => chip(&view.ui, view.player(seat).hue, side),
            Sees::PrinceOnly if is_prince => tokens::disc(view, seat, side),
            Sees::PrinceOnly | Sees::Nobody => {
                let closed = icon::tinted(Icon::EyeClosedMono, (side * 0.64).round(), line);
                dashed::dashed(container(closed).center(side), line, 2.0, side / 2.0)
            }
        }
    });
    row(eyes).spacing(4).align_y(Alignment::End)
}
