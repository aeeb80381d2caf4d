//! What to take out of the box, to tick off: the whole row is the target.

use super::bar::hairline;
use super::tap::{TapStyle, tap};
use super::typography::Role;
use super::{Element, Ui, icon};
use crate::core::Icon;
use iced::widget::{column, container, row, text};
use iced::{Alignment, Background, Length, border};

#[derive(Debug, Clone)]
pub struct Step {
    pub count: Option<u32>,
    pub picture: Icon,
    pub what: String,
    pub how: Option<String>,
    pub done: bool,
}

/// A tick box.
pub fn tick<'a, Message: 'a>(ui: &Ui<'_>, done: bool, px: f32) -> Element<'a, Message> {
    let accent = ui.accent;
    let colours = ui.colours;
    container(row![].push(done.then(|| icon::tinted(Icon::Check, px * 0.7, accent.on_accent))))
        .center(Length::Fixed(px))
        .style(move |_| container::Style {
            background: done.then_some(Background::Color(accent.accent)),
            border: border::rounded(9).width(2.5).color(if done {
                accent.accent
            } else {
                colours.line_strong
            }),
            ..container::Style::default()
        })
        .into()
}

/// Rows that share the height they are given.
pub fn checklist<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    steps: Vec<Step>,
    on_tick: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let narrow = ui.narrow();
    #[expect(clippy::cast_precision_loss, reason = "a handful of steps")]
    let share = (ui.size.height - 90.0) / steps.len().max(1) as f32 - 1.0;
    let rows = steps.into_iter().enumerate().map(|(place, step)| {
        let ink = if step.done {
            ui.colours.ink_soft
        } else {
            ui.colours.ink
        };
        let count = container(
            ui.digits(
                ui.px(Role::MidDigits),
                step.count.map(|n| n.to_string()).unwrap_or_default(),
            )
            .line_height(1.0)
            .color(ink),
        )
        .align_x(Alignment::End)
        .width(Length::Fixed(if narrow { 40.0 } else { 56.0 }));
        let what = text(step.what)
            .size(ui.px(Role::Label))
            .line_height(1.2)
            .font(super::typography::BOLD)
            .color(ink);
        let how = step.how.map(|how| ui.soft(Role::Small, how));
        let words = column![what].push(how).spacing(2).width(Length::Fill);
        let content = row![
            tick(ui, step.done, 32.0),
            count,
            icon::coloured(step.picture, if narrow { 32.0 } else { 38.0 }),
            words
        ]
        .spacing(if narrow { 10 } else { 14 })
        .padding([6, 4])
        .align_y(Alignment::Center);
        let least = ui.grow(68.0);
        // On a phone, and when they are large, words take the height they need.
        let row = if narrow || ui.large_text() {
            container(content).padding([if narrow { 6 } else { 8 }, 0])
        } else {
            // On a desk there is room to spread them out.
            let most = if ui.size.height > 800.0 { 116.0 } else { 86.0 };
            container(content).center_y(Length::Fixed(share.clamp(least, least.max(most))))
        };
        let line = tap(ui, TapStyle::bare(ui), row)
            .width(Length::Fill)
            .on_press(on_tick(place))
            .in_list();
        column![hairline(ui), line].into()
    });
    column(rows).into()
}
