//! The end: won or lost, what decided it, and the reserve minute by minute.

use super::because;
use super::chronicle::moments;
use super::cues::COLLAPSE_MS;
use super::rules::{Event, Outcome, State};
use super::screen::{Message, clock};
use crate::chronicle::Chronicle;
use crate::shelf::GameId;
use crate::sitting::Sitting;
use crate::ui::art::Gallery;
use crate::ui::bar::hairline;
use crate::ui::chip::chip;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel};
use crate::ui::plot::plot;
use crate::ui::typeface::Role;
use crate::ui::{Element, Look, button};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};

pub fn view<'a>(
    look: Look<'a>,
    sitting: &'a Sitting<State>,
    gallery: &'a Gallery,
) -> Element<'a, Message> {
    let moments = moments(sitting.journal());
    let verdict = verdict(&look, sitting, gallery, &moments);
    let figures = figures(&look, sitting);
    let plot = course(&look, sitting);
    let again = button::primary_big(&look, Some(Icon::Repeat), look.t("again"))
        .width(Length::Fill)
        .on_press(Message::Again);
    if look.size.width >= 1000.0 && look.size.width > look.size.height {
        let left = column![
            verdict,
            people(&look, sitting, &moments),
            space::vertical(),
            again
        ]
        .spacing(20);
        let right = column![figures, plot].spacing(16);
        row![
            left.width(Length::FillPortion(50)),
            right.width(Length::FillPortion(49))
        ]
        .spacing(28)
        .padding([24, 28])
        .into()
    } else {
        let all = column![verdict, people(&look, sitting, &moments), figures, plot].spacing(16);
        column![page(&look, all), again]
            .spacing(12)
            .padding(look.margin())
            .into()
    }
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
        .map_or(0, |at| i64::from(COLLAPSE_MS) - at)
        .max(0);
    let px = if narrow { 64.0 } else { 120.0 };
    let what: Element<'a, Message> = if won {
        row![
            look.digits(px, clock(left)).color(look.accent.second),
            look.text(Role::Body, look.t("escape-won-before"))
                .width(Length::Fill),
        ]
        .spacing(18)
        .align_y(Alignment::Center)
        .into()
    } else {
        look.text(Role::Body, decided(look, sitting))
            .width(Length::Fill)
            .into()
    };
    let side = if narrow { 84.0 } else { 184.0 };
    let words = column![
        row![
            icon::sign(if won { Icon::Check } else { Icon::Close }, 24.0, colour),
            look.text(Role::Label, look.t(over)).color(colour),
        ]
        .spacing(8)
        .align_y(Alignment::Center),
        look.text(Role::Display, look.t(title)),
        what,
        button::quiet(look, Some(Icon::Help), look.t("why")).on_press(Message::Why(rule)),
    ]
    .spacing(6)
    .width(Length::Fill);
    row![
        crate::screen::home::picture(look, gallery, GameId::Escape.square(), side, side, 16.0),
        words
    ]
    .spacing(24)
    .into()
}

/// What decided a lost game.
fn decided(look: &Look<'_>, sitting: &Sitting<State>) -> String {
    let state = sitting.state();
    let names: Vec<String> = state
        .adventurers()
        .iter()
        .enumerate()
        .filter(|(_, one)| !one.escaped)
        .map(|(seat, _)| sitting.person(seat).name)
        .collect();
    look.tr(
        "escape-lost-why",
        &[
            ("names", super::view::list(look, &names).into()),
            ("count", names.len().into()),
            ("jewels", state.reserve().into()),
        ],
    )
}

fn people<'a>(
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    moments: &[i64],
) -> Element<'a, Message> {
    let state = sitting.state();
    let mut lines: Vec<(Option<i64>, usize, Option<usize>)> = (0..state.adventurers().len())
        .map(|seat| {
            let out =
                sitting.journal().events().iter().zip(moments).find_map(
                    |(event, at)| match event {
                        Event::Escape { player, die_to } if player.index() == seat => {
                            Some((*at, die_to.map(|to| to.index())))
                        }
                        _ => None,
                    },
                );
            (out.map(|(at, _)| at), seat, out.and_then(|(_, to)| to))
        })
        .collect();
    lines.sort_by_key(|(at, seat, _)| (at.unwrap_or(i64::MAX), *seat));
    let narrow = look.narrow();
    let height = if narrow {
        56.0
    } else {
        look.grow(72.0).min(86.0)
    };
    let rows = lines
        .into_iter()
        .enumerate()
        .map(|(place, (at, seat, gave))| {
            let person = sitting.person(seat);
            let remark = match (at, gave) {
                (None, _) => Some(look.t("escape-still-inside")),
                (Some(_), Some(to)) => Some(look.tr(
                    "escape-gave",
                    &[("name", sitting.person(to).name.as_str().into())],
                )),
                (Some(_), None) => None,
            };
            let time = at.map_or_else(
                || icon::sign(Icon::Close, 30.0, look.colours.danger),
                |at| {
                    look.digits(
                        look.px(Role::MidDigits),
                        clock((i64::from(COLLAPSE_MS) - at).max(0)),
                    )
                    .line_height(1.0)
                    .into()
                },
            );
            let line = row![
                chip(look, person.hue, if narrow { 38.0 } else { 48.0 }),
                look.text(Role::Label, person.name),
                container(
                    remark
                        .map_or_else(|| look.soft(Role::Small, ""), |r| look.soft(Role::Small, r))
                )
                .width(Length::Fill),
                time,
            ]
            .spacing(16)
            .align_y(Alignment::Center)
            .height(Length::Fixed(height));
            column![]
                .push((place > 0).then(|| hairline(look)))
                .push(line)
                .into()
        });
    panel(look, column(rows))
        .padding([4, 20])
        .width(Length::Fill)
        .into()
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
    let course = State::course(look.words, sitting.people(), sitting.journal());
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
