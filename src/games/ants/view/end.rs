//! The end: who won and why, the ranking, and the aphids round by round.

use super::super::because;
use super::super::memory::rounds;
use super::super::rules::GOAL;
use super::super::screen::{Message, Page};
use super::{Scene, Shape, words};
use crate::ui::Element;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel};
use crate::ui::typeface::{self, Role};
use iced::widget::canvas::{self, Canvas, Frame, LineDash, Path, Stroke};
use iced::widget::{column, container, pin, row, space, stack};
use iced::{Alignment, Color, Length, Padding, Pixels, Point, Rectangle, Renderer, Theme, mouse};

/// One line of the plot.
#[derive(Clone)]
struct Line {
    seats: Vec<usize>,
    colour: Color,
    /// From zero, after each round.
    scores: Vec<i64>,
}

struct Plot<'a> {
    cache: &'a canvas::Cache,
    lines: Vec<Line>,
    scale: Scale,
    grid: Color,
    ink: Color,
    goal: Option<Color>,
}

/// Where a score of a round stands.
#[derive(Clone, Copy)]
struct Scale {
    width: f32,
    height: f32,
    rounds: usize,
    low: i64,
    high: i64,
}

const LEFT: f32 = 40.0;
const RIGHT: f32 = 52.0;
const TOP: f32 = 22.0;
const BOTTOM: f32 = 46.0;

#[expect(clippy::cast_precision_loss, reason = "scores of a card game")]
impl Scale {
    fn x(&self, round: usize) -> f32 {
        let all = self.rounds.max(1) as f32;
        LEFT + (self.width - LEFT - RIGHT) * round as f32 / all
    }

    fn y(&self, score: i64) -> f32 {
        let span = (self.high - self.low).max(1) as f32;
        let part = (score - self.low) as f32 / span;
        self.height - BOTTOM - (self.height - TOP - BOTTOM) * part
    }
}

impl<Message> canvas::Program<Message> for Plot<'_> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let drawing = self
            .cache
            .draw(renderer, bounds.size(), |frame| self.paint(frame));
        vec![drawing]
    }
}

impl Plot<'_> {
    fn paint(&self, frame: &mut Frame) {
        let scale = self.scale;
        let label = |content: String, at: Point, right: bool| canvas::Text {
            content,
            position: at,
            color: self.ink,
            size: Pixels(20.0),
            font: typeface::DIGITS,
            align_x: if right {
                iced::widget::text::Alignment::Right
            } else {
                iced::widget::text::Alignment::Center
            },
            align_y: Alignment::Center.into(),
            ..canvas::Text::default()
        };
        let mut score = scale.low;
        while score <= scale.high {
            let y = scale.y(score);
            let goal = self.goal.filter(|_| score == GOAL);
            let line = Path::line(Point::new(LEFT, y), Point::new(scale.width - 8.0, y));
            let stroke = Stroke {
                line_dash: LineDash {
                    segments: if goal.is_some() { &[8.0, 6.0] } else { &[] },
                    offset: 0,
                },
                ..Stroke::default()
                    .with_color(goal.unwrap_or(self.grid))
                    .with_width(if goal.is_some() { 3.0 } else { 1.0 })
            };
            frame.stroke(&line, stroke);
            frame.fill_text(label(
                words::number(score),
                Point::new(LEFT - 10.0, y),
                true,
            ));
            score += 5;
        }
        for round in 1..=scale.rounds {
            let at = Point::new(scale.x(round), scale.height - 12.0);
            frame.fill_text(label(round.to_string(), at, false));
        }
        for line in &self.lines {
            let path = Path::new(|path| {
                path.move_to(Point::new(scale.x(0), scale.y(0)));
                for (round, score) in line.scores.iter().enumerate() {
                    path.line_to(Point::new(scale.x(round + 1), scale.y(*score)));
                }
            });
            let stroke = Stroke {
                line_join: canvas::LineJoin::Round,
                line_cap: canvas::LineCap::Round,
                ..Stroke::default().with_color(line.colour).with_width(5.0)
            };
            frame.stroke(&path, stroke);
        }
    }
}

impl<'a> Scene<'a> {
    pub(super) fn end(&self) -> Element<'a, Message> {
        let look = &self.look;
        let again = self.bottom(None, Some(Icon::Repeat), "ants-again", Some(Message::Again));
        let each = if self.shape() == Shape::Wide {
            240.0
        } else {
            look.size.width / 2.0 - 20.0
        };
        let ways = row![
            self.second(None, "ants-rounds", Message::Go(Page::Rounds), each),
            self.second(None, "ants-why", Message::Why(self.end_rule()), each),
        ]
        .spacing(10);
        match self.shape() {
            Shape::Wide => {
                let inner = look.size.width - 56.0 - 32.0;
                let left = (inner * 0.52).round();
                let height = look.size.height - 46.0;
                let plot = height - 42.0 - 80.0 - 64.0;
                let won = column![self.winners(), self.ranking()]
                    .push(self.said())
                    .spacing(if look.large_text() { 10 } else { 18 });
                let won = container(page(look, won)).width(Length::Fixed(left));
                let right = column![
                    self.plot(inner - left, plot),
                    space::vertical(),
                    ways,
                    again
                ]
                .spacing(14);
                row![won, right]
                    .spacing(32)
                    .padding(Padding::from([20, 28]).bottom(26))
                    .into()
            }
            shape => {
                let width = look.size.width - 2.0 * look.margin();
                let plot = if shape == Shape::Tall { 360.0 } else { 200.0 };
                let body = column![self.winners(), self.ranking(), self.plot(width, plot)]
                    .push(self.said())
                    .spacing(12);
                column![page(look, body), ways, again]
                    .spacing(10)
                    .padding([10.0, look.margin()])
                    .into()
            }
        }
    }

    fn shared(&self) -> bool {
        let alone = if self.state().team_scores().is_some() {
            2
        } else {
            1
        };
        self.state()
            .winners()
            .is_some_and(|winners| winners.len() > alone)
    }

    fn end_rule(&self) -> crate::games::because::RuleId {
        if self.shared() {
            because::SHARED_VICTORY
        } else {
            self.goal_rule()
        }
    }

    fn winners(&self) -> Element<'a, Message> {
        let look = &self.look;
        let seats = words::seats(self.state().winners().unwrap_or_default());
        let names = words::names(look.words, self.sitting.people(), &seats);
        let many = seats.len() > 1;
        let title = if many {
            "ants-win-many"
        } else {
            "ants-win-one"
        };
        let best = match self.state().team_scores() {
            Some(teams) => teams.into_iter().max().unwrap_or(0),
            None => self.state().scores().iter().copied().max().unwrap_or(0),
        };
        let why = if self.shared() {
            look.t("ants-end-shared")
        } else if self.state().team_scores().is_some() {
            look.t("ants-end-teams")
        } else {
            look.t("ants-end-fifteen")
        };
        let px = if look.narrow() { 56.0 } else { 84.0 };
        let chips = row(seats.iter().map(|seat| self.chip(*seat, px))).spacing(6);
        let score = row![
            look.digits(
                if look.narrow() { 84.0 } else { 124.0 },
                words::number(best)
            )
            .color(look.accent.accent),
            icon::thing(Icon::Aphid, if look.narrow() { 48.0 } else { 72.0 }),
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let top =
            row![chips, container(score).align_right(Length::Fill)].align_y(Alignment::Center);
        let accent = look.accent;
        container(
            column![
                top,
                look.text(
                    if look.large_text() {
                        Role::Title
                    } else {
                        Role::Display
                    },
                    look.tr(title, &[("names", names.into())])
                ),
                look.soft(
                    if look.large_text() {
                        Role::Small
                    } else {
                        Role::Body
                    },
                    why
                ),
            ]
            .spacing(if look.large_text() { 4 } else { 10 }),
        )
        .padding(if look.narrow() { 14 } else { 22 })
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(iced::Background::Color(accent.tint)),
            border: iced::border::rounded(22).color(accent.accent).width(3),
            ..container::Style::default()
        })
        .into()
    }

    /// Who came where; equal scores share a place.
    fn ranking(&self) -> Element<'a, Message> {
        let look = &self.look;
        let mut lines: Vec<(Vec<usize>, i64)> = match self.state().team_scores() {
            Some(teams) => teams
                .into_iter()
                .enumerate()
                .map(|(team, score)| (vec![team, team + 2], score))
                .collect(),
            None => self
                .state()
                .scores()
                .iter()
                .enumerate()
                .map(|(seat, score)| (vec![seat], *score))
                .collect(),
        };
        lines.sort_by_key(|(_, score)| -score);
        let rows = lines.iter().map(|(seats, score)| {
            let place = 1 + lines.iter().filter(|(_, other)| other > score).count();
            let names = seats
                .iter()
                .map(|seat| match self.state().team_scores() {
                    Some(_) => format!(
                        "{} {}",
                        self.name(*seat),
                        words::number(self.state().scores().get(*seat).copied().unwrap_or(0))
                    ),
                    None => self.name(*seat),
                })
                .collect::<Vec<_>>()
                .join(" · ");
            let px = if look.narrow() { 36.0 } else { 48.0 };
            let chips = row(seats.iter().map(|seat| self.chip(*seat, px))).spacing(4);
            row![
                container(
                    look.digits(look.px(Role::MidDigits), place.to_string())
                        .line_height(1.0)
                        .color(look.colours.ink_soft)
                )
                .width(Length::Fixed(36.0)),
                chips,
                self.fitted(Role::Lead, names, look.size.width * 0.3)
                    .width(Length::Fill),
                look.digits(look.px(Role::MidDigits), words::number(*score))
                    .line_height(1.0),
            ]
            .spacing(14)
            .height(Length::Fixed(if look.narrow() {
                look.grow(48.0)
            } else {
                66.0
            }))
            .align_y(Alignment::Center)
            .into()
        });
        panel(look, column(rows))
            .padding([8, 18])
            .width(Length::Fill)
            .into()
    }

    fn lines(&self) -> Vec<Line> {
        let all = rounds(self.sitting.journal());
        let colour = |seat: usize| {
            let hue = self.sitting.person(seat).hue;
            self.look.colours.players[hue as usize].line
        };
        let of = |seats: Vec<usize>| Line {
            colour: colour(seats.first().copied().unwrap_or(0)),
            scores: all
                .iter()
                .map(|round| {
                    seats
                        .iter()
                        .filter_map(|seat| round.scores.get(*seat))
                        .sum()
                })
                .collect(),
            seats,
        };
        if self.state().team_scores().is_some() {
            vec![of(vec![0, 2]), of(vec![1, 3])]
        } else {
            (0..self.players()).map(|seat| of(vec![seat])).collect()
        }
    }

    fn plot(&self, width: f32, height: f32) -> Element<'a, Message> {
        let look = &self.look;
        let lines = self.lines();
        let scores = || lines.iter().flat_map(|line| line.scores.iter().copied());
        let low = scores().min().unwrap_or(0).min(0);
        let high = scores().max().unwrap_or(GOAL).max(GOAL);
        let scale = Scale {
            width: width - 2.0 * 14.0,
            height: height - 50.0,
            rounds: lines.first().map_or(0, |line| line.scores.len()),
            low: low.div_euclid(5) * 5,
            high: high + (5 - high.rem_euclid(5)) % 5,
        };
        let teams = self.state().team_scores().is_some();
        let mut ends: Vec<(f32, usize)> = lines
            .iter()
            .map(|line| {
                let last = line.scores.last().copied().unwrap_or(0);
                (scale.y(last), line.seats.first().copied().unwrap_or(0))
            })
            .collect();
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        for place in 1..ends.len() {
            let least = ends[place - 1].0 + 38.0;
            if ends[place].0 < least {
                ends[place].0 = least;
            }
        }
        let drawing = Canvas::new(Plot {
            cache: &self.screen.plot,
            lines,
            scale,
            grid: look.colours.line,
            ink: look.colours.ink_soft,
            goal: (!teams).then_some(look.accent.second),
        })
        .width(Length::Fixed(scale.width))
        .height(Length::Fixed(scale.height));
        let x = scale.x(scale.rounds) - 2.0;
        let mut layers = stack![drawing];
        for (y, seat) in ends {
            layers = layers.push(pin(self.chip(seat, 36.0)).x(x).y(y - 18.0));
        }
        panel(
            look,
            column![
                look.text(Role::Label, look.t("ants-plot")),
                layers
                    .width(Length::Fixed(scale.width))
                    .height(Length::Fixed(scale.height)),
            ]
            .spacing(4),
        )
        .padding([10, 14])
        .width(Length::Fill)
        .into()
    }
}
