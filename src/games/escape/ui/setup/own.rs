//! A player's own recording in the setup: choosing it, marking it, trying it.

use super::super::playable;
use super::super::recording_file::{self, Check, Checked, Opening};
use super::picker::Picker;
use super::{Choice, Form, Open, Sounding};
use crate::games::escape::marks::{Mark, Marks};
use crate::games::escape::soundtrack::Recording;
use crate::platform::exchange;
use crate::platform::file::Entry;
use crate::session::{Action, Cx};
use crate::sound::recording::Fault;
use crate::sound::{frame_of, ms_of};
use crate::ui::Ui;
use iced::Task;
use iced::keyboard::{Key, key::Named};
use std::path::{Path, PathBuf};

/// Number of recordings that are remembered.
const REMEMBERED: usize = 24;
/// Step of the transport buttons.
const JUMP_MS: i64 = 5_000;
/// Playback of a mark begins this long before it.
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
    Page(usize),
    Folder(PathBuf),
    /// The contents of a folder; `None` where it cannot be read.
    Listed(PathBuf, Option<Vec<Entry>>),
    /// A file that was opened.
    Examined(PathBuf, Result<Recording, Fault>),
    /// The chosen recording was opened.
    Checked(Checked),
    Pick(PathBuf),
    /// A file is chosen in a window of the system, where no folder is seen.
    Choose,
    Chosen(Option<PathBuf>),
    /// The recording is kept for later, or no longer; and whether that was done.
    Keep(bool),
    Kept(bool),
    Known(usize),
    Gongs,
    /// Removes all marks; and restores them.
    Forget,
    Undo,
    Play,
    Jump(bool),
    /// To this second of the recording.
    Seek(usize),
    Mark,
    Tab(Tab),
    Select(bool),
    Step(i32),
    Clear,
    Hear,
    /// A built-in track instead.
    Instead,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Listen,
    Step,
}

/// What is being done with marks.
#[derive(Debug)]
pub struct MarkEditor {
    pub tab: Tab,
    /// The one that is moved step by step.
    pub selected: Mark,
    /// Playback position, in milliseconds.
    pub at: i64,
    pub is_playing: bool,
    /// Earlier states of the marks, the latest last.
    pub before: Vec<Marks>,
}

impl Default for MarkEditor {
    fn default() -> Self {
        Self {
            tab: Tab::Listen,
            selected: Mark::Shout,
            at: 0,
            is_playing: false,
            before: Vec::new(),
        }
    }
}

/// The state of everything about recordings.
#[derive(Debug, Default)]
pub struct RecordingPanel {
    pub picker: Picker,
    pub marking: MarkEditor,
    pub fault: Option<Fault>,
    /// The last wish to keep a recording was not fulfilled.
    pub is_keeping_refused: bool,
    /// The chosen recording, which is still to be opened.
    pub check: Option<Check>,
    examined: Option<Examined>,
}

/// A file that is being opened. The result is ignored when the list is closed.
#[derive(Debug)]
struct Examined {
    path: PathBuf,
    opening: Opening,
    /// It takes long enough to show its progress.
    is_long: bool,
}

impl RecordingPanel {
    /// Opens a file on another thread: the disk may be slow.
    pub fn examine(&mut self, path: PathBuf) -> Action<Message> {
        let (opening, examined) = recording_file::examine(path.clone());
        self.examined = Some(Examined {
            path: path.clone(),
            opening,
            is_long: false,
        });
        Action::Run(Task::perform(examined, move |examined| {
            Message::Examined(path, examined)
        }))
    }

    pub fn is_examining(&self) -> bool {
        self.examined.is_some()
    }

    /// How much of a file that takes long has been read, in percent.
    pub fn progress(&self) -> Option<u8> {
        let examined = self.examined.as_ref().filter(|examined| examined.is_long)?;
        Some(examined.opening.percent())
    }
}

impl Form {
    pub(super) fn own(&mut self, cx: &mut Cx<'_>, message: Message) -> Action<Message> {
        match message {
            Message::Tick => self.tick(cx),
            Message::Show => self.open = Open::Recording,
            Message::Look => {
                self.stop_sound(cx);
                self.open = Open::Picker;
                return self.look_into(None);
            }
            Message::Marks => self.begin_marking(cx),
            Message::Close => {
                let _ = self.close(cx);
            }
            Message::Up => {
                self.recordings.fault = None;
                if self.recordings.examined.take().is_none() {
                    let _ = self.recordings.picker.up();
                }
            }
            Message::Page(page) => self.recordings.picker.turn_to(page),
            Message::Folder(folder) => return self.look_into(Some(folder)),
            Message::Listed(folder, entries) => self.recordings.picker.listed(&folder, entries),
            Message::Pick(path) | Message::Chosen(Some(path)) => {
                self.recordings.fault = None;
                return self.recordings.examine(path);
            }
            Message::Chosen(None) => {}
            Message::Choose => {
                let chosen = exchange::choose_recording();
                return Action::Run(Task::perform(chosen, Message::Chosen));
            }
            Message::Keep(is_wanted) => {
                if let Some(own) = self.recording() {
                    let kept = exchange::keep(own.file.path.clone(), is_wanted);
                    return Action::Run(Task::perform(kept, Message::Kept));
                }
            }
            Message::Kept(is_done) => self.recordings.is_keeping_refused = !is_done,
            Message::Known(place) => {
                if let Some(own) = self.chosen.recordings.get(place) {
                    return self.recordings.examine(own.file.path.clone());
                }
            }
            Message::Examined(path, examined) => {
                if self
                    .recordings
                    .examined
                    .take_if(|asked| asked.path == path)
                    .is_some()
                {
                    self.take(examined);
                }
            }
            Message::Checked(checked) => {
                self.recordings.check = None;
                self.recordings.fault = checked.fault;
                self.change(|own| own.file.path = checked.path);
            }
            Message::Gongs => self.change(|own| own.gongs = !own.gongs),
            Message::Instead => return self.choose(cx, Choice::One),
            message => self.mark(cx, message),
        }
        Action::None
    }

    fn look_into(&mut self, folder: Option<PathBuf>) -> Action<Message> {
        self.recordings.fault = None;
        self.recordings.examined = None;
        self.recordings.picker.open(folder)
    }

    fn mark(&mut self, cx: &mut Cx<'_>, message: Message) {
        match message {
            Message::Forget => {
                self.remember_marks();
                self.change(|own| own.marks = Marks::default());
                self.recordings.marking.selected = Mark::Shout;
            }
            Message::Undo => {
                if let Some(before) = self.recordings.marking.before.pop() {
                    self.change(|own| own.marks = before);
                }
            }
            Message::Play => self.play_or_pause(cx),
            Message::Jump(forward) => {
                self.follow(cx);
                let by = if forward { JUMP_MS } else { -JUMP_MS };
                self.jump(cx, self.recordings.marking.at + by);
            }
            Message::Seek(second) => {
                let second = i64::try_from(second).unwrap_or(0);
                self.jump(cx, second.saturating_mul(1000));
            }
            Message::Mark => self.mark_now(cx),
            Message::Tab(tab) => self.recordings.marking.tab = tab,
            Message::Select(forward) => {
                let marking = &mut self.recordings.marking;
                marking.selected = marking.selected.beside(forward).unwrap_or(marking.selected);
            }
            Message::Step(by) => {
                self.remember_marks();
                let mark = self.recordings.marking.selected;
                self.change(|own| own.marks.step(mark, by, own.length_ms));
            }
            Message::Clear => {
                self.remember_marks();
                let mark = self.recordings.marking.selected;
                self.change(|own| own.marks.clear(mark));
            }
            Message::Hear => {
                let mark = self.recordings.marking.selected;
                let at = self.recording().and_then(|own| own.marks.at(mark));
                if let Some(at) = at {
                    self.jump(cx, i64::from(at) - BEFORE_MS);
                    if !self.recordings.marking.is_playing {
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

    fn change(&mut self, change: impl FnOnce(&mut Recording)) {
        if let Some(own) = self.chosen.recordings.first_mut() {
            change(own);
        }
    }

    fn remember_marks(&mut self) {
        if let Some(own) = self.chosen.recordings.first() {
            self.recordings.marking.before.push(own.marks);
        }
    }

    fn tick(&mut self, cx: &mut Cx<'_>) {
        if let Some(examined) = &mut self.recordings.examined {
            examined.is_long = true;
        }
        if self.recordings.marking.is_playing {
            self.follow(cx);
            self.recordings.fault = cx.sound.fault();
            self.watch_end(cx);
        }
    }

    /// A file has been opened: it is now the chosen one, with the marks it had.
    fn take(&mut self, examined: Result<Recording, Fault>) {
        let mut own = match examined {
            Ok(own) => own,
            Err(fault) => {
                self.recordings.fault = Some(fault);
                return;
            }
        };
        self.recordings.fault = None;
        let all = &mut self.chosen.recordings;
        if let Some(place) = all.iter().position(|known| known.file.is(&own.file)) {
            let known = all.remove(place);
            own.marks = known.marks;
            own.gongs = known.gongs;
        }
        let folder = own.file.path.parent().filter(|_| exchange::SEES_FOLDERS);
        self.chosen.folder = folder.map(Path::to_path_buf);
        self.recordings.is_keeping_refused = false;
        all.insert(0, own);
        all.truncate(REMEMBERED);
        self.recordings.marking = MarkEditor::default();
        if self.open == Open::Picker {
            self.open = Open::Recording;
        }
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
        self.recordings.fault = None;
        self.recordings.marking = MarkEditor {
            tab: if next.is_some() {
                Tab::Listen
            } else {
                Tab::Step
            },
            selected: next.unwrap_or(Mark::Shout),
            ..MarkEditor::default()
        };
        self.open = Open::Marking;
        self.jump(cx, at);
    }

    /// Moves to a position of the recording, and continues if it was playing.
    fn jump(&mut self, cx: &Cx<'_>, at: i64) {
        let Some(own) = self.recording() else { return };
        let at = at.clamp(0, i64::from(own.length_ms));
        let show = playable::whole_recording(own);
        // At once, without a cross-fade.
        cx.sound.pause();
        cx.sound.load(show, frame_of(at));
        self.recordings.marking.at = at;
        if self.recordings.marking.is_playing {
            cx.sound.play();
        }
        self.sounding = Some(Sounding::Recording);
    }

    fn play_or_pause(&mut self, cx: &Cx<'_>) {
        self.follow(cx);
        let marking = &mut self.recordings.marking;
        marking.is_playing = !marking.is_playing;
        if marking.is_playing {
            let over = self
                .chosen
                .recordings
                .first()
                .is_some_and(|own| self.recordings.marking.at >= i64::from(own.length_ms));
            if over {
                self.jump(cx, 0);
            } else {
                cx.sound.play();
            }
        } else {
            cx.sound.pause();
        }
    }

    /// Reads the playback position.
    fn follow(&mut self, cx: &Cx<'_>) {
        if self.recordings.marking.is_playing {
            self.recordings.marking.at = ms_of(cx.sound.at(cx.instant));
        }
    }

    /// At its end playback stops; the end itself need not be tapped.
    fn watch_end(&mut self, cx: &mut Cx<'_>) {
        let Some(own) = self.recording() else { return };
        let (length, marks) = (own.length_ms, own.marks);
        if self.recordings.marking.at < i64::from(length) {
            return;
        }
        self.recordings.marking.is_playing = false;
        self.recordings.marking.at = i64::from(length);
        cx.sound.pause();
        if marks.next() == Some(Mark::End) {
            self.remember_marks();
            self.change(|own| own.marks.set(Mark::End, length));
        }
    }

    /// Sets the first missing mark at the playback position.
    fn mark_now(&mut self, cx: &mut Cx<'_>) {
        self.follow(cx);
        let Ok(at) = u32::try_from(self.recordings.marking.at) else {
            return;
        };
        let Some(mark) = self.recording().and_then(|own| own.marks.next()) else {
            let _ = self.close(cx);
            return;
        };
        self.remember_marks();
        self.change(|own| own.marks.set(mark, at));
        self.recordings.marking.selected = mark;
    }

    /// Closes what is open, one step at a time; false when nothing was.
    pub(super) fn close(&mut self, cx: &mut Cx<'_>) -> bool {
        let was_examining = self.recordings.examined.take().is_some();
        match self.open {
            // The list of files is still there.
            Open::Picker if was_examining => return true,
            Open::List => return false,
            Open::Introduction | Open::Recording => self.open = Open::List,
            Open::Picker => {
                self.recordings.fault = None;
                self.open = if self.recording().is_some() {
                    Open::Recording
                } else {
                    Open::List
                };
            }
            Open::Marking => self.open = Open::Recording,
        }
        if self.sounding != Some(Sounding::Preview) {
            self.stop_sound(cx);
        }
        self.recordings.marking.is_playing = false;
        true
    }

    /// Keys while marks are set: the space bar is the large button, or pause.
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

/// Minutes and seconds.
pub fn length(ms: u32) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1000 % 60)
}

/// A position to the tenth of a second.
pub fn moment(ui: Ui<'_>, ms: u32) -> String {
    ui.tr(
        "escape-own-moment",
        &[
            ("clock", length(ms).into()),
            ("tenth", (ms / 100 % 10).into()),
        ],
    )
}

/// Whether it has its marks, in words.
pub fn state(ui: Ui<'_>, own: &Recording) -> String {
    match own.marks.count() {
        0 => ui.t("escape-own-unmarked"),
        7 => ui.t("escape-own-marked"),
        count => ui.tr("escape-own-partly", &[("count", count.into())]),
    }
}
