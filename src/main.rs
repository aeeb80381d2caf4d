//! The command line: what was asked for, then off to the room that does it.

mod cli;

use cli::Command;
use std::cell::LazyCell;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use tablee::app;
use tablee::localize::{Language, Words};
use tablee::platform;
use tablee::play::{Desk, play};
use tablee::replay::{Status, replay};

fn main() -> ExitCode {
    let done = match cli::parse(std::env::args_os()) {
        Ok(Command::Print(text)) => {
            println!("{text}");
            return ExitCode::SUCCESS;
        }
        Ok(Command::Window(options)) => app::run(options)
            .map(|()| Status::Accepted)
            .map_err(|error| error.to_string()),
        Ok(Command::Replay(file, language)) => replay_file(&file, language),
        Ok(Command::Play(file, language)) => play_file(&file, language),
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

fn replay_file(file: &OsString, language: Language) -> Result<Status, String> {
    // Languages are read only when something has to be said.
    let words = LazyCell::new(|| Words::new(language));
    let phrase = |code: &str| words.text(&format!("error-{code}"));
    let output = io::stdout().lock();
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
        output: io::stdout().lock(),
        now: &|| platform::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false),
        phrase: &|code: &str| words.text(&format!("error-{code}")),
    };
    play(file, desk).map_err(|error| named(file, &error))
}

fn named(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}
