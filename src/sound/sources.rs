//! Finds sounds: those of the program, or voices that replace them in the data folder.

use super::clip::DecodedSamples;
use super::score::{Impact, Score, SoundId};
use crate::core::Language;
use crate::platform;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::task::Poll;

const SCORE_ONE: &str = include_str!("../../sounds/score/one.json");
const SCORE_TWO: &str = include_str!("../../sounds/score/two.json");
const IMPACTS: &str = include_str!("../../sounds/score/effects.json");

/// The sounds in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sources {
    pub language: Language,
    /// A folder with the players' own voices: `<lang>/<voice>.ogg`.
    pub own_voices: Option<PathBuf>,
}

impl Sources {
    /// A voice of the players that cannot be played is replaced by the built-in one. Pending while
    /// the file is on its way.
    pub fn open(&self, from: &SoundId) -> Poll<Option<DecodedSamples>> {
        match self.own_voice(from) {
            Some(own) => Poll::Ready(Some(own)),
            None => self
                .built_in(from)
                .map(|bytes| bytes.and_then(DecodedSamples::open)),
        }
    }

    fn built_in(&self, from: &SoundId) -> Poll<Option<Cow<'static, [u8]>>> {
        platform::sound_file(&match from {
            SoundId::Music(name) => format!("{name}.ogg"),
            SoundId::Effect(name) => format!("effects/{name}.ogg"),
            SoundId::Voice(name) => format!("voice/{}/{name}.ogg", self.language.code()),
        })
    }

    /// The players' own file for a voice, if there is one.
    fn own_voice(&self, from: &SoundId) -> Option<DecodedSamples> {
        let SoundId::Voice(name) = from else {
            return None;
        };
        let folder = self.own_voices.as_ref()?.join(self.language.code());
        ["ogg", "wav", "flac", "mp3"]
            .into_iter()
            .find_map(|ending| DecodedSamples::of_players(&folder.join(format!("{name}.{ending}"))))
    }
}

/// The score of this name.
pub fn score(name: &str) -> Option<Score> {
    Score::parse(match name {
        "one" => SCORE_ONE,
        "two" => SCORE_TWO,
        _ => return None,
    })
}

pub fn impacts() -> BTreeMap<String, Impact> {
    serde_json::from_str(IMPACTS).unwrap_or_default()
}
