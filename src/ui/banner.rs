//! One sentence across the window, with a sign, a word and a way out.

use super::icon::{self, Icon};
use super::tap::{Skin, tap};
use super::typeface::{self, Role};
use super::{Element, Look};
use iced::widget::{container, row, text};
use iced::{Alignment, Background, Color, Length, border};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// What it means now.
    Plain,
    Warning,
    Danger,
}

/// A way out of what the banner says.
#[derive(Debug, Clone)]
pub struct Exit<Message> {
    pub word: String,
    pub message: Message,
}

pub fn banner<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    tone: Tone,
    sign: Icon,
    sentence: String,
    exits: Vec<Exit<Message>>,
) -> Element<'a, Message> {
    let colours = look.colours;
    let (ground, ink, mark) = match tone {
        Tone::Plain => (look.accent.tint, colours.ink, look.accent.accent),
        Tone::Warning => (colours.warning, colours.on_fill, colours.on_fill),
        Tone::Danger => (colours.danger, colours.on_fill, colours.on_fill),
    };
    let narrow = look.narrow();
    let sentence = text(sentence)
        .size(if narrow {
            look.px(Role::Small)
        } else {
            look.px(Role::Label)
        })
        .line_height(1.25)
        .font(typeface::BOLD)
        .color(ink)
        .width(Length::Fill);
    let line = row![
        icon::sign(sign, if narrow { 26.0 } else { 34.0 }, mark),
        sentence
    ]
    .spacing(if narrow { 10 } else { 16 })
    .align_y(Alignment::Center);
    let ways = exits
        .into_iter()
        .map(|exit| way_out(look, ink, exit))
        .collect::<Vec<_>>();
    let body: Element<'a, Message> = if narrow && !ways.is_empty() {
        iced::widget::column![line, row(ways).spacing(8)]
            .spacing(8)
            .into()
    } else {
        line.extend(ways).into()
    };
    container(body)
        .padding([10, if narrow { 12 } else { 20 }])
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: border::rounded(16),
            ..container::Style::default()
        })
        .into()
}

fn way_out<'a, Message: Clone + 'a>(
    look: &Look<'_>,
    ink: Color,
    exit: Exit<Message>,
) -> Element<'a, Message> {
    let word = text(exit.word)
        .size(look.px(Role::Small))
        .font(typeface::BOLD)
        .color(ink)
        .wrapping(text::Wrapping::None);
    tap(look, Skin::bare(look).edge(ink, 2.0), word)
        .height(Length::Fixed(look.grow(48.0)))
        .padding([0, 16])
        .on_press(exit.message)
        .into()
}
