//! The Prince's help: covered until it is held, and covered again some seconds after the finger
//! lifts, so that the finger can choose a height.

use super::bars::Bars;
use super::ladder_card::{Face, ladder_card};
use super::{Message, View, tokens};
use crate::core::Icon;
use crate::games::princess::rules::State;
use crate::games::princess::solver::{Ways, references};
use crate::ui::canvas::drawing;
use crate::ui::panel::filled;
use crate::ui::{
    Element, Face as Skin, Role, Row, TapStyle, Ui, button, by_space, fit, fit_digits, fit_group,
    fit_soft, icon, panel, tap,
};
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Length, border};
use std::time::Duration;

/// How long it stays open without a finger.
const OPEN_FOR: Duration = Duration::from_secs(6);

/// Whether the numbers can be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    Closed,
    /// As long as a finger is on it.
    Held,
    /// Until this time; and the whole seconds that are left.
    Open {
        until: Duration,
        seconds: u64,
    },
}

/// The numbers for the height that is looked at.
#[derive(Debug)]
pub struct Help {
    pub cover: Cover,
    height: i64,
    ways: Ways,
    references: Vec<(i16, u64)>,
}

impl Help {
    /// Looks at the dungeon, if its height is known, else at the height with most ways.
    pub fn new(state: &State, dungeon: Option<i64>) -> Self {
        let mut help = Self {
            cover: Cover::Closed,
            height: 1,
            ways: Ways::of(state.hands()),
            references: Vec::new(),
        };
        let most = help.ways.heights().max_by_key(|(_, ways)| *ways);
        let most = most.map_or(1, |(height, _)| i64::from(height));
        help.look_at(state, dungeon.unwrap_or(most));
        help
    }

    pub fn height(&self) -> i64 {
        self.height
    }

    pub fn look_at(&mut self, state: &State, height: i64) {
        let players = i64::try_from(state.hands().len()).unwrap_or(6);
        self.height = height.clamp(players, 8 * players);
        self.references = references(state.hands(), state.prince().index(), self.height);
    }

    /// A finger is laid on it or lifted. A press while it is open covers it.
    pub fn hold(&mut self, is_down: bool, now: Duration) {
        self.cover = match (self.cover, is_down) {
            (Cover::Closed, true) => Cover::Held,
            (Cover::Open { .. }, true) => Cover::Closed,
            (Cover::Held, false) => Cover::Open {
                until: now + OPEN_FOR,
                seconds: OPEN_FOR.as_secs(),
            },
            (cover, _) => cover,
        };
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Duration) {
        if let Cover::Open { until, .. } = self.cover {
            let left = until.saturating_sub(now);
            self.cover = if left.is_zero() {
                Cover::Closed
            } else {
                let seconds = left.as_millis().div_ceil(1000);
                let seconds = u64::try_from(seconds).unwrap_or(u64::MAX);
                Cover::Open { until, seconds }
            };
        }
    }

    /// A tap on the open help keeps it open.
    pub fn keep_open(&mut self, now: Duration) {
        if let Cover::Open { until, seconds } = &mut self.cover {
            (*until, *seconds) = (now + OPEN_FOR, OPEN_FOR.as_secs());
        }
    }

    fn most(&self) -> u64 {
        let ways = self.references.iter().map(|(_, ways)| *ways);
        ways.max().unwrap_or(0)
    }

    fn is_best(&self, ways: u64) -> bool {
        ways > 0 && ways == self.most()
    }
}

pub fn help(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let body: Element<'_, Message> = if view.screen.help.cover == Cover::Closed {
        covered(view)
    } else {
        by_space(ui, move |ui| numbers(view.with(ui))).into()
    };
    let prince = view.prince();
    let only = ui.tr("princess-help-only", &[("name", prince.name.into())]);
    // On a phone the numbers need the room.
    let role = if ui.narrow() { Role::Lead } else { Role::Title };
    let head = row![
        tokens::crowned(&ui, prince.hue, 40.0, true),
        fit(ui, role, only),
        button::icon_button(&ui, Icon::Close, Some(Message::Back)),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    column![head, container(body).height(Length::Fill), hold(view)]
        .spacing(ui.margin() / 2.0)
        .padding(ui.margin())
        .into()
}

/// The covered help, which shows the heroes nothing.
fn covered(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let content = by_space(ui, move |ui| {
        let side = ui.space.height.unwrap_or(180.0) * 0.4;
        let title = fit(ui, Role::Title, ui.t("princess-help-covered"))
            .max_lines(2)
            .center();
        let gives = fit_soft(ui, Role::Body, ui.t("princess-help-gives"))
            .max_lines(4)
            .center();
        let content = column![
            icon::coloured(Icon::EyeClosed, side.min(180.0)),
            title,
            gives
        ]
        .spacing(10)
        .max_width(640)
        .align_x(Alignment::Center);
        container(content).center(Length::Fill).into()
    });
    panel::panel(&ui, content)
        .padding(12)
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn hold(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let accent = ui.accent;
    let side = if ui.narrow() { 48.0 } else { 60.0 };
    let ring = container(icon::tinted(Icon::Touch, side * 0.6, accent.on_accent))
        .center(side)
        .style(filled(accent.accent, side / 2.0));
    let (title, about) = match view.screen.help.cover {
        Cover::Open { seconds, .. } => (
            ui.t("princess-cover"),
            ui.tr("princess-cover-about", &[("seconds", seconds.into())]),
        ),
        Cover::Closed | Cover::Held => (ui.t("princess-hold"), ui.t("princess-hold-about")),
    };
    let height = if ui.narrow() { 84.0 } else { ui.grow(92.0) };
    let has_about = !(ui.narrow() && ui.large_text());
    let about = has_about.then(|| fit_soft(ui, Role::Small, about).max_lines(2));
    let title = fit(ui, Role::Heading, title).max_lines(if has_about { 1 } else { 2 });
    let words = column![title].push(about).spacing(2);
    let content = row![ring, words].spacing(18).align_y(Alignment::Center);
    tap(&ui, Skin::Chosen.skin(&ui).radius(24.0), content)
        .width(Length::Fill)
        .height(height)
        .padding([0.0, ui.margin()])
        .while_held(Message::Hold(true), Message::Hold(false))
        .into()
}

fn numbers(view: View<'_>) -> Element<'_, Message> {
    let gap = view.ui.margin() / 2.0;
    let part = |make: fn(View<'_>) -> Element<'_, Message>| {
        by_space(view.ui, move |ui| make(view.with(ui)))
    };
    let chart = part(heights);
    if view.ui.narrow() {
        return column![
            chart.height(Length::FillPortion(1)),
            part(ways).height(64),
            part(reference).height(Length::FillPortion(1)),
        ]
        .spacing(gap)
        .into();
    }
    let below = row![
        part(ways).width(Length::FillPortion(42)),
        part(reference).width(Length::FillPortion(58)),
    ];
    column![
        chart.height(Length::FillPortion(9)),
        below.spacing(gap).height(Length::FillPortion(10)),
    ]
    .spacing(gap)
    .into()
}

fn framed<'a>(ui: Ui<'a>, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    panel::panel(&ui, content)
        .padding(if ui.narrow() { [6, 8] } else { [12, 18] })
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// A heading with a note at its right, where there is room for it.
fn titled<'a>(ui: Ui<'a>, title: String, note: &str) -> Row<'a, Message> {
    let has_note = ui.width_ems() >= 30.0;
    let title = fit(ui, Role::Heading, title)
        .min_size(15.0)
        .width(Length::FillPortion(3));
    let note = has_note.then(|| {
        let note = fit_soft(ui, Role::Small, ui.t(note))
            .all_or_nothing()
            .width(Length::Shrink);
        container(note).align_right(Length::FillPortion(2))
    });
    row![title].push(note).align_y(Alignment::Center)
}

/// Every height that can still be built, and in how many ways.
fn heights(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let help = &view.screen.help;
    let (low, high) = view.state().reachable();
    let (from, to) = (
        i64::from(low).min(help.height),
        i64::from(high).max(help.height),
    );
    let args = [("low", low.into()), ("high", high.into())];
    let head = titled(
        ui,
        ui.tr("princess-heights", &args),
        "princess-heights-about",
    );
    let bars = drawing(Bars {
        from,
        ways: (from..=to).map(|height| help.ways.to(height)).collect(),
        chosen: help.height,
        bar: ui.colours.line_strong,
        lit: ui.accent.accent,
        tint: ui.accent.tint,
        ink: ui.colours.ink,
        soft: ui.colours.ink_soft,
    });
    let taps = row((from..=to).map(|height| {
        tap(&ui, TapStyle::bare(&ui), space::vertical())
            .width(Length::Fill)
            .height(Length::Fill)
            .on_press(Message::Show(height))
            .into()
    }));
    framed(ui, column![head, stack![bars, taps]].spacing(6))
}

/// In how many ways one height can be reached.
fn ways(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let help = &view.screen.help;
    let ways = help.ways.to(help.height);
    let number = ui.words.number(i64::try_from(ways).unwrap_or(i64::MAX));
    let number = fit_digits(ui, number)
        .max_size(190.0)
        .color(ui.accent.accent);
    let said = fit(
        ui,
        Role::Heading,
        ui.tr("princess-ways", &[("ways", ways.into())]),
    )
    .min_size(14.0)
    .max_lines(2);
    let step = |sign, by: i64| {
        button::framed(&ui, sign, Some(Message::Show(help.height + by)))
            .width(52)
            .height(52)
    };
    let digits = fit(ui, Role::LargeDigits, help.height.to_string()).center();
    let stepper = row![step(Icon::Minus, -1), digits, step(Icon::Plus, 1)]
        .spacing(4)
        .align_y(Alignment::Center);
    let content: Element<'_, Message> = if ui.height_ems() < 6.0 {
        row![
            number.width(Length::FillPortion(3)),
            said.width(Length::FillPortion(4)),
            stepper.width(Length::FillPortion(6)),
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
    } else if ui.width_ems() < 22.0 {
        column![number, said.center(), stepper].spacing(8).into()
    } else {
        row![
            number.width(Length::FillPortion(1)),
            column![said, stepper]
                .spacing(8)
                .width(Length::FillPortion(1)),
        ]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
    };
    framed(ui, container(content).center_y(Length::Fill))
}

/// Which of the Prince's ladders leaves most ways open.
fn reference(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let head = titled(ui, ui.t("princess-reference"), "princess-ways-left");
    let columns = (1..=8).map(|value| by_space(ui, move |ui| bar(view.with(ui), value)).into());
    let columns = row(columns).spacing(if ui.narrow() { 4 } else { 9 });
    let sentence = fit(ui, Role::Label, advice(view))
        .min_size(14.0)
        .max_lines(2);
    let body = column![]
        .push((ui.height_ems() >= 11.0).then_some(head))
        .push(fit_group(columns))
        .push(sentence)
        .spacing(6);
    framed(ui, body)
}

/// The ladders that leave most ways open, in words.
fn advice(view: View<'_>) -> String {
    let ui = &view.ui;
    let help = &view.screen.help;
    let best = help.references.iter();
    let best = best.filter(|(_, ways)| help.is_best(*ways));
    let best: Vec<i16> = best.map(|(card, _)| *card).collect();
    match best.as_slice() {
        [] => ui.t("princess-no-way"),
        [card] => ui.tr(
            "princess-best",
            &[
                ("card", (*card).into()),
                ("heroes", (view.count() - 1).into()),
                ("rest", (help.height - i64::from(*card)).into()),
            ],
        ),
        [before @ .., last] => {
            let before: Vec<String> = before.iter().map(ToString::to_string).collect();
            let args = [
                ("cards", before.join(", ").into()),
                ("last", (*last).into()),
            ];
            ui.tr("princess-best-many", &args)
        }
    }
}

/// A ladder of the Prince, and above it a bar for the ways that it leaves open.
fn bar(view: View<'_>, value: i16) -> Element<'_, Message> {
    let ui = view.ui;
    let help = &view.screen.help;
    let card_height = ui.space.width.min(66.0);
    let known = help.references.iter().find(|(card, _)| *card == value);
    let Some((_, ways)) = known else {
        let card = container(ladder_card(&ui, value, Face::Spent)).height(card_height);
        return column![space::vertical(), card].into();
    };
    let is_best = help.is_best(*ways);
    let (colour, face) = if is_best {
        (ui.accent.accent, Face::Best)
    } else {
        (ui.colours.line_strong, Face::Held)
    };
    let part = (*ways * 1000 / help.most().max(1)).min(1000) as u16;
    let block = container("")
        .width(Length::FillPortion(7))
        .height(Length::FillPortion(part.max(8)))
        .style(filled(colour, border::top(6)));
    let side = || space::horizontal().width(Length::FillPortion(2));
    let digits = fit(ui, Role::MidDigits, ways.to_string())
        .min_size(11.0)
        .max_size(26.0)
        .center();
    column![
        space::vertical().height(Length::FillPortion(1000 - part.min(999))),
        digits,
        row![side(), block, side()].height(Length::FillPortion(part.max(8))),
        container(ladder_card(&ui, value, face)).height(card_height),
    ]
    .spacing(3)
    .into()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use crate::core::Game;
    use crate::games::princess::components::first_game;

    fn help() -> Help {
        Help::new(&State::start(&first_game()).unwrap(), None)
    }

    #[test]
    fn help_stays_open_for_some_seconds_after_the_finger_lifts() {
        let at = Duration::from_secs;
        let mut help = help();
        help.hold(true, at(10));
        assert_eq!(help.cover, Cover::Held);
        help.tick(at(60));
        assert_eq!(help.cover, Cover::Held, "as long as it is held");
        help.hold(false, at(60));
        help.tick(at(64));
        assert!(matches!(help.cover, Cover::Open { seconds: 2, .. }));
        help.keep_open(at(64));
        help.tick(at(67));
        assert!(matches!(help.cover, Cover::Open { seconds: 3, .. }));
        help.tick(at(70));
        assert_eq!(help.cover, Cover::Closed);
    }

    #[test]
    fn tap_on_open_help_covers_it() {
        let at = Duration::from_secs;
        let mut help = help();
        help.hold(true, at(1));
        help.hold(false, at(2));
        help.hold(true, at(3));
        assert_eq!(help.cover, Cover::Closed);
        help.hold(false, at(4));
        assert_eq!(help.cover, Cover::Closed);
    }
}
