//! `tablee history`: exports and imports games.

use super::args::History;
use super::replay::Status;
use crate::archive::{self, Form, ImportResult, Wrong};
use crate::core::{FileId, Language};
use crate::localize::Words;
use crate::platform;
use crate::store::Store;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Longest time to wait until imported games are on the disk.
const TIMEOUT: Duration = Duration::from_secs(60);

pub fn history(
    what: History,
    folder: Option<PathBuf>,
    language: Language,
    out: &mut impl Write,
) -> Result<Status, String> {
    let folder = folder.or_else(platform::data_dir);
    let folder = folder.ok_or("there is no folder for games; use --data-dir DIR")?;
    platform::logging::keep_in(&folder);
    let store = Store::open(&folder, |_| {});
    let words = Words::new(language);
    match what {
        History::Import(files) => import(&store, &files, &words, out),
        History::Write(form, ids) => write_games(&store, form, &ids, &words, out),
    }
}

fn write_games(
    store: &Store,
    form: Form,
    ids: &[String],
    words: &Words,
    out: &mut impl Write,
) -> Result<Status, String> {
    if ids.is_empty() {
        let _ = archive::write_all(store, form, out).map_err(|error| error.to_string())?;
    }
    for name in ids {
        let id = FileId::parse(name).ok_or_else(|| format!("there is no game '{name}'"))?;
        archive::write_one(store, &id, form, words, out)
            .map_err(|error| format!("{name}: {error}"))?;
    }
    out.flush().map_err(|error| error.to_string())?;
    Ok(Status::Accepted)
}

/// Prints what was imported; damage goes to standard error, with its line number.
fn import(
    store: &Store,
    files: &[PathBuf],
    words: &Words,
    out: &mut impl Write,
) -> Result<Status, String> {
    let mut all = ImportResult::default();
    for file in files {
        all += archive::import(store, file).map_err(|error| error.to_string())?;
    }
    store.flush(TIMEOUT).map_err(|error| error.to_string())?;
    let args = [("added", all.added.into()), ("already", all.already.into())];
    let taken = words.text_with("exchange-taken", &args);
    writeln!(out, "{taken}").map_err(|error| error.to_string())?;
    for damage in &all.damaged {
        let detail = match &damage.what {
            Wrong::Disk(error) => error.detail(),
            Wrong::NoGame | Wrong::Line | Wrong::Setup => "",
        };
        let args = [
            ("file", damage.file.as_str().into()),
            ("line", damage.line.into()),
            ("detail", detail.into()),
        ];
        eprintln!("{}", words.text_with(damage.what.key(), &args));
    }
    Ok(if all.damaged.is_empty() {
        Status::Accepted
    } else {
        Status::SomeRejected
    })
}
