//! The side of the table screen: the dungeon or the verdict, the Prince and the steps, the deeds.

use super::{Scene, tokens};
use crate::core::Icon;
use crate::games::princess::components::Sees;
use crate::games::princess::rounds::{Came, Round};
use crate::games::princess::ui::Message;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon, panel};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Background, Color, Length, Padding, border};

/// Steps of a round, as the rulebook's turn.
pub const STEPS: u8 = 6;

/// What the round is about: the dungeon while it runs, how it went when it is over.
pub fn about<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    if scene.state().is_open() {
        return dungeon(scene, width, height);
    }
    match scene.rounds().last() {
        Some(round) => verdict(scene, round, width, height),
        None => start(scene, width, height),
    }
}

fn frame<'a>(
    ui: &Ui<'a>,
    content: impl Into<Element<'a, Message>>,
    height: f32,
) -> Element<'a, Message> {
    panel::panel(ui, container(content).center_y(Length::Fill))
        .padding([8, 16])
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .into()
}

/// The height, if everyone may see it; else it stays covered.
pub fn dungeon<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let large = ui.large_text();
    // Where the panel is low the tower says enough.
    let low = height < 120.0;
    let tower = (height * if low { 0.72 } else { 0.62 }).min(100.0);
    let name = column![icon::coloured(Icon::Tower, tower)]
        .push((!low).then(|| tokens::line(ui, Role::Label, ui.t("princess-dungeon"), 110.0)))
        .spacing(2)
        .align_x(Alignment::Center)
        .width(Length::Fixed(110.0));
    if !scene.dungeon_shown() {
        let sees = scene
            .sight()
            .map_or(Sees::PrinceOnly, |sight| sight.dungeon);
        let eye = if sees == Sees::PrinceOnly {
            Icon::EyePrince
        } else {
            Icon::EyeClosed
        };
        let words = ui.t("princess-dungeon-covered");
        let px = ui
            .px(Role::Small)
            .max(17.0)
            .min(if width < 340.0 { 20.0 } else { 24.0 });
        let covered = row![]
            .push((!large).then_some(name))
            .push(icon::coloured(eye, (height * 0.36).clamp(40.0, 60.0)))
            .push(
                ui.soft(Role::Body, words)
                    .size(px)
                    .line_height(1.2)
                    .width(Length::Fill),
            )
            .spacing(12)
            .align_y(Alignment::Center);
        return frame(ui, covered, height);
    }
    let shown = scene.screen.dungeon();
    let px = (height * if low { 0.8 } else { 1.02 }).min((width - 180.0) / 0.98);
    let digits = match shown {
        Some(height) => ui.digits(px, height.to_string()),
        None => ui.digits(px, "?".to_owned()).color(ui.colours.line_strong),
    };
    let content = row![
        name,
        container(digits).center_x(Length::Fill),
        container(icon::tinted(Icon::Edit, 28.0, ui.colours.ink_soft)).align_y(Alignment::Start),
    ]
    .align_y(Alignment::Center);
    let skin = TapStyle::bare(ui)
        .fill(ui.colours.surface)
        .edge(
            if shown.is_some() {
                ui.colours.line
            } else {
                ui.accent.accent
            },
            if shown.is_some() { 1.0 } else { 3.0 },
        )
        .radius(22.0);
    tap(ui, skin, container(content).center_y(Length::Fill))
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([8, 16])
        .on_press(Message::AskDungeon)
        .into()
}

/// Before the first page.
fn start<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let count = scene.princesses().len();
    let words = column![
        tokens::line(ui, Role::Title, ui.t("princess-before"), width - 150.0),
        ui.soft(
            Role::Body,
            ui.tr(
                "princess-before-about",
                &[
                    ("princesses", count.into()),
                    ("rounds", scene.state().rounds_left().into())
                ],
            ),
        )
        .size(ui.px(Role::Small).max(17.0)),
    ]
    .spacing(6)
    .width(Length::Fill);
    let content = row![
        icon::coloured(Icon::BookPageBack, (height * 0.6).min(96.0)),
        words
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    frame(ui, content, height)
}

/// The words of a verdict: a heading and what it means.
pub fn words(scene: &Scene<'_>, round: &Round) -> (String, String) {
    let ui = &scene.ui;
    let princess = scene.princesses().get(round.princess);
    let name = princess.map_or_else(String::new, |princess| {
        tokens::lady_name(ui, &princess.name, princess.swords)
    });
    let prince = scene.live.person(round.prince.index()).name;
    match &round.came {
        Came::Open => (String::new(), String::new()),
        Came::Ended => (ui.t("princess-tale-end"), ui.t("princess-lost-book")),
        Came::Foghorn => (
            ui.t("princess-foghorn-blown"),
            ui.tr("princess-foghorn-price", &[("name", prince.into())]),
        ),
        Came::Count(count) => {
            let (played, ruled) = count.as_ref();
            let args = [
                ("name", name.into()),
                ("sum", ruled.facts.sum.into()),
                ("dungeon", played.dungeon.into()),
                ("squires", (played.plus + played.minus).into()),
            ];
            let key = match (ruled.facts.saved, ruled.facts.difference) {
                (true, _) if played.plus + played.minus > 0 => "princess-ruling-squires",
                (true, _) if played.ignored => "princess-ruling-wiped",
                (true, _) => "princess-ruling-equal",
                (false, 0) => "princess-ruling-page",
                (false, _) => "princess-ruling-differs",
            };
            let heading = if ruled.facts.saved {
                "princess-is-saved"
            } else {
                "princess-not-saved"
            };
            (ui.tr(heading, &args), ui.tr(key, &args))
        }
    }
}

/// How far off, in one sign: a check, or the difference.
pub fn mark<'a>(ui: &Ui<'a>, round: &Round, px: f32) -> Element<'a, Message> {
    match &round.came {
        Came::Count(count) if count.1.facts.saved => icon::coloured(Icon::Princess, px),
        Came::Count(count) if count.1.facts.difference != 0 => {
            let px = px.min(96.0);
            ui.digits(px, signed(count.1.facts.difference))
                .line_height(1.0)
                .color(ui.accent.second)
                .into()
        }
        Came::Count(_) => icon::coloured(Icon::BookPage, px * 0.8),
        Came::Foghorn => icon::coloured(Icon::Foghorn, px),
        Came::Ended | Came::Open => icon::coloured(Icon::Dragon, px),
    }
}

pub fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("\u{2212}{}", number.abs()),
    }
}

fn verdict<'a>(scene: &Scene<'a>, round: &Round, width: f32, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let (heading, about) = words(scene, round);
    let large = ui.large_text();
    let side = if large {
        64.0
    } else {
        (height * 0.5).min(92.0)
    };
    let room = width - 32.0 - side - 30.0;
    let ink = if round.saved() {
        ui.colours.good
    } else {
        ui.colours.ink
    };
    let said = column![
        text(heading.clone())
            .size(tokens::fit(
                ui.px(Role::Title).min(32.0),
                &heading,
                room * 1.7,
                18.0
            ))
            .line_height(1.1)
            .font(typography::SERIF)
            .color(ink),
        ui.soft(Role::Body, about)
            .size(ui.px(Role::Small).clamp(17.0, 20.0))
            .line_height(1.2),
    ]
    .spacing(4)
    .width(Length::Fill);
    let why = round.because().map(|rule| {
        button::text_button(ui, None, ui.t("princess-why"))
            .height(Length::Fixed(48.0))
            .padding([0, 2])
            .on_press(Message::Why(rule))
    });
    let text = column![said].push(why).spacing(2);
    let content = row![
        container(mark(ui, round, side)).center_x(Length::Fixed(side + 10.0)),
        text
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    frame(ui, content, height)
}

/// The Prince, and the steps of the round: a tap on a step goes there.
pub fn steps<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let prince = scene.prince();
    let said = ui.tr(
        "princess-is-prince",
        &[("name", prince.name.clone().into())],
    );
    let head = row![
        tokens::crowned(ui, prince.hue, 48.0, true),
        tokens::line(ui, Role::Title, said, width - 36.0 - 66.0),
    ]
    .spacing(14)
    .align_y(Alignment::Center)
    .padding(Padding::ZERO.left(8));
    let now = scene.screen.step(scene.state());
    let room = height - 20.0 - 64.0 - 6.0;
    let inner = width - 24.0;
    let list: Element<'a, Message> = if (ui.large_text() && room < 420.0) || room < 236.0 {
        // Only the step at hand and the one after it.
        column![step(
            scene,
            now,
            now,
            inner,
            (room * 0.62).clamp(64.0, 150.0)
        )]
        .push((now < STEPS && room > 150.0).then(|| step(scene, now + 1, now, inner, 48.0)))
        .spacing(6)
        .into()
    } else {
        let each = ((room - 66.0) / f32::from(STEPS - 1)).clamp(34.0, 64.0);
        column((1..=STEPS).map(|at| {
            let height = if at == now { 66.0 } else { each };
            step(scene, at, now, inner, height)
        }))
        .into()
    };
    panel::panel(ui, column![head, list].spacing(6))
        .padding([10, 12])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn step<'a>(scene: &Scene<'a>, at: u8, now: u8, width: f32, height: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let on = at == now;
    let side = if on { 36.0 } else { 30.0 };
    let done = at < now;
    let accent = ui.accent;
    let colours = ui.colours;
    let (ground, edge, ink): (Option<Color>, Color, Color) = if on {
        (Some(accent.accent), accent.accent, accent.on_accent)
    } else if done {
        (Some(colours.line), colours.line, colours.ink)
    } else {
        (None, colours.line_strong, colours.ink_soft)
    };
    let mark: Element<'a, Message> = if done {
        icon::tinted(Icon::Check, 20.0, ink)
    } else {
        ui.digits(if on { 24.0 } else { 20.0 }, at.to_string())
            .line_height(1.0)
            .color(ink)
            .into()
    };
    let disc = container(mark)
        .center(Length::Fixed(side))
        .style(move |_| container::Style {
            background: ground.map(Background::Color),
            border: border::rounded(side / 2.0).color(edge).width(2.5),
            ..container::Style::default()
        });
    let words = scene.screen.step_words(ui, scene.live, at, on);
    let room = width - side - 40.0;
    let px = if on {
        tokens::fit_box(ui.px(Role::Label) + 1.0, &words, room, height - 12.0, 16.0)
    } else {
        tokens::fit(ui.px(Role::Label) - 1.0, &words, room, 15.0)
    };
    let words = text(words)
        .size(px)
        .line_height(1.12)
        .font(if on {
            typography::BOLD
        } else {
            typography::SANS
        })
        .color(if on { colours.ink } else { colours.ink_soft })
        .width(Length::Fill);
    let skin = if on {
        TapStyle::bare(ui)
            .fill(accent.tint)
            .edge(accent.accent, 2.5)
            .radius(16.0)
    } else {
        TapStyle::bare(ui)
    };
    let content = row![disc, words].spacing(14).align_y(Alignment::Center);
    tap(ui, skin, container(content).center_y(Length::Fill))
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, 10])
        .on_press_maybe(scene.state().is_open().then_some(Message::Step(at)))
        .into()
}

/// Foghorn and help: what the Prince may do besides.
pub fn extra_actions<'a>(scene: &Scene<'a>, height: f32, words: bool) -> Element<'a, Message> {
    let ui = &scene.ui;
    let open = scene.state().is_open();
    let deed = |picture, key: &str, message: Option<Message>| -> Element<'a, Message> {
        let off = message.is_none();
        let ink = if off {
            ui.colours.line_strong
        } else {
            ui.colours.ink
        };
        let word = words.then(|| {
            text(ui.t(key))
                .size(ui.px(Role::Label).min(24.0))
                .line_height(1.08)
                .font(typography::BOLD)
                .color(ink)
        });
        let content = row![icon::coloured(picture, 38.0)]
            .push(word)
            .spacing(12)
            .align_y(Alignment::Center);
        let edge = if off {
            ui.colours.line
        } else {
            ui.colours.line_strong
        };
        let skin = TapStyle::bare(ui)
            .fill(if off {
                ui.colours.surface
            } else {
                ui.colours.raised
            })
            .edge(edge, 2.0)
            .radius(16.0);
        tap(ui, skin, container(content).center_x(Length::Fill))
            .width(Length::Fill)
            .height(Length::Fixed(height))
            .padding([0, if words { 10 } else { 2 }])
            .on_press_maybe(message)
            .into()
    };
    let horn = deed(
        Icon::Foghorn,
        "princess-foghorn",
        open.then_some(Message::Foghorn),
    );
    let help = scene
        .screen
        .helps()
        .then(|| deed(Icon::Crown, "princess-help", open.then_some(Message::Help)));
    row![horn]
        .push(help)
        .spacing(if words { 12 } else { 8 })
        .into()
}

/// The one thing to do next.
pub fn next<'a>(scene: &Scene<'a>, small: bool, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let state = scene.state();
    let (key, message) = if state.is_open() {
        ("princess-count", Message::Count)
    } else if state.page() + 1 == state.pages() {
        ("princess-turn-last", Message::TurnPage)
    } else {
        ("princess-turn", Message::TurnPage)
    };
    if !small {
        return button::primary_big(ui, None, ui.t(key))
            .width(Length::Fill)
            .on_press(message)
            .into();
    }
    let accent = ui.accent;
    let px = ui.px(Role::Label) + 1.0;
    let word = tokens::label(px, ui.t(key), width, accent.on_accent, typography::BOLD);
    let skin = TapStyle::bare(ui).fill(accent.accent).radius(16.0);
    tap(ui, skin, container(word).center(Length::Fill))
        .width(Length::Fill)
        .height(Length::Fixed(64.0))
        .on_press(message)
        .into()
}
