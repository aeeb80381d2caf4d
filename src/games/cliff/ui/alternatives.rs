//! The alternatives to an entry, for its correction.

use crate::core::Icon;
use crate::games::cliff::rules::{Drawn, Event, Gear};
use crate::games::cliff::wall::Place;

/// The other draw, another token, or a place near by with the way to it.
pub fn alternatives(entry: &Event) -> Vec<(Option<Icon>, Event)> {
    let plain = |events: Vec<Event>| events.into_iter().map(|event| (None, event)).collect();
    match entry {
        Event::Draw(Drawn::Tile) => plain(vec![Event::Draw(Drawn::Fall)]),
        Event::Draw(Drawn::Fall) => plain(vec![Event::Draw(Drawn::Tile)]),
        Event::Equip { token, at } => {
            let others = [Gear::Carabiner, Gear::Ladder, Gear::Zipline].into_iter();
            let others = others.filter(|other| other != token);
            plain(
                others
                    .map(|token| Event::Equip { token, at: *at })
                    .collect(),
            )
        }
        Event::Cave(at) => near(*at, 1, Event::Cave),
        // From one side of a tile to the other are two steps.
        Event::Move(at) => near(*at, 2, Event::Move),
        Event::Place {
            player,
            at: Some(at),
        } => near(*at, 1, |at| Event::Place {
            player: *player,
            at: Some(at),
        }),
        Event::Place { at: None, .. } | Event::Bag { .. } | Event::Next => Vec::new(),
    }
}

/// Places at most so many steps away, the highest first.
fn near(at: Place, steps: i64, event: impl Fn(Place) -> Event) -> Vec<(Option<Icon>, Event)> {
    let rows = (at.row - steps..=at.row + steps).rev();
    let places = rows.flat_map(|row| {
        let columns = at.column - steps..=at.column + steps;
        columns.map(move |column| Place::new(column, row))
    });
    let is_near = |place: &Place| (1..=steps.unsigned_abs()).contains(&place.distance(at));
    let sign = |place: Place| match place.column.cmp(&at.column) {
        std::cmp::Ordering::Less => Icon::ArrowLeft,
        std::cmp::Ordering::Greater => Icon::ArrowRight,
        std::cmp::Ordering::Equal if place.row > at.row => Icon::ArrowUp,
        std::cmp::Ordering::Equal => Icon::ArrowDown,
    };
    let places = places.filter(is_near);
    places
        .map(|place| (Some(sign(place)), event(place)))
        .collect()
}
