//! What the player plays: a soundtrack made of a score and cues, a voice, or a recording.

use super::bank::Bank;
use super::mixer::{Levels, Mixer};
use super::recording::{Fault, Stream};
use super::score::{self, Placement, SoundId};
use super::{Frame, RATE, sources};
use std::f32::consts::FRAC_PI_2;
use std::ops::Range;
use std::path::PathBuf;

/// A score with the cues of one game. Times are milliseconds after the shout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Soundtrack {
    /// Name of a score under `sounds/score`.
    pub score: &'static str,
    /// Cues of the score by their id, and when they are in this game.
    pub cues: Vec<(&'static str, u32)>,
    /// Calls that announce the time are left out around these.
    pub countdowns: Vec<Range<u32>>,
    /// Without music only the cues are heard, and the calls if wanted.
    pub music: bool,
    pub calls: bool,
    /// A voice counts down to the doors and to the collapse.
    pub spoken_countdown: bool,
}

impl Soundtrack {
    fn placements(&self) -> Option<Vec<Placement>> {
        Some(sources::score(self.score)?.arrange(self, &sources::impacts()))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Playable {
    Soundtrack(Soundtrack),
    /// A voice by itself, by the name of its file.
    Voice(&'static str),
    Recording {
        path: PathBuf,
        /// The frame of the playback at which it begins.
        start: Frame,
        /// How many of its frames are needed.
        needed: Frame,
        /// Played at the same time as the recording.
        over: Option<Soundtrack>,
    },
}

/// Frames that are decoded before a playback begins.
const PREPARED: Frame = RATE as Frame / 2;

/// A playable that is being played, with the sounds it needs.
#[derive(Debug)]
pub struct Playback {
    mixer: Mixer,
    bank: Bank,
    recording: Option<(Stream, Frame)>,
}

impl Playback {
    pub fn new(playable: &Playable, at: Frame, mut bank: Bank) -> Option<Self> {
        let (placements, recording) = match playable {
            Playable::Soundtrack(soundtrack) => (soundtrack.placements()?, None),
            Playable::Voice(name) => {
                let voice = SoundId::Voice((*name).to_owned());
                (vec![score::of_its_own(voice, 0)], None)
            }
            Playable::Recording {
                path,
                start,
                needed,
                over,
            } => {
                let mut stream = Stream::open(path, *needed);
                stream.seek(at - start);
                let placements = match over {
                    Some(soundtrack) => soundtrack.placements()?,
                    None => Vec::new(),
                };
                (placements, Some((stream, *start)))
            }
        };
        bank.preload(score::sounds(&placements, at));
        let mut mixer = Mixer::new(placements);
        mixer.seek(at);
        Some(Self {
            mixer,
            bank,
            recording,
        })
    }

    pub fn frame(&self) -> Frame {
        self.mixer.frame()
    }

    pub fn seek(&mut self, frame: Frame) {
        self.mixer.seek(frame);
        if let Some((stream, start)) = &mut self.recording {
            stream.seek(frame - *start);
        }
    }

    /// Whether it can begin: the sounds of its first moments are decoded.
    pub fn is_prepared(&mut self) -> bool {
        self.mixer.is_ready(PREPARED, &mut self.bank)
    }

    /// Whether the next `count` frames can be rendered without a gap.
    pub fn is_ready(&mut self, count: Frame) -> bool {
        let frame = self.mixer.frame();
        let recording = self.recording.as_mut();
        recording.is_none_or(|(stream, start)| stream.is_ready(frame - *start, count))
            && self.mixer.is_ready(count, &mut self.bank)
    }

    /// Why the recording cannot be played, if it cannot.
    pub fn fault(&self) -> Option<Fault> {
        self.recording
            .as_ref()
            .and_then(|(stream, _)| stream.fault())
    }

    /// Fills `out` with the next frames, left and right interleaved.
    pub fn render(&mut self, out: &mut [f32], levels: Levels) {
        let frame = self.mixer.frame();
        self.mixer.render(out, levels, &mut self.bank);
        if let Some((stream, start)) = &mut self.recording {
            stream.add(frame - *start, out, levels.music);
        }
    }
}

/// A playback that fades out while another begins.
#[derive(Debug)]
pub struct FadeOut {
    playback: Playback,
    /// Frames of the fade that have passed; none before it begins.
    done: Option<usize>,
}

impl FadeOut {
    /// Frames of a cross-fade.
    pub const FADE: usize = 57_600;

    pub const fn new(playback: Playback) -> Self {
        Self {
            playback,
            done: None,
        }
    }

    pub fn begin(&mut self) {
        let _ = self.done.get_or_insert(0);
    }

    pub const fn has_begun(&self) -> bool {
        self.done.is_some()
    }

    /// Goes back by so many frames, to be rendered again.
    pub fn rewind(&mut self, frames: Frame) {
        self.playback.seek(self.playback.frame() - frames);
        let frames = usize::try_from(frames).unwrap_or(0);
        self.done = self.done.map(|done| done.saturating_sub(frames));
    }

    pub fn is_over(&self) -> bool {
        self.done.is_some_and(|done| done >= Self::FADE)
    }

    /// Fades `out` in and adds the old playback, fading out. The power of both together is constant.
    pub fn cross(&mut self, out: &mut [f32], levels: Levels) {
        let mut old = vec![0.0; out.len()];
        self.playback.render(&mut old, levels);
        for (new, old) in out.chunks_exact_mut(2).zip(old.chunks_exact(2)) {
            let part = (self.done.unwrap_or(0) as f32 / Self::FADE as f32).min(1.0) * FRAC_PI_2;
            let (up, down) = part.sin_cos();
            new[0] = new[0] * up + old[0] * down;
            new[1] = new[1] * up + old[1] * down;
            self.done = self.done.map(|done| done + 1);
        }
    }
}
