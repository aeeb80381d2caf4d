//! A second run of this program, for work that takes far more memory than what comes of it: when
//! it ends, all of that is given back.

use serde::Serialize;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// As long as somebody waits for what it makes.
#[derive(Debug)]
pub struct Helper {
    child: Child,
    made: BufReader<ChildStdout>,
}

impl Helper {
    /// Starts `program` with one `word` on its command line, and tells it what is wanted as JSON.
    ///
    /// # Errors
    /// Whatever the system says.
    pub fn start(program: &Path, word: &str, wanted: &impl Serialize) -> io::Result<Self> {
        let mut child = Command::new(program)
            .arg(word)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let made = child.stdout.take().ok_or(ErrorKind::BrokenPipe)?;
        let told = child.stdin.take().ok_or(ErrorKind::BrokenPipe)?;
        let helper = Self {
            child,
            made: BufReader::new(made),
        };
        serde_json::to_writer(told, wanted)?;
        Ok(helper)
    }
}

/// What it has made.
impl Read for Helper {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.made.read(bytes)
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
