//! The errors of the store.

use std::io::{self, ErrorKind};
use std::path::Path;

/// Everything the store can refuse or fail at. Cheap to clone, since a banner and a report may both
/// hold it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// Another process is writing this game.
    InUse { file: String },
    /// There is no such game.
    NotFound { file: String },
    /// It was not a game; the file has been renamed.
    Damaged { file: String, kept_as: String },
    /// Another process wrote to the file since we read it.
    Changed { file: String },
    /// The given text is not a game.
    NotAGame,
    /// The given text is not one line.
    NotALine,
    /// The game is not open for writing here.
    NotOpen { file: String },
    /// The folder, or the disk, cannot be written to.
    ReadOnly { detail: String },
    /// The disk is full.
    Full { detail: String },
    /// The disk did not finish in time.
    Slow,
    /// Any other I/O error.
    Io { detail: String },
}

impl Error {
    /// The name of its text: `store-error-<code>`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::InUse { .. } => "in-use",
            Self::NotFound { .. } => "not-found",
            Self::Damaged { .. } => "damaged",
            Self::Changed { .. } => "changed",
            Self::NotAGame => "not-a-game",
            Self::NotALine => "not-a-line",
            Self::NotOpen { .. } => "not-open",
            Self::ReadOnly { .. } => "read-only",
            Self::Full { .. } => "full",
            Self::Slow => "slow",
            Self::Io { .. } => "io",
        }
    }

    /// What a person may want to search for: a file's name or the system's own words. Never the
    /// whole message.
    pub fn detail(&self) -> &str {
        match self {
            Self::InUse { file }
            | Self::NotFound { file }
            | Self::Damaged { file, .. }
            | Self::Changed { file }
            | Self::NotOpen { file } => file,
            Self::ReadOnly { detail } | Self::Full { detail } | Self::Io { detail } => detail,
            Self::NotAGame | Self::NotALine | Self::Slow => "",
        }
    }

    /// A value that cannot be serialised as a line.
    pub fn unwritable(error: &serde_json::Error) -> Self {
        Self::Io {
            detail: error.to_string(),
        }
    }

    /// An I/O error on this file.
    pub fn io(path: &Path, e: &io::Error) -> Self {
        let detail = format!("{}: {e}", path.display());
        match e.kind() {
            ErrorKind::NotFound => Self::NotFound {
                file: path.display().to_string(),
            },
            ErrorKind::PermissionDenied
            | ErrorKind::ReadOnlyFilesystem
            | ErrorKind::NotADirectory => Self::ReadOnly { detail },
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::Full { detail }
            }
            _ => Self::Io { detail },
        }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.detail() {
            "" => f.write_str(self.code()),
            detail => write!(f, "{}: {detail}", self.code()),
        }
    }
}

impl std::error::Error for Error {}
