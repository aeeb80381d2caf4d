//! The whole soundtrack as a file, so that it can be burned, copied or tested.

use super::bank::{self, Bank};
use super::mixer::{Levels, Mixer};
use super::score::Wish;
use super::{Error, Frame, RATE};
use crate::games::escape::cues::{Cues, Track};
use crate::localize::Language;
use rodio::Source;
use std::num::NonZero;
use std::path::Path;
use std::time::Duration;

const BLOCK: usize = 4_096;

/// A track from its lead-in to its silence.
#[derive(Debug)]
pub struct Rendering<P> {
    mixer: Mixer,
    bank: Bank,
    frames: Frame,
    done: Frame,
    block: Vec<f32>,
    place: usize,
    progress: P,
}

/// How long a track is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Length {
    pub lead_in: Frame,
    pub whole: Frame,
}

pub fn length(track: Track, seed: u64) -> Option<Length> {
    let score = bank::score(track, seed)?;
    Some(Length {
        lead_in: score.lead_in_frames,
        whole: score.length_frames,
    })
}

impl<P: FnMut(Frame, Frame)> Rendering<P> {
    /// `progress` is told the frames done and to do, now and then.
    pub fn new(track: Track, seed: u64, language: Language, progress: P) -> Option<Self> {
        let score = bank::score(track, seed)?;
        let mut bank = Bank::new(language, None);
        let wish = Wish {
            cues: Cues::of(track, seed),
            music: track != Track::Gongs,
            calls: track != Track::Gongs,
        };
        let mut mixer = Mixer::new(score.arrange(wish, &bank::impacts()), &mut bank);
        mixer.seek(-score.lead_in_frames, &mut bank);
        Some(Self {
            mixer,
            bank,
            frames: score.length_frames,
            done: 0,
            block: Vec::new(),
            place: 0,
            progress,
        })
    }

    /// The next frames, left and right in turn; none at the end.
    pub fn block(&mut self) -> Option<&[f32]> {
        let left = usize::try_from(self.frames - self.done).unwrap_or(0);
        if left == 0 {
            return None;
        }
        let frames = left.min(BLOCK);
        self.block.resize(2 * frames, 0.0);
        let full = Levels {
            music: 1.0,
            effects: 1.0,
        };
        self.mixer.render(&mut self.block, full, &mut self.bank);
        self.place = 0;
        self.done += Frame::try_from(frames).unwrap_or(0);
        (self.progress)(self.done, self.frames);
        Some(&self.block)
    }
}

impl<P: FnMut(Frame, Frame)> Iterator for Rendering<P> {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.place >= self.block.len() {
            let _ = self.block()?;
        }
        let sample = self.block[self.place];
        self.place += 1;
        Some(sample)
    }
}

impl<P: FnMut(Frame, Frame)> Source for Rendering<P> {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> rodio::ChannelCount {
        NonZero::new(2).unwrap_or(NonZero::<u16>::MIN)
    }

    fn sample_rate(&self) -> rodio::SampleRate {
        NonZero::new(RATE).unwrap_or(NonZero::<u32>::MIN)
    }

    fn total_duration(&self) -> Option<Duration> {
        let ms = super::ms_of(self.frames);
        u64::try_from(ms).ok().map(Duration::from_millis)
    }
}

/// Writes a track as 48 kHz stereo WAV.
pub fn to_wav(
    track: Track,
    seed: u64,
    language: Language,
    path: &Path,
    progress: impl FnMut(Frame, Frame),
) -> Result<(), Error> {
    let rendering = Rendering::new(track, seed, language, progress)
        .ok_or_else(|| Error::Unplayable(track.name().to_owned()))?;
    rodio::wav_to_file(rendering, path).map_err(|error| Error::Unplayable(error.to_string()))
}
