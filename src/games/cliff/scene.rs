//! What the picture of the wall shows: only what the journal knows. Pure.

use super::rules::{Drawn, Event, Gear, Ruling, State, Token};
use super::wall::Place;
use crate::core::{Game, Journal, Ruled, Seat};
use std::collections::BTreeSet;

/// A fall of this turn, and the occupied carabiners on the way.
#[derive(Clone, Debug, PartialEq)]
pub struct Fall {
    pub ruled: Ruled<Ruling>,
    pub passed: Vec<(Place, Seat)>,
}

impl Fall {
    /// Whether the climber did not move.
    pub fn stays(&self) -> bool {
        self.ruled.facts.from == self.ruled.facts.to
    }
}

#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Places that somebody walked on, equipped, or laid a cave on.
    pub tiles: BTreeSet<Place>,
    /// Where the climber of this turn may go.
    pub ways: Vec<(Place, Way)>,
    pub fall: Option<Fall>,
    /// How many turns are over.
    pub turns: usize,
}

/// How a climber gets somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Step,
    /// From below the foot.
    Foot,
    Zipline,
    Cave,
}

impl Scene {
    pub fn of(journal: &Journal<State>) -> Self {
        let events = journal.events();
        let tiles: BTreeSet<Place> = events
            .iter()
            .filter_map(|event| match event {
                Event::Equip { at, .. } | Event::Cave(at) | Event::Move(at) => Some(*at),
                Event::Place { at, .. } => *at,
                Event::Draw(_) | Event::Next | Event::Bag { .. } => None,
            })
            .collect();
        Self {
            ways: ways(journal.state(), &tiles),
            tiles,
            fall: fall(journal),
            turns: events.iter().filter(|past| **past == Event::Next).count(),
        }
    }
}

fn fall(journal: &Journal<State>) -> Option<Fall> {
    let state = journal.state();
    if state.drew() != Some(Drawn::Fall) {
        return None;
    }
    let event = Event::Draw(Drawn::Fall);
    let at = journal.events().iter().rposition(|past| *past == event)?;
    let before = journal.state_after(at)?;
    let ruled = before.apply(&event).ok()?.1?;
    let from = ruled.facts.from;
    let floor = ruled.facts.to.map_or(-1, |place| place.row);
    let mut passed: Vec<(Place, Seat)> = Vec::new();
    for place in before.carabiners().iter().rev() {
        let between = from.is_some_and(|from| {
            place.column == from.column && place.row < from.row && place.row > floor
        });
        let seen = passed.iter().any(|(other, _)| other == place);
        if between
            && !seen
            && let Some(seat) = standing(&before, *place)
        {
            passed.push((*place, seat));
        }
    }
    Some(Fall { ruled, passed })
}

/// Who stands there.
pub fn standing(state: &State, place: Place) -> Option<Seat> {
    Seat::all(state.climbers().len())
        .zip(state.climbers())
        .find(|(_, climber)| climber.at == Some(place))
        .map(|(seat, _)| seat)
}

/// Where the climber of this turn stands; `None` is below the foot.
pub fn here(state: &State) -> Option<Place> {
    state.climbers().get(state.turn().index())?.at
}

/// Where the highest climber stands, if anybody has left the ground.
pub fn highest(state: &State) -> Option<Place> {
    let places = state.climbers().iter().filter_map(|climber| climber.at);
    places.max_by_key(|place| place.row)
}

pub fn bag(state: &State) -> &[Token] {
    state
        .climbers()
        .get(state.turn().index())
        .map(|climber| climber.bag.as_slice())
        .unwrap_or_default()
}

/// The state with this turn's tile drawn: an arrow draws it too.
pub fn with_tile(state: &State) -> State {
    match state.apply(&Event::Draw(Drawn::Tile)) {
        Ok((next, _)) if state.drew().is_none() => next,
        _ => state.clone(),
    }
}

/// How the climber of this turn could get there now, if at all.
pub fn way(ready: &State, to: Place) -> Option<Way> {
    let _ = ready.apply(&Event::Move(to)).ok()?;
    let Some(from) = here(ready) else {
        return Some(Way::Foot);
    };
    if from == to {
        return None;
    }
    if from.distance(to) == 1 {
        return Some(Way::Step);
    }
    Some(if ready.ziplines().contains(&from) && to.row <= from.row {
        Way::Zipline
    } else {
        Way::Cave
    })
}

/// The places that are offered: neighbours, the known foot, what a zipline or the map reaches.
pub fn ways(state: &State, tiles: &BTreeSet<Place>) -> Vec<(Place, Way)> {
    if state.drew() == Some(Drawn::Fall) || state.winners().is_some() {
        return Vec::new();
    }
    let ready = with_tile(state);
    let mut places = tiles.clone();
    match here(state) {
        Some(at) => places.extend(neighbours(at)),
        None => places.extend(foot(tiles)),
    }
    places
        .into_iter()
        .filter_map(|place| Some((place, way(&ready, place)?)))
        .collect()
}

/// The foot as far as it is known, and one further on either side.
pub fn foot(tiles: &BTreeSet<Place>) -> Vec<Place> {
    let columns = || tiles.iter().map(|place| place.column);
    let low = columns().min().unwrap_or(-1).saturating_sub(1);
    let high = columns().max().unwrap_or(1).saturating_add(1);
    let high = high.min(low.saturating_add(60));
    (low..=high).map(|column| Place::new(column, 0)).collect()
}

pub fn neighbours(at: Place) -> [Place; 4] {
    [
        Place::new(at.column, at.row.saturating_add(1)),
        Place::new(at.column, at.row.saturating_sub(1)),
        Place::new(at.column.saturating_sub(1), at.row),
        Place::new(at.column.saturating_add(1), at.row),
    ]
}

/// The highest row a cave may be laid on.
pub fn cave_limit(state: &State) -> i64 {
    let highest = state.caves().iter().map(|cave| cave.row).max().unwrap_or(0);
    highest.saturating_add(3)
}

/// The equipment at a place.
pub fn gear(state: &State, place: Place) -> Vec<Gear> {
    let kinds = [
        (Gear::Carabiner, state.carabiners()),
        (Gear::Ladder, state.ladders()),
        (Gear::Zipline, state.ziplines()),
    ];
    kinds
        .into_iter()
        .filter(|(_, places)| places.contains(&place))
        .map(|(gear, _)| gear)
        .collect()
}

/// Everybody by height, the highest first, with their rank; equals share one.
pub fn ranking(state: &State) -> Vec<(usize, Seat, Option<i64>)> {
    let mut order: Vec<(Seat, Option<i64>)> = Seat::all(state.climbers().len())
        .zip(state.climbers())
        .map(|(seat, climber)| (seat, climber.at.map(|place| place.row)))
        .collect();
    order.sort_by_key(|(_, row)| std::cmp::Reverse(*row));
    order
        .iter()
        .map(|(seat, row)| {
            let higher = order.iter().filter(|(_, other)| other > row).count();
            (higher + 1, *seat, *row)
        })
        .collect()
}

/// The corrections after which everybody stands on these rows; `None` is below the foot. A climber
/// who is moved keeps the column, or goes to the nearest free place at the right of it.
pub fn corrected_heights(state: &State, rows: &[Option<i64>]) -> Vec<Event> {
    let mut taken: Vec<Place> = state.climbers().iter().filter_map(|one| one.at).collect();
    let mut events = Vec::new();
    let seats = Seat::all(state.climbers().len()).zip(state.climbers());
    for ((player, climber), row) in seats.zip(rows) {
        if climber.at.map(|place| place.row) == *row {
            continue;
        }
        let at = row.map(|row| {
            let own = climber.at.map_or(0, |place| place.column);
            let mut place = Place::new(own, row);
            while taken.contains(&place) {
                place.column = place.column.wrapping_add(1);
            }
            taken.push(place);
            place
        });
        events.push(Event::Place { player, at });
    }
    events
}

/// Which heap the next tile comes from, and how many it still holds.
pub fn heap(heaps: [u8; 3], left: u8) -> (usize, u8) {
    let [_, second, third] = heaps;
    if left > second + third {
        (0, left - second - third)
    } else if left > third {
        (1, left - third)
    } else {
        (2, left)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::games::cliff::rules::Setup;

    fn journal(events: &[Event]) -> Journal<State> {
        let bag = vec![
            Token::Carabiner,
            Token::CaveMap,
            Token::Ladder,
            Token::Zipline,
        ];
        let mut journal = Journal::new(Setup {
            players: vec!["Ani".into(), "Zoé".into()],
            first: Seat::new(0),
            bags: vec![bag.clone(), bag],
        })
        .unwrap();
        for event in events {
            let _ = journal.push(event.clone()).unwrap();
        }
        journal
    }

    const TILE: Event = Event::Draw(Drawn::Tile);
    const FALL: Event = Event::Draw(Drawn::Fall);

    fn go(column: i64, row: i64) -> Event {
        Event::Move(Place::new(column, row))
    }

    #[test]
    fn a_fall_names_the_taken_carabiners_on_the_way() {
        let equip = |token, row| Event::Equip {
            token,
            at: Place::new(0, row),
        };
        let journal = journal(&[
            TILE,
            go(0, 0),
            equip(Gear::Carabiner, 0),
            Event::Next,
            TILE,
            go(1, 0),
            Event::Next,
            TILE,
            go(0, 1),
            Event::Next,
            TILE,
            go(0, 0),
            equip(Gear::Ladder, 3),
            Event::Next,
            FALL,
        ]);
        let scene = Scene::of(&journal);
        let fall = scene.fall.unwrap();
        assert_eq!(fall.ruled.facts.to, None);
        assert_eq!(fall.passed, [(Place::new(0, 0), Seat::new(1))]);
        assert!(!fall.stays());
        assert!(scene.tiles.contains(&Place::new(0, 3)), "equipped is known");
        assert!(
            ways(journal.state(), &scene.tiles).is_empty(),
            "after a fall one rests"
        );
    }

    #[test]
    fn ways_are_what_the_rules_accept() {
        let start = journal(&[]);
        let scene = Scene::of(&start);
        let all = ways(start.state(), &scene.tiles);
        assert!(
            all.iter()
                .all(|(place, way)| place.row == 0 && *way == Way::Foot)
        );
        assert_eq!(all.len(), 5);

        let on_line = journal(&[
            TILE,
            go(0, 0),
            Event::Next,
            TILE,
            go(2, 0),
            Event::Next,
            TILE,
            Event::Equip {
                token: Gear::Zipline,
                at: Place::new(0, 1),
            },
            go(0, 1),
        ]);
        let scene = Scene::of(&on_line);
        let all = ways(on_line.state(), &scene.tiles);
        assert!(all.contains(&(Place::new(0, 0), Way::Step)));
        assert!(
            all.iter().all(|(place, _)| *place != Place::new(2, 0)),
            "taken"
        );
        assert!(
            all.iter().all(|(place, _)| place.row <= 1),
            "stepped already"
        );
    }

    #[test]
    fn corrected_heights_are_accepted_and_put_everybody_on_their_row() {
        let start = journal(&[TILE, go(0, 0), Event::Next]);
        for rows in [
            [Some(4), Some(4)],
            [None, Some(0)],
            [Some(0), None],
            [None, None],
            [Some(7), Some(0)],
        ] {
            let mut state = start.state().clone();
            for event in corrected_heights(&state, &rows) {
                state = state.apply(&event).unwrap().0;
            }
            let heights = state.climbers().iter();
            let heights: Vec<_> = heights.map(|one| one.at.map(|at| at.row)).collect();
            assert_eq!(heights, rows);
        }
        assert!(corrected_heights(start.state(), &[Some(0), None]).is_empty());
    }

    #[test]
    fn equals_share_a_rank_and_heaps_follow_each_other() {
        let journal = journal(&[TILE, go(0, 0), Event::Next]);
        let ranks: Vec<_> = ranking(journal.state());
        assert_eq!(ranks, [(1, Seat::new(0), Some(0)), (2, Seat::new(1), None)]);
        assert_eq!(heap([20, 22, 18], 60), (0, 20));
        assert_eq!(heap([20, 22, 18], 40), (1, 22));
        assert_eq!(heap([20, 22, 18], 18), (2, 18));
    }
}
