//! Compares pictures of screens with fingerprints that are small enough to be kept in the
//! repository as text.
//!
//! A picture is cut into square cells. Of every cell two values are kept: its mean brightness,
//! from which a rough picture can be drawn, and a projection (`reduce`) of all its pixels, which
//! changes when anything in the cell changes visibly.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod draw;
mod file;
mod palette;
mod reduce;
#[cfg(test)]
mod tests;

pub use draw::{difference, enlarged, sheet};
pub use file::{Kept, Malformed};
pub use palette::write_indexed;
pub use reduce::Fingerprint;

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

/// Red, green, blue and alpha of every pixel, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub rgba: Vec<u8>,
}

impl Picture {
    pub fn filled(width: usize, height: usize, [red, green, blue]: [u8; 3]) -> Self {
        Self {
            width,
            height,
            rgba: [red, green, blue, 255].repeat(width * height),
        }
    }

    pub fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        let at = (y * self.width + x) * 4;
        [self.rgba[at], self.rgba[at + 1], self.rgba[at + 2]]
    }

    /// Fills a rectangle, as far as it lies within the picture.
    pub fn fill(&mut self, left: usize, top: usize, width: usize, height: usize, colour: [u8; 3]) {
        for y in top..(top + height).min(self.height) {
            for x in left..(left + width).min(self.width) {
                let at = (y * self.width + x) * 4;
                self.rgba[at..at + 3].copy_from_slice(&colour);
            }
        }
    }

    /// Copies another picture into this one, as far as it fits.
    pub fn paste(&mut self, left: usize, top: usize, other: &Self) {
        let width = other.width.min(self.width.saturating_sub(left)) * 4;
        for y in 0..other.height.min(self.height.saturating_sub(top)) {
            let from = y * other.width * 4;
            let to = ((top + y) * self.width + left) * 4;
            self.rgba[to..to + width].copy_from_slice(&other.rgba[from..from + width]);
        }
    }

    /// The same picture at a fraction of its size, by the mean of every square of `by` pixels.
    #[must_use]
    pub fn reduced(&self, by: usize) -> Self {
        let mut small = Self::filled(self.width / by, self.height / by, [0; 3]);
        let count = by * by;
        for y in 0..small.height {
            for x in 0..small.width {
                let mut sums = [0_usize; 3];
                for (dx, dy) in (0..count).map(|at| (at % by, at / by)) {
                    let pixel = self.pixel(x * by + dx, y * by + dy);
                    for (sum, part) in sums.iter_mut().zip(pixel) {
                        *sum += usize::from(part);
                    }
                }
                let colour = sums.map(|sum| u8::try_from((sum + count / 2) / count).unwrap_or(255));
                small.fill(x, y, 1, 1, colour);
            }
        }
        small
    }

    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut encoder = png::Encoder::new(
            BufWriter::new(File::create(path)?),
            extent(self.width),
            extent(self.height),
        );
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_compression(png::Compression::Fast);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgba)?;
        writer.finish()?;
        Ok(())
    }
}

fn extent(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
