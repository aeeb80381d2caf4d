//! A line to type in. Typing is possible in some places and needed in none.

use super::typography::Role;
use super::{Element, Ui, colour};
use iced::widget::text_input;
use iced::{Background, border};

/// A line to write on; with a name it can be given the cursor.
pub fn field<'a, M: Clone + 'a>(
    ui: &Ui<'_>,
    id: Option<&'static str>,
    hint: &str,
    value: &str,
    on_input: impl Fn(String) -> M + 'a,
    on_submit: M,
) -> Element<'a, M> {
    let colours = ui.colours;
    let accent = ui.accent.accent;
    let input = text_input(hint, value);
    let input = match id {
        Some(id) => input.id(id),
        None => input,
    };
    input
        .on_input(on_input)
        .on_submit(on_submit)
        .size(ui.px(Role::Label))
        .padding([14, 16])
        .style(move |_, status| text_input::Style {
            background: Background::Color(colours.sunken),
            border: border::rounded(16).width(2).color(match status {
                text_input::Status::Focused { .. } => accent,
                _ => colours.line_strong,
            }),
            icon: colours.ink_soft,
            placeholder: colours.ink_soft,
            value: colours.ink,
            selection: colour::with_alpha(accent, 0.4),
        })
        .into()
}
