//! Parts below each other, or behind tabs where they do not fit.

use super::by_space;
use crate::ui::tabs::tabs;
use crate::ui::{Element, Ui};
use iced::Length;
use iced::widget::column;
use std::rc::Rc;

struct Part<'a, T, Message> {
    tab: T,
    key: &'static str,
    min_ems: f32,
    view: Rc<dyn Fn(Ui<'a>) -> Element<'a, Message> + 'a>,
}

/// All parts one below the other where their minimum heights fit, else one of them behind tabs.
#[expect(missing_debug_implementations, reason = "holds closures")]
#[must_use]
pub struct StackOrTabs<'a, T, Message> {
    ui: Ui<'a>,
    chosen: T,
    on_tab: Box<dyn Fn(T) -> Message + 'a>,
    parts: Vec<Part<'a, T, Message>>,
}

pub fn stack_or_tabs<'a, T, Message>(
    ui: Ui<'a>,
    chosen: T,
    on_tab: impl Fn(T) -> Message + 'a,
) -> StackOrTabs<'a, T, Message> {
    StackOrTabs {
        ui,
        chosen,
        on_tab: Box::new(on_tab),
        parts: Vec::new(),
    }
}

impl<'a, T: Copy + PartialEq + 'a, Message: Clone + 'a> StackOrTabs<'a, T, Message> {
    /// Adds a part: its tab, the key of the tab's label, and its minimum height in ems.
    pub fn part(
        mut self,
        tab: T,
        key: &'static str,
        min_ems: f32,
        view: impl Fn(Ui<'a>) -> Element<'a, Message> + 'a,
    ) -> Self {
        self.parts.push(Part {
            tab,
            key,
            min_ems,
            view: Rc::new(view),
        });
        self
    }

    fn view(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let spacing = ui.margin() / 2.0;
        let part = |part: &Part<'a, T, Message>| {
            let view = part.view.clone();
            by_space(ui, move |ui| view(ui))
        };
        let heights = self.parts.iter().map(|part| ui.em(part.min_ems) + spacing);
        let wanted = heights.sum::<f32>() - spacing;
        if ui.space.height.is_none_or(|height| wanted <= height) {
            let portion = |ems: f32| Length::FillPortion((ems * 10.0) as u16);
            let parts = self.parts.iter();
            let parts = parts.map(|one| part(one).height(portion(one.min_ems)).into());
            return column(parts).spacing(spacing).into();
        }
        let labels = self.parts.iter().map(|part| (part.tab, ui.t(part.key)));
        let chosen = self.parts.iter().find(|part| part.tab == self.chosen);
        let chosen = chosen.or(self.parts.first());
        let tab = chosen.map_or(self.chosen, |part| part.tab);
        column![]
            .push(chosen.map(part))
            .push(tabs(ui, tab, labels, &self.on_tab))
            .spacing(spacing)
            .into()
    }
}

impl<'a, T, Message> From<StackOrTabs<'a, T, Message>> for Element<'a, Message>
where
    T: Copy + PartialEq + 'a,
    Message: Clone + 'a,
{
    fn from(parts: StackOrTabs<'a, T, Message>) -> Self {
        by_space(parts.ui, move |ui| parts.view(ui)).into()
    }
}
