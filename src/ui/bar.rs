//! The bar on top of every place: back, name, what it is about, and a few signs at the right.

use super::fit_text::fit;
use super::typography::Role;
use super::{Class, Element, Ui, button};
use crate::core::Icon;
use iced::widget::{column, container, row, rule};
use iced::{Alignment, Length};

/// How high the bar is, with its hairline.
pub const fn height(class: Class) -> f32 {
    match class {
        Class::Phone => 56.0,
        Class::Tall | Class::Wide => 64.0,
    }
}

/// The bar with its hairline; `signs` stand at the right.
pub fn bar<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    back: Message,
    name: String,
    sub: Option<String>,
    signs: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let (px, padding) = if ui.narrow() { (22.0, 4) } else { (26.0, 12) };
    // A long name becomes smaller; the signs keep their size.
    let name = fit(*ui, Role::Heading, name)
        .max_size(px)
        .min_size(14.0)
        .line_height(1.0)
        .width(Length::Shrink);
    let sub = sub.filter(|_| !ui.narrow()).map(|sub| {
        let sub = fit(*ui, Role::Small, sub)
            .max_size(18.0)
            .min_size(16.0)
            .color(ui.colours.ink_soft)
            .width(Length::Shrink);
        container(sub).padding([0, 8])
    });
    let words = row![name.color(ui.colours.ink)]
        .push(sub)
        .spacing(6)
        .width(Length::Fill)
        .align_y(Alignment::Center);
    let line = row![button::icon_button(ui, Icon::Back, Some(back)), words]
        .extend(signs)
        .spacing(6)
        .padding([0, padding])
        .height(Length::Fixed(height(ui.class) - 1.0))
        .align_y(Alignment::Center);
    column![line, hairline(ui)].into()
}

/// A horizontal line of one pixel.
pub fn hairline<'a, Message: 'a>(ui: &Ui<'_>) -> Element<'a, Message> {
    let colour = ui.colours.line;
    rule::horizontal(1)
        .style(move |_| rule::Style {
            color: colour,
            radius: 0.0.into(),
            fill_mode: rule::FillMode::Full,
            snap: true,
        })
        .into()
}
