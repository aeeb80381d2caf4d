//! Actions between two turns: use a weapon at once, take bids back, decide otherwise.

use super::super::rule_ids;
use super::super::rules::Weapon;
use super::super::turn_report::{Discarded, TurnReport};
use super::Message;
use super::correct::Correct;
use super::other::opponents;
use super::parts::{Table, View, framed};
use crate::core::{Icon, RuleId, Seat};
use crate::ui::dashed::dashed;
use crate::ui::{Element, Face, Role, cells, fit, fit_group, flow, icon, tap, typography};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// The actions before the next turn, if there are any.
pub(super) fn extras<'a>(view: View<'a>, report: &TurnReport) -> Option<Element<'a, Message>> {
    let is_told = view.screen.shown >= report.lines.len();
    let usable = view.state().usable();
    let strike = usable.map(|(seat, weapon)| at_once(view, seat, weapon));
    let is_empty = |seat: &Seat| view.runner(*seat).is_some_and(|one| one.bids.is_empty());
    let empty: Vec<Seat> = view.seats().filter(is_empty).collect();
    let recover = (!empty.is_empty()).then(|| {
        let buttons = empty.into_iter().map(|seat| recover(view, seat));
        fit_group(cells(buttons).min_width(view.ui.em(5.0)).spacing(8.0)).into()
    });
    let silent = report.silent().filter(|_| is_told);
    let silent = silent.map(|rule| silent_rule(view, report, rule));
    let parts: Vec<Element<'a, Message>> =
        [strike, recover, silent].into_iter().flatten().collect();
    let gap = if view.ui.narrow() { 8 } else { 14 };
    (!parts.is_empty()).then(|| column(parts).spacing(gap).into())
}

/// Bids come back to a hand; in few words where there is little space.
fn recover(view: View<'_>, seat: Seat) -> Element<'_, Message> {
    let ui = view.ui;
    let words = |key| ui.tr(key, &[("name", view.name(seat).into())]);
    let word = fit(ui, Role::Small, words("skyrunner-recover"))
        .short_text(Some(words("skyrunner-recover-short")))
        .max_lines(2)
        .font(typography::BOLD)
        .color(ui.accent.accent)
        .height(Length::Fill);
    let content = row![view.chip(seat, 36.0), word]
        .spacing(8)
        .align_y(Alignment::Center);
    let skin = Face::Chosen.skin(&ui).edge(ui.accent.accent, 2.0);
    tap(&ui, skin.radius(16.0), content)
        .width(Length::Fill)
        .height(ui.grow(64.0))
        .padding([0, 10])
        .on_press(Message::Recover(seat))
        .into()
}

/// A weapon just won may be used at once; else it stays in hand.
fn at_once(view: View<'_>, seat: Seat, weapon: Weapon) -> Element<'_, Message> {
    let ui = view.ui;
    let (sign, key) = match weapon {
        Weapon::Lost => (Icon::MaterialLost, "skyrunner-use-lost"),
        Weapon::Sabotage => (Icon::Sabotage, "skyrunner-use-sabotage"),
    };
    let words = ui.tr(key, &[("name", view.name(seat).into())]);
    let role = if ui.narrow() {
        Role::Small
    } else {
        Role::Label
    };
    let words = fit(ui, role, words)
        .font(typography::BOLD)
        .max_lines(3)
        .color(ui.colours.ink);
    let head = row![
        icon::coloured(sign, 36.0),
        words,
        view.why(rule_ids::USE_AT_ONCE),
    ]
    .spacing(10)
    .align_y(Alignment::Center);
    let targets = opponents(view, seat, None, Message::Use);
    let skin = Face::Chosen
        .skin(&ui)
        .edge(ui.accent.second, 2.0)
        .radius(20.0);
    framed(ui, true, column![head, targets].spacing(8))
        .padding(10)
        .style(move |_| skin.surface())
        .into()
}

/// What the rulebook leaves open, and what is done about it.
fn silent_words(view: View<'_>, report: &TurnReport, rule: RuleId) -> String {
    view.ui.t(match rule {
        _ if view.screen.decided_otherwise(report, rule) => "skyrunner-otherwise-done",
        rule_ids::NO_BID => "skyrunner-silent-no-bid",
        rule_ids::FALL_CARRIED => "skyrunner-silent-fall",
        rule_ids::LOWEST_CLIMB => "skyrunner-silent-climb",
        _ => "skyrunner-silent",
    })
}

/// The rulebook says nothing: the players may decide otherwise.
fn silent_rule<'a>(view: View<'a>, report: &TurnReport, rule: RuleId) -> Element<'a, Message> {
    let ui = view.ui;
    let words = ui
        .text(Role::Small, silent_words(view, report, rule))
        .font(typography::BOLD)
        .width(Length::Fill);
    let sign = icon::tinted(Icon::People, 28.0, ui.accent.second);
    let line = row![sign, words].spacing(12).align_y(Alignment::Center);
    let choice = match (rule, report.discarded()) {
        (rule_ids::LOWEST_CLIMB, Some(discarded)) => Some(which_climb(view, discarded)),
        (rule_ids::LOWEST_CLIMB, None) => None,
        _ => {
            let word = fit(ui, Role::Small, ui.t("skyrunner-otherwise"))
                .font(typography::BOLD)
                .center()
                .color(ui.accent.second)
                .height(Length::Fill);
            let skin = Face::Plain.skin(&ui).edge(ui.accent.second, 2.0);
            let button = tap(&ui, skin, word)
                .width(Length::Fill)
                .height(52.0)
                .padding([0, 16])
                .on_press(Message::Otherwise(rule));
            Some(button.into())
        }
    };
    let line = container(line).width(Length::FillPortion(3));
    let choice = choice.map(|choice| container(choice).width(Length::FillPortion(2)).into());
    let body = flow(ui, 10.0, 10.0, [line.into()].into_iter().chain(choice));
    let inside = container(body).padding([8, 14]).width(Length::Fill);
    dashed(inside, ui.accent.second, 2.0, 16.0)
}

/// The climbs that could go to the discard; the one that went is chosen.
fn which_climb(view: View<'_>, discarded: Discarded) -> Element<'_, Message> {
    let ui = view.ui;
    let choices = discarded.choices(view.state()).into_iter().map(|value| {
        let face = Face::Raised.chosen_if(value == discarded.value);
        let number = ui.digits(ui.px(Role::MidDigits).min(44.0), value.to_string());
        let content = row![icon::coloured(Icon::ClimbCard, 30.0), number]
            .spacing(4)
            .align_y(Alignment::Center);
        let message = Message::Correct(Correct::Discard(value));
        tap(&ui, face.skin(&ui).radius(14.0), content)
            .width(Length::Fill)
            .height(56.0)
            .on_press_maybe((value != discarded.value).then_some(message))
            .into()
    });
    cells(choices).spacing(8.0).into()
}

impl super::Screen {
    /// Whether the players did not follow the app where the rulebook is silent.
    pub(super) fn decided_otherwise(&self, report: &TurnReport, rule: RuleId) -> bool {
        match rule {
            rule_ids::LOWEST_CLIMB => report.discarded().is_none(),
            rule => self.otherwise.as_deref() == Some(rule.as_str()),
        }
    }
}
