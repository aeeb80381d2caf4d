//! Parses the arguments; an error is one line.

use crate::app::Options;
use crate::archive::Form;
use crate::core::Language;
use crate::games::escape::cues::Track;
use crate::platform;
use lexopt::{Arg, Parser, ValueExt};
use std::ffi::OsString;
use std::path::PathBuf;

pub const HELP: &str = "\
Tablée, a companion for the table: Escape, La Princesse aux échelles, SkyRunner, Fourmis, Vertical

  tablee [options]             open the window
  tablee open FILE             open the window and take in games from another tablet
  tablee replay FILE|-         rule on every line of a journal, one JSON object a line
  tablee play FILE             the same for a game that goes on, read from standard input

  tablee cues --track T        when gongs, doors and collapse are, one JSON object a line
  tablee soundtrack --track T --wav FILE
                               the whole soundtrack as a file, to burn or to copy

  tablee history --json [ID…]  every game of the history, or these, as JSON lines
  tablee history --csv [ID]    a table of all games, or of one game's steps
  tablee history --import FILE…
                               take in games from another tablet; nothing is overwritten

  --track one|two|surprise|gongs   which soundtrack; --seed N for a surprise
  --lang fr|en|de              the language, instead of the desktop's
  --data-dir DIR               keep settings and games there
  --fullscreen                 fill the screen
  --verbose                    log to standard error too, in more detail
  --help                       this text
  --version                    the version";

#[derive(Debug)]
pub enum Command {
    Print(String),
    Window(Options),
    Replay(OsString, Language),
    Play(PathBuf, Language),
    Cues(Track, u64),
    Soundtrack(Track, u64, Language, PathBuf),
    History(History, Option<PathBuf>, Language),
}

/// What to do with the finished games.
#[derive(Debug)]
pub enum History {
    /// All of them, or those with these IDs.
    Write(Form, Vec<String>),
    Import(Vec<PathBuf>),
}

/// Which of the three was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Out(Form),
    In,
}

/// Options of the soundtrack.
#[derive(Debug, Default)]
struct Sound {
    track: Option<Track>,
    seed: u64,
    wav: Option<PathBuf>,
}

/// The command, and whether to log to standard error.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<(Command, bool), lexopt::Error> {
    let mut verbose = false;
    let command = read(args, &mut verbose)?;
    Ok((command, verbose))
}

fn read(
    args: impl IntoIterator<Item = OsString>,
    verbose: &mut bool,
) -> Result<Command, lexopt::Error> {
    let mut parser = Parser::from_iter(args);
    let mut options = Options::default();
    let mut sound = Sound::default();
    let mut way = None;
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
            Arg::Long("verbose") | Arg::Short('v') => *verbose = true,
            Arg::Long("track") => sound.track = Some(track(&mut parser)?),
            Arg::Long("seed") => sound.seed = parser.value()?.parse()?,
            Arg::Long("wav") => sound.wav = Some(parser.value()?.into()),
            Arg::Long("json") => way = only(way, Way::Out(Form::Json))?,
            Arg::Long("csv") => way = only(way, Way::Out(Form::Csv))?,
            Arg::Long("import") => way = only(way, Way::In)?,
            Arg::Value(value) => values.push(value),
            other => return Err(other.unexpected()),
        }
    }
    if values.first().is_some_and(|name| name == "history") {
        let _ = values.remove(0);
        return history(values, way, options);
    }
    if way.is_some() {
        return Err("--json, --csv and --import belong to history".into());
    }
    command(values, options, sound)
}

fn only(before: Option<Way>, way: Way) -> Result<Option<Way>, lexopt::Error> {
    match before {
        None => Ok(Some(way)),
        Some(_) => Err("history takes one of --json, --csv and --import".into()),
    }
}

fn history(
    values: Vec<OsString>,
    way: Option<Way>,
    options: Options,
) -> Result<Command, lexopt::Error> {
    let language = options
        .language
        .unwrap_or_else(|| Language::preferred(&platform::locales()));
    let what = match way {
        None => return Err("history needs --json, --csv or --import".into()),
        Some(Way::In) if values.is_empty() => {
            return Err("history --import needs at least one file".into());
        }
        Some(Way::In) => History::Import(values.into_iter().map(PathBuf::from).collect()),
        Some(Way::Out(Form::Csv)) if values.len() > 1 => {
            return Err("history --csv takes all games or one".into());
        }
        Some(Way::Out(form)) => {
            let ids = values.into_iter().map(ValueExt::string);
            History::Write(form, ids.collect::<Result<_, _>>()?)
        }
    };
    Ok(Command::History(what, options.data_dir, language))
}

fn command(
    values: Vec<OsString>,
    options: Options,
    sound: Sound,
) -> Result<Command, lexopt::Error> {
    let language = options
        .language
        .unwrap_or_else(|| Language::preferred(&platform::locales()));
    let mut values = values.into_iter();
    let Some(name) = values.next() else {
        return Ok(Command::Window(options));
    };
    let (file, more) = (values.next(), values.next());
    match (name.to_str(), file, more) {
        (Some("open"), Some(file), None) => Ok(Command::Window(Options {
            import: Some(file.into()),
            ..options
        })),
        (Some("replay"), Some(file), None) => Ok(Command::Replay(file, language)),
        (Some("play"), Some(file), None) => Ok(Command::Play(file.into(), language)),
        (Some("cues"), None, None) => match sound.track {
            Some(track) => Ok(Command::Cues(track, sound.seed)),
            None => Err("cues needs --track one, two, surprise or gongs".into()),
        },
        (Some("soundtrack"), None, None) => match (sound.track, sound.wav) {
            (Some(track), Some(wav)) => Ok(Command::Soundtrack(track, sound.seed, language, wav)),
            (None, _) => Err("soundtrack needs --track one, two, surprise or gongs".into()),
            (_, None) => Err("soundtrack needs --wav FILE".into()),
        },
        (Some("cues" | "soundtrack"), ..) => Err("this command takes no file name".into()),
        (Some("open"), ..) => Err("open takes one file".into()),
        (Some("replay"), ..) => Err("replay takes one file, or - for standard input".into()),
        (Some("play"), ..) => Err("play takes one file".into()),
        _ => Err(format!("there is no command '{}'", name.to_string_lossy()).into()),
    }
}

fn track(parser: &mut Parser) -> Result<Track, lexopt::Error> {
    let name = parser.value()?.string()?;
    Track::named(&name)
        .ok_or_else(|| format!("--track takes one, two, surprise or gongs, not '{name}'").into())
}

fn language(parser: &mut Parser) -> Result<Language, lexopt::Error> {
    let code = parser.value()?.string()?;
    Language::ALL
        .into_iter()
        .find(|language| language.code() == code)
        .ok_or_else(|| format!("--lang takes fr, en or de, not '{code}'").into())
}
