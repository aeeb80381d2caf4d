//! Page changes, the slider, scrolling, and what an open window costs while nothing is done.

use crate::bench::{Bench, Group};
use std::time::Duration;
use tablee_window::Result;
use tablee_window::games::Game;
use tablee_window::screen::{Key, Screen};

/// Every page from Home and back, for the first time after a start and once more.
pub fn tour(bench: &mut Bench) -> Result<()> {
    let mut running = bench.open_tablee(&[])?;
    for group in [Group::FirstPage, Group::Page] {
        let pages = [
            ("Settings".to_owned(), Key::Char('s')),
            ("Rules".to_owned(), Key::Char('r')),
            ("History".to_owned(), Key::Char('h')),
        ];
        let setups = Game::ALL.map(|game| (format!("{} setup", game.title()), game.key()));
        for (page, key) in pages.into_iter().chain(setups) {
            let kind = format!("Home → {page}");
            let _ = bench.act(&mut running, group, &kind, |screen| screen.key(key))?;
            let kind = format!("{page} → Home");
            let back = |screen: &Screen| screen.key(Key::Escape);
            let _ = bench.act(&mut running, group, &kind, back)?;
        }
    }
    Ok(())
}

/// Moves the handle of the first slider in the settings to and fro.
pub fn slider(bench: &mut Bench, times: usize) -> Result<()> {
    let mut running = bench.open_tablee(&[])?;
    bench.key(Key::Char('s'))?;
    let Some((x, y)) = find_slider(bench)? else {
        eprintln!("{}: no slider was found in the settings", bench.screen.size);
        return Ok(());
    };
    bench.screen.point((x, y))?;
    bench.screen.press(1)?;
    bench.settle()?;
    for turn in 0..times {
        let place = (x + if turn % 2 == 0 { 24 } else { 0 }, y);
        let moved = |screen: &Screen| screen.point(place);
        let _ = bench.act(&mut running, Group::Slider, "volume", moved)?;
    }
    bench.screen.release(1)?;
    bench.settle()
}

/// A place where something follows the held pointer sideways.
fn find_slider(bench: &mut Bench) -> Result<Option<(i16, i16)>> {
    let size = bench.screen.size;
    for column in [0.25, 0.72, 0.4, 0.6, 0.47, 0.55] {
        // Text fields and buttons react once, a slider to every movement.
        for y in (70..size.height as i16 - 20).step_by(9) {
            let (x, _) = size.at(column, 0.0);
            bench.screen.point((x, y))?;
            bench.screen.press(1)?;
            let _ = bench.watch.quiet(&bench.screen, SHORT, LONG)?;
            let mut followed = true;
            for step in [24, 48, 24, 0] {
                bench.screen.point((x + step, y))?;
                followed &= bench.watch.quiet(&bench.screen, SHORT, LONG)?.is_some();
                if !followed {
                    break;
                }
            }
            // Released elsewhere, so that no button is pressed.
            bench.screen.point(if followed { (x, y) } else { (2, 2) })?;
            bench.screen.release(1)?;
            let _ = bench.watch.quiet(&bench.screen, SHORT, LONG)?;
            if followed {
                return Ok(Some((x, y)));
            }
        }
    }
    Ok(None)
}

const SHORT: Duration = Duration::from_millis(25);
const LONG: Duration = Duration::from_millis(500);

/// One step of the wheel in the rules, down and up again.
pub fn scrolling(bench: &mut Bench, times: usize) -> Result<()> {
    let mut running = bench.open_tablee(&[])?;
    bench.key(Key::Char('r'))?;
    if !find_scrolling(bench)? {
        eprintln!("{}: the rules do not scroll", bench.screen.size);
        return Ok(());
    }
    let mut button = 5;
    for turn in 0..times {
        let wheel = |screen: &Screen| screen.wheel(button);
        let moved = bench.act(&mut running, Group::Scroll, "rules by wheel", wheel)?;
        if !moved || turn % 8 == 7 {
            button = 9 - button;
        }
    }
    Ok(())
}

/// Puts the pointer where the wheel moves something. On a large screen everything may fit: the
/// text is made larger until it does not.
fn find_scrolling(bench: &mut Bench) -> Result<bool> {
    for _ in 0..4 {
        for place in [(0.65, 0.6), (0.2, 0.6), (0.5, 0.5)] {
            bench.screen.point(bench.screen.size.at(place.0, place.1))?;
            bench.settle()?;
            bench.screen.wheel(5)?;
            if bench.watch.quiet(&bench.screen, SHORT * 4, LONG)?.is_some() {
                return Ok(true);
            }
        }
        bench.screen.chord(&[Key::Control], Key::Char('='))?;
        bench.settle()?;
    }
    // A longer chapter, then.
    for step in 0..12u8 {
        let entry = bench.screen.size.at(0.15, 0.12 + 0.07 * f32::from(step));
        bench.screen.point(entry)?;
        bench.screen.press(1)?;
        bench.settle()?;
        bench.screen.release(1)?;
        bench.settle()?;
        bench.screen.point(bench.screen.size.at(0.65, 0.6))?;
        bench.screen.wheel(5)?;
        if bench.watch.quiet(&bench.screen, SHORT * 4, LONG)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What was used while nobody did anything.
#[derive(Debug, Clone, Copy)]
pub struct Idle {
    /// Drawn rectangles and processor milliseconds in the time on Home.
    pub home_draws: usize,
    pub home_cpu: f64,
    /// Processor milliseconds per second of Escape's running clock.
    pub clock_cpu: f64,
}

pub fn idle(bench: &mut Bench, time: Duration) -> Result<Idle> {
    let mut running = bench.open_tablee(&[Game::Escape])?;
    let _ = bench.watch.count(Duration::from_secs(3));
    let before = running.program.cpu_ms()?;
    let home_draws = bench.watch.count(time / 3);
    let home_cpu = running.program.cpu_ms()? - before;
    start_clock(bench)?;
    let spent = bench.measure_idle(&mut running, time)?;
    Ok(Idle {
        home_draws,
        home_cpu,
        clock_cpu: spent / time.as_secs_f64(),
    })
}

/// Opens Escape, whose clock stands after a start, and lets it run.
fn start_clock(bench: &mut Bench) -> Result<()> {
    bench.key(Game::Escape.key())?;
    bench.key(Key::Space)
}
