//! A sheet beside the game when wide, below it when narrow: it never covers what is on the clock.

use super::{Element, Look};
use iced::widget::{column, container, row};
use iced::{Background, Color, Length, Size, border};

/// Puts `sheet` beside (or below) `main`.
pub fn beside<'a, Message: 'a>(
    look: &Look<'_>,
    main: impl Into<Element<'a, Message>>,
    sheet: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let main = main.into();
    let Some(sheet) = sheet else {
        return main;
    };
    let body = framed(look, look.accent.second, sheet);
    if look.size.width >= super::TWO_PANES {
        let width = look.size.width - room_left(look).width;
        row![
            container(main).width(Length::Fill),
            container(body).width(Length::Fixed(width)).padding(12),
        ]
        .into()
    } else {
        let height = look.size.height - room_left(look).height;
        column![
            container(main).height(Length::Fill).clip(true),
            container(body).height(Length::Fixed(height)).padding(8),
        ]
        .into()
    }
}

/// What is left for the game while a sheet is open.
pub fn room_left(look: &Look<'_>) -> Size {
    let Size { width, height } = look.size;
    if width >= super::TWO_PANES {
        Size::new(width - (width * 0.42).clamp(420.0, 620.0), height)
    } else {
        Size::new(width, (height * 0.4).round())
    }
}

/// What the frame takes on each side.
pub fn frame(look: &Look<'_>) -> f32 {
    if look.narrow() { 14.0 } else { 26.0 }
}

/// The sheet's own frame.
pub fn framed<'a, Message: 'a>(
    look: &Look<'_>,
    edge: Color,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let surface = look.colours.surface;
    container(content)
        .padding(frame(look))
        .width(Length::Fill)
        .height(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(surface)),
            border: border::rounded(26).color(edge).width(3),
            ..container::Style::default()
        })
        .into()
}
