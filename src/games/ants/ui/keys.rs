//! The keys below the counts: a colour, or a number.

use super::{Message, Screen, card_colours};
use crate::core::Icon;
use crate::games::ants::cards::Colour;
use crate::games::ants::draft::{At, Column};
use crate::games::ants::words;
use crate::session::View;
use crate::ui::dashed::dashed;
use crate::ui::panel::panel;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, by_space, cells, fit, fit_group, fit_soft, icon, tap,
    typography,
};
use iced::widget::{column, container, row, stack};
use iced::{Alignment, Color, Length};

const GAP: f32 = 6.0;
/// Below this width, ten keys go into two rows.
const TEN_IN_A_ROW: f32 = 574.0;

/// How many rows the number keys need in this space, and the height of one.
fn rows(ui: &Ui<'_>) -> (f32, f32) {
    let rows = if ui.space.width < TEN_IN_A_ROW {
        2.0
    } else {
        1.0
    };
    (rows, (ui.space.width * 0.088).clamp(64.0, 96.0).round())
}

impl<'a> View<'a, Screen> {
    /// What is being entered, and the keys for it.
    pub(super) fn keys(self) -> Element<'a, Message> {
        let keys = by_space(self.ui, move |ui| {
            let view = self.with(ui);
            let keys = match self.screen.draft.at {
                At::Plus => view.colour_keys(self.screen.draft.plus),
                At::Minus => view.colour_keys(self.screen.draft.minus),
                At::Cell(seat, column) => view.number_keys(seat, column),
            };
            column![view.keys_head(), keys].spacing(8).into()
        })
        .height(Length::Shrink);
        if self.ui.narrow() {
            keys.into()
        } else {
            panel(&self.ui, keys)
                .padding([12, 16])
                .width(Length::Fill)
                .into()
        }
    }

    fn keys_head(self) -> Element<'a, Message> {
        let ui = self.ui;
        let at = self.screen.draft.at;
        let px = (ui.px(Role::Lead) * 1.5).min(44.0);
        let (picture, title, hint) = match at {
            At::Plus => (
                icon::coloured(Icon::PlusGoal, px),
                ui.t("ants-which-plus"),
                ui.t("ants-which-hint"),
            ),
            At::Minus => (
                icon::coloured(Icon::MinusGoal, px),
                ui.t("ants-which-minus"),
                ui.t("ants-which-hint"),
            ),
            At::Cell(seat, column) => (
                self.seat_chip(seat, px),
                words::place(ui.words, self.players(), at),
                self.hint(seat, column),
            ),
        };
        let hint =
            (ui.width_ems() >= 18.0).then(|| fit_soft(ui, Role::Small, hint).width(Length::Shrink));
        row![picture, fit(ui, Role::Lead, title)]
            .push(hint)
            .spacing(12)
            .height(px + 2.0)
            .align_y(Alignment::Center)
            .into()
    }

    /// Who gets the rest, or how many are left.
    fn hint(self, seat: usize, column: Column) -> String {
        let draft = &self.screen.draft;
        let follows = |other: &usize| {
            let count = draft.count(*other, column);
            count.is_some_and(|count| count.auto && count.number > 0)
        };
        let follower = (0..self.player_count()).find(follows);
        match follower {
            Some(other) if other != seat && !self.ui.narrow() && !draft.same() => {
                let args = [("name", self.seat_name(other).into())];
                self.ui.tr("ants-fills-in", &args)
            }
            _ => {
                let args = [("left", draft.room(seat, column).into())];
                self.ui.tr("ants-left", &args)
            }
        }
    }

    fn number_keys(self, seat: usize, column: Column) -> Element<'a, Message> {
        let room = self.screen.draft.room(seat, column);
        let count = self.screen.draft.count(seat, column);
        let keys = (0..=9).map(|number| {
            let is_on = count.is_some_and(|count| count.number == number);
            self.number_key(number, is_on, number <= room)
        });
        let (rows, _) = rows(&self.ui);
        let columns = if rows > 1.0 { 5 } else { 10 };
        cells(keys).max_columns(columns).spacing(GAP).into()
    }

    fn number_key(self, number: u8, is_on: bool, is_allowed: bool) -> Element<'a, Message> {
        let ui = &self.ui;
        let (skin, ink) = match (is_on, is_allowed) {
            (true, _) => (Face::Accent.skin(ui), ui.accent.on_accent),
            (false, true) => (Face::Raised.skin(ui), ui.colours.ink),
            (false, false) => (TapStyle::bare(ui), ui.colours.line_strong),
        };
        let (_, height) = rows(ui);
        let px = ui.grow(height * 0.56).min(height * 0.76);
        let digits = ui
            .digits(px, number.to_string())
            .line_height(1.0)
            .color(ink);
        let check = is_on.then(|| {
            container(icon::tinted(Icon::Check, 18.0, ink))
                .align_x(Alignment::End)
                .width(Length::Fill)
                .padding(5)
        });
        let key = stack![container(digits).center(Length::Fill)].push(check);
        let key = tap(ui, skin.radius(14.0), key)
            .width(Length::Fill)
            .height(height)
            .on_press(Message::Number(number));
        // The same widgets in both states, so that a press in progress is not lost when the keys
        // change.
        let edge = if is_allowed {
            Color::TRANSPARENT
        } else {
            ui.colours.line
        };
        dashed(key, edge, 2.0, 14.0)
    }

    /// As high as the number keys, so that nothing moves when they change.
    fn colour_keys(self, chosen: Option<Colour>) -> Element<'a, Message> {
        let ui = self.ui;
        let (rows, height) = rows(&ui);
        let key_height = rows * height + (rows - 1.0) * GAP;
        // Large words do not fit below the icon.
        let is_flat = key_height < ui.px(Role::Small) * 1.3 + 36.0;
        let keys = Colour::ALL.map(|colour| {
            let paint = self.screen.card_colours.of(colour);
            let is_on = chosen == Some(colour);
            let word = fit(ui, Role::Small, ui.t(paint.key()))
                .min_size(12.0)
                .font(typography::BOLD)
                .center()
                .color(card_colours::INK);
            let check = is_on.then(|| icon::tinted(Icon::Check, 24.0, card_colours::INK));
            let sign = row![card_colours::pip(colour, 24.0)].push(check).spacing(6);
            let content: Element<'a, Message> = if is_flat {
                let word = word.width(Length::Shrink);
                let content = row![sign, word].spacing(8).align_y(Alignment::Center);
                container(content).center(Length::Fill).into()
            } else {
                let content = column![sign, word].spacing(2);
                content.align_x(Alignment::Center).into()
            };
            let (edge, width) = if is_on {
                (ui.colours.ink, 4.0)
            } else {
                (ui.colours.line_strong, 2.0)
            };
            let skin = TapStyle::bare(&ui).fill(paint.colour()).edge(edge, width);
            tap(&ui, skin, content)
                .width(Length::Fill)
                .height(key_height)
                .padding([0, 5])
                .on_press(Message::Colour(colour))
                .into()
        });
        fit_group(cells(keys).spacing(GAP)).into()
    }
}
