//! Finds sounds: embedded in the program, or voices that replace them in the data folder.

use super::clip::DecodedSamples;
use super::score::{Impact, Score, SoundId};
use crate::core::Language;
use crate::platform::file;
use include_dir::{Dir, include_dir};
use std::collections::BTreeMap;
use std::path::PathBuf;

static EFFECTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/effects");
static ONE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/one");
static TWO: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/two");
static VOICE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/voice");

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
    /// A voice of the players that cannot be played is replaced by the built-in one.
    pub fn open(&self, from: &SoundId) -> Option<DecodedSamples> {
        let own = self.own_voice(from).and_then(DecodedSamples::open);
        own.or_else(|| DecodedSamples::open(self.embedded(from)?))
    }

    fn embedded(&self, from: &SoundId) -> Option<&'static [u8]> {
        let (folder, file): (&'static Dir<'static>, String) = match from {
            SoundId::Music(name) => {
                let (folder, file) = name.split_once('/')?;
                let folder = if folder == "one" { &ONE } else { &TWO };
                (folder, format!("{file}.ogg"))
            }
            SoundId::Effect(name) => (&EFFECTS, format!("{name}.ogg")),
            SoundId::Voice(name) => (&VOICE, format!("{}/{name}.ogg", self.language.code())),
        };
        folder.get_file(file).map(include_dir::File::contents)
    }

    /// The players' own file for a voice, if there is one.
    fn own_voice(&self, from: &SoundId) -> Option<Vec<u8>> {
        let SoundId::Voice(name) = from else {
            return None;
        };
        let folder = self.own_voices.as_ref()?.join(self.language.code());
        ["ogg", "wav", "flac", "mp3"]
            .into_iter()
            .find_map(|ending| file::read(&folder.join(format!("{name}.{ending}"))).ok())
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
