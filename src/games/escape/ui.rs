//! Escape at the table: the clock that is locked to the sound, and everything that is tapped.

pub mod alarm;
pub mod dial;
mod end;
mod metadata;
pub mod playable;
pub mod recording_file;
pub mod setup;
mod view;

use super::cues::{Cues, Phase, Track};
use super::rules::{Difficulty, Event, Outcome, State};
use super::soundtrack::SoundtrackChoice;
use crate::core::{Game, RuleId, Seat};
use crate::live::LiveGame;
use crate::session::{Action, Cx, Metadata, PlayScreen, View};
use crate::sound::recording::Fault;
use crate::sound::{Effect, frame_of, ms_of};
use crate::ui::motion::{self, Motion};
use crate::ui::{Element, Ui};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Background, Subscription};
use metadata::METADATA;
use serde_json::json;
use setup::{Form, Remembered};
use std::collections::BTreeSet;
use std::time::Duration;

/// What a tick comes after the moment it is for, so that it does not come before.
const PAST_MS: i64 = 4;
/// After the fall: ten seconds of stone, then silence.
const AFTER_MS: i64 = 12_000;
/// How long the gong's waves spread.
const WAVES: Duration = Duration::from_millis(2500);

/// Where time comes from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Source {
    /// From what is heard.
    Sound,
    /// Without any sound: from the steady clock, since a moment that stood at so much.
    Steady { since: Duration, from: i64 },
}

#[derive(Debug)]
pub struct Screen {
    pub(super) source: Source,
    pub(super) heard: SoundtrackChoice,
    pub(super) cues: Cues,
    /// Why the recording is not heard.
    pub(super) fault: Option<Fault>,
    /// Milliseconds after the shout that are heard now.
    pub(super) at: i64,
    pub(super) running: bool,
    /// From the last tick to the next moment at which something is seen.
    wait: Duration,
    /// The second that was written down last.
    noted: i64,
    /// Who was outside, while the door's question is open.
    pub(super) caught: BTreeSet<usize>,
    /// Who is leaving, and who gets the die.
    pub(super) leaving: Option<(usize, Option<usize>)>,
    pub(super) refused: Option<(String, Option<RuleId>)>,
    /// The table goes on without the recording: it need not be told again.
    deaf: bool,
    /// How far the gong's waves have spread, from 0 to 1.
    pub(super) waves: Motion,
}

#[derive(Debug, Clone)]
pub enum Message {
    Tick,
    Frame,
    Pause,
    Activate(i16),
    Destiny,
    Caught(usize),
    DoorDone,
    Leaves(usize),
    Receives(Option<usize>),
    Gives,
    Stays,
    Why(RuleId),
    Dismiss,
    /// Our own soundtrack instead of a recording that cannot be played.
    Instead,
    /// Without it, then.
    Without,
    Again(Step),
}

/// Once more, as hard as before or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Easier,
    Same,
    Harder,
}

impl Step {
    pub fn from(self, level: Difficulty) -> Difficulty {
        match (self, level) {
            (Self::Same, level) => level,
            (Self::Easier, Difficulty::Expert) | (Self::Harder, Difficulty::Normal) => {
                Difficulty::Advanced
            }
            (Self::Easier, _) => Difficulty::Normal,
            (Self::Harder, _) => Difficulty::Expert,
        }
    }
}

impl Screen {
    pub(super) fn phase(&self) -> Phase {
        self.cues.phase(self.at)
    }

    /// Milliseconds until the temple falls.
    pub(super) fn left(&self) -> i64 {
        (i64::from(self.cues.collapse) - self.at.max(0)).max(0)
    }

    /// The gongs move, and nobody may know where to.
    pub(super) fn is_secret(&self) -> bool {
        matches!(
            self.heard,
            SoundtrackChoice::Track {
                track: Track::Surprise,
                ..
            }
        )
    }

    /// A door has slammed and nobody has said yet who was outside.
    pub(super) fn door_waits(&self, state: &State) -> bool {
        let slammed = [self.cues.door1, self.cues.door2]
            .iter()
            .filter(|door| self.at >= i64::from(**door))
            .count();
        state.outcome().is_none() && slammed > usize::from(state.doors())
    }

    /// Whether the whole screen calls everybody back.
    pub(super) fn alarm(&self, state: &State) -> bool {
        state.outcome().is_none()
            && self.running
            && self.phase().is_alarm()
            && self.leaving.is_none()
    }

    fn run(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if self.running || live.state().outcome().is_some() || live.read_only() {
            return;
        }
        self.running = true;
        self.wait = self.until_change();
        match &mut self.source {
            Source::Sound => cx.sound.play(),
            Source::Steady { since, from } => {
                *since = cx.instant;
                *from = self.at;
            }
        }
        live.note(&cx.now, json!({ "clock": "started", "at_ms": self.at }));
    }

    fn stop(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if !self.running {
            return;
        }
        self.read_clock(cx);
        self.running = false;
        if let Source::Sound = self.source {
            cx.sound.pause();
        }
        live.note(&cx.now, json!({ "clock": "paused", "at_ms": self.at }));
    }

    /// From now to the next second on the clock, or to a cue that comes before it.
    fn until_change(&self) -> Duration {
        let next = self.cues.until_change(self.at) + PAST_MS;
        Duration::from_millis(u64::try_from(next).unwrap_or(1000))
    }

    fn read_clock(&mut self, cx: &Cx<'_>) {
        if !self.running {
            return;
        }
        let at = match self.source {
            Source::Sound => ms_of(cx.sound.now()),
            Source::Steady { since, from } => {
                let gone = cx.instant.saturating_sub(since).as_millis();
                from + i64::try_from(gone).unwrap_or(0)
            }
        };
        let before = self.phase();
        // It never runs backwards.
        self.at = self.at.max(at);
        if self.phase().is_alarm() && !before.is_alarm() {
            self.waves = Motion::still(vec![0.0]);
            self.waves.start(vec![1.0], cx.instant, cx.lasts(WAVES));
        }
    }

    fn tick(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let before = self.phase();
        self.read_clock(cx);
        self.wait = self.until_change();
        let second = (self.at - i64::from(self.cues.collapse)).div_euclid(1000);
        if second != self.noted && live.state().outcome().is_none() {
            self.noted = second;
            live.note(&cx.now, json!({ "clock": "at", "at_ms": self.at }));
        }
        let phase = self.phase();
        if phase != before && matches!(phase, Phase::Explore(_)) {
            self.caught.clear();
        }
        if phase == Phase::Collapsed && live.state().outcome().is_none() {
            self.tap(cx, live, Event::Collapse);
        }
        if self.at > i64::from(self.cues.collapse) + AFTER_MS {
            self.stop(cx, live);
        }
        if self.fault.is_none() && !self.deaf && live.state().outcome().is_none() {
            self.fault = cx.sound.fault();
        }
    }

    /// The recording cannot be played: one of ours takes its place, at this very moment.
    fn play_instead(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.read_clock(cx);
        self.heard = self.heard.instead(cx.seed);
        self.fault = None;
        live.note(&cx.now, json!({ "track": self.heard.write() }));
        if let Some(playable) = playable::playable(&self.heard) {
            self.source = Source::Sound;
            cx.sound.load(playable, frame_of(self.at));
            if self.running {
                cx.sound.play();
            }
        }
    }

    /// Something happened at the table, at this moment of the ten minutes.
    fn tap(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, event: Event) {
        self.read_clock(cx);
        live.note(&cx.now, json!({ "tap_ms": self.at }));
        match live.tap(&cx.now, vec![event]) {
            Ok(_) => {
                self.refused = None;
                self.after_event(cx, live);
            }
            Err(refusal) => self.refused = Some(crate::localize::refusal(cx.words, &refusal)),
        }
    }

    /// Won or lost: the music ends with the game, the collapse is heard out.
    fn after_event(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        match live.state().outcome() {
            Some(Outcome::Won) => {
                self.stop(cx, live);
                cx.effects.push(Effect::FANFARE);
            }
            Some(Outcome::Lost) if !self.running => cx.effects.push(Effect::DEFEAT),
            Some(Outcome::Lost) | None => {}
        }
    }
}

impl PlayScreen for Screen {
    const METADATA: &'static Metadata = &METADATA;
    type Game = State;
    type Form = Form;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<State>, fresh: bool) -> Self {
        let mut heard = SoundtrackChoice::of(live.journal());
        let over = live.state().outcome().is_some();
        let known: Remembered = cx.settings.of_game(State::NAME);
        let fault = if over {
            None
        } else {
            recording_file::check(&mut heard, &known.paths())
        };
        let source = if heard == SoundtrackChoice::Silent {
            Source::Steady {
                since: cx.instant,
                from: 0,
            }
        } else {
            Source::Sound
        };
        let at = live
            .noted("at_ms")
            .and_then(serde_json::Value::as_i64)
            .unwrap_or_else(|| -playable::lead_ms(&heard));
        match playable::playable(&heard).filter(|_| !over) {
            Some(playable) => cx.sound.load(playable, frame_of(at)),
            None => cx.sound.stop(),
        }
        let mut screen = Self {
            source,
            cues: heard.cues(),
            heard,
            fault,
            at,
            running: false,
            wait: Duration::from_secs(1),
            noted: i64::MIN,
            caught: BTreeSet::new(),
            leaving: None,
            refused: None,
            deaf: false,
            waves: Motion::still(vec![1.0]),
        };
        if fresh {
            let played = known.played.saturating_add(1);
            let known = Remembered { played, ..known };
            cx.settings.set_of_game(State::NAME, &known);
            screen.run(cx, live);
        }
        screen
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        live: &mut LiveGame<State>,
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::Tick => self.tick(cx, live),
            Message::Frame => self.waves.advance(cx.instant),
            Message::Pause => {
                if self.running {
                    self.stop(cx, live);
                } else {
                    self.run(cx, live);
                }
            }
            Message::Activate(jewels) => {
                cx.effects.push(Effect::POP);
                self.tap(cx, live, Event::Activate(jewels));
            }
            Message::Destiny => self.tap(cx, live, Event::Destiny),
            Message::Caught(seat) => {
                if !self.caught.remove(&seat) {
                    let _ = self.caught.insert(seat);
                }
            }
            Message::DoorDone => {
                let caught = std::mem::take(&mut self.caught);
                let caught = caught.into_iter().map(seat).collect();
                self.tap(cx, live, Event::Door { caught });
            }
            Message::Leaves(player) => self.leaves(cx, live, player),
            Message::Receives(to) => {
                if let Some((_, receiver)) = &mut self.leaving {
                    *receiver = if *receiver == to { None } else { to };
                }
            }
            Message::Gives => {
                if let Some((player, to)) = self.leaving.take() {
                    let event = Event::Escape {
                        player: seat(player),
                        die_to: to.map(seat),
                    };
                    self.tap(cx, live, event);
                }
            }
            Message::Stays => self.leaving = None,
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Dismiss => self.refused = None,
            Message::Instead => self.play_instead(cx, live),
            Message::Without => {
                self.fault = None;
                self.deaf = true;
            }
            Message::Again(step) => {
                let mut known: Remembered = cx.settings.of_game(State::NAME);
                known.difficulty = step.from(live.journal().setup().difficulty).into();
                cx.settings.set_of_game(State::NAME, &known);
                return Action::PlayAgain;
            }
        }
        Action::None
    }

    fn is_tick(message: &Message) -> bool {
        matches!(message, Message::Tick | Message::Frame)
    }

    fn refresh(&mut self, _cx: &mut Cx<'_>, _live: &mut LiveGame<State>) {
        self.leaving = None;
        self.refused = None;
        self.caught.clear();
    }

    fn has_begun(&self, live: &LiveGame<State>) -> bool {
        self.at >= 0 || !live.journal().events().is_empty()
    }

    fn leave(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.stop(cx, live);
        cx.sound.stop();
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        view::view(view.screen, view.ui, view.live, view.pictures)
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        Some(view::about(self, ui, live))
    }

    fn theme<'a>(&self, ui: Ui<'a>, live: &LiveGame<State>) -> Ui<'a> {
        if self.alarm(live.state()) {
            alarm::theme(ui)
        } else {
            ui
        }
    }

    fn backdrop(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<Background> {
        self.alarm(live.state()).then(|| alarm::backdrop(ui))
    }

    fn subscription(&self) -> Subscription<Message> {
        if !self.running {
            return Subscription::none();
        }
        let clock = motion::every(self.wait).map(|()| Message::Tick);
        if self.waves.is_moving() {
            let frames = motion::frames().map(|_| Message::Frame);
            Subscription::batch([clock, frames])
        } else {
            clock
        }
    }

    fn key(&self, live: &LiveGame<State>, key: &Key, _modifiers: Modifiers) -> Option<Message> {
        match key.as_ref() {
            Key::Named(Named::Space) => Some(Message::Pause),
            Key::Named(Named::Enter) if self.leaving.is_some() => Some(Message::Gives),
            Key::Named(Named::Enter) if self.door_waits(live.state()) => Some(Message::DoorDone),
            Key::Character("d") => Some(Message::Destiny),
            Key::Character(digit) => {
                let number = digit.parse::<usize>().ok()?;
                let player = number.checked_sub(1)?;
                if self.door_waits(live.state()) {
                    (player < live.people().len()).then_some(Message::Caught(player))
                } else if number <= 3 {
                    i16::try_from(number).ok().map(Message::Activate)
                } else {
                    None
                }
            }
            _ => None,
        }
    }
}

impl Screen {
    /// Out: the last one out has nobody to give a die to.
    fn leaves(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, player: usize) {
        let others = live
            .state()
            .adventurers()
            .iter()
            .enumerate()
            .filter(|(other, one)| *other != player && !one.escaped)
            .count();
        if others == 0 {
            let event = Event::Escape {
                player: seat(player),
                die_to: None,
            };
            self.tap(cx, live, event);
        } else {
            self.leaving = Some((player, None));
        }
    }
}

fn seat(place: usize) -> Seat {
    Seat::new(u8::try_from(place).unwrap_or(u8::MAX))
}
