//! Entry point: the command line on desktop systems; a page only has the window.

// A window started from the desktop opens no console; commands print to the console they are
// started from.
#![cfg_attr(windows, windows_subsystem = "windows")]

#[cfg(not(target_arch = "wasm32"))]
mod command_line;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command_line::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    use tablee::platform::{self, worker};
    use tablee::{app, sound};
    platform::logging::start(false);
    if worker::is_apart() {
        return worker::serve::<sound::recording::Decoder>();
    }
    platform::start();
    if let Err(error) = app::run(app::Options::default()) {
        log::error!("{error}");
    }
}
