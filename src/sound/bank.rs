//! Where sounds are found: embedded, or replaced by a file dropped into the data folder.

use super::Error;
use super::clip::Clip;
use super::score::{From, Impact, Score};
use crate::games::escape::cues::Track;
use crate::localize::Language;
use crate::platform::{
    self,
    file::{self, Scratch},
};
use include_dir::{Dir, include_dir};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Weak};

static EFFECTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/effects");
static ONE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/one");
static TWO: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/two");
static VOICE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/voice");

const SCORE_ONE: &str = include_str!("../../sounds/score/one.json");
const SCORE_TWO: &str = include_str!("../../sounds/score/two.json");
const IMPACTS: &str = include_str!("../../sounds/score/effects.json");

/// Sounds, decoded when they are first asked for. What is decoded into a scratch file stays; in
/// memory only the hits that are used thousands of times do, the others as long as they play.
#[derive(Debug)]
pub struct Bank {
    language: Language,
    /// A folder with recordings of one's own: `<lang>/<voice>.ogg`.
    own_voices: Option<PathBuf>,
    /// Where scratch files are made, if they can be.
    folder: Option<PathBuf>,
    scratch: Option<Arc<Scratch>>,
    /// What is decoded beside this thread.
    coming: Option<Receiver<(Arc<From>, Arc<Clip>)>>,
    kept: HashMap<From, Arc<Clip>>,
    passing: HashMap<From, Weak<Clip>>,
}

impl Bank {
    pub fn new(language: Language, own_voices: Option<PathBuf>) -> Self {
        Self {
            language,
            own_voices,
            folder: None,
            scratch: None,
            coming: None,
            kept: HashMap::new(),
            passing: HashMap::new(),
        }
    }

    pub fn speak(&mut self, language: Language) {
        if language != self.language {
            self.language = language;
            self.passing
                .retain(|from, _| !matches!(from, From::Voice(_)));
        }
    }

    /// An empty one of the same kind for a show, with a scratch file in this folder if it can be.
    #[must_use]
    pub fn for_show(&self, folder: Option<&Path>) -> Self {
        let scratch = folder.and_then(|folder| Scratch::create(folder).ok());
        Self {
            folder: folder.map(Path::to_path_buf),
            scratch: scratch.map(Arc::new),
            ..Self::new(self.language, self.own_voices.clone())
        }
    }

    /// Decodes what will be needed on a thread of its own, into a file of its own: neither a
    /// decoder nor a slow disk shall cost the beat. What has not come when it is needed is decoded
    /// on the spot. Without files nothing is: it would all have to be held in memory.
    pub fn foresee(&mut self, sources: Vec<Arc<From>>) {
        let mut beside = self.for_show(self.folder.as_deref());
        if sources.is_empty() || beside.scratch.is_none() {
            return;
        }
        let (tell, coming) = mpsc::channel();
        let work = move || {
            for source in sources {
                let Ok(clip) = beside.clip(&source) else {
                    continue;
                };
                if tell.send((source, clip)).is_err() {
                    return;
                }
            }
        };
        self.coming = platform::spawn("decoder", work).is_ok().then_some(coming);
    }

    pub fn clip(&mut self, from: &From) -> Result<Arc<Clip>, Error> {
        for (from, clip) in self.coming.iter().flat_map(Receiver::try_iter) {
            let _ = self.kept.insert(from.as_ref().clone(), clip);
        }
        if let Some(clip) = self.kept.get(from) {
            return Ok(Arc::clone(clip));
        }
        if let Some(clip) = self.passing.get(from).and_then(Weak::upgrade) {
            return Ok(clip);
        }
        let unplayable = || Error::Unplayable(format!("{from:?}"));
        // A recording that cannot be played does not cost the voice.
        let own = self.own_voice(from).and_then(|own| self.decode(own));
        let clip = own.or_else(|| self.decode(self.embedded(from)?));
        let clip = Arc::new(clip.ok_or_else(unplayable)?);
        if self.scratch.is_some() || matches!(from, From::Music(_, true)) {
            let _ = self.kept.insert(from.clone(), Arc::clone(&clip));
        } else {
            let _ = self.passing.insert(from.clone(), Arc::downgrade(&clip));
        }
        Ok(clip)
    }

    /// A full disk costs memory, not the sound.
    fn decode(&self, bytes: impl AsRef<[u8]> + Clone + Send + Sync + 'static) -> Option<Clip> {
        let scratch = self.scratch.as_ref();
        scratch
            .and_then(|scratch| Clip::decode_into(scratch, bytes.clone()))
            .or_else(|| Clip::decode(bytes))
    }

    fn embedded(&self, from: &From) -> Option<&'static [u8]> {
        let (folder, file): (&'static Dir<'static>, String) = match from {
            From::Music(name, _) => {
                let (folder, file) = name.split_once('/')?;
                let folder = if folder == "one" { &ONE } else { &TWO };
                (folder, format!("{file}.ogg"))
            }
            From::Effect(name) => (&EFFECTS, format!("{name}.ogg")),
            From::Voice(name) => (&VOICE, format!("{}/{name}.ogg", self.language.code())),
        };
        folder.get_file(file).map(include_dir::File::contents)
    }

    /// A person's recording, if one was dropped in.
    fn own_voice(&self, from: &From) -> Option<Vec<u8>> {
        let From::Voice(name) = from else {
            return None;
        };
        let folder = self.own_voices.as_ref()?.join(self.language.code());
        ["ogg", "wav", "flac", "mp3"]
            .into_iter()
            .find_map(|ending| file::read(&folder.join(format!("{name}.{ending}"))).ok())
    }
}

/// The score behind a track; a surprise takes one of the two by its seed.
pub fn score(track: Track, seed: u64) -> Option<Score> {
    let two = match track {
        Track::One | Track::Gongs => false,
        Track::Two => true,
        Track::Surprise => !seed.is_multiple_of(2),
    };
    let text = if two { SCORE_TWO } else { SCORE_ONE };
    Score::parse(text)
}

pub fn impacts() -> BTreeMap<String, Impact> {
    serde_json::from_str(IMPACTS).unwrap_or_default()
}
