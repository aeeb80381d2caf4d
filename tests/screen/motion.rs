//! Animations: aphids, pawns and the gong's waves. With reduced motion they are at their end at once,
//! and nothing ticks when they have ended.

use super::app_fixture;
use super::bench::{Bench, beside_the_bar};
use iced::Size;
use iced::advanced::subscription::into_recipes;
use std::time::Duration;
use tablee::core::{Language, Seat};
use tablee::games::ants::cards::Colour;
use tablee::games::escape::rules::Difficulty;
use tablee::games::skyrunner::cards::Card;
use tablee::games::skyrunner::rules::Play;
use tablee::games::{ants, escape, skyrunner};
use tablee::session::PlayScreen;

const SIZE: Size = beside_the_bar(app_fixture::WIDE);

impl<P: PlayScreen> Bench<P> {
    /// How many things are waited for: frames, timers.
    fn waits(&self) -> usize {
        into_recipes(self.screen.subscription()).len()
    }

    fn after(&mut self, ms: u64, message: P::Message) {
        self.fixture.instant += Duration::from_millis(ms);
        let _ = self.does(message);
    }
}

/// Plays the same twice, with motion and without: gives the pictures of the start, of the middle
/// and of the end, and the one without motion.
fn pictures<P: PlayScreen>(
    mut moving: Bench<P>,
    mut still: Bench<P>,
    play: impl Fn(&mut Bench<P>),
    frame: P::Message,
    (half, rest): (u64, u64),
    idle: usize,
) -> [String; 4] {
    play(&mut moving);
    assert!(moving.waits() > idle, "frames are asked for");
    let start = moving.picture(SIZE);
    moving.after(half, frame.clone());
    assert!(moving.waits() > idle, "on the way");
    let middle = moving.picture(SIZE);
    moving.after(rest, frame);
    assert_eq!(moving.waits(), idle, "it has ended");
    still.fixture.reduced_motion = true;
    play(&mut still);
    assert_eq!(still.waits(), idle, "nothing moves");
    [start, middle, moving.picture(SIZE), still.picture(SIZE)]
}

fn assert_moves([start, middle, end, still]: [String; 4]) {
    assert!(start != middle && middle != end && start != end);
    assert_eq!(end, still, "the end is shown at once");
}

#[test]
fn aphids_walk_to_the_score_that_is_counted() {
    use ants::ui::Message;
    let bench = || {
        Bench::<ants::ui::Screen>::new(Language::French, 3, |players| ants::rules::Setup {
            players,
            teams: false,
            below_zero: false,
        })
    };
    let play = |bench: &mut Bench<ants::ui::Screen>| {
        bench.all([Message::Colour(Colour::C1), Message::Colour(Colour::C2)]);
        bench.all([4, 3, 1, 1, 3, 1, 3].map(Message::Number));
        assert_eq!(bench.waits(), 0, "nothing is known yet");
        let _ = bench.does(Message::Number(0));
    };
    assert_moves(pictures(
        bench(),
        bench(),
        play,
        Message::Frame,
        (150, 150),
        0,
    ));
}

#[test]
fn pawns_climb_to_where_the_line_leads() {
    use skyrunner::ui::Message;
    let bench = || {
        Bench::<skyrunner::ui::Screen>::new(Language::French, 2, |players| {
            skyrunner::rules::Setup {
                players,
                first: Seat::new(0),
            }
        })
    };
    let climb = Play::Climb {
        value: 3,
        levels: 3,
        material: 0,
    };
    let play = move |bench: &mut Bench<skyrunner::ui::Screen>| {
        bench.all([
            Message::Card(Card::Material),
            Message::Put(Seat::new(0), climb),
            Message::Lay(Seat::new(1), Play::Bid(4)),
            Message::Reveal,
        ]);
    };
    let mut moving = bench();
    play(&mut moving);
    assert_eq!(moving.waits(), 1);
    // Frames while a pawn climbs, a timer between two lines, nothing after the last one.
    let mut seen = vec![moving.picture(SIZE)];
    for _ in 0..400 {
        moving.after(50, Message::Tick);
        seen.push(moving.picture(SIZE));
        if moving.waits() == 0 {
            break;
        }
    }
    assert_eq!(moving.waits(), 0);
    seen.dedup();
    assert!(seen.len() > 5, "{} pictures", seen.len());
    let mut still = bench();
    still.fixture.reduced_motion = true;
    play(&mut still);
    assert_eq!(still.waits(), 0);
    assert_eq!(seen.last(), Some(&still.picture(SIZE)));
}

#[test]
fn the_gong_sends_out_its_waves() {
    use escape::ui::Message;
    let bench = || {
        Bench::<escape::ui::Screen>::new(Language::French, 2, |players| escape::rules::Setup {
            players,
            difficulty: Difficulty::Normal,
            track: None,
        })
    };
    // To the first gong, by the clock; from then on only the frames tell the time.
    let play = |bench: &mut Bench<escape::ui::Screen>| {
        let alarm = bench.fixture.words.text("escape-back");
        while !bench.says(SIZE, 100, &alarm) {
            assert_eq!(bench.waits(), 1, "the clock alone");
            bench.after(1000, Message::Tick);
        }
    };
    assert_moves(pictures(
        bench(),
        bench(),
        play,
        Message::Frame,
        (1250, 1250),
        1,
    ));
}
