//! A program under measurement: its process, its log and its processor time.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use crate::screen::Screen;
use crate::{Error, Result};
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use tempfile::TempDir;

#[derive(Debug)]
pub struct Program {
    process: Child,
    log: PathBuf,
    read: u64,
    _home: TempDir,
}

impl Program {
    /// Starts it with a home of its own, at this scale factor, with these variables set.
    pub fn start(
        screen: &Screen,
        command: &Path,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Result<Self> {
        let home = tempfile::tempdir()?;
        let log = home.path().join("log");
        let mut builder = Command::new(command);
        for variable in [
            "WAYLAND_DISPLAY",
            "WAYLAND_SOCKET",
            "XDG_DATA_HOME",
            "XDG_CONFIG_HOME",
            "XDG_CACHE_HOME",
            "XDG_STATE_HOME",
        ] {
            let _ = builder.env_remove(variable);
        }
        let output = File::create(&log)?;
        let process = builder
            .args(arguments)
            .env("DISPLAY", &screen.name)
            .env("HOME", home.path())
            .env("XDG_RUNTIME_DIR", home.path())
            .env("WINIT_X11_SCALE_FACTOR", "1")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output)
            .spawn()
            .map_err(|error| format!("{} does not start: {error}", command.display()))?;
        Ok(Self {
            process,
            log,
            read: 0,
            _home: home,
        })
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// How it ended, if it did.
    pub fn ended(&mut self) -> Result<Option<ExitStatus>> {
        Ok(self.process.try_wait()?)
    }

    /// What it wrote since this was asked last.
    pub fn new_log(&mut self) -> Result<String> {
        let mut file = File::open(&self.log)?;
        let _ = file.seek(SeekFrom::Start(self.read))?;
        let mut bytes = Vec::new();
        self.read += file.read_to_end(&mut bytes)? as u64;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    pub fn whole_log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Processor time of all threads so far, in milliseconds. The kernel counts it in
    /// nanoseconds per thread; what ended threads used is not in it.
    pub fn cpu_ms(&self) -> Result<f64> {
        let mut sum = 0u64;
        for task in fs::read_dir(format!("/proc/{}/task", self.id()))? {
            let Ok(text) = fs::read_to_string(task?.path().join("schedstat")) else {
                continue;
            };
            let spent = text.split(' ').next().unwrap_or_default();
            sum += spent.parse::<u64>()?;
        }
        Ok(sum as f64 / 1e6)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Whether no thread of a process runs or waits for a processor.
pub fn is_asleep(process: u32) -> Result<bool> {
    for task in fs::read_dir(format!("/proc/{process}/task"))? {
        let text = fs::read_to_string(task?.path().join("stat")).unwrap_or_default();
        let state = text
            .rsplit_once(") ")
            .map_or("", |(_, rest)| rest.get(..1).unwrap_or(""));
        if matches!(state, "R" | "D") {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The program to measure: the argument, or `TABLEE_BIN`, or the one beside this.
pub fn tablee(argument: Option<PathBuf>) -> Result<PathBuf> {
    let found = argument.or_else(|| std::env::var_os("TABLEE_BIN").map(PathBuf::from));
    let program = match found {
        Some(program) => program,
        None => std::env::current_exe()?
            .parent()
            .ok_or("no folder")?
            .join("tablee"),
    };
    if program.is_file() {
        Ok(program)
    } else {
        Err(Error::from(format!(
            "there is no program at {}",
            program.display()
        )))
    }
}

/// Times of the frames in a log, in milliseconds.
#[derive(Debug, Clone, Copy, Default)]
pub struct Frames {
    pub count: usize,
    pub compare: f64,
    pub draw: f64,
    pub show: f64,
}

impl Frames {
    pub fn of(log: &str) -> Self {
        let mut frames = Self::default();
        for line in log.lines().filter(|line| line.starts_with("frame:")) {
            frames.count += 1;
            frames.compare += time_after(line, "compare ");
            frames.draw += time_after(line, "draw ");
            frames.show += time_after(line, "show ");
        }
        frames
    }
}

/// A `Duration` as `Debug` writes it, after this word.
fn time_after(line: &str, word: &str) -> f64 {
    let Some((_, rest)) = line.split_once(word) else {
        return 0.0;
    };
    let digits = rest
        .find(|char: char| !char.is_ascii_digit() && char != '.')
        .unwrap_or(rest.len());
    let value: f64 = rest[..digits].parse().unwrap_or(0.0);
    let unit = rest[digits..].trim_start();
    if unit.starts_with("ns") {
        value / 1e6
    } else if unit.starts_with('µ') || unit.starts_with("us") {
        value / 1e3
    } else if unit.starts_with("ms") {
        value
    } else {
        value * 1e3
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frame_lines_are_summed() {
        let log = "frame: wait 1ms, compare 250µs, draw 1.5ms, show 20.0ns; 9 pixels\n\
                   other\nframe: compare 1s, draw 0ns, show 2ms\n";
        let frames = Frames::of(log);
        assert_eq!(frames.count, 2);
        assert!((frames.compare - 1000.25).abs() < 1e-9);
        assert!((frames.draw - 1.5).abs() < 1e-9);
        assert!((frames.show - 2.00002).abs() < 1e-9);
    }
}
