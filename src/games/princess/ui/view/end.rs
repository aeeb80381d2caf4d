//! The end: won, or lost and why, and the tale of the game round by round.

use super::{Scene, princess_card, round, tokens};
use crate::core::{Game, Icon};
use crate::games::princess::rounds::{Came, Round};
use crate::games::princess::rules::{Loss, Outcome};
use crate::games::princess::ui::Message;
use crate::ui::bar::hairline;
use crate::ui::chart::plot;
use crate::ui::icon;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, button, panel};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding};

pub fn end<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let again = button::primary_big(&ui, Some(Icon::Repeat), ui.t("princess-again"))
        .width(Length::Fill)
        .on_press(Message::Again);
    if ui.two_panes() {
        let side = (ui.size.width * 0.42).clamp(420.0, 640.0);
        let left = panel::panel(
            &ui,
            container(outcome(&scene, side - 60.0)).center(Length::Fill),
        )
        .padding(26)
        .width(Length::Fill)
        .height(Length::Fill);
        return row![
            container(left).width(Length::Fixed(side)),
            column![tale(&scene, ui.size.width - side - 64.0)]
                .push((ui.size.height >= 940.0).then(|| course(&scene, 300.0)))
                .push(again)
                .spacing(14),
        ]
        .spacing(16)
        .padding(24)
        .into();
    }
    let width = ui.size.width - 2.0 * ui.margin();
    let body = panel::page(
        &ui,
        column![
            panel::panel(
                &ui,
                container(outcome(&scene, width - 40.0)).center_x(Length::Fill)
            )
            .padding(16)
            .width(Length::Fill),
            rows(&scene, width),
            course(&scene, 260.0),
        ]
        .spacing(14),
    );
    column![container(body).height(Length::Fill), again]
        .spacing(12)
        .padding(ui.margin())
        .into()
}

/// The key of why it ended as it did.
const fn reason(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Lost(Loss::BookEnded)) => "princess-lost-book",
        Some(Outcome::Lost(Loss::NoLadders)) => "princess-lost-ladders",
        Some(Outcome::Lost(Loss::CannotWin)) => "princess-lost-cannot",
        Some(Outcome::Won) | None => "princess-won-about",
    }
}

fn outcome<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let state = scene.state();
    let won = state.outcome() == Some(Outcome::Won);
    let saved = state.saved();
    let all = scene.princesses().len();
    let key = reason(state.outcome());
    let narrow = ui.narrow();
    let picture = if won { Icon::Princess } else { Icon::Dragon };
    let parts = match (ui.two_panes(), ui.large_text()) {
        (true, false) => 5.2,
        (true, true) => 8.0,
        (false, _) => 9.5,
    };
    let room = (ui.size.height - 48.0) / parts;
    let side = if narrow {
        84.0
    } else {
        room.clamp(72.0, 200.0)
    };
    let title = ui.t(if won { "princess-won" } else { "princess-lost" });
    let digits = ui.tr(
        "princess-of",
        &[("saved", saved.into()), ("all", all.into())],
    );
    let colour = if won {
        ui.colours.good
    } else {
        ui.accent.second
    };
    let px = if narrow {
        72.0
    } else {
        (room * 1.1).clamp(80.0, 220.0)
    };
    let medals = (0..all).map(|place| {
        princess_card::medal(
            scene,
            place < usize::from(saved),
            false,
            if narrow { 36.0 } else { 48.0 },
        )
    });
    let why = state
        .ended()
        .and_then(|rules| rules.first().copied())
        .map(|rule| {
            button::tinted(ui, Some(Icon::Help), ui.t("princess-why")).on_press(Message::Why(rule))
        });
    let figures = ui.tr(
        "princess-figures",
        &[
            ("rounds", scene.rounds().len().into()),
            ("squires", state.squires().into()),
            ("ladders", state.fewest_ladders().into()),
        ],
    );
    column![
        princess_card::portrait(picture, side),
        tokens::line(ui, Role::Display, title, width),
        ui.digits(px, digits).color(colour),
        row(medals).spacing(8),
        ui.text(Role::Body, ui.t(key))
            .size(ui.px(Role::Body).min(28.0))
            .align_x(Alignment::Center),
        ui.soft(Role::Small, figures)
            .size(ui.px(Role::Small).min(22.0))
            .align_x(Alignment::Center),
    ]
    .push(why)
    .spacing(if narrow { 8 } else { 14 })
    .align_x(Alignment::Center)
    .into()
}

fn tale<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let head = ui.text(Role::Heading, ui.t("princess-tale"));
    panel::panel(
        ui,
        column![head, panel::page(ui, rows(scene, width - 50.0))].spacing(8),
    )
    .padding(Padding::from([16, 22]))
    .width(Length::Fill)
    .height(Length::Fill)
    .into()
}

/// Ladders and pages as they went.
fn course<'a>(scene: &Scene<'a>, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let course = scene.live.course(ui.words);
    let drawn = column![
        ui.text(Role::Heading, course.title.clone()),
        container(plot(ui, course, None)).height(Length::Fixed(height)),
    ];
    panel::panel(ui, drawn.spacing(10))
        .padding(Padding::from([16, if ui.narrow() { 12 } else { 22 }]))
        .width(Length::Fill)
        .into()
}

fn rows<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let rounds = scene.rounds();
    column(rounds.iter().map(|told| line(scene, told, width))).into()
}

/// One round: page, Prince, princess, how it went; a tap opens the rule behind it.
fn line<'a>(scene: &Scene<'a>, told: &Round, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let narrow = ui.narrow();
    let person = scene.live.person(told.prince.index());
    let (heading, about) = round::words(scene, told);
    let sign: Element<'a, Message> = match &told.came {
        Came::Foghorn => icon::coloured(Icon::Foghorn, 34.0),
        Came::Ended | Came::Open => icon::coloured(Icon::Dragon, 34.0),
        Came::Count(_) if told.saved() => icon::tinted(Icon::Check, 32.0, ui.colours.good),
        Came::Count(count) if count.1.facts.difference != 0 => ui
            .digits(
                ui.px(Role::MidDigits).min(44.0),
                round::signed(count.1.facts.difference),
            )
            .line_height(1.0)
            .color(ui.accent.second)
            .into(),
        Came::Count(_) => icon::tinted(Icon::Close, 32.0, ui.colours.danger),
    };
    let words = column![
        text(heading)
            .size(ui.px(Role::Label))
            .font(typography::BOLD)
            .color(ui.colours.ink),
        ui.soft(Role::Small, about),
    ]
    .push(played(scene, told, width))
    .spacing(2)
    .width(Length::Fill);
    let number = ui
        .digits(ui.px(Role::MidDigits).min(44.0), told.page.to_string())
        .line_height(1.0);
    let content = row![
        container(number).center_x(Length::Fixed(if narrow { 24.0 } else { 40.0 })),
        tokens::crowned(ui, person.hue, if narrow { 32.0 } else { 42.0 }, true),
        words,
        container(sign).center_x(Length::Fixed(52.0)),
    ]
    .spacing(if narrow { 8 } else { 14 })
    .align_y(Alignment::Center);
    let line = tap(ui, TapStyle::bare(ui), container(content).padding([8, 4]))
        .width(Length::Fill)
        .on_press_maybe(told.because().map(Message::Why));
    column![hairline(ui), line].into()
}

/// The ladders of a round, each beside the disc of who played it.
fn played<'a>(scene: &Scene<'a>, told: &Round, width: f32) -> Option<Element<'a, Message>> {
    let ui = &scene.ui;
    let Came::Count(count) = &told.came else {
        return None;
    };
    if ui.narrow() || width < 420.0 {
        return None;
    }
    let cards = count.0.cards.iter().enumerate().map(|(seat, card)| {
        let hue = scene.live.person(seat).hue;
        row![
            crate::ui::player_chip::chip(ui, hue, 22.0),
            ui.digits(24.0, card.to_string()).line_height(1.0),
        ]
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
    });
    Some(row(cards).push(space::horizontal()).spacing(14).into())
}
