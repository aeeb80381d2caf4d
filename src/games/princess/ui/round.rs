//! The side of the table screen: the dungeon or the verdict, the Prince and the steps, the actions.

use super::{Message, View, tokens};
use crate::core::{Icon, RuleId};
use crate::games::princess::components::Sees;
use crate::games::princess::rounds::{Round, RoundResult};
use crate::localize::signed;
use crate::ui::{
    Element, Face, Role, Tap, TapStyle, Ui, button, by_space, cells, fit, fit_digits, fit_group,
    fit_soft, icon, panel, tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Color, Length, Padding};

/// Steps of a round, as the rulebook's turn.
pub const STEPS: u8 = 6;

/// What the round is about: the dungeon while it runs, how it went when it is over.
pub fn about(view: View<'_>) -> Element<'_, Message> {
    match view.last_round() {
        _ if view.state().is_open() && view.is_dungeon_shown() => dungeon(view).into(),
        _ if view.state().is_open() => framed(view, covered_dungeon),
        Some(_) => framed(view, verdict),
        None => framed(view, start),
    }
}

fn framed<'a>(
    view: View<'a>,
    content: impl Fn(View<'a>) -> Element<'a, Message> + 'a,
) -> Element<'a, Message> {
    let content = by_space(view.ui, move |ui| {
        container(content(view.with(ui)))
            .center_y(Length::Fill)
            .into()
    });
    panel::panel(&view.ui, content)
        .padding([8, 16])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// The tower, with its name below it where there is room.
fn tower(ui: Ui<'_>) -> Element<'_, Message> {
    let height = ui.space.height.unwrap_or(100.0);
    let name =
        (ui.height_ems() >= 5.0).then(|| fit(ui, Role::Label, ui.t("princess-dungeon")).center());
    let part = if name.is_some() { 0.62 } else { 0.8 };
    column![icon::coloured(Icon::Tower, (height * part).min(100.0))]
        .push(name)
        .spacing(2)
        .align_x(Alignment::Center)
        .width(100)
        .into()
}

/// The height, which everyone may see; a tap sets it.
pub fn dungeon(view: View<'_>) -> Tap<'_, Message> {
    let ui = view.ui;
    let shown = view.screen.dungeon();
    let content = by_space(ui, move |ui| {
        let digits = shown.map_or_else(|| "?".to_owned(), |height| height.to_string());
        let digits = fit_digits(ui, digits).max_size(230.0).color(match shown {
            Some(_) if view.is_out_of_reach() => ui.colours.danger,
            Some(_) => ui.colours.ink,
            None => ui.colours.line_strong,
        });
        let has_tower = ui.width_ems() >= 12.0;
        let edit = icon::tinted(Icon::Edit, 28.0, ui.colours.ink_soft);
        row![]
            .push(has_tower.then(|| tower(ui)))
            .push(digits)
            .push(has_tower.then_some(edit))
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    });
    let face = Face::Card.chosen_if(shown.is_none());
    tap(&ui, face.skin(&ui).radius(22.0), content)
        .padding([6, 14])
        .on_press(Message::AskDungeon)
}

fn covered_dungeon(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let eye = match view.sight().map(|sight| sight.dungeon) {
        Some(Sees::Nobody) => Icon::EyeClosed,
        _ => Icon::EyePrince,
    };
    let words = fit_soft(ui, Role::Body, ui.t("princess-dungeon-covered")).max_lines(4);
    row![]
        .push((ui.width_ems() >= 15.0).then(|| tower(ui)))
        .push(icon::coloured(eye, ui.em(2.6).min(60.0)))
        .push(words)
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
}

/// Before the first page.
fn start(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let args = [
        ("princesses", view.princesses().len().into()),
        ("rounds", view.state().rounds_left().into()),
    ];
    let words = column![
        fit(ui, Role::Title, ui.t("princess-before")).min_size(20.0),
        fit_soft(ui, Role::Body, ui.tr("princess-before-about", &args)).max_lines(3),
    ]
    .spacing(6);
    let side = ui.space.height.unwrap_or(96.0) * 0.6;
    row![icon::coloured(Icon::BookPageBack, side.min(96.0)), words]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
}

/// How the last round went, and why.
fn verdict(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(round) = view.last_round() else {
        return start(view);
    };
    let (heading, about) = words(view, round);
    let ink = if round.saved() {
        ui.colours.good
    } else {
        ui.colours.ink
    };
    // Where there is no space below the words, the button of the rule is beside them.
    let is_high = ui.height_ems() >= 6.6;
    let (part, most) = if is_high {
        (0.24, f32::INFINITY)
    } else {
        (0.16, 19.0)
    };
    let side = (ui.space.width * part).min(92.0);
    let role = if ui.height_ems() >= 9.0 {
        Role::Title
    } else {
        Role::Heading
    };
    let rule = round.because();
    let below = rule
        .filter(|_| is_high)
        .map(|rule| why(ui, rule).height(40));
    let beside = rule.filter(|_| !is_high).map(|rule| {
        let message = Some(Message::Why(rule));
        button::icon_button(&ui, Icon::Help, message)
    });
    let said = column![
        fit(ui, role, heading)
            .max_size(most.min(ui.px(role)))
            .min_size(16.0)
            .max_lines(2)
            .color(ink),
        fit_soft(ui, Role::Small, about).min_size(13.0).max_lines(4),
    ]
    .push(below)
    .spacing(4);
    row![container(mark(ui, round, side)).center_x(side), said]
        .push(beside)
        .spacing(14)
        .align_y(Alignment::Center)
        .into()
}

/// "Why?", with the rule behind it.
pub fn why(ui: Ui<'_>, rule: RuleId) -> Tap<'_, Message> {
    button::text_button(&ui, None, ui.t("why"))
        .height(48)
        .padding([0, 6])
        .on_press(Message::Why(rule))
}

/// The words of a round that is over: a heading and what it means.
pub fn words(view: View<'_>, round: &Round) -> (String, String) {
    let ui = &view.ui;
    let princess = view.princesses().get(round.princess);
    let name = princess.map_or_else(String::new, |princess| {
        tokens::princess_name(ui, &princess.name, princess.swords)
    });
    match &round.result {
        RoundResult::Open => (String::new(), String::new()),
        RoundResult::Ended => (ui.t("princess-round-ended"), ui.t("princess-lost-book")),
        RoundResult::Foghorn => {
            let args = [("name", view.name(round.prince).into())];
            let about = ui.tr("princess-foghorn-price", &args);
            (ui.t("princess-foghorn-blown"), about)
        }
        RoundResult::Count(count) => {
            let (played, ruled) = count.as_ref();
            let args = [
                ("name", name.into()),
                ("sum", ruled.facts.sum.into()),
                ("dungeon", played.dungeon.into()),
                ("squires", played.squires().into()),
            ];
            let (heading, key) = match (ruled.facts.saved, ruled.facts.difference) {
                (true, _) if played.ignored => ("princess-is-saved", "princess-ruling-wiped"),
                (true, _) => ("princess-is-saved", "princess-ruling"),
                (false, 0) => ("princess-not-saved", "princess-ruling-page"),
                (false, _) => ("princess-not-saved", "princess-ruling"),
            };
            (ui.tr(heading, &args), ui.tr(key, &args))
        }
    }
}

/// The result in one picture: the princess, the difference, or what ended the round.
pub fn mark<'a>(ui: Ui<'a>, round: &Round, px: f32) -> Element<'a, Message> {
    match &round.result {
        RoundResult::Count(count) if count.1.facts.saved => icon::coloured(Icon::Princess, px),
        RoundResult::Count(count) if count.1.facts.difference != 0 => {
            fit(ui, Role::Huge, signed(count.1.facts.difference))
                .min_size(20.0)
                .max_size(px)
                .color(ui.accent.second)
                .center()
                .into()
        }
        RoundResult::Count(_) => icon::coloured(Icon::BookPage, px * 0.8),
        RoundResult::Foghorn => icon::coloured(Icon::Foghorn, px),
        RoundResult::Ended | RoundResult::Open => icon::coloured(Icon::Dragon, px),
    }
}

/// The words of a step; those of the current one are a whole sentence.
pub fn step_words(view: View<'_>, step: u8, is_now: bool) -> String {
    let ui = &view.ui;
    let key = match (step, is_now) {
        (1, true) if view.is_new_princess() => "princess-step-1-reveal",
        (1, true) => "princess-step-1-same",
        (3, true) if view.is_dungeon_shown() => "princess-step-3-all",
        (3, true) => "princess-step-3-now",
        (4, true) => "princess-step-4-now",
        (5, true) => match view.sight().map(|sight| sight.ladders) {
            Some(Sees::Everyone) => "princess-step-5-all",
            Some(Sees::Nobody) => "princess-step-5-nobody",
            _ => "princess-step-5-prince",
        },
        (6, true) => "princess-step-6-now",
        _ => return ui.t(&format!("princess-step-{step}")),
    };
    ui.tr(key, &[("name", view.prince().name.into())])
}

/// The Prince, and the steps of the round: a tap on a step goes there.
pub fn steps(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let prince = view.prince();
    let said = ui.tr(
        "princess-is-prince",
        &[("name", prince.name.clone().into())],
    );
    let head = row![
        tokens::crowned(&ui, prince.hue, 44.0, true),
        fit(ui, Role::Title, said).short_text(Some(prince.name)),
    ]
    .spacing(14)
    .align_y(Alignment::Center)
    .padding(Padding::ZERO.left(8));
    let list = by_space(ui, move |ui| {
        let view = view.with(ui);
        let now = view.screen.step(view.state());
        // Where there is little space: the current step and the one after it.
        let shown = if ui.height_ems() >= 10.6 {
            1..=STEPS
        } else {
            now..=STEPS.min(now + 1)
        };
        let steps = shown.map(|at| {
            let portion = if at == now { 17 } else { 10 };
            step(view, at, now)
                .height(Length::FillPortion(portion))
                .into()
        });
        fit_group(column(steps)).into()
    });
    panel::panel(&ui, column![head, list].spacing(6))
        .padding([10, 12])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn step(view: View<'_>, at: u8, now: u8) -> Tap<'_, Message> {
    let ui = view.ui;
    let (is_now, is_done) = (at == now, at < now);
    let (accent, colours) = (ui.accent, ui.colours);
    let (ground, edge, ink) = if is_now {
        (accent.accent, accent.accent, accent.on_accent)
    } else if is_done {
        (colours.line, colours.line, colours.ink)
    } else {
        (Color::TRANSPARENT, colours.line_strong, colours.ink_soft)
    };
    let mark: Element<'_, Message> = if is_done {
        icon::tinted(Icon::Check, 20.0, ink)
    } else {
        ui.digits(22.0, at.to_string())
            .line_height(1.0)
            .color(ink)
            .into()
    };
    let disc = container(mark).center(32);
    let disc = disc.style(panel::outlined(ground, edge, 2.5, 16));
    let words = step_words(view, at, is_now);
    let words = if is_now {
        fit(ui, Role::Label, words).max_lines(3)
    } else {
        fit_soft(ui, Role::Body, words)
    };
    let face = if is_now { Face::Chosen } else { Face::Plain };
    let content = row![disc, words.height(Length::Fill)]
        .spacing(14)
        .align_y(Alignment::Center);
    tap(&ui, face.skin(&ui).radius(16.0), content)
        .width(Length::Fill)
        .padding([0, 10])
        .on_press_maybe(view.state().is_open().then_some(Message::Step(at)))
}

/// Foghorn and help, and until when the foghorn may be blown.
pub fn actions(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let when = fit_soft(ui, Role::Small, ui.t("princess-foghorn-when"))
        .min_size(14.0)
        .center();
    let actions = container(extra_actions(view)).height(ui.grow(64.0));
    column![actions, when].spacing(4).into()
}

/// Foghorn and help.
pub fn extra_actions(view: View<'_>) -> Element<'_, Message> {
    let is_open = view.state().is_open();
    let action =
        |picture, [key, short]: [&'static str; 2], message: Message| -> Element<'_, Message> {
            let ui = view.ui;
            let (skin, ink) = if is_open {
                (Face::Raised.skin(&ui), ui.colours.ink)
            } else {
                let skin = TapStyle::bare(&ui).edge(ui.colours.line, 2.0);
                (skin.fill(ui.colours.surface), ui.colours.line_strong)
            };
            let content = by_space(ui, move |ui| {
                if ui.width_ems() < 4.0 {
                    let label = fit(ui, Role::Small, ui.t(short)).min_size(11.0);
                    let label = label.center().color(ink).all_or_nothing();
                    let content = column![icon::coloured(picture, 30.0), label];
                    let content = content.align_x(Alignment::Center);
                    return container(content).center(Length::Fill).into();
                }
                let picture = icon::coloured(picture, 38.0);
                let label = fit(ui, Role::Label, ui.t(key)).max_lines(2).color(ink);
                row![picture, label.height(Length::Fill)]
                    .spacing(10)
                    .align_y(Alignment::Center)
                    .into()
            });
            tap(&ui, skin.radius(16.0), content)
                .padding([0, 6])
                .on_press_maybe(is_open.then_some(message))
                .into()
        };
    let horn = ["princess-foghorn", "princess-foghorn-short"];
    let horn = action(Icon::Foghorn, horn, Message::Foghorn);
    let helps = view.screen.helps();
    let help = ["princess-help", "princess-help-short"];
    let help = helps.then(|| action(Icon::Crown, help, Message::Help));
    fit_group(cells([horn].into_iter().chain(help)).spacing(10.0)).into()
}

/// The button of the next step.
pub fn next(view: View<'_>) -> Tap<'_, Message> {
    let ui = view.ui;
    let state = view.state();
    let (key, message) = if state.is_open() {
        ("princess-count", Message::Count)
    } else if state.page() + 1 == state.pages() {
        ("princess-turn-last", Message::TurnPage)
    } else {
        ("princess-turn", Message::TurnPage)
    };
    let button = if ui.narrow() {
        button::primary(&ui, None, ui.t(key)).padding([0, 10])
    } else {
        button::primary_big(&ui, None, ui.t(key))
    };
    button.width(Length::Fill).on_press(message)
}

/// On a phone, in one line: the next step, or how the last round went.
pub fn now_line(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let mut short = None;
    let (mark, sentence, message, sign) = match view.last_round() {
        Some(round) => {
            let (heading, about) = words(view, round);
            short = Some(about.clone());
            let args = [("heading", heading.into()), ("about", about.into())];
            let why = round.because().map(Message::Why);
            let sentence = ui.tr("princess-said", &args);
            (mark(ui, round, 38.0), sentence, why, Icon::Help)
        }
        None => {
            let step = view.screen.step(view.state());
            let sentence = step_words(view, step, true);
            let message = view.state().is_open().then_some(Message::Step(step));
            let prince = tokens::disc(view, view.state().prince(), 34.0);
            (prince, sentence, message, Icon::Chevron)
        }
    };
    let words = fit(ui, Role::Label, sentence)
        .short_text(short)
        .max_lines(4)
        .height(Length::Fill);
    let sign = icon::tinted(sign, 24.0, ui.accent.accent);
    let content = row![container(mark).center_x(44), words]
        .push(message.is_some().then_some(sign))
        .spacing(10)
        .align_y(Alignment::Center);
    tap(&ui, Face::Chosen.skin(&ui).radius(16.0), content)
        .width(Length::Fill)
        .padding([4, 12])
        .on_press_maybe(message)
        .into()
}
