//! The mixing desk behind the player: carries out orders, keeps the device fed and the clock true.

use super::{Order, Report, State, lock};
use crate::localize::Language;
use crate::platform;
use crate::sound::bank::{Bank, Workshop};
use crate::sound::clock::{Clock, Stamp};
use crate::sound::mixer::{Levels, Mixer};
use crate::sound::output::{BLOCK, Block, Output};
use crate::sound::soundtrack::{FadeOut, Playable, Playback};
use crate::sound::{Error, Frame, RATE, score};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What the show ahead of the device may hold.
const AHEAD: i64 = RATE as i64 / 2;
/// What short sounds may hold: a tap is heard at once.
const SHORT_AHEAD: usize = 3_072;
/// From an order to the first sound, beyond what the device itself needs.
const LEAD: Duration = Duration::from_millis(150);
/// What may still be waited for a slow disk, before what is missing becomes silence.
const SLACK: i64 = RATE as i64 / 10;
/// How often the device is looked after while something begins, changes or ends.
const TICK: Duration = Duration::from_millis(10);
/// And while a show runs with enough ahead: an order is heard at once all the same.
const CALM: Duration = Duration::from_millis(50);
const RETRY: Duration = Duration::from_secs(1);
/// A stream that says nothing for so long is dead.
const PATIENCE: Duration = Duration::from_secs(3);
/// A new device fills its buffer at once, and may then be silent for a second before it runs:
/// what it says of itself counts when it has said the same for so long.
const SETTLING: Duration = Duration::from_millis(90);
/// By how much it may contradict itself meanwhile.
const WAVERING: Duration = Duration::from_millis(15);
/// After that the show begins without it, and it joins in later.
const WAITING: Duration = Duration::from_millis(900);
/// An idle device is given back.
const IDLE: Duration = Duration::from_secs(4);

#[expect(clippy::cast_precision_loss, reason = "a day of frames is exact")]
fn frames(count: u64) -> f64 {
    count as f64
}

pub(super) struct Desk {
    clock: Arc<Mutex<Clock>>,
    state: Arc<Mutex<State>>,
    /// The number of the wish that the show fulfils.
    wish: u64,
    bank: Bank,
    workshop: Workshop,
    levels: Levels,
    output: Option<Output>,
    show: Option<Playback>,
    /// A show that is being decoded, and whether it is to be played when it is there.
    coming: Option<(Receiver<Option<Playback>>, bool)>,
    /// Shows before it, while they fade; the latest last.
    leaving: Vec<FadeOut>,
    short: Mixer,
    /// Whether the show should be running.
    wanted: bool,
    /// The output frame of the next block, once the show runs by the device.
    next_out: Option<i64>,
    /// When the device was last heard from, and when it was opened.
    heard_from: Duration,
    opened_at: Duration,
    /// Since when it has said the same of itself, and what: the moment its first frame was heard.
    said_same: Option<(Duration, Duration)>,
    next_try: Duration,
    idle_since: Option<Duration>,
    said: Option<bool>,
    tell: Box<dyn Fn(Report) + Send>,
}

impl Desk {
    pub(super) fn new(
        clock: Arc<Mutex<Clock>>,
        state: Arc<Mutex<State>>,
        language: Language,
        workshop: Workshop,
        tell: Box<dyn Fn(Report) + Send>,
    ) -> Self {
        let voices = workshop.folder.as_ref().map(|folder| folder.join("voice"));
        Self {
            clock,
            state,
            wish: 0,
            bank: Bank::new(language, voices),
            workshop,
            levels: Levels {
                music: 1.0,
                effects: 1.0,
            },
            output: None,
            show: None,
            coming: None,
            leaving: Vec::new(),
            short: Mixer::default(),
            wanted: false,
            next_out: None,
            heard_from: Duration::ZERO,
            opened_at: Duration::ZERO,
            said_same: None,
            next_try: Duration::ZERO,
            idle_since: None,
            said: None,
            tell,
        }
    }

    pub(super) fn run(&mut self, orders: &Receiver<Order>) {
        loop {
            let order = if self.is_idle() {
                orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                orders.recv_timeout(if self.is_calm() { CALM } else { TICK })
            };
            match order {
                Ok(order) => self.carry_out(order),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            while let Ok(order) = orders.try_recv() {
                self.carry_out(order);
            }
            self.tick();
        }
    }

    fn is_idle(&self) -> bool {
        !self.wanted && self.short.is_done() && self.output.is_none() && self.coming.is_none()
    }

    /// Whether nothing but the next blocks of a show is to be done.
    fn is_calm(&self) -> bool {
        self.sounds()
            && self.is_settled()
            && self.coming.is_none()
            && self.leaving.is_empty()
            && self.short.is_done()
    }

    /// Whether blocks of the show (and not only of one that leaves) are being made.
    fn sounds(&self) -> bool {
        self.wanted && self.next_out.is_some() && self.output.is_some()
    }

    fn carry_out(&mut self, order: Order) {
        let now = platform::instant();
        match order {
            Order::Load(show, at, wish) => {
                let sounds = self.sounds() || !self.leaving.is_empty();
                self.coming = None;
                self.wanted = false;
                self.wish = wish;
                lock(&self.clock).jump(at);
                let bank = self.bank.for_show(&self.workshop);
                if sounds {
                    self.leaving.extend(self.show.take().map(FadeOut::new));
                    self.prepare(show, at, bank);
                } else {
                    self.halt();
                    // What sounds there is decoded now, and not when the device already waits.
                    self.show = Playback::new(&show, at, bank);
                }
            }
            Order::Play => match &mut self.coming {
                Some((_, play)) => *play = true,
                None => {
                    self.wanted = true;
                    self.next_try = now;
                }
            },
            Order::Pause => {
                if let Some((_, play)) = &mut self.coming {
                    *play = false;
                }
                self.wanted = false;
                let _ = lock(&self.clock).stop(now);
                self.halt();
            }
            Order::Stop => {
                self.wanted = false;
                let _ = lock(&self.clock).stop(now);
                self.halt();
                self.show = None;
                self.coming = None;
            }
            Order::Levels(levels) => self.levels = levels,
            Order::Effect(effect) => {
                if self.levels.effects > 0.0 {
                    self.short.add(score::alone(effect, 0), &mut self.bank);
                    self.next_try = self.next_try.min(now);
                }
            }
            Order::Speak(language) => self.bank.speak(language),
        }
    }

    /// Another show is decoded beside this thread, so that the one before it goes on until then.
    fn prepare(&mut self, show: Playable, at: Frame, bank: Bank) {
        let (tell, told) = mpsc::channel();
        let spawned = platform::spawn("show", move || {
            let _ = tell.send(Playback::new(&show, at, bank));
        });
        self.coming = spawned.is_ok().then_some((told, false));
    }

    /// Looks whether it is there.
    fn welcome(&mut self, now: Duration) {
        let Some((told, play)) = &self.coming else {
            return;
        };
        let Ok(show) = told.try_recv() else { return };
        self.wanted = *play;
        self.next_try = now;
        self.coming = None;
        self.show = show;
        for leaving in &mut self.leaving {
            leaving.begin();
        }
        if self.wanted {
            self.join();
        }
    }

    /// The new show begins where the old one fades.
    fn join(&mut self) {
        let (Some(show), Some(out), false) =
            (&mut self.show, self.next_out, self.leaving.is_empty())
        else {
            return;
        };
        let mut clock = lock(&self.clock);
        let frame = clock.now(platform::instant());
        clock.run_device(frame, out);
        drop(clock);
        show.seek(frame);
    }

    /// What waits in the device is no longer wanted.
    fn halt(&mut self) {
        self.next_out = None;
        self.leaving.clear();
        if let Some(output) = &self.output {
            let _ = output.change_mind();
        }
    }

    fn tick(&mut self) {
        let now = platform::instant();
        self.listen(now);
        self.watch(now);
        self.open(now);
        self.welcome(now);
        if self.wanted && self.next_out.is_none() {
            self.begin(now);
        }
        self.feed(now);
        self.examine();
        self.feed_short();
        self.rest(now);
    }

    /// What the device said since.
    fn listen(&mut self, now: Duration) {
        let Some(output) = &mut self.output else {
            return;
        };
        let mut newest = None;
        while let Ok(stamp) = output.stamps.pop() {
            newest = Some(stamp);
        }
        if let Some(stamp) = newest {
            self.heard_from = now;
            self.compare(now, stamp);
            lock(&self.clock).stamp(stamp);
            self.say(Ok(()));
        }
    }

    /// Whether the device still says the same.
    fn compare(&mut self, now: Duration, stamp: Stamp) {
        let played = Duration::from_secs_f64(frames(stamp.out) / f64::from(RATE));
        let first = stamp.heard_at.saturating_sub(played);
        let same = self
            .said_same
            .filter(|(_, before)| first.abs_diff(*before) < WAVERING);
        self.said_same = Some((same.map_or(now, |(since, _)| since), first));
    }

    fn is_settled(&self) -> bool {
        self.said_same
            .is_some_and(|(since, _)| self.heard_from.saturating_sub(since) >= SETTLING)
    }

    /// A device that is lost or stalled is given up, and the clock goes on without it.
    fn watch(&mut self, now: Duration) {
        let Some(output) = &self.output else { return };
        let last = self.heard_from.max(self.opened_at);
        if !output.is_dead() && now.saturating_sub(last) < PATIENCE {
            return;
        }
        {
            let mut clock = lock(&self.clock);
            if self.wanted {
                clock.run_steady(now);
            }
            clock.forget_device();
        }
        self.say(Err(Error::DeviceLost));
        // One that hangs may take its time to go: nobody waits for it.
        if let Some(output) = self.output.take() {
            let _ = platform::spawn("let-go", move || drop(output));
        }
        self.next_out = None;
        self.leaving.clear();
        self.next_try = now + RETRY / 2;
    }

    fn open(&mut self, now: Duration) {
        let needed = self.wanted || !self.short.is_done();
        if self.output.is_some() || !needed || now < self.next_try {
            return;
        }
        match platform::quietly(Output::open) {
            Ok(output) => {
                self.output = Some(output);
                self.opened_at = platform::instant();
                self.said_same = None;
            }
            Err(error) => {
                self.next_try = now + RETRY;
                if !self.short.is_done() {
                    // A tap's sound is of no use a minute later.
                    self.short = Mixer::default();
                }
                self.say(Err(error));
            }
        }
    }

    fn say(&mut self, device: Result<(), Error>) {
        if self.said != Some(device.is_ok()) {
            self.said = Some(device.is_ok());
            (self.tell)(Report::Device(device));
        }
    }

    /// Starts the show by the device if there is one, by the steady clock otherwise.
    fn begin(&mut self, now: Duration) {
        let settled = self.is_settled();
        let mut clock = lock(&self.clock);
        let Some(heard) = clock.out_at(now).filter(|_| settled) else {
            let waiting = self.output.is_some() && now.saturating_sub(self.opened_at) < WAITING;
            if !waiting && !clock.is_running() {
                clock.run_steady(now);
            }
            return;
        };
        let Some(stamp_ahead) = self.output.as_ref().map(|_| LEAD) else {
            return;
        };
        let start = now + stamp_ahead;
        let lead = i64::try_from(stamp_ahead.as_millis()).unwrap_or(0) * i64::from(RATE) / 1000;
        // What the device has been given already cannot be changed.
        let out = heard + lead + i64::from(RATE) / 20;
        let frame = if clock.is_running() {
            let mut ahead = clock.clone();
            ahead.now(start) + i64::from(RATE) / 20
        } else {
            clock.now(now)
        };
        clock.run_device(frame, out);
        drop(clock);
        if let Some(show) = &mut self.show {
            show.seek(frame);
        }
        self.next_out = Some(out);
    }

    /// Keeps the device supplied; what comes too late is left out.
    fn feed(&mut self, now: Duration) {
        let (Some(output), Some(mut next)) = (&mut self.output, self.next_out) else {
            return;
        };
        let Some(heard) = lock(&self.clock).out_at(now) else {
            return;
        };
        let generation = output.generation.load(std::sync::atomic::Ordering::Acquire);
        let mut show = self.show.as_mut().filter(|_| self.wanted);
        let late = heard - next;
        if late > 0 {
            self.leaving.clear();
            if let Some(show) = &mut show {
                show.seek(show.frame() + late);
            }
            next += late;
        }
        let block_frames = BLOCK as i64;
        while next < heard + AHEAD && output.show.slots() > 0 {
            if show.is_none() && self.leaving.is_empty() {
                break;
            }
            if let Some(show) = &mut show
                && !show.is_ready(block_frames)
                && next > heard + SLACK
            {
                break;
            }
            let mut block = Block {
                generation,
                out: next,
                samples: [0.0; 2 * BLOCK],
            };
            if let Some(show) = &mut show {
                show.render(&mut block.samples, self.levels);
            }
            for leaving in self.leaving.iter_mut().rev() {
                leaving.cross(&mut block.samples, self.levels);
            }
            if output.show.push(block).is_err() {
                break;
            }
            self.leaving.retain(|leaving| !leaving.is_over());
            next += block_frames;
        }
        let over = show.is_none() && self.leaving.is_empty();
        self.next_out = (!over).then_some(next);
    }

    /// What is wrong with the recording is told to whoever still wants it.
    fn examine(&mut self) {
        let Some(show) = &mut self.show else { return };
        // Without a device nobody else asks.
        let _ = show.is_ready(BLOCK as i64);
        if let Some(fault) = show.fault() {
            let mut state = lock(&self.state);
            if state.wish == self.wish {
                state.fault = Some(fault);
            }
        }
    }

    fn feed_short(&mut self) {
        let Some(output) = &mut self.output else {
            return;
        };
        let mut samples = [0.0; 2 * BLOCK];
        while !self.short.is_done() {
            let capacity = output.short.buffer().capacity();
            let waiting = capacity - output.short.slots();
            if waiting > SHORT_AHEAD || output.short.slots() < BLOCK {
                return;
            }
            self.short.render(&mut samples, self.levels, &mut self.bank);
            for frame in samples.chunks_exact(2) {
                let _ = output.short.push([frame[0], frame[1]]);
            }
        }
        // Nothing to come: what was played is forgotten, so that it does not pile up.
        self.short = Mixer::default();
    }

    /// A device that nobody needs is given back: an idle table costs nothing.
    fn rest(&mut self, now: Duration) {
        if self.wanted || !self.short.is_done() || self.output.is_none() {
            self.idle_since = None;
            return;
        }
        let since = *self.idle_since.get_or_insert(now);
        if now.saturating_sub(since) > IDLE {
            self.output = None;
            lock(&self.clock).forget_device();
            self.idle_since = None;
        }
    }
}
