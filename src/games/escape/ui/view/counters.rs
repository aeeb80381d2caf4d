//! Keys, reserve, and the sentence that says what they mean now.

use crate::core::Icon;
use crate::games::escape::rule_ids;
use crate::games::escape::rules::State;
use crate::games::escape::ui::Message;
use crate::live::LiveGame;
use crate::ui::dashed::dashed;
use crate::ui::panel::panel;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, icon};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length};

/// The number that matters beside the clock.
pub fn keys<'a>(ui: &Ui<'a>, state: &State, height: f32) -> Element<'a, Message> {
    let px = (height / typography::DIGIT_HEIGHT)
        .min(ui.size.width * 0.18)
        .min(300.0);
    let words = ui
        .text(Role::Title, keys_words(ui, state))
        .width(Length::Fill);
    row![
        icon::coloured(Icon::Key, (px * 0.68).min(150.0)),
        ui.digits(px, state.keys().to_string()),
        words,
    ]
    .spacing(30)
    .align_y(Alignment::Center)
    .into()
}

fn keys_words(ui: &Ui<'_>, state: &State) -> String {
    ui.tr("escape-keys", &[("keys", state.keys().into())])
}

pub fn keys_upright<'a>(ui: &Ui<'a>, state: &State, width: f32) -> Element<'a, Message> {
    let digits = state.keys().to_string();
    let px = typography::fitting(
        Role::Giant,
        false,
        digits.chars().count(),
        width * 0.56,
        170.0,
    );
    column![
        row![icon::coloured(Icon::Key, 96.0), ui.digits(px, digits)]
            .spacing(24)
            .align_y(Alignment::Center),
        ui.text(Role::Title, keys_words(ui, state).replace('\n', " "))
            .align_x(Alignment::Center),
    ]
    .spacing(20)
    .align_x(Alignment::Center)
    .into()
}

/// The pile of jewels (one for all, where it has to be flat), and −1 −2 −3 below it.
pub fn reserve<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    width: f32,
    flat: bool,
) -> Element<'a, Message> {
    let state = live.state();
    let upright = width < 420.0;
    let steps = [1_i16, 2, 3].map(|jewels| activate_key(ui, jewels, state.reserve(), 84.0));
    let name = ui.text(Role::Label, ui.t("escape-in-reserve"));
    let top: Element<'a, Message> = if upright {
        let head = row![ui.digits(72.0, state.reserve().to_string()), name]
            .spacing(14)
            .align_y(Alignment::Center);
        column![head, pile(state, width - 50.0, 6.0)]
            .spacing(8)
            .into()
    } else if flat {
        row![
            container(ui.digits(104.0, state.reserve().to_string())).padding([0, 8]),
            icon::coloured(Icon::Jewel, 76.0),
            name.line_height(1.1).width(Length::Fill)
        ]
        .spacing(20)
        .align_y(Alignment::Center)
        .into()
    } else {
        row![
            container(ui.digits(132.0, state.reserve().to_string())).padding([0, 8]),
            column![name, pile(state, width - 216.0, 8.0)].spacing(8)
        ]
        .spacing(20)
        .align_y(Alignment::Center)
        .into()
    };
    panel(
        ui,
        column![
            container(top).center_y(if upright {
                Length::Fill
            } else {
                Length::Shrink
            }),
            row(steps).spacing(12)
        ]
        .spacing(14),
    )
    .padding([16, 20])
    .width(Length::Fill)
    .height(if upright {
        Length::Fill
    } else {
        Length::Shrink
    })
    .into()
}

/// Every jewel of the game in two rows: those that lie in the reserve, and the places of the rest.
fn pile<'a>(state: &State, width: f32, gap: f32) -> Element<'a, Message> {
    let all = usize::from(state.reserve() + state.in_rooms());
    let columns = all.div_ceil(2).max(1);
    #[expect(clippy::cast_precision_loss, reason = "a handful of jewels")]
    let side = (width / columns as f32 - gap).clamp(16.0, 48.0);
    let jewel = |place: usize| {
        if place < usize::from(state.reserve()) {
            icon::coloured(Icon::Jewel, side)
        } else {
            icon::coloured(Icon::JewelEmpty, side)
        }
    };
    let lines = (0..2).map(|line| {
        row((line * columns..((line + 1) * columns).min(all)).map(jewel))
            .spacing(gap)
            .into()
    });
    column(lines).spacing(8).into()
}

/// −1, −2 or −3; off when the reserve does not hold so many.
pub fn activate_key<'a>(
    ui: &Ui<'a>,
    jewels: i16,
    reserve: u8,
    height: f32,
) -> Element<'a, Message> {
    let possible = i16::from(reserve) >= jewels;
    let colour = if possible {
        ui.colours.ink
    } else {
        ui.colours.line_strong
    };
    let word = ui
        .digits(height * 0.58, format!("\u{2212}{jewels}"))
        .color(colour);
    let skin = if possible {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 2.0)
    } else {
        TapStyle::bare(ui)
    };
    let key = tap(ui, skin.radius(16.0), word)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .on_press_maybe(possible.then_some(Message::Activate(jewels)));
    if possible {
        key.into()
    } else {
        dashed(key, ui.colours.line, 2.0, 16.0)
    }
}

/// What it means now, for whom.
pub fn sentence(ui: &Ui<'_>, live: &LiveGame<State>) -> (String, bool) {
    let state = live.state();
    if state.outcome().is_some() {
        return (ui.t("escape-phase-collapsed"), false);
    }
    let inside: Vec<usize> = state
        .adventurers()
        .iter()
        .enumerate()
        .filter(|(_, one)| !one.escaped)
        .map(|(seat, _)| seat)
        .collect();
    let able: Vec<usize> = inside
        .iter()
        .copied()
        .filter(|seat| state.adventurers()[*seat].dice >= state.keys())
        .collect();
    if able.is_empty() {
        let most = inside
            .iter()
            .map(|seat| state.adventurers()[*seat].dice)
            .max()
            .unwrap_or(0);
        let jewels = state.keys().saturating_sub(most);
        return (
            ui.tr("escape-jewels-to-go", &[("jewels", jewels.into())]),
            false,
        );
    }
    if able.len() == inside.len() && able.len() > 1 {
        return (ui.t("escape-all-able"), true);
    }
    let names: Vec<String> = able.iter().map(|seat| live.person(*seat).name).collect();
    let args = [
        ("names", list(ui, &names).into()),
        ("count", able.len().into()),
    ];
    (ui.tr("escape-able", &args), true)
}

/// Names as a sentence lists them.
pub fn list(ui: &Ui<'_>, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => ui.tr(
            "list-and",
            &[
                ("first", first.join(", ").into()),
                ("last", last.as_str().into()),
            ],
        ),
    }
}

pub fn meaning<'a>(ui: &Ui<'a>, live: &'a LiveGame<State>) -> Element<'a, Message> {
    let (words, able) = sentence(ui, live);
    let (ground, ink) = if able {
        (ui.accent.accent, ui.accent.on_accent)
    } else {
        (ui.accent.tint, ui.colours.ink)
    };
    let sign_ink = if able { ink } else { ui.accent.accent };
    let words = text(words)
        .size(ui.px(Role::Lead).min(34.0))
        .line_height(1.2)
        .font(typography::BOLD)
        .color(ink)
        .width(Length::Fill);
    let content = row![icon::tinted(Icon::Exit, 44.0, sign_ink), words]
        .spacing(16)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    tap(ui, TapStyle::bare(ui).fill(ground).radius(16.0), content)
        .width(Length::Fill)
        .padding([14, 20])
        .on_press(Message::Why(rule_ids::KEYS))
        .into()
}

/// Keys and reserve below the clock while a question is open.
pub fn strip<'a>(ui: &Ui<'a>, state: &State) -> Element<'a, Message> {
    let steps = [1_i16, 2, 3].map(|jewels| {
        container(activate_key(ui, jewels, state.reserve(), 70.0))
            .width(Length::Fill)
            .into()
    });
    let line = row![
        icon::coloured(Icon::Key, 52.0),
        ui.digits(80.0, state.keys().to_string()),
        icon::coloured(Icon::Jewel, 48.0),
        ui.digits(80.0, state.reserve().to_string()),
    ]
    .extend(steps)
    .spacing(14)
    .align_y(Alignment::Center);
    panel(ui, line)
        .padding([0, 20])
        .center_y(Length::Fixed(100.0))
        .into()
}
