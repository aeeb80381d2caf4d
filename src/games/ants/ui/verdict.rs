//! Who wins the trick, the rule behind it, and what the players choose where the rulebook is
//! silent.

use super::{Message, Screen, card_colours};
use crate::core::{Icon, RuleId};
use crate::games::ants::cards::Card;
use crate::games::ants::rule_ids;
use crate::games::ants::verdict::{Answer, Reading, Sum, Verdict};
use crate::session::View;
use crate::ui::checklist::tick;
use crate::ui::colour::with_alpha;
use crate::ui::panel::{filled, outlined, page, panel};
use crate::ui::{Element, Face, Role, button, cells, fit, fit_group, fit_soft, icon, tap};
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Length};

/// The text for the rule that decided.
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

/// The text of what the rulebook leaves open.
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

impl<'a> View<'a, Screen> {
    /// Who wins the trick, why, and the buttons of the next step.
    pub(super) fn verdict(self, verdict: &'a Verdict) -> Element<'a, Message> {
        let ui = &self.ui;
        let below = if self.screen.deciding {
            self.decide(verdict)
        } else if let Some((rule, answers)) = &verdict.silent {
            self.silent(verdict, *rule, answers)
        } else {
            self.clear(verdict)
        };
        let (word, message) = match &verdict.silent {
            _ if self.screen.deciding => ("ants-decide-close", Message::Deciding(false)),
            Some((rule, _)) => ("why", Message::Why(*rule)),
            None => ("ants-decide", Message::Deciding(true)),
        };
        let next =
            button::primary_big(ui, None, ui.t("ants-next-trick")).on_press(Message::NextTrick);
        let beside = button::secondary(ui, None, ui.t(word))
            .padding([0, 8])
            .height(if ui.narrow() { 72 } else { 80 })
            .on_press(message);
        let foot = row![
            beside.width(Length::FillPortion(35)),
            next.width(Length::FillPortion(65)),
        ]
        .spacing(ui.margin() / 2.0);
        column![self.winner(verdict), page(ui, below), foot]
            .spacing(if ui.narrow() { 10 } else { 14 })
            .into()
    }

    fn winner(self, verdict: &Verdict) -> Element<'a, Message> {
        let ui = &self.ui;
        let narrow = ui.narrow();
        let accent = ui.accent;
        let seat = verdict.winning_seat();
        let words = match seat {
            Some(seat) => format!("{}\n{}", self.seat_name(seat), ui.t("ants-takes-trick")),
            None => ui.t("ants-takes-nobody"),
        };
        let chip = seat.map(|seat| self.seat_chip(seat, if narrow { 52.0 } else { 72.0 }));
        let words = fit(*ui, Role::Title, words)
            .max_lines(2)
            .min_size(18.0)
            .line_height(1.05);
        let counts = column![
            self.counted(Icon::AntQueen, verdict.queens),
            self.counted(Icon::Ladybug, verdict.ladybugs),
        ]
        .spacing(6);
        let head = row![]
            .push(chip)
            .push(words)
            .push(counts)
            .spacing(if narrow { 12 } else { 16 })
            .align_y(Alignment::Center);
        let too_low = verdict.rule == rule_ids::QUEEN_TOO_LOW;
        let line = match (verdict.sum(), verdict.short()) {
            (Some(sum), _) => self.equation(&sum, true),
            (None, Some(sum)) if too_low => self.equation(&sum, false),
            _ => self.winning_card(verdict),
        };
        container(column![head, line].spacing(if narrow { 8 } else { 14 }))
            .padding(if narrow { [12, 14] } else { [18, 20] })
            .width(Length::Fill)
            .style(outlined(accent.tint, accent.accent, 3, 22))
            .into()
    }

    fn counted(self, picture: Icon, count: usize) -> Element<'a, Message> {
        let ui = &self.ui;
        row![
            icon::coloured(picture, if ui.narrow() { 28.0 } else { 36.0 }),
            ui.digits(34.0, count.to_string()).line_height(1.0)
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
    }

    fn small_card(self, card: Card) -> Element<'a, Message> {
        let (width, height) = if self.ui.narrow() { (44, 54) } else { (56, 66) };
        card_colours::face(self.ui, &self.screen.card_colours, card)
            .width(width)
            .height(height)
            .into()
    }

    /// 6 + queen = 7, against 6.
    fn equation(self, sum: &Sum, takes: bool) -> Element<'a, Message> {
        let ui = &self.ui;
        let px = if ui.narrow() { 60.0 } else { 88.0 };
        let sign = |sign: &'static str| ui.digits(38.0, sign).line_height(1.0);
        let colour = if takes {
            ui.accent.accent
        } else {
            ui.accent.second
        };
        let lifted = ui.digits(px, sum.lifted.to_string()).line_height(0.9);
        let against = fit_soft(*ui, Role::Small, ui.t("ants-against"))
            .all_or_nothing()
            .width(Length::Shrink);
        let against = container(against).align_right(Length::Fill);
        let rival = sum.rival.map(|rival| self.small_card(rival));
        row![
            self.small_card(sum.own),
            sign("+"),
            self.small_card(sum.queen),
            sign("="),
            lifted.color(colour),
        ]
        .push(rival.is_some().then_some(against))
        .push(rival)
        .spacing(9)
        .align_y(Alignment::Center)
        .into()
    }

    fn winning_card(self, verdict: &Verdict) -> Element<'a, Message> {
        let shade = with_alpha(self.ui.accent.tint, 0.6);
        let cards = verdict.cards.iter().enumerate().map(|(place, card)| {
            let card = self.small_card(*card);
            if verdict.winner == Some(place) {
                return card;
            }
            let shade = container(space::horizontal())
                .width(Length::Fill)
                .height(Length::Fill)
                .style(filled(shade, 11));
            stack![card, shade].into()
        });
        row(cards).spacing(10).into()
    }

    /// The rulebook is clear here.
    fn clear(self, verdict: &Verdict) -> Element<'a, Message> {
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
        let chapter = button::secondary(ui, Some(Icon::Rules), ui.t("ants-open-chapter"))
            .width(Length::Fill)
            .on_press(Message::Why(verdict.rule));
        let body = column![]
            .push((!ui.large_text()).then_some(rule))
            .push(ui.text(Role::Heading, ui.t(sentence(verdict))))
            .push(said)
            .push(chapter)
            .spacing(if ui.narrow() { 10 } else { 14 });
        panel(ui, body)
            .padding(if ui.narrow() { 14 } else { 20 })
            .width(Length::Fill)
            .into()
    }

    /// The rulebook is silent: this app's interpretation, and the others.
    fn silent(self, verdict: &Verdict, rule: RuleId, answers: &[Answer]) -> Element<'a, Message> {
        let ui = &self.ui;
        let accent = ui.accent;
        let is_short = ui.narrow() || ui.large_text();
        let mark = ui.digits(26.0, "?").line_height(1.0);
        let mark = container(mark.color(accent.on_second))
            .center(if ui.narrow() { 32 } else { 44 })
            .style(filled(accent.second, 22));
        let title = fit(*ui, Role::Heading, ui.t("ants-silent-here"));
        let about = (!is_short).then(|| {
            ui.text(Role::Body, ui.t(question(rule)))
                .size(ui.px(Role::Body) * 0.9)
        });
        let words = column![title].push(about).spacing(4).width(Length::Fill);
        let head = row![mark, words].spacing(12).align_y(if ui.narrow() {
            Alignment::Center
        } else {
            Alignment::Start
        });
        let options = answers.iter().map(|answer| {
            let winner = answer.winner.and_then(|place| verdict.seats.get(place));
            let sub = match (answer.reading, winner) {
                (Reading::Tablee, _) => Some(ui.t("ants-reads-tablee")),
                // The title says so.
                (Reading::Nobody, _) => None,
                (_, None) => Some(ui.t("ants-then-nobody")),
                (_, Some(seat)) if *seat >= self.player_count() => Some(ui.t("ants-then-ghost")),
                (_, Some(seat)) => {
                    let name = self.seat_name(*seat);
                    Some(ui.tr("ants-then", &[("name", name.into())]))
                }
            };
            let is_on = answer.reading == verdict.chosen && !verdict.decided;
            let title = ui.t(reading_words(verdict, rule, answer));
            let message = Message::Read(rule, answer.reading);
            self.option(winner.copied(), title, sub, is_on, message)
        });
        let remembered = (!is_short).then(|| ui.soft(Role::Small, ui.t("ants-remembered")));
        let body = column![head]
            .extend(options)
            .push(remembered)
            .spacing(if ui.narrow() { 8 } else { 12 });
        container(body)
            .padding(if ui.narrow() { 10 } else { 18 })
            .width(Length::Fill)
            .style(outlined(ui.colours.surface, accent.second, 3, 22))
            .into()
    }

    /// The players decide themselves.
    fn decide(self, verdict: &Verdict) -> Element<'a, Message> {
        let ui = &self.ui;
        let seats = verdict.seats.iter().copied().map(Some).chain([None]);
        let options = seats.map(|seat| {
            let title = match seat {
                Some(seat) => self.seat_name(seat),
                None => ui.t("ants-nobody"),
            };
            let is_on = verdict.winning_seat() == seat;
            self.option(seat, title, None, is_on, Message::Decide(seat))
        });
        let options = cells(options)
            .max_columns(2)
            .spacing(if ui.narrow() { 6.0 } else { 10.0 });
        let title = ui.text(Role::Heading, ui.t("ants-decide-title"));
        column![title, fit_group(options)].spacing(10).into()
    }

    fn option(
        self,
        seat: Option<usize>,
        title: String,
        sub: Option<String>,
        is_on: bool,
        message: Message,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let is_short = ui.narrow() || ui.large_text();
        let chip = seat.map(|seat| self.seat_chip(seat, if ui.narrow() { 36.0 } else { 48.0 }));
        let title = fit(*ui, Role::Label, title)
            .max_lines(if sub.is_some() { 2 } else { 1 })
            .min_size(16.0);
        let sub = sub
            .filter(|_| !is_short)
            .map(|sub| ui.soft(Role::Small, sub));
        let words = column![title].push(sub).spacing(2).width(Length::Fill);
        // Two side by side on a phone: what is not chosen has no box.
        let mark = if ui.narrow() {
            is_on.then(|| icon::tinted(Icon::Check, 24.0, ui.accent.accent))
        } else {
            Some(tick(ui, is_on, 32.0))
        };
        let content = row![]
            .push(chip)
            .push(words)
            .push(mark)
            .spacing(if ui.narrow() { 8 } else { 14 })
            .align_y(Alignment::Center);
        let skin = Face::Raised.chosen_if(is_on).skin(ui);
        tap(ui, skin.radius(18.0), content)
            .width(Length::Fill)
            .padding(if ui.narrow() { [8, 9] } else { [14, 14] })
            .on_press(message)
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
