//! The colours of the whole screen during a countdown and the collapse.

use crate::ui::Ui;
use crate::ui::colour::{Accent, Colours, DARK, LIGHT, with_alpha};
use iced::{Background, Color, Gradient, Radians, gradient};

/// The app's colours during an alarm.
const fn alarmed(colours: &Colours) -> Colours {
    let alarm = colours.alarm;
    Colours {
        ground: alarm.ground_2,
        surface: alarm.ground_2,
        raised: alarm.ground_2,
        sunken: with_alpha(Color::BLACK, 0.24),
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
