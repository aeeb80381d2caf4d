//! A screen to be drawn: its bar as data, and its body.

use super::banner::Banner;
use super::bar::{self, Bar};
use super::panel::{filled, plain};
use super::{Element, Ui};
use iced::widget::{column, container, stack};
use iced::{Background, Length};

#[expect(missing_debug_implementations, reason = "holds elements")]
#[must_use]
pub struct ScreenParts<'a, Message> {
    ui: Ui<'a>,
    bar: Option<Bar<'a, Message>>,
    body: Element<'a, Message>,
    background: Option<Background>,
    /// The height of the body's own header, where there is no bar.
    header: f32,
}

impl<'a, Message: 'a> ScreenParts<'a, Message> {
    pub fn new(ui: Ui<'a>, bar: Bar<'a, Message>, body: impl Into<Element<'a, Message>>) -> Self {
        Self {
            ui,
            bar: Some(bar),
            body: body.into(),
            background: None,
            header: 0.0,
        }
    }

    /// A screen whose body has a header of its own, without buttons in it.
    pub fn without_bar(ui: Ui<'a>, header: f32, body: impl Into<Element<'a, Message>>) -> Self {
        Self {
            ui,
            bar: None,
            body: body.into(),
            background: None,
            header,
        }
    }

    /// The background of bar and body, instead of the plain one.
    pub fn background(mut self, background: Option<Background>) -> Self {
        self.background = background;
        self
    }

    /// Shows a small indicator in the bar that the disk has not confirmed the latest taps.
    pub fn waiting(mut self, waits: bool) -> Self {
        if waits {
            self.bar = self.bar.map(Bar::waiting);
        }
        self
    }

    pub fn map<T: 'a>(self, f: impl Fn(Message) -> T + Copy + 'a) -> ScreenParts<'a, T> {
        ScreenParts {
            ui: self.ui,
            bar: self.bar.map(|bar| bar.map(f)),
            body: self.body.map(f),
            background: self.background,
            header: self.header,
        }
    }
}

impl<'a, Message: Clone + 'a> ScreenParts<'a, Message> {
    /// Bar and body; a banner replaces the bar's words, or covers the header.
    pub fn view(self, banner: Option<Banner<Message>>) -> Element<'a, Message> {
        let ui = self.ui;
        let Some(bar) = self.bar else {
            let banner = banner.map(|banner| {
                container(bar::banner_only(ui, banner))
                    .center_y(self.header)
                    .width(Length::Fill)
                    .style(filled(ui.colours.ground, 0))
            });
            return stack![self.body].push(banner).into();
        };
        let content = column![bar.view(banner), self.body];
        match self.background {
            Some(background) => container(content)
                .width(Length::Fill)
                .height(Length::Fill)
                .style(filled(background, 0))
                .into(),
            None => plain(&ui, content),
        }
    }
}

impl<'a, Message: Clone + 'a> From<ScreenParts<'a, Message>> for Element<'a, Message> {
    fn from(parts: ScreenParts<'a, Message>) -> Self {
        parts.view(None)
    }
}
