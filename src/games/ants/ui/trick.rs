//! The judge of a trick: cards in the order played, who takes it, and why.

use super::layout::Shape;
use super::{Message, Page, Screen, card_colours};
use crate::core::Icon;
use crate::games::ants::cards::{Card, Colour, Strength};
use crate::games::ants::verdict::Verdict;
use crate::session::View;
use crate::ui::colour::with_alpha;
use crate::ui::dashed::dashed;
use crate::ui::panel::{filled, panel};
use crate::ui::{
    Element, Face, Role, TapStyle, button, by_space, cells, fit, fit_group, fit_soft, icon, panes,
    tap,
};
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Length, Padding, Size};

/// The cards of one colour, weakest first.
fn of_colour(colour: Colour) -> impl Iterator<Item = Card> {
    (2..=8)
        .filter_map(Strength::soldier)
        .chain([Strength::NINJA])
        .map(move |strength| Card::Ant(colour, strength))
        .chain([Card::Queen(colour)])
}

impl<'a> View<'a, Screen> {
    pub(super) fn trick(self, shape: Shape) -> Element<'a, Message> {
        let verdict = self.judged();
        match shape {
            Shape::Wide => {
                let cards = column![
                    self.trick_head(),
                    container(self.slots()).height(Length::FillPortion(27)),
                    container(self.all_cards()).height(Length::FillPortion(73)),
                ]
                .spacing(14);
                let side = match verdict {
                    Some(verdict) => self.verdict(verdict),
                    None => self.whose_card(),
                };
                let panes = panes(self.ui, cards, side)
                    .side(0.356, 380.0..=720.0)
                    .spacing(28.0);
                container(panes)
                    .padding(Padding::from([16, 24]).bottom(24))
                    .into()
            }
            Shape::Tall => {
                let below = match verdict {
                    Some(verdict) => self.verdict(verdict),
                    None => self.whose_card(),
                };
                column![
                    self.trick_head(),
                    container(self.slots()).height(Length::FillPortion(12)),
                    container(self.all_cards()).height(Length::FillPortion(30)),
                    container(below).height(Length::FillPortion(58)),
                ]
                .spacing(14)
                .padding([16, 24])
                .into()
            }
            Shape::Small => self.small_trick(),
        }
    }

    /// One at a time: the cards, then the verdict.
    fn small_trick(self) -> Element<'a, Message> {
        let ui = &self.ui;
        let slots = container(self.slots()).height(if ui.narrow() { 104 } else { 124 });
        let body = match self.judged() {
            Some(verdict) => self.verdict(verdict),
            None => {
                let cards = if ui.narrow() {
                    self.suits()
                } else {
                    self.all_cards()
                };
                column![self.trick_head(), cards, self.whose_card_line()]
                    .spacing(10)
                    .into()
            }
        };
        column![slots, body]
            .spacing(10)
            .padding([10.0, ui.margin()])
            .into()
    }

    fn judged(self) -> Option<&'a Verdict> {
        let trick = self.screen.shown.trick.as_ref();
        trick.map(|(_, _, verdict)| verdict)
    }

    /// The seats of the trick in order, and the cards played.
    fn played(self) -> (&'a [usize], Vec<Option<Card>>) {
        match self.judged() {
            Some(verdict) => {
                let cards = verdict.cards.iter().copied().map(Some);
                (&verdict.seats, cards.collect())
            }
            None => (&self.screen.shown.order, self.screen.hand.cards.clone()),
        }
    }

    fn trick_head(self) -> Element<'a, Message> {
        let ui = self.ui;
        let (seats, cards) = self.played();
        let opener = seats.first().copied().unwrap_or(0);
        let args = [("name", self.seat_name(opener).into())];
        let words = ui.tr("ants-opens", &args);
        let opens: Element<'a, Message> = if cards.iter().all(Option::is_none) {
            button::text_button(&ui, Some(Icon::Edit), words)
                .on_press(Message::Opener)
                .into()
        } else {
            let words = fit_soft(ui, Role::Label, words);
            container(words.width(Length::Shrink))
                .padding([0, 12])
                .into()
        };
        let back = self.judged().map(|_| {
            button::text_button(&ui, None, ui.t("ants-to-count")).on_press(Message::Go(Page::Table))
        });
        let crowded = ui.narrow() || (ui.large_text() && back.is_some());
        let title: Element<'a, Message> = if crowded {
            space::horizontal().into()
        } else {
            fit(ui, Role::Heading, ui.t("ants-trick-title"))
                .max_lines(2)
                .line_height(1.05)
                .into()
        };
        let head = if crowded {
            row![opens, title]
        } else {
            row![title, opens]
        };
        head.push(back)
            .spacing(8)
            .height(ui.grow(56.0))
            .align_y(Alignment::Center)
            .into()
    }

    /// Who plays when, and what; a tap on a card takes it back.
    fn slots(self) -> Element<'a, Message> {
        let (seats, cards) = self.played();
        let verdict = self.judged();
        let next = cards.iter().position(Option::is_none);
        let next = next.unwrap_or(cards.len());
        let slots = seats.iter().enumerate().map(|(place, seat)| {
            let card = cards.get(place).copied().flatten();
            let face = match verdict {
                Some(verdict) if verdict.winner == Some(place) => Face::Chosen,
                _ => Face::Card,
            };
            self.slot(place, *seat, card, face, verdict.is_none() && place == next)
        });
        let spacing = if self.ui.narrow() { 6.0 } else { 12.0 };
        fit_group(cells(slots).spacing(spacing)).into()
    }

    fn slot(
        self,
        place: usize,
        seat: usize,
        card: Option<Card>,
        face: Face,
        is_next: bool,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let skin = if is_next {
            face.skin(ui).edge(ui.accent.accent, 2.0)
        } else {
            face.skin(ui)
        };
        let content = by_space(self.ui, move |ui| {
            self.with(ui).slot_content(place, seat, card, is_next)
        });
        tap(ui, skin.radius(20.0), content)
            .width(Length::Fill)
            .height(Length::Fill)
            .padding(6)
            .on_press_maybe(card.map(|_| Message::Slot(place)))
            .into()
    }

    fn slot_content(
        self,
        place: usize,
        seat: usize,
        card: Option<Card>,
        is_next: bool,
    ) -> Element<'a, Message> {
        let ui = self.ui;
        let face: Element<'a, Message> = match card {
            Some(card) => card_colours::face(ui, &self.screen.card_colours, card).into(),
            None => {
                let (colour, width) = if is_next {
                    (ui.accent.accent, 3.0)
                } else {
                    (ui.colours.line_strong, 2.0)
                };
                let empty = space::horizontal().width(Length::Fill).height(Length::Fill);
                dashed(empty, colour, width, 11.0)
            }
        };
        let number = |px: f32| {
            ui.digits(px, (place + 1).to_string())
                .line_height(1.0)
                .color(ui.colours.ink_soft)
        };
        if ui.space.width < 118.0 {
            let who = row![number(18.0), self.seat_chip(seat, 30.0)]
                .spacing(4)
                .align_y(Alignment::Center);
            return column![who, container(face).width(48).height(Length::Fill)]
                .spacing(4)
                .width(Length::Fill)
                .height(Length::Fill)
                .align_x(Alignment::Center)
                .into();
        }
        let name = fit(ui, Role::Label, self.seat_name(seat))
            .max_size(ui.px(Role::Label) * 0.9)
            .min_size(14.0)
            .center();
        let chip = ui
            .space
            .height
            .map_or(48.0, |height| height * 0.34)
            .min(64.0);
        let who = column![number(28.0), self.seat_chip(seat, chip), name]
            .spacing(4)
            .align_x(Alignment::Center)
            .width(Length::Fill);
        let card_width = ui.space.height.map_or(90.0, |height| height * 0.74);
        let card_width = card_width.min(ui.space.width * 0.52);
        let face = container(face).width(card_width).padding([4, 0]);
        row![who, face.height(Length::Fill)]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    }

    /// Who has played a card; there are several ladybugs.
    fn owners(self, card: Card) -> Vec<usize> {
        let (seats, cards) = self.played();
        let played = cards.iter().zip(seats);
        let same = played.filter(|(other, _)| **other == Some(card));
        same.map(|(_, seat)| *seat).collect()
    }

    /// All 48 cards, five rows and the ladybugs.
    fn all_cards(self) -> Element<'a, Message> {
        let rows = Colour::ALL.map(|colour| {
            row(of_colour(colour).map(|card| self.card(card, self.owners(card).first().copied())))
                .spacing(7)
                .height(Length::Fill)
                .into()
        });
        let laid = self.owners(Card::Ladybug);
        let ladybugs = (0..3).map(|place| self.card(Card::Ladybug, laid.get(place).copied()));
        row![
            column(rows).spacing(8).width(Length::FillPortion(9)),
            column(ladybugs).spacing(8).width(Length::FillPortion(1)),
        ]
        .spacing(7)
        .height(Length::Fill)
        .into()
    }

    fn card(self, card: Card, owner: Option<usize>) -> Element<'a, Message> {
        let ui = self.ui;
        let Some(owner) = owner else {
            let skin = card_colours::skin(&ui, &self.screen.card_colours, card);
            let message = self.judged().is_none().then_some(Message::Card(card));
            return tap(&ui, skin, card_colours::print(ui, card))
                .width(Length::Fill)
                .height(Length::Fill)
                .on_press_maybe(message)
                .into();
        };
        // Already played: its place is faded, with whoever played it.
        let shade = with_alpha(ui.colours.ground, 0.78);
        let chip = by_space(ui, move |ui| {
            let side = ui
                .space
                .height
                .map_or(ui.space.width, |height| height.min(ui.space.width));
            let chip = self.seat_chip(owner, (side * 0.62).min(48.0).round());
            container(chip).center(Length::Fill).into()
        });
        let shade = container(chip).style(filled(shade, 11));
        let face = card_colours::face(ui, &self.screen.card_colours, card);
        stack![face, shade]
            .width(Length::Fill)
            .height(Length::Fill)
            .into()
    }

    /// On a phone: first the colour, then the card.
    fn suits(self) -> Element<'a, Message> {
        let ui = self.ui;
        let chosen = self.screen.hand.colour.unwrap_or(Colour::C1);
        let suits = Colour::ALL.map(|colour| {
            let is_on = colour == chosen;
            let (edge, width) = if is_on {
                (ui.colours.ink, 4.0)
            } else {
                (ui.colours.line, 1.0)
            };
            let skin = TapStyle::bare(&ui)
                .fill(self.screen.card_colours.of(colour).colour())
                .edge(edge, width);
            let check = is_on.then(|| icon::tinted(Icon::Check, 22.0, card_colours::INK));
            let sign = row![card_colours::pip(colour, 24.0)].push(check).spacing(2);
            tap(&ui, skin, sign)
                .width(Length::Fill)
                .height(64)
                .on_press(Message::Suit(colour))
                .into()
        });
        let ladybugs = self.owners(Card::Ladybug);
        let cards = of_colour(chosen).chain([Card::Ladybug]).map(|card| {
            let owner = match card {
                // Shown as played only when none is left.
                Card::Ladybug => ladybugs.get(2).copied(),
                card => self.owners(card).first().copied(),
            };
            self.card(card, owner)
        });
        let cards = cells(cards)
            .max_columns(5)
            .max_size(Size::new(f32::INFINITY, 96.0))
            .spacing(6.0);
        column![row(suits).spacing(6), Element::from(cards)]
            .spacing(12)
            .into()
    }

    /// Who plays the next card.
    fn next_player(self) -> (usize, String) {
        let cards = &self.screen.hand.cards;
        let next = cards.iter().position(Option::is_none);
        let next = next.unwrap_or(cards.len());
        let seat = self.screen.shown.order.get(next).copied().unwrap_or(0);
        let words = if seat >= self.player_count() {
            self.ui.t("ants-ghost-plays")
        } else {
            let args = [("name", self.seat_name(seat).into())];
            self.ui.tr("ants-whose-card", &args)
        };
        (seat, words)
    }

    fn back_to_count(self) -> Element<'a, Message> {
        button::secondary(&self.ui, Some(Icon::Back), self.ui.t("ants-to-count"))
            .width(Length::Fill)
            .on_press(Message::Go(Page::Table))
            .into()
    }

    fn whose_card_line(self) -> Element<'a, Message> {
        let (seat, words) = self.next_player();
        let line = row![self.seat_chip(seat, 40.0), fit(self.ui, Role::Label, words)]
            .spacing(10)
            .align_y(Alignment::Center);
        column![line, self.back_to_count()].spacing(8).into()
    }

    fn whose_card(self) -> Element<'a, Message> {
        let ui = &self.ui;
        let (seat, words) = self.next_player();
        let words = column![
            self.seat_chip(seat, 96.0),
            fit(*ui, Role::Title, words).max_lines(2).center(),
            ui.soft(Role::Body, ui.t("ants-trick-how"))
                .align_x(Alignment::Center),
        ]
        .spacing(16)
        .max_width(ui.em(20.0))
        .align_x(Alignment::Center);
        let panel = panel(ui, container(words).center(Length::Fill))
            .padding(24)
            .height(Length::Fill)
            .width(Length::Fill);
        column![panel, self.back_to_count()].spacing(14).into()
    }
}
