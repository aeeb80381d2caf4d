//! A file picker for touch: the usual places, folders, and playable files. Nothing is typed, and no
//! dialogue of the system opens.

use super::own::{Message, length, state};
use crate::core::Icon;
use crate::games::escape::soundtrack::Recording;
use crate::platform::drives::{self, Place};
use crate::platform::exchange;
use crate::platform::file::{self, Entry};
use crate::session::Action;
use crate::sound::recording::playable;
use crate::ui::panel::empty;
use crate::ui::{
    Element, Role, TapStyle, Ui, button, by_space, file_name, fit, fit_soft, icon, place_name, tap,
};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Length};
use std::path::{Path, PathBuf};

/// Most entries of a folder that are shown.
const MOST: usize = 2_000;
/// Recordings used before that are shown first.
const KNOWN: usize = 4;

#[derive(Debug)]
enum Listing {
    Reading,
    Here(Vec<Entry>),
    Unreadable,
}

#[derive(Debug)]
struct Folder {
    path: PathBuf,
    listing: Listing,
}

#[derive(Debug, Default)]
pub struct Picker {
    places: Vec<Place>,
    /// The folders that lead to the open one; none at the places to begin at.
    trail: Vec<Folder>,
    page: usize,
}

/// What a row leads to.
enum Row<'a> {
    /// A file that the system lets the user choose, where no folder is seen.
    Choose(String),
    Known(usize, &'a Recording),
    Folder(PathBuf, String),
    File(PathBuf, String),
}

impl Picker {
    /// Opens a folder in the current one, or the list of places. The disk may be slow.
    pub fn open(&mut self, folder: Option<PathBuf>) -> Action<Message> {
        self.page = 0;
        let Some(path) = folder else {
            self.places = drives::all();
            self.trail.clear();
            return Action::None;
        };
        self.trail.push(Folder {
            path: path.clone(),
            listing: Listing::Reading,
        });
        let read = path.clone();
        Action::work(
            "folder",
            move || file::entries(&read, MOST, playable).ok(),
            move |entries| Message::Listed(path, entries.flatten()),
        )
    }

    /// The contents of a folder have been read.
    pub fn listed(&mut self, path: &Path, entries: Option<Vec<Entry>>) {
        let folder = self.trail.iter_mut().find(|folder| folder.path == path);
        if let Some(folder) = folder {
            folder.listing = entries.map_or(Listing::Unreadable, Listing::Here);
        }
    }

    pub fn turn_to(&mut self, page: usize) {
        self.page = page;
    }

    /// One folder up. Returns whether there was one.
    pub fn up(&mut self) -> bool {
        self.page = 0;
        self.trail.pop().is_some()
    }

    fn rows<'a>(&self, ui: Ui<'_>, known: &'a [Recording], last: Option<&Path>) -> Vec<Row<'a>> {
        let Some(folder) = self.trail.last() else {
            return self.beginnings(ui, known, last);
        };
        let Listing::Here(entries) = &folder.listing else {
            return Vec::new();
        };
        let row = |entry: &Entry| {
            let path = folder.path.join(&entry.name);
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
        ui: Ui<'_>,
        known: &'a [Recording],
        last: Option<&Path>,
    ) -> Vec<Row<'a>> {
        let known = known.iter().take(KNOWN).enumerate();
        let known = known.map(|(place, own)| Row::Known(place, own));
        let begins = |path: &Path| self.places.iter().any(|place| place.path == path);
        let last = last.filter(|path| !begins(path)).map(|path| {
            let name = ui.tr(
                "escape-own-last-folder",
                &[("name", file_name(path).into())],
            );
            Row::Folder(path.to_path_buf(), name)
        });
        let places = self.places.iter();
        let places = places.map(|place| Row::Folder(place.path.clone(), place_name(&ui, place)));
        let choose = (!exchange::SEES_FOLDERS).then(|| Row::Choose(ui.t("escape-own-choose")));
        let choose = choose.into_iter();
        choose.chain(known).chain(last).chain(places).collect()
    }

    /// The current folder, up, and close.
    pub fn head<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let folder = self.trail.last();
        let words = folder.map_or_else(
            || ui.t("escape-own-places"),
            |folder| file_name(&folder.path),
        );
        let up = folder.map(|_| button::icon_button(&ui, Icon::Left, Some(Message::Up)));
        let title = fit(ui, Role::Title, words).max_lines(2);
        row![]
            .push(up)
            .push(title)
            .push(button::icon_button(&ui, Icon::Close, Some(Message::Close)))
            .spacing(4)
            .align_y(Alignment::Center)
            .into()
    }

    pub fn view<'a>(
        &'a self,
        ui: Ui<'a>,
        known: &'a [Recording],
        last: Option<&'a Path>,
    ) -> Element<'a, Message> {
        match self.trail.last().map(|folder| &folder.listing) {
            Some(Listing::Reading) => {
                let words = ui.soft(Role::Body, ui.t("escape-own-reading"));
                container(words).center(Length::Fill).into()
            }
            Some(Listing::Unreadable) => empty(
                &ui,
                Icon::Door,
                ui.t("escape-own-unreadable"),
                ui.t("escape-own-unreadable-how"),
                None,
            ),
            Some(Listing::Here(entries)) if entries.is_empty() => empty(
                &ui,
                Icon::Room,
                ui.t("escape-own-empty"),
                ui.t("escape-own-empty-how"),
                None,
            ),
            _ => by_space(ui, move |ui| self.list(ui, &self.rows(ui, known, last))).into(),
        }
    }

    /// As many rows as fit, and pages for the others.
    fn list<'a>(&self, ui: Ui<'a>, rows: &[Row<'_>]) -> Element<'a, Message> {
        const GAP: f32 = 6.0;
        let height = ui.grow(68.0);
        let space = ui.space.height.unwrap_or(f32::INFINITY);
        let fits = |space: f32| ((space + GAP) / (height + GAP)).floor().max(1.0) as usize;
        let all = rows.len();
        let each = if all <= fits(space) {
            all.max(1)
        } else {
            fits(space - 72.0)
        };
        let pages = all.div_ceil(each);
        let page = self.page.min(pages.saturating_sub(1));
        let shown = rows.iter().skip(page * each).take(each);
        let lines = column(shown.map(|line| one(ui, line))).spacing(GAP);
        let turn = (pages > 1).then(|| {
            let back = page.checked_sub(1).map(Message::Page);
            let on = Some(page + 1).filter(|page| *page < pages);
            let args = [("page", (page + 1).into()), ("pages", pages.into())];
            let words = ui.soft(Role::Label, ui.tr("escape-own-page", &args));
            row![
                button::icon_button(&ui, Icon::Left, back).width(72),
                container(words).center_x(Length::Fill),
                button::icon_button(&ui, Icon::Chevron, on.map(Message::Page)).width(72),
            ]
            .align_y(Alignment::Center)
        });
        column![lines, space::vertical()].push(turn).into()
    }
}

fn one<'a>(ui: Ui<'a>, line: &Row<'_>) -> Element<'a, Message> {
    let (sign, name, about, message) = match line {
        Row::Choose(name) => (Icon::Folder, name.clone(), None, Message::Choose),
        Row::Known(place, own) => {
            let about = format!("{} · {}", length(own.length_ms), state(ui, own));
            let message = Message::Known(*place);
            (Icon::Music, own.file.name(), Some(about), message)
        }
        Row::Folder(path, name) => {
            let message = Message::Folder(path.clone());
            (Icon::Folder, name.clone(), None, message)
        }
        Row::File(path, name) => (Icon::Music, name.clone(), None, Message::Pick(path.clone())),
    };
    let colours = ui.colours;
    // A known recording has a second line, a folder a chevron.
    let name = fit(ui, Role::Label, name).max_lines(if about.is_some() { 1 } else { 2 });
    let about = about.map(|about| fit_soft(ui, Role::Small, about));
    let words = column![name].push(about).spacing(2).width(Length::Fill);
    let chevron = matches!(line, Row::Folder(..))
        .then(|| icon::tinted(Icon::Chevron, 26.0, colours.ink_soft));
    let content = row![icon::tinted(sign, 28.0, ui.accent.accent), words]
        .push(chevron)
        .spacing(14)
        .align_y(Alignment::Center);
    tap(&ui, TapStyle::bare(&ui).fill(colours.raised), content)
        .width(Length::Fill)
        .height(ui.grow(68.0))
        .padding([0, 14])
        .on_press(message)
        .into()
}
