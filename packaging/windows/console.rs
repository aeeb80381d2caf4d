//! `tablee.com`: runs `tablee.exe`, which lies beside it, and waits for it.
//!
//! A shell that is told `tablee` takes this one. It is a program of the console, so that the shell
//! waits for its end; for `tablee.exe`, a program of the desktop, no shell waits.

use std::env;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let ended = env::current_exe().and_then(|program| {
        let program = program.with_extension("exe");
        Command::new(program).args(env::args_os().skip(1)).status()
    });
    match ended {
        Ok(status) => {
            let code = status.code().and_then(|code| u8::try_from(code).ok());
            ExitCode::from(code.unwrap_or(2))
        }
        Err(error) => {
            eprintln!("tablee: {error}");
            ExitCode::from(2)
        }
    }
}
