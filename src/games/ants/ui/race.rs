//! The scores on their way to fifteen.

use super::seating::seating;
use super::{Message, Page, Screen};
use crate::core::{Icon, RuleId};
use crate::games::ants::components::{Side, ghost_side};
use crate::games::ants::rules::{GOAL, TEAM_ROUNDS};
use crate::games::ants::{rule_ids, words};
use crate::localize::number;
use crate::session::View;
use crate::ui::colour::blend;
use crate::ui::panel::{filled, outlined, panel};
use crate::ui::{Element, Face, Role, by_space, cells, fit, fit_group, fit_soft, icon, tap};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Color, Length, Padding, Size};

/// One line: a player, or a pair of partners.
#[derive(Clone)]
struct Runner {
    seats: Vec<usize>,
    before: i64,
    after: i64,
    /// The animated position of the aphids, towards `after`.
    at: f32,
    /// "11 + 2".
    line: Option<String>,
}

/// Scores before a round, what it gives, and scores after it.
struct Added {
    before: Vec<i64>,
    points: Vec<i64>,
    after: Vec<i64>,
}

impl<'a> View<'a, Screen> {
    /// What is being added: by the counts as entered, or by the round just noted.
    fn added(self) -> Option<Added> {
        match self.screen.page {
            Page::Table | Page::Count => {
                let (ruling, state) = self.screen.shown.outlook.as_ref()?;
                Some(Added {
                    before: self.state().scores().to_vec(),
                    points: ruling.points.clone(),
                    after: state.scores().to_vec(),
                })
            }
            Page::Ruling => {
                let (last, earlier) = self.screen.shown.rounds.split_last()?;
                let none = || vec![0; self.player_count()];
                Some(Added {
                    before: earlier
                        .last()
                        .map_or_else(none, |round| round.scores.clone()),
                    points: last.ruling.points.clone(),
                    after: last.scores.clone(),
                })
            }
            Page::Trick | Page::Rounds | Page::End => None,
        }
    }

    fn runners(self) -> Vec<Runner> {
        let added = self.added();
        let is_counted = added.is_some();
        let added = added.unwrap_or_else(|| Added {
            before: self.state().scores().to_vec(),
            points: Vec::new(),
            after: self.state().scores().to_vec(),
        });
        let runner = |seats: Vec<usize>| {
            let of = |from: &[i64]| seats.iter().filter_map(|seat| from.get(*seat)).sum::<i64>();
            let (before, after) = (of(&added.before), of(&added.after));
            let line = if let [a, b] = seats.as_slice() {
                let one = |seat: usize| added.after.get(seat).copied().unwrap_or(0);
                Some(words::sum(one(*a), one(*b)))
            } else if !is_counted {
                None
            } else if self.screen.correcting.is_none() {
                Some(words::sum(before, of(&added.points)))
            } else {
                let args = [("was", number(before).into()), ("is", number(after).into())];
                (before != after).then(|| self.ui.tr("ants-was-is", &args))
            };
            Runner {
                at: self.screen.walked(&seats, after),
                seats,
                before,
                after,
                line,
            }
        };
        if self.is_in_teams() {
            vec![runner(vec![0, 2]), runner(vec![1, 3])]
        } else {
            (0..self.player_count())
                .map(|seat| runner(vec![seat]))
                .collect()
        }
    }

    pub(super) fn is_in_teams(self) -> bool {
        self.state().team_scores().is_some()
    }

    pub(super) fn goal_rule(self) -> RuleId {
        if self.is_in_teams() {
            rule_ids::TEAMS
        } else {
            rule_ids::FIFTEEN
        }
    }

    /// "Jusqu’à quinze", with why.
    pub(super) fn race_head(self) -> Element<'a, Message> {
        let ui = self.ui;
        let title = if self.is_in_teams() {
            let done = self.state().round();
            let round = match self.screen.page {
                Page::Ruling | Page::End => done,
                _ => (done + 1).min(TEAM_ROUNDS),
            };
            let args = [("done", round.into()), ("all", TEAM_ROUNDS.into())];
            ui.tr("ants-team-rounds", &args)
        } else {
            ui.t("ants-to-fifteen")
        };
        row![fit(ui, Role::Heading, title), self.why(self.goal_rule())]
            .spacing(8)
            .height(ui.grow(56.0))
            .align_y(Alignment::Center)
            .into()
    }

    /// All lines, and on which side of the youngest player the Ghost plays.
    pub(super) fn race(self) -> Element<'a, Message> {
        by_space(self.ui, move |ui| {
            let view = self.with(ui);
            let runners = view.runners();
            let is_low = ui.space.height.is_some_and(|height| height < 480.0);
            let is_counting = view.screen.is_counting() && view.screen.correcting.is_none();
            let ghost = (view.has_ghost() && is_counting).then(|| view.ghost_card());
            let lanes = runners.into_iter().map(|runner| view.lane(runner));
            let lanes = cells(lanes.chain(ghost))
                .max_columns(1)
                .max_size(Size::new(f32::INFINITY, 320.0))
                .spacing(if is_low { 8.0 } else { 14.0 });
            fit_group(lanes).into()
        })
        .into()
    }

    /// A tap on a score opens the rounds that it comes from.
    fn lane(self, runner: Runner) -> Element<'a, Message> {
        let has_rounds = self.state().round() > 0;
        let content = by_space(self.ui, move |ui| self.with(ui).lane_content(&runner));
        tap(&self.ui, Face::Card.skin(&self.ui).radius(22.0), content)
            .padding([8, 18])
            .height(Length::Fill)
            .on_press_maybe(has_rounds.then_some(Message::Go(Page::Rounds)))
            .into()
    }

    fn lane_content(self, runner: &Runner) -> Element<'a, Message> {
        let ui = self.ui;
        let (width, height) = (ui.space.width, ui.space.height.unwrap_or(ui.em(5.0)));
        let in_teams = self.is_in_teams();
        let is_inline = !in_teams && width >= 560.0 && height < 110.0;
        let track_height = match height {
            180.0.. => 44.0,
            120.0.. => 32.0,
            _ => 24.0,
        };
        let has_track = !in_teams && height >= 68.0 && !is_inline;
        // Two names need the whole width of a phone: they stand below their discs.
        let names_below = in_teams && width < 390.0;
        let names_height = ui.px(Role::Lead) * 1.25;
        let mut room = height;
        if has_track {
            room -= track_height + 8.0;
        }
        if names_below {
            room -= names_height;
        }
        let digits = (room * 1.1).min(140.0).min(width * 0.3);
        let chip = room.clamp(24.0, if in_teams { 52.0 } else { 60.0 });
        let chips = row(runner.seats.iter().map(|seat| self.seat_chip(*seat, chip))).spacing(4);
        let names = runner.seats.iter().map(|seat| self.seat_name(*seat));
        let name = fit(ui, Role::Lead, names.collect::<Vec<_>>().join(" · "))
            .min_size(18.0)
            .max_lines(if in_teams { 2 } else { 1 });
        let has_line = room >= ui.px(Role::Lead) * 1.25 + ui.px(Role::Small) * 1.3;
        let line = runner.line.clone().filter(|_| has_line && !names_below);
        let line = line.map(|line| fit_soft(ui, Role::Small, line));
        let (beside, below): (Element<'a, Message>, _) = if names_below {
            (space::horizontal().into(), Some(name))
        } else {
            (column![name].push(line).width(Length::Fill).into(), None)
        };
        let track = is_inline.then(|| {
            let track = self.track(runner, track_height.max(30.0));
            container(track).width(Length::FillPortion(if ui.large_text() { 2 } else { 3 }))
        });
        let score = ui.digits(digits, number(runner.after)).line_height(0.75);
        // Digits are drawn a little below the middle of their line.
        let score = container(score)
            .align_right(digits * 1.1)
            .padding(Padding::ZERO.bottom(digits * 0.1));
        let head = row![chips, beside]
            .push(track)
            .push(score)
            .spacing(14)
            .height(room)
            .align_y(Alignment::Center);
        column![head]
            .push(below)
            .push(has_track.then(|| self.track(runner, track_height)))
            .spacing(if names_below { 0 } else { 8 })
            .into()
    }

    /// Fifteen places: those reached before this round, and those of this round with an edge.
    fn track(self, runner: &Runner, px: f32) -> Element<'a, Message> {
        let ui = &self.ui;
        let (low, high) = (
            runner.before.min(runner.after),
            runner.before.max(runner.after),
        );
        let rose = runner.after >= runner.before;
        let dark = ui.colours.dark;
        let full = if dark {
            ui.accent.tint
        } else {
            ui.accent.accent
        };
        let places = (1..=GOAL).map(|place| {
            // The part of this place that has been reached.
            let walked = (runner.at + 1.0 - place as f32).clamp(0.0, 1.0);
            let moved = place > low && place <= high;
            let fill = blend(ui.colours.sunken, full, walked);
            let edge = match (moved, rose) {
                (true, true) if dark => ui.accent.accent,
                (true, true) => ui.colours.ink,
                (true, false) => ui.accent.second,
                (false, _) => Color::TRANSPARENT,
            };
            let aphid = (walked >= 0.5).then(|| icon::coloured(Icon::Aphid, px * 0.78));
            container(row![].push(aphid))
                .center_x(Length::Fill)
                .center_y(px)
                .style(outlined(fill, edge, if moved { 2.5 } else { 0.0 }, 8))
                .into()
        });
        row(places).spacing(3).into()
    }

    /// "Le Fantôme est à droite", and of whom.
    fn ghost_words(self) -> (String, String) {
        let ui = &self.ui;
        let title = match ghost_side(self.state().round()) {
            Side::Right => "ants-ghost-right",
            Side::Left => "ants-ghost-left",
        };
        let name = self.seat_name(self.screen.youngest);
        (
            ui.t(title),
            ui.tr("ants-ghost-whose", &[("name", name.into())]),
        )
    }

    /// On which side the Ghost plays this round, drawn and in words.
    fn ghost_card(self) -> Element<'a, Message> {
        let (title, whose) = self.ghost_words();
        let round = self.state().round();
        let content = by_space(self.ui, move |ui| {
            let px = ui
                .space
                .height
                .map_or(ui.em(6.0), |height| height.min(220.0));
            let table = seating(ui, self.players(), self.screen.youngest, false, round);
            let title = fit(ui, Role::Title, title.clone())
                .min_size(20.0)
                .max_lines(2)
                .ungrouped();
            let whose = fit_soft(ui, Role::Label, whose.clone())
                .max_lines(2)
                .ungrouped();
            row![
                container(table).width(px).height(px),
                column![title, whose].spacing(2).width(Length::Fill),
            ]
            .spacing(16)
            .height(Length::Fill)
            .align_y(Alignment::Center)
            .into()
        });
        panel(&self.ui, content)
            .padding([8, 18])
            .height(Length::Fill)
            .into()
    }

    /// The scores between two rounds, where they are not beside the count.
    pub(super) fn table(self) -> Element<'a, Message> {
        let ui = self.ui;
        let round = self.state().round();
        let title = ui.tr("ants-round", &[("round", (round + 1).into())]);
        let opens = (round == 0 && !self.has_ghost()).then(|| {
            let name = self.seat_name(self.screen.youngest);
            let words = ui.tr("ants-opens", &[("name", name.into())]);
            fit_soft(ui, Role::Small, words)
        });
        let head = row![fit(ui, Role::Title, title), self.why(self.goal_rule())]
            .align_y(Alignment::Center);
        let rounds = (round > 0).then(|| self.secondary("ants-rounds", Message::Go(Page::Rounds)));
        let ways = [self.secondary("ants-judge", Message::Go(Page::Trick))];
        let ways = cells(ways.into_iter().chain(rounds)).spacing(10.0);
        column![column![head].push(opens), self.race(), Element::from(ways)]
            .push(self.next("ants-count", Message::Go(Page::Count)))
            .spacing(10)
            .padding([10.0, ui.margin()])
            .into()
    }

    /// The scores in one row, where there is no space for more.
    pub(super) fn strip(self) -> Element<'a, Message> {
        let ui = self.ui;
        let mut cards: Vec<Element<'a, Message>> = Vec::new();
        for runner in self.runners() {
            let chips = row(runner.seats.iter().map(|seat| self.seat_chip(*seat, 36.0)));
            let score = ui.digits(44.0, number(runner.after)).line_height(1.0);
            let head =
                row![chips.spacing(2), space::horizontal(), score].align_y(Alignment::Center);
            let card = panel(&ui, column![head, self.bar(&runner)].spacing(4));
            cards.push(card.padding([6, 8]).width(Length::Fill).into());
        }
        if self.has_ghost() && self.screen.is_counting() {
            cards.push(self.small_ghost_card());
        }
        row(cards).spacing(8).height(Length::Shrink).into()
    }

    /// The Ghost beside the youngest player, as the two sit.
    fn small_ghost_card(self) -> Element<'a, Message> {
        let ui = self.ui;
        let ghost = self.seat_chip(2, 34.0);
        let youngest = self.seat_chip(self.screen.youngest, 34.0);
        let (chips, word) = match ghost_side(self.state().round()) {
            Side::Right => (row![youngest, ghost], "ants-ghost-right-short"),
            Side::Left => (row![ghost, youngest], "ants-ghost-left-short"),
        };
        let word = fit(ui, Role::Label, ui.t(word)).max_size(18.0).center();
        let card = column![chips.spacing(4), word].align_x(Alignment::Center);
        panel(&ui, container(card).center(Length::Fill))
            .padding([2, 4])
            .width(Length::Fill)
            .into()
    }

    /// The score as a thin line: before this round, and this round's part.
    fn bar(self, runner: &Runner) -> Element<'a, Message> {
        let ui = &self.ui;
        // In hundredths of a place.
        let share = |place: f32| (place.clamp(0.0, GOAL as f32) * 100.0).round() as u16;
        let old = share((runner.before.min(runner.after) as f32).min(runner.at));
        let new = share(runner.at) - old;
        let rest = share(f32::INFINITY) - old - new;
        let part = |weight: u16, fill: Color| {
            (weight > 0).then(|| {
                container(text(""))
                    .width(Length::FillPortion(weight))
                    .height(7)
                    .style(filled(fill, 3))
            })
        };
        row![]
            .push(part(old, ui.colours.line_strong))
            .push(part(new, ui.accent.accent))
            .push(part(rest, ui.colours.sunken))
            .into()
    }
}
