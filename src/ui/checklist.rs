//! The list of components to tick off: the whole row can be tapped.

use super::bar::hairline;
use super::panel::outlined;
use super::tap::{TapStyle, tap};
use super::typography::Role;
use super::{Element, Ui, icon};
use crate::core::Icon;
use iced::widget::{column, container, row};
use iced::{Alignment, Color, Length};

/// One line of the list.
#[derive(Debug, Clone)]
#[must_use]
pub struct Step {
    pub count: Option<u32>,
    pub picture: Icon,
    pub what: String,
    pub how: Option<String>,
    pub done: bool,
}

impl Step {
    pub fn new(picture: Icon, what: String) -> Self {
        Self {
            count: None,
            picture,
            what,
            how: None,
            done: false,
        }
    }

    pub fn count(mut self, count: u32) -> Self {
        self.count = Some(count);
        self
    }

    pub fn how(mut self, how: String) -> Self {
        self.how = Some(how);
        self
    }
}

/// A tick box.
pub fn tick<'a, Message: 'a>(ui: &Ui<'_>, done: bool, px: f32) -> Element<'a, Message> {
    let accent = ui.accent;
    let (fill, edge) = if done {
        (accent.accent, accent.accent)
    } else {
        (Color::TRANSPARENT, ui.colours.line_strong)
    };
    let check = done.then(|| icon::tinted(Icon::Check, px * 0.7, accent.on_accent));
    container(row![].push(check))
        .center(px)
        .style(outlined(fill, edge, 2.5, 9))
        .into()
}

/// Rows that share the height, unless large text needs more.
pub fn checklist<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    steps: &[Step],
    on_tick: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let height = (!ui.narrow() && !ui.large_text()).then(|| row_height(ui, steps.len()));
    let rows = steps.iter().enumerate().map(|(index, step)| {
        let content = line(ui, step);
        let content = match height {
            Some(height) => container(content).center_y(height),
            None => container(content).padding([if ui.narrow() { 6 } else { 8 }, 0]),
        };
        let line = tap(&ui, TapStyle::bare(&ui), content)
            .width(Length::Fill)
            .on_press(on_tick(index));
        column![hairline(&ui), line].into()
    });
    column(rows).into()
}

/// An equal share of the height, within bounds that are wider where there is much of it.
fn row_height(ui: Ui<'_>, rows: usize) -> f32 {
    let min = ui.grow(68.0);
    let Some(height) = ui.space.height else {
        return min;
    };
    let max = if height > 720.0 { 116.0 } else { 86.0 };
    let share = height / rows.max(1) as f32 - 1.0;
    share.min(max).max(min)
}

fn line<'a, Message: 'a>(ui: Ui<'a>, step: &Step) -> Element<'a, Message> {
    let (count_width, side, spacing) = if ui.narrow() {
        (40.0, 32.0, 10)
    } else {
        (56.0, 38.0, 14)
    };
    let ink = if step.done {
        ui.colours.ink_soft
    } else {
        ui.colours.ink
    };
    let count = step.count.map(|count| count.to_string());
    let count = ui
        .digits(ui.px(Role::MidDigits), count.unwrap_or_default())
        .line_height(1.0)
        .color(ink);
    let count = container(count).align_x(Alignment::End).width(count_width);
    let what = ui.text(Role::Label, step.what.clone()).color(ink);
    let how = step.how.clone().map(|how| ui.soft(Role::Small, how));
    let words = column![what].push(how).spacing(2).width(Length::Fill);
    // On a phone the words need the space.
    let side = if ui.narrow() { side } else { ui.grow(side) };
    let picture = icon::coloured(step.picture, side);
    let signs = row![tick(&ui, step.done, 32.0), count, picture]
        .spacing(spacing)
        .align_y(Alignment::Center);
    // Large words beside the signs would be one to a line.
    if ui.narrow() && ui.large_text() {
        return column![signs, words].spacing(4).padding([6, 4]).into();
    }
    row![signs, words]
        .spacing(spacing)
        .padding([6, 4])
        .align_y(Alignment::Center)
        .into()
}
