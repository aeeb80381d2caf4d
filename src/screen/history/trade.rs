//! Games out and in, by touch: files are written to a folder that is named, and found where
//! files arrive.

use super::Message;
use super::game::Opened;
use crate::exchange::{self, Damage, Form, Taken, Wrong};
use crate::localize::{Language, Words};
use crate::store::{Error, Id, Store};
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, well};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::Role;
use crate::ui::{Element, Look, button};
use iced::widget::{column, row, text};
use iced::{Alignment, Length};
use std::path::{Path, PathBuf};

/// Something to be done beside the window.
#[derive(Debug, Clone)]
pub enum Work {
    Export(Option<Id>, Form),
    /// Looks for files that could be taken in.
    Look,
    Import(PathBuf),
}

/// What came of it.
#[derive(Debug, Clone)]
pub enum Done {
    Exported(Result<(PathBuf, usize), Error>),
    Found {
        folder: PathBuf,
        files: Vec<PathBuf>,
    },
    Imported(Result<Taken, Error>),
}

impl Work {
    pub fn run(self, store: &Store, language: Language) -> Done {
        match self {
            Self::Export(id, form) => {
                let words = Words::new(language);
                Done::Exported(exchange::export(store, id.as_ref(), form, &words))
            }
            Self::Look => Done::Found {
                folder: exchange::folder(store),
                files: exchange::offered(store),
            },
            Self::Import(path) => Done::Imported(exchange::import(store, &path)),
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Trade {
    /// The game that was open, and its name.
    one: Option<(Id, String)>,
    folder: Option<PathBuf>,
    files: Vec<PathBuf>,
    exported: Option<Result<(PathBuf, usize), Error>>,
    imported: Option<Result<Taken, Error>>,
}

impl Trade {
    pub(super) fn of(opened: Option<&Opened>) -> Self {
        Self {
            one: opened.map(|opened| (opened.id().clone(), opened.result().to_owned())),
            ..Self::default()
        }
    }

    /// Takes note of what was done; true if games have come in.
    pub(super) fn hear(&mut self, done: Option<Done>) -> bool {
        match done {
            None => false,
            Some(Done::Exported(result)) => {
                self.exported = Some(result);
                false
            }
            Some(Done::Found { folder, files }) => {
                self.folder = Some(folder);
                self.files = files;
                false
            }
            Some(Done::Imported(result)) => {
                let news = result.as_ref().is_ok_and(|taken| taken.added > 0);
                self.imported = Some(result);
                news
            }
        }
    }

    pub(super) fn view<'a>(&'a self, look: &Look<'_>) -> Element<'a, Message> {
        let one = self.one.as_ref().map(|(id, result)| {
            column![
                look.text(Role::Label, look.t("exchange-this")),
                look.soft(Role::Small, result.as_str()),
                forms(look, Some(id)),
            ]
            .spacing(8)
        });
        let folder = self.folder.as_ref().map(|folder| {
            let folder = folder.display().to_string();
            let words = look.tr("exchange-where", &[("folder", folder.into())]);
            look.soft(Role::Small, words)
                .wrapping(text::Wrapping::WordOrGlyph)
        });
        let out = column![look.text(Role::Title, look.t("exchange-out"))]
            .push(folder)
            .push(one)
            .push(
                column![
                    look.text(Role::Label, look.t("settings-export")),
                    forms(look, None),
                ]
                .spacing(8),
            )
            .push(self.exported.as_ref().map(|result| exported(look, result)))
            .spacing(14);
        let files = self.files.iter().map(|path| offer(look, path));
        let none = self
            .files
            .is_empty()
            .then(|| look.soft(Role::Body, look.t("exchange-none")));
        let come_in = column![
            look.text(Role::Title, look.t("exchange-in")),
            look.soft(Role::Small, look.t("exchange-in-how")),
        ]
        .push(self.imported.as_ref().map(|result| imported(look, result)))
        .push(none)
        .push(column(files).spacing(8))
        .push(
            button::secondary(look, Some(Icon::Search), look.t("exchange-look"))
                .on_press(Message::Look),
        )
        .spacing(14);
        let both = column![out, come_in]
            .spacing(32)
            .padding(iced::Padding::ZERO.right(8));
        page(look, both)
    }
}

/// The two forms, each with what it is good for.
fn forms<'a>(look: &Look<'_>, id: Option<&Id>) -> Element<'a, Message> {
    let form = |form: Form, key: &str| {
        button::secondary(look, Some(Icon::Export), look.t(key))
            .width(Length::Fill)
            .on_press(Message::Export(id.cloned(), form))
    };
    let json = form(Form::Json, "exchange-json");
    let csv = form(Form::Csv, "exchange-csv");
    if look.size.width < 520.0 || look.large_text() {
        column![json, csv].spacing(8).into()
    } else {
        row![json, csv].spacing(12).into()
    }
}

fn said<'a>(look: &Look<'_>, good: bool, words: String) -> Element<'a, Message> {
    let (sign, colour) = if good {
        (Icon::Check, look.colours.good)
    } else {
        (Icon::Warning, look.colours.warning)
    };
    let words = look
        .text(Role::Body, words)
        .wrapping(text::Wrapping::WordOrGlyph)
        .width(Length::Fill);
    well(
        look,
        row![icon::sign(sign, 28.0, colour), words]
            .spacing(14)
            .align_y(Alignment::Center),
    )
    .padding([12, 16])
    .width(Length::Fill)
    .into()
}

fn failed<'a>(look: &Look<'_>, error: &Error) -> Element<'a, Message> {
    let code = match error {
        Error::NotAGame | Error::NotALine | Error::NotOpen { .. } => "damaged",
        other => other.code(),
    };
    let reason = format!("{} ({})", look.t(&format!("store-{code}")), error.detail());
    said(
        look,
        false,
        look.tr("exchange-failed", &[("reason", reason.into())]),
    )
}

fn exported<'a>(look: &Look<'_>, result: &Result<(PathBuf, usize), Error>) -> Element<'a, Message> {
    match result {
        Ok((path, count)) => {
            let args = [
                ("count", (*count).into()),
                ("file", path.display().to_string().into()),
            ];
            said(look, true, look.tr("exchange-done", &args))
        }
        Err(error) => failed(look, error),
    }
}

fn imported<'a>(look: &Look<'_>, result: &Result<Taken, Error>) -> Element<'a, Message> {
    const NAMED: usize = 5;
    let taken = match result {
        Ok(taken) => taken,
        Err(error) => return failed(look, error),
    };
    let args = [
        ("added", taken.added.into()),
        ("already", taken.already.into()),
    ];
    let damaged = taken.damaged.iter().take(NAMED);
    let damaged = damaged.map(|damage| said(look, false, damage_words(look, damage)));
    let more = taken.damaged.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| {
        said(
            look,
            false,
            look.tr("exchange-more", &[("count", more.into())]),
        )
    });
    column![said(look, true, look.tr("exchange-taken", &args))]
        .extend(damaged)
        .push(more)
        .spacing(8)
        .into()
}

fn damage_words(look: &Look<'_>, damage: &Damage) -> String {
    let detail = match &damage.what {
        Wrong::Disk(error) => error.detail().to_owned(),
        Wrong::NoGame | Wrong::Line | Wrong::Setup => String::new(),
    };
    let args = [
        ("file", damage.file.as_str().into()),
        ("line", damage.line.into()),
        ("detail", detail.into()),
    ];
    look.tr(damage.what.key(), &args)
}

/// A file that could be taken in: its name, and where it lies.
fn offer<'a>(look: &Look<'_>, path: &Path) -> Element<'a, Message> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let folder = path
        .parent()
        .map(|folder| folder.display().to_string())
        .unwrap_or_default();
    let words = column![
        look.text(Role::Label, name.into_owned())
            .wrapping(text::Wrapping::WordOrGlyph),
        look.soft(Role::Small, folder)
            .wrapping(text::Wrapping::WordOrGlyph),
    ]
    .width(Length::Fill);
    let content = row![
        icon::sign(Icon::Folder, 28.0, look.accent.accent),
        words,
        icon::sign(Icon::Plus, 26.0, look.accent.accent),
    ]
    .spacing(14)
    .align_y(Alignment::Center);
    let skin = Skin::bare(look)
        .fill(look.colours.raised)
        .edge(look.colours.line_strong, 1.0)
        .radius(16.0);
    tap(look, skin, content)
        .width(Length::Fill)
        .padding([12, 16])
        .in_list()
        .on_press(Message::Import(path.to_path_buf()))
        .into()
}
