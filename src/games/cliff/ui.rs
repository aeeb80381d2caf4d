//! At the table: whose turn, what may be tapped, and what a tap writes.

mod field;
mod metadata;
mod paint;
pub mod setup;
mod tokens;
mod view;
mod wall_canvas;

use super::history::decided;
use super::rules::{Drawn, Event, Gear, State, Token};
use super::scene::{self, Scene};
use super::wall::Place;
use crate::core::{Game, RuleId, Seat};
use crate::live::LiveGame;
use crate::localize::refusal;
use crate::session::{Action, Cx, Metadata, PlayScreen, View};
use crate::sound::Effect;
use crate::ui::{Element, Ui};
use iced::Vector;
use iced::keyboard::{Key, Modifiers, key::Named};
use metadata::METADATA;
use serde_json::json;
use setup::{Form, Remembered};
use wall_canvas::Layers;

/// What the next tap on the wall lays or hangs.
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

/// What a tile may ask of those who stand on it.
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

    /// Whether this bag meets it.
    pub fn met(self, bag: &[Token]) -> bool {
        self.token().is_some_and(|token| bag.contains(&token))
    }
}

/// What a small screen shows of the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Leaf {
    #[default]
    Ranks,
    Wall,
    Heights,
}

/// What stands between the wall and the buttons.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Ask {
    #[default]
    Nothing,
    /// Which of the orange tokens?
    Gear,
    /// Where on the wall?
    Where(Tool),
    /// What this tile asks, for this climber.
    Tile(Demand),
    Refused(String, Option<RuleId>),
}

#[derive(Debug)]
pub struct Screen {
    pub(super) scene: Scene,
    pub(super) ask: Ask,
    /// All bags, where they are not always in sight.
    pub(super) bags: bool,
    pub(super) leaf: Leaf,
    pub(super) pan: Vector,
    pub(super) cursor: Option<Place>,
    pub(super) heaps: Option<[u8; 3]>,
    pub(super) layers: Layers,
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
    Leaf(Leaf),
    Pan(Vector),
    Why(RuleId),
    /// The table names one winner where the booklet is silent, or goes back to sharing.
    Decide(Seat),
    Again,
}

impl Screen {
    fn refresh(&mut self, live: &LiveGame<State>) {
        self.scene = Scene::of(live.journal());
        self.after_event();
    }

    /// Nothing half-entered is left.
    fn after_event(&mut self) {
        self.ask = Ask::Nothing;
        self.cursor = None;
        self.pan = Vector::ZERO;
        self.layers.clear();
    }

    /// Writes what one tap did; what is refused is said and nothing is lost.
    fn tap(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        events: Vec<Event>,
        sound: Effect,
    ) {
        match live.tap(&cx.now, events) {
            Ok(_) => {
                cx.effects.push(sound);
                self.refresh(live);
            }
            Err(refused) => {
                let (sentence, rule) = refusal(cx.words, &refused);
                self.ask = Ask::Refused(sentence, rule);
                self.layers.clear();
            }
        }
    }

    /// An arrow or a token also counts the tile, if it has not been drawn.
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
            Ask::Where(Tool::Hang(token)) => (Event::Equip { token, at }, Effect::TICK),
            Ask::Where(Tool::Cave) => (Event::Cave(at), Effect::PAGE),
            _ => (Event::Move(at), Effect::POP),
        };
        let events = Self::with_draw(live, event);
        self.tap(cx, live, events, sound);
    }

    fn walk(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, side: Side) {
        if let Some(cursor) = self.cursor {
            let to = side.of(cursor);
            if to.row >= 0 {
                self.cursor = Some(to);
                self.layers.clear();
            }
            return;
        }
        let to = match scene::here(live.state()) {
            Some(at) => side.of(at),
            None => match self.entrance(live) {
                Some(at) => at,
                None => return,
            },
        };
        self.ask = Ask::Nothing;
        self.place(cx, live, to);
    }

    /// Where an arrow leads from below the foot: the free tile nearest to the middle.
    pub(super) fn entrance(&self, live: &LiveGame<State>) -> Option<Place> {
        let ways = scene::ways(live.state(), &self.scene.tiles);
        let known = ways
            .iter()
            .filter(|(place, _)| self.scene.tiles.contains(place));
        let nearest = |place: &Place| (place.column.unsigned_abs(), place.column);
        known
            .map(|(place, _)| *place)
            .min_by_key(nearest)
            .or_else(|| ways.iter().map(|(place, _)| *place).min_by_key(nearest))
    }

    fn take(&mut self, live: &LiveGame<State>, tool: Tool) {
        if self.ask == Ask::Where(tool) {
            self.after_event();
            return;
        }
        self.ask = Ask::Where(tool);
        self.bags = false;
        let here = scene::here(live.state());
        self.cursor = match tool {
            Tool::Hang(_) => here,
            Tool::Cave => here.map(|at| Side::Up.of(at)),
        }
        .or_else(|| self.entrance(live));
        self.layers.clear();
    }

    /// With one kind of orange token there is nothing to choose.
    fn equip(&mut self, live: &LiveGame<State>) {
        match self.gear(live).as_slice() {
            [] => {}
            [only] => self.take(live, Tool::Hang(*only)),
            _ => {
                self.ask = if self.ask == Ask::Gear {
                    Ask::Nothing
                } else {
                    Ask::Gear
                };
                self.layers.clear();
            }
        }
    }

    /// The orange tokens that could be hung now, each kind once.
    pub(super) fn gear(&self, live: &LiveGame<State>) -> Vec<Gear> {
        let state = live.state();
        if state.equipped() || state.winners().is_some() {
            return Vec::new();
        }
        tokens::WALL
            .into_iter()
            .filter(|token| scene::bag(state).contains(token))
            .filter_map(Token::gear)
            .collect()
    }

    fn next(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, events: Vec<Event>) {
        self.bags = false;
        cx.page_changed();
        self.tap(cx, live, events, Effect::PAGE);
        if live.state().winners().is_some() {
            self.leaf = Leaf::Ranks;
            cx.effects.push(Effect::FANFARE);
        }
    }

    fn fall(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.bags = false;
        self.tap(cx, live, vec![Event::Draw(Drawn::Fall)], Effect::TICK);
        if self.scene.fall.as_ref().is_some_and(|fall| !fall.stays()) {
            cx.effects.push(Effect::DEFEAT);
        }
    }

    /// One of several equals, by decision of the table.
    fn decide(cx: &Cx<'_>, live: &mut LiveGame<State>, seat: Seat) {
        let chosen = if decided(live.journal()) == Some(seat) {
            None
        } else {
            Some(seat.index())
        };
        live.note(&cx.now, json!({ "winner": chosen }));
    }
}

impl PlayScreen for Screen {
    const METADATA: &'static Metadata = &METADATA;
    type Game = State;
    type Form = Form;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<State>, fresh: bool) -> Self {
        if fresh && let Some(heaps) = cx.settings.of_game::<Remembered>(State::NAME).heaps {
            live.note(&cx.now, json!({ "heaps": heaps }));
        }
        let heaps = live
            .noted("heaps")
            .and_then(|heaps| serde_json::from_value::<[u8; 3]>(heaps.clone()).ok())
            .filter(|heaps| {
                heaps.iter().map(|heap| u16::from(*heap)).sum::<u16>()
                    == u16::from(super::components::TILES)
            });
        Self {
            scene: Scene::of(live.journal()),
            ask: Ask::Nothing,
            bags: false,
            leaf: Leaf::Ranks,
            pan: Vector::ZERO,
            cursor: None,
            heaps,
            layers: Layers::default(),
        }
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::Draw => self.tap(cx, live, vec![Event::Draw(Drawn::Tile)], Effect::TICK),
            Message::Fall => self.fall(cx, live),
            Message::Stay if cx.is_second_tap() => {}
            Message::Stay => {
                let events = Self::with_draw(live, Event::Next);
                self.next(cx, live, events);
            }
            Message::Next => self.next(cx, live, vec![Event::Next]),
            Message::Step(side) => self.walk(cx, live, side),
            Message::Place(place) => self.place(cx, live, place),
            Message::Equip => self.equip(live),
            Message::Take(tool) => self.take(live, tool),
            Message::Cancel => self.after_event(),
            Message::Tile(demand) => {
                let same = self.ask == Ask::Tile(demand);
                self.after_event();
                self.ask = if same {
                    Ask::Nothing
                } else {
                    Ask::Tile(demand)
                };
            }
            Message::Bags => self.bags = !self.bags,
            Message::Leaf(leaf) => self.leaf = leaf,
            Message::Pan(pan) => {
                self.pan = pan;
                self.layers.clear();
            }
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Decide(seat) => Self::decide(cx, live, seat),
            Message::Again => return Action::PlayAgain,
        }
        Action::None
    }

    fn refresh(&mut self, _cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.refresh(live);
    }

    /// A token in hand or an open page is put back before the journal is touched.
    fn undo_input(&mut self, _cx: &mut Cx<'_>, _live: &mut LiveGame<State>, forward: bool) -> bool {
        let can = self.can_undo_input(forward);
        if can {
            self.after_event();
            self.bags = false;
        }
        can
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        !forward && (self.bags || matches!(self.ask, Ask::Gear | Ask::Where(_)))
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        view::view(view.ui, view.screen, view.live)
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

    fn key(&self, live: &LiveGame<State>, key: &Key, _modifiers: Modifiers) -> Option<Message> {
        let state = live.state();
        if state.winners().is_some() {
            return None;
        }
        match key.as_ref() {
            Key::Named(Named::ArrowUp) => Some(Message::Step(Side::Up)),
            Key::Named(Named::ArrowDown) => Some(Message::Step(Side::Down)),
            Key::Named(Named::ArrowLeft) => Some(Message::Step(Side::Left)),
            Key::Named(Named::ArrowRight) => Some(Message::Step(Side::Right)),
            Key::Named(Named::Enter) => Some(match (self.cursor, state.drew()) {
                (Some(cursor), _) => Message::Place(cursor),
                (None, None) => Message::Draw,
                (None, Some(_)) => Message::Next,
            }),
            Key::Named(Named::Backspace | Named::Delete) => Some(Message::Cancel),
            Key::Character("0") => Some(Message::Fall),
            Key::Character("1") => Some(Message::Draw),
            Key::Character("2") => Some(Message::Take(Tool::Cave)),
            Key::Character("3") => Some(Message::Equip),
            _ => None,
        }
    }
}
