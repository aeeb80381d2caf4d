//! Log sink: the browser's console.

use super::host;
use log::{Level, LevelFilter, Log, Metadata, Record};
use std::path::Path;
use web_sys::console;

/// Name of the log, where there is one.
pub const FILE: &str = "tablee.log";

/// Installs the sink for the whole program, and tells the page of a panic: after one nothing
/// moves any more.
pub fn start(verbose: bool) {
    if log::set_logger(&Console).is_ok() {
        log::set_max_level(if verbose {
            LevelFilter::Debug
        } else {
            LevelFilter::Info
        });
    }
    std::panic::set_hook(Box::new(|panic| {
        console::error_1(&panic.to_string().into());
        host::call("stop", &[panic.to_string().into()]);
    }));
}

/// A page has no log file.
pub fn keep_in(_folder: &Path) {}

struct Console;

impl Log for Console {
    /// Other crates are heard only when something is wrong.
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("tablee") || metadata.level() <= Level::Warn
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let line = format!("{}: {}", record.target(), record.args()).into();
        match record.level() {
            Level::Error => console::error_1(&line),
            Level::Warn => console::warn_1(&line),
            _ => console::info_1(&line),
        }
    }

    fn flush(&self) {}
}

/// A page that panics is gone with all that it knows.
pub fn take_crash(_folder: &Path) -> bool {
    false
}
