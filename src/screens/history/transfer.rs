//! Export and import by touch: files are written to a folder that is shown, and searched for in the
//! usual places.

use super::Message;
use super::game::Opened;
use super::picker::Picker;
use crate::archive::{self, Damage, Form, ImportResult, Wrong};
use crate::core::{FileId, Icon, Language};
use crate::localize::Words;
use crate::platform::drives::{self, Place};
use crate::platform::exchange;
use crate::platform::file::{self, Entry};
use crate::store::{Error, Store};
use crate::ui::panel::{page, titled, well};
use crate::ui::{Element, Face, Role, Ui, button, flow, icon, tap};
use iced::widget::{column, row, text};
use iced::{Alignment, Length};
use std::path::{Path, PathBuf};

/// Most files that are listed.
const MOST: usize = 500;

/// Work for another thread.
#[derive(Debug, Clone)]
pub enum Work {
    Export(Option<FileId>, Form),
    /// Searches for files that could be imported.
    Look,
    /// Looks into a folder.
    List(PathBuf),
    Import(PathBuf),
    Delete(FileId),
    Restore(FileId),
    /// Lets the user choose files to import.
    Choose,
    /// Imports chosen files: their names and contents.
    Take(Vec<(String, Vec<u8>)>),
}

/// The result of the work.
#[derive(Debug, Clone)]
pub enum Done {
    Exported(Result<(PathBuf, usize), Error>),
    Found {
        folder: PathBuf,
        files: Vec<PathBuf>,
        places: Vec<Place>,
    },
    Listed(PathBuf, Option<Vec<Entry>>),
    Deleted(FileId, Result<(), Error>),
    Restored(Result<(), Error>),
    Imported(Result<ImportResult, Error>),
}

impl Work {
    /// The part that cannot run on another thread.
    pub async fn prepare(self) -> Self {
        match self {
            Self::Choose => Self::Take(exchange::choose(".jsonl").await),
            other => other,
        }
    }

    /// `None` when there was nothing to do.
    pub fn run(self, store: &Store, language: Language) -> Option<Done> {
        Some(match self {
            Self::Export(id, form) => {
                let words = Words::new(language);
                Done::Exported(archive::export(store, id.as_ref(), form, &words))
            }
            Self::Look => Done::Found {
                folder: archive::folder(store),
                files: archive::offered(store),
                places: drives::all(),
            },
            Self::List(folder) => {
                let entries = file::entries(&folder, MOST, |name| name.ends_with(".jsonl"));
                Done::Listed(folder, entries.ok())
            }
            Self::Delete(id) => {
                let result = store.delete(&id);
                Done::Deleted(id, result)
            }
            Self::Restore(id) => Done::Restored(store.restore(&id)),
            Self::Import(path) => Done::Imported(archive::import(store, &path)),
            Self::Take(files) if !files.is_empty() => Done::Imported(take_all(store, &files)),
            Self::Choose | Self::Take(_) => return None,
        })
    }
}

fn take_all(store: &Store, files: &[(String, Vec<u8>)]) -> Result<ImportResult, Error> {
    let mut sum = ImportResult::default();
    for (name, bytes) in files {
        sum += archive::import_bytes(store, name, bytes)?;
    }
    Ok(sum)
}

#[derive(Debug, Default)]
pub(super) struct Transfer {
    /// The game that was open, and its name.
    one: Option<(FileId, String)>,
    folder: Option<PathBuf>,
    files: Vec<PathBuf>,
    picker: Picker,
    exported: Option<Result<(PathBuf, usize), Error>>,
    imported: Option<Result<ImportResult, Error>>,
}

impl Transfer {
    pub(super) fn of(opened: Option<&Opened>) -> Self {
        Self {
            one: opened.map(|opened| (opened.id().clone(), opened.result().to_owned())),
            ..Self::default()
        }
    }

    /// Handles a result; returns whether games were imported.
    pub(super) fn handle(&mut self, done: Option<Done>) -> bool {
        match done {
            None | Some(Done::Deleted(..) | Done::Restored(_)) => false,
            Some(Done::Exported(result)) => {
                self.exported = Some(result);
                false
            }
            Some(Done::Found {
                folder,
                files,
                places,
            }) => {
                self.folder = Some(folder);
                self.files = files;
                self.picker = Picker::new(places);
                false
            }
            Some(Done::Listed(folder, entries)) => {
                self.picker.show(folder, entries);
                false
            }
            Some(Done::Imported(result)) => {
                let news = result.as_ref().is_ok_and(|taken| taken.added > 0);
                self.imported = Some(result);
                news
            }
        }
    }

    pub(super) fn view<'a>(&'a self, ui: &Ui<'_>) -> Element<'a, Message> {
        let one = self.one.as_ref().map(|(id, result)| {
            column![
                ui.text(Role::Label, ui.t("exchange-this")),
                ui.soft(Role::Small, result.as_str()),
                forms(ui, Some(id)),
            ]
            .spacing(8)
        });
        let folder = self.folder.as_ref().map(|folder| {
            let folder = folder.display().to_string();
            let words = if exchange::SEES_FOLDERS {
                ui.tr("exchange-where", &[("folder", folder.into())])
            } else {
                ui.t("exchange-where-page")
            };
            ui.soft(Role::Small, words)
                .wrapping(text::Wrapping::WordOrGlyph)
        });
        let out = column![ui.text(Role::Title, ui.t("exchange-out"))]
            .push(folder)
            .push(one)
            .push(
                column![
                    ui.text(Role::Label, ui.t("settings-export")),
                    forms(ui, None),
                ]
                .spacing(8),
            )
            .push(self.exported.as_ref().map(|result| exported(ui, result)))
            .spacing(14);
        let is_listed = self.picker.is_open();
        let files = self.files.iter().filter(|_| !is_listed);
        let files = files.map(|path| offer(ui, path));
        let none = (exchange::SEES_FOLDERS && self.files.is_empty() && !is_listed)
            .then(|| ui.soft(Role::Body, ui.t("exchange-none")));
        let (how, sign, look) = if exchange::SEES_FOLDERS {
            ("exchange-in-how", Icon::Search, "exchange-look")
        } else {
            ("exchange-in-how-page", Icon::Folder, "exchange-choose")
        };
        let come_in = column![
            ui.text(Role::Title, ui.t("exchange-in")),
            ui.soft(Role::Small, ui.t(how)),
        ]
        .push(self.imported.as_ref().map(|result| imported(ui, result)))
        .push(none)
        .push(column(files).spacing(8))
        .push(self.picker.view(ui))
        .push(button::secondary(ui, Some(sign), ui.t(look)).on_press(Message::Look))
        .spacing(14);
        let both = column![out, come_in]
            .spacing(32)
            .padding(iced::Padding::ZERO.right(8));
        page(ui, titled(ui, Role::Title, both))
    }
}

/// The two forms, each with what it is good for.
fn forms<'a>(ui: &Ui<'_>, id: Option<&FileId>) -> Element<'a, Message> {
    let form = |form: Form, key: &str| {
        button::secondary(ui, Some(Icon::Export), ui.t(key))
            .width(Length::Fill)
            .on_press(Message::Export(id.cloned(), form))
    };
    let json = form(Form::Json, "exchange-json");
    let csv = form(Form::Csv, "exchange-csv");
    flow(*ui, 12.0, 10.0, [json.into(), csv.into()]).into()
}

fn said<'a>(ui: &Ui<'_>, good: bool, words: String) -> Element<'a, Message> {
    let (sign, colour) = if good {
        (Icon::Check, ui.colours.good)
    } else {
        (Icon::Warning, ui.colours.warning)
    };
    let words = ui
        .text(Role::Body, words)
        .wrapping(text::Wrapping::WordOrGlyph)
        .width(Length::Fill);
    well(
        ui,
        row![icon::tinted(sign, 28.0, colour), words]
            .spacing(14)
            .align_y(Alignment::Center),
    )
    .padding([12, 16])
    .width(Length::Fill)
    .into()
}

fn failed<'a>(ui: &Ui<'_>, error: &Error) -> Element<'a, Message> {
    let code = match error {
        Error::NotAGame | Error::NotALine | Error::NotOpen { .. } => "damaged",
        other => other.code(),
    };
    let reason = format!("{} ({})", ui.t(&format!("store-{code}")), error.detail());
    said(
        ui,
        false,
        ui.tr("exchange-failed", &[("reason", reason.into())]),
    )
}

fn exported<'a>(ui: &Ui<'_>, result: &Result<(PathBuf, usize), Error>) -> Element<'a, Message> {
    match result {
        Ok((path, count)) => {
            let args = [
                ("count", (*count).into()),
                ("file", path.display().to_string().into()),
            ];
            said(ui, true, ui.tr("exchange-done", &args))
        }
        Err(error) => failed(ui, error),
    }
}

fn imported<'a>(ui: &Ui<'_>, result: &Result<ImportResult, Error>) -> Element<'a, Message> {
    const NAMED: usize = 5;
    let taken = match result {
        Ok(taken) => taken,
        Err(error) => return failed(ui, error),
    };
    let args = [
        ("added", taken.added.into()),
        ("already", taken.already.into()),
    ];
    let damaged = taken.damaged.iter().take(NAMED);
    let damaged = damaged.map(|damage| said(ui, false, damage_words(ui, damage)));
    let more = taken.damaged.len().saturating_sub(NAMED);
    let more =
        (more > 0).then(|| said(ui, false, ui.tr("exchange-more", &[("count", more.into())])));
    column![said(ui, true, ui.tr("exchange-taken", &args))]
        .extend(damaged)
        .push(more)
        .spacing(8)
        .into()
}

fn damage_words(ui: &Ui<'_>, damage: &Damage) -> String {
    let detail = match &damage.what {
        Wrong::Disk(error) => error.detail().to_owned(),
        Wrong::NoGame | Wrong::Line | Wrong::Setup => String::new(),
    };
    let args = [
        ("file", damage.file.as_str().into()),
        ("line", damage.line.into()),
        ("detail", detail.into()),
    ];
    ui.tr(damage.what.key(), &args)
}

/// A file that could be imported: its name and folder.
fn offer<'a>(ui: &Ui<'_>, path: &Path) -> Element<'a, Message> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let folder = path.parent().map(|folder| folder.display().to_string());
    let import = Message::Import(path.to_path_buf());
    entry(
        ui,
        (Icon::Export, Icon::Plus),
        name.into_owned(),
        folder,
        import,
    )
}

/// A row of the chooser, with an icon before it and one behind.
pub(super) fn entry<'a>(
    ui: &Ui<'_>,
    (before, behind): (Icon, Icon),
    name: String,
    about: Option<String>,
    message: Message,
) -> Element<'a, Message> {
    let about = about.map(|about| {
        ui.soft(Role::Small, about)
            .wrapping(text::Wrapping::WordOrGlyph)
    });
    let name = ui
        .text(Role::Label, name)
        .wrapping(text::Wrapping::WordOrGlyph);
    let words = column![name].push(about).width(Length::Fill);
    let content = row![
        icon::tinted(before, 28.0, ui.accent.accent),
        words,
        icon::tinted(behind, 26.0, ui.accent.accent),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    let skin = Face::Raised.skin(ui).edge(ui.colours.line_strong, 1.0);
    tap(ui, skin.radius(16.0), content)
        .width(Length::Fill)
        .padding([12, 16])
        .on_press(message)
        .into()
}
