//! Taps in play: found by trying, then measured again and again.
//!
//! Where something can be tapped depends on the size of the window and changes with the app.
//! Places are therefore tried in an order that depends on a seed, and those that change the
//! picture and stay in the game are kept, a dozen of them, to be tapped in this order.

use crate::bench::{Bench, Group, Running};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;
use tablee_window::games::Game;
use tablee_window::screen::Key;
use tablee_window::{Area, Result, Size};

const LIMIT: Duration = Duration::from_millis(120);
/// The same while places are tried, most of which do nothing.
const TRY_LIMIT: Duration = Duration::from_millis(50);
/// How many places are tried at most.
const TRIES: usize = 400;
/// How many of them in vain before the last tap is given up.
const TIMEOUT: usize = 60;
/// Fewer changed pixels than this are a clock's.
const LEAST_PIXELS: usize = 200;
/// A tap that changes more of the window than this has opened a sheet beside the game, such as the
/// answer to a "why?".
const SHEET: f64 = 0.9;
/// A page that has just come up takes no tap for 350 ms.
const CALM: Duration = Duration::from_millis(400);

/// A dozen taps, in order.
#[derive(Debug, Clone)]
pub struct Sequence {
    pub game: Game,
    pub places: Vec<(i16, i16)>,
    /// What changes by itself.
    moving: Option<Area>,
}

impl std::fmt::Display for Sequence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let places = self.places.iter().map(|(x, y)| format!(" {x},{y}"));
        write!(f, "{}:{}", self.game.title(), places.collect::<String>())
    }
}

/// The arrow back and the game's name. Another picture there means another page.
fn title(size: Size) -> Area {
    Area {
        x: 0,
        y: 0,
        width: size.width / 6,
        height: 56,
    }
}

/// Everything below the bar, whose arrows for undo and redo change with every tap.
fn table(size: Size) -> Area {
    Area {
        x: 0,
        y: 64,
        width: size.width,
        height: size.height - 64,
    }
}

fn open(bench: &mut Bench, game: Game, moving: Option<Area>) -> Result<Running> {
    let running = bench.open_tablee(&[game])?;
    bench.key(game.key())?;
    if game == Game::Escape {
        bench.key(Key::Space)?;
    }
    bench.watch.ignored = moving;
    Ok(running)
}

/// The area that changes while nobody does anything: only Escape has a clock.
fn moving(bench: &mut Bench, game: Game) -> Result<Option<Area>> {
    if game != Game::Escape {
        return Ok(None);
    }
    let _running = open(bench, game, None)?;
    let time = Duration::from_millis(400);
    let _ = bench.watch.quiet(&bench.screen, time, time)?;
    let time = Duration::from_millis(2500);
    bench.watch.quiet(&bench.screen, time, time)
}

/// Tries places until a dozen taps have changed something.
pub fn find(bench: &mut Bench, game: Game, seed: u64, wanted: usize) -> Result<Sequence> {
    let size = bench.screen.size;
    let mut random = SmallRng::seed_from_u64(seed);
    let mut places = Vec::new();
    let moving = moving(bench, game)?;
    let mut running = open(bench, game, moving)?;
    let home = bench.watch.part(title(size));
    let mut in_vain = 0;
    for _ in 0..TRIES {
        let place = size.at(random.random(), random.random_range(0.09..0.99));
        let before = bench.watch.part(table(size));
        let sample = bench.tap(&mut running, place, TRY_LIMIT)?;
        let changed = sample.is_some();
        in_vain += 1;
        // Sheets are measured by themselves.
        let opened =
            sample.is_some_and(|sample| sample.pixels as f64 > SHEET * size.area().pixels() as f64);
        let left = changed && bench.watch.part(title(size)) != home;
        let after = bench.watch.part(table(size));
        let is_kept = changed && !left && !opened;
        if is_kept && differs(&before, &after, size, bench.watch.ignored) {
            places.push(place);
            in_vain = 0;
        }
        if places.len() == wanted {
            break;
        }
        // The last tap may have led to where nothing more can be found.
        let stuck = in_vain == TIMEOUT;
        if stuck {
            let _ = places.pop();
            in_vain = 0;
        }
        if left || opened || stuck {
            drop(running);
            running = open(bench, game, moving)?;
            play(bench, &mut running, &places)?;
        }
    }
    Ok(Sequence {
        game,
        places,
        moving,
    })
}

/// Whether more than a few pixels of the table differ, outside an area.
fn differs(one: &[u8], other: &[u8], size: Size, ignored: Option<Area>) -> bool {
    let row = usize::from(size.width) * 4;
    let mut count = 0;
    for (y, (one, other)) in one
        .chunks_exact(row)
        .zip(other.chunks_exact(row))
        .enumerate()
    {
        // Most rows are alike, and compared at once.
        if one == other {
            continue;
        }
        let pixels = one.chunks_exact(4).zip(other.chunks_exact(4)).enumerate();
        count += pixels
            .filter(|(x, (one, other))| {
                let inside = |area: Area| area.contains(*x as i32, y as i32 + 64);
                one != other && !ignored.is_some_and(inside)
            })
            .count();
        if count >= LEAST_PIXELS {
            return true;
        }
    }
    false
}

/// Taps in order, without keeping the measurements.
fn play(bench: &mut Bench, running: &mut Running, places: &[(i16, i16)]) -> Result<()> {
    for &place in places {
        let _ = tap(bench, running, place, None)?;
    }
    Ok(())
}

/// A tap, and a second one after a moment if the first changed nothing.
fn tap(
    bench: &mut Bench,
    running: &mut Running,
    place: (i16, i16),
    keep: Option<(Group, &str)>,
) -> Result<bool> {
    let mut sample = bench.tap(running, place, LIMIT)?;
    if sample.is_none() {
        std::thread::sleep(CALM);
        sample = bench.tap(running, place, LIMIT)?;
    }
    let changed = sample.is_some();
    if let Some((group, kind)) = keep {
        bench.keep(group, kind, sample);
    }
    Ok(changed)
}

/// Plays the sequence so many times, undoing it each time; the program is started again where
/// that does not lead back to the beginning.
pub fn measure(bench: &mut Bench, sequence: &Sequence, times: usize) -> Result<()> {
    let size = bench.screen.size;
    let name = sequence.game.title();
    for _ in 0..times {
        let mut running = open(bench, sequence.game, sequence.moving)?;
        sheet(bench, &mut running, name, Group::FirstPage)?;
    }
    let mut fresh: Option<(Running, Vec<u8>)> = None;
    for turn in 0..times + 1 {
        let first = fresh.is_none();
        let (mut running, start) = match fresh.take() {
            Some(fresh) => fresh,
            None => {
                let running = open(bench, sequence.game, sequence.moving)?;
                let start = bench.watch.part(table(size));
                (running, start)
            }
        };
        let group = if first && turn == 0 {
            Group::FirstTap
        } else {
            Group::Tap
        };
        if !first {
            sheet(bench, &mut running, name, Group::Sheet)?;
        }
        let mut whole = true;
        for (place, &at) in sequence.places.iter().enumerate() {
            let kind = format!("{name} tap {} at {},{}", place + 1, at.0, at.1);
            whole &= tap(bench, &mut running, at, Some((group, &kind)))?;
        }
        let mut steps = 0;
        while steps < sequence.places.len() + 4 && bench.undo(&mut running)? {
            steps += 1;
        }
        bench.screen.point(size.at(0.5, 0.999))?;
        bench.settle()?;
        let now = bench.watch.part(table(size));
        if whole && !differs(&start, &now, size, bench.watch.ignored) {
            fresh = Some((running, start));
        }
    }
    Ok(())
}

/// The rules beside the game, opened and closed.
fn sheet(bench: &mut Bench, running: &mut Running, name: &str, group: Group) -> Result<()> {
    for (kind, key) in [("opened", Key::Char('?')), ("closed", Key::Escape)] {
        let kind = format!("rules beside {name} {kind}");
        let _ = bench.act(running, group, &kind, |screen| screen.key(key))?;
    }
    Ok(())
}
