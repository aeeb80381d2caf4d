//! The player: orders in, sound out, on a thread of its own.
//!
//! Without a device, with a lost or a stalled one, the show goes on by the steady clock, and the
//! sound comes back in the right place by itself.

mod desk;

use super::bank::Workshop;
use super::clock::Clock;
use super::mixer::Levels;
use super::recording::Fault;
use super::soundtrack::Playable;
use super::{Effect, Error, Frame};
use crate::localize::Language;
use crate::platform;
use desk::Desk;
use std::fmt;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What the player has to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// There is sound, or there is not and why.
    Device(Result<(), Error>),
}

#[derive(Debug)]
enum Order {
    /// What, from where, and the number of the wish.
    Load(Playable, Frame, u64),
    Play,
    Pause,
    Stop,
    Levels(Levels),
    Effect(Effect),
    Speak(Language),
}

/// The handle that the window holds.
#[derive(Debug, Clone)]
pub struct Player {
    orders: Sender<Order>,
    /// Who will carry them out, until there is something to be heard.
    waiting: Arc<Mutex<Option<Waiting>>>,
    clock: Arc<Mutex<Clock>>,
    state: Arc<Mutex<State>>,
}

struct Waiting {
    desk: Desk,
    orders: Receiver<Order>,
}

impl fmt::Debug for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Waiting").finish_non_exhaustive()
    }
}

/// What became of the newest wish.
#[derive(Debug, Default)]
struct State {
    wish: u64,
    fault: Option<Fault>,
}

impl Player {
    /// Voices of one's own are looked for in the workshop's folder, below `voice`. Thread and device
    /// wait until something is to be heard.
    pub fn start(
        language: Language,
        workshop: Workshop,
        tell: impl Fn(Report) + Send + 'static,
    ) -> Self {
        let (orders, orders_out) = mpsc::channel();
        let clock = Arc::new(Mutex::new(Clock::stopped(0)));
        let state = Arc::new(Mutex::new(State::default()));
        let desk = Desk::new(
            Arc::clone(&clock),
            Arc::clone(&state),
            language,
            workshop,
            Box::new(tell),
        );
        Self {
            orders,
            waiting: Arc::new(Mutex::new(Some(Waiting {
                desk,
                orders: orders_out,
            }))),
            clock,
            state,
        }
    }

    fn order(&self, order: Order) {
        let sounds = matches!(order, Order::Load(..) | Order::Effect(_));
        let _ = self.orders.send(order);
        if sounds && let Some(mut waiting) = lock(&self.waiting).take() {
            // Without a thread there is no sound, and the clock says so by standing still.
            let _ = platform::spawn("sound", move || waiting.desk.run(&waiting.orders));
        }
    }

    /// Takes up a show at a frame, without playing it yet. One that is being heard fades out; if
    /// the new one is played at once, they cross.
    pub fn load(&self, show: Playable, at: Frame) {
        lock(&self.clock).jump(at);
        let wish = {
            let mut state = lock(&self.state);
            state.wish += 1;
            state.fault = None;
            state.wish
        };
        self.order(Order::Load(show, at, wish));
    }

    /// Why the recording that was loaded is not heard, if it is not.
    pub fn fault(&self) -> Option<Fault> {
        lock(&self.state).fault
    }

    pub fn play(&self) {
        self.order(Order::Play);
    }

    pub fn pause(&self) {
        self.order(Order::Pause);
    }

    /// Ends the show.
    pub fn stop(&self) {
        self.order(Order::Stop);
    }

    /// Music and effects, each 0 to 100.
    pub fn levels(&self, music: u8, effects: u8) {
        // Loudness is felt in powers: half the slider is half as loud.
        let curve = |level: u8| (f32::from(level.min(100)) / 100.0).powi(2);
        self.order(Order::Levels(Levels {
            music: curve(music),
            effects: curve(effects),
        }));
    }

    pub fn effect(&self, effect: Effect) {
        self.order(Order::Effect(effect));
    }

    pub fn speak(&self, language: Language) {
        self.order(Order::Speak(language));
    }

    /// The frame of the show that is heard now.
    pub fn now(&self) -> Frame {
        lock(&self.clock).now(platform::instant())
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
