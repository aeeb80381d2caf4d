//! The app on a screen, with the renderer's check on.

use crate::{Options, Tally};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tablee_window::games::{self, Game};
use tablee_window::program::{Program, is_asleep};
use tablee_window::pulse::Pulse;
use tablee_window::screen::{Placement, Screen};
use tablee_window::watch::{Method, Watch};
use tablee_window::{Result, Size, picture};
use tempfile::TempDir;

#[derive(Debug)]
pub struct Session<'a> {
    pub screen: Screen,
    pub watch: Watch,
    pub scale: String,
    pub options: &'a Options,
}

/// The app while it runs.
#[derive(Debug)]
pub struct App {
    pub program: Program,
    pub window: u32,
    pub tally: Tally,
    pulse: Pulse,
    _data: TempDir,
}

impl<'a> Session<'a> {
    pub fn start(
        logical: (f32, f32),
        scale: &str,
        placement: Placement,
        options: &'a Options,
    ) -> Result<Self> {
        let factor: f32 = scale.parse()?;
        let size = Size::new((logical.0 * factor) as u16, (logical.1 * factor) as u16);
        let size = options.size.unwrap_or(size);
        let screen = Screen::start(size, placement)?;
        let watch = Watch::start(&screen, Method::Reports)?;
        Ok(Self {
            screen,
            watch,
            scale: scale.to_owned(),
            options,
        })
    }

    /// Opens the app on Home, with all five games under way.
    pub fn open(&mut self, language: &str) -> Result<App> {
        let data = tempfile::tempdir()?;
        games::settle(data.path())?;
        for game in Game::ALL {
            game.begin(data.path())?;
        }
        let folder = data.path().to_string_lossy().into_owned();
        let arguments = ["--data-dir", folder.as_str(), "--lang", language];
        let mut variables = vec![
            ("TABLEE_RENDER_LOG", "1"),
            ("RUST_BACKTRACE", "1"),
            ("WINIT_X11_SCALE_FACTOR", self.scale.as_str()),
        ];
        if self.options.check {
            variables.push(("TABLEE_RENDER_CHECK", "1"));
        }
        let program = Program::start(&self.screen, &self.options.program, &arguments, &variables)?;
        let window = self.screen.window_of(program.id())?;
        let pulse = Pulse::start(&self.screen, window, program.id())?;
        self.screen.wait_focus(window)?;
        self.still(Duration::from_millis(250));
        Ok(App {
            program,
            window,
            tally: Tally::default(),
            pulse,
            _data: data,
        })
    }

    /// Ends the app, and tells what was done and seen.
    pub fn end(&self, app: App) -> Tally {
        let App {
            mut tally, pulse, ..
        } = app;
        tally.slowest = pulse.slowest();
        tally
    }

    /// Waits until nothing has been drawn for this long, twenty seconds at most.
    pub fn still(&self, time: Duration) {
        let end = Instant::now() + Duration::from_secs(20);
        while self.watch.drawn_within(time) && Instant::now() < end {}
    }

    /// Waits until nothing has been drawn for this long, and neither the app nor the screen has
    /// anything to do: on a loaded machine they may only be waiting for a processor.
    pub fn at_rest(&self, app: &App, time: Duration) -> Result<()> {
        let end = Instant::now() + Duration::from_secs(60);
        let mut times = 0;
        while times < 3 && Instant::now() < end {
            self.still(time / 2);
            let asleep = is_asleep(app.program.id())? && is_asleep(self.screen.server())?;
            times = if asleep { times + 1 } else { 0 };
        }
        Ok(())
    }

    /// Waits for the answer to an action: frames, and then none for a moment. Most actions
    /// that change nothing are over after the first wait.
    pub fn answered(&self) {
        const FIRST: Duration = Duration::from_millis(35);
        const MORE: Duration = Duration::from_millis(12);
        let end = Instant::now() + Duration::from_millis(400);
        let mut wait = FIRST;
        while self.watch.drawn_within(wait) && Instant::now() < end {
            wait = MORE;
        }
    }

    /// Reads what the app wrote; whether all is well.
    pub fn check(&self, app: &mut App, name: &str) -> Result<bool> {
        let log = app.program.new_log()?;
        let count = |word| log.lines().filter(|line| line.starts_with(word)).count();
        app.tally.frames += count("frame:");
        let wrong = count("wrong:");
        app.tally.wrong += wrong;
        let ended = app.program.ended()?;
        let panicked = log.contains("panicked at");
        if wrong == 0 && ended.is_none() && !panicked {
            return Ok(true);
        }
        if ended.is_some() || panicked {
            app.tally.failures += 1;
        }
        let reason = match ended {
            Some(status) => format!("the program ended: {status}"),
            None if panicked => "the program panicked".to_owned(),
            None => format!("{wrong} frames drawn in part differ from the whole"),
        };
        self.keep(app, name, &reason)?;
        Ok(false)
    }

    /// Saves a picture and the log.
    pub fn keep(&self, app: &App, name: &str, reason: &str) -> Result<()> {
        let shot = self.kept(name, "ppm")?;
        let log = self.kept(name, "log")?;
        let size = self.screen.size;
        picture::write(&shot, size, &self.screen.grab(size.area())?)?;
        fs::write(&log, app.program.whole_log())?;
        println!(
            "{name} at {}, after {} actions: {reason}; see {} and {}",
            self.scale,
            app.tally.actions,
            shot.display(),
            log.display()
        );
        Ok(())
    }

    /// The file for something of a failure.
    pub fn kept(&self, name: &str, ending: &str) -> Result<PathBuf> {
        fs::create_dir_all(&self.options.keep)?;
        let name = format!("render-{}-{}.{ending}", name.replace(' ', "-"), self.scale);
        Ok(self.options.keep.join(name))
    }
}
