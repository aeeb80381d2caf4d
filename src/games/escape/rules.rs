//! The rules of Escape: jewels, keys, dice, doors. Pure.
//!
//! The temple itself, its rooms and its dice rolls, are not recorded.

use serde::{Deserialize, Serialize};

use super::{components, rule_ids};
use crate::core::{self, Game, InlineList, Refusal, RuleId, Seat, ensure, refusals};

pub const MAX_PLAYERS: usize = 5;
/// Soundtrack: two countdowns end with a slamming door.
pub const DOORS: u8 = 2;
/// Most dice that a correction may give to one adventurer: five sets of five.
pub const MOST_DICE: u8 = 25;

refusals! {
    NOT_ENOUGH_JEWELS = "not-enough-jewels" because [ACTIVATE];
    DESTINY_FORBIDDEN = "destiny-forbidden" because [DESTINY_EXPERT];
    DESTINY_SPENT = "destiny-spent" because [DESTINY];
    NO_DOOR_LEFT = "no-door-left" because [DOORS];
    ALREADY_ESCAPED = "already-escaped" because [OUT_IS_OUT];
    NOT_ENOUGH_DICE = "not-enough-dice" because [KEYS, ESCAPE_DICE];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    #[default]
    Normal,
    Advanced,
    Expert,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Setup {
    pub players: Vec<String>,
    pub difficulty: Difficulty,
    /// Which soundtrack is played: the app's own data, kept unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<serde_json::Value>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// So many jewels go from the reserve to a room.
    Activate(i16),
    /// A nudge of destiny: a jewel from beside into the reserve, the black masks are free.
    Destiny,
    /// A door has slammed, and these were not in the start room.
    Door {
        caught: InlineList<Seat, MAX_PLAYERS>,
    },
    /// Out of the temple, with one die left to someone inside.
    Escape {
        player: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        die_to: Option<Seat>,
    },
    /// Ten minutes are over.
    Collapse,
    /// Correction by hand: how many dice an adventurer has.
    Dice { player: Seat, dice: i16 },
    /// Correction by hand: how many jewels lie in the reserve and beside it.
    Jewels { reserve: i16, beside: i16 },
}

/// Escape has no rulings: its events are accepted or refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Ruling {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Won,
    Lost,
}

/// One adventurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Adventurer {
    pub dice: u8,
    pub escaped: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) reserve: u8,
    pub(super) beside: u8,
    pub(super) in_rooms: u8,
    pub(super) doors: u8,
    pub(super) expert: bool,
    pub(super) players: usize,
    pub(super) adventurers: [Adventurer; MAX_PLAYERS],
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// Jewels still in the reserve.
    pub fn reserve(&self) -> u8 {
        self.reserve
    }

    /// Jewels beside the reserve: nudges of destiny left.
    pub fn beside(&self) -> u8 {
        self.beside
    }

    pub fn in_rooms(&self) -> u8 {
        self.in_rooms
    }

    /// Action 4: as many keys as jewels in the reserve, plus one.
    pub fn keys(&self) -> u8 {
        self.reserve + 1
    }

    /// Doors that have slammed.
    pub fn doors(&self) -> u8 {
        self.doors
    }

    pub fn adventurers(&self) -> &[Adventurer] {
        &self.adventurers[..self.players]
    }

    /// The adventurers who are still in the temple.
    pub fn inside_seats(&self) -> impl Iterator<Item = Seat> + Clone {
        let everyone = self.adventurers;
        Seat::all(self.players).filter(move |seat| !everyone[seat.index()].escaped)
    }

    /// Action 4: whether this adventurer is inside and has as many dice as keys are needed.
    pub fn can_leave(&self, seat: Seat) -> bool {
        let one = self.adventurers[seat.index()];
        self.outcome.is_none() && !one.escaped && one.dice >= self.keys()
    }

    /// Action 5: whether there is a nudge of destiny at all in this game.
    pub fn has_destiny(&self) -> bool {
        !self.expert
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How many dice a door takes from these: somebody without dice has none to lose.
    pub fn dice_lost(&self, caught: &[Seat]) -> usize {
        let has_dice = |seat: &&Seat| self.adventurers[seat.index()].dice > 0;
        caught.iter().filter(has_dice).count()
    }

    fn known(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(seat.is_at(self.players), Refusal::UNKNOWN_PLAYER)
    }

    fn inside(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(!self.adventurers[seat.index()].escaped, ALREADY_ESCAPED)
    }

    /// Action 3.
    fn activate(&mut self, jewels: i16) -> Result<(), Refusal> {
        let jewels = u8::try_from(jewels)
            .ok()
            .filter(|jewels| (1..=3).contains(jewels))
            .ok_or(Refusal::OUT_OF_RANGE)?;
        self.reserve = self.reserve.checked_sub(jewels).ok_or(NOT_ENOUGH_JEWELS)?;
        self.in_rooms += jewels;
        Ok(())
    }

    /// Action 5.
    fn destiny(&mut self) -> Result<(), Refusal> {
        ensure(!self.expert, DESTINY_FORBIDDEN)?;
        self.beside = self.beside.checked_sub(1).ok_or(DESTINY_SPENT)?;
        self.reserve += 1;
        Ok(())
    }

    /// The soundtrack: who is not in the start room loses a die for the rest of the game.
    fn door(&mut self, caught: &[Seat]) -> Result<(), Refusal> {
        caught.iter().try_for_each(|seat| self.known(*seat))?;
        let twice = (1..caught.len()).any(|at| caught[..at].contains(&caught[at]));
        ensure(!twice, Refusal::OUT_OF_RANGE)?;
        ensure(self.doors < DOORS, NO_DOOR_LEFT)?;
        caught.iter().try_for_each(|seat| self.inside(*seat))?;
        self.doors += 1;
        for seat in caught {
            let dice = &mut self.adventurers[seat.index()].dice;
            *dice = dice.saturating_sub(1);
        }
        Ok(())
    }

    /// Action 4.
    fn escape(&mut self, player: Seat, die_to: Option<Seat>) -> Result<(), Refusal> {
        self.known(player)?;
        die_to.map_or(Ok(()), |seat| self.known(seat))?;
        ensure(die_to != Some(player), Refusal::OUT_OF_RANGE)?;
        self.inside(player)?;
        die_to.map_or(Ok(()), |seat| self.inside(seat))?;
        let needed = self.keys();
        ensure(
            self.adventurers[player.index()].dice >= needed,
            NOT_ENOUGH_DICE,
        )?;
        self.adventurers[player.index()].escaped = true;
        if let Some(receiver) = die_to {
            self.adventurers[player.index()].dice -= 1;
            self.adventurers[receiver.index()].dice += 1;
        }
        if self.adventurers().iter().all(|one| one.escaped) {
            self.outcome = Some(Outcome::Won);
        }
        Ok(())
    }

    fn set_dice(&mut self, player: Seat, dice: i16) -> Result<(), Refusal> {
        self.known(player)?;
        let dice = u8::try_from(dice)
            .ok()
            .filter(|dice| *dice <= MOST_DICE)
            .ok_or(Refusal::OUT_OF_RANGE)?;
        self.inside(player)?;
        self.adventurers[player.index()].dice = dice;
        Ok(())
    }

    /// The jewels that are neither in the reserve nor beside it lie in rooms.
    fn set_jewels(&mut self, reserve: i16, beside: i16) -> Result<(), Refusal> {
        let all = self.reserve + self.beside + self.in_rooms;
        let count = |jewels: i16| u8::try_from(jewels).map_err(|_| Refusal::OUT_OF_RANGE);
        let (reserve, beside) = (count(reserve)?, count(beside)?);
        ensure(beside <= components::BESIDE, Refusal::OUT_OF_RANGE)?;
        let in_rooms = reserve
            .checked_add(beside)
            .and_then(|counted| all.checked_sub(counted))
            .ok_or(Refusal::OUT_OF_RANGE)?;
        ensure(!self.expert || beside == 0, DESTINY_FORBIDDEN)?;
        self.reserve = reserve;
        self.beside = beside;
        self.in_rooms = in_rooms;
        Ok(())
    }
}

impl Game for State {
    const NAME: &'static str = "escape";
    const RULES: &'static [RuleId] = rule_ids::ALL;
    const REFUSALS: &'static [Refusal] = REFUSALS;
    type Ruling = Ruling;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        let players = setup.players.len();
        let contents = components::box_list(players, setup.difficulty).ok_or(Refusal::BAD_SETUP)?;
        let mut adventurers = [Adventurer::default(); MAX_PLAYERS];
        for one in &mut adventurers[..players] {
            one.dice = contents.dice_each;
        }
        Ok(Self {
            reserve: contents.reserve,
            beside: contents.beside,
            in_rooms: 0,
            doors: 0,
            expert: setup.difficulty == Difficulty::Expert,
            players,
            adventurers,
            outcome: None,
        })
    }

    fn ended(&self) -> Option<&'static [RuleId]> {
        self.outcome.map(|outcome| match outcome {
            Outcome::Won => [rule_ids::ALL_OUT].as_slice(),
            Outcome::Lost => &[rule_ids::COLLAPSE],
        })
    }

    fn resolve(&self, event: &Event) -> core::Outcome<Self> {
        let mut next = *self;
        match event {
            Event::Activate(jewels) => next.activate(*jewels)?,
            Event::Destiny => next.destiny()?,
            Event::Door { caught } => next.door(caught)?,
            Event::Escape { player, die_to } => next.escape(*player, *die_to)?,
            Event::Collapse => next.outcome = Some(Outcome::Lost),
            Event::Dice { player, dice } => next.set_dice(*player, *dice)?,
            Event::Jewels { reserve, beside } => next.set_jewels(*reserve, *beside)?,
        }
        Ok((next, None))
    }
}
