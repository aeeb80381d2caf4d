//! The soundtrack without a device: cues on their frames, the same sum however it is cut into
//! blocks, and every sound there in every language.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use tablee::games::escape::cues::{Cues, Track};
use tablee::localize::Language;
use tablee::sound::bank::{self, Bank};
use tablee::sound::mixer::{Levels, Mixer};
use tablee::sound::score::{From, Wish};
use tablee::sound::{Effect, Frame, frame_of, render};

const FULL: Levels = Levels {
    music: 1.0,
    effects: 1.0,
};

fn mixer(track: Track, seed: u64, bank: &mut Bank) -> Mixer {
    let wish = Wish {
        cues: Cues::of(track, seed),
        music: track != Track::Gongs,
        calls: track != Track::Gongs,
    };
    let placements = bank::score(track, seed)
        .unwrap()
        .arrange(wish, &bank::impacts());
    Mixer::new(placements, bank)
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
        let impacts = bank::impacts();
        for cue in Cues::of(track, seed).list() {
            let effect = match cue.cue {
                "shout" => continue,
                name => name,
            };
            let clip = bank.clip(&From::Effect(effect.to_owned())).unwrap();
            let impact = usize::try_from(impacts[effect].impact).unwrap();
            // The attack is what the ear hears as the moment.
            let pattern: Vec<f32> = (impact..impact + 6_000).map(|n| clip.at(n).0).collect();
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

#[test]
fn one_and_two_are_as_long_and_sound_different() {
    let one = render::length(Track::One, 0).unwrap();
    assert_eq!(Some(one), render::length(Track::Two, 0));
    assert_eq!(one.lead_in, frame_of(20_000));
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
        for effect in Effect::ALL {
            let clip = bank.clip(&From::Effect(effect.name().to_owned())).unwrap();
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
    std::fs::create_dir(folder.path().join("fr")).unwrap();
    let from = From::Voice("shout".to_owned());
    let mut own = Bank::new(Language::French, Some(folder.path().to_owned()));
    let ours = own.clip(&from).unwrap().frames();
    let longer = concat!(env!("CARGO_MANIFEST_DIR"), "/sounds/effects/foghorn.ogg");
    std::fs::copy(longer, folder.path().join("fr/shout.ogg")).unwrap();
    let mut own = Bank::new(Language::French, Some(folder.path().to_owned()));
    assert!(own.clip(&from).unwrap().frames() > ours);
    // One that cannot be played does not cost the shout.
    std::fs::write(folder.path().join("fr/shout.ogg"), b"no sound").unwrap();
    let mut own = Bank::new(Language::French, Some(folder.path().to_owned()));
    assert_eq!(own.clip(&from).unwrap().frames(), ours);
}
