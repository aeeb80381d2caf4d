//! Reading the command line; a mistake is one clear line.

use lexopt::{Arg, Parser, ValueExt};
use std::ffi::OsString;
use tablee::app::Options;
use tablee::localize::Language;

pub const HELP: &str = "\
Tablée, a companion for the table: Escape, La Princesse aux échelles, SkyRunner, Fourmis, Vertical

  tablee [options]             open the window

  --lang fr|en|de              the language, instead of the desktop's
  --data-dir DIR               keep settings and games there
  --fullscreen                 fill the screen
  --help                       this text
  --version                    the version";

#[derive(Debug)]
pub enum Command {
    Print(String),
    Window(Options),
}

pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Command, lexopt::Error> {
    let mut parser = Parser::from_iter(args);
    let mut options = Options::default();
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
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Window(options))
}

fn language(parser: &mut Parser) -> Result<Language, lexopt::Error> {
    let code = parser.value()?.string()?;
    Language::ALL
        .into_iter()
        .find(|language| language.code() == code)
        .ok_or_else(|| format!("--lang takes fr, en or de, not '{code}'").into())
}
