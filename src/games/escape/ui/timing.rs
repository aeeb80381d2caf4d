//! The course of the ten minutes: starting, stopping and reading the clock; cues.

use super::recording_file::Checked;
use super::setup::Remembered;
use super::{Event, LiveGame, Panel, Phase, Screen, SoundtrackChoice, Source, State, playable};
use crate::core::Game;
use crate::session::Cx;
use crate::sound::{frame_of, ms_of};
use crate::ui::motion::Motion;
use serde_json::json;
use std::time::Duration;

/// Ticks come this much after the moment they are for, never before it.
const TICK_DELAY_MS: i64 = 4;
/// How long the collapse is heard after the end of the countdown.
const COLLAPSE_SOUND_MS: i64 = 12_000;
/// How long the waves of a gong spread.
const WAVES: Duration = Duration::from_millis(2500);

impl Screen {
    /// From now to the next second on the clock, or to a cue that comes before it.
    fn until_change(&self) -> Duration {
        let next = self.cues.until_change(self.at) + TICK_DELAY_MS;
        Duration::from_millis(u64::try_from(next).unwrap_or(1000))
    }

    pub(super) fn run(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if self.is_running || live.state().outcome().is_some() || live.read_only() {
            return;
        }
        self.is_running = true;
        self.paused_since = None;
        self.next_tick = self.until_change();
        match &mut self.source {
            Source::Sound => cx.sound.play(),
            Source::Steady { since, from } => {
                *since = cx.instant;
                *from = self.at;
            }
        }
        live.note(&cx.now, json!({ "clock": "started", "at_ms": self.at }));
    }

    pub(super) fn stop(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        if !self.is_running {
            return;
        }
        self.read_clock(cx);
        self.is_running = false;
        self.paused_since = Some(cx.now);
        if let Source::Sound = self.source {
            cx.sound.pause();
        }
        let since = cx.now.to_rfc3339();
        let note = json!({ "clock": "paused", "at_ms": self.at, "since": since });
        live.note(&cx.now, note);
    }

    pub(super) fn read_clock(&mut self, cx: &Cx<'_>) {
        if !self.is_running {
            return;
        }
        let at = match self.source {
            Source::Sound => ms_of(cx.sound.at(cx.instant)),
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

    pub(super) fn tick(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        let before = self.phase();
        self.read_clock(cx);
        self.next_tick = self.until_change();
        let second = (self.at - i64::from(self.cues.collapse)).div_euclid(1000);
        if second != self.noted_second && live.state().outcome().is_none() {
            self.noted_second = second;
            live.note(&cx.now, json!({ "clock": "at", "at_ms": self.at }));
        }
        let phase = self.phase();
        if std::mem::discriminant(&phase) != std::mem::discriminant(&before) {
            self.cue(phase);
        }
        if self.is_running && phase == Phase::Collapsed && live.state().outcome().is_none() {
            self.collapse(cx, live);
        }
        if self.at > i64::from(self.cues.collapse) + COLLAPSE_SOUND_MS {
            self.stop(cx, live);
        }
        let listens = self.check.is_none() && !self.ignores_faults;
        if self.fault.is_none() && listens && live.state().outcome().is_none() {
            self.fault = cx.sound.fault();
        }
    }

    /// The end of the ten minutes. Whoever has tapped that they leave is out, with or without the
    /// die that nobody was chosen for yet.
    fn collapse(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.gives(cx, live);
        if live.state().outcome().is_none() {
            let _ = self.tap(cx, live, Event::Collapse);
        }
    }

    /// A gong or a door closes what is open in the band, except the question of who gets a die.
    fn cue(&mut self, phase: Phase) {
        if !matches!(self.panel, Some(Panel::Leaving { .. })) {
            self.panel = None;
        }
        if let Phase::Explore(_) = phase {
            self.caught.clear();
        }
    }

    /// Replaces the recording by a built-in track, at the same position.
    pub(super) fn play_instead(&mut self, cx: &mut Cx<'_>, live: &mut LiveGame<State>) {
        self.read_clock(cx);
        self.soundtrack = self.soundtrack.instead(cx.seed);
        self.check = None;
        self.fault = None;
        live.note(&cx.now, json!({ "track": self.soundtrack.write() }));
        self.load(cx);
    }

    /// The recording has been searched for: one that was moved is played from its new place.
    pub(super) fn checked(&mut self, cx: &Cx<'_>, checked: Checked) {
        self.check = None;
        self.fault = checked.fault;
        if let SoundtrackChoice::Recording(recording) = &mut self.soundtrack
            && recording.file.path != checked.path
        {
            recording.file.path = checked.path;
            self.load(cx);
        }
    }

    /// Replaces the loaded soundtrack. A running clock continues.
    fn load(&self, cx: &Cx<'_>) {
        let known: Remembered = cx.settings.of_game(State::NAME);
        match playable::playable(&self.soundtrack, known.spoken_countdown) {
            Some(playable) if self.is_running => cx.sound.replace(playable),
            Some(playable) => cx.sound.load(playable, frame_of(self.at)),
            None => {}
        }
    }
}
