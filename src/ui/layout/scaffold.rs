//! The frame of a screen.

use super::by_space;
use crate::ui::{Element, Ui};
use iced::Length;
use iced::widget::column;

/// Bar, banners, body and foot, one below the other; the body gets the space that the others
/// leave.
#[expect(missing_debug_implementations, reason = "holds elements")]
#[must_use]
pub struct Scaffold<'a, Message> {
    ui: Ui<'a>,
    bar: Option<Element<'a, Message>>,
    banners: Vec<Element<'a, Message>>,
    foot: Option<Element<'a, Message>>,
}

pub fn scaffold<'a, Message>(ui: Ui<'a>) -> Scaffold<'a, Message> {
    Scaffold {
        ui,
        bar: None,
        banners: Vec::new(),
        foot: None,
    }
}

impl<'a, Message: 'a> Scaffold<'a, Message> {
    pub fn bar(mut self, bar: impl Into<Element<'a, Message>>) -> Self {
        self.bar = Some(bar.into());
        self
    }

    pub fn banners(mut self, banners: impl IntoIterator<Item = Element<'a, Message>>) -> Self {
        self.banners = banners.into_iter().collect();
        self
    }

    pub fn foot(mut self, foot: impl Into<Element<'a, Message>>) -> Self {
        self.foot = Some(foot.into());
        self
    }

    /// The screen, with the body made for the measured space.
    pub fn body(self, view: impl Fn(Ui<'a>) -> Element<'a, Message> + 'a) -> Element<'a, Message> {
        column![]
            .push(self.bar)
            .extend(self.banners)
            .push(by_space(self.ui, view))
            .push(self.foot)
            .width(Length::Fill)
            .into()
    }
}
