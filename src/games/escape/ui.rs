//! The play screen of Escape: the clock that follows the sound, and everything that is tapped.

mod alarm;
mod alternatives;
mod band;
mod clock;
mod counters;
mod dial;
mod end;
mod layout;
mod metadata;
mod people;
pub mod playable;
pub mod recording_file;
pub mod setup;
mod timing;

use super::cues::{Cues, Phase, Track};
use super::history::{dice_lost, moments, noted_ms};
use super::rule_ids;
use super::rules::{Difficulty, Event, Outcome, State};
use super::soundtrack::SoundtrackChoice;
use crate::core::{Game, RuleId, Seat};
use crate::live::{LiveGame, Now};
use crate::session::{Action, Alternative, Cx, Metadata, PlayScreen, Shortcut, View};
use crate::sound::recording::Fault;
use crate::sound::{Effect, frame_of};
use crate::ui::motion::Motion;
use crate::ui::{Element, Ui, motion};
use chrono::DateTime;
use iced::keyboard::key::Named;
use iced::{Background, Subscription};
use metadata::METADATA;
use recording_file::{Check, Checked};
use serde_json::{Value, json};
use setup::{Form, Remembered};
use std::collections::BTreeSet;
use std::time::Duration;

/// How long the collapse is shown before the end screen.
const COLLAPSE_SHOWN_MS: i64 = 6_000;
/// How long the start is announced.
const START_SHOWN_MS: i64 = 4_000;

/// The source of the time.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Source {
    /// The sound.
    Sound,
    /// Without sound: the monotonic clock; the game was at `from` when it was at `since`.
    Steady { since: Duration, from: i64 },
}

/// What is open in the band above the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// A player leaves: who gets one of their dice?
    Leaving {
        player: Seat,
        to: Option<Seat>,
    },
    /// Corrects how many dice somebody has.
    Dice(Seat),
    /// Corrects how many jewels are in the reserve, or beside it.
    Jewels {
        beside: bool,
    },
    Volume,
}

#[derive(Debug)]
pub struct Screen {
    source: Source,
    soundtrack: SoundtrackChoice,
    cues: Cues,
    /// The recording that is still to be found and opened.
    check: Option<Check>,
    /// Why the recording is not heard.
    fault: Option<Fault>,
    /// The players continue without their recording: a fault is not shown again.
    ignores_faults: bool,
    /// Milliseconds after the shout.
    at: i64,
    is_running: bool,
    /// When the clock was stopped.
    paused_since: Option<Now>,
    /// From the last tick to the next change on the screen.
    next_tick: Duration,
    /// The last second that was written to the journal.
    noted_second: i64,
    /// Who was not back, while the question of the door is open.
    caught: BTreeSet<Seat>,
    panel: Option<Panel>,
    /// The collapse has been seen.
    is_collapse_seen: bool,
    /// How far the gong's waves have spread, from 0 to 1.
    waves: Motion,
    music: u8,
    effects: u8,
    /// When each event of a game that is over happened, in milliseconds after the shout.
    moments: Vec<i64>,
    /// How many dice the doors took in a game that is over.
    dice_lost: usize,
}

#[derive(Debug, Clone)]
pub enum Message {
    Tick,
    Frame,
    /// The recording has been looked for and opened.
    Checked(Checked),
    Pause,
    Activate(i16),
    Destiny,
    Caught(Seat),
    DoorDone,
    Leaves(Seat),
    Receives(Seat),
    Gives,
    Open(Panel),
    Close,
    /// Corrections by hand.
    SetDice(Seat, i16),
    SetJewels {
        reserve: i16,
        beside: i16,
    },
    Music(u8),
    Effects(u8),
    VolumeDone,
    Why(RuleId),
    /// Opens the list of entries.
    Entries,
    /// A built-in track instead of a recording that cannot be played.
    Instead,
    /// Continues without it.
    Without,
    CollapseSeen,
    Again(Step),
}

/// Another game, as hard as before or not.
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

/// Queries.
impl Screen {
    fn phase(&self) -> Phase {
        self.cues.phase(self.at)
    }

    /// Milliseconds until the temple collapses.
    fn left(&self) -> i64 {
        (i64::from(self.cues.collapse) - self.at.max(0)).max(0)
    }

    /// Whether the clock was stopped by hand or by a restart.
    fn is_stopped(&self) -> bool {
        !self.is_running && self.at >= 0
    }

    /// Whether the gongs come as a surprise.
    fn is_secret(&self) -> bool {
        matches!(
            self.soundtrack,
            SoundtrackChoice::Track {
                track: Track::Surprise,
                ..
            }
        )
    }

    /// A door has slammed and nobody has said yet who was not back. The question is replaced by the
    /// next countdown.
    fn door_waits(&self, state: &State) -> bool {
        if self.is_alarm(state) {
            return false;
        }
        let slammed = [self.cues.door1, self.cues.door2]
            .iter()
            .filter(|door| self.at >= i64::from(**door))
            .count();
        state.outcome().is_none() && slammed > usize::from(state.doors())
    }

    /// Whether a countdown runs: the whole screen has its colours.
    fn is_alarm(&self, state: &State) -> bool {
        state.outcome().is_none() && self.is_running && self.phase().is_alarm()
    }

    /// Whether the temple is collapsing right now.
    fn is_collapsing(&self, state: &State) -> bool {
        state.outcome() == Some(Outcome::Lost)
            && self.is_running
            && !self.is_collapse_seen
            && self.at < i64::from(self.cues.collapse) + COLLAPSE_SHOWN_MS
    }
}

/// Events.
impl Screen {
    /// Writes an event with its time in the ten minutes. Returns whether it was accepted.
    fn tap(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, event: Event) -> bool {
        self.read_clock(cx);
        if live.state().apply(&event).is_ok() && !live.read_only() {
            live.note(&cx.now, json!({ "tap_ms": self.at }));
        }
        let is_written = cx.tap(live, vec![event]).is_some();
        if is_written {
            self.after_event(cx, live);
        }
        is_written
    }

    /// Won or lost: the music ends with the game; the sound of the collapse is played to its end.
    fn after_event(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.keep_moments(live);
        match live.state().outcome() {
            Some(Outcome::Won) => {
                self.stop(cx, live);
                cx.effects.push(Effect::FANFARE);
            }
            Some(Outcome::Lost) if !self.is_running => cx.effects.push(Effect::DEFEAT),
            Some(Outcome::Lost) | None => {}
        }
    }

    fn keep_moments(&mut self, live: &LiveGame<State>) {
        if live.state().outcome().is_some() {
            self.moments = moments(live.journal());
            self.dice_lost = dice_lost(live.journal());
        }
    }

    /// Asks who gets a die; the last one out has nobody to give it to.
    fn leaves(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>, player: Seat) {
        if live.state().inside_seats().any(|seat| seat != player) {
            self.panel = Some(Panel::Leaving { player, to: None });
        } else {
            let die_to = None;
            let _ = self.tap(cx, live, Event::Escape { player, die_to });
        }
    }

    fn receives(&mut self, seat: Seat) {
        if let Some(Panel::Leaving { to, .. }) = &mut self.panel {
            *to = (*to != Some(seat)).then_some(seat);
        }
    }

    fn gives(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if let Some(Panel::Leaving { player, to }) = self.panel.take() {
            let _ = self.tap(cx, live, Event::Escape { player, die_to: to });
        }
    }

    fn destiny(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if self.tap(cx, live, Event::Destiny) {
            cx.tell("escape-destiny-now", &[], Some(rule_ids::DESTINY));
        }
    }

    fn set_volume(&mut self, cx: &mut Cx<'_>) {
        cx.settings.music = self.music;
        cx.settings.effects = self.effects;
        cx.sound.levels(self.music, self.effects);
    }

    /// Another game, with this difficulty remembered.
    fn again(cx: &mut Cx<'_>, live: &LiveGame<State>, step: Step) -> Action<Message> {
        let mut known: Remembered = cx.settings.of_game(State::NAME);
        known.difficulty = step.from(live.journal().setup().difficulty);
        cx.settings.set_of_game(State::NAME, &known);
        Action::PlayAgain
    }
}

impl PlayScreen for Screen {
    const METADATA: &'static Metadata = &METADATA;
    type Game = State;
    type Form = Form;
    type Message = Message;

    fn open(cx: &mut Cx<'_>, live: &mut LiveGame<State>, fresh: bool) -> Self {
        let soundtrack = SoundtrackChoice::of(live.journal());
        let over = live.state().outcome().is_some();
        let known: Remembered = cx.settings.of_game(State::NAME);
        let check = match &soundtrack {
            SoundtrackChoice::Recording(own) if !over => Some(Check::new(own, &known.paths())),
            _ => None,
        };
        let source = if soundtrack == SoundtrackChoice::Silent {
            Source::Steady {
                since: cx.instant,
                from: 0,
            }
        } else {
            Source::Sound
        };
        let at = noted_ms(live.noted("at_ms"));
        let at = at.unwrap_or_else(|| -playable::lead_ms(&soundtrack));
        let since = live.noted("since").and_then(Value::as_str);
        match playable::playable(&soundtrack, known.spoken_countdown).filter(|_| !over) {
            Some(playable) => cx.sound.load(playable, frame_of(at)),
            None => cx.sound.stop(),
        }
        let mut screen = Self {
            source,
            cues: soundtrack.cues(),
            soundtrack,
            check,
            fault: None,
            ignores_faults: false,
            at,
            is_running: false,
            paused_since: since.and_then(|since| DateTime::parse_from_rfc3339(since).ok()),
            next_tick: Duration::from_secs(1),
            noted_second: i64::MIN,
            caught: BTreeSet::new(),
            panel: None,
            is_collapse_seen: false,
            waves: Motion::still(vec![1.0]),
            music: cx.settings.music,
            effects: cx.settings.effects,
            moments: Vec::new(),
            dice_lost: 0,
        };
        screen.keep_moments(live);
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
            Message::Checked(checked) => self.checked(cx, checked),
            Message::Pause if self.is_running => self.stop(cx, live),
            Message::Pause => self.run(cx, live),
            Message::Activate(jewels) => {
                cx.effects.push(Effect::POP);
                let _ = self.tap(cx, live, Event::Activate(jewels));
            }
            Message::Destiny => self.destiny(cx, live),
            Message::Caught(seat) => {
                if !self.caught.remove(&seat) {
                    let _ = self.caught.insert(seat);
                }
            }
            Message::DoorDone => {
                let caught = std::mem::take(&mut self.caught).into_iter().collect();
                let _ = self.tap(cx, live, Event::Door { caught });
            }
            Message::Leaves(player) => self.leaves(cx, live, player),
            Message::Receives(to) => self.receives(to),
            Message::Gives => self.gives(cx, live),
            Message::Open(panel) => {
                self.panel = (self.panel != Some(panel)).then_some(panel);
            }
            Message::Close => self.panel = None,
            Message::SetDice(player, dice) => {
                let _ = self.tap(cx, live, Event::Dice { player, dice });
            }
            Message::SetJewels { reserve, beside } => {
                let _ = self.tap(cx, live, Event::Jewels { reserve, beside });
            }
            Message::Music(level) => {
                self.music = level;
                self.set_volume(cx);
            }
            Message::Effects(level) => {
                self.effects = level;
                self.set_volume(cx);
            }
            Message::VolumeDone => cx.effects.push(Effect::POP),
            Message::Why(rule) => return Action::Rules(Some(rule)),
            Message::Entries => {
                self.panel = None;
                return Action::Entries;
            }
            Message::Instead => self.play_instead(cx, live),
            Message::Without => {
                self.fault = None;
                self.ignores_faults = true;
            }
            Message::CollapseSeen => self.is_collapse_seen = true,
            Message::Again(step) => return Self::again(cx, live, step),
        }
        Action::None
    }

    fn is_tick(message: &Message) -> bool {
        matches!(
            message,
            Message::Tick | Message::Frame | Message::Checked(_)
        )
    }

    fn refresh(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        // An end that was undone stays undone until the clock is started again.
        if live.state().outcome().is_none() && self.phase() == Phase::Collapsed {
            self.stop(cx, live);
        }
        if let Some(Panel::Dice(seat)) = self.panel
            && live.state().adventurers()[seat.index()].escaped
        {
            self.panel = None;
        }
        self.caught.clear();
        self.keep_moments(live);
    }

    fn undo_input(&mut self, _cx: &mut Cx<'_>, _live: &mut LiveGame<State>, forward: bool) -> bool {
        let undoes = self.can_undo_input(forward);
        if undoes {
            self.panel = None;
        }
        undoes
    }

    fn close_panel(&mut self, _cx: &mut Cx<'_>, _live: &mut LiveGame<State>) -> bool {
        self.panel.take().is_some()
    }

    fn can_undo_input(&self, forward: bool) -> bool {
        !forward && matches!(self.panel, Some(Panel::Leaving { .. }))
    }

    fn has_begun(&self, live: &LiveGame<State>) -> bool {
        self.at >= 0 || !live.journal().events().is_empty()
    }

    fn leave(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.stop(cx, live);
        cx.sound.stop();
    }

    fn view(view: View<'_, Self>) -> Element<'_, Message> {
        layout::view(view)
    }

    fn subtitle(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<String> {
        Some(layout::subtitle(self, ui, live))
    }

    fn theme<'a>(&self, ui: Ui<'a>, live: &LiveGame<State>) -> Ui<'a> {
        if self.is_alarm(live.state()) || self.is_collapsing(live.state()) {
            alarm::theme(ui)
        } else {
            ui
        }
    }

    fn backdrop(&self, ui: &Ui<'_>, live: &LiveGame<State>) -> Option<Background> {
        let state = live.state();
        (self.is_alarm(state) || self.is_collapsing(state)).then(|| alarm::backdrop(ui))
    }

    fn subscription(&self) -> Subscription<Message> {
        let check = self.check.as_ref().map(Check::subscription);
        let check = check.map_or_else(Subscription::none, |check| check.map(Message::Checked));
        if !self.is_running {
            return check;
        }
        let clock = motion::every(self.next_tick).map(|()| Message::Tick);
        if self.waves.is_moving() {
            let frames = motion::frames().map(|_| Message::Frame);
            Subscription::batch([check, clock, frames])
        } else {
            Subscription::batch([check, clock])
        }
    }

    fn alternatives(entry: &Event, players: usize) -> Vec<Alternative<Self>> {
        let others = alternatives::alternatives(entry, players).into_iter();
        others.map(|event| (None, event)).collect()
    }

    fn shortcuts(&self, live: &LiveGame<State>) -> Vec<Shortcut<Message>> {
        let state = live.state();
        if state.outcome().is_some() {
            return Vec::new();
        }
        let players: Vec<Seat> = state.inside_seats().collect();
        let person = |shortcut, message: fn(Seat) -> Message| {
            let places = players.iter().map(|seat| (seat.index() + 1, *seat));
            places.fold(shortcut, |shortcut: Shortcut<Message>, (number, seat)| {
                let sign = char::from_digit(u32::try_from(number).unwrap_or(0), 10);
                shortcut.key(sign.unwrap_or('0'), message(seat))
            })
        };
        let mut all = vec![Shortcut::new("escape-press-pause").key(Named::Space, Message::Pause)];
        if let Some(Panel::Leaving { .. }) = self.panel {
            all.push(person(
                Shortcut::new("escape-press-give"),
                Message::Receives,
            ));
            all.push(Shortcut::new("escape-press-done").key(Named::Enter, Message::Gives));
        } else if self.door_waits(state) {
            all.push(person(
                Shortcut::new("escape-press-caught"),
                Message::Caught,
            ));
            all.push(Shortcut::new("escape-press-done").key(Named::Enter, Message::DoorDone));
        } else {
            let jewels = Shortcut::new("escape-press-jewels");
            all.push(jewels.digits(1..=3, |jewels| Message::Activate(jewels.into())));
        }
        all.push(Shortcut::new("escape-press-destiny").key('d', Message::Destiny));
        all
    }
}
