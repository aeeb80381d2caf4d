//! The play screen: whose turn it is, what can be tapped, and what a tap writes.

mod alternatives;
mod bags;
mod buttons;
mod correct;
mod end;
mod fall;
mod field;
mod layout;
mod light;
mod metadata;
mod paint;
mod prompts;
pub mod setup;
mod shortcuts;
mod tile_count;
mod tokens;
mod turn;
mod wall_canvas;

use super::history::decided;
use super::rules::{Drawn, Event, Gear, State, Token};
use super::scene::{self, Scene};
use super::wall::Place;
use crate::core::{Game, RuleId, Seat};
use crate::live::{Drafting, LiveGame};
use crate::session::{Action, Alternative, Cx, Metadata, PlayScreen, Shortcut, View};
use crate::sound::Effect;
use crate::ui::{Element, Ui};
use iced::Vector;
use light::Heights;
use metadata::METADATA;
use serde::{Deserialize, Serialize};
use serde_json::json;
use setup::{Form, Remembered};
use std::collections::BTreeSet;
use wall_canvas::Layers;

/// How much of the game is recorded. Both write the same journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Every step, token and cave, on a picture of the wall.
    #[default]
    Wall,
    /// Tiles and falls, one tap a turn, and the heights at the end.
    Light,
}

/// What the next tap on the wall places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    Hang(Gear),
    Cave,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Up,
    Down,
    Left,
    Right,
}

impl Side {
    pub const ALL: [Self; 4] = [Self::Left, Self::Up, Self::Down, Self::Right];

    /// The place on this side of another.
    pub fn of(self, place: Place) -> Place {
        let [up, down, left, right] = scene::neighbours(place);
        match self {
            Self::Up => up,
            Self::Down => down,
            Self::Left => left,
            Self::Right => right,
        }
    }
}

/// What a tile may require of those who stand on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Demand {
    IceAxe,
    Crampons,
    Ladder,
    Danger,
}

impl Demand {
    pub const ALL: [Self; 4] = [Self::IceAxe, Self::Crampons, Self::Ladder, Self::Danger];

    pub const fn token(self) -> Option<Token> {
        match self {
            Self::IceAxe => Some(Token::IceAxe),
            Self::Crampons => Some(Token::Crampons),
            Self::Ladder => Some(Token::Ladder),
            Self::Danger => None,
        }
    }

    /// Whether this bag satisfies it.
    pub fn met(self, bag: &[Token]) -> bool {
        self.token().is_some_and(|token| bag.contains(&token))
    }
}

/// The question on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ask {
    #[default]
    Nothing,
    /// Which of the orange tokens?
    Gear,
    /// Where on the wall?
    Where(Tool),
    /// What is right about this climber: a place on the wall, or the bag.
    Correct(Seat),
}

/// The visible part of the wall. It changes with the turn and not within it, so that a tile stays
/// at its place.
#[derive(Debug, Clone, Default)]
pub struct Sight {
    turns: Option<usize>,
    pub known: BTreeSet<Place>,
    pub focus: Option<Place>,
    pub pan: Vector,
}

impl Sight {
    fn of(state: &State, scene: &Scene) -> Self {
        let focus = if state.winners().is_some() {
            scene::highest(state)
        } else {
            scene::here(state)
        };
        let mut known = scene.tiles.clone();
        // Space for the step of this turn and for equipment placed after it.
        known.extend(focus.map(|at| Side::Up.of(at)));
        Self {
            turns: Some(scene.turns),
            known,
            focus,
            pan: Vector::ZERO,
        }
    }
}

#[derive(Debug)]
pub struct Screen {
    mode: Mode,
    scene: Scene,
    ask: Ask,
    /// Whether something was corrected since the corrections were opened.
    corrected: bool,
    /// All bags, where they are not always visible.
    shows_bags: bool,
    sight: Sight,
    cursor: Option<Place>,
    heaps: Option<[u8; 3]>,
    /// The heights that are being set, while their page is open.
    heights: Option<Drafting<Heights>>,
    layers: Layers,
}

#[derive(Debug, Clone)]
pub enum Message {
    Draw,
    Fall,
    Stay,
    Next,
    Step(Side),
    Place(Place),
    Equip,
    Take(Tool),
    Cancel,
    Tile(Demand),
    Bags,
    Pan(Vector),
    Why(RuleId),
    /// Opens the list of entries.
    Entries,
    Mode(Mode),
    /// Opens or closes the corrections of a climber.
    Correct(Seat),
    /// The climber to be corrected is below the foot.
    Below,
    /// A token goes into the bag to be corrected, or the one at this place out of it.
    PutToken(Token),
    TakeToken(usize),
    /// Opens the page of heights.
    Heights,
    /// Somebody's height grows or shrinks by so many rows.
    Height(Seat, i64),
    /// The next or previous climber on the page of heights.
    HeightOf(i8),
    HeightsDone,
    /// The players name one winner where the rulebook is silent, or share the victory again.
    Decide(Seat),
    Again,
}

impl Screen {
    fn refresh(&mut self, live: &LiveGame<State>) {
        self.scene = Scene::of(live.journal());
        let over = live.state().winners().is_some();
        if over || self.sight.turns != Some(self.scene.turns) {
            self.sight = Sight::of(live.state(), &self.scene);
        }
        self.heights = self.asks_heights(live).then(|| Heights::draft(live));
        self.cancel();
    }

    /// Clears half-entered input.
    fn cancel(&mut self) {
        self.ask = Ask::Nothing;
        self.cursor = None;
        self.layers.clear();
    }

    /// Whether the last tile is drawn and only the heights are missing.
    fn asks_heights(&self, live: &LiveGame<State>) -> bool {
        let state = live.state();
        let last = state.tiles_left() == 0 && state.drew().is_some();
        self.mode == Mode::Light && last && state.winners().is_none()
    }

    /// Writes the events of one tap; a refusal is shown and nothing is lost. Returns whether it was
    /// written.
    fn tap(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        events: Vec<Event>,
        sound: Effect,
    ) -> bool {
        let events = [light::unknown_bags(live), events].concat();
        let is_written = cx.tap(live, events).is_some();
        if is_written {
            cx.effects.push(sound);
            self.refresh(live);
        } else {
            self.cancel();
        }
        is_written
    }

    /// An arrow or a token also draws the tile, if it has not been drawn.
    fn with_draw(live: &LiveGame<State>, event: Event) -> Vec<Event> {
        if live.state().drew().is_none() {
            vec![Event::Draw(Drawn::Tile), event]
        } else {
            vec![event]
        }
    }

    fn place(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, at: Place) {
        if live.state().winners().is_some() {
            return;
        }
        let (event, sound) = match self.ask {
            Ask::Correct(player) => {
                return self.correct(
                    cx,
                    live,
                    player,
                    Event::Place {
                        player,
                        at: Some(at),
                    },
                );
            }
            Ask::Where(Tool::Hang(token)) => (Event::Equip { token, at }, Effect::TICK),
            Ask::Where(Tool::Cave) => (Event::Cave(at), Effect::PAGE),
            Ask::Nothing | Ask::Gear => match scene::standing(live.state(), at) {
                Some(seat) => return self.open_correction(seat),
                None => (Event::Move(at), Effect::POP),
            },
        };
        let events = Self::with_draw(live, event);
        let _ = self.tap(cx, live, events, sound);
    }

    /// Moves the cursor, or the climber.
    fn walk(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, side: Side) {
        if let Some(cursor) = self.cursor {
            let to = side.of(cursor);
            if to.row >= 0 {
                self.cursor = Some(to);
                self.sight.focus = Some(to);
                self.sight.pan = Vector::ZERO;
                self.layers.clear();
            }
            return;
        }
        let to = match scene::here(live.state()) {
            Some(at) => Some(side.of(at)),
            None => self.entrance(),
        };
        if let Some(to) = to {
            let events = Self::with_draw(live, Event::Move(to));
            let _ = self.tap(cx, live, events, Effect::POP);
        }
    }

    /// Where an arrow leads from below the foot: the free tile nearest to the middle.
    fn entrance(&self) -> Option<Place> {
        let ways = || self.scene.ways.iter().map(|(place, _)| *place);
        let nearest = |place: &Place| (place.column.unsigned_abs(), place.column);
        ways()
            .filter(|place| self.scene.tiles.contains(place))
            .min_by_key(nearest)
            .or_else(|| ways().min_by_key(nearest))
    }

    fn take(&mut self, live: &LiveGame<State>, tool: Tool) {
        let taken = self.ask == Ask::Where(tool);
        self.cancel();
        if taken {
            return;
        }
        self.ask = Ask::Where(tool);
        self.shows_bags = false;
        let here = scene::here(live.state());
        self.cursor = match tool {
            Tool::Hang(_) => here,
            Tool::Cave => here.map(|at| Side::Up.of(at)),
        }
        .or_else(|| self.entrance());
    }

    /// With one kind of orange token there is nothing to choose.
    fn equip(&mut self, live: &LiveGame<State>) {
        match gear(live.state()).as_slice() {
            [] => {}
            [only] => self.take(live, Tool::Hang(*only)),
            _ => {
                let open = self.ask == Ask::Gear;
                self.cancel();
                self.ask = if open { Ask::Nothing } else { Ask::Gear };
            }
        }
    }

    fn next(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, events: Vec<Event>) {
        self.shows_bags = false;
        cx.page_changed();
        let _ = self.tap(cx, live, events, Effect::PAGE);
        if live.state().winners().is_some() {
            cx.effects.push(Effect::FANFARE);
        }
    }

    /// The climber stays; in the light mode this is every turn without a fall.
    fn stay(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if self.mode == Mode::Light {
            return self.light_turn(cx, live, Drawn::Tile);
        }
        let events = Self::with_draw(live, Event::Next);
        self.next(cx, live, events);
    }

    fn fall(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if self.mode == Mode::Light {
            return self.light_turn(cx, live, Drawn::Fall);
        }
        self.shows_bags = false;
        let _ = self.tap(cx, live, vec![Event::Draw(Drawn::Fall)], Effect::TICK);
        if self.scene.fall.as_ref().is_some_and(|fall| !fall.stays()) {
            cx.effects.push(Effect::DEFEAT);
        }
    }

    fn show(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, mode: Mode) {
        live.note(&cx.now, json!({ "way": mode }));
        self.mode = mode;
        self.shows_bags = false;
        cx.page_changed();
        if mode == Mode::Wall && !light::unknown_bags(live).is_empty() {
            let _ = self.tap(cx, live, Vec::new(), Effect::PAGE);
        }
        self.refresh(live);
    }

    /// The players name one of several equals as the winner.
    fn decide(cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat) {
        let chosen = (decided(live.journal()) != Some(seat)).then(|| seat.index());
        live.note(&cx.now, json!({ "winner": chosen }));
    }
}

/// The orange tokens that the climber of this turn could place now, each kind once.
fn gear(state: &State) -> Vec<Gear> {
    if state.equipped() || state.winners().is_some() {
        return Vec::new();
    }
    tokens::WALL
        .into_iter()
        .filter(|token| scene::bag(state).contains(token))
        .filter_map(Token::gear)
        .collect()
}

/// How the tiles are stacked, if the players have counted them.
fn noted_heaps(live: &LiveGame<State>) -> Option<[u8; 3]> {
    let heaps = live.noted("heaps")?;
    let heaps: [u8; 3] = serde_json::from_value(heaps.clone()).ok()?;
    let all: u16 = heaps.iter().map(|heap| u16::from(*heap)).sum();
    (all == u16::from(super::components::TILES)).then_some(heaps)
}

impl PlayScreen for Screen {
    const METADATA: &'static Metadata = &METADATA;
    type Game = State;
    type Form = Form;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<State>, fresh: bool) -> Self {
        if fresh {
            let mut chosen: Remembered = cx.settings.of_game(State::NAME);
            if let Some(heaps) = chosen.heaps {
                live.note(&cx.now, json!({ "heaps": heaps }));
            }
            live.note(&cx.now, json!({ "way": chosen.mode }));
            chosen.begin();
            cx.settings.set_of_game(State::NAME, &chosen);
        }
        let mode = live.noted("way");
        let mode = mode.and_then(|mode| serde_json::from_value(mode.clone()).ok());
        let mut screen = Self {
            mode: mode.unwrap_or_default(),
            scene: Scene::default(),
            ask: Ask::Nothing,
            corrected: false,
            shows_bags: false,
            sight: Sight::default(),
            cursor: None,
            heaps: noted_heaps(live),
            heights: None,
            layers: Layers::default(),
        };
        screen.refresh(live);
        screen
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::Stay | Message::Fall if cx.is_second_tap() => {}
            Message::Draw => {
                let _ = self.tap(cx, live, vec![Event::Draw(Drawn::Tile)], Effect::TICK);
            }
            Message::Fall => self.fall(cx, live),
            Message::Stay => self.stay(cx, live),
            Message::Next => self.next(cx, live, vec![Event::Next]),
            Message::Step(side) => self.walk(cx, live, side),
            Message::Place(place) => self.place(cx, live, place),
            Message::Equip => self.equip(live),
            Message::Take(tool) => self.take(live, tool),
            Message::Cancel => self.cancel(),
            Message::Tile(demand) => prompts::say_demand(cx, live, demand),
            Message::Bags => {
                self.shows_bags = !self.shows_bags;
                self.cancel();
            }
            Message::Pan(pan) => {
                self.sight.pan = pan;
                self.layers.clear();
            }
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Entries => {
                self.cancel();
                return Action::Entries;
            }
            Message::Mode(mode) => self.show(cx, live, mode),
            Message::Correct(seat) => self.open_correction(seat),
            Message::Below => {
                if let Ask::Correct(player) = self.ask {
                    self.correct(cx, live, player, Event::Place { player, at: None });
                }
            }
            Message::PutToken(token) => self.correct_bag(cx, live, |bag| bag.push(token)),
            Message::TakeToken(place) => self.correct_bag(cx, live, |bag| {
                if place < bag.len() {
                    let _ = bag.remove(place);
                }
            }),
            Message::Heights => self.open_heights(live),
            Message::Height(seat, by) => self.set_height(cx, live, seat, by),
            Message::HeightOf(by) => self.choose_height(by),
            Message::HeightsDone => self.heights_done(cx, live),
            Message::Decide(seat) => Self::decide(cx, live, seat),
            Message::Again => return Action::PlayAgain,
        }
        Action::None
    }

    fn refresh(&mut self, _cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.refresh(live);
    }

    /// A chosen token, an open page or a height is undone before the journal is changed.
    fn undo_input(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, forward: bool) -> bool {
        if !self.can_undo_input(forward) {
            return false;
        }
        if let Some(heights) = &mut self.heights {
            if heights.step(forward) {
                heights.keep(cx, live);
            } else {
                self.heights = None;
            }
            return true;
        }
        self.shows_bags = false;
        self.cancel();
        true
    }

    fn close_panel(&mut self, _cx: &mut Cx<'_>, _live: &mut LiveGame<State>) -> bool {
        if self.heights.as_ref().is_some_and(|set| !set.ends_game) {
            self.heights = None;
            return true;
        }
        let is_open = self.shows_bags || self.ask != Ask::Nothing;
        self.shows_bags = false;
        self.cancel();
        is_open
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        match &self.heights {
            Some(heights) => heights.can_step(forward) || !(forward || heights.ends_game),
            None if forward => false,
            None => match self.ask {
                Ask::Nothing => self.shows_bags,
                Ask::Correct(_) => !self.corrected,
                Ask::Gear | Ask::Where(_) => true,
            },
        }
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        layout::view(view)
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        let state = live.state();
        if state.winners().is_some() {
            return Some(ui.t("cliff-over"));
        }
        let name = live.person(state.turn().index()).name;
        Some(ui.tr(
            "cliff-about",
            &[("name", name.into()), ("count", state.tiles_left().into())],
        ))
    }

    fn alternatives(entry: &Event, _players: usize) -> Vec<Alternative<Self>> {
        alternatives::alternatives(entry)
    }

    fn shortcuts(&self, live: &LiveGame<State>) -> Vec<Shortcut<Message>> {
        shortcuts::shortcuts(self, live.state())
    }
}
