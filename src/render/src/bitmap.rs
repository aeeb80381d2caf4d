//! Glyphs and SVGs after they have been rasterised.

use crate::pixels::{Target, blend_mask, blend_pixels, modulate};
use crate::region::Region;

#[derive(Debug, PartialEq)]
pub struct Bitmap {
    /// From the point where it is drawn to its top left corner.
    offset: (i32, i32),
    width: u32,
    height: u32,
    pixels: Pixels,
}

#[derive(Debug, PartialEq)]
pub enum Pixels {
    /// Coverage only: drawn in one colour.
    Mask(Box<[u8]>),
    /// Premultiplied colours.
    Color(Box<[u32]>),
}

impl Bitmap {
    /// The pixels must be as many as the size says.
    pub fn new(offset: (i32, i32), width: u32, height: u32, pixels: Pixels) -> Self {
        Self {
            offset,
            width,
            height,
            pixels,
        }
    }

    /// Memory that it takes.
    pub fn bytes(&self) -> usize {
        match &self.pixels {
            Pixels::Mask(mask) => mask.len(),
            Pixels::Color(colors) => 4 * colors.len(),
        }
    }

    /// Draws it at a point. A mask is drawn in the premultiplied `color`; colours take its alpha
    /// as their opacity.
    pub fn draw(&self, target: &mut Target<'_>, clip: Region, (x, y): (i32, i32), color: u32) {
        let (left, top) = (x + self.offset.0, y + self.offset.1);
        let region = Region::with_size(self.width, self.height)
            .translate(left, top)
            .intersection(clip);
        if region.is_empty() {
            return;
        }
        for y in region.top..region.bottom {
            let start = (y - top) as usize * self.width as usize + (region.left - left) as usize;
            let row = target.row(y, region.left, region.right);
            match &self.pixels {
                Pixels::Mask(mask) => blend_mask(row, color, &mask[start..start + row.len()]),
                Pixels::Color(colors) => {
                    blend_pixels(row, &colors[start..start + row.len()], color >> 24);
                }
            }
        }
    }

    /// One premultiplied pixel, which must lie inside, as [`Self::draw`] would draw it.
    pub fn pixel(&self, x: u32, y: u32, color: u32) -> u32 {
        let at = y as usize * self.width as usize + x as usize;
        match &self.pixels {
            Pixels::Mask(mask) => modulate(color, u32::from(mask[at])),
            Pixels::Color(colors) => modulate(colors[at], color >> 24),
        }
    }
}
