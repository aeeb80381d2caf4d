//! Setting up Escape: difficulty, soundtrack, and the list for this number of adventurers.

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
use crate::core::{Game, Icon, Player};
use crate::localize::Words;
use crate::session::players::Players;
use crate::session::{self, Action, Cx};
use crate::settings::Settings;
use crate::sound::{Playable, frame_of, ms_of};
use crate::ui::checklist::Step;
use crate::ui::choice::segmented;
use crate::ui::motion;
use crate::ui::panel::{page, panel};
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::{self, Role};
use crate::ui::{Element, Ui, button};
use iced::keyboard::{Key, Modifiers};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length, Subscription};
use own::Owning;
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
    /// Those in the grid; silence stands beside it.
    const GRID: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Random,
        Self::Surprise,
        Self::Gongs,
        Self::Own,
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

/// Where a track is tried: a little before its first gong.
const PREVIEW_MS: i64 = 165_000;

/// What a table chose last, for next time.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    pub track: Choice,
    pub difficulty: Level,
    /// How often it was played: the first time has advice of its own.
    pub played: u32,
    /// Recordings of one's own, the latest first, with their marks.
    #[serde(deserialize_with = "readable")]
    pub recordings: Vec<Recording>,
    /// Where the latest one was found.
    pub folder: Option<PathBuf>,
}

impl Remembered {
    /// Where recordings were seen.
    pub fn paths(&self) -> Vec<&Path> {
        let paths = self.recordings.iter().map(|own| own.file.path.as_path());
        paths.collect()
    }
}

/// A recording that cannot be read costs only itself.
fn readable<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Recording>, D::Error> {
    let all: Vec<serde_json::Value> = Vec::deserialize(from)?;
    let read = |value| serde_json::from_value(value).ok();
    Ok(all.into_iter().filter_map(read).collect())
}

/// [`Difficulty`] as settings keep it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    #[default]
    Normal,
    Advanced,
    Expert,
}

impl From<Difficulty> for Level {
    fn from(difficulty: Difficulty) -> Self {
        match difficulty {
            Difficulty::Normal => Self::Normal,
            Difficulty::Advanced => Self::Advanced,
            Difficulty::Expert => Self::Expert,
        }
    }
}

impl From<Level> for Difficulty {
    fn from(level: Level) -> Self {
        match level {
            Level::Normal => Self::Normal,
            Level::Advanced => Self::Advanced,
            Level::Expert => Self::Expert,
        }
    }
}

/// What takes the place of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    List,
    /// The text of the spoken introduction.
    Introduction,
    Recording,
    Picker,
    Marking,
}

/// What the desk has set playing.
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
    owning: Owning,
}

#[derive(Debug, Clone)]
pub enum Message {
    Level(Level),
    Track(Choice),
    Listen,
    Preview,
    Own(own::Message),
}

impl Form {
    fn choose(&mut self, cx: &mut Cx<'_>, track: Choice) {
        self.chosen.track = track;
        self.open = match (track, self.recording()) {
            (Choice::Own, Some(_)) => Open::Recording,
            (Choice::Own, None) => {
                self.owning.picker.open(None);
                Open::Picker
            }
            _ => Open::List,
        };
        match self.sounding {
            // One soundtrack gives way to the other.
            Some(Sounding::Preview) => self.preview(cx),
            Some(_) => self.hush(cx),
            None => {}
        }
        self.owning.marking.playing = false;
        self.owning.fault = None;
        if let Some(own) = self.recording().filter(|_| track == Choice::Own) {
            let path = own.file.path.clone();
            self.owning.examine(&path, false);
        }
    }

    /// Lets the chosen soundtrack be heard, where the one before it was.
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
                    None => self.hush(cx),
                }
                return;
            }
            Choice::None => return self.hush(cx),
        };
        let soundtrack = playable::soundtrack(track, cx.seed, Cues::of(track, cx.seed));
        let show = Playable::Soundtrack(soundtrack);
        let heard = ms_of(cx.sound.now());
        let on_the_way = self.sounding == Some(Sounding::Preview)
            && (PREVIEW_MS..i64::from(Cues::PLAIN.collapse)).contains(&heard);
        let at = if on_the_way { heard } else { PREVIEW_MS };
        cx.sound.load(show, frame_of(at));
        cx.sound.play();
        self.sounding = Some(Sounding::Preview);
    }

    fn hush(&mut self, cx: &Cx<'_>) {
        if self.sounding.take().is_some() {
            cx.sound.stop();
        }
    }

    /// Marks are work: they are kept at once.
    fn keep(&self, cx: &mut Cx<'_>) {
        cx.settings.set_of_game(State::NAME, &self.chosen);
        cx.store.save_settings(&cx.settings.to_json());
    }
}

impl session::SetupForm for Form {
    type Game = State;
    type Message = Message;

    fn new(cx: &mut Cx<'_>) -> Self {
        let mut desk = Self {
            chosen: cx.settings.of_game(State::NAME),
            open: Open::List,
            sounding: None,
            owning: Owning::default(),
        };
        if let Some(own) = desk
            .recording()
            .filter(|_| desk.chosen.track == Choice::Own)
        {
            let path = own.file.path.clone();
            desk.owning.examine(&path, false);
        }
        desk
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
                self.hush(cx);
                self.owning.marking.playing = false;
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
                    self.hush(cx);
                } else {
                    self.hush(cx);
                    self.owning.marking.playing = false;
                    self.preview(cx);
                }
            }
            Message::Level(level) => self.chosen.difficulty = level,
            Message::Track(track) => self.choose(cx, track),
            Message::Own(message) => self.own(cx, message),
        }
        Action::None
    }

    fn keeps_list(message: &Message) -> bool {
        !matches!(message, Message::Level(_))
    }

    fn back(&mut self, cx: &mut Cx<'_>) -> bool {
        (self.open == Open::Picker && self.owning.picker.up()) || self.close(cx)
    }

    fn leave(&mut self, cx: &mut Cx<'_>) {
        self.hush(cx);
    }

    fn subscription(&self) -> Subscription<Message> {
        if self.owning.is_busy() {
            motion::every(Duration::from_millis(100)).map(|()| Message::Own(own::Message::Tick))
        } else {
            Subscription::none()
        }
    }

    fn key(&self, key: &Key, _modifiers: Modifiers) -> Option<Message> {
        self.marking_key(key).map(Message::Own)
    }

    fn missing(&self, ui: &Ui<'_>, _people: &[Player]) -> Option<String> {
        let missing = self.chosen.track == Choice::Own && self.recording().is_none();
        missing.then(|| ui.t("escape-own-first"))
    }

    fn options<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Element<'a, Message> {
        let levels = [
            (Level::Normal, ui.t("escape-normal")),
            (Level::Advanced, ui.t("escape-advanced")),
            (Level::Expert, ui.t("escape-expert")),
        ];
        let tracks = Choice::GRID.map(|track| (track, ui.t(track.key())));
        let tight = ui.size.width < 480.0 || ui.large_text();
        let columns = if tight { 2 } else { 3 };
        let level_columns = if ui.large_text() { 1 } else { 3 };
        column![
            column![
                ui.text(Role::Heading, ui.t("escape-difficulty")),
                segmented(
                    ui,
                    &levels,
                    Some(self.chosen.difficulty),
                    level_columns,
                    Message::Level
                ),
            ]
            .spacing(10),
            column![
                self.soundtrack_head(ui),
                segmented(
                    ui,
                    &tracks,
                    Some(self.chosen.track),
                    columns,
                    Message::Track
                ),
                self.about_track(ui),
            ]
            .spacing(10),
        ]
        .spacing(16)
        .into()
    }

    fn steps(&self, ui: &Ui<'_>, people: &[Player]) -> Vec<Step> {
        let Some(list) = box_list(people.len(), self.chosen.difficulty.into()) else {
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
        let height = if ui.narrow() { 72.0 } else { 80.0 };
        let listen = button::secondary(ui, None, ui.t(word))
            .height(Length::Fixed(height))
            .on_press(Message::Listen);
        Some(listen.into())
    }

    fn panel<'a>(&'a self, ui: &Ui<'a>, _table: &'a Players) -> Option<Element<'a, Message>> {
        let margins = if ui.narrow() { 28.0 } else { 48.0 };
        let around = if ui.two_panes() {
            0.0
        } else {
            64.0 + 2.0 * ui.margin()
        };
        let room = ui.size.height - around - margins;
        let content = match (self.open, self.recording()) {
            (Open::List, _) | (Open::Recording | Open::Marking, None) => return None,
            (Open::Introduction, _) => introduction(ui),
            (Open::Picker, _) => self.pick(ui, room).map(Message::Own),
            (Open::Recording, Some(own)) => card::view(ui, self, own).map(Message::Own),
            (Open::Marking, Some(own)) => marking::view(ui, room, self, own).map(Message::Own),
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
            difficulty: self.chosen.difficulty.into(),
            track: Some(heard.write()),
        }
    }

    fn remember(&self, settings: &mut Settings) {
        settings.set_of_game(State::NAME, &self.chosen);
    }
}

impl Form {
    /// The heading, and a way to hear what is chosen.
    fn soundtrack_head<'a>(&self, ui: &Ui<'a>) -> Element<'a, Message> {
        let playing = self.sounding == Some(Sounding::Preview);
        let (sign, word) = if playing {
            (Icon::Pause, "escape-preview-stop")
        } else {
            (Icon::Play, "escape-preview")
        };
        let silent = match self.chosen.track {
            Choice::None => true,
            Choice::Own => self.recording().is_none(),
            _ => false,
        };
        let listen = (!silent).then(|| {
            button::text_button(ui, Some(sign), ui.t(word))
                .height(Length::Fixed(48.0))
                .on_press(Message::Preview)
        });
        row![
            ui.text(Role::Heading, ui.t("escape-soundtrack"))
                .width(Length::Fill)
        ]
        .push(listen)
        .align_y(Alignment::Center)
        .height(Length::Fixed(48.0))
        .into()
    }

    /// What the choice means, and silence beside it.
    fn about_track<'a>(&'a self, ui: &Ui<'a>) -> Element<'a, Message> {
        let about: Element<'a, Message> = match self.chosen.track {
            Choice::Own => card::line(ui, self).map(Message::Own),
            Choice::One if self.chosen.played == 0 => ui
                .soft(Role::Small, ui.t("escape-track-first"))
                .width(Length::Fill)
                .into(),
            track => ui
                .soft(Role::Small, ui.t(track.about()))
                .width(Length::Fill)
                .into(),
        };
        let none = self.without_sound(ui);
        if ui.size.width < 480.0 || ui.large_text() {
            column![about, none].spacing(8).into()
        } else {
            row![about, none]
                .spacing(12)
                .align_y(Alignment::Center)
                .into()
        }
    }

    fn without_sound<'a>(&self, ui: &Ui<'a>) -> Element<'a, Message> {
        let on = self.chosen.track == Choice::None;
        let accent = ui.accent;
        let (ink, skin) = if on {
            (accent.on_accent, TapStyle::bare(ui).fill(accent.accent))
        } else {
            (accent.accent, TapStyle::bare(ui))
        };
        let px = ui.px(Role::Label) * 0.9;
        let word = text(ui.t("escape-track-none"))
            .size(px)
            .font(typography::BOLD)
            .color(ink)
            .wrapping(text::Wrapping::None);
        let sign = on.then(|| crate::ui::icon::tinted(Icon::Check, (px * 1.1).round(), ink));
        let content = row![]
            .push(sign)
            .push(word)
            .spacing(6)
            .align_y(Alignment::Center);
        tap(ui, skin, container(content).center_y(Length::Fill))
            .height(Length::Fixed(ui.grow(48.0)))
            .padding([0, 14])
            .on_press(Message::Track(Choice::None))
            .into()
    }

    fn pick<'a>(&'a self, ui: &Ui<'a>, room: f32) -> Element<'a, own::Message> {
        let fault = self.owning.fault.map(|fault| card::unheard(ui, fault));
        let taken = match &fault {
            Some(_) if ui.narrow() => ui.grow(140.0),
            Some(_) if ui.large_text() => 230.0,
            Some(_) => ui.grow(92.0),
            None => 0.0,
        };
        let folder = self.chosen.folder.as_deref();
        let known = &self.chosen.recordings;
        let picker = &self.owning.picker;
        let list = picker.view(ui, room - taken, known, folder);
        column![picker.head(ui)]
            .push(fault)
            .push(list)
            .spacing(8)
            .into()
    }
}

/// The text beside the voice.
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
