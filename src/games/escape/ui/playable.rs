//! Converts a choice of soundtrack for the sound player.

use super::super::cues::{Cues, Track};
use super::super::soundtrack::{Recording, SoundtrackChoice};
use crate::sound::{Playable, Soundtrack, frame_of, ms_of, sources};

/// Time before the shout when there is no soundtrack.
const SILENT_LEAD_MS: i64 = 5_000;

/// A track with cues that may differ from its own.
pub fn soundtrack(track: Track, seed: u64, cues: Cues) -> Soundtrack {
    let with_music = track != Track::Gongs;
    Soundtrack {
        score: score(track, seed),
        cues: vec![
            ("gong1", cues.gong1),
            ("door1", cues.door1),
            ("gong2", cues.gong2),
            ("door2", cues.door2),
            ("gong3", cues.gong3),
            ("collapse", cues.collapse),
        ],
        countdowns: vec![cues.gong1..cues.door1, cues.gong2..cues.door2],
        music: with_music,
        calls: with_music,
        spoken_countdown: false,
    }
}

/// The score behind a track; a surprise takes one of the two by its seed.
fn score(track: Track, seed: u64) -> &'static str {
    match track {
        Track::Surprise if !seed.is_multiple_of(2) => "two",
        Track::One | Track::Gongs | Track::Surprise => "one",
        Track::Two => "two",
    }
}

fn score_lead_ms(track: Track, seed: u64) -> i64 {
    let score = sources::score(score(track, seed));
    score.map_or(0, |score| ms_of(score.lead_in_frames))
}

/// Milliseconds from the beginning to the shout.
pub fn lead_ms(choice: &SoundtrackChoice) -> i64 {
    match choice {
        SoundtrackChoice::Track { track, seed, .. } => score_lead_ms(*track, *seed),
        SoundtrackChoice::Recording(recording) => match recording.marks.cues() {
            Some((shout, _)) => i64::from(shout),
            None => score_lead_ms(Track::Gongs, 0),
        },
        SoundtrackChoice::Silent => SILENT_LEAD_MS,
    }
}

/// A track with a voice that counts down. Its words fit countdowns of the usual length only.
pub fn with_countdown(track: Track, seed: u64, cues: Cues) -> Soundtrack {
    let plain = Cues::PLAIN;
    Soundtrack {
        spoken_countdown: (1..=3).all(|which| cues.countdown(which) == plain.countdown(which)),
        ..soundtrack(track, seed, cues)
    }
}

/// None for a silent game. A recording has no spoken countdown: it may have a voice of its own.
pub fn playable(choice: &SoundtrackChoice, spoken_countdown: bool) -> Option<Playable> {
    match choice {
        SoundtrackChoice::Track { track, seed, .. } => {
            let make = if spoken_countdown {
                with_countdown
            } else {
                soundtrack
            };
            Some(Playable::Soundtrack(make(*track, *seed, choice.cues())))
        }
        SoundtrackChoice::Recording(recording) => {
            let needed_ms = match recording.marks.cues() {
                Some((shout, cues)) => shout.saturating_add(cues.collapse),
                None => recording.length_ms,
            };
            let gongs = recording.gongs && !recording.is_marked();
            Some(Playable::Recording {
                path: recording.file.path.clone(),
                start: frame_of(-lead_ms(choice)),
                needed: frame_of(i64::from(needed_ms)),
                over: gongs.then(|| soundtrack(Track::Gongs, 0, choice.cues())),
            })
        }
        SoundtrackChoice::Silent => None,
    }
}

/// A recording by itself from its beginning, to be marked or previewed.
pub fn whole_recording(recording: &Recording) -> Playable {
    Playable::Recording {
        path: recording.file.path.clone(),
        start: 0,
        needed: frame_of(i64::from(recording.length_ms)),
        over: None,
    }
}
