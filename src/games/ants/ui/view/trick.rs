//! The judge of a trick: cards in the order played, who takes it, and why.

use super::super::{Message, Page, card_colours};
use super::{Scene, Shape};
use crate::core::Icon;
use crate::games::ants::cards::{Card, Colour, Strength};
use crate::games::ants::verdict::Verdict;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, button};
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Background, Color, Length, Padding, border};

/// The cards of one colour, weakest first.
fn of_colour(colour: Colour) -> impl Iterator<Item = Card> {
    (2..=8)
        .filter_map(Strength::soldier)
        .chain([Strength::NINJA])
        .map(move |strength| Card::Ant(colour, strength))
        .chain([Card::Queen(colour)])
}

impl<'a> Scene<'a> {
    pub(super) fn trick(&self) -> Element<'a, Message> {
        let verdict = self.screen.shown(self.live).map(|(_, _, verdict)| verdict);
        match self.shape() {
            Shape::Wide => self.trick_wide(verdict.as_ref()),
            Shape::Tall => self.trick_tall(verdict.as_ref()),
            Shape::Small => self.trick_small(verdict.as_ref()),
        }
    }

    fn trick_wide(&self, verdict: Option<&Verdict>) -> Element<'a, Message> {
        let ui = &self.ui;
        let inner = ui.size.width - 48.0 - 28.0;
        let left = (inner * 0.635).round();
        let height = ui.size.height - 40.0;
        let slots = if ui.size.height > 900.0 { 190.0 } else { 164.0 };
        let grid = height - ui.grow(56.0) - slots - 28.0;
        let cards = column![
            self.trick_head(verdict),
            self.slots(verdict, left, slots),
            self.all_cards(verdict, left, grid),
        ]
        .spacing(14)
        .width(Length::Fixed(left));
        let right = match verdict {
            Some(verdict) => self.verdict(verdict, inner - left, height),
            None => self.waiting(),
        };
        row![cards, right]
            .spacing(28)
            .padding(Padding::from([16, 24]).bottom(24))
            .into()
    }

    fn trick_tall(&self, verdict: Option<&Verdict>) -> Element<'a, Message> {
        let ui = &self.ui;
        let width = ui.size.width - 48.0;
        let height = ui.size.height - 40.0;
        let slots = 140.0;
        let around = ui.grow(56.0) + slots + 42.0;
        let grid = if verdict.is_some() {
            (height - around - 672.0).clamp(272.0, 440.0)
        } else {
            440.0
        };
        let rest = height - around - grid;
        let below = match verdict {
            Some(verdict) => self.verdict(verdict, width, rest),
            None => self.waiting(),
        };
        column![
            self.trick_head(verdict),
            self.slots(verdict, width, slots),
            self.all_cards(verdict, width, grid),
            below,
        ]
        .spacing(14)
        .padding([16, 24])
        .into()
    }

    /// One thing at a time: the cards, then the verdict.
    fn trick_small(&self, verdict: Option<&Verdict>) -> Element<'a, Message> {
        let ui = &self.ui;
        let width = ui.size.width - 2.0 * ui.margin();
        let slots = if ui.narrow() { 104.0 } else { 124.0 };
        let body: Element<'a, Message> = if let Some(verdict) = verdict {
            self.verdict(verdict, width, ui.size.height - slots - 36.0)
        } else if width >= 640.0 {
            let grid = ui.size.height - slots - ui.grow(56.0) - 112.0 - 60.0;
            column![
                self.trick_head(verdict),
                self.all_cards(verdict, width, grid),
                self.waiting(),
            ]
            .spacing(10)
            .into()
        } else {
            column![
                self.trick_head(verdict),
                self.suits(),
                space::vertical(),
                self.waiting()
            ]
            .spacing(10)
            .into()
        };
        column![self.slots(verdict, width, slots), body]
            .spacing(10)
            .padding([10.0, ui.margin()])
            .into()
    }

    fn trick_head(&self, verdict: Option<&Verdict>) -> Element<'a, Message> {
        let ui = &self.ui;
        let opener = verdict
            .and_then(|verdict| verdict.seats.first().copied())
            .unwrap_or_else(|| self.screen.opener(self.live));
        let word = ui.tr("ants-opens", &[("name", self.name(opener).into())]);
        let free = verdict.is_none() && self.screen.hand.cards.iter().all(Option::is_none);
        let opens: Element<'a, Message> = if free {
            button::text_button(ui, Some(Icon::Edit), word)
                .on_press(Message::Opener)
                .into()
        } else {
            container(ui.soft(Role::Label, word))
                .padding([0, 12])
                .into()
        };
        let crowded = ui.narrow() || (ui.large_text() && verdict.is_some());
        let title = (!crowded).then(|| {
            self.fitted(
                Role::Heading,
                ui.t("ants-trick-title"),
                ui.size.width
                    * if self.shape() == Shape::Wide {
                        0.36
                    } else {
                        0.6
                    },
            )
            .width(Length::Fill)
        });
        let back = verdict.map(|_| {
            button::text_button(ui, None, ui.t("ants-to-count")).on_press(Message::Go(Page::Table))
        });
        let apart = (crowded && back.is_some()).then(space::horizontal);
        row![]
            .push(title)
            .push(opens)
            .push(apart)
            .push(back)
            .spacing(8)
            .height(Length::Fixed(ui.grow(56.0)))
            .align_y(Alignment::Center)
            .into()
    }

    /// Who plays when, and what: a card that lies wrongly goes back with a tap.
    fn slots(&self, verdict: Option<&Verdict>, width: f32, height: f32) -> Element<'a, Message> {
        let ui = &self.ui;
        let (order, cards): (Vec<usize>, Vec<Option<Card>>) = match verdict {
            Some(verdict) => (
                verdict.seats.clone(),
                verdict.cards.iter().copied().map(Some).collect(),
            ),
            None => (self.screen.order(self.live), self.screen.hand.cards.clone()),
        };
        let next = cards
            .iter()
            .position(Option::is_none)
            .unwrap_or(cards.len());
        #[expect(clippy::cast_precision_loss, reason = "at most four")]
        let each = (width - 12.0 * (order.len() as f32 - 1.0)) / order.len() as f32;
        let slots = order.iter().enumerate().map(|(place, seat)| {
            let card = cards.get(place).copied().flatten();
            let wins = verdict.is_some_and(|verdict| verdict.winner == Some(place));
            let now = verdict.is_none() && place == next;
            self.slot(place, *seat, card, (wins, now), (each, height))
        });
        row(slots)
            .spacing(if ui.narrow() { 6 } else { 12 })
            .height(Length::Fixed(height))
            .into()
    }

    fn slot(
        &self,
        place: usize,
        seat: usize,
        card: Option<Card>,
        (wins, now): (bool, bool),
        (width, height): (f32, f32),
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let upright = width < 130.0;
        let (card_width, card_height) = if upright {
            (44.0, height - 52.0)
        } else {
            let tall = height - 44.0;
            ((tall * 0.78).min(width * 0.52), tall)
        };
        let face: Element<'a, Message> = match card {
            Some(card) => {
                card_colours::face(ui, &self.screen.paints, card, card_width, card_height)
            }
            None => crate::ui::dashed::dashed(
                space::horizontal()
                    .width(Length::Fixed(card_width))
                    .height(Length::Fixed(card_height)),
                if now {
                    ui.accent.accent
                } else {
                    ui.colours.line_strong
                },
                if now { 3.0 } else { 2.0 },
                11.0,
            ),
        };
        let number = ui
            .digits(if upright { 18.0 } else { 28.0 }, (place + 1).to_string())
            .line_height(1.0)
            .color(ui.colours.ink_soft);
        let content: Element<'a, Message> = if upright {
            column![
                row![number, self.chip(seat, 30.0)]
                    .spacing(4)
                    .align_y(Alignment::Center),
                face
            ]
            .spacing(4)
            .align_x(Alignment::Center)
            .into()
        } else {
            let room = width - card_width - 30.0;
            let who = column![
                number,
                self.chip(seat, 48.0),
                self.fitted(Role::Label, self.name(seat), room)
                    .size((ui.px(Role::Label) * 0.9).min(room / 3.2).max(15.0))
            ]
            .spacing(4)
            .align_x(Alignment::Center)
            .width(Length::Fixed(room));
            row![who, face].spacing(8).align_y(Alignment::Center).into()
        };
        let skin = match (wins, now) {
            (true, _) => TapStyle::bare(ui)
                .fill(ui.accent.tint)
                .edge(ui.accent.accent, 3.0),
            (false, true) => TapStyle::bare(ui)
                .fill(ui.colours.surface)
                .edge(ui.accent.accent, 2.0),
            (false, false) => TapStyle::bare(ui)
                .fill(ui.colours.surface)
                .edge(ui.colours.line, 1.0),
        };
        tap(ui, skin.radius(20.0), content)
            .width(Length::Fill)
            .height(Length::Fill)
            .on_press_maybe(card.map(|_| Message::Slot(place)))
            .into()
    }

    /// Who has laid a card, if it lies on the table.
    fn owners(&self, verdict: Option<&Verdict>, card: Card) -> Vec<usize> {
        let laid = |cards: &[Option<Card>], order: &[usize]| {
            cards
                .iter()
                .zip(order)
                .filter(|(other, _)| **other == Some(card))
                .map(|(_, seat)| *seat)
                .collect()
        };
        match verdict {
            Some(verdict) => {
                let cards: Vec<Option<Card>> = verdict.cards.iter().copied().map(Some).collect();
                laid(&cards, &verdict.seats)
            }
            None => laid(&self.screen.hand.cards, &self.screen.order(self.live)),
        }
    }

    /// All 48 cards, five rows and the ladybugs.
    fn all_cards(
        &self,
        verdict: Option<&Verdict>,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let gap = 7.0;
        let each = (width - 9.0 * gap) / 10.0;
        let tall = (height - 4.0 * 8.0) / 5.0;
        let rows = Colour::ALL.map(|colour| {
            row(of_colour(colour).map(|card| {
                let owner = self.owners(verdict, card).first().copied();
                self.card(card, owner, verdict.is_some(), each, tall)
            }))
            .spacing(gap)
            .into()
        });
        let high = (height - 2.0 * 8.0) / 3.0;
        let laid = self.owners(verdict, Card::Ladybug);
        let ladybugs = (0..3).map(|place| {
            let owner = laid.get(place).copied();
            self.card(Card::Ladybug, owner, verdict.is_some(), each, high)
        });
        row![column(rows).spacing(8), column(ladybugs).spacing(8)]
            .spacing(gap)
            .into()
    }

    fn card(
        &self,
        card: Card,
        owner: Option<usize>,
        over: bool,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let skin = card_colours::skin(ui, &self.screen.paints, card);
        let print = card_colours::print(ui, card, width, height);
        let Some(owner) = owner else {
            return tap(ui, skin, print)
                .width(Length::Fixed(width))
                .height(Length::Fixed(height))
                .on_press_maybe((!over).then_some(Message::Card(card)))
                .into();
        };
        // It lies on the table: its place is faded, with whoever laid it.
        let ground = ui.colours.ground;
        let with_alpha = Color { a: 0.78, ..ground };
        let chip = self.chip(owner, (width.min(height) * 0.62).min(48.0).round());
        let shade = container(chip)
            .center(Length::Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(with_alpha)),
                border: border::rounded(11),
                ..container::Style::default()
            });
        stack![
            container(print)
                .width(Length::Fixed(width))
                .height(Length::Fixed(height))
                .style(move |_| container::Style {
                    background: skin.background,
                    border: skin.border,
                    ..container::Style::default()
                }),
            shade
        ]
        .into()
    }

    /// A phone: first the colour, then the card.
    fn suits(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let chosen = self.screen.hand.colour.unwrap_or(Colour::C1);
        let width = ui.size.width - 2.0 * ui.margin();
        let each = ((width - 4.0 * 6.0) / 5.0).floor();
        let tall = if ui.size.height < 520.0 { 56.0 } else { 80.0 };
        let suits = row(Colour::ALL.map(|colour| {
            let on = colour == chosen;
            let edge = if on {
                (ui.colours.ink, 4.0)
            } else {
                (ui.colours.line, 1.0)
            };
            let skin = TapStyle::bare(ui)
                .fill(self.screen.paints.of(colour).colour())
                .edge(edge.0, edge.1)
                .radius(14.0);
            let check = on.then(|| crate::ui::icon::tinted(Icon::Check, 22.0, card_colours::INK));
            tap(
                ui,
                skin,
                row![card_colours::pip(colour, 24.0)].push(check).spacing(2),
            )
            .width(Length::Fill)
            .height(Length::Fixed(64.0))
            .on_press(Message::Suit(colour))
            .into()
        }))
        .spacing(6);
        let cards: Vec<Card> = of_colour(chosen).chain([Card::Ladybug]).collect();
        let laid = self.owners(None, Card::Ladybug);
        let lines = cards.chunks(5).map(|line| {
            row(line.iter().map(|card| {
                let owner = if *card == Card::Ladybug {
                    laid.get(2).copied()
                } else {
                    self.owners(None, *card).first().copied()
                };
                self.card(*card, owner, false, each, tall)
            }))
            .spacing(6)
            .into()
        });
        column![suits, column(lines).spacing(6)].spacing(12).into()
    }

    /// Not all have played yet.
    fn waiting(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let order = self.screen.order(self.live);
        let cards = &self.screen.hand.cards;
        let next = cards
            .iter()
            .position(Option::is_none)
            .unwrap_or(cards.len());
        let who = order.get(next).copied().unwrap_or(0);
        let room = if self.shape() == Shape::Wide {
            400.0
        } else {
            ui.size.width - 24.0
        };
        let back = self.second(
            Some(Icon::Back),
            "ants-to-count",
            Message::Go(Page::Table),
            room,
        );
        let title = ui.tr("ants-whose-card", &[("name", self.name(who).into())]);
        if self.shape() == Shape::Small {
            let line = row![
                self.chip(who, 40.0),
                self.fitted(Role::Label, title, ui.size.width - 80.0)
            ]
            .spacing(10)
            .align_y(Alignment::Center);
            return column![line, back].spacing(8).into();
        }
        let wide = self.shape() == Shape::Wide;
        let said = column![
            self.chip(who, 96.0),
            ui.text(Role::Title, title).align_x(Alignment::Center),
            ui.soft(Role::Body, ui.t("ants-trick-how"))
                .align_x(Alignment::Center),
        ]
        .spacing(16)
        .max_width(380)
        .align_x(Alignment::Center);
        let panel = crate::ui::panel::panel(ui, container(said).center(Length::Fill))
            .padding(24)
            .height(Length::Fill)
            .width(Length::Fill);
        if wide {
            column![panel, back].spacing(14).into()
        } else {
            column![container(panel).max_height(420), back]
                .spacing(14)
                .into()
        }
    }
}
