//! Who has how many aphids, and how far it is to fifteen.

use super::super::setup::ghost_words;
use super::super::{Message, Page};
use super::{Scene, Shape};
use crate::core::{Icon, Seat};
use crate::games::ants::memory::rounds;
use crate::games::ants::rules::{GOAL, Ruling, TEAM_ROUNDS};
use crate::games::ants::{rule_ids, words};
use crate::ui::Element;
use crate::ui::colour::blend;
use crate::ui::icon;
use crate::ui::panel::{page, panel};
use crate::ui::typography::Role;
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Color, Length, Padding, border};

/// One who runs to fifteen: a player, or a pair of partners.
struct Runner {
    seats: Vec<usize>,
    before: i64,
    after: i64,
    /// Where the aphids are, on their way to `after`.
    at: f32,
    /// "11 + 2".
    line: Option<String>,
}

impl<'a> Scene<'a> {
    /// What is being added: the scores before, the points, the scores after.
    fn added(&self) -> Option<(Vec<i64>, Vec<i64>, Vec<i64>)> {
        let points = |facts: &Ruling| match facts {
            Ruling::Round { points, .. } => points.clone(),
            Ruling::Trick { .. } => Vec::new(),
        };
        match self.page() {
            Page::Count => {
                let (ruled, state) = self.screen.outlook(self.live)?;
                let before = self.state().scores().to_vec();
                Some((before, points(&ruled.facts), state.scores().to_vec()))
            }
            Page::Ruling => {
                let all = rounds(self.live.journal());
                let (last, earlier) = all.split_last()?;
                let before = earlier
                    .last()
                    .map_or_else(|| vec![0; self.players()], |round| round.scores.clone());
                Some((before, points(&last.ruled.facts), last.scores.clone()))
            }
            _ => None,
        }
    }

    fn runners(&self) -> Vec<Runner> {
        let scores = self.state().scores();
        let added = self.added();
        let counted = added.is_some();
        let (before, points, after) =
            added.unwrap_or_else(|| (scores.to_vec(), Vec::new(), scores.to_vec()));
        let correcting = self.screen.correcting.is_some();
        let runner = |seats: Vec<usize>| {
            let every = after.clone();
            let of = |from: &[i64]| seats.iter().filter_map(|seat| from.get(*seat)).sum::<i64>();
            let (before, after) = (of(&before), of(&after));
            let told = counted && (!correcting || before != after);
            let line = (told || seats.len() > 1).then(|| {
                if let [a, b] = seats.as_slice() {
                    let one = |seat: usize| every.get(seat).copied().unwrap_or(0);
                    return words::sum(one(*a), one(*b));
                }
                if correcting {
                    self.ui.tr(
                        "ants-was-is",
                        &[
                            ("was", words::number(before).into()),
                            ("is", words::number(after).into()),
                        ],
                    )
                } else {
                    words::sum(before, of(&points))
                }
            });
            Runner {
                at: self.screen.walked(&seats, after),
                seats,
                before,
                after,
                line,
            }
        };
        if self.state().team_scores().is_some() {
            vec![runner(vec![0, 2]), runner(vec![1, 3])]
        } else {
            (0..self.players()).map(|seat| runner(vec![seat])).collect()
        }
    }

    /// The round that is being played, or the one just noted.
    fn round_now(&self) -> u64 {
        let done = self.state().round();
        match self.page() {
            Page::Ruling | Page::End => done,
            _ => (done + 1).min(TEAM_ROUNDS),
        }
    }

    fn in_teams(&self) -> bool {
        self.state().team_scores().is_some()
    }

    pub(super) fn goal_rule(&self) -> crate::core::RuleId {
        if self.in_teams() {
            rule_ids::TEAMS
        } else {
            rule_ids::FIFTEEN
        }
    }

    /// "Jusqu’à quinze", with why.
    pub(super) fn race_head(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let title = if self.in_teams() {
            ui.tr(
                "ants-team-rounds",
                &[
                    ("done", self.round_now().into()),
                    ("all", TEAM_ROUNDS.into()),
                ],
            )
        } else {
            ui.t("ants-to-fifteen")
        };
        let share = if self.shape() == Shape::Wide {
            0.2
        } else {
            0.6
        };
        row![
            self.fitted(Role::Heading, title, ui.size.width * share)
                .width(Length::Fill),
            self.why(self.goal_rule()),
        ]
        .height(Length::Fixed(ui.grow(56.0)))
        .align_y(Alignment::Center)
        .into()
    }

    /// All runners, one below the other, in this much room.
    pub(super) fn race(&self, width: f32, height: f32) -> Element<'a, Message> {
        let runners = self.runners();
        #[expect(clippy::cast_precision_loss, reason = "at most four")]
        let count = runners.len() as f32;
        let gap = if height / count < 120.0 { 8.0 } else { 14.0 };
        let each = ((height - gap * (count - 1.0)) / count)
            .clamp(56.0, if self.is_big() { 250.0 } else { 190.0 });
        column(
            runners
                .into_iter()
                .map(|runner| self.lane(&runner, width, each)),
        )
        .spacing(gap)
        .into()
    }

    fn lane(&self, runner: &Runner, width: f32, height: f32) -> Element<'a, Message> {
        let ui = &self.ui;
        let inline = !self.in_teams() && width >= 600.0 && height < 130.0;
        let track = !self.in_teams() && height >= 84.0 && !inline;
        let track_height = match height {
            200.0.. => 44.0,
            140.0.. => 32.0,
            _ => 24.0,
        };
        let padding = if height >= 120.0 { 14.0 } else { 8.0 };
        let room = height - 2.0 * padding - if track { track_height + 8.0 } else { 0.0 };
        let digits = (room * 1.18)
            .min(if self.is_big() { 150.0 } else { 112.0 })
            .min(width * 0.3);
        let chip = room.clamp(36.0, if runner.seats.len() > 1 { 52.0 } else { 60.0 });
        let chips = row(runner.seats.iter().map(|seat| self.chip(*seat, chip))).spacing(4);
        #[expect(clippy::cast_precision_loss, reason = "at most two")]
        let taken = chip * runner.seats.len() as f32;
        let left = width - 2.0 * 18.0 - taken - digits * 1.1 - 28.0;
        let names = runner
            .seats
            .iter()
            .map(|seat| self.name(*seat))
            .collect::<Vec<_>>()
            .join(" · ");
        let line = runner
            .line
            .clone()
            .filter(|_| room >= ui.px(Role::Lead) * 2.1 && !(self.in_teams() && width < 420.0))
            .map(|line| ui.soft(Role::Small, line));
        let name_width = match (inline, self.in_teams() && width < 420.0) {
            (true, _) => width * 0.22,
            (false, true) => width - 36.0,
            (false, false) => left,
        };
        let who = column![self.fitted(Role::Lead, names, name_width)]
            .push(line)
            .width(if inline {
                Length::Fixed(name_width)
            } else {
                Length::Fill
            });
        let score = ui
            .digits(digits, words::number(runner.after))
            .line_height(0.75);
        let beside = inline.then(|| self.track(runner, track_height.max(30.0)));
        // Two names need the whole width of a phone: they stand below their discs.
        let under = self.in_teams() && width < 420.0;
        let (who, names) = if under {
            (space::horizontal().into(), Some(who))
        } else {
            (Element::from(who), None)
        };
        let room = if under {
            room - ui.px(Role::Lead) * 1.4
        } else {
            room
        };
        let head = row![chips, who]
            .push(beside)
            .push(
                // Figures stand a little below the middle of their line.
                container(score)
                    .align_right(Length::Fixed(digits * 1.1))
                    .padding(Padding::ZERO.bottom(digits * 0.1)),
            )
            .spacing(14)
            .height(Length::Fixed(room))
            .align_y(Alignment::Center);
        let body = column![head]
            .push(names)
            .push(track.then(|| self.track(runner, track_height)))
            .spacing(if under { 0 } else { 8 });
        panel(ui, body)
            .padding([padding, 18.0])
            .width(Length::Fill)
            .height(Length::Fixed(height))
            .into()
    }

    /// Fifteen places: those walked, those of this round with an edge.
    fn track(&self, runner: &Runner, height: f32) -> Element<'a, Message> {
        let ui = &self.ui;
        let (low, high) = (
            runner.before.min(runner.after),
            runner.before.max(runner.after),
        );
        let rose = runner.after >= runner.before;
        let cells = (1..=GOAL).map(|place| {
            // How much of this place has been walked.
            #[expect(clippy::cast_precision_loss, reason = "at most fifteen")]
            let walked = (runner.at + 1.0 - place as f32).clamp(0.0, 1.0);
            let moved = place > low && place <= high;
            let dark = ui.colours.dark;
            let full = if dark {
                ui.accent.tint
            } else {
                ui.accent.accent
            };
            let fill = blend(ui.colours.sunken, full, walked);
            let edge = match (moved, rose) {
                (true, true) if dark => ui.accent.accent,
                (true, true) => ui.colours.ink,
                (true, false) => ui.accent.second,
                (false, _) => Color::TRANSPARENT,
            };
            let ant = (walked >= 0.5).then(|| icon::coloured(Icon::Aphid, height * 0.78));
            container(row![].push(ant))
                .center_x(Length::Fill)
                .center_y(Length::Fixed(height))
                .style(move |_| container::Style {
                    background: Some(Background::Color(fill)),
                    border: border::rounded(8)
                        .color(edge)
                        .width(if moved { 2.5 } else { 0.0 }),
                    ..container::Style::default()
                })
                .into()
        });
        row(cells).spacing(3).into()
    }

    /// What this round is about: which one, who opens, where the Ghost lies.
    pub(super) fn round_line(&self) -> Option<String> {
        let round = self.state().round();
        let youngest = self.name(self.screen.youngest);
        if self.players() == 2 {
            Some(ghost_words(&self.ui, round, &youngest))
        } else if round == 0 {
            Some(self.ui.tr("ants-opens", &[("name", youngest.into())]))
        } else {
            None
        }
    }

    /// The table between two rounds, where it does not stand beside the count.
    pub(super) fn table(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let margin = ui.margin();
        let width = ui.size.width - 2.0 * margin;
        let round = ui.tr(
            "ants-round",
            &[("round", (self.state().round() + 1).into())],
        );
        let head = column![
            row![
                self.fitted(Role::Title, round, width - 190.0)
                    .width(Length::Fill),
                self.why(self.goal_rule())
            ]
            .align_y(Alignment::Center)
        ]
        .push(self.round_line().map(|line| ui.soft(Role::Small, line)));
        let old = self.state().round() > 0;
        let each = if old { (width - 10.0) / 2.0 } else { width };
        let buttons = row![self.second(None, "ants-judge", Message::Go(Page::Trick), each)]
            .push(old.then(|| self.second(None, "ants-rounds", Message::Go(Page::Rounds), each)))
            .spacing(10);
        let taken = ui.px(Role::Title) * 1.2 + ui.px(Role::Small) * 2.0 + 240.0;
        let race = self.race(width, (ui.size.height - taken).max(180.0));
        column![head]
            .push(self.said())
            .push(container(page(ui, race)).height(Length::Fill))
            .push(buttons)
            .push(self.bottom(None, None, "ants-count", Some(Message::Go(Page::Count))))
            .spacing(10)
            .padding([10.0, margin])
            .into()
    }

    /// The scores in one strip, where there is no room for more.
    pub(super) fn strip(&self) -> Element<'a, Message> {
        let ui = &self.ui;
        let runners = self.runners();
        let cards = runners.into_iter().map(|runner| {
            let chips = row(runner.seats.iter().map(|seat| self.chip(*seat, 36.0))).spacing(2);
            let score = ui
                .digits(44.0, words::number(runner.after))
                .line_height(1.0);
            let head = row![chips, space::horizontal(), score].align_y(Alignment::Center);
            panel(ui, column![head, self.bar(&runner)].spacing(4))
                .padding([6, 8])
                .width(Length::Fill)
                .into()
        });
        row(cards).spacing(8).into()
    }

    /// The way to fifteen as a thin line: what was there, and this round's part.
    fn bar(&self, runner: &Runner) -> Element<'a, Message> {
        let ui = &self.ui;
        // In hundredths of a place.
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_precision_loss,
            clippy::cast_sign_loss,
            reason = "at most fifteen places"
        )]
        let share = |place: f32| (place.clamp(0.0, GOAL as f32) * 100.0).round() as u16;
        #[expect(clippy::cast_precision_loss, reason = "a score")]
        let old = share((runner.before.min(runner.after) as f32).min(runner.at));
        let new = share(runner.at) - old;
        let rest = share(f32::INFINITY) - old - new;
        let part = |weight: u16, fill: Color| {
            (weight > 0).then(|| {
                container(text(""))
                    .width(Length::FillPortion(weight))
                    .height(Length::Fixed(7.0))
                    .style(move |_| container::Style {
                        background: Some(Background::Color(fill)),
                        border: border::rounded(3),
                        ..container::Style::default()
                    })
            })
        };
        row![]
            .push(part(old, ui.colours.line_strong))
            .push(part(new, ui.accent.accent))
            .push(part(rest, ui.colours.sunken))
            .into()
    }

    pub(super) fn score_of(&self, seat: usize) -> i64 {
        self.screen
            .outlook(self.live)
            .map(|(_, state)| state.scores().to_vec())
            .unwrap_or_else(|| self.state().scores().to_vec())
            .get(seat)
            .copied()
            .unwrap_or(0)
    }

    /// The seats of a ruling as plain numbers.
    pub(super) fn plain(seats: &[Seat]) -> Vec<usize> {
        words::seats(seats)
    }
}
