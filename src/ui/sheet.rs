//! A sheet beside the game when wide, below it when narrow: it never covers the clock.

use super::fit_text::fit;
use super::panel::outlined;
use super::typography::Role;
use super::{Element, Ui, button};
use crate::core::Icon;
use iced::widget::{column, container, row};
use iced::{Alignment, Color, Length, Size};

/// Puts `sheet` beside (or below) `main`.
pub fn with_side_sheet<'a, Message: 'a>(
    ui: &Ui<'_>,
    main: impl Into<Element<'a, Message>>,
    sheet: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let main = main.into();
    let Some(sheet) = sheet else {
        return main;
    };
    let body = sheet_frame(ui, ui.accent.second, sheet);
    if ui.window.width >= super::TWO_PANES {
        let width = ui.window.width - room_left(ui).width;
        row![
            container(main).width(Length::Fill),
            container(body).width(width).padding(12),
        ]
        .into()
    } else {
        let height = ui.window.height - room_left(ui).height;
        column![
            container(main).height(Length::Fill).clip(true),
            container(body).height(height).padding(8),
        ]
        .into()
    }
}

/// A title with a close button above the sheet's body.
pub fn titled<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    title: String,
    body: Element<'a, Message>,
    close: Message,
) -> Element<'a, Message> {
    let head = row![
        fit(*ui, Role::Title, title),
        button::icon_button(ui, Icon::Close, Some(close)),
    ]
    .align_y(Alignment::Center);
    column![head, body].spacing(8).into()
}

/// The space left for the game while a sheet is open.
pub fn room_left(ui: &Ui<'_>) -> Size {
    let Size { width, height } = ui.window;
    if width >= super::TWO_PANES {
        Size::new(width - (width * 0.42).clamp(420.0, 620.0), height)
    } else {
        // Large text needs more of the game's half than of the sheet's, which scrolls.
        let part = if ui.large_text() { 0.5 } else { 0.4 };
        Size::new(width, (height * part).round())
    }
}

/// The width of the frame on each side.
pub fn frame(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 14.0 } else { 26.0 }
}

/// The sheet's own frame.
pub fn sheet_frame<'a, Message: 'a>(
    ui: &Ui<'_>,
    edge: Color,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    container(content)
        .padding(frame(ui))
        .width(Length::Fill)
        .height(Length::Fill)
        .style(outlined(ui.colours.surface, edge, 3, 26))
        .into()
}
