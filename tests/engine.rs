//! The sound engine, step by step, with a device and a clock that the test controls.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::Poll;
use std::time::Duration;
use tablee::core::Language;
use tablee::games::escape::cues::{Cues, Track};
use tablee::games::escape::ui::playable;
use tablee::platform::audio::{AudioDevice, BLOCK, Block, Opened, Opening, RATE, Stamp};
use tablee::platform::worker::{Next, Worker};
use tablee::sound::clock::Clock;
use tablee::sound::engine::{Command, Engine, Report};
use tablee::sound::{Effect, Error, Frame, Playable, frame_of};

/// Frames that the device plays behind what it has taken.
const LATENCY: u64 = 2_400;
const BLOCK_FRAMES: i64 = BLOCK as i64;

/// What the device does, and what it was given.
#[derive(Default)]
struct Card {
    state: CardState,
    /// Frames taken so far.
    out: u64,
    stamp: Option<Stamp>,
    /// Left samples of blocks by their output frame.
    blocks: BTreeMap<i64, Vec<f32>>,
    effects: Vec<f32>,
    opened: u32,
    /// Frames that it plays too much in every 10 ms.
    too_fast: u64,
    /// How much later than it says it is heard.
    late: Duration,
}

#[derive(Default, Clone, Copy, PartialEq)]
enum CardState {
    #[default]
    Works,
    /// There is no device.
    Missing,
    /// The sound server does not answer.
    Hangs,
    Lost,
    /// It takes nothing more and says nothing.
    Stalls,
}

#[derive(Clone, Default)]
struct SharedCard(Arc<Mutex<Card>>);

impl SharedCard {
    fn lock(&self) -> MutexGuard<'_, Card> {
        self.0.lock().unwrap()
    }

    fn open(&self) -> Opening {
        let shared = self.clone();
        Box::new(move || -> Poll<Opened> {
            let mut card = shared.lock();
            match card.state {
                CardState::Works => {
                    card.out = 0;
                    card.stamp = None;
                    card.blocks.clear();
                    card.opened += 1;
                    Poll::Ready(Ok(Box::new(shared.clone())))
                }
                CardState::Hangs => Poll::Pending,
                _ => Poll::Ready(Err("no card".to_owned())),
            }
        })
    }
}

impl AudioDevice for SharedCard {
    fn free_blocks(&self) -> usize {
        let card = self.lock();
        let taken = i64::try_from(card.out).unwrap();
        128 - card.blocks.range(taken..).count().min(128)
    }

    fn push(&mut self, block: Block) {
        let left = block.samples.chunks_exact(2).map(|frame| frame[0]);
        let _ = self.lock().blocks.insert(block.out, left.collect());
    }

    fn discard(&mut self) {
        let mut card = self.lock();
        let taken = i64::try_from(card.out).unwrap();
        card.blocks.retain(|out, _| *out < taken);
    }

    fn short_frames(&self) -> usize {
        0
    }

    fn push_short(&mut self, samples: &[f32]) {
        let left = samples.chunks_exact(2).map(|frame| frame[0]);
        self.lock().effects.extend(left);
    }

    fn stamp(&mut self) -> Option<Stamp> {
        self.lock().stamp.take()
    }

    fn is_lost(&self) -> bool {
        self.lock().state == CardState::Lost
    }
}

struct Bench {
    engine: Engine,
    card: SharedCard,
    now: Duration,
    inbox: VecDeque<Command>,
    /// The clock that the window would show.
    clock: Clock,
    devices: Vec<Result<(), Error>>,
    request_id: u64,
}

impl Bench {
    fn new(state: CardState) -> Self {
        let card = SharedCard::default();
        card.lock().state = state;
        let opening = card.clone();
        Self {
            engine: Engine::new(Language::French, None, move || opening.open()),
            card,
            now: Duration::from_secs(100),
            inbox: VecDeque::new(),
            clock: Clock::stopped(0),
            devices: Vec::new(),
            request_id: 0,
        }
    }

    fn load(&mut self, track: Track, at_ms: i64) {
        let soundtrack = playable::soundtrack(track, 0, Cues::of(track, 0));
        self.request_id += 1;
        self.clock.jump(frame_of(at_ms));
        self.inbox.push_back(Command::Load {
            playable: Playable::Soundtrack(soundtrack),
            at: Some(frame_of(at_ms)),
            request_id: self.request_id,
        });
    }

    fn send(&mut self, command: Command) {
        self.inbox.push_back(command);
    }

    fn step(&mut self) -> Next {
        let mut reports = Vec::new();
        let next = self.engine.step(&mut self.inbox, &mut reports, self.now);
        for report in reports {
            match report {
                Report::Clock(id, timeline) if id == self.request_id => {
                    self.clock.follow(timeline);
                }
                Report::Clock(..) | Report::Fault(..) => {}
                Report::Device(device) => self.devices.push(device),
            }
        }
        next
    }

    /// Whether the queue of the device is not as full as it should be: the decoder, which takes
    /// real time, is behind.
    fn lags(&self) -> bool {
        let card = self.card.lock();
        let heard = self.heard_at(&card);
        let end = card
            .blocks
            .last_key_value()
            .map(|(out, _)| out + BLOCK_FRAMES);
        let feeding = self.clock.is_running() && card.state == CardState::Works;
        feeding && end.is_some_and(|end| end > heard && end < heard + 24_000)
    }

    /// Lets time pass in steps of 10 ms, and waits for the decoder in each.
    fn run(&mut self, ms: u64) {
        for _ in 0..ms / 10 {
            let _ = self.step();
            for _ in 0..10_000 {
                if !self.lags() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(1));
                let _ = self.step();
            }
            self.now += Duration::from_millis(10);
            let mut card = self.card.lock();
            if card.state == CardState::Works && card.opened > 0 {
                card.out += u64::from(RATE) / 100 + card.too_fast;
                let ahead = Duration::from_secs_f64(LATENCY as f64 / f64::from(RATE)) + card.late;
                card.stamp = Some(Stamp {
                    out: card.out,
                    heard_at: self.now + ahead,
                });
            }
        }
    }

    /// A second passes for the device, and then as many steps as the decoder needs.
    fn run_until_begun(&mut self) {
        for n in 0..10_000 {
            if self.clock.is_running() {
                return;
            }
            if n < 100 {
                self.run(10);
            } else {
                let _ = self.step();
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        panic!("the playback did not begin");
    }

    fn set(&self, state: CardState) {
        let mut card = self.card.lock();
        card.state = state;
        card.blocks.clear();
    }

    fn frame(&mut self) -> Frame {
        self.clock.now(self.now)
    }

    /// The output frame that is heard now.
    fn heard_out(&self) -> i64 {
        self.heard_at(&self.card.lock())
    }

    fn heard_at(&self, card: &Card) -> i64 {
        let late = card.late.as_millis() as i64 * i64::from(RATE) / 1000;
        i64::try_from(card.out).unwrap() - i64::try_from(LATENCY).unwrap() - late
    }

    /// Puts another soundtrack in the place of the one that is loaded.
    fn replace(&mut self, track: Track) {
        let soundtrack = playable::soundtrack(track, 0, Cues::of(track, 0));
        self.request_id += 1;
        self.inbox.push_back(Command::Load {
            playable: Playable::Soundtrack(soundtrack),
            at: None,
            request_id: self.request_id,
        });
    }

    /// Lets time pass, and compares the clock with it at every step.
    fn run_in_time(&mut self, ms: u64) {
        for _ in 0..ms / 10 {
            let before = self.frame();
            self.run(10);
            assert_eq!(self.frame() - before, frame_of(10), "the steady clock");
        }
    }

    /// By how many frames the sound is off the clock, if it is heard at all.
    fn off_by(&mut self, track: Track) -> Option<i64> {
        const REACH: i64 = 1_500;
        let frame = self.frame();
        let heard = self.output(self.heard_out(), 480);
        let around = expected(
            track,
            frame - REACH,
            480 + 2 * usize::try_from(REACH).unwrap(),
        );
        if heard.iter().all(|sample| sample.abs() < 1e-3) {
            return None;
        }
        let alike = |part: &[f32]| part.iter().zip(&heard).all(|(a, b)| (a - b).abs() < 1e-4);
        let place = around.windows(480).position(alike)?;
        Some(i64::try_from(place).unwrap() - REACH)
    }

    /// Left samples of the output from a frame on; silence where no block is.
    fn output(&self, from: i64, frames: usize) -> Vec<f32> {
        let card = self.card.lock();
        let mut left = vec![0.0; frames];
        for (out, block) in &card.blocks {
            for (n, sample) in block.iter().enumerate() {
                let place = out + i64::try_from(n).unwrap() - from;
                if let Some(sum) = usize::try_from(place).ok().and_then(|n| left.get_mut(n)) {
                    *sum = *sample;
                }
            }
        }
        left
    }
}

/// Left samples of a soundtrack from a frame on.
fn expected(track: Track, from: Frame, frames: usize) -> Vec<f32> {
    use tablee::sound::bank::Bank;
    use tablee::sound::mixer::{Levels, Mixer};
    use tablee::sound::sources::{self, Sources};
    let soundtrack = playable::soundtrack(track, 0, Cues::of(track, 0));
    let score = sources::score(soundtrack.score).unwrap();
    let mut mixer = Mixer::new(score.arrange(&soundtrack, &sources::impacts()));
    let mut bank = Bank::immediate(Sources {
        language: Language::French,
        own_voices: None,
    });
    assert!(mixer.is_ready(0, &mut bank));
    mixer.seek(from);
    let full = Levels {
        music: 1.0,
        effects: 1.0,
    };
    let mut out = vec![0.0; 2 * frames];
    mixer.render(&mut out, full, &mut bank);
    out.chunks_exact(2).map(|frame| frame[0]).collect()
}

fn assert_alike(a: &[f32], b: &[f32]) {
    assert!(a.iter().any(|sample| sample.abs() > 1e-3), "silence");
    let apart = a.iter().zip(b).map(|(a, b)| (a - b).abs());
    let apart = apart.fold(0.0, f32::max);
    assert!(apart < 1e-4, "{apart}");
}

#[test]
fn what_is_heard_is_what_the_clock_says() {
    let mut bench = Bench::new(CardState::Works);
    bench.load(Track::One, 30_000);
    bench.send(Command::Play);
    bench.run_until_begun();
    bench.run(2_000);
    assert_eq!(bench.devices, [Ok(())]);
    let (frame, out) = (bench.frame(), bench.heard_out());
    assert!(frame > frame_of(31_500), "{frame}");
    let heard = bench.output(out, 4_800);
    assert_alike(&heard, &expected(Track::One, frame, 4_800));
}

#[test]
fn a_pause_stops_the_clock_and_the_sound_goes_on_where_it_stopped() {
    let mut bench = Bench::new(CardState::Works);
    bench.load(Track::One, 30_000);
    bench.send(Command::Play);
    bench.run_until_begun();
    bench.run(1_000);
    bench.send(Command::Pause);
    bench.run(20);
    let paused = bench.frame();
    bench.run(1_000);
    assert_eq!(bench.frame(), paused);
    let out = bench.heard_out();
    assert!(bench.output(out, 9_600).iter().all(|sample| *sample == 0.0));
    bench.send(Command::Play);
    bench.run(1_000);
    let (frame, out) = (bench.frame(), bench.heard_out());
    let gone = frame - paused;
    assert!((frame_of(600)..frame_of(1_000)).contains(&gone), "{gone}");
    assert_alike(
        &bench.output(out, 4_800),
        &expected(Track::One, frame, 4_800),
    );
}

#[test]
fn a_lost_or_stalled_device_does_not_stop_the_clock_and_the_sound_returns_in_its_place() {
    for state in [CardState::Lost, CardState::Stalls] {
        let mut bench = Bench::new(CardState::Works);
        bench.load(Track::One, 30_000);
        bench.send(Command::Play);
        bench.run_until_begun();
        bench.run(1_000);
        let before = bench.frame();
        bench.set(state);
        bench.run(100);
        if state == CardState::Stalls {
            bench.run(3_000);
        }
        bench.set(CardState::Missing);
        bench.run(5_000);
        assert_eq!(bench.devices, [Ok(()), Err(Error::DeviceLost)]);
        let gone = bench.frame() - before;
        let passed = if state == CardState::Stalls {
            8_100
        } else {
            5_100
        };
        let off = (gone - frame_of(passed)).abs();
        assert!(off < frame_of(100), "{off} frames off");
        bench.set(CardState::Works);
        bench.run(3_000);
        assert_eq!(bench.devices.last(), Some(&Ok(())));
        let (frame, out) = (bench.frame(), bench.heard_out());
        assert_alike(
            &bench.output(out, 4_800),
            &expected(Track::One, frame, 4_800),
        );
    }
}

#[test]
fn a_device_that_is_missing_or_hangs_does_not_hold_the_clock() {
    for state in [CardState::Missing, CardState::Hangs] {
        let mut bench = Bench::new(state);
        bench.load(Track::One, 0);
        bench.send(Command::Play);
        bench.run_until_begun();
        let before = bench.frame();
        bench.run(2_000);
        assert!(
            matches!(bench.devices[..], [Err(Error::NoDevice(_))]),
            "told"
        );
        bench.run(28_000);
        assert_eq!(bench.frame() - before, frame_of(30_000), "the steady clock");
        assert!(
            matches!(bench.devices[..], [Err(Error::NoDevice(_))]),
            "once"
        );
        // It is there after all.
        bench.set(CardState::Works);
        bench.run(3_000);
        let (frame, out) = (bench.frame(), bench.heard_out());
        assert_alike(
            &bench.output(out, 4_800),
            &expected(Track::One, frame, 4_800),
        );
    }
}

#[test]
fn one_soundtrack_fades_into_the_other() {
    let mut bench = Bench::new(CardState::Works);
    bench.load(Track::One, 30_000);
    bench.send(Command::Play);
    bench.run_until_begun();
    bench.run(1_000);
    bench.load(Track::Two, 60_000);
    bench.send(Command::Play);
    bench.run_until_begun();
    let out = bench.heard_out();
    bench.run(3_000);
    // No block is missing in between, and after the fade only the second is heard.
    let card = bench.card.lock();
    let outs: Vec<i64> = card.blocks.range(out..).map(|(out, _)| *out).collect();
    assert!(
        outs.windows(2)
            .all(|pair| pair[1] - pair[0] == BLOCK_FRAMES)
    );
    drop(card);
    let (frame, out) = (bench.frame(), bench.heard_out());
    assert!(frame > frame_of(62_000), "{frame}");
    assert_alike(
        &bench.output(out, 4_800),
        &expected(Track::Two, frame, 4_800),
    );
}

#[test]
fn an_effect_is_heard_at_once_and_an_unused_device_is_closed() {
    let mut bench = Bench::new(CardState::Works);
    assert_eq!(bench.step(), Next::OnMessage, "nothing to do");
    bench.send(Command::Effect(Effect::POP));
    bench.run(50);
    let effects = bench.card.lock().effects.clone();
    assert!(effects.iter().any(|sample| sample.abs() > 0.01));
    assert!(matches!(bench.step(), Next::At(_)));
    bench.run(5_000);
    assert_eq!(bench.step(), Next::OnMessage, "the device is closed");
    assert_eq!(bench.card.lock().opened, 1);
}

#[test]
fn an_effect_without_a_device_is_dropped() {
    let mut bench = Bench::new(CardState::Missing);
    bench.send(Command::Effect(Effect::POP));
    bench.run(1_000);
    assert_eq!(bench.step(), Next::OnMessage, "no retry for a single tap");
    bench.set(CardState::Works);
    bench.run(1_000);
    assert!(bench.card.lock().effects.is_empty());
}

/// How far the sound may be off the clock: 25 ms.
const IN_STEP: i64 = 1_200;

#[test]
fn clock_is_monotonic_and_the_sound_follows_it() {
    let mut bench = Bench::new(CardState::Works);
    bench.load(Track::One, 30_000);
    bench.send(Command::Play);
    bench.run_until_begun();
    // The clock stands until the first frame is heard.
    bench.run(300);
    let check = |bench: &mut Bench, what: &str| {
        bench.run_in_time(2_500);
        let off = bench.off_by(Track::One);
        assert!(
            off.is_some_and(|off| off.abs() <= IN_STEP),
            "{what}: {off:?}"
        );
    };
    check(&mut bench, "undisturbed");
    for stalled_ms in [100, 700, 2_000] {
        bench.card.lock().state = CardState::Stalls;
        bench.run_in_time(stalled_ms);
        bench.card.lock().state = CardState::Works;
        check(&mut bench, "stalled for a while");
    }
    for late_ms in [60, 0, 400, 0] {
        bench.card.lock().late = Duration::from_millis(late_ms);
        check(&mut bench, "another latency");
    }
    bench.card.lock().too_fast = 1;
    bench.run_in_time(30_000);
    check(&mut bench, "too fast");
    bench.card.lock().too_fast = 0;
    for _ in 0..3 {
        bench.set(CardState::Lost);
        bench.run_in_time(100);
        bench.set(CardState::Missing);
        bench.run_in_time(1_500);
        bench.set(CardState::Hangs);
        bench.run_in_time(3_500);
        bench.set(CardState::Works);
        bench.run_in_time(2_000);
        check(&mut bench, "lost, missing, hung and there again");
    }
}

#[test]
fn another_soundtrack_in_its_place_does_not_stop_the_clock() {
    for state in [CardState::Works, CardState::Missing] {
        let mut bench = Bench::new(state);
        bench.load(Track::One, 30_000);
        bench.send(Command::Play);
        bench.run_until_begun();
        bench.run(1_000);
        bench.replace(Track::Two);
        // It comes in when its first sounds are decoded, which takes real time.
        let mut off = None;
        for _ in 0..10 {
            for _ in 0..40 {
                bench.run_in_time(50);
                std::thread::sleep(Duration::from_millis(20));
            }
            off = bench.off_by(Track::Two);
            if off.is_some() || state == CardState::Missing {
                break;
            }
        }
        let expected = (state == CardState::Works).then_some(0);
        assert_eq!(off, expected);
    }
}
