//! A picture from the gallery.

use super::art::Gallery;
use super::{Element, Look};
use iced::widget::{container, image};
use iced::{Background, ContentFit, Length, Size, border};

/// A picture, or its tinted place until it is drawn.
pub fn picture<'a, Message: 'a>(
    look: &Look<'_>,
    gallery: &Gallery,
    svg: &'static [u8],
    size: Size,
    radius: f32,
) -> Element<'a, Message> {
    let tint = look.accent.tint;
    let (width, height) = (Length::Fixed(size.width), Length::Fixed(size.height));
    match gallery.picture(svg) {
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
