//! The score as it is written under `sounds/score`, and what it comes to for one game. Pure.
//!
//! `sounds/score/README.md` is the contract; everything is counted in frames, 0 is the shout.

use super::{Effect, Frame, frame_of};
use crate::games::escape::cues::{Cues, STROKE_MS};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

#[derive(Debug, Clone, Deserialize)]
pub struct Score {
    pub lead_in_frames: Frame,
    pub length_frames: Frame,
    pub master_db: f32,
    pub files: BTreeMap<String, File>,
    pub stems: Vec<Stem>,
    pub cues: Vec<Cue>,
    pub calls: Vec<Call>,
    pub sections: Vec<Section>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct File {
    /// Short hits that are used thousands of times: decoded once and kept.
    pub keep: bool,
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
    #[serde(flatten)]
    pub part: Part,
    #[serde(default)]
    pub approach: Option<Approach>,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Approach {
    pub bars: Frame,
    #[serde(flatten)]
    pub part: Part,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Part {
    pub cut: Frame,
    pub hits: Vec<(Frame, usize, f32)>,
    pub spans: Vec<Span>,
}

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

/// Where a sound comes from.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum From {
    /// Music: a file under `sounds/`, and whether it is kept.
    Music(String, bool),
    Effect(String),
    Voice(String),
}

/// What volume a sound obeys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bus {
    Music,
    /// Cues and voices.
    Effects,
}

/// One sound of one game, ready to be added up.
#[derive(Debug, Clone)]
pub struct Placement {
    pub start: Frame,
    pub source: Arc<From>,
    /// Frames into the source.
    pub from: Frame,
    /// How many, at most; the source may be shorter.
    pub frames: Frame,
    pub gain: f32,
    pub fade_in: Frame,
    pub fade_out: Frame,
    /// From this frame of the show on it fades over so many.
    pub cut: Option<(Frame, Frame)>,
    pub bus: Bus,
    /// The start is where the last frame is.
    pub ends_at_start: bool,
}

/// How much of a source is asked for when all of it is.
const ALL: Frame = Frame::MAX / 4;

fn linear(db: f32) -> f32 {
    10.0_f32.powf(db / 20.0)
}

/// The impact of an effect within its file.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Impact {
    pub impact: Frame,
}

/// What is heard in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    pub cues: Cues,
    /// Without it only cues and shout are heard.
    pub music: bool,
    /// Whether the calls are heard.
    pub calls: bool,
}

impl Score {
    pub fn parse(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Everything that sounds, sorted by when it begins.
    pub fn arrange(&self, wish: Wish, impacts: &BTreeMap<String, Impact>) -> Vec<Placement> {
        let at = self.times(wish.cues);
        let mut all = Vec::new();
        if wish.music {
            let sources = self.sources();
            for section in &self.sections {
                self.lay_section(section, &at, &sources, &mut all);
            }
        }
        for cue in &self.cues {
            self.lay_cue(cue, &at, impacts, &mut all);
        }
        if wish.calls {
            self.lay_calls(wish.cues, &at, &mut all);
        }
        all.sort_by_key(|placement| placement.start);
        all
    }

    /// Where every stem comes from.
    fn sources(&self) -> Vec<Arc<From>> {
        let source = |stem: &Stem| {
            let keep = self.files.get(&stem.file).is_some_and(|file| file.keep);
            Arc::new(From::Music(stem.file.clone(), keep))
        };
        self.stems.iter().map(source).collect()
    }

    /// The frame of every cue in this game.
    fn times(&self, cues: Cues) -> BTreeMap<String, Frame> {
        let moved = [
            ("gong1", cues.gong1),
            ("door1", cues.door1),
            ("gong2", cues.gong2),
            ("door2", cues.door2),
            ("gong3", cues.gong3),
            ("collapse", cues.collapse),
        ];
        let mut at: BTreeMap<String, Frame> = self
            .cues
            .iter()
            .map(|cue| (cue.id.clone(), cue.at))
            .collect();
        for (id, ms) in moved {
            let _ = at.insert(id.to_owned(), frame_of(i64::from(ms)));
        }
        at
    }

    fn lay_section(
        &self,
        section: &Section,
        at: &BTreeMap<String, Frame>,
        sources: &[Arc<From>],
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
        if let Some(approach) = &section.approach {
            let (num, den) = section.bar;
            // Whole bars; the last one may be cut short by the gong.
            let bars = ((end - start) * den + num - 1) / num;
            body_end = start + (bars - approach.bars) * num / den;
            let gain = section.gain_db;
            self.lay_part(&approach.part, body_end..end, gain, sources, all);
        }
        self.lay_part(
            &section.part,
            start..body_end,
            section.gain_db,
            sources,
            all,
        );
    }

    fn lay_part(
        &self,
        part: &Part,
        time: Range<Frame>,
        gain_db: f32,
        sources: &[Arc<From>],
        all: &mut Vec<Placement>,
    ) {
        let hits = part.hits.iter().map(|&(at, stem, gain_db)| Span {
            at,
            stem,
            gain_db,
            from: 0,
            frames: None,
            fade_in: 0,
            fade_out: 0,
        });
        for span in hits.chain(part.spans.iter().cloned()) {
            let at = time.start + span.at;
            let stem = self.stems.get(span.stem).zip(sources.get(span.stem));
            let Some((stem, source)) = stem.filter(|_| at < time.end) else {
                continue;
            };
            let left = stem.frames - span.from;
            all.push(Placement {
                start: at - stem.pre,
                source: Arc::clone(source),
                from: stem.from + span.from,
                frames: span.frames.unwrap_or(left).min(left),
                gain: linear(span.gain_db + gain_db + self.master_db),
                fade_in: span.fade_in,
                fade_out: span.fade_out,
                cut: Some((time.end, part.cut)),
                bus: Bus::Music,
                ends_at_start: false,
            });
        }
    }

    fn lay_cue(
        &self,
        cue: &Cue,
        at: &BTreeMap<String, Frame>,
        impacts: &BTreeMap<String, Impact>,
        all: &mut Vec<Placement>,
    ) {
        let time = at.get(&cue.id).copied().unwrap_or(cue.at);
        let stroke = frame_of(i64::from(STROKE_MS));
        if let Some(effect) = &cue.effect {
            let impact = impacts.get(effect).map_or(0, |impact| impact.impact);
            for n in 0..cue.strokes.unwrap_or(1) {
                let start = time + Frame::from(n) * stroke - impact;
                all.push(self.spoken(start, From::Effect(effect.clone()), cue.gain_db));
            }
        }
        if let Some(voice) = &cue.voice {
            all.push(self.spoken(time, From::Voice(voice.clone()), cue.gain_db));
        }
    }

    /// Calls of the clock give way to a countdown.
    fn lay_calls(&self, cues: Cues, at: &BTreeMap<String, Frame>, all: &mut Vec<Placement>) {
        let second = frame_of(1000);
        let quiet = [(cues.gong1, cues.door1), (cues.gong2, cues.door2)].map(|(gong, door)| {
            (frame_of(i64::from(gong)) - 5 * second)..(frame_of(i64::from(door)) + second)
        });
        for call in &self.calls {
            let Some(on) = at.get(&call.on) else { continue };
            let time = on + call.offset;
            if call.on == "shout" && quiet.iter().any(|quiet| quiet.contains(&time)) {
                continue;
            }
            let mut placed = self.spoken(time, From::Voice(call.voice.clone()), call.gain_db);
            placed.ends_at_start = call.align == Align::End;
            all.push(placed);
        }
    }

    fn spoken(&self, start: Frame, source: From, gain_db: f32) -> Placement {
        Placement {
            start,
            source: Arc::new(source),
            from: 0,
            frames: ALL,
            gain: linear(gain_db + self.master_db),
            fade_in: 0,
            fade_out: 0,
            cut: None,
            bus: Bus::Effects,
            ends_at_start: false,
        }
    }
}

/// A short sound by itself.
pub fn alone(effect: Effect, start: Frame) -> Placement {
    Placement {
        start,
        source: Arc::new(From::Effect(effect.name().to_owned())),
        from: 0,
        frames: ALL,
        gain: 1.0,
        fade_in: 0,
        fade_out: 0,
        cut: None,
        bus: Bus::Effects,
        ends_at_start: false,
    }
}
