//! The alternatives to an entry, for its correction.

use crate::core::Seat;
use crate::games::escape::rules::{Event, MAX_PLAYERS};

/// One step away from the entry: another count, one person more or less.
pub fn alternatives(entry: &Event, players: usize) -> Vec<Event> {
    let seats = || Seat::all(players.min(MAX_PLAYERS));
    match entry {
        Event::Activate(jewels) => (1..=3)
            .filter(|other| other != jewels)
            .map(Event::Activate)
            .collect(),
        Event::Door { caught } => seats()
            .map(|seat| {
                let caught = seats()
                    .filter(|one| caught.contains(one) != (*one == seat))
                    .collect();
                Event::Door { caught }
            })
            .collect(),
        Event::Escape { player, die_to } => {
            let receivers = seats().filter(|seat| seat != player).map(Some);
            receivers
                .chain([None])
                .filter(|to| to != die_to)
                .map(|die_to| Event::Escape {
                    player: *player,
                    die_to,
                })
                .collect()
        }
        Event::Dice { player, dice } => [dice - 1, dice + 1]
            .map(|dice| Event::Dice {
                player: *player,
                dice,
            })
            .to_vec(),
        Event::Jewels { reserve, beside } => [reserve - 1, reserve + 1]
            .map(|reserve| Event::Jewels {
                reserve,
                beside: *beside,
            })
            .to_vec(),
        Event::Destiny | Event::Collapse => Vec::new(),
    }
}
