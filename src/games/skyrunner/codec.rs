//! How SkyRunner is written in a journal.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::cards::Card;
use super::rules::{Event, Hand, Penalty, Play, Runner, Setup, State, Turn, Weapon};
use crate::core::Codec;
use crate::core::codec::{List, names};
use crate::core::json::{Json, Malformed, Read};

impl Codec for State {
    type Setup = Setup;
    type Event = Event;

    fn read_setup(json: &Json<'_>) -> Read<Setup> {
        Ok(Setup {
            players: names(json)?,
            first: json.field("first")?.seat()?,
        })
    }

    fn read_event(json: &Json<'_>) -> Read<Event> {
        match json.variant()? {
            ("turn", Some(data)) => Ok(Event::Turn(Turn {
                card: card(data.field("card")?)?,
                plays: data.field("plays")?.list(play)?,
            })),
            ("use", Some(data)) => Ok(Event::Use {
                player: data.field("player")?.seat()?,
                card: match data.field("card")?.text()? {
                    "lost" => Weapon::Lost,
                    "sabotage" => Weapon::Sabotage,
                    _ => return Err(Malformed),
                },
                target: data.field("target")?.seat()?,
            }),
            ("recover", Some(player)) => player.seat().map(Event::Recover),
            ("level", Some(data)) => Ok(Event::Level {
                player: data.field("player")?.seat()?,
                level: data.field("level")?.whole()?,
            }),
            ("roof", Some(player)) => player.seat().map(Event::Roof),
            ("hand", Some(data)) => Ok(Event::Hand(Box::new(Hand {
                player: data.field("player")?.seat()?,
                bids: data.field("bids")?.list(Json::small)?,
                surprise: data.field("surprise")?.bool()?,
                climbs: data.field("climbs")?.list(Json::small)?,
                material: data.field("material")?.small()?,
                lost: data.field("lost")?.small()?,
                sabotage: data.field("sabotage")?.small()?,
            }))),
            _ => Err(Malformed),
        }
    }
}

pub(super) fn card(json: &Json<'_>) -> Read<Card> {
    match json.variant()? {
        ("climb", Some(value)) => value.small().map(Card::Climb),
        ("material", None) => Ok(Card::Material),
        ("lost", None) => Ok(Card::Lost),
        ("sabotage", None) => Ok(Card::Sabotage),
        ("fall", Some(value)) => value.small().map(Card::Fall),
        _ => Err(Malformed),
    }
}

pub(super) fn play(json: &Json<'_>) -> Read<Play> {
    match json.variant()? {
        ("bid", Some(value)) => value.small().map(Play::Bid),
        ("surprise", None) => Ok(Play::Surprise),
        ("climb", Some(data)) => {
            let value = data.field("value")?.small()?;
            Ok(Play::Climb {
                value,
                levels: data.optional("levels")?.map_or(Ok(value), Json::small)?,
                material: data.optional("material")?.map_or(Ok(0), Json::small)?,
            })
        }
        ("lost", Some(data)) => Ok(Play::Lost {
            target: data.field("target")?.seat()?,
        }),
        ("sabotage", Some(data)) => Ok(Play::Sabotage {
            target: data.field("target")?.seat()?,
        }),
        _ => Err(Malformed),
    }
}

impl Serialize for Penalty {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(serializer)
    }
}

impl Serialize for Runner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut runner = serializer.serialize_struct("Runner", 8)?;
        runner.serialize_field("bids", &List(self.bids.values()))?;
        runner.serialize_field("surprise", &self.surprise)?;
        runner.serialize_field("climbs", &List(self.climbs.values()))?;
        runner.serialize_field("material", &self.material)?;
        runner.serialize_field("lost", &self.lost)?;
        runner.serialize_field("sabotage", &self.sabotage)?;
        runner.serialize_field("level", &self.level)?;
        runner.serialize_field("beside", &self.beside)?;
        runner.end()
    }
}

#[derive(serde::Serialize)]
struct Won {
    winner: crate::core::Seat,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut state = serializer.serialize_struct("State", 6)?;
        state.serialize_field("holder", &self.holder)?;
        state.serialize_field("auction", &self.auction)?;
        state.serialize_field("players", &self.runners)?;
        state.serialize_field("pile", &self.pile)?;
        state.serialize_field("discard", &self.discard)?;
        state.serialize_field("outcome", &self.winner.map(|winner| Won { winner }))?;
        state.end()
    }
}
