//! Who took what in the round just noted, and why.

use super::super::because;
use super::super::draft::Column;
use super::super::memory::{Scored, rounds};
use super::super::paint;
use super::super::rules::{Ruling, Tally};
use super::super::screen::Message;
use super::{Scene, Shape, words};
use crate::games::because::RuleId;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, button};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Padding};

/// One line of the ruling.
struct Item {
    picture: Icon,
    colour: Option<super::super::cards::Colour>,
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
        let look = &self.look;
        let all = rounds(self.sitting.journal());
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
        let title = look.t("ants-ruling-title");
        let message = Message::Correct(scored.at);
        let correct = if look.narrow() && look.large_text() {
            button::sign(look, Icon::Edit, Some(message))
        } else {
            button::quiet(look, Some(Icon::Edit), look.t("ants-correct-short")).on_press(message)
        };
        let room = look.size.width
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
                let inner = look.size.width - 56.0 - 32.0;
                let left = (inner * 0.58).round();
                let height = look.size.height - 46.0;
                let race = self.race(inner - left, height - look.grow(56.0) - 28.0 - 80.0);
                let list = column(items.iter().map(|item| self.item(item))).spacing(14);
                let left = column![head, page(look, list)]
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
                let gap = if look.narrow() { 6 } else { 8 };
                let list = column(items.iter().map(|item| self.item(item))).spacing(gap);
                let race: Element<'a, Message> = if shape == Shape::Tall {
                    self.race(
                        look.size.width - 48.0,
                        if look.large_text() { 320.0 } else { 420.0 },
                    )
                } else {
                    self.strip()
                };
                column![head, race, page(look, list)]
                    .push(self.bottom(None, None, word, Some(Message::Next)))
                    .spacing(10)
                    .padding([10.0, look.margin()])
                    .into()
            }
        }
    }

    fn items(&self, scored: &Scored, before: &[i64]) -> Vec<Item> {
        let look = &self.look;
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
                0 => (look.t("ants-nobody-most"), because::MOST_NEEDS_ONE),
                1 => (self.took(column, best, &seats), rule),
                _ => (self.took(column, best, &seats), because::TIES_SCORE),
            };
            Item {
                picture: super::count::picture(column),
                colour: match column {
                    Column::Plus => scored.round.plus,
                    Column::Minus => scored.round.minus,
                    Column::Queens | Column::Ladybugs => None,
                },
                title: look.t(column.key()),
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
            goal(Column::Plus, Self::plain(plus), because::PLUS),
            goal(Column::Minus, Self::plain(minus), because::MINUS),
            goal(Column::Queens, Self::plain(queens), because::QUEENS),
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
                title: look.t("ants-floor-title"),
                sentence: look.tr(
                    "ants-floor",
                    &[(
                        "names",
                        words::names(look.words, self.sitting.people(), &held).into(),
                    )],
                ),
                seats: held,
                points: "0".into(),
                each: Vec::new(),
                lost: true,
                rule: because::FLOOR,
            });
        }
        items
    }

    fn took(&self, column: Column, best: i16, seats: &[usize]) -> String {
        let look = &self.look;
        let key = match column {
            Column::Plus => "ants-took-plus",
            Column::Minus => "ants-took-minus",
            Column::Queens | Column::Ladybugs => "ants-took-queens",
        };
        look.tr(
            key,
            &[
                (
                    "names",
                    words::names(look.words, self.sitting.people(), seats).into(),
                ),
                ("players", seats.len().into()),
                ("count", best.into()),
            ],
        )
    }

    fn ladybugs(&self, scored: &Scored, losers: Vec<usize>) -> Item {
        let look = &self.look;
        let sentence = losers
            .iter()
            .filter_map(|seat| {
                let count = scored.round.tally.get(*seat)?.ladybugs;
                Some(look.tr(
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
            title: look.t("ants-ladybugs"),
            sentence,
            seats: losers,
            points: alike.cloned().unwrap_or_default(),
            each: if alike.is_some() { Vec::new() } else { lost },
            lost: true,
            rule: because::LADYBUG_COST,
        }
    }

    fn item(&self, item: &Item) -> Element<'a, Message> {
        let look = &self.look;
        let narrow = look.narrow();
        let px = if narrow { 28.0 } else { 52.0 };
        let swatch = item
            .colour
            .map(|colour| paint::swatch(look, &self.screen.paints, colour, 20.0, 26.0));
        let silent = item.rule.is_silent().then(|| {
            look.text(Role::Small, look.t("ants-silent"))
                .font(typeface::BOLD)
                .color(look.accent.second)
        });
        let colour = if item.lost {
            look.accent.second
        } else {
            look.accent.accent
        };
        let figure = |px: f32, points: &String| {
            look.digits(px, points.clone())
                .line_height(1.0)
                .color(colour)
        };
        let chips = row(item.seats.iter().enumerate().map(|(place, seat)| {
            let own = item.each.get(place);
            row![self.chip(*seat, if narrow { 24.0 } else { 44.0 })]
                .push(own.map(|own| figure(if narrow { 26.0 } else { 40.0 }, own)))
                .spacing(4)
                .align_y(Alignment::Center)
                .into()
        }))
        .spacing(if item.each.is_empty() { 4 } else { 10 });
        let title = row![look.text(Role::Label, item.title.clone())]
            .push(swatch)
            .spacing(10)
            .align_y(Alignment::Center);
        let role = if narrow { Role::Small } else { Role::Body };
        let words = look.soft(role, item.sentence.clone());
        let points = figure(if narrow { 32.0 } else { 56.0 }, &item.points);
        let picture = icon::thing(item.picture, px);
        if narrow || look.large_text() {
            let silent = silent.filter(|_| !narrow);
            let head = row![picture, title, chips]
                .push(silent)
                .push(container(points).align_right(Length::Fill))
                .spacing(10)
                .align_y(Alignment::Center);
            let why: Element<'a, Message> = if narrow {
                icon::sign(Icon::Help, 22.0, look.accent.accent)
            } else {
                look.text(Role::Small, look.t("ants-why"))
                    .font(typeface::BOLD)
                    .color(look.accent.accent)
                    .into()
            };
            let line = row![words.width(Length::Fill), why]
                .spacing(8)
                .align_y(Alignment::Center);
            let skin = Skin::bare(look)
                .fill(look.colours.surface)
                .edge(look.colours.line, 1.0)
                .radius(22.0);
            return tap(look, skin, column![head, line])
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
        panel(look, body)
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
