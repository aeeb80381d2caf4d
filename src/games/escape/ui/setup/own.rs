//! A recording of one's own at the desk: chosen, marked by tapping along or step by step, tried.

use super::super::{playable, recording_file};
use super::picker::Picker;
use super::{Choice, Form, Open, Sounding};
use crate::games::escape::marks::Mark;
use crate::games::escape::soundtrack::Recording;
use crate::platform;
use crate::session::Cx;
use crate::sound::recording::Fault;
use crate::sound::{frame_of, ms_of};
use crate::ui::typography::Role;
use crate::ui::{Text, Ui};
use iced::keyboard::{Key, key::Named};
use iced::widget::text;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, TryRecvError};

/// Recordings that are remembered.
const REMEMBERED: usize = 24;
/// A jump while listening.
const JUMP_MS: i64 = 5_000;
/// To hear a mark, one begins a little before it.
const BEFORE_MS: i64 = 2_000;

#[derive(Debug, Clone)]
pub enum Message {
    Tick,
    /// The recording's own sheet, the places to look for one, and the marks.
    Show,
    Look,
    Marks,
    Close,
    Up,
    Page(bool),
    Folder(PathBuf),
    Pick(PathBuf),
    Known(usize),
    Gongs,
    /// The marks are all taken away; and put again.
    Forget,
    Undo,
    Play,
    Jump(bool),
    Mark,
    Tab(Tab),
    Select(bool),
    Step(i32),
    Clear,
    Hear,
    /// Our own soundtrack instead.
    Instead,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Listen,
    Step,
}

/// What is being done with marks.
#[derive(Debug)]
pub struct Marking {
    pub tab: Tab,
    /// The one that is moved step by step.
    pub selected: Mark,
    /// Where the recording is heard, in milliseconds.
    pub at: i64,
    pub playing: bool,
    /// Marks as they were, the latest last.
    pub before: Vec<crate::games::escape::marks::Marks>,
}

impl Default for Marking {
    fn default() -> Self {
        Self {
            tab: Tab::Listen,
            selected: Mark::Shout,
            at: 0,
            playing: false,
            before: Vec::new(),
        }
    }
}

/// What the desk knows and does about recordings.
#[derive(Debug, Default)]
pub struct Owning {
    pub picker: Picker,
    pub marking: Marking,
    pub fault: Option<Fault>,
    /// A file is opened beside the window: it may be slow. Whether it has just been picked.
    examined: Option<(Receiver<Result<Recording, Fault>>, bool)>,
}

impl Owning {
    pub fn examine(&mut self, path: &Path, picked: bool) {
        let (tell, told) = mpsc::channel();
        let path = path.to_path_buf();
        let asked = platform::spawn("examine", move || {
            let _ = tell.send(recording_file::examine(&path));
        });
        self.examined = asked.is_ok().then_some((told, picked));
    }

    /// Whether something is to be waited for, or moves.
    pub fn is_busy(&self) -> bool {
        self.examined.is_some() || self.picker.is_reading() || self.marking.playing
    }
}

impl Form {
    pub(super) fn own(&mut self, cx: &mut Cx<'_>, message: Message) {
        match message {
            Message::Tick => self.tick(cx),
            Message::Show => self.open = Open::Recording,
            Message::Look => {
                self.hush(cx);
                self.owning.fault = None;
                self.owning.picker.open(None);
                self.open = Open::Picker;
            }
            Message::Marks => self.begin_marking(cx),
            Message::Close => {
                let _ = self.close(cx);
            }
            Message::Up => {
                self.owning.fault = None;
                let _ = self.owning.picker.up();
            }
            Message::Page(forward) => self.owning.picker.turn(forward),
            Message::Folder(folder) => {
                self.owning.fault = None;
                self.owning.picker.open(Some(folder));
            }
            Message::Pick(path) => self.owning.examine(&path, true),
            Message::Known(place) => {
                if let Some(own) = self.chosen.recordings.get(place) {
                    let path = own.file.path.clone();
                    self.owning.examine(&path, true);
                }
            }
            Message::Gongs => self.change(cx, |own| own.gongs = !own.gongs),
            Message::Instead => self.choose(cx, Choice::One),
            message => self.mark(cx, message),
        }
    }

    fn mark(&mut self, cx: &mut Cx<'_>, message: Message) {
        match message {
            Message::Forget => {
                self.remember_marks();
                self.change(cx, |own| own.marks = Default::default());
                self.owning.marking.selected = Mark::Shout;
            }
            Message::Undo => {
                if let Some(before) = self.owning.marking.before.pop() {
                    self.change(cx, |own| own.marks = before);
                }
            }
            Message::Play => self.play_or_pause(cx),
            Message::Jump(forward) => {
                self.follow(cx);
                let by = if forward { JUMP_MS } else { -JUMP_MS };
                self.jump(cx, self.owning.marking.at + by);
            }
            Message::Mark => self.mark_now(cx),
            Message::Tab(tab) => self.owning.marking.tab = tab,
            Message::Select(forward) => {
                let marking = &mut self.owning.marking;
                marking.selected = marking.selected.beside(forward).unwrap_or(marking.selected);
            }
            Message::Step(by) => {
                self.remember_marks();
                let mark = self.owning.marking.selected;
                self.change(cx, |own| own.marks.step(mark, by, own.length_ms));
            }
            Message::Clear => {
                self.remember_marks();
                let mark = self.owning.marking.selected;
                self.change(cx, |own| own.marks.clear(mark));
            }
            Message::Hear => {
                let mark = self.owning.marking.selected;
                let at = self.recording().and_then(|own| own.marks.at(mark));
                if let Some(at) = at {
                    self.jump(cx, i64::from(at) - BEFORE_MS);
                    if !self.owning.marking.playing {
                        self.play_or_pause(cx);
                    }
                }
            }
            _ => {}
        }
    }

    /// The recording that is chosen.
    pub(super) fn recording(&self) -> Option<&Recording> {
        self.chosen.recordings.first()
    }

    /// Changes the chosen recording, and keeps it: marks are work.
    fn change(&mut self, cx: &mut Cx<'_>, change: impl FnOnce(&mut Recording)) {
        if let Some(own) = self.chosen.recordings.first_mut() {
            change(own);
            self.keep(cx);
        }
    }

    fn remember_marks(&mut self) {
        if let Some(own) = self.chosen.recordings.first() {
            self.owning.marking.before.push(own.marks);
        }
    }

    fn tick(&mut self, cx: &mut Cx<'_>) {
        self.owning.picker.hear();
        if let Some((told, picked)) = &self.owning.examined {
            let picked = *picked;
            match told.try_recv() {
                Ok(examined) => {
                    self.owning.examined = None;
                    if picked || self.open != Open::Picker {
                        self.take(cx, examined);
                    }
                }
                Err(TryRecvError::Disconnected) => self.owning.examined = None,
                Err(TryRecvError::Empty) => {}
            }
        }
        if self.owning.marking.playing {
            self.follow(cx);
            self.owning.fault = cx.sound.fault();
            self.watch_end(cx);
        }
    }

    /// A file has been opened: it is the chosen one now, with the marks it had.
    fn take(&mut self, cx: &mut Cx<'_>, examined: Result<Recording, Fault>) {
        let mut own = match examined {
            Ok(own) => own,
            Err(fault) => {
                self.owning.fault = Some(fault);
                return;
            }
        };
        self.owning.fault = None;
        let all = &mut self.chosen.recordings;
        if let Some(place) = all.iter().position(|known| known.file.is(&own.file)) {
            let known = all.remove(place);
            own.marks = known.marks;
            own.gongs = known.gongs;
        }
        self.chosen.folder = own.file.path.parent().map(Path::to_path_buf);
        all.insert(0, own);
        all.truncate(REMEMBERED);
        self.owning.marking = Marking::default();
        if self.open == Open::Picker {
            self.open = Open::Recording;
        }
        self.keep(cx);
    }

    fn begin_marking(&mut self, cx: &mut Cx<'_>) {
        let Some(own) = self.recording() else { return };
        let next = own.marks.next();
        let at = Mark::ALL
            .into_iter()
            .filter_map(|mark| own.marks.at(mark))
            .max()
            .filter(|_| next.is_some())
            .map_or(0, |at| i64::from(at) - JUMP_MS);
        self.owning.fault = None;
        self.owning.marking = Marking {
            tab: if next.is_some() {
                Tab::Listen
            } else {
                Tab::Step
            },
            selected: next.unwrap_or(Mark::Shout),
            ..Marking::default()
        };
        self.open = Open::Marking;
        self.jump(cx, at);
    }

    /// Goes to a moment of the recording, and goes on playing if it was.
    fn jump(&mut self, cx: &Cx<'_>, at: i64) {
        let Some(own) = self.recording() else { return };
        let at = at.clamp(0, i64::from(own.length_ms));
        let show = playable::whole_recording(own);
        // At once, without a cross-fade: one is looking for a moment.
        cx.sound.pause();
        cx.sound.load(show, frame_of(at));
        self.owning.marking.at = at;
        if self.owning.marking.playing {
            cx.sound.play();
        }
        self.sounding = Some(Sounding::Recording);
    }

    fn play_or_pause(&mut self, cx: &Cx<'_>) {
        self.follow(cx);
        let marking = &mut self.owning.marking;
        marking.playing = !marking.playing;
        if marking.playing {
            let over = self
                .chosen
                .recordings
                .first()
                .is_some_and(|own| self.owning.marking.at >= i64::from(own.length_ms));
            if over {
                self.jump(cx, 0);
            } else {
                cx.sound.play();
            }
        } else {
            cx.sound.pause();
        }
    }

    /// Where the recording is heard.
    fn follow(&mut self, cx: &Cx<'_>) {
        if self.owning.marking.playing {
            self.owning.marking.at = ms_of(cx.sound.now());
        }
    }

    /// At its end it stops; the end itself need not be tapped.
    fn watch_end(&mut self, cx: &mut Cx<'_>) {
        let Some(own) = self.recording() else { return };
        let (length, marks) = (own.length_ms, own.marks);
        if self.owning.marking.at < i64::from(length) {
            return;
        }
        self.owning.marking.playing = false;
        self.owning.marking.at = i64::from(length);
        cx.sound.pause();
        if marks.next() == Some(Mark::End) {
            self.remember_marks();
            self.change(cx, |own| own.marks.set(Mark::End, length));
        }
    }

    /// "Now": the first mark that is missing is here.
    fn mark_now(&mut self, cx: &mut Cx<'_>) {
        self.follow(cx);
        let Ok(at) = u32::try_from(self.owning.marking.at) else {
            return;
        };
        let Some(mark) = self.recording().and_then(|own| own.marks.next()) else {
            let _ = self.close(cx);
            return;
        };
        self.remember_marks();
        self.change(cx, |own| own.marks.set(mark, at));
        self.owning.marking.selected = mark;
    }

    /// One step back from what is open; false when nothing was.
    pub(super) fn close(&mut self, cx: &mut Cx<'_>) -> bool {
        match self.open {
            Open::List => return false,
            Open::Introduction | Open::Recording => self.open = Open::List,
            Open::Picker => {
                self.owning.fault = None;
                self.open = if self.recording().is_some() {
                    Open::Recording
                } else {
                    Open::List
                };
            }
            Open::Marking => self.open = Open::Recording,
        }
        if self.sounding != Some(Sounding::Preview) {
            self.hush(cx);
        }
        self.owning.marking.playing = false;
        true
    }

    /// Keys while marks are put: the space bar is the large button, or the pause.
    pub(super) fn marking_key(&self, key: &Key) -> Option<Message> {
        if self.open != Open::Marking {
            return None;
        }
        match key.as_ref() {
            Key::Named(Named::Enter) => Some(Message::Mark),
            Key::Named(Named::Space) => Some(Message::Play),
            Key::Named(Named::ArrowLeft) => Some(Message::Jump(false)),
            Key::Named(Named::ArrowRight) => Some(Message::Jump(true)),
            _ => None,
        }
    }
}

/// A title as large as its longest word allows, beside so many signs.
pub fn title<'a>(ui: &Ui<'a>, words: String, signs: f32) -> Text<'a> {
    let sign = if ui.narrow() { 52.0 } else { 60.0 };
    let around = if ui.narrow() { 64.0 } else { 90.0 };
    let room = ui.size.width - around - signs * sign;
    let longest = words
        .split_whitespace()
        .map(|word| word.chars().count())
        .max();
    #[expect(clippy::cast_precision_loss, reason = "a word")]
    let fitting = room / (0.6 * longest.unwrap_or(1).max(8) as f32);
    let largest = if ui.narrow() { 30.0 } else { 40.0 };
    ui.text(Role::Title, words)
        .size(ui.px(Role::Title).min(fitting).min(largest))
        .wrapping(text::Wrapping::WordOrGlyph)
        .width(iced::Length::Fill)
}

/// Minutes and seconds.
pub fn length(ms: u32) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1000 % 60)
}

/// A moment to the tenth of a second.
pub fn moment(ui: &Ui<'_>, ms: u32) -> String {
    ui.tr(
        "escape-own-moment",
        &[
            ("clock", length(ms).into()),
            ("tenth", (ms / 100 % 10).into()),
        ],
    )
}

/// Whether it has its marks, in words.
pub fn state(ui: &Ui<'_>, own: &Recording) -> String {
    match own.marks.count() {
        0 => ui.t("escape-own-unmarked"),
        7 => ui.t("escape-own-marked"),
        count => ui.tr("escape-own-partly", &[("count", count.into())]),
    }
}
