//! Controls: segmented choice, stepper, switch, slider.

use super::colour::with_alpha;
use super::panel::{filled, well};
use super::tap::{TapStyle, tap};
use super::typography::{self, Role};
use super::{Element, Ui, icon};
use crate::core::Icon;
use iced::widget::{column, container, row, slider, text, vertical_slider};
use iced::{Alignment, Background, Length, border};

/// One of a few: the chosen one is filled and has a check.
pub fn segmented<'a, T, Message>(
    ui: &Ui<'_>,
    options: &[(T, String)],
    chosen: Option<T>,
    columns: usize,
    on_choose: impl Fn(T) -> Message,
) -> Element<'a, Message>
where
    T: Copy + PartialEq,
    Message: Clone + 'a,
{
    let columns = columns.clamp(1, options.len().max(1));
    let lines = options.chunks(columns).map(|line| {
        let cells = line
            .iter()
            .map(|(value, word)| cell(ui, word.clone(), chosen == Some(*value), on_choose(*value)));
        let missing = columns - line.len();
        row(cells)
            .extend((0..missing).map(|_| container("").width(Length::Fill).into()))
            .spacing(4)
            .into()
    });
    well(ui, column(lines).spacing(4))
        .padding(4)
        .width(Length::Fill)
        .into()
}

fn cell<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    word: String,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    let accent = ui.accent;
    let (colour, skin) = if on {
        (accent.on_accent, TapStyle::bare(ui).fill(accent.accent))
    } else {
        (ui.colours.ink_soft, TapStyle::bare(ui))
    };
    let px = ui.px(Role::Label) * 0.9;
    let word = text(word)
        .size(px)
        .line_height(1.1)
        .font(typography::BOLD)
        .color(colour)
        .align_x(Alignment::Center);
    // Three words and a check fit side by side on a phone.
    let (gap, aside) = if ui.narrow() { (4, 2) } else { (6, 6) };
    let content = row![]
        .push(on.then(|| icon::tinted(Icon::Check, px.round(), colour)))
        .push(word)
        .spacing(gap)
        .align_y(Alignment::Center);
    tap(ui, skin.radius(12.0), content)
        .width(Length::Fill)
        .height(ui.grow(56.0))
        .padding([0, aside])
        .on_press(message)
        .into()
}

/// A number between two buttons, which repeat while held; a button without effect is disabled.
pub fn stepper<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    value: String,
    less: Option<Message>,
    more: Option<Message>,
) -> Element<'a, Message> {
    let (width, height, px) = if ui.narrow() {
        (56.0, 56.0, 44.0)
    } else {
        (64.0, 60.0, 52.0)
    };
    let key = |sign, message: Option<Message>| {
        let colour = if message.is_some() {
            ui.colours.ink
        } else {
            with_alpha(ui.colours.line_strong, 0.75)
        };
        let content = container(icon::tinted(sign, 30.0, colour)).center(Length::Fill);
        tap(ui, TapStyle::bare(ui).fill(ui.colours.raised), content)
            .width(width)
            .height(height)
            .on_press_repeating(message)
    };
    let digits = container(ui.digits(px, value).line_height(1.0)).center_x(84.0);
    well(
        ui,
        row![key(Icon::Minus, less), digits, key(Icon::Plus, more)].align_y(Alignment::Center),
    )
    .padding(4)
    .into()
}

/// On or off: the knob changes sides and has a check when on.
pub fn switch<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    let colours = ui.colours;
    let accent = ui.accent;
    let knob_colour = if on {
        accent.on_accent
    } else {
        colours.line_strong
    };
    let knob = container(row![].push(on.then(|| icon::tinted(Icon::Check, 22.0, accent.accent))))
        .center(36.0)
        .style(filled(knob_colour, 18));
    let side = if on { Alignment::End } else { Alignment::Start };
    let skin = if on {
        TapStyle::bare(ui)
            .fill(accent.accent)
            .edge(accent.accent, 2.0)
    } else {
        TapStyle::bare(ui)
            .fill(colours.sunken)
            .edge(colours.line_strong, 2.0)
    };
    tap(
        ui,
        skin.radius(24.0),
        container(knob)
            .width(Length::Fill)
            .align_x(side)
            .padding([0, 6]),
    )
    .width(84.0)
    .height(48.0)
    .on_press(message)
    .into()
}

/// A volume from 0 to 100 that can be dragged by finger.
pub fn volume_slider<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    value: u8,
    on_change: impl Fn(u8) -> Message + 'a,
    on_release: Message,
) -> Element<'a, Message> {
    slider(0..=100, value, on_change)
        .step(5u8)
        .on_release(on_release)
        .height(48)
        .style(dragged(ui))
        .into()
}

/// One of many steps, from 0, that can be dragged by finger.
pub fn steps<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    step: usize,
    last: usize,
    on_change: impl Fn(usize) -> Message + 'a,
) -> Element<'a, Message> {
    let whole = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    slider(0..=whole(last), whole(step), move |to| {
        on_change(usize::try_from(to).unwrap_or(0))
    })
    .height(56)
    .style(dragged(ui))
    .into()
}

/// A rail beside a list that is too long for a scrollbar: from its top to `whole` below it.
pub fn scroll_rail<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    offset: f32,
    whole: f32,
    on_change: impl Fn(f32) -> Message + 'a,
) -> Element<'a, Message> {
    let style = dragged(ui);
    // The slider counts from below.
    let value = (whole - offset).min(whole).max(0.0);
    vertical_slider(0.0..=whole, value, move |from_below| {
        on_change((whole - from_below).max(0.0))
    })
    .step(1.0_f32)
    .width(40)
    .style(move |theme, status| {
        let style = style(theme, status);
        let (low, high) = style.rail.backgrounds;
        slider::Style {
            rail: slider::Rail {
                backgrounds: (high, low),
                ..style.rail
            },
            handle: slider::Handle {
                shape: slider::HandleShape::Circle { radius: 18.0 },
                ..style.handle
            },
        }
    })
    .into()
}

fn dragged(ui: &Ui<'_>) -> impl Fn(&iced::Theme, slider::Status) -> slider::Style + use<> {
    let colours = ui.colours;
    let accent = ui.accent.accent;
    move |_, _| slider::Style {
        rail: slider::Rail {
            backgrounds: (Background::Color(accent), Background::Color(colours.sunken)),
            width: 10.0,
            border: border::rounded(5),
        },
        handle: slider::Handle {
            shape: slider::HandleShape::Circle { radius: 23.0 },
            background: Background::Color(colours.surface),
            border_width: 4.0,
            border_color: accent,
        },
    }
}
