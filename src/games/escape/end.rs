//! The end: won or lost, what decided it, and the reserve minute by minute.

use super::because;
use super::cues::{COLLAPSE_MS, Cues};
use super::rules::{Event, Outcome, State};
use super::screen::{Message, Screen, clock};
use crate::shelf::GameId;
use crate::sitting::Sitting;
use crate::ui::art::Gallery;
use crate::ui::bar::hairline;
use crate::ui::chip::chip;
use crate::ui::colour::{Accent, Colours};
use crate::ui::icon::{self, Icon};
use crate::ui::layer::apart;
use crate::ui::panel::{page, panel};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button};
use iced::widget::canvas::{self, Frame, LineDash, Path, Stroke, Text};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Pixels, Point, Rectangle, Renderer, Theme, mouse};

/// The moment of every event that stands, in milliseconds after the shout.
fn moments(sitting: &Sitting<State>) -> Vec<i64> {
    let notes = sitting.journal().notes();
    let moment = |event: usize| {
        notes
            .iter()
            .rev()
            .filter(|note| note.after == event)
            .find_map(|note| note.note.get("tap_ms")?.as_i64())
    };
    // An event without its moment happened no earlier than the one before it.
    (0..sitting.journal().events().len())
        .scan(0, |last, event| {
            *last = moment(event).unwrap_or(0).max(*last);
            Some(*last)
        })
        .collect()
}

pub fn view<'a>(
    screen: &'a Screen,
    look: Look<'a>,
    sitting: &'a Sitting<State>,
    gallery: &'a Gallery,
) -> Element<'a, Message> {
    let moments = moments(sitting);
    let verdict = verdict(&look, sitting, gallery, &moments);
    let figures = figures(&look, sitting);
    let plot = plot(screen, &look, sitting, &moments);
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
struct Plot {
    steps: Vec<(i64, u8)>,
    cues: Cues,
    colours: &'static Colours,
    accent: Accent,
}

fn plot<'a>(
    screen: &'a Screen,
    look: &Look<'a>,
    sitting: &'a Sitting<State>,
    moments: &[i64],
) -> Element<'a, Message> {
    let first = sitting
        .journal()
        .state_after(0)
        .map_or(0, |state| state.reserve());
    let mut steps = vec![(0, first)];
    for ((_, state, _), at) in sitting.journal().history().zip(moments) {
        steps.push(((*at).max(0), state.reserve()));
    }
    let plot = Plot {
        steps,
        cues: screen.cues,
        colours: look.colours,
        accent: look.accent,
    };
    let height = if look.two_panes() {
        Length::Fill
    } else {
        Length::Fixed(240.0)
    };
    panel(
        look,
        column![
            look.text(Role::Heading, look.t("escape-plot")),
            apart(
                iced::widget::canvas(plot)
                    .width(Length::Fill)
                    .height(height)
            )
            .width(Length::Fill)
            .height(height),
        ]
        .spacing(12),
    )
    .padding([18, 22])
    .width(Length::Fill)
    .into()
}

impl canvas::Program<Message> for Plot {
    type State = ();

    #[expect(clippy::cast_precision_loss, reason = "a drawing")]
    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let (left, right, top, bottom) = (40.0, bounds.width - 16.0, 30.0, bounds.height - 30.0);
        let most = self
            .steps
            .iter()
            .map(|(_, reserve)| *reserve)
            .max()
            .unwrap_or(1)
            .max(5);
        let most = most.div_ceil(5) * 5;
        let x = |ms: i64| {
            left + (right - left) * ms.min(i64::from(COLLAPSE_MS)) as f32 / COLLAPSE_MS as f32
        };
        let y = |reserve: u8| bottom - (bottom - top) * f32::from(reserve) / f32::from(most);
        let label = |content: String, position: Point| Text {
            content,
            position,
            color: self.colours.ink_soft,
            size: Pixels(20.0),
            font: typeface::DIGITS,
            align_x: iced::widget::text::Alignment::Center,
            align_y: iced::alignment::Vertical::Center,
            ..Text::default()
        };
        for mark in (0..=most).step_by(5) {
            let line = Path::line(Point::new(left, y(mark)), Point::new(right, y(mark)));
            frame.stroke(
                &line,
                Stroke::default()
                    .with_color(self.colours.line)
                    .with_width(1.0),
            );
            frame.fill_text(label(mark.to_string(), Point::new(left - 20.0, y(mark))));
        }
        for minute in (0..=10_i64).step_by(2) {
            let at = Point::new(x(minute * 60_000), bottom + 18.0);
            frame.fill_text(label(minute.to_string(), at));
        }
        for door in [self.cues.door1, self.cues.door2] {
            let at = x(i64::from(door));
            let dash = Stroke {
                line_dash: LineDash {
                    segments: &[5.0, 5.0],
                    offset: 0,
                },
                ..Stroke::default()
                    .with_color(self.accent.second)
                    .with_width(2.5)
            };
            frame.stroke(
                &Path::line(Point::new(at, top), Point::new(at, bottom)),
                dash,
            );
            let sign = Rectangle::new(Point::new(at - 13.0, 0.0), iced::Size::new(26.0, 26.0));
            frame.draw_svg(sign, iced::advanced::svg::Svg::new(Icon::Door.handle()));
        }
        let line = Path::new(|path| {
            let mut before = None;
            for (ms, reserve) in &self.steps {
                let (px, py) = (x(*ms), y(*reserve));
                match before {
                    None => path.move_to(Point::new(px, py)),
                    Some(previous) => {
                        path.line_to(Point::new(px, previous));
                        path.line_to(Point::new(px, py));
                    }
                }
                before = Some(py);
            }
        });
        frame.stroke(
            &line,
            Stroke::default()
                .with_color(self.accent.accent)
                .with_width(5.0),
        );
        if let Some((ms, reserve)) = self.steps.last() {
            frame.fill(
                &Path::circle(Point::new(x(*ms), y(*reserve)), 8.0),
                self.accent.accent,
            );
        }
        vec![frame.into_geometry()]
    }
}
