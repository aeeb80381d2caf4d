//! Drawing without a window.

use crate::Renderer;
use crate::core::Color;
use crate::graphics::Viewport;
use crate::history::History;
use crate::pixels::{Target, to_rgba};
use crate::region::Region;

/// Pixels in memory that are drawn in parts, as those of a window are.
#[derive(Debug, Default)]
pub struct Offscreen {
    region: Region,
    pixels: Vec<u32>,
    history: History,
}

impl Offscreen {
    /// Draws what has been recorded since the last frame, and returns the regions that were drawn.
    pub fn draw(
        &mut self,
        renderer: &mut Renderer,
        viewport: &Viewport,
        background: Color,
    ) -> Vec<Region> {
        let size = viewport.physical_size();
        let region = Region::with_size(size.width, size.height);
        if region != self.region {
            self.region = region;
            self.pixels = vec![0; region.area()];
            self.history.clear();
        }
        let scale = viewport.scale_factor();
        let (layers, rasterizer) = renderer.recorded();
        let regions = self.history.damage(1, layers, background, scale, region);
        let mut target = Target {
            pixels: &mut self.pixels,
            width: region.width(),
        };
        rasterizer.draw(&mut target, layers, scale, &regions, background);
        self.history.push(1, layers, background, scale);
        regions
    }

    /// Red, green, blue and alpha of all pixels.
    pub fn rgba(&self) -> Vec<u8> {
        self.pixels.iter().copied().flat_map(to_rgba).collect()
    }

    /// The pixels as they are drawn.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn pixels(&self) -> &[u32] {
        &self.pixels
    }
}
