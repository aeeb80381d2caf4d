//! The result of the count: the answer about the page, the advice in words, and the decision.

use super::{Message, View, round};
use crate::core::Icon;
use crate::games::princess::count::{Advice, Decision, Fate};
use crate::ui::panel::filled;
use crate::ui::{
    Element, Face, Role, Tap, TapStyle, Ui, button, by_space, cells, fit, fit_group, fit_soft,
    icon, panel, tap, typography,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length};

/// Was the page respected, broken, or cancelled by a squire?
pub fn fate(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let state = view.count_state();
    let (asks, about) = view.screen.ask.as_ref().map_or_else(
        || (ui.t("princess-page-unknown"), String::new()),
        |ask| ask.words(ui.words),
    );
    let args = [("page", state.page().into()), ("asks", asks.into())];
    let heading = fit(ui, Role::Label, ui.tr("princess-page-is", &args)).max_lines(2);
    let has_about = !about.is_empty() && !ui.narrow() && !ui.large_text();
    let about = has_about.then(|| fit_soft(ui, Role::Small, about));
    let head = row![
        icon::coloured(Icon::BookPage, 40.0),
        column![heading].push(about),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    let fates = [
        (Fate::Respected, "princess-respected"),
        (Fate::Broken, "princess-broken"),
        (Fate::Ignored, "princess-wiped"),
    ];
    let has_squire = state.squires() > 0;
    let fates = fates
        .into_iter()
        .filter(|(fate, _)| *fate != Fate::Ignored || has_squire)
        .map(|(fate, key)| fate_cell(view, fate, key));
    let is_tight = ui.narrow() && ui.large_text();
    let min_ems = if is_tight { 9.0 } else { 4.6 };
    let fates = fit_group(cells(fates).min_width(ui.em(min_ems)).spacing(4.0));
    let choice = panel::well(&ui, fates).padding(4).width(Length::Fill);
    panel::panel(
        &ui,
        column![]
            .push((!is_tight).then_some(head))
            .push(choice)
            .spacing(10),
    )
    .padding(if ui.narrow() { [8, 8] } else { [12, 16] })
    .width(Length::Fill)
    .into()
}

fn fate_cell<'a>(view: View<'a>, fate: Fate, key: &'static str) -> Element<'a, Message> {
    let is_chosen = view.screen.entry.fate == fate;
    let face = if is_chosen { Face::Accent } else { Face::Plain };
    let skin = face.skin(&view.ui);
    let content = by_space(view.ui, move |ui| {
        let px = if ui.narrow() { 24.0 } else { 32.0 };
        let squire = (fate == Fate::Ignored).then(|| icon::coloured(Icon::Squire, px));
        let check = is_chosen.then(|| icon::tinted(Icon::Check, 22.0, skin.text));
        let signs = row![].push(check).push(squire).align_y(Alignment::Center);
        let label = fit(ui, Role::Label, ui.t(key))
            .max_lines(if ui.narrow() { 3 } else { 2 })
            .color(skin.text)
            .center();
        // Beside the label where there is room, else above it.
        let content: Element<'a, Message> = if ui.width_ems() >= 8.0 {
            let label = label.width(Length::Shrink);
            row![signs, label]
                .spacing(8)
                .align_y(Alignment::Center)
                .into()
        } else {
            column![signs, label].align_x(Alignment::Center).into()
        };
        container(content).center(Length::Fill).into()
    });
    let height = match (view.ui.narrow(), view.ui.large_text()) {
        (true, true) => 38.0,
        (true, false) => 88.0,
        (false, _) => 64.0,
    };
    tap(&view.ui, skin.radius(12.0), content)
        .width(Length::Fill)
        .height(view.ui.grow(height))
        .padding([0, 6])
        .on_press(Message::Fate(fate))
        .into()
}

/// The result in words, with the rule behind it. Where something is below it, its height is fixed.
pub fn advice(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let state = view.count_state();
    let entry = &view.screen.entry;
    let picture = match entry.advice(state) {
        Advice::Squires { .. } | Advice::Page { squire: true } => Icon::Squire,
        Advice::Page { squire: false } => Icon::BookPage,
        Advice::Saved => Icon::Princess,
        Advice::Differs => Icon::Dragon,
        Advice::Missing(_) => Icon::LadderCard,
    };
    // On a phone it is at the end of a page that scrolls, so its length does not matter.
    let (words, height): (Element<'_, Message>, Length) = if ui.narrow() {
        let words = ui.text(Role::Small, sentence(view)).font(typography::BOLD);
        (words.width(Length::Fill).into(), Length::Shrink)
    } else {
        let words = fit(ui, Role::Label, sentence(view))
            .min_size(15.0)
            .max_lines(6)
            .height(Length::Fill);
        (words.into(), ui.grow(104.0).into())
    };
    let why = entry.because(state).map(|rule| {
        if ui.narrow() || ui.large_text() {
            button::icon_button(&ui, Icon::Help, Some(Message::Why(rule)))
        } else {
            round::why(ui, rule)
        }
    });
    let content = row![icon::coloured(picture, ui.em(2.2).min(52.0)), words]
        .push(why)
        .spacing(10)
        .align_y(Alignment::Center);
    container(content)
        .center_y(height)
        .padding([if ui.narrow() { 10 } else { 4 }, 14])
        .width(Length::Fill)
        .style(filled(ui.accent.tint, 16))
        .into()
}

/// The result in words, and what it costs.
fn sentence(view: View<'_>) -> String {
    let ui = &view.ui;
    let (state, entry) = (view.count_state(), &view.screen.entry);
    let off = entry.difference(state).unwrap_or(0);
    let spent = entry.squires_spent(state);
    let args = [
        ("off", off.abs().into()),
        ("squires", state.squires().into()),
        ("spent", spent.into()),
        ("left", state.squires().saturating_sub(spent).into()),
    ];
    let key = match entry.advice(state) {
        Advice::Missing(0) => return ui.t("princess-advice-dungeon"),
        Advice::Missing(missing) => {
            return ui.tr("princess-advice-missing", &[("missing", missing.into())]);
        }
        Advice::Saved => "princess-advice-saved",
        Advice::Squires { .. } if off > 0 => "princess-advice-minus",
        Advice::Squires { .. } => "princess-advice-plus",
        Advice::Differs if off > 0 => "princess-advice-over",
        Advice::Differs => "princess-advice-under",
        Advice::Page { squire: true } => "princess-advice-page-squire",
        Advice::Page { squire: false } => "princess-advice-page",
    };
    let mut sentence = ui.tr(key, &args);
    if spent > 0 {
        sentence = format!("{sentence} {}", ui.tr("princess-advice-spends", &args));
    }
    if spent > 1 {
        sentence = format!("{sentence} {}", ui.t("princess-advice-several"));
    }
    sentence
}

/// "Not saved" at the left, "saved" at the right, whatever the result; the one that matches it is
/// filled.
pub fn decisions(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let (state, entry) = (view.count_state(), &view.screen.entry);
    let advice = entry.advice(state);
    let saved = match advice {
        Advice::Squires { .. } => {
            let spent = entry.squires_spent(state);
            ui.tr("princess-decide-squires", &[("spent", spent.into())])
        }
        _ => ui.t("princess-decide-saved"),
    };
    let can_choose = matches!(advice, Advice::Squires { .. });
    let button = |decision: Decision, text: String| {
        let is_advised = advice.decision() == Some(decision);
        let is_possible = is_advised || can_choose;
        decision_button(ui, text, is_advised, is_possible)
            .on_press_maybe(is_possible.then_some(Message::Decide(decision)))
    };
    row![
        button(Decision::NotSaved, ui.t("princess-decide-not")).width(Length::FillPortion(2)),
        button(Decision::Saved, saved).width(Length::FillPortion(3)),
    ]
    .spacing(12)
    .into()
}

fn decision_button<'a>(
    ui: Ui<'a>,
    text: String,
    is_advised: bool,
    is_possible: bool,
) -> Tap<'a, Message> {
    let (skin, ink) = if is_advised {
        (Face::Accent.skin(&ui), ui.accent.on_accent)
    } else if is_possible {
        (Face::Raised.skin(&ui), ui.colours.ink)
    } else {
        let skin = TapStyle::bare(&ui).edge(ui.colours.line, 2.0);
        (skin, ui.colours.line_strong)
    };
    let text = fit(ui, Role::Heading, text)
        .max_size(28.0)
        .max_lines(2)
        .font(typography::SERIF)
        .color(ink)
        .center()
        .height(Length::Fill);
    tap(&ui, skin.radius(16.0), text)
        .height(if ui.narrow() { 72.0 } else { 80.0 })
        .padding([0, 10])
}
