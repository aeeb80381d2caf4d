//! The gong: the whole screen calls everybody back, with the seconds left.

use super::cues::Phase;
use super::dial::{Rest, Waves};
use super::rules::State;
use super::screen::{Message, Screen, clock};
use super::view::{activate_key, pause};
use crate::sitting::Sitting;
use crate::ui::colour::{Accent, Colours, DARK, LIGHT, veil};
use crate::ui::drawing::drawing;
use crate::ui::figure::figure;
use crate::ui::icon::{self, Icon};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look};
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
    fn of(look: &Look<'_>) -> Self {
        if look.narrow() {
            Self::Phone
        } else if look.size.width < 1000.0 {
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
        line: veil(alarm.soft, 0.45),
        line_strong: veil(alarm.soft, 0.7),
        ink: alarm.ink,
        ink_soft: alarm.soft,
        ..*colours
    }
}

static DARK_ALARM: Colours = alarmed(&DARK);
static LIGHT_ALARM: Colours = alarmed(&LIGHT);

pub fn look(mut look: Look<'_>) -> Look<'_> {
    look.colours = if look.colours.dark {
        &DARK_ALARM
    } else {
        &LIGHT_ALARM
    };
    let alarm = look.colours.alarm;
    look.accent = Accent {
        accent: alarm.digit,
        on_accent: alarm.ground_2,
        tint: alarm.ground_2,
        second: alarm.digit,
        on_second: alarm.ground_2,
    };
    look
}

pub fn backdrop(look: &Look<'_>) -> Background {
    let alarm = look.colours.alarm;
    let fall = gradient::Linear::new(Radians(std::f32::consts::PI))
        .add_stop(0.0, alarm.ground)
        .add_stop(1.0, alarm.ground_2);
    Background::Gradient(Gradient::Linear(fall))
}

pub fn view<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
) -> Element<'a, Message> {
    let Phase::Countdown(which, left) = screen.phase() else {
        return column![].into();
    };
    let size = look.size;
    let strip_height = match Form::of(look) {
        Form::Phone => 150.0,
        Form::TwoRows => 236.0,
        Form::OneRow => 136.0,
    };
    let upright = size.height > size.width;
    let room = size.height - strip_height;
    let side = if upright {
        (size.width - 48.0).min(room * if look.large_text() { 0.48 } else { 0.56 })
    } else {
        (room - 40.0).min(size.width * 0.42)
    };
    let whole = screen.cues.countdown(which);
    let ring = seconds_ring(look, left, whole, side);
    let words = call(
        look,
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
            .spacing(if look.narrow() { 4 } else { 24 })
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
        ink: look.colours.alarm.soft,
    });
    let content = column![
        container(middle).center(Length::Fill),
        strip(screen, look, sitting)
    ];
    stack![waves, content]
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn seconds_ring<'a>(look: &Look<'a>, left: u32, whole: u32, side: f32) -> Element<'a, Message> {
    #[expect(clippy::cast_precision_loss, reason = "a part of a ring")]
    let part = left as f32 / whole.max(1) as f32;
    let rest = Rest {
        part,
        width: if look.narrow() { 18.0 } else { 34.0 },
        ink: look.colours.alarm.digit,
    };
    let labelled = side >= 220.0;
    let digits = (side * if labelled { 0.62 } else { 0.72 }).min(400.0);
    let left = left.div_ceil(1000).to_string();
    let number = figure(digits, look.colours.alarm.digit, left);
    let label = labelled.then(|| {
        look.text(Role::Lead, look.t("escape-seconds"))
            .size(look.px(Role::Lead).min(side * 0.1))
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

fn call<'a>(look: &Look<'a>, width: f32, room: f32, upright: bool) -> Element<'a, Message> {
    let narrow = look.narrow();
    let px = if narrow {
        40.0
    } else {
        (width / 7.3).min(84.0)
    };
    let words = text(look.t("escape-back"))
        .size(px)
        .line_height(1.0)
        .font(typeface::SERIF)
        .color(look.colours.alarm.ink)
        .align_x(Alignment::Center);
    let letters = look.px(Role::Body);
    let price = look
        .text(Role::Body, look.t("escape-back-price"))
        .size(letters.min(if narrow { 20.0 } else { room * 0.05 }))
        .color(look.colours.alarm.soft)
        .align_x(Alignment::Center);
    let part = match (upright, look.large_text()) {
        (true, _) => 0.2,
        (false, false) => 0.46,
        (false, true) => 0.4,
    };
    let gong_side = room * part;
    column![]
        .push((!narrow).then(|| icon::thing(Icon::GongLarge, gong_side.clamp(80.0, 300.0))))
        .push(words)
        .push(price)
        .spacing(if narrow { 6 } else { 14 })
        .align_x(Alignment::Center)
        .width(Length::Fixed(width))
        .into()
}

/// What stays in reach: clock, keys, reserve and pause.
fn strip<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
) -> Element<'a, Message> {
    let state = sitting.state();
    let form = Form::of(look);
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
        let label = look
            .soft(Role::Small, look.t(label))
            .size(look.px(Role::Small).min(letters))
            .font(typeface::BOLD)
            .wrapping(text::Wrapping::None);
        column![label, figure(digits_px, look.colours.ink, digits)]
            .spacing(6)
            .into()
    };
    let keys = [1_i16, 2, 3].map(|jewels| activate_key(look, jewels, state.reserve(), tall));
    let reserve = labelled("escape-reserve", state.reserve().to_string());
    let time = boxed(labelled("escape-time", clock(screen.left())));
    let need = labelled("escape-keys-label", state.keys().to_string());
    let need = boxed(if form == Form::OneRow {
        row![icon::thing(Icon::Key, 56.0), need]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    } else {
        need
    });
    let pause = pause(look, screen, form != Form::OneRow);
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
                row![icon::thing(Icon::Jewel, 56.0), reserve]
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
