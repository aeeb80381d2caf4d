//! A problem in one sentence, with an icon and buttons.

use super::fit_text::fit_line;
use super::panel::{filled, outlined};
use super::tap::{TapStyle, tap};
use super::typography::{self, Role};
use super::{Element, Ui, button, icon};
use crate::core::Icon;
use iced::widget::{column, container, row, text};
use iced::{Alignment, Color, Length};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// What it means now.
    Plain,
    Warning,
    Danger,
}

/// A button of a banner.
#[derive(Debug, Clone)]
pub struct Exit<Message> {
    pub word: String,
    pub message: Message,
}

/// A problem to be shown in the bar.
#[derive(Debug, Clone)]
pub struct Banner<Message> {
    pub tone: Tone,
    pub icon: Icon,
    pub text: String,
    /// A word or two for a bar that has no space for the sentence.
    pub short: String,
    pub exits: Vec<Exit<Message>>,
    /// Opens the whole sentence and the buttons, where the bar has no space for them.
    pub on_open: Message,
}

/// Background and text colour.
pub(super) fn colours(ui: &Ui<'_>, tone: Tone) -> (Color, Color) {
    let colours = ui.colours;
    match tone {
        Tone::Plain => (ui.accent.tint, colours.ink),
        Tone::Warning => (colours.warning, colours.on_fill),
        Tone::Danger => (colours.danger, colours.on_fill),
    }
}

/// The whole sentence and the buttons, one below the other.
pub fn sheet<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    banner: Banner<Message>,
    close: Message,
) -> Element<'a, Message> {
    let ground = colours(ui, banner.tone).0;
    let head = row![
        icon::tinted(banner.icon, 30.0, ground),
        ui.text(Role::Body, banner.text).width(Length::Fill),
        button::icon_button(ui, Icon::Close, Some(close)),
    ]
    .spacing(12)
    .align_y(Alignment::Center);
    let exits = banner.exits.into_iter().map(|exit| {
        button::secondary(ui, None, exit.word)
            .width(Length::Fill)
            .on_press(exit.message)
            .into()
    });
    container(column![head].extend(exits).spacing(10))
        .padding(14)
        .max_width(560)
        .style(outlined(ui.colours.raised, ground, 3, 22))
        .into()
}

pub fn banner<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    tone: Tone,
    sign: Icon,
    sentence: String,
    exits: Vec<Exit<Message>>,
) -> Element<'a, Message> {
    let (ground, ink) = colours(ui, tone);
    let mark = if tone == Tone::Plain {
        ui.accent.accent
    } else {
        ink
    };
    let narrow = ui.narrow();
    let sentence = text(sentence)
        .size(letters(ui))
        .line_height(1.25)
        .font(typography::BOLD)
        .color(ink)
        .width(Length::Fill);
    let line = row![
        icon::tinted(sign, if narrow { 26.0 } else { 34.0 }, mark),
        sentence
    ]
    .spacing(if narrow { 10 } else { 16 })
    .align_y(Alignment::Center);
    let body: Element<'a, Message> = if narrow && exits.len() == 1 {
        line.extend(exits.into_iter().map(|exit| cross(ui, ink, exit)))
            .into()
    } else if narrow && !exits.is_empty() {
        let ways = exits.into_iter().map(|exit| way_out(ui, ink, exit));
        column![line, row(ways).spacing(8)].spacing(8).into()
    } else {
        line.extend(exits.into_iter().map(|exit| way_out(ui, ink, exit)))
            .into()
    };
    container(body)
        .padding([10, if narrow { 12 } else { 20 }])
        .width(Length::Fill)
        .style(filled(ground, 16))
        .into()
}

/// The sentence's size: large, but it leaves space for the game.
fn letters(ui: &Ui<'_>) -> f32 {
    if ui.narrow() {
        ui.px(Role::Small).min(19.0)
    } else {
        ui.px(Role::Label).min(30.0)
    }
}

/// The only button where words do not fit.
fn cross<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    ink: Color,
    exit: Exit<Message>,
) -> Element<'a, Message> {
    let sign = container(icon::tinted(Icon::Close, 24.0, ink)).center(Length::Fill);
    tap(ui, TapStyle::bare(ui).text(ink).edge(ink, 2.0), sign)
        .width(48)
        .height(48)
        .on_press(exit.message)
        .into()
}

/// Text size of a button.
fn exit_size(ui: &Ui<'_>) -> f32 {
    ui.px(Role::Small).min(26.0)
}

/// The width of a button, with the space before it.
pub(super) fn exit_width<Message>(ui: &Ui<'_>, exit: &Exit<Message>) -> f32 {
    let (_, word) = fit_line(&exit.word, typography::BOLD, exit_size(ui), f32::INFINITY);
    word + 2.0 * 16.0 + 10.0
}

pub(super) fn way_out<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    ink: Color,
    exit: Exit<Message>,
) -> Element<'a, Message> {
    let word = text(exit.word)
        .size(exit_size(ui))
        .font(typography::BOLD)
        .color(ink)
        .wrapping(text::Wrapping::None);
    tap(ui, TapStyle::bare(ui).text(ink).edge(ink, 2.0), word)
        // Not so high that it would fill the bar.
        .height(ui.grow(48.0).min(52.0))
        .padding([0, 16])
        .on_press(exit.message)
        .into()
}
