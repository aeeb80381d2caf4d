//! Renders a whole soundtrack without a device, block by block or into a WAV file.

use super::bank::Bank;
use super::mixer::{Levels, Mixer};
use super::soundtrack::Soundtrack;
use super::sources::Sources;
use super::{Error, Frame, RATE, sources};
use crate::core::Language;
use std::path::Path;

const BLOCK: usize = 4_096;

/// A soundtrack from its lead-in to its end.
#[derive(Debug)]
pub struct Rendering<P> {
    mixer: Mixer,
    bank: Bank,
    frames: Frame,
    done: Frame,
    block: Vec<f32>,
    progress: P,
}

impl<P: FnMut(Frame, Frame)> Rendering<P> {
    /// `progress` is called with the frames that are done and all frames.
    pub fn new(soundtrack: &Soundtrack, language: Language, progress: P) -> Option<Self> {
        let score = sources::score(soundtrack.score)?;
        let bank = Bank::immediate(Sources {
            language,
            own_voices: None,
        });
        let placements = score.arrange(soundtrack, &sources::impacts());
        let mut mixer = Mixer::new(placements);
        mixer.seek(-score.lead_in_frames);
        Some(Self {
            mixer,
            bank,
            frames: score.length_frames,
            done: 0,
            block: Vec::new(),
            progress,
        })
    }

    /// The next frames, left and right interleaved; `None` at the end.
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
        self.done += Frame::try_from(frames).unwrap_or(0);
        (self.progress)(self.done, self.frames);
        Some(&self.block)
    }
}

/// Writes a soundtrack as a WAV file (48 kHz, stereo, 16 bits).
pub fn to_wav(
    soundtrack: &Soundtrack,
    language: Language,
    path: &Path,
    progress: impl FnMut(Frame, Frame),
) -> Result<(), Error> {
    let mut rendering = Rendering::new(soundtrack, language, progress)
        .ok_or_else(|| Error::Unplayable(soundtrack.score.to_owned()))?;
    let form = hound::WavSpec {
        channels: 2,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let unwritten = |error: hound::Error| Error::Unplayable(error.to_string());
    let mut file = hound::WavWriter::create(path, form).map_err(unwritten)?;
    while let Some(block) = rendering.block() {
        let samples = u32::try_from(block.len()).unwrap_or(u32::MAX);
        let mut writer = file.get_i16_writer(samples);
        for sample in block {
            writer.write_sample(sixteen_bits(*sample));
        }
        writer.flush().map_err(unwritten)?;
    }
    file.finalize().map_err(unwritten)
}

fn sixteen_bits(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16
}
