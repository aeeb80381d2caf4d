//! Who was outside, and who gets a die: asked beside the clock, never over it.

use super::counters::list;
use super::people::dice;
use crate::core::Icon;
use crate::games::escape::rules::State;
use crate::games::escape::ui::{Message, Screen};
use crate::live::LiveGame;
use crate::ui::checklist::tick;
use crate::ui::player_chip::chip;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Text, Ui, button, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Size};

/// A question that opens beside the clock, never over it.
///
/// `room` is what the sheet has inside its frame.
pub fn question<'a>(
    screen: &'a Screen,
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    room: Size,
) -> Element<'a, Message> {
    match screen.leaving {
        Some((player, to)) => give(ui, live, player, to, room),
        None => door(screen, ui, live, room),
    }
}

pub fn asks(screen: &Screen, live: &LiveGame<State>) -> bool {
    screen.leaving.is_some() || screen.door_waits(live.state())
}

pub fn question_edge(screen: &Screen, ui: &Ui<'_>) -> iced::Color {
    if screen.leaving.is_some() {
        ui.accent.accent
    } else {
        ui.accent.second
    }
}

/// Who was outside when the door slammed?
fn door<'a>(
    screen: &'a Screen,
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    room: Size,
) -> Element<'a, Message> {
    let state = live.state();
    let inside: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| !state.adventurers()[*seat].escaped)
        .collect();
    let choices: Vec<Choice> = inside
        .into_iter()
        .map(|seat| {
            let on = screen.caught.contains(&seat);
            let dice = state.adventurers()[seat].dice.saturating_sub(u8::from(on));
            Choice {
                seat,
                on,
                dice,
                message: Message::Caught(seat),
            }
        })
        .collect();
    let names: Vec<String> = screen
        .caught
        .iter()
        .map(|seat| live.person(*seat).name)
        .collect();
    let word = if names.is_empty() {
        ui.t("escape-door-nobody")
    } else {
        ui.tr(
            "escape-door-lose",
            &[
                ("names", list(ui, &names).into()),
                ("count", names.len().into()),
            ],
        )
    };
    let shape = Shape::of(ui, room, 2, &choices);
    let small = shape == Shape::Tight;
    let head = row![
        icon::coloured(Icon::Door, if small { 40.0 } else { 76.0 }),
        column![]
            .push((!small || !ui.large_text()).then(|| {
                ui.text(Role::Label, ui.t("escape-door"))
                    .color(ui.accent.second)
            }))
            .push(headline(ui, ui.t("escape-door-who"), Role::Display, shape)),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let hint =
        (shape == Shape::Roomy).then(|| ui.soft(Role::Body, ui.t("escape-door-hint")).into());
    let done = button::primary_big(ui, Some(Icon::Check), word)
        .width(Length::Fill)
        .on_press(Message::DoorDone);
    sheet(
        head.into(),
        grid(ui, live, choices, 2, room),
        hint,
        done.into(),
        shape,
    )
}

/// Who gets one of the dice of the one who is out?
fn give<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    player: usize,
    to: Option<usize>,
    room: Size,
) -> Element<'a, Message> {
    let state = live.state();
    let person = live.person(player);
    let others: Vec<usize> = (0..state.adventurers().len())
        .filter(|seat| *seat != player && !state.adventurers()[*seat].escaped)
        .collect();
    let per_row = if others.len() > 2 || ui.narrow() {
        2
    } else {
        1
    };
    let choices: Vec<Choice> = others
        .into_iter()
        .map(|seat| {
            let on = to == Some(seat);
            let dice = state.adventurers()[seat].dice + u8::from(on);
            Choice {
                seat,
                on,
                dice,
                message: Message::Receives(Some(seat)),
            }
        })
        .collect();
    let word = match to {
        Some(seat) => ui.tr(
            "escape-give-to",
            &[("name", live.person(seat).name.as_str().into())],
        ),
        None => ui.t("escape-give-nobody"),
    };
    let shape = Shape::of(ui, room, per_row, &choices);
    let small = shape == Shape::Tight;
    let is_out = ui.tr("escape-is-out", &[("name", person.name.as_str().into())]);
    let head = row![
        chip(ui, person.hue, if small { 44.0 } else { 76.0 }),
        column![]
            .push(
                (!small || !ui.large_text())
                    .then(|| ui.text(Role::Label, is_out).color(ui.accent.accent))
            )
            .push(headline(ui, ui.t("escape-give-who"), Role::Title, shape)),
        button::icon_button(ui, Icon::Close, Some(Message::Stays)),
    ]
    .spacing(if small { 10 } else { 16 })
    .align_y(Alignment::Center);
    let done = button::primary_big(ui, Some(Icon::Exit), word)
        .width(Length::Fill)
        .on_press(Message::Gives);
    sheet(
        head.into(),
        grid(ui, live, choices, per_row, room),
        None,
        done.into(),
        shape,
    )
}

/// How much the sheet can say beside what it must.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    Roomy,
    Plain,
    Tight,
}

impl Shape {
    fn of(ui: &Ui<'_>, room: Size, per_row: usize, choices: &[Choice]) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "three rows at most")]
        let rows = choices.len().div_ceil(per_row) as f32;
        let left = room.height - rows * (LOW + GAP);
        if ui.narrow() || left < ui.grow(190.0) {
            Self::Tight
        } else if left < ui.grow(340.0) {
            Self::Plain
        } else {
            Self::Roomy
        }
    }
}

/// A person to be tapped, with the dice they will have.
struct Choice {
    seat: usize,
    on: bool,
    dice: u8,
    message: Message,
}

/// Below this a card is hard to hit.
const LOW: f32 = 72.0;
const HIGH: f32 = 146.0;
const GAP: f32 = 12.0;

fn headline<'a>(ui: &Ui<'a>, words: String, role: Role, shape: Shape) -> Element<'a, Message> {
    let px = match shape {
        Shape::Roomy => ui.px(role),
        Shape::Plain => ui.px(Role::Title).min(40.0),
        Shape::Tight => ui.px(Role::Heading).min(28.0),
    };
    ui.text(role, words)
        .size(px)
        .line_height(1.1)
        .width(Length::Fill)
        .into()
}

/// The cards share what height there is; what is pressed at the end is never pushed out.
fn sheet<'a>(
    head: Element<'a, Message>,
    grid: Element<'a, Message>,
    hint: Option<Element<'a, Message>>,
    done: Element<'a, Message>,
    shape: Shape,
) -> Element<'a, Message> {
    let spacing = if shape == Shape::Tight { 8 } else { 18 };
    let above = column![head, grid].push(hint).spacing(spacing);
    column![container(above).height(Length::Fill), done]
        .spacing(spacing)
        .into()
}

fn grid<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    choices: Vec<Choice>,
    per_row: usize,
    room: Size,
) -> Element<'a, Message> {
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let (columns, rows) = (
        per_row.min(choices.len()).max(1) as f32,
        choices.len().div_ceil(per_row) as f32,
    );
    // Head, button and the gaps around them take the rest on a phone.
    let low = ui.narrow() && (room.height - 160.0) / rows < LOW;
    let each = (room.width - GAP * (columns - 1.0)) / columns;
    let mut choices = choices.into_iter().peekable();
    let mut lines = column![].spacing(GAP);
    while choices.peek().is_some() {
        let line = choices
            .by_ref()
            .take(per_row)
            .map(|one| choice(ui, live, one, each, low));
        lines = lines.push(row(line).spacing(GAP).height(Length::Fill));
    }
    // The inner one may be lower than what the outer one is given.
    let capped = container(lines)
        .height(Length::Fill)
        .max_height(rows * (HIGH + GAP) - GAP);
    container(capped).height(Length::Fill).into()
}

fn choice<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    one: Choice,
    width: f32,
    low: bool,
) -> Element<'a, Message> {
    let small = width < 220.0 || low;
    let content = if low {
        low_choice(ui, live, &one, width - 20.0)
    } else if small {
        small_choice(ui, live, &one, width - 20.0)
    } else {
        wide_choice(ui, live, &one, width - 32.0)
    };
    let skin = if one.on {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 4.0)
    } else {
        TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
    };
    tap(ui, skin.radius(22.0), content)
        .width(Length::Fill)
        .height(Length::Fill)
        .padding([0, if small { 10 } else { 16 }])
        .on_press(one.message)
        .into()
}

/// A name on one line of this width, at most this large.
fn name<'a>(ui: &Ui<'a>, role: Role, most: f32, name: String, width: f32) -> Text<'a> {
    let (name, px) = typography::short_name(ui.px(role).min(most), &name, width);
    ui.text(role, name).size(px).wrapping(text::Wrapping::None)
}

/// Symbol, name over dice, square.
fn wide_choice<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    one: &Choice,
    width: f32,
) -> Element<'a, Message> {
    let person = live.person(one.seat);
    let left = width - 56.0 - 40.0 - 2.0 * GAP;
    let name = name(ui, Role::Heading, 34.0, person.name, 0.86 * left);
    let before = live.state().adventurers()[one.seat].dice;
    let words = column![name, dice(one.dice, before, 22.0)]
        .spacing(6)
        .width(Length::Fill)
        .clip(true);
    row![chip(ui, person.hue, 56.0), words, tick(ui, one.on, 40.0)]
        .spacing(GAP)
        .align_y(Alignment::Center)
        .into()
}

/// One line, where a banner has taken the rest of a phone.
fn low_choice<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    one: &Choice,
    width: f32,
) -> Element<'a, Message> {
    let person = live.person(one.seat);
    let left = width - 28.0 - 24.0 - 12.0;
    let name = name(ui, Role::Label, 22.0, person.name, left).width(Length::Fill);
    row![
        chip(ui, person.hue, 28.0),
        container(name).clip(true),
        tick(ui, one.on, 24.0)
    ]
    .spacing(6)
    .align_y(Alignment::Center)
    .into()
}

/// Symbol, dice and square over the name, which has the whole width.
fn small_choice<'a>(
    ui: &Ui<'a>,
    live: &'a LiveGame<State>,
    one: &Choice,
    width: f32,
) -> Element<'a, Message> {
    let person = live.person(one.seat);
    // Long names take two lines.
    let px = typography::fit_line(ui.px(Role::Label).min(26.0), &person.name, 1.8 * width);
    let px = px.max(14.0);
    let name = ui
        .text(Role::Label, person.name)
        .size(px)
        .line_height(1.1)
        .wrapping(text::Wrapping::WordOrGlyph);
    let above = row![
        chip(ui, person.hue, 36.0),
        ui.digits(28.0, one.dice.to_string()),
        icon::coloured(Icon::Die, 22.0),
        space::horizontal(),
        tick(ui, one.on, 28.0),
    ]
    .spacing(6)
    .align_y(Alignment::Center);
    column![above, container(name).clip(true)].spacing(4).into()
}
