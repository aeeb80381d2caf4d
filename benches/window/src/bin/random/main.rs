//! Random input into the real window while the renderer checks every partial frame, and windows
//! that are covered, minimised, dragged and resized: see `packaging/long/render.sh`.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use lexopt::{Arg, Parser, ValueExt};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tablee_window::pulse::Answer;
use tablee_window::{Result, Size, program};

mod session;
mod taps;
mod windows;

const HELP: &str = "\
random [options]             random input, with TABLEE_RENDER_CHECK=1

  --actions N                  in all, over every place and scale factor (300)
  --scales N,…                 scale factors, in turn (1,1.25,2)
  --every                      every place at every scale factor, not one of them in turn
  --seed N                     of the random numbers (1)
  --resizes N                  how often the window is resized (200)
  --size WIDTHxHEIGHT          of the screen in every place, instead of one size per scale factor
  --no-check                   does not check frames, which takes time
  --slowest MS                 the slowest answer that the window may give by its own fault
  --no-windows                 leaves out covering, minimising, dragging and resizing
  --program FILE               instead of $TABLEE_BIN
  --keep FOLDER                where a picture and the log go if something fails";

#[derive(Debug)]
pub struct Options {
    actions: usize,
    scales: Vec<String>,
    every: bool,
    seed: u64,
    resizes: usize,
    size: Option<Size>,
    check: bool,
    slowest: Option<u64>,
    windows: bool,
    program: PathBuf,
    keep: PathBuf,
}

/// What was done and seen.
#[derive(Debug, Default, Clone, Copy)]
pub struct Tally {
    pub actions: usize,
    pub frames: usize,
    pub wrong: usize,
    pub failures: usize,
    pub slowest: Answer,
}

impl Tally {
    pub fn add(&mut self, other: Self) {
        self.actions += other.actions;
        self.frames += other.frames;
        self.wrong += other.wrong;
        self.failures += other.failures;
        self.slowest = self.slowest.max(other.slowest);
    }
}

fn main() -> Result<ExitCode> {
    let Some(options) = options()? else {
        println!("{HELP}");
        return Ok(ExitCode::SUCCESS);
    };
    let began = Instant::now();
    println!("seed {}", options.seed);
    let mut all = taps::run(&options)?;
    if options.windows {
        for scale in &options.scales {
            all.add(windows::run(scale, &options)?);
            if !options.every {
                break;
            }
        }
    }
    println!(
        "{} actions, {} frames, {} wrong, {} failures, slowest answer {} ms ({} ms with other programs), {} s",
        all.actions,
        all.frames,
        all.wrong,
        all.failures,
        all.slowest.own.as_millis(),
        all.slowest.whole.as_millis(),
        began.elapsed().as_secs()
    );
    // Without a single frame nothing was tested.
    let most = options.slowest.map_or(Duration::MAX, Duration::from_millis);
    let passed = all.wrong == 0 && all.failures == 0 && all.frames > 0 && all.slowest.own <= most;
    Ok(ExitCode::from(u8::from(!passed)))
}

fn options() -> Result<Option<Options>> {
    let mut options = Options {
        actions: 300,
        scales: ["1", "1.25", "2"].map(str::to_owned).to_vec(),
        every: false,
        seed: 1,
        resizes: 200,
        size: None,
        check: true,
        slowest: None,
        windows: true,
        program: PathBuf::new(),
        keep: std::env::var_os("SHOTS").map_or_else(std::env::temp_dir, PathBuf::from),
    };
    let mut program = None;
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            Arg::Long("actions") => options.actions = parser.value()?.parse()?,
            Arg::Long("scales") => {
                let text = parser.value()?.string()?;
                options.scales = text.split(',').map(str::to_owned).collect();
            }
            Arg::Long("every") => options.every = true,
            Arg::Long("seed") => options.seed = parser.value()?.parse()?,
            Arg::Long("resizes") => options.resizes = parser.value()?.parse()?,
            Arg::Long("size") => options.size = Some(parser.value()?.parse()?),
            Arg::Long("no-check") => options.check = false,
            Arg::Long("slowest") => options.slowest = Some(parser.value()?.parse()?),
            Arg::Long("no-windows") => options.windows = false,
            Arg::Long("program") => program = Some(parser.value()?.into()),
            Arg::Long("keep") => options.keep = parser.value()?.into(),
            other => return Err(other.unexpected().into()),
        }
    }
    options.program = program::tablee(program)?;
    Ok(Some(options))
}
