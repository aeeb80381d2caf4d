//! One program on the screen: starting it, acting on it, and what each action cost.

use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tablee_window::Result;
use tablee_window::games::{self, Game};
use tablee_window::program::{Frames, Program};
use tablee_window::screen::{Key, Placement, Screen};
use tablee_window::watch::{Change, Method, Watch};
use tablee_window::{Size, watch};
use tempfile::TempDir;

/// An action that has changed nothing by then changes nothing.
const LIMIT: Duration = Duration::from_millis(1500);
/// A screen that did not change for this long is still.
const STILL: Duration = Duration::from_millis(25);

pub const fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// What is compared with a limit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Tap,
    /// The same taps, each for the first time after the program was started.
    FirstTap,
    Undo,
    Sheet,
    Page,
    FirstPage,
    Slider,
    Scroll,
    Kronometer,
    Xcalc,
}

/// What was measured of one action.
#[derive(Debug, Clone)]
pub struct Sample {
    pub group: Group,
    pub kind: String,
    /// From the input to the first changed pixels.
    pub first: f64,
    /// From the input to the last changed pixels.
    pub last: f64,
    pub cpu: f64,
    pub frames: Frames,
    /// Pixels in the rectangle around the changed ones.
    pub pixels: u64,
}

#[derive(Debug)]
pub struct Bench {
    pub screen: Screen,
    pub watch: Watch,
    pub program: PathBuf,
    pub scale: String,
    pub samples: Vec<Sample>,
    /// The method's own delay.
    pub overhead: Vec<f64>,
}

/// A running program with its window.
#[derive(Debug)]
pub struct Running {
    pub program: Program,
    /// Processor time per millisecond while nothing is done.
    pub idle: f64,
    _data: Option<TempDir>,
}

impl Bench {
    pub fn start(size: Size, program: PathBuf, scale: String, method: Method) -> Result<Self> {
        let screen = Screen::start(size, Placement::Filling)?;
        let mut watch = Watch::start(&screen, method)?;
        let overhead = watch::overhead(&screen, &mut watch)?;
        Ok(Self {
            screen,
            watch,
            program,
            scale,
            samples: Vec::new(),
            overhead,
        })
    }

    /// Opens the app on Home, with these games under way.
    pub fn open_tablee(&mut self, games: &[Game]) -> Result<Running> {
        let data = tempfile::tempdir()?;
        games::settle(data.path())?;
        for game in games {
            game.begin(data.path())?;
        }
        let folder = data.path().to_string_lossy().into_owned();
        let arguments = ["--data-dir", folder.as_str(), "--lang", "fr"];
        let variables = [
            ("TABLEE_RENDER_LOG", "1"),
            ("WINIT_X11_SCALE_FACTOR", self.scale.as_str()),
        ];
        let program = Program::start(&self.screen, &self.program, &arguments, &variables)?;
        self.shown(program, Some(data))
    }

    /// Opens another program, at the same scale factor if it knows that variable.
    pub fn open(&mut self, name: &str) -> Result<Running> {
        let variables = [("QT_SCALE_FACTOR", self.scale.as_str())];
        let program = Program::start(&self.screen, name.as_ref(), &[], &variables)?;
        self.shown(program, None)
    }

    /// Waits until a program that was just started is painted and has the keys.
    fn shown(&mut self, program: Program, data: Option<TempDir>) -> Result<Running> {
        let window = self.screen.window_of(program.id())?;
        self.screen.wait_focus(window)?;
        self.screen.point(self.screen.size.at(0.5, 0.999))?;
        let still = Duration::from_millis(120);
        let _ = self
            .watch
            .quiet(&self.screen, still, Duration::from_secs(5))?;
        self.watch.reset(&self.screen)?;
        Ok(Running {
            program,
            idle: 0.0,
            _data: data,
        })
    }

    /// Waits until nothing has changed for a moment.
    pub fn settle(&mut self) -> Result<()> {
        let end = Duration::from_secs(2);
        let _ = self.watch.quiet(&self.screen, STILL, end)?;
        Ok(())
    }

    /// Presses a key that changes something, and waits until that is drawn.
    pub fn key(&mut self, key: Key) -> Result<()> {
        let watch = &mut self.watch;
        let _ = watch.measure(&self.screen, LIMIT, STILL * 2, |screen| screen.key(key))?;
        Ok(())
    }

    /// Measures the idle processor time, which is taken off every action from now on.
    pub fn measure_idle(&mut self, running: &mut Running, time: Duration) -> Result<f64> {
        let (began, before) = (Instant::now(), running.program.cpu_ms()?);
        sleep(time);
        let spent = running.program.cpu_ms()? - before;
        running.idle = spent / ms(began.elapsed());
        Ok(spent)
    }

    /// Sends input and measures; nothing is kept where nothing changes.
    pub fn act(
        &mut self,
        running: &mut Running,
        group: Group,
        kind: &str,
        input: impl FnOnce(&Screen) -> Result<()>,
    ) -> Result<bool> {
        let sample = self.sample(running, (LIMIT, STILL), |_| Ok(()), input)?;
        let changed = sample.is_some();
        self.keep(group, kind, sample);
        Ok(changed)
    }

    pub fn keep(&mut self, group: Group, kind: &str, sample: Option<Sample>) {
        self.samples.extend(sample.map(|sample| Sample {
            group,
            kind: kind.to_owned(),
            ..sample
        }));
    }

    /// A tap: the pointer goes there and presses; measured from its release.
    pub fn tap(
        &mut self,
        running: &mut Running,
        place: (i16, i16),
        limit: Duration,
    ) -> Result<Option<Sample>> {
        const HELD: Duration = Duration::from_millis(15);
        self.screen.point(place)?;
        let _ = self.watch.quiet(&self.screen, HELD, LIMIT)?;
        let before = |bench: &mut Self| {
            bench.screen.press(1)?;
            let _ = bench.watch.quiet(&bench.screen, HELD, LIMIT)?;
            Ok(())
        };
        self.sample(running, (limit, STILL), before, |screen| screen.release(1))
    }

    /// The processor time of `before` counts, but not its duration.
    fn sample(
        &mut self,
        running: &mut Running,
        (limit, still): (Duration, Duration),
        before: impl FnOnce(&mut Self) -> Result<()>,
        input: impl FnOnce(&Screen) -> Result<()>,
    ) -> Result<Option<Sample>> {
        let _ = running.program.new_log()?;
        let (began, spent) = (Instant::now(), running.program.cpu_ms()?);
        before(self)?;
        let change = self.watch.measure(&self.screen, limit, still, input)?;
        let used = running.program.cpu_ms()? - spent - running.idle * ms(began.elapsed());
        let frames = Frames::of(&running.program.new_log()?);
        Ok(change.map(|Change { first, last, area }| Sample {
            group: Group::Tap,
            kind: String::new(),
            first: ms(first),
            last: ms(last),
            cpu: used.max(0.0),
            frames,
            pixels: area.pixels(),
        }))
    }

    pub fn undo(&mut self, running: &mut Running) -> Result<bool> {
        let limit = Duration::from_millis(60);
        let sample = self.sample(
            running,
            (limit, STILL),
            |_| Ok(()),
            |screen| screen.chord(&[Key::Control], Key::Char('z')),
        )?;
        let changed = sample.is_some();
        self.keep(Group::Undo, "undo by key", sample);
        Ok(changed)
    }
}
