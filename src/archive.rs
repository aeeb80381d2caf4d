//! Games of any kind: reads them back, summarises them for the index, exports them as JSON lines or
//! CSV, and imports them.
//!
//! An export of all games is their journals one after the other: a header begins the next one.
//! Damaged games are reported and skipped, nothing is overwritten, and a game that exists already
//! is not imported twice.

use crate::core::FileId;
use crate::games::GameInfo;
use crate::history::{AnyReview, PastGame, Record, csv, seated};
use crate::localize::Words;
use crate::platform::{self, file};
use crate::store::{Error, GameText, Header, Imported, Importer, Place, Store, Summary};
use chrono::DateTime;
use serde::Deserialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How games are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Json,
    Csv,
}

impl Form {
    const fn ending(self) -> &'static str {
        match self {
            Self::Json => "jsonl",
            Self::Csv => "csv",
        }
    }
}

/// Reads a game back; `None` for a game that this version does not know.
pub fn read(text: &GameText) -> Option<Box<dyn AnyReview>> {
    let game = GameInfo::named(&text.header.game)?;
    (game.read)(&text.lines, &text.header.players).ok()
}

/// The index entry of a game; `None` when the game cannot be read.
pub fn summarise(text: &GameText) -> Option<Summary> {
    let review = read(text)?;
    let record = review.record();
    Some(Summary {
        id: text.id.clone(),
        game: text.header.game.clone(),
        started: text.header.started.clone(),
        ended: review.ended().to_owned(),
        players: record.people.iter().map(|one| one.name.clone()).collect(),
        result: serde_json::to_value(&record).ok()?,
        lines: text.lines.len(),
        rough: false,
        form: Summary::FORM,
    })
}

/// An index entry as the screens use it.
pub fn played(summary: &Summary) -> PastGame {
    let time = |text: &str| DateTime::parse_from_rfc3339(text).ok();
    let (started, ended) = (time(&summary.started), time(&summary.ended));
    let mut record = Record::deserialize(&summary.result).unwrap_or_default();
    if record.people.is_empty() {
        record.people = seated(&summary.players);
    }
    PastGame {
        id: summary.id.clone(),
        game: summary.game.clone(),
        started,
        minutes: started
            .zip(ended)
            .map(|(from, to)| (to - from).num_minutes())
            .filter(|minutes| (0..24 * 60).contains(minutes)),
        record,
    }
}

/// Brings the index up to date; games that it does not know yet are read.
pub fn refresh(store: &Store) -> Vec<PastGame> {
    if let Err(error) = store.reconcile(summarise) {
        log::error!("the history is not up to date: {error}");
    }
    let games = store.history();
    let games = games.iter().map(|summary| played(summary));
    games.filter(|game| !game.record.is_empty).collect()
}

/// Writes all finished games, the oldest first, and returns how many.
///
/// # Errors
/// When writing to `out` fails; a game that cannot be read is left out.
pub fn write_all(store: &Store, form: Form, out: &mut dyn Write) -> io::Result<usize> {
    let mut count = 0;
    if form == Form::Csv {
        out.write_all(csv::HEADS.as_bytes())?;
    }
    for played in refresh(store).iter().rev() {
        match form {
            Form::Csv => out.write_all(csv::game(played).as_bytes())?,
            Form::Json => match store.read_game(&played.id) {
                Ok(text) => out.write_all(&text.bytes())?,
                Err(error) => {
                    log::error!("{} is left out: {error}", played.id);
                    continue;
                }
            },
        }
        count += 1;
    }
    Ok(count)
}

/// Writes one game: its journal, or its steps as a table.
///
/// # Errors
/// When it cannot be read, or writing to `out` fails.
pub fn write_one(
    store: &Store,
    id: &FileId,
    form: Form,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let text = store.read_game(id)?;
    let bytes = match form {
        Form::Json => text.bytes(),
        Form::Csv => {
            let review = read(&text).ok_or(Error::NotAGame)?;
            csv::steps(review.as_ref(), words).into_bytes()
        }
    };
    out.write_all(&bytes).map_err(|error| Error::Io {
        detail: error.to_string(),
    })
}

/// Where exported games go: the desktop's documents, or else beside the games.
pub fn folder(store: &Store) -> PathBuf {
    match platform::documents() {
        Some(documents) => documents.join("Tablée"),
        None => store.folder().join("export"),
    }
}

/// Writes an export file and returns its path and the number of games in it.
pub fn export(
    store: &Store,
    only: Option<&FileId>,
    form: Form,
    words: &Words,
) -> Result<(PathBuf, usize), Error> {
    let mut bytes = Vec::new();
    let (stem, count) = match only {
        Some(id) => {
            write_one(store, id, form, words, &mut bytes)?;
            (id.to_string(), 1)
        }
        None => {
            let io = |error: io::Error| Error::Io {
                detail: error.to_string(),
            };
            let count = write_all(store, form, &mut bytes).map_err(io)?;
            (platform::now().format("tablee-%Y-%m-%d").to_string(), count)
        }
    };
    let name = format!("{stem}.{}", form.ending());
    if platform::exchange::hand_over(&name, &bytes) {
        return Ok((PathBuf::from(name), count));
    }
    let folder = folder(store);
    file::make_folder(&folder).map_err(|error| Error::io(&folder, &error))?;
    for copy in 1..10_000 {
        let name = match copy {
            1 => format!("{stem}.{}", form.ending()),
            n => format!("{stem}-{n}.{}", form.ending()),
        };
        let path = folder.join(name);
        match file::create_locked(&path, &bytes) {
            Ok(_) => return Ok((path, count)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                // An identical file is not written twice.
                if file::read(&path).is_ok_and(|there| there == bytes) {
                    return Ok((path, count));
                }
            }
            Err(error) => return Err(Error::io(&path, &error)),
        }
    }
    Err(Error::Full {
        detail: folder.display().to_string(),
    })
}

/// Files that may hold games, in the usual places: downloads, documents, removable drives, and
/// `import` in the data folder.
pub fn offered(store: &Store) -> Vec<PathBuf> {
    const MOST: usize = 60;
    let own = [store.folder().join("import"), folder(store)];
    let mut found: Vec<PathBuf> = Vec::new();
    for place in own.into_iter().chain(platform::arrivals()) {
        let names = file::list(&place).unwrap_or_default();
        let names = names.iter().filter(|name| name.ends_with(".jsonl"));
        for path in names.map(|name| place.join(name)) {
            if !found.contains(&path) && found.len() < MOST {
                found.push(path);
            }
        }
    }
    found
}

/// The result of an import.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ImportResult {
    pub added: usize,
    pub already: usize,
    /// What was skipped, each with its line number.
    pub damaged: Vec<Damage>,
}

impl std::ops::AddAssign for ImportResult {
    fn add_assign(&mut self, other: Self) {
        self.added += other.added;
        self.already += other.already;
        self.damaged.extend(other.damaged);
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    pub file: String,
    pub line: usize,
    pub what: Wrong,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// Lines that belong to no game.
    NoGame,
    /// A damaged line; the rest of its game is imported.
    Line,
    /// A game whose setup is invalid.
    Setup,
    /// It could not be written.
    Disk(Error),
}

impl Wrong {
    /// The key of its text.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::NoGame => "exchange-no-game",
            Self::Line => "exchange-line",
            Self::Setup => "exchange-setup",
            Self::Disk(_) => "exchange-disk",
        }
    }
}

/// Imports a file of games.
///
/// # Errors
/// When the file cannot be read, or our folders cannot be listed.
pub fn import(store: &Store, path: &Path) -> Result<ImportResult, Error> {
    let bytes = file::read(path).map_err(|error| Error::io(path, &error))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    import_bytes(store, &name, &bytes)
}

/// Imports the games in `bytes`; `name` is the file's name.
///
/// # Errors
/// When our folders cannot be listed.
pub fn import_bytes(store: &Store, name: &str, bytes: &[u8]) -> Result<ImportResult, Error> {
    let mut import = Import {
        importer: store.importer()?,
        file: name.to_owned(),
        game: Vec::new(),
        begins: 0,
        taken: ImportResult::default(),
    };
    let lines = bytes.split(|byte| *byte == b'\n');
    let mut astray = false;
    for (line, number) in lines.map(<[u8]>::trim_ascii).zip(1..) {
        if line.is_empty() {
            continue;
        }
        if Header::parse(line).is_some() {
            import.close();
            import.begins = number;
            import.add(line);
            astray = false;
        } else if import.game.is_empty() {
            if !astray {
                import.damage(number, Wrong::NoGame);
            }
            astray = true;
        } else if serde_json::from_slice::<serde::de::IgnoredAny>(line).is_ok() {
            import.add(line);
        } else {
            import.damage(number, Wrong::Line);
        }
    }
    import.close();
    Ok(import.taken)
}

/// The state of an import, game by game.
struct Import {
    importer: Importer,
    file: String,
    /// The lines of the game that is being read.
    game: Vec<u8>,
    begins: usize,
    taken: ImportResult,
}

impl Import {
    fn add(&mut self, line: &[u8]) {
        self.game.extend_from_slice(line);
        self.game.push(b'\n');
    }

    fn damage(&mut self, line: usize, what: Wrong) {
        let file = self.file.clone();
        self.taken.damaged.push(Damage { file, line, what });
    }

    /// The end of a game has been reached.
    fn close(&mut self) {
        let game = std::mem::take(&mut self.game);
        let read = FileId::parse("import").and_then(|id| GameText::read(id, &game).ok());
        let Some(text) = read else { return };
        let summary = summarise(&text);
        // A game that this version does not know is kept for a later version.
        if summary.is_none() && GameInfo::named(&text.header.game).is_some() {
            self.damage(self.begins, Wrong::Setup);
            return;
        }
        match self.importer.take(&game, Place::Finished, summary) {
            Ok(Imported::New(_)) => self.taken.added += 1,
            Ok(Imported::Already(_)) => self.taken.already += 1,
            Err(error) => self.damage(self.begins, Wrong::Disk(error)),
        }
    }
}
