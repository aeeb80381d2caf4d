//! A turn being entered: the card that is up and what each player has played. Pure.
//!
//! It is saved as a note after every tap, and an undone turn is opened again as it was entered.

use super::cards::Card;
use super::codec;
use super::rules::{Event, Play, Runner, State, Turn, Weapon};
use crate::core::Seat;
use crate::core::json::Json;
use serde_json::{Value, json};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub card: Option<Card>,
    pub plays: Vec<Option<Play>>,
}

impl Entry {
    /// A turn of which only a card carried over is known.
    pub fn new(state: &State) -> Self {
        Self {
            card: state.auction(),
            plays: vec![None; state.runners().len()],
        }
    }

    /// A turn that was played, to be corrected.
    pub fn of_turn(turn: &Turn) -> Self {
        Self {
            card: Some(turn.card),
            plays: turn.plays.iter().copied().map(Some).collect(),
        }
    }

    pub fn note(&self) -> Value {
        json!({ "card": self.card, "plays": self.plays })
    }

    /// Reads a note, as far as it is still possible.
    pub fn of_note(note: &Value, state: &State) -> Option<Self> {
        let text = note.to_string();
        let json = Json::parse(text.as_bytes()).ok()?;
        let card = match json.field("card").ok()? {
            Json::Null => None,
            card => Some(codec::card(card).ok()?),
        };
        let plays: Vec<Option<Play>> = json
            .field("plays")
            .ok()?
            .list(|play| match play {
                Json::Null => Ok(None),
                play => codec::play(play).map(Some),
            })
            .ok()?;
        let mut entry = Self::new(state);
        if let Some(card) = card {
            entry.turn_up(state, card);
        }
        if plays.len() == entry.plays.len() {
            entry.plays = plays;
            entry.tidy(state);
        }
        Some(entry)
    }

    /// Another card is up, if there is one; a fall takes everything but bids off the table.
    pub fn turn_up(&mut self, state: &State, card: Card) {
        if in_pile(state, card) {
            self.card = Some(card);
            self.tidy(state);
        }
    }

    /// Drops what nobody could have played.
    fn tidy(&mut self, state: &State) {
        let card = self.card;
        for (seat, play) in Seat::all(self.plays.len()).zip(&mut self.plays) {
            if play.is_some_and(|play| !playable(state, card, seat, play)) {
                *play = None;
            }
        }
    }

    /// A card lies in front of someone; the same once more takes it away.
    pub fn lay(&mut self, state: &State, seat: Seat, play: Play) {
        let allowed = playable(state, self.card, seat, play);
        if let Some(place) = self.plays.get_mut(seat.index()) {
            *place = (allowed && *place != Some(play)).then_some(play);
        }
    }

    /// The same, without taking it away.
    pub fn put(&mut self, state: &State, seat: Seat, play: Play) {
        if self.play(seat) != Some(play) {
            self.lay(state, seat, play);
        }
    }

    pub fn play(&self, seat: Seat) -> Option<Play> {
        self.plays.get(seat.index()).copied().flatten()
    }

    pub fn clear(&mut self, seat: Seat) {
        if let Some(place) = self.plays.get_mut(seat.index()) {
            *place = None;
        }
    }

    pub fn count(&self) -> usize {
        self.plays.iter().flatten().count()
    }

    /// The next player, clockwise, of whom nothing is known yet.
    pub fn missing_after(&self, seat: Seat) -> Option<Seat> {
        let players = self.plays.len();
        seat.left(players)
            .clockwise(players)
            .find(|seat| self.play(*seat).is_none())
    }

    /// The turn, once everything is known.
    pub fn turn(&self) -> Option<Event> {
        let plays: Option<_> = self.plays.iter().copied().collect();
        Some(Event::Turn(Turn {
            card: self.card?,
            plays: plays?,
        }))
    }
}

/// Whether such a card can be up: the one carried over, or one of a kind still in the pile.
pub fn in_pile(state: &State, card: Card) -> bool {
    if let Some(pending) = state.auction() {
        return pending == card;
    }
    let stack = if state.pile().is_empty() {
        state.discard()
    } else {
        state.pile()
    };
    stack.has(card) > 0
}

/// Whether a play is possible now.
pub fn playable(state: &State, card: Option<Card>, seat: Seat, play: Play) -> bool {
    let Some(runner) = state.runners().get(seat.index()) else {
        return false;
    };
    let fall = matches!(card, Some(Card::Fall(_)));
    match play {
        Play::Bid(bid) => runner.bids.contains(bid),
        _ if fall => false,
        Play::Surprise => runner.surprise,
        Play::Climb {
            value,
            levels,
            material,
        } => {
            runner.climbs.values().any(|held| held == value)
                && (0..=value).contains(&levels)
                && (0..=most_material(runner)).contains(&material)
        }
        Play::Lost { target } => holds(runner, Weapon::Lost) && opponent(state, seat, target),
        Play::Sabotage { target } => {
            holds(runner, Weapon::Sabotage) && opponent(state, seat, target)
        }
    }
}

fn opponent(state: &State, seat: Seat, target: Seat) -> bool {
    target != seat && target.is_at(state.runners().len())
}

pub fn holds(runner: &Runner, weapon: Weapon) -> bool {
    match weapon {
        Weapon::Lost => runner.lost > 0,
        Weapon::Sabotage => runner.sabotage > 0,
    }
}

/// What may go with a climb: one for an edge, one to overtake.
pub fn most_material(runner: &Runner) -> i16 {
    i16::from(runner.material.min(2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Game;
    use crate::games::skyrunner::rules::Setup;

    fn state() -> State {
        let players = ["Ani", "Frank", "Zoé"].map(str::to_owned).to_vec();
        State::start(&Setup {
            players,
            first: Seat::new(0),
        })
        .unwrap()
    }

    #[test]
    fn a_turn_is_entered_tap_by_tap() {
        let state = state();
        let mut entry = Entry::new(&state);
        entry.turn_up(&state, Card::Climb(4));
        entry.lay(&state, Seat::new(0), Play::Bid(7));
        entry.lay(&state, Seat::new(1), Play::Surprise);
        assert_eq!(entry.missing_after(Seat::new(1)), Some(Seat::new(2)));
        assert_eq!(entry.turn(), None);
        entry.lay(
            &state,
            Seat::new(2),
            Play::Lost {
                target: Seat::new(0),
            },
        );
        assert_eq!(entry.count(), 2, "nobody plays a card they do not have");
        entry.lay(&state, Seat::new(2), Play::Bid(7));
        assert!(entry.turn().is_some());
        entry.lay(&state, Seat::new(2), Play::Bid(7));
        assert_eq!(entry.play(Seat::new(2)), None, "the same tap takes it away");
    }

    #[test]
    fn a_fall_leaves_only_bids_on_the_table() {
        let state = state();
        let mut entry = Entry::new(&state);
        entry.lay(&state, Seat::new(0), Play::Surprise);
        entry.lay(&state, Seat::new(1), Play::Bid(2));
        entry.turn_up(&state, Card::Fall(3));
        assert_eq!(entry.plays, [None, Some(Play::Bid(2)), None]);
        entry.lay(&state, Seat::new(2), Play::Surprise);
        assert_eq!(entry.play(Seat::new(2)), None);
    }

    #[test]
    fn what_was_entered_comes_back_as_far_as_it_is_possible() {
        let state = state();
        let mut entry = Entry::new(&state);
        entry.turn_up(&state, Card::Sabotage);
        let climb = Play::Climb {
            value: 4,
            levels: 2,
            material: 1,
        };
        entry.lay(&state, Seat::new(0), climb);
        entry.lay(&state, Seat::new(2), Play::Bid(8));
        assert_eq!(Entry::of_note(&entry.note(), &state), Some(entry.clone()));

        let full = Entry {
            card: Some(Card::Sabotage),
            plays: vec![Some(climb), Some(Play::Bid(1)), Some(Play::Bid(8))],
        };
        let (after, _) = state.apply(&full.turn().unwrap()).unwrap();
        let back = Entry::of_note(&entry.note(), &after).unwrap();
        assert_eq!(
            back.plays,
            [None, None, None],
            "cards that are gone are not there"
        );
        assert_eq!(Entry::of_note(&json!({"plays": 3}), &state), None);
    }
}
