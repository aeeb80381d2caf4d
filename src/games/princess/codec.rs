//! How La Princesse aux échelles is written in a journal.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::rules::{Event, Ladders, Loss, Mode, Outcome, Princess, Setup, State};
use crate::core::Codec;
use crate::core::codec::{List, names};
use crate::core::json::{Json, Malformed, Read};

impl Codec for State {
    type Setup = Setup;
    type Event = Event;

    fn read_setup(json: &Json<'_>) -> Read<Setup> {
        Ok(Setup {
            players: names(json)?,
            prince: json.field("prince")?.seat()?,
            mode: match json.field("mode")?.text()? {
                "standard" => Mode::Standard,
                "extreme" => Mode::Extreme,
                _ => return Err(Malformed),
            },
            squires: json.field("squires")?.bool()?,
            princesses: json.field("princesses")?.list(|princess| {
                Ok(Princess {
                    name: princess.field("name")?.text()?.to_owned(),
                    swords: princess.field("swords")?.small()?,
                })
            })?,
        })
    }

    fn read_event(json: &Json<'_>) -> Read<Event> {
        match json.variant()? {
            ("turn_page", None) => Ok(Event::TurnPage),
            ("foghorn", None) => Ok(Event::Foghorn),
            ("ladders", Some(data)) => Ok(Event::Ladders(Ladders {
                dungeon: data.field("dungeon")?.whole()?,
                cards: data.field("cards")?.list(Json::small)?,
                plus: data.field("plus")?.small()?,
                minus: data.field("minus")?.small()?,
                respected: data.optional("respected")?.map_or(Ok(true), Json::bool)?,
                ignored: data.optional("ignored")?.map_or(Ok(false), Json::bool)?,
            })),
            ("hand", Some(data)) => Ok(Event::Hand {
                player: data.field("player")?.seat()?,
                cards: data.field("cards")?.list(Json::small)?,
            }),
            ("squires", Some(squires)) => squires.small().map(Event::Squires),
            _ => Err(Malformed),
        }
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let hands = self.hands().iter().map(|hand| List(hand.cards()));
        let lost: Option<Loss> = match self.outcome {
            Some(Outcome::Lost(loss)) => Some(loss),
            _ => None,
        };
        let outcome = self.outcome.map(|outcome| match outcome {
            Outcome::Won => "won",
            Outcome::Lost(_) => "lost",
        });
        let mut state = serializer.serialize_struct("State", 12)?;
        state.serialize_field("prince", &self.prince)?;
        state.serialize_field("page", &self.page)?;
        state.serialize_field("pages", &self.pages)?;
        state.serialize_field("open", &self.open)?;
        state.serialize_field("rounds_left", &self.rounds_left())?;
        state.serialize_field("princess", &self.saved)?;
        state.serialize_field("saved", &self.saved)?;
        state.serialize_field("squires", &self.squires)?;
        state.serialize_field("hands", &List(hands))?;
        state.serialize_field("reachable", &self.reachable())?;
        state.serialize_field("outcome", &outcome)?;
        state.serialize_field("lost_because", &lost)?;
        state.end()
    }
}
