//! Sections as large buttons, and the open page.

use super::block::{answer, block};
use super::{Library, Message, page_id, target_id};
use crate::core::Icon;
use crate::games::GameInfo;
use crate::localize::rulebook::Place;
use crate::ui::panel::{page, panel, scroll, titled};
use crate::ui::picture::picture;
use crate::ui::pictures::Pictures;
use crate::ui::{Element, Face, Role, TapStyle, Ui, button, by_space, tap, typography};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length};

impl Library {
    pub(super) fn sections<'a>(
        &'a self,
        ui: &Ui<'a>,
        pictures: Option<&'a Pictures>,
        foot: Option<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let games = pictures.map(|pictures| {
            by_space(*ui, move |ui| self.games(&ui, pictures)).height(Length::Shrink)
        });
        let counts = |section: usize| {
            self.found
                .iter()
                .filter(|(game, place)| *game == self.game && place.section == section)
                .count()
        };
        let sections = self.book().sections.iter().enumerate().map(|(n, section)| {
            let on = n == self.at.section && (ui.two_panes() || self.reading);
            let face = if on { Face::Accent } else { Face::Raised };
            let skin = face.skin(ui).radius(16.0);
            let ink = skin.text;
            let title = text(section.title.as_str())
                .size(ui.px(Role::Label))
                .line_height(1.15)
                .font(typography::BOLD)
                .color(ink)
                .width(Length::Fill);
            let found = counts(n);
            let count = (found > 0).then(|| ui.digits(24.0, found.to_string()).color(ink));
            let content = row![title].push(count).align_y(Alignment::Center);
            tap(ui, skin, content)
                .width(Length::Fill)
                .height(ui.grow(64.0))
                .padding([0, 16])
                .on_press(Message::Section(n))
                .into()
        });
        let list = column(sections).push(foot).spacing(8);
        column![]
            .push(games)
            .push(page(ui, list))
            .spacing(14)
            .into()
    }

    /// The boxes in one row, to choose whose rules are read.
    fn games<'a>(&'a self, ui: &Ui<'_>, pictures: &'a Pictures) -> Element<'a, Message> {
        let spacing = 8.0;
        let side = (ui.space.width + spacing) / GameInfo::ALL.len() as f32 - spacing;
        let side = side.clamp(44.0, 64.0).floor();
        let games = GameInfo::ALL.iter().copied().map(|game| {
            let (edge, width) = if game == self.game {
                (game.accent(ui.colours).accent, 4.0)
            } else {
                (ui.colours.line, 1.0)
            };
            let skin = TapStyle::bare(ui).edge(edge, width).radius(14.0);
            let picture = picture(ui, pictures, game.metadata.square, side - 8.0, 10.0);
            tap(ui, skin, picture)
                .width(side)
                .height(side)
                .on_press(Message::Game(game))
                .into()
        });
        row(games).spacing(spacing).into()
    }

    pub(super) fn page<'a>(&'a self, ui: &Ui<'_>) -> Element<'a, Message> {
        let book = self.book();
        let Some(section) = book.sections.get(self.at.section) else {
            return ui.soft(Role::Body, ui.t("rules-missing")).into();
        };
        let over = (section.pages.len() > 1).then(|| {
            let words = ui.tr(
                "rules-page-of",
                &[
                    ("section", section.title.as_str().into()),
                    ("page", (self.at.page + 1).into()),
                    ("pages", section.pages.len().into()),
                ],
            );
            ui.text(Role::Small, words)
                .font(typography::BOLD)
                .color(ui.accent.accent)
        });
        let Some(current) = section.pages.get(self.at.page) else {
            return ui.soft(Role::Body, ui.t("rules-missing")).into();
        };
        let blocks = current
            .blocks
            .iter()
            .enumerate()
            .map(|(number, paragraph)| {
                let here = Place {
                    block: number,
                    ..self.at
                };
                let content = if self.answer == Some((self.game, here)) {
                    answer(ui, paragraph, &self.search)
                } else {
                    block(ui, paragraph, &self.search, false)
                };
                if number == self.at.block {
                    container(content).id(target_id()).into()
                } else {
                    content
                }
            });
        let back = self.turn(ui, self.neighbour(false), Icon::Left);
        let on = self.turn(ui, self.neighbour(true), Icon::Chevron);
        // Large words on a phone have the whole width, at the end of the page.
        let is_tight = ui.narrow() && ui.large_text();
        let turns: Element<'a, Message> = if is_tight {
            column![].push(back).push(on).spacing(12).into()
        } else {
            row![].push(back).push(on).spacing(12).into()
        };
        let mut body = column![]
            .push(over)
            .push(ui.text(Role::Display, current.title.as_str()))
            .extend(blocks)
            .spacing(12)
            .padding(iced::Padding::ZERO.right(12));
        // Below a game on a phone, the paragraph that was asked for gets all the space.
        let asked = self
            .answer
            .is_some_and(|(game, place)| game == self.game && place.section == self.at.section);
        let below = if is_tight || asked && ui.space.height < Some(700.0) {
            body = body.push(turns);
            None
        } else {
            Some(turns)
        };
        panel(
            ui,
            column![scroll(ui, titled(ui, Role::Display, body)).id(page_id())]
                .push(below)
                .spacing(16),
        )
        .padding(if ui.narrow() { 16 } else { 28 })
        .into()
    }

    fn turn<'a>(
        &'a self,
        ui: &Ui<'_>,
        to: Option<Place>,
        sign: Icon,
    ) -> Option<Element<'a, Message>> {
        let place = to?;
        let title = self.book().page(place).title.clone();
        Some(
            button::secondary(ui, Some(sign), title)
                .width(Length::Fill)
                .on_press(Message::Turn(self.game, place))
                .into(),
        )
    }

    /// The page before or after this one, across sections.
    fn neighbour(&self, after: bool) -> Option<Place> {
        let sections = &self.book().sections;
        let pages: Vec<_> = sections
            .iter()
            .enumerate()
            .flat_map(|(section, s)| {
                (0..s.pages.len()).map(move |page| Place {
                    section,
                    page,
                    block: 0,
                })
            })
            .collect();
        let here = pages
            .iter()
            .position(|place| place.section == self.at.section && place.page == self.at.page)?;
        if after {
            pages.get(here + 1).copied()
        } else {
            here.checked_sub(1).and_then(|n| pages.get(n).copied())
        }
    }
}
