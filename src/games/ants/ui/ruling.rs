//! Who won what in the round just written, and why.

use super::count::picture;
use super::layout::Shape;
use super::{Message, Screen, card_colours};
use crate::core::{Icon, RuleId, Seat};
use crate::games::ants::cards::Colour;
use crate::games::ants::draft::Column;
use crate::games::ants::memory::Scored;
use crate::games::ants::{rule_ids, words};
use crate::history::names;
use crate::localize::signed;
use crate::session::View;
use crate::ui::panel::page;
use crate::ui::{Element, Face, Role, button, fit, icon, tap, typography};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// One line of the ruling.
struct Item {
    picture: Icon,
    colour: Option<Colour>,
    title: String,
    sentence: String,
    seats: Vec<usize>,
    points: String,
    /// What each of the seats lost, where it is not the same for all.
    each: Vec<String>,
    lost: bool,
    rule: RuleId,
}

impl<'a> View<'a, Screen> {
    pub(super) fn ruling(self, shape: Shape) -> Element<'a, Message> {
        let ui = self.ui;
        let Some(scored) = self.screen.shown.rounds.last() else {
            return self.count(shape);
        };
        let over = self.state().winners().is_some();
        let next = self.next(
            if over {
                "ants-see-end"
            } else {
                "ants-next-round"
            },
            Message::Next,
        );
        let message = Message::Correct(scored.at);
        let correct = if ui.narrow() && ui.large_text() {
            button::icon_button(&ui, Icon::Edit, Some(message))
        } else {
            button::text_button(&ui, Some(Icon::Edit), ui.t("ants-correct-short")).on_press(message)
        };
        let head = row![fit(ui, Role::Heading, ui.t("ants-ruling-title")), correct]
            .align_y(Alignment::Center);
        let items = self.items(scored);
        let spacing = match shape {
            Shape::Wide => 14,
            Shape::Tall => 8,
            Shape::Small => 6,
        };
        let list = page(
            &ui,
            column(items.iter().map(|item| self.item(item))).spacing(spacing),
        );
        if shape == Shape::Wide {
            return self.beside_scores(column![head, list].spacing(14), next);
        }
        let scores = if shape == Shape::Tall {
            // Where words are large, the sentences need more of the height.
            let share = if ui.large_text() { 28 } else { 45 };
            container(self.race()).height(Length::FillPortion(share))
        } else {
            container(self.strip())
        };
        let list = container(list).height(Length::FillPortion(55));
        column![head, scores, list, next]
            .spacing(10)
            .padding([10.0, ui.margin()])
            .into()
    }

    fn items(self, scored: &Scored) -> Vec<Item> {
        let ruling = &scored.ruling;
        let mut items = vec![
            self.goal(scored, Column::Plus, &ruling.plus, rule_ids::PLUS),
            self.goal(scored, Column::Minus, &ruling.minus, rule_ids::MINUS),
            self.goal(scored, Column::Queens, &ruling.queens, rule_ids::QUEENS),
        ];
        let tally = scored.round.tally.iter().enumerate();
        let losers = tally.filter(|(_, tally)| tally.ladybugs > 0);
        let losers: Vec<usize> = losers.map(|(seat, _)| seat).collect();
        if !losers.is_empty() {
            items.push(self.ladybugs(scored, losers));
        }
        let earlier = self.screen.shown.rounds.iter().rev().nth(1);
        let before = |seat: usize| {
            let score = earlier.and_then(|round| round.scores.get(seat));
            score.copied().unwrap_or(0)
        };
        let held: Vec<usize> = (0..self.player_count())
            .filter(|seat| before(*seat) + ruling.points[*seat] != scored.scores[*seat])
            .collect();
        if !held.is_empty() {
            items.push(self.floor(held));
        }
        items
    }

    fn goal(self, scored: &Scored, column: Column, seats: &[Seat], rule: RuleId) -> Item {
        let ui = &self.ui;
        let seats = words::seats(seats);
        let best = seats
            .first()
            .and_then(|seat| scored.round.tally.get(*seat))
            .map_or(0, |tally| tally.counts()[column as usize]);
        let (sentence, rule) = match seats.len() {
            0 => (ui.t("ants-nobody-most"), rule_ids::MOST_NEEDS_ONE),
            1 => (self.took(column, best, &seats), rule),
            _ => (self.took(column, best, &seats), rule_ids::TIES_SCORE),
        };
        Item {
            picture: picture(column),
            colour: match column {
                Column::Plus => scored.round.plus,
                Column::Minus => scored.round.minus,
                Column::Queens | Column::Ladybugs => None,
            },
            title: ui.t(column.key()),
            sentence,
            points: if seats.is_empty() {
                String::new()
            } else {
                signed(3)
            },
            seats,
            each: Vec::new(),
            lost: false,
            rule,
        }
    }

    /// Those whose score would be below zero.
    fn floor(self, held: Vec<usize>) -> Item {
        let ui = &self.ui;
        let names = names(ui.words, self.players(), held.iter().copied());
        Item {
            picture: Icon::Aphid,
            colour: None,
            title: ui.t("ants-floor-title"),
            sentence: ui.tr("ants-floor", &[("names", names.into())]),
            seats: held,
            points: "0".into(),
            each: Vec::new(),
            lost: true,
            rule: rule_ids::FLOOR,
        }
    }

    fn took(self, column: Column, best: i16, seats: &[usize]) -> String {
        let ui = &self.ui;
        let key = match column {
            Column::Plus => "ants-took-plus",
            Column::Minus => "ants-took-minus",
            Column::Queens | Column::Ladybugs => "ants-took-queens",
        };
        let names = names(ui.words, self.players(), seats.iter().copied());
        let args = [
            ("names", names.into()),
            ("players", seats.len().into()),
            ("count", best.into()),
        ];
        ui.tr(key, &args)
    }

    fn ladybugs(self, scored: &Scored, losers: Vec<usize>) -> Item {
        let ui = &self.ui;
        let sentence = losers
            .iter()
            .filter_map(|seat| {
                let count = scored.round.tally.get(*seat)?.ladybugs;
                Some(ui.tr(
                    "ants-took-ladybugs",
                    &[
                        ("name", self.seat_name(*seat).into()),
                        ("count", count.into()),
                    ],
                ))
            })
            .collect::<Vec<_>>()
            .join(" · ");
        let lost: Vec<String> = losers
            .iter()
            .filter_map(|seat| scored.round.tally.get(*seat))
            .map(|tally| signed(-i64::from(tally.ladybugs)))
            .collect();
        let alike = lost
            .first()
            .filter(|one| lost.iter().all(|other| other == *one));
        Item {
            picture: Icon::Ladybug,
            colour: None,
            title: ui.t("ants-ladybugs"),
            sentence,
            seats: losers,
            points: alike.cloned().unwrap_or_default(),
            each: if alike.is_some() { Vec::new() } else { lost },
            lost: true,
            rule: rule_ids::LADYBUG_COST,
        }
    }

    fn item(self, item: &Item) -> Element<'a, Message> {
        let ui = self.ui;
        let narrow = ui.narrow();
        let small = narrow || ui.large_text();
        let colour = if item.lost {
            ui.accent.second
        } else {
            ui.accent.accent
        };
        let figure =
            |px: f32, points: &String| ui.digits(px, points.clone()).line_height(1.0).color(colour);
        let (chip, own, all, picture) = if narrow {
            (24.0, 26.0, ui.px(Role::MidDigits), 28.0)
        } else {
            (44.0, 40.0, 56.0, 52.0)
        };
        let chips = row(item.seats.iter().enumerate().map(|(place, seat)| {
            let points = item.each.get(place);
            row![self.seat_chip(*seat, chip)]
                .push(points.map(|points| figure(own, points)))
                .spacing(4)
                .align_y(Alignment::Center)
                .into()
        }))
        .spacing(if item.each.is_empty() { 4 } else { 10 });
        let swatch = item.colour.map(|colour| {
            card_colours::swatch(&ui, self.screen.card_colours.of(colour), colour, 20.0)
        });
        let is_silent = item.rule.is_silent() && !narrow;
        let silent = is_silent.then(|| {
            ui.text(Role::Small, ui.t("ants-silent"))
                .font(typography::BOLD)
                .color(ui.accent.second)
        });
        let title = row![fit(ui, Role::Label, item.title.clone()).width(Length::Shrink)]
            .push(swatch)
            .push(silent)
            .spacing(10)
            .align_y(Alignment::Center);
        let role = if narrow { Role::Small } else { Role::Body };
        let sentence = ui.soft(role, item.sentence.clone()).width(Length::Fill);
        let points = figure(all, &item.points);
        let picture = icon::coloured(item.picture, picture);
        let content: Element<'a, Message> = if small {
            // Large figures of several players are below the title.
            let who = row![picture, title, chips]
                .spacing(10)
                .align_y(Alignment::Center)
                .wrap();
            let head = row![container(who).width(Length::Fill), points]
                .spacing(10)
                .align_y(Alignment::Center);
            let why = icon::tinted(Icon::Help, ui.grow(22.0), ui.accent.accent);
            let line = row![sentence, why].spacing(8).align_y(Alignment::Center);
            column![head, line].into()
        } else {
            let words = column![title, sentence].spacing(2).width(Length::Fill);
            let why = ui.text(Role::Label, ui.t("why"));
            row![picture, words, chips, points, why.color(ui.accent.accent)]
                .spacing(16)
                .align_y(Alignment::Center)
                .into()
        };
        let padding = match (narrow, small) {
            (true, _) => [4, 12],
            (false, true) => [6, 12],
            (false, false) => [20, 18],
        };
        tap(&ui, Face::Card.skin(&ui).radius(22.0), content)
            .padding(padding)
            .width(Length::Fill)
            .on_press(Message::Why(item.rule))
            .into()
    }
}
