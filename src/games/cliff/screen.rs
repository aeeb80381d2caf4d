//! At the table: whose turn, what may be tapped, and what a tap writes.

use super::desk::{Desk, Remembered};
use super::rules::{Drawn, Event, Gear, State, Token};
use super::scene::{self, Scene};
use super::sketch::Layers;
use super::view;
use super::wall::Place;
use crate::chronicle;
use crate::games::because::RuleId;
use crate::journal::{Journal, Seat};
use crate::localize::Words;
use crate::room::{Action, Cx, Play, doubled};
use crate::settings::Person;
use crate::shelf::GameId;
use crate::sitting::{Sitting, refusal};
use crate::sound::Effect;
use crate::ui::art::Gallery;
use crate::ui::{Element, Look};
use iced::Vector;
use iced::keyboard::{Key, Modifiers, key::Named};
use serde_json::json;
use std::time::Duration;

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
    /// When the turn went on.
    turned: Option<Duration>,
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
    fn refresh(&mut self, sitting: &Sitting<State>) {
        self.scene = Scene::of(sitting.journal());
        self.settle();
    }

    /// Nothing half-entered is left.
    fn settle(&mut self) {
        self.ask = Ask::Nothing;
        self.cursor = None;
        self.pan = Vector::ZERO;
        self.layers.clear();
    }

    /// Writes what one tap did; what is refused is said and nothing is lost.
    fn tap(
        &mut self,
        cx: &mut Cx<'_>,
        sitting: &mut Sitting<State>,
        events: Vec<Event>,
        sound: Effect,
    ) {
        match sitting.tap(&cx.now, events) {
            Ok(_) => {
                cx.effects.push(sound);
                self.refresh(sitting);
            }
            Err(refused) => {
                let (sentence, rule) = refusal(cx.words, &refused);
                self.ask = Ask::Refused(sentence, rule);
                self.layers.clear();
            }
        }
    }

    /// An arrow or a token also counts the tile, if it has not been drawn.
    fn with_draw(sitting: &Sitting<State>, event: Event) -> Vec<Event> {
        if sitting.state().drew().is_none() {
            vec![Event::Draw(Drawn::Tile), event]
        } else {
            vec![event]
        }
    }

    fn place(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, at: Place) {
        if sitting.state().winners().is_some() {
            return;
        }
        let (event, sound) = match self.ask {
            Ask::Where(Tool::Hang(token)) => (Event::Equip { token, at }, Effect::TICK),
            Ask::Where(Tool::Cave) => (Event::Cave(at), Effect::PAGE),
            _ => (Event::Move(at), Effect::POP),
        };
        let events = Self::with_draw(sitting, event);
        self.tap(cx, sitting, events, sound);
    }

    fn walk(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, side: Side) {
        if let Some(cursor) = self.cursor {
            let to = side.of(cursor);
            if to.row >= 0 {
                self.cursor = Some(to);
                self.layers.clear();
            }
            return;
        }
        let to = match scene::here(sitting.state()) {
            Some(at) => side.of(at),
            None => match self.entrance(sitting) {
                Some(at) => at,
                None => return,
            },
        };
        self.ask = Ask::Nothing;
        self.place(cx, sitting, to);
    }

    /// Where an arrow leads from below the foot: the free tile nearest to the middle.
    pub(super) fn entrance(&self, sitting: &Sitting<State>) -> Option<Place> {
        let ways = scene::ways(sitting.state(), &self.scene.tiles);
        let known = ways
            .iter()
            .filter(|(place, _)| self.scene.tiles.contains(place));
        let nearest = |place: &Place| (place.column.unsigned_abs(), place.column);
        known
            .map(|(place, _)| *place)
            .min_by_key(nearest)
            .or_else(|| ways.iter().map(|(place, _)| *place).min_by_key(nearest))
    }

    fn take(&mut self, sitting: &Sitting<State>, tool: Tool) {
        if self.ask == Ask::Where(tool) {
            self.settle();
            return;
        }
        self.ask = Ask::Where(tool);
        self.bags = false;
        let here = scene::here(sitting.state());
        self.cursor = match tool {
            Tool::Hang(_) => here,
            Tool::Cave => here.map(|at| Side::Up.of(at)),
        }
        .or_else(|| self.entrance(sitting));
        self.layers.clear();
    }

    /// With one kind of orange token there is nothing to choose.
    fn equip(&mut self, sitting: &Sitting<State>) {
        match self.gear(sitting).as_slice() {
            [] => {}
            [only] => self.take(sitting, Tool::Hang(*only)),
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
    pub(super) fn gear(&self, sitting: &Sitting<State>) -> Vec<Gear> {
        let state = sitting.state();
        if state.equipped() || state.winners().is_some() {
            return Vec::new();
        }
        super::kit::WALL
            .into_iter()
            .filter(|token| scene::bag(state).contains(token))
            .filter_map(Token::gear)
            .collect()
    }

    fn next(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>, events: Vec<Event>) {
        self.bags = false;
        self.turned = Some(cx.instant);
        self.tap(cx, sitting, events, Effect::PAGE);
        if sitting.state().winners().is_some() {
            self.leaf = Leaf::Ranks;
            cx.effects.push(Effect::FANFARE);
        }
    }

    fn fall(&mut self, cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        self.bags = false;
        self.tap(cx, sitting, vec![Event::Draw(Drawn::Fall)], Effect::TICK);
        if self.scene.fall.as_ref().is_some_and(|fall| !fall.stays()) {
            cx.effects.push(Effect::DEFEAT);
        }
    }

    /// One of several equals, by decision of the table.
    fn decide(cx: &Cx<'_>, sitting: &mut Sitting<State>, seat: Seat) {
        let chosen = if decided(sitting.journal()) == Some(seat) {
            None
        } else {
            Some(seat.index())
        };
        sitting.note(&cx.now, json!({ "winner": chosen }));
    }
}

/// Whom the table named after this end; an older end's word does not count.
pub fn decided(journal: &Journal<State>) -> Option<Seat> {
    let winners = journal.state().winners()?;
    let ended = journal.events().len();
    let named = journal.notes().iter().rev().find_map(|note| {
        let value = note.note.get("winner")?;
        (note.after == ended).then(|| value.as_i64())
    })??;
    let seat = Seat::from_whole(named);
    winners.contains(&seat).then_some(seat)
}

/// Who has won, after what the table decided.
pub fn winners(journal: &Journal<State>) -> Vec<Seat> {
    match decided(journal) {
        Some(seat) => vec![seat],
        None => journal.state().winners().unwrap_or_default().to_vec(),
    }
}

impl Play for Screen {
    const ID: GameId = GameId::Cliff;
    type Game = State;
    type Desk = Desk;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, sitting: &mut Sitting<State>, fresh: bool) -> Self {
        if fresh && let Some(heaps) = cx.settings.of_game::<Remembered>(GameId::Cliff).heaps {
            sitting.note(&cx.now, json!({ "heaps": heaps }));
        }
        let heaps = sitting
            .noted("heaps")
            .and_then(|heaps| serde_json::from_value::<[u8; 3]>(heaps.clone()).ok())
            .filter(|heaps| {
                heaps.iter().map(|heap| u16::from(*heap)).sum::<u16>()
                    == u16::from(super::setup::TILES)
            });
        Self {
            scene: Scene::of(sitting.journal()),
            ask: Ask::Nothing,
            bags: false,
            leaf: Leaf::Ranks,
            pan: Vector::ZERO,
            cursor: None,
            heaps,
            layers: Layers::default(),
            turned: None,
        }
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        sitting: &mut Sitting<State>,
        message: Message,
    ) -> Action {
        match message {
            Message::Draw => self.tap(cx, sitting, vec![Event::Draw(Drawn::Tile)], Effect::TICK),
            Message::Fall => self.fall(cx, sitting),
            Message::Stay if doubled(self.turned, cx.instant) => {}
            Message::Stay => {
                let events = Self::with_draw(sitting, Event::Next);
                self.next(cx, sitting, events);
            }
            Message::Next => self.next(cx, sitting, vec![Event::Next]),
            Message::Step(side) => self.walk(cx, sitting, side),
            Message::Place(place) => self.place(cx, sitting, place),
            Message::Equip => self.equip(sitting),
            Message::Take(tool) => self.take(sitting, tool),
            Message::Cancel => self.settle(),
            Message::Tile(demand) => {
                let same = self.ask == Ask::Tile(demand);
                self.settle();
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
            Message::Decide(seat) => Self::decide(cx, sitting, seat),
            Message::Again => {}
        }
        Action::None
    }

    fn changed(&mut self, _cx: &mut Cx<'_>, sitting: &mut Sitting<State>) {
        self.refresh(sitting);
    }

    /// A token in hand or an open page is put back before the journal is touched.
    fn rethink(&mut self, _cx: &mut Cx<'_>, _sitting: &mut Sitting<State>, forward: bool) -> bool {
        let can = self.can_rethink(forward);
        if can {
            self.settle();
            self.bags = false;
        }
        can
    }

    fn can_rethink(&self, forward: bool) -> bool {
        !forward && (self.bags || matches!(self.ask, Ask::Gear | Ask::Where(_)))
    }

    fn view<'a>(
        &'a self,
        look: Look<'a>,
        sitting: &'a Sitting<State>,
        _gallery: &'a Gallery,
    ) -> Element<'a, Message> {
        view::view(look, self, sitting)
    }

    fn about(&self, look: &Look<'_>, sitting: &Sitting<State>) -> Option<String> {
        let state = sitting.state();
        if state.winners().is_some() {
            return Some(look.t("cliff-over"));
        }
        let name = sitting.person(state.turn().index()).name;
        Some(look.tr(
            "cliff-about",
            &[("name", name.into()), ("count", state.tiles_left().into())],
        ))
    }

    fn key(&self, sitting: &Sitting<State>, key: &Key, _modifiers: Modifiers) -> Option<Message> {
        let state = sitting.state();
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

    fn again(message: &Message) -> bool {
        matches!(message, Message::Again)
    }

    fn stands(words: &Words, people: &[Person], journal: &Journal<State>) -> (String, String) {
        let state = journal.state();
        let head = words.text_with("cliff-stands", &[("count", state.tiles_left().into())]);
        let line = people
            .iter()
            .zip(state.climbers())
            .map(|(person, climber)| {
                let row = climber
                    .at
                    .map_or_else(|| "–".to_owned(), |place| place.row.to_string());
                chronicle::with_number(&person.name, row)
            })
            .collect::<Vec<_>>()
            .join(" · ");
        (head, line)
    }

    fn result(words: &Words, people: &[Person], journal: &Journal<State>) -> String {
        let winners = winners(journal);
        let names = winners
            .iter()
            .filter_map(|seat| people.get(seat.index()))
            .map(|person| person.name.as_str())
            .collect::<Vec<_>>()
            .join(", ");
        let Some(first) = winners.first() else {
            return String::new();
        };
        let row = journal
            .state()
            .climbers()
            .get(first.index())
            .and_then(|climber| climber.at)
            .map_or(-1, |place| place.row);
        words.text_with(
            "cliff-result",
            &[
                ("count", winners.len().into()),
                ("names", names.into()),
                ("row", row.into()),
            ],
        )
    }
}
