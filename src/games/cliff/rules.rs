//! The rules of Vertical: draw, fall, step, end. Pure.
//!
//! Which tiles lie where is not recorded; only caves and equipment count.

use serde::{Deserialize, Serialize};

use super::components::{self, BAG, TILES};
use super::rule_ids;
use super::wall::{Place, Places};
use crate::core::{self, Game, InlineList, Refusal, RuleId, Ruled, Seat, ensure, refusals};

pub const MAX_PLAYERS: usize = 5;
/// Cave: at most three rows above the foot or another cave.
const CAVE_REACH: i64 = 3;

refusals! {
    ALREADY_DREW = "already-drew" because [DRAW];
    DRAW_FIRST = "draw-first" because [DRAW];
    ALREADY_EQUIPPED = "already-equipped" because [EQUIP];
    NOT_IN_BAG = "not-in-bag" because [BAG];
    NO_TILE_FELL = "no-tile" because [FALL_ASIDE];
    NO_TILE = "no-tile" because [CAVE_LAID];
    CAVE_THERE = "occupied" because [TILE_ON_TILE];
    TOO_HIGH = "too-high" because [CAVE_HEIGHT];
    FELL = "already-moved" because [REST_AFTER_FALL];
    ALREADY_MOVED = "already-moved" because [STEP];
    OCCUPIED = "occupied" because [ONE_PER_TILE];
    TOO_FAR = "too-far" because [STEP];
    TOO_FAR_FROM_FOOT = "too-far" because [FOOT];
    TOO_FAR_FOR_CAVE = "too-far" because [STEP, CAVE_MAP];
}

/// Declared in the order of their names, which is the order of a bag.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Default, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    #[default]
    Carabiner,
    CaveMap,
    Crampons,
    IceAxe,
    Ladder,
    Zipline,
}

impl Token {
    pub const ALL: [Self; 6] = [
        Self::Carabiner,
        Self::CaveMap,
        Self::Crampons,
        Self::IceAxe,
        Self::Ladder,
        Self::Zipline,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Carabiner => "carabiner",
            Self::CaveMap => "cave_map",
            Self::Crampons => "crampons",
            Self::IceAxe => "ice_axe",
            Self::Ladder => "ladder",
            Self::Zipline => "zipline",
        }
    }
}

/// The orange tokens: those that are fixed to the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gear {
    Carabiner,
    Ladder,
    Zipline,
}

impl Gear {
    pub const fn token(self) -> Token {
        match self {
            Self::Carabiner => Token::Carabiner,
            Self::Ladder => Token::Ladder,
            Self::Zipline => Token::Zipline,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    pub players: Vec<String>,
    pub first: Seat,
    pub bags: Vec<Vec<Token>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Draw(Drawn),
    Equip {
        token: Gear,
        at: Place,
    },
    Cave(Place),
    Move(Place),
    Next,
    /// Correction by hand: where a climber stands.
    Place {
        player: Seat,
        at: Option<Place>,
    },
    /// Correction by hand: what is in a climber's bag.
    Bag {
        player: Seat,
        bag: InlineList<Token, BAG>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    Tile,
    Fall,
}

/// A fall: from where to where, `None` being below the foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ruling {
    pub from: Option<Place>,
    pub to: Option<Place>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Climber {
    pub at: Option<Place>,
    /// Sorted by name.
    pub bag: Vec<Token>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) turn: Seat,
    pub(super) drawn: u8,
    /// What has been drawn this turn.
    pub(super) drew: Option<Drawn>,
    pub(super) cave_laid: bool,
    pub(super) equipped: bool,
    pub(super) stepped: bool,
    pub(super) climbers: Vec<Climber>,
    pub(super) carabiners: Places,
    pub(super) ladders: Places,
    pub(super) ziplines: Places,
    pub(super) caves: Places,
    pub(super) winners: Option<Vec<Seat>>,
}

impl State {
    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn tiles_left(&self) -> u8 {
        TILES - self.drawn
    }

    /// What has been drawn this turn.
    pub fn drew(&self) -> Option<Drawn> {
        self.drew
    }

    /// Whether this turn's tile was a cave and is laid.
    pub fn cave_laid(&self) -> bool {
        self.cave_laid
    }

    /// Whether the wall has been equipped this turn.
    pub fn equipped(&self) -> bool {
        self.equipped
    }

    /// Whether the climber has taken this turn's step.
    pub fn stepped(&self) -> bool {
        self.stepped
    }

    pub fn climbers(&self) -> &[Climber] {
        &self.climbers
    }

    pub fn carabiners(&self) -> &[Place] {
        self.carabiners.as_slice()
    }

    pub fn ladders(&self) -> &[Place] {
        self.ladders.as_slice()
    }

    pub fn ziplines(&self) -> &[Place] {
        self.ziplines.as_slice()
    }

    pub fn caves(&self) -> &[Place] {
        self.caves.as_slice()
    }

    pub fn winners(&self) -> Option<&[Seat]> {
        self.winners.as_deref()
    }

    fn climber(&mut self) -> &mut Climber {
        &mut self.climbers[self.turn.index()]
    }

    fn known(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(seat.is_at(self.climbers.len()), Refusal::UNKNOWN_PLAYER)
    }

    /// Whether somebody else than this climber stands there.
    fn taken(&self, by: Seat, place: Place) -> bool {
        Seat::all(self.climbers.len())
            .zip(&self.climbers)
            .any(|(seat, climber)| seat != by && climber.at == Some(place))
    }

    fn draw(&mut self, drawn: Drawn) -> Result<Option<Ruled<Ruling>>, Refusal> {
        ensure(self.drew.is_none(), ALREADY_DREW)?;
        self.drew = Some(drawn);
        self.drawn += 1;
        Ok((drawn == Drawn::Fall).then(|| self.fall()))
    }

    /// Down the column to the first free carabiner.
    fn fall(&mut self) -> Ruled<Ruling> {
        let from = self.climber().at;
        let mut because = vec![rule_ids::FALL];
        let to = from.and_then(|from| {
            if self.carabiners.contains(from) {
                because.push(rule_ids::CARABINER_HOLDS);
                return Some(from);
            }
            let mut below = self.carabiners.below(from).peekable();
            let taken = below
                .peek()
                .is_some_and(|place| self.taken(self.turn, *place));
            if taken {
                because.push(rule_ids::CARABINER_TAKEN);
            }
            below.find(|place| !self.taken(self.turn, *place))
        });
        if to.is_none() {
            because.push(rule_ids::BELOW_FOOT);
        }
        self.climber().at = to;
        Ruled::new(Ruling { from, to }, because)
    }

    fn equip(&mut self, gear: Gear, at: Place) -> Result<(), Refusal> {
        ensure(at.row >= 0, Refusal::OUT_OF_RANGE)?;
        ensure(self.drew.is_some(), DRAW_FIRST)?;
        ensure(!self.equipped, ALREADY_EQUIPPED)?;
        let bag = &mut self.climber().bag;
        let held = bag.iter().position(|token| *token == gear.token());
        bag.remove(held.ok_or(NOT_IN_BAG)?);
        self.equipped = true;
        match gear {
            Gear::Carabiner => self.carabiners.add(at),
            Gear::Ladder => self.ladders.add(at),
            Gear::Zipline => self.ziplines.add(at),
        }
        Ok(())
    }

    fn cave(&mut self, at: Place) -> Result<(), Refusal> {
        ensure(at.row >= 0, Refusal::OUT_OF_RANGE)?;
        let drawn = self.drew.ok_or(DRAW_FIRST)?;
        ensure(drawn == Drawn::Tile, NO_TILE_FELL)?;
        ensure(!self.cave_laid, NO_TILE)?;
        ensure(!self.caves.contains(at), CAVE_THERE)?;
        let highest = self.caves().iter().map(|cave| cave.row).max().unwrap_or(0);
        ensure(at.row <= highest.saturating_add(CAVE_REACH), TOO_HIGH)?;
        self.cave_laid = true;
        self.caves.add(at);
        Ok(())
    }

    fn go(&mut self, to: Place) -> Result<(), Refusal> {
        ensure(to.row >= 0, Refusal::OUT_OF_RANGE)?;
        let drawn = self.drew.ok_or(DRAW_FIRST)?;
        ensure(drawn == Drawn::Tile, FELL)?;
        let from = self.climber().at;
        let slides = from.is_some_and(|from| self.ziplines.contains(from) && to.row <= from.row);
        ensure(slides || !self.stepped, ALREADY_MOVED)?;
        ensure(!self.taken(self.turn, to), OCCUPIED)?;
        if !slides {
            self.reach(from, to)?;
            self.stepped = true;
        }
        self.climber().at = Some(to);
        Ok(())
    }

    /// Whether the place is one step away: a neighbour, the foot, or the next cave on the map.
    fn reach(&self, from: Option<Place>, to: Place) -> Result<(), Refusal> {
        let Some(from) = from else {
            return ensure(to.row == 0, TOO_FAR_FROM_FOOT);
        };
        if from.distance(to) == 1 {
            return Ok(());
        }
        let has_map = self.climbers[self.turn.index()]
            .bag
            .contains(&Token::CaveMap);
        if !(has_map && self.caves.contains(from) && self.caves.contains(to)) {
            return Err(TOO_FAR);
        }
        let others = self.caves().iter().filter(|cave| **cave != from);
        let nearest = others.map(|cave| from.distance(*cave)).min();
        ensure(nearest == Some(from.distance(to)), TOO_FAR_FOR_CAVE)
    }

    fn next_turn(&mut self) -> Result<(), Refusal> {
        ensure(self.drew.is_some(), DRAW_FIRST)?;
        self.turn = self.turn.left(self.climbers.len());
        self.drew = None;
        self.cave_laid = false;
        self.equipped = false;
        self.stepped = false;
        if self.drawn == TILES {
            self.winners = Some(self.highest());
        }
        Ok(())
    }

    fn set_place(&mut self, player: Seat, at: Option<Place>) -> Result<(), Refusal> {
        self.known(player)?;
        if let Some(place) = at {
            ensure(place.row >= 0, Refusal::OUT_OF_RANGE)?;
            ensure(!self.taken(player, place), OCCUPIED)?;
        }
        self.climbers[player.index()].at = at;
        Ok(())
    }

    fn set_bag(&mut self, player: Seat, bag: &[Token]) -> Result<(), Refusal> {
        self.known(player)?;
        ensure(bag.len() <= BAG, Refusal::OUT_OF_RANGE)?;
        let mut bag = bag.to_vec();
        bag.sort_unstable();
        self.climbers[player.index()].bag = bag;
        let bags = self.climbers.iter().flat_map(|climber| &climber.bag);
        let wall = [
            (Token::Carabiner, &self.carabiners),
            (Token::Ladder, &self.ladders),
            (Token::Zipline, &self.ziplines),
        ];
        let wall = wall
            .iter()
            .flat_map(|(token, places)| places.as_slice().iter().map(move |_| token));
        let in_box = components::heaps(bags.chain(wall)).is_some();
        ensure(in_box, Refusal::OUT_OF_RANGE)
    }

    /// The highest row; below the foot is lowest, and `None` sorts before any row.
    fn highest(&self) -> Vec<Seat> {
        let row = |climber: &Climber| climber.at.map(|place| place.row);
        let top = self.climbers.iter().map(row).max().flatten();
        Seat::all(self.climbers.len())
            .zip(&self.climbers)
            .filter(|(_, climber)| row(climber) == top)
            .map(|(seat, _)| seat)
            .collect()
    }
}

impl Game for State {
    const NAME: &'static str = "cliff";
    const RULES: &'static [RuleId] = rule_ids::ALL;
    const REFUSALS: &'static [Refusal] = REFUSALS;
    type Ruling = Ruling;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        let players = setup.players.len();
        let allowed = (2..=MAX_PLAYERS).contains(&players)
            && setup.first.is_at(players)
            && setup.bags.len() == players
            && setup.bags.iter().all(|bag| bag.len() == BAG)
            && components::heaps(setup.bags.iter().flatten()).is_some();
        ensure(allowed, Refusal::BAD_SETUP)?;
        let pack = |bag: &Vec<Token>| {
            let mut bag = bag.clone();
            bag.sort_unstable();
            Climber { at: None, bag }
        };
        Ok(Self {
            turn: setup.first,
            drawn: 0,
            drew: None,
            cave_laid: false,
            equipped: false,
            stepped: false,
            climbers: setup.bags.iter().map(pack).collect(),
            carabiners: Places::default(),
            ladders: Places::default(),
            ziplines: Places::default(),
            caves: Places::default(),
            winners: None,
        })
    }

    fn ended(&self) -> Option<&'static [RuleId]> {
        self.winners.as_ref().map(|winners| match winners.len() {
            0 | 1 => [rule_ids::HIGHEST].as_slice(),
            _ => &[rule_ids::HIGHEST, rule_ids::SHARED_VICTORY],
        })
    }

    fn resolve(&self, event: &Event) -> core::Outcome<Self> {
        let mut next = self.clone();
        let ruling = match event {
            Event::Draw(drawn) => next.draw(*drawn)?,
            Event::Equip { token, at } => next.equip(*token, *at).map(|()| None)?,
            Event::Cave(at) => next.cave(*at).map(|()| None)?,
            Event::Move(to) => next.go(*to).map(|()| None)?,
            Event::Next => next.next_turn().map(|()| None)?,
            Event::Place { player, at } => next.set_place(*player, *at).map(|()| None)?,
            Event::Bag { player, bag } => next.set_bag(*player, bag).map(|()| None)?,
        };
        Ok((next, ruling))
    }
}
