//! Looking for a recording, by tapping: the places people have, folders, and files that can be
//! played. Nothing is typed, and no window of the system opens.

use super::super::view::short;
use super::own::{Message, length, state, title};
use crate::core::Icon;
use crate::games::escape::soundtrack::Recording;
use crate::platform::drives::{self, Kind, Place};
use crate::platform::file::Entry;
use crate::platform::{self, file};
use crate::sound::recording::playable;
use crate::ui::panel::empty;
use crate::ui::tap::{TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, Ui, button, icon};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, TryRecvError};

/// More than this nobody leafs through.
const MOST: usize = 2_000;
/// Recordings used before that are shown first.
const KNOWN: usize = 4;

#[derive(Debug)]
enum Listing {
    /// The disk is asked beside the window: it may be slow.
    Reading(Receiver<Option<Vec<Entry>>>),
    Here(Vec<Entry>),
    Unreadable,
}

impl Default for Listing {
    fn default() -> Self {
        Self::Here(Vec::new())
    }
}

#[derive(Debug, Default)]
pub struct Picker {
    /// None: the places to begin at.
    folder: Option<PathBuf>,
    listing: Listing,
    places: Vec<Place>,
    page: usize,
}

/// What a row leads to.
enum Row<'a> {
    Known(usize, &'a Recording),
    Folder(PathBuf, String),
    File(PathBuf, String),
}

impl Picker {
    pub fn open(&mut self, folder: Option<PathBuf>) {
        self.page = 0;
        self.listing = match &folder {
            None => {
                self.places = drives::all();
                Listing::Here(Vec::new())
            }
            Some(folder) => {
                let (tell, told) = mpsc::channel();
                let folder = folder.clone();
                let asked = platform::spawn("folder", move || {
                    let _ = tell.send(file::entries(&folder, MOST, playable).ok());
                });
                match asked {
                    Ok(()) => Listing::Reading(told),
                    Err(_) => Listing::Unreadable,
                }
            }
        };
        self.folder = folder;
    }

    pub fn turn(&mut self, forward: bool) {
        self.page = if forward {
            self.page + 1
        } else {
            self.page.saturating_sub(1)
        };
    }

    /// One step towards the places; no more when one is there.
    pub fn up(&mut self) -> bool {
        let Some(folder) = &self.folder else {
            return false;
        };
        let begin = self.places.iter().any(|place| place.path == *folder);
        let parent = folder.parent().filter(|_| !begin);
        self.open(parent.map(Path::to_path_buf));
        true
    }

    pub fn is_reading(&self) -> bool {
        matches!(self.listing, Listing::Reading(_))
    }

    /// What the disk has said meanwhile.
    pub fn hear(&mut self) {
        if let Listing::Reading(told) = &self.listing {
            match told.try_recv() {
                Ok(Some(entries)) => self.listing = Listing::Here(entries),
                Ok(None) | Err(TryRecvError::Disconnected) => self.listing = Listing::Unreadable,
                Err(TryRecvError::Empty) => {}
            }
        }
    }

    fn rows<'a>(&self, ui: &Ui<'_>, known: &'a [Recording], last: Option<&Path>) -> Vec<Row<'a>> {
        let Some(folder) = &self.folder else {
            return self.beginnings(ui, known, last);
        };
        let Listing::Here(entries) = &self.listing else {
            return Vec::new();
        };
        let row = |entry: &Entry| {
            let path = folder.join(&entry.name);
            if entry.folder {
                Row::Folder(path, entry.name.clone())
            } else {
                Row::File(path, entry.name.clone())
            }
        };
        entries.iter().map(row).collect()
    }

    fn beginnings<'a>(
        &self,
        ui: &Ui<'_>,
        known: &'a [Recording],
        last: Option<&Path>,
    ) -> Vec<Row<'a>> {
        let known = known.iter().take(KNOWN).enumerate();
        let known = known.map(|(place, own)| Row::Known(place, own));
        let begins = |path: &Path| self.places.iter().any(|place| place.path == path);
        let last = last.filter(|path| !begins(path)).map(|path| {
            let name = ui.tr("escape-own-last-folder", &[("name", name(path).into())]);
            Row::Folder(path.to_path_buf(), name)
        });
        let places = self.places.iter().map(|place| {
            let word = match place.kind {
                Kind::Music => ui.t("place-music"),
                Kind::Downloads => ui.t("place-downloads"),
                Kind::Home => ui.t("place-own-folder"),
                Kind::Drive => name(&place.path),
            };
            Row::Folder(place.path.clone(), word)
        });
        known.chain(last).chain(places).collect()
    }

    /// Where one is, the way up, and the way out.
    pub fn head<'a>(&self, ui: &Ui<'a>) -> Element<'a, Message> {
        let words = match &self.folder {
            None => ui.t("escape-own-places"),
            Some(folder) => name(folder),
        };
        let up = self.folder.as_ref().map(|_| {
            let up = button::icon_button(ui, Icon::Left, Some(Message::Up));
            container(up).padding(iced::Padding::ZERO.right(4))
        });
        row![]
            .push(up)
            .push(title(
                ui,
                short(&words, 40),
                if self.folder.is_some() { 2.0 } else { 1.0 },
            ))
            .push(button::icon_button(ui, Icon::Close, Some(Message::Close)))
            .align_y(Alignment::Center)
            .into()
    }

    pub fn view<'a>(
        &self,
        ui: &Ui<'a>,
        room: f32,
        known: &[Recording],
        last: Option<&Path>,
    ) -> Element<'a, Message> {
        match self.listing {
            Listing::Reading(_) => said(ui, "escape-own-reading"),
            Listing::Unreadable => empty(
                ui,
                Icon::Door,
                ui.t("escape-own-unreadable"),
                ui.t("escape-own-unreadable-how"),
                None,
            ),
            Listing::Here(_) => self.list(ui, room, &self.rows(ui, known, last)),
        }
    }

    fn list<'a>(&self, ui: &Ui<'a>, room: f32, rows: &[Row<'_>]) -> Element<'a, Message> {
        if rows.is_empty() {
            return empty(
                ui,
                Icon::Room,
                ui.t("escape-own-empty"),
                ui.t("escape-own-empty-how"),
                None,
            );
        }
        let height = ui.grow(68.0);
        let free = room - 64.0;
        let fits = |free: f32| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a handful of rows"
            )]
            let rows = ((free + 6.0) / (height + 6.0)).floor().max(1.0) as usize;
            rows
        };
        let all_fit = rows.len() <= fits(free);
        let each = if all_fit {
            rows.len()
        } else {
            fits(free - 72.0)
        };
        let pages = rows.len().div_ceil(each.max(1));
        let page = self.page.min(pages.saturating_sub(1));
        let shown = rows.iter().skip(page * each).take(each);
        let lines = column(shown.map(|line| one(ui, line, height))).spacing(6);
        let turn = (pages > 1).then(|| {
            let back = (page > 0).then_some(Message::Page(false));
            let on = (page + 1 < pages).then_some(Message::Page(true));
            let words = ui.tr(
                "escape-own-page",
                &[("page", (page + 1).into()), ("pages", pages.into())],
            );
            row![
                button::icon_button(ui, Icon::Left, back).width(Length::Fixed(72.0)),
                container(ui.soft(Role::Label, words)).center_x(Length::Fill),
                button::icon_button(ui, Icon::Chevron, on).width(Length::Fixed(72.0)),
            ]
            .align_y(Alignment::Center)
        });
        column![lines, space::vertical()]
            .push(turn)
            .spacing(8)
            .into()
    }
}

fn said<'a>(ui: &Ui<'a>, key: &str) -> Element<'a, Message> {
    container(ui.soft(Role::Body, ui.t(key)))
        .center(Length::Fill)
        .into()
}

/// The last part of a path, or all of it when it has none.
fn name(path: &Path) -> String {
    let last = path.file_name().unwrap_or(path.as_os_str());
    last.to_string_lossy().into_owned()
}

fn one<'a>(ui: &Ui<'a>, line: &Row<'_>, height: f32) -> Element<'a, Message> {
    let (sign, name, sub, message) = match line {
        Row::Known(place, own) => {
            let sub = format!("{} · {}", length(own.length_ms), state(ui, own));
            (
                Icon::Music,
                own.file.name(),
                Some(sub),
                Message::Known(*place),
            )
        }
        Row::Folder(path, name) => {
            let message = Message::Folder(path.clone());
            (Icon::Folder, name.clone(), None, message)
        }
        Row::File(path, name) => (Icon::Music, name.clone(), None, Message::Pick(path.clone())),
    };
    let colours = ui.colours;
    // A known one is told apart by its second line, a folder by its chevron.
    let lines = if sub.is_some() { 1 } else { 2 };
    let words = column![
        text(fitted(ui, &name, lines))
            .size(ui.px(Role::Label) * 0.9)
            .line_height(1.15)
            .font(crate::ui::typography::BOLD)
            .color(colours.ink)
            .wrapping(text::Wrapping::WordOrGlyph)
    ]
    .push(sub.map(|sub| ui.soft(Role::Small, sub).wrapping(text::Wrapping::None)))
    .spacing(2)
    .width(Length::Fill);
    let chevron = matches!(line, Row::Folder(..))
        .then(|| icon::tinted(Icon::Chevron, 26.0, colours.ink_soft));
    let content = row![icon::tinted(sign, 28.0, ui.accent.accent), words]
        .push(chevron)
        .spacing(14)
        .align_y(Alignment::Center);
    let skin = TapStyle::bare(ui).fill(colours.raised);
    tap(ui, skin, content)
        .width(Length::Fill)
        .height(Length::Fixed(height))
        .padding([0, 14])
        .on_press(message)
        .into()
}

/// A name that stays within so many lines of its row.
fn fitted(ui: &Ui<'_>, name: &str, lines: usize) -> String {
    let room = ui.size.width.min(ui.window.width) - if ui.narrow() { 170.0 } else { 190.0 };
    let each = room / (ui.px(Role::Label) * 0.9 * 0.56);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "some dozens of letters"
    )]
    let letters = each.max(8.0) as usize * lines;
    short(name, letters)
}
