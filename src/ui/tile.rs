//! A tile: an icon and a label, beside or below each other depending on its space.

use super::face::Face;
use super::fit_text::fit;
use super::layout::by_space;
use super::tap::tap;
use super::typography::Role;
use super::{Element, Ui, icon};
use crate::core::Icon;
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// From this width on, in ems, the label is beside the icon.
const LABEL_BESIDE: f32 = 7.0;

#[derive(Debug)]
#[must_use]
pub struct Tile<'a, Message> {
    ui: Ui<'a>,
    face: Face,
    icon: Option<Icon>,
    label: String,
    short_label: Option<String>,
    message: Option<Message>,
}

/// Fills the cell it is in.
pub fn tile<'a, Message>(ui: Ui<'a>, face: Face, label: impl Into<String>) -> Tile<'a, Message> {
    Tile {
        ui,
        face,
        icon: None,
        label: label.into(),
        short_label: None,
        message: None,
    }
}

impl<Message> Tile<'_, Message> {
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// A shorter label, for where the whole one would be cut.
    pub fn short_label(mut self, label: impl Into<String>) -> Self {
        self.short_label = Some(label.into());
        self
    }

    pub fn on_press(mut self, message: Message) -> Self {
        self.message = Some(message);
        self
    }
}

impl<'a, Message: Clone + 'a> From<Tile<'a, Message>> for Element<'a, Message> {
    fn from(tile: Tile<'a, Message>) -> Self {
        let (icon, label, short) = (tile.icon, tile.label, tile.short_label);
        let ink = tile.face.skin(&tile.ui).text;
        let content = by_space(tile.ui, move |ui| {
            let label = fit(ui, Role::Label, label.clone())
                .short_text(short.clone())
                .color(ink);
            let Some(icon) = icon else {
                return label.max_lines(2).center().height(Length::Fill).into();
            };
            let (label, px) = (label.max_lines(3), ui.em(2.3).min(ui.space.width * 0.6));
            if ui.width_ems() >= LABEL_BESIDE {
                return row![icon::either(icon, px, ink), label.height(Length::Fill)]
                    .spacing(ui.margin() / 2.0)
                    .align_y(Alignment::Center)
                    .into();
            }
            let px = px.min(ui.space.height.map_or(px, |height| height / 2.0));
            let parts = column![icon::either(icon, px, ink), label.center()]
                .spacing(6)
                .align_x(Alignment::Center);
            container(parts).center(Length::Fill).into()
        });
        tap(&tile.ui, tile.face.skin(&tile.ui).radius(16.0), content)
            .padding([6, 8])
            .on_press_maybe(tile.message)
            .into()
    }
}
