//! Who takes the trick, the rule behind it, and what the table makes of a silence.

use super::super::{Message, card_colours};
use super::{Scene, Shape};
use crate::core::{Icon, RuleId};
use crate::games::ants::cards::Card;
use crate::games::ants::rule_ids;
use crate::games::ants::verdict::{Answer, Reading, Sum, Verdict};
use crate::ui::checklist::tick;
use crate::ui::icon;
use crate::ui::panel::page;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, button};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, border};

/// The sentence for the rule that decided.
fn sentence(verdict: &Verdict) -> &'static str {
    let rule = verdict.rule;
    let table = [
        (rule_ids::STRONGEST, "ants-rule-strongest"),
        (rule_ids::FIRST_SOLDIER, "ants-rule-first-soldier"),
        (rule_ids::FIRST_NINJA, "ants-rule-first-ninja"),
        (rule_ids::QUEEN_OWN_COLOUR, "ants-rule-queen-own-colour"),
        (rule_ids::QUEEN_ONE_BELOW, "ants-rule-queen-one-below"),
        (rule_ids::QUEEN_TOO_LOW, "ants-rule-queen-too-low"),
        (rule_ids::QUEEN_TWO_NINJAS, "ants-rule-queen-two-ninjas"),
        (rule_ids::QUEEN_EQUAL, "ants-rule-queen-equal"),
        (rule_ids::QUEEN_AHEAD, "ants-rule-queen-ahead"),
        (rule_ids::ONLY_LADYBUGS, "ants-rule-only-ladybugs"),
    ];
    table
        .iter()
        .find(|(of, _)| *of == rule)
        .map_or("ants-rule-queen-alone", |(_, key)| key)
}

/// What the booklet leaves open.
fn question(rule: RuleId) -> &'static str {
    if rule == rule_ids::QUEEN_EQUAL {
        "ants-open-equal"
    } else if rule == rule_ids::QUEEN_AHEAD {
        "ants-open-ahead"
    } else if rule == rule_ids::SEVERAL_QUEENS {
        "ants-open-several"
    } else if rule == rule_ids::ONLY_LADYBUGS {
        "ants-open-ladybugs"
    } else {
        "ants-open-alone"
    }
}

impl<'a> Scene<'a> {
    pub(super) fn verdict(
        &self,
        verdict: &Verdict,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let below = if self.screen.deciding {
            self.decide(verdict)
        } else if let Some((rule, answers)) = &verdict.silent {
            self.silent(verdict, *rule, answers, width)
        } else {
            self.clear(verdict)
        };
        let tight = height < 420.0 || self.shape() == Shape::Small;
        let tall = if ui.narrow() { 64.0 } else { 80.0 };
        let room = width - if ui.narrow() { 112.0 } else { 140.0 } - 48.0;
        let word = ui.t("ants-next-trick");
        let next = self.next_button(None, word, Some(Message::NextTrick), room, tall);
        let beside = if self.screen.deciding {
            self.beside("ants-decide-close", Message::Deciding(false))
        } else if verdict.silent.is_some() {
            self.beside("ants-why", Message::Why(self.question_of(verdict)))
        } else {
            self.beside("ants-decide", Message::Deciding(true))
        };
        let foot = row![beside, next].spacing(if ui.narrow() { 8 } else { 14 });
        let below = container(page(ui, below)).height(Length::Fill);
        column![self.hero(verdict, width), below, foot]
            .spacing(if tight { 10 } else { 14 })
            .into()
    }

    fn question_of(&self, verdict: &Verdict) -> RuleId {
        verdict
            .silent
            .as_ref()
            .map_or(verdict.rule, |(rule, _)| *rule)
    }

    fn beside(&self, key: &str, message: Message) -> Element<'a, Message> {
        let ui = &self.ui;
        let height = if ui.narrow() { 64.0 } else { 80.0 };
        let width = if ui.narrow() { 112.0 } else { 140.0 };
        let skin = TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
            .radius(16.0);
        let word = ui
            .text(Role::Label, ui.t(key))
            .size(
                ui.px(Role::Label)
                    .min(if ui.narrow() { 18.0 } else { 24.0 }),
            )
            .align_x(Alignment::Center);
        tap(ui, skin, word)
            .width(Length::Fixed(width))
            .height(Length::Fixed(height))
            .padding([0, 8])
            .on_press(message)
            .into()
    }

    fn hero(&self, verdict: &Verdict, width: f32) -> Element<'a, Message> {
        let ui = &self.ui;
        let narrow = ui.narrow();
        let accent = ui.accent;
        let who = verdict.winning_seat();
        let words = match who {
            Some(seat) => vec![self.name(seat), ui.t("ants-takes-trick")],
            None => vec![ui.t("ants-takes-nobody")],
        };
        let longest = words
            .iter()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(1);
        #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
        let fits = (width - if narrow { 180.0 } else { 250.0 }) / (longest as f32 * 0.53);
        let px = ui.px(Role::Title).min(fits).max(21.0);
        let chip = who.map(|seat| self.chip(seat, if narrow { 52.0 } else { 72.0 }));
        let counts = column![
            self.counted(Icon::AntQueen, verdict.queens),
            self.counted(Icon::Ladybug, verdict.ladybugs),
        ]
        .spacing(6);
        let head = row![]
            .push(chip)
            .push(
                ui.text(Role::Title, words.join("\n"))
                    .size(px)
                    .line_height(1.05)
                    .width(Length::Fill),
            )
            .push(counts)
            .spacing(if narrow { 12 } else { 16 })
            .align_y(Alignment::Center);
        let line: Element<'a, Message> = match verdict.sum() {
            Some(sum) => self.equation(&sum, width, true),
            None => match verdict.short() {
                Some(sum) if verdict.rule == rule_ids::QUEEN_TOO_LOW => {
                    self.equation(&sum, width, false)
                }
                _ => self.winning_card(verdict),
            },
        };
        container(column![head, line].spacing(if narrow { 8 } else { 14 }))
            .padding(if narrow { [12, 14] } else { [18, 20] })
            .width(Length::Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(accent.tint)),
                border: border::rounded(22).color(accent.accent).width(3),
                ..container::Style::default()
            })
            .into()
    }

    fn counted(&self, picture: Icon, count: usize) -> Element<'a, Message> {
        let ui = &self.ui;
        row![
            icon::coloured(picture, if ui.narrow() { 28.0 } else { 36.0 }),
            ui.digits(34.0, count.to_string()).line_height(1.0)
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
    }

    fn small_card(&self, card: Card) -> Element<'a, Message> {
        let (width, height) = if self.ui.narrow() {
            (44.0, 54.0)
        } else {
            (56.0, 66.0)
        };
        card_colours::face(&self.ui, &self.screen.paints, card, width, height)
    }

    /// 6 + queen = 7, against 6.
    fn equation(&self, sum: &Sum, width: f32, takes: bool) -> Element<'a, Message> {
        let ui = &self.ui;
        let big = if ui.narrow() { 60.0 } else { 88.0 };
        let sign = |sign: &'static str| ui.digits(38.0, sign).line_height(1.0);
        let colour = if takes {
            ui.accent.accent
        } else {
            ui.accent.second
        };
        let lifted = ui
            .digits(big, sum.lifted.to_string())
            .line_height(0.9)
            .color(colour);
        let rival = sum.rival.map(|rival| {
            let word = (width >= 380.0 && !ui.large_text())
                .then(|| ui.soft(Role::Small, ui.t("ants-against")));
            row![]
                .push(word)
                .push(self.small_card(rival))
                .spacing(9)
                .align_y(Alignment::Center)
        });
        row![
            self.small_card(sum.own),
            sign("+"),
            self.small_card(sum.queen),
            sign("="),
            lifted,
            space::horizontal(),
        ]
        .push(rival)
        .spacing(9)
        .align_y(Alignment::Center)
        .into()
    }

    fn winning_card(&self, verdict: &Verdict) -> Element<'a, Message> {
        let cards = verdict.cards.iter().enumerate().map(|(place, card)| {
            let card = self.small_card(*card);
            if verdict.winner == Some(place) {
                card
            } else {
                let with_alpha = Color {
                    a: 0.6,
                    ..self.ui.accent.tint
                };
                let shade = container(text(""))
                    .width(Length::Fill)
                    .height(Length::Fill)
                    .style(move |_| container::Style {
                        background: Some(Background::Color(with_alpha)),
                        border: border::rounded(11),
                        ..container::Style::default()
                    });
                iced::widget::stack![card, shade].into()
            }
        });
        row(cards).spacing(10).into()
    }

    /// The booklet is clear here.
    fn clear(&self, verdict: &Verdict) -> Element<'a, Message> {
        let ui = &self.ui;
        let (sign, words) = if verdict.decided {
            (Icon::People, ui.t("ants-decided"))
        } else {
            (Icon::Check, ui.t("ants-clear"))
        };
        // Where words are large or the screen is small, only what decides stays.
        let short = (ui.narrow() || ui.large_text()) && !verdict.decided;
        let said = (!short).then(|| {
            row![
                icon::tinted(sign, 26.0, ui.colours.good),
                ui.soft(Role::Body, words).width(Length::Fill)
            ]
            .spacing(12)
            .align_y(Alignment::Center)
        });
        let rule = ui
            .text(Role::Label, ui.t("ants-rule"))
            .color(ui.accent.accent);
        let body = column![]
            .push((!ui.large_text()).then_some(rule))
            .push(ui.text(Role::Heading, ui.t(sentence(verdict))))
            .push(said)
            .push(
                button::secondary(ui, Some(Icon::Rules), ui.t("ants-open-chapter"))
                    .width(Length::Fill)
                    .on_press(Message::Why(verdict.rule))
                    .in_list(),
            )
            .spacing(if ui.narrow() { 10 } else { 14 });
        crate::ui::panel::panel(ui, body)
            .padding(if ui.narrow() { 14 } else { 20 })
            .width(Length::Fill)
            .into()
    }

    /// The booklet is silent: this app's reading, and what else there is.
    fn silent(
        &self,
        verdict: &Verdict,
        rule: RuleId,
        answers: &[Answer],
        width: f32,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let accent = ui.accent;
        let surface = ui.colours.surface;
        let mark = container(
            ui.digits(26.0, "?")
                .line_height(1.0)
                .color(accent.on_second),
        )
        .center(Length::Fixed(if ui.narrow() { 32.0 } else { 44.0 }))
        .style(move |_| container::Style {
            background: Some(Background::Color(accent.second)),
            border: border::rounded(22),
            ..container::Style::default()
        });
        let narrow = ui.narrow();
        let about = (!ui.large_text() && !narrow).then(|| {
            ui.text(Role::Body, ui.t(question(rule)))
                .size(ui.px(Role::Body) * 0.9)
        });
        let head = row![
            mark,
            column![self.fitted(Role::Heading, ui.t("ants-silent-here"), width - 120.0)]
                .push(about)
                .spacing(4)
                .width(Length::Fill),
        ]
        .spacing(12)
        .align_y(if narrow {
            Alignment::Center
        } else {
            Alignment::Start
        });
        let options = answers.iter().map(|answer| {
            let on = answer.reading == verdict.chosen && !verdict.decided;
            let sub = match answer.reading {
                Reading::Tablee => ui.t("ants-reads-tablee"),
                _ => match answer.winner.and_then(|place| verdict.seats.get(place)) {
                    Some(seat) => ui.tr("ants-then", &[("name", self.name(*seat).into())]),
                    None => ui.t("ants-then-nobody"),
                },
            };
            let title = ui.t(reading_words(verdict, rule, answer));
            let seat = answer
                .winner
                .and_then(|place| verdict.seats.get(place).copied());
            self.option(
                seat,
                title,
                Some(sub),
                on,
                Message::Read(rule, answer.reading),
            )
        });
        let body = column![head]
            .extend(options)
            .push(
                (!narrow && !ui.large_text())
                    .then(|| ui.soft(Role::Small, ui.t("ants-remembered"))),
            )
            .spacing(if narrow { 8 } else { 12 });
        container(body)
            .padding(if narrow { 10 } else { 18 })
            .width(Length::Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(surface)),
                border: border::rounded(22).color(accent.second).width(3),
                ..container::Style::default()
            })
            .into()
    }

    /// Whoever the table says.
    fn decide(&self, verdict: &Verdict) -> Element<'a, Message> {
        let ui = &self.ui;
        let mut seats: Vec<Option<usize>> = verdict.seats.iter().copied().map(Some).collect();
        seats.push(None);
        let lines = seats.chunks(2).map(|pair| {
            let options = pair.iter().map(|seat| {
                let title = match seat {
                    Some(seat) => self.name(*seat),
                    None => ui.t("ants-nobody"),
                };
                let on = verdict.winning_seat() == *seat;
                self.option(*seat, title, None, on, Message::Decide(*seat))
            });
            let rest = (pair.len() < 2).then(|| space::horizontal().into());
            row(options).extend(rest).spacing(10).into()
        });
        column![ui.text(Role::Heading, ui.t("ants-decide-title"))]
            .extend(lines)
            .spacing(if ui.narrow() { 6 } else { 10 })
            .into()
    }

    fn option(
        &self,
        seat: Option<usize>,
        title: String,
        sub: Option<String>,
        on: bool,
        message: Message,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let narrow = ui.narrow();
        let slim = narrow && sub.is_none();
        let px = match (narrow, slim) {
            (_, true) => 34.0,
            (true, false) => 40.0,
            (false, false) => 52.0,
        };
        let chip = seat.map(|seat| self.chip(seat, px));
        let sub = sub
            .filter(|_| !ui.large_text() && !narrow)
            .map(|sub| ui.soft(Role::Small, sub));
        let title = if slim {
            // A name beside its disc, in half the width.
            let least = ui.px(Role::Label).min(20.0);
            ui.text(Role::Label, title).size(least)
        } else {
            ui.text(Role::Label, title)
        };
        let words = column![title].push(sub).spacing(2).width(Length::Fill);
        let skin = if on {
            TapStyle::bare(ui)
                .fill(ui.accent.tint)
                .edge(ui.accent.accent, 4.0)
        } else {
            TapStyle::bare(ui)
                .fill(ui.colours.raised)
                .edge(ui.colours.line_strong, 2.0)
        };
        // Two side by side on a phone: what is not chosen needs no box.
        let mark = if narrow {
            on.then(|| icon::tinted(Icon::Check, 24.0, ui.accent.accent))
        } else {
            Some(tick(ui, on, 32.0))
        };
        let content = row![]
            .push(chip)
            .push(words)
            .push(mark)
            .spacing(if narrow { 8 } else { 14 })
            .align_y(Alignment::Center);
        tap(ui, skin.radius(18.0), content)
            .width(Length::Fill)
            .padding(match (narrow, slim) {
                (_, true) => [7, 9],
                (true, false) => [9, 9],
                (false, false) => [16, 14],
            })
            .on_press(message)
            .in_list()
            .into()
    }
}

fn reading_words(verdict: &Verdict, rule: RuleId, answer: &Answer) -> &'static str {
    match answer.reading {
        Reading::Ant if rule == rule_ids::QUEEN_EQUAL => "ants-reads-first",
        Reading::Queen => "ants-reads-first-queen",
        Reading::Opener => "ants-reads-opener",
        Reading::Nobody => "ants-reads-nobody",
        Reading::Ant => "ants-reads-ant",
        Reading::Tablee => match answer.winner.and_then(|place| verdict.cards.get(place)) {
            Some(Card::Queen(_)) => "ants-reads-queen",
            Some(_) => "ants-reads-ant",
            None => "ants-reads-nobody",
        },
    }
}
