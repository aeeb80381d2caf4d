//! The keys below the counts: a colour, or a number.

use super::super::{Message, card_colours};
use super::{Scene, Shape};
use crate::core::Icon;
use crate::games::ants::cards::Colour;
use crate::games::ants::draft::{At, Column};
use crate::ui::Element;
use crate::ui::dashed::dashed;
use crate::ui::icon;
use crate::ui::panel::panel;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use iced::widget::{column, container, row, stack};
use iced::{Alignment, Color, Length};

impl<'a> Scene<'a> {
    pub(super) fn key_size(&self) -> f32 {
        match (self.shape(), self.is_big()) {
            (Shape::Small, _) => 64.0,
            (_, true) => 96.0,
            (_, false) => 68.0,
        }
    }

    fn keys_head_height(&self) -> f32 {
        let least = if self.ui.narrow() { 34.0 } else { 40.0 };
        (self.ui.px(Role::Lead) * 1.25).max(least)
    }

    pub(super) fn keys_height(&self, lines: u8) -> f32 {
        let small = self.shape() == Shape::Small;
        let frame = if small { 0.0 } else { 30.0 };
        let lines = f32::from(lines);
        let head = self.keys_head_height();
        frame + head + 8.0 + lines * self.key_size() + (lines - 1.0) * 6.0
    }

    /// What is being entered, and the keys for it.
    pub(super) fn keys(&self, lines: u8) -> Element<'a, Message> {
        let ui = &self.ui;
        let small = self.shape() == Shape::Small;
        let keys = match self.screen.draft.at {
            At::Plus | At::Minus => self.colour_keys(lines),
            At::Cell(seat, column) => self.number_keys(seat, column, lines),
        };
        let body = column![self.keys_head(), keys].spacing(8);
        if small {
            body.into()
        } else {
            panel(ui, body).padding([14, 16]).width(Length::Fill).into()
        }
    }

    fn keys_head(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let height = Length::Fixed(self.keys_head_height());
        if let Some(said) = &self.screen.said {
            let why = said.why.map(|rule| {
                let word = self.fitted(Role::Label, ui.t("ants-why"), 110.0);
                tap(ui, TapStyle::bare(ui), word.color(ui.accent.accent))
                    .height(Length::Fill)
                    .padding([0, 8])
                    .on_press(Message::Why(rule))
            });
            return row![
                icon::tinted(Icon::Warning, 28.0, ui.accent.second),
                ui.text(Role::Label, said.words.clone())
                    .size(self.said_size(&said.words))
                    .line_height(1.05)
                    .width(Length::Fill),
            ]
            .push(why)
            .spacing(12)
            .height(height)
            .align_y(Alignment::Center)
            .into();
        }
        let (chip, title, hint): (Element<'a, Message>, String, String) = match self.screen.draft.at
        {
            At::Plus => (
                icon::coloured(Icon::PlusGoal, 34.0),
                ui.t("ants-which-plus"),
                ui.t("ants-which-hint"),
            ),
            At::Minus => (
                icon::coloured(Icon::MinusGoal, 34.0),
                ui.t("ants-which-minus"),
                ui.t("ants-which-hint"),
            ),
            At::Cell(seat, column) => (
                self.chip(seat, if ui.narrow() { 32.0 } else { 40.0 }),
                ui.tr(
                    "ants-whose",
                    &[
                        ("name", self.name(seat).into()),
                        ("what", ui.t(&format!("{}-low", column.key())).into()),
                    ],
                ),
                self.keys_hint(seat, column),
            ),
        };
        let cell = matches!(self.screen.draft.at, At::Cell(..));
        let hint = (!ui.large_text() && (cell || !ui.narrow())).then(|| ui.soft(Role::Small, hint));
        row![
            chip,
            self.fitted(Role::Lead, title, ui.size.width * 0.55)
                .width(Length::Fill)
        ]
        .push(hint)
        .spacing(12)
        .height(height)
        .align_y(Alignment::Center)
        .into()
    }

    /// As large as the sentence can be on one line, or else on two.
    fn said_size(&self, words: &str) -> f32 {
        let ui = &self.ui;
        let width = match self.shape() {
            Shape::Wide => (ui.size.width - 88.0) * 0.624 - 32.0,
            Shape::Tall => ui.size.width - 80.0,
            Shape::Small => ui.size.width - 24.0,
        };
        #[expect(clippy::cast_precision_loss, reason = "a sentence")]
        let letters = words.chars().count().max(1) as f32;
        let room = width - 28.0 - 126.0 - 24.0;
        let one = room / (0.56 * letters);
        let two = (self.keys_head_height() / 2.1).min(1.8 * one);
        ui.px(Role::Label).min(one.max(two)).max(15.0).floor()
    }

    /// Who fills in by themselves, or what is left.
    fn keys_hint(&self, seat: usize, column: Column) -> String {
        let ui = &self.ui;
        let draft = &self.screen.draft;
        let auto = (0..self.players())
            .find(|other| draft.count(*other, column).is_some_and(|count| count.auto));
        match auto {
            Some(other) if other != seat && !self.ui.narrow() && !draft.same() => {
                ui.tr("ants-fills-in", &[("name", self.name(other).into())])
            }
            _ => ui.tr("ants-left", &[("left", draft.room(seat, column).into())]),
        }
    }

    fn number_keys(&self, seat: usize, column: Column, lines: u8) -> Element<'a, Message> {
        let ui = &self.ui;
        let draft = &self.screen.draft;
        let room = draft.room(seat, column);
        let now = draft.count(seat, column).map(|count| count.number);
        let key = |number: u8| -> Element<'a, Message> {
            let on = now == Some(number);
            let allowed = number <= room;
            let ink = match (on, allowed) {
                (true, _) => ui.accent.on_accent,
                (false, true) => ui.colours.ink,
                (false, false) => ui.colours.line_strong,
            };
            let skin = match (on, allowed) {
                (true, _) => TapStyle::bare(ui)
                    .fill(ui.accent.accent)
                    .edge(ui.accent.accent, 2.0),
                (false, true) => TapStyle::bare(ui)
                    .fill(ui.colours.raised)
                    .edge(ui.colours.line_strong, 2.0),
                (false, false) => TapStyle::bare(ui),
            };
            let digits = container(
                ui.digits(self.key_size() * 0.6, number.to_string())
                    .line_height(1.0)
                    .color(ink),
            )
            .center(Length::Fill);
            let check = on.then(|| {
                container(icon::tinted(Icon::Check, 18.0, ink))
                    .align_x(Alignment::End)
                    .width(Length::Fill)
                    .padding(5)
            });
            let face = stack![digits].push(check);
            let key = tap(ui, skin.radius(14.0), face)
                .width(Length::Fill)
                .height(Length::Fixed(self.key_size()))
                .on_press(Message::Number(number));
            // One shape for both, so that a finger that is down when the keys change stays down.
            let edge = if allowed {
                Color::TRANSPARENT
            } else {
                ui.colours.line
            };
            dashed(key, edge, 2.0, 14.0)
        };
        let across = if lines > 1 { 5 } else { 10 };
        let numbers: Vec<u8> = (0..=9).collect();
        iced::widget::column(
            numbers
                .chunks(across)
                .map(|line| row(line.iter().map(|n| key(*n))).spacing(6).into()),
        )
        .spacing(6)
        .into()
    }

    fn colour_keys(&self, lines: u8) -> Element<'a, Message> {
        let ui = &self.ui;
        let chosen = match self.screen.draft.at {
            At::Plus => self.screen.draft.plus,
            At::Minus => self.screen.draft.minus,
            At::Cell(..) => None,
        };
        let height = f32::from(lines) * self.key_size() + (f32::from(lines) - 1.0) * 6.0;
        let keys = Colour::ALL.map(|colour| {
            let paint = self.screen.paints.of(colour);
            let on = chosen == Some(colour);
            let word = ui
                .text(Role::Small, ui.t(paint.key()))
                .size(ui.px(Role::Small).min(20.0))
                .font(typography::BOLD)
                .color(card_colours::INK);
            let check = on.then(|| icon::tinted(Icon::Check, 24.0, card_colours::INK));
            let sign = row![card_colours::pip(colour, 24.0)].push(check).spacing(6);
            let face = column![sign, word].spacing(2).align_x(Alignment::Center);
            let edge = if on {
                (ui.colours.ink, 4.0)
            } else {
                (ui.colours.line_strong, 2.0)
            };
            let skin = TapStyle::bare(ui)
                .fill(paint.colour())
                .edge(edge.0, edge.1)
                .radius(14.0);
            tap(ui, skin, face)
                .width(Length::Fill)
                .height(Length::Fixed(height))
                .on_press(Message::Colour(colour))
                .into()
        });
        row(keys).spacing(6).into()
    }
}
