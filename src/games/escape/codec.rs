//! How Escape is written in a journal.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::rules::{Difficulty, Event, Setup, State};
use crate::core::Codec;
use crate::core::codec::{List, names};
use crate::core::json::{Json, Malformed, Read};

impl Codec for State {
    type Setup = Setup;
    type Event = Event;

    fn read_setup(json: &Json<'_>) -> Read<Setup> {
        Ok(Setup {
            players: names(json)?,
            difficulty: match json.field("difficulty")?.text()? {
                "normal" => Difficulty::Normal,
                "advanced" => Difficulty::Advanced,
                "expert" => Difficulty::Expert,
                _ => return Err(Malformed),
            },
            track: json.optional("track")?.map(Json::to_value),
        })
    }

    fn read_event(json: &Json<'_>) -> Read<Event> {
        match json.variant()? {
            ("activate", Some(jewels)) => jewels.small().map(Event::Activate),
            ("destiny", None) => Ok(Event::Destiny),
            ("door", Some(data)) => Ok(Event::Door {
                caught: data.field("caught")?.list(Json::seat)?,
            }),
            ("escape", Some(data)) => Ok(Event::Escape {
                player: data.field("player")?.seat()?,
                die_to: match data.optional("die_to")? {
                    None | Some(Json::Null) => None,
                    Some(seat) => Some(seat.seat()?),
                },
            }),
            ("collapse", None) => Ok(Event::Collapse),
            ("dice", Some(data)) => Ok(Event::Dice {
                player: data.field("player")?.seat()?,
                dice: data.field("dice")?.small()?,
            }),
            ("jewels", Some(data)) => Ok(Event::Jewels {
                reserve: data.field("reserve")?.small()?,
                beside: data.field("beside")?.small()?,
            }),
            _ => Err(Malformed),
        }
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let everyone = self.adventurers();
        let mut state = serializer.serialize_struct("State", 8)?;
        state.serialize_field("reserve", &self.reserve)?;
        state.serialize_field("beside", &self.beside)?;
        state.serialize_field("in_rooms", &self.in_rooms)?;
        state.serialize_field("keys", &self.keys())?;
        state.serialize_field("dice", &List(everyone.iter().map(|one| one.dice)))?;
        state.serialize_field("escaped", &List(everyone.iter().map(|one| one.escaped)))?;
        state.serialize_field("doors", &self.doors)?;
        state.serialize_field("outcome", &self.outcome)?;
        state.end()
    }
}
