//! The card of a player, which is arranged by its space.

use super::face::Face;
use super::fit_text::fit;
use super::layout::by_space;
use super::player_chip::chip;
use super::tap::tap;
use super::typography::Role;
use super::{Element, Ui, icon};
use crate::core::{Icon, Player};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};
use std::rc::Rc;

/// Largest diameter of the chip.
const CHIP: f32 = 56.0;

#[expect(missing_debug_implementations, reason = "holds closures")]
#[must_use]
pub struct PlayerCard<'a, Message> {
    ui: Ui<'a>,
    player: &'a Player,
    face: Face,
    status: Option<Rc<dyn Fn(Ui<'a>) -> Element<'a, Message> + 'a>>,
    action: Option<(Icon, String)>,
    message: Option<Message>,
    height: Length,
}

/// A card with chip and name. Fills the cell it is in.
pub fn player_card<'a, Message>(ui: Ui<'a>, player: &'a Player) -> PlayerCard<'a, Message> {
    PlayerCard {
        ui,
        player,
        face: Face::Card,
        status: None,
        action: None,
        message: None,
        height: Length::Fill,
    }
}

impl<'a, Message: Clone + 'a> PlayerCard<'a, Message> {
    pub fn face(mut self, face: Face) -> Self {
        self.face = face;
        self
    }

    /// What is known about the player, made for the space that is left for it.
    pub fn status(mut self, status: impl Fn(Ui<'a>) -> Element<'a, Message> + 'a) -> Self {
        self.status = Some(Rc::new(status));
        self
    }

    /// What a tap does, as an icon on the card; it is not a button of its own.
    pub fn action(mut self, action: Option<(Icon, String)>) -> Self {
        self.action = action;
        self
    }

    pub fn on_press(self, message: Message) -> Self {
        self.on_press_maybe(Some(message))
    }

    pub fn on_press_maybe(mut self, message: Option<Message>) -> Self {
        self.message = message;
        self
    }

    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.height = height.into();
        self
    }

    fn name(&self, ui: Ui<'a>) -> super::fit_text::Fit {
        fit(ui, Role::Label, self.player.name.clone())
            .min_size((ui.px(Role::Label) * 0.52).max(16.0))
            .color(self.face.skin(&ui).text)
    }

    fn status_in(&self, ui: Ui<'a>, align: Alignment) -> Option<Element<'a, Message>> {
        let status = self.status.clone()?;
        let view = by_space(ui, move |ui| {
            container(status(ui))
                .align_x(align)
                .width(Length::Fill)
                .center_y(Length::Fill)
                .into()
        });
        Some(view.height(ui.em(1.6)).into())
    }

    fn action_sign(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let (icon, label) = self.action.clone()?;
        let skin = Face::Accent.skin(&ui);
        let sign = by_space(ui, move |ui| {
            let label = fit(ui, Role::Label, label.clone())
                .max_size(ui.px(Role::Small) * 1.1)
                .min_size(14.0)
                .color(skin.text)
                .all_or_nothing()
                .ungrouped();
            let px = ui.em(1.2).min(ui.space.height.unwrap_or(24.0) * 0.6);
            let icon = icon::tinted(icon, px, skin.text);
            if ui.height_ems() >= 2.8 {
                let parts = column![icon, label.center()].spacing(4);
                return container(parts.align_x(Alignment::Center))
                    .center_y(Length::Fill)
                    .into();
            }
            let parts = row![icon, label.width(Length::Shrink)].spacing(6);
            container(parts.align_y(Alignment::Center))
                .center(Length::Fill)
                .into()
        });
        let sign = container(sign).padding([2, 6]);
        Some(sign.style(move |_| skin.surface()).into())
    }

    /// Chip, words and action beside each other, below each other, or only the chip, as it fits.
    fn content(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let (width, height) = (ui.space.width, ui.space.height.unwrap_or(ui.em(9.0)));
        let gap = ui.margin() / 2.0;
        let chip = |px: f32| chip(&ui, self.player.hue, px.max(0.0).floor());
        let is_flat = ui.height_ems() < 4.4;
        if self.status.is_none() && self.action.is_none() && ui.width_ems() >= 4.0 {
            let chip = chip(CHIP.min(height).min(width / 4.0));
            let name = self.name(ui).max_lines(2).height(Length::Fill);
            return row![chip, name]
                .spacing(gap)
                .align_y(Alignment::Center)
                .into();
        }
        if ui.width_ems() >= if is_flat { 5.5 } else { 8.5 } && ui.height_ems() >= 2.4 {
            let status = self.status_in(ui, Alignment::Start);
            // Beside an action in a narrow card the name needs the width of the chip.
            let is_tight = self.action.is_some() && ui.width_ems() < 8.0;
            let (aside, status) = if is_tight {
                let below = row![chip(ui.em(1.4))].push(status).spacing(gap / 2.0);
                (None, Some(below.align_y(Alignment::Center).into()))
            } else {
                (Some(chip(CHIP.min(height).min(width / 4.0))), status)
            };
            let words = column![self.name(ui)].push(status).spacing(gap / 2.0);
            let action = self.action_sign(ui);
            // In a narrow card the action loses its word before the player loses the name.
            let ems = match ui.width_ems() {
                14.0.. => 3.6,
                8.0.. => 2.9,
                _ => 1.9,
            };
            let action = action.map(|sign| container(sign).width(ui.em(ems)));
            return row![]
                .push(aside)
                .push(words)
                .push(action)
                .spacing(gap)
                .align_y(Alignment::Center)
                .into();
        }
        let last = || {
            let action = self.action_sign(ui);
            let action = action.map(|sign| container(sign).height(ui.em(1.6)).into());
            action.or_else(|| self.status_in(ui, Alignment::Center))
        };
        let is_high = ui.height_ems() >= 4.2;
        if ui.width_ems() >= 3.6 && ui.height_ems() >= 3.3 && !is_high {
            let name = self.name(ui).min_size(16.0);
            let head = row![chip(ui.em(1.5)), name]
                .spacing(gap / 2.0)
                .align_y(Alignment::Center);
            return column![head]
                .push(last())
                .spacing(gap / 4.0)
                .align_x(Alignment::Center)
                .into();
        }
        if ui.width_ems() >= 2.6 && is_high {
            let chip = chip((height - ui.em(3.4)).min(CHIP).min(width * 0.7));
            let name = self.name(ui).min_size(16.0).center();
            return column![chip, name]
                .push(last())
                .spacing(gap / 2.0)
                .align_x(Alignment::Center)
                .into();
        }
        let status = self.status_in(ui, Alignment::Center);
        let left = if status.is_some() {
            height / 2.0
        } else {
            height
        };
        column![chip(CHIP.min(left).min(width))]
            .push(status)
            .align_x(Alignment::Center)
            .into()
    }
}

impl<'a, Message: Clone + 'a> From<PlayerCard<'a, Message>> for Element<'a, Message> {
    fn from(card: PlayerCard<'a, Message>) -> Self {
        let (ui, message, height) = (card.ui, card.message.clone(), card.height);
        let skin = card.face.skin(&ui).radius(20.0);
        let padding = if ui.narrow() { [4, 8] } else { [6, 12] };
        let content = by_space(ui, move |ui| {
            container(card.content(ui)).center(Length::Fill).into()
        });
        tap(&ui, skin, content)
            .height(height)
            .padding(padding)
            .on_press_maybe(message)
            .into()
    }
}
