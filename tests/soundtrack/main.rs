//! The soundtrack without a device: cues on their frames, the same sum however it is cut into
//! blocks, and every sound there in every language; and what the rendered file sounds like, by
//! perceived loudness (EBU R 128).
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod voices;

use ebur128::{EbuR128, Mode};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;
use tablee::core::Language;
use tablee::games::escape::cues::{Cues, Track};
use tablee::games::escape::ui::playable;
use tablee::sound::bank::Bank;
use tablee::sound::clip::Clip;
use tablee::sound::mixer::{Levels, Mixer};
use tablee::sound::render_wav::Rendering;
use tablee::sound::score::{self, Bus, Placement, Score, SoundId};
use tablee::sound::sources::Sources;
use tablee::sound::{Effect, Frame, Soundtrack, frame_of, sources};

const FULL: Levels = Levels {
    music: 1.0,
    effects: 1.0,
};

fn soundtrack(track: Track, seed: u64) -> Soundtrack {
    playable::soundtrack(track, seed, Cues::of(track, seed))
}

fn score_of(track: Track) -> Score {
    sources::score(soundtrack(track, 0).score).unwrap()
}

fn arranged(track: Track, seed: u64) -> Vec<Placement> {
    let soundtrack = soundtrack(track, seed);
    let score = sources::score(soundtrack.score).unwrap();
    score.arrange(&soundtrack, &sources::impacts())
}

fn mixer(track: Track, seed: u64) -> Mixer {
    Mixer::new(arranged(track, seed))
}

fn sources(language: Language, own_voices: Option<PathBuf>) -> Sources {
    Sources {
        language,
        own_voices,
    }
}

fn bank(language: Language) -> Bank {
    Bank::immediate(sources(language, None))
}

/// Waits for a sound.
fn clip(bank: &mut Bank, sound: SoundId) -> Option<Arc<Clip>> {
    let sound = Arc::new(sound);
    loop {
        match bank.clip(&sound) {
            Poll::Ready(clip) => return clip,
            Poll::Pending => std::thread::sleep(Duration::from_millis(1)),
        }
    }
}

fn effect(name: &str) -> SoundId {
    SoundId::Effect(name.to_owned())
}

fn voice(name: &str) -> SoundId {
    SoundId::Voice(name.to_owned())
}

/// The left channel from a frame on.
fn left(mixer: &mut Mixer, bank: &mut Bank, from: Frame, frames: usize, block: usize) -> Vec<f32> {
    mixer.seek(from);
    let mut sum = Vec::with_capacity(frames);
    let mut out = vec![0.0; 2 * block];
    while sum.len() < frames {
        while !mixer.is_ready(Frame::try_from(block).unwrap(), bank) {
            std::thread::sleep(Duration::from_millis(1));
        }
        mixer.render(&mut out, FULL, bank);
        sum.extend(out.chunks_exact(2).map(|frame| frame[0]));
    }
    sum.truncate(frames);
    sum
}

/// Where in `sound` the pattern fits best, in frames from where it should be.
fn offset(sound: &[f32], pattern: &[f32], slack: usize) -> i64 {
    let fit = |shift: usize| -> f64 {
        pattern
            .iter()
            .zip(&sound[shift..])
            .map(|(a, b)| f64::from(*a) * f64::from(*b))
            .sum()
    };
    let best = (0..=2 * slack).max_by(|a, b| fit(*a).total_cmp(&fit(*b)));
    i64::try_from(best.unwrap()).unwrap() - i64::try_from(slack).unwrap()
}

#[test]
fn every_cue_lies_on_its_frame() {
    const SLACK: usize = 48;
    for (track, seed) in [
        (Track::One, 0),
        (Track::Two, 0),
        (Track::Gongs, 0),
        (Track::Surprise, 3),
        (Track::Surprise, 4),
    ] {
        let mut bank = bank(Language::French);
        let mut mixer = mixer(track, seed);
        let impacts = sources::impacts();
        for cue in Cues::of(track, seed).list() {
            let name = match cue.cue {
                "shout" => continue,
                name => name,
            };
            let clip = clip(&mut bank, effect(name)).unwrap();
            let impact = usize::try_from(impacts[name].impact).unwrap();
            // The attack is what the ear hears as the moment.
            let pattern: Vec<f32> = clip.pairs()[impact..impact + 6_000]
                .iter()
                .map(|pair| pair.0)
                .collect();
            for stroke in 0..i64::from(cue.strokes.unwrap_or(1)) {
                let at = frame_of(i64::from(cue.at_ms) + stroke * 1_500);
                let from = at - i64::try_from(SLACK).unwrap();
                let sound = left(&mut mixer, &mut bank, from, 6_000 + 2 * SLACK, 1_000);
                let off = offset(&sound, &pattern, SLACK);
                assert!(
                    off.abs() <= 1,
                    "{track:?} {name} {stroke}: {off} frames off"
                );
            }
        }
    }
}

/// What was measured in one pass over a rendered track.
struct Measured {
    frames: usize,
    /// Momentary loudness (of 0.4 s), ten times a second: the blocks that R 128 goes by.
    momentary: Vec<f64>,
    /// The highest true peak, in dBTP.
    peak: f64,
}

const TENTH: usize = 4_800;

fn measure(track: Track) -> Measured {
    let mut rendering = Rendering::new(&soundtrack(track, 0), Language::French, |_, _| {}).unwrap();
    let meter = |mode| EbuR128::new(2, 48_000, mode).unwrap();
    let (mut loudness, mut peaks) = (meter(Mode::M), meter(Mode::TRUE_PEAK));
    let mut momentary = Vec::new();
    let (mut waiting, mut last) = (Vec::new(), Vec::new());
    let mut frames = 0;
    while let Some(block) = rendering.block() {
        frames += block.len() / 2;
        waiting.extend_from_slice(block);
        while waiting.len() >= 2 * TENTH {
            let tenth: Vec<f32> = waiting.drain(..2 * TENTH).collect();
            loudness.add_frames_f32(&tenth).unwrap();
            momentary.push(loudness.loudness_momentary().unwrap());
            // Between samples it is never twice as high as at them.
            if tenth.iter().any(|sample| sample.abs() > 0.45) {
                peaks.add_frames_f32(&last).unwrap();
                peaks.add_frames_f32(&tenth).unwrap();
            }
            last = tenth;
        }
    }
    let peak = (0..2).map(|channel| peaks.true_peak(channel).unwrap());
    Measured {
        frames,
        momentary,
        peak: 20.0 * peak.fold(0.0, f64::max).log10(),
    }
}

fn mean(blocks: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = blocks.fold((0.0, 0.0), |(sum, count), lufs| {
        (sum + 10.0_f64.powf(lufs / 10.0), count + 1.0)
    });
    10.0 * f64::log10(sum / count)
}

/// Integrated loudness as R 128 defines it, gates and all.
fn integrated(momentary: &[f64]) -> f64 {
    let heard = || momentary.iter().copied().filter(|lufs| *lufs > -70.0);
    let gate = mean(heard()) - 10.0;
    mean(heard().filter(|lufs| *lufs > gate))
}

/// The music alone, without cues and voices.
struct Bed {
    mixer: Mixer,
    bank: Bank,
}

impl Bed {
    fn new(track: Track) -> Self {
        let bank = bank(Language::French);
        let mut placements = arranged(track, 0);
        placements.retain(|placement| placement.take.bus == Bus::Music);
        let mixer = Mixer::new(placements);
        Self { mixer, bank }
    }

    fn loudness(&mut self, from_ms: i64, to_ms: i64) -> f64 {
        self.mixer.seek(frame_of(from_ms));
        let mut out = vec![0.0; 2 * TENTH];
        let mut meter = EbuR128::new(2, 48_000, Mode::I).unwrap();
        for _ in 0..(to_ms - from_ms) / 100 {
            self.mixer.render(&mut out, FULL, &mut self.bank);
            meter.add_frames_f32(&out).unwrap();
        }
        meter.loudness_global().unwrap()
    }
}

/// Each phase louder than the one before, each cue well above the bed around it, no true peak
/// too high: `cargo test --test soundtrack -- --nocapture rises` prints the figures.
fn sounds_as_it_should(track: Track) {
    let measured = measure(track);
    let score = score_of(track);
    assert_eq!(i64::try_from(measured.frames).unwrap(), score.length_frames);
    println!("{track:?}: true peak {:.2} dBTP", measured.peak);
    assert!(measured.peak < -1.0, "{track:?}: {} dBTP", measured.peak);

    let lead_in = usize::try_from(score.lead_in_frames).unwrap() / TENTH;
    let cues = Cues::of(track, 0).list();
    let place = |cue: usize| usize::try_from(cues[cue].at_ms / 100).unwrap() + lead_in;
    // A block belongs to a phase when all of its 0.4 s do.
    let phases: Vec<f64> = (0..6)
        .map(|phase| integrated(&measured.momentary[place(phase) + 3..place(phase + 1)]))
        .collect();
    println!("  phases {phases:.1?} LUFS");
    for pair in phases.windows(2) {
        assert!(pair[1] > pair[0], "{track:?}: {phases:?}");
    }

    let mut bed = Bed::new(track);
    for (n, cue) in cues.iter().enumerate() {
        let loudest = measured.momentary[place(n) + 3..place(n) + 15].iter();
        let loudest = loudest.fold(f64::MIN, |loudest, now| loudest.max(*now));
        let at = i64::from(cue.at_ms);
        let above = loudest - bed.loudness(at - 5_000, at + 5_000);
        println!(
            "  {} at {at}: {loudest:.1} LUFS, {above:.1} LU above the bed",
            cue.cue
        );
        assert!(above >= 6.0, "{track:?} {cue:?}: {above:.1} LU");
        if cue.cue == "shout" {
            // Before it somebody speaks.
            continue;
        }
        // Seven blocks side by side.
        let three = |from: usize| {
            mean(
                (3..30)
                    .step_by(4)
                    .map(|block| measured.momentary[from + block]),
            )
        };
        let rise = three(place(n)) - three(place(n) - 30);
        println!("    its three seconds: {rise:.1} LU above the three before");
        assert!(rise >= 6.0, "{track:?} {cue:?}: {rise:.1} LU");
        if cue.cue == "gong" {
            let blocks =
                |from: usize, to: usize| mean(measured.momentary[from..to].iter().copied());
            let rise = blocks(place(n) + 3, place(n) + 14) - blocks(place(n) - 97, place(n));
            println!("    its first 1.4 s: {rise:.1} LU above the ten seconds before");
            assert!(rise >= 8.0, "{track:?} {cue:?}: {rise:.1} LU");
        }
    }
}

#[test]
fn one_rises_and_its_cues_stand_out() {
    sounds_as_it_should(Track::One);
}

#[test]
fn two_rises_and_its_cues_stand_out() {
    sounds_as_it_should(Track::Two);
}

#[test]
fn one_and_two_are_as_long_and_sound_different() {
    let (one, two) = (score_of(Track::One), score_of(Track::Two));
    assert_eq!(one.length_frames, two.length_frames);
    assert_eq!(one.lead_in_frames, frame_of(20_000));
    assert_eq!(two.lead_in_frames, frame_of(20_000));
    let mut bank = bank(Language::French);
    let part = |track, bank: &mut Bank| {
        let mut mixer = mixer(track, 0);
        left(&mut mixer, bank, frame_of(30_000), 48_000, 4_096)
    };
    let (a, b) = (part(Track::One, &mut bank), part(Track::Two, &mut bank));
    let energy = |sound: &[f32]| sound.iter().map(|s| s * s).sum::<f32>();
    let apart: f32 = a.iter().zip(&b).map(|(a, b)| (a - b) * (a - b)).sum();
    assert!(energy(&a) > 1.0 && energy(&b) > 1.0, "both are heard");
    assert!(
        apart > 0.5 * (energy(&a) + energy(&b)),
        "they are different music"
    );
}

#[test]
fn the_sum_does_not_depend_on_how_it_is_cut() {
    let mut bank = bank(Language::German);
    let mut mixer = mixer(Track::One, 0);
    let from = frame_of(214_000);
    let whole = left(&mut mixer, &mut bank, from, 480_000, 4_096);
    let small = left(&mut mixer, &mut bank, from, 480_000, 256);
    assert_eq!(whole, small, "a door and its cut in between");
    let late = left(&mut mixer, &mut bank, from + 100_000, 100_000, 777);
    for (n, (a, b)) in whole[100_000..200_000].iter().zip(&late).enumerate() {
        assert!((a - b).abs() < 1e-5, "after a jump, frame {n}: {a} {b}");
    }
}

#[test]
fn gongs_only_are_silent_in_between() {
    let mut bank = bank(Language::French);
    let mut mixer = mixer(Track::Gongs, 0);
    let quiet = left(&mut mixer, &mut bank, frame_of(60_000), 96_000, 4_096);
    assert!(quiet.iter().all(|sample| *sample == 0.0));
    let after = left(&mut mixer, &mut bank, frame_of(611_000), 48_000, 4_096);
    assert!(
        after.iter().all(|sample| sample.abs() < 1e-3),
        "then silence"
    );
}

const EFFECTS: [Effect; 8] = [
    Effect::GONG,
    Effect::FOGHORN,
    Effect::PAGE,
    Effect::FANFARE,
    Effect::DEFEAT,
    Effect::DRUM_ROLL,
    Effect::POP,
    Effect::TICK,
];

#[test]
fn every_sound_is_there_in_every_language() {
    for language in Language::ALL {
        let mut bank = bank(language);
        for name in EFFECTS {
            let clip = clip(&mut bank, effect(name.0)).unwrap();
            assert!(clip.frames() > 1_000, "{name:?}");
        }
        for name in [
            "lead-in",
            "shout",
            "call-back",
            "call-five",
            "call-three",
            "call-last",
        ] {
            assert!(clip(&mut bank, voice(name)).is_some(), "{name}");
        }
        for count in score_of(Track::One).counts {
            let word = clip(&mut bank, voice(&count.voice)).unwrap();
            assert!(word.frames() > 10_000, "{}", count.voice);
        }
        let intro = clip(&mut bank, voice("intro")).unwrap();
        let seconds = intro.frames() / 48_000;
        assert!((90..=150).contains(&seconds), "{seconds} s");
    }
}

#[test]
fn a_voice_in_the_data_folder_replaces_the_built_in_one() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("fr")).unwrap();
    let frames = || {
        let own_voices = Some(folder.path().to_owned());
        let mut bank = Bank::immediate(sources(Language::French, own_voices));
        clip(&mut bank, voice("shout")).unwrap().frames()
    };
    let built_in = frames();
    let longer = concat!(env!("CARGO_MANIFEST_DIR"), "/sounds/effects/foghorn.ogg");
    fs::copy(longer, folder.path().join("fr/shout.ogg")).unwrap();
    assert!(frames() > built_in);
    // One that cannot be played does not cost the shout.
    fs::write(folder.path().join("fr/shout.ogg"), b"no sound").unwrap();
    assert_eq!(frames(), built_in);
}

/// What is heard here and there of a soundtrack with the sounds of this bank.
fn heard(mut bank: Bank) -> [Vec<f32>; 4] {
    let placements = arranged(Track::Two, 0);
    bank.preload(score::sounds(&placements, frame_of(-20_000)));
    let mut mixer = Mixer::new(placements);
    [-20_000, 175_000, 377_000, 545_000]
        .map(|at| left(&mut mixer, &mut bank, frame_of(at), 4 * 48_000, 1_000))
}

#[test]
fn a_soundtrack_sounds_the_same_wherever_it_is_decoded() {
    let folder = tempfile::tempdir().unwrap();
    let here = heard(bank(Language::French));
    assert!(here.iter().flatten().any(|sample| *sample != 0.0));
    let missing = folder.path().join("missing");
    for scratch in [Some(folder.path()), Some(missing.as_path()), None] {
        let bank = Bank::with_worker(sources(Language::French, None), scratch);
        assert!(heard(bank) == here, "{scratch:?}");
    }
    let left_behind = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left_behind, 0, "the scratch file has no name");
}

#[test]
fn unplayable_sound_delays_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut bank = Bank::with_worker(sources(Language::French, None), Some(folder.path()));
    let gong = Arc::new(effect("gong"));
    assert!(bank.clip(&gong).is_pending(), "requested, not waited for");
    assert!(clip(&mut bank, effect("no-such-sound")).is_none());
    let gong = clip(&mut bank, effect("gong")).unwrap();
    assert!(gong.pairs().iter().any(|pair| pair.0.abs() > 0.1));
}

#[test]
fn sound_that_is_decoded_late_starts_at_its_position() {
    let mut immediate = bank(Language::French);
    let whole = left(
        &mut mixer(Track::Gongs, 0),
        &mut immediate,
        frame_of(179_000),
        96_000,
        256,
    );
    // The decoder is held up by a long voice: half a minute at 8 kHz.
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("fr")).unwrap();
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: 8_000,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut slow = hound::WavWriter::create(folder.path().join("fr/slow.wav"), spec).unwrap();
    (0..30 * 8_000).for_each(|_| slow.write_sample(0_i16).unwrap());
    slow.finalize().unwrap();
    let own_voices = Some(folder.path().to_owned());
    let mut bank = Bank::with_worker(sources(Language::French, own_voices), None);
    assert!(bank.clip(&Arc::new(voice("slow"))).is_pending());

    let mut late = mixer(Track::Gongs, 0);
    late.seek(frame_of(179_000));
    let mut out = [0.0; 512];
    let mut sum = Vec::new();
    while sum.len() < 72_192 {
        late.render(&mut out, FULL, &mut bank);
        sum.extend(out.chunks_exact(2).map(|frame| frame[0]));
    }
    assert!(sum.iter().all(|sample| *sample == 0.0), "not decoded yet");
    while !late.is_ready(256, &mut bank) {
        std::thread::sleep(Duration::from_millis(1));
    }
    while sum.len() < whole.len() {
        late.render(&mut out, FULL, &mut bank);
        sum.extend(out.chunks_exact(2).map(|frame| frame[0]));
    }
    sum.truncate(whole.len());
    assert!(whole[72_192..].iter().any(|sample| *sample != 0.0));
    assert_eq!(sum[72_192..], whole[72_192..]);
}

#[test]
fn malformed_own_voice_harms_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("fr")).unwrap();
    // A sample rate of 0, and one of 4 GHz.
    for rate in [0_u32, u32::MAX] {
        let mut wav = b"RIFF\x2c\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0".to_vec();
        wav.extend(rate.to_le_bytes());
        wav.extend(b"\0\0\0\0\x02\0\x10\0data\x08\0\0\0abcdefgh");
        fs::write(folder.path().join("fr/shout.wav"), wav).unwrap();
        let own_voices = Some(folder.path().to_owned());
        let mut bank = Bank::immediate(sources(Language::French, own_voices));
        let Poll::Ready(Some(clip)) = bank.clip(&Arc::new(voice("shout"))) else {
            panic!("the built-in voice is not there");
        };
        assert!(clip.frames() > 1_000);
    }
}
