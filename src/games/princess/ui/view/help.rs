//! The Prince's help: covered until the Prince holds it, covered again when the finger lifts.

use super::chart::Bars;
use super::draw::Face;
use super::{Scene, tokens};
use crate::core::Icon;
use crate::games::princess::rules::State;
use crate::games::princess::solver::{Ways, references};
use crate::games::princess::ui::{Message, Screen};
use crate::live::LiveGame;
use crate::ui::canvas::drawing;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button, icon, panel};
use iced::widget::{column, container, responsive, row, space, stack, text};
use iced::{Alignment, Background, Length, Padding, Size, border};

/// The height that is looked at: the one chosen, the dungeon's, else the one with most ways.
pub fn shown(screen: &Screen, live: &LiveGame<State>) -> i64 {
    let ways = Ways::of(live.state().hands());
    let most = ways.heights().max_by_key(|(_, ways)| *ways);
    screen
        .height
        .or_else(|| screen.dungeon())
        .unwrap_or_else(|| most.map_or(1, |(height, _)| i64::from(height)))
}

pub fn help<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let ui = scene.ui;
    let narrow = ui.narrow();
    let body: Element<'a, Message> = if scene.screen.held {
        responsive(move |size| open(scene, size)).into()
    } else {
        covered(&scene)
    };
    column![
        head(&scene),
        container(body).height(Length::Fill),
        hold(&scene)
    ]
    .spacing(if narrow { 8 } else { 14 })
    .padding(if narrow { 12 } else { 24 })
    .into()
}

fn head<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let ui = &scene.ui;
    let prince = scene.prince();
    let room = ui.size.width - 180.0;
    let only = ui.tr(
        "princess-help-only",
        &[("name", prince.name.clone().into())],
    );
    row![
        tokens::crowned(ui, prince.hue, 40.0, true),
        container(tokens::line(ui, Role::Title, only, room)).width(Length::Fill),
        button::icon_button(ui, Icon::Close, Some(Message::Back)),
    ]
    .spacing(14)
    .align_y(Alignment::Center)
    .into()
}

/// Nothing to see for the heroes.
fn covered<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let ui = &scene.ui;
    let side = if ui.narrow() { 110.0 } else { 180.0 };
    let content = column![
        icon::coloured(Icon::EyeClosed, side),
        ui.text(Role::Title, ui.t("princess-help-covered"))
            .align_x(Alignment::Center),
        ui.soft(Role::Body, ui.t("princess-help-gives"))
            .align_x(Alignment::Center),
    ]
    .spacing(14)
    .max_width(640)
    .align_x(Alignment::Center);
    panel::panel(ui, container(content).center(Length::Fill).padding(12))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn hold<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let ui = &scene.ui;
    let accent = ui.accent;
    let side = if ui.narrow() { 48.0 } else { 60.0 };
    let ring = container(icon::tinted(Icon::Touch, side * 0.6, accent.on_accent))
        .center(Length::Fixed(side))
        .style(move |_| container::Style {
            background: Some(Background::Color(accent.accent)),
            border: border::rounded(side / 2.0),
            ..container::Style::default()
        });
    let room = ui.size.width - side - 110.0;
    let about = (!ui.narrow()).then(|| {
        tokens::line(ui, Role::Small, ui.t("princess-hold-about"), room).color(ui.colours.ink_soft)
    });
    let words = column![tokens::line(ui, Role::Heading, ui.t("princess-hold"), room)]
        .push(about)
        .spacing(2);
    let skin = TapStyle::bare(ui)
        .fill(accent.tint)
        .edge(accent.accent, 4.0)
        .radius(24.0);
    let content = row![ring, words].spacing(18).align_y(Alignment::Center);
    tap(
        ui,
        skin,
        container(content)
            .center_y(Length::Fill)
            .width(Length::Fill),
    )
    .width(Length::Fill)
    .height(Length::Fixed(if ui.narrow() { 76.0 } else { 92.0 }))
    .padding([0, 22])
    .while_held(Message::Hold(true), Message::Hold(false))
    .into()
}

fn open<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let narrow = size.width < 700.0;
    let gap = if narrow { 8.0 } else { 14.0 };
    if narrow {
        let chart = (size.height * 0.37).max(110.0);
        return column![
            heights(&scene, Size::new(size.width, chart)),
            ways(&scene, size.width),
            container(reference(
                scene,
                Size::new(size.width, size.height - chart - 106.0)
            ))
            .height(Length::Fill),
        ]
        .spacing(gap)
        .into();
    }
    let chart = size.height * 0.47;
    let below = size.height - chart - gap;
    let left = size.width * 0.42;
    column![
        heights(&scene, Size::new(size.width, chart)),
        row![
            container(ways(&scene, left))
                .width(Length::Fixed(left))
                .height(Length::Fill),
            container(reference(scene, Size::new(size.width - left - gap, below)))
                .width(Length::Fill),
        ]
        .spacing(gap)
        .height(Length::Fill),
    ]
    .spacing(gap)
    .into()
}

/// Every height that can still be built, and in how many ways.
fn heights<'a>(scene: &Scene<'a>, size: Size) -> Element<'a, Message> {
    let ui = &scene.ui;
    let state = scene.state();
    let all = Ways::of(state.hands());
    let (low, high) = state.reachable();
    let chosen = shown(scene.screen, scene.live);
    let (from, to) = (i64::from(low).min(chosen), i64::from(high).max(chosen));
    let title = ui.tr(
        "princess-heights",
        &[("low", low.into()), ("high", high.into())],
    );
    let bars = drawing(Bars {
        from,
        ways: (from..=to).map(|height| all.to(height)).collect(),
        chosen,
        bar: ui.colours.line_strong,
        lit: ui.accent.accent,
        tint: ui.accent.tint,
        ink: ui.colours.ink,
        soft: ui.colours.ink_soft,
    });
    let taps = row((from..=to).map(|height| {
        tap(
            ui,
            TapStyle::bare(ui),
            space::vertical().width(Length::Fill).height(Length::Fill),
        )
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press(Message::Show(height))
        .into()
    }));
    let narrow = size.width < 700.0;
    let said = (!narrow && !ui.large_text()).then(|| {
        ui.soft(Role::Small, ui.t("princess-heights-about"))
            .size(17)
    });
    let head = row![
        tokens::line(
            ui,
            Role::Heading,
            title,
            size.width * if narrow { 0.94 } else { 0.55 }
        ),
        space::horizontal(),
    ]
    .push(said)
    .align_y(Alignment::Center);
    panel::panel(ui, column![head, stack![bars, taps]].spacing(6))
        .padding(if narrow { [6, 8] } else { [12, 18] })
        .width(Length::Fill)
        .height(Length::Fixed(size.height))
        .into()
}

/// In how many ways one height can be reached.
fn ways<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let ui = &scene.ui;
    let height = shown(scene.screen, scene.live);
    let ways = Ways::of(scene.state().hands()).to(height);
    let narrow = ui.narrow();
    let number = ui.words.number(i64::try_from(ways).unwrap_or(i64::MAX));
    #[expect(clippy::cast_precision_loss, reason = "a handful of digits")]
    let letters = number.chars().count() as f32;
    let slim = width < 480.0;
    let room = match (narrow, slim) {
        (true, _) => width - 20.0 - 150.0,
        (false, true) => width - 44.0,
        (false, false) => width - 300.0,
    };
    let px = (room / (0.5 * letters)).clamp(30.0, if narrow { 52.0 } else { 190.0 });
    let said = ui.tr("princess-ways", &[("ways", ways.into())]);
    let step = |sign, by: i64| -> Element<'a, Message> {
        let skin = TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
            .radius(16.0);
        let side = if narrow { 48.0 } else { 64.0 };
        tap(
            ui,
            skin,
            container(icon::tinted(sign, 26.0, ui.colours.ink)).center(Length::Fill),
        )
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .on_press(Message::Show(height + by))
        .into()
    };
    let digits = ui
        .digits(if narrow { 34.0 } else { 68.0 }, height.to_string())
        .line_height(1.0);
    let stepper = row![step(Icon::Minus, -1), digits, step(Icon::Plus, 1)]
        .spacing(if narrow { 5 } else { 10 })
        .align_y(Alignment::Center);
    let number = ui.digits(px, number).color(ui.accent.accent);
    let content: Element<'a, Message> = if narrow {
        let words = column![number, tokens::line(ui, Role::Small, said, room)].spacing(2);
        row![words.width(Length::Fill), stepper]
            .align_y(Alignment::Center)
            .into()
    } else if slim {
        column![number, tokens::line(ui, Role::Title, said, room), stepper]
            .spacing(12)
            .align_x(Alignment::Center)
            .width(Length::Fill)
            .into()
    } else {
        row![
            container(number).center_x(Length::Fill),
            column![tokens::line(ui, Role::Title, said, 240.0), stepper].spacing(8),
        ]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
    };
    let height = if narrow { Length::Shrink } else { Length::Fill };
    panel::panel(ui, container(content).center_y(height))
        .padding(if narrow { [4, 10] } else { [0, 22] })
        .width(Length::Fill)
        .height(height)
        .into()
}

/// Which of the Prince's ladders leaves most ways open.
fn reference<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let ui = scene.ui;
    let state = scene.state();
    let height = shown(scene.screen, scene.live);
    let prince = state.prince().index();
    let each = references(state.hands(), prince, height);
    let most = each.iter().map(|(_, ways)| *ways).max().unwrap_or(0);
    let best: Vec<i16> = each
        .iter()
        .filter(|(_, ways)| *ways == most && most > 0)
        .map(|(card, _)| *card)
        .collect();
    let narrow = size.width < 700.0 && ui.narrow();
    let head = row![
        tokens::line(
            &ui,
            Role::Heading,
            ui.t("princess-reference"),
            size.width * 0.6
        ),
        space::horizontal(),
    ]
    .push(
        (!ui.large_text() && !narrow)
            .then(|| ui.soft(Role::Small, ui.t("princess-ways-left")).size(17)),
    )
    .align_y(Alignment::Center);
    let card = if narrow { 44.0 } else { 66.0 };
    let two = narrow || ui.large_text() || size.width < 520.0;
    let head_px = if narrow { 0.0 } else { ui.px(Role::Heading) };
    let words = head_px + ui.px(Role::Body).min(26.0) * if two { 2.6 } else { 1.3 };
    let room = (size.height - card - words - if narrow { 40.0 } else { 62.0 }).clamp(34.0, 260.0);
    let columns = (1..=8).map(|value| {
        let ways = each
            .iter()
            .find(|(card, _)| *card == value)
            .map(|(_, ways)| *ways);
        let lit = ways == Some(most) && most > 0;
        bar(&ui, value, ways, (most, lit), Size::new(card, room))
    });
    let sentence = advice(&scene, &best, height);
    let sentence = text(sentence.clone())
        .size(tokens::fit(
            ui.px(Role::Body).min(26.0),
            &sentence,
            (size.width - 40.0) * 1.9,
            15.0,
        ))
        .line_height(1.2)
        .font(typography::BOLD)
        .color(ui.colours.ink);
    let body = column![]
        .push((!narrow).then_some(head))
        .push(space::vertical())
        .push(row(columns).spacing(if narrow { 4 } else { 9 }))
        .push(sentence)
        .spacing(6);
    panel::panel(&ui, body)
        .padding(Padding::from(if narrow { [6, 8] } else { [12, 18] }))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// The ladders that leave most ways open, in words.
fn advice(scene: &Scene<'_>, best: &[i16], height: i64) -> String {
    let ui = &scene.ui;
    match best {
        [] => ui.t("princess-no-way"),
        [card] => ui.tr(
            "princess-best",
            &[
                ("card", (*card).into()),
                ("heroes", (scene.players() - 1).into()),
                ("rest", (height - i64::from(*card)).into()),
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

fn bar<'a>(
    ui: &Ui<'a>,
    value: i16,
    ways: Option<u64>,
    (most, best): (u64, bool),
    size: Size,
) -> Element<'a, Message> {
    let Some(ways) = ways else {
        return column![
            space::vertical().height(Length::Fixed(size.height)),
            tokens::ladder(ui, value, Face::Spent, size.width, size.width * 0.66),
        ]
        .spacing(6)
        .width(Length::Fill)
        .align_x(Alignment::Center)
        .into();
    };
    #[expect(clippy::cast_precision_loss, reason = "shown, not computed with")]
    let part = ways as f32 / most.max(1) as f32;
    let tall = if ways == 0 {
        2.0
    } else {
        ((size.height - 30.0) * part).max(4.0)
    };
    let colour = if best {
        ui.accent.accent
    } else {
        ui.colours.line_strong
    };
    let block = container("")
        .width(Length::FillPortion(7))
        .height(Length::Fixed(tall))
        .style(move |_| container::Style {
            background: Some(Background::Color(colour)),
            border: border::rounded(border::top(6)),
            ..container::Style::default()
        });
    let digits = ways.to_string();
    let px: f32 = match digits.len() {
        0..=2 => 26.0,
        3 => 22.0,
        4 => 18.0,
        _ => 15.0,
    };
    let px = if size.width < 60.0 { px * 0.75 } else { px };
    let face = if best { Face::Best } else { Face::Held };
    column![
        container(
            ui.digits(if best { px * 1.2 } else { px }, digits)
                .line_height(1.0)
        )
        .height(Length::Fill)
        .align_y(Alignment::End),
        row![
            space::horizontal().width(Length::FillPortion(2)),
            block,
            space::horizontal().width(Length::FillPortion(2)),
        ],
        tokens::ladder(ui, value, face, size.width, size.width * 0.66),
    ]
    .spacing(3)
    .height(Length::Fixed(size.height + size.width + 9.0))
    .width(Length::Fill)
    .align_x(Alignment::Center)
    .into()
}
