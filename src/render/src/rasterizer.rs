//! Draws a recorded frame, region by region.

use crate::core::{Color, Size, Transformation, svg};
use crate::graphics::Image;
use crate::layer::Layer;
use crate::occlusion::{Occlusion, Order};
use crate::path::Filler;
use crate::pixels::{Target, premultiply};
use crate::region::Region;
use crate::svg::Svgs;
use crate::text::TextDrawer;
use crate::{image, quad};
use std::sync::LazyLock;
use std::thread;

/// Whether a second thread can draw at the same time.
static IS_PARALLEL: LazyLock<bool> =
    LazyLock::new(|| thread::available_parallelism().is_ok_and(|cores| cores.get() > 1));

/// Draws frames: small regions on the calling thread, large ones on two threads.
#[derive(Debug, Default)]
pub struct Rasterizer {
    upper: BandRasterizer,
    lower: BandRasterizer,
}

/// What is drawn.
#[derive(Clone, Copy)]
struct Frame<'a> {
    layers: &'a [Layer],
    scale: f32,
    background: u32,
}

impl Rasterizer {
    pub fn measure_svg(&self, handle: &svg::Handle) -> Size<u32> {
        self.upper.svgs.measure(handle)
    }

    pub fn draw(
        &mut self,
        target: &mut Target<'_>,
        layers: &[Layer],
        scale: f32,
        regions: &[Region],
        background: Color,
    ) {
        let frame = Frame {
            layers,
            scale,
            background: premultiply(background),
        };
        let is_done = match middle(regions) {
            Some(y) if *IS_PARALLEL => self.draw_halves(target, frame, regions, y),
            _ => false,
        };
        if !is_done {
            self.upper.draw(target, frame, regions);
        }
        self.upper.trim();
        self.lower.trim();
    }

    /// Draws what lies above a row on this thread and the rest on another. Returns whether there
    /// was one.
    fn draw_halves(
        &mut self,
        target: &mut Target<'_>,
        frame: Frame<'_>,
        regions: &[Region],
        y: i32,
    ) -> bool {
        let cut = |region: &Region| region.split(y);
        let (above, below): (Vec<Region>, Vec<Region>) = regions.iter().map(cut).unzip();
        let (mut upper, mut lower) = target.split(y);
        thread::scope(|scope| {
            let draw_lower = || self.lower.draw(&mut lower, frame, &below);
            let is_spawned = thread::Builder::new()
                .spawn_scoped(scope, draw_lower)
                .is_ok();
            if is_spawned {
                self.upper.draw(&mut upper, frame, &above);
            }
            is_spawned
        })
    }
}

/// The row in the middle of what is to be drawn, if there is enough for two threads.
fn middle(regions: &[Region]) -> Option<i32> {
    /// Takes several times as long to draw as a thread takes to start.
    const LEAST_AREA: usize = 512 * 512;
    let area: usize = regions.iter().map(|region| region.area()).sum();
    let weighted = |region: &Region| region.area() * (region.top + region.bottom) as usize / 2;
    let sum: usize = regions.iter().map(weighted).sum();
    (area >= LEAST_AREA).then(|| (sum / area) as i32)
}

/// Draws one band of a window, and keeps what it needs for the next frame.
#[derive(Debug, Default)]
struct BandRasterizer {
    svgs: Svgs,
    text: TextDrawer,
    filler: Filler,
    occlusion: Occlusion,
}

impl BandRasterizer {
    fn draw(&mut self, target: &mut Target<'_>, frame: Frame<'_>, regions: &[Region]) {
        let Frame { layers, scale, .. } = frame;
        for &region in regions {
            self.occlusion.find(layers, scale, region);
            for &visible in self.occlusion.visible(region, Order(0, 0)) {
                target.fill(visible, frame.background);
            }
            for (index, layer) in layers.iter().enumerate() {
                let clip = region.intersection(Region::centers(layer.bounds * scale));
                if !self.occlusion.is_hidden(clip, Order::after_quads(index)) {
                    self.draw_quads(target, layer, index, scale, clip);
                    self.draw_shapes(target, layer, index, scale, clip);
                    self.draw_images(target, layer, index, scale, clip);
                    self.draw_text(target, layer, scale, clip);
                }
            }
        }
    }

    fn trim(&mut self) {
        self.svgs.trim();
        self.text.trim();
    }

    fn draw_quads(
        &mut self,
        target: &mut Target<'_>,
        layer: &Layer,
        index: usize,
        scale: f32,
        clip: Region,
    ) {
        for (position, (quad, background)) in layer.quads.iter().enumerate() {
            // A quad can hide its own shadow.
            let shadow = quad::shadow_extent(quad, scale).intersection(clip);
            for &visible in self.occlusion.visible(shadow, Order(index, position)) {
                quad::draw_shadow(target, visible, quad, scale);
            }
            let body = quad::body_extent(quad, scale).intersection(clip);
            for &visible in self.occlusion.visible(body, Order(index, position + 1)) {
                quad::draw(target, visible, quad, background, scale);
            }
        }
    }

    fn draw_shapes(
        &mut self,
        target: &mut Target<'_>,
        layer: &Layer,
        index: usize,
        scale: f32,
        clip: Region,
    ) {
        for item in &layer.shapes {
            let transformation = Transformation::scale(scale) * item.transformation();
            for shape in item.content() {
                let clip = clip.intersection(shape.extent(transformation));
                if !self.occlusion.is_hidden(clip, Order::after_quads(index)) {
                    self.filler.draw(target, clip, shape, transformation);
                }
            }
        }
    }

    fn draw_images(
        &mut self,
        target: &mut Target<'_>,
        layer: &Layer,
        index: usize,
        scale: f32,
        clip: Region,
    ) {
        for image in &layer.images {
            let clip = clip.intersection(image::extent(image, scale));
            for &visible in self.occlusion.visible(clip, Order::after_quads(index)) {
                match image {
                    Image::Raster {
                        image,
                        bounds,
                        clip_bounds,
                    } => {
                        let corners = image::corners(image, *clip_bounds, scale);
                        image::draw(target, visible, image, *bounds * scale, corners);
                    }
                    Image::Vector { svg, bounds, .. } => {
                        self.svgs.draw(target, visible, svg, *bounds * scale);
                    }
                }
            }
        }
    }

    fn draw_text(&mut self, target: &mut Target<'_>, layer: &Layer, scale: f32, clip: Region) {
        for item in &layer.text {
            let transformation = Transformation::scale(scale) * item.transformation();
            for text in item.content() {
                self.text.draw(target, clip, text, transformation);
            }
        }
    }
}
