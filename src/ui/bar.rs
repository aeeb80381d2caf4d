//! The bar on top of every place: back, name, what it is about, and a few signs at the right.

use super::face::Face;
use super::fit_text::fit;
use super::outline::HEADLINE;
use super::tap::tap;
use super::typography::Role;
use super::{Class, Element, Ui, button, icon};
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
    let px = if ui.narrow() { 22.0 } else { 26.0 };
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
    with_words(ui, back, words, signs)
}

/// The bar with other words between the way back and the signs.
pub fn with_words<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    back: Message,
    words: impl Into<Element<'a, Message>>,
    signs: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let padding = if ui.narrow() { 4 } else { 12 };
    let line = row![
        button::icon_button(ui, Icon::Back, Some(back)),
        container(words).id(HEADLINE)
    ]
    .extend(signs)
    .spacing(6)
    .padding([0, padding])
    .height(Length::Fixed(height(ui.class) - 1.0))
    .align_y(Alignment::Center);
    column![line, hairline(ui)].into()
}

/// A sentence about the last tap, in the place of the name: nothing moves for it.
pub fn notice<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    text: String,
    has_rule: bool,
    message: Message,
) -> Element<'a, Message> {
    let skin = Face::Chosen.skin(&ui).radius(14.0);
    let text = fit(ui, Role::Label, text)
        .max_size(if ui.narrow() { 17.0 } else { 22.0 })
        .min_size(13.0)
        .max_lines(if ui.narrow() { 3 } else { 2 })
        .line_height(1.1)
        .color(ui.colours.ink)
        .height(Length::Fill);
    let sign = if has_rule { Icon::Help } else { Icon::Close };
    let sign = icon::tinted(
        sign,
        if ui.narrow() { 20.0 } else { 26.0 },
        ui.accent.accent,
    );
    let content = row![text, sign].spacing(6).align_y(Alignment::Center);
    tap(&ui, skin, content)
        .width(Length::Fill)
        .height(Length::Fill)
        .padding([2, 10])
        .on_press(message)
        .into()
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
