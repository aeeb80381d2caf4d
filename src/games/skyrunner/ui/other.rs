//! A card that is neither bid nor surprise: a climb with its levels and material, or a weapon
//! with its target.

use super::super::cards::Card;
use super::super::entry::{holds, most_material};
use super::super::rule_ids;
use super::super::rules::{Play, Runner, Weapon};
use super::building::building;
use super::parts::{Mood, Table, card_word, digits, picture, tile, why};
use super::{Message, against};
use crate::core::{Icon, RuleId, Seat};
use crate::ui::choice::{segmented, stepper};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role, fit_line, short_name};
use crate::ui::{Element, Ui, button, icon, sheet};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length, Size};

pub(super) fn view<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    weapon: Option<Weapon>,
    size: Size,
) -> Element<'a, Message> {
    let Some(runner) = table.runner(seat) else {
        return space::horizontal().into();
    };
    let play = table.screen.entry.play(seat);
    let weapon = weapon.or(match play {
        Some(Play::Lost { .. }) => Some(Weapon::Lost),
        Some(Play::Sabotage { .. }) => Some(Weapon::Sabotage),
        _ => None,
    });
    let seen = size.width >= 820.0 && size.height >= 460.0;
    let left = if seen {
        Size::new(size.width - 300.0, size.height)
    } else {
        size
    };
    let detail: Element<'a, Message> = match (weapon, play) {
        (Some(weapon), _) => targets(ui, table, seat, weapon, left.width),
        (
            None,
            Some(Play::Climb {
                value,
                levels,
                material,
            }),
        ) => climb(ui, table, seat, (value, levels, material), left),
        _ => ui.soft(Role::Body, ui.t("skyrunner-which-other")).into(),
    };
    let ready = play.is_some_and(|play| !matches!(play, Play::Bid(_) | Play::Surprise));
    let take = ready.then(|| {
        button::secondary(ui, Some(Icon::Minus), ui.t("skyrunner-take-away"))
            .on_press(Message::Clear(seat))
    });
    let word = ui.t(if ready {
        "table-done"
    } else {
        "skyrunner-back"
    });
    let done = button::primary(ui, ready.then_some(Icon::Check), word)
        .width(Length::Fill)
        .on_press(Message::Close);
    let take = take.filter(|_| !(ui.narrow() && ui.large_text()));
    let body = column![
        head(ui, table, seat, runner, left),
        cards(ui, seat, runner, weapon, play, left),
        detail,
        space::vertical(),
        row![].push(take).push(done).spacing(12),
    ]
    .spacing(gap(ui));
    let house = seen.then(|| preview(ui, table, seat, play, Size::new(220.0, size.height - 56.0)));
    sheet::sheet_frame(ui, ui.accent.accent, row![body].push(house).spacing(24))
}

/// Between the parts of the panel.
fn gap(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 10.0 } else { 18.0 }
}

fn stacked(ui: &Ui<'_>, size: Size) -> bool {
    size.width < 420.0 || ui.large_text()
}

/// The height of a card in the panel, and of all of them.
fn card_height(ui: &Ui<'_>, size: Size) -> f32 {
    if size.height < 520.0 || ui.narrow() {
        64.0
    } else {
        96.0
    }
}

fn armed(runner: &Runner) -> bool {
    runner.lost > 0 || runner.sabotage > 0
}

/// What is left for advice when all that must be there is there.
fn advice_room(ui: &Ui<'_>, runner: &Runner, size: Size) -> f32 {
    let (edge, lift) = if ui.narrow() {
        (28.0, 0.0)
    } else {
        (52.0, 16.0)
    };
    let lines = if stacked(ui, size) && armed(runner) {
        2.0
    } else {
        1.0
    };
    let cards = lines * (card_height(ui, size) + lift) + (lines - 1.0) * 8.0;
    let head = if ui.narrow() { 48.0 } else { 56.0 };
    let controls = if size.width < 420.0 {
        64.0 + 8.0 + 8.0 + ui.grow(56.0)
    } else {
        ui.px(Role::Label) * 1.1 + 8.0 + (ui.grow(56.0) + 8.0).max(68.0)
    };
    size.height - edge - head - cards - controls - ui.grow(64.0) - 5.0 * gap(ui)
}

/// The building as it will look after this climb, if nobody interferes.
fn preview<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    play: Option<Play>,
    size: Size,
) -> Element<'a, Message> {
    let climb = match play {
        Some(Play::Climb { levels, .. }) => levels,
        _ => 0,
    };
    let levels: Vec<f32> = table
        .seats()
        .map(|other| {
            let level = table.runner(other).map_or(0, |runner| runner.level) as f32;
            if other == seat {
                level + f32::from(climb)
            } else {
                level
            }
        })
        .collect();
    building(ui, table.screen.walls, size, table.people(), &levels)
}

fn head<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    runner: &Runner,
    size: Size,
) -> Element<'a, Message> {
    let name = table.name(seat);
    let level = ui.tr("skyrunner-level", &[("n", runner.level.into())]);
    let (name, px) = short_name(ui.px(Role::Title), &name, size.width * 0.4);
    let name = text(name)
        .size(px)
        .font(typography::SERIF)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let level = (!ui.narrow()).then(|| ui.soft(Role::Small, level));
    let held = row![
        icon::coloured(Icon::Material, 30.0),
        ui.digits(30.0, runner.material.to_string()),
    ]
    .spacing(6)
    .align_y(Alignment::Center);
    row![
        table.chip(ui, seat, if ui.narrow() { 40.0 } else { 56.0 }),
        name
    ]
    .push(level)
    .push(space::horizontal())
    .push(held)
    .push(button::icon_button(ui, Icon::Close, Some(Message::Close)))
    .spacing(12)
    .align_y(Alignment::Center)
    .into()
}

/// The climbs in hand by value, and the two weapons.
fn cards<'a>(
    ui: &Ui<'a>,
    seat: Seat,
    runner: &Runner,
    weapon: Option<Weapon>,
    play: Option<Play>,
    size: Size,
) -> Element<'a, Message> {
    let chosen = match play {
        Some(Play::Climb { value, .. }) if weapon.is_none() => Some(value),
        _ => None,
    };
    let lift = if ui.narrow() { 0.0 } else { 16.0 };
    let height = card_height(ui, size);
    let stacked = stacked(ui, size);
    let box_size = Size::new(0.0, height);
    let climbs = (2..=5).map(|value| {
        let count = runner.climbs.values().filter(|held| *held == value).count();
        let mood = mood(count > 0, chosen == Some(value));
        let px = (height * 0.5).min(48.0);
        let sign = (size.width >= 760.0).then(|| icon::coloured(Icon::ClimbCard, px));
        let many = (count > 1).then(|| digits(ui, mood, 22.0, format!("×{count}")));
        let content = row![]
            .push(sign.filter(|_| count > 0))
            .push(digits(ui, mood, px, value.to_string()))
            .push(many)
            .spacing(6)
            .align_y(Alignment::Center);
        tile(ui, mood, box_size, content, Message::Climb(seat, value))
    });
    let weapons = [
        (Weapon::Lost, Card::Lost),
        (Weapon::Sabotage, Card::Sabotage),
    ]
    .map(|(kind, card)| {
        let mood = mood(holds(runner, kind), weapon == Some(kind));
        let word = card_word(ui, card);
        // Without the picture there is more room for the word.
        let sign_room = if mood == Mood::Spent { 34.0 } else { 80.0 };
        let room = (size.width / if stacked { 2.0 } else { 4.5 } - sign_room).max(60.0);
        let px = super::parts::fit(ui.px(Role::Small), &word, room);
        let word = text(word)
            .size(px)
            .line_height(1.1)
            .font(typography::BOLD)
            .color(mood.ink(ui))
            .align_x(Alignment::Center);
        let sign = (mood != Mood::Spent).then(|| icon::coloured(picture(card), 38.0));
        let content = row![]
            .push(sign)
            .push(word)
            .spacing(8)
            .align_y(Alignment::Center);
        tile(ui, mood, box_size, content, Message::Weapon(seat, kind))
    });
    let gap = 8;
    if stacked {
        let weapons = armed(runner).then(|| row(weapons).spacing(gap));
        column![row(climbs).spacing(gap)]
            .push(weapons)
            .spacing(if lift > 0.0 { 0 } else { gap })
            .into()
    } else {
        let [lost, sabotage] = weapons;
        row![
            row(climbs).spacing(gap).width(Length::FillPortion(5)),
            row![lost, sabotage]
                .spacing(gap)
                .width(Length::FillPortion(4)),
        ]
        .spacing(20)
        .into()
    }
}

fn mood(held: bool, chosen: bool) -> Mood {
    match (held, chosen) {
        (false, _) => Mood::Spent,
        (true, true) => Mood::Chosen,
        (true, false) => Mood::Free,
    }
}

/// Levels really climbed, material added, and what that means on this wall.
fn climb<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    (value, levels, material): (i16, i16, i16),
    size: Size,
) -> Element<'a, Message> {
    let Some(runner) = table.runner(seat) else {
        return space::horizontal().into();
    };
    let put = |levels: i16, material: i16| {
        Message::Put(
            seat,
            Play::Climb {
                value,
                levels,
                material,
            },
        )
    };
    let less = (levels > 0).then(|| put(levels - 1, material));
    let more = (levels < value).then(|| put(levels + 1, material));
    let tight = size.width < 420.0;
    let title = |key: &str| {
        let words = ui.t(key);
        let px = if tight {
            fit_line(ui.px(Role::Label), &words, 84.0)
        } else {
            ui.px(Role::Label)
        };
        ui.text(Role::Label, words).size(px).line_height(1.1)
    };
    let steps = stepper(ui, levels.to_string(), less, more);
    let most = most_material(runner);
    let options: Vec<(i16, String)> = (0..=most).map(|count| (count, count.to_string())).collect();
    let with = segmented(ui, &options, Some(material), 3, |count| put(levels, count));
    let with = container(with).width(if tight {
        Length::Fill
    } else {
        Length::Fixed(300.0)
    });
    let controls: Element<'a, Message> = if tight {
        column![
            row![title("skyrunner-levels").width(Length::Fill), steps].align_y(Alignment::Center),
            row![
                title("skyrunner-material").width(Length::Fixed(100.0)),
                with
            ]
            .align_y(Alignment::Center),
        ]
        .spacing(8)
        .into()
    } else {
        row![
            column![title("skyrunner-levels"), steps].spacing(8),
            column![title("skyrunner-material"), with].spacing(8),
        ]
        .spacing(32)
        .into()
    };
    let advice = advice(ui, table, seat, (value, levels, material));
    let room = Size::new(
        size.width - if ui.narrow() { 28.0 } else { 52.0 },
        advice_room(ui, runner, size),
    );
    column![controls, advised(ui, advice, room)]
        .spacing(gap(ui))
        .into()
}

/// The advice in lines, each with its rule; where they do not all fit, the most telling ones
/// stay, smaller, with one rule for all.
fn advised<'a>(
    ui: &Ui<'a>,
    mut advice: Vec<(String, bool, RuleId)>,
    room: Size,
) -> Element<'a, Message> {
    let worded = !ui.narrow() && !ui.large_text();
    let beside = if worded { 160.0 } else { 62.0 };
    let tall = |words: &str, px: f32, width: f32| {
        let per_row = (width / (px * 0.5)).floor().max(4.0);
        (words.chars().count() as f32 / per_row).ceil() * px * 1.35
    };
    let px = ui.px(if ui.narrow() { Role::Small } else { Role::Body });
    let colour = |warns: bool| {
        if warns {
            ui.accent.second
        } else {
            ui.colours.ink_soft
        }
    };
    let all: f32 = advice
        .iter()
        .map(|(words, ..)| tall(words, px, room.width - beside).max(52.0) + 8.0)
        .sum();
    if all <= room.height {
        let lines = advice.into_iter().map(|(words, warns, rule)| {
            let words = text(words)
                .size(px)
                .color(colour(warns))
                .width(Length::Fill);
            row![words, why(ui, rule, worded)]
                .spacing(10)
                .align_y(Alignment::Center)
                .into()
        });
        return column(lines).spacing(8).into();
    }
    // Where the climb leads is told last: the building and the levels say it too.
    advice.sort_by_key(|(_, warns, rule)| (!warns, *rule == rule_ids::CLIMB));
    let rule = advice.first().map_or(rule_ids::CLIMB, |(_, _, rule)| *rule);
    let px = px.min(if ui.narrow() { 18.0 } else { 24.0 });
    let mut used = 0.0;
    let lines = advice
        .into_iter()
        .enumerate()
        .take_while(|(place, (words, ..))| {
            used += tall(words, px, room.width - 62.0) + 4.0;
            *place == 0 || used <= room.height
        })
        .map(|(_, (words, warns, _))| {
            text(words)
                .size(px)
                .line_height(1.25)
                .color(colour(warns))
                .into()
        });
    row![
        column(lines).spacing(4).width(Length::Fill),
        why(ui, rule, false)
    ]
    .spacing(10)
    .align_y(Alignment::Center)
    .into()
}

/// What this climb means: where it leads, what an edge costs, who may be in the way.
fn advice(
    ui: &Ui<'_>,
    table: &Table<'_>,
    seat: Seat,
    (value, levels, material): (i16, i16, i16),
) -> Vec<(String, bool, RuleId)> {
    let walls = table.screen.walls;
    let from = table.runner(seat).map_or(0, |runner| runner.level);
    let to = from + i64::from(levels);
    let way = walls.way(from, to);
    let mut advice = vec![(
        super::words::climbed(ui, walls, from, to),
        false,
        rule_ids::CLIMB,
    )];
    if way.edges > material {
        let edge = walls
            .edges()
            .into_iter()
            .find(|edge| *edge >= from)
            .unwrap_or(from);
        let words = ui.tr("skyrunner-edge-stops", &[("n", edge.into())]);
        advice.push((words, true, rule_ids::MATERIAL));
    } else if way.edges > 1 {
        let words = ui.tr("skyrunner-edges-paid", &[("count", way.edges.into())]);
        advice.push((words, false, rule_ids::MATERIAL));
    } else if way.edges > 0 {
        let key = if way.roof {
            "skyrunner-edge-roof"
        } else {
            "skyrunner-edge-paid"
        };
        advice.push((ui.t(key), false, rule_ids::MATERIAL));
    } else if levels < value && walls.edges().contains(&to) {
        advice.push((ui.t("skyrunner-edge-below"), true, rule_ids::MATERIAL));
    }
    let met = table.seats().any(|other| {
        let level = table.runner(other).map_or(0, |runner| runner.level);
        other != seat && level > from && level <= to
    });
    if met {
        let key = if value >= 4 {
            "skyrunner-overtake"
        } else {
            "skyrunner-overtake-not"
        };
        advice.push((ui.t(key), value < 4, rule_ids::MATERIAL));
    }
    advice
}

/// Against whom.
fn targets<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    weapon: Weapon,
    width: f32,
) -> Element<'a, Message> {
    let chosen = match table.screen.entry.play(seat) {
        Some(Play::Lost { target } | Play::Sabotage { target }) => Some(target),
        _ => None,
    };
    let opponents: Vec<Seat> = table.seats().filter(|other| *other != seat).collect();
    let width = width - if ui.narrow() { 28.0 } else { 52.0 };
    let opponents = opposed(ui, table, opponents, width, |other| {
        (
            chosen == Some(other),
            Message::Put(seat, against(weapon, other)),
        )
    });
    column![ui.text(Role::Heading, ui.t("skyrunner-against")), opponents,]
        .spacing(10)
        .into()
}

/// How many opponents stand beside each other in this width.
pub(super) fn abreast(ui: &Ui<'_>, count: usize, width: f32) -> usize {
    let each = if ui.narrow() { 140.0 } else { ui.grow(150.0) };
    let fit = ((width + 8.0) / (each + 8.0)).floor().max(1.0) as usize;
    // Four are two and two rather than three and one.
    if count == 4 && fit == 3 {
        2
    } else {
        fit.min(count.max(1))
    }
}

/// The opponents, to be tapped, in as many lines as they need.
pub(super) fn opposed<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    opponents: Vec<Seat>,
    width: f32,
    choice: impl Fn(Seat) -> (bool, Message),
) -> Element<'a, Message> {
    let columns = abreast(ui, opponents.len(), width);
    let lines = opponents.chunks(columns).map(|line| {
        let each = width / line.len() as f32;
        row(line.iter().map(|seat| {
            let (on, message) = choice(*seat);
            target(ui, table, *seat, on, each, message)
        }))
        .spacing(8)
        .into()
    });
    column(lines).spacing(8).into()
}

/// A player to be hit.
fn target<'a>(
    ui: &Ui<'a>,
    table: &Table<'a>,
    seat: Seat,
    on: bool,
    width: f32,
    message: Message,
) -> Element<'a, Message> {
    let name = table.name(seat);
    let room = width - 40.0 - 10.0 - 26.0 - if on { 34.0 } else { 0.0 };
    let (name, px) = short_name(ui.px(Role::Label), &name, room);
    let name = text(name)
        .size(px)
        .font(typography::BOLD)
        .color(ui.colours.ink)
        .wrapping(text::Wrapping::None);
    let check = on.then(|| icon::tinted(Icon::Check, 24.0, ui.accent.accent));
    let content = row![table.chip(ui, seat, 40.0), name]
        .push(check)
        .spacing(10)
        .align_y(Alignment::Center);
    let skin = if on {
        TapStyle::bare(ui)
            .fill(ui.accent.tint)
            .edge(ui.accent.accent, 4.0)
    } else {
        TapStyle::bare(ui)
            .fill(ui.colours.raised)
            .edge(ui.colours.line_strong, 2.0)
    };
    tap(ui, skin.radius(20.0), content)
        .width(Length::Fill)
        .height(Length::Fixed(68.0))
        .padding([0, 8])
        .on_press(message)
        .into()
}
