//! The window covered and uncovered, minimised, dragged, resized, and full screen: at the end
//! of each its pixels are those of a full repaint.

use crate::session::{App, Session};
use crate::{Options, Tally};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tablee_window::screen::{Key, Placement};
use tablee_window::{Area, Result, Size, picture};

/// Logical size of the screen, on which the window has room to move.
const LOGICAL: (f32, f32) = (1600.0, 1000.0);
const MOMENT: Duration = Duration::from_millis(60);
/// When a window is still, nothing more is to come.
const STILL: Duration = Duration::from_millis(400);

pub fn run(scale: &str, options: &Options) -> Result<Tally> {
    let mut session = Session::start(LOGICAL, scale, Placement::Floating, options)?;
    let mut random = SmallRng::seed_from_u64(options.seed);
    let mut app = session.open("fr")?;
    let steps: [(&str, Step); 8] = [
        ("start", |_, _, _| Ok(())),
        ("uncovered", uncover),
        ("uncovered while changing", uncover_changing),
        ("minimised and restored", minimise),
        ("dragged", drag),
        ("resized", resize),
        ("full screen on and off", toggle),
        ("full screen", |session, _, _| session.screen.key(Key::F11)),
    ];
    for (name, step) in steps {
        step(&session, &app, &mut random)?;
        app.tally.actions += 1;
        let same = verdict(&session, &mut app, name)?;
        let well = session.check(&mut app, name)?;
        println!(
            "scale {scale}: {name}: {}",
            if same { "right" } else { "WRONG" }
        );
        if !well && app.program.ended()?.is_some() {
            break;
        }
    }
    Ok(session.end(app))
}

type Step = fn(&Session<'_>, &App, &mut SmallRng) -> Result<()>;

/// Whether the window looks as it does after the server has forgotten all of it.
fn verdict(session: &Session<'_>, app: &mut App, name: &str) -> Result<bool> {
    session.screen.point(session.screen.size.at(0.999, 0.999))?;
    session.at_rest(app, STILL)?;
    let (size, before) = pixels(session, app)?;
    let whole = session.screen.cover(session.screen.size.area())?;
    sleep(MOMENT);
    session.screen.uncover(whole)?;
    session.at_rest(app, STILL)?;
    let (now, after) = pixels(session, app)?;
    let colour = |pixel: &[u8]| [pixel[0], pixel[1], pixel[2]];
    let pairs = before.chunks_exact(4).zip(after.chunks_exact(4));
    let differing = pairs.filter(|(a, b)| colour(a) != colour(b)).count();
    let foreign = before.chunks_exact(4).chain(after.chunks_exact(4));
    // The colour of the covering window.
    let foreign = foreign.filter(|pixel| colour(pixel) == [255, 0, 255]);
    let foreign = foreign.count();
    if size == now && differing == 0 && foreign == 0 {
        return Ok(true);
    }
    app.tally.failures += 1;
    let shot = session.kept(name, "before.ppm")?;
    picture::write(&shot, size, &before)?;
    let reason = format!(
        "{size} then {now}: {differing} pixels differ from a full repaint, {foreign} were not drawn"
    );
    session.keep(app, name, &reason)?;
    Ok(false)
}

/// What the screen shows of the window.
fn pixels(session: &Session<'_>, app: &App) -> Result<(Size, Vec<u8>)> {
    let size = session.screen.window_size(app.window)?;
    let (x, y) = session.screen.place_of(app.window)?;
    let area = Area {
        x,
        y,
        width: size.width,
        height: size.height,
    };
    let area = area
        .clipped(session.screen.size)
        .ok_or("the window is outside the screen")?;
    Ok((size, session.screen.grab(area)?))
}

fn some_area(session: &Session<'_>, random: &mut SmallRng) -> Area {
    let Size { width, height } = session.screen.size;
    Area {
        x: random.random_range(0..width / 2) as i16,
        y: random.random_range(0..height / 2) as i16,
        width: random.random_range(width / 8..width / 2),
        height: random.random_range(height / 8..height / 2),
    }
}

fn uncover(session: &Session<'_>, _: &App, random: &mut SmallRng) -> Result<()> {
    for _ in 0..4 {
        let cover = session.screen.cover(some_area(session, random))?;
        sleep(MOMENT);
        session.screen.uncover(cover)?;
        session.answered();
    }
    Ok(())
}

fn uncover_changing(session: &Session<'_>, _: &App, random: &mut SmallRng) -> Result<()> {
    for turn in 0..16 {
        let cover = session.screen.cover(some_area(session, random))?;
        let key = [Key::Char('s'), Key::Escape, Key::Char('r'), Key::Escape][turn % 4];
        session.screen.key(key)?;
        // Sometimes before the frame, sometimes while it is drawn, sometimes after it.
        sleep(Duration::from_millis(random.random_range(0..25)));
        session.screen.uncover(cover)?;
        sleep(Duration::from_millis(random.random_range(0..60)));
    }
    Ok(())
}

fn minimise(session: &Session<'_>, app: &App, _: &mut SmallRng) -> Result<()> {
    session.screen.minimise(app.window)?;
    sleep(MOMENT * 4);
    session.screen.activate(app.window)?;
    session.screen.wait_focus(app.window)
}

/// By the lower right corner, with the keys openbox has for it.
fn drag(session: &Session<'_>, app: &App, _: &mut SmallRng) -> Result<()> {
    let size = session.screen.window_size(app.window)?;
    let corner = session.screen.place_of(app.window)?;
    let limit = session.screen.size.at(0.95, 0.95);
    let x = (corner.0 + size.width as i16 - 40).min(limit.0);
    let y = (corner.1 + size.height as i16 - 40).min(limit.1);
    for button in [3, 1] {
        session.screen.point((x, y))?;
        session.screen.press_key(Key::Alt)?;
        session.screen.press(button)?;
        sleep(MOMENT);
        for step in 0..50 {
            session.screen.point((x - step * 5, y - step * 3))?;
            sleep(Duration::from_millis(6));
        }
        session.screen.release(button)?;
        session.screen.release_key(Key::Alt)?;
        session.answered();
    }
    Ok(())
}

fn resize(session: &Session<'_>, app: &App, random: &mut SmallRng) -> Result<()> {
    let most = session.screen.size;
    for _ in 0..session.options.resizes {
        let size = Size::new(
            random.random_range(most.width / 4..most.width),
            random.random_range(most.height / 4..most.height),
        );
        session.screen.resize(app.window, size)?;
        let end = Instant::now() + Duration::from_millis(20);
        while Instant::now() < end && session.watch.drawn_within(Duration::from_millis(5)) {}
    }
    let size = Size::new(most.width / 4 * 3, most.height / 4 * 3);
    session.screen.resize(app.window, size)?;
    // Home's pictures are made again at their new size, and come when they are ready.
    session.still(STILL * 4);
    Ok(())
}

fn toggle(session: &Session<'_>, _: &App, _: &mut SmallRng) -> Result<()> {
    for _ in 0..6 {
        session.screen.key(Key::F11)?;
        session.still(Duration::from_millis(120));
    }
    Ok(())
}
