//! The play screen: clock, keys, reserve, people, and the questions beside them.

mod counters;
mod people;
mod question;

pub use counters::activate_key;

use counters::{keys, keys_upright, meaning, reserve, sentence, strip};
pub use people::dice;

use people::people;
use question::{asks, question, question_edge};

use super::super::cues::{Phase, Track};
use super::super::history::clock;
use super::super::rules::{Difficulty, Outcome, State};
use super::super::soundtrack::SoundtrackChoice;
use super::dial::Ring;
use super::{Message, Screen, alarm, end};
use crate::core::Icon;
use crate::live::LiveGame;
use crate::sound::recording::Fault;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::canvas::figure;
use crate::ui::layout::scaffold;
use crate::ui::panel::panel;
use crate::ui::pictures::Pictures;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, icon, sheet};
use iced::widget::{column, container, row, stack, text};
use iced::{Alignment, Length, Size};

pub fn view<'a>(
    screen: &'a Screen,
    ui: Ui<'a>,
    live: &'a LiveGame<State>,
    pictures: &'a Pictures,
) -> Element<'a, Message> {
    let state = live.state();
    let over = state.outcome().is_some();
    let falling = screen.running && screen.at < i64::from(screen.cues.collapse) + 6_000;
    if over && !(state.outcome() == Some(Outcome::Lost) && falling) {
        return end::view(ui, live, pictures);
    }
    if screen.alarm(state) {
        return alarm::view(screen, &ui, live);
    }
    // On a phone there is room for one thing beside the clock, and a question comes first.
    let asked = screen.leaving.is_some() || screen.door_waits(state);
    let fault = screen.fault.filter(|_| !(asked && ui.narrow()));
    let fault = fault.map(|fault| unheard(&ui, fault));
    let refusal = screen.refused.as_ref().map(|refused| refusal(&ui, refused));
    let banners = refusal.into_iter().chain(fault);
    scaffold(ui).banners(banners).body(move |ui| {
        if ui.size.width >= 1000.0 && ui.size.width > ui.size.height {
            wide(screen, &ui, live)
        } else if ui.narrow() {
            phone(screen, &ui, live)
        } else {
            upright(screen, &ui, live)
        }
    })
}

/// What the bar says beside the name.
pub fn about(screen: &Screen, ui: &Ui<'_>, live: &LiveGame<State>) -> String {
    if screen.alarm(live.state()) || screen.door_waits(live.state()) {
        return phase_name(screen, ui);
    }
    let track = match &screen.heard {
        SoundtrackChoice::Track { track, .. } => ui.t(match track {
            Track::One => "escape-about-one",
            Track::Two => "escape-about-two",
            Track::Surprise => "escape-track-surprise",
            Track::Gongs => "escape-track-gongs",
        }),
        SoundtrackChoice::Recording(recording) => short(&recording.file.name(), 28),
        SoundtrackChoice::Silent => ui.t("escape-track-none"),
    };
    let level = ui.t(match live.journal().setup().difficulty {
        Difficulty::Normal => "escape-about-normal",
        Difficulty::Advanced => "escape-about-advanced",
        Difficulty::Expert => "escape-about-expert",
    });
    format!("{track} · {level}")
}

/// A name that fits on a line.
pub fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let kept: String = name.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

fn phase_name(screen: &Screen, ui: &Ui<'_>) -> String {
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

fn refusal<'a>(
    ui: &Ui<'a>,
    (words, rule): &(String, Option<crate::core::RuleId>),
) -> Element<'a, Message> {
    let mut exits = Vec::new();
    if let Some(rule) = rule {
        exits.push(Exit {
            word: ui.t("why"),
            message: Message::Why(*rule),
        });
    }
    exits.push(Exit {
        word: ui.t("banner-dismiss"),
        message: Message::Dismiss,
    });
    let line = banner(ui, Tone::Warning, Icon::Warning, words.clone(), exits);
    container(line).padding([8.0, ui.margin()]).into()
}

/// The recording cannot be played: why, and what can be heard instead.
fn unheard<'a>(ui: &Ui<'a>, fault: Fault) -> Element<'a, Message> {
    let exits = vec![
        Exit {
            word: ui.t("escape-own-instead"),
            message: Message::Instead,
        },
        Exit {
            word: ui.t("banner-without-sound"),
            message: Message::Without,
        },
    ];
    let why = ui.t(&format!("escape-own-{}", fault.name()));
    let words = if ui.narrow() {
        why
    } else {
        format!("{why} {}", ui.t("escape-own-clock-goes-on"))
    };
    let line = banner(ui, Tone::Warning, Icon::Sound, words, exits);
    container(line).padding([8.0, ui.margin()]).into()
}

/// What the reserve needs with its jewels in two rows, and without.
const RESERVE: f32 = 270.0;
const RESERVE_FLAT: f32 = 210.0;

fn wide<'a>(screen: &'a Screen, ui: &Ui<'a>, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let size = ui.size;
    let people_height = ui.grow(96.0);
    let asks = asks(screen, live);
    let below = if asks { 118.0 } else { people_height };
    let room = size.height - below - 60.0;
    let left = (size.width * 0.47).min(size.width - 600.0).max(380.0);
    let side = room.min(left - 20.0).min(size.width * 0.43);
    let clock = container(face(screen, ui, side)).center(Length::Fill);
    if asks {
        let left_pane = column![clock, strip(ui, live.state())].spacing(12);
        let sheet = Size::new(size.width - left - 16.0, size.height - 36.0);
        return row![
            left_pane.width(Length::Fill),
            asked(screen, ui, live, sheet),
        ]
        .spacing(24)
        .padding(iced::Padding::from([18, 24]))
        .into();
    }
    // What the sentence needs, and the gaps.
    let sentence = if ui.percent > 115 { 112.0 } else { 76.0 };
    let left_over = size.height - people_height - 54.0 - sentence - 32.0;
    // Where there is little room the jewels are not shown one by one.
    let flat = ui.large_text() || left_over - RESERVE < 120.0;
    let counted = if flat { RESERVE_FLAT } else { RESERVE };
    let digits = (left_over - counted - 34.0).min(room * 0.33).max(56.0);
    let right = column![
        container(keys(ui, live.state(), digits)).center_y(Length::Fill),
        reserve(ui, live, size.width - left - 60.0, flat),
        meaning(ui, live),
    ]
    .spacing(16);
    let top = row![
        container(clock)
            .width(Length::Fixed(left))
            .height(Length::Fill),
        right.width(Length::Fill),
    ]
    .spacing(24)
    .height(Length::Fill);
    column![top, people(ui, live, people_height)]
        .spacing(18)
        .padding(iced::Padding::from([16, 24]).bottom(20))
        .into()
}

fn upright<'a>(screen: &'a Screen, ui: &Ui<'a>, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let size = ui.size;
    if asks(screen, live) {
        let side = (size.height * 0.34).min(size.width - 80.0);
        let sheet = Size::new(size.width - 32.0, size.height - side - 160.0);
        return column![
            container(face(screen, ui, side)).center_x(Length::Fill),
            strip(ui, live.state()),
            asked(screen, ui, live, sheet),
        ]
        .spacing(14)
        .padding(16)
        .into();
    }
    let people_height = ui.grow(140.0);
    if size.height < 900.0 {
        // A sheet has taken its part: the clock keeps its size, the rest makes room.
        let side = (size.height - people_height - 190.0)
            .min(size.width - 60.0)
            .max(200.0);
        return column![
            container(face(screen, ui, side)).center(Length::Fill),
            strip(ui, live.state()),
            people(ui, live, people_height),
        ]
        .spacing(14)
        .padding([12, 16])
        .into();
    }
    let panels = if ui.large_text() { 590.0 } else { 500.0 };
    let side = (size.height - people_height - panels).min(size.width - 180.0);
    let face = if side < 300.0 {
        small_face(screen, ui, 150.0)
    } else {
        face(screen, ui, side)
    };
    let half = (size.width - 64.0) / 2.0;
    let state = live.state();
    let panels = row![
        panel(ui, keys_upright(ui, state, half))
            .center_x(Length::Fill)
            .center_y(Length::Fixed(336.0)),
        container(reserve(ui, live, half, false))
            .width(Length::Fill)
            .height(Length::Fixed(336.0)),
    ]
    .spacing(16);
    column![
        container(face).center(Length::Fill),
        panels,
        meaning(ui, live),
        people(ui, live, people_height),
    ]
    .spacing(18)
    .padding([16, 24])
    .into()
}

fn phone<'a>(screen: &'a Screen, ui: &Ui<'a>, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let size = ui.size;
    let state = live.state();
    if asks(screen, live) {
        let sheet = Size::new(size.width - 16.0, (size.height - 100.0).min(460.0));
        return column![
            container(small_face(screen, ui, 84.0)).center(Length::Fill),
            asked(screen, ui, live, sheet),
        ]
        .padding(iced::Padding::from([0, 8]).bottom(8))
        .into();
    }
    // Under a banner the clock needs the room more than the sentence does.
    let roomy = size.height > 430.0;
    let side = (size.height - 330.0).min(264.0);
    let face = if side < 180.0 {
        small_face(screen, ui, 84.0)
    } else {
        face(screen, ui, side)
    };
    let figure = |picture, digits: String| {
        panel(
            ui,
            row![icon::coloured(picture, 44.0), ui.digits(84.0, digits)]
                .spacing(12)
                .align_y(Alignment::Center),
        )
        .center_x(Length::Fill)
        .center_y(Length::Fixed(92.0))
    };
    let steps = [1_i16, 2, 3].map(|jewels| activate_key(ui, jewels, state.reserve(), 64.0));
    let (sentence, _) = sentence(ui, live);
    let sentence = text(sentence)
        .size(ui.px(Role::Small).min(24.0))
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .align_x(Alignment::Center)
        .width(Length::Fill);
    column![
        container(face).center(Length::Fill),
        row![
            figure(Icon::Key, state.keys().to_string()),
            figure(Icon::Jewel, state.reserve().to_string()),
        ]
        .spacing(10),
        row(steps).spacing(12),
    ]
    .push(roomy.then_some(sentence))
    .push(people(ui, live, 76.0))
    .spacing(9)
    .padding(iced::Padding::from([6, 12]).bottom(10))
    .into()
}

/// The question that is open, in its frame.
fn asked<'a>(
    screen: &'a Screen,
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    room: Size,
) -> Element<'a, Message> {
    let frame = sheet::frame(ui);
    let inner = Size::new(room.width - 2.0 * frame, room.height - 2.0 * frame);
    let content = question(screen, ui, live, inner);
    container(sheet::sheet_frame(ui, question_edge(screen, ui), content))
        .width(Length::Fixed(room.width))
        .height(Length::Fixed(room.height))
        .into()
}

/// Digits and pause, where the ring has no room.
fn small_face<'a>(screen: &'a Screen, ui: &Ui<'a>, px: f32) -> Element<'a, Message> {
    let clock = figure(px, ui.colours.ink, digits(screen));
    row![clock, pause(ui, screen, true)]
        .spacing(20)
        .align_y(Alignment::Center)
        .into()
}

/// Seconds to the shout, then what is left of the ten minutes.
fn digits(screen: &Screen) -> String {
    if screen.at < 0 {
        ((-screen.at + 999) / 1000).to_string()
    } else {
        clock(screen.left())
    }
}

/// Ring, phase, digits and pause.
fn face<'a>(screen: &'a Screen, ui: &Ui<'a>, side: f32) -> Element<'a, Message> {
    let mut ring = Ring::new(ui, screen.cues, screen.at, side);
    ring.secret = screen.is_secret();
    ring.paused = !screen.running;
    let narrow = ui.narrow();
    let inner = side - 2.0 * if narrow { 44.0 } else { 72.0 };
    let lead = screen.at < 0;
    let digits = digits(screen);
    let px = typography::filling(
        digits.chars().count().max(4),
        Size::new(if narrow { inner } else { inner + 24.0 }, side * 0.42),
    );
    let name = if screen.running || lead {
        phase_name(screen, ui)
    } else {
        ui.t("escape-paused")
    };
    let colour = if screen.running {
        ui.colours.ink_soft
    } else {
        ui.accent.second
    };
    // Between the ticks of a small dial there is less room for words.
    let letters = ui.px(Role::Label).min(26.0).min(side * 0.044);
    let name = (side > 15.0 * letters && !narrow).then(|| {
        text(name)
            .size(letters)
            .font(typography::BOLD)
            .color(colour)
            .align_x(Alignment::Center)
            .width(Length::Fixed(inner * 0.8))
    });
    let middle = column![]
        .push(name)
        .push(figure(px, ui.colours.ink, digits))
        .push(pause(ui, screen, narrow))
        .spacing(if narrow { 8.0 } else { side * 0.05 })
        .align_x(Alignment::Center);
    let middle = container(middle).center(Length::Fixed(side));
    stack![ring.show(), middle].into()
}

pub fn pause<'a>(ui: &Ui<'a>, screen: &Screen, small: bool) -> Element<'a, Message> {
    // While it runs it is one of many; while it stands nothing else is to be done.
    let (sign, word, ink, skin) = if screen.running {
        let skin = TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0);
        (Icon::Pause, "escape-pause", ui.colours.ink, skin)
    } else {
        let skin = TapStyle::bare(ui).fill(ui.accent.accent);
        (Icon::Play, "escape-resume", ui.accent.on_accent, skin)
    };
    let skin = skin.radius(34.0);
    if small {
        let content = container(icon::tinted(sign, 28.0, ink)).center(Length::Fill);
        return tap(ui, skin, content)
            .width(64)
            .height(64)
            .on_press(Message::Pause)
            .into();
    }
    let word = text(ui.t(word))
        .size(ui.px(Role::Label).min(26.0))
        .font(typography::BOLD)
        .color(ink);
    let content = row![icon::tinted(sign, 26.0, ink), word]
        .spacing(12)
        .align_y(Alignment::Center);
    tap(ui, skin, content)
        .height(64)
        .padding([0, 30])
        .on_press(Message::Pause)
        .into()
}
