//! A picture from the gallery.

use super::pictures::Pictures;
use super::{Element, Ui};
use iced::widget::{container, image};
use iced::{Background, ContentFit, Length, Size, border};

/// A picture, or its tinted place until it is drawn.
pub fn picture<'a, Message: 'a>(
    ui: &Ui<'_>,
    pictures: &Pictures,
    svg: &'static [u8],
    size: Size,
    radius: f32,
) -> Element<'a, Message> {
    let tint = ui.accent.tint;
    let (width, height) = (Length::Fixed(size.width), Length::Fixed(size.height));
    match pictures.picture(svg) {
        Some(handle) => image(handle)
            .width(width)
            .height(height)
            .content_fit(ContentFit::Fill)
            .into(),
        None => container("")
            .width(width)
            .height(height)
            .style(move |_| container::Style {
                background: Some(Background::Color(tint)),
                border: border::rounded(radius),
                ..container::Style::default()
            })
            .into(),
    }
}
