//! The sounds themselves: embedded, replaced by a file dropped into the data folder, decoded once.

use super::score::{From, Impact, Score};
use super::{Error, RATE};
use crate::games::escape::cues::Track;
use crate::localize::Language;
use crate::platform::file;
use include_dir::{Dir, include_dir};
use rodio::Decoder;
use rodio::source::{Source, UniformSourceIterator};
use std::collections::{BTreeMap, HashMap};
use std::io::Cursor;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::{Arc, Weak};

static EFFECTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/effects");
static ONE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/one");
static TWO: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/two");
static VOICE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sounds/voice");

const SCORE_ONE: &str = include_str!("../../sounds/score/one.json");
const SCORE_TWO: &str = include_str!("../../sounds/score/two.json");
const IMPACTS: &str = include_str!("../../sounds/score/effects.json");

/// Decoded sound at 48 kHz: 16 bits are enough for what lossy files hold, and half the memory.
#[derive(Debug)]
pub struct Clip {
    channels: u16,
    samples: Vec<i16>,
}

impl Clip {
    pub fn frames(&self) -> i64 {
        let frames = self.samples.len() / usize::from(self.channels.max(1));
        i64::try_from(frames).unwrap_or(i64::MAX)
    }

    /// Left and right of one frame.
    pub fn at(&self, frame: usize) -> (f32, f32) {
        const FULL: f32 = 1.0 / 32_768.0;
        if self.channels == 1 {
            let sample = self
                .samples
                .get(frame)
                .map_or(0.0, |s| f32::from(*s) * FULL);
            (sample, sample)
        } else {
            let pair = self.samples.get(2 * frame..2 * frame + 2);
            pair.map_or((0.0, 0.0), |pair| {
                (f32::from(pair[0]) * FULL, f32::from(pair[1]) * FULL)
            })
        }
    }

    /// Adds frames from here on to `out`, left and right in turn, all at one gain.
    pub fn add(&self, from: usize, out: &mut [f32], gain: f32) {
        const FULL: f32 = 1.0 / 32_768.0;
        let gain = gain * FULL;
        if self.channels == 1 {
            let samples = self.samples.get(from..).unwrap_or_default();
            for (sum, sample) in out.chunks_exact_mut(2).zip(samples) {
                let sample = f32::from(*sample) * gain;
                sum[0] += sample;
                sum[1] += sample;
            }
        } else {
            let samples = self.samples.get(2 * from..).unwrap_or_default();
            for (sum, sample) in out.iter_mut().zip(samples) {
                *sum += f32::from(*sample) * gain;
            }
        }
    }

    pub fn decode(bytes: impl AsRef<[u8]> + Send + Sync + 'static) -> Option<Self> {
        let rate = NonZero::new(RATE)?;
        let decoder = Decoder::new(Cursor::new(bytes)).ok()?;
        let channels = decoder.channels().get().min(2);
        let quantise = |sample: f32| {
            #[expect(clippy::cast_possible_truncation, reason = "clamped")]
            let sample = (sample.clamp(-1.0, 1.0) * 32_767.0).round() as i16;
            sample
        };
        let samples = if decoder.sample_rate() == rate && decoder.channels().get() <= 2 {
            decoder.map(quantise).collect()
        } else {
            let channels = NonZero::new(channels)?;
            UniformSourceIterator::new(decoder, channels, rate)
                .map(quantise)
                .collect()
        };
        Some(Self { channels, samples })
    }
}

/// Where sounds are fetched: kept ones stay, the others live as long as somebody plays them.
#[derive(Debug)]
pub struct Bank {
    language: Language,
    /// A folder with recordings of one's own: `<lang>/<voice>.ogg`.
    own_voices: Option<PathBuf>,
    kept: HashMap<From, Arc<Clip>>,
    passing: HashMap<From, Weak<Clip>>,
}

impl Bank {
    pub fn new(language: Language, own_voices: Option<PathBuf>) -> Self {
        Self {
            language,
            own_voices,
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

    /// An empty one of the same kind, for another show.
    #[must_use]
    pub fn again(&self) -> Self {
        Self::new(self.language, self.own_voices.clone())
    }

    pub fn clip(&mut self, from: &From) -> Result<Arc<Clip>, Error> {
        if let Some(clip) = self.kept.get(from) {
            return Ok(Arc::clone(clip));
        }
        if let Some(clip) = self.passing.get(from).and_then(Weak::upgrade) {
            return Ok(clip);
        }
        let unplayable = || Error::Unplayable(format!("{from:?}"));
        // A recording that cannot be played does not cost the voice.
        let own = self.own_voice(from).and_then(Clip::decode);
        let clip = own.or_else(|| Clip::decode(self.embedded(from)?));
        let clip = Arc::new(clip.ok_or_else(unplayable)?);
        if matches!(from, From::Music(_, true)) {
            let _ = self.kept.insert(from.clone(), Arc::clone(&clip));
        } else {
            let _ = self.passing.insert(from.clone(), Arc::downgrade(&clip));
        }
        Ok(clip)
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

/// When each sentence of the spoken introduction begins, in milliseconds.
pub fn introduction(language: Language) -> Option<&'static str> {
    VOICE
        .get_file(format!("{}/intro.json", language.code()))?
        .contents_utf8()
}
