//! The end: won or lost, what decided it, and the reserve minute by minute.

use super::super::history::{clock, moments};
use super::super::rule_ids;
use super::super::rules::{Event, Outcome, State};
use super::super::soundtrack::collapse_ms;
use super::metadata::METADATA;
use super::{Message, Step};
use crate::core::Icon;
use crate::live::LiveGame;
use crate::ui::banner::{Tone, banner};
use crate::ui::bar::hairline;
use crate::ui::chart::plot;
use crate::ui::panel::{page, panel};
use crate::ui::picture::picture;
use crate::ui::pictures::Pictures;
use crate::ui::player_chip::chip;
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Size, border};

pub fn view<'a>(
    ui: Ui<'a>,
    live: &'a LiveGame<State>,
    pictures: &'a Pictures,
) -> Element<'a, Message> {
    let moments = moments(live.journal());
    let story = column![verdict(&ui, live, pictures, &moments)]
        .push(inside(&ui, live))
        .push(outside(&ui, live, &moments))
        .spacing(if ui.narrow() { 12 } else { 18 });
    let figures = figures(&ui, live);
    let plot = course(&ui, live);
    let nearly = nearly(&ui, live);
    let again = button::primary_big(&ui, Some(Icon::Repeat), ui.t("again"))
        .width(Length::Fill)
        .on_press(Message::Again(Step::Same));
    let steps = steps(&ui, live);
    if ui.size.width >= 1000.0 && ui.size.width > ui.size.height {
        let right = column![figures, plot]
            .push(nearly)
            .push(row![steps, container(again).width(Length::FillPortion(3))].spacing(12))
            .spacing(16);
        row![
            container(page(&ui, story)).width(Length::FillPortion(50)),
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
        if ui.narrow() {
            all = all.push(steps);
        } else {
            ways = ways.push(steps);
        }
        column![
            container(page(&ui, all)).height(Length::Fill),
            ways.push(container(again).width(Length::FillPortion(3))),
        ]
        .spacing(12)
        .padding(ui.margin())
        .into()
    }
}

/// How wide the story of the end is.
fn pane(ui: &Ui<'_>) -> f32 {
    if ui.two_panes() {
        (ui.size.width - 84.0) / 2.0
    } else {
        ui.size.width - 2.0 * ui.margin()
    }
}

/// The same table once more, a step easier or harder.
fn steps<'a>(ui: &Ui<'a>, live: &LiveGame<State>) -> Element<'a, Message> {
    let level = live.journal().setup().difficulty;
    let height = if ui.narrow() { ui.grow(64.0) } else { 80.0 };
    let step = |sign, key, step: Step| {
        let possible = step.from(level) != level;
        possible.then(|| {
            button::secondary(ui, (!ui.narrow()).then_some(sign), ui.t(key))
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
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    pictures: &'a Pictures,
    moments: &[i64],
) -> Element<'a, Message> {
    let won = live.state().outcome() == Some(Outcome::Won);
    let narrow = ui.narrow();
    let (over, title, rule) = if won {
        ("escape-won", "escape-won-title", rule_ids::ALL_OUT)
    } else {
        ("escape-lost", "escape-lost-title", rule_ids::COLLAPSE)
    };
    let colour = if won {
        ui.accent.accent
    } else {
        ui.colours.danger
    };
    let left = moments
        .last()
        .map_or(0, |at| collapse_ms(live.journal()) - at)
        .max(0);
    let px = if narrow { 64.0 } else { 112.0 };
    let time = won.then(|| {
        row![
            ui.digits(px, clock(left)).color(ui.accent.second),
            ui.text(Role::Body, ui.t("escape-won-before"))
                .width(Length::Fill),
        ]
        .spacing(18)
        .align_y(Alignment::Center)
    });
    let side = if narrow { 84.0 } else { 152.0 };
    let picture = if won {
        picture(ui, pictures, METADATA.square, Size::new(side, side), 16.0)
    } else {
        ruin(ui, side)
    };
    let title_px = ui.px(Role::Display);
    let title_px = match (narrow, ui.large_text()) {
        (true, _) => title_px.min(36.0),
        (false, true) => title_px.min(58.0),
        (false, false) => title_px,
    };
    let why =
        || button::text_button(ui, Some(Icon::Help), ui.t("why")).on_press(Message::Why(rule));
    let words = column![
        row![
            icon::tinted(if won { Icon::Check } else { Icon::Close }, 24.0, colour),
            ui.text(Role::Label, ui.t(over)).color(colour),
            space::horizontal(),
        ]
        .push((!narrow).then(why))
        .spacing(8)
        .align_y(Alignment::Center),
        ui.text(Role::Display, ui.t(title))
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
fn ruin<'a>(ui: &Ui<'_>, side: f32) -> Element<'a, Message> {
    let alarm = ui.colours.alarm;
    let fall = iced::gradient::Linear::new(iced::Radians(std::f32::consts::PI))
        .add_stop(0.0, alarm.ground)
        .add_stop(1.0, alarm.ground_2);
    container(icon::coloured(Icon::Collapse, side * 0.72))
        .center(Length::Fixed(side))
        .style(move |_| container::Style {
            background: Some(Background::Gradient(iced::Gradient::Linear(fall))),
            border: border::rounded(16),
            ..container::Style::default()
        })
        .into()
}

/// Who never came out, and what they lacked.
fn inside<'a>(ui: &Ui<'a>, live: &'a LiveGame<State>) -> Option<Element<'a, Message>> {
    let state = live.state();
    let seats: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| !state.adventurers()[*seat].escaped)
        .collect();
    if seats.is_empty() {
        return None;
    }
    let count = row![
        ui.digits(
            if ui.narrow() { 56.0 } else { 72.0 },
            seats.len().to_string()
        )
        .color(ui.colours.danger),
        ui.text(Role::Heading, ui.t("escape-still-inside")),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let cards = seats.into_iter().map(|seat| left_behind(ui, live, seat));
    let cards = column(cards).spacing(10);
    Some(column![count, cards].spacing(10).into())
}

fn left_behind<'a>(ui: &Ui<'a>, live: &'a LiveGame<State>, seat: usize) -> Element<'a, Message> {
    let state = live.state();
    let person = live.person(seat);
    let dice = state.adventurers()[seat].dice;
    let lacks = state.keys().saturating_sub(dice);
    let why = if lacks == 0 {
        ui.t("escape-inside-time")
    } else {
        ui.tr("escape-inside-dice", &[("count", lacks.into())])
    };
    let narrow = ui.narrow();
    let (chip_px, said, margin) = if narrow {
        (40.0, 104.0, 12.0)
    } else {
        (56.0, 190.0, 18.0)
    };
    let gap = if narrow { 10.0 } else { 16.0 };
    let room = pane(ui) - chip_px - said - 2.0 * (margin + gap);
    let px = ui.px(Role::Heading).min(if narrow { 20.0 } else { 34.0 });
    // The serif is wider.
    let (name, px) = typography::short_name(px, &person.name, 0.86 * room);
    let words = column![
        ui.text(Role::Heading, name)
            .size(px)
            .wrapping(text::Wrapping::None),
        super::view::dice(dice, 5, if narrow { 16.0 } else { 22.0 }),
    ]
    .spacing(6)
    .width(Length::Fill)
    .clip(true);
    let line = row![
        chip(ui, person.hue, chip_px),
        words,
        ui.soft(Role::Small, why)
            .size(ui.px(Role::Small).min(if narrow { 18.0 } else { 26.0 }))
            .align_x(Alignment::End)
            .width(Length::Fixed(said)),
    ]
    .spacing(gap)
    .align_y(Alignment::Center);
    let (surface, danger) = (ui.colours.surface, ui.colours.danger);
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
fn nearly<'a>(ui: &Ui<'a>, live: &'a LiveGame<State>) -> Option<Element<'a, Message>> {
    let state = live.state();
    let nearest = state
        .adventurers()
        .iter()
        .enumerate()
        .filter(|(_, one)| !one.escaped)
        .map(|(seat, one)| (state.keys().saturating_sub(one.dice), seat))
        .min()?;
    let name = live.person(nearest.1).name;
    let words = match nearest.0 {
        0 => ui.tr("escape-nearly-time", &[("name", name.as_str().into())]),
        jewels => ui.tr(
            "escape-nearly-jewels",
            &[("name", name.as_str().into()), ("count", jewels.into())],
        ),
    };
    Some(banner(ui, Tone::Plain, Icon::Jewel, words, Vec::new()))
}

/// Everybody who came out, in the order of the door.
fn outside<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    moments: &[i64],
) -> Option<Element<'a, Message>> {
    let events = live.journal().events().iter().zip(moments);
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
    let narrow = ui.narrow();
    let height = ui.grow(if narrow { 60.0 } else { 66.0 });
    let rows = out
        .into_iter()
        .enumerate()
        .map(|(place, (at, seat, gave))| {
            let person = live.person(seat);
            let remark = gave.map_or_else(String::new, |to| {
                ui.tr(
                    "escape-gave",
                    &[("name", live.person(to).name.as_str().into())],
                )
            });
            let left = clock((collapse_ms(live.journal()) - at).max(0));
            let digits = ui.px(Role::MidDigits);
            let room = pane(ui) - 40.0 - 46.0 - 28.0 - 2.2 * digits;
            let (name, px) =
                typography::short_name(ui.px(Role::Label).min(28.0), &person.name, room);
            let remark = (!remark.is_empty()).then(|| {
                ui.soft(Role::Small, remark)
                    .size(ui.px(Role::Small).min(if narrow { 18.0 } else { 24.0 }))
            });
            let line = row![
                chip(ui, person.hue, if narrow { 38.0 } else { 46.0 }),
                column![ui.text(Role::Label, name).size(px)]
                    .push(remark)
                    .width(Length::Fill),
                ui.digits(digits, left).line_height(1.0),
            ]
            .spacing(14)
            .align_y(Alignment::Center)
            .height(Length::Fixed(height));
            column![]
                .push((place > 0).then(|| hairline(ui)))
                .push(line)
                .into()
        });
    let list = panel(ui, column(rows)).padding([4, 20]);
    Some(list.width(Length::Fill).into())
}

fn figures<'a>(ui: &Ui<'a>, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let state = live.state();
    let lost: usize = live
        .journal()
        .events()
        .iter()
        .map(|event| match event {
            Event::Door { caught } => caught.len(),
            _ => 0,
        })
        .sum();
    let nudges = live
        .journal()
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Destiny))
        .count();
    let figure = |picture, number: usize, key: &str| {
        let words = ui.text(Role::Small, ui.tr(key, &[("count", number.into())]));
        let content: Element<'a, Message> = if ui.narrow() || ui.large_text() {
            column![
                row![
                    icon::coloured(picture, 30.0),
                    ui.digits(40.0, number.to_string()).line_height(1.0)
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
                icon::coloured(picture, 42.0),
                ui.digits(60.0, number.to_string()).line_height(1.0),
                words.width(Length::Fill),
            ]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
        };
        panel(ui, content)
            .padding([12, 14])
            .center_x(Length::Fill)
            .center_y(Length::Fixed(ui.grow(104.0)))
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
fn course<'a>(ui: &Ui<'a>, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let course = live.course(ui.words);
    let height = if ui.two_panes() {
        Length::Fill
    } else {
        Length::Fixed(260.0)
    };
    panel(
        ui,
        column![
            ui.text(Role::Heading, ui.t("escape-plot")),
            container(plot(ui, course, None)).height(height),
        ]
        .spacing(12),
    )
    .padding([18, 22])
    .width(Length::Fill)
    .into()
}
