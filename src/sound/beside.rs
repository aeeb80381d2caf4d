//! Decoding in a second run of this program: neither a decoder nor a slow disk shall cost the
//! beat, and what decoding takes is given back, the pages of the sound files among it.
//!
//! What is wanted goes in as JSON. Every sound comes out as one byte with its channels, none if it
//! cannot be played, then its samples in pieces, each behind its length in bytes, and a length of
//! nothing.

use super::clip::{Clip, Decoded, PIECE, SAMPLE_BYTES};
use super::score::From;
use super::sources::Sources;
use crate::localize::Language;
use crate::platform::file::Scratch;
use crate::platform::helper::Helper;
use serde::{Deserialize, Serialize};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The word on the command line that makes the program do this.
pub const COMMAND: &str = "decode";

#[derive(Debug, Serialize, Deserialize)]
struct Asked {
    language: String,
    own_voices: Option<PathBuf>,
    sounds: Vec<From>,
}

/// The process, as long as somebody waits for its sounds.
#[derive(Debug)]
pub struct Beside(Helper);

impl Beside {
    /// Starts `program`, which will make these sounds in turn.
    ///
    /// # Errors
    /// Whatever the system says.
    pub fn start(program: &Path, sources: &Sources, sounds: &[Arc<From>]) -> io::Result<Self> {
        let asked = Asked {
            language: sources.language.code().to_owned(),
            own_voices: sources.own_voices.clone(),
            sounds: sounds.iter().map(|from| from.as_ref().clone()).collect(),
        };
        Helper::start(program, COMMAND, &asked).map(Self)
    }

    /// The next sound, in `scratch`; none if it cannot be played.
    ///
    /// # Errors
    /// When the process has ended too early, or the disk is full.
    pub fn next(&mut self, scratch: &Arc<Scratch>) -> io::Result<Option<Clip>> {
        let mut channels = [0];
        self.0.read_exact(&mut channels)?;
        match channels[0] {
            0 => return Ok(None),
            1 | 2 => {}
            _ => return Err(ErrorKind::InvalidData.into()),
        }
        let start = scratch.length();
        let mut piece = Vec::new();
        loop {
            let mut bytes = [0; 4];
            self.0.read_exact(&mut bytes)?;
            let bytes = u32::from_le_bytes(bytes) as usize;
            if bytes == 0 {
                break;
            }
            if bytes > PIECE * SAMPLE_BYTES {
                return Err(ErrorKind::InvalidData.into());
            }
            piece.resize(bytes, 0);
            self.0.read_exact(&mut piece)?;
            scratch.append(&piece)?;
        }
        Ok(Some(Clip::stored(scratch, start, channels[0].into())))
    }
}

/// The other end: makes what is asked for, until it is done or nobody listens any more.
///
/// # Errors
/// When nothing sensible is asked for, or nobody takes what is made.
pub fn serve(input: impl Read, mut output: impl Write) -> io::Result<()> {
    let asked: Asked = serde_json::from_reader(input)?;
    let sources = Sources {
        language: Language::from_code(&asked.language).ok_or(ErrorKind::InvalidInput)?,
        own_voices: asked.own_voices,
    };
    for from in &asked.sounds {
        match sources.open(from) {
            Some(decoded) => send(decoded, &mut output)?,
            None => output.write_all(&[0])?,
        }
    }
    output.flush()
}

fn send(mut decoded: Decoded, output: &mut impl Write) -> io::Result<()> {
    output.write_all(&[u8::from(decoded.channels > 1) + 1])?;
    let mut piece = Vec::new();
    loop {
        decoded.piece(&mut piece);
        let length = u32::try_from(piece.len()).map_err(|_| ErrorKind::InvalidData)?;
        output.write_all(&length.to_le_bytes())?;
        if piece.is_empty() {
            return Ok(());
        }
        output.write_all(&piece)?;
    }
}
