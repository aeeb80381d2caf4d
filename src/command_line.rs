//! Parses the command line and runs the command or opens the window.

use std::cell::LazyCell;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use tablee::app;
use tablee::commands::args::{self, Command};
use tablee::commands::play::{PlayIo, play};
use tablee::commands::replay::{Status, replay};
use tablee::commands::{history, soundtrack};
use tablee::core::Language;
use tablee::localize::Words;
use tablee::platform;

pub fn run() -> ExitCode {
    platform::attach_console();
    let command = args::parse(std::env::args_os()).map(|(command, verbose)| {
        platform::logging::start(verbose);
        command
    });
    let done = match command {
        Ok(Command::Print(text)) => say(&text),
        Ok(Command::Window(options)) => match platform::logging::guard(|| app::run(options)) {
            Ok(done) => done
                .map(|()| Status::Accepted)
                .map_err(|error| error.to_string()),
            Err(panic) => Err(panic),
        },
        Ok(Command::Replay(file, language)) => replay_file(&file, language),
        Ok(Command::Play(file, language)) => play_file(&file, language),
        Ok(Command::Cues(track, seed)) => soundtrack::print_cues(track, seed, &mut Out::new()),
        Ok(Command::Soundtrack(track, seed, language, wav)) => {
            soundtrack::render(track, seed, language, &wav)
        }
        Ok(Command::History(what, folder, language)) => {
            history::history(what, folder, language, &mut Out::new())
        }
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

/// Standard output. When its reader is gone (`| head`), the program ends silently.
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
    // Texts are loaded only when something is printed.
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
    let streams = PlayIo {
        input: io::stdin().lock(),
        output: Out::new(),
        now: &|| platform::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false),
        phrase: &|code: &str| words.text(&format!("error-{code}")),
    };
    play(file, streams).map_err(|error| named(file, &error))
}

fn named(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}
