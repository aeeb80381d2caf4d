//! The setup of Escape: difficulty, soundtrack, and the components for this number of players.

mod card;
mod list;
mod marking;
pub mod own;
mod picker;

use super::super::components::box_list;
use super::super::cues::{Cues, Track};
use super::super::rules::{Difficulty, Setup, State};
use super::super::soundtrack::{Recording, SoundtrackChoice};
use super::playable;
use super::recording_file::Check;
use crate::core::{Game, Icon, Player};
use crate::localize::Words;
use crate::session::field::Field;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::sound::{Playable, frame_of, ms_of};
use crate::ui::checklist::Step;
use crate::ui::panel::{page, panel};
use crate::ui::{Element, Role, Ui, button, flow, motion};
use iced::keyboard::{Key, Modifiers};
use iced::widget::{column, container, row};
use iced::{Alignment, Length, Subscription};
use own::RecordingPanel;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What is heard during the ten minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    #[default]
    One,
    Two,
    Random,
    Surprise,
    Gongs,
    /// A recording of one's own.
    Own,
    None,
}

impl Choice {
    const ALL: [Self; 7] = [
        Self::One,
        Self::Two,
        Self::Random,
        Self::Surprise,
        Self::Gongs,
        Self::Own,
        Self::None,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Self::One => "escape-track-one",
            Self::Two => "escape-track-two",
            Self::Random => "escape-track-random",
            Self::Surprise => "escape-track-surprise",
            Self::Gongs => "escape-track-gongs",
            Self::Own => "escape-track-own",
            Self::None => "escape-track-none",
        }
    }

    const fn about(self) -> &'static str {
        match self {
            Self::One | Self::Two | Self::Random => "escape-track-same-cues",
            Self::Surprise => "escape-track-surprise-about",
            Self::Gongs => "escape-track-gongs-about",
            Self::Own => "escape-own-formats",
            Self::None => "escape-track-none-about",
        }
    }
}

/// Paragraphs of the spoken introduction.
const INTRODUCTION: u8 = 9;

/// Where the preview of a track begins: a little before its first gong.
const PREVIEW_MS: i64 = 165_000;

/// The choices of the last game.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub track: Choice,
    pub difficulty: Difficulty,
    /// Whether a voice counts down to the doors and to the collapse.
    pub spoken_countdown: bool,
    /// How often it was played: the first game shows advice.
    pub played: u32,
    /// Recordings of one's own, the latest first, with their marks.
    #[serde(deserialize_with = "readable")]
    pub recordings: Vec<Recording>,
    /// Where the latest one was found.
    pub folder: Option<PathBuf>,
}

impl Remembered {
    /// Where recordings were found.
    pub fn paths(&self) -> Vec<&Path> {
        let paths = self.recordings.iter().map(|own| own.file.path.as_path());
        paths.collect()
    }
}

/// A recording that cannot be read is left out.
fn readable<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Recording>, D::Error> {
    let all: Vec<serde_json::Value> = Vec::deserialize(from)?;
    let read = |value| serde_json::from_value(value).ok();
    Ok(all.into_iter().filter_map(read).collect())
}

/// What is open instead of the list of components.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    List,
    /// The text of the spoken introduction.
    Introduction,
    Recording,
    Picker,
    Marking,
}

/// What the setup is playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sounding {
    Introduction,
    /// The chosen soundtrack, to be tried.
    Preview,
    /// A recording that is being marked.
    Recording,
}

#[derive(Debug)]
pub struct Form {
    chosen: Remembered,
    open: Open,
    sounding: Option<Sounding>,
    recordings: RecordingPanel,
}

#[derive(Debug, Clone)]
pub enum Message {
    Level(Difficulty),
    Track(Choice),
    SpokenCountdown,
    Listen,
    Preview,
    Own(own::Message),
}

impl Form {
    fn choose(&mut self, cx: &mut Cx<'_>, track: Choice) -> Action<own::Message> {
        self.chosen.track = track;
        let own = self.recording().map(|own| own.file.path.clone());
        let own = own.filter(|_| track == Choice::Own);
        self.open = match (track, &own) {
            (Choice::Own, Some(_)) => Open::Recording,
            (Choice::Own, None) => Open::Picker,
            _ => Open::List,
        };
        match self.sounding {
            // The other soundtrack is played instead.
            Some(Sounding::Preview) => self.preview(cx),
            Some(_) => self.stop_sound(cx),
            None => {}
        }
        self.recordings.marking.is_playing = false;
        self.recordings.fault = None;
        match own {
            Some(path) => self.recordings.examine(path),
            None if self.open == Open::Picker => self.recordings.picker.open(None),
            None => Action::None,
        }
    }

    /// Plays the chosen soundtrack, from the position of the one before.
    fn preview(&mut self, cx: &Cx<'_>) {
        let track = match self.chosen.track {
            Choice::One => Track::One,
            Choice::Random if cx.seed.is_multiple_of(2) => Track::One,
            Choice::Two | Choice::Random => Track::Two,
            Choice::Surprise => Track::Surprise,
            Choice::Gongs => Track::Gongs,
            Choice::Own => {
                match self.recording() {
                    Some(own) => {
                        let show = playable::whole_recording(own);
                        let at = own.marks.cues().map_or(0, |(shout, _)| i64::from(shout));
                        cx.sound.load(show, frame_of(at));
                        cx.sound.play();
                        self.sounding = Some(Sounding::Preview);
                    }
                    None => self.stop_sound(cx),
                }
                return;
            }
            Choice::None => return self.stop_sound(cx),
        };
        let make = if self.chosen.spoken_countdown {
            playable::with_countdown
        } else {
            playable::soundtrack
        };
        let show = Playable::Soundtrack(make(track, cx.seed, Cues::of(track, cx.seed)));
        let heard = ms_of(cx.sound.at(cx.instant));
        let on_the_way = self.sounding == Some(Sounding::Preview)
            && (PREVIEW_MS..i64::from(Cues::PLAIN.collapse)).contains(&heard);
        let at = if on_the_way { heard } else { PREVIEW_MS };
        cx.sound.load(show, frame_of(at));
        cx.sound.play();
        self.sounding = Some(Sounding::Preview);
    }

    fn stop_sound(&mut self, cx: &Cx<'_>) {
        if self.sounding.take().is_some() {
            cx.sound.stop();
        }
    }
}

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        let mut form = Self {
            chosen: cx.settings.of_game(State::NAME),
            open: Open::List,
            sounding: None,
            recordings: RecordingPanel::default(),
        };
        if form.chosen.track == Choice::Own {
            form.recordings.check = form.recording().map(|own| Check::new(own, &[]));
        }
        form
    }

    fn update(
        &mut self,
        cx: &mut Cx<'_>,
        _players: &[Player],
        message: Message,
    ) -> Action<Message> {
        match message {
            Message::Listen => {
                let listening = self.sounding == Some(Sounding::Introduction);
                self.stop_sound(cx);
                self.recordings.marking.is_playing = false;
                self.open = Open::List;
                if !listening {
                    self.open = Open::Introduction;
                    self.sounding = Some(Sounding::Introduction);
                    cx.sound.load(Playable::Voice("intro"), 0);
                    cx.sound.play();
                }
            }
            Message::Preview => {
                if self.sounding == Some(Sounding::Preview) {
                    self.stop_sound(cx);
                } else {
                    self.stop_sound(cx);
                    self.recordings.marking.is_playing = false;
                    self.preview(cx);
                }
            }
            Message::Level(level) => self.chosen.difficulty = level,
            Message::SpokenCountdown => {
                self.chosen.spoken_countdown = !self.chosen.spoken_countdown;
                if self.sounding == Some(Sounding::Preview) {
                    self.preview(cx);
                }
            }
            Message::Track(track) => return self.choose(cx, track).map(Message::Own),
            Message::Own(message) => return self.own(cx, message).map(Message::Own),
        }
        Action::None
    }

    fn keeps_list(message: &Message) -> bool {
        !matches!(message, Message::Level(_))
    }

    fn back(&mut self, cx: &mut Cx<'_>) -> bool {
        let is_picking = self.open == Open::Picker && !self.recordings.is_examining();
        (is_picking && self.recordings.picker.up()) || self.close(cx)
    }

    fn leave(&mut self, cx: &mut Cx<'_>) {
        self.stop_sound(cx);
    }

    fn subscription(&self) -> Subscription<Message> {
        let check = self.recordings.check.as_ref().map(Check::subscription);
        let check = check.map_or_else(Subscription::none, |check| check.map(own::Message::Checked));
        let ticks = if self.recordings.marking.is_playing {
            motion::every(Duration::from_millis(100)).map(|()| own::Message::Tick)
        } else if self.recordings.is_examining() {
            motion::every(Duration::from_millis(250)).map(|()| own::Message::Tick)
        } else {
            Subscription::none()
        };
        Subscription::batch([check, ticks]).map(Message::Own)
    }

    fn key(&self, key: &Key, _modifiers: Modifiers) -> Option<Message> {
        self.marking_key(key).map(Message::Own)
    }

    fn missing(&self, ui: &Ui<'_>, _people: &[Player]) -> Option<String> {
        let missing = self.chosen.track == Choice::Own && self.recording().is_none();
        missing.then(|| ui.t("escape-own-first"))
    }

    fn fields<'a>(&'a self, ui: Ui<'a>, _players: &'a [Player]) -> Vec<Field<'a, Message>> {
        let levels = [
            (Difficulty::Normal, "escape-normal"),
            (Difficulty::Advanced, "escape-advanced"),
            (Difficulty::Expert, "escape-expert"),
        ];
        let levels = levels.map(|(level, key)| (level, ui.t(key)));
        let tracks = Choice::ALL.map(|track| (track, ui.t(track.key())));
        let chosen = &self.chosen;
        let difficulty = ui.t("escape-difficulty");
        let soundtrack = ui.t("escape-soundtrack");
        let mut fields = vec![
            Field::choice(difficulty, levels, &chosen.difficulty, Message::Level),
            Field::choice(soundtrack, tracks, &chosen.track, Message::Track),
        ];
        if chosen.track == Choice::Own {
            fields.push(card::link(ui, self));
        }
        fields.push(Field::Own(self.about_track(ui)));
        if !matches!(chosen.track, Choice::Own | Choice::None) {
            fields.push(Field::Toggle {
                icon: Icon::Sound,
                title: ui.t("escape-spoken-countdown"),
                about: ui.t("escape-spoken-countdown-about"),
                is_on: chosen.spoken_countdown,
                message: Message::SpokenCountdown,
            });
        }
        fields
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        let Some(list) = box_list(people.len(), self.chosen.difficulty) else {
            return Vec::new();
        };
        list::steps(ui, people.len(), &list)
    }

    fn aside<'a>(&'a self, ui: &Ui<'a>) -> Option<Element<'a, Message>> {
        if matches!(self.open, Open::Recording | Open::Picker | Open::Marking) {
            return None;
        }
        let word = if self.sounding == Some(Sounding::Introduction) {
            "escape-listen-stop"
        } else {
            "escape-listen"
        };
        let listen = button::secondary(ui, None, ui.t(word))
            .height(if ui.narrow() { 72.0 } else { 80.0 })
            .on_press(Message::Listen);
        Some(listen.into())
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        let content = match (self.open, self.recording()) {
            (Open::List, _) | (Open::Recording | Open::Marking, None) => return None,
            (Open::Introduction, _) => introduction(ui),
            (Open::Picker, _) => self.pick(*ui).map(Message::Own),
            (Open::Recording, Some(own)) => card::view(*ui, self, own).map(Message::Own),
            (Open::Marking, Some(own)) => marking::view(*ui, self, own).map(Message::Own),
        };
        Some(
            panel(ui, content)
                .padding(if ui.narrow() { 14 } else { 24 })
                .height(Length::Fill)
                .into(),
        )
    }

    fn start(&self, words: &Words) -> String {
        words.text("escape-start")
    }

    fn setup(&self, people: &[Player], seed: u64) -> Setup {
        let ours = |track| SoundtrackChoice::Track {
            track,
            seed,
            cues: None,
        };
        let heard = match self.chosen.track {
            Choice::One => ours(Track::One),
            Choice::Random if SmallRng::seed_from_u64(seed).random_bool(0.5) => ours(Track::One),
            Choice::Two | Choice::Random => ours(Track::Two),
            Choice::Surprise => ours(Track::Surprise),
            Choice::Gongs => ours(Track::Gongs),
            Choice::Own => self.recording().map_or(SoundtrackChoice::Silent, |own| {
                SoundtrackChoice::Recording(Box::new(own.clone()))
            }),
            Choice::None => SoundtrackChoice::Silent,
        };
        Setup {
            players: people.iter().map(|person| person.name.clone()).collect(),
            difficulty: self.chosen.difficulty,
            track: Some(heard.write()),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        settings.set_of_game(State::NAME, &self.chosen);
    }
}

impl Form {
    /// What the choice means, and the preview.
    fn about_track<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let (sign, word) = if self.sounding == Some(Sounding::Preview) {
            (Icon::Pause, "escape-preview-stop")
        } else {
            (Icon::Play, "escape-preview")
        };
        let is_silent = match self.chosen.track {
            Choice::None => true,
            Choice::Own => self.recording().is_none(),
            _ => false,
        };
        let listen = button::text_button(&ui, Some(sign), ui.t(word));
        let listen = (!is_silent).then(|| listen.on_press(Message::Preview).into());
        let about = match self.chosen.track {
            Choice::One if self.chosen.played == 0 => "escape-track-first",
            track => track.about(),
        };
        let about = ui.soft(Role::Small, ui.t(about)).width(Length::Fill);
        flow(ui, 8.0, 8.0, [about.into()].into_iter().chain(listen)).into()
    }

    fn pick<'a>(&'a self, ui: Ui<'a>) -> Element<'a, own::Message> {
        let RecordingPanel { picker, fault, .. } = &self.recordings;
        let fault = fault.map(|fault| card::unheard(&ui, fault));
        let folder = self.chosen.folder.as_deref();
        let content = match card::opening(ui, self) {
            Some(opening) => container(opening).center(Length::Fill).into(),
            None => picker.view(ui, &self.chosen.recordings, folder),
        };
        column![picker.head(ui)]
            .push(fault)
            .push(content)
            .spacing(8)
            .into()
    }
}

/// The text of the spoken introduction.
fn introduction<'a>(ui: &Ui<'a>) -> Element<'a, Message> {
    let sentences = (1..=INTRODUCTION).map(|n| {
        ui.text(Role::Body, ui.t(&format!("voice-intro-{n}")))
            .into()
    });
    let head = row![
        ui.text(Role::Title, ui.t("escape-listen-title"))
            .width(Length::Fill),
        button::icon_button(ui, Icon::Close, Some(Message::Listen)),
    ]
    .align_y(Alignment::Center);
    let text = page(ui, column(sentences).spacing(12));
    column![head, text].spacing(12).into()
}
