//! The Prince's help: covered until the Prince holds it, covered again when the finger lifts.

use super::chart::Bars;
use super::draw::Face;
use super::{Scene, kit};
use crate::games::princess::rules::State;
use crate::games::princess::screen::{Message, Screen};
use crate::games::princess::solver::{Ways, references};
use crate::sitting::Sitting;
use crate::ui::drawing::drawing;
use crate::ui::icon::{self, Icon};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button, panel};
use iced::widget::{column, container, responsive, row, space, stack, text};
use iced::{Alignment, Background, Length, Padding, Size, border};

/// The height that is looked at: the one chosen, the dungeon's, else the one with most ways.
pub fn shown(screen: &Screen, sitting: &Sitting<State>) -> i64 {
    let ways = Ways::of(sitting.state().hands());
    let most = ways.heights().max_by_key(|(_, ways)| *ways);
    screen
        .height
        .or_else(|| screen.dungeon())
        .unwrap_or_else(|| most.map_or(1, |(height, _)| i64::from(height)))
}

pub fn help<'a>(scene: Scene<'a>) -> Element<'a, Message> {
    let look = scene.look;
    let narrow = look.narrow();
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
    let look = &scene.look;
    let prince = scene.prince();
    let room = look.size.width - 180.0;
    let only = look.tr(
        "princess-help-only",
        &[("name", prince.name.clone().into())],
    );
    row![
        kit::crowned(look, prince.hue, 40.0, true),
        container(kit::line(look, Role::Title, only, room)).width(Length::Fill),
        button::sign(look, Icon::Close, Some(Message::Back)),
    ]
    .spacing(14)
    .align_y(Alignment::Center)
    .into()
}

/// Nothing to see for the heroes.
fn covered<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let look = &scene.look;
    let side = if look.narrow() { 110.0 } else { 180.0 };
    let content = column![
        icon::thing(Icon::EyeClosed, side),
        look.text(Role::Title, look.t("princess-help-covered"))
            .align_x(Alignment::Center),
        look.soft(Role::Body, look.t("princess-help-gives"))
            .align_x(Alignment::Center),
    ]
    .spacing(14)
    .max_width(640)
    .align_x(Alignment::Center);
    panel::panel(look, container(content).center(Length::Fill).padding(12))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

fn hold<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let look = &scene.look;
    let accent = look.accent;
    let side = if look.narrow() { 48.0 } else { 60.0 };
    let ring = container(icon::sign(Icon::Touch, side * 0.6, accent.on_accent))
        .center(Length::Fixed(side))
        .style(move |_| container::Style {
            background: Some(Background::Color(accent.accent)),
            border: border::rounded(side / 2.0),
            ..container::Style::default()
        });
    let room = look.size.width - side - 110.0;
    let about = (!look.narrow()).then(|| {
        kit::line(look, Role::Small, look.t("princess-hold-about"), room)
            .color(look.colours.ink_soft)
    });
    let words = column![kit::line(
        look,
        Role::Heading,
        look.t("princess-hold"),
        room
    )]
    .push(about)
    .spacing(2);
    let skin = Skin::bare(look)
        .fill(accent.tint)
        .edge(accent.accent, 4.0)
        .radius(24.0);
    let content = row![ring, words].spacing(18).align_y(Alignment::Center);
    tap(
        look,
        skin,
        container(content)
            .center_y(Length::Fill)
            .width(Length::Fill),
    )
    .width(Length::Fill)
    .height(Length::Fixed(if look.narrow() { 76.0 } else { 92.0 }))
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
    let look = &scene.look;
    let state = scene.state();
    let all = Ways::of(state.hands());
    let (low, high) = state.reachable();
    let chosen = shown(scene.screen, scene.sitting);
    let (from, to) = (i64::from(low).min(chosen), i64::from(high).max(chosen));
    let title = look.tr(
        "princess-heights",
        &[("low", low.into()), ("high", high.into())],
    );
    let bars = drawing(Bars {
        from,
        ways: (from..=to).map(|height| all.to(height)).collect(),
        chosen,
        bar: look.colours.line_strong,
        lit: look.accent.accent,
        tint: look.accent.tint,
        ink: look.colours.ink,
        soft: look.colours.ink_soft,
    });
    let taps = row((from..=to).map(|height| {
        tap(
            look,
            Skin::bare(look),
            space::vertical().width(Length::Fill).height(Length::Fill),
        )
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press(Message::Show(height))
        .into()
    }));
    let narrow = size.width < 700.0;
    let said = (!narrow && !look.large_text()).then(|| {
        look.soft(Role::Small, look.t("princess-heights-about"))
            .size(17)
    });
    let head = row![
        kit::line(
            look,
            Role::Heading,
            title,
            size.width * if narrow { 0.94 } else { 0.55 }
        ),
        space::horizontal(),
    ]
    .push(said)
    .align_y(Alignment::Center);
    panel::panel(look, column![head, stack![bars, taps]].spacing(6))
        .padding(if narrow { [6, 8] } else { [12, 18] })
        .width(Length::Fill)
        .height(Length::Fixed(size.height))
        .into()
}

/// In how many ways one height can be reached.
fn ways<'a>(scene: &Scene<'a>, width: f32) -> Element<'a, Message> {
    let look = &scene.look;
    let height = shown(scene.screen, scene.sitting);
    let ways = Ways::of(scene.state().hands()).to(height);
    let narrow = look.narrow();
    let number = look.words.number(i64::try_from(ways).unwrap_or(i64::MAX));
    #[expect(clippy::cast_precision_loss, reason = "a handful of digits")]
    let letters = number.chars().count() as f32;
    let slim = width < 480.0;
    let room = match (narrow, slim) {
        (true, _) => width - 20.0 - 150.0,
        (false, true) => width - 44.0,
        (false, false) => width - 300.0,
    };
    let px = (room / (0.5 * letters)).clamp(30.0, if narrow { 52.0 } else { 190.0 });
    let said = look.tr("princess-ways", &[("ways", ways.into())]);
    let step = |sign, by: i64| -> Element<'a, Message> {
        let skin = Skin::bare(look)
            .fill(look.colours.raised)
            .edge(look.colours.line_strong, 2.0)
            .radius(16.0);
        let side = if narrow { 48.0 } else { 64.0 };
        tap(
            look,
            skin,
            container(icon::sign(sign, 26.0, look.colours.ink)).center(Length::Fill),
        )
        .width(Length::Fixed(side))
        .height(Length::Fixed(side))
        .on_press(Message::Show(height + by))
        .into()
    };
    let digits = look
        .digits(if narrow { 34.0 } else { 68.0 }, height.to_string())
        .line_height(1.0);
    let stepper = row![step(Icon::Minus, -1), digits, step(Icon::Plus, 1)]
        .spacing(if narrow { 5 } else { 10 })
        .align_y(Alignment::Center);
    let number = look.digits(px, number).color(look.accent.accent);
    let content: Element<'a, Message> = if narrow {
        let words = column![number, kit::line(look, Role::Small, said, room)].spacing(2);
        row![words.width(Length::Fill), stepper]
            .align_y(Alignment::Center)
            .into()
    } else if slim {
        column![number, kit::line(look, Role::Title, said, room), stepper]
            .spacing(12)
            .align_x(Alignment::Center)
            .width(Length::Fill)
            .into()
    } else {
        row![
            container(number).center_x(Length::Fill),
            column![kit::line(look, Role::Title, said, 240.0), stepper].spacing(8),
        ]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
    };
    let height = if narrow { Length::Shrink } else { Length::Fill };
    panel::panel(look, container(content).center_y(height))
        .padding(if narrow { [4, 10] } else { [0, 22] })
        .width(Length::Fill)
        .height(height)
        .into()
}

/// Which of the Prince's ladders leaves most ways open.
fn reference<'a>(scene: Scene<'a>, size: Size) -> Element<'a, Message> {
    let look = scene.look;
    let state = scene.state();
    let height = shown(scene.screen, scene.sitting);
    let prince = state.prince().index();
    let each = references(state.hands(), prince, height);
    let most = each.iter().map(|(_, ways)| *ways).max().unwrap_or(0);
    let best: Vec<i16> = each
        .iter()
        .filter(|(_, ways)| *ways == most && most > 0)
        .map(|(card, _)| *card)
        .collect();
    let narrow = size.width < 700.0 && look.narrow();
    let head = row![
        kit::line(
            &look,
            Role::Heading,
            look.t("princess-reference"),
            size.width * 0.6
        ),
        space::horizontal(),
    ]
    .push((!look.large_text() && !narrow).then(|| {
        look.soft(Role::Small, look.t("princess-ways-left"))
            .size(17)
    }))
    .align_y(Alignment::Center);
    let card = if narrow { 44.0 } else { 66.0 };
    let two = narrow || look.large_text() || size.width < 520.0;
    let head_px = if narrow { 0.0 } else { look.px(Role::Heading) };
    let words = head_px + look.px(Role::Body).min(26.0) * if two { 2.6 } else { 1.3 };
    let room = (size.height - card - words - if narrow { 40.0 } else { 62.0 }).clamp(34.0, 260.0);
    let columns = (1..=8).map(|value| {
        let ways = each
            .iter()
            .find(|(card, _)| *card == value)
            .map(|(_, ways)| *ways);
        let lit = ways == Some(most) && most > 0;
        bar(&look, value, ways, (most, lit), Size::new(card, room))
    });
    let sentence = advice(&scene, &best, height);
    let sentence = text(sentence.clone())
        .size(kit::fit(
            look.px(Role::Body).min(26.0),
            &sentence,
            (size.width - 40.0) * 1.9,
            15.0,
        ))
        .line_height(1.2)
        .font(typeface::BOLD)
        .color(look.colours.ink);
    let body = column![]
        .push((!narrow).then_some(head))
        .push(space::vertical())
        .push(row(columns).spacing(if narrow { 4 } else { 9 }))
        .push(sentence)
        .spacing(6);
    panel::panel(&look, body)
        .padding(Padding::from(if narrow { [6, 8] } else { [12, 18] }))
        .width(Length::Fill)
        .height(Length::Fill)
        .into()
}

/// The ladders that leave most ways open, in words.
fn advice(scene: &Scene<'_>, best: &[i16], height: i64) -> String {
    let look = &scene.look;
    match best {
        [] => look.t("princess-no-way"),
        [card] => look.tr(
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
            look.tr("princess-best-many", &args)
        }
    }
}

fn bar<'a>(
    look: &Look<'a>,
    value: i16,
    ways: Option<u64>,
    (most, best): (u64, bool),
    size: Size,
) -> Element<'a, Message> {
    let Some(ways) = ways else {
        return column![
            space::vertical().height(Length::Fixed(size.height)),
            kit::ladder(look, value, Face::Spent, size.width, size.width * 0.66),
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
        look.accent.accent
    } else {
        look.colours.line_strong
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
            look.digits(if best { px * 1.2 } else { px }, digits)
                .line_height(1.0)
        )
        .height(Length::Fill)
        .align_y(Alignment::End),
        row![
            space::horizontal().width(Length::FillPortion(2)),
            block,
            space::horizontal().width(Length::FillPortion(2)),
        ],
        kit::ladder(look, value, face, size.width, size.width * 0.66),
    ]
    .spacing(3)
    .height(Length::Fixed(size.height + size.width + 9.0))
    .width(Length::Fill)
    .align_x(Alignment::Center)
    .into()
}
