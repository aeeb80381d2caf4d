//! The end: won, or lost and why, and the tale of the game round by round.

use super::{Scene, kit, lady, round};
use crate::games::princess::rules::{Loss, Outcome};
use crate::games::princess::screen::Message;
use crate::games::princess::tale::{Came, Round};
use crate::journal::Game;
use crate::ui::bar::hairline;
use crate::ui::icon::{self, Icon};
use crate::ui::plot::plot;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, button, panel};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Padding};

pub fn end<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let look = scene.look;
    let again = button::primary_big(&look, Some(Icon::Repeat), look.t("princess-again"))
        .width(Length::Fill)
        .on_press(Message::Again);
    if look.two_panes() {
        let side = (look.size.width * 0.42).clamp(420.0, 640.0);
        let left = panel::panel(
            &look,
            container(outcome(&scene, side - 60.0)).center(Length::Fill),
        )
        .padding(26)
        .width(Length::Fill)
        .height(Length::Fill);
        return row![
            container(left).width(Length::Fixed(side)),
            column![tale(&scene, look.size.width - side - 64.0)]
                .push((look.size.height >= 940.0).then(|| course(&scene, 300.0)))
                .push(again)
                .spacing(14),
        ]
        .spacing(16)
        .padding(24)
        .into();
    }
    let width = look.size.width - 2.0 * look.margin();
    let body = panel::page(
        &look,
        column![
            panel::panel(
                &look,
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
        .padding(look.margin())
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
    let look = &scene.look;
    let state = scene.state();
    let won = state.outcome() == Some(Outcome::Won);
    let saved = state.saved();
    let all = scene.princesses().len();
    let key = reason(state.outcome());
    let narrow = look.narrow();
    let picture = if won { Icon::Princess } else { Icon::Dragon };
    let parts = match (look.two_panes(), look.large_text()) {
        (true, false) => 5.2,
        (true, true) => 8.0,
        (false, _) => 9.5,
    };
    let room = (look.size.height - 48.0) / parts;
    let side = if narrow {
        84.0
    } else {
        room.clamp(72.0, 200.0)
    };
    let title = look.t(if won { "princess-won" } else { "princess-lost" });
    let digits = look.tr(
        "princess-of",
        &[("saved", saved.into()), ("all", all.into())],
    );
    let colour = if won {
        look.colours.good
    } else {
        look.accent.second
    };
    let px = if narrow {
        72.0
    } else {
        (room * 1.1).clamp(80.0, 220.0)
    };
    let medals = (0..all).map(|place| {
        lady::medal(
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
            button::tinted(look, Some(Icon::Help), look.t("princess-why"))
                .on_press(Message::Why(rule))
        });
    let figures = look.tr(
        "princess-figures",
        &[
            ("rounds", scene.rounds().len().into()),
            ("squires", state.squires().into()),
            ("ladders", state.fewest_ladders().into()),
        ],
    );
    column![
        lady::portrait(picture, side),
        kit::line(look, Role::Display, title, width),
        look.digits(px, digits).color(colour),
        row(medals).spacing(8),
        look.text(Role::Body, look.t(key))
            .size(look.px(Role::Body).min(28.0))
            .align_x(Alignment::Center),
        look.soft(Role::Small, figures)
            .size(look.px(Role::Small).min(22.0))
            .align_x(Alignment::Center),
    ]
    .push(why)
    .spacing(if narrow { 8 } else { 14 })
    .align_x(Alignment::Center)
    .into()
}

fn tale<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let head = look.text(Role::Heading, look.t("princess-tale"));
    panel::panel(
        look,
        column![head, panel::page(look, rows(scene, width - 50.0))].spacing(8),
    )
    .padding(Padding::from([16, 22]))
    .width(Length::Fill)
    .height(Length::Fill)
    .into()
}

/// Ladders and pages as they went.
fn course<'a>(scene: &Scene<'a>, height: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let course = scene.sitting.course(look.words);
    let drawn = column![
        look.text(Role::Heading, course.title.clone()),
        container(plot(look, course, None)).height(Length::Fixed(height)),
    ];
    panel::panel(look, drawn.spacing(10))
        .padding(Padding::from([16, if look.narrow() { 12 } else { 22 }]))
        .width(Length::Fill)
        .into()
}

fn rows<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let rounds = scene.rounds();
    column(rounds.iter().map(|told| line(scene, told, width))).into()
}

/// One round: page, Prince, princess, how it went; a tap opens the rule behind it.
fn line<'a>(scene: &Scene<'a>, told: &Round, width: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let narrow = look.narrow();
    let person = scene.sitting.person(told.prince.index());
    let (heading, about) = round::words(scene, told);
    let sign: Element<'a, Message> = match &told.came {
        Came::Foghorn => icon::thing(Icon::Foghorn, 34.0),
        Came::Ended | Came::Open => icon::thing(Icon::Dragon, 34.0),
        Came::Count(_) if told.saved() => icon::sign(Icon::Check, 32.0, look.colours.good),
        Came::Count(count) if count.1.facts.difference != 0 => look
            .digits(
                look.px(Role::MidDigits).min(44.0),
                round::signed(count.1.facts.difference),
            )
            .line_height(1.0)
            .color(look.accent.second)
            .into(),
        Came::Count(_) => icon::sign(Icon::Close, 32.0, look.colours.danger),
    };
    let words = column![
        text(heading)
            .size(look.px(Role::Label))
            .font(typeface::BOLD)
            .color(look.colours.ink),
        look.soft(Role::Small, about),
    ]
    .push(played(scene, told, width))
    .spacing(2)
    .width(Length::Fill);
    let number = look
        .digits(look.px(Role::MidDigits).min(44.0), told.page.to_string())
        .line_height(1.0);
    let content = row![
        container(number).center_x(Length::Fixed(if narrow { 24.0 } else { 40.0 })),
        kit::crowned(look, person.hue, if narrow { 32.0 } else { 42.0 }, true),
        words,
        container(sign).center_x(Length::Fixed(52.0)),
    ]
    .spacing(if narrow { 8 } else { 14 })
    .align_y(Alignment::Center);
    let line = tap(look, Skin::bare(look), container(content).padding([8, 4]))
        .width(Length::Fill)
        .on_press_maybe(told.because().map(Message::Why));
    column![hairline(look), line].into()
}

/// The ladders of a round, each beside the disc of who played it.
fn played<'a>(scene: &Scene<'a>, told: &Round, width: f32) -> Option<Element<'a, Message>> {
    let look = &scene.look;
    let Came::Count(count) = &told.came else {
        return None;
    };
    if look.narrow() || width < 420.0 {
        return None;
    }
    let cards = count.0.cards.iter().enumerate().map(|(seat, card)| {
        let hue = scene.sitting.person(seat).hue;
        row![
            crate::ui::chip::chip(look, hue, 22.0),
            look.digits(24.0, card.to_string()).line_height(1.0),
        ]
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
    });
    Some(row(cards).push(space::horizontal()).spacing(14).into())
}
