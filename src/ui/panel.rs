//! Backgrounds: plain, panel, well, page, empty state.

use super::colour::with_alpha;
use super::layout::in_list;
use super::typography::Role;
use super::{Container, Element, Scrollable, Ui, icon};
use crate::core::Icon;
use iced::border::{self, Radius};
use iced::widget::{column, container, scrollable};
use iced::{Alignment, Background, Color, Length, Padding, Pixels, Theme};

/// The style of a surface.
pub fn filled(
    fill: impl Into<Background>,
    radius: impl Into<Radius>,
) -> impl Fn(&Theme) -> container::Style {
    let (fill, border) = (fill.into(), border::rounded(radius));
    move |_| container::background(fill).border(border)
}

/// The style of a surface with an edge.
pub fn outlined(
    fill: Color,
    edge: Color,
    width: impl Into<Pixels>,
    radius: impl Into<Radius>,
) -> impl Fn(&Theme) -> container::Style {
    let border = border::rounded(radius).color(edge).width(width);
    move |_| container::background(fill).border(border)
}

/// The background of every screen but Home.
pub fn plain<'a, Message: 'a>(
    ui: &Ui<'_>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    container(content)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(filled(with_alpha(ui.colours.ground, 1.0), 0))
        .into()
}

/// A surface with a thin edge.
pub fn panel<'a, Message: 'a>(
    ui: &Ui<'_>,
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message> {
    let colours = ui.colours;
    container(content).style(outlined(colours.surface, colours.line, 1, 22))
}

/// A sunken surface: what is in it can be chosen.
pub fn well<'a, Message: 'a>(
    ui: &Ui<'_>,
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message> {
    container(content).style(filled(ui.colours.sunken, 16))
}

/// A page that may be longer than the window; its scrollbar is then always visible.
pub fn page<'a, Message: 'a>(
    ui: &Ui<'_>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    scroll(ui, content).into()
}

/// The same, for callers that need its id.
pub fn scroll<'a, Message: 'a>(
    ui: &Ui<'_>,
    content: impl Into<Element<'a, Message>>,
) -> Scrollable<'a, Message> {
    let colours = ui.colours;
    scrollable(in_list(content))
        .direction(scrollable::Direction::Vertical(
            scrollable::Scrollbar::new()
                .width(8)
                .scroller_width(8)
                .spacing(6),
        ))
        .height(Length::Fill)
        .style(move |theme, status| {
            let mut style = scrollable::default(theme, status);
            style.vertical_rail.background = None;
            style.vertical_rail.border = border::rounded(4);
            style.vertical_rail.scroller.background = Background::Color(colours.line_strong);
            style.vertical_rail.scroller.border = border::rounded(4);
            style
        })
}

/// What begins with a title of this role: at the top of a page the accents of its capitals would
/// be cut.
pub fn titled<'a, Message: 'a>(
    ui: &Ui<'_>,
    role: Role,
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message> {
    let room = (ui.px(role) * role.accent_overhang()).ceil();
    container(content).padding(Padding::ZERO.top(room))
}

/// Nothing here yet: what will be here, and how it gets here.
pub fn empty<'a, Message: 'a>(
    ui: &Ui<'_>,
    picture: Icon,
    title: String,
    words: String,
    action: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let side = if ui.narrow() { 72.0 } else { 104.0 };
    let text = column![
        icon::coloured(picture, side),
        ui.text(Role::Title, title).align_x(Alignment::Center),
        ui.soft(Role::Body, words)
            .align_x(Alignment::Center)
            .width(Length::Fill),
    ]
    .push(action)
    .spacing(16)
    .max_width(560)
    .align_x(Alignment::Center);
    container(text)
        .center(Length::Fill)
        .padding(ui.margin())
        .into()
}
