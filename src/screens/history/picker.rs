//! A file picker for exported games: the usual places, folders, and files.

use super::Message;
use super::transfer::entry;
use crate::core::Icon;
use crate::platform::drives::Place;
use crate::platform::file::Entry;
use crate::ui::{Element, Role, Ui, place_name};
use iced::widget::column;
use std::path::{Path, PathBuf};

#[derive(Debug, Default)]
pub(super) struct Picker {
    places: Vec<Place>,
    /// The open folder; `None` for the list of places.
    folder: Option<PathBuf>,
    /// Its contents; `None` when it cannot be read.
    entries: Option<Vec<Entry>>,
}

impl Picker {
    pub(super) fn new(places: Vec<Place>) -> Self {
        Self {
            places,
            ..Self::default()
        }
    }

    pub(super) fn show(&mut self, folder: PathBuf, entries: Option<Vec<Entry>>) {
        self.folder = Some(folder);
        self.entries = entries;
    }

    pub(super) fn is_open(&self) -> bool {
        self.folder.is_some()
    }

    pub(super) fn view<'a>(&'a self, ui: &Ui<'_>) -> Element<'a, Message> {
        let rows: Vec<Element<'a, Message>> = match &self.folder {
            None => self.places.iter().map(|place| begin(ui, place)).collect(),
            Some(folder) => self.listed(ui, folder),
        };
        column(rows).spacing(8).into()
    }

    fn listed<'a>(&'a self, ui: &Ui<'_>, folder: &Path) -> Vec<Element<'a, Message>> {
        let is_place = self.places.iter().any(|place| place.path == folder);
        let up = folder.parent().filter(|_| !is_place);
        let up = up.map_or(Message::Look, |up| Message::Browse(up.to_path_buf()));
        let here = folder.display().to_string();
        let mut rows = vec![entry(ui, (Icon::Back, Icon::Folder), here, None, up)];
        let Some(entries) = &self.entries else {
            rows.push(ui.soft(Role::Body, ui.t("exchange-unreadable")).into());
            return rows;
        };
        if entries.is_empty() {
            rows.push(ui.soft(Role::Body, ui.t("exchange-none")).into());
        }
        rows.extend(entries.iter().map(|found| {
            let path = folder.join(&found.name);
            let (icons, message) = if found.folder {
                ((Icon::Folder, Icon::Chevron), Message::Browse(path))
            } else {
                ((Icon::Export, Icon::Plus), Message::Import(path))
            };
            entry(ui, icons, found.name.clone(), None, message)
        }));
        rows
    }
}

/// A place of the list.
fn begin<'a>(ui: &Ui<'_>, place: &Place) -> Element<'a, Message> {
    let name = place_name(ui, place);
    let into = Message::Browse(place.path.clone());
    entry(ui, (Icon::Folder, Icon::Chevron), name, None, into)
}
