//! Draws icons: signs in one colour, components in their own colours.

use super::Element;
use crate::core::Icon;
use iced::Color;
use iced::widget::svg::{Handle, Style, Svg};
use std::sync::OnceLock;

/// The drawing for a canvas.
pub fn handle(icon: Icon) -> Handle {
    static HANDLES: [OnceLock<Handle>; Icon::ALL.len()] =
        [const { OnceLock::new() }; Icon::ALL.len()];
    HANDLES[icon as usize]
        .get_or_init(|| Handle::from_memory(icon.svg()))
        .clone()
}

/// A sign in one colour.
pub fn tinted<'a, Message: 'a>(icon: Icon, px: f32, colour: Color) -> Element<'a, Message> {
    Svg::new(handle(icon))
        .width(px)
        .height(px)
        .style(move |_, _| Style {
            color: Some(colour),
        })
        .into()
}

/// A sign in this colour, or a component in its own colours.
pub fn either<'a, Message: 'a>(icon: Icon, px: f32, colour: Color) -> Element<'a, Message> {
    if icon.is_sign() {
        tinted(icon, px, colour)
    } else {
        coloured(icon, px)
    }
}

/// A component in its own colours.
pub fn coloured<'a, Message: 'a>(icon: Icon, px: f32) -> Element<'a, Message> {
    Svg::new(handle(icon)).width(px).height(px).into()
}
