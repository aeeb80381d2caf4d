//! The clock: ring, digits, pause and volume, or only digits where the ring does not fit.

use super::dial::Ring;
use super::layout::area;
use super::{Message, Panel, Screen};
use crate::core::Icon;
use crate::games::escape::cues::Phase;
use crate::games::escape::history::clock as minutes;
use crate::session::View;
use crate::ui::canvas::ticking_figure;
use crate::ui::{Element, Face, Role, Ui, by_space, fit, icon, tap, typography};
use iced::widget::{column, container, row, stack};
use iced::{Alignment, Length, Size};

/// Smallest ring; below it larger digits are more useful.
const LEAST_RING: f32 = 190.0;
const LARGEST_RING: f32 = 760.0;
/// The side of a round button.
const BUTTON: f32 = 64.0;

/// As large as its space allows.
pub fn clock(view: View<'_, Screen>) -> Element<'_, Message> {
    by_space(view.ui, move |ui| {
        let Size { width, height } = area(ui);
        let side = width.min(height).min(LARGEST_RING).floor();
        let content = if side < LEAST_RING {
            flat(view.with(ui))
        } else {
            dial(view.with(ui), side)
        };
        container(content).center(Length::Fill).into()
    })
    .into()
}

/// Seconds to the shout, then what is left of the ten minutes.
fn digits(screen: &Screen) -> String {
    if screen.at < 0 {
        ((-screen.at + 999) / 1000).to_string()
    } else {
        minutes(screen.left())
    }
}

/// Digits between the two buttons.
fn flat(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let Size { width, height } = area(ui);
    let (button, gap) = (BUTTON.min(height), 8.0);
    // Beside the rules on a phone there is space for one of the two.
    let volume = (width >= 280.0).then(|| volume(view, button));
    let buttons = if volume.is_some() { 2.0 } else { 1.0 };
    let left = width - buttons * (button + gap);
    let px = typography::filling(4, Size::new(left, height * 0.84));
    let clock = ticking_figure(px.min(110.0), ui.colours.ink, &digits(view.screen));
    row![clock, pause(view, button)]
        .push(volume)
        .spacing(gap)
        .align_y(Alignment::Center)
        .into()
}

/// Ring, phase, digits and the two buttons.
fn dial(view: View<'_, Screen>, side: f32) -> Element<'_, Message> {
    let (ui, screen) = (view.ui, view.screen);
    let mut ring = Ring::new(&ui, screen.cues, screen.at, side);
    ring.secret = screen.is_secret();
    ring.paused = !screen.is_running;
    let inner = side - 2.0 * ring.depth();
    let is_large = side >= 300.0;
    let room = Size::new(inner + if is_large { 24.0 } else { 0.0 }, side * 0.42);
    let px = typography::filling(4, room);
    // The label has the width that the circle leaves at its height.
    let label = is_large.then(|| {
        let label = fit(ui, Role::Label, label(view))
            .max_size((side * 0.05).min(30.0))
            .max_lines(2)
            .center()
            .color(ui.colours.ink_soft)
            .height(side * 0.12);
        container(label).width(inner * 0.62)
    });
    let button = if is_large { BUTTON } else { 52.0 };
    let buttons = row![pause(view, button), volume(view, button)].spacing(12);
    let middle = column![]
        .push(label)
        .push(ticking_figure(px, ui.colours.ink, &digits(screen)))
        .push(buttons)
        .spacing(if is_large { side * 0.03 } else { 6.0 })
        .align_x(Alignment::Center);
    let middle = container(middle).center(side);
    stack![ring.show(), middle].into()
}

/// The phase, with the seconds left of a countdown.
fn label(view: View<'_, Screen>) -> String {
    let (ui, screen) = (view.ui, view.screen);
    let phase = phase(&ui, screen);
    let Phase::Countdown(_, left) = screen.phase() else {
        return phase;
    };
    let seconds = left.div_ceil(1000).into();
    let args = [("phase", phase.into()), ("seconds", seconds)];
    ui.tr("escape-phase-countdown", &args)
}

/// The phase of the game, in words.
pub fn phase(ui: &Ui<'_>, screen: &Screen) -> String {
    ui.t(match screen.phase() {
        Phase::LeadIn => "escape-phase-lead-in",
        Phase::Explore(1) => "escape-phase-first",
        Phase::Explore(2) => "escape-phase-second",
        Phase::Explore(_) => "escape-phase-last",
        Phase::Countdown(1, _) => "escape-phase-gong-1",
        Phase::Countdown(2, _) => "escape-phase-gong-2",
        Phase::Countdown(..) => "escape-phase-gong-3",
        Phase::Collapsed => "escape-phase-collapsed",
    })
}

/// Filled while the clock is stopped: then it is the only action.
fn pause(view: View<'_, Screen>, side: f32) -> Element<'_, Message> {
    let (sign, face) = if view.screen.is_running {
        (Icon::Pause, Face::Raised)
    } else {
        (Icon::Play, Face::Accent)
    };
    round(view.ui, sign, face, side, Message::Pause)
}

fn volume(view: View<'_, Screen>, side: f32) -> Element<'_, Message> {
    let screen = view.screen;
    let sign = if screen.music == 0 && screen.effects == 0 {
        Icon::Mute
    } else {
        Icon::Sound
    };
    let face = Face::Raised.chosen_if(screen.panel == Some(Panel::Volume));
    round(view.ui, sign, face, side, Message::Open(Panel::Volume))
}

fn round<'a>(
    ui: Ui<'a>,
    sign: Icon,
    face: Face,
    side: f32,
    message: Message,
) -> Element<'a, Message> {
    let skin = face.skin(&ui).radius(side / 2.0);
    let sign = icon::tinted(sign, side * 0.44, skin.text);
    tap(&ui, skin, container(sign).center(Length::Fill))
        .width(side)
        .height(side)
        .on_press(message)
        .into()
}
