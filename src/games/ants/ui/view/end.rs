//! The end: who won and why, the ranking, and the aphids round by round.

use super::super::{Message, Page};
use super::{Scene, Shape};
use crate::core::Icon;
use crate::games::ants::{rule_ids, words};
use crate::history::with_number;
use crate::ui::Element;
use crate::ui::chart::plot;
use crate::ui::icon;
use crate::ui::panel::{page, panel};
use crate::ui::typography::Role;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Padding};

impl<'a> Scene<'a> {
    pub(super) fn end(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let again = self.bottom(None, Some(Icon::Repeat), "ants-again", Some(Message::Again));
        let each = if self.shape() == Shape::Wide {
            240.0
        } else {
            ui.size.width / 2.0 - 20.0
        };
        let ways = row![
            self.second(None, "ants-rounds", Message::Go(Page::Rounds), each),
            self.second(None, "ants-why", Message::Why(self.end_rule()), each),
        ]
        .spacing(10);
        match self.shape() {
            Shape::Wide => {
                let inner = ui.size.width - 56.0 - 32.0;
                let left = (inner * 0.52).round();
                let height = ui.size.height - 46.0;
                let plot = height - 42.0 - 80.0 - 64.0;
                let won = column![self.winners(), self.ranking()]
                    .push(self.said())
                    .spacing(if ui.large_text() { 10 } else { 18 });
                let won = container(page(ui, won)).width(Length::Fixed(left));
                let right = column![self.plot(plot), space::vertical(), ways, again].spacing(14);
                row![won, right]
                    .spacing(32)
                    .padding(Padding::from([20, 28]).bottom(26))
                    .into()
            }
            shape => {
                // Upright the plot takes what the winner and the ranking leave.
                let lines = if self.state().team_scores().is_some() {
                    2
                } else {
                    self.players()
                };
                #[expect(clippy::cast_precision_loss, reason = "at most four")]
                let listed = lines as f32 * 66.0;
                let plot = if shape == Shape::Tall {
                    (ui.size.height - 600.0 - listed).clamp(360.0, 560.0)
                } else {
                    200.0
                };
                let body = column![self.winners(), self.ranking(), self.plot(plot)]
                    .push(self.said())
                    .spacing(12);
                column![page(ui, body), ways, again]
                    .spacing(10)
                    .padding([10.0, ui.margin()])
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

    fn end_rule(&self) -> crate::core::RuleId {
        if self.shared() {
            rule_ids::SHARED_VICTORY
        } else {
            self.goal_rule()
        }
    }

    fn winners(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let seats = words::seats(self.state().winners().unwrap_or_default());
        let names = words::names(ui.words, self.live.people(), &seats);
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
            ui.t("ants-end-shared")
        } else if self.state().team_scores().is_some() {
            ui.t("ants-end-teams")
        } else {
            ui.t("ants-end-fifteen")
        };
        let px = if ui.narrow() { 56.0 } else { 84.0 };
        let chips = row(seats.iter().map(|seat| self.chip(*seat, px))).spacing(6);
        let score = row![
            ui.digits(if ui.narrow() { 84.0 } else { 124.0 }, words::number(best))
                .color(ui.accent.accent),
            icon::coloured(Icon::Aphid, if ui.narrow() { 48.0 } else { 72.0 }),
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let top =
            row![chips, container(score).align_right(Length::Fill)].align_y(Alignment::Center);
        let accent = ui.accent;
        container(
            column![
                top,
                ui.text(
                    if ui.large_text() {
                        Role::Title
                    } else {
                        Role::Display
                    },
                    ui.tr(title, &[("names", names.into())])
                ),
                ui.soft(
                    if ui.large_text() {
                        Role::Small
                    } else {
                        Role::Body
                    },
                    why
                ),
            ]
            .spacing(if ui.large_text() { 4 } else { 10 }),
        )
        .padding(if ui.narrow() { 14 } else { 22 })
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
        let ui = &self.ui;
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
                    Some(_) => with_number(
                        &self.name(*seat),
                        words::number(self.state().scores().get(*seat).copied().unwrap_or(0)),
                    ),
                    None => self.name(*seat),
                })
                .collect::<Vec<_>>()
                .join(" · ");
            let px = match (ui.narrow(), self.is_big()) {
                (true, _) => 36.0,
                (false, false) => 48.0,
                (false, true) => 64.0,
            };
            let figures = ui.px(Role::MidDigits) * if self.is_big() { 1.6 } else { 1.0 };
            let chips = row(seats.iter().map(|seat| self.chip(*seat, px))).spacing(4);
            row![
                container(
                    ui.digits(figures, place.to_string())
                        .line_height(1.0)
                        .color(ui.colours.ink_soft)
                )
                .width(Length::Fixed(figures * 0.9)),
                chips,
                self.fitted(
                    if self.is_big() {
                        Role::Title
                    } else {
                        Role::Lead
                    },
                    names,
                    ui.size.width * 0.3
                )
                .width(Length::Fill),
                ui.digits(figures, words::number(*score)).line_height(1.0),
            ]
            .spacing(14)
            .height(Length::Fixed(match (ui.narrow(), self.is_big()) {
                (true, _) => ui.grow(48.0),
                (false, false) => 66.0,
                (false, true) => 112.0,
            }))
            .align_y(Alignment::Center)
            .into()
        });
        panel(ui, column(rows))
            .padding([8, 18])
            .width(Length::Fill)
            .into()
    }

    fn plot(&self, height: f32) -> Element<'a, Message> {
        let ui = &self.ui;
        let course = self.live.course(ui.words);
        panel(
            ui,
            column![
                ui.text(Role::Label, ui.t("ants-plot")),
                plot(ui, course, None),
            ]
            .spacing(4),
        )
        .padding([10, 14])
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .into()
    }
}
