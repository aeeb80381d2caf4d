//! The command line: what was asked for, then off to the room that does it.

mod cli;

use cli::Command;
use std::process::ExitCode;
use tablee::app;

fn main() -> ExitCode {
    match cli::parse(std::env::args_os()) {
        Ok(Command::Print(text)) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Ok(Command::Window(options)) => match app::run(options) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("tablee: {error}");
                ExitCode::FAILURE
            }
        },
        Err(error) => {
            eprintln!("tablee: {error}");
            ExitCode::from(2)
        }
    }
}
