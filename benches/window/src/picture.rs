//! Pictures of the screen, in the simplest format that viewers know (PPM).
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use crate::{Result, Size};
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::Path;

/// Writes pixels as the server gives them: blue, green, red, unused.
pub fn write(file: &Path, size: Size, pixels: &[u8]) -> Result<()> {
    let mut out = BufWriter::new(File::create(file)?);
    writeln!(out, "P6 {} {} 255", size.width, size.height)?;
    for pixel in pixels.chunks_exact(4) {
        out.write_all(&[pixel[2], pixel[1], pixel[0]])?;
    }
    Ok(out.flush()?)
}
