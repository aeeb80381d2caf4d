//! The end: won or lost, what decided it, and the reserve minute by minute.

use super::because;
use super::chronicle::moments;
use super::rules::{Event, Outcome, State};
use super::screen::{Message, Step, clock};
use super::soundtrack::collapse_ms;
use crate::shelf::GameId;
use crate::sitting::Sitting;
use crate::ui::art::Gallery;
use crate::ui::banner::{Tone, banner};
use crate::ui::bar::hairline;
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel};
use crate::ui::picture::picture;
use crate::ui::plot::plot;
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Size, border};

pub fn view<'a>(
    look: Look<'a>,
    sitting: &'a Sitting<State>,
    gallery: &'a Gallery,
) -> Element<'a, Message> {
    let moments = moments(sitting.journal());
    let story = column![verdict(&look, sitting, gallery, &moments)]
        .push(inside(&look, sitting))
        .push(outside(&look, sitting, &moments))
        .spacing(if look.narrow() { 12 } else { 18 });
    let figures = figures(&look, sitting);
    let plot = course(&look, sitting);
    let nearly = nearly(&look, sitting);
    let again = button::primary_big(&look, Some(Icon::Repeat), look.t("again"))
        .width(Length::Fill)
        .on_press(Message::Again(Step::Same));
    let steps = steps(&look, sitting);
    if look.size.width >= 1000.0 && look.size.width > look.size.height {
        let right = column![figures, plot]
            .push(nearly)
            .push(row![steps, container(again).width(Length::FillPortion(3))].spacing(12))
            .spacing(16);
        row![
            container(page(&look, story)).width(Length::FillPortion(50)),
            right.width(Length::FillPortion(49))
        ]
        .spacing(28)
        .padding([24, 28])
        .into()
    } else {
        let mut all = column![story]
            .push(nearly)
            .push(figures)
            .push(plot)
            .spacing(16);
        let mut ways = row![].spacing(12);
        if look.narrow() {
            all = all.push(steps);
        } else {
            ways = ways.push(steps);
        }
        column![
            container(page(&look, all)).height(Length::Fill),
            ways.push(container(again).width(Length::FillPortion(3))),
        ]
        .spacing(12)
        .padding(look.margin())
        .into()
    }
}

/// How wide the story of the end is.
fn pane(look: &Look<'_>) -> f32 {
    if look.two_panes() {
        (look.size.width - 84.0) / 2.0
    } else {
        look.size.width - 2.0 * look.margin()
    }
}

/// The same table once more, a step easier or harder.
fn steps<'a>(look: &Look<'a>, sitting: &Sitting<State>) -> Element<'a, Message> {
    let level = sitting.journal().setup().difficulty;
    let height = if look.narrow() { look.grow(64.0) } else { 80.0 };
    let step = |sign, key, step: Step| {
        let possible = step.from(level) != level;
        possible.then(|| {
            button::secondary(look, (!look.narrow()).then_some(sign), look.t(key))
                .width(Length::Fill)
                .height(Length::Fixed(height))
                .padding([0, 8])
                .on_press(Message::Again(step))
        })
    };
    row![]
        .push(step(Icon::Minus, "escape-again-easier", Step::Easier))
        .push(step(Icon::Plus, "escape-again-harder", Step::Harder))
        .spacing(12)
        .width(Length::FillPortion(2))
        .into()
}

fn verdict<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    gallery: &'a Gallery,
    moments: &[i64],
) -> Element<'a, Message> {
    let won = sitting.state().outcome() == Some(Outcome::Won);
    let narrow = look.narrow();
    let (over, title, rule) = if won {
        ("escape-won", "escape-won-title", because::ALL_OUT)
    } else {
        ("escape-lost", "escape-lost-title", because::COLLAPSE)
    };
    let colour = if won {
        look.accent.accent
    } else {
        look.colours.danger
    };
    let left = moments
        .last()
        .map_or(0, |at| collapse_ms(sitting.journal()) - at)
        .max(0);
    let px = if narrow { 64.0 } else { 112.0 };
    let time = won.then(|| {
        row![
            look.digits(px, clock(left)).color(look.accent.second),
            look.text(Role::Body, look.t("escape-won-before"))
                .width(Length::Fill),
        ]
        .spacing(18)
        .align_y(Alignment::Center)
    });
    let side = if narrow { 84.0 } else { 152.0 };
    let picture = if won {
        picture(
            look,
            gallery,
            GameId::Escape.cover().square,
            Size::new(side, side),
            16.0,
        )
    } else {
        ruin(look, side)
    };
    let title_px = look.px(Role::Display);
    let title_px = match (narrow, look.large_text()) {
        (true, _) => title_px.min(36.0),
        (false, true) => title_px.min(58.0),
        (false, false) => title_px,
    };
    let why = || button::quiet(look, Some(Icon::Help), look.t("why")).on_press(Message::Why(rule));
    let words = column![
        row![
            icon::sign(if won { Icon::Check } else { Icon::Close }, 24.0, colour),
            look.text(Role::Label, look.t(over)).color(colour),
            space::horizontal(),
        ]
        .push((!narrow).then(why))
        .spacing(8)
        .align_y(Alignment::Center),
        look.text(Role::Display, look.t(title))
            .size(title_px)
            .line_height(1.1),
    ]
    .push(time)
    .push(narrow.then(why))
    .spacing(4)
    .width(Length::Fill);
    row![picture, words]
        .spacing(if narrow { 14 } else { 24 })
        .align_y(Alignment::Center)
        .into()
}

/// What is left of the temple.
fn ruin<'a>(look: &Look<'_>, side: f32) -> Element<'a, Message> {
    let alarm = look.colours.alarm;
    let fall = iced::gradient::Linear::new(iced::Radians(std::f32::consts::PI))
        .add_stop(0.0, alarm.ground)
        .add_stop(1.0, alarm.ground_2);
    container(icon::thing(Icon::Collapse, side * 0.72))
        .center(Length::Fixed(side))
        .style(move |_| container::Style {
            background: Some(Background::Gradient(iced::Gradient::Linear(fall))),
            border: border::rounded(16),
            ..container::Style::default()
        })
        .into()
}

/// Who never came out, and what they lacked.
fn inside<'a>(look: &Look<'a>, sitting: &'a Sitting<State>) -> Option<Element<'a, Message>> {
    let state = sitting.state();
    let seats: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| !state.adventurers()[*seat].escaped)
        .collect();
    if seats.is_empty() {
        return None;
    }
    let count = row![
        look.digits(
            if look.narrow() { 56.0 } else { 72.0 },
            seats.len().to_string()
        )
        .color(look.colours.danger),
        look.text(Role::Heading, look.t("escape-still-inside")),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let cards = seats
        .into_iter()
        .map(|seat| left_behind(look, sitting, seat));
    let cards = column(cards).spacing(10);
    Some(column![count, cards].spacing(10).into())
}

fn left_behind<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    seat: usize,
) -> Element<'a, Message> {
    let state = sitting.state();
    let person = sitting.person(seat);
    let dice = state.adventurers()[seat].dice;
    let lacks = state.keys().saturating_sub(dice);
    let why = if lacks == 0 {
        look.t("escape-inside-time")
    } else {
        look.tr("escape-inside-dice", &[("count", lacks.into())])
    };
    let narrow = look.narrow();
    let (chip_px, said, margin) = if narrow {
        (40.0, 104.0, 12.0)
    } else {
        (56.0, 190.0, 18.0)
    };
    let gap = if narrow { 10.0 } else { 16.0 };
    let room = pane(look) - chip_px - said - 2.0 * (margin + gap);
    let px = look.px(Role::Heading).min(if narrow { 20.0 } else { 34.0 });
    // The serif is wider.
    let (name, px) = typeface::short_name(px, &person.name, 0.86 * room);
    let words = column![
        look.text(Role::Heading, name)
            .size(px)
            .wrapping(text::Wrapping::None),
        super::view::dice(dice, 5, if narrow { 16.0 } else { 22.0 }),
    ]
    .spacing(6)
    .width(Length::Fill)
    .clip(true);
    let line = row![
        chip(look, person.hue, chip_px),
        words,
        look.soft(Role::Small, why)
            .size(look.px(Role::Small).min(if narrow { 18.0 } else { 26.0 }))
            .align_x(Alignment::End)
            .width(Length::Fixed(said)),
    ]
    .spacing(gap)
    .align_y(Alignment::Center);
    let (surface, danger) = (look.colours.surface, look.colours.danger);
    container(line)
        .padding([10.0, margin])
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(surface)),
            border: border::rounded(20).color(danger).width(3),
            ..container::Style::default()
        })
        .into()
}

/// How little was missing, when it was lost.
fn nearly<'a>(look: &Look<'a>, sitting: &'a Sitting<State>) -> Option<Element<'a, Message>> {
    let state = sitting.state();
    let nearest = state
        .adventurers()
        .iter()
        .enumerate()
        .filter(|(_, one)| !one.escaped)
        .map(|(seat, one)| (state.keys().saturating_sub(one.dice), seat))
        .min()?;
    let name = sitting.person(nearest.1).name;
    let words = match nearest.0 {
        0 => look.tr("escape-nearly-time", &[("name", name.as_str().into())]),
        jewels => look.tr(
            "escape-nearly-jewels",
            &[("name", name.as_str().into()), ("count", jewels.into())],
        ),
    };
    Some(banner(look, Tone::Plain, Icon::Jewel, words, Vec::new()))
}

/// Everybody who came out, in the order of the door.
fn outside<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    moments: &[i64],
) -> Option<Element<'a, Message>> {
    let events = sitting.journal().events().iter().zip(moments);
    let out: Vec<(i64, usize, Option<usize>)> = events
        .filter_map(|(event, at)| match event {
            Event::Escape { player, die_to } => {
                Some((*at, player.index(), die_to.map(|to| to.index())))
            }
            _ => None,
        })
        .collect();
    if out.is_empty() {
        return None;
    }
    let narrow = look.narrow();
    let height = look.grow(if narrow { 60.0 } else { 66.0 });
    let rows = out
        .into_iter()
        .enumerate()
        .map(|(place, (at, seat, gave))| {
            let person = sitting.person(seat);
            let remark = gave.map_or_else(String::new, |to| {
                look.tr(
                    "escape-gave",
                    &[("name", sitting.person(to).name.as_str().into())],
                )
            });
            let left = clock((collapse_ms(sitting.journal()) - at).max(0));
            let digits = look.px(Role::MidDigits);
            let room = pane(look) - 40.0 - 46.0 - 28.0 - 2.2 * digits;
            let (name, px) =
                typeface::short_name(look.px(Role::Label).min(28.0), &person.name, room);
            let remark = (!remark.is_empty()).then(|| {
                look.soft(Role::Small, remark)
                    .size(look.px(Role::Small).min(if narrow { 18.0 } else { 24.0 }))
            });
            let line = row![
                chip(look, person.hue, if narrow { 38.0 } else { 46.0 }),
                column![look.text(Role::Label, name).size(px)]
                    .push(remark)
                    .width(Length::Fill),
                look.digits(digits, left).line_height(1.0),
            ]
            .spacing(14)
            .align_y(Alignment::Center)
            .height(Length::Fixed(height));
            column![]
                .push((place > 0).then(|| hairline(look)))
                .push(line)
                .into()
        });
    let list = panel(look, column(rows)).padding([4, 20]);
    Some(list.width(Length::Fill).into())
}

fn figures<'a>(look: &Look<'a>, sitting: &'a Sitting<State>) -> Element<'a, Message> {
    let state = sitting.state();
    let lost: usize = sitting
        .journal()
        .events()
        .iter()
        .map(|event| match event {
            Event::Door { caught } => caught.len(),
            _ => 0,
        })
        .sum();
    let nudges = sitting
        .journal()
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Destiny))
        .count();
    let figure = |picture, number: usize, key: &str| {
        let words = look.text(Role::Small, look.tr(key, &[("count", number.into())]));
        let content: Element<'a, Message> = if look.narrow() || look.large_text() {
            column![
                row![
                    icon::thing(picture, 30.0),
                    look.digits(40.0, number.to_string()).line_height(1.0)
                ]
                .spacing(8)
                .align_y(Alignment::Center),
                words.align_x(Alignment::Center),
            ]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
        } else {
            row![
                icon::thing(picture, 42.0),
                look.digits(60.0, number.to_string()).line_height(1.0),
                words.width(Length::Fill),
            ]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
        };
        panel(look, content)
            .padding([12, 14])
            .center_x(Length::Fill)
            .center_y(Length::Fixed(look.grow(104.0)))
    };
    row![
        figure(
            Icon::Jewel,
            usize::from(state.in_rooms()),
            "escape-figure-jewels"
        ),
        figure(Icon::DieLost, lost, "escape-figure-dice"),
        figure(Icon::Destiny, nudges, "escape-figure-destiny"),
    ]
    .spacing(12)
    .into()
}

/// The reserve over the ten minutes.
fn course<'a>(look: &Look<'a>, sitting: &'a Sitting<State>) -> Element<'a, Message> {
    let course = sitting.course(look.words);
    let height = if look.two_panes() {
        Length::Fill
    } else {
        Length::Fixed(260.0)
    };
    panel(
        look,
        column![
            look.text(Role::Heading, look.t("escape-plot")),
            container(plot(look, course, None)).height(height),
        ]
        .spacing(12),
    )
    .padding([18, 22])
    .width(Length::Fill)
    .into()
}
