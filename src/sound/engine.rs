//! Audio worker: handles the player's commands, keeps the device's queue filled, and reports the
//! playback clock.
//!
//! The clock follows the monotonic clock once the playback has begun. The sound follows it: sound
//! that comes late, or from a device that was lost, stalled or is too fast, is moved to its right
//! position.

mod device_clock;
mod messages;
mod shift;

pub use messages::{Command, Report};

use super::bank::Bank;
use super::clock::{Clock, frames, time};
use super::mixer::{Levels, Mixer};
use super::soundtrack::{FadeOut, Playable, Playback};
use super::sources::Sources;
use super::{Error, Frame, RATE, score};
use crate::core::Language;
use crate::platform::audio::{AHEAD, AudioDevice, BLOCK, Block, Opening};
use crate::platform::worker::{Next, Worker};
use device_clock::DeviceClock;
use messages::Reported;
use shift::Shift;
use std::collections::VecDeque;
use std::fmt;
use std::path::PathBuf;
use std::task::Poll;
use std::time::Duration;

/// Most blocks mixed in one step, so that it is short.
const MIXED_PER_STEP: usize = 128;
/// How far ahead of what is heard queued blocks may be replaced: nearer ones may have been played.
const REMIX_DELAY: Duration = Duration::from_millis(80);
/// Frames of effects that are queued: few, so that a tap is heard at once.
const SHORT_AHEAD: usize = 3_072;
/// From the command to play to the first sound, beyond what the device itself needs.
const START_DELAY: Duration = Duration::from_millis(150);
/// When so little is queued, missing sounds become silence instead of being waited for.
const UNDERRUN_GRACE: i64 = AHEAD / 5;
/// Time between steps while something begins, changes or ends.
const POLL_INTERVAL: Duration = Duration::from_millis(10);
/// Time between steps while only the next blocks are needed: a tenth of what is queued.
const POLL_INTERVAL_IDLE: Duration =
    Duration::from_millis(AHEAD.unsigned_abs() * 100 / RATE as u64);
const REOPEN_INTERVAL: Duration = Duration::from_secs(1);
/// A device that has not given a stamp for so long is lost.
const STALL_TIMEOUT: Duration = Duration::from_secs(3);
/// A device that has not opened by then is reported as missing; it may still come.
const OPEN_TIMEOUT: Duration = Duration::from_secs(2);
/// What has been passed to the device cannot be changed.
const START_MARGIN: Duration = Duration::from_millis(50);
/// Sound that is off the clock by more, and for this long, is moved. Single stamps are less exact.
const SYNC_TOLERANCE: Duration = Duration::from_millis(20);
const SYNC_DELAY: Duration = Duration::from_millis(250);
/// Sound that is off by more is stopped and started again.
const RESTART_TOLERANCE: Duration = Duration::from_millis(250);
/// A device that has not warmed up by then joins later.
const WARMUP_TIMEOUT: Duration = Duration::from_millis(900);
/// A playback whose sounds are not decoded by then begins without them.
const PREPARE_TIMEOUT: Duration = Duration::from_secs(3);
/// A device that is not used for so long is closed.
const CLOSE_DELAY: Duration = Duration::from_secs(4);

enum Device {
    Closed,
    /// Since when.
    Opening(Opening, Duration),
    Open(Box<dyn AudioDevice>, Duration),
}

pub struct Engine {
    clock: Clock,
    /// Id of the play request that the current playback belongs to.
    request_id: u64,
    sources: Sources,
    /// Where scratch files are made.
    folder: Option<PathBuf>,
    levels: Levels,
    open_audio: Box<dyn FnMut() -> Opening + Send>,
    device: Device,
    playback: Option<Playback>,
    /// Earlier playbacks, the latest last.
    fading: Vec<FadeOut>,
    /// Whether the playback has not begun yet, while earlier ones fade out.
    joining: bool,
    effects: Mixer,
    effects_bank: Bank,
    /// Whether the playback should be running, and since when.
    playing: Option<Duration>,
    /// The output frame of the next block, once the playback runs by the device.
    next_out: Option<i64>,
    device_clock: DeviceClock,
    /// Since when the sound has been off the clock.
    off_since: Option<Duration>,
    shift: Shift,
    /// Time of the next attempt to open a device.
    reopen_at: Duration,
    unused_since: Option<Duration>,
    /// A device is needed although nothing is to be played.
    probing: bool,
    reported: Reported,
    reports: Vec<Report>,
}

impl Engine {
    /// Voices in `folder/voice` replace the built-in ones. `open_audio` is called whenever a device
    /// is needed.
    pub fn new(
        language: Language,
        folder: Option<PathBuf>,
        open_audio: impl FnMut() -> Opening + Send + 'static,
    ) -> Self {
        let sources = Sources {
            language,
            own_voices: folder.as_ref().map(|folder| folder.join("voice")),
        };
        Self {
            clock: Clock::stopped(0),
            request_id: 0,
            effects_bank: Bank::immediate(sources.clone()),
            sources,
            folder,
            levels: Levels {
                music: 1.0,
                effects: 1.0,
            },
            open_audio: Box::new(open_audio),
            device: Device::Closed,
            playback: None,
            fading: Vec::new(),
            joining: false,
            effects: Mixer::default(),
            playing: None,
            next_out: None,
            device_clock: DeviceClock::default(),
            off_since: None,
            shift: Shift::Done,
            reopen_at: Duration::ZERO,
            unused_since: None,
            probing: false,
            reported: Reported::default(),
            reports: Vec::new(),
        }
    }

    fn handle(&mut self, command: Command, now: Duration) {
        match command {
            Command::Load {
                playable,
                at,
                request_id,
            } => self.load(&playable, at, request_id, now),
            Command::Play => {
                let _ = self.playing.get_or_insert(now);
                self.reopen_at = now;
            }
            Command::Pause => self.pause(now),
            Command::Stop => {
                self.pause(now);
                self.playback = None;
            }
            Command::Levels(levels) => {
                self.levels = levels;
                self.remix(now);
            }
            Command::Effect(effect) => {
                if self.levels.effects > 0.0 {
                    self.effects.add(score::alone(effect, 0));
                    self.reopen_at = self.reopen_at.min(now);
                }
            }
            Command::Language(language) => self.sources.language = language,
            Command::Retry => {
                self.reported.device = None;
                self.reopen_at = now;
                self.probing = true;
            }
        }
    }

    fn pause(&mut self, now: Duration) {
        self.playing = None;
        let _ = self.clock.stop(now);
        self.discard();
    }

    fn load(&mut self, playable: &Playable, at: Option<Frame>, request_id: u64, now: Duration) {
        if self.is_feeding() {
            self.fading.extend(self.playback.take().map(FadeOut::new));
        } else if self.fading.is_empty() {
            self.discard();
        }
        self.joining = !self.fading.is_empty();
        self.request_id = request_id;
        if let Some(at) = at {
            self.playing = None;
            self.clock.jump(at);
        }
        let at = self.clock.now(now);
        let bank = Bank::with_worker(self.sources.clone(), self.folder.as_deref());
        self.playback = Playback::new(playable, at, bank);
    }

    /// Whether blocks of the playback (and not only of one that fades out) are being mixed.
    fn is_feeding(&self) -> bool {
        self.playing.is_some()
            && self.next_out.is_some()
            && matches!(self.device, Device::Open(..))
            && !self.joining
    }

    fn is_prepared(&mut self) -> bool {
        self.playback.as_mut().is_none_or(Playback::is_prepared)
    }

    fn is_idle(&self) -> bool {
        self.playing.is_none()
            && self.effects.is_done()
            && !self.probing
            && matches!(self.device, Device::Closed)
    }

    /// Whether only the next blocks are needed.
    fn is_steady(&self) -> bool {
        self.is_feeding()
            && self.device_clock.is_warmed_up()
            && self.off_since.is_none()
            && self.fading.is_empty()
            && self.effects.is_done()
    }

    /// Once the playback is prepared, earlier ones fade out, and it begins at their position.
    fn cross_fade(&mut self, now: Duration) {
        if !self.joining || !self.is_prepared() {
            return;
        }
        let starts = self.playing.is_some() && self.next_out.is_some();
        if starts || !self.fading.iter().all(FadeOut::has_begun) {
            self.remix(now);
        }
        self.fading.iter_mut().for_each(FadeOut::begin);
        if let (true, Some(out)) = (starts, self.next_out) {
            self.joining = false;
            let heard = self.device_clock.out_at(now).unwrap_or(out);
            self.start(now + time(out - heard));
        }
    }

    /// The next block is heard at this moment, at the clock's frame. A stopped clock starts.
    fn start(&mut self, due: Duration) {
        if !self.clock.is_running() {
            self.clock.run_from(due);
        }
        if let Some(playback) = &mut self.playback {
            playback.seek(self.clock.at(due));
        }
        self.off_since = None;
        self.shift = Shift::Done;
    }

    /// Mixes again from what is heard next, so that a change does not wait for the end of the
    /// queue.
    fn remix(&mut self, now: Duration) {
        let (Device::Open(device, _), Some(next), Some(heard)) =
            (&self.device, self.next_out, self.device_clock.out_at(now))
        else {
            return;
        };
        let back = next - heard - frames(REMIX_DELAY);
        if !device.can_replace() || back <= 0 {
            return;
        }
        let is_mixed = self.is_feeding();
        for fading in &mut self.fading {
            fading.rewind(back);
        }
        if let Some(playback) = self.playback.as_mut().filter(|_| is_mixed) {
            playback.seek(playback.frame() - back);
        }
        self.next_out = Some(next - back);
    }

    /// Drops everything queued in the device.
    fn discard(&mut self) {
        self.stop_feeding();
        if let Device::Open(device, _) = &mut self.device {
            device.discard();
        }
    }

    fn stop_feeding(&mut self) {
        self.next_out = None;
        self.joining = false;
        self.fading.clear();
    }

    fn read_stamp(&mut self, now: Duration) {
        let Device::Open(device, _) = &mut self.device else {
            return;
        };
        if let Some(stamp) = device.stamp() {
            self.device_clock.take(stamp, now);
            self.report_device(Ok(()));
        }
    }

    /// A lost or stalled device is closed, and the clock continues without it.
    fn watch_device(&mut self, now: Duration) {
        let Device::Open(device, opened) = &self.device else {
            return;
        };
        let last = self.device_clock.stamped().max(*opened);
        if !device.is_lost() && now.saturating_sub(last) < STALL_TIMEOUT {
            return;
        }
        self.close_device();
        self.reopen_at = now + REOPEN_INTERVAL / 2;
        self.report_device(Err(Error::DeviceLost));
    }

    fn close_device(&mut self) {
        self.device = Device::Closed;
        self.device_clock = DeviceClock::default();
        self.stop_feeding();
    }

    fn open_device(&mut self, now: Duration) {
        let needed = self.playing.is_some() || !self.effects.is_done() || self.probing;
        let failure = match &mut self.device {
            Device::Open(..) => {
                self.probing = false;
                return;
            }
            Device::Closed => {
                if needed && now >= self.reopen_at {
                    self.device = Device::Opening((self.open_audio)(), now);
                }
                return;
            }
            Device::Opening(..) if !needed => {
                self.device = Device::Closed;
                return;
            }
            Device::Opening(poll, since) => match poll() {
                Poll::Ready(Ok(device)) => {
                    self.device = Device::Open(device, now);
                    return;
                }
                Poll::Ready(Err(detail)) => {
                    self.device = Device::Closed;
                    self.reopen_at = now + REOPEN_INTERVAL;
                    detail
                }
                Poll::Pending if now.saturating_sub(*since) < OPEN_TIMEOUT => return,
                Poll::Pending => "it does not answer".to_owned(),
            },
        };
        // The effect of a tap is of no use seconds later.
        self.effects = Mixer::default();
        self.probing = false;
        self.report_device(Err(Error::NoDevice(failure)));
    }

    fn report_device(&mut self, device: Result<(), Error>) {
        if self.reported.device != Some(device.is_ok()) {
            self.reported.device = Some(device.is_ok());
            self.reports.push(Report::Device(device));
        }
    }

    /// Starts the playback by the device if there is one, by the monotonic clock otherwise.
    fn begin(&mut self, now: Duration) {
        let Some(playing) = self.playing.filter(|_| !self.joining) else {
            return;
        };
        if self.next_out.is_some() {
            return;
        }
        let running = self.clock.is_running();
        let waits = now.saturating_sub(playing) < PREPARE_TIMEOUT;
        if !running && waits && !self.is_prepared() {
            return;
        }
        let heard = self.device_clock.out_at(now);
        let Some(heard) = heard.filter(|_| self.device_clock.is_warmed_up()) else {
            let waiting = match &self.device {
                Device::Closed => false,
                Device::Opening(_, since) | Device::Open(_, since) => {
                    now.saturating_sub(*since) < WARMUP_TIMEOUT
                }
            };
            if !waiting && !running {
                self.clock.run_from(now);
            }
            return;
        };
        let delay = START_DELAY + START_MARGIN;
        self.start(now + delay);
        self.next_out = Some(heard + frames(delay));
    }

    /// Sound that has been off the clock for a while is moved, or stopped to start again.
    fn keep_in_step(&mut self, now: Duration) {
        let (Some(playback), Some(next), Some(heard)) = (
            self.playback.as_ref().filter(|_| self.is_feeding()),
            self.next_out,
            self.device_clock.out_at(now),
        ) else {
            self.off_since = None;
            return;
        };
        let right = self.clock.at(now + time(next - heard));
        let off = playback.frame().abs_diff(right);
        let is_off = |tolerance| off > frames(tolerance).unsigned_abs();
        if next < heard || self.shift != Shift::Done || !is_off(SYNC_TOLERANCE) {
            self.off_since = None;
            return;
        }
        let since = *self.off_since.get_or_insert(now);
        if now.saturating_sub(since) < SYNC_DELAY || !self.device_clock.is_warmed_up() {
            return;
        }
        log::info!(
            "the sound was {} ms off the clock",
            time(off.cast_signed()).as_millis()
        );
        self.off_since = None;
        if is_off(RESTART_TOLERANCE) {
            self.discard();
        } else {
            self.shift = Shift::Due;
        }
    }

    /// Keeps the device's queue filled; what comes too late is left out.
    fn feed(&mut self, now: Duration) {
        let (Device::Open(device, _), Some(mut next), Some(heard)) = (
            &mut self.device,
            self.next_out,
            self.device_clock.out_at(now),
        ) else {
            return;
        };
        let begun = self.playing.is_some() && !self.joining;
        let mut playback = self.playback.as_mut().filter(|_| begun);
        let late = heard - next;
        if late > 0 {
            self.fading.clear();
            if let Some(playback) = &mut playback {
                playback.seek(playback.frame() + late);
            }
            next += late;
        }
        let block_frames = BLOCK as i64;
        for _ in 0..MIXED_PER_STEP {
            if next >= heard + AHEAD || device.free_blocks() == 0 {
                break;
            }
            if playback.is_none() && self.fading.is_empty() {
                break;
            }
            if let Some(playback) = &mut playback
                && !playback.is_ready(block_frames)
                && next > heard + UNDERRUN_GRACE
            {
                break;
            }
            let mut block = Block {
                out: next,
                samples: [0.0; 2 * BLOCK],
            };
            if let Some(playback) = &mut playback {
                playback.render(&mut block.samples, self.levels);
                let due = now + time(next + block_frames - heard);
                self.shift = self
                    .shift
                    .step(&mut block.samples, playback, self.clock.at(due));
            }
            for fading in self.fading.iter_mut().rev() {
                fading.cross(&mut block.samples, self.levels);
            }
            device.push(block);
            self.fading.retain(|fading| !fading.is_over());
            next += block_frames;
        }
        self.next_out = Some(next);
        if playback.is_none() && self.fading.is_empty() {
            self.stop_feeding();
        }
    }

    /// Reports what is wrong with the recording.
    fn check_recording(&mut self) {
        let Some(playback) = &mut self.playback else {
            return;
        };
        // Without a device nothing else polls it.
        let _ = playback.is_ready(BLOCK as i64);
        if let Some(fault) = playback.fault()
            && self.reported.fault != Some((self.request_id, fault))
        {
            self.reported.fault = Some((self.request_id, fault));
            self.reports.push(Report::Fault(self.request_id, fault));
        }
    }

    fn feed_effects(&mut self) {
        let Device::Open(device, _) = &mut self.device else {
            return;
        };
        let mut samples = [0.0; 2 * BLOCK];
        let bank = &mut self.effects_bank;
        while !self.effects.is_done() {
            if device.short_frames() > SHORT_AHEAD || !self.effects.is_ready(BLOCK as i64, bank) {
                return;
            }
            self.effects.render(&mut samples, self.levels, bank);
            device.push_short(&samples);
        }
        // Nothing is left to play: what was played is dropped.
        self.effects = Mixer::default();
        self.effects_bank.keep_short();
    }

    /// A device that is not used is closed, so that an idle game needs no CPU time.
    fn close_unused_device(&mut self, now: Duration) {
        let used = self.playing.is_some() || !self.effects.is_done();
        if used || !matches!(self.device, Device::Open(..)) {
            self.unused_since = None;
            return;
        }
        let since = *self.unused_since.get_or_insert(now);
        if now.saturating_sub(since) >= CLOSE_DELAY {
            self.close_device();
            self.unused_since = None;
        }
    }

    fn report_clock(&mut self) {
        let clock = (self.request_id, self.clock.timeline());
        if self.reported.clock != Some(clock) {
            self.reported.clock = Some(clock);
            self.reports.push(Report::Clock(clock.0, clock.1));
        }
    }
}

impl Worker for Engine {
    const NAME: &'static str = "sound";
    type In = Command;
    type Out = Report;

    fn step(
        &mut self,
        inbox: &mut VecDeque<Command>,
        out: &mut Vec<Report>,
        now: Duration,
    ) -> Next {
        for command in inbox.drain(..) {
            self.handle(command, now);
        }
        self.read_stamp(now);
        self.watch_device(now);
        self.open_device(now);
        self.cross_fade(now);
        self.begin(now);
        self.keep_in_step(now);
        self.feed(now);
        self.check_recording();
        self.feed_effects();
        if let Device::Open(device, _) = &mut self.device {
            device.flush();
        }
        self.close_unused_device(now);
        self.report_clock();
        out.append(&mut self.reports);
        if self.is_idle() {
            Next::OnMessage
        } else if let Some(since) = self.unused_since.filter(|_| self.fading.is_empty()) {
            Next::At(since + CLOSE_DELAY)
        } else if self.is_steady() {
            Next::At(now + POLL_INTERVAL_IDLE)
        } else {
            Next::At(now + POLL_INTERVAL)
        }
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}
