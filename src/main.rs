//! The command line: what was asked for, then the command or the window that does it. A page has
//! only the window.

#[cfg(not(target_arch = "wasm32"))]
mod command_line;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command_line::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    use tablee::{app, platform};
    platform::logging::start(false);
    platform::start();
    if let Err(error) = app::run(app::Options::default()) {
        log::error!("{error}");
    }
}
