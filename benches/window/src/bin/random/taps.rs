//! Random taps, drags, wheel steps and keys in every game and on the other pages.

use crate::session::Session;
use crate::{Options, Tally};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use std::time::Duration;
use tablee_window::games::Game;
use tablee_window::screen::{Key, Placement};
use tablee_window::{Result, Size};

/// The app is started again after so many actions: by then it may be anywhere.
const LEG: usize = 80;

/// Logical sizes of the window, in turn with the scale factors: a large tablet, a small one, a
/// phone.
const LOGICAL: [(f32, f32); 3] = [(1920.0, 1200.0), (1024.0, 700.0), (480.0, 800.0)];

const LANGUAGES: [&str; 3] = ["fr", "en", "de"];

/// A page, and the key that opens it from Home.
fn places() -> Vec<(&'static str, Key)> {
    let games = Game::ALL.map(|game| (game.id(), game.key()));
    let others = [
        ("settings", Key::Char('s')),
        ("rules", Key::Char('r')),
        ("history", Key::Char('h')),
    ];
    games.into_iter().chain(others).collect()
}

pub fn run(options: &Options) -> Result<Tally> {
    let places = places();
    let mut all = Tally::default();
    // The long form visits every place at every scale factor, the short one takes turns.
    let shares = match options.every {
        true => places.len() * options.scales.len(),
        false => places.len(),
    };
    let share = options.actions.div_ceil(shares);
    for (turn, scale) in options.scales.iter().enumerate() {
        let logical = LOGICAL[turn % LOGICAL.len()];
        let mut session = Session::start(logical, scale, Placement::Filling, options)?;
        let size = session.screen.size;
        let mut part = Tally::default();
        for (place, &(name, key)) in places.iter().enumerate() {
            if !options.every && place % options.scales.len() != turn {
                continue;
            }
            let mut random = SmallRng::seed_from_u64(options.seed ^ (place as u64) << 32);
            let mut left = share;
            while left > 0 {
                let tally = leg(&mut session, (name, key), left, &mut random)?;
                left = left.saturating_sub(tally.actions.max(1));
                part.add(tally);
            }
        }
        println!(
            "scale {scale}, {size}: {} actions, {} frames, {} wrong, {} failures",
            part.actions, part.frames, part.wrong, part.failures
        );
        all.add(part);
    }
    Ok(all)
}

/// Opens a place and acts there, until the leg is over or something is wrong.
fn leg(
    session: &mut Session<'_>,
    (name, key): (&str, Key),
    left: usize,
    random: &mut SmallRng,
) -> Result<Tally> {
    let language = LANGUAGES[random.random_range(0..LANGUAGES.len())];
    let mut app = session.open(language)?;
    session.screen.key(key)?;
    session.answered();
    if key == Game::Escape.key() {
        session.screen.key(Key::Space)?;
        session.answered();
    }
    for _ in 0..left.min(LEG) {
        act(session, random)?;
        session.answered();
        app.tally.actions += 1;
        if !session.check(&mut app, name)? {
            break;
        }
    }
    Ok(session.end(app))
}

fn act(session: &Session<'_>, random: &mut SmallRng) -> Result<()> {
    let size = session.screen.size;
    let at = place(size, random);
    let screen = &session.screen;
    match random.random_range(0..100) {
        0..60 => {
            screen.point(at)?;
            screen.press(1)?;
            // Half of the taps are shorter than a frame.
            if random.random_bool(0.5) {
                session.answered();
            }
            session.screen.release(1)
        }
        60..75 => {
            screen.point(at)?;
            let button = 4 + random.random_range(0..2);
            (0..random.random_range(1..4)).try_for_each(|_| screen.wheel(button))
        }
        75..85 => {
            let to = place(size, random);
            screen.point(at)?;
            screen.press(1)?;
            for step in 1..=8 {
                let between = |from: i16, to: i16| {
                    (i32::from(from) + (i32::from(to) - i32::from(from)) * step / 8) as i16
                };
                session
                    .screen
                    .point((between(at.0, to.0), between(at.1, to.1)))?;
                let _ = session.watch.drawn_within(Duration::from_millis(8));
            }
            session.screen.release(1)
        }
        85..90 => screen.point(at),
        90..93 => screen.chord(&[Key::Control], Key::Char('z')),
        93..94 => screen.chord(&[Key::Control], Key::Char('=')),
        94..95 => screen.chord(&[Key::Control], Key::Char('-')),
        _ => {
            const KEYS: [Key; 10] = [
                Key::Char('1'),
                Key::Char('2'),
                Key::Char('3'),
                Key::Char('?'),
                Key::Return,
                Key::Space,
                Key::Left,
                Key::Right,
                Key::Up,
                Key::Down,
            ];
            screen.key(KEYS[random.random_range(0..KEYS.len())])
        }
    }
}

/// Anywhere but on the arrow that leads away.
fn place(size: Size, random: &mut impl Rng) -> (i16, i16) {
    loop {
        let (x, y): (f32, f32) = (random.random(), random.random());
        if x > 0.06 || y > 0.1 {
            return size.at(x, y);
        }
    }
}
