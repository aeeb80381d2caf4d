//! The command line: what was asked for, then off to the room that does it.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use fluent_bundle::{FluentBundle, FluentResource};
use tablee::play::{Desk, play};
use tablee::replay::{Status, replay};

enum Command {
    Replay(OsString),
    Play(PathBuf),
}

fn main() -> ExitCode {
    let done = parse(lexopt::Parser::from_env())
        .map_err(|error| error.to_string())
        .and_then(|command| run(&command).map_err(|(path, error)| format!("{path}: {error}")));
    match done {
        Ok(status) => ExitCode::from(status.exit_code()),
        Err(error) => {
            eprintln!("tablee: {error}");
            ExitCode::from(2)
        }
    }
}

fn parse(mut arguments: lexopt::Parser) -> Result<Command, lexopt::Error> {
    use lexopt::prelude::*;
    let mut values = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Value(value) => values.push(value),
            other => return Err(other.unexpected()),
        }
    }
    let mut values = values.into_iter();
    match (values.next(), values.next(), values.next()) {
        (Some(command), Some(file), None) if command == "replay" => Ok(Command::Replay(file)),
        (Some(command), Some(file), None) if command == "play" => Ok(Command::Play(file.into())),
        _ => Err("expected `replay FILE`, `replay -` or `play FILE`".into()),
    }
}

fn run(command: &Command) -> Result<Status, (String, io::Error)> {
    let output = io::stdout().lock();
    match command {
        Command::Replay(file) if file == "-" => {
            replay(io::stdin().lock(), output, &sentence).map_err(|error| ("-".to_owned(), error))
        }
        Command::Replay(file) => File::open(file)
            .and_then(|input| replay(input, output, &sentence))
            .map_err(|error| (shown(Path::new(file)), error)),
        Command::Play(file) => {
            let desk = Desk {
                input: io::stdin().lock(),
                output,
                now: &|| chrono::Local::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false),
                phrase: &sentence,
            };
            play(file, desk).map_err(|error| (shown(file), error))
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The French sentence for an error code, until the languages have moved in.
fn sentence(code: &str) -> String {
    let source = include_str!("../i18n/fr/errors.ftl").to_owned();
    let resource = FluentResource::try_new(source).unwrap_or_else(|(partial, _)| partial);
    let mut bundle = FluentBundle::new(vec![unic_langid::LanguageIdentifier::default()]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
        .get_message(&format!("error-{code}"))
        .and_then(|message| message.value())
        .map_or_else(
            || code.to_owned(),
            |pattern| {
                let mut errors = Vec::new();
                bundle
                    .format_pattern(pattern, None, &mut errors)
                    .into_owned()
            },
        )
}
