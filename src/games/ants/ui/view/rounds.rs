//! The rounds so far: tap one to correct it.

use super::super::{Message, Page, card_colours};
use super::{Scene, Shape};
use crate::core::Icon;
use crate::games::ants::memory::{Scored, rounds};
use crate::games::ants::rules::Ruling;
use crate::games::ants::words;
use crate::ui::bar::hairline;
use crate::ui::panel::{page, panel};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{Role, short_name};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding};

fn first_width(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 76.0 } else { 150.0 }
}

impl<'a> Scene<'a> {
    pub(super) fn rounds(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let over = self.state().winners().is_some();
        let back = if over { Page::End } else { Page::Table };
        let word = if over {
            "ants-see-end"
        } else {
            "ants-back-to-count"
        };
        let head = column![
            ui.text(Role::Heading, ui.t("ants-rounds-title")),
            ui.soft(Role::Small, ui.t("ants-rounds-how")),
        ]
        .spacing(2);
        let bottom = self.bottom(None, None, word, Some(Message::Go(back)));
        match self.shape() {
            Shape::Wide => {
                let inner = ui.size.width - 56.0 - 32.0;
                let left = (inner * 0.624).round();
                let height = ui.size.height - 46.0;
                let race = self.race(inner - left, height - ui.grow(56.0) - 28.0 - 80.0);
                let list = column![head, self.list()]
                    .push(self.said())
                    .spacing(14)
                    .width(Length::Fixed(left));
                let right = column![
                    self.race_head(),
                    container(race).height(Length::Fill),
                    bottom
                ]
                .spacing(14);
                row![list, right]
                    .spacing(32)
                    .padding(Padding::from([20, 28]).bottom(26))
                    .into()
            }
            _ => column![head, self.list()]
                .push(self.said())
                .push(bottom)
                .spacing(10)
                .padding([10.0, ui.margin()])
                .into(),
        }
    }

    fn list(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        #[expect(clippy::cast_precision_loss, reason = "at most four")]
        let share = (ui.size.width
            * if self.shape() == Shape::Wide {
                0.56
            } else {
                0.9
            }
            - first_width(ui)
            - 60.0)
            / self.players() as f32;
        let chips = (0..self.players()).map(|seat| {
            let (name, px) = short_name(ui.px(Role::Small), &self.name(seat), share - 8.0);
            let name = ui
                .text(Role::Small, name)
                .size(px)
                .wrapping(text::Wrapping::None);
            let who = column![self.chip(seat, if ui.narrow() { 36.0 } else { 44.0 }), name]
                .spacing(4)
                .align_x(Alignment::Center);
            container(who).center_x(Length::Fill).into()
        });
        let head = row![space::horizontal().width(Length::Fixed(first_width(ui)))]
            .extend(chips)
            .push(space::horizontal().width(Length::Fixed(36.0)))
            .padding([0, 8])
            .align_y(Alignment::Center);
        let all = rounds(self.live.journal());
        let lines = all
            .iter()
            .enumerate()
            .rev()
            .map(|(place, scored)| self.old_round(place, scored));
        let list = page(ui, column(lines));
        panel(ui, column![head, list].spacing(8))
            .padding(if ui.narrow() { 8 } else { 16 })
            .width(Length::Fill)
            .height(Length::Fill)
            .into()
    }

    fn old_round(&self, place: usize, scored: &Scored) -> Element<'a, Message> {
        let ui = &self.ui;
        let points = match &scored.ruled.facts {
            Ruling::Round { points, .. } => points.clone(),
            Ruling::Trick { .. } => Vec::new(),
        };
        let patches = [scored.round.plus, scored.round.minus]
            .into_iter()
            .flatten()
            .map(|colour| card_colours::swatch(ui, &self.screen.paints, colour, 18.0, 24.0));
        let first = row![
            ui.digits(ui.px(Role::MidDigits), (place + 1).to_string())
                .line_height(1.0)
        ]
        .extend(patches)
        .spacing(if ui.narrow() { 5 } else { 12 })
        .align_y(Alignment::Center)
        .width(Length::Fixed(first_width(ui)));
        let cells = points.iter().zip(&scored.scores).map(|(gained, score)| {
            let colour = if *gained < 0 {
                ui.accent.second
            } else {
                ui.colours.ink_soft
            };
            let score = ui
                .digits(ui.px(Role::MidDigits), words::number(*score))
                .line_height(1.0);
            let gained = ui
                .digits(ui.px(Role::MidDigits) * 0.58, words::signed(*gained))
                .line_height(1.0)
                .color(colour);
            let both: Element<'a, Message> = if ui.narrow() {
                column![score, gained].align_x(Alignment::Center).into()
            } else {
                row![score, gained]
                    .spacing(6)
                    .align_y(Alignment::End)
                    .into()
            };
            container(both).center_x(Length::Fill).into()
        });
        let content = row![first]
            .extend(cells)
            .push(container(icon::tinted(Icon::Edit, 26.0, ui.accent.accent)).center_x(36))
            .padding([0, 8])
            .align_y(Alignment::Center);
        let line = tap(
            ui,
            TapStyle::bare(ui),
            container(content).center_y(Length::Fixed(ui.grow(66.0))),
        )
        .width(Length::Fill)
        .on_press(Message::Correct(scored.at))
        .in_list();
        column![hairline(ui), line].into()
    }
}
