//! `tablee cues` and `tablee soundtrack`.

use super::replay::Status;
use crate::core::Language;
use crate::games::escape::cues::{Cues, Track};
use crate::games::escape::ui::playable;
use crate::sound::{self, render_wav, sources};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// What `cues` prints about the track itself.
#[derive(serde::Serialize)]
struct Head {
    track: &'static str,
    lead_in_ms: i64,
    length_ms: i64,
}

/// One object for the track, then one per cue.
pub fn print_cues(track: Track, seed: u64, out: &mut impl Write) -> Result<Status, String> {
    let cues = Cues::of(track, seed);
    let soundtrack = playable::soundtrack(track, seed, cues);
    let score = sources::score(soundtrack.score).ok_or("this soundtrack is damaged")?;
    let head = Head {
        track: track.name(),
        lead_in_ms: sound::ms_of(score.lead_in_frames),
        length_ms: sound::ms_of(score.length_frames),
    };
    let head = serde_json::to_string(&head).map_err(|error| error.to_string())?;
    let lines = cues
        .list()
        .iter()
        .map(serde_json::to_string)
        .collect::<Result<Vec<_>, _>>();
    let lines = lines.map_err(|error| error.to_string())?.join("\n");
    writeln!(out, "{head}\n{lines}").map_err(|error| error.to_string())?;
    Ok(Status::Accepted)
}

/// Writes the whole soundtrack to a file, with a progress bar on a terminal.
pub fn render(track: Track, seed: u64, language: Language, wav: &Path) -> Result<Status, String> {
    let bar = io::stderr().is_terminal();
    let mut shown = -1;
    let progress = |done: sound::Frame, all: sound::Frame| {
        let percent = done * 100 / all.max(1);
        if bar && percent != shown {
            shown = percent;
            let filled = usize::try_from(percent / 4).unwrap_or(0);
            eprint!("\r[{:<25}] {percent:>3} %", "=".repeat(filled));
        }
    };
    let soundtrack = playable::soundtrack(track, seed, Cues::of(track, seed));
    let done = render_wav::to_wav(&soundtrack, language, wav, progress);
    if bar {
        eprintln!();
    }
    done.map(|()| Status::Accepted)
        .map_err(|error| format!("{}: {error}", wav.display()))
}
