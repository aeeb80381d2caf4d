//! Draws a recorded frame, region by region.

use crate::core::{Color, Transformation};
use crate::graphics::Image;
use crate::layer::Layer;
use crate::occlusion::{Occlusion, Order};
use crate::path::Filler;
use crate::pixels::{Target, premultiply};
use crate::region::Region;
use crate::svg::Svgs;
use crate::text::TextDrawer;
use crate::{image, quad};

/// Everything that is kept from one frame to the next in order to draw.
#[derive(Debug, Default)]
pub struct Rasterizer {
    pub svgs: Svgs,
    pub text: TextDrawer,
    filler: Filler,
    occlusion: Occlusion,
}

/// Divides a region into parts whose pixels fit into the cache of one processor core. What is
/// drawn over other things then finds their pixels there, and not in memory.
fn bands(region: Region) -> impl Iterator<Item = Region> {
    const PIXELS: usize = 1 << 17;
    let rows = (PIXELS / region.width().max(1)).max(16);
    (region.top..region.bottom)
        .step_by(rows)
        .map(move |top| Region {
            top,
            bottom: region.bottom.min(top + rows as i32),
            ..region
        })
}

impl Rasterizer {
    pub fn draw(
        &mut self,
        target: &mut Target<'_>,
        layers: &[Layer],
        scale: f32,
        regions: &[Region],
        background: Color,
    ) {
        let background = premultiply(background);
        self.text.glyphs.receive();
        for region in regions.iter().copied().flat_map(bands) {
            self.occlusion.find(layers, scale, region);
            for &visible in self.occlusion.visible(region, Order(0, 0)) {
                target.fill(visible, background);
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
