//! The rounds so far: tap one to correct it.

use super::layout::Shape;
use super::{Message, Page, Screen, card_colours};
use crate::core::Icon;
use crate::games::ants::memory::Scored;
use crate::localize::{number, signed};
use crate::session::View;
use crate::ui::bar::hairline;
use crate::ui::panel::{page, panel};
use crate::ui::{Element, Role, TapStyle, Ui, fit, fit_group, fit_soft, icon, tap};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};

/// Width of the column with the rounds' numbers and colours, and of the one with the pens.
const fn side_columns(ui: &Ui<'_>) -> (f32, f32) {
    match ui.class {
        crate::ui::Class::Phone => (84.0, 30.0),
        _ => (150.0, 36.0),
    }
}

impl<'a> View<'a, Screen> {
    pub(super) fn old_rounds(self, shape: Shape) -> Element<'a, Message> {
        let ui = &self.ui;
        let over = self.state().winners().is_some();
        let back = if over {
            self.next("ants-see-end", Message::Go(Page::End))
        } else {
            self.next("ants-to-count", Message::Go(Page::Table))
        };
        let head = column![
            fit(*ui, Role::Heading, ui.t("ants-rounds-title")),
            fit_soft(*ui, Role::Small, ui.t("ants-rounds-how")).max_lines(2),
        ]
        .spacing(2);
        let list = column![head, self.list()].spacing(14);
        if shape == Shape::Wide {
            return self.beside_scores(list, back);
        }
        column![list, back]
            .spacing(10)
            .padding([10.0, ui.margin()])
            .into()
    }

    fn list(self) -> Element<'a, Message> {
        let ui = self.ui;
        let (first, last) = side_columns(&ui);
        let names = (0..self.player_count()).map(|seat| {
            let name = fit(ui, Role::Small, self.seat_name(seat)).min_size(14.0);
            let chip = self.seat_chip(seat, if ui.narrow() { 36.0 } else { 44.0 });
            column![chip, name.center()]
                .spacing(4)
                .padding([0, 2])
                .align_x(Alignment::Center)
                .width(Length::Fill)
                .into()
        });
        let head = row![space::horizontal().width(first)]
            .extend(names)
            .push(space::horizontal().width(last))
            .padding([0, 8])
            .align_y(Alignment::Center);
        let rounds = self.screen.shown.rounds.iter().enumerate().rev();
        let lines = rounds.map(|(place, scored)| self.old_round(place, scored));
        let list = column![fit_group(head), page(&ui, column(lines))].spacing(8);
        panel(&ui, list)
            .padding(if ui.narrow() { 8 } else { 16 })
            .width(Length::Fill)
            .height(Length::Fill)
            .into()
    }

    fn old_round(self, place: usize, scored: &Scored) -> Element<'a, Message> {
        let ui = &self.ui;
        let px = ui.px(Role::MidDigits);
        let (first, last) = side_columns(ui);
        let goals = [scored.round.plus, scored.round.minus];
        let patches = goals.into_iter().flatten().map(|colour| {
            card_colours::swatch(ui, self.screen.card_colours.of(colour), colour, 18.0)
        });
        let round_number = ui.digits(px, (place + 1).to_string()).line_height(1.0);
        let round_number = row![round_number]
            .extend(patches)
            .spacing(if ui.narrow() { 5 } else { 12 })
            .align_y(Alignment::Center)
            .width(first);
        let points = scored.ruling.points.iter();
        let scores = points.zip(&scored.scores).map(|(gained, score)| {
            let colour = if *gained < 0 {
                ui.accent.second
            } else {
                ui.colours.ink_soft
            };
            let score = ui.digits(px, number(*score)).line_height(1.0);
            let gained = ui
                .digits(px * 0.58, signed(*gained))
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
        let pen = container(icon::tinted(Icon::Edit, 26.0, ui.accent.accent)).center_x(last);
        let line = row![round_number]
            .extend(scores)
            .push(pen)
            .padding([0, 8])
            .align_y(Alignment::Center);
        let line = container(line).center_y(ui.grow(66.0));
        let line = tap(ui, TapStyle::bare(ui), line)
            .width(Length::Fill)
            .on_press(Message::Correct(scored.at));
        column![hairline(ui), line].into()
    }
}
