//! A card that is neither bid nor surprise: a climb with its levels and material, or a weapon
//! with its target.

use super::super::cards::Card;
use super::super::entry::{holds, most_material};
use super::super::rule_ids;
use super::super::rules::{Play, Runner, Weapon};
use super::super::walls::Edge;
use super::building::standing;
use super::correct::Correct;
use super::parts::{Table, View, card_word, ink, look, picture, tile};
use super::turn::has_building;
use super::{Message, against};
use crate::core::{Icon, RuleId, Seat};
use crate::ui::choice::{segmented, stepper};
use crate::ui::player_card::player_card;
use crate::ui::{
    Element, Face, Role, Ui, button, by_space, cells, fit, fit_group, flow, icon, panel, sheet,
    typography,
};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};

/// A climb as it is entered: value, levels, material.
type Climb = (i16, i16, i16);

pub(super) fn view(view: View<'_>, seat: Seat, weapon: Option<Weapon>) -> Element<'_, Message> {
    let ui = view.ui;
    let content = by_space(ui, move |ui| {
        let view = view.with(ui);
        let is_roomy = ui.space.width >= 760.0 && ui.space.height >= Some(400.0);
        let has_building = is_roomy && !has_building(ui);
        let building = has_building.then(|| {
            let building = container(standing(view));
            building.width(Length::FillPortion(1))
        });
        let body = body(view, seat, weapon);
        // Beside the rules on a phone it keeps this height and scrolls.
        let least = ui.grow(300.0);
        if ui.space.height.is_some_and(|height| height < least) {
            return panel::page(&ui, container(body).height(least));
        }
        let body = container(body).width(Length::FillPortion(3));
        row![body].push(building).spacing(24).into()
    });
    sheet::sheet_frame(&ui, ui.accent.accent, content)
}

fn body(view: View<'_>, seat: Seat, weapon: Option<Weapon>) -> Element<'_, Message> {
    let ui = view.ui;
    let Some(runner) = view.runner(seat) else {
        return space::horizontal().into();
    };
    let play = view.play(seat);
    let weapon = weapon.or(match play {
        Some(Play::Lost { .. }) => Some(Weapon::Lost),
        Some(Play::Sabotage { .. }) => Some(Weapon::Sabotage),
        _ => None,
    });
    let detail: Element<'_, Message> = match (weapon, play) {
        (Some(weapon), _) => targets(view, seat, weapon),
        (
            None,
            Some(Play::Climb {
                value,
                levels,
                material,
            }),
        ) => climb(view, seat, runner, (value, levels, material)),
        _ => ui.soft(Role::Body, ui.t("skyrunner-which-other")).into(),
    };
    let is_ready = play.is_some_and(|play| !matches!(play, Play::Bid(_) | Play::Surprise));
    let has_room = !(ui.narrow() && ui.large_text());
    let take = (is_ready && has_room).then(|| {
        button::secondary(&ui, Some(Icon::Minus), ui.t("skyrunner-take-away"))
            .on_press(Message::Clear(seat))
    });
    let word = ui.t(if is_ready {
        "table-done"
    } else {
        "skyrunner-back"
    });
    let done = button::primary(&ui, is_ready.then_some(Icon::Check), word)
        .width(Length::Fill)
        .on_press(Message::Done);
    column![
        head(view, seat, runner),
        cards(view, seat, runner, weapon),
        container(detail).height(Length::Fill),
        row![].push(take).push(done).spacing(12),
    ]
    .spacing(if ui.narrow() { 10 } else { 16 })
    .into()
}

fn head<'a>(view: View<'a>, seat: Seat, runner: &Runner) -> Element<'a, Message> {
    let ui = view.ui;
    let name = fit(ui, Role::Title, view.name(seat)).min_size(18.0);
    let level = (!ui.narrow()).then(|| {
        let level = ui.tr("skyrunner-level", &[("n", runner.level.into())]);
        ui.soft(Role::Small, level)
    });
    let px = ui.px(Role::Lead).min(34.0);
    let held = row![
        icon::coloured(Icon::Material, px),
        ui.digits(px, runner.material.to_string()),
    ]
    .spacing(6)
    .align_y(Alignment::Center);
    row![view.chip(seat, if ui.narrow() { 40.0 } else { 56.0 }), name]
        .push(level)
        .push(held)
        .push(button::icon_button(&ui, Icon::Close, Some(Message::Close)))
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
}

/// The climbs in hand by value, and the two weapons.
fn cards<'a>(
    view: View<'a>,
    seat: Seat,
    runner: &Runner,
    weapon: Option<Weapon>,
) -> Element<'a, Message> {
    let ui = view.ui;
    let chosen = match view.play(seat) {
        Some(Play::Climb { value, .. }) if weapon.is_none() => Some(value),
        _ => None,
    };
    let climbs = (2..=5).map(|value| {
        let count = runner.climbs.values().filter(|held| *held == value).count();
        let face = look(count > 0, chosen == Some(value));
        let digits = |px: f32, words: String| ui.digits(px, words).color(ink(ui, face));
        let many = (count > 1).then(|| digits(22.0, format!("×{count}")));
        let content = row![digits(ui.px(Role::MidDigits), value.to_string())]
            .push(many)
            .spacing(6)
            .align_y(Alignment::Center);
        tile(ui, face, content, Message::Climb(seat, value))
    });
    let is_armed = runner.lost > 0 || runner.sabotage > 0;
    let weapons = [
        (Weapon::Lost, Card::Lost),
        (Weapon::Sabotage, Card::Sabotage),
    ];
    let weapons = weapons.map(|(kind, card)| {
        let face = look(holds(runner, kind), weapon == Some(kind));
        let word = fit(ui, Role::Small, card_word(ui, card))
            .font(typography::BOLD)
            .min_size(13.0)
            .max_lines(2)
            .center()
            .color(ink(ui, face))
            .height(Length::Fill);
        let px = ui.em(1.7).min(40.0);
        let sign = (face != Face::Spent).then(|| icon::coloured(picture(card), px));
        let content = row![].push(sign).push(word).spacing(6);
        let content = container(content.align_y(Alignment::Center)).padding([0, 6]);
        tile(ui, face, content, Message::Weapon(seat, kind))
    });
    let height = if ui.narrow() { 64.0 } else { 88.0 };
    let climbs = container(cells(climbs).spacing(8.0)).height(height);
    let weapons = (is_armed || ui.width_ems() >= 30.0)
        .then(|| fit_group(cells(weapons).spacing(8.0)).height(height));
    match weapons {
        Some(weapons) if ui.width_ems() >= 30.0 => row![
            climbs.width(Length::FillPortion(5)),
            weapons.width(Length::FillPortion(4)),
        ]
        .spacing(20)
        .into(),
        weapons => column![climbs].push(weapons).spacing(8).into(),
    }
}

/// Levels really climbed, material added, and what that means on this wall.
fn climb<'a>(view: View<'a>, seat: Seat, runner: &Runner, entered: Climb) -> Element<'a, Message> {
    let (value, levels, material) = entered;
    let (ui, walls) = (view.ui, view.screen.walls);
    let most = most_material(runner);
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
    // An edge is crossed with material or not at all: more levels add it, less material stops below
    // the edge.
    let to = |levels: i16| {
        let edges = walls
            .way(runner.level, runner.level + i64::from(levels))
            .edges;
        (edges <= most).then(|| put(levels, material.max(edges)))
    };
    let less = (levels > 0).then(|| put(levels - 1, material));
    let more = (levels < value).then(|| to(levels + 1)).flatten();
    let steps = stepper(&ui, levels.to_string(), less, more);
    let options: Vec<(i16, String)> = (0..=most).map(|count| (count, count.to_string())).collect();
    let with = segmented(&ui, &options, Some(material), 3, |count| {
        let held = u8::try_from(count).unwrap_or(0);
        let (reached, _) = walls.advise(runner.level, value, held);
        let levels = if count > material {
            reached.max(levels)
        } else {
            reached.min(levels)
        };
        put(levels, count)
    });
    let titled = |key: &str, control: Element<'a, Message>| {
        let title = fit(ui, Role::Label, ui.t(key));
        let control = container(control).max_width(300);
        if ui.narrow() {
            let title = container(title).width(Length::FillPortion(2));
            let control = control.width(Length::FillPortion(5));
            let row = row![title, control].spacing(8);
            row.align_y(Alignment::Center).into()
        } else {
            column![title, control].spacing(8).into()
        }
    };
    let controls = flow(
        ui,
        8.5,
        if ui.narrow() { 8.0 } else { 24.0 },
        [
            titled("skyrunner-levels", steps),
            titled("skyrunner-material", with),
        ],
    );
    let advice = advice(view, seat, entered);
    let advised = by_space(ui, move |ui| advised(view.with(ui), &advice));
    column![fit_group(controls), advised]
        .spacing(if ui.narrow() { 8 } else { 16 })
        .into()
}

/// What a climb means: the sentence, whether it is a warning, and its rule.
type Advice = (String, bool, RuleId);

/// As many sentences as there is space for, each with its rule; then what the building is assumed
/// to be.
fn advised<'a>(view: View<'a>, advice: &[Advice]) -> Element<'a, Message> {
    let ui = view.ui;
    let height = ui.space.height.unwrap_or(f32::INFINITY);
    let row_height = ui.em(2.8).max(54.0);
    if height < row_height / 2.0 {
        return space::vertical().into();
    }
    let fitting = (height / row_height).floor().max(1.0);
    let count = advice.len() + usize::from(view.screen.assumed);
    let has_all = count as f32 <= fitting;
    let lines = advice
        .iter()
        .take(if has_all { count } else { fitting as usize });
    let lines = lines.map(|(words, is_warning, rule)| {
        let colour = if *is_warning {
            ui.accent.second
        } else {
            ui.colours.ink_soft
        };
        let words = fit(ui, Role::Body, words.clone())
            .max_lines(4)
            .color(colour)
            .height(Length::Fill);
        row![words, view.why(*rule)]
            .spacing(10)
            .align_y(Alignment::Center)
            .into()
    });
    let assumed = (has_all && view.screen.assumed).then(|| assumed(view));
    let shown = count.min(fitting as usize).max(1) as f32;
    let share = (height / shown - 6.0).min(row_height * 1.3);
    let lines = lines
        .chain(assumed)
        .map(|line| container(line).height(share).into());
    fit_group(column(lines).spacing(6)).into()
}

/// The levels of this building have not been counted: a tap opens that.
fn assumed(view: View<'_>) -> Element<'_, Message> {
    let ui = view.ui;
    let words = super::words::building(ui, view.screen.walls, true);
    let button = button::text_button(&ui, Some(Icon::Edit), words);
    let button = button.padding(0).on_press(Message::Correct(Correct::Walls));
    container(button).width(Length::Fill).into()
}

/// What this climb means: what an edge costs, who may be in the way, where it leads.
fn advice(view: View<'_>, seat: Seat, (value, levels, material): Climb) -> Vec<Advice> {
    let (ui, walls) = (view.ui, view.screen.walls);
    let from = view.level(seat);
    let to = from + i64::from(levels);
    let way = walls.way(from, to);
    let mut advice = Vec::new();
    let is_met = |other| other != seat && view.level(other) > from && view.level(other) <= to;
    if view.seats().any(is_met) {
        let key = if value >= 4 {
            "skyrunner-overtake"
        } else {
            "skyrunner-overtake-not"
        };
        advice.push((ui.t(key), value < 4, rule_ids::MATERIAL));
    }
    let stops = walls.edge_above(to).filter(|_| levels < value);
    let said = match (stops, way.edges) {
        (Some(edge), _) if material <= way.edges => {
            let key = match edge {
                Edge::Ledge => "skyrunner-edge-stops",
                Edge::Roof => "skyrunner-roof-stops",
            };
            Some((ui.tr(key, &[("n", to.into())]), true))
        }
        (_, 2..) => {
            let count = [("count", way.edges.into())];
            Some((ui.tr("skyrunner-edges-paid", &count), false))
        }
        (_, 1) if way.roof => Some((ui.t("skyrunner-edge-roof"), false)),
        (_, 1) => Some((ui.t("skyrunner-edge-paid"), false)),
        _ => None,
    };
    advice.extend(said.map(|(words, is_warning)| (words, is_warning, rule_ids::MATERIAL)));
    let leads = super::words::climbed(ui, walls, from, to);
    advice.push((leads, false, rule_ids::CLIMB));
    advice.sort_by_key(|(_, is_warning, _)| !is_warning);
    advice
}

/// The target of a weapon.
fn targets(view: View<'_>, seat: Seat, weapon: Weapon) -> Element<'_, Message> {
    let chosen = match view.play(seat) {
        Some(Play::Lost { target } | Play::Sabotage { target }) => Some(target),
        _ => None,
    };
    let title = view.ui.text(Role::Heading, view.ui.t("skyrunner-against"));
    let opponents = opponents(view, seat, chosen, move |other| {
        Message::Put(seat, against(weapon, other))
    });
    column![title, opponents].spacing(10).into()
}

/// The opponents of a player, to be tapped.
pub(super) fn opponents<'a>(
    view: View<'a>,
    seat: Seat,
    chosen: Option<Seat>,
    on_choose: impl Fn(Seat) -> Message,
) -> Element<'a, Message> {
    let ui: Ui<'a> = view.ui;
    let others = view.players().iter().zip(view.seats());
    let others = others.filter(|(_, other)| *other != seat);
    let others = others.map(|(player, other)| {
        player_card(ui, player)
            .face(Face::Raised.chosen_if(chosen == Some(other)))
            .height(68.0)
            .on_press(on_choose(other))
            .into()
    });
    fit_group(cells(others).min_width(ui.em(6.6)).spacing(8.0)).into()
}
