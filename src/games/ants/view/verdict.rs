//! Who takes the trick, the rule behind it, and what the table makes of a silence.

use super::super::because;
use super::super::cards::Card;
use super::super::paint;
use super::super::screen::Message;
use super::super::verdict::{Answer, Reading, Sum, Verdict};
use super::{Scene, Shape};
use crate::games::because::RuleId;
use crate::ui::checklist::tick;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::page;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::Role;
use crate::ui::{Element, button};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, border};

/// The sentence for the rule that decided.
fn sentence(verdict: &Verdict) -> &'static str {
    let rule = verdict.rule;
    let table = [
        (because::STRONGEST, "ants-rule-strongest"),
        (because::FIRST_SOLDIER, "ants-rule-first-soldier"),
        (because::FIRST_NINJA, "ants-rule-first-ninja"),
        (because::QUEEN_OWN_COLOUR, "ants-rule-queen-own-colour"),
        (because::QUEEN_ONE_BELOW, "ants-rule-queen-one-below"),
        (because::QUEEN_TOO_LOW, "ants-rule-queen-too-low"),
        (because::QUEEN_TWO_NINJAS, "ants-rule-queen-two-ninjas"),
        (because::QUEEN_EQUAL, "ants-rule-queen-equal"),
        (because::QUEEN_AHEAD, "ants-rule-queen-ahead"),
        (because::ONLY_LADYBUGS, "ants-rule-only-ladybugs"),
    ];
    table
        .iter()
        .find(|(of, _)| *of == rule)
        .map_or("ants-rule-queen-alone", |(_, key)| key)
}

/// What the booklet leaves open.
fn question(rule: RuleId) -> &'static str {
    if rule == because::QUEEN_EQUAL {
        "ants-open-equal"
    } else if rule == because::QUEEN_AHEAD {
        "ants-open-ahead"
    } else if rule == because::SEVERAL_QUEENS {
        "ants-open-several"
    } else if rule == because::ONLY_LADYBUGS {
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
        let look = &self.look;
        let below = if self.screen.deciding {
            self.decide(verdict)
        } else if let Some((rule, answers)) = &verdict.silent {
            self.silent(verdict, *rule, answers, width)
        } else {
            self.clear(verdict)
        };
        let tight = height < 420.0 || self.shape() == Shape::Small;
        let tall = if look.narrow() { 64.0 } else { 80.0 };
        let room = width - if look.narrow() { 112.0 } else { 140.0 } - 48.0;
        let word = look.t("ants-next-trick");
        let next = self.next_button(None, word, Some(Message::NextTrick), room, tall);
        let beside = if self.screen.deciding {
            self.beside("ants-decide-close", Message::Deciding(false))
        } else if verdict.silent.is_some() {
            self.beside("ants-why", Message::Why(self.question_of(verdict)))
        } else {
            self.beside("ants-decide", Message::Deciding(true))
        };
        let foot = row![beside, next].spacing(if look.narrow() { 8 } else { 14 });
        let below = container(page(look, below)).height(Length::Fill);
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
        let look = &self.look;
        let height = if look.narrow() { 64.0 } else { 80.0 };
        let width = if look.narrow() { 112.0 } else { 140.0 };
        let skin = Skin::bare(look)
            .fill(look.colours.raised)
            .edge(look.colours.line_strong, 2.0)
            .radius(16.0);
        let word = look
            .text(Role::Label, look.t(key))
            .size(
                look.px(Role::Label)
                    .min(if look.narrow() { 18.0 } else { 24.0 }),
            )
            .align_x(Alignment::Center);
        tap(look, skin, word)
            .width(Length::Fixed(width))
            .height(Length::Fixed(height))
            .padding([0, 8])
            .on_press(message)
            .into()
    }

    fn hero(&self, verdict: &Verdict, width: f32) -> Element<'a, Message> {
        let look = &self.look;
        let narrow = look.narrow();
        let accent = look.accent;
        let who = verdict.winning_seat();
        let words = match who {
            Some(seat) => vec![self.name(seat), look.t("ants-takes-trick")],
            None => vec![look.t("ants-takes-nobody")],
        };
        let longest = words
            .iter()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(1);
        #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
        let fits = (width - if narrow { 180.0 } else { 250.0 }) / (longest as f32 * 0.53);
        let px = look.px(Role::Title).min(fits).max(21.0);
        let chip = who.map(|seat| self.chip(seat, if narrow { 52.0 } else { 72.0 }));
        let counts = column![
            self.counted(Icon::AntQueen, verdict.queens),
            self.counted(Icon::Ladybug, verdict.ladybugs),
        ]
        .spacing(6);
        let head = row![]
            .push(chip)
            .push(
                look.text(Role::Title, words.join("\n"))
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
                Some(sum) if verdict.rule == because::QUEEN_TOO_LOW => {
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
        let look = &self.look;
        row![
            icon::thing(picture, if look.narrow() { 28.0 } else { 36.0 }),
            look.digits(34.0, count.to_string()).line_height(1.0)
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
    }

    fn small_card(&self, card: Card) -> Element<'a, Message> {
        let (width, height) = if self.look.narrow() {
            (44.0, 54.0)
        } else {
            (56.0, 66.0)
        };
        paint::face(&self.look, &self.screen.paints, card, width, height)
    }

    /// 6 + queen = 7, against 6.
    fn equation(&self, sum: &Sum, width: f32, takes: bool) -> Element<'a, Message> {
        let look = &self.look;
        let big = if look.narrow() { 60.0 } else { 88.0 };
        let sign = |sign: &'static str| look.digits(38.0, sign).line_height(1.0);
        let colour = if takes {
            look.accent.accent
        } else {
            look.accent.second
        };
        let lifted = look
            .digits(big, sum.lifted.to_string())
            .line_height(0.9)
            .color(colour);
        let rival = sum.rival.map(|rival| {
            let word = (width >= 380.0 && !look.large_text())
                .then(|| look.soft(Role::Small, look.t("ants-against")));
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
                let veil = Color {
                    a: 0.6,
                    ..self.look.accent.tint
                };
                let shade = container(text(""))
                    .width(Length::Fill)
                    .height(Length::Fill)
                    .style(move |_| container::Style {
                        background: Some(Background::Color(veil)),
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
        let look = &self.look;
        let (sign, words) = if verdict.decided {
            (Icon::People, look.t("ants-decided"))
        } else {
            (Icon::Check, look.t("ants-clear"))
        };
        // Where words are large or the screen is small, only what decides stays.
        let short = (look.narrow() || look.large_text()) && !verdict.decided;
        let said = (!short).then(|| {
            row![
                icon::sign(sign, 26.0, look.colours.good),
                look.soft(Role::Body, words).width(Length::Fill)
            ]
            .spacing(12)
            .align_y(Alignment::Center)
        });
        let rule = look
            .text(Role::Label, look.t("ants-rule"))
            .color(look.accent.accent);
        let body = column![]
            .push((!look.large_text()).then_some(rule))
            .push(look.text(Role::Heading, look.t(sentence(verdict))))
            .push(said)
            .push(
                button::secondary(look, Some(Icon::Rules), look.t("ants-open-chapter"))
                    .width(Length::Fill)
                    .on_press(Message::Why(verdict.rule))
                    .in_list(),
            )
            .spacing(if look.narrow() { 10 } else { 14 });
        crate::ui::panel::panel(look, body)
            .padding(if look.narrow() { 14 } else { 20 })
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
        let look = &self.look;
        let accent = look.accent;
        let surface = look.colours.surface;
        let mark = container(
            look.digits(26.0, "?")
                .line_height(1.0)
                .color(accent.on_second),
        )
        .center(Length::Fixed(if look.narrow() { 32.0 } else { 44.0 }))
        .style(move |_| container::Style {
            background: Some(Background::Color(accent.second)),
            border: border::rounded(22),
            ..container::Style::default()
        });
        let narrow = look.narrow();
        let about = (!look.large_text() && !narrow).then(|| {
            look.text(Role::Body, look.t(question(rule)))
                .size(look.px(Role::Body) * 0.9)
        });
        let head = row![
            mark,
            column![self.fitted(Role::Heading, look.t("ants-silent-here"), width - 120.0)]
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
                Reading::Tablee => look.t("ants-reads-tablee"),
                _ => match answer.winner.and_then(|place| verdict.seats.get(place)) {
                    Some(seat) => look.tr("ants-then", &[("name", self.name(*seat).into())]),
                    None => look.t("ants-then-nobody"),
                },
            };
            let title = look.t(reading_words(verdict, rule, answer));
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
                (!narrow && !look.large_text())
                    .then(|| look.soft(Role::Small, look.t("ants-remembered"))),
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
        let look = &self.look;
        let mut seats: Vec<Option<usize>> = verdict.seats.iter().copied().map(Some).collect();
        seats.push(None);
        let lines = seats.chunks(2).map(|pair| {
            let options = pair.iter().map(|seat| {
                let title = match seat {
                    Some(seat) => self.name(*seat),
                    None => look.t("ants-nobody"),
                };
                let on = verdict.winning_seat() == *seat;
                self.option(*seat, title, None, on, Message::Decide(*seat))
            });
            let rest = (pair.len() < 2).then(|| space::horizontal().into());
            row(options).extend(rest).spacing(10).into()
        });
        column![look.text(Role::Heading, look.t("ants-decide-title"))]
            .extend(lines)
            .spacing(if look.narrow() { 6 } else { 10 })
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
        let look = &self.look;
        let narrow = look.narrow();
        let slim = narrow && sub.is_none();
        let px = match (narrow, slim) {
            (_, true) => 34.0,
            (true, false) => 40.0,
            (false, false) => 52.0,
        };
        let chip = seat.map(|seat| self.chip(seat, px));
        let sub = sub
            .filter(|_| !look.large_text() && !narrow)
            .map(|sub| look.soft(Role::Small, sub));
        let title = if slim {
            // A name beside its disc, in half the width.
            let least = look.px(Role::Label).min(20.0);
            look.text(Role::Label, title).size(least)
        } else {
            look.text(Role::Label, title)
        };
        let words = column![title].push(sub).spacing(2).width(Length::Fill);
        let skin = if on {
            Skin::bare(look)
                .fill(look.accent.tint)
                .edge(look.accent.accent, 4.0)
        } else {
            Skin::bare(look)
                .fill(look.colours.raised)
                .edge(look.colours.line_strong, 2.0)
        };
        // Two side by side on a phone: what is not chosen needs no box.
        let mark = if narrow {
            on.then(|| icon::sign(Icon::Check, 24.0, look.accent.accent))
        } else {
            Some(tick(look, on, 32.0))
        };
        let content = row![]
            .push(chip)
            .push(words)
            .push(mark)
            .spacing(if narrow { 8 } else { 14 })
            .align_y(Alignment::Center);
        tap(look, skin.radius(18.0), content)
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
        Reading::Ant if rule == because::QUEEN_EQUAL => "ants-reads-first",
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
