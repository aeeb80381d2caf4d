//! How the ants are written in a journal.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::rules::{Event, Round, Setup, State, Tally, Trick};
use crate::core::Codec;
use crate::core::codec::{Winners, names};
use crate::core::json::{Json, Malformed, Read};

impl Codec for State {
    type Setup = Setup;
    type Event = Event;

    fn read_setup(json: &Json<'_>) -> Read<Setup> {
        Ok(Setup {
            players: names(json)?,
            teams: json.field("teams")?.bool()?,
            below_zero: json.field("below_zero")?.bool()?,
        })
    }

    fn read_event(json: &Json<'_>) -> Read<Event> {
        match json.variant()? {
            ("round", Some(data)) => Ok(Event::Round(Round {
                plus: data.field("plus")?.text()?.parse().ok(),
                minus: data.field("minus")?.text()?.parse().ok(),
                tally: data.field("tally")?.list(tally)?,
            })),
            ("trick", Some(data)) => Ok(Event::Trick(Trick {
                seats: data.field("seats")?.list(Json::seat)?,
                cards: data
                    .field("cards")?
                    .list(|card| card.text().map(|name| name.parse().ok()))?,
            })),
            _ => Err(Malformed),
        }
    }
}

fn tally(json: &Json<'_>) -> Read<Tally> {
    Ok(Tally {
        plus: json.field("plus")?.small()?,
        minus: json.field("minus")?.small()?,
        queens: json.field("queens")?.small()?,
        ladybugs: json.field("ladybugs")?.small()?,
    })
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut state = serializer.serialize_struct("State", 4)?;
        state.serialize_field("round", &self.round)?;
        state.serialize_field("scores", &self.scores)?;
        state.serialize_field("team_scores", &self.team_scores())?;
        state.serialize_field(
            "outcome",
            &self.winners().map(|winners| Winners { winners }),
        )?;
        state.end()
    }
}
