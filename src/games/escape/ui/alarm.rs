//! The gong: the whole screen calls everybody back, with the seconds left.

use super::super::cues::Phase;
use super::super::history::clock;
use super::super::rules::State;
use super::dial::{Rest, Waves};
use super::view::{activate_key, pause};
use super::{Message, Screen};
use crate::core::Icon;
use crate::live::LiveGame;
use crate::ui::canvas::{drawing, figure};
use crate::ui::colour::{Accent, Colours, DARK, LIGHT, with_alpha};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, stack, text};
use iced::{Alignment, Background, Gradient, Length, Point, Radians, border, gradient};

/// How the strip at the foot lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Phone,
    TwoRows,
    OneRow,
}

impl Form {
    fn of(ui: &Ui<'_>) -> Self {
        if ui.narrow() {
            Self::Phone
        } else if ui.size.width < 1000.0 {
            Self::TwoRows
        } else {
            Self::OneRow
        }
    }
}

/// The house in the colours of the alarm.
const fn alarmed(colours: &Colours) -> Colours {
    let alarm = colours.alarm;
    Colours {
        ground: alarm.ground_2,
        surface: alarm.ground_2,
        raised: alarm.ground_2,
        line: with_alpha(alarm.soft, 0.45),
        line_strong: with_alpha(alarm.soft, 0.7),
        ink: alarm.ink,
        ink_soft: alarm.soft,
        ..*colours
    }
}

static DARK_ALARM: Colours = alarmed(&DARK);
static LIGHT_ALARM: Colours = alarmed(&LIGHT);

pub fn theme(mut ui: Ui<'_>) -> Ui<'_> {
    ui.colours = if ui.colours.dark {
        &DARK_ALARM
    } else {
        &LIGHT_ALARM
    };
    let alarm = ui.colours.alarm;
    ui.accent = Accent {
        accent: alarm.digit,
        on_accent: alarm.ground_2,
        tint: alarm.ground_2,
        second: alarm.digit,
        on_second: alarm.ground_2,
    };
    ui
}

pub fn backdrop(ui: &Ui<'_>) -> Background {
    let alarm = ui.colours.alarm;
    let fall = gradient::Linear::new(Radians(std::f32::consts::PI))
        .add_stop(0.0, alarm.ground)
        .add_stop(1.0, alarm.ground_2);
    Background::Gradient(Gradient::Linear(fall))
}

pub fn view<'a>(
    screen: &'a Screen,
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
) -> Element<'a, Message> {
    let Phase::Countdown(which, left) = screen.phase() else {
        return column![].into();
    };
    let size = ui.size;
    let strip_height = match Form::of(ui) {
        Form::Phone => 150.0,
        Form::TwoRows => 236.0,
        Form::OneRow => 136.0,
    };
    let upright = size.height > size.width;
    let room = size.height - strip_height;
    let side = if upright {
        (size.width - 48.0).min(room * if ui.large_text() { 0.48 } else { 0.56 })
    } else {
        (room - 40.0).min(size.width * 0.42)
    };
    let whole = screen.cues.countdown(which);
    let ring = seconds_ring(ui, left, whole, side);
    let words = call(
        ui,
        if upright {
            size.width - 32.0
        } else {
            size.width * 0.48
        },
        room,
        upright,
    );
    let middle: Element<'a, Message> = if upright {
        column![ring, words]
            .spacing(if ui.narrow() { 4 } else { 24 })
            .align_x(Alignment::Center)
            .width(Length::Fill)
            .into()
    } else {
        row![
            container(ring).center_x(Length::FillPortion(53)),
            container(words).center_x(Length::FillPortion(60)),
        ]
        .align_y(Alignment::Center)
        .into()
    };
    let gong = if upright {
        Point::new(size.width / 2.0, room * 0.76)
    } else {
        Point::new(size.width * 0.745, room * 0.31)
    };
    let waves = drawing(Waves {
        centre: gong,
        spread: screen.waves.values().first().copied().unwrap_or(1.0),
        ink: ui.colours.alarm.soft,
    });
    let content = column![
        container(middle).center(Length::Fill),
        strip(screen, ui, live)
    ];
    stack![waves, content]
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn seconds_ring<'a>(ui: &Ui<'a>, left: u32, whole: u32, side: f32) -> Element<'a, Message> {
    #[expect(clippy::cast_precision_loss, reason = "a part of a ring")]
    let part = left as f32 / whole.max(1) as f32;
    let rest = Rest {
        part,
        width: if ui.narrow() { 18.0 } else { 34.0 },
        ink: ui.colours.alarm.digit,
    };
    let labelled = side >= 220.0;
    let digits = (side * if labelled { 0.62 } else { 0.72 }).min(400.0);
    let left = left.div_ceil(1000).to_string();
    let number = figure(digits, ui.colours.alarm.digit, left);
    let label = labelled.then(|| {
        ui.text(Role::Lead, ui.t("escape-seconds"))
            .size(ui.px(Role::Lead).min(side * 0.1))
    });
    let inner = column![number]
        .push(label)
        .spacing(8)
        .align_x(Alignment::Center);
    stack![drawing(rest), container(inner).center(Length::Fixed(side))]
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .into()
}

fn call<'a>(ui: &Ui<'a>, width: f32, room: f32, upright: bool) -> Element<'a, Message> {
    let narrow = ui.narrow();
    let px = if narrow {
        40.0
    } else {
        (width / 7.3).min(84.0)
    };
    let words = text(ui.t("escape-back"))
        .size(px)
        .line_height(1.0)
        .font(typography::SERIF)
        .color(ui.colours.alarm.ink)
        .align_x(Alignment::Center);
    let letters = ui.px(Role::Body);
    let price = ui
        .text(Role::Body, ui.t("escape-back-price"))
        .size(letters.min(if narrow { 20.0 } else { room * 0.05 }))
        .color(ui.colours.alarm.soft)
        .align_x(Alignment::Center);
    let part = match (upright, ui.large_text()) {
        (true, _) => 0.2,
        (false, false) => 0.46,
        (false, true) => 0.4,
    };
    let gong_side = room * part;
    column![]
        .push((!narrow).then(|| icon::coloured(Icon::GongLarge, gong_side.clamp(80.0, 300.0))))
        .push(words)
        .push(price)
        .spacing(if narrow { 6 } else { 14 })
        .align_x(Alignment::Center)
        .width(Length::Fixed(width))
        .into()
}

/// What stays in reach: clock, keys, reserve and pause.
fn strip<'a>(screen: &'a Screen, ui: &Ui<'a>, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let state = live.state();
    let form = Form::of(ui);
    let (digits_px, letters, aside, tall) = match form {
        Form::Phone => (40.0, 16.0, 10, 56.0),
        Form::TwoRows | Form::OneRow => (72.0, 24.0, 22, 80.0),
    };
    let boxed = |content: Element<'a, Message>| {
        container(content)
            .padding([8, aside])
            .center_y(Length::Fill)
            .style(|_| container::Style {
                background: Some(Background::Color(iced::Color::from_rgba(
                    0.0, 0.0, 0.0, 0.22,
                ))),
                border: border::rounded(22),
                ..container::Style::default()
            })
    };
    let labelled = |label: &str, digits: String| -> Element<'a, Message> {
        let label = ui
            .soft(Role::Small, ui.t(label))
            .size(ui.px(Role::Small).min(letters))
            .font(typography::BOLD)
            .wrapping(text::Wrapping::None);
        column![label, figure(digits_px, ui.colours.ink, digits)]
            .spacing(6)
            .into()
    };
    let keys = [1_i16, 2, 3].map(|jewels| activate_key(ui, jewels, state.reserve(), tall));
    let reserve = labelled("escape-reserve", state.reserve().to_string());
    let time = boxed(labelled("escape-time", clock(screen.left())));
    let need = labelled("escape-keys-label", state.keys().to_string());
    let need = boxed(if form == Form::OneRow {
        row![icon::coloured(Icon::Key, 56.0), need]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    } else {
        need
    });
    let pause = pause(ui, screen, form != Form::OneRow);
    match form {
        Form::Phone => {
            let figures = row![time, need, boxed(reserve).width(Length::Fill), pause]
                .spacing(6)
                .height(Length::Fixed(76.0))
                .align_y(Alignment::Center);
            column![figures, row(keys).spacing(6)]
                .spacing(6)
                .padding(8)
                .into()
        }
        Form::TwoRows => {
            let figures = row![time, need, boxed(reserve).width(Length::Fill), pause]
                .spacing(14)
                .height(Length::Fixed(112.0))
                .align_y(Alignment::Center);
            column![figures, row(keys).spacing(14)]
                .spacing(14)
                .padding(iced::Padding::from([0, 24]).bottom(24))
                .into()
        }
        Form::OneRow => {
            let wells = boxed(
                row![icon::coloured(Icon::Jewel, 56.0), reserve]
                    .extend(keys)
                    .spacing(12)
                    .align_y(Alignment::Center)
                    .into(),
            )
            .width(Length::Fill);
            let all = row![time, need, wells, pause]
                .spacing(14)
                .align_y(Alignment::Center)
                .height(Length::Fixed(112.0));
            container(all)
                .padding(iced::Padding::from([0, 24]).bottom(24))
                .into()
        }
    }
}
