//! The three arrangements of the screen: two panes, portrait, phone.

use super::super::rules::State;
use super::super::scene::{self, Way};
use super::super::wall::Place;
use super::paint::weather;
use super::wall_canvas::{Marks, Wall, wall_canvas};
use super::{Ask, Message, Mode, Screen, Side, Tool};
use super::{bags, buttons, correct, end, fall, light, prompts, turn};
use crate::core::{Icon, Player};
use crate::session::View;
use crate::ui::panel::filled;
use crate::ui::{Class, Element, Role, TapStyle, Ui, by_space, chip, fit, icon, panes, tap};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length, Padding, border};

pub fn view(view: View<'_, Screen>) -> Element<'_, Message> {
    if view.state().winners().is_some() {
        return end::view(view);
    }
    if view.screen.mode == Mode::Light {
        return light::view(view);
    }
    let body = match view.ui.class {
        Class::Wide => wide(view),
        Class::Tall => tall(view),
        Class::Phone => phone(view),
    };
    within_margins(view.ui, body)
}

/// The space between the edges of the window and what is in it.
pub fn within_margins<'a>(
    ui: Ui<'a>,
    body: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let padding = if ui.narrow() {
        Padding::from([8, 12]).bottom(12)
    } else {
        Padding::from([14, 20]).bottom(18)
    };
    container(body).padding(padding).into()
}

/// Whose turn it is.
pub fn climber(view: View<'_, Screen>) -> Player {
    view.player(view.state().turn())
}

/// The wall at the left, the turn at the right.
fn wide(view: View<'_, Screen>) -> Element<'_, Message> {
    let side = by_space(view.ui, move |ui| {
        let view = view.with(ui);
        if view.screen.scene.fall.is_some() {
            fall::pane(view)
        } else {
            beside(view)
        }
    });
    panes(view.ui, wall(view), side)
        .side(0.436, 420.0..=900.0)
        .spacing(20.0)
        .into()
}

/// Whether the bags of all players fit beside this many ems of other parts.
fn shows_all(view: View<'_, Screen>, others: f32) -> bool {
    view.ui.height_ems() >= others + bags::list_ems(view)
}

fn beside(view: View<'_, Screen>) -> Element<'_, Message> {
    let all = shows_all(view, 22.0);
    let middle: Element<'_, Message> = match view.screen.ask {
        Ask::Correct(seat) => correct::panel(view, seat),
        _ if all => column![turn::steps(view), turn::tiles_and_bags(view)]
            .spacing(12)
            .into(),
        _ if shows_all(view, 14.0) => column![turn::steps(view), bags::list(view)]
            .spacing(12)
            .into(),
        _ if view.screen.shows_bags => bags::page(view),
        _ => column![turn::steps(view), bags::own(view), space::vertical()]
            .spacing(12)
            .into(),
    };
    column![
        turn::head(view, !all),
        container(middle).height(Length::Fill),
        prompts::between(view),
        buttons::buttons(view)
    ]
    .spacing(12)
    .into()
}

/// Portrait: the wall in the middle.
fn tall(view: View<'_, Screen>) -> Element<'_, Message> {
    let wall = container(wall(view)).height(Length::Fill);
    if view.screen.scene.fall.is_some() {
        return column![wall, fall::below(view)].spacing(12).into();
    }
    let foot = column![prompts::between(view), buttons::buttons(view)].spacing(12);
    if view.ui.height_ems() < 28.0 {
        // Beside the open rules there is only space for the wall and the buttons.
        return column![wall, foot].spacing(12).into();
    }
    let head = turn::head(view, true);
    let all = shows_all(view, 36.0);
    let body = match view.screen.ask {
        Ask::Correct(seat) => column![
            head,
            wall,
            container(correct::panel(view, seat)).height(Length::Shrink)
        ],
        _ if all => column![head, turn::steps(view), wall, bags::low_list(view), foot],
        _ if view.screen.shows_bags => column![head, bags::page(view), foot],
        _ => column![head, turn::steps(view), wall, bags::own(view), foot],
    };
    body.spacing(12).into()
}

fn phone(view: View<'_, Screen>) -> Element<'_, Message> {
    // Beside the open rules there is only space for the text and the buttons.
    let wall = (view.ui.height_ems() >= 13.0).then(|| container(wall(view)).height(Length::Fill));
    let shows_wall = wall.is_some();
    let body = if view.screen.scene.fall.is_some() {
        column![].push(wall).push(fall::below(view))
    } else if let Ask::Correct(seat) = view.screen.ask {
        column![].push(wall).push(correct::panel(view, seat))
    } else if view.screen.shows_bags && shows_wall {
        column![turn::phone_head(view), bags::page(view)]
    } else {
        let middle = match view.screen.ask {
            Ask::Nothing => buttons::arrows(view),
            _ => prompts::between(view),
        };
        column![turn::phone_head(view)]
            .push(wall)
            .push(middle)
            .push(buttons::buttons(view))
    };
    body.spacing(8).into()
}

/// The picture of the wall, and the climbers who wait below the foot.
pub fn wall(view: View<'_, Screen>) -> Element<'_, Message> {
    by_space(view.ui, move |ui| {
        let view = view.with(ui);
        let screen = view.screen;
        let picture = Wall {
            ui,
            state: view.state(),
            scene: &screen.scene,
            people: view.players(),
            marks: marks(view),
            sight: &screen.sight,
        };
        column![
            wall_canvas(&picture, &screen.layers, Message::Place, Message::Pan),
            ground(view),
        ]
        .into()
    })
    .into()
}

/// What can be tapped on the wall for the current question.
fn marks(view: View<'_, Screen>) -> Marks {
    let state = view.state();
    let tiles = &view.screen.scene.tiles;
    let base = Marks {
        cursor: view.screen.cursor,
        over: state.winners().is_some(),
        ..Marks::default()
    };
    if base.over {
        return base;
    }
    match view.screen.ask {
        Ask::Where(Tool::Cave) => {
            let limit = scene::cave_limit(state);
            let near = tiles.iter().flat_map(|place| scene::neighbours(*place));
            let mut offers: Vec<Place> = near
                .chain(scene::foot(tiles))
                .filter(|place| (0..=limit).contains(&place.row) && !tiles.contains(place))
                .collect();
            offers.sort_unstable();
            offers.dedup();
            Marks {
                offers,
                limit: Some(limit),
                ..base
            }
        }
        Ask::Where(Tool::Hang(_)) => Marks {
            offers: near_the_climber(state, view),
            ..base
        },
        Ask::Correct(seat) => Marks {
            corrected: Some(seat),
            ..base
        },
        Ask::Nothing | Ask::Gear => Marks {
            ways: view.screen.scene.ways.clone(),
            ..base
        },
    }
}

/// Every known tile, and those around the climber.
fn near_the_climber(state: &State, view: View<'_, Screen>) -> Vec<Place> {
    let tiles = &view.screen.scene.tiles;
    let mut places: Vec<Place> = tiles.iter().copied().collect();
    match scene::here(state) {
        Some(at) => {
            let near = scene::neighbours(at).into_iter();
            places.extend(near.filter(|near| near.row >= 0));
        }
        None => places.extend(scene::foot(tiles)),
    }
    places
}

/// The climbers who wait below the foot, and the button of the light mode.
fn ground(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let weather = weather(ui.colours.dark);
    let is_flat = ui.narrow() || ui.height_ems() < 17.0;
    let px = if is_flat { 32.0 } else { 48.0 };
    let below: Vec<_> = view
        .seats()
        .zip(view.state().climbers())
        .filter(|(_, climber)| climber.at.is_none())
        .map(|(seat, _)| seat)
        .collect();
    let over = view.state().winners().is_some();
    let chips = below.iter().map(|seat| {
        let chip = chip(&ui, view.player(*seat).hue, px);
        tap(&ui, TapStyle::bare(&ui).radius(px / 2.0), chip)
            .on_press_maybe((!over).then_some(Message::Correct(*seat)))
            .into()
    });
    let names: Vec<String> = below.iter().map(|seat| view.name(*seat)).collect();
    let words = ui.tr("cliff-below-are", &[("names", names.join(", ").into())]);
    let words = (!below.is_empty()).then(|| {
        fit(ui, Role::Label, words)
            .short_text(Some(ui.t("cliff-below")))
            .min_size(13.0)
    });
    let line = row(chips)
        .push(container(column![].push(words)).width(Length::Fill))
        .push((!over).then(|| light_button(ui, px)))
        .spacing(if ui.narrow() { 8 } else { 14 })
        .align_y(Alignment::Center);
    let grass = container(space())
        .width(Length::Fill)
        .height(7.0)
        .style(filled(weather.grass, 0));
    let earth = container(line)
        .width(Length::Fill)
        .height(if is_flat { 44.0 } else { 70.0 })
        .padding(Padding::from([0, 8]).left(if ui.narrow() { 16 } else { 40 }))
        .align_y(Alignment::Center)
        .style(filled(weather.ground, border::bottom(22)));
    column![grass, earth].into()
}

/// The button of the light mode, with its words where they fit.
fn light_button<'a>(ui: Ui<'a>, px: f32) -> Element<'a, Message> {
    let wide = ui.width_ems() >= 26.0;
    let words = wide.then(|| fit(ui, Role::Small, ui.t("cliff-to-light")).width(Length::Shrink));
    let content = row![icon::coloured(Icon::Tile, px * 0.7)]
        .push(words)
        .spacing(8)
        .align_y(Alignment::Center);
    let skin = TapStyle::bare(&ui).edge(ui.colours.ink_soft, 1.0);
    tap(&ui, skin, content)
        .height(px + 6.0)
        .padding([0, 12])
        .on_press(Message::Mode(Mode::Light))
        .into()
}

/// Where somebody stands, in words.
pub fn height_words(ui: &Ui<'_>, at: Option<Place>) -> String {
    match at.map(|place| place.row) {
        None => ui.t("cliff-below"),
        Some(0) => ui.t("cliff-at-foot"),
        Some(row) => ui.tr("cliff-at-row", &[("row", row.into())]),
    }
}

/// The same as a figure.
pub fn figure(row: Option<i64>) -> String {
    row.map_or_else(|| "–".to_owned(), |row| row.to_string())
}

/// Which of the four sides lead somewhere now.
pub fn open_sides(view: View<'_, Screen>) -> Vec<Side> {
    let ways = &view.screen.scene.ways;
    match scene::here(view.state()) {
        None if ways.is_empty() => Vec::new(),
        None => vec![Side::Up],
        Some(at) => Side::ALL
            .into_iter()
            .filter(|side| ways.contains(&(side.of(at), Way::Step)))
            .collect(),
    }
}
