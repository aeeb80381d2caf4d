//! The bar on top of every place: back, name, what it is about, and a few signs at the right.

use super::{Element, Ui, button, typography};
use crate::core::Icon;
use iced::widget::{column, container, row, rule, space, text};
use iced::{Alignment, Length};

/// The bar with its hairline; `signs` stand at the right.
pub fn bar<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    back: Message,
    name: String,
    sub: Option<String>,
    signs: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let signs: Vec<Element<'a, Message>> = signs.into_iter().collect();
    let (height, px): (f32, f32) = if narrow { (56.0, 22.0) } else { (64.0, 26.0) };
    // On a phone a long name becomes smaller; the signs keep their size.
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let (letters, keys) = (name.chars().count().max(1) as f32, signs.len() as f32 + 1.0);
    let room = ui.window.width - keys * 54.0 - 20.0;
    let px = if narrow {
        px.min(room / (0.56 * letters)).max(14.0)
    } else {
        px
    };
    let name = text(name)
        .size(px)
        .line_height(1.0)
        .font(typography::SERIF)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let sub = sub.filter(|_| !narrow).map(|sub| {
        text(sub)
            .size(18)
            .color(ui.colours.ink_soft)
            .wrapping(text::Wrapping::None)
    });
    let line = row![button::icon_button(ui, Icon::Back, Some(back)), name]
        .push(sub.map(|sub| container(sub).padding([0, 8])))
        .push(space::horizontal())
        .extend(signs)
        .spacing(6)
        .padding([0, if narrow { 4 } else { 12 }])
        .height(Length::Fixed(height - 1.0))
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
