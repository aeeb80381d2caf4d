//! The soundtrack without a device: cues on their frames, the same sum however it is cut into
//! blocks, and every sound there in every language; and what the rendered file sounds like, by
//! the loudness that ears go by (EBU R 128).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use ebur128::{EbuR128, Mode};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use tablee::games::escape::cues::{Cues, Track};
use tablee::games::escape::ui::playable;
use tablee::localize::Language;
use tablee::platform::file::Scratch;
use tablee::sound::bank::{Bank, Workshop};
use tablee::sound::beside::Beside;
use tablee::sound::clip::Clip;
use tablee::sound::mixer::{Levels, Mixer};
use tablee::sound::render_wav::Rendering;
use tablee::sound::score::{self, Bus, From, Placement, Score};
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

fn mixer(track: Track, seed: u64, bank: &mut Bank) -> Mixer {
    Mixer::new(arranged(track, seed), bank)
}

/// The left channel from a frame on.
fn left(mixer: &mut Mixer, bank: &mut Bank, from: Frame, frames: usize, block: usize) -> Vec<f32> {
    mixer.seek(from, bank);
    let mut sum = Vec::with_capacity(frames);
    let mut out = vec![0.0; 2 * block];
    while sum.len() < frames {
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
        let mut bank = Bank::new(Language::French, None);
        let mut mixer = mixer(track, seed, &mut bank);
        let impacts = sources::impacts();
        for cue in Cues::of(track, seed).list() {
            let effect = match cue.cue {
                "shout" => continue,
                name => name,
            };
            let clip = bank.clip(&From::Effect(effect.to_owned())).unwrap();
            let impact = usize::try_from(impacts[effect].impact).unwrap();
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
                    "{track:?} {effect} {stroke}: {off} frames off"
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
        let mut bank = Bank::new(Language::French, None);
        let mut placements = arranged(track, 0);
        placements.retain(|placement| placement.take.bus == Bus::Music);
        let mixer = Mixer::new(placements, &mut bank);
        Self { mixer, bank }
    }

    fn loudness(&mut self, from_ms: i64, to_ms: i64) -> f64 {
        self.mixer.seek(frame_of(from_ms), &mut self.bank);
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
    assert_eq!(
        i64::try_from(measured.frames).unwrap(),
        score.length_frames
    );
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
    let mut bank = Bank::new(Language::French, None);
    let part = |track, bank: &mut Bank| {
        let mut mixer = mixer(track, 0, bank);
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
    let mut bank = Bank::new(Language::German, None);
    let mut mixer = mixer(Track::One, 0, &mut bank);
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
    let mut bank = Bank::new(Language::French, None);
    let mut mixer = mixer(Track::Gongs, 0, &mut bank);
    let quiet = left(&mut mixer, &mut bank, frame_of(60_000), 96_000, 4_096);
    assert!(quiet.iter().all(|sample| *sample == 0.0));
    let after = left(&mut mixer, &mut bank, frame_of(611_000), 48_000, 4_096);
    assert!(
        after.iter().all(|sample| sample.abs() < 1e-3),
        "then silence"
    );
}

#[test]
fn every_sound_is_there_in_every_language() {
    for language in Language::ALL {
        let mut bank = Bank::new(language, None);
        for effect in [
            Effect::GONG,
            Effect::FOGHORN,
            Effect::PAGE,
            Effect::FANFARE,
            Effect::DEFEAT,
            Effect::DRUM_ROLL,
            Effect::POP,
            Effect::TICK,
        ] {
            let clip = bank.clip(&From::Effect(effect.0.to_owned())).unwrap();
            assert!(clip.frames() > 1_000, "{effect:?}");
        }
        for voice in [
            "lead-in",
            "shout",
            "call-back",
            "call-five",
            "call-three",
            "call-last",
        ] {
            assert!(bank.clip(&From::Voice(voice.to_owned())).is_ok(), "{voice}");
        }
        let intro = bank.clip(&From::Voice("intro".to_owned())).unwrap();
        let seconds = intro.frames() / 48_000;
        assert!((90..=150).contains(&seconds), "{seconds} s");
    }
}

#[test]
fn a_recording_dropped_in_takes_the_place_of_the_voice() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("fr")).unwrap();
    let from = From::Voice("shout".to_owned());
    let mut own = Bank::new(Language::French, Some(folder.path().to_owned()));
    let ours = own.clip(&from).unwrap().frames();
    let longer = concat!(env!("CARGO_MANIFEST_DIR"), "/sounds/effects/foghorn.ogg");
    fs::copy(longer, folder.path().join("fr/shout.ogg")).unwrap();
    let mut own = Bank::new(Language::French, Some(folder.path().to_owned()));
    assert!(own.clip(&from).unwrap().frames() > ours);
    // One that cannot be played does not cost the shout.
    fs::write(folder.path().join("fr/shout.ogg"), b"no sound").unwrap();
    let mut own = Bank::new(Language::French, Some(folder.path().to_owned()));
    assert_eq!(own.clip(&from).unwrap().frames(), ours);
}

/// What is heard here and there of a show whose sounds are decoded in this workshop.
fn heard(workshop: &Workshop) -> [Vec<f32>; 4] {
    let mut bank = Bank::new(Language::French, None).for_show(workshop);
    let placements = arranged(Track::Two, 0);
    bank.foresee(score::sounds(&placements, frame_of(-20_000)));
    let mut mixer = Mixer::new(placements, &mut bank);
    [-20_000, 175_000, 377_000, 545_000]
        .map(|at| left(&mut mixer, &mut bank, frame_of(at), 4 * 48_000, 1_000))
}

#[test]
fn a_show_sounds_the_same_wherever_it_is_decoded() {
    let folder = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let half = elsewhere.path().join("half");
    let tablee = env!("CARGO_BIN_EXE_tablee");
    fs::write(
        &half,
        format!("#!/bin/sh\n{tablee} decode | head -c 700000\n"),
    )
    .unwrap();
    fs::set_permissions(&half, Permissions::from_mode(0o755)).unwrap();
    let beside = |program: Option<&Path>| Workshop {
        folder: Some(folder.path().to_owned()),
        program: program.map(Path::to_owned),
    };
    let in_memory = heard(&Workshop::default());
    assert!(in_memory.iter().flatten().any(|sample| *sample != 0.0));
    // A thread of its own, a process of its own, and processes that are not there, that say
    // nothing, that talk nonsense, and that end before they are done.
    let programs = [
        None,
        Some(Path::new(tablee)),
        Some(Path::new("/nowhere/tablee")),
        Some(Path::new("/bin/true")),
        Some(Path::new("/bin/echo")),
        Some(&half),
    ];
    for program in programs {
        assert!(heard(&beside(program)) == in_memory, "{program:?}");
    }
    let left_behind = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left_behind, 0, "the file has no name");
}

#[test]
fn a_process_of_its_own_says_what_it_cannot_play() {
    let folder = tempfile::tempdir().unwrap();
    let scratch = Arc::new(Scratch::create(folder.path()).unwrap());
    let sources = Sources {
        language: Language::French,
        own_voices: None,
    };
    let sounds = ["gong", "no-such-thing", "pop"].map(|name| From::Effect(name.to_owned()));
    let sounds = sounds.map(Arc::new);
    let program = Path::new(env!("CARGO_BIN_EXE_tablee"));
    let mut beside = Beside::start(program, &sources, &sounds).unwrap();
    let mut next = || beside.next(&scratch).unwrap().map(|clip| clip.pairs());
    let ours = |from: &From| {
        sources
            .open(from)
            .map(|decoded| Clip::read(decoded).pairs())
    };
    for from in &sounds {
        assert!(next() == ours(from), "{from:?}");
    }
    assert!(beside.next(&scratch).is_err(), "there is no fourth");
}

#[test]
fn where_no_scratch_file_can_be_the_sound_is_held_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let gone = folder.path().join("gone");
    let mut bank = Bank::new(Language::French, None).for_show(&Workshop {
        folder: Some(gone),
        program: None,
    });
    let gong = bank.clip(&From::Effect("gong".to_owned())).unwrap();
    assert!(gong.pairs().iter().any(|pair| pair.0.abs() > 0.1));
}
