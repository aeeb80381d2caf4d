//! What the count comes to: the page's fate, the advice in words, and the decision.

use super::round::signed;
use super::{Scene, tokens};
use crate::core::Icon;
use crate::games::princess::count::{Advice, Decision, Fate};
use crate::games::princess::ui::{Ask, Message};
use crate::ui::icon;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, button, panel};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Background, Length, border};

/// What the primary button would do.
pub fn primary(advice: Advice) -> Option<Decision> {
    match advice {
        Advice::Missing(_) => None,
        Advice::Saved | Advice::Squires { .. } => Some(Decision::Saved),
        Advice::Differs | Advice::Page { .. } => Some(Decision::NotSaved),
    }
}

/// Was the page respected, broken, or wiped out by a squire?
pub fn fate<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let page = scene.state().page();
    let (asks, about) = Ask::of(scene.live.journal(), page).map_or_else(
        || (ui.t("princess-page-unknown"), String::new()),
        |ask| ask.words(ui.words),
    );
    let heading = ui.tr(
        "princess-page-is",
        &[("page", page.into()), ("asks", asks.into())],
    );
    let show = !about.is_empty() && !ui.large_text() && !ui.narrow();
    let words = column![
        tokens::line(ui, Role::Label, heading, width - 110.0).size(ui.px(Role::Label).min(28.0)),
    ]
    .push(show.then(|| ui.soft(Role::Small, about).size(17)))
    .width(Length::Fill);
    let head = row![icon::coloured(Icon::BookPage, 42.0), words]
        .spacing(14)
        .align_y(Alignment::Center);
    let cells = [
        (Fate::Respected, "princess-respected"),
        (Fate::Broken, "princess-broken"),
        (Fate::Ignored, "princess-wiped"),
    ];
    let squires = scene.state().squires() > 0;
    let room = (width - 40.0) / 3.0 - 40.0;
    let cells = cells
        .into_iter()
        .filter(|(fate, _)| *fate != Fate::Ignored || squires)
        .map(|(fate, word)| fate_cell(scene, fate, ui.t(word), room));
    let stacked = ui.narrow() && ui.percent > 125;
    let choice: Element<'a, Message> = if stacked {
        column(cells).spacing(4).into()
    } else {
        row(cells).spacing(4).into()
    };
    let choice = panel::well(ui, choice).padding(4).width(Length::Fill);
    panel::panel(
        ui,
        column![]
            .push((!stacked).then_some(head))
            .push(choice)
            .spacing(10),
    )
    .padding(if ui.narrow() { [8, 8] } else { [12, 16] })
    .width(Length::Fill)
    .into()
}

fn fate_cell<'a>(scene: &Scene<'a>, fate: Fate, word: String, room: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let on = scene.screen.entry.fate == fate;
    let (ink, skin) = if on {
        (
            ui.accent.on_accent,
            TapStyle::bare(ui).fill(ui.accent.accent),
        )
    } else {
        (ui.colours.ink_soft, TapStyle::bare(ui))
    };
    let stacked = ui.narrow() && ui.percent > 125;
    let px = if stacked {
        ui.px(Role::Label).min(20.0)
    } else if ui.narrow() {
        ui.px(Role::Small).min(17.0)
    } else {
        tokens::fit(ui.px(Role::Label).min(30.0) - 1.0, &word, room * 1.3, 16.0)
    };
    let label = text(word)
        .size(px)
        .line_height(1.1)
        .font(typography::BOLD)
        .color(ink)
        .align_x(Alignment::Center);
    let picture = (fate == Fate::Ignored).then(|| icon::coloured(Icon::Squire, 34.0));
    let mark = on.then(|| icon::tinted(Icon::Check, 22.0, ink));
    let slim = ui.narrow() && !stacked;
    let content: Element<'a, Message> = if slim {
        let signs = row![].push(mark).push(picture).align_y(Alignment::Center);
        column![signs, label].align_x(Alignment::Center).into()
    } else {
        row![]
            .push(mark)
            .push(picture)
            .push(label)
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    };
    tap(
        ui,
        skin.radius(12.0),
        container(content).center_x(Length::Fill),
    )
    .width(Length::Fill)
    .height(Length::Fixed(if slim {
        88.0
    } else if stacked {
        50.0
    } else {
        64.0
    }))
    .padding([0, 6])
    .on_press(Message::Fate(fate))
    .in_list()
    .into()
}

/// What the count comes to, in words, with the rule behind it.
pub fn advice<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let state = scene.state();
    let entry = &scene.screen.entry;
    let sentence = sentence(scene);
    let picture = match entry.advice(state) {
        Advice::Squires { .. } | Advice::Page { squire: true } => Icon::Squire,
        Advice::Page { squire: false } => Icon::BookPage,
        Advice::Saved => Icon::Princess,
        Advice::Differs => Icon::Dragon,
        Advice::Missing(_) => Icon::LadderCard,
    };
    let why = entry.because(state).map(|rule| {
        button::text_button(ui, None, ui.t("princess-why"))
            .height(Length::Fixed(48.0))
            .padding([0, 6])
            .on_press(Message::Why(rule))
    });
    let side = if ui.narrow() { 36.0 } else { 52.0 };
    let taken = if ui.narrow() { 44.0 } else { 170.0 };
    let room = (width - side - taken).max(120.0);
    let narrow = ui.narrow();
    let lines = if narrow || ui.large_text() { 3.2 } else { 2.3 };
    let most = if narrow { 21.0 } else { 27.0 };
    let px = tokens::fit(
        ui.px(Role::Label).min(most) + 1.0,
        &sentence,
        room * lines,
        16.0,
    );
    let words = text(sentence)
        .size(px)
        .line_height(1.2)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .width(Length::Fill);
    let tint = ui.accent.tint;
    let off = entry
        .difference(state)
        .filter(|off| *off != 0 && narrow && ui.percent > 125);
    let content = if let Some(off) = off {
        let digits = ui.digits(64.0, signed(off)).color(ui.accent.second);
        row![digits, column![words].push(why)]
    } else if narrow {
        row![icon::coloured(picture, side), column![words].push(why)]
    } else {
        row![icon::coloured(picture, side), words].push(why)
    };
    let height = match (narrow, ui.large_text()) {
        (true, _) => Length::Shrink,
        (false, true) => Length::Fixed(128.0),
        (false, false) => Length::Fixed(92.0),
    };
    container(content.spacing(12).align_y(Alignment::Center))
        .center_y(height)
        .padding(if narrow { [8, 12] } else { [0, 14] })
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(tint)),
            border: border::rounded(16),
            ..container::Style::default()
        })
        .into()
}

fn sentence(scene: &Scene<'_>) -> String {
    let ui = &scene.ui;
    let entry = &scene.screen.entry;
    let off = entry.difference(scene.state()).unwrap_or(0);
    let args = [
        ("off", off.abs().into()),
        ("squires", scene.state().squires().into()),
    ];
    match entry.advice(scene.state()) {
        Advice::Missing(0) => ui.t("princess-advice-dungeon"),
        Advice::Missing(missing) => {
            ui.tr("princess-advice-missing", &[("missing", missing.into())])
        }
        Advice::Saved => ui.t("princess-advice-saved"),
        Advice::Squires { needed, left } => {
            let key = if off > 0 {
                "princess-advice-minus"
            } else {
                "princess-advice-plus"
            };
            ui.tr(key, &[("needed", needed.into()), ("left", left.into())])
        }
        Advice::Differs if off > 0 => ui.tr("princess-advice-over", &args),
        Advice::Differs => ui.tr("princess-advice-under", &args),
        Advice::Page { squire: true } => ui.t("princess-advice-page-squire"),
        Advice::Page { squire: false } => ui.t("princess-advice-page"),
    }
}

/// Saved or not: the one thing to do, and the other if there is one.
pub fn verdict<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let ui = &scene.ui;
    let advice = scene.screen.entry.advice(scene.state());
    let decision = primary(advice);
    let word = match advice {
        Advice::Squires { needed, .. } => {
            ui.tr("princess-decide-squires", &[("needed", needed.into())])
        }
        Advice::Saved | Advice::Missing(_) => ui.t("princess-decide-saved"),
        Advice::Differs | Advice::Page { .. } => ui.t("princess-decide-not"),
    };
    let room = if ui.two_panes() {
        ui.size.width * 0.39 * 0.6
    } else {
        ui.size.width * 0.5
    };
    let height = if ui.narrow() { 72.0 } else { 80.0 };
    let other = matches!(advice, Advice::Squires { .. }).then(|| {
        let px = ui.px(Role::Label).min(26.0);
        let word = ui.t("princess-decide-not");
        let label = tokens::label(px, word, room * 0.5, ui.colours.ink, typography::BOLD);
        let skin = TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
            .radius(16.0);
        tap(ui, skin, container(label).center(Length::Fill))
            .width(Length::FillPortion(2))
            .height(Length::Fixed(height))
            .on_press(Message::Decide(Decision::NotSaved))
    });
    let accent = ui.accent;
    let ink = if decision.is_some() {
        accent.on_accent
    } else {
        ui.colours.line_strong
    };
    let px = tokens::fit(28.0, &word, room * 1.05, 20.0);
    let label = tokens::label(px, word, room, ink, typography::SERIF);
    let skin = if decision.is_some() {
        TapStyle::bare(ui).fill(accent.accent)
    } else {
        TapStyle::bare(ui)
            .fill(ui.colours.surface)
            .edge(ui.colours.line, 2.0)
    };
    let go = tap(ui, skin.radius(16.0), container(label).center(Length::Fill))
        .width(Length::FillPortion(5))
        .height(Length::Fixed(height))
        .padding([0, 10])
        .on_press_maybe(decision.map(Message::Decide));
    row![].push(other).push(go).spacing(12).into()
}
