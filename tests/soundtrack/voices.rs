//! What is spoken: when, in a game that is played by ear, and whether every file is whole and as
//! loud as its like in the other languages.

use super::{EFFECTS, FULL, TENTH, arranged, bank, clip, effect, left, voice};
use ebur128::{EbuR128, Mode};
use tablee::core::Language;
use tablee::games::escape::cues::{Cues, Track};
use tablee::games::escape::ui::playable;
use tablee::sound::bank::Bank;
use tablee::sound::clip::{Clip, DecodedSamples};
use tablee::sound::mixer::Mixer;
use tablee::sound::score::{Placement, SoundId};
use tablee::sound::{Frame, frame_of, sources};

const GAMES: [(Track, u64); 5] = [
    (Track::One, 0),
    (Track::Two, 0),
    (Track::Gongs, 0),
    (Track::Surprise, 3),
    (Track::Surprise, 4),
];

/// A track with its spoken countdown.
fn counted(track: Track, seed: u64) -> Vec<Placement> {
    let soundtrack = playable::with_countdown(track, seed, Cues::of(track, seed));
    let score = sources::score(soundtrack.score).unwrap();
    score.arrange(&soundtrack, &sources::impacts())
}

/// Something that is said in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Said {
    voice: String,
    start: Frame,
    /// The frame after the last.
    end: Frame,
}

/// Everything that is said, by the lengths of the real files, in the order in which it begins.
fn said(placements: &[Placement], bank: &mut Bank) -> Vec<Said> {
    let voices = placements.iter().filter_map(|placement| {
        let SoundId::Voice(name) = placement.take.source.as_ref() else {
            return None;
        };
        let frames = clip(bank, voice(name)).unwrap().frames();
        let start = if placement.take.by_its_end {
            placement.start - frames
        } else {
            placement.start
        };
        Some(Said {
            voice: name.clone(),
            start,
            end: start + frames,
        })
    });
    let mut said: Vec<Said> = voices.collect();
    said.sort_by_key(|one| one.start);
    said
}

/// The words of the spoken countdown.
fn counts(placements: &[Placement], bank: &mut Bank) -> Vec<Said> {
    let mut said = said(placements, bank);
    said.retain(|one| one.voice.starts_with("count-"));
    said
}

#[test]
fn spoken_countdown_is_on_its_seconds_and_ends_before_what_it_counts_to() {
    let second = frame_of(1_000);
    for language in Language::ALL {
        let mut bank = bank(language);
        for (track, seed) in GAMES {
            assert!(counts(&arranged(track, seed), &mut bank).is_empty());
            let words = counts(&counted(track, seed), &mut bank);
            assert_eq!(
                words.len(),
                34,
                "a minute, and three times thirty and ten to one"
            );
            let cues = Cues::of(track, seed);
            let at = |ms: u32| frame_of(i64::from(ms));
            let events = [cues.door1, cues.door2, cues.collapse].map(at);
            for word in &words {
                let said = format!("{language:?} {track:?} {word:?}");
                let event = events.iter().find(|event| **event > word.start);
                let left = *event.unwrap() - word.start;
                let frames = word.end - word.start;
                match word.voice.trim_start_matches("count-") {
                    "minute" => assert!(word.end <= at(cues.collapse) - 60 * second, "{said}"),
                    "thirty" => assert!(left == 30 * second && frames < 3 * second, "{said}"),
                    number => {
                        let number: Frame = number.parse().unwrap();
                        assert_eq!(left, number * second, "{said}");
                        assert!(frames < second, "{said} is over before the next");
                    }
                }
            }
            for cue in cues.list().iter().filter(|cue| cue.cue == "gong") {
                for stroke in 0..Frame::from(cue.strokes.unwrap()) {
                    let struck = at(cue.at_ms) + stroke * frame_of(1_500);
                    let rings = struck - second / 4..struck + 8 * second;
                    let under = |word: &&Said| word.start < rings.end && rings.start < word.end;
                    assert_eq!(words.iter().find(under), None, "{track:?} {cue:?}");
                }
            }
        }
    }
}

#[test]
fn spoken_countdown_is_heard_on_its_frame() {
    let mut bank = bank(Language::French);
    let mut mixer = Mixer::new(counted(Track::Gongs, 0));
    for number in 2..=10 {
        let word = clip(&mut bank, voice(&format!("count-{number}"))).unwrap();
        let from = frame_of(220_000 - 1_000 * number);
        let heard = left(&mut mixer, &mut bank, from, 30_000, 1_000);
        for (frame, (heard, pair)) in heard.iter().zip(word.pairs()).enumerate() {
            assert!((heard - pair.0).abs() < 1e-6, "{number}, frame {frame}");
        }
    }
}

#[test]
fn spoken_countdown_does_not_overload() {
    for (language, track) in [
        (Language::French, Track::One),
        (Language::English, Track::Two),
        (Language::German, Track::One),
        (Language::German, Track::Two),
    ] {
        let mut bank = bank(language);
        let mut mixer = Mixer::new(counted(track, 0));
        for event in [220_000, 420_000, 600_000] {
            mixer.seek(frame_of(event - 11_000));
            let mut meter = EbuR128::new(2, 48_000, Mode::TRUE_PEAK).unwrap();
            let mut out = vec![0.0; 2 * TENTH];
            for _ in 0..120 {
                mixer.render(&mut out, FULL, &mut bank);
                meter.add_frames_f32(&out).unwrap();
            }
            let peak = (0..2).map(|channel| meter.true_peak(channel).unwrap());
            let peak = 20.0 * peak.fold(0.0, f64::max).log10();
            assert!(
                peak < -1.0,
                "{language:?} {track:?} {event}: {peak:.2} dBTP"
            );
        }
    }
}

#[test]
fn odd_countdowns_are_not_spoken() {
    let cues = Cues {
        door1: Cues::PLAIN.gong1 + 25_000,
        ..Cues::PLAIN
    };
    assert!(!playable::with_countdown(Track::One, 0, cues).spoken_countdown);
}

/// What is said and struck, and nothing else, tells a table what to do.
#[test]
fn a_game_can_be_played_by_ear() {
    let second = frame_of(1_000);
    for language in Language::ALL {
        let mut bank = bank(language);
        for (track, seed) in GAMES {
            let said = said(&counted(track, seed), &mut bank);
            let game = format!("{language:?} {track:?} {seed}");
            for pair in said.windows(2) {
                assert!(
                    pair[0].end <= pair[1].start,
                    "{game}: two voices at once: {pair:?}"
                );
            }
            let only = |name: &str| {
                let mut found = said.iter().filter(|one| one.voice == name);
                let one = found.next().unwrap_or_else(|| panic!("{game}: no {name}"));
                assert_eq!(found.next(), None, "{game}");
                one
            };
            assert_eq!(only("shout").start, 0, "{game}");
            if track == Track::Gongs {
                // Strokes and numbers only.
                continue;
            }
            assert!(only("lead-in").end < 0, "{game}");
            let cues = Cues::of(track, seed);
            let at = |ms: u32| frame_of(i64::from(ms));
            // Back to the start: after the last stroke, with half a minute left.
            let back = said.iter().filter(|one| one.voice == "call-back");
            let back: Vec<&Said> = back.collect();
            assert_eq!(back.len(), 2, "{game}");
            for (call, gong, strokes) in [(back[0], cues.gong1, 1), (back[1], cues.gong2, 2)] {
                let last_stroke = at(gong) + (strokes - 1) * frame_of(1_500);
                assert!(call.start > last_stroke + second, "{game}: {call:?}");
                assert!(call.end <= at(gong) + 10 * second, "{game}: {call:?}");
            }
            let last = only("call-last");
            assert!(last.start > at(cues.gong3) + 4 * second, "{game}");
            assert!(last.end < at(cues.collapse) - 30 * second, "{game}");
        }
    }
}

/// Root mean square of each piece of so many frames, in dB.
fn pieces(clip: &Clip, frames: usize) -> Vec<f64> {
    let pairs = clip.pairs();
    let level = |piece: &[(f32, f32)]| {
        let sum: f64 = piece
            .iter()
            .map(|pair| f64::from(pair.0).powi(2) + f64::from(pair.1).powi(2))
            .sum();
        10.0 * (sum / (2.0 * piece.len() as f64)).max(1e-12).log10()
    };
    // From the end, so that the last piece is whole.
    let mut levels: Vec<f64> = pairs.rchunks_exact(frames).map(level).collect();
    levels.reverse();
    levels
}

/// The loudest of some levels.
fn loudest(levels: &[f64]) -> f64 {
    levels.iter().copied().fold(f64::MIN, f64::max)
}

/// How far the last tenth of a second and the last 5 ms lie under the loudest 10 ms, in dB.
fn ending(clip: &Clip) -> (f64, f64) {
    let top = loudest(&pieces(clip, 480));
    let tenth = pieces(clip, 480);
    let tenth = loudest(&tenth[tenth.len().saturating_sub(10)..]);
    let last = pieces(clip, 240);
    (top - tenth, top - last[last.len() - 1])
}

fn spoken_files() -> Vec<String> {
    let mut names: Vec<String> = ["intro", "lead-in", "shout"].map(str::to_owned).to_vec();
    names.extend(["back", "five", "three", "last"].map(|call| format!("call-{call}")));
    names.extend(["minute", "thirty"].map(|count| format!("count-{count}")));
    names.extend((1..=10).map(|number| format!("count-{number}")));
    names
}

#[test]
fn no_sound_is_cut_off_or_clipped() {
    let whole = |clip: &Clip, name: &str, tenth_under: f64| {
        let (tenth, last) = ending(clip);
        assert!(
            tenth > tenth_under,
            "{name}: its last tenth of a second is only {tenth:.1} dB under its loudest"
        );
        assert!(last > 55.0, "{name}: ends {last:.1} dB under its loudest");
        let pairs = clip.pairs();
        let peak = pairs.iter().fold(0.0_f32, |peak, pair| {
            peak.max(pair.0.abs()).max(pair.1.abs())
        });
        assert!(peak < 0.98, "{name}: {peak}");
    };
    for language in Language::ALL {
        let mut bank = bank(language);
        for name in spoken_files() {
            let said = clip(&mut bank, voice(&name)).unwrap();
            whole(&said, &format!("{language:?} {name}"), 30.0);
        }
    }
    let mut bank = bank(Language::French);
    for name in EFFECTS {
        // A pop or a tick is hardly longer than a tenth of a second.
        whole(&clip(&mut bank, effect(name.0)).unwrap(), name.0, 20.0);
    }
    for name in ["door", "collapse"] {
        whole(&clip(&mut bank, effect(name)).unwrap(), name, 60.0);
    }
}

#[test]
fn a_cut_word_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: 48_000,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let path = folder.path().join("cut.wav");
    let mut file = hound::WavWriter::create(&path, spec).unwrap();
    let word = clip(&mut bank(Language::French), voice("call-back")).unwrap();
    let pairs = word.pairs();
    // Without its last quarter of a second, faded over 5 ms so that nothing clicks.
    let frames = pairs.len() - 12_000;
    for (frame, pair) in pairs[..frames].iter().enumerate() {
        let fade = ((frames - frame) as f32 / 240.0).min(1.0);
        file.write_sample((pair.0 * fade * 32_767.0) as i16)
            .unwrap();
    }
    file.finalize().unwrap();
    let cut = Clip::read(DecodedSamples::of_players(&path).unwrap());
    assert!(ending(&cut).0 < 30.0, "{:?}", ending(&cut));
}

/// Loudness: of a long text as R 128 defines it, of a call or a word the loudest 0.4 s.
fn loudness(clip: &Clip) -> f64 {
    let mut meter = EbuR128::new(2, 48_000, Mode::I).unwrap();
    let mut samples: Vec<f32> = vec![0.0; 48_000];
    samples.extend(clip.pairs().iter().flat_map(|pair| [pair.0, pair.1]));
    samples.extend(vec![0.0; 48_000]);
    let mut momentary = f64::MIN;
    for part in samples.chunks_exact(2 * TENTH) {
        meter.add_frames_f32(part).unwrap();
        momentary = momentary.max(meter.loudness_momentary().unwrap());
    }
    if clip.frames() > frame_of(5_000) {
        meter.loudness_global().unwrap()
    } else {
        momentary
    }
}

#[test]
fn every_language_is_as_loud() {
    let mut banks = Language::ALL.map(bank);
    for name in spoken_files() {
        let levels: Vec<f64> = banks
            .iter_mut()
            .map(|bank| loudness(&clip(bank, voice(&name)).unwrap()))
            .collect();
        println!("{name}: {levels:.1?} LUFS");
        let softest = levels.iter().copied().fold(f64::MAX, f64::min);
        let apart = loudest(&levels) - softest;
        let tolerance = if name == "intro" || name == "lead-in" {
            0.5
        } else {
            2.0
        };
        assert!(apart <= tolerance, "{name}: {levels:.1?} LUFS");
    }
}
