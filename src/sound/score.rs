//! Reads scores (`sounds/score`) and arranges them for one game. Pure.
//!
//! `sounds/score/README.md` defines the format. All times are frames; 0 is the shout.

use super::soundtrack::Soundtrack;
use super::{Effect, Frame, frame_of};
use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

#[derive(Debug, Clone, Deserialize)]
pub struct Score {
    pub lead_in_frames: Frame,
    pub length_frames: Frame,
    /// From one stroke of a cue to the next.
    pub stroke_frames: Frame,
    pub master_db: f32,
    pub stems: Vec<Stem>,
    pub cues: Vec<Cue>,
    pub calls: Vec<Call>,
    /// The words of the spoken countdown.
    pub counts: Vec<Call>,
    pub sections: Vec<Section>,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Stem {
    pub file: String,
    pub from: Frame,
    pub frames: Frame,
    pub pre: Frame,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Cue {
    pub id: String,
    pub at: Frame,
    pub gain_db: f32,
    #[serde(default)]
    pub strokes: Option<u8>,
    #[serde(default)]
    pub effect: Option<String>,
    #[serde(default)]
    pub voice: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Call {
    pub voice: String,
    pub on: String,
    pub offset: Frame,
    pub align: Align,
    pub gain_db: f32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Align {
    Start,
    End,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Section {
    pub from: Option<String>,
    pub to: Option<String>,
    pub bar: (Frame, Frame),
    pub gain_db: f32,
    pub cut: Frame,
    pub hits: Vec<Hit>,
    pub spans: Vec<Span>,
    #[serde(default)]
    pub approach: Option<Approach>,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Approach {
    pub bars: Frame,
    pub cut: Frame,
    pub hits: Vec<Hit>,
    pub spans: Vec<Span>,
}

/// Frame, stem and gain in decibels. There are thousands, so they are small.
pub type Hit = (i32, u16, f32);

#[derive(Debug, Clone, Deserialize)]
pub struct Span {
    pub at: Frame,
    pub stem: usize,
    pub gain_db: f32,
    #[serde(default)]
    pub from: Frame,
    #[serde(default)]
    pub frames: Option<Frame>,
    #[serde(default)]
    pub fade_in: Frame,
    #[serde(default)]
    pub fade_out: Frame,
}

/// Which sound, by the name of its file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SoundId {
    /// Below `sounds`, with the folder of its score.
    Music(String),
    Effect(String),
    Voice(String),
}

/// Which volume applies to a sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bus {
    Music,
    /// Cues and voices.
    Effects,
}

/// A sound and when it starts.
#[derive(Debug, Clone)]
pub struct Placement {
    pub start: Frame,
    pub gain: f32,
    /// Shared by the thousands of strokes of one drum.
    pub take: Arc<Take>,
}

/// The part of a sound that is played, and how.
#[derive(Debug, Clone)]
pub struct Take {
    pub source: Arc<SoundId>,
    /// First frame of the source.
    pub from: Frame,
    /// At most so many; the source may be shorter.
    pub frames: Frame,
    pub fade_in: Frame,
    pub fade_out: Frame,
    /// Fades out from the first frame of the playback, over the second number of frames.
    pub cut: Option<(Frame, Frame)>,
    pub bus: Bus,
    /// Whether the placement's `start` is where it ends.
    pub by_its_end: bool,
}

impl Take {
    /// All of an effect or a voice.
    fn whole(source: SoundId) -> Self {
        Self {
            source: Arc::new(source),
            from: 0,
            frames: ALL,
            fade_in: 0,
            fade_out: 0,
            cut: None,
            bus: Bus::Effects,
            by_its_end: false,
        }
    }
}

impl Placement {
    /// Whether nothing of it is heard from this frame on, as far as is known before it is decoded.
    pub fn is_over(&self, frame: Frame) -> bool {
        let cut = self.take.cut;
        frame - self.start >= self.take.frames || cut.is_some_and(|(end, cut)| frame >= end + cut)
    }
}

/// The sounds that are needed from this frame on, the most urgent first: those whose length decides
/// where they begin, then in the order in which they begin.
pub fn sounds(placements: &[Placement], at: Frame) -> Vec<Arc<SoundId>> {
    let mut known = HashSet::new();
    let (measured, others): (Vec<_>, Vec<_>) = placements
        .iter()
        .filter(|placement| !placement.is_over(at))
        .map(|placement| placement.take.as_ref())
        .partition(|take| take.by_its_end);
    let urgent_first = measured.into_iter().chain(others);
    urgent_first
        .filter(|take| known.insert(take.source.as_ref()))
        .map(|take| Arc::clone(&take.source))
        .collect()
}

/// Stands for all frames of a source; small enough to be added to.
const ALL: Frame = Frame::MAX / 4;

fn linear(db: f32) -> f32 {
    10.0_f32.powf(db / 20.0)
}

/// The frame of an effect that falls on its cue.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Impact {
    pub impact: Frame,
}

impl Score {
    pub fn parse(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// All placements, sorted by start.
    pub fn arrange(
        &self,
        soundtrack: &Soundtrack,
        impacts: &BTreeMap<String, Impact>,
    ) -> Vec<Placement> {
        let at = self.times(&soundtrack.cues);
        let mut all = Vec::new();
        if soundtrack.music {
            let sources = self.sources();
            for section in &self.sections {
                self.lay_section(section, &at, &sources, &mut all);
            }
        }
        for cue in &self.cues {
            self.lay_cue(cue, &at, impacts, &mut all);
        }
        if soundtrack.calls {
            self.lay_calls(&soundtrack.countdowns, &at, &mut all);
        }
        if soundtrack.spoken_countdown {
            let counts = self.counts.iter();
            all.extend(counts.filter_map(|count| Some(self.call(count, *at.get(&count.on)?))));
        }
        all.sort_by_key(|placement| placement.start);
        all
    }

    /// The sound of every stem.
    fn sources(&self) -> Vec<Arc<SoundId>> {
        let source = |stem: &Stem| Arc::new(SoundId::Music(stem.file.clone()));
        self.stems.iter().map(source).collect()
    }

    /// The frame of every cue, some of them moved.
    fn times(&self, moved: &[(&str, u32)]) -> BTreeMap<String, Frame> {
        let mut at: BTreeMap<String, Frame> = self
            .cues
            .iter()
            .map(|cue| (cue.id.clone(), cue.at))
            .collect();
        for (id, ms) in moved {
            let _ = at.insert((*id).to_owned(), frame_of(i64::from(*ms)));
        }
        at
    }

    fn lay_section(
        &self,
        section: &Section,
        at: &BTreeMap<String, Frame>,
        sources: &[Arc<SoundId>],
        all: &mut Vec<Placement>,
    ) {
        let time = |cue: &Option<String>, fallback| {
            cue.as_ref()
                .and_then(|id| at.get(id))
                .copied()
                .unwrap_or(fallback)
        };
        let start = time(&section.from, -self.lead_in_frames);
        let end = time(&section.to, self.length_frames - self.lead_in_frames);
        let mut body_end = end;
        let gain_db = section.gain_db + self.master_db;
        let mut lay = |time, cut, hits, spans| {
            let part = Part {
                time,
                cut,
                gain_db,
                stems: &self.stems,
                sources,
            };
            part.lay(hits, spans, all);
        };
        if let Some(approach) = &section.approach {
            let (num, den) = section.bar;
            // Whole bars; the last one may be cut short by the gong.
            let bars = ((end - start) * den + num - 1) / num;
            body_end = start + (bars - approach.bars) * num / den;
            lay(body_end..end, approach.cut, &approach.hits, &approach.spans);
        }
        lay(start..body_end, section.cut, &section.hits, &section.spans);
    }

    fn lay_cue(
        &self,
        cue: &Cue,
        at: &BTreeMap<String, Frame>,
        impacts: &BTreeMap<String, Impact>,
        all: &mut Vec<Placement>,
    ) {
        let time = at.get(&cue.id).copied().unwrap_or(cue.at);
        if let Some(effect) = &cue.effect {
            let impact = impacts.get(effect).map_or(0, |impact| impact.impact);
            let take = || Take::whole(SoundId::Effect(effect.clone()));
            for n in 0..cue.strokes.unwrap_or(1) {
                let start = time + Frame::from(n) * self.stroke_frames - impact;
                all.push(self.spoken(start, take(), cue.gain_db));
            }
        }
        if let Some(voice) = &cue.voice {
            all.push(self.spoken(
                time,
                Take::whole(SoundId::Voice(voice.clone())),
                cue.gain_db,
            ));
        }
    }

    /// Calls that announce the time are left out around a countdown.
    fn lay_calls(
        &self,
        countdowns: &[Range<u32>],
        at: &BTreeMap<String, Frame>,
        all: &mut Vec<Placement>,
    ) {
        let second = frame_of(1000);
        let around = |countdown: &Range<u32>| {
            let Range { start, end } = countdown;
            (frame_of(i64::from(*start)) - 5 * second)..(frame_of(i64::from(*end)) + second)
        };
        let quiet: Vec<Range<Frame>> = countdowns.iter().map(around).collect();
        for call in &self.calls {
            let Some(on) = at.get(&call.on) else { continue };
            let time = on + call.offset;
            if call.on == "shout" && quiet.iter().any(|quiet| quiet.contains(&time)) {
                continue;
            }
            all.push(self.call(call, *on));
        }
    }

    fn call(&self, call: &Call, on: Frame) -> Placement {
        let take = Take {
            by_its_end: call.align == Align::End,
            ..Take::whole(SoundId::Voice(call.voice.clone()))
        };
        self.spoken(on + call.offset, take, call.gain_db)
    }

    fn spoken(&self, start: Frame, take: Take, gain_db: f32) -> Placement {
        Placement {
            start,
            gain: linear(gain_db + self.master_db),
            take: Arc::new(take),
        }
    }
}

/// A part of a section: its body, or the approach to the gong.
struct Part<'a> {
    time: Range<Frame>,
    cut: Frame,
    gain_db: f32,
    stems: &'a [Stem],
    sources: &'a [Arc<SoundId>],
}

impl Part<'_> {
    fn lay(&self, hits: &[Hit], spans: &[Span], all: &mut Vec<Placement>) {
        let mut takes = vec![None; self.stems.len()];
        for &(at, stem, gain_db) in hits {
            let Some(known) = takes.get_mut(usize::from(stem)) else {
                continue;
            };
            let at = self.time.start + Frame::from(at);
            if at < self.time.end {
                let take = known.get_or_insert_with(|| Arc::new(self.stroke(usize::from(stem))));
                self.place(at, usize::from(stem), gain_db, Arc::clone(take), all);
            }
        }
        for span in spans {
            let at = self.time.start + span.at;
            if span.stem < self.stems.len() && at < self.time.end {
                let take = Arc::new(self.stretch(span));
                self.place(at, span.stem, span.gain_db, take, all);
            }
        }
    }

    fn place(
        &self,
        at: Frame,
        stem: usize,
        gain_db: f32,
        take: Arc<Take>,
        all: &mut Vec<Placement>,
    ) {
        all.push(Placement {
            start: at - self.stems[stem].pre,
            gain: linear(gain_db + self.gain_db),
            take,
        });
    }

    /// All of a stem.
    fn stroke(&self, stem: usize) -> Take {
        let (stem, source) = (&self.stems[stem], &self.sources[stem]);
        Take {
            source: Arc::clone(source),
            from: stem.from,
            frames: stem.frames,
            fade_in: 0,
            fade_out: 0,
            cut: Some((self.time.end, self.cut)),
            bus: Bus::Music,
            by_its_end: false,
        }
    }

    fn stretch(&self, span: &Span) -> Take {
        let stroke = self.stroke(span.stem);
        let left = stroke.frames - span.from;
        Take {
            from: stroke.from + span.from,
            frames: span.frames.unwrap_or(left).min(left),
            fade_in: span.fade_in,
            fade_out: span.fade_out,
            ..stroke
        }
    }
}

/// An effect by itself.
pub fn alone(effect: Effect, start: Frame) -> Placement {
    of_its_own(SoundId::Effect(effect.0.to_owned()), start)
}

/// An effect or a voice that belongs to no score.
pub fn of_its_own(source: SoundId, start: Frame) -> Placement {
    Placement {
        start,
        gain: 1.0,
        take: Arc::new(Take::whole(source)),
    }
}
