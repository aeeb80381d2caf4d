//! Who took what in the round just noted, and why.

use super::super::{Message, card_colours};
use super::{Scene, Shape};
use crate::core::{Icon, RuleId};
use crate::games::ants::draft::Column;
use crate::games::ants::memory::{Scored, rounds};
use crate::games::ants::rules::{Ruling, Tally};
use crate::games::ants::{rule_ids, words};
use crate::ui::icon;
use crate::ui::panel::{page, panel};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, button};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Padding};

/// One line of the ruling.
struct Item {
    picture: Icon,
    colour: Option<crate::games::ants::cards::Colour>,
    title: String,
    sentence: String,
    seats: Vec<usize>,
    points: String,
    /// What each of the seats lost, where it is not the same for all.
    each: Vec<String>,
    lost: bool,
    rule: RuleId,
}

impl<'a> Scene<'a> {
    pub(super) fn ruling(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let all = rounds(self.live.journal());
        let Some(scored) = all.last() else {
            return self.table();
        };
        let before = all
            .len()
            .checked_sub(2)
            .and_then(|place| all.get(place))
            .map_or_else(|| vec![0; self.players()], |round| round.scores.clone());
        let items = self.items(scored, &before);
        let over = self.state().winners().is_some();
        let word = if over {
            "ants-see-end"
        } else {
            "ants-next-round"
        };
        let title = ui.t("ants-ruling-title");
        let message = Message::Correct(scored.at);
        let correct = if ui.narrow() && ui.large_text() {
            button::icon_button(ui, Icon::Edit, Some(message))
        } else {
            button::text_button(ui, Some(Icon::Edit), ui.t("ants-correct-short")).on_press(message)
        };
        let room = ui.size.width
            * match self.shape() {
                Shape::Wide => 0.3,
                Shape::Tall => 0.6,
                Shape::Small => 0.5,
            };
        let head = row![
            self.fitted(Role::Heading, title, room).width(Length::Fill),
            correct
        ]
        .align_y(Alignment::Center);
        match self.shape() {
            Shape::Wide => {
                let inner = ui.size.width - 56.0 - 32.0;
                let left = (inner * 0.58).round();
                let height = ui.size.height - 46.0;
                let race = self.race(inner - left, height - ui.grow(56.0) - 28.0 - 80.0);
                let list = column(items.iter().map(|item| self.item(item))).spacing(14);
                let left = column![head, page(ui, list)]
                    .spacing(14)
                    .width(Length::Fixed(left));
                let right = column![
                    self.race_head(),
                    container(race).height(Length::Fill),
                    self.bottom(None, None, word, Some(Message::Next)),
                ]
                .spacing(14);
                row![left, right]
                    .spacing(32)
                    .padding(Padding::from([20, 28]).bottom(26))
                    .into()
            }
            shape => {
                let gap = if ui.narrow() { 6 } else { 8 };
                let list = column(items.iter().map(|item| self.item(item))).spacing(gap);
                let race: Element<'a, Message> = if shape == Shape::Tall {
                    self.race(
                        ui.size.width - 48.0,
                        if ui.large_text() { 320.0 } else { 420.0 },
                    )
                } else {
                    self.strip()
                };
                column![head, race, page(ui, list)]
                    .push(self.bottom(None, None, word, Some(Message::Next)))
                    .spacing(10)
                    .padding([10.0, ui.margin()])
                    .into()
            }
        }
    }

    fn items(&self, scored: &Scored, before: &[i64]) -> Vec<Item> {
        let ui = &self.ui;
        let Ruling::Round {
            plus,
            minus,
            queens,
            points,
        } = &scored.ruled.facts
        else {
            return Vec::new();
        };
        let goal = |column: Column, seats: Vec<usize>, rule: RuleId| {
            let best = seats
                .first()
                .and_then(|seat| scored.round.tally.get(*seat))
                .map_or(0, |tally| counted(tally, column));
            let (sentence, rule) = match seats.len() {
                0 => (ui.t("ants-nobody-most"), rule_ids::MOST_NEEDS_ONE),
                1 => (self.took(column, best, &seats), rule),
                _ => (self.took(column, best, &seats), rule_ids::TIES_SCORE),
            };
            Item {
                picture: super::count::picture(column),
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
                    words::signed(3)
                },
                seats,
                each: Vec::new(),
                lost: false,
                rule,
            }
        };
        let mut items = vec![
            goal(Column::Plus, Self::plain(plus), rule_ids::PLUS),
            goal(Column::Minus, Self::plain(minus), rule_ids::MINUS),
            goal(Column::Queens, Self::plain(queens), rule_ids::QUEENS),
        ];
        let bitten = |seat: &usize| {
            scored
                .round
                .tally
                .get(*seat)
                .is_some_and(|tally| tally.ladybugs > 0)
        };
        let losers: Vec<usize> = (0..self.players()).filter(bitten).collect();
        if !losers.is_empty() {
            items.push(self.ladybugs(scored, losers));
        }
        let held: Vec<usize> = (0..self.players())
            .filter(|seat| before[*seat] + points[*seat] != scored.scores[*seat])
            .collect();
        if !held.is_empty() {
            items.push(Item {
                picture: Icon::Aphid,
                colour: None,
                title: ui.t("ants-floor-title"),
                sentence: ui.tr(
                    "ants-floor",
                    &[(
                        "names",
                        words::names(ui.words, self.live.people(), &held).into(),
                    )],
                ),
                seats: held,
                points: "0".into(),
                each: Vec::new(),
                lost: true,
                rule: rule_ids::FLOOR,
            });
        }
        items
    }

    fn took(&self, column: Column, best: i16, seats: &[usize]) -> String {
        let ui = &self.ui;
        let key = match column {
            Column::Plus => "ants-took-plus",
            Column::Minus => "ants-took-minus",
            Column::Queens | Column::Ladybugs => "ants-took-queens",
        };
        ui.tr(
            key,
            &[
                (
                    "names",
                    words::names(ui.words, self.live.people(), seats).into(),
                ),
                ("players", seats.len().into()),
                ("count", best.into()),
            ],
        )
    }

    fn ladybugs(&self, scored: &Scored, losers: Vec<usize>) -> Item {
        let ui = &self.ui;
        let sentence = losers
            .iter()
            .filter_map(|seat| {
                let count = scored.round.tally.get(*seat)?.ladybugs;
                Some(ui.tr(
                    "ants-took-ladybugs",
                    &[("name", self.name(*seat).into()), ("count", count.into())],
                ))
            })
            .collect::<Vec<_>>()
            .join(" · ");
        let lost: Vec<String> = losers
            .iter()
            .filter_map(|seat| scored.round.tally.get(*seat))
            .map(|tally| words::signed(-i64::from(tally.ladybugs)))
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

    fn item(&self, item: &Item) -> Element<'a, Message> {
        let ui = &self.ui;
        let narrow = ui.narrow();
        let px = if narrow { 28.0 } else { 52.0 };
        let swatch = item
            .colour
            .map(|colour| card_colours::swatch(ui, &self.screen.paints, colour, 20.0, 26.0));
        let silent = item.rule.is_silent().then(|| {
            ui.text(Role::Small, ui.t("ants-silent"))
                .font(typography::BOLD)
                .color(ui.accent.second)
        });
        let colour = if item.lost {
            ui.accent.second
        } else {
            ui.accent.accent
        };
        let figure =
            |px: f32, points: &String| ui.digits(px, points.clone()).line_height(1.0).color(colour);
        let chips = row(item.seats.iter().enumerate().map(|(place, seat)| {
            let own = item.each.get(place);
            row![self.chip(*seat, if narrow { 24.0 } else { 44.0 })]
                .push(own.map(|own| figure(if narrow { 26.0 } else { 40.0 }, own)))
                .spacing(4)
                .align_y(Alignment::Center)
                .into()
        }))
        .spacing(if item.each.is_empty() { 4 } else { 10 });
        let title = row![ui.text(Role::Label, item.title.clone())]
            .push(swatch)
            .spacing(10)
            .align_y(Alignment::Center);
        let role = if narrow { Role::Small } else { Role::Body };
        let words = ui.soft(role, item.sentence.clone());
        let points = figure(if narrow { 32.0 } else { 56.0 }, &item.points);
        let picture = icon::coloured(item.picture, px);
        if narrow || ui.large_text() {
            let silent = silent.filter(|_| !narrow);
            let head = row![picture, title, chips]
                .push(silent)
                .push(container(points).align_right(Length::Fill))
                .spacing(10)
                .align_y(Alignment::Center);
            let why: Element<'a, Message> = if narrow {
                icon::tinted(Icon::Help, 22.0, ui.accent.accent)
            } else {
                ui.text(Role::Small, ui.t("ants-why"))
                    .font(typography::BOLD)
                    .color(ui.accent.accent)
                    .into()
            };
            let line = row![words.width(Length::Fill), why]
                .spacing(8)
                .align_y(Alignment::Center);
            let skin = TapStyle::bare(ui)
                .fill(ui.colours.surface)
                .edge(ui.colours.line, 1.0)
                .radius(22.0);
            return tap(ui, skin, column![head, line])
                .padding([if narrow { 4 } else { 6 }, 12])
                .width(Length::Fill)
                .on_press(Message::Why(item.rule))
                .in_list()
                .into();
        }
        let words = column![title.push(silent), words]
            .spacing(2)
            .width(Length::Fill);
        let body = row![picture, words, chips, points, self.why(item.rule)]
            .spacing(16)
            .align_y(Alignment::Center);
        panel(ui, body)
            .padding([if self.is_big() { 36 } else { 20 }, 18])
            .width(Length::Fill)
            .into()
    }
}

fn counted(tally: &Tally, column: Column) -> i16 {
    match column {
        Column::Plus => tally.plus,
        Column::Minus => tally.minus,
        Column::Queens => tally.queens,
        Column::Ladybugs => tally.ladybugs,
    }
}
