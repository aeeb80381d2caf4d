//! How the cliff is written in a journal.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::rules::{Drawn, Event, Gear, Setup, State, Token};
use super::wall::Place;
use crate::core::Codec;
use crate::core::codec::{Winners, names};
use crate::core::json::{Json, Malformed, Read};

impl Codec for State {
    type Setup = Setup;
    type Event = Event;

    fn read_setup(json: &Json<'_>) -> Read<Setup> {
        Ok(Setup {
            players: names(json)?,
            first: json.field("first")?.seat()?,
            bags: json.field("bags")?.list(|bag| bag.list(token))?,
        })
    }

    fn read_event(json: &Json<'_>) -> Read<Event> {
        match json.variant()? {
            ("draw", Some(data)) => match data.text()? {
                "tile" => Ok(Event::Draw(Drawn::Tile)),
                "fall" => Ok(Event::Draw(Drawn::Fall)),
                _ => Err(Malformed),
            },
            ("equip", Some(data)) => Ok(Event::Equip {
                token: match data.field("token")?.text()? {
                    "carabiner" => Gear::Carabiner,
                    "ladder" => Gear::Ladder,
                    "zipline" => Gear::Zipline,
                    _ => return Err(Malformed),
                },
                at: place(data.field("at")?)?,
            }),
            ("cave", Some(at)) => place(at).map(Event::Cave),
            ("move", Some(to)) => place(to).map(Event::Move),
            ("next", None) => Ok(Event::Next),
            ("place", Some(data)) => Ok(Event::Place {
                player: data.field("player")?.seat()?,
                at: match data.field("at")? {
                    Json::Null => None,
                    at => Some(place(at)?),
                },
            }),
            ("bag", Some(data)) => Ok(Event::Bag {
                player: data.field("player")?.seat()?,
                bag: data.field("bag")?.list(token)?,
            }),
            _ => Err(Malformed),
        }
    }
}

fn token(json: &Json<'_>) -> Read<Token> {
    let name = json.text()?;
    Token::ALL
        .into_iter()
        .find(|token| token.name() == name)
        .ok_or(Malformed)
}

fn place(json: &Json<'_>) -> Read<Place> {
    match json {
        Json::List(pair) => match pair.as_slice() {
            [column, row] => Ok(Place::new(column.whole()?, row.whole()?)),
            _ => Err(Malformed),
        },
        _ => Err(Malformed),
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut state = serializer.serialize_struct("State", 10)?;
        state.serialize_field("turn", &self.turn)?;
        state.serialize_field("drawn", &self.drawn)?;
        state.serialize_field("tiles", &self.tiles_left())?;
        state.serialize_field("drew", &self.drew.is_some())?;
        state.serialize_field("climbers", &self.climbers)?;
        state.serialize_field("carabiners", &self.carabiners)?;
        state.serialize_field("ladders", &self.ladders)?;
        state.serialize_field("ziplines", &self.ziplines)?;
        state.serialize_field("caves", &self.caves)?;
        state.serialize_field(
            "outcome",
            &self.winners().map(|winners| Winners { winners }),
        )?;
        state.end()
    }
}
