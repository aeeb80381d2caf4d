//! The play screen: clock, keys, reserve, people, and the questions beside them.

use super::cues::{Phase, Track};
use super::dial::Ring;
use super::rules::{Difficulty, Outcome, State};
use super::screen::{Message, Screen, Source, clock};
use super::{alarm, because, end};
use crate::sitting::Sitting;
use crate::ui::art::Gallery;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::checklist::tick;
use crate::ui::chip::chip;
use crate::ui::dashed::dashed;
use crate::ui::icon::{self, Icon};
use crate::ui::layer::apart;
use crate::ui::panel::panel;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button, sheet};
use iced::widget::{canvas, column, container, row, space, text};
use iced::{Alignment, Length};

pub fn view<'a>(
    screen: &'a Screen,
    look: Look<'a>,
    sitting: &'a Sitting<State>,
    gallery: &'a Gallery,
) -> Element<'a, Message> {
    let state = sitting.state();
    let over = state.outcome().is_some();
    if over && !(state.outcome() == Some(Outcome::Lost) && screen.running && screen.at < 606_000) {
        return end::view(screen, look, sitting, gallery);
    }
    if screen.alarm(state) {
        return alarm::view(screen, &look, sitting);
    }
    let refusal = screen
        .refused
        .as_ref()
        .map(|refused| refusal(&look, refused));
    let question = question(screen, &look, sitting);
    let body = if look.size.width >= 1000.0 && look.size.width > look.size.height {
        wide(screen, &look, sitting, question)
    } else if look.narrow() {
        phone(screen, &look, sitting, question)
    } else {
        upright(screen, &look, sitting, question)
    };
    column![].push(refusal).push(body).into()
}

/// What the bar says beside the name.
pub fn about(screen: &Screen, look: &Look<'_>, sitting: &Sitting<State>) -> String {
    if screen.alarm(sitting.state()) || screen.door_waits(sitting.state()) {
        return phase_name(screen, look);
    }
    let track = look.t(match screen.source {
        Source::Sound(Track::One) => "escape-about-one",
        Source::Sound(Track::Two) => "escape-about-two",
        Source::Sound(Track::Surprise) => "escape-track-surprise",
        Source::Sound(Track::Gongs) => "escape-track-gongs",
        Source::Steady { .. } => "escape-track-none",
    });
    let level = look.t(match sitting.journal().setup().difficulty {
        Difficulty::Normal => "escape-about-normal",
        Difficulty::Advanced => "escape-about-advanced",
        Difficulty::Expert => "escape-about-expert",
    });
    format!("{track} · {level}")
}

fn phase_name(screen: &Screen, look: &Look<'_>) -> String {
    look.t(match screen.phase() {
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
    look: &Look<'a>,
    (words, rule): &(String, Option<crate::games::because::RuleId>),
) -> Element<'a, Message> {
    let mut exits = Vec::new();
    if let Some(rule) = rule {
        exits.push(Exit {
            word: look.t("why"),
            message: Message::Why(*rule),
        });
    }
    exits.push(Exit {
        word: look.t("banner-dismiss"),
        message: Message::Dismiss,
    });
    let line = banner(look, Tone::Warning, Icon::Warning, words.clone(), exits);
    container(line).padding([8.0, look.margin()]).into()
}

/// A question that opens beside the clock, never over it.
fn question<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
) -> Option<Element<'a, Message>> {
    if let Some((player, to)) = screen.leaving {
        return Some(give(look, sitting, player, to));
    }
    screen
        .door_waits(sitting.state())
        .then(|| door(screen, look, sitting))
}

fn wide<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    question: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let size = look.size;
    let people_height = look.grow(96.0);
    let below = if question.is_some() {
        118.0
    } else {
        people_height
    };
    let room = size.height - below - 60.0;
    let left = (size.width * 0.47).min(size.width - 600.0).max(380.0);
    let side = room.min(left - 20.0).min(size.width * 0.43);
    let clock = container(face(screen, look, side)).center(Length::Fill);
    if let Some(question) = question {
        let framed = sheet::framed(look, question_edge(screen, look), question);
        let left_pane = column![clock, strip(look, sitting.state())].spacing(12);
        let sheet_width = size.width - left - 16.0;
        return row![
            left_pane.width(Length::Fill),
            container(framed)
                .width(Length::Fixed(sheet_width))
                .height(Length::Fill),
        ]
        .spacing(24)
        .padding(iced::Padding::from([18, 24]))
        .into();
    }
    let right = column![
        container(keys(
            look,
            sitting.state(),
            (room - if look.large_text() { 430.0 } else { 350.0 }).min(room * 0.33)
        ))
        .center_y(Length::Fill),
        reserve(look, sitting, size.width - left - 60.0),
        meaning(look, sitting),
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
    column![top, people(look, sitting, people_height)]
        .spacing(18)
        .padding(iced::Padding::from([16, 24]).bottom(20))
        .into()
}

fn upright<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    question: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let size = look.size;
    if let Some(question) = question {
        let side = (size.height * 0.34).min(size.width - 80.0);
        let framed = sheet::framed(look, question_edge(screen, look), question);
        return column![
            container(face(screen, look, side)).center_x(Length::Fill),
            strip(look, sitting.state()),
            container(framed).height(Length::Fill),
        ]
        .spacing(14)
        .padding(16)
        .into();
    }
    let people_height = look.grow(140.0);
    let side = (size.height - people_height - 460.0).clamp(240.0, size.width - 180.0);
    let half = (size.width - 64.0) / 2.0;
    let state = sitting.state();
    let panels = row![
        panel(look, keys_upright(look, state, half))
            .center_x(Length::Fill)
            .center_y(Length::Fixed(336.0)),
        container(reserve(look, sitting, half))
            .width(Length::Fill)
            .height(Length::Fixed(336.0)),
    ]
    .spacing(16);
    column![
        container(face(screen, look, side)).center(Length::Fill),
        panels,
        meaning(look, sitting),
        people(look, sitting, people_height),
    ]
    .spacing(18)
    .padding([16, 24])
    .into()
}

fn phone<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    question: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let size = look.size;
    let state = sitting.state();
    if let Some(question) = question {
        let height = (size.height * 0.68).min(440.0);
        let side = size.height - height - 24.0;
        let framed = sheet::framed(look, question_edge(screen, look), question);
        return column![
            container(face(screen, look, side.max(110.0))).center(Length::Fill),
            container(framed)
                .height(Length::Fixed(height))
                .padding([0, 8]),
        ]
        .padding(iced::Padding::ZERO.bottom(8))
        .into();
    }
    let side = (size.height - 330.0).clamp(150.0, 264.0);
    let figure = |picture, digits: String| {
        panel(
            look,
            row![icon::thing(picture, 44.0), look.digits(84.0, digits)]
                .spacing(12)
                .align_y(Alignment::Center),
        )
        .center_x(Length::Fill)
        .center_y(Length::Fixed(92.0))
    };
    let steps = [1_i16, 2, 3].map(|jewels| activate_key(look, jewels, state.reserve(), 64.0));
    let (sentence, _) = sentence(look, sitting);
    let sentence = text(sentence)
        .size(look.px(Role::Small).min(24.0))
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .align_x(Alignment::Center)
        .width(Length::Fill);
    column![
        container(face(screen, look, side)).center(Length::Fill),
        row![
            figure(Icon::Key, state.keys().to_string()),
            figure(Icon::Jewel, state.reserve().to_string()),
        ]
        .spacing(10),
        row(steps).spacing(12),
        sentence,
        people(look, sitting, 76.0),
    ]
    .spacing(9)
    .padding(iced::Padding::from([6, 12]).bottom(10))
    .into()
}

/// Ring, phase, digits and pause.
fn face<'a>(screen: &'a Screen, look: &Look<'a>, side: f32) -> Element<'a, Message> {
    let mut ring = Ring::new(&screen.dial, look, screen.cues, screen.at);
    ring.secret = screen.source == Source::Sound(Track::Surprise);
    ring.paused = !screen.running;
    let narrow = look.narrow();
    let inner = side - 2.0 * if narrow { 44.0 } else { 72.0 };
    let lead = screen.at < 0;
    let digits = if lead {
        ((-screen.at + 999) / 1000).to_string()
    } else {
        clock(screen.left())
    };
    let px = typeface::fitting(
        Role::Giant,
        false,
        digits.chars().count().max(4),
        inner + 24.0,
        side * 0.42,
    );
    let name = if screen.running || lead {
        phase_name(screen, look)
    } else {
        look.t("escape-paused")
    };
    let colour = if screen.running {
        look.colours.ink_soft
    } else {
        look.accent.second
    };
    let name = (side > 220.0 && !narrow).then(|| {
        text(name)
            .size(look.px(Role::Label).min(26.0))
            .font(typeface::BOLD)
            .color(colour)
            .align_x(Alignment::Center)
            .width(Length::Fixed(inner * 0.8))
    });
    let middle = column![]
        .push(name)
        .push(look.digits(px, digits))
        .push(pause(look, screen, narrow))
        .spacing(if narrow { 8.0 } else { side * 0.05 })
        .align_x(Alignment::Center);
    let ring = canvas(ring)
        .width(Length::Fixed(side))
        .height(Length::Fixed(side));
    apart(ring)
        .push(container(middle).center(Length::Fixed(side)))
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .into()
}

pub fn pause<'a>(look: &Look<'a>, screen: &Screen, small: bool) -> Element<'a, Message> {
    let ink = look.colours.ink;
    let (sign, word) = if screen.running {
        (Icon::Pause, "escape-pause")
    } else {
        (Icon::Play, "escape-resume")
    };
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(look.colours.line_strong, 2.0)
        .radius(34.0);
    if small {
        let content = container(icon::sign(sign, 28.0, ink)).center(Length::Fill);
        return tap(look, skin, content)
            .width(64)
            .height(64)
            .on_press(Message::Pause)
            .into();
    }
    let word = text(look.t(word))
        .size(look.px(Role::Label).min(26.0))
        .font(typeface::BOLD)
        .color(ink);
    let content = row![icon::sign(sign, 26.0, ink), word]
        .spacing(12)
        .align_y(Alignment::Center);
    tap(look, skin, content)
        .height(64)
        .padding([0, 30])
        .on_press(Message::Pause)
        .into()
}

/// The number that matters beside the clock.
fn keys<'a>(look: &Look<'a>, state: &State, height: f32) -> Element<'a, Message> {
    let px = (height / 0.72).min(224.0);
    let words = look
        .text(Role::Title, keys_words(look, state))
        .width(Length::Fill);
    row![
        icon::thing(Icon::Key, (px * 0.68).min(150.0)),
        look.digits(px, state.keys().to_string()),
        words,
    ]
    .spacing(30)
    .align_y(Alignment::Center)
    .into()
}

fn keys_words(look: &Look<'_>, state: &State) -> String {
    look.tr("escape-keys", &[("keys", state.keys().into())])
}

fn keys_upright<'a>(look: &Look<'a>, state: &State, width: f32) -> Element<'a, Message> {
    let digits = state.keys().to_string();
    let px = typeface::fitting(
        Role::Giant,
        false,
        digits.chars().count(),
        width * 0.56,
        170.0,
    );
    column![
        row![icon::thing(Icon::Key, 96.0), look.digits(px, digits)]
            .spacing(24)
            .align_y(Alignment::Center),
        look.text(Role::Title, keys_words(look, state).replace('\n', " "))
            .align_x(Alignment::Center),
    ]
    .spacing(20)
    .align_x(Alignment::Center)
    .into()
}

/// The pile of jewels, and −1 −2 −3 beside it.
fn reserve<'a>(look: &Look<'a>, sitting: &'a Sitting<State>, width: f32) -> Element<'a, Message> {
    let state = sitting.state();
    let all = usize::from(state.reserve() + state.in_rooms());
    let columns = all.div_ceil(2).max(1);
    let digits_px = 132.0;
    let room = width - 120.0 - 40.0;
    #[expect(clippy::cast_precision_loss, reason = "a handful of jewels")]
    let side = (room / columns as f32 - 8.0).clamp(18.0, 48.0);
    let jewel = |place: usize| -> Element<'a, Message> {
        if place < usize::from(state.reserve()) {
            icon::thing(Icon::Jewel, side)
        } else {
            icon::thing(Icon::JewelEmpty, side)
        }
    };
    let lines = (0..2).map(|line| {
        row((line * columns..((line + 1) * columns).min(all)).map(jewel))
            .spacing(8)
            .into()
    });
    let pile = column![look.text(Role::Label, look.t("escape-in-reserve"))]
        .extend(lines)
        .spacing(8);
    let upright = width < 420.0;
    let steps = [1_i16, 2, 3].map(|jewels| activate_key(look, jewels, state.reserve(), 84.0));
    let top: Element<'a, Message> = if upright {
        let head = row![
            look.digits(72.0, state.reserve().to_string()),
            look.text(Role::Label, look.t("escape-in-reserve")),
        ]
        .spacing(14)
        .align_y(Alignment::Center);
        #[expect(clippy::cast_precision_loss, reason = "a handful of jewels")]
        let small = ((width - 50.0) / columns as f32 - 6.0).clamp(16.0, 40.0);
        let lines = (0..2).map(|line| {
            row(
                (line * columns..((line + 1) * columns).min(all)).map(|place| {
                    if place < usize::from(state.reserve()) {
                        icon::thing(Icon::Jewel, small)
                    } else {
                        icon::thing(Icon::JewelEmpty, small)
                    }
                }),
            )
            .spacing(6)
            .into()
        });
        column![head].extend(lines).spacing(8).into()
    } else {
        row![
            container(look.digits(digits_px, state.reserve().to_string())).padding([0, 8]),
            pile
        ]
        .spacing(20)
        .align_y(Alignment::Center)
        .into()
    };
    panel(
        look,
        column![
            container(top).center_y(if upright {
                Length::Fill
            } else {
                Length::Shrink
            }),
            row(steps).spacing(12)
        ]
        .spacing(14),
    )
    .padding([16, 20])
    .width(Length::Fill)
    .height(if upright {
        Length::Fill
    } else {
        Length::Shrink
    })
    .into()
}

/// −1, −2 or −3; off when the reserve does not hold so many.
pub fn activate_key<'a>(
    look: &Look<'a>,
    jewels: i16,
    reserve: u8,
    height: f32,
) -> Element<'a, Message> {
    let possible = i16::from(reserve) >= jewels;
    let colour = if possible {
        look.colours.ink
    } else {
        look.colours.line_strong
    };
    let word = look
        .digits(height * 0.58, format!("\u{2212}{jewels}"))
        .color(colour);
    let skin = if possible {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 2.0)
    } else {
        Skin::bare(look)
    };
    let key = tap(look, skin.radius(16.0), word)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .on_press_maybe(possible.then_some(Message::Activate(jewels)));
    if possible {
        key.into()
    } else {
        dashed(key, look.colours.line, 2.0, 16.0)
    }
}

/// What it means now, for whom.
fn sentence(look: &Look<'_>, sitting: &Sitting<State>) -> (String, bool) {
    let state = sitting.state();
    let inside: Vec<usize> = state
        .adventurers()
        .iter()
        .enumerate()
        .filter(|(_, one)| !one.escaped)
        .map(|(seat, _)| seat)
        .collect();
    let able: Vec<usize> = inside
        .iter()
        .copied()
        .filter(|seat| state.adventurers()[*seat].dice >= state.keys())
        .collect();
    if able.is_empty() {
        let most = inside
            .iter()
            .map(|seat| state.adventurers()[*seat].dice)
            .max()
            .unwrap_or(0);
        let jewels = state.keys().saturating_sub(most);
        return (
            look.tr("escape-jewels-to-go", &[("jewels", jewels.into())]),
            false,
        );
    }
    if able.len() == inside.len() && able.len() > 1 {
        return (look.t("escape-all-able"), true);
    }
    let names: Vec<String> = able.iter().map(|seat| sitting.person(*seat).name).collect();
    let args = [
        ("names", list(look, &names).into()),
        ("count", able.len().into()),
    ];
    (look.tr("escape-able", &args), true)
}

/// Names as a sentence lists them.
pub fn list(look: &Look<'_>, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => look.tr(
            "list-and",
            &[
                ("first", first.join(", ").into()),
                ("last", last.as_str().into()),
            ],
        ),
    }
}

fn meaning<'a>(look: &Look<'a>, sitting: &'a Sitting<State>) -> Element<'a, Message> {
    let (words, able) = sentence(look, sitting);
    let (ground, ink) = if able {
        (look.accent.accent, look.accent.on_accent)
    } else {
        (look.accent.tint, look.colours.ink)
    };
    let sign_ink = if able { ink } else { look.accent.accent };
    let words = text(words)
        .size(look.px(Role::Lead).min(34.0))
        .line_height(1.2)
        .font(typeface::BOLD)
        .color(ink)
        .width(Length::Fill);
    let content = row![icon::sign(Icon::Exit, 44.0, sign_ink), words]
        .spacing(16)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    tap(look, Skin::bare(look).fill(ground).radius(16.0), content)
        .width(Length::Fill)
        .padding([14, 20])
        .on_press(Message::Why(because::KEYS))
        .into()
}

/// A row of everybody, and the nudge of destiny.
fn people<'a>(look: &Look<'a>, sitting: &'a Sitting<State>, height: f32) -> Element<'a, Message> {
    let state = sitting.state();
    let count = state.adventurers().len();
    let narrow = look.narrow();
    let stacked = narrow || look.size.width < 1000.0 || (look.large_text() && count > 3);
    let cards = (0..count).map(|seat| person(look, sitting, seat, height, stacked));
    let destiny = (state.beside() > 0).then(|| destiny(look, state.beside(), height, stacked));
    row(cards)
        .push(destiny)
        .spacing(if narrow { 6 } else { 12 })
        .height(Length::Fixed(height))
        .into()
}

fn dice<'a>(count: u8, whole: u8, side: f32) -> Element<'a, Message> {
    let all = (0..count.max(whole)).map(|die| {
        icon::thing(
            if die < count {
                Icon::Die
            } else {
                Icon::DieLost
            },
            side,
        )
    });
    row(all).spacing(4).into()
}

fn person<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    seat: usize,
    height: f32,
    stacked: bool,
) -> Element<'a, Message> {
    let state = sitting.state();
    let one = state.adventurers()[seat];
    let whole = if state.adventurers().len() == 1 { 7 } else { 5 };
    let able = !one.escaped && one.dice >= state.keys() && state.outcome().is_none();
    let person = sitting.person(seat);
    let narrow = look.narrow();
    let name = text(person.name.clone())
        .size(if stacked {
            look.px(Role::Label).min(22.0)
        } else {
            look.px(Role::Label).min(28.0) * 1.1
        })
        .font(typeface::BOLD)
        .line_height(1.1)
        .color(if one.escaped {
            look.colours.ink_soft
        } else {
            look.colours.ink
        })
        .wrapping(text::Wrapping::None);
    let below: Element<'a, Message> = if one.escaped {
        row![
            icon::sign(Icon::Exit, 22.0, look.colours.ink_soft),
            look.soft(Role::Small, look.t("escape-out")),
        ]
        .spacing(6)
        .align_y(Alignment::Center)
        .into()
    } else if narrow {
        look.digits(30.0, one.dice.to_string()).into()
    } else if able && !stacked {
        row![
            look.digits(34.0, one.dice.to_string()),
            icon::thing(Icon::Die, 26.0)
        ]
        .spacing(6)
        .align_y(Alignment::Center)
        .into()
    } else {
        dice(one.dice, whole, if stacked { 20.0 } else { 24.0 })
    };
    let go = able.then(|| {
        container(
            column![
                icon::sign(Icon::Exit, 30.0, look.accent.on_accent),
                text(look.t("escape-leaves"))
                    .size(16)
                    .font(typeface::BOLD)
                    .color(look.accent.on_accent),
            ]
            .align_x(Alignment::Center),
        )
        .center_x(Length::Fixed(76.0))
        .center_y(Length::Fill)
        .style({
            let accent = look.accent.accent;
            move |_| container::Style {
                background: Some(iced::Background::Color(accent)),
                border: iced::border::rounded(14),
                ..container::Style::default()
            }
        })
    });
    let content: Element<'a, Message> = if narrow {
        column![chip(look, person.hue, 38.0), below]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    } else if stacked {
        column![
            chip(look, person.hue, 52.0),
            container(name).clip(true),
            below
        ]
        .spacing(6)
        .align_x(Alignment::Center)
        .into()
    } else {
        let words = column![name, below]
            .spacing(8)
            .width(Length::Fill)
            .clip(true);
        row![chip(look, person.hue, 56.0), words]
            .push(go)
            .spacing(14)
            .align_y(Alignment::Center)
            .width(Length::Fill)
            .into()
    };
    let skin = if able {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 3.0)
    } else if one.escaped {
        Skin::bare(look)
    } else {
        Skin::bare(look)
            .fill(look.colours.surface)
            .edge(look.colours.line, 1.0)
    };
    let card = tap(look, skin.radius(20.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([
            6,
            if narrow {
                2
            } else if stacked {
                6
            } else {
                16
            },
        ])
        .on_press_maybe((!one.escaped).then_some(if able {
            Message::Leaves(seat)
        } else {
            Message::Why(because::ESCAPE_DICE)
        }));
    if one.escaped {
        dashed(card, look.colours.line, 2.0, 20.0)
    } else {
        card.into()
    }
}

fn destiny<'a>(look: &Look<'a>, left: u8, height: f32, stacked: bool) -> Element<'a, Message> {
    let narrow = look.narrow();
    let word = look.tr("escape-destiny", &[("left", left.into())]);
    let content: Element<'a, Message> = if narrow {
        column![icon::thing(Icon::Destiny, 36.0), look.digits(26.0, "+1")]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
    } else {
        let word = text(word)
            .size(look.px(Role::Label).min(22.0) * 0.9)
            .line_height(1.15)
            .font(typeface::BOLD)
            .color(look.colours.ink);
        if stacked {
            column![
                icon::thing(Icon::Destiny, 52.0),
                word.align_x(Alignment::Center)
            ]
            .spacing(8)
            .align_x(Alignment::Center)
            .into()
        } else {
            row![icon::thing(Icon::Destiny, 46.0), word]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    };
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(look.colours.line_strong, 2.0)
        .radius(20.0);
    tap(look, skin, content)
        .width(if narrow || stacked {
            Length::Fill
        } else {
            Length::Fixed(204.0)
        })
        .height(Length::Fixed(height))
        .padding([0, 8])
        .on_press(Message::Destiny)
        .into()
}

/// Keys and reserve below the clock while a question is open.
fn strip<'a>(look: &Look<'a>, state: &State) -> Element<'a, Message> {
    let steps = [1_i16, 2, 3].map(|jewels| {
        container(activate_key(look, jewels, state.reserve(), 70.0))
            .width(Length::Fill)
            .into()
    });
    let line = row![
        icon::thing(Icon::Key, 52.0),
        look.digits(80.0, state.keys().to_string()),
        icon::thing(Icon::Jewel, 48.0),
        look.digits(80.0, state.reserve().to_string()),
    ]
    .extend(steps)
    .spacing(14)
    .align_y(Alignment::Center);
    panel(look, line)
        .padding([0, 20])
        .center_y(Length::Fixed(100.0))
        .into()
}

fn question_edge(screen: &Screen, look: &Look<'_>) -> iced::Color {
    if screen.leaving.is_some() {
        look.accent.accent
    } else {
        look.accent.second
    }
}

/// Who was outside when the door slammed?
fn door<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
) -> Element<'a, Message> {
    let state = sitting.state();
    let narrow = look.narrow();
    let head = row![
        icon::thing(Icon::Door, if narrow { 40.0 } else { 76.0 }),
        column![
            look.text(Role::Label, look.t("escape-door"))
                .color(look.accent.second),
            look.text(
                if narrow { Role::Heading } else { Role::Display },
                look.t("escape-door-who")
            )
            .width(Length::Fill),
        ],
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let inside: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| !state.adventurers()[*seat].escaped)
        .collect();
    let rows = inside.chunks(2).map(|pair| {
        row(pair.iter().map(|seat| {
            let on = screen.caught.contains(seat);
            let dice_left = state.adventurers()[*seat].dice.saturating_sub(u8::from(on));
            choice(look, sitting, *seat, on, dice_left, Message::Caught(*seat))
        }))
        .spacing(12)
        .into()
    });
    let names: Vec<String> = screen
        .caught
        .iter()
        .map(|seat| sitting.person(*seat).name)
        .collect();
    let word = if names.is_empty() {
        look.t("escape-door-nobody")
    } else {
        look.tr(
            "escape-door-lose",
            &[
                ("names", list(look, &names).into()),
                ("count", names.len().into()),
            ],
        )
    };
    let done = button::primary_big(look, Some(Icon::Check), word)
        .width(Length::Fill)
        .on_press(Message::DoorDone);
    let hint = (!narrow).then(|| look.soft(Role::Body, look.t("escape-door-hint")));
    column![head, column(rows).spacing(12)]
        .push(hint)
        .push(space::vertical())
        .push(done)
        .spacing(if narrow { 10 } else { 18 })
        .into()
}

/// Who gets one of the dice of the one who is out?
fn give<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    player: usize,
    to: Option<usize>,
) -> Element<'a, Message> {
    let state = sitting.state();
    let narrow = look.narrow();
    let person = sitting.person(player);
    let head = row![
        chip(look, person.hue, if narrow { 44.0 } else { 76.0 }),
        column![
            look.text(
                Role::Label,
                look.tr("escape-is-out", &[("name", person.name.as_str().into())]),
            )
            .color(look.accent.accent),
            look.text(
                if narrow { Role::Heading } else { Role::Title },
                look.t("escape-give-who")
            )
            .width(Length::Fill),
        ],
        button::sign(look, Icon::Close, Some(Message::Stays)),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let others: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| *seat != player && !state.adventurers()[*seat].escaped)
        .collect();
    let per_row = if others.len() > 2 || narrow { 2 } else { 1 };
    let rows = others.chunks(per_row).map(|pair| {
        row(pair.iter().map(|seat| {
            let on = to == Some(*seat);
            let dice = state.adventurers()[*seat].dice + u8::from(on);
            choice(
                look,
                sitting,
                *seat,
                on,
                dice,
                Message::Receives(Some(*seat)),
            )
        }))
        .spacing(12)
        .into()
    });
    let word = match to {
        Some(seat) => look.tr(
            "escape-give-to",
            &[("name", sitting.person(seat).name.as_str().into())],
        ),
        None => look.t("escape-give-nobody"),
    };
    let done = button::primary_big(look, Some(Icon::Exit), word)
        .width(Length::Fill)
        .on_press(Message::Gives);
    column![head, column(rows).spacing(12), space::vertical(), done]
        .spacing(if narrow { 10 } else { 18 })
        .into()
}

/// A person to be tapped, with their dice.
fn choice<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    seat: usize,
    on: bool,
    dice_left: u8,
    message: Message,
) -> Element<'a, Message> {
    let narrow = look.narrow();
    let person = sitting.person(seat);
    let name = look
        .text(
            if narrow { Role::Label } else { Role::Heading },
            person.name,
        )
        .wrapping(text::Wrapping::None);
    let below: Element<'a, Message> = if narrow {
        look.digits(26.0, dice_left.to_string()).into()
    } else {
        let before = sitting.state().adventurers()[seat].dice;
        dice(dice_left, before, 22.0)
    };
    let words = column![name, below]
        .spacing(6)
        .width(Length::Fill)
        .clip(true);
    let content = row![
        chip(look, person.hue, if narrow { 40.0 } else { 60.0 }),
        words
    ]
    .push((!narrow).then(|| tick(look, on, 40.0)))
    .spacing(if narrow { 8 } else { 14 })
    .align_y(Alignment::Center)
    .width(Length::Fill);
    let skin = if on {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 4.0)
    } else {
        Skin::bare(look)
            .fill(look.colours.raised)
            .edge(look.colours.line_strong, 2.0)
    };
    let height = if narrow {
        72.0
    } else {
        (look.size.height * 0.17).clamp(96.0, 146.0)
    };
    tap(look, skin.radius(22.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, if narrow { 10 } else { 16 }])
        .on_press(message)
        .into()
}
