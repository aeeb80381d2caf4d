//! One arrangement for the whole game: clock, keys, reserve, band and players keep their places,
//! whatever the band shows.

use super::band::{band, has_controls};
use super::clock::{clock, phase};
use super::counters::{activate_keys, keys, reserve, reserve_figure};
use super::dial::Waves;
use super::people::people;
use super::{Message, Screen, end};
use crate::core::Icon;
use crate::games::escape::cues::Track;
use crate::games::escape::rules::{Difficulty, State};
use crate::games::escape::soundtrack::SoundtrackChoice;
use crate::live::LiveGame;
use crate::session::View;
use crate::ui::canvas::drawing;
use crate::ui::panel::panel;
use crate::ui::{Class, Element, Role, TapStyle, Ui, by_space, fit, icon, tap};
use iced::widget::{column, container, row, stack};
use iced::{Alignment, Length, Size};

pub fn view(view: View<'_, Screen>) -> Element<'_, Message> {
    let (screen, state) = (view.screen, view.state());
    if screen.is_collapsing(state) {
        return collapse(view.ui);
    }
    if state.outcome().is_some() {
        return end::view(view);
    }
    let content = by_space(view.ui, move |ui| arranged(view.with(ui)));
    if !screen.is_alarm(state) {
        return content.into();
    }
    let waves = drawing(Waves {
        spread: screen.waves.values().first().copied().unwrap_or(1.0),
        ink: view.ui.colours.alarm.soft,
    });
    stack![waves, content].into()
}

/// What the bar says beside the name.
pub fn subtitle(screen: &Screen, ui: &Ui<'_>, live: &LiveGame<State>) -> String {
    if screen.is_alarm(live.state()) || screen.door_waits(live.state()) {
        return phase(ui, screen);
    }
    let track = match &screen.soundtrack {
        SoundtrackChoice::Track { track, .. } => ui.t(match track {
            Track::One => "escape-track-one",
            Track::Two => "escape-track-two",
            Track::Surprise => "escape-track-surprise",
            Track::Gongs => "escape-track-gongs",
        }),
        SoundtrackChoice::Recording(recording) => recording.file.name(),
        SoundtrackChoice::Silent => ui.t("escape-track-none"),
    };
    let level = ui.t(match live.journal().setup().difficulty {
        Difficulty::Normal => "escape-about-normal",
        Difficulty::Advanced => "escape-about-advanced",
        Difficulty::Expert => "escape-about-expert",
    });
    format!("{track} · {level}")
}

/// The measured space of a part that fills both ways.
pub fn area(ui: Ui<'_>) -> Size {
    let Size { width, height } = ui.window;
    let height = ui.space.height.unwrap_or(height);
    Size::new(ui.space.width.min(width), height)
}

/// The collapse: nothing can be tapped any more.
fn collapse(ui: Ui<'_>) -> Element<'_, Message> {
    let content = by_space(ui, move |ui| {
        let Size { width, height } = area(ui);
        let title = fit(ui, Role::Display, ui.t("escape-phase-collapsed"))
            .max_size(96.0)
            .max_lines(3)
            .center()
            .color(ui.colours.alarm.ink);
        let picture = icon::coloured(Icon::Collapse, (height * 0.5).min(width * 0.6));
        let content = column![picture, title]
            .spacing(24)
            .align_x(Alignment::Center);
        container(content).center(Length::Fill).into()
    });
    tap(&ui, TapStyle::bare(&ui), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .padding(ui.margin())
        .on_press(Message::CollapseSeen)
        .into()
}

fn arranged(view: View<'_, Screen>) -> Element<'_, Message> {
    let Size { width, height } = area(view.ui);
    match view.ui.class {
        Class::Phone if height < 400.0 => low_phone(view),
        Class::Phone => phone(view),
        Class::Wide if height >= 520.0 => wide(view),
        Class::Tall if height >= 1.2 * width => tall(view),
        Class::Tall | Class::Wide => beside(view),
    }
}

/// Clock and figures side by side, band and players below them.
fn wide(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let figures = by_space(ui, move |ui| {
        let height = (area(ui).height * 0.5).min(320.0);
        let reserve = container(reserve(view.with(ui))).height(height);
        column![keys(view.with(ui)), reserve].spacing(12).into()
    });
    let top = row![clock(view), figures].spacing(24);
    column![
        container(top).height(Length::Fill),
        container(band(view)).height(84),
        container(people(view)).height(ui.grow(92.0)),
    ]
    .spacing(12)
    .padding([12, 24])
    .into()
}

/// One below the other.
fn tall(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let Size { width, height } = area(ui);
    let keys = panel(&ui, keys(view)).padding(16).width(Length::Fill);
    let figures = row![keys, reserve(view)].spacing(16);
    // Not so large that it would lose more than a third of its size beside the rules.
    let clock = container(clock(view)).max_width(width * 0.7);
    column![
        container(clock).center(Length::Fill),
        container(figures).height((height * 0.27).min(330.0)),
        container(band(view)).height(96),
        container(people(view)).height(ui.grow(132.0)),
    ]
    .spacing(16)
    .padding([16, 24])
    .into()
}

/// Where the rules take a part of the window: the clock has more of the width than the figures.
fn beside(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let clock = container(clock(view)).width(Length::FillPortion(4));
    let beside_clock = |others| container(others).width(Length::FillPortion(3));
    if area(ui).height >= 600.0 {
        let figures = column![keys(view), reserve(view)].spacing(12);
        let top = row![clock, beside_clock(figures)].spacing(12);
        return column![
            container(top).height(Length::Fill),
            container(band(view)).height(92),
            container(people(view)).height(ui.grow(110.0)),
        ]
        .spacing(12)
        .padding([10, 16])
        .into();
    }
    let reserve = row![
        container(reserve_figure(view)).width(Length::FillPortion(2)),
        container(activate_keys(view)).width(Length::FillPortion(5)),
    ];
    let others = column![
        keys(view),
        container(reserve.spacing(8)).height(64),
        container(band(view)).height(64),
        container(people(view)).height(124),
    ];
    row![clock, beside_clock(others.spacing(8))]
        .spacing(12)
        .padding([10, 16])
        .into()
}

fn phone(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let figures = row![
        panel(&ui, keys(view)).width(Length::Fill),
        panel(&ui, reserve_figure(view)).width(Length::Fill),
    ];
    column![
        clock(view),
        container(figures.spacing(8)).height(88),
        container(activate_keys(view)).height(64),
        container(band(view)).height(64),
        container(people(view)).height(76),
    ]
    .spacing(8)
    .padding([8, 12])
    .into()
}

/// Beside the rules on a phone: every row is as low as a finger allows.
fn low_phone(view: View<'_, Screen>) -> Element<'_, Message> {
    let has_controls = has_controls(view);
    let top = row![
        container(clock(view)).width(Length::FillPortion(2)),
        container(keys(view)).width(Length::FillPortion(1)),
    ];
    let jewels = row![
        container(reserve_figure(view)).width(Length::FillPortion(2)),
        container(activate_keys(view)).width(Length::FillPortion(5)),
    ];
    let has_jewels = !has_controls && area(view.ui).height >= 180.0;
    let jewels = has_jewels.then(|| container(jewels.spacing(8)).height(48));
    let band = container(band(view)).height(if has_controls { 64 } else { 32 });
    column![container(top).height(Length::Fill), band]
        .push(jewels)
        .push(container(people(view)).height(52))
        .spacing(4)
        .padding([4, 12])
        .into()
}
