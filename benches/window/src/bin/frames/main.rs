//! Time from input to pixels, beside kronometer and xcalc: see `packaging/frames.sh`.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod bench;
mod pages;
mod peers;
mod report;
mod taps;

use bench::{Bench, Group};
use lexopt::{Arg, Parser, ValueExt};
use report::Measured;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tablee_window::games::Game;
use tablee_window::watch::Method;
use tablee_window::{Result, Size, program};

const HELP: &str = "\
frames [options]             measures input to pixels, beside kronometer and xcalc

  --sizes WxH,…                1280x800,2560x1600,3840x2160
  --scale N                    the scale factor that Tablée is started with
                               (1, on screens of more than 2000 pixels 2)
  --times N                    repetitions of each action (15)
  --games NAME,…               escape,princess,skyrunner,ants,cliff
  --taps N                     kinds of tap in each game (12)
  --only taps|pages            leaves the other out
  --seed N                     the order in which places to tap are tried
  --poll                       fetch the whole screen until it differs, instead of
                               waiting for the server's reports of changes
  --program FILE               instead of $TABLEE_BIN
  --out FILE                   where the report goes, besides the standard output";

/// How many times the programs take turns.
const TURNS: usize = 3;

struct Options {
    sizes: Vec<Size>,
    scale: Option<String>,
    times: usize,
    games: Vec<Game>,
    taps: usize,
    only: Option<String>,
    seed: u64,
    method: Method,
    program: Option<PathBuf>,
    out: Option<PathBuf>,
}

fn main() -> Result<()> {
    let Some(options) = options()? else {
        println!("{HELP}");
        return Ok(());
    };
    let began = Instant::now();
    let program = program::tablee(options.program.clone())?;
    let mut measured = Vec::new();
    for &size in &options.sizes {
        measured.push(measure(size, &program, &options)?);
        eprintln!("{size} done after {} s", began.elapsed().as_secs());
        if let Some(out) = &options.out {
            fs::write(out, report::write(&measured, options.times))?;
        }
    }
    print!("{}", report::write(&measured, options.times));
    Ok(())
}

fn measure(size: Size, program: &Path, options: &Options) -> Result<Measured> {
    let usual = if size.width > 2000 { "2" } else { "1" };
    let scale = options.scale.as_deref().unwrap_or(usual).to_owned();
    let mut bench = Bench::start(size, program.to_owned(), scale.clone(), options.method)?;
    let wants = |part: &str| options.only.as_deref().is_none_or(|only| only == part);
    let began = Instant::now();
    let mut missing = Vec::new();
    let mut sequences = Vec::new();
    if wants("taps") {
        for &game in &options.games {
            let sequence = taps::find(&mut bench, game, options.seed, options.taps)?;
            eprintln!("{size}, {} s: {sequence}", began.elapsed().as_secs());
            if sequence.places.len() < options.taps {
                let (found, title) = (sequence.places.len(), game.title());
                missing.push(format!("only {found} taps were found in {title}"));
            }
            sequences.push(sequence);
        }
    }
    bench.samples.clear();
    let each = options.times.div_ceil(TURNS);
    for turn in 0..TURNS {
        eprintln!("{size}, {} s: turn {}", began.elapsed().as_secs(), turn + 1);
        peers::kronometer(&mut bench, each)?;
        peers::xcalc(&mut bench, each)?;
        if wants("pages") {
            // On the largest screen, which has no limit for pages, fewer will do.
            let tours = if size.width > 3000 {
                each.div_ceil(3)
            } else {
                each
            };
            for _ in 0..tours {
                pages::tour(&mut bench)?;
            }
            pages::slider(&mut bench, each * 2)?;
            pages::scrolling(&mut bench, each * 2)?;
        }
        for sequence in &sequences {
            taps::measure(&mut bench, sequence, each)?;
            let title = sequence.game.title();
            eprintln!("{size}, {} s: {title} measured", began.elapsed().as_secs());
        }
    }
    for (group, what) in [
        (Group::Slider, "no slider was found in the settings"),
        (Group::Scroll, "the rules do not scroll"),
    ] {
        if wants("pages") && !bench.samples.iter().any(|one| one.group == group) {
            missing.push(what.to_owned());
        }
    }
    let idle = pages::idle(&mut bench, Duration::from_secs(12))?;
    Ok(Measured {
        size,
        scale,
        samples: bench.samples,
        overhead: bench.overhead,
        idle,
        missing,
    })
}

fn options() -> Result<Option<Options>> {
    let mut options = Options {
        sizes: vec![
            Size::new(1280, 800),
            Size::new(2560, 1600),
            Size::new(3840, 2160),
        ],
        scale: None,
        times: 15,
        games: Game::ALL.to_vec(),
        taps: 12,
        only: None,
        seed: 1,
        method: Method::Reports,
        program: None,
        out: None,
    };
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            Arg::Long("sizes") => {
                let text = parser.value()?.string()?;
                options.sizes = text.split(',').map(str::parse).collect::<Result<_>>()?;
            }
            Arg::Long("scale") => options.scale = Some(parser.value()?.string()?),
            Arg::Long("times") => options.times = parser.value()?.parse()?,
            Arg::Long("games") => options.games = games(&parser.value()?.string()?)?,
            Arg::Long("taps") => options.taps = parser.value()?.parse()?,
            Arg::Long("only") => options.only = Some(parser.value()?.string()?),
            Arg::Long("seed") => options.seed = parser.value()?.parse()?,
            Arg::Long("program") => options.program = Some(parser.value()?.into()),
            Arg::Long("out") => options.out = Some(parser.value()?.into()),
            Arg::Long("poll") => options.method = Method::Polling,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn games(text: &str) -> Result<Vec<Game>> {
    text.split(',')
        .map(|id| Game::of(id).ok_or_else(|| format!("there is no game «{id}»").into()))
        .collect()
}
