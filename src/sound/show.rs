//! What is to be heard: a track, the introduction, or a recording of one's own.

use super::bank::Bank;
use super::mixer::{Levels, Mixer};
use super::recording::{Fault, Stream};
use super::score::{self, From, Wish};
use super::{Frame, sources};
use crate::games::escape::cues::{Cues, Track};
use std::f32::consts::FRAC_PI_2;
use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Show {
    Track {
        track: Track,
        seed: u64,
        cues: Cues,
    },
    /// The spoken introduction to the rules.
    Introduction,
    Recording(Recording),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    pub path: PathBuf,
    /// The frame of the show at which it begins.
    pub start: Frame,
    /// How many of its frames should be there.
    pub needed: Frame,
    /// Our own gongs and doors over it.
    pub gongs: Option<Cues>,
}

/// A show that is being heard, with the sounds it needs.
#[derive(Debug)]
pub struct Playing {
    mixer: Mixer,
    bank: Bank,
    recording: Option<(Stream, Frame)>,
}

impl Playing {
    pub fn new(show: &Show, at: Frame, mut bank: Bank) -> Option<Self> {
        let (placements, recording) = match show {
            Show::Track { track, seed, cues } => {
                let wish = Wish {
                    cues: *cues,
                    music: *track != Track::Gongs,
                    calls: *track != Track::Gongs,
                };
                let score = sources::score(*track, *seed)?;
                (score.arrange(wish, &sources::impacts()), None)
            }
            Show::Introduction => {
                let speech = From::Voice("intro".to_owned());
                (vec![score::of_its_own(speech, 0)], None)
            }
            Show::Recording(recording) => {
                let mut stream = Stream::open(&recording.path, recording.needed);
                stream.seek(at - recording.start);
                (gongs(recording.gongs)?, Some((stream, recording.start)))
            }
        };
        bank.foresee(score::sounds(&placements, at));
        let mut mixer = Mixer::new(placements, &mut bank);
        mixer.seek(at, &mut bank);
        bank.hurry();
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
        self.mixer.seek(frame, &mut self.bank);
        if let Some((stream, start)) = &mut self.recording {
            stream.seek(frame - *start);
        }
    }

    /// Whether the next so many frames are here; a stick may be slow.
    pub fn is_ready(&mut self, count: Frame) -> bool {
        let frame = self.mixer.frame();
        self.recording
            .as_mut()
            .is_none_or(|(stream, start)| stream.is_ready(frame - *start, count))
    }

    /// Why the recording is not heard, if it is not.
    pub fn fault(&self) -> Option<Fault> {
        self.recording
            .as_ref()
            .and_then(|(stream, _)| stream.fault())
    }

    /// The next frames, left and right in turn; what was in `out` is gone.
    pub fn render(&mut self, out: &mut [f32], levels: Levels) {
        let frame = self.mixer.frame();
        self.mixer.render(out, levels, &mut self.bank);
        if let Some((stream, start)) = &mut self.recording {
            stream.add(frame - *start, out, levels.music);
        }
    }
}

/// Our cues alone, or nothing.
fn gongs(cues: Option<Cues>) -> Option<Vec<score::Placement>> {
    let Some(cues) = cues else {
        return Some(Vec::new());
    };
    let wish = Wish {
        cues,
        music: false,
        calls: false,
    };
    Some(sources::score(Track::Gongs, 0)?.arrange(wish, &sources::impacts()))
}

/// A show that makes room for another.
#[derive(Debug)]
pub struct Leaving {
    playing: Playing,
    /// Frames of the fade that have passed; none as long as the other is not there.
    done: Option<usize>,
}

impl Leaving {
    /// Frames of a cross-fade.
    pub const FADE: usize = 57_600;

    pub const fn new(playing: Playing) -> Self {
        Self {
            playing,
            done: None,
        }
    }

    /// The other one is there.
    pub fn begin(&mut self) {
        let _ = self.done.get_or_insert(0);
    }

    pub fn is_over(&self) -> bool {
        self.done.is_some_and(|done| done >= Self::FADE)
    }

    /// Turns `out` up and adds what leaves, turned down: the power of both together stays.
    pub fn cross(&mut self, out: &mut [f32], levels: Levels) {
        let mut old = vec![0.0; out.len()];
        self.playing.render(&mut old, levels);
        for (new, old) in out.chunks_exact_mut(2).zip(old.chunks_exact(2)) {
            #[expect(clippy::cast_precision_loss, reason = "a second of frames")]
            let part = (self.done.unwrap_or(0) as f32 / Self::FADE as f32).min(1.0) * FRAC_PI_2;
            let (up, down) = part.sin_cos();
            new[0] = new[0] * up + old[0] * down;
            new[1] = new[1] * up + old[1] * down;
            self.done = self.done.map(|done| done + 1);
        }
    }
}
