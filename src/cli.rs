//! Reading the command line; a mistake is one clear line.

use lexopt::{Arg, Parser, ValueExt};
use std::ffi::OsString;
use std::path::PathBuf;
use tablee::app::Options;
use tablee::localize::Language;

pub const HELP: &str = "\
Tablée, a companion for the table: Escape, La Princesse aux échelles, SkyRunner, Fourmis, Vertical

  tablee [options]             open the window
  tablee replay FILE|-         rule on every line of a journal, one JSON object a line
  tablee play FILE             the same for a game that goes on, read from standard input

  --lang fr|en|de              the language, instead of the desktop's
  --data-dir DIR               keep settings and games there
  --fullscreen                 fill the screen
  --help                       this text
  --version                    the version";

#[derive(Debug)]
pub enum Command {
    Print(String),
    Window(Options),
    Replay(OsString, Language),
    Play(PathBuf, Language),
}

pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Command, lexopt::Error> {
    let mut parser = Parser::from_iter(args);
    let mut options = Options::default();
    let mut values = Vec::new();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Ok(Command::Print(HELP.to_owned())),
            Arg::Long("version") | Arg::Short('V') => {
                let version = concat!("tablee ", env!("CARGO_PKG_VERSION"));
                return Ok(Command::Print(version.to_owned()));
            }
            Arg::Long("lang") => options.language = Some(language(&mut parser)?),
            Arg::Long("data-dir") => options.data_dir = Some(parser.value()?.into()),
            Arg::Long("fullscreen") => options.fullscreen = true,
            Arg::Value(value) => values.push(value),
            other => return Err(other.unexpected()),
        }
    }
    command(values, options)
}

fn command(values: Vec<OsString>, options: Options) -> Result<Command, lexopt::Error> {
    let language = options.language.unwrap_or_else(Language::of_desktop);
    let mut values = values.into_iter();
    let Some(name) = values.next() else {
        return Ok(Command::Window(options));
    };
    let (file, more) = (values.next(), values.next());
    match (name.to_str(), file, more) {
        (Some("replay"), Some(file), None) => Ok(Command::Replay(file, language)),
        (Some("play"), Some(file), None) => Ok(Command::Play(file.into(), language)),
        (Some("replay"), ..) => Err("replay takes one file, or - for standard input".into()),
        (Some("play"), ..) => Err("play takes one file".into()),
        _ => Err(format!("there is no command '{}'", name.to_string_lossy()).into()),
    }
}

fn language(parser: &mut Parser) -> Result<Language, lexopt::Error> {
    let code = parser.value()?.string()?;
    Language::ALL
        .into_iter()
        .find(|language| language.code() == code)
        .ok_or_else(|| format!("--lang takes fr, en or de, not '{code}'").into())
}
