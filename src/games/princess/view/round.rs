//! The side of the table screen: the dungeon or the verdict, the Prince and the steps, the deeds.

use super::{Scene, kit};
use crate::games::princess::screen::Message;
use crate::games::princess::setup::Sees;
use crate::games::princess::tale::{Came, Round};
use crate::ui::icon::{self, Icon};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button, panel};
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
    look: &Look<'a>,
    content: impl Into<Element<'a, Message>>,
    height: f32,
) -> Element<'a, Message> {
    panel::panel(look, container(content).center_y(Length::Fill))
        .padding([8, 16])
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .into()
}

/// The height, if everyone may see it; else it stays covered.
pub fn dungeon<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let large = look.large_text();
    // Where the panel is low the tower says enough.
    let low = height < 120.0;
    let tower = (height * if low { 0.72 } else { 0.62 }).min(100.0);
    let name = column![icon::thing(Icon::Tower, tower)]
        .push((!low).then(|| kit::line(look, Role::Label, look.t("princess-dungeon"), 110.0)))
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
        let words = look.t("princess-dungeon-covered");
        let px = look
            .px(Role::Small)
            .max(17.0)
            .min(if width < 340.0 { 20.0 } else { 24.0 });
        let covered = row![]
            .push((!large).then_some(name))
            .push(icon::thing(eye, (height * 0.36).clamp(40.0, 60.0)))
            .push(
                look.soft(Role::Body, words)
                    .size(px)
                    .line_height(1.2)
                    .width(Length::Fill),
            )
            .spacing(12)
            .align_y(Alignment::Center);
        return frame(look, covered, height);
    }
    let shown = scene.screen.dungeon();
    let px = (height * if low { 0.8 } else { 1.02 }).min((width - 180.0) / 0.98);
    let digits = match shown {
        Some(height) => look.digits(px, height.to_string()),
        None => look
            .digits(px, "?".to_owned())
            .color(look.colours.line_strong),
    };
    let content = row![
        name,
        container(digits).center_x(Length::Fill),
        container(icon::sign(Icon::Edit, 28.0, look.colours.ink_soft)).align_y(Alignment::Start),
    ]
    .align_y(Alignment::Center);
    let skin = Skin::bare(look)
        .fill(look.colours.surface)
        .edge(
            if shown.is_some() {
                look.colours.line
            } else {
                look.accent.accent
            },
            if shown.is_some() { 1.0 } else { 3.0 },
        )
        .radius(22.0);
    tap(look, skin, container(content).center_y(Length::Fill))
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([8, 16])
        .on_press(Message::AskDungeon)
        .into()
}

/// Before the first page.
fn start<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let count = scene.princesses().len();
    let words = column![
        kit::line(look, Role::Title, look.t("princess-before"), width - 150.0),
        look.soft(
            Role::Body,
            look.tr(
                "princess-before-about",
                &[
                    ("princesses", count.into()),
                    ("rounds", scene.state().rounds_left().into())
                ],
            ),
        )
        .size(look.px(Role::Small).max(17.0)),
    ]
    .spacing(6)
    .width(Length::Fill);
    let content = row![
        icon::thing(Icon::BookPageBack, (height * 0.6).min(96.0)),
        words
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    frame(look, content, height)
}

/// The words of a verdict: a heading and what it means.
pub fn words(scene: &Scene<'_>, round: &Round) -> (String, String) {
    let look = &scene.look;
    let princess = scene.princesses().get(round.princess);
    let name = princess.map_or_else(String::new, |princess| {
        kit::lady_name(look, &princess.name, princess.swords)
    });
    let prince = scene.sitting.person(round.prince.index()).name;
    match &round.came {
        Came::Open => (String::new(), String::new()),
        Came::Ended => (look.t("princess-tale-end"), look.t("princess-lost-book")),
        Came::Foghorn => (
            look.t("princess-foghorn-blown"),
            look.tr("princess-foghorn-price", &[("name", prince.into())]),
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
            (look.tr(heading, &args), look.tr(key, &args))
        }
    }
}

/// How far off, in one sign: a check, or the difference.
pub fn mark<'a>(look: &Look<'a>, round: &Round, px: f32) -> Element<'a, Message> {
    match &round.came {
        Came::Count(count) if count.1.facts.saved => icon::thing(Icon::Princess, px),
        Came::Count(count) if count.1.facts.difference != 0 => {
            let px = px.min(96.0);
            look.digits(px, signed(count.1.facts.difference))
                .line_height(1.0)
                .color(look.accent.second)
                .into()
        }
        Came::Count(_) => icon::thing(Icon::BookPage, px * 0.8),
        Came::Foghorn => icon::thing(Icon::Foghorn, px),
        Came::Ended | Came::Open => icon::thing(Icon::Dragon, px),
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
    let look = &scene.look;
    let (heading, about) = words(scene, round);
    let large = look.large_text();
    let side = if large {
        64.0
    } else {
        (height * 0.5).min(92.0)
    };
    let room = width - 32.0 - side - 30.0;
    let ink = if round.saved() {
        look.colours.good
    } else {
        look.colours.ink
    };
    let said = column![
        text(heading.clone())
            .size(kit::fit(
                look.px(Role::Title).min(32.0),
                &heading,
                room * 1.7,
                18.0
            ))
            .line_height(1.1)
            .font(typeface::SERIF)
            .color(ink),
        look.soft(Role::Body, about)
            .size(look.px(Role::Small).clamp(17.0, 20.0))
            .line_height(1.2),
    ]
    .spacing(4)
    .width(Length::Fill);
    let why = round.because().map(|rule| {
        button::quiet(look, None, look.t("princess-why"))
            .height(Length::Fixed(48.0))
            .padding([0, 2])
            .on_press(Message::Why(rule))
    });
    let text = column![said].push(why).spacing(2);
    let content = row![
        container(mark(look, round, side)).center_x(Length::Fixed(side + 10.0)),
        text
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    frame(look, content, height)
}

/// The Prince, and the steps of the round: a tap on a step goes there.
pub fn steps<'a>(scene: &Scene<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let prince = scene.prince();
    let said = look.tr(
        "princess-is-prince",
        &[("name", prince.name.clone().into())],
    );
    let head = row![
        kit::crowned(look, prince.hue, 48.0, true),
        kit::line(look, Role::Title, said, width - 36.0 - 66.0),
    ]
    .spacing(14)
    .align_y(Alignment::Center)
    .padding(Padding::ZERO.left(8));
    let now = scene.screen.step(scene.state());
    let room = height - 20.0 - 64.0 - 6.0;
    let inner = width - 24.0;
    let list: Element<'a, Message> = if (look.large_text() && room < 420.0) || room < 236.0 {
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
    panel::panel(look, column![head, list].spacing(6))
        .padding([10, 12])
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn step<'a>(scene: &Scene<'a>, at: u8, now: u8, width: f32, height: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let on = at == now;
    let side = if on { 36.0 } else { 30.0 };
    let done = at < now;
    let accent = look.accent;
    let colours = look.colours;
    let (ground, edge, ink): (Option<Color>, Color, Color) = if on {
        (Some(accent.accent), accent.accent, accent.on_accent)
    } else if done {
        (Some(colours.line), colours.line, colours.ink)
    } else {
        (None, colours.line_strong, colours.ink_soft)
    };
    let mark: Element<'a, Message> = if done {
        icon::sign(Icon::Check, 20.0, ink)
    } else {
        look.digits(if on { 24.0 } else { 20.0 }, at.to_string())
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
    let words = scene.screen.step_words(look, scene.sitting, at, on);
    let room = width - side - 40.0;
    let px = if on {
        kit::fit_box(
            look.px(Role::Label) + 1.0,
            &words,
            room,
            height - 12.0,
            16.0,
        )
    } else {
        kit::fit(look.px(Role::Label) - 1.0, &words, room, 15.0)
    };
    let words = text(words)
        .size(px)
        .line_height(1.12)
        .font(if on { typeface::BOLD } else { typeface::SANS })
        .color(if on { colours.ink } else { colours.ink_soft })
        .width(Length::Fill);
    let skin = if on {
        Skin::bare(look)
            .fill(accent.tint)
            .edge(accent.accent, 2.5)
            .radius(16.0)
    } else {
        Skin::bare(look)
    };
    let content = row![disc, words].spacing(14).align_y(Alignment::Center);
    tap(look, skin, container(content).center_y(Length::Fill))
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, 10])
        .on_press_maybe(scene.state().is_open().then_some(Message::Step(at)))
        .into()
}

/// Foghorn and help: what the Prince may do besides.
pub fn besides<'a>(scene: &Scene<'a>, height: f32, words: bool) -> Element<'a, Message> {
    let look = &scene.look;
    let open = scene.state().is_open();
    let deed = |picture, key: &str, message: Option<Message>| -> Element<'a, Message> {
        let off = message.is_none();
        let ink = if off {
            look.colours.line_strong
        } else {
            look.colours.ink
        };
        let word = words.then(|| {
            text(look.t(key))
                .size(look.px(Role::Label).min(24.0))
                .line_height(1.08)
                .font(typeface::BOLD)
                .color(ink)
        });
        let content = row![icon::thing(picture, 38.0)]
            .push(word)
            .spacing(12)
            .align_y(Alignment::Center);
        let edge = if off {
            look.colours.line
        } else {
            look.colours.line_strong
        };
        let skin = Skin::bare(look)
            .fill(if off {
                look.colours.surface
            } else {
                look.colours.raised
            })
            .edge(edge, 2.0)
            .radius(16.0);
        tap(look, skin, container(content).center_x(Length::Fill))
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
    let look = &scene.look;
    let state = scene.state();
    let (key, message) = if state.is_open() {
        ("princess-count", Message::Count)
    } else if state.page() + 1 == state.pages() {
        ("princess-turn-last", Message::TurnPage)
    } else {
        ("princess-turn", Message::TurnPage)
    };
    if !small {
        return button::primary_big(look, None, look.t(key))
            .width(Length::Fill)
            .on_press(message)
            .into();
    }
    let accent = look.accent;
    let px = look.px(Role::Label) + 1.0;
    let word = kit::label(px, look.t(key), width, accent.on_accent, typeface::BOLD);
    let skin = Skin::bare(look).fill(accent.accent).radius(16.0);
    tap(look, skin, container(word).center(Length::Fill))
        .width(Length::Fill)
        .height(Length::Fixed(64.0))
        .on_press(message)
        .into()
}
