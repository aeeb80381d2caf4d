//! Entering a turn: the card that is up, and a row (or a tab) for each player.

use super::super::rules::Play as Laid;
use super::parts::{Table, card_title, face, go, penalty_picture};
use super::tiles::{bids, others};
use super::{Message, Open, correct, other, picker};
use crate::journal::Seat;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::dashed::dashed;
use crate::ui::icon::{self, Icon};
use crate::ui::panel::panel;
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role, fit_line, short_name};
use crate::ui::{Element, Look};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Background, Length, Padding, Size, border};

/// How the players are laid out, by the room there is.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Layout {
    /// A row each, the card at the left: the height of a row and the width of a tile.
    Wide { row: f32, tile: f32 },
    /// A row of two lines each, below the card.
    Tall { row: f32 },
    /// One player at a time.
    Tabs,
}

const GAP: f32 = 24.0;

/// The column of the card that is up.
fn left_width(look: &Look<'_>) -> f32 {
    (look.size.width * 0.185).clamp(244.0, 340.0).floor()
}

fn who_width(look: &Look<'_>) -> f32 {
    164.0 + 26.0 * f32::from(look.percent - 100) / 75.0 + 0.8 * (left_width(look) - 244.0)
}

fn layout(look: &Look<'_>, players: usize) -> Layout {
    let Size { width, height } = look.size;
    let count = players.max(1) as f32;
    let pane = width - 3.0 * GAP - left_width(look);
    let tile = ((pane - 24.0 - who_width(look) - 3.0 * 8.0 - 8.0 - 9.0 * 4.0) / 11.0).floor();
    let row = (height - 44.0 - 50.0 - 12.0 * (count - 1.0)) / count;
    if look.two_panes() && tile >= 56.0 && row >= 92.0 {
        return Layout::Wide {
            row: row.min(460.0),
            tile: tile.min(124.0),
        };
    }
    let row = (height - 20.0 - 108.0 - 80.0 - 14.0 * (count + 1.0)) / count;
    if width >= 660.0 && row >= 150.0 {
        return Layout::Tall {
            row: row.min(360.0),
        };
    }
    Layout::Tabs
}

pub(super) fn view<'a>(look: &Look<'a>, table: &Table<'a>) -> Element<'a, Message> {
    let layout = layout(look, table.players());
    match layout {
        Layout::Wide { row, tile } => wide(look, table, row, tile),
        Layout::Tall { .. } | Layout::Tabs => upright(look, table, layout),
    }
}

fn reveal<'a>(look: &Look<'a>, table: &Table<'a>) -> Element<'a, Message> {
    let entry = &table.screen.entry;
    let ready = entry.turn().map(|_| Message::Reveal);
    let word = if ready.is_some() || entry.card.is_none() {
        look.t("skyrunner-reveal")
    } else {
        look.tr(
            "skyrunner-entered",
            &[
                ("done", entry.count().into()),
                ("all", table.players().into()),
            ],
        )
    };
    go(look, word, ready)
}

/// What stands in place of the players: the pile, a refusal, one player's other cards, levels.
fn instead<'a>(look: &Look<'a>, table: &Table<'a>, size: Size) -> Option<Element<'a, Message>> {
    let screen = table.screen;
    if let Some((sentence, rule)) = &screen.refused {
        return Some(refusal(look, sentence.clone(), *rule));
    }
    match &screen.open {
        Some(Open::Levels(levels)) => Some(correct::view(look, table, levels, size)),
        Some(Open::Other(seat, weapon)) => Some(other::view(look, table, *seat, *weapon, size)),
        Some(Open::Pile) => Some(picker::view(look, table, size)),
        None if screen.entry.card.is_none() => Some(picker::view(look, table, size)),
        None => None,
    }
}

/// What was refused, why, and back to what was entered.
pub(super) fn refusal<'a>(
    look: &Look<'a>,
    sentence: String,
    rule: Option<crate::games::because::RuleId>,
) -> Element<'a, Message> {
    let why = rule.map(|rule| Exit {
        word: look.t("skyrunner-why"),
        message: Message::Why(rule),
    });
    let back = Exit {
        word: look.t("banner-dismiss"),
        message: Message::Close,
    };
    let exits = why.into_iter().chain([back]).collect();
    container(banner(look, Tone::Warning, Icon::Warning, sentence, exits))
        .height(Length::Fill)
        .into()
}

fn wide<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    row_height: f32,
    tile: f32,
) -> Element<'a, Message> {
    let pane = Size::new(
        look.size.width - 3.0 * GAP - left_width(look),
        look.size.height - 44.0,
    );
    let right: Element<'a, Message> = if let Some(instead) = instead(look, table, pane) {
        instead
    } else {
        let legend =
            (!look.large_text()).then(|| look.soft(Role::Small, look.t("skyrunner-spent")));
        let head = row![
            look.text(Role::Heading, look.t("skyrunner-front"))
                .width(Length::Fill)
        ]
        .push(legend)
        .height(Length::Fixed(38.0))
        .align_y(Alignment::Center);
        let rows = table
            .seats()
            .map(|seat| wide_row(look, table, seat, row_height, tile));
        column![head, column(rows).spacing(12)].spacing(12).into()
    };
    row![
        container(left(look, table)).width(Length::Fixed(left_width(look))),
        container(right).width(Length::Fill),
    ]
    .spacing(GAP)
    .padding(Padding::from([20.0, GAP]).bottom(24))
    .into()
}

/// The card that is up, who holds the pile, what is left in it, and the way on.
fn left<'a>(look: &Look<'a>, table: &Table<'a>) -> Element<'a, Message> {
    let entry = &table.screen.entry;
    let room = look.size.height - 44.0;
    let width = left_width(look) - 12.0;
    let size = Size::new(width, (room - 330.0).clamp(150.0, width * 1.43));
    let up = face(look, entry.card, size, None);
    let up = tap(look, Skin::bare(look).radius(24.0), up).on_press(Message::Pile);
    let state = table.state();
    let name = table.name(state.holder());
    let holds = look.tr("skyrunner-holds", &[("name", name.into())]);
    let holds = look.soft(Role::Small, holds).align_x(Alignment::Center);
    let again = state.auction().is_some().then(|| {
        look.text(Role::Small, look.t("skyrunner-again-up"))
            .font(typeface::BOLD)
            .color(look.accent.second)
            .align_x(Alignment::Center)
    });
    let pile = column![]
        .push(again)
        .push(holds)
        .push(picker::counts(look, table, 3))
        .spacing(10)
        .width(Length::Fill)
        .align_x(Alignment::Center);
    column![
        container(look.text(Role::Heading, look.t("skyrunner-up"))).center_y(Length::Fixed(38.0)),
        container(up).center_x(Length::Fill),
        pile,
        space::vertical(),
        reveal(look, table),
    ]
    .spacing(12)
    .into()
}

/// Whose row it is, how high they are, and what waits beside them.
fn who<'a>(look: &Look<'a>, table: &Table<'a>, seat: Seat, width: f32) -> Element<'a, Message> {
    let chip = if width < 150.0 { 48.0 } else { 56.0 };
    let name = table.name(seat);
    let mark = if table.state().holder() == seat {
        9.0
    } else {
        0.0
    };
    let room = width - chip - mark - 12.0;
    let (name, px) = short_name(look.px(Role::Label) * 1.12, &name, room);
    let name = text(name)
        .size(px)
        .line_height(1.15)
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let words = column![name, level(look, table, seat, room)].spacing(2);
    let content = row![table.holder_chip(look, seat, chip), words]
        .spacing(12)
        .align_y(Alignment::Center);
    let content = column![content]
        .push(beside(look, table, seat, width))
        .spacing(4);
    tap(
        look,
        Skin::bare(look),
        container(content).width(Length::Fill).clip(true),
    )
    .width(Length::Fixed(width))
    .on_press(Message::Levels)
    .into()
}

fn level<'a>(look: &Look<'a>, table: &Table<'a>, seat: Seat, room: f32) -> Element<'a, Message> {
    let level = table.runner(seat).map_or(0, |runner| runner.level);
    let key = if look.large_text() {
        "skyrunner-level-short"
    } else {
        "skyrunner-level"
    };
    let words = look.tr(key, &[("n", level.into())]);
    let px = fit_line(look.px(Role::Small) * 1.06, &words, room);
    look.soft(Role::Small, words)
        .size(px)
        .wrapping(text::Wrapping::None)
        .into()
}

/// Penalties that wait, with the word for it where there is room.
fn beside<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    room: f32,
) -> Option<Element<'a, Message>> {
    let waiting = &table.runner(seat)?.beside;
    if waiting.is_empty() {
        return None;
    }
    let side = 26.0;
    let signs = waiting
        .iter()
        .map(|penalty| icon::thing(penalty_picture(*penalty), side));
    let words = look.tr("skyrunner-waits", &[("count", waiting.len().into())]);
    let left = room - (side + 4.0) * waiting.len() as f32;
    let px = fit_line(look.px(Role::Small), &words, left);
    let word = (px >= 15.0).then(|| {
        look.text(Role::Small, words)
            .size(px)
            .color(look.accent.second)
            .font(typeface::BOLD)
            .wrapping(text::Wrapping::None)
    });
    Some(
        row(signs)
            .push(word)
            .spacing(4)
            .align_y(Alignment::Center)
            .into(),
    )
}

fn wide_row<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
    width: f32,
) -> Element<'a, Message> {
    let bid = ((look.size.width - 3.0 * GAP - left_width(look) - 24.0 - 7.0 * 4.0) / 8.0).floor();
    if height >= 250.0 {
        return tall_row(look, table, seat, height, bid.min(170.0));
    }
    let tall = look.grow(84.0).max(width * 1.35);
    let size = Size::new(width, (height - 34.0).min(tall).max(56.0));
    let content = row![
        who(look, table, seat, who_width(look)),
        bids(look, table, seat, size, 8),
        space::horizontal(),
        others(look, table, seat, size),
    ]
    .spacing(8)
    .padding([0, 12])
    .align_y(Alignment::Center)
    .height(Length::Fixed(height));
    framed(look, table, seat, content)
}

/// A player's row; an edge for whom the keyboard asks.
fn framed<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let asked = table.screen.keyboard && table.screen.active == seat;
    let (ground, edge, stroke) = if asked {
        (look.accent.tint, look.accent.accent, 3.0)
    } else {
        (look.colours.surface, look.colours.line, 1.0)
    };
    container(content)
        .width(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(ground)),
            border: border::rounded(22).color(edge).width(stroke),
            ..container::Style::default()
        })
        .into()
}

/// Below each other: the card on top, then rows of two lines or one player at a time.
fn upright<'a>(look: &Look<'a>, table: &Table<'a>, layout: Layout) -> Element<'a, Message> {
    let margin = look.margin();
    let narrow = look.narrow();
    let gap = if narrow { 9.0 } else { 14.0 };
    let button = if narrow { 72.0 } else { 80.0 };
    let header = if narrow { 72.0 } else { 108.0 };
    let inner = look.size.width - 2.0 * margin;
    let below = look.size.height - 20.0 - header - gap;
    let opened = Size::new(inner, below);
    let whole = Size::new(inner, look.size.height - 20.0);
    let picking = table.screen.entry.card.is_none();
    let tight = look.size.height < 700.0 && !matches!(table.screen.open, None | Some(Open::Pile));
    let body: Element<'a, Message> =
        match instead(look, table, if tight || picking { whole } else { opened }) {
            Some(instead) if tight || picking => instead,
            Some(instead) => column![head(look, table, header), instead]
                .spacing(gap)
                .into(),
            None => {
                let players = match layout {
                    Layout::Tall { row } => tall_rows(look, table, row, gap),
                    Layout::Tabs | Layout::Wide { .. } => {
                        tabs(look, table, Size::new(inner, below - button - gap), gap)
                    }
                };
                column![head(look, table, header), players, reveal(look, table)]
                    .spacing(gap)
                    .into()
            }
        };
    container(body)
        .padding(Padding::from([8.0, margin]).bottom(12))
        .height(Length::Fill)
        .into()
}

/// The card that is up, in one line, and how many are entered.
fn head<'a>(look: &Look<'a>, table: &Table<'a>, height: f32) -> Element<'a, Message> {
    let entry = &table.screen.entry;
    let up = face(look, entry.card, Size::new(height * 0.8, height), None);
    let up = tap(look, Skin::bare(look), up).on_press(Message::Pile);
    let title = entry.card.map_or_else(
        || look.t("skyrunner-which-card"),
        |card| card_title(look, card),
    );
    let piled = look.size.width >= 640.0;
    let beside = piled && !look.large_text();
    let room =
        look.size.width - 2.0 * look.margin() - height * 0.8 - if beside { 420.0 } else { 110.0 };
    let px = fit_line(
        look.px(Role::Title).min(height * 0.4),
        &title,
        room.max(120.0),
    );
    let key = if table.state().auction().is_some() {
        "skyrunner-up-turn-again"
    } else {
        "skyrunner-up-turn"
    };
    let sub = look.tr(key, &[("n", (table.screen.turns + 1).into())]);
    let sub = (!look.large_text()).then(|| look.soft(Role::Small, sub));
    let title = text(title)
        .size(px)
        .line_height(1.1)
        .font(typeface::SERIF)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let pile = |on: bool| (piled && on).then(|| picker::counts(look, table, 5));
    let words = column![title]
        .push(sub)
        .push(pile(!beside))
        .spacing(4)
        .width(Length::Fill)
        .clip(true);
    let done = entry.count() == table.players();
    let colour = if done {
        look.accent.accent
    } else {
        look.colours.ink_soft
    };
    let check = done.then(|| icon::sign(Icon::Check, 26.0, colour));
    let count = row![]
        .push(check)
        .push(look.digits(44.0, entry.count().to_string()).color(colour))
        .spacing(6)
        .align_y(Alignment::Center);
    let of = look
        .soft(
            Role::Small,
            look.tr("skyrunner-of", &[("all", table.players().into())]),
        )
        .size(16)
        .wrapping(text::Wrapping::None);
    row![up, words]
        .push(pile(beside))
        .push(column![count, of].spacing(5).align_x(Alignment::End))
        .spacing(if look.narrow() { 12 } else { 20 })
        .height(Length::Fixed(height))
        .align_y(Alignment::Center)
        .into()
}

fn tall_rows<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    height: f32,
    gap: f32,
) -> Element<'a, Message> {
    let inner = look.size.width - 2.0 * look.margin() - 24.0;
    let bid = ((inner - 7.0 * 4.0) / 8.0).floor();
    let rows = table
        .seats()
        .map(|seat| tall_row(look, table, seat, height, bid));
    container(column(rows).spacing(gap))
        .height(Length::Fill)
        .into()
}

/// Who it is and the other cards, and the bids below them over the whole width.
fn tall_row<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
    bid: f32,
) -> Element<'a, Message> {
    let tile = ((height - 16.0 - 2.0 * 16.0 - 4.0) / 2.0)
        .min(look.grow(84.0).max(bid * 1.6))
        .floor();
    let width = 8.0 * bid + 7.0 * 4.0;
    let first = row![
        who(look, table, seat, width - 3.0 * bid - 30.0),
        space::horizontal(),
        others(look, table, seat, Size::new(bid, tile))
    ]
    .width(Length::Fixed(width))
    .align_y(Alignment::Center);
    let second = bids(look, table, seat, Size::new(bid, tile), 8);
    let content = container(column![first, second])
        .padding([6, 12])
        .center_x(Length::Fill)
        .center_y(Length::Fixed(height));
    framed(look, table, seat, content)
}

/// One player at a time: who they are on top, their cards below.
fn tabs<'a>(look: &Look<'a>, table: &Table<'a>, size: Size, gap: f32) -> Element<'a, Message> {
    let tab = 96.0;
    let cells = table.seats().map(|seat| tab_cell(look, table, seat, tab));
    let pad = pad(
        look,
        table,
        table.screen.active,
        Size::new(size.width, size.height - tab - gap),
    );
    column![row(cells).spacing(if look.narrow() { 4 } else { 10 }), pad]
        .spacing(gap)
        .height(Length::Fill)
        .into()
}

fn tab_cell<'a>(
    look: &Look<'a>,
    table: &Table<'a>,
    seat: Seat,
    height: f32,
) -> Element<'a, Message> {
    let on = table.screen.active == seat;
    let played = table
        .screen
        .entry
        .play(seat)
        .map(|play| summary(look, table, play));
    let content = column![table.holder_chip(look, seat, 40.0)]
        .push(container(row![].push(played)).center_y(Length::Fixed(38.0)))
        .spacing(3)
        .align_x(Alignment::Center);
    let skin = if on {
        Skin::bare(look)
            .fill(look.accent.tint)
            .edge(look.accent.accent, 3.0)
    } else {
        Skin::bare(look)
            .fill(look.colours.surface)
            .edge(look.colours.line, 1.0)
    };
    tap(look, skin.radius(16.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .on_press(Message::Active(seat))
        .into()
}

/// A play in a few signs.
fn summary<'a>(look: &Look<'a>, table: &Table<'a>, play: Laid) -> Element<'a, Message> {
    let pair = |thing: Icon, second: Element<'a, Message>| {
        row![icon::thing(thing, 28.0), second]
            .spacing(2)
            .align_y(Alignment::Center)
            .into()
    };
    match play {
        Laid::Bid(bid) => look.digits(36.0, bid.to_string()).into(),
        Laid::Surprise => icon::thing(Icon::Surprise, 34.0),
        Laid::Climb { value, .. } => {
            pair(Icon::ClimbCard, look.digits(28.0, value.to_string()).into())
        }
        Laid::Lost { target } => pair(Icon::MaterialLost, table.chip(look, target, 24.0)),
        Laid::Sabotage { target } => pair(Icon::Sabotage, table.chip(look, target, 24.0)),
    }
}

/// The cards of one player, as a keypad.
fn pad<'a>(look: &Look<'a>, table: &Table<'a>, seat: Seat, size: Size) -> Element<'a, Message> {
    let head_height = (look.px(Role::Label) * 1.3).max(34.0);
    let key = ((size.height - 24.0 - head_height - 8.0 - 34.0) / 3.0).clamp(48.0, 96.0);
    let lift = if look.narrow() { 0.0 } else { 16.0 };
    let key = Size::new(0.0, (key - lift).max(48.0));
    let name = table.name(seat);
    let (name, px) = short_name(look.px(Role::Label), &name, size.width * 0.45);
    let taken = name.chars().count() as f32 * px * 0.58 + look.px(Role::Small) * 5.0 + 44.0;
    let name = text(name)
        .size(px)
        .font(typeface::BOLD)
        .color(look.colours.ink)
        .wrapping(text::Wrapping::None);
    let waiting = beside(look, table, seat, size.width - taken);
    let free = waiting.is_none();
    let title = row![name, level(look, table, seat, size.width * 0.3)]
        .push(waiting)
        .spacing(10)
        .align_y(Alignment::Center);
    let title = tap(look, Skin::bare(look), title)
        .height(Length::Fixed(head_height))
        .on_press(Message::Levels);
    let legend = (!look.large_text() && free).then(|| {
        row![
            dashed(
                space()
                    .width(Length::Fixed(18.0))
                    .height(Length::Fixed(22.0)),
                look.colours.line_strong,
                2.0,
                5.0,
            ),
            look.soft(Role::Small, look.t("skyrunner-spent-short"))
                .wrapping(text::Wrapping::None),
        ]
        .spacing(6)
        .align_y(Alignment::Center)
    });
    let head = row![title, space::horizontal()]
        .push(legend)
        .align_y(Alignment::Center)
        .height(Length::Fixed(head_height));
    let body = column![
        head,
        bids(look, table, seat, key, 4),
        others(look, table, seat, key),
    ]
    .spacing(if look.narrow() { 14 } else { 8 });
    let accent = look.accent.accent;
    let surface = look.colours.surface;
    panel(look, body)
        .padding(12)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(move |_| container::Style {
            background: Some(Background::Color(surface)),
            border: border::rounded(22).color(accent).width(3),
            ..container::Style::default()
        })
        .into()
}
