//! The window's handle of the sound engine.

use super::clock::Clock;
use super::engine::{Command, Engine, Report};
use super::mixer::Levels;
use super::recording::Fault;
use super::soundtrack::Playable;
use super::{Effect, Error, Frame};
use crate::core::Language;
use crate::platform::audio;
use crate::platform::worker::{self, Handle};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

#[derive(Debug)]
pub struct Player {
    /// `None` when the worker could not be started: the clock then does not run.
    engine: Option<Handle<Command>>,
    state: Arc<Mutex<State>>,
}

/// What the engine reported about the latest play request.
#[derive(Debug)]
struct State {
    request_id: u64,
    clock: Clock,
    fault: Option<Fault>,
}

impl Player {
    /// `folder` is for scratch files and for the players' own voices, below `voice`. `on_device` is
    /// told when there is sound, and why when there is none. A device is opened when there is
    /// something to play.
    pub fn start(
        language: Language,
        folder: Option<PathBuf>,
        on_device: impl Fn(Result<(), Error>) + Send + 'static,
    ) -> Self {
        let state = Arc::new(Mutex::new(State {
            request_id: 0,
            clock: Clock::stopped(0),
            fault: None,
        }));
        let shared = Arc::clone(&state);
        let engine = Engine::new(language, folder, audio::open);
        let engine = worker::run(engine, move |report| match report {
            Report::Device(device) => on_device(device),
            Report::Clock(request_id, timeline) => {
                let mut state = lock(&shared);
                if state.request_id == request_id {
                    state.clock.follow(timeline);
                }
            }
            Report::Fault(request_id, fault) => {
                let mut state = lock(&shared);
                if state.request_id == request_id {
                    state.fault = Some(fault);
                }
            }
        });
        Self {
            engine: engine.ok(),
            state,
        }
    }

    fn send(&self, command: Command) {
        if let Some(engine) = &self.engine {
            let _ = engine.send(command);
        }
    }

    /// Prepares a playback at a frame, without starting it. The previous one fades out; if the new
    /// one is started at once, they cross-fade.
    pub fn load(&self, playable: Playable, at: Frame) {
        self.request(playable, Some(at));
    }

    /// Replaces the loaded playback. The clock continues.
    pub fn replace(&self, playable: Playable) {
        self.request(playable, None);
    }

    fn request(&self, playable: Playable, at: Option<Frame>) {
        let request_id = {
            let mut state = lock(&self.state);
            state.request_id += 1;
            if let Some(at) = at {
                state.clock.jump(at);
            }
            state.fault = None;
            state.request_id
        };
        self.send(Command::Load {
            playable,
            at,
            request_id,
        });
    }

    /// Why the loaded recording cannot be played, if it cannot.
    pub fn fault(&self) -> Option<Fault> {
        lock(&self.state).fault
    }

    pub fn play(&self) {
        self.send(Command::Play);
    }

    pub fn pause(&self) {
        self.send(Command::Pause);
    }

    /// Ends the playback.
    pub fn stop(&self) {
        self.send(Command::Stop);
    }

    /// Volume of music and effects, each 0 to 100.
    pub fn levels(&self, music: u8, effects: u8) {
        // Perceived loudness follows a power: half the slider is half as loud.
        let curve = |level: u8| (f32::from(level.min(100)) / 100.0).powi(2);
        self.send(Command::Levels(Levels {
            music: curve(music),
            effects: curve(effects),
        }));
    }

    pub fn effect(&self, effect: Effect) {
        self.send(Command::Effect(effect));
    }

    /// Opens the device again; the outcome is reported even if it is the same as before.
    pub fn retry(&self) {
        self.send(Command::Retry);
    }

    /// Language of the voices.
    pub fn set_language(&self, language: Language) {
        self.send(Command::Language(language));
    }

    /// The frame of the playback that is heard at this moment, which is now.
    pub fn at(&self, now: Duration) -> Frame {
        lock(&self.state).clock.now(now)
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
