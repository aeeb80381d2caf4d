//! Large pictures as elements.

use super::panel::filled;
use super::pictures::{Measured, Pictures};
use super::{Element, Ui};
use iced::widget::{container, image, sensor};
use iced::{ContentFit, Length};

/// A square picture, or a tinted area until it is drawn.
pub fn picture<'a, Message: 'a>(
    ui: &Ui<'_>,
    pictures: &Pictures,
    svg: &'static [u8],
    side: impl Into<Length>,
    radius: f32,
) -> Element<'a, Message> {
    let side = side.into();
    match pictures.picture(svg) {
        Some(handle) => image(handle)
            .width(side)
            .height(side)
            .content_fit(ContentFit::Fill)
            .into(),
        None => container("")
            .width(side)
            .height(side)
            .style(filled(ui.accent.tint, radius))
            .into(),
    }
}

/// A picture that reports the size it is laid out in, also where it is scrolled out of view.
pub fn measured<'a, Message: 'a>(
    svg: &'static [u8],
    picture: impl Into<Element<'a, Message>>,
    on_size: impl Fn(Measured) -> Message + Copy + 'a,
) -> Element<'a, Message> {
    let on_size = move |size| on_size(Measured { svg, size });
    sensor(picture)
        .anticipate(100_000)
        .on_show(on_size)
        .on_resize(on_size)
        .into()
}
