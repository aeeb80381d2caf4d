//! Compares the recording of a real game with the clock in its journal.
//!
//! `packaging/long.sh escape` makes the folder: the rendered soundtrack, the game's journal, and
//! the recordings with the moments at which they had grown to so many bytes.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use chrono::DateTime;
use serde_json::Value;
use std::fs;
use std::path::Path;

const RATE: f64 = 48_000.0;
/// Bytes of one frame: two floats.
const FRAME: u64 = 8;
/// How long a piece is compared, and how far it may lie from where it should.
const PIECE: usize = 24_000;
const SLACK: usize = 9_600;
/// What is alike.
const ALIKE: f64 = 0.8;

/// One channel, and when it had grown so long.
struct Recording {
    stamps: Vec<Stamp>,
    sound: Vec<f32>,
}

/// At this moment, this many frames were there, or a little more.
#[derive(Clone, Copy)]
struct Stamp {
    moment: f64,
    frames: f64,
}

impl Recording {
    /// Which frame was recorded at a moment. A sound server's second is not quite a second of the
    /// wall clock, so only the stamps around it count; the quickest delivery is nearest to the
    /// truth.
    fn frame_at(&self, moment: f64) -> Option<i64> {
        let around = |stamp: &&Stamp| (stamp.moment - moment).abs() < 8.0;
        let begin = self
            .stamps
            .iter()
            .filter(around)
            .map(|stamp| stamp.moment - stamp.frames / RATE)
            .reduce(f64::min)?;
        Some(((moment - begin) * RATE).round() as i64)
    }

    fn holds(&self, moment: f64) -> bool {
        let last = i64::try_from(self.sound.len()).unwrap();
        let frame = self.frame_at(moment);
        frame.is_some_and(|frame| frame > 24_000 && frame + 48_000 < last)
    }
}

/// What the app showed: at this moment, so many milliseconds after the shout.
#[derive(Clone, Copy)]
struct Shown {
    moment: f64,
    at_ms: i64,
    running: bool,
}

fn recording(raw: &Path) -> Recording {
    let bytes = fs::read(raw).unwrap();
    let sound = bytes
        .chunks_exact(usize::try_from(FRAME).unwrap())
        .map(|frame| f32::from_le_bytes(frame[..4].try_into().unwrap()))
        .collect();
    let stamps = fs::read_to_string(raw.with_extension("stamps")).unwrap();
    let stamps = stamps
        .lines()
        .filter_map(|line| {
            let (moment, bytes) = line.split_once(' ')?;
            let frames = bytes.parse::<u64>().ok()? / FRAME;
            (frames > 0).then_some(Stamp {
                moment: moment.parse().ok()?,
                frames: frames as f64,
            })
        })
        .collect();
    Recording { stamps, sound }
}

fn soundtrack(wav: &Path) -> Vec<f32> {
    let bytes = fs::read(wav).unwrap();
    let data = bytes.windows(4).position(|four| four == b"data").unwrap() + 8;
    bytes[data..]
        .chunks_exact(4)
        .map(|frame| f32::from(i16::from_le_bytes([frame[0], frame[1]])) / 32_768.0)
        .collect()
}

fn shown(journal: &Path) -> Vec<Shown> {
    let text = fs::read_to_string(journal).unwrap();
    text.lines()
        .filter_map(|line| {
            let line: Value = serde_json::from_str(line).ok()?;
            let clock = line["note"]["clock"].as_str()?.to_owned();
            let moment = DateTime::parse_from_rfc3339(line["at"].as_str()?).ok()?;
            Some(Shown {
                moment: moment.timestamp_micros() as f64 / 1e6,
                at_ms: line["note"]["at_ms"].as_i64()?,
                running: clock == "at",
            })
        })
        .collect()
}

/// One value for sixteen: enough to find the neighbourhood.
fn coarse(sound: &[f32]) -> Vec<f32> {
    sound
        .chunks_exact(16)
        .map(|part| part.iter().sum::<f32>() / 16.0)
        .collect()
}

/// How alike two pieces are, 1 when they differ in loudness only.
fn likeness(a: &[f32], b: &[f32]) -> f64 {
    let sum = |x: &[f32], y: &[f32]| -> f64 {
        let terms = x.iter().zip(y);
        terms.map(|(x, y)| f64::from(*x) * f64::from(*y)).sum()
    };
    sum(a, b) / (sum(a, a) * sum(b, b)).sqrt().max(1e-9)
}

/// By how many frames `piece` lies later in `around` than at `SLACK`, and how alike it is there.
fn place(piece: &[f32], around: &[f32]) -> (i64, f64) {
    let best = |piece: &[f32], around: &[f32], shifts: std::ops::RangeInclusive<usize>| {
        shifts
            .filter_map(|shift| {
                let part = around.get(shift..shift + piece.len())?;
                Some((shift, likeness(piece, part)))
            })
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .unwrap_or((0, 0.0))
    };
    let (near, _) = best(&coarse(piece), &coarse(around), 0..=2 * SLACK / 16);
    let near = near * 16;
    let (shift, alike) = best(piece, around, near.saturating_sub(24)..=near + 24);
    let late = i64::try_from(shift).unwrap() - i64::try_from(SLACK).unwrap();
    (late, alike)
}

/// How many milliseconds later than the clock said this moment of the show was heard.
fn late_ms(track: &[f32], recordings: &[Recording], at_frame: i64, moment: f64) -> Option<f64> {
    let slack = i64::try_from(SLACK).unwrap();
    let from = usize::try_from(at_frame).ok()?;
    let piece = track.get(from..from + PIECE)?;
    let loud = piece.iter().map(|s| s * s).sum::<f32>() / PIECE as f32;
    if loud < 1e-5 {
        return None;
    }
    recordings.iter().find_map(|recording| {
        let first = recording.frame_at(moment)? - slack;
        let first = usize::try_from(first).ok()?;
        let around = recording.sound.get(first..first + PIECE + 2 * SLACK)?;
        let (late, alike) = place(piece, around);
        (alike > ALIKE).then(|| late as f64 * 1000.0 / RATE)
    })
}

#[test]
#[ignore = "needs ten recorded minutes: packaging/long.sh escape"]
fn the_clock_is_what_is_heard() {
    let folder = std::env::var_os("TABLEE_RECORDINGS").expect("TABLEE_RECORDINGS names the folder");
    let folder = Path::new(&folder);
    let head: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("head.json")).unwrap()).unwrap();
    let lead_in = head["lead_in_ms"].as_i64().unwrap();
    let cues: Vec<Value> = fs::read_to_string(folder.join("cues.jsonl"))
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let track = soundtrack(&folder.join("soundtrack.wav"));
    let mut raws: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "raw"))
        .collect();
    raws.sort();
    let recordings: Vec<Recording> = raws.iter().map(|raw| recording(raw)).collect();
    let shown = shown(&folder.join("journal.jsonl"));
    let frame = |ms: f64| ((ms + lead_in as f64) * RATE / 1000.0).round() as i64;

    let recorded = |moment: f64| recordings.iter().any(|one| one.holds(moment));
    let running: Vec<Shown> = shown
        .iter()
        .copied()
        .filter(|one| one.running && recorded(one.moment))
        .collect();
    let off: Vec<(i64, f64)> = running
        .iter()
        .filter_map(|one| {
            let late = late_ms(&track, &recordings, frame(one.at_ms as f64), one.moment)?;
            Some((one.at_ms, late))
        })
        .collect();
    let mut sizes: Vec<f64> = off.iter().map(|(_, late)| late.abs()).collect();
    sizes.sort_by(f64::total_cmp);
    println!(
        "seconds shown {}, found in the recording {}; off by {:.1} ms in the middle, {:.1} at 95 %, {:.1} at most",
        running.len(),
        off.len(),
        sizes[sizes.len() / 2],
        sizes[sizes.len() * 95 / 100],
        sizes[sizes.len() - 1],
    );
    for (at, late) in off.iter().filter(|(_, late)| late.abs() > 20.0) {
        println!("  at {at} ms: {late:+.1} ms");
    }

    let mut heard = 0;
    let mut wrong = Vec::new();
    for cue in &cues {
        let at_ms = cue["at_ms"].as_i64().unwrap();
        // The second that was shown last before the cue, counted on to it.
        let before = running
            .iter()
            .rev()
            .find(|one| one.at_ms <= at_ms && at_ms - one.at_ms < 2_500);
        let Some(before) = before else { continue };
        let moment = before.moment + (at_ms - before.at_ms) as f64 / 1000.0;
        let late = late_ms(&track, &recordings, frame(at_ms as f64), moment);
        let name = cue["cue"].as_str().unwrap();
        println!("  {name:>8} at {at_ms:>6} ms: {late:+.1?} ms");
        if late.is_some_and(|late| late.abs() <= 20.0) {
            heard += 1;
        } else {
            wrong.push(cue.clone());
        }
    }
    assert!(wrong.is_empty(), "not where the clock said: {wrong:?}");
    let wanted = std::env::var("TABLEE_CUES").expect("TABLEE_CUES says how many cues there are");
    assert_eq!(heard.to_string(), wanted, "cues heard in their place");
    // A tap's own sound lies over the music and hides it for a moment.
    assert!(
        off.len() * 100 >= running.len() * 75,
        "too much of the game was not heard"
    );
}
