//! The command line: what was asked for, then off to the room that does it.

mod cli;

use cli::{Command, History};
use std::cell::LazyCell;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use tablee::app;
use tablee::exchange::{self, Form, Taken, Wrong};
use tablee::games::escape::cues::{Cues, Track};
use tablee::games::escape::ui::playable;
use tablee::localize::{Language, Words};
use tablee::platform;
use tablee::play::{Desk, play};
use tablee::replay::{Status, replay};
use tablee::sound::{self, render_wav, sources};
use tablee::store::{Id, Store};

fn main() -> ExitCode {
    let command = cli::parse(std::env::args_os()).map(|(command, verbose)| {
        platform::logging::start(verbose);
        command
    });
    let done = match command {
        Ok(Command::Print(text)) => say(&text),
        Ok(Command::Window(options)) => app::run(options)
            .map(|()| Status::Accepted)
            .map_err(|error| error.to_string()),
        Ok(Command::Replay(file, language)) => replay_file(&file, language),
        Ok(Command::Play(file, language)) => play_file(&file, language),
        Ok(Command::Cues(track, seed)) => print_cues(track, seed),
        Ok(Command::Soundtrack(track, seed, language, wav)) => {
            soundtrack(track, seed, language, &wav)
        }
        Ok(Command::History(what, folder, language)) => history(what, folder, language),
        Err(error) => Err(error.to_string()),
    };
    match done {
        Ok(status) => ExitCode::from(status.exit_code()),
        Err(error) => {
            eprintln!("tablee: {error}");
            ExitCode::from(2)
        }
    }
}

/// Standard output. A reader that has heard enough (`| head`) ends the program, silently.
struct Out(io::StdoutLock<'static>);

impl Out {
    fn new() -> Self {
        Self(io::stdout().lock())
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).inspect_err(leave_if_unheard)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().inspect_err(leave_if_unheard)
    }
}

fn leave_if_unheard(error: &io::Error) {
    if error.kind() == io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
}

fn say(text: &str) -> Result<Status, String> {
    writeln!(Out::new(), "{text}").map_err(|error| error.to_string())?;
    Ok(Status::Accepted)
}

fn replay_file(file: &OsString, language: Language) -> Result<Status, String> {
    // Languages are read only when something has to be said.
    let words = LazyCell::new(|| Words::new(language));
    let phrase = |code: &str| words.text(&format!("error-{code}"));
    let output = Out::new();
    if file == "-" {
        return replay(io::stdin().lock(), output, &phrase).map_err(|error| format!("-: {error}"));
    }
    let path = Path::new(file);
    platform::file::reader(path)
        .and_then(|input| replay(input, output, &phrase))
        .map_err(|error| named(path, &error))
}

fn play_file(file: &Path, language: Language) -> Result<Status, String> {
    let words = LazyCell::new(|| Words::new(language));
    let desk = Desk {
        input: io::stdin().lock(),
        output: Out::new(),
        now: &|| platform::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false),
        phrase: &|code: &str| words.text(&format!("error-{code}")),
    };
    play(file, desk).map_err(|error| named(file, &error))
}

/// What `cues` says of the track itself.
#[derive(serde::Serialize)]
struct Head {
    track: &'static str,
    lead_in_ms: i64,
    length_ms: i64,
}

/// One object for the track, then one per cue.
fn print_cues(track: Track, seed: u64) -> Result<Status, String> {
    let cues = Cues::of(track, seed);
    let soundtrack = playable::soundtrack(track, seed, cues);
    let score = sources::score(soundtrack.score).ok_or("this soundtrack is damaged")?;
    let head = Head {
        track: track.name(),
        lead_in_ms: sound::ms_of(score.lead_in_frames),
        length_ms: sound::ms_of(score.length_frames),
    };
    let head = serde_json::to_string(&head).map_err(|error| error.to_string())?;
    let lines = cues
        .list()
        .iter()
        .map(serde_json::to_string)
        .collect::<Result<Vec<_>, _>>();
    let lines = lines.map_err(|error| error.to_string())?.join("\n");
    say(&format!("{head}\n{lines}"))
}

fn soundtrack(track: Track, seed: u64, language: Language, wav: &Path) -> Result<Status, String> {
    let bar = io::stderr().is_terminal();
    let mut shown = -1;
    let progress = |done: sound::Frame, all: sound::Frame| {
        let percent = done * 100 / all.max(1);
        if bar && percent != shown {
            shown = percent;
            let filled = usize::try_from(percent / 4).unwrap_or(0);
            eprint!("\r[{:<25}] {percent:>3} %", "=".repeat(filled));
        }
    };
    let soundtrack = playable::soundtrack(track, seed, Cues::of(track, seed));
    let done = render_wav::to_wav(&soundtrack, language, wav, progress);
    if bar {
        eprintln!();
    }
    done.map(|()| Status::Accepted)
        .map_err(|error| format!("{}: {error}", wav.display()))
}

/// What a disk may take to write down what came in.
const PATIENCE: Duration = Duration::from_secs(60);

fn history(what: History, folder: Option<PathBuf>, language: Language) -> Result<Status, String> {
    let folder = folder.or_else(platform::data_dir);
    let folder = folder.ok_or("there is no folder for games; use --data-dir DIR")?;
    platform::logging::keep_in(&folder);
    let store = Store::open(&folder, |_| {});
    let words = Words::new(language);
    match what {
        History::Import(files) => import(&store, &files, &words),
        History::Write(form, ids) => write_games(&store, form, &ids, &words),
    }
}

fn write_games(store: &Store, form: Form, ids: &[String], words: &Words) -> Result<Status, String> {
    let mut output = Out::new();
    if ids.is_empty() {
        let _ = exchange::write_all(store, form, &mut output).map_err(|error| error.to_string())?;
    }
    for name in ids {
        let id = Id::parse(name).ok_or_else(|| format!("there is no game '{name}'"))?;
        exchange::write_one(store, &id, form, words, &mut output)
            .map_err(|error| format!("{name}: {error}"))?;
    }
    output.flush().map_err(|error| error.to_string())?;
    Ok(Status::Accepted)
}

/// Says what came in; what is damaged goes to standard error, by its line.
fn import(store: &Store, files: &[PathBuf], words: &Words) -> Result<Status, String> {
    let mut all = Taken::default();
    for file in files {
        all += exchange::import(store, file).map_err(|error| error.to_string())?;
    }
    store.flush(PATIENCE).map_err(|error| error.to_string())?;
    let args = [("added", all.added.into()), ("already", all.already.into())];
    let _ = say(&words.text_with("exchange-taken", &args))?;
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

fn named(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}
