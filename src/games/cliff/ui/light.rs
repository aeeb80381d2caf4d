//! The light mode: whose turn, the tiles that are left, one tap a turn, and the heights at the end
//! or whenever the players want to set them.

use super::super::rules::{Drawn, Event, State};
use super::super::{rule_ids, scene};
use super::layout::{climber, figure, within_margins};
use super::{Message, Mode, Screen, buttons, tile_count, turn};
use crate::core::{Icon, Seat};
use crate::live::{Drafting, LiveGame};
use crate::session::{Cx, View};
use crate::sound::Effect;
use crate::ui::choice::stepper;
use crate::ui::panel::{page, panel};
use crate::ui::player_card::player_card;
use crate::ui::{
    Element, Face, Role, button, by_space, cells, chip, fit, fit_digits, fit_group, fit_soft, icon,
    panes, tap,
};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Size};
use serde_json::json;

/// The highest row that can be set by hand.
const TOP: i64 = 59;

/// Heights being set by hand; `None` is below the foot.
#[derive(Debug, Clone, PartialEq)]
pub struct Heights {
    rows: Vec<Option<i64>>,
    /// The line selected with the keyboard.
    chosen: usize,
    /// Whether the game is over once they are set.
    pub ends_game: bool,
}

impl Heights {
    /// As the journal knows them, or as they were left half-set.
    pub fn draft(live: &LiveGame<State>) -> Drafting<Self> {
        let (journal, state) = (live.journal(), live.state());
        let climbers = state.climbers().iter();
        let known: Vec<_> = climbers.map(|one| one.at.map(|at| at.row)).collect();

        let notes = journal.notes().iter().rev();
        let mut notes = notes.filter(|note| note.after == journal.events().len());
        let kept = notes.find_map(|note| note.note.get("heights"));
        let kept = kept.and_then(|rows| serde_json::from_value(rows.clone()).ok());
        let kept = kept.filter(|rows: &Vec<Option<i64>>| rows.len() == known.len());
        Drafting::new(Self {
            rows: kept.unwrap_or(known),
            chosen: 0,
            ends_game: state.tiles_left() == 0 && state.drew().is_some(),
        })
    }

    /// Saves them, so that they survive a restart.
    pub fn keep(&self, cx: &Cx<'_>, live: &mut LiveGame<State>) {
        live.note(&cx.now, json!({ "heights": self.rows }));
    }

    /// Whether they can be written: a game does not end before somebody's height is known.
    fn is_complete(&self) -> bool {
        !self.ends_game || self.rows.iter().any(Option::is_some)
    }

    pub fn chosen(&self) -> Seat {
        let mut seats = Seat::all(self.rows.len()).skip(self.chosen);
        seats.next().unwrap_or_default()
    }
}

/// The events that the first tap of a light game begins with: the bags are unknown.
pub fn unknown_bags(live: &LiveGame<State>) -> Vec<Event> {
    let journal = live.journal();
    let mut ways = journal
        .notes()
        .iter()
        .filter_map(|note| note.note.get("way"));
    let began_light = ways.next().is_some_and(|way| *way == json!(Mode::Light));
    if !began_light || !journal.events().is_empty() {
        return Vec::new();
    }
    Seat::all(live.state().climbers().len())
        .map(|player| Event::Bag {
            player,
            bag: std::iter::empty().collect(),
        })
        .collect()
}

impl Screen {
    /// A whole turn in one tap; after the last tile the heights are asked for first.
    pub(super) fn light_turn(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, drawn: Drawn) {
        let state = live.state();
        let draws = state.drew().is_none();
        let last = state.tiles_left() == u8::from(draws);
        let draw = draws.then_some(Event::Draw(drawn));
        let next = (!last).then_some(Event::Next);
        let name = live.person(state.turn().index()).name;
        let (sound, falls) = match drawn {
            Drawn::Tile => (Effect::TICK, false),
            Drawn::Fall => (Effect::DEFEAT, draws),
        };
        let events: Vec<Event> = draw.into_iter().chain(next).collect();
        if events.is_empty() {
            return;
        }
        cx.page_changed();
        if self.tap(cx, live, events, sound) && falls {
            let name = [("name", name.into())];
            cx.tell("cliff-light-fell", &name, Some(rule_ids::FALL));
        }
    }

    pub(super) fn open_heights(&mut self, live: &LiveGame<State>) {
        self.heights = Some(Heights::draft(live));
    }

    pub(super) fn set_height(
        &mut self,
        cx: &Cx<'_>,
        live: &mut LiveGame<State>,
        seat: Seat,
        by: i64,
    ) {
        let Some(heights) = &mut self.heights else {
            return;
        };
        let changed = heights.change(|heights| {
            heights.chosen = seat.index();
            if let Some(row) = heights.rows.get_mut(seat.index()) {
                let to = row.unwrap_or(-1).saturating_add(by).min(TOP);
                *row = (to >= 0).then_some(to);
            }
        });
        if changed {
            heights.keep(cx, live);
        }
    }

    pub(super) fn choose_height(&mut self, by: i8) {
        if let Some(heights) = &mut self.heights {
            heights.adjust(|heights| {
                let last = heights.rows.len().saturating_sub(1);
                let chosen = heights.chosen.saturating_add_signed(by.into());
                heights.chosen = chosen.min(last);
            });
        }
    }

    /// Writes the heights as corrections, and ends the game if only they were missing.
    pub(super) fn heights_done(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let Some(heights) = self.heights.as_ref().filter(|one| one.is_complete()) else {
            return;
        };
        let mut events = scene::corrected_heights(live.state(), &heights.rows);
        if heights.ends_game {
            events.push(Event::Next);
            self.next(cx, live, events);
        } else if events.is_empty() {
            self.heights = None;
        } else {
            let _ = self.tap(cx, live, events, Effect::TICK);
        }
    }
}

pub fn view(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    if let Some(heights) = &view.screen.heights {
        return within_margins(ui, heights_page(view, heights));
    }
    if ui.two_panes() {
        let main = column![who(view), count(view), buttons_of_turn(view)].spacing(14);
        let side = column![climbers(view), to_wall(view)].spacing(14);
        return within_margins(ui, panes(ui, main, side).side(0.36, 340.0..=640.0));
    }
    // Beside the open rules there is only space for the buttons.
    let has_room = ui.height_ems() >= 17.0;
    let body = column![who(view), count(view)]
        .push(has_room.then(|| climbers(view)))
        .push(has_room.then(|| to_wall(view)))
        .push(buttons_of_turn(view))
        .spacing(if ui.narrow() { 8 } else { 14 });
    within_margins(ui, body)
}

/// Whose turn it is, and who comes next.
fn who(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let player = climber(view);
    let state = view.state();
    let next = view.name(state.turn().left(state.climbers().len()));
    let turn = ui.tr("cliff-turn", &[("name", player.name.as_str().into())]);
    let words = column![
        fit(ui, Role::Display, turn).short_text(Some(player.name)),
        fit_soft(
            ui,
            Role::Body,
            ui.tr("cliff-then", &[("name", next.into())])
        ),
    ]
    .width(Length::Fill);
    let px = if ui.narrow() { 56.0 } else { ui.grow(84.0) };
    row![chip(&ui, player.hue, px), words]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
}

/// The tiles that are left, as large as the space has it.
fn count(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let content = by_space(ui, move |ui| {
        let left = view.state().tiles_left();
        let heaps = view.screen.heaps;
        let has_room = ui.height_ems() >= 9.0;
        let heap = has_room.then(|| {
            fit_soft(ui, Role::Small, turn::heap_words(ui, heaps, left)).width(Length::Shrink)
        });
        let of = ui.tr("cliff-tiles-of", &[("count", left.into())]);
        let words = row![fit(ui, Role::Label, of)]
            .push(heap)
            .spacing(8)
            .align_y(Alignment::Center);
        column![fit_digits(ui, left), words]
            .push(has_room.then(|| tile_count::tiles(ui, left, heaps)))
            .spacing(8)
            .into()
    });
    panel(&ui, content)
        .padding(if ui.narrow() { 10 } else { 20 })
        .into()
}

fn buttons_of_turn(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let height = Length::Fixed(if ui.narrow() { 96.0 } else { ui.grow(116.0) });
    if view.state().drew().is_some() {
        let next = buttons::next(view).on_press(Message::Stay);
        return next.width(Length::Fill).height(height).into();
    }
    let skin = Face::Accent.skin(&ui).radius(16.0);
    let word = fit(ui, Role::Display, ui.t("cliff-light-tile"))
        .max_size(if ui.narrow() { 32.0 } else { 44.0 })
        .width(Length::Shrink)
        .color(skin.text);
    let px = if ui.narrow() { 36.0 } else { 56.0 };
    let content = row![icon::coloured(Icon::Tile, px), word]
        .spacing(12)
        .align_y(Alignment::Center);
    let tile = tap(&ui, skin, content).padding([0, 8]);
    row![
        buttons::falls(ui)
            .width(Length::FillPortion(2))
            .height(height),
        tile.width(Length::FillPortion(3))
            .height(height)
            .on_press(Message::Stay),
    ]
    .spacing(if ui.narrow() { 8 } else { 14 })
    .into()
}

/// Everybody with the height that is known; a tap opens the page of heights.
fn climbers(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    let turn = view.state().turn();
    let known = view.players().iter().zip(view.state().climbers());
    let cards = view.seats().zip(known).map(|(seat, (player, climber))| {
        let row = figure(climber.at.map(|place| place.row));
        player_card(ui, player)
            .face(Face::Card.chosen_if(seat == turn))
            .status(move |ui| {
                let digits = ui.digits(ui.em(1.7), row.clone());
                digits.line_height(1.0).into()
            })
            .on_press(Message::Heights)
            .into()
    });
    let cards = cells(cards).spacing(8.0);
    if ui.two_panes() {
        let most = Size::new(f32::INFINITY, ui.em(5.0));
        return fit_group(cards.max_columns(1).max_size(most))
            .height(Length::Fill)
            .into();
    }
    let height = if ui.narrow() { 96.0 } else { ui.em(5.8) };
    container(fit_group(cards)).height(height).into()
}

fn to_wall(view: View<'_, Screen>) -> Element<'_, Message> {
    let ui = view.ui;
    button::text_button(&ui, Some(Icon::Pawn), ui.t("cliff-to-wall"))
        .width(Length::Fill)
        .on_press(Message::Mode(Mode::Wall))
        .into()
}

/// A stepper for everybody's height.
fn heights_page<'a>(view: View<'a, Screen>, heights: &'a Heights) -> Element<'a, Message> {
    let ui = view.ui;
    // Large names have their own line on a phone, as long as that needs no scrolling.
    let is_stacked = ui.narrow() && ui.large_text() && heights.rows.len() <= 3;
    let lines = view.seats().zip(&heights.rows).map(|(seat, row)| {
        let player = view.player(seat);
        let is_chosen = heights.chosen() == seat;
        let px = if ui.narrow() { 36.0 } else { 48.0 };
        let less = row.map(|_| Message::Height(seat, -1));
        let more = row.is_none_or(|row| row < TOP);
        let more = more.then_some(Message::Height(seat, 1));
        let name = fit(ui, Role::Lead, player.name).min_size(16.0);
        let spacing = if ui.narrow() { 8 } else { 16 };
        let who = row![chip(&ui, player.hue, px), name]
            .spacing(spacing)
            .align_y(Alignment::Center);
        let stepper = stepper(&ui, figure(*row), less, more);
        let line: Element<'_, Message> = if is_stacked {
            column![who, stepper].spacing(6).into()
        } else {
            row![who.width(Length::Fill), stepper]
                .spacing(spacing)
                .align_y(Alignment::Center)
                .into()
        };
        let skin = Face::Card.chosen_if(is_chosen).skin(&ui).radius(18.0);
        tap(&ui, skin, line)
            .width(Length::Fill)
            .padding(if ui.narrow() { [4, 6] } else { [6, 16] })
            .into()
    });
    let how = (ui.height_ems() >= 20.0)
        .then(|| fit_soft(ui, Role::Body, ui.t("cliff-heights-how")).max_lines(2));
    let title = fit(ui, Role::Title, ui.t("cliff-heights-ask"));
    let words = column![title].push(how).spacing(4);
    let word = if heights.ends_game {
        ui.t("cliff-finish")
    } else {
        ui.t("table-done")
    };
    let done = if heights.is_complete() {
        button::primary_big(&ui, Some(Icon::Check), word).on_press(Message::HeightsDone)
    } else {
        button::waiting_big(&ui, word)
    };
    let done = done.width(Length::Fill);
    let lines = fit_group(column(lines).spacing(if ui.narrow() { 4 } else { 8 }));
    let lines = column![words, lines].spacing(12);
    let body = column![page(&ui, lines), done].spacing(12).max_width(900);
    container(body).center_x(Length::Fill).into()
}
